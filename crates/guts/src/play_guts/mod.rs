//! The figure `play-guts`: a table of *Guts*, with a coach.
//!
//! | panel | shows |
//! |---|---|
//! | the table | the others with their last choices, the pot, your hand |
//! | what you have won | once a round is played: your winnings and the pots, round by round |
//! | choices and luck | the same sum told apart, where it may be told |
//!
//! The state holds the whole game: what was agreed, the game as far as it has come, and whether the hands of the last round
//! are on the table or the next ones are dealt. Other agreements begin a new one. Rules, players and coach are those of
//! [`upperhand::play::guts`].

mod acts;
mod asked;
mod facts;
mod panels;
mod state;
mod words;

pub use asked::{Against, Asked, Dealt};
pub use facts::Facts;
#[doc(hidden)]
pub use words::money;

use state::Begun;
use upperhand::play::Day;
use upperhand_games::days::Deals;
use upperhand_kit::calendar::Calendar;
use upperhand_kit::described::{AnyPanel, Button, Described, Game, Hosted, Moves, Words};
use upperhand_kit::{Control, Extent, FieldSet, Outcome, Schema, Score, Table};

/// The time in which the others' hands are turned, in milliseconds.
const TURNING: f64 = 280.0;

/// The places of the panels that are there once they have something to show.
const MONEY: usize = 1;
const LUCK: usize = 2;

/// The figure.
pub struct CardTable;

pub type PlayGuts = Hosted<CardTable>;

impl Described for CardTable {
    const SCHEMA: &'static Schema = &asked::SCHEMA;
    const PANELS: &'static [&'static dyn AnyPanel<Self>] = &[
        &panels::table::Seats,
        &panels::curves::MONEY,
        &panels::curves::LUCK,
    ];
    const BUTTONS: &'static [Button<Self>] = acts::BUTTONS;
    const MOVES: Option<&'static dyn Moves<Self>> = Some(&Played);
    const GAME: Option<&'static dyn Game<Self>> = Some(&Played);

    type Asked = Asked;
    type Solved = Begun;
    type Facts = Facts;

    const REDUCE: fn(&mut Asked, FieldSet, &mut Begun) -> FieldSet = Asked::take_along;
    const AGREED: fn(&Asked) -> Asked = Asked::agreed;
    const CONTROL: fn(&Asked, Control, &Facts) -> Option<Control> =
        |_, declared, facts| words::controls::control(declared, facts);
    const FACTS: fn(&Asked, &mut Begun) -> Facts = |state, _| Facts::of(state);
    const WORDS: fn(&Facts) -> Words = words::words;

    fn shows(state: &Asked, panel: usize) -> bool {
        let game = &*state.game();
        match panel {
            MONEY => !game.history().is_empty(),
            LUCK => !game.history().is_empty() && state.tells(game) && facts::knows_luck(game),
            _ => true,
        }
    }

    fn table(state: &Asked, _: &mut Begun, extent: Extent) -> Table {
        words::table::table(&Facts::of(state), extent)
    }
}

/// The figure as a game.
struct Played;

impl Moves<CardTable> for Played {
    fn rejections(&self, asked: &Asked, begun: &mut Begun) -> Vec<String> {
        asked.rejections(begun)
    }

    fn motion(&self, before: &Asked, after: &Asked) -> f64 {
        let is_revealed = !before.revealed && after.revealed;
        if is_revealed && before.setup() == after.setup() {
            TURNING
        } else {
            0.0
        }
    }
}

impl Game<CardTable> for Played {
    fn calendar(&self) -> &'static dyn Calendar {
        &Deals
    }

    fn score(&self, facts: &Facts) -> Option<Score> {
        Some(Score {
            day: Day::new(facts.state.day).map(Day::number),
            ..words::results::score(facts)
        })
    }

    fn outcome(&self, facts: &Facts) -> Option<Outcome<Asked>> {
        Some(Outcome {
            line: words::results::line(facts)?,
            start: facts.state.start(),
        })
    }

    fn tally(&self, counted: &[&[f64]], today: Option<u32>) -> String {
        words::results::tally(counted, today)
    }
}
