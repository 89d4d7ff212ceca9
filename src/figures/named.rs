//! How a figure is written: settings become a request, once, and everything else is made from that.

use super::cells::Cells;
use super::error::Error;
use super::figure::{Crosshair, Figure};
use super::figure_model::FigureModel;
use super::ground::Ground;
use super::model::{Control, Extent, Grip, KeyPress, PanZoom, Readout, Resolution, Slide, Table};
use super::panel::Panel;
use super::schema::{Change, Schema, Setting, Value};
use super::score::Score;
use super::settings::Settings;
use super::size::Size;
use super::state::{Edit, FieldSet, Fields, State};
use super::task::Task;
use core::fmt::Debug;
use core::marker::PhantomData;

/// A figure with types of its own for what is asked of it. It is a [`Model`] by this, where each method is described
/// that is not here.
pub trait NamedModel: Default + 'static {
    const SCHEMA: &'static Schema;

    /// Everything that is asked of the figure, from settings that agree with each other.
    type Request: for<'a> From<&'a Settings>;

    /// Everything that the figure of a panel depends on, and which panel that is: the size of its canvas too, where
    /// things stand by that. A picture is made from this value alone, so that it cannot depend on anything that is not
    /// in it, neither on what was drawn before nor on the screen.
    type Ground: PartialEq + Debug + 'static;

    fn settle(&self, _settings: &mut Settings, _set: &[&str]) {}

    fn followers(&self, _set: &[&str]) -> Vec<&'static str> {
        Vec::new()
    }

    fn refusals(&self, _request: &Self::Request) -> Vec<String> {
        Vec::new()
    }

    fn ground(&self, panel: usize, request: &Self::Request, size: Size) -> Self::Ground;

    fn figure(&mut self, ground: &Self::Ground, resolution: Resolution) -> Result<Figure, Error>;

    fn crosshair(&mut self, panel: usize, request: &Self::Request) -> Option<Crosshair>;

    fn point(&mut self, panel: usize, request: &Self::Request, at: (f64, f64)) -> Changes;

    /// The thing to take hold of at these data coordinates of a panel: by default the panel itself.
    fn grip(&mut self, _panel: usize, _request: &Self::Request, _at: (f64, f64)) -> NamedGrip {
        NamedGrip::Anywhere
    }

    fn press(&mut self, panel: usize, request: &Self::Request, key: KeyPress) -> Changes;

    fn act(&mut self, _request: &Self::Request, _name: &str, _draw: u32) -> Changes {
        Changes::new()
    }

    fn cells(&mut self, _request: &Self::Request, _size: Size) -> Option<Cells> {
        None
    }

    fn choose(&mut self, _request: &Self::Request, _cell: usize, _is_chosen: bool) -> Changes {
        Changes::new()
    }

    fn score(&mut self, _request: &Self::Request) -> Option<Score> {
        None
    }

    fn tally(_results: &[&[f64]]) -> Option<String> {
        None
    }

    fn motion(_before: &Self::Request, _after: &Self::Request) -> f64 {
        0.0
    }

    fn ground_between(
        &self,
        panel: usize,
        _before: &Self::Request,
        after: &Self::Request,
        size: Size,
        _share: f64,
    ) -> Self::Ground {
        self.ground(panel, after, size)
    }

    fn pan_zoom(&mut self, _panel: usize, _request: &Self::Request, _by: PanZoom) -> Changes {
        Changes::new()
    }

    /// How the slider of a setting stands for its values: evenly, where nothing else is said.
    fn slide(_request: &Self::Request, _name: &str) -> Slide {
        Slide::Even
    }

    fn controls(
        &mut self,
        request: &Self::Request,
        settings: &Settings,
    ) -> Result<Vec<Control>, Error>;

    fn readout(&mut self, request: &Self::Request) -> Result<Readout, Error>;

    fn sentence(&mut self, request: &Self::Request) -> Result<String, Error>;

    fn summary(&mut self, request: &Self::Request) -> Result<String, Error>;

    fn table(&mut self, request: &Self::Request, extent: Extent) -> Result<Table, Error>;

    fn task(&mut self, _request: &Self::Request) -> Option<Task> {
        None
    }

    fn receive(&mut self, _name: &str, _numbers: &[u32], _answer: &[i64]) -> Result<(), Error> {
        Ok(())
    }
}

/// Settings with their new values.
pub type Changes = Vec<Change>;

#[derive(Clone, Debug, PartialEq)]
pub enum NamedGrip {
    Anywhere,
    Cells,
    Nothing,
}

pub struct NamedState<M> {
    values: Vec<Value>,
    of: PhantomData<fn() -> M>,
}

impl<M> Clone for NamedState<M> {
    fn clone(&self) -> Self {
        Self {
            values: self.values.clone(),
            of: PhantomData,
        }
    }
}
impl<M> PartialEq for NamedState<M> {
    fn eq(&self, other: &Self) -> bool {
        self.values == other.values
    }
}
impl<M> Debug for NamedState<M> {
    fn fmt(&self, f: &mut core::fmt::Formatter) -> core::fmt::Result {
        self.values.fmt(f)
    }
}
impl<M: NamedModel> Fields for NamedState<M> {
    fn declared(&self) -> &'static [Setting] {
        M::SCHEMA.settings
    }
    fn value(&self, index: usize) -> Value {
        self.values[index].clone()
    }
    fn set_value(&mut self, index: usize, value: Value) {
        self.values[index] = value;
    }
}
impl<M: NamedModel> State for NamedState<M> {
    fn initial() -> Self {
        let values = M::SCHEMA
            .settings
            .iter()
            .map(|setting| setting.default.clone());
        Self {
            values: values.collect(),
            of: PhantomData,
        }
    }
    fn take(&mut self, from: &Self, fields: FieldSet) {
        for index in fields.places() {
            self.values[index] = from.values[index].clone();
        }
    }
}

#[derive(Default)]
pub struct Named<M>(M);

fn request<M: NamedModel>(state: &NamedState<M>) -> M::Request {
    (&Settings::of(state.clone())).into()
}

fn names<M: NamedModel>(set: FieldSet) -> Vec<&'static str> {
    set.places()
        .map(|index| M::SCHEMA.settings[index].name)
        .collect()
}

fn edit<M: NamedModel>(state: &NamedState<M>, changes: Changes) -> Edit<NamedState<M>> {
    let mut edit = state.edit();
    for (name, value) in changes {
        let index = M::SCHEMA
            .settings
            .iter()
            .position(|setting| setting.name == name)
            .unwrap();
        edit.state.set_value(index, value);
        edit.set = edit.set.and(FieldSet::of(index));
    }
    edit
}

struct NamedPanel(usize);

impl<M: NamedModel> Panel<Named<M>> for NamedPanel {
    fn ground(&self, figure: &Named<M>, state: &NamedState<M>, size: Size) -> Ground {
        Ground::new(figure.0.ground(self.0, &request(state), size))
    }
    fn ground_between(
        &self,
        figure: &Named<M>,
        before: &NamedState<M>,
        after: &NamedState<M>,
        size: Size,
        share: f64,
    ) -> Ground {
        Ground::new(
            figure
                .0
                .ground_between(self.0, &request(before), &request(after), size, share),
        )
    }
    fn draw(
        &self,
        figure: &mut Named<M>,
        ground: &Ground,
        resolution: Resolution,
    ) -> Result<Figure, Error> {
        figure.0.figure(ground.get(), resolution)
    }
    fn crosshair(&self, figure: &mut Named<M>, state: &NamedState<M>) -> Option<Crosshair> {
        figure.0.crosshair(self.0, &request(state))
    }
    fn grip(
        &self,
        figure: &mut Named<M>,
        state: &NamedState<M>,
        at: (f64, f64),
    ) -> Grip<NamedState<M>> {
        match figure.0.grip(self.0, &request(state), at) {
            NamedGrip::Anywhere => Grip::Anywhere,
            NamedGrip::Cells => Grip::Cells,
            NamedGrip::Nothing => Grip::Nothing,
        }
    }
    fn point(
        &self,
        figure: &mut Named<M>,
        state: &NamedState<M>,
        at: (f64, f64),
    ) -> Edit<NamedState<M>> {
        edit(state, figure.0.point(self.0, &request(state), at))
    }
    fn press(
        &self,
        figure: &mut Named<M>,
        state: &NamedState<M>,
        key: KeyPress,
    ) -> Edit<NamedState<M>> {
        edit(state, figure.0.press(self.0, &request(state), key))
    }
    fn pan_zoom(
        &self,
        figure: &mut Named<M>,
        state: &NamedState<M>,
        by: PanZoom,
    ) -> Edit<NamedState<M>> {
        edit(state, figure.0.pan_zoom(self.0, &request(state), by))
    }
}

impl<M: NamedModel> FigureModel for Named<M> {
    const SCHEMA: &'static Schema = M::SCHEMA;
    const PANELS: &'static [&'static dyn Panel<Self>] = {
        let all: &'static [&'static dyn Panel<Self>] = &[
            &NamedPanel(0),
            &NamedPanel(1),
            &NamedPanel(2),
            &NamedPanel(3),
            &NamedPanel(4),
            &NamedPanel(5),
            &NamedPanel(6),
            &NamedPanel(7),
            &NamedPanel(8),
            &NamedPanel(9),
            &NamedPanel(10),
            &NamedPanel(11),
        ];
        all.split_at(M::SCHEMA.panels.len()).0
    };
    type State = NamedState<M>;

    fn agree(&mut self, state: &mut NamedState<M>, set: FieldSet) -> FieldSet {
        let mut settings = Settings::of(state.clone());
        let names = names::<M>(set);
        self.0.settle(&mut settings, &names);
        *state = settings.state::<NamedState<M>>().clone();
        let this_time = self.0.followers(&names);
        let all = M::SCHEMA.settings.iter().enumerate();
        let follows = all.filter(|(_, setting)| {
            setting.follows || setting.stays || this_time.contains(&setting.name)
        });
        FieldSet::all(follows.map(|(index, _)| FieldSet::of(index)))
    }
    fn refusals(&mut self, state: &NamedState<M>) -> Vec<String> {
        self.0.refusals(&request(state))
    }
    fn act(&mut self, state: &NamedState<M>, name: &str, draw: u32) -> Edit<NamedState<M>> {
        edit(state, self.0.act(&request(state), name, draw))
    }
    fn cells(&mut self, state: &NamedState<M>, size: Size) -> Option<Cells> {
        self.0.cells(&request(state), size)
    }
    fn choose(
        &mut self,
        state: &NamedState<M>,
        cell: usize,
        is_chosen: bool,
    ) -> Edit<NamedState<M>> {
        edit(state, self.0.choose(&request(state), cell, is_chosen))
    }
    fn score(&mut self, state: &NamedState<M>) -> Option<Score> {
        self.0.score(&request(state))
    }
    fn tally(results: &[&[f64]]) -> Option<String> {
        M::tally(results)
    }
    fn motion(before: &NamedState<M>, after: &NamedState<M>) -> f64 {
        M::motion(&request(before), &request(after))
    }
    fn slide(state: &NamedState<M>, name: &str) -> Slide {
        M::slide(&request(state), name)
    }
    fn controls(&mut self, state: &NamedState<M>) -> Result<Vec<Control>, Error> {
        self.0
            .controls(&request(state), &Settings::of(state.clone()))
    }
    fn readout(&mut self, state: &NamedState<M>) -> Result<Readout, Error> {
        self.0.readout(&request(state))
    }
    fn sentence(&mut self, state: &NamedState<M>) -> Result<String, Error> {
        self.0.sentence(&request(state))
    }
    fn summary(&mut self, state: &NamedState<M>) -> Result<String, Error> {
        self.0.summary(&request(state))
    }
    fn table(&mut self, state: &NamedState<M>, extent: Extent) -> Result<Table, Error> {
        self.0.table(&request(state), extent)
    }
    fn task(&mut self, state: &NamedState<M>) -> Option<Task> {
        self.0.task(&request(state))
    }
    fn receive(&mut self, name: &str, numbers: &[u32], answer: &[i64]) -> Result<(), Error> {
        self.0.receive(name, numbers, answer)
    }
}
