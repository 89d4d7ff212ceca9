//! An evening with what a careful watcher believes after each round.

use num_traits::ToPrimitive;
use upperhand::play::cheating::{Agreement, Evening, Round, beliefs};

/// An evening, and the chances of all cases before the first round and after each, as they are drawn.
pub struct Known {
    pub evening: Evening,
    pub chances: Vec<[f64; 4]>,
}

impl Known {
    fn new(seed: u32) -> Self {
        let evening = Evening::new(seed.into());
        let all = beliefs(evening.rounds());
        let nearest = |chances: &[_; 4]| {
            core::array::from_fn(|case| {
                let chance: &upperhand::BigRational = &chances[case];
                chance.to_f64().unwrap_or_default()
            })
        };
        Self {
            chances: all.iter().map(nearest).collect(),
            evening,
        }
    }

    pub fn round(&self, index: usize) -> &Round {
        &self.evening.rounds()[index]
    }

    /// The place of the true case among all.
    pub fn truth(&self) -> usize {
        let is_true = |agreement: &Agreement| *agreement == self.evening.agreement();
        Agreement::ALL.iter().position(is_true).unwrap_or_default()
    }
}

/// The evening that was asked for last.
#[derive(Default)]
pub struct Memo(Option<(u32, Known)>);

impl Memo {
    pub fn of(&mut self, seed: u32) -> &Known {
        if self.0.as_ref().is_none_or(|(known, _)| *known != seed) {
            self.0 = None;
        }
        let (_, known) = self.0.get_or_insert_with(|| (seed, Known::new(seed)));
        known
    }
}
