//! A game in progress.

use super::address::{read_moves, write_moves};
use super::choice::Choice;
use super::deal::{choices, deal};
use super::draws::{Draws, Series};
use super::ending::{Ending, MOST_STAKES};
use super::error::{Error, Rejection};
use super::hand::Hand;
use super::round::Round;
use super::settle::settle;
use super::setup::Setup;
use super::solution::{Solution, Strategies};
use crate::Fraction;
use crate::play::Kind;
use std::sync::Arc;

/// A game up to its first impossible move.
///
/// ```
/// use upperhand::play::guts::{Choice, Game, Replay, Setup, replay};
/// let game = Game::new(Setup::default())?.after(Choice::Hold)?;
/// assert_eq!(replay(&game.record())?, Replay { game, rejection: None });
/// # Ok::<(), upperhand::play::guts::Error>(())
/// ```
pub type Replay = crate::play::Replay<Game, Error>;

/// A game in progress. Immutable: each move gives a new one. Cheap to clone; games of the same setup and moves are equal.
/// [`Setup::check`] says which setups are no game; a move is impossible once the game is over.
///
/// ```
/// use upperhand::play::guts::{Choice, Error, Game, Setup};
/// let none = Game::new(Setup { pots: 0, ..Setup::default() });
/// assert_eq!(none.unwrap_err(), Error::Pots { given: 0 });
/// let game = Game::new(Setup::default())?;
/// let next = game.after(Choice::Hold)?;
/// assert_eq!((game.stakes(), game.history().len(), next.history().len()), (1, 0, 1));
/// # Ok::<(), upperhand::play::guts::Error>(())
/// ```
pub type Game = crate::play::Game<Guts>;

/// Halvings until a place on the line is exact.
const HALVINGS: u32 = 40;

/// What a game of *Guts* has beside its setup and moves.
#[doc(hidden)]
#[derive(Clone, Debug)]
pub struct Guts(Arc<Solution>);

impl Kind for Guts {
    type Setup = Setup;
    type Choice = Choice;
    type Entry = Round;
    type Error = Error;

    fn new(setup: &Setup) -> Result<Self, Error> {
        Ok(Self(Arc::new(Solution::new(setup)?)))
    }

    fn renewed(&self, setup: &Setup) -> Result<Self, Error> {
        if !self.0.serves(setup) {
            return Self::new(setup);
        }
        setup.check()?;
        Ok(self.clone())
    }

    fn is_alike(&self, _: &Self) -> bool {
        true
    }

    fn begin(_: &mut Game) -> Result<(), Error> {
        Ok(())
    }

    fn make(game: &mut Game, choice: &Choice) -> Result<(), Error> {
        game.check_going()?;
        match choice {
            Choice::Leave => {}
            Choice::Hold => game.reveal(true),
            Choice::Drop => game.reveal(false),
        }
        Ok(())
    }

    fn is_by_person(_: &Setup, _: &Round) -> bool {
        true
    }

    fn quoted(choice: &Choice) -> String {
        choice.name().to_owned()
    }

    fn write_moves(moves: &[Choice]) -> String {
        write_moves(moves)
    }

    fn read_moves(text: &str) -> (Vec<Choice>, Option<Rejection>) {
        read_moves(text)
    }
}

impl Game {
    /// Plays the round that was dealt.
    fn reveal(&mut self, holds: bool) {
        let draws = self.draws();
        let hands = deal(&self.kind.0, &self.setup, draws);
        let held = choices(&self.kind.0, &hands, draws, holds);
        let settled = settle(&hands, &held, self.setup.weenie);
        let stakes = self.stakes();
        self.history.push(Round {
            stakes,
            hands,
            held,
            winner: settled.winner,
            weenie: settled.weenie,
            payoffs: settled.payoffs,
            carried: stakes * settled.carried,
        });
    }

    fn draws(&self) -> Draws {
        Draws {
            seed: self.setup.seed,
            series: Series::Game,
            round: self.history.len() as u64,
        }
    }

    /// The strategies of the others, and what hands are worth against them.
    #[must_use]
    pub fn solution(&self) -> &Solution {
        &self.kind.0
    }

    /// Can no more moves be made?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.ending().is_some()
    }

    /// The number of pots that were taken.
    ///
    /// ```
    /// use upperhand::play::guts::{Game, Choice, Setup};
    /// let mut game = Game::new(Setup::default())?;
    /// while !game.is_over() {
    ///     game = game.after(Choice::Drop)?;
    /// }
    /// assert_eq!(game.pots_taken(), game.setup().pots);
    /// # Ok::<(), upperhand::play::guts::Error>(())
    /// ```
    #[must_use]
    pub fn pots_taken(&self) -> u32 {
        let taken = self
            .history
            .iter()
            .map(|round| u32::from(round.carried == 0));
        taken.sum()
    }

    /// The stakes of the round to come, in antes: 1 at the start of each pot.
    #[must_use]
    pub fn stakes(&self) -> u64 {
        match self.history.last() {
            Some(round) if round.carried > 0 => round.carried,
            _ => 1,
        }
    }

    /// Your hand; `None` when the game is over.
    #[must_use]
    pub fn hand(&self) -> Option<Hand> {
        self.dealt().ok()
    }

    /// Who has declared before you in the round to come, in turn: their seats, and whether they hold. Nobody where all declare at once.
    ///
    /// ```
    /// use upperhand::play::guts::{Choice, Deal, Game, Setup};
    /// let game = Game::new(Setup { deal: Deal::Turns(3), pots: 9, ..Setup::default() })?;
    /// let seats = |game: &Game| game.declared().into_iter().map(|(seat, _)| seat).collect::<Vec<_>>();
    /// // You are first in the first round; in the second the next seat is, so that you are last.
    /// assert_eq!((seats(&game), seats(&game.after(Choice::Hold)?)), (vec![], vec![1, 2]));
    /// # Ok::<(), upperhand::play::guts::Error>(())
    /// ```
    #[must_use]
    pub fn declared(&self) -> Vec<(usize, bool)> {
        let Strategies::Turns(turns) = &self.kind.0.strategies else {
            return Vec::new();
        };
        let (before, held) = (turns.before(self.history.len()), self.held_before());
        let told = before.filter(|_| !self.is_over());
        told.map(|seat| (seat, held[seat])).collect()
    }

    /// On a number line, the threshold above which holding returns more than dropping in the round to come; where many are as good, the
    /// largest.
    ///
    /// ```
    /// use upperhand::play::guts::{Deal, Game, Setup};
    /// let game = Game::new(Setup { deal: Deal::Turns(2), ..Setup::default() })?;
    /// // Up to 1/3, above which the other holds against a holder, both are as good.
    /// assert!((game.line().unwrap() - 1.0 / 3.0).abs() < 1e-9);
    /// # Ok::<(), upperhand::play::guts::Error>(())
    /// ```
    #[must_use]
    pub fn line(&self) -> Option<f64> {
        let Hand::Line(_) = self.hand()? else {
            return None;
        };
        let (solution, held) = (self.solution(), self.held_before());
        let gains = |hand| {
            let returns = solution.returns(Hand::Line(hand), (self.history.len(), &held));
            returns.better() == Some(Choice::Hold)
        };
        let (mut below, mut above) = (0.0, 1.0);
        for _ in 0..HALVINGS {
            let middle = f64::midpoint(below, above);
            if gains(middle) {
                above = middle;
            } else {
                below = middle;
            }
        }
        Some(above)
    }

    /// Who holds in the round to come, of those who declare before you.
    pub(super) fn held_before(&self) -> Vec<bool> {
        let draws = self.draws();
        let hands = deal(&self.kind.0, &self.setup, draws);
        choices(&self.kind.0, &hands, draws, false)
    }

    /// Your hand.
    ///
    /// # Errors
    /// [`Error::Over`] after the end.
    pub(super) fn dealt(&self) -> Result<Hand, Error> {
        self.check_going()?;
        Ok(deal(&self.kind.0, &self.setup, self.draws())[0])
    }

    fn check_going(&self) -> Result<(), Error> {
        let over = |ending| Err(Error::Over { ending });
        self.ending().map_or(Ok(()), over)
    }

    fn has_left(&self) -> bool {
        self.moves.last() == Some(&Choice::Leave)
    }

    /// The end; `None` as long as a move can be made.
    ///
    /// ```
    /// use upperhand::play::guts::{Ending, Game, Choice, Setup};
    /// let game = Game::new(Setup::default())?;
    /// assert_eq!(game.ending(), None);
    /// assert_eq!(game.after(Choice::Leave)?.ending(), Some(Ending::Left));
    /// # Ok::<(), upperhand::play::guts::Error>(())
    /// ```
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        if self.has_left() {
            return Some(Ending::Left);
        }
        let last = self.history.last()?;
        if last.carried > MOST_STAKES {
            return Some(Ending::BankClosed);
        }
        let is_over = last.carried == 0 && self.pots_taken() >= self.setup.pots;
        is_over.then_some(Ending::PotsTaken { by: last.winner? })
    }

    /// What you have won, in antes, before a fee.
    ///
    /// ```
    /// use upperhand::play::guts::{Game, Choice, Setup};
    /// let game = Game::new(Setup::default())?.after(Choice::Hold)?;
    /// assert_eq!(game.bankroll(), i128::from(game.history()[0].payoffs[0]));
    /// # Ok::<(), upperhand::play::guts::Error>(())
    /// ```
    #[must_use]
    pub fn bankroll(&self) -> i128 {
        let won = |round: &Round| i128::from(round.payoffs[0]) * i128::from(round.stakes);
        self.history.iter().map(won).sum()
    }

    /// The fee that you have paid, in antes: 0 or below.
    ///
    /// ```
    /// use upperhand::Fraction;
    /// use upperhand::play::guts::{Game, Choice, Setup};
    /// let game = Game::new(Setup { fee: 25, ..Setup::default() })?;
    /// assert_eq!(game.fee_paid(), Fraction::ZERO);
    /// assert_eq!(game.after(Choice::Leave)?.fee_paid(), Fraction::new(-1, 4));
    /// # Ok::<(), upperhand::play::guts::Error>(())
    /// ```
    #[must_use]
    pub fn fee_paid(&self) -> Fraction {
        if self.has_left() {
            let whole = i128::from(Setup::LARGEST_FEE);
            Fraction::new(
                -i128::from(self.setup.fee) * i128::from(self.stakes()),
                whole,
            )
        } else {
            Fraction::ZERO
        }
    }

    /// What you have won, in antes, after a fee.
    #[must_use]
    pub fn result(&self) -> Fraction {
        Fraction::from(self.bankroll()) + self.fee_paid()
    }
}
