//! The figure `question-profile`: what every question at one position is worth.
//!
//! | answers | drawn | every question? |
//! |---|---|---|
//! | 2 | the chance to win over the bid | up to as many as columns, else a sample with all that matter |
//! | 3 | a triangle of all splits into two and three parts | for pools up to 384, else on a grid |
//! | 4 to 6 | the chance over one part, the others as good as can be | for pools up to 1024; beyond, the others as equal as possible |
//!
//! All worths are exact whole numbers over mine·theirs until they are drawn.
//!
//! Where nothing can be asked (the race is over, one suspect is left) the figure is empty and says so. It has
//! the settings `rules`, `answers`, `mine`, `theirs` and `size` of the same names as `win-map`.

mod bids;
mod completion;
mod controls;
mod curve;
mod heat;
mod lengths;
mod profile;
mod questions;
mod range;
mod readout;
mod schema;
mod settings;
mod state;
mod table;
mod triangle;
mod worths;

use crate::halving::{Halving, halving_at, kept_in_words};
use profile::Profile;
use schema::SCHEMA;
use upperhand::guess_who::RuleOfThumb;
use upperhand_games::position::Position;
use upperhand_kit::{
    Control, Extent, FieldSet, FigureModel, LruCache, Panels, Readout, Schema, Slide, Table,
};

pub(super) use questions::{Questions, parts_pointed_at};
pub(super) use state::State;

/// The figure, with what it knows of the position last shown.
#[derive(Default)]
pub struct QuestionProfile {
    /// The profile of the position last asked for; `None` where nothing can be asked.
    profiles: LruCache<Position, Option<Profile>, 1>,
    halving: Halving,
}

impl FigureModel for QuestionProfile {
    const SCHEMA: &'static Schema = &SCHEMA;
    const PANELS: Panels<Self> = &[&Questions];
    type State = State;

    fn agree(&mut self, state: &mut State, set: FieldSet) -> FieldSet {
        state.agree(set)
    }

    fn slide(state: &State, name: &str) -> Slide {
        controls::slide(state, name)
    }

    fn controls(&mut self, state: &State) -> Vec<Control> {
        controls::controls(self.profile(state.position()), state)
    }

    fn prepare(&mut self, state: &State) -> bool {
        self.halving.prepare(halving_at(&state.position()))
    }

    fn readout(&mut self, state: &State) -> Readout {
        let position = state.position();
        let kept = self
            .halving
            .told(&position, RuleOfThumb::Halve, position.mine);
        let always = kept_in_words(&position, &kept);
        readout::readout(self.profile(position), always, state)
    }

    fn sentence(&mut self, state: &State) -> String {
        readout::sentence(self.profile(state.position()), state)
    }

    fn summary(&mut self, state: &State) -> String {
        readout::summary(self.profile(state.position()), state)
    }

    fn table(&mut self, state: &State, extent: Extent) -> Table {
        let profile = self.profile(state.position());
        table::table(profile, state, extent)
    }
}

impl QuestionProfile {
    fn profile(&mut self, position: Position) -> Option<&Profile> {
        self.profiles.get(position, Profile::of).as_ref()
    }
}
