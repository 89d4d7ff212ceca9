//! The check of a setup.

use super::error::Error;
use super::setup::{Deal, Opponent, Setup};

impl Setup {
    /// Checks every setting.
    ///
    /// # Errors
    /// [`Error`] for the first that is not allowed.
    ///
    /// ```
    /// use upperhand::play::guts::{Error, Setup};
    /// assert_eq!(Setup::default().check(), Ok(()));
    /// let dear = Setup { fee: 101, ..Setup::default() };
    /// assert_eq!(dear.check(), Err(Error::Fee { given: 101 }));
    /// ```
    pub fn check(&self) -> Result<(), Error> {
        match self.deal {
            Deal::Line(given) | Deal::Turns(given)
                if !(Deal::FEWEST_PLAYERS..=Deal::MOST_PLAYERS).contains(&given) =>
            {
                return Err(Error::Players { given });
            }
            Deal::Line(2) if self.opponents == Opponent::Coalition => {
                return Err(Error::CoalitionOfOne);
            }
            Deal::Table { players: given, .. }
                if !(Deal::FEWEST_PLAYERS..=Deal::MOST_SEATS).contains(&given) =>
            {
                return Err(Error::Seats { given });
            }
            Deal::Cards(given) | Deal::Table { cards: given, .. }
                if !(1..=Deal::MOST_CARDS).contains(&given) =>
            {
                return Err(Error::Cards { given });
            }
            Deal::Turns(_) if self.weenie => return Err(Error::WeenieInTurn),
            Deal::Turns(_) | Deal::Cards(_) | Deal::Table { .. }
                if matches!(self.opponents, Opponent::Bloc | Opponent::Coalition) =>
            {
                return Err(Error::NeedsLine {
                    opponents: self.opponents.name(),
                });
            }
            Deal::Cards(given) if given > 2 && self.opponents == Opponent::Mixed => {
                return Err(Error::CardsOfThree { given });
            }
            Deal::Line(_) | Deal::Turns(_) | Deal::Cards(_) | Deal::Table { .. } => {}
        }
        if !(0.0..=1.0).contains(&self.guess) {
            return Err(Error::Guess { given: self.guess });
        }
        if self.fee > Self::LARGEST_FEE {
            return Err(Error::Fee { given: self.fee });
        }
        if !(1..=Self::MOST_POTS).contains(&self.pots) {
            return Err(Error::Pots { given: self.pots });
        }
        if self.seed > Self::LARGEST_SEED {
            return Err(Error::Seed { given: self.seed });
        }
        Ok(())
    }
}
