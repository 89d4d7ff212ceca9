//! The figure `real-board`: a board with features, and what every question about them is worth, for both players.
//!
//! | panel | shows |
//! |---|---|
//! | the board | your suspects as faces or names, theirs as tokens, and each question with its exact chance, best first; once the game is over its moves |
//! | this board and others | the chance here, if any split could be asked, and by always asking the most even question |
//! | the chance | yours from move to move of the game, mistakes told from luck |
//!
//! At a table one hears the other's questions and knows the answers: the state holds a game of both, up to any move. A board
//! is solved elsewhere, where its table stays: only the worth of the positions of the game comes back.

mod bars;
mod board;
mod card_spelling;
mod chart;
mod chosen_board;
mod compare;
mod controls;
mod game;
mod joined;
mod known;
mod layout;
mod moves;
mod numbers;
mod openings;
mod options;
mod own_card;
mod phrases;
mod readout;
pub(super) mod report;
mod review;
mod schema;
mod settings;
mod state;
mod table;
mod tasks;
mod view;
mod words;

use numbers::{JOINED_POSITIONS, MEASURE, POSITIONS};
use own_card::{OWN_CARD, OwnPosition};
pub use report::{report_numbers, report_offer, report_sentences};
use schema::SCHEMA;
use state::State;
use upperhand_kit::{
    Control, Edit, Error, Extent, FieldSet, FigureModel, Hotspots, Panels, Readout, Schema, Size,
    Table, Task, Tasks,
};
use view::View;

/// The place of the panel that compares what can be asked: nothing once the game is over.
const COMPARED: usize = 1;

/// The time in which cards are turned, in milliseconds.
const TURNING: f64 = 280.0;

/// The figure, with what it knows of boards.
pub struct RealBoard {
    boards: known::Boards,
    /// The width over the height of the canvas on which hotspots were asked for last.
    aspect: f64,
}

impl Default for RealBoard {
    fn default() -> Self {
        Self {
            boards: known::Boards::default(),
            aspect: Size::USUAL.aspect(),
        }
    }
}

impl RealBoard {
    fn view(&self, state: &State) -> View {
        View::of(state, &self.boards)
    }
}

impl FigureModel for RealBoard {
    const SCHEMA: &'static Schema = &SCHEMA;
    const PANELS: Panels<Self> = &[&board::Boards, &compare::Compared, &chart::Chance];
    const TASKS: Tasks = &[
        (MEASURE, tasks::measure),
        (POSITIONS, tasks::positions),
        (JOINED_POSITIONS, tasks::joined_positions),
        (OWN_CARD, tasks::own_card),
    ];
    type State = State;

    fn agree(&mut self, state: &mut State, set: FieldSet) -> FieldSet {
        state.agree(set)
    }

    fn rejections(&mut self, state: &State) -> Vec<String> {
        state.rejections()
    }

    fn motion(before: &State, after: &State) -> f64 {
        let is_same = before.board == after.board && before.ending == after.ending;
        let is_moved = before.step != after.step || before.play != after.play;
        if is_same && is_moved { TURNING } else { 0.0 }
    }

    fn shows(state: &State, panel: usize) -> bool {
        panel != COMPARED || !state.is_over()
    }

    fn act(&mut self, state: &State, name: &str, _: u32) -> Edit<State> {
        controls::act(&self.view(state), state, name)
    }

    fn hotspots(&mut self, state: &State, size: Size) -> Option<Hotspots> {
        self.aspect = size.aspect();
        Some(board::hotspots(&self.view(state), self.aspect))
    }

    fn choose(&mut self, state: &State, cell: usize, _: bool) -> Edit<State> {
        board::chosen(&self.view(state), state, cell, self.aspect)
    }

    fn controls(&mut self, state: &State) -> Vec<Control> {
        controls::controls(&self.view(state), state)
    }

    fn readout(&mut self, state: &State) -> Readout {
        let view = self.view(state);
        let measure = self.boards.measure(&view.game);
        readout::readout(&view, measure)
    }

    fn sentence(&mut self, state: &State) -> String {
        words::sentence(&self.view(state))
    }

    fn summary(&mut self, state: &State) -> String {
        words::summary(&self.view(state))
    }

    fn table(&mut self, state: &State, extent: Extent) -> Table {
        table::table(&self.view(state), extent)
    }

    fn task(&mut self, state: &State) -> Option<Task> {
        let game = state.game();
        let measure = self.boards.measure(&game);
        if view::rejection(&game, measure).is_some() {
            return None;
        }
        let kept = usize::from(openings::opening(state).is_some());
        let own = OwnPosition::of(state, &game);
        self.boards.task(&game, kept, own)
    }

    fn receive(&mut self, name: &str, numbers: &[u32], answer: &[i64]) -> Result<(), Error> {
        self.boards.receive(name, numbers, answer)
    }
}
