//! The coalition of any number of players, where its members play one of two kinds of joint strategies: all at one threshold, or
//! one who always holds beside all others at one threshold.
//!
//! For thresholds t₂ … tₙ with the product P, and F(x) = Π max(x, tⱼ), α = 2a(P − F(a)) + Σ(a − tⱼ) + 2Σ∫F from a to those tⱼ
//! that are above a (`docs/no-die-no-profit.md`); of both kinds that is closed. β = 2aP + Σ(1 − tⱼ) − a, by counting holders.

/// Steps of each search for a maximum: each leaves 2/3 of the interval.
const STEPS: u32 = 80;

/// The lattice of each search for a minimum, and how often it is refined.
const LATTICE: u32 = 48;
const REFINEMENTS: u32 = 6;

/// A kind of joint strategy with its one threshold.
#[derive(Clone, Copy, Debug)]
pub(super) enum Joint {
    /// All at this threshold.
    Bloc(f64),
    /// One always holds, and all others are at this threshold.
    Spoiler(f64),
}

impl Joint {
    /// α of player 1, and β.
    pub(super) fn round(self, others: u32, mine: f64) -> (f64, f64) {
        let n = f64::from(others);
        let rest = n - 1.0;
        match self {
            Self::Bloc(at) => {
                let all = at.powf(n);
                let alpha = if mine <= at {
                    n * (at - mine) * (2.0 * all - 1.0)
                } else {
                    2.0 * mine * (all - mine.powf(n)) + n * (mine - at)
                };
                (alpha, 2.0 * mine * all + n * (1.0 - at) - mine)
            }
            Self::Spoiler(at) => {
                let alpha = if mine <= at {
                    let beside = at.powf(rest);
                    let other = mine - at + beside * (at * at - mine * mine);
                    mine - 2.0 * mine * mine * beside + rest * other
                } else {
                    mine - 2.0 * mine.powf(n + 1.0) + rest * (mine - at)
                };
                (alpha, 1.0 + rest * (1.0 - at) - mine)
            }
        }
    }

    /// α + βV.
    fn worth(self, others: u32, mine: f64, value: f64) -> f64 {
        let (alpha, beta) = self.round(others, mine);
        alpha + beta * value
    }
}

/// Bounds of what a round is worth to player 1, if a unit of the stakes carried on is worth `value`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    /// The least that her best threshold leaves her, as far as the lattice sees.
    pub(super) secured: f64,
    /// The most that a mixture of one of each kind leaves to any threshold.
    pub(super) conceded: f64,
}

/// The argument at which a concave function is largest, and its value.
fn largest(of: impl Fn(f64) -> f64) -> (f64, f64) {
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..STEPS {
        let (left, right) = (low + (high - low) / 3.0, high - (high - low) / 3.0);
        if of(left) < of(right) {
            low = left;
        } else {
            high = right;
        }
    }
    let at = f64::midpoint(low, high);
    (at, of(at))
}

/// The argument from 0 to 1 at which a function is least: those near 1 are looked at more closely, as those of many players are there.
fn least(of: impl Fn(f64) -> f64) -> (f64, f64) {
    let at = |place: f64| 1.0 - place * place;
    let (mut low, mut high) = (0.0, 1.0);
    let mut found = (f64::NAN, f64::INFINITY);
    for _ in 0..=REFINEMENTS {
        let step = (high - low) / f64::from(LATTICE);
        for place in (0..=LATTICE).map(|count| low + step * f64::from(count)) {
            let value = of(at(place));
            if value < found.1 {
                found = (place, value);
            }
        }
        (low, high) = (
            (found.0 - 2.0 * step).max(0.0),
            (found.0 + 2.0 * step).min(1.0),
        );
    }
    (at(found.0), found.1)
}

/// Both bounds.
pub(super) fn bounds(others: u32, value: f64) -> Bounds {
    let replies = |mine: f64| {
        [Joint::Bloc as fn(f64) -> Joint, Joint::Spoiler]
            .map(|kind| least(|at| kind(at).worth(others, mine, value)))
    };
    let (mine, secured) = largest(|mine| {
        let [bloc, spoiler] = replies(mine);
        bloc.1.min(spoiler.1)
    });
    let [(bloc, _), (spoiler, _)] = replies(mine);
    let (bloc, spoiler) = (Joint::Bloc(bloc), Joint::Spoiler(spoiler));
    let mixed = |share: f64| {
        let worth = |mine: f64| {
            let rare = spoiler.worth(others, mine, value);
            share * rare + (1.0 - share) * bloc.worth(others, mine, value)
        };
        largest(worth).1
    };
    // What the best threshold gets is convex in the share.
    let (_, conceded) = largest(|share| -mixed(share));
    Bounds {
        secured,
        conceded: -conceded,
    }
}

/// Is the value of the repeated game, the fixed point V = Value(α + βV), from `low` to `high`? As Value(α + βV) − V falls with V,
/// it is where she secures `low` before `low`, and the coalition concedes `high` before `high`.
pub(super) fn is_within(others: u32, (low, high): (f64, f64)) -> bool {
    bounds(others, low).secured >= low && bounds(others, high).conceded <= high
}
