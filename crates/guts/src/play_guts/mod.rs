//! The figure `play-guts`: a table of *Guts*, with a coach.
//!
//! | panel | shows |
//! |---|---|
//! | the table | the others with their last choices, the pot, your hand |
//! | what you have won | once a round is played: your winnings and the pots, round by round |
//! | choices and luck | the same sum told apart, where it may be told |
//! | a thousand rounds | on request: their curve by one plan, beside what they bring on average |
//!
//! The state holds the whole game: what was agreed, the game as far as it has come, and whether the hands of the last round
//! are on the table or the next ones are dealt. Other agreements begin a new one. Rules, players and coach are those of
//! [`upperhand::play::guts`].

mod acts;
mod board;
mod coach;
mod controls;
mod curves;
mod layout;
mod long_run;
#[doc(hidden)]
pub mod money;
mod names;
mod readout;
mod results;
mod schema;
mod seats;
mod settings;
mod state;
mod table;
mod thousand;
mod words;

use schema::SCHEMA;
use state::{Begun, Field, State};
use upperhand::play::Day;
use upperhand_games::days::Deals;
use upperhand_games::play_settings::titled;
use upperhand_kit::calendar::Calendar;
use upperhand_kit::{
    Control, Edit, Extent, FieldSet, FigureModel, Outcome, Panels, Readout, Schema, Score, Table,
};

/// The time in which the others' hands are turned, in milliseconds.
const TURNING: f64 = 280.0;

/// The places of the panels that are there once they have something to show.
const MONEY: usize = 1;
const LUCK: usize = 2;
const THOUSAND: usize = 3;

/// The figure, with the tables that were solved for it.
#[derive(Default)]
pub struct PlayGuts {
    begun: Begun,
}

impl FigureModel for PlayGuts {
    const SCHEMA: &'static Schema = &SCHEMA;
    const PANELS: Panels<Self> = &[
        &board::CardTable,
        &curves::Money,
        &curves::Luck,
        &thousand::Thousand,
    ];
    const CALENDAR: Option<&'static dyn Calendar> = Some(&Deals);
    type State = State;

    fn agree(&mut self, state: &mut State, set: FieldSet) -> FieldSet {
        state.agree(set, &mut self.begun);
        [
            Field::seed,
            Field::day,
            Field::play,
            Field::players,
            Field::deal,
            Field::opponents,
            Field::forward,
            Field::revealed,
        ]
        .into()
    }

    fn rejections(&mut self, state: &State) -> Vec<String> {
        state.rejections(&mut self.begun)
    }

    fn motion(before: &State, after: &State) -> f64 {
        let is_revealed = !before.revealed && after.revealed;
        if is_revealed && before.setup() == after.setup() {
            TURNING
        } else {
            0.0
        }
    }

    fn shows(state: &State, panel: usize) -> bool {
        let game = &*state.game();
        match panel {
            MONEY => !game.history().is_empty(),
            LUCK => !game.history().is_empty() && state.tells(game),
            THOUSAND => state.forward,
            _ => true,
        }
    }

    fn act(&mut self, state: &State, name: &str, draw: u32) -> Edit<State> {
        acts::act(state, name, draw)
    }

    fn score(&mut self, state: &State) -> Option<Score> {
        let day = Day::new(state.day).map(Day::number);
        Some(Score {
            day,
            ..results::score(&state.game())
        })
    }

    fn outcome(&mut self, state: &State) -> Option<Outcome<State>> {
        Some(Outcome {
            line: results::line(&state.game(), state)?,
            start: state.start(),
        })
    }

    fn tally(counted: &[&[f64]], today: Option<u32>) -> Option<String> {
        Some(results::tally(counted, today))
    }

    fn controls(&mut self, state: &State) -> Vec<Control> {
        controls::controls(&state.view(), state)
    }

    fn readout(&mut self, state: &State) -> Readout {
        let mut said = readout::readout(&state.view(), state);
        said.facts.extend(results::rated(&state.game()));
        said
    }

    fn sentence(&mut self, state: &State) -> String {
        let game = &*state.game();
        if state.forward && game.ending().is_none() {
            let rounds = thousand::played(game, (state.plan, state.threshold));
            return thousand::taken(game, &rounds);
        }
        titled(state.day, words::sentence(game))
    }

    fn summary(&mut self, state: &State) -> String {
        titled(state.day, readout::summary(&state.view(), state))
    }

    fn table(&mut self, state: &State, extent: Extent) -> Table {
        let view = state.view();
        table::table(&view, state.tells(&view.game), extent)
    }
}
