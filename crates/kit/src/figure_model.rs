//! How a figure is written: one typed state, panels that are made from parts of it, and words about it.

use super::background_key::BackgroundKey;
use super::error::Error;
use super::figure::{Crosshair, Figure};
use super::hotspots::Hotspots;
use super::model::{
    Control, Extent, Grip, KeyPress, Model, Navigation, PanZoom, Readout, Resolution, Slide, Table,
    Way,
};
use super::schema::Schema;
use super::settings::Edit;
use super::settings::Settings;
use super::size::Size;
use super::state::{FieldSet, State};
use super::task::{Task, Tasks};

/// A figure, with what it has solved so far, which never changes what it shows. It is a [`Model`] by this, where each
/// method is described that is not here.
pub trait FigureModel: Default + 'static {
    const SCHEMA: &'static Schema;

    /// The panels, in the order of the schema.
    const PANELS: Panels<Self>;

    /// What it may need solved.
    const TASKS: Tasks = &[];

    /// What the figure shows, every part of it in agreement with the others.
    type State: State;

    /// Brings a state into agreement after these fields were set. Returns the fields that keep what they have come to
    /// when a later change would move them; all others come back to what was asked for when there is room again.
    fn agree(&mut self, _state: &mut Self::State, _set: FieldSet) -> FieldSet {
        FieldSet::NONE
    }

    fn rejections(&mut self, _state: &Self::State) -> Vec<String> {
        Vec::new()
    }

    fn act(&mut self, state: &Self::State, _name: &str, _draw: u32) -> Edit<Self::State> {
        Edit::of(state)
    }

    fn hotspots(&mut self, _state: &Self::State, _size: Size) -> Option<Hotspots> {
        None
    }

    fn choose(
        &mut self,
        state: &Self::State,
        _hotspot: usize,
        _is_chosen: bool,
    ) -> Edit<Self::State> {
        Edit::of(state)
    }

    fn motion(_before: &Self::State, _after: &Self::State) -> f64 {
        0.0
    }

    fn shows(_state: &Self::State, _panel: usize) -> bool {
        true
    }

    /// How the slider of a setting stands for its values: evenly, where nothing else is said.
    fn slide(_state: &Self::State, _name: &str) -> Slide {
        Slide::Even
    }

    fn controls(&mut self, state: &Self::State) -> Vec<Control>;

    fn readout(&mut self, state: &Self::State) -> Readout;

    fn sentence(&mut self, state: &Self::State) -> String;

    fn summary(&mut self, state: &Self::State) -> String;

    fn table(&mut self, state: &Self::State, extent: Extent) -> Table;

    fn prepare(&mut self, _state: &Self::State) -> bool {
        false
    }

    fn task(&mut self, _state: &Self::State) -> Option<Task> {
        None
    }

    fn receive(&mut self, _name: &str, _numbers: &[u32], _answer: &[i64]) -> Result<(), Error> {
        Ok(())
    }
}

/// A panel of the figure `F`. Its name and help stand in the schema of the figure, in the same order.
pub trait Panel<F: FigureModel>: Sync {
    /// Everything that the picture depends on besides its resolution: the size of its canvas too, if things stand by
    /// that. The picture is made from this value alone, so that it cannot depend on anything that is not in it, neither
    /// on what was drawn before nor on the screen.
    type Key: PartialEq + 'static;

    /// The key of the picture of a state.
    fn key(&self, figure: &F, state: &F::State, size: Size) -> Self::Key;

    /// The key on the way between two states, at a share of the time from 0 to 1.
    fn key_between(
        &self,
        figure: &F,
        _before: &F::State,
        after: &F::State,
        size: Size,
        _share: f64,
    ) -> Self::Key {
        self.key(figure, after, size)
    }

    /// All of the picture but its crosshair.
    fn draw(&self, figure: &mut F, key: &Self::Key, resolution: Resolution) -> Figure;

    /// The crosshair, `None` where there is nothing to point at.
    fn crosshair(&self, _figure: &mut F, _state: &F::State) -> Option<Crosshair> {
        None
    }

    /// The thing to take hold of at these data coordinates: by default the panel itself. Panels that only show are not
    /// asked.
    fn grip(&self, _figure: &mut F, _state: &F::State, _at: (f64, f64)) -> Grip<F::State> {
        Grip::Anywhere
    }

    /// Points at these data coordinates.
    fn point(&self, _figure: &mut F, state: &F::State, _at: (f64, f64)) -> Edit<F::State> {
        Edit::of(state)
    }

    /// Obeys a key while the panel has the focus.
    fn press(&self, _figure: &mut F, state: &F::State, _key: KeyPress) -> Edit<F::State> {
        Edit::of(state)
    }

    /// Moves the window of the panel.
    fn pan_zoom(&self, _figure: &mut F, state: &F::State, _by: PanZoom) -> Edit<F::State> {
        Edit::of(state)
    }
}

/// The panels of the figure `F`.
pub type Panels<F> = &'static [&'static dyn AnyPanel<F>];

/// A panel of the figure `F` whose types are forgotten: of its keys, and of the states and edits of the figure.
pub trait AnyPanel<F>: Sync {
    fn key(&self, figure: &F, way: Way, size: Size) -> BackgroundKey;

    fn draw(&self, figure: &mut F, key: &BackgroundKey, resolution: Resolution) -> Figure;

    fn crosshair(&self, figure: &mut F, settings: &Settings) -> Option<Crosshair>;

    fn grip(&self, figure: &mut F, settings: &Settings, at: (f64, f64)) -> Grip;

    fn edit(&self, figure: &mut F, settings: &Settings, gesture: Gesture) -> Edit;
}

/// What a panel is asked to do.
#[derive(Clone, Copy, Debug)]
pub enum Gesture {
    Point((f64, f64)),
    Press(KeyPress),
    PanZoom(PanZoom),
}

impl<F: FigureModel, P: Panel<F>> AnyPanel<F> for P {
    fn key(&self, figure: &F, Way { from, to }: Way, size: Size) -> BackgroundKey {
        let to = to.state();
        BackgroundKey::new(match from {
            Some((from, share)) => self.key_between(figure, from.state(), to, size, share),
            None => Panel::key(self, figure, to, size),
        })
    }

    fn draw(&self, figure: &mut F, key: &BackgroundKey, resolution: Resolution) -> Figure {
        Panel::draw(self, figure, key.get(), resolution)
    }

    fn crosshair(&self, figure: &mut F, settings: &Settings) -> Option<Crosshair> {
        Panel::crosshair(self, figure, settings.state())
    }

    fn grip(&self, figure: &mut F, settings: &Settings, at: (f64, f64)) -> Grip {
        Panel::grip(self, figure, settings.state(), at).forgotten()
    }

    fn edit(&self, figure: &mut F, settings: &Settings, gesture: Gesture) -> Edit {
        let state = settings.state();
        let edit = match gesture {
            Gesture::Point(at) => self.point(figure, state, at),
            Gesture::Press(key) => self.press(figure, state, key),
            Gesture::PanZoom(by) => self.pan_zoom(figure, state, by),
        };
        edit.forgotten()
    }
}

impl<M: FigureModel> Model for M {
    fn schema(&self) -> &'static Schema {
        M::SCHEMA
    }

    fn defaults(&mut self) -> Settings {
        let mut settings = Settings::of(M::State::initial());
        self.normalize(&mut settings, FieldSet::NONE);
        settings
    }

    fn normalize(&mut self, settings: &mut Settings, set: FieldSet) -> FieldSet {
        let mut state: M::State = settings.state::<M::State>().clone();
        state.clamp();
        let kept = self.agree(&mut state, set);
        state.clamp();
        *settings = Settings::of(state);
        kept
    }

    fn rejections(&mut self, settings: &Settings) -> Vec<String> {
        FigureModel::rejections(self, settings.state())
    }

    fn background_key_on(&self, panel: usize, way: Way, size: Size) -> BackgroundKey {
        M::PANELS[panel].key(self, way, size)
    }

    fn figure(&mut self, panel: usize, key: &BackgroundKey, resolution: Resolution) -> Figure {
        M::PANELS[panel].draw(self, key, resolution)
    }

    fn crosshair(&mut self, panel: usize, settings: &Settings) -> Option<Crosshair> {
        M::PANELS[panel].crosshair(self, settings)
    }

    fn grip(&mut self, panel: usize, settings: &Settings, at: (f64, f64)) -> Grip {
        match self.panels()[panel].navigation {
            Navigation::Still => Grip::Nothing,
            _ => M::PANELS[panel].grip(self, settings, at),
        }
    }

    fn point(&mut self, panel: usize, settings: &Settings, at: (f64, f64)) -> Edit {
        M::PANELS[panel].edit(self, settings, Gesture::Point(at))
    }

    fn press(&mut self, panel: usize, settings: &Settings, key: KeyPress) -> Edit {
        M::PANELS[panel].edit(self, settings, Gesture::Press(key))
    }

    fn pan_zoom(&mut self, panel: usize, settings: &Settings, by: PanZoom) -> Edit {
        M::PANELS[panel].edit(self, settings, Gesture::PanZoom(by))
    }

    fn act(&mut self, settings: &Settings, name: &str, draw: u32) -> Edit {
        FigureModel::act(self, settings.state(), name, draw).forgotten()
    }

    fn hotspots(&mut self, settings: &Settings, size: Size) -> Option<Hotspots> {
        FigureModel::hotspots(self, settings.state(), size)
    }

    fn choose(&mut self, settings: &Settings, hotspot: (usize, bool), _: Size) -> Edit {
        let (hotspot, is_chosen) = hotspot;
        FigureModel::choose(self, settings.state(), hotspot, is_chosen).forgotten()
    }

    fn motion(&self, before: &Settings, after: &Settings) -> f64 {
        <M as FigureModel>::motion(before.state(), after.state())
    }

    fn shows(&self, panel: usize, settings: &Settings) -> bool {
        <M as FigureModel>::shows(settings.state(), panel)
    }

    fn slide(&self, settings: &Settings, name: &str) -> Slide {
        <M as FigureModel>::slide(settings.state(), name)
    }

    fn controls(&mut self, settings: &Settings) -> Vec<Control> {
        FigureModel::controls(self, settings.state())
    }

    fn readout(&mut self, settings: &Settings) -> Readout {
        FigureModel::readout(self, settings.state())
    }

    fn sentence(&mut self, settings: &Settings) -> String {
        FigureModel::sentence(self, settings.state())
    }

    fn summary(&mut self, settings: &Settings) -> String {
        FigureModel::summary(self, settings.state())
    }

    fn table(&mut self, settings: &Settings, extent: Extent) -> Table {
        FigureModel::table(self, settings.state(), extent)
    }

    fn prepare(&mut self, settings: &Settings) -> bool {
        FigureModel::prepare(self, settings.state())
    }

    fn task(&mut self, settings: &Settings) -> Option<Task> {
        FigureModel::task(self, settings.state())
    }

    fn receive(&mut self, name: &str, numbers: &[u32], answer: &[i64]) -> Result<(), Error> {
        FigureModel::receive(self, name, numbers, answer)
    }
}
