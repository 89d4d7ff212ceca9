//! A figure, its panels and its long work, as they are written.

use super::game::{Board, Game, Moves};
use super::movable::Movable;
use crate::background_key::BackgroundKey;
use crate::controls::{Control, Slide};
use crate::error::Error;
use crate::figure::Figure;
use crate::model::{Extent, Grip, KeyPress, PanZoom, Readout, Resolution, Table, Way};
use crate::schema::{Schema, Setting};
use crate::settings::Edit;
use crate::size::Size;
use crate::state::{self, FieldSet, State};
use crate::task::{self, Task};

/// A figure as a description. It holds nothing: what is asked and what is solved are handed to it.
pub trait Described: Sized + 'static {
    const SCHEMA: &'static Schema;

    /// The panels, in the order of the schema.
    const PANELS: &'static [&'static dyn AnyPanel<Self>];

    /// What may have to be solved for it, by name.
    const WORK: task::Tasks = &[];

    /// How that is asked for, `None` where there is none.
    const TASKS: Option<&'static dyn Tasks<Self>> = None;

    /// What its moves are, `None` where there are none.
    const MOVES: Option<&'static dyn Moves<Self>> = None;

    /// What can be chosen on its main picture, `None` where nothing can.
    const BOARD: Option<&'static dyn Board<Self>> = None;

    /// What it has as a game whose results count, `None` where it is none.
    const GAME: Option<&'static dyn Game<Self>> = None;

    /// Its buttons, below the picture.
    const BUTTONS: &'static [Button<Self>] = &[];

    /// Does an address that names no figure mean this one?
    const IS_USUAL: bool = false;

    /// The settings. What is shown has the same type, with all of them in agreement.
    type Asked: State;

    /// What has been solved so far, which never changes what a picture or a word means.
    type Solved: Default;

    /// What is known of a state, as values.
    type Facts;

    /// Sets what else is asked for by whoever set these fields, and returns the fields of that: a smaller map asks for pools that are
    /// on it.
    const REDUCE: fn(&mut Self::Asked, FieldSet, &mut Self::Solved) -> FieldSet =
        |_, _, _| FieldSet::NONE;

    /// What is shown when this is asked for: the same wherever it is asked for again, and itself where it is what was asked for.
    /// Every setting is within its range already.
    const AGREED: fn(&Self::Asked) -> Self::Asked = Clone::clone;

    const FACTS: fn(&Self::Asked, &mut Self::Solved) -> Self::Facts;

    /// A control that is declared, as it is beside these facts; `None` where it decides nothing.
    const CONTROL: fn(&Self::Asked, Control, &Self::Facts) -> Option<Control> =
        |_, declared, _| Some(declared);

    const WORDS: fn(&Self::Facts) -> Words;

    /// Has a panel anything to show?
    fn shows(_state: &Self::Asked, _panel: usize) -> bool {
        true
    }

    /// Goes on for a few milliseconds with what is solved frame by frame. Returns whether more remains.
    fn prepare(_state: &Self::Asked, _solved: &mut Self::Solved) -> bool {
        false
    }

    /// How the slider of a setting stands for its values.
    fn slide(_state: &Self::Asked, setting: &Setting) -> Slide {
        setting.slide
    }

    /// The numbers that are shown, by position.
    fn table(state: &Self::Asked, solved: &mut Self::Solved, extent: Extent) -> Table;
}

/// A button that sets something.
pub struct Button<F: Described> {
    /// The name of its act.
    pub name: &'static str,
    /// Its label.
    pub says: &'static str,
    /// Sets fields by what is known, with a random number that is another with each press, and returns which.
    pub press: fn(&mut F::Asked, &F::Facts, u32) -> FieldSet,
}

/// Everything that is said of a state.
#[derive(Clone, Debug, Default)]
pub struct Words {
    /// The position pointed at.
    pub readout: Readout,
    /// A sentence on the picture.
    pub sentence: String,
    /// The whole figure, for those who do not see it.
    pub summary: String,
    /// What a slider says aloud after its value, by the names of settings.
    pub spoken: Vec<(&'static str, String)>,
}

/// What a figure has solved elsewhere.
pub trait Tasks<F: Described>: Sync {
    /// The task to be solved before everything is shown.
    fn next(&self, state: &F::Asked, solved: &mut F::Solved) -> Option<Task>;

    /// Takes over the answer to a task, or a part of it where it was stopped. Nothing is taken on trust.
    fn receive(
        &self,
        solved: &mut F::Solved,
        name: &str,
        numbers: &[u32],
        answer: &[i64],
    ) -> Result<(), Error>;
}

/// A panel of the figure `F`. Its name and help stand in the schema of the figure, in the same order.
pub trait Panel<F: Described>: Sync {
    /// Everything that the picture depends on besides its resolution: the size of its canvas too, if things stand by that. The
    /// picture is made from this value alone.
    type Key: PartialEq + 'static;

    /// Cheap: nothing is solved for it.
    fn key(&self, state: &F::Asked, solved: &F::Solved, size: Size) -> Self::Key;

    /// The key at a share of the time in which the panels of a game move to a state, from 0 to 1: usually that of the state of which
    /// words speak then.
    fn key_midway(
        &self,
        (before, share): (&F::Asked, f64),
        after: &F::Asked,
        solved: &F::Solved,
        size: Size,
    ) -> Self::Key {
        let midway = F::GAME.and_then(|game| game.midway(before, after, share));
        self.key(midway.as_ref().unwrap_or(after), solved, size)
    }

    /// All of the picture but its crosshair.
    fn draw(&self, key: &Self::Key, solved: &mut F::Solved, resolution: Resolution) -> Figure;

    /// What a pointer takes hold of and keys move; `None` in a panel that only shows.
    fn movable(&self, _state: &F::Asked, _solved: &mut F::Solved) -> Option<Movable> {
        None
    }

    /// What there is to take hold of at a place: the panel itself, but for panels with handles.
    fn grip(&self, _: &F::Asked, _: &mut F::Solved, _at: (f64, f64)) -> Grip<F::Asked> {
        Grip::Anywhere
    }

    /// What a gesture sets where that is no number along an axis: a place of a map of something else, or a window; `None` where
    /// [`movable`](Self::movable) says it.
    fn edit(
        &self,
        _state: &F::Asked,
        _solved: &mut F::Solved,
        _gesture: Gesture,
    ) -> Option<state::Edit<F::Asked>> {
        None
    }
}

/// A panel whose type of keys is forgotten.
pub trait AnyPanel<F: Described>: Sync {
    fn key(&self, way: Way, solved: &F::Solved, size: Size) -> BackgroundKey;
    fn draw(&self, key: &BackgroundKey, solved: &mut F::Solved, resolution: Resolution) -> Figure;
    fn movable(&self, state: &F::Asked, solved: &mut F::Solved) -> Option<Movable>;
    fn grip(&self, state: &F::Asked, solved: &mut F::Solved, at: (f64, f64)) -> Grip<F::Asked>;
    fn edit(&self, state: &F::Asked, solved: &mut F::Solved, gesture: Gesture) -> Option<Edit>;
}

impl<F: Described, P: Panel<F>> AnyPanel<F> for P {
    fn key(&self, Way { from, to }: Way, solved: &F::Solved, size: Size) -> BackgroundKey {
        let to = to.state();
        BackgroundKey::new(match from {
            Some((from, share)) => self.key_midway((from.state(), share), to, solved, size),
            None => Panel::key(self, to, solved, size),
        })
    }

    fn draw(&self, key: &BackgroundKey, solved: &mut F::Solved, resolution: Resolution) -> Figure {
        Panel::draw(self, key.get(), solved, resolution)
    }

    fn movable(&self, state: &F::Asked, solved: &mut F::Solved) -> Option<Movable> {
        Panel::movable(self, state, solved)
    }

    fn edit(&self, state: &F::Asked, solved: &mut F::Solved, gesture: Gesture) -> Option<Edit> {
        Panel::edit(self, state, solved, gesture).map(state::Edit::forgotten)
    }

    fn grip(&self, state: &F::Asked, solved: &mut F::Solved, at: (f64, f64)) -> Grip<F::Asked> {
        Panel::grip(self, state, solved, at)
    }
}

/// What a panel is asked to do.
#[derive(Clone, Copy, Debug)]
pub enum Gesture {
    Point((f64, f64)),
    Press(KeyPress),
    PanZoom(PanZoom),
}
