//! A game in progress.

use super::address::{read_moves, write_move, write_moves};
use super::choice::Choice;
use super::draws::{Purpose, Secrets, draw};
use super::error::{Error, Rejection};
use super::opponents::{Automatic, Tendency};
use super::parts::Parts;
use super::player::Player;
use super::setup::Setup;
use super::solution::{Pools, Solution};
use super::standing;
use super::suspects::Suspects;
use super::turn::{Act, Turn};
use super::worded;
use crate::guess_who::board::Board;
use crate::guess_who::play::Move;
use crate::guess_who::{self, Ending, Pool, Probability};
use crate::play::Kind;
use std::sync::Arc;

/// A game as far as its moves are possible.
///
/// ```
/// use upperhand::guess_who::{Pool, Rules};
/// use upperhand::play::guess_who::{Choice, Game, Replay, Setup, replay};
/// let pool = Pool::new(24)?;
/// let game = Game::new(Setup::new(Rules::OPEN, pool, pool))?.after(Choice::Name)?;
/// assert_eq!(replay(&game.record())?, Replay { game, rejection: None });
/// # Ok::<(), upperhand::play::guess_who::Error>(())
/// ```
pub type Replay = crate::play::Replay<Game, Error>;

/// A game in progress. Immutable: each move gives a new one. Cheap to clone; games of the same setup and moves are equal.
///
/// A new one takes O(1) but for different abilities, where the table of all positions is filled: O(n·m·(n + m)) for the pools
/// n and m, some milliseconds for 64 suspects. A move takes O(1) for closed forms and runs of suspects, O(suspects) for parts
/// by suspect, and what the opponent takes: at most O(answers·pool²) where no theorem lists the best moves.
///
/// # Errors
/// No game is that of (1, 1) under the race, of abilities outside 2 to 6, of different abilities with pools whose table would
/// not fit or take too long (about 830 for three answers against two), of a perfect opponent with more than two answers and
/// more than 10,000 suspects ([`Error::Solver`]); of a careless one beyond 64 suspects ([`Error::Careless`]); of a seed beyond
/// 2⁵³ − 1 ([`Error::Seed`]).
///
/// ```
/// use upperhand::guess_who::{Pool, Rules};
/// use upperhand::play::guess_who::{Choice, Game, Setup};
/// let pool = Pool::new(4)?;
/// let start = Game::new(Setup::new(Rules::RACE, pool, pool))?;
/// let game = start.after(Choice::Ask(vec![2, 2]))?;
/// assert_eq!((start.mine().get(), game.mine().get()), (4, 2));
/// assert_eq!(game.undone(), Some(start));
/// # Ok::<(), upperhand::play::guess_who::Error>(())
/// ```
pub type Game = crate::play::Game<GuessWho>;

/// What a game of *Guess Who?* has beside its setup and moves.
#[doc(hidden)]
#[derive(Clone, Debug)]
pub struct GuessWho {
    solution: Solution,
    secrets: Secrets,
    /// Your board and the opponent's before the first move.
    boards: [Suspects; 2],
    /// What can be asked in words about the suspects of both boards.
    features: Option<Arc<Board>>,
}

impl GuessWho {
    fn of(setup: &Setup, solution: Solution, features: Option<Arc<Board>>) -> Self {
        Self {
            solution,
            secrets: Secrets::of(setup),
            boards: [setup.mine, setup.theirs].map(|pool| Suspects::all(pool.get())),
            features,
        }
    }
}

impl Kind for GuessWho {
    type Setup = Setup;
    type Choice = Choice;
    type Entry = Turn;
    type Error = Error;

    fn new(setup: &Setup) -> Result<Self, Error> {
        setup.check()?;
        Ok(Self::of(setup, Solution::new(setup)?, None))
    }

    fn renewed(&self, setup: &Setup) -> Result<Self, Error> {
        setup.check()?;
        let solution = if self.solution.serves(setup) {
            self.solution.clone()
        } else {
            Solution::new(setup)?
        };
        Ok(Self::of(setup, solution, self.features.clone()))
    }

    fn is_alike(&self, other: &Self) -> bool {
        self.features == other.features
    }

    fn begin(game: &mut Game) -> Result<(), Error> {
        let setup = game.setup;
        if let Some(opponent) = Automatic::of(&setup) {
            let rules = game.kind.solution.rules(Player::Opponent);
            opponent.check(rules, [setup.theirs, setup.mine])?;
        }
        game.let_opponent_move()
    }

    fn make(game: &mut Game, choice: &Choice) -> Result<(), Error> {
        game.history.push(game.turn(choice)?);
        game.let_opponent_move()
    }

    fn is_by_person(setup: &Setup, turn: &Turn) -> bool {
        turn.by == Player::You || Automatic::of(setup).is_none()
    }

    fn quoted(choice: &Choice) -> String {
        guess_who::shortened(&write_move(choice))
    }

    fn write_moves(moves: &[Choice]) -> String {
        write_moves(moves)
    }

    fn read_moves(text: &str) -> (Vec<Choice>, Option<Rejection>) {
        read_moves(text)
    }
}

impl Game {
    /// A new game in which an opponent who moves by itself asks in the words of a board, where words of up to three
    /// features have the size that it wants; the seed draws one of the simplest of them. Suspect 1 of either player is the
    /// first of that board. The same sizes are asked about as without it, so that nobody's chances change.
    ///
    /// A [`Record`](super::Record) does not hold the words: [`Game::replayed`] plays its moves again in the words of a game.
    ///
    /// # Errors
    /// As [`Game::new`].
    ///
    /// ```
    /// use std::sync::Arc;
    /// use upperhand::guess_who::{Pool, Rules};
    /// use upperhand::guess_who::board::read_board;
    /// use upperhand::play::guess_who::{Act, Game, Setup};
    /// let board = read_board("name,hat\nAnna,\nBert,x\nCleo,\nDave,x\n")?;
    /// let pool = Pool::new(4)?;
    /// let setup = Setup { you_begin: false, ..Setup::new(Rules::RACE, pool, pool) };
    /// let game = Game::in_words(setup, Arc::new(board))?;
    /// let Act::Asked { parts, .. } = &game.history()[0].act else { panic!("a question") };
    /// assert!(parts[0].iter().eq([2, 4]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn in_words(setup: Setup, features: Arc<Board>) -> Result<Self, Error> {
        setup.check()?;
        let solution = Solution::new(&setup)?;
        Self::begun(setup, GuessWho::of(&setup, solution, Some(features)))
    }

    /// Does an opponent who moves by itself ask in words, where there are some?
    #[must_use]
    pub const fn is_in_words(&self) -> bool {
        self.kind.features.is_some()
    }

    /// The opponent's move, if it is its turn and no person's.
    fn let_opponent_move(&mut self) -> Result<(), Error> {
        if let Some(opponent) = Automatic::of(&self.setup)
            && self.to_move() == Player::Opponent
            && !self.is_over()
        {
            let choice = self.drawn_move(opponent)?;
            self.history.push(self.turn(&choice)?);
        }
        Ok(())
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
        automatic.tendency(&self.kind.solution, self.pools_for(automatic)?)
    }

    /// The position of whoever is to move, where an automatic opponent can play on from there.
    fn pools_for(&self, automatic: Automatic) -> Result<Pools, Error> {
        let pools = self.going()?;
        automatic.check(
            self.kind.solution.rules(pools.mover),
            [pools.mine, pools.theirs],
        )?;
        Ok(pools)
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
        let pools = self.pools_for(automatic)?;
        let mut random = draw(self.setup.seed, self.history.len(), Purpose::Move);
        Ok(self.chosen(automatic.drawn(&self.kind.solution, pools, &mut random)?))
    }

    /// The choice that makes a move for whoever is to move: in words, where there are words for a question of its sizes.
    pub(super) fn chosen(&self, made: Move) -> Choice {
        match made {
            Move::Ask(sizes) => self
                .worded(self.to_move(), &sizes)
                .map_or(Choice::Ask(sizes), Choice::AskParts),
            Move::Name => Choice::Name,
        }
    }

    /// The parts of a question of these sizes, where there are words for one.
    fn worded(&self, mover: Player, sizes: &[u32]) -> Option<Parts> {
        let features = self.kind.features.as_ref()?;
        let mut random = draw(self.setup.seed, self.history.len(), Purpose::Words);
        worded::parts(features, self.standing(mover), sizes, &mut random)
    }

    /// The suspects still standing on a player's board: those that may be the secret for all that this player knows.
    #[must_use]
    pub fn standing(&self, player: Player) -> &Suspects {
        let last = self.history.iter().rfind(|turn| turn.by == player);
        let [mine, theirs] = &self.kind.boards;
        match (last, player) {
            (Some(turn), _) => &turn.left,
            (None, Player::You) => mine,
            (None, Player::Opponent) => theirs,
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
            Player::You => self.kind.secrets.yours,
            Player::Opponent => self.kind.secrets.theirs,
        }
    }

    /// Your pool.
    #[must_use]
    pub fn mine(&self) -> Pool {
        self.pool(Player::You)
    }

    /// The opponent's pool.
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
    pub fn to_move(&self) -> Player {
        match self.history.last() {
            Some(turn) => turn.by.other(),
            None if self.setup.you_begin => Player::You,
            None => Player::Opponent,
        }
    }

    /// The winner, once there is one.
    ///
    /// ```
    /// use upperhand::guess_who::{Pool, Rules};
    /// use upperhand::play::guess_who::{Choice, Game, Player, Setup};
    /// let one = Pool::new(1)?;
    /// let game = Game::new(Setup::new(Rules::OFFICIAL, one, one))?;
    /// assert_eq!(game.winner(), None);
    /// assert_eq!(game.after(Choice::Name)?.winner(), Some(Player::You));
    /// # Ok::<(), upperhand::play::guess_who::Error>(())
    /// ```
    #[must_use]
    pub fn winner(&self) -> Option<Player> {
        if let Some(turn) = self.history.last() {
            return self.won_by(turn.by, &turn.act, &turn.left);
        }
        let is_race = self.setup.rules.ending() == Ending::Race;
        let mut players = [Player::You, Player::Opponent].into_iter();
        players.find(|player| is_race && self.standing(*player).len() == 1)
    }

    /// The winner after a move, which leaves suspects on the mover's board.
    fn won_by(&self, by: Player, act: &Act, left: &Suspects) -> Option<Player> {
        match (act, self.setup.rules.ending()) {
            (Act::Asked { .. }, Ending::Race) => (left.len() == 1).then_some(by),
            (Act::Named { right: true, .. }, _) => Some(by),
            (Act::Named { .. }, Ending::Official) => Some(by.other()),
            (Act::Asked { .. }, Ending::Official | Ending::Open)
            | (Act::Named { .. }, Ending::Race | Ending::Open) => None,
        }
    }

    /// Can no more moves be made?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.winner().is_some()
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
        let first = self.history.first().map(|turn| turn.best);
        first.unwrap_or_else(|| self.chance())
    }

    /// Your chance now, with perfect play of both from here: 1 or 0 after the end.
    #[must_use]
    pub fn chance(&self) -> Probability {
        self.chance_at(self.winner(), self.pools())
    }

    /// Your chance at a position of this game, or after its end.
    fn chance_at(&self, winner: Option<Player>, pools: Pools) -> Probability {
        match winner {
            Some(winner) => yours(winner, Probability::new(1, 1)),
            None => yours(pools.mover, self.kind.solution.win(pools)),
        }
    }

    fn pools(&self) -> Pools {
        let mover = self.to_move();
        Pools {
            mover,
            mine: self.pool(mover),
            theirs: self.pool(mover.other()),
        }
    }

    /// The position.
    ///
    /// # Errors
    /// [`Error::Over`] after the end.
    pub(super) fn going(&self) -> Result<Pools, Error> {
        match self.winner() {
            Some(winner) => Err(Error::Over { winner }),
            None => Ok(self.pools()),
        }
    }

    /// What positions of this game are worth.
    pub(super) const fn solution(&self) -> &Solution {
        &self.kind.solution
    }

    fn pool(&self, player: Player) -> Pool {
        pool(self.standing(player))
    }

    /// The game after a move of whoever is to move, if its answer is the likelier one, or the first of two as likely. Whom
    /// each player looks for is changed to fit that; nobody answers the move.
    pub(super) fn likelier(&self, choice: &Choice) -> Result<Self, Error> {
        let by = self.to_move();
        let turn = self.turn(choice)?;
        let secret = match &turn.act {
            Act::Asked { parts, .. } => {
                let likeliest = parts.iter().rev().max_by_key(|part| part.len());
                likeliest.and_then(|part| part.iter().next())
            }
            Act::Named { suspect, .. } => {
                let others = self.standing(by).without(*suspect);
                let is_right = others.len() <= 1;
                if is_right {
                    Some(*suspect)
                } else {
                    others.iter().next()
                }
            }
        };
        let mut next = self.clone();
        let own = match by {
            Player::You => &mut next.kind.secrets.yours,
            Player::Opponent => &mut next.kind.secrets.theirs,
        };
        *own = secret.unwrap_or(*own);
        let turn = next.turn(choice)?;
        next.history.push(turn);
        Ok(next)
    }

    /// The turn that a choice of the player to move makes.
    fn turn(&self, choice: &Choice) -> Result<Turn, Error> {
        let pools = self.going()?;
        let by = pools.mover;
        let (worth, act) = self.act(choice, pools)?;
        let left = match &act {
            Act::Asked { parts, part } => parts[*part].clone(),
            Act::Named { suspect, right } if *right => [*suspect].into_iter().collect(),
            Act::Named { suspect, .. } => self.standing(by).without(*suspect),
        };
        let next = Pools {
            mover: by.other(),
            mine: pools.theirs,
            theirs: pool(&left),
        };
        Ok(Turn {
            by,
            mine: self.mine(),
            theirs: self.theirs(),
            best: self.chance(),
            chosen: yours(by, worth),
            after: self.chance_at(self.won_by(by, &act, &left), next),
            act,
            left,
        })
    }

    /// A choice with its answer, and the mover's chance before the answer.
    fn act(&self, choice: &Choice, pools: Pools) -> Result<(Probability, Act), Error> {
        let (standing, secret) = (self.standing(pools.mover), self.secret(pools.mover));
        let mut random = draw(self.setup.seed, self.history.len(), Purpose::Suspects);
        let asked = |parts: Vec<Suspects>| {
            let part = parts.iter().position(|part| part.contains(secret));
            let part = part.unwrap_or_default();
            Act::Asked { parts, part }
        };
        Ok(match choice {
            Choice::Ask(sizes) => {
                let worth = self.kind.solution.question(pools, sizes)?;
                (worth, asked(standing::dealt(standing, sizes, &mut random)))
            }
            Choice::AskParts(parts) => {
                let worth = self.kind.solution.question(pools, &parts.sizes())?;
                (worth, asked(standing::sorted(standing, parts)))
            }
            Choice::Name | Choice::NameSuspect(_) => {
                let worth = self.kind.solution.naming(pools);
                let worth = worth.ok_or(guess_who::Error::NoNaming)?;
                let number = if let Choice::NameSuspect(number) = choice {
                    *number
                } else {
                    standing::any(standing, &mut random)
                };
                let suspect = standing::at(standing, number)?;
                let right = suspect == secret;
                (worth, Act::Named { suspect, right })
            }
        })
    }
}

fn pool(standing: &Suspects) -> Pool {
    // At least the secret stands, or the one that was named last.
    Pool::new(u64::from(standing.len())).unwrap_or(Pool::MAX)
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
