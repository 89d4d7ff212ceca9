//! What is shown: a board, the rules, a game on it, the move up to which it is seen, and the question chosen.

use super::chosen_board::ChosenBoard;
use super::game::{Act, Game, Terms, read_moves, write_moves};
use super::settings::{BOARD, CARD, JOINED, MOVES, NAMING, PHONE, QUESTION, RULES, STEP};
use std::borrow::Cow;
use upperhand::guess_who::Ending;
use upperhand::guess_who::board::SHIPPED;
use upperhand_games::play_settings::{BEGINS, Begins};
use upperhand_kit::schema::Value;
use upperhand_kit::state::{FieldSet, FieldValue, state};
use upperhand_kit::{Edit, Error};

state! {
    pub struct State {
        board: ChosenBoard = BOARD,
        ending: Ending = RULES,
        /// May a question join features?
        joined: bool = JOINED,
        begins: Begins = BEGINS,
        play: Play = MOVES,
        /// The moves of the game that are shown as made.
        step: u32 = STEP,
        question: u32 = QUESTION,
        /// Do the boards stand on a table, and only the questions here?
        phone: bool = PHONE,
        /// The suspect on your own card, 0 where it is not told.
        card: u32 = CARD,
    }
}

/// The moves of a game, and why a text goes on and says no more.
#[derive(Clone, Debug, Default)]
pub struct Play {
    pub moves: Vec<Act>,
    unread: Option<String>,
}

impl PartialEq for Play {
    fn eq(&self, other: &Self) -> bool {
        self.moves == other.moves
    }
}

impl FieldValue for Play {
    fn to_value(&self) -> Value {
        Cow::<str>::Owned(write_moves(&self.moves)).into()
    }

    fn from_value(value: Value) -> Self {
        let (moves, unread) = read_moves(&value.text());
        Self { moves, unread }
    }
}

impl State {
    /// The game, as far as its moves are possible.
    pub fn game(&self) -> Game {
        self.replayed().0
    }

    /// The moves of a game that are shown as made: not more than it has, even while the slider glides towards a shorter one.
    pub fn shown(&self, game: &Game) -> usize {
        game.moves.len().min(self.step as usize)
    }

    /// Is the game over after the moves shown?
    pub fn is_over(&self) -> bool {
        let game = self.game();
        game.winner_after(self.shown(&game)).is_some()
    }

    fn replayed(&self) -> (Game, Option<Error>) {
        let terms = Terms {
            ending: self.ending,
            joined: self.joined,
            you_begin: self.begins == Begins::You,
        };
        Game::replayed(&self.board.board, terms, &self.play.moves)
    }

    /// What an address asks for that is not possible.
    pub fn rejections(&self) -> Vec<String> {
        let mut rejections = Vec::new();
        if let Some(reason) = &self.board.unread {
            rejections.push(format!(
                "The board cannot be read: {reason}. Showing {}.",
                SHIPPED[0].title
            ));
        }
        let (game, refused) = self.replayed();
        // Nobody has asked for the moves of the example on another board.
        let is_asked = self.play != Play::from_value(MOVES.default.clone());
        let refused = refused.filter(|_| is_asked).map(|error| error.to_string());
        if let Some(reason) = refused.or_else(|| self.play.unread.clone()) {
            let kept = match game.moves.len() {
                0 => "Showing the start of the game.".to_owned(),
                count => format!("Showing the game up to move {count}."),
            };
            rejections.push(format!("In the moves, {reason}. {kept}"));
        }
        rejections
    }

    /// A text that is no board becomes the usual one. Another board begins a new game; a game is held to what the rules
    /// allow; what is shown of it, to its moves.
    pub fn agree(&mut self, set: FieldSet) -> FieldSet {
        if self.board.unread.is_some() {
            self.board = ChosenBoard::from_value(BOARD.default.clone());
        }
        if set.has(Field::board) && !set.has(Field::play) {
            self.play = Play::default();
        }
        let is_on_board = self.card as usize <= self.board.board.suspects().len();
        if (set.has(Field::board) && !set.has(Field::card)) || !is_on_board {
            self.card = 0;
        }
        let game = self.game();
        let moves = u32::try_from(game.moves.len()).unwrap_or_default();
        if set.has(FieldSet::all([Field::board, Field::play])) && !set.has(Field::step) {
            self.step = moves;
        }
        self.step = self.step.min(moves);
        let others = [
            Field::board,
            Field::ending,
            Field::joined,
            Field::play,
            Field::step,
        ];
        if set.has(FieldSet::all(others)) && !set.has(Field::question) {
            self.question = 0;
        }
        let is_known = match self.question {
            NAMING => self.ending == Ending::Official,
            number if number > NAMING => self.joined,
            number => number as usize <= self.board.board.questions().len(),
        };
        if !is_known {
            self.question = 0;
        }
        self.play.moves = game.moves;
        FieldSet::all([Field::play, Field::step, Field::question, Field::card])
    }

    /// The edit of a move: on along the game where it is the next one, else another branch.
    pub fn after(&self, act: Act) -> Edit<Self> {
        let step = self.step as usize;
        let edit = self.edit().step(self.step + 1).question(0);
        if self.play.moves.get(step) == Some(&act) {
            return edit;
        }
        let moves = self.play.moves[..step].iter().copied().chain([act]);
        edit.play(Play {
            moves: moves.collect(),
            unread: None,
        })
    }

    /// The edit of taking the last move shown back.
    pub fn undone(&self) -> Edit<Self> {
        let Some(step) = self.step.checked_sub(1) else {
            return self.edit();
        };
        let moves = self.play.moves[..step as usize].to_vec();
        let unread = None;
        self.edit()
            .play(Play { moves, unread })
            .step(step)
            .question(0)
    }

    /// The edit of a new game on the same board.
    pub fn anew(&self) -> Edit<Self> {
        self.edit().play(Play::default()).step(0).question(0)
    }
}
