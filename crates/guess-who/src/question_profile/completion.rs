//! The other parts of a question of which one part is given.

use super::worths::Worths;
use upperhand::guess_who::{MinPlus, even_split};
use upperhand_games::rule_sets::sized;

pub enum Completion {
    /// There is only one: the rest.
    Rest,
    /// As good as they can be, found by looking at every split.
    Best(MinPlus),
    /// As many and as equal as possible.
    Even,
}

impl Completion {
    /// As good as they can be: O(answers·n²) additions.
    pub fn best(worths: &Worths) -> Self {
        let replies = (0..worths.mine).map(|part| worths.reply(part));
        let parts = usize::from(worths.rules.answers()) - 1;
        Self::Best(MinPlus::of(replies.collect(), parts))
    }

    /// The other parts beside `bid`, ascending.
    pub fn others(&self, worths: &Worths, bid: u32) -> Vec<u32> {
        let rest = worths.mine - bid;
        match self {
            Self::Rest => vec![rest],
            Self::Best(folds) => folds.split(rest as usize),
            Self::Even => even_split(sized(rest), worths.rules.answers() - 1),
        }
    }

    /// The sum of the replies to all parts, the bid included.
    pub fn reply(&self, worths: &Worths, bid: u32) -> u64 {
        match self {
            Self::Best(folds) => {
                let rest = worths.mine - bid;
                folds.sum(1, bid as usize) + folds.least(rest as usize)
            }
            Self::Rest | Self::Even => {
                worths.reply(bid) + worths.replies(&self.others(worths, bid))
            }
        }
    }
}
