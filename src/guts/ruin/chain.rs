//! One side of the bracket: numbers that are certainly no less, or no more, than the chance of ruin.
//!
//! ρ(k) is the chance of ruin of a player who can pay k times the present pot, and not k + 1 times. A round leads from k to k − 1 or
//! k + 1 where the stakes stay, and to ⌊k/f⌋, ⌊(k − 1)/f⌋ or ⌊(k + 1)/f⌋ where they are multiplied by f: from k = 2 on to less than
//! k. So ρ is solved in stretches, each about twice as far as the one before, as a tridiagonal system. At the far end of a stretch ρ
//! lies between 0 and the last value known, as more cash is never worse; this matters less by a constant factor with each step
//! away, so that the last steps of a stretch are solved again with the next. Every operation is rounded away from the true value.

use super::seat::Seat;

/// The far end of a stretch counts at most so much where its values are kept: e^−80.
const FORGOTTEN: f64 = 80.0;

/// The longest first stretch, and the most passes over it.
const LONGEST: usize = 4096;
const PASSES: usize = 2000;

/// The shortest first stretch.
const SHORTEST: usize = 16;

/// Chances that are certainly no more than the true ones, or no less.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    Below,
    Above,
}

impl Side {
    /// The nearest number on this side of one that was rounded to the nearest.
    /// Numbers too small to be exact are 0 on the one side, and not so small on the other.
    fn nudged(self, value: f64) -> f64 {
        match self {
            Self::Below if value <= f64::MIN_POSITIVE => 0.0,
            Self::Below => value.next_down(),
            Self::Above => value.next_up().max(f64::MIN_POSITIVE),
        }
    }

    const fn other(self) -> Self {
        match self {
            Self::Below => Self::Above,
            Self::Above => Self::Below,
        }
    }

    /// A number of at least 0 that a relative error may have put on the other side.
    fn widened(self, value: f64, relative: f64) -> f64 {
        match self {
            Self::Below => value * (1.0 - relative),
            // Chances too small for a number were rounded to 0.
            Self::Above => value * (1.0 + relative) + f64::MIN_POSITIVE,
        }
    }
}

/// The recurrence of ρ on one side.
pub(super) struct Chain {
    side: Side,
    /// The chance of a win and of a payment at stakes that stay.
    step: f64,
    /// The chance of all that is not in vain, on the other side: sums are divided by it.
    whole: f64,
    /// Of the factors 2, 3, …: the chances to win, to pay, to watch.
    factors: Vec<[f64; 3]>,
    /// Of these and all larger factors: the chance to pay, and not to.
    rests: Vec<[f64; 2]>,
    /// Relative error of a sum over all factors.
    adding: f64,
}

impl Chain {
    /// From chances with a relative error.
    pub(super) fn new(seat: &Seat, error: f64, side: Side) -> Self {
        let adding = (4 * seat.factors.len() + 16) as f64 * f64::EPSILON;
        let on = |side: Side, chance: f64| side.widened(chance, error + adding);
        let step = seat.factors.first().map_or(0.0, |one| one.wins);
        let factors: Vec<[f64; 3]> = seat.factors[1..]
            .iter()
            .map(|each| [each.wins, each.pays, each.watches].map(|chance| on(side, chance)))
            .collect();
        let larger: f64 = seat.factors[1..]
            .iter()
            .rev()
            .map(|each| each.wins + each.pays + each.watches)
            .sum();
        let mut rests = vec![[0.0; 2]; factors.len() + 1];
        for (index, [wins, pays, watches]) in factors.iter().enumerate().rev() {
            let [paid, other] = rests[index + 1];
            rests[index] = [paid + pays, other + wins + watches];
        }
        Self {
            side,
            step: on(side, step),
            whole: on(side.other(), seat.ends + 2.0 * step + larger),
            factors,
            rests,
            adding,
        }
    }

    /// ρ(0), …, ρ(most).
    pub(super) fn solved(&self, most: usize) -> Vec<f64> {
        let forgets = self.forgets();
        let far = most + forgets;
        let nothing_known = match self.side {
            Side::Below => 0.0,
            Side::Above => 1.0,
        };
        let first = far.min((4 * forgets).max(SHORTEST));
        let mut chances = vec![nothing_known; first + 1];
        for _ in 0..PASSES {
            if !self.relax(&mut chances, 0) {
                break;
            }
        }
        while chances.len() <= far {
            let known = chances.len() - forgets;
            let to = (2 * known - 2).min(far);
            // More cash is never worse.
            let last = match self.side {
                Side::Below => 0.0,
                Side::Above => chances[known - 1],
            };
            chances.resize(to + 1, last);
            self.relax(&mut chances, known);
        }
        chances.truncate(most + 1);
        chances
    }

    /// The steps after which the far end of a stretch is forgotten.
    fn forgets(&self) -> usize {
        let (step, whole) = (self.step, self.whole);
        let root = (whole * whole - 4.0 * step * step).max(0.0).sqrt();
        // What is left of a change after each step towards 0.
        let left = 2.0 * step / (whole + root);
        let steps = FORGOTTEN / -left.ln();
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a few dozen, or held to the most"
        )]
        let steps = steps.clamp(1.0, (LONGEST / 4) as f64) as usize;
        steps
    }

    /// Solves the tridiagonal system from one place on with the bounds so far for all else, and keeps what is better than these.
    /// Is anything?
    fn relax(&self, chances: &mut [f64], from: usize) -> bool {
        let (side, other) = (self.side, self.side.other());
        let step = self.step;
        let mut before = if from == 0 { 1.0 } else { chances[from - 1] };
        // Of each place: what the next one counts, and what all before it come to.
        let mut rows: Vec<(f64, f64)> = Vec::with_capacity(chances.len() - from);
        let mut next = 0.0;
        for k in from..chances.len() {
            let left = other.nudged(self.whole - side.nudged(step * next));
            if left <= 0.0 {
                return false;
            }
            let carried = side.nudged(self.larger(chances, k) + side.nudged(step * before));
            before = side.nudged(carried / left);
            next = side.nudged(step / left);
            rows.push((next, before));
        }
        let last = chances[chances.len() - 1];
        let mut after = match side {
            Side::Below => 0.0,
            Side::Above => last,
        };
        let mut is_better = false;
        for (chance, (next, before)) in chances[from..].iter_mut().zip(rows).rev() {
            after = side.nudged(before + side.nudged(next * after));
            let better = match side {
                Side::Below => after > *chance,
                Side::Above => after < *chance,
            };
            if better {
                // Passes that change rounding errors alone are the last.
                is_better |= (after - *chance).abs() > 2.0 * self.adding * *chance;
                *chance = after;
            }
            after = *chance;
        }
        is_better
    }

    /// The chance of ruin by way of larger stakes, times that of these.
    fn larger(&self, chances: &[f64], k: usize) -> f64 {
        // From the factor k + 2 on nothing can be paid any more.
        let few = k.min(self.factors.len());
        let mut sum = 0.0;
        for (factor, [wins, pays, watches]) in (2..).zip(&self.factors[..few]) {
            let paid = if k == 0 {
                1.0
            } else {
                chances[(k - 1) / factor]
            };
            sum += wins * chances[(k + 1) / factor] + pays * paid + watches * chances[k / factor];
        }
        let [pays, others] = self.rests[few];
        let paid = if k == 0 { 1.0 } else { chances[0] };
        self.side
            .widened(sum + pays * paid + others * chances[0], self.adding)
    }
}
