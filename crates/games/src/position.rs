//! A position of *Guess Who?* as figures look at it.

use crate::format::grouped;
use upperhand::guess_who::race::Region;
use upperhand::guess_who::{Ending, Pool, Probability, Rules, race, win_probability};

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

    /// The part that the race asks about in the weeds at level k, with r answers: r^k < theirs ≤ r^(k+1) < mine.
    /// `None` elsewhere.
    pub fn bold_part(&self) -> Option<u32> {
        if self.rules.ending() != Ending::Race || self.theirs.get() < 2 {
            return None;
        }
        let r = u32::from(self.rules.answers());
        let power = r.pow((self.theirs.get() - 1).ilog(r));
        let is_in_the_weeds = u64::from(power) * u64::from(r) < u64::from(self.mine.get());
        is_in_the_weeds.then_some(power)
    }
}
