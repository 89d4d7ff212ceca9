//! A game in progress.

use super::deal::{choices, deal};
use super::draws::{Key, Series};
use super::error::{Error, Impossible, Reason};
use super::hand::Hand;
use super::record::{Move, Record};
use super::settle::settle;
use super::setup::Setup;
use super::table::Table;
use crate::guts::cards::Fraction;
use std::sync::Arc;

/// The largest stakes that the bank covers, in antes; beyond them nothing is played any more.
pub const MOST_STAKES: u64 = 1 << 40;

/// A round that was played.
///
/// ```
/// use upperhand::play::guts::{Game, Move, Round, Setup};
/// let game = Game::new(Setup::default())?.play(Move::Hold)?;
/// let round: &Round = &game.rounds()[0];
/// assert_eq!(round.payoffs.iter().sum::<i64>(), 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    /// The stakes, in antes: the pot is so many from each player.
    pub stakes: u64,
    /// The hand of each player, you first.
    pub hands: Vec<Hand>,
    /// Who held.
    pub held: Vec<bool>,
    /// The seat, from 0, of the best of those who held, who takes the pot; `None` where all dropped.
    pub winner: Option<usize>,
    /// The seat of who must match the pot because all dropped.
    pub weenie: Option<usize>,
    /// The payoff of each player per unit of stakes, in antes.
    pub payoffs: Vec<i64>,
    /// The stakes of the next round for this pot; 0 where it is taken.
    pub carried: u64,
}

/// The end of a game.
///
/// ```
/// use upperhand::play::guts::{Ending, Game, Move, Setup};
/// let mut game = Game::new(Setup::default())?;
/// while game.ending().is_none() {
///     game = game.play(Move::Drop)?;
/// }
/// // Somebody else holds alone in the end.
/// assert!(matches!(game.ending(), Some(Ending::PotsTaken { by: 1 | 2 })));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The last pot is taken.
    PotsTaken {
        /// By the seat, from 0, that held alone.
        by: usize,
    },
    /// You have left.
    Left,
    /// The stakes are above [`MOST_STAKES`].
    BankClosed,
}

/// A game in progress: immutable, each move gives a new one.
///
/// ```
/// use upperhand::play::guts::{Ending, Game, Move, Setup};
/// let game = Game::new(Setup { fee: 50, ..Setup::default() })?;
/// let left = game.play(Move::Leave)?;
/// assert_eq!((left.ending(), left.result().value()), (Some(Ending::Left), -0.5));
/// assert_eq!(game.ending(), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    setup: Setup,
    table: Arc<Table>,
    rounds: Vec<Round>,
    pots_taken: u32,
    bankroll: i128,
    has_left: bool,
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
        let table = Table::new(&setup)?;
        Ok(Self::at(Arc::new(table), setup))
    }

    /// A new game at a table that was solved before, where it [serves](Table::serves) these settings; else at a new one.
    ///
    /// # Errors
    /// The errors of [`Setup::check`].
    ///
    /// ```
    /// use std::sync::Arc;
    /// use upperhand::play::guts::{Game, Setup};
    /// let one = Game::new(Setup::default())?;
    /// let two = Game::seated(one.table().clone(), Setup { seed: 2, ..*one.setup() })?;
    /// assert!(Arc::ptr_eq(one.table(), two.table()));
    /// # Ok::<(), upperhand::play::guts::Error>(())
    /// ```
    pub fn seated(table: Arc<Table>, setup: Setup) -> Result<Self, Error> {
        setup.check()?;
        if table.serves(&setup) {
            Ok(Self::at(table, setup))
        } else {
            Self::new(setup)
        }
    }

    fn at(table: Arc<Table>, setup: Setup) -> Self {
        Self {
            setup,
            table,
            rounds: Vec::new(),
            pots_taken: 0,
            bankroll: 0,
            has_left: false,
        }
    }

    /// Your move, and the round that it makes.
    ///
    /// # Errors
    /// [`Impossible`] once the game is over.
    ///
    /// ```
    /// use upperhand::play::guts::{Game, Move, Setup};
    /// let game = Game::new(Setup::default())?;
    /// let next = game.play(Move::Hold)?;
    /// assert_eq!((game.rounds().len(), next.rounds().len()), (0, 1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&self, choice: Move) -> Result<Self, Impossible> {
        let mut next = self.clone();
        next.take(choice)?;
        Ok(next)
    }

    /// The same in place.
    pub(super) fn take(&mut self, choice: Move) -> Result<(), Impossible> {
        if let Some(ending) = self.ending() {
            return Err(Impossible {
                index: self.rounds.len() + usize::from(self.has_left),
                given: choice.name().to_owned(),
                reason: match ending {
                    Ending::PotsTaken { by } => Reason::LastPotTaken { by: by + 1 },
                    Ending::Left => Reason::Left,
                    Ending::BankClosed => Reason::BankClosed,
                },
            });
        }
        match choice {
            Move::Leave => self.has_left = true,
            Move::Hold => self.reveal(true),
            Move::Drop => self.reveal(false),
        }
        Ok(())
    }

    /// Plays the round that was dealt.
    fn reveal(&mut self, holds: bool) {
        let key = self.key();
        let hands = deal(&self.table, self.setup.deal, key);
        let mut held = vec![holds];
        held.extend(choices(&self.table, &hands, key));
        let settled = settle(&hands, &held, self.setup.weenie);
        let stakes = self.stakes();
        self.bankroll += i128::from(settled.payoffs[0]) * i128::from(stakes);
        self.pots_taken += u32::from(settled.carried == 0);
        self.rounds.push(Round {
            stakes,
            hands,
            held,
            winner: settled.winner,
            weenie: settled.weenie,
            payoffs: settled.payoffs,
            carried: stakes * settled.carried,
        });
    }

    fn key(&self) -> Key {
        Key {
            seed: self.setup.seed,
            series: Series::Game,
            round: self.rounds.len() as u64,
        }
    }

    /// All that the game is.
    ///
    /// ```
    /// use upperhand::play::guts::{Game, Move, Setup};
    /// let game = Game::new(Setup::default())?.play(Move::Leave)?;
    /// assert_eq!(game.record().moves, [Move::Leave]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn record(&self) -> Record {
        let moves = self.rounds.iter().map(|round| {
            if round.held[0] {
                Move::Hold
            } else {
                Move::Drop
            }
        });
        let left = self.has_left.then_some(Move::Leave);
        Record {
            v: 1,
            setup: self.setup,
            moves: moves.chain(left).collect(),
        }
    }

    /// The settings.
    ///
    /// ```
    /// use upperhand::play::guts::{Game, Setup};
    /// let setup = Setup { seed: 7, ..Setup::default() };
    /// assert_eq!(Game::new(setup)?.setup(), &setup);
    /// # Ok::<(), upperhand::play::guts::Error>(())
    /// ```
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The others.
    ///
    /// ```
    /// use upperhand::play::guts::{Game, Setup};
    /// let game = Game::new(Setup::default())?;
    /// assert!(game.table().serves(game.setup()));
    /// # Ok::<(), upperhand::play::guts::Error>(())
    /// ```
    #[must_use]
    pub const fn table(&self) -> &Arc<Table> {
        &self.table
    }

    /// The rounds that were played.
    ///
    /// ```
    /// use upperhand::play::guts::{Game, Move, Setup};
    /// let game = Game::new(Setup::default())?.play(Move::Drop)?;
    /// let round = &game.rounds()[0];
    /// assert_eq!((round.held[0], round.stakes), (false, 1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The number of pots that were taken.
    ///
    /// ```
    /// use upperhand::play::guts::{Game, Move, Setup};
    /// let mut game = Game::new(Setup::default())?;
    /// while game.ending().is_none() {
    ///     game = game.play(Move::Drop)?;
    /// }
    /// assert_eq!(game.pots_taken(), game.setup().pots);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn pots_taken(&self) -> u32 {
        self.pots_taken
    }

    /// The stakes of the round to come, in antes: 1 at the start of each pot.
    ///
    /// ```
    /// use upperhand::play::guts::{Game, Move, Setup};
    /// let game = Game::new(Setup::default())?.play(Move::Hold)?;
    /// // As many as were left, or those of a new pot.
    /// assert_eq!(game.stakes(), game.rounds()[0].carried.max(1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn stakes(&self) -> u64 {
        match self.rounds.last() {
            Some(round) if round.carried > 0 => round.carried,
            _ => 1,
        }
    }

    /// Your hand; `None` when the game is over.
    ///
    /// ```
    /// use upperhand::play::guts::{Game, Move, Setup};
    /// let game = Game::new(Setup::default())?;
    /// assert_eq!(game.hand(), Some(game.play(Move::Hold)?.rounds()[0].hands[0]));
    /// assert_eq!(game.play(Move::Leave)?.hand(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn hand(&self) -> Option<Hand> {
        if self.ending().is_some() {
            return None;
        }
        deal(&self.table, self.setup.deal, self.key())
            .first()
            .copied()
    }

    /// The end; `None` as long as a move can be made.
    ///
    /// ```
    /// use upperhand::play::guts::{Ending, Game, Move, Setup};
    /// let game = Game::new(Setup::default())?;
    /// assert_eq!(game.ending(), None);
    /// assert_eq!(game.play(Move::Leave)?.ending(), Some(Ending::Left));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        if self.has_left {
            return Some(Ending::Left);
        }
        let last = self.rounds.last()?;
        if last.carried > MOST_STAKES {
            return Some(Ending::BankClosed);
        }
        let is_over = last.carried == 0 && self.pots_taken >= self.setup.pots;
        is_over.then_some(Ending::PotsTaken { by: last.winner? })
    }

    /// What you have won, in antes, before a fee.
    ///
    /// ```
    /// use upperhand::play::guts::{Game, Move, Setup};
    /// let game = Game::new(Setup::default())?.play(Move::Hold)?;
    /// assert_eq!(game.bankroll(), i128::from(game.rounds()[0].payoffs[0]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn bankroll(&self) -> i128 {
        self.bankroll
    }

    /// The fee that you have paid, in antes: 0 or below.
    ///
    /// ```
    /// use upperhand::guts::cards::Fraction;
    /// use upperhand::play::guts::{Game, Move, Setup};
    /// let game = Game::new(Setup { fee: 25, ..Setup::default() })?;
    /// assert_eq!(game.fee_paid(), Fraction::ZERO);
    /// assert_eq!(game.play(Move::Leave)?.fee_paid(), Fraction::new(-1, 4));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn fee_paid(&self) -> Fraction {
        if self.has_left {
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
    ///
    /// ```
    /// use upperhand::play::guts::{Game, Move, Setup};
    /// let game = Game::new(Setup { fee: 25, ..Setup::default() })?;
    /// assert_eq!(game.play(Move::Leave)?.result().value(), -0.25);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn result(&self) -> Fraction {
        let fee = self.fee_paid();
        let bankroll = self.bankroll * fee.denominator();
        Fraction::new(bankroll + fee.numerator(), fee.denominator())
    }
}
