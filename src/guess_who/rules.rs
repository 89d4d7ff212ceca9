//! Rule sets: how many answers a question has, and what ends the game.

use super::error::{Error, shortened};
use super::limits::{FEWEST_ANSWERS, MOST_ANSWERS};
use super::pool::Pool;
use core::fmt;
use core::str::FromStr;

crate::named! {
    /// The way the game ends.
    ///
    /// ```
    /// use upperhand::guess_who::Ending;
    /// assert_eq!(Ending::ALL.map(Ending::name), ["race", "official", "open"]);
    /// ```
    pub enum Ending {
        /// A pool reduced to one wins at once; there is no naming (Nica).
        Race = "race",
        /// Naming a suspect takes a turn and ends the game, right or wrong (Cushing et al.; the Riddler).
        Official = "official",
        /// Naming a suspect takes a turn; right wins, wrong only removes that suspect (O'Neill's second variant).
        Open = "open",
    }
}

/// A rule set: questions of `answers` answers and an [`Ending`].
///
/// ```
/// use upperhand::guess_who::{Ending, Rules};
/// assert_eq!("official".parse(), Ok(Rules::OFFICIAL));
/// assert_eq!(Rules::new(3, Ending::Official), Ok(Rules::TRIPARTITE));
/// assert!(Rules::new(7, Ending::Race).is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    answers: u8,
    ending: Ending,
}

impl Rules {
    /// The fewest answers a question can have: yes and no.
    pub const FEWEST_ANSWERS: u8 = FEWEST_ANSWERS;
    /// The most answers a question can have here.
    pub const MOST_ANSWERS: u8 = MOST_ANSWERS;

    /// Yes/no questions; the first pool reduced to one wins at once (Nica).
    pub const RACE: Self = Self::yes_no(Ending::Race);
    /// Yes/no questions; naming a suspect ends the game (Cushing et al., §1; the Riddler).
    pub const OFFICIAL: Self = Self::yes_no(Ending::Official);
    /// Yes/no questions; a wrong name only removes that suspect (O'Neill).
    pub const OPEN: Self = Self::yes_no(Ending::Open);
    /// Three-way questions; naming a suspect ends the game (Cushing et al., §1.1).
    pub const TRIPARTITE: Self = Self {
        answers: 3,
        ending: Ending::Official,
    };

    /// The rule sets that have a name of their own.
    pub const NAMED: [(&'static str, Self); 4] = [
        ("race", Self::RACE),
        ("official", Self::OFFICIAL),
        ("open", Self::OPEN),
        ("tripartite", Self::TRIPARTITE),
    ];

    const fn yes_no(ending: Ending) -> Self {
        Self { answers: 2, ending }
    }

    /// Questions of `answers` answers, and an ending.
    ///
    /// # Errors
    /// [`Error::Answers`] outside 2 to 6.
    pub const fn new(answers: u8, ending: Ending) -> Result<Self, Error> {
        if answers < Self::FEWEST_ANSWERS || answers > Self::MOST_ANSWERS {
            return Err(Error::Answers {
                given: answers as u32,
            });
        }
        Ok(Self { answers, ending })
    }

    /// The number of answers of a question, which splits a pool into at most that many parts.
    #[must_use]
    pub const fn answers(self) -> u8 {
        self.answers
    }

    /// The way the game ends.
    #[must_use]
    pub const fn ending(self) -> Ending {
        self.ending
    }
}

impl Rules {
    /// Is the game over before the mover's turn? Under the race it is where a pool is one.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules};
    /// let (one, two) = (Pool::new(1)?, Pool::new(2)?);
    /// assert!(Rules::RACE.is_over(two, one) && !Rules::RACE.is_over(two, two));
    /// assert!(!Rules::OFFICIAL.is_over(two, one));
    /// # Ok::<(), upperhand::guess_who::Error>(())
    /// ```
    #[must_use]
    pub fn is_over(self, mine: Pool, theirs: Pool) -> bool {
        self.ending == Ending::Race && (mine.get() == 1 || theirs.get() == 1)
    }

    /// Is this a question for a pool: 2 to `answers` positive parts that add up to it?
    pub(crate) fn check_question(self, pool: Pool, parts: &[u32]) -> Result<(), Error> {
        let total: u64 = parts.iter().map(|&part| u64::from(part)).sum();
        let is_question = (2..=usize::from(self.answers)).contains(&parts.len())
            && !parts.contains(&0)
            && total == u64::from(pool.get());
        if is_question {
            return Ok(());
        }
        Err(Error::Question {
            given: parts.to_vec(),
            pool: pool.get(),
            most_parts: self.answers,
        })
    }
}

impl FromStr for Rules {
    type Err = Error;

    fn from_str(name: &str) -> Result<Self, Error> {
        Self::NAMED
            .into_iter()
            .find_map(|(known, rules)| (known == name).then_some(rules))
            .ok_or_else(|| Error::UnknownRules {
                given: shortened(name),
            })
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Self::NAMED.iter().find(|(_, rules)| rules == self) {
            Some((name, _)) => f.write_str(name),
            None => write!(f, "{}, {} answers", self.ending.name(), self.answers),
        }
    }
}
