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
//! Where nothing can be asked (the race is over, one suspect is left) the figure is empty and says so.

mod asked;
mod bids;
mod facts;
mod panels;
mod profile;
mod state;
mod triangle;
mod words;
mod worths;

pub use asked::Asked;
pub use facts::{Best, Bold, Facts, Question, Undecided};
pub(super) use panels::questions::{crosshair, parts_pointed_at, picture};

use crate::halving::{Halving, halving_at};
use profile::Profile;
use upperhand::guess_who::RuleOfThumb;
use upperhand_games::position::Position;
use upperhand_kit::described::{AnyPanel, Described, Hosted, Words};
use upperhand_kit::{Control, Extent, FieldSet, LruCache, Schema, Setting, Slide, Table};

/// The figure.
pub struct Questions;

pub type QuestionProfile = Hosted<Questions>;

/// What is solved: the questions of the position last asked for, and halving every time.
#[derive(Default)]
pub struct Solved {
    /// `None` where nothing can be asked.
    profiles: LruCache<Position, Option<Profile>, 1>,
    halving: Halving,
}

impl Solved {
    fn profile(&mut self, position: Position) -> Option<&Profile> {
        self.profiles.get(position, Profile::of).as_ref()
    }
}

impl Described for Questions {
    const SCHEMA: &'static Schema = &asked::SCHEMA;
    const PANELS: &'static [&'static dyn AnyPanel<Self>] = &[&panels::questions::All];

    type Asked = Asked;
    type Solved = Solved;
    type Facts = Facts;

    const REDUCE: fn(&mut Asked, FieldSet, &mut Solved) -> FieldSet =
        |asked, set, _| asked.take_along(set);
    const AGREED: fn(&Asked) -> Asked = Asked::agreed;
    const CONTROL: fn(&Asked, Control, &Facts) -> Option<Control> =
        |state, declared, _| state.control(declared);
    const FACTS: fn(&Asked, &mut Solved) -> Facts = |state, solved| {
        let position = state.position();
        let halve = RuleOfThumb::Halve;
        Facts {
            position,
            halving: solved.halving.told(&position, halve, state.mine),
            known: (solved.profile(position)).map(|profile| facts::known(profile, state)),
        }
    };
    const WORDS: fn(&Facts) -> Words = words::words;

    fn prepare(state: &Asked, solved: &mut Solved) -> bool {
        solved.halving.prepare(halving_at(&state.position()))
    }

    fn slide(state: &Asked, setting: &Setting) -> Slide {
        state.slide(setting.name)
    }

    fn table(state: &Asked, solved: &mut Solved, extent: Extent) -> Table {
        words::table(solved.profile(state.position()), state, extent)
    }
}
