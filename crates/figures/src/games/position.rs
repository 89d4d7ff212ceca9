//! A position of *Guess Who?* as figures look at it.

use crate::format::grouped;
use upperhand::guess_who::race::{self, Region};
use upperhand::guess_who::{Pool, Probability, Rules, win_probability};

/// Both pools under a rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub rules: Rules,
    pub mine: Pool,
    pub theirs: Pool,
}

/// A region of the race: "in the weeds", "none" where the race is over.
pub fn region_in_words(region: Option<Region>) -> String {
    let name = match region {
        Some(Region::InTheWeeds { .. }) => "in the weeds",
        Some(Region::UpperHand { .. }) => "the upper hand",
        None => "none",
    };
    name.to_owned()
}

/// The level of a region, which is for the curious: "2", "none" where the race is over.
pub fn level_in_words(region: Option<Region>) -> String {
    match region {
        Some(Region::InTheWeeds { level } | Region::UpperHand { level }) => level.to_string(),
        None => "none".to_owned(),
    }
}

impl Position {
    /// The mover's chance; `None` for (1, 1) under the race.
    pub fn win(&self) -> Option<Probability> {
        win_probability(self.rules, self.mine, self.theirs).ok()
    }

    pub fn is_over(&self) -> bool {
        self.rules.is_over(self.mine, self.theirs)
    }

    /// The race's region; `None` under other rules, and where the race is over.
    pub fn region(&self) -> Option<Region> {
        race::region(self.mine, self.theirs).filter(|_| self.rules == Rules::RACE)
    }

    /// What follows "you": "have 24, they have 24".
    pub fn pools(&self) -> String {
        let (mine, theirs) = (grouped(self.mine.get()), grouped(self.theirs.get()));
        format!("have {mine}, they have {theirs}")
    }
}
