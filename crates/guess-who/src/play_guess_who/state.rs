//! What follows from what is asked for: a game, as far as its moves are possible, and the suspects chosen for the next question.

use super::asked::{Against, Asked, Deck, Field, MOST_MOVES, SetFields as _};
use super::chips::{Worded, faces};
use super::course::Course;
use super::players::{answers, near};
use super::sorting::Sorting;
use super::words::impossible;
use std::borrow::Cow;
use std::sync::Arc;
use upperhand::guess_who::board::SuspectSet;
use upperhand::play::guess_who::{
    Carelessness, Choice, Game, GuessWho, Opponent, Parts, Replay, Setup, read_moves, write_moves,
};
use upperhand_games::play_settings::{Begins, Coach, seed_of};
use upperhand_games::played;
use upperhand_games::rule_sets::{rules_of, sized};
use upperhand_kit::schema::Value;
use upperhand_kit::state::{Edit, FieldSet, FieldValue, State as _};

pub type Play = played::Play<GuessWho>;

impl FieldValue<Asked> for Option<Parts> {
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

impl Asked {
    /// The game, as far as its moves are possible. A state in agreement has it; it is played anew where a setting was
    /// changed since.
    pub fn game(&self) -> Cow<'_, Game> {
        let known = self.play.game_of(self.setup());
        let known = known.filter(|game| self.is_of_deck(game));
        known.map_or_else(|| Cow::Owned(self.replayed().game), Cow::Borrowed)
    }

    fn is_of_deck(&self, game: &Game) -> bool {
        game.is_in_words() == (self.deck == Deck::Two)
    }

    /// The game after the moves, as far as they are possible. With one deck they ask in no words: what is asked about their own
    /// faces would tell of their card.
    fn replayed(&self) -> Replay {
        let setup = self.setup();
        let mut play = self.play.clone();
        play.game = play.game.filter(|game| self.is_of_deck(game));
        play.replayed(setup, || match (&play.game, self.deck) {
            (Some(game), _) => game.restarted(setup),
            (None, Deck::One) => Game::new(setup),
            (None, Deck::Two) => Game::in_words(setup, Arc::clone(faces())),
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
        Self {
            play: self.game().beginning(moves).into(),
            told: Some(moves),
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
        // With one deck one's own card is out.
        let out = u32::from(self.deck == Deck::One);
        let [mine, theirs] = [self.mine, self.theirs].map(|pool| sized(pool.get() - out));
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
            ..Setup::new(rules_of(self.ending, self.answers), mine, theirs)
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
        Some(impossible(&game, rejection?))
    }

    /// Other agreements begin a new game. Returns the fields that keep what they have come to.
    pub fn take_along(&mut self, set: FieldSet) -> FieldSet {
        if set.has(Field::answers) && !set.has(Field::opponent_answers) {
            self.opponent_answers = self.answers;
        }
        if self.deck == Deck::One && set.has(Field::theirs) && !set.has(Field::mine) {
            self.mine = self.theirs;
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
        self.hold_to_what_is_possible(set);
        FieldSet::all([
            Field::opponent_answers,
            Field::seed,
            Field::day,
            Field::part,
            Field::ask,
            Field::chosen,
            Field::words,
            Field::play,
            Field::step,
            Field::line,
        ])
    }

    pub fn agreed(&self) -> Self {
        let mut state = self.clone();
        state.keep_to_the_day();
        state.hold_to_what_is_possible(FieldSet::NONE);
        state
    }

    /// Moves are held to what is possible, and the suspects chosen to those standing.
    fn hold_to_what_is_possible(&mut self, set: FieldSet) {
        if self.opponent == Against::Person {
            // Both boards are seen, each with all of its faces.
            self.deck = Deck::Two;
        }
        if self.deck == Deck::One {
            self.mine = self.mine.max(sized(3));
            self.theirs = self.mine;
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
        (self.play, self.told) = (game.into(), None);
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
        Field::deck,
        Field::opponent,
        Field::carelessness,
        Field::begins,
        Field::seed,
        Field::day,
    ])
}
