//! What the board shows: the game, as far as it has come, and the suspects chosen for the next question.

use super::chips::{Worded, faces};
use super::course::Course;
use super::players::{answers, near};
use super::settings::{
    ASK, Against, CARELESSNESS, CHOSEN, INTO, LINE, MINE, MOST_MOVES, MOVES, OPPONENT,
    OPPONENT_ANSWERS, STEP, THEIRS, WORDS, YOUR_ANSWERS,
};
use super::sorting::Sorting;
use std::borrow::Cow;
use std::sync::Arc;
use upperhand::guess_who::board::SuspectSet;
use upperhand::guess_who::{Ending, Pool};
use upperhand::play::guess_who::{
    Carelessness, Choice, Game, GuessWho, Opponent, Parts, Replay, Setup, read_moves, write_moves,
};
use upperhand_games::play_settings::{BEGINS, Begins, COACH, Coach, DAY, SEED, seed_of};
use upperhand_games::played;
use upperhand_games::played::kept;
use upperhand_games::rule_sets::{RULES, rules_of};
use upperhand_kit::schema::Value;
use upperhand_kit::state::{FieldValue, State as _, state};
use upperhand_kit::{Edit, FieldSet};

state! {
    pub struct State {
        ending: Ending = RULES,
        answers: u8 = YOUR_ANSWERS,
        opponent_answers: u8 = OPPONENT_ANSWERS,
        mine: Pool = MINE,
        theirs: Pool = THEIRS,
        opponent: Against = OPPONENT,
        carelessness: u32 = CARELESSNESS,
        begins: Begins = BEGINS,
        seed: u32 = SEED,
        day: u32 = DAY,
        coach: Coach = COACH,
        /// The part that suspects are put into.
        part: u8 = INTO,
        ask: u32 = ASK,
        /// The parts of the next question, where its size does not say them.
        chosen: Option<Parts> = CHOSEN,
        /// The question as the chips say it, where that is the one chosen.
        words: Worded = WORDS,
        play: Play = MOVES,
        /// The moves that are shown as made, of a game that is over.
        step: u32 = STEP,
        /// The moves that are shown of the best play from the last of these on, a mistake; 0 for none.
        line: u32 = LINE,
    }
}

type Play = played::Play<GuessWho>;

impl FieldValue<State> for Option<Parts> {
    fn to_value(&self) -> Value {
        let parts = self.iter().cloned().map(Choice::AskParts);
        Cow::<str>::Owned(write_moves(&parts.collect::<Vec<_>>())).into()
    }

    fn from_value(value: Value) -> Self {
        match read_moves(&value.text()).0.as_slice() {
            [Choice::AskParts(parts)] => Some(parts.clone()),
            _ => None,
        }
    }
}

impl State {
    /// The game, as far as its moves are possible. A state in agreement has it; it is played anew where a setting was
    /// changed since.
    pub fn game(&self) -> Cow<'_, Game> {
        let setup = self.setup();
        let known = self.play.game_of(setup).map(Cow::Borrowed);
        known.unwrap_or_else(|| Cow::Owned(self.replayed().game))
    }

    /// The game after the moves, as far as they are possible.
    fn replayed(&self) -> Replay {
        let setup = self.setup();
        self.play.replayed(setup, || match &self.play.game {
            Some(game) => game.restarted(setup),
            None => Game::in_words(setup, Arc::clone(faces())),
        })
    }

    /// The moves of the game, or of the best play after a mistake, up to the one that is shown.
    pub fn course(&self, game: &Game) -> Course {
        if game.is_over() {
            Course::of(game, self.step as usize, self.line as usize)
        } else {
            Course::of(game, game.history().len(), 0)
        }
    }

    /// Is a game that is over gone through, from its end?
    pub fn is_walking(&self, game: &Game) -> bool {
        game.is_over() && (self.line > 0 || (self.step as usize) < game.history().len())
    }

    /// The edit of showing so many moves of a course as made.
    pub fn walked(&self, course: &Course, made: usize) -> Edit<Self> {
        let number = |moves: usize| u32::try_from(moves).unwrap_or(MOST_MOVES);
        match course.fork {
            Some(fork) if made > fork => self.edit().line(number(made - fork)),
            None if made == course.turns.len() => self.edit().step(MOST_MOVES).line(0),
            _ => self.edit().step(number(made)).line(0),
        }
    }

    /// The same state after so many of the moves of its game.
    pub fn beginning(&self, moves: usize) -> Self {
        let game = self.game().beginning(moves);
        let play = Play {
            game: Some(game),
            ..self.play.clone()
        };
        Self {
            play,
            ..self.clone()
        }
    }

    /// The suspects of whoever is to move, as they are sorted for the next question.
    pub fn sorting(&self, game: &Game) -> Sorting {
        let standing = game.standing(near(game)).len();
        Sorting::of(self.chosen.as_ref(), self.ask, standing, answers(game))
    }

    /// The suspects that a question in words is about: those who stand, but for other parts than the one that is filled.
    pub fn among(&self, game: &Game, sorting: &Sorting) -> SuspectSet {
        let standing = game.standing(near(game)).iter().enumerate();
        let is_free = |place| [0, self.part].contains(&sorting.part(place));
        let free = standing.filter(|(place, _)| is_free(*place));
        let indices: Vec<usize> = free.map(|(_, number)| number as usize - 1).collect();
        SuspectSet::new(&indices).unwrap_or_default()
    }

    /// Is the coach to say what chances are now?
    pub fn tells(&self, game: &Game) -> bool {
        self.coach != Coach::Off || game.is_over()
    }

    /// The edit of sorting the suspects otherwise.
    pub fn sorted(&self, sorting: &Sorting) -> Edit<Self> {
        let (ask, chosen) = sorting.spelled();
        self.edit().ask(ask).chosen(chosen)
    }

    /// The edit of going on to another game of the same setup.
    pub fn playing(&self, game: Game) -> Edit<Self> {
        self.edit().play(game.into()).step(MOST_MOVES).line(0)
    }

    /// Everything that is agreed on for the game.
    pub fn setup(&self) -> Setup {
        let carelessness = Carelessness::new(self.carelessness.into());
        Setup {
            opponent_answers: self.opponent_answers,
            opponent: match self.opponent {
                Against::Perfect => Opponent::Perfect,
                Against::Halving => Opponent::Halving,
                Against::Bold => Opponent::Bold,
                Against::Careless => Opponent::Careless,
                Against::Person => Opponent::Person,
            },
            carelessness: carelessness.unwrap_or(Carelessness::USUAL),
            you_begin: self.begins == Begins::You,
            seed: seed_of(self.seed, self.day),
            ..Setup::new(rules_of(self.ending, self.answers), self.mine, self.theirs)
        }
    }

    /// What an address asks for and cannot be.
    pub fn rejections(&self) -> Vec<String> {
        let mut played = self.clone();
        played.keep_to_the_day();
        [played.rejected_moves(), self.words.rejection()]
            .into_iter()
            .flatten()
            .collect()
    }

    /// The first move that the rules forbid.
    fn rejected_moves(&self) -> Option<String> {
        let Replay { game, rejection } = self.replayed();
        let rejection = rejection.as_ref().or(self.play.unread.as_ref());
        let reason = rejection?.to_string();
        // The move is the only text that it quotes, as code is quoted.
        let reason = reason.replacen('"', "“", 1).replacen('"', "”", 1);
        Some(format!("In the moves, {reason}. {}", kept(&game)))
    }

    /// Other agreements begin a new game. Moves are held to what is possible, and the suspects chosen to those standing.
    pub fn agree(&mut self, set: FieldSet) {
        if set.has(Field::answers) && !set.has(Field::opponent_answers) {
            self.opponent_answers = self.answers;
        }
        self.agree_on_day(set);
        let is_agreed = set.has(agreed());
        if is_agreed && !set.has(Field::play) {
            self.play.clear();
        }
        if is_agreed || set.has(Field::play) {
            if !set.has(Field::chosen) {
                self.chosen = None;
            }
            if !set.has(Field::ask) {
                self.ask = 0;
            }
        }
        let is_other_question = is_agreed || set.has(Field::play) || set.has(Field::part);
        if self.words.is_empty() || is_other_question && !set.has(Field::words) {
            self.words = Worded::default();
        }
        let is_other_game = is_agreed || set.has(Field::play);
        if is_other_game && !set.has(Field::step) {
            self.step = MOST_MOVES;
        }
        if (is_other_game || set.has(Field::step)) && !set.has(Field::line) {
            self.line = 0;
        }
        let Replay { game, .. } = self.replayed();
        if game.is_over() {
            self.line = Course::longest(&game, self.step as usize, self.line);
        }
        self.part = self.part.min(answers(&game) - 1);
        let mut sorting = self.sorting(&game);
        if set.has(Field::ask) && !set.has(Field::chosen) {
            sorting.resize(1, self.ask);
        }
        self.agree_in_words(&game, &mut sorting, set);
        (self.ask, self.chosen) = sorting.spelled();
        self.play = game.into();
    }

    /// The deal of a day is played as usual; another agreement leaves it.
    fn agree_on_day(&mut self, set: FieldSet) {
        if !set.has(Field::day) && set.has(agreed()) {
            self.day = 0;
        }
        self.keep_to_the_day();
    }

    fn keep_to_the_day(&mut self) {
        if self.day > 0 {
            self.take(&Self::initial(), agreed().without(Field::day.into()));
        }
    }

    /// The same deal before the first move.
    pub fn start(&self) -> Self {
        let mut start = Self::initial();
        start.take(self, agreed());
        start
    }

    /// Chooses those whom the words say, where only words were set; else keeps the words only where they say who is chosen.
    fn agree_in_words(&mut self, game: &Game, sorting: &mut Sorting, set: FieldSet) {
        let yes = self.words.yes(self.among(game, sorting));
        let is_nobody_chosen = self.ask == 0 && self.chosen.is_none();
        let is_chosen = set.has(FieldSet::all([Field::ask, Field::chosen])) && !is_nobody_chosen;
        let is_wished = |number: u32| yes.contains(number as usize - 1);
        for (place, number) in game.standing(near(game)).iter().enumerate() {
            let is_put = sorting.part(place) == self.part;
            if is_put == is_wished(number) {
                continue;
            }
            if !set.has(Field::words) || is_chosen {
                self.words = Worded::default();
                return;
            }
            sorting.put(place, if is_put { 0 } else { self.part });
        }
    }
}

/// The fields that say which game is played.
fn agreed() -> FieldSet {
    FieldSet::all([
        Field::ending,
        Field::answers,
        Field::opponent_answers,
        Field::mine,
        Field::theirs,
        Field::opponent,
        Field::carelessness,
        Field::begins,
        Field::seed,
        Field::day,
    ])
}
