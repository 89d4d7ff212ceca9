//! Everything that is asked of the table: the game, its moves, and the plan for a thousand rounds.

use super::games::Games;
use super::schema::{
    Against, DEAL, Dealt, FEE, FORWARD, GUESS, MOVES, Mine, OPPONENTS, PLAN, PLAYERS, REVEALED,
    THRESHOLD, agreed,
};
use super::seats::name;
use crate::figures::Settings;
use crate::figures::guts_rules::WEENIE;
use crate::figures::play_settings::{COACH, Coach, SEED};
use crate::play::guts::{Deal, Ending, Error, Game, Opponent, Replay, Setup, write_moves};
use std::borrow::Cow;

/// The pots of a game.
pub const POTS: u32 = 10;

#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    pub setup: Setup,
    pub moves: Cow<'static, str>,
    /// Are the hands of the last round on the table?
    pub is_revealed: bool,
    pub coach: Coach,
    /// Your plan for a thousand rounds, and a threshold of your own.
    pub plan: (Mine, f64),
    /// Are a thousand rounds to be played?
    pub is_forward: bool,
}

impl From<&Settings> for Request {
    fn from(settings: &Settings) -> Self {
        Self {
            setup: setup(settings),
            moves: settings.text(MOVES.name),
            is_revealed: settings.switch(REVEALED.name),
            coach: Coach::of(settings, &COACH),
            plan: (Mine::of(settings, &PLAN), settings.real(THRESHOLD.name)),
            is_forward: settings.switch(FORWARD.name),
        }
    }
}

impl Request {
    /// Does the coach say what choices were worth?
    pub fn tells(&self, game: &Game) -> bool {
        self.coach != Coach::Off || game.is_over()
    }
}

fn setup(settings: &Settings) -> Setup {
    let deal = match Dealt::of(settings, &DEAL) {
        Dealt::Line => Deal::Line(settings.whole(PLAYERS.name)),
        Dealt::One => Deal::Cards(1),
        Dealt::Two => Deal::Cards(2),
        Dealt::Three => Deal::Cards(3),
    };
    let opponents = match Against::of(settings, &OPPONENTS) {
        Against::Equilibrium => Opponent::Equilibrium,
        Against::Reckless => Opponent::Reckless,
        Against::Overcautious => Opponent::Overcautious,
        Against::Bloc => Opponent::Bloc,
        Against::Coalition => Opponent::Coalition,
    };
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a whole number from 0 to 100"
    )]
    let fee = (settings.real(FEE.name) * 100.0).round() as u32;
    Setup {
        deal,
        weenie: settings.switch(WEENIE.name),
        opponents,
        // To the others it means nothing: games without a bloc are the same whatever it is.
        guess: match opponents {
            Opponent::Bloc => settings.real(GUESS.name),
            _ => Setup::default().guess,
        },
        fee,
        pots: POTS,
        seed: settings.whole(SEED.name).into(),
    }
}

/// What an address asks for and the rules forbid.
pub fn refusals(request: &Request, games: &mut Games) -> Vec<String> {
    if let Some(notice) = misfit(&request.setup) {
        return vec![notice.to_owned()];
    }
    let Ok(Replay {
        game,
        rejection: Some(rejection),
    }) = games.replay(request.setup, &request.moves)
    else {
        return Vec::new();
    };
    let reason = match rejection.reason {
        Error::Over {
            ending: Ending::PotsTaken { by: by @ 1.. },
        } => format!("{} has taken the last pot", name(by)),
        Error::Unknown => "moves are h for hold, d for drop and l for leave".to_owned(),
        reason => reason.to_string(),
    };
    let kept = match game.moves().len() {
        0 => "Showing the start of the game.".to_owned(),
        count => format!("Showing the game after move {count}."),
    };
    let number = rejection.index + 1;
    let given: String = request
        .moves
        .chars()
        .skip(rejection.index)
        .take(1)
        .collect();
    vec![format!(
        "In the moves, move {number}, “{given}”, is impossible: {reason}. {kept}"
    )]
}

/// The reason why opponents do not fit the deal; another notice says what is shown instead.
fn misfit(setup: &Setup) -> Option<&'static str> {
    match (setup.deal, setup.opponents) {
        (Deal::Cards(_), Opponent::Bloc | Opponent::Coalition) => {
            Some("Cards are dealt to two players, so that there is no bloc and no coalition.")
        }
        (Deal::Line(2), Opponent::Coalition) => Some("A coalition needs 3 players or more."),
        _ => None,
    }
}

/// Makes the opponents fit the deal: whichever of both was set stays.
fn reconcile(settings: &mut Settings, set: &[&str]) {
    let is_misfit = |settings: &Settings| misfit(&setup(settings)).is_some();
    if is_misfit(settings) && set.contains(&OPPONENTS.name) && !set.contains(&DEAL.name) {
        settings.set(DEAL.name, Dealt::Line.name());
        if is_misfit(settings) && !set.contains(&PLAYERS.name) {
            settings.set(PLAYERS.name, 3);
        }
    }
    if is_misfit(settings) {
        settings.set(OPPONENTS.name, Against::Equilibrium.name());
    }
}

/// Other agreements begin a new game. Moves are held to what is possible.
pub fn settle(settings: &mut Settings, set: &[&str], games: &mut Games) {
    let is_set = |name: &str| set.contains(&name);
    reconcile(settings, set);
    let is_new = agreed().into_iter().any(is_set) && !is_set(MOVES.name);
    if is_new {
        settings.set(MOVES.name, Cow::Borrowed(""));
    }
    let request = Request::from(&*settings);
    let Ok(game) = games.after(request.setup, &request.moves) else {
        return;
    };
    settings.set(MOVES.name, Cow::Owned(write_moves(game.moves())));
    let is_shown = match game.ending() {
        Some(Ending::Left) => false,
        Some(Ending::PotsTaken { .. } | Ending::BankClosed) => true,
        None => request.is_revealed && !game.history().is_empty(),
    };
    settings.set(REVEALED.name, is_shown);
}
