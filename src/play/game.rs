//! A game in progress: what both games do with a setup and moves.

use super::history::History;
use super::record::Record;
use super::replay::{Rejection, Replay};
use core::fmt::Debug;

/// A kind of game: what a game of it has beside its setup and moves, and what a move does.
///
/// ```
/// use upperhand::play::{Game, Kind, guts};
/// fn text<K: Kind>(game: &Game<K>) -> String {
///     K::write_moves(game.moves())
/// }
/// let game = guts::Game::new(guts::Setup::default())?.after(guts::Choice::Hold)?;
/// assert_eq!(text(&game), "h");
/// # Ok::<(), guts::Error>(())
/// ```
pub trait Kind: Clone + Debug {
    /// All that is agreed before the first move.
    type Setup: Copy + Debug + PartialEq;
    /// A move of a person.
    type Choice: Clone + Debug + PartialEq;
    /// A move that was made, with all that came of it.
    type Entry: Clone + Debug;
    /// Why a setup is no game, or a move impossible.
    type Error: Clone + Debug;

    /// What a game of this setup has.
    ///
    /// # Errors
    /// A setup that is no game.
    fn new(setup: &Self::Setup) -> Result<Self, Self::Error>;

    /// The same for another setup: nothing is solved again that serves both.
    ///
    /// # Errors
    /// A setup that is no game.
    fn renewed(&self, setup: &Self::Setup) -> Result<Self, Self::Error>;

    /// Are games alike that have the same setup and moves, one with this, one with the other?
    fn is_alike(&self, other: &Self) -> bool;

    /// What happens before the first move of a person.
    ///
    /// # Errors
    /// A setup that is no game.
    fn begin(game: &mut Game<Self>) -> Result<(), Self::Error>;

    /// Adds what comes of a choice to the history.
    ///
    /// # Errors
    /// The reason why it is impossible.
    fn make(game: &mut Game<Self>, choice: &Self::Choice) -> Result<(), Self::Error>;

    /// Did a person make this move?
    fn is_by_person(setup: &Self::Setup, entry: &Self::Entry) -> bool;

    /// A choice as errors quote it.
    fn quoted(choice: &Self::Choice) -> String;

    /// The short text of moves.
    fn write_moves(moves: &[Self::Choice]) -> String;

    /// The moves of a short text, up to the first piece that is none, and that piece.
    fn read_moves(text: &str) -> (Vec<Self::Choice>, Option<Rejection<Self::Error>>);
}

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
pub struct Game<K: Kind> {
    pub(super) setup: K::Setup,
    pub(super) kind: K,
    pub(super) moves: History<K::Choice>,
    pub(super) history: History<K::Entry>,
}

impl<K: Kind> PartialEq for Game<K> {
    fn eq(&self, other: &Self) -> bool {
        // Between a move and an automatic answer the game is another.
        let is_as_long = self.history.len() == other.history.len();
        let is_alike = is_as_long && self.kind.is_alike(&other.kind);
        is_alike && self.setup == other.setup && *self.moves == *other.moves
    }
}

impl<K: Kind> Eq for Game<K>
where
    K::Setup: Eq,
    K::Choice: Eq,
{
}

impl<K: Kind> Game<K> {
    /// A new game. Where an opponent begins that no person moves for, its first move is made.
    ///
    /// # Errors
    /// A setup that is no game: see [`guess_who::Game`](super::guess_who::Game) and
    /// [`guts::Setup::check`](super::guts::Setup::check).
    pub fn new(setup: K::Setup) -> Result<Self, K::Error> {
        Self::begun(setup, K::new(&setup)?)
    }

    /// A new game. What was solved for this one is used again where it serves that, too.
    ///
    /// # Errors
    /// As [`Game::new`].
    ///
    /// ```
    /// use upperhand::play::guts::{Game, Setup};
    /// let one = Game::new(Setup::default())?;
    /// let two = one.restarted(Setup { seed: 2, ..*one.setup() })?;
    /// assert!(std::ptr::eq(one.solution(), two.solution()));
    /// # Ok::<(), upperhand::play::guts::Error>(())
    /// ```
    pub fn restarted(&self, setup: K::Setup) -> Result<Self, K::Error> {
        Self::begun(setup, self.kind.renewed(&setup)?)
    }

    pub(super) fn begun(setup: K::Setup, kind: K) -> Result<Self, K::Error> {
        let mut game = Self {
            setup,
            kind,
            moves: History::default(),
            history: History::default(),
        };
        K::begin(&mut game)?;
        Ok(game)
    }

    /// The game after a move of the person whose turn it is, and all that comes of it before the next one.
    ///
    /// # Errors
    /// A [`Rejection`], which says the move's index, what was given and what is allowed.
    pub fn after(&self, choice: K::Choice) -> Result<Self, Rejection<K::Error>> {
        let mut next = self.clone();
        next.play(choice)?;
        Ok(next)
    }

    /// [`after`](Self::after) in place.
    fn play(&mut self, choice: K::Choice) -> Result<(), Rejection<K::Error>> {
        let made = K::make(self, &choice);
        made.map_err(|reason| Rejection {
            index: self.moves.len(),
            given: K::quoted(&choice),
            reason,
        })?;
        self.moves.push(choice);
        Ok(())
    }

    /// The game before the last move of a person; `None` where none was made. O(moves).
    #[must_use]
    pub fn undone(&self) -> Option<Self> {
        Some(self.first(self.moves.len().checked_sub(1)?))
    }

    /// The game after so many moves of people, up to the next of them.
    fn first(&self, moves: usize) -> Self {
        let entries = self.history.iter().enumerate();
        let mut by_people = entries.filter(|(_, entry)| K::is_by_person(&self.setup, entry));
        let next = by_people.nth(moves).map(|(index, _)| index);
        Self {
            moves: self.moves.beginning(moves),
            history: self.history.beginning(next.unwrap_or(self.history.len())),
            ..self.clone()
        }
    }

    /// The game as it stood before the move of this index in its history; `None` for moves that no person made. O(moves).
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules};
    /// use upperhand::play::guess_who::{Choice, Game, Setup};
    /// let pool = Pool::new(24)?;
    /// let start = Game::new(Setup::new(Rules::OFFICIAL, pool, pool))?;
    /// let game = start.after(Choice::Ask(vec![12, 12]))?;
    /// assert_eq!(game.before(0), Some(start));
    /// assert_eq!(game.before(1), None);
    /// # Ok::<(), upperhand::play::guess_who::Error>(())
    /// ```
    #[must_use]
    pub fn before(&self, index: usize) -> Option<Self> {
        let entry = self.history.get(index)?;
        K::is_by_person(&self.setup, entry).then(|| self.beginning(index))
    }

    /// The game as it stood after so many entries of its history, or all of them: also between a move of yours and the
    /// opponent's answer to it. O(moves).
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules};
    /// use upperhand::play::guess_who::{Choice, Game, Player, Setup};
    /// let pool = Pool::new(24)?;
    /// let game = Game::new(Setup::new(Rules::RACE, pool, pool))?.after(Choice::Ask(vec![12, 12]))?;
    /// let between = game.beginning(1);
    /// assert_eq!((between.to_move(), between.mine().get()), (Player::Opponent, 12));
    /// # Ok::<(), upperhand::play::guess_who::Error>(())
    /// ```
    #[must_use]
    pub fn beginning(&self, entries: usize) -> Self {
        let history = self.history.beginning(entries);
        let by_people = history
            .iter()
            .filter(|entry| K::is_by_person(&self.setup, entry));
        Self {
            moves: self.moves.beginning(by_people.count()),
            history,
            ..self.clone()
        }
    }

    /// The game of this setup after these moves of people, as far as they are possible. Those that it begins with as this
    /// game does are not played again.
    ///
    /// ```
    /// use upperhand::play::guts::{Choice, Game, Setup};
    /// let game = Game::new(Setup::default())?.after(Choice::Leave)?;
    /// assert_eq!(game.replayed(&[Choice::Leave]).whole(), Ok(game));
    /// # Ok::<(), upperhand::play::guts::Error>(())
    /// ```
    #[must_use]
    pub fn replayed(&self, moves: &[K::Choice]) -> Replay<Self, K::Error> {
        let pairs = self.moves.iter().zip(moves);
        let shared = pairs.take_while(|(mine, given)| mine == given).count();
        let mut game = self.first(shared);
        let mut rest = moves[shared..].iter();
        let rejection = rest.find_map(|choice| game.play(choice.clone()).err());
        Replay { game, rejection }
    }

    /// The game of this setup after the moves of a short text, as far as they are possible.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules};
    /// use upperhand::play::guess_who::{Choice, Game, Setup};
    /// let pool = Pool::new(24)?;
    /// let start = Game::new(Setup::new(Rules::OPEN, pool, pool))?;
    /// let replay = start.read("12-12.what");
    /// assert_eq!(replay.game, start.after(Choice::Ask(vec![12, 12]))?);
    /// let said = replay.rejection.map(|rejection| rejection.to_string());
    /// assert!(said.is_some_and(|said| said.starts_with("move 2, \"what\", is no move: ")));
    /// # Ok::<(), upperhand::play::guess_who::Error>(())
    /// ```
    #[must_use]
    pub fn read(&self, text: &str) -> Replay<Self, K::Error> {
        let (moves, unread) = K::read_moves(text);
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
    pub fn record(&self) -> Record<K::Setup, K::Choice> {
        Record {
            setup: self.setup,
            moves: self.moves.to_vec(),
        }
    }

    /// What was agreed.
    #[must_use]
    pub const fn setup(&self) -> &K::Setup {
        &self.setup
    }

    /// The moves of people, in order: yours or, where a person moves for the opponent, both players'.
    #[must_use]
    pub fn moves(&self) -> &[K::Choice] {
        &self.moves
    }

    /// Every move that was made or round that was played so far, with all that came of it.
    #[must_use]
    pub fn history(&self) -> &[K::Entry] {
        &self.history
    }
}
