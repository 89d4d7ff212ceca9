//! How fast large pots become rare, by the number of players, under both rules.

use upperhand::guts::{Rules, StakeFactors};

/// The numbers of players in the picture: between them the line is all but straight.
const COUNTS: [u32; 22] = [
    2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 17, 20, 25, 32, 45, 64, 100, 160, 300, 550, 1000,
];

/// The exponents of a rule by the number of players, and that of infinitely many.
pub struct Exponents {
    pub rules: Rules,
    pub points: Vec<(f64, f64)>,
    pub limit: f64,
}

impl Exponents {
    /// Those of both rules: some milliseconds.
    pub fn of_both() -> [Self; 2] {
        [Rules::Standard, Rules::Weenie].map(|rules| {
            let point = |&count: &u32| {
                let exponent = exponent(rules, count);
                exponent.is_finite().then_some((f64::from(count), exponent))
            };
            Self {
                rules,
                points: COUNTS.iter().filter_map(point).collect(),
                limit: StakeFactors::in_the_limit(rules).tail().exponent,
            }
        })
    }
}

fn exponent(rules: Rules, players: u32) -> f64 {
    let factors = StakeFactors::at_equilibrium(rules, players as usize);
    factors.map_or(f64::INFINITY, |factors| factors.tail().exponent)
}
