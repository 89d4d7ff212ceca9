//! A game in progress.

use super::address::read_moves;
use super::choice::Choice;
use super::deal::{choices, deal};
use super::draws::{Draws, Series};
use super::ending::{Ending, MOST_STAKES};
use super::error::{Error, Rejection};
use super::hand::Hand;
use super::record::Record;
use super::round::Round;
use super::settle::settle;
use super::setup::Setup;
use super::solution::Solution;
use crate::Fraction;
use crate::play::history::History;
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
///
/// ```
/// use upperhand::play::guts::{Choice, Ending, Game, Setup};
/// let game = Game::new(Setup { fee: 50, ..Setup::default() })?;
/// let left = game.after(Choice::Leave)?;
/// assert_eq!((left.ending(), left.result().value()), (Some(Ending::Left), -0.5));
/// assert_eq!(left.undone(), Some(game));
/// # Ok::<(), upperhand::play::guts::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    setup: Setup,
    solution: Arc<Solution>,
    moves: History<Choice>,
    history: History<Round>,
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup && *self.moves == *other.moves
    }
}

impl Game {
    /// A new game.
    ///
    /// # Errors
    /// The errors of [`Setup::check`].
    ///
    /// ```
    /// use upperhand::play::guts::{Error, Game, Setup};
    /// assert_eq!(Game::new(Setup::default())?.stakes(), 1);
    /// let none = Game::new(Setup { pots: 0, ..Setup::default() });
    /// assert_eq!(none.unwrap_err(), Error::Pots { given: 0 });
    /// # Ok::<(), upperhand::play::guts::Error>(())
    /// ```
    pub fn new(setup: Setup) -> Result<Self, Error> {
        Ok(Self::at(Arc::new(Solution::new(&setup)?), setup))
    }

    /// A new game. What was solved for this one is used again where it [serves](Solution::serves) that, too.
    ///
    /// # Errors
    /// The errors of [`Setup::check`].
    ///
    /// ```
    /// use upperhand::play::guts::{Game, Setup};
    /// let one = Game::new(Setup::default())?;
    /// let two = one.restarted(Setup { seed: 2, ..*one.setup() })?;
    /// assert!(std::ptr::eq(one.solution(), two.solution()));
    /// # Ok::<(), upperhand::play::guts::Error>(())
    /// ```
    pub fn restarted(&self, setup: Setup) -> Result<Self, Error> {
        if !self.solution.serves(&setup) {
            return Self::new(setup);
        }
        setup.check()?;
        Ok(Self::at(Arc::clone(&self.solution), setup))
    }

    fn at(solution: Arc<Solution>, setup: Setup) -> Self {
        Self {
            setup,
            solution,
            moves: History::default(),
            history: History::default(),
        }
    }

    /// The game after a move of yours, and the round that it makes.
    ///
    /// # Errors
    /// A [`Rejection`] once the game is over.
    ///
    /// ```
    /// use upperhand::play::guts::{Choice, Game, Setup};
    /// let game = Game::new(Setup::default())?;
    /// let next = game.after(Choice::Hold)?;
    /// assert_eq!((game.history().len(), next.history().len()), (0, 1));
    /// # Ok::<(), upperhand::play::guts::Error>(())
    /// ```
    pub fn after(&self, choice: Choice) -> Result<Self, Rejection> {
        let mut next = self.clone();
        next.play(choice)?;
        Ok(next)
    }

    /// [`after`](Self::after) in place.
    fn play(&mut self, choice: Choice) -> Result<(), Rejection> {
        self.check_going().map_err(|reason| Rejection {
            index: self.moves.len(),
            given: choice.name().to_owned(),
            reason,
        })?;
        match choice {
            Choice::Leave => {}
            Choice::Hold => self.reveal(true),
            Choice::Drop => self.reveal(false),
        }
        self.moves.push(choice);
        Ok(())
    }

    /// Plays the round that was dealt.
    fn reveal(&mut self, holds: bool) {
        let draws = self.draws();
        let hands = deal(&self.solution, &self.setup, draws);
        let mut held = vec![holds];
        held.extend(choices(&self.solution, &hands, draws));
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

    /// The game before your last move; `None` where none was made. O(1).
    #[must_use]
    pub fn undone(&self) -> Option<Self> {
        Some(self.beginning(self.moves.len().checked_sub(1)?))
    }

    /// The game as it stood when the round of this index was dealt; `None` where it was not played. O(1).
    ///
    /// ```
    /// use upperhand::play::guts::{Choice, Game, Setup};
    /// let game = Game::new(Setup::default())?;
    /// let next = game.after(Choice::Hold)?;
    /// assert_eq!(next.before(0), Some(game));
    /// assert_eq!(next.before(1), None);
    /// # Ok::<(), upperhand::play::guts::Error>(())
    /// ```
    #[must_use]
    pub fn before(&self, index: usize) -> Option<Self> {
        (index < self.history.len()).then(|| self.beginning(index))
    }

    /// The game after the first of its moves.
    fn beginning(&self, kept: usize) -> Self {
        Self {
            moves: self.moves.beginning(kept),
            history: self.history.beginning(kept),
            ..self.clone()
        }
    }

    /// The game of this setup after these moves, as far as they are possible. Those that it begins with as this game does
    /// are not played again.
    ///
    /// ```
    /// use upperhand::play::guts::{Choice, Game, Setup};
    /// let game = Game::new(Setup::default())?.after(Choice::Leave)?;
    /// assert_eq!(game.replayed(&[Choice::Leave]).whole(), Ok(game));
    /// # Ok::<(), upperhand::play::guts::Error>(())
    /// ```
    #[must_use]
    pub fn replayed(&self, moves: &[Choice]) -> Replay {
        let pairs = self.moves.iter().zip(moves);
        let shared = pairs.take_while(|(mine, given)| mine == given).count();
        let mut game = self.beginning(shared);
        let mut rest = moves[shared..].iter();
        let rejection = rest.find_map(|&choice| game.play(choice).err());
        Replay { game, rejection }
    }

    /// The game of this setup after the moves of a [text](read_moves), as far as they are possible.
    ///
    /// ```
    /// use upperhand::play::guts::{Choice, Game, Setup};
    /// let start = Game::new(Setup::default())?;
    /// let replay = start.read("h?");
    /// assert_eq!(replay.game, start.after(Choice::Hold)?);
    /// let said = replay.rejection.map(|rejection| rejection.to_string());
    /// assert!(said.is_some_and(|said| said.starts_with("move 2, \"?\", is impossible: ")));
    /// # Ok::<(), upperhand::play::guts::Error>(())
    /// ```
    #[must_use]
    pub fn read(&self, text: &str) -> Replay {
        let (moves, unread) = read_moves(text);
        let Replay { game, rejection } = self.replayed(&moves);
        Replay {
            game,
            rejection: rejection.or(unread),
        }
    }

    /// Setup and moves.
    ///
    /// ```
    /// use upperhand::play::guts::{Choice, Game, Setup};
    /// let game = Game::new(Setup::default())?.after(Choice::Leave)?;
    /// assert_eq!(game.record().moves, [Choice::Leave]);
    /// # Ok::<(), upperhand::play::guts::Error>(())
    /// ```
    #[must_use]
    pub fn record(&self) -> Record {
        Record {
            setup: self.setup,
            moves: self.moves.to_vec(),
        }
    }

    /// What was agreed.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The strategies of the others, and what hands are worth against them.
    #[must_use]
    pub fn solution(&self) -> &Solution {
        &self.solution
    }

    /// Your moves, in order.
    #[must_use]
    pub fn moves(&self) -> &[Choice] {
        &self.moves
    }

    /// The rounds that were played.
    #[must_use]
    pub fn history(&self) -> &[Round] {
        &self.history
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
    ///
    /// ```
    /// use upperhand::play::guts::{Game, Choice, Setup};
    /// let game = Game::new(Setup::default())?.after(Choice::Hold)?;
    /// // As many as were left, or those of a new pot.
    /// assert_eq!(game.stakes(), game.history()[0].carried.max(1));
    /// # Ok::<(), upperhand::play::guts::Error>(())
    /// ```
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

    /// Your hand.
    ///
    /// # Errors
    /// [`Error::Over`] after the end.
    pub(super) fn dealt(&self) -> Result<Hand, Error> {
        self.check_going()?;
        Ok(deal(&self.solution, &self.setup, self.draws())[0])
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
