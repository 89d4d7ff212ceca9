//! A game in progress.

use super::address::write_move;
use super::choice::Choice;
use super::draws::{Purpose, Secrets, draw};
use super::error::Error;
use super::opponents::{Automatic, Tendency};
use super::player::Player;
use super::record::Record;
use super::setup::Setup;
use super::standing;
use super::suspects::Suspects;
use super::turn::{Act, Turn};
use super::values::{Place, Values};
use crate::guess_who::play::Move;
use crate::guess_who::{self, Ending, Pool, Probability};

/// A game in progress. Immutable: each move gives a new one.
///
/// ```
/// use upperhand::guess_who::{Pool, Rules};
/// use upperhand::play::guess_who::{Choice, Game, Setup};
/// let pool = Pool::new(4)?;
/// let start = Game::new(Setup::new(Rules::RACE, pool, pool))?;
/// let game = start.with_move(Choice::Ask(vec![2, 2]))?;
/// assert_eq!((start.mine().get(), game.mine().get()), (4, 2));
/// assert_eq!(game.undone(), Some(start));
/// # Ok::<(), upperhand::play::guess_who::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    record: Record,
    values: Values,
    secrets: Secrets,
    /// On your board.
    mine: Suspects,
    /// On the opponent's.
    theirs: Suspects,
    to_move: Player,
    winner: Option<Player>,
    moves: Vec<Turn>,
}

impl Game {
    /// A new game. Where the opponent begins and no person moves for it, its first move is made.
    ///
    /// O(1) but for different abilities, where the table of all positions is filled: O(n·m·(n + m)) for the pools n and m, some
    /// milliseconds for 64 suspects.
    ///
    /// # Errors
    /// [`Error::Solver`] for (1, 1) under the race, for abilities outside 2 to 6, for different abilities with pools whose
    /// table would not fit or take too long (about 830 for three answers against two), for a perfect opponent with more than
    /// two answers and more than 10,000 suspects; [`Error::Careless`] beyond 64 suspects; [`Error::Seed`] beyond 2⁵³ − 1.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules};
    /// use upperhand::play::guess_who::{Game, Setup};
    /// let billion = Pool::new(1_000_000_000)?;
    /// let setup = Setup { you_begin: false, ..Setup::new(Rules::OFFICIAL, billion, billion) };
    /// assert_eq!(Game::new(setup)?.moves().len(), 1);
    /// # Ok::<(), upperhand::play::guess_who::Error>(())
    /// ```
    pub fn new(setup: Setup) -> Result<Self, Error> {
        if setup.seed > Setup::LARGEST_SEED {
            return Err(Error::Seed { given: setup.seed });
        }
        let one = |pool: Pool| pool.get() == 1;
        if setup.rules.ending() == Ending::Race && one(setup.mine) && one(setup.theirs) {
            return Err(guess_who::Error::NotAPosition.into());
        }
        Self::begun(setup, Values::of(&setup)?)
    }

    /// A new game of the same agreement with another seed. Whatever was solved for this one serves that, too.
    ///
    /// # Errors
    /// [`Error::Seed`] beyond 2⁵³ − 1.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules};
    /// use upperhand::play::guess_who::{Game, Setup};
    /// let pool = Pool::new(24)?;
    /// let setup = Setup::new(Rules::RACE, pool, pool);
    /// let other = Game::new(Setup { seed: 7, ..setup })?;
    /// assert_eq!(Game::new(setup)?.with_seed(7)?, other);
    /// # Ok::<(), upperhand::play::guess_who::Error>(())
    /// ```
    pub fn with_seed(&self, seed: u64) -> Result<Self, Error> {
        if seed > Setup::LARGEST_SEED {
            return Err(Error::Seed { given: seed });
        }
        let setup = Setup {
            seed,
            ..self.record.setup
        };
        Self::begun(setup, self.values.clone())
    }

    fn begun(setup: Setup, values: Values) -> Result<Self, Error> {
        if let Some(opponent) = Automatic::of(&setup) {
            opponent.check(values.rules(Player::Opponent), [setup.theirs, setup.mine])?;
        }
        let mut game = Self {
            record: Record {
                setup,
                moves: Vec::new(),
            },
            values,
            secrets: Secrets::of(&setup),
            mine: Suspects::all(setup.mine.get()),
            theirs: Suspects::all(setup.theirs.get()),
            to_move: if setup.you_begin {
                Player::You
            } else {
                Player::Opponent
            },
            winner: None,
            moves: Vec::new(),
        };
        game.winner = game.race_won();
        game.let_opponent_move()?;
        Ok(game)
    }

    /// The game after a move of the person whose turn it is, and the opponent's move after it where no person makes it.
    ///
    /// O(1) for closed forms and runs of suspects, O(suspects) for parts by suspect, and what the opponent takes: at most
    /// O(answers·pool²) where no theorem lists the best moves.
    ///
    /// # Errors
    /// [`Error::Move`], which says the move's number, what was given and what is allowed.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules};
    /// use upperhand::play::guess_who::{Choice, Game, Setup};
    /// let pool = Pool::new(24)?;
    /// let game = Game::new(Setup::new(Rules::OFFICIAL, pool, pool))?;
    /// let error = game.with_move(Choice::Ask(vec![8, 17])).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "move 1, \"8-17\", is impossible: the parts [8, 17] are no question for a pool of 24: two positive parts must add up to 24"
    /// );
    /// # Ok::<(), upperhand::play::guess_who::Error>(())
    /// ```
    pub fn with_move(&self, choice: Choice) -> Result<Self, Error> {
        let mut game = self.clone();
        game.make_move(choice)?;
        Ok(game)
    }

    /// [`with_move`](Self::with_move) in place: for whole games, whose earlier positions nobody needs.
    ///
    /// # Errors
    /// [`Error::Move`]; then the game is as it was.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules};
    /// use upperhand::play::guess_who::{Choice, Game, Setup};
    /// let pool = Pool::new(24)?;
    /// let mut game = Game::new(Setup::new(Rules::RACE, pool, pool))?;
    /// let next = game.with_move(Choice::Ask(vec![12, 12]))?;
    /// assert!(game.make_move(Choice::Name).is_err());
    /// game.make_move(Choice::Ask(vec![12, 12]))?;
    /// assert_eq!(game, next);
    /// # Ok::<(), upperhand::play::guess_who::Error>(())
    /// ```
    pub fn make_move(&mut self, choice: Choice) -> Result<(), Error> {
        let intent = self.intent(&choice).map_err(|reason| Error::Move {
            number: self.record.moves.len() + 1,
            given: guess_who::shortened(&write_move(&choice)),
            reason: Box::new(reason),
        })?;
        self.carry_out(intent);
        self.record.moves.push(choice);
        self.let_opponent_move()
    }

    /// The game before the last move of a person, `None` where none was made. O(moves).
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules};
    /// use upperhand::play::guess_who::{Game, Setup};
    /// let pool = Pool::new(24)?;
    /// assert_eq!(Game::new(Setup::new(Rules::RACE, pool, pool))?.undone(), None);
    /// # Ok::<(), upperhand::play::guess_who::Error>(())
    /// ```
    #[must_use]
    pub fn undone(&self) -> Option<Self> {
        let kept = self.record.moves.len().checked_sub(1)?;
        self.after_choices(kept)
    }

    /// The game as it stood when the move of this index was to be made, by a person; `None` for moves that no person made.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules};
    /// use upperhand::play::guess_who::{Choice, Game, Setup};
    /// let pool = Pool::new(24)?;
    /// let start = Game::new(Setup::new(Rules::OFFICIAL, pool, pool))?;
    /// let game = start.with_move(Choice::Ask(vec![12, 12]))?;
    /// assert_eq!(game.before(0), Some(start));
    /// assert_eq!(game.before(1), None);
    /// # Ok::<(), upperhand::play::guess_who::Error>(())
    /// ```
    #[must_use]
    pub fn before(&self, index: usize) -> Option<Self> {
        let is_by_person = |turn: &&Turn| self.is_person(turn.by);
        self.moves.get(index).filter(is_by_person)?;
        let kept = self.moves[..index].iter().filter(is_by_person).count();
        self.after_choices(kept)
    }

    /// The game after so many moves of people. It is replayed from the start: draws are keyed, so it is what it was.
    fn after_choices(&self, kept: usize) -> Option<Self> {
        let mut game = Self::begun(self.record.setup, self.values.clone()).ok()?;
        for choice in self.record.moves.iter().take(kept) {
            game.make_move(choice.clone()).ok()?;
        }
        Some(game)
    }

    fn is_person(&self, player: Player) -> bool {
        player == Player::You || Automatic::of(&self.record.setup).is_none()
    }

    /// The moves that an automatic opponent may make here for whoever is to move, whoever the opponent of this game is.
    ///
    /// # Errors
    /// [`Error::Over`] after the end; [`Error::Careless`] and [`Error::Solver`] where the pools are too large for it.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules};
    /// use upperhand::guess_who::play::Move;
    /// use upperhand::play::guess_who::{Automatic, Game, Setup};
    /// let (mine, theirs) = (Pool::new(24)?, Pool::new(8)?);
    /// let game = Game::new(Setup::new(Rules::RACE, mine, theirs))?;
    /// assert_eq!(game.tendency(Automatic::Bold)?.moves(), [(1, Move::Ask(vec![4, 20]))]);
    /// # Ok::<(), upperhand::play::guess_who::Error>(())
    /// ```
    pub fn tendency(&self, automatic: Automatic) -> Result<Tendency, Error> {
        automatic.tendency(&self.values, self.place_for(automatic)?)
    }

    /// The place of whoever is to move, where an automatic opponent can play on from there.
    fn place_for(&self, automatic: Automatic) -> Result<Place, Error> {
        if let Some(winner) = self.winner {
            return Err(Error::Over { winner });
        }
        let place = self.place();
        automatic.check(self.values.rules(place.mover), [place.mine, place.theirs])?;
        Ok(place)
    }

    /// The move that an automatic opponent makes here for whoever is to move, by the draw that is keyed to this ply.
    ///
    /// # Errors
    /// As [`tendency`](Self::tendency).
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules};
    /// use upperhand::play::guess_who::{Automatic, Choice, Game, Setup};
    /// let pool = Pool::new(24)?;
    /// let game = Game::new(Setup::new(Rules::OFFICIAL, pool, pool))?;
    /// assert_eq!(game.drawn_move(Automatic::Halving)?, Choice::Ask(vec![12, 12]));
    /// # Ok::<(), upperhand::play::guess_who::Error>(())
    /// ```
    pub fn drawn_move(&self, automatic: Automatic) -> Result<Choice, Error> {
        let place = self.place_for(automatic)?;
        let mut random = draw(self.record.setup.seed, self.moves.len(), Purpose::Move);
        Ok(match automatic.drawn(&self.values, place, &mut random)? {
            Move::Ask(sizes) => Choice::Ask(sizes),
            Move::Name => Choice::Name,
        })
    }

    /// All that this game is.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules};
    /// use upperhand::play::guess_who::{Game, Setup};
    /// let pool = Pool::new(24)?;
    /// let setup = Setup::new(Rules::RACE, pool, pool);
    /// assert_eq!(Game::new(setup)?.record().setup, setup);
    /// # Ok::<(), upperhand::play::guess_who::Error>(())
    /// ```
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The suspects still standing on a player's board: those that may be the secret for all that this player knows.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules};
    /// use upperhand::play::guess_who::{Game, Player, Setup};
    /// let game = Game::new(Setup::new(Rules::RACE, Pool::new(24)?, Pool::new(30)?))?;
    /// assert_eq!(game.standing(Player::Opponent).len(), 30);
    /// # Ok::<(), upperhand::play::guess_who::Error>(())
    /// ```
    #[must_use]
    pub const fn standing(&self, player: Player) -> &Suspects {
        match player {
            Player::You => &self.mine,
            Player::Opponent => &self.theirs,
        }
    }

    /// The suspect that a player looks for, on the own board: fixed by the seed.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules};
    /// use upperhand::play::guess_who::{Game, Player, Setup};
    /// let game = Game::new(Setup::new(Rules::RACE, Pool::new(24)?, Pool::new(30)?))?;
    /// assert!(game.standing(Player::You).contains(game.secret(Player::You)));
    /// # Ok::<(), upperhand::play::guess_who::Error>(())
    /// ```
    #[must_use]
    pub const fn secret(&self, player: Player) -> u32 {
        match player {
            Player::You => self.secrets.yours,
            Player::Opponent => self.secrets.theirs,
        }
    }

    /// Your pool.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules};
    /// use upperhand::play::guess_who::{Game, Setup};
    /// let game = Game::new(Setup::new(Rules::RACE, Pool::new(24)?, Pool::new(30)?))?;
    /// assert_eq!((game.mine().get(), game.theirs().get()), (24, 30));
    /// # Ok::<(), upperhand::play::guess_who::Error>(())
    /// ```
    #[must_use]
    pub fn mine(&self) -> Pool {
        self.pool(Player::You)
    }

    /// The opponent's pool.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules};
    /// use upperhand::play::guess_who::{Game, Setup};
    /// let game = Game::new(Setup::new(Rules::RACE, Pool::new(24)?, Pool::new(30)?))?;
    /// assert_eq!(game.theirs().get(), 30);
    /// # Ok::<(), upperhand::play::guess_who::Error>(())
    /// ```
    #[must_use]
    pub fn theirs(&self) -> Pool {
        self.pool(Player::Opponent)
    }

    /// Whose turn it is; after the end, whose it would be.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules};
    /// use upperhand::play::guess_who::{Game, Player, Setup};
    /// let pool = Pool::new(24)?;
    /// assert_eq!(Game::new(Setup::new(Rules::RACE, pool, pool))?.to_move(), Player::You);
    /// # Ok::<(), upperhand::play::guess_who::Error>(())
    /// ```
    #[must_use]
    pub const fn to_move(&self) -> Player {
        self.to_move
    }

    /// The winner, once there is one.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules};
    /// use upperhand::play::guess_who::{Choice, Game, Player, Setup};
    /// let one = Pool::new(1)?;
    /// let game = Game::new(Setup::new(Rules::OFFICIAL, one, one))?;
    /// assert_eq!(game.winner(), None);
    /// assert_eq!(game.with_move(Choice::Name)?.winner(), Some(Player::You));
    /// # Ok::<(), upperhand::play::guess_who::Error>(())
    /// ```
    #[must_use]
    pub const fn winner(&self) -> Option<Player> {
        self.winner
    }

    /// Every move so far, of both.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules};
    /// use upperhand::play::guess_who::{Game, Setup};
    /// let pool = Pool::new(24)?;
    /// assert!(Game::new(Setup::new(Rules::RACE, pool, pool))?.moves().is_empty());
    /// # Ok::<(), upperhand::play::guess_who::Error>(())
    /// ```
    #[must_use]
    pub fn moves(&self) -> &[Turn] {
        &self.moves
    }

    /// Your chance before anybody moved, with perfect play of both.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules};
    /// use upperhand::play::guess_who::{Game, Setup};
    /// let pool = Pool::new(24)?;
    /// let game = Game::new(Setup::new(Rules::OFFICIAL, pool, pool))?;
    /// assert_eq!(game.start().to_string(), "5/9");
    /// # Ok::<(), upperhand::play::guess_who::Error>(())
    /// ```
    #[must_use]
    pub fn start(&self) -> Probability {
        let first = self.moves.first().map(|turn| turn.best);
        first.unwrap_or_else(|| self.chance())
    }

    /// Your chance now, with perfect play of both from here: 1 or 0 after the end.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules};
    /// use upperhand::play::guess_who::{Choice, Game, Setup};
    /// let two = Pool::new(2)?;
    /// let game = Game::new(Setup::new(Rules::RACE, two, two))?.with_move(Choice::Ask(vec![1, 1]))?;
    /// assert_eq!(game.chance().to_string(), "1");
    /// # Ok::<(), upperhand::play::guess_who::Error>(())
    /// ```
    #[must_use]
    pub fn chance(&self) -> Probability {
        match self.winner {
            Some(winner) => yours(winner, Probability::new(1, 1)),
            None => yours(self.to_move, self.values.win(self.place())),
        }
    }

    /// Where the mover stands.
    pub(super) fn place(&self) -> Place {
        Place {
            mover: self.to_move,
            mine: self.pool(self.to_move),
            theirs: self.pool(self.to_move.other()),
        }
    }

    /// What positions of this game are worth.
    pub(super) const fn values(&self) -> &Values {
        &self.values
    }

    fn pool(&self, player: Player) -> Pool {
        // At least the secret stands, or the one that was named last.
        Pool::new(u64::from(self.standing(player).len())).unwrap_or(Pool::MAX)
    }

    /// A choice as parts or a suspect of the mover's board, and what it is worth to her.
    fn intent(&self, choice: &Choice) -> Result<Intent, Error> {
        if let Some(winner) = self.winner {
            return Err(Error::Over { winner });
        }
        let (standing, place) = (self.standing(self.to_move), self.place());
        let mut random = draw(self.record.setup.seed, self.moves.len(), Purpose::Suspects);
        let (worth, step) = match choice {
            Choice::Ask(sizes) => {
                let worth = self.values.question(place, sizes)?;
                (
                    worth,
                    Step::Ask(standing::dealt(standing, sizes, &mut random)),
                )
            }
            Choice::AskParts(parts) => {
                let worth = self.values.question(place, &parts.sizes())?;
                (worth, Step::Ask(standing::sorted(standing, parts)))
            }
            Choice::Name | Choice::NameSuspect(_) => {
                let worth = self.values.naming(place);
                let worth = worth.ok_or(guess_who::Error::NoNaming)?;
                let place = match choice {
                    Choice::NameSuspect(place) => *place,
                    _ => standing::any(standing, &mut random),
                };
                (worth, Step::Name(standing::at(standing, place)?))
            }
        };
        Ok(Intent { worth, step })
    }

    /// Makes a move of the player whose turn it is.
    fn carry_out(&mut self, intent: Intent) {
        let by = self.to_move;
        let (mine, theirs, best) = (self.mine(), self.theirs(), self.chance());
        let secret = self.secret(by);
        let (act, left) = match intent.step {
            Step::Ask(parts) => {
                let part = parts.iter().position(|part| part.contains(secret));
                let part = part.unwrap_or_default();
                let left = parts[part].clone();
                (Act::Asked { parts, part }, left)
            }
            Step::Name(suspect) => {
                let right = suspect == secret;
                let left = if right {
                    [suspect].into_iter().collect()
                } else {
                    self.standing(by).without(suspect)
                };
                (Act::Named { suspect, right }, left)
            }
        };
        match by {
            Player::You => self.mine = left,
            Player::Opponent => self.theirs = left,
        }
        self.winner = self.won_by(by, &act);
        self.to_move = by.other();
        self.moves.push(Turn {
            by,
            mine,
            theirs,
            act,
            kept: self.pool(by),
            best,
            chosen: yours(by, intent.worth),
            after: self.chance(),
        });
    }

    /// The winner after a move.
    fn won_by(&self, by: Player, act: &Act) -> Option<Player> {
        match (act, self.record.setup.rules.ending()) {
            (Act::Asked { .. }, _) => self.race_won(),
            (Act::Named { right: true, .. }, _) => Some(by),
            (Act::Named { .. }, Ending::Official) => Some(by.other()),
            (Act::Named { .. }, Ending::Race | Ending::Open) => None,
        }
    }

    /// The player whose pool is one, under the race.
    fn race_won(&self) -> Option<Player> {
        if self.record.setup.rules.ending() != Ending::Race {
            return None;
        }
        let players = [Player::You, Player::Opponent];
        players
            .into_iter()
            .find(|&player| self.standing(player).len() == 1)
    }

    /// The opponent's move, if it is its turn and no person's.
    fn let_opponent_move(&mut self) -> Result<(), Error> {
        if self.winner.is_some() || self.is_person(self.to_move) {
            return Ok(());
        }
        if let Some(opponent) = Automatic::of(&self.record.setup) {
            let choice = self.drawn_move(opponent)?;
            let intent = self.intent(&choice)?;
            self.carry_out(intent);
        }
        Ok(())
    }
}

/// A move that the rules allow.
struct Intent {
    /// The mover's chance with it.
    worth: Probability,
    step: Step,
}

enum Step {
    Ask(Vec<Suspects>),
    Name(u32),
}

/// Your chance, where a player has this one.
fn yours(player: Player, chance: Probability) -> Probability {
    match player {
        Player::You => chance,
        Player::Opponent => Probability::new(
            chance.denominator() - chance.numerator(),
            chance.denominator(),
        ),
    }
}
