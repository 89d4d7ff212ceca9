//! How a figure is written: settings become a request, once, and everything else is made from that.

use super::cells::Cells;
use super::error::Error;
use super::figure::{Crosshair, Figure};
use super::ground::Ground;
use super::model::{
    Changes, Control, Extent, Grip, Key, Model, PanZoom, Readout, Resolution, Slide, Table,
};
use super::schema::Schema;
use super::score::Score;
use super::settings::Settings;
use super::size::Size;
use super::task::Task;
use core::fmt::Debug;

/// A figure with types of its own for what is asked of it. It is a [`Model`] by this, where each method is described
/// that is not here.
pub trait FigureModel: Default + 'static {
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
    fn grip(&mut self, _panel: usize, _request: &Self::Request, _at: (f64, f64)) -> Grip {
        Grip::Anywhere
    }

    fn press(&mut self, panel: usize, request: &Self::Request, key: Key) -> Changes;

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

impl<M: FigureModel> Model for M {
    fn schema(&self) -> &'static Schema {
        M::SCHEMA
    }

    fn settle(&self, settings: &mut Settings, set: &[&str]) {
        FigureModel::settle(self, settings, set);
    }

    fn followers(&self, set: &[&str]) -> Vec<&'static str> {
        FigureModel::followers(self, set)
    }

    fn refusals(&self, settings: &Settings) -> Vec<String> {
        FigureModel::refusals(self, &settings.into())
    }

    fn ground(&self, panel: usize, settings: &Settings, size: Size) -> Ground {
        Ground::new(FigureModel::ground(self, panel, &settings.into(), size))
    }

    fn figure(&mut self, ground: &Ground, resolution: Resolution) -> Result<Figure, Error> {
        let ground = ground.get().expect("a ground of this figure");
        FigureModel::figure(self, ground, resolution)
    }

    fn crosshair(&mut self, panel: usize, settings: &Settings) -> Option<Crosshair> {
        FigureModel::crosshair(self, panel, &settings.into())
    }

    fn point(&mut self, panel: usize, settings: &Settings, at: (f64, f64)) -> Changes {
        FigureModel::point(self, panel, &settings.into(), at)
    }

    fn grip(&mut self, panel: usize, settings: &Settings, at: (f64, f64)) -> Grip {
        FigureModel::grip(self, panel, &settings.into(), at)
    }

    fn press(&mut self, panel: usize, settings: &Settings, key: Key) -> Changes {
        FigureModel::press(self, panel, &settings.into(), key)
    }

    fn act(&mut self, settings: &Settings, name: &str, draw: u32) -> Changes {
        FigureModel::act(self, &settings.into(), name, draw)
    }

    fn cells(&mut self, settings: &Settings, size: Size) -> Option<Cells> {
        FigureModel::cells(self, &settings.into(), size)
    }

    fn choose(&mut self, settings: &Settings, cell: usize, is_chosen: bool) -> Changes {
        FigureModel::choose(self, &settings.into(), cell, is_chosen)
    }

    fn score(&mut self, settings: &Settings) -> Option<Score> {
        FigureModel::score(self, &settings.into())
    }

    fn tally(&self, results: &[&[f64]]) -> Option<String> {
        <M as FigureModel>::tally(results)
    }

    fn motion(&self, before: &Settings, after: &Settings) -> f64 {
        <M as FigureModel>::motion(&before.into(), &after.into())
    }

    fn ground_between(
        &self,
        panel: usize,
        before: &Settings,
        after: &Settings,
        size: Size,
        share: f64,
    ) -> Ground {
        let (before, after) = (before.into(), after.into());
        Ground::new(FigureModel::ground_between(
            self, panel, &before, &after, size, share,
        ))
    }

    fn pan_zoom(&mut self, panel: usize, settings: &Settings, by: PanZoom) -> Changes {
        FigureModel::pan_zoom(self, panel, &settings.into(), by)
    }

    fn slide(&self, settings: &Settings, name: &str) -> Slide {
        <M as FigureModel>::slide(&settings.into(), name)
    }

    fn controls(&mut self, settings: &Settings) -> Result<Vec<Control>, Error> {
        FigureModel::controls(self, &settings.into(), settings)
    }

    fn readout(&mut self, settings: &Settings) -> Result<Readout, Error> {
        FigureModel::readout(self, &settings.into())
    }

    fn sentence(&mut self, settings: &Settings) -> Result<String, Error> {
        FigureModel::sentence(self, &settings.into())
    }

    fn summary(&mut self, settings: &Settings) -> Result<String, Error> {
        FigureModel::summary(self, &settings.into())
    }

    fn table(&mut self, settings: &Settings, extent: Extent) -> Result<Table, Error> {
        FigureModel::table(self, &settings.into(), extent)
    }

    fn task(&mut self, settings: &Settings) -> Option<Task> {
        FigureModel::task(self, &settings.into())
    }

    fn receive(&mut self, name: &str, numbers: &[u32], answer: &[i64]) -> Result<(), Error> {
        FigureModel::receive(self, name, numbers, answer)
    }
}
