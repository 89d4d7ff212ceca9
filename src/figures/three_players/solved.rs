//! Every position under a rule set.

use super::settings::LARGEST;
use crate::figures::rule_sets::sized;
use crate::guess_who::play::Move;
use crate::guess_who::{Pool, Probability, Rules, ThreeChance, ThreeTable};

pub struct Solved(ThreeTable);

impl Solved {
    /// Some hundredths of a second.
    pub fn of(rules: Rules) -> Self {
        let table = ThreeTable::new(rules, [sized(LARGEST); 3]);
        Self(table.expect("it is small"))
    }

    pub const fn rules(&self) -> Rules {
        self.0.rules()
    }

    /// The chances of the three; `None` for what is no position.
    pub fn chances(&self, pools: [Pool; 3]) -> Option<[ThreeChance; 3]> {
        self.0.chances(pools).ok()
    }

    pub fn moves(&self, pools: [Pool; 3]) -> Vec<Move> {
        self.0.moves(pools)
    }

    /// The largest difference that the choices of indifferent players make to a chance.
    pub fn decided(&self, pools: [Pool; 3]) -> Option<Probability> {
        let spreads = self.chances(pools)?.map(|chance| {
            let spread = chance.high.less(chance.low);
            spread.unwrap_or_else(|| Probability::new(0, 1))
        });
        let larger = |one: Probability, other: Probability| {
            if is_less(one, other) { other } else { one }
        };
        Some(larger(larger(spreads[0], spreads[1]), spreads[2]))
    }

    /// The pools of the first two with which the three come nearest to equal chances, whatever others decide.
    pub fn fairest(&self, last: Pool) -> [Pool; 3] {
        let pools = || sized(LARGEST).up_to_here();
        let all = pools().flat_map(|mine| pools().map(move |theirs| [mine, theirs, last]));
        let apart = |pools: &[Pool; 3]| self.apart(*pools);
        let is_first = |best: [Pool; 3], next: [Pool; 3]| {
            if apart(&next).total_cmp(&apart(&best)).is_lt() {
                next
            } else {
                best
            }
        };
        all.reduce(is_first).unwrap_or([last; 3])
    }

    /// The largest chance less the least one.
    fn apart(&self, pools: [Pool; 3]) -> f64 {
        self.chances(pools).map_or(2.0, |chances| {
            let most = chances.iter().map(|chance| chance.high.value());
            let least = chances.iter().map(|chance| chance.low.value());
            most.fold(0.0, f64::max) - least.fold(1.0, f64::min)
        })
    }
}

fn is_less(one: Probability, other: Probability) -> bool {
    let [a, b] = [one, other].map(|chance| u128::from(chance.numerator()));
    let [below_a, below_b] = [one, other].map(|chance| u128::from(chance.denominator()));
    a * below_b < b * below_a
}
