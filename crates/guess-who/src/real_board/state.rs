//! What follows from what is asked for: a game as far as its moves are possible, and what is chosen of it; and the buttons.

use super::FeatureBoard;
use super::asked::{Asked, Field, NAMING, TreeShown};
use super::chosen_board::ChosenBoard;
use super::facts::Facts;
use super::game::{Act, BoardGame, Refused, Terms};
use super::moves::Play;
use super::options::{Choice, What};
use super::words::{controls, notices};
use upperhand::guess_who::Ending;
use upperhand_games::play_settings::Begins;
use upperhand_kit::described::Button;
use upperhand_kit::state::{FieldSet, FieldValue as _, Fields as _};

pub const YES: &str = "yes";
pub const NO: &str = "no";
pub const UNDO: &str = "undo";
pub const NEW_GAME: &str = "new-game";

type Press = fn(&mut Asked, &Facts, u32) -> FieldSet;

const fn button(name: &'static str, says: &'static str, press: Press) -> Button<FeatureBoard> {
    Button { name, says, press }
}

pub const BUTTONS: &[Button<FeatureBoard>] = &[
    button(YES, controls::YES, |asked, facts, _| {
        answered(asked, facts, true)
    }),
    button(NO, controls::NO, |asked, facts, _| {
        answered(asked, facts, false)
    }),
    button(UNDO, controls::UNDO, |asked, _, _| {
        match asked.step.checked_sub(1) {
            Some(step) => asked.back_to(step),
            None => FieldSet::NONE,
        }
    }),
    button(NEW_GAME, controls::NEW_GAME, |asked, _, _| asked.back_to(0)),
];

fn answered(asked: &mut Asked, facts: &Facts, yes: bool) -> FieldSet {
    let possible = |option: &&Choice| facts.is_possible(option, yes);
    match facts.chosen().filter(possible).map(|option| option.what) {
        Some(What::Question(question)) => asked.go_on(Act::Ask { question, yes }),
        Some(What::Naming) => asked.go_on(Act::Name { right: yes }),
        None => FieldSet::NONE,
    }
}

impl Asked {
    /// The game, as far as its moves are possible.
    pub fn game(&self) -> BoardGame {
        self.replayed().0
    }

    fn replayed(&self) -> (BoardGame, Option<Refused>) {
        let terms = Terms {
            ending: self.ending,
            joined: self.joined,
            you_begin: self.begins == Begins::You,
        };
        BoardGame::replayed(&self.board.board, terms, &self.play.moves)
    }

    /// The moves of a game that are shown as made: not more than it has, even while the slider glides towards a shorter one.
    pub fn shown(&self, game: &BoardGame) -> usize {
        game.moves.len().min(self.step as usize)
    }

    pub fn is_tree(&self) -> bool {
        self.tree != TreeShown::None
    }

    /// What an address asks for that is not possible.
    pub fn rejections(&self) -> Vec<String> {
        let unread = self.board.unread.as_deref();
        let mut rejections: Vec<String> = unread.map(notices::unread_board).into_iter().collect();
        // Nobody has asked for the moves of the example on another board.
        let example = &self.declared()[Field::play as usize].default;
        let (game, refused) = self.replayed();
        let refused = refused.filter(|_| self.play != Play::from_value(example.clone()));
        rejections.extend(notices::moves(&game, refused, self.play.unread.as_deref()));
        rejections
    }

    /// A text that is no board becomes the usual one; a game is held to what the rules allow; what is shown of it, to its moves.
    pub fn agreed(&self) -> Self {
        let mut state = self.clone();
        if state.board.unread.is_some() {
            state.board = ChosenBoard::named("");
        }
        if state.card as usize > state.board.board.suspects().len() {
            state.card = 0;
        }
        let is_known = match state.question {
            NAMING => state.ending == Ending::Official,
            number if number > NAMING => state.joined,
            number => number as usize <= state.board.board.questions().len(),
        };
        if !is_known {
            state.question = 0;
        }
        state.play.moves = state.game().moves;
        let made = u32::try_from(state.play.moves.len()).unwrap_or(u32::MAX);
        state.step = state.step.min(made);
        state
    }

    /// Another board begins a new game, without a card; another game is shown to its end, and its next question.
    pub fn take_along(&mut self, set: FieldSet) -> FieldSet {
        let is_new_board = set.has(Field::board);
        if is_new_board && !set.has(Field::play) {
            self.play = Play::default();
        }
        if is_new_board && !set.has(Field::card) {
            self.card = 0;
        }
        let game: FieldSet = [Field::board, Field::play].into();
        if set.has(game) && !set.has(Field::step) {
            self.step = u32::MAX;
        }
        let others: FieldSet = [Field::ending, Field::joined, Field::step].into();
        if set.has(game.and(others)) && !set.has(Field::question) {
            self.question = 0;
        }
        *self = self.agreed();
        [Field::play, Field::step, Field::question, Field::card].into()
    }

    /// Makes a move: on along the game where it is the next one, else another branch.
    fn go_on(&mut self, act: Act) -> FieldSet {
        let step = self.step as usize;
        (self.step, self.question) = (self.step + 1, 0);
        let moved: FieldSet = [Field::step, Field::question].into();
        if self.play.moves.get(step) == Some(&act) {
            return moved;
        }
        self.play.moves.truncate(step);
        self.play.moves.push(act);
        moved.and(Field::play.into())
    }

    /// Takes the moves from one on back.
    fn back_to(&mut self, step: u32) -> FieldSet {
        self.play.moves.truncate(step as usize);
        (self.step, self.question) = (step, 0);
        [Field::play, Field::step, Field::question].into()
    }
}
