//! The figure `guts-trio`: three players with real cards, two of whom have agreed to win together from the third.
//!
//! Two panels: what is left to her by each pair of lines of the two, against the line that she holds above or, where the two share no
//! die, against her best answer; and what each line of hers gets from the pair pointed at, from the worst pair for that line, and from
//! the mixture that their die draws at best.
//!
//! Lines are drawn between kinds of hands. With one card everything is solved at once; with two the optimum is solved elsewhere.

mod controls;
mod curves;
mod map;
mod optimum;
mod readout;
mod schema;
mod settings;
mod solved;
mod state;
mod table;
mod tasks;
mod words;

use schema::SCHEMA;
use solved::{Known, Solved};
use state::{Field, Played, State};
use upperhand_kit::{
    Answered, Control, Error, Extent, FieldSet, FigureModel, Panels, Readout, Schema, Table, Task,
    Tasks,
};

/// The figure, with the games solved so far.
#[derive(Default)]
pub struct GutsTrio {
    games: Answered<Played, Solved, 4>,
}

impl FigureModel for GutsTrio {
    const SCHEMA: &'static Schema = &SCHEMA;
    const PANELS: Panels<Self> = &[&map::Pairs, &curves::ByLine];
    const TASKS: Tasks = tasks::TASKS;
    type State = State;

    /// Another game begins at the line that loses least to any pair, and with that pair.
    fn agree(&mut self, state: &mut State, set: FieldSet) -> FieldSet {
        let solved = self.solved(state.played());
        let is_new = set.has([Field::cards, Field::rules]);
        if is_new && !set.has(Field::hold_above) {
            state.hold_above = solved.safest;
        }
        if is_new && !set.has([Field::one, Field::other]) {
            [state.one, state.other] = solved.worst(state.hold_above.min(solved.kinds())).pair;
        }
        for line in [&mut state.hold_above, &mut state.one, &mut state.other] {
            *line = (*line).min(solved.kinds());
        }
        [Field::hold_above, Field::one, Field::other].into()
    }

    fn controls(&mut self, state: &State) -> Vec<Control> {
        controls::controls(self.solved(state.played()), state)
    }

    fn readout(&mut self, state: &State) -> Readout {
        readout::readout(self.solved(state.played()), state)
    }

    fn sentence(&mut self, state: &State) -> String {
        readout::sentence(self.solved(state.played()))
    }

    fn summary(&mut self, state: &State) -> String {
        readout::summary(self.solved(state.played()), state)
    }

    fn table(&mut self, state: &State, extent: Extent) -> Table {
        table::table(self.solved(state.played()), state, extent)
    }

    fn task(&mut self, state: &State) -> Option<Task> {
        self.solved(state.played()).task()
    }

    fn receive(&mut self, _: &str, numbers: &[u32], answer: &[i64]) -> Result<(), Error> {
        let Some(solved) = self.games.answered(Played::from_numbers(numbers)?) else {
            return Ok(());
        };
        solved.receive(answer)
    }
}

impl GutsTrio {
    /// What is known of a game.
    fn known(&self, state: &State) -> Known {
        self.games.known(state.played())
    }

    fn solved(&mut self, played: Played) -> &Solved {
        let solved = self.games.try_get(played, Solved::of);
        solved.expect("a whole deck deals one or two cards to three")
    }
}
