//! What is known of a state, as values: the limit of its position, the real board on the way there, and what repeats.

use super::asked::Asked;
use super::period::{Period, handicap};
use super::state::{Point, powers, whole_pool};
use super::window::RealWindow;
use itertools::Itertools;
use upperhand::Fraction;
use upperhand::guess_who::{
    LimitDistance, LimitRegion, Pool, Probability, even_split, limit_distance, limit_region,
    most_even_part, question_value, win_probability,
};
use upperhand_games::rule_sets::LARGEST_POOL;
use upperhand_kit::span::steps;

/// What is known of a state.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    pub point: Point,
    pub window: RealWindow,
    /// p∞ at the point.
    pub limit: f64,
    /// The same as a fraction, where r^j times both pools are whole for some j.
    pub exact: Option<Probability>,
    pub region: Option<LimitRegion>,
    /// How many times their pool makes the game fair.
    pub fair: f64,
    /// The pools of the real board.
    pub pools: (Pool, Pool),
    /// The chance there; `None` for what is no position.
    pub win: Option<Probability>,
    /// The chance less its limit; `None` where there is no chance, or a pool is below one suspect.
    pub gap: Option<f64>,
    /// The same as a fraction, where pools are not rounded down.
    pub exact_gap: Option<LimitDistance>,
    /// Is the real board smaller than what is asked for, which does not fit?
    pub is_largest: bool,
    pub advice: Advice,
    /// The least and the largest chance with equal pools, and the same of the fair handicap.
    pub diagonal: [f64; 2],
    pub handicap: [f64; 2],
}

/// The best move on the real board, and what an even split costs there. In the limit itself one even split costs nothing, under any
/// rules: only splitting evenly every time does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Advice {
    Over {
        has_larger: bool,
    },
    /// One suspect is left to be named.
    Name,
    Even,
    Uneven {
        cost: Probability,
        /// The smaller part of the most even optimal question of two answers, `None` where a name is best.
        part: Option<u32>,
    },
}

pub fn facts(state: &Asked, period: &Period) -> Facts {
    let point = state.point();
    let (rules, pools, limit) = (point.rules, point.pools(), point.limit());
    let win = win_probability(rules, pools.0, pools.1).ok();
    let known = win.filter(|_| point.has_pools());
    let whole = known.filter(|_| point.is_whole());
    let exact_gap = whole.and_then(|_| limit_distance(rules, pools.0, pools.1).ok());
    Facts {
        window: state.window(),
        limit,
        exact: exact_limit(&point),
        region: limit_region(rules, point.alpha, point.beta),
        fair: handicap(rules, point.beta),
        pools,
        win,
        gap: exact_gap
            .map(LimitDistance::value)
            .or_else(|| Some(known?.value() - limit)),
        exact_gap,
        is_largest: state.power.cast_signed() > point.largest_power(),
        advice: advice(&point),
        diagonal: period.diagonal.bounds,
        handicap: period.handicap.bounds,
        point,
    }
}

/// The reason why the solver cannot fail.
const POSITION: &str = "a game that is not over";

fn advice(point: &Point) -> Advice {
    let (rules, (mine, theirs)) = (point.rules, point.pools());
    if rules.is_over(mine, theirs) {
        let has_larger = point.power < point.most_powers();
        return Advice::Over { has_larger };
    }
    if mine.get() == 1 {
        return Advice::Name;
    }
    let best = win_probability(rules, mine, theirs).expect(POSITION);
    let split = even_split(mine, rules.answers());
    let even = question_value(rules, mine, theirs, &split).expect(POSITION);
    let part = || most_even_part(rules, mine, theirs).expect(POSITION);
    match best.less(even) {
        Some(cost) if cost.numerator() > 0 => Advice::Uneven {
            cost,
            part: (rules.answers() == 2).then(part).flatten(),
        },
        _ => Advice::Even,
    }
}

/// p∞(α, β) as a fraction, where r^j·α and r^j·β are whole for some j: then it is that of the whole pools, which is P less its
/// distance from p∞.
fn exact_limit(point: &Point) -> Option<Probability> {
    let scale = point.r().powi(point.largest_power().max(0));
    let pool = |size: f64| {
        let pool = whole_pool(size * scale);
        (size.mul_add(scale, -f64::from(pool.get())) == 0.0).then_some(pool)
    };
    let (mine, theirs) = (pool(point.alpha)?, pool(point.beta)?);
    let win = win_probability(point.rules, mine, theirs).ok()?;
    let distance = limit_distance(point.rules, mine, theirs).ok()?;
    let product = i128::from(mine.get()) * i128::from(theirs.get());
    let distance = Fraction::new(distance.numerator, product * i128::from(distance.unit));
    let limit = Fraction::from(win) - distance;
    let part = |number: i128| u64::try_from(number).ok();
    let (above, below) = (part(limit.numerator())?, part(limit.denominator())?);
    Some(Probability::new(above, below))
}

/// About how many pools are looked at on the way to the limit: all of them while they are few.
const BOARDS: u32 = 160;

/// The pools usually shown; all there are where the finite game is larger.
const USUAL_END: f64 = 1100.0;

impl Point {
    /// The opponent's pool as a multiple of the mover's.
    pub fn proportion(&self) -> f64 {
        self.beta / self.alpha
    }

    /// The largest pool shown: the last power of r up to the usual end, or of all; less where the opponent's pool in proportion
    /// would be too large.
    pub fn end(&self) -> f64 {
        let short = self.r().powi(powers(1.0, USUAL_END, self.r()) - 1);
        let most = f64::from(LARGEST_POOL) / self.proportion().max(1.0);
        let is_short = f64::from(self.pools().0.get()) <= short;
        let end = if is_short { short.min(most) } else { most };
        end.max(self.r())
    }

    /// Real boards in proportion, each once, with the mover's chance: the opponent's pool is that nearest to c·n, at least one.
    pub fn boards(&self) -> Vec<(Pool, Pool, Probability)> {
        let end = self.end();
        let pools = steps(BOARDS)
            .map(|step| whole_pool(end.powf(step).round()))
            .dedup();
        let won = pools.filter_map(|mine| {
            let nearest = (self.proportion() * f64::from(mine.get())).round();
            let theirs = (nearest <= f64::from(LARGEST_POOL)).then(|| whole_pool(nearest))?;
            let win = win_probability(self.rules, mine, theirs).ok()?;
            Some((mine, theirs, win))
        });
        won.collect()
    }
}
