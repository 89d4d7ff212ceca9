//! Everything that is asked of the board: the game, its moves, and the suspects chosen for the next one.

use super::games::{Games, Played};
use super::schema::{
    ASK, Against, BEGINS, Begins, CARELESSNESS, CHOSEN, INTO, MINE, MOVES, OPPONENT,
    OPPONENT_ANSWERS, THEIRS, agreed,
};
use super::sorting::Sorting;
use crate::figures::play_settings::{COACH, Coach, SEED};
use crate::figures::rule_sets::{self, ANSWERS, rules};
use crate::figures::{Error, Settings};
use crate::play::guess_who::{Carelessness, Game, Opponent, Player, Setup, write_moves};
use std::borrow::Cow;
use std::rc::Rc;

#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    pub setup: Setup,
    pub moves: Cow<'static, str>,
    pub coach: Coach,
    /// The part that suspects are put into.
    pub part: u8,
    pub ask: u32,
    pub chosen: Cow<'static, str>,
}

impl From<&Settings> for Request {
    fn from(settings: &Settings) -> Self {
        Self {
            setup: setup(settings),
            moves: settings.text(MOVES.name),
            coach: Coach::of(settings, &COACH),
            part: u8::try_from(settings.whole(INTO.name)).unwrap_or(1),
            ask: settings.whole(ASK.name),
            chosen: settings.text(CHOSEN.name),
        }
    }
}

impl Request {
    /// The game, as far as its moves are possible.
    pub fn game(&self, games: &Games) -> Result<Rc<Game>, Error> {
        Ok(games.after(self.setup, &self.moves)?.game)
    }

    /// The suspects of whoever is to move, as they are sorted for the next question.
    pub fn sorting(&self, game: &Game) -> Sorting {
        let standing = game.standing(near(game)).len();
        Sorting::read(&self.chosen, self.ask, standing, answers(game))
    }

    /// Is the coach to say what chances are now?
    pub fn tells(&self, game: &Game) -> bool {
        self.coach != Coach::Off || game.is_over()
    }
}

/// The player whose board is in front: you, or of two people at one screen the one who is to move, and at the end the one
/// who has moved.
pub fn near(game: &Game) -> Player {
    let is_shared = game.setup().opponent == Opponent::Person;
    match game.winner() {
        _ if !is_shared => Player::You,
        None => game.to_move(),
        Some(_) => game.to_move().other(),
    }
}

/// The most answers to a question of whoever is to move.
pub fn answers(game: &Game) -> u8 {
    let setup = *game.setup();
    match near(game) {
        Player::You => setup.rules.answers(),
        Player::Opponent => setup.opponent_answers,
    }
}

fn setup(settings: &Settings) -> Setup {
    let rules = rules(settings);
    let [mine, theirs] = [&MINE, &THEIRS].map(|pool| rule_sets::pool(settings, pool));
    let answers = settings.whole(OPPONENT_ANSWERS.name);
    let carelessness = settings.whole(CARELESSNESS.name);
    Setup {
        opponent_answers: u8::try_from(answers).unwrap_or(rules.answers()),
        opponent: match Against::of(settings, &OPPONENT) {
            Against::Perfect => Opponent::Perfect,
            Against::Halving => Opponent::Halving,
            Against::Bold => Opponent::Bold,
            Against::Careless => Opponent::Careless,
            Against::Person => Opponent::Person,
        },
        carelessness: Carelessness::new(carelessness.into()).unwrap_or(Carelessness::USUAL),
        you_begin: Begins::of(settings, &BEGINS) == Begins::You,
        seed: settings.whole(SEED.name).into(),
        ..Setup::new(rules, mine, theirs)
    }
}

/// What an address asks for and the rules forbid.
pub fn refusals(games: &Games, request: &Request) -> Vec<String> {
    let played = games.after(request.setup, &request.moves);
    let Ok(Played {
        game,
        refusal: Some(reason),
    }) = played
    else {
        return Vec::new();
    };
    let kept = match game.moves().len() {
        0 => "Showing the start of the game.".to_owned(),
        1 => "Showing the game after move 1.".to_owned(),
        count => format!("Showing the game after move {count}."),
    };
    // The move is the only text that it quotes, as code is quoted.
    let reason = reason.replacen('"', "“", 1).replacen('"', "”", 1);
    vec![format!("In the moves, {reason}. {kept}")]
}

/// Other agreements begin a new game. Moves are held to what is possible, and the suspects chosen to those standing.
pub fn settle(games: &Games, settings: &mut Settings, set: &[&str]) {
    let is_set = |name: &str| set.contains(&name);
    if is_set(ANSWERS.name) && !is_set(OPPONENT_ANSWERS.name) {
        settings.set(OPPONENT_ANSWERS.name, settings.whole(ANSWERS.name));
    }
    let is_agreed = agreed().into_iter().any(is_set);
    if is_agreed && !is_set(MOVES.name) {
        settings.set(MOVES.name, Cow::Borrowed(""));
    }
    let is_new = is_agreed || is_set(MOVES.name);
    if is_new && !is_set(CHOSEN.name) {
        settings.set(CHOSEN.name, Cow::Borrowed(""));
    }
    if is_new && !is_set(ASK.name) {
        settings.set(ASK.name, 0);
    }
    let request = Request::from(&*settings);
    let Ok(game) = request.game(games) else {
        return;
    };
    settings.set(MOVES.name, Cow::Owned(write_moves(game.moves())));
    let mut sorting = request.sorting(&game);
    if is_set(ASK.name) && !is_set(CHOSEN.name) {
        sorting.resize(1, request.ask);
    }
    for (name, value) in sorting.changes() {
        settings.set(name, value);
    }
    let most = u32::from(answers(&game)) - 1;
    settings.set(INTO.name, settings.whole(INTO.name).min(most));
}
