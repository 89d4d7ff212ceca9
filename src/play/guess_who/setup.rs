//! What is agreed before the first move.

use super::error::Error;
use crate::guess_who::{self, Ending, Pool, Rules};
use crate::play;
use core::str::FromStr;

crate::named! {
    /// Who moves for the opponent.
    ///
    /// ```
    /// use upperhand::play::guess_who::Opponent;
    /// assert_eq!("bold".parse(), Ok(Opponent::Bold));
    /// assert!("lucky".parse::<Opponent>().is_err());
    /// ```
    pub enum Opponent {
        /// Always one of the best moves.
        Perfect = "perfect",
        /// Always the most even question.
        Halving = "halving",
        /// Always the gamble that your pool forces: [`Bold`](crate::guess_who::play::Bold).
        Bold = "bold",
        /// Any move, with a chance that rises in its worth.
        Careless = "careless",
        /// Nobody: another person makes these moves, too.
        Person = "person",
    }
}

impl FromStr for Opponent {
    type Err = Error;

    fn from_str(name: &str) -> Result<Self, Error> {
        Self::named(name).ok_or_else(|| Error::Opponent {
            given: name.chars().take(40).collect(),
        })
    }
}

/// How careless a careless opponent is.
///
/// ```
/// use upperhand::play::guess_who::Carelessness;
/// assert_eq!(Carelessness::new(3).map(Carelessness::get), Ok(3));
/// assert!(Carelessness::new(4).is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Carelessness(u8);

impl Carelessness {
    /// The one that is meant where none is given.
    pub const USUAL: Self = Self(2);

    /// 1, who seldom loses much, to 3, who minds little.
    ///
    /// # Errors
    /// [`Error::Carelessness`] outside 1 to 3.
    pub fn new(strength: u64) -> Result<Self, Error> {
        match u8::try_from(strength) {
            Ok(strength @ 1..=3) => Ok(Self(strength)),
            _ => Err(Error::Carelessness { given: strength }),
        }
    }

    /// 1, 2 or 3.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

/// All that is agreed before the first move. [`Game::new`](super::Game::new) says which of these are no game.
///
/// ```
/// use upperhand::guess_who::{Pool, Rules};
/// use upperhand::play::guess_who::{Opponent, Setup};
/// let pool = Pool::new(24)?;
/// let usual = Setup::new(Rules::TRIPARTITE, pool, pool);
/// assert_eq!((usual.opponent, usual.opponent_answers, usual.seed), (Opponent::Perfect, 3, 1));
/// let unequal = Setup { opponent_answers: 2, you_begin: false, ..usual };
/// assert_ne!(usual, unequal);
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The ending, and the most answers to your questions.
    pub rules: Rules,
    /// The suspects on your board.
    pub mine: Pool,
    /// The suspects on the opponent's.
    pub theirs: Pool,
    /// The most answers to the opponent's questions.
    pub opponent_answers: u8,
    /// Who moves for the opponent.
    pub opponent: Opponent,
    /// How careless a careless opponent is; without meaning for others.
    pub carelessness: Carelessness,
    /// Do you make the first move?
    pub you_begin: bool,
    /// All chance comes from here: 0 to [`Setup::LARGEST_SEED`].
    pub seed: u64,
}

impl Setup {
    /// The largest seed, the largest whole number that JavaScript counts to.
    pub const LARGEST_SEED: u64 = play::LARGEST_SEED;

    /// The usual game: you begin, against perfect play with the same abilities; seed 1.
    #[must_use]
    pub const fn new(rules: Rules, mine: Pool, theirs: Pool) -> Self {
        Self {
            rules,
            mine,
            theirs,
            opponent_answers: rules.answers(),
            opponent: Opponent::Perfect,
            carelessness: Carelessness::USUAL,
            you_begin: true,
            seed: 1,
        }
    }

    /// Checks what each setting does not check by itself.
    ///
    /// # Errors
    /// [`Error::Seed`] beyond 2⁵³ − 1; [`Error::Solver`] for (1, 1) under the race.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules};
    /// use upperhand::play::guess_who::Setup;
    /// let one = Pool::new(1)?;
    /// assert!(Setup::new(Rules::RACE, one, one).check().is_err());
    /// assert_eq!(Setup::new(Rules::OFFICIAL, one, one).check(), Ok(()));
    /// # Ok::<(), upperhand::guess_who::Error>(())
    /// ```
    pub fn check(&self) -> Result<(), Error> {
        if self.seed > Self::LARGEST_SEED {
            return Err(Error::Seed { given: self.seed });
        }
        let has_one = |pool: Pool| pool.get() == 1;
        if self.rules.ending() == Ending::Race && has_one(self.mine) && has_one(self.theirs) {
            return Err(guess_who::Error::NotAPosition.into());
        }
        Ok(())
    }
}
