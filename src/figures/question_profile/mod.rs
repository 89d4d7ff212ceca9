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
mod parameters;
mod profile;
mod range;
mod readout;
mod table;
mod triangle;
mod worths;

use super::Error;
use super::figure::{Axis, Crosshair, Figure, Label, Role, Ticks};
use super::lru_cache::LruCache;
use super::model::{
    Along, Changes, Control, Extent, Key, Model, Navigation, Panel, Readout, Resolution, Slide,
    Table,
};
use super::settings::{Parameter, Settings, Value};
use crate::guess_who::{Pool, Rules};
use parameters::{Kind, PARAMETERS, Request};
use profile::Profile;

/// The figure, with what it knows of the position last shown.
#[derive(Default)]
pub struct QuestionProfile {
    /// The profile of the position last asked for; `None` where nothing can be asked.
    profiles: LruCache<(Rules, Pool, Pool), Option<Profile>, 1>,
}

/// The settings that change more of the figure than its crosshair.
const SHOWS: &[&str] = &["rules", "answers", "mine", "theirs"];

const HELP: &str = "Point, tap or drag on the figure to choose a question; a click pins. With the keyboard: \
    arrow keys move by 1, Page Up and Page Down by 10, Home and End to the ends, Enter pins, Escape unpins.";

impl Model for QuestionProfile {
    fn parameters(&self) -> &'static [Parameter] {
        PARAMETERS
    }

    fn panels(&self) -> &'static [Panel] {
        &[Panel {
            label: "What each question is worth",
            help: HELP,
            shows: SHOWS,
            navigation: Navigation::Fixed,
        }]
    }

    fn settle(&self, settings: &mut Settings, set: &[&str]) {
        parameters::settle(settings, set);
    }

    fn figure(
        &mut self,
        _panel: usize,
        settings: &Settings,
        resolution: Resolution,
    ) -> Result<Figure, Error> {
        let request = Request::of(settings);
        Ok(match self.profile(&request)? {
            None => empty(&request),
            Some(Profile::Bids(bids)) => curve::figure(bids, resolution),
            Some(Profile::Triangle(triangle)) => heat::figure(triangle, resolution),
        })
    }

    fn crosshair(&mut self, _panel: usize, settings: &Settings) -> Option<Crosshair> {
        let request = Request::of(settings);
        match self.profile(&request).ok()?? {
            Profile::Bids(bids) => Some(curve::crosshair(bids, request.bid)),
            Profile::Triangle(triangle) => Some(heat::crosshair(triangle, &request)),
        }
    }

    fn point(&mut self, _panel: usize, settings: &Settings, at: (f64, f64)) -> Changes {
        let request = Request::of(settings);
        let pool = request.mine.get();
        match request.kind() {
            Kind::Over | Kind::OneLeft => Changes::new(),
            Kind::YesNo | Kind::ManyWay => {
                vec![("bid", Value::Whole(curve::bid_at(at.0, pool)))]
            }
            Kind::ThreeWay => {
                let (first, second) = heat::question_at(at, pool);
                vec![
                    ("bid", Value::Whole(parameters::rounded(first))),
                    ("second", Value::Whole(parameters::rounded(second))),
                ]
            }
        }
    }

    fn press(&mut self, _panel: usize, settings: &Settings, key: Key) -> Changes {
        let request = Request::of(settings);
        match request.kind() {
            Kind::Over | Kind::OneLeft => Changes::new(),
            Kind::YesNo | Kind::ManyWay => vec![("bid", Value::Whole(pressed(&request, key)))],
            Kind::ThreeWay => vec![pressed_in_triangle(&request, key)],
        }
    }

    fn slide(&self, settings: &Settings, name: &str) -> Slide {
        controls::slide(&Request::of(settings), name)
    }

    fn controls(&mut self, settings: &Settings) -> Result<Vec<Control>, Error> {
        let request = Request::of(settings);
        let profile = self.profile(&request)?;
        Ok(controls::controls(profile, settings, &request))
    }

    fn readout(&mut self, settings: &Settings) -> Result<Readout, Error> {
        let request = Request::of(settings);
        Ok(readout::readout(self.profile(&request)?, &request))
    }

    fn sentence(&mut self, settings: &Settings) -> Result<String, Error> {
        let request = Request::of(settings);
        Ok(readout::sentence(self.profile(&request)?, &request))
    }

    fn summary(&mut self, settings: &Settings) -> Result<String, Error> {
        let request = Request::of(settings);
        Ok(readout::summary(self.profile(&request)?, &request))
    }

    fn table(&mut self, settings: &Settings, extent: Extent) -> Result<Table, Error> {
        let request = Request::of(settings);
        Ok(table::table(self.profile(&request)?, &request, extent))
    }
}

impl QuestionProfile {
    /// The profile of a position; `None` where nothing can be asked.
    fn profile(&mut self, request: &Request) -> Result<Option<&Profile>, Error> {
        let position = (request.rules, request.mine, request.theirs);
        let profile = self.profiles.try_get(position, |_| Profile::of(request))?;
        Ok(profile.as_ref())
    }
}

/// The bid after a key: both arrows move along the one axis there is.
fn pressed(request: &Request, key: Key) -> u32 {
    let most = request.mine.get() - 1;
    match key {
        Key::Step(x, y) => request.bid.saturating_add_signed(x + y).clamp(1, most),
        Key::Start(_) => 1,
        Key::End(_) => most,
    }
}

/// The part that a key changes, the third taking the difference: the first by what goes along x, the second
/// by what goes along y.
fn pressed_in_triangle(request: &Request, key: Key) -> (&'static str, Value) {
    let pool = request.mine.get();
    let (bid, second) = (request.bid, request.second);
    let first = |part: u32| ("bid", Value::Whole(part.min(pool - second)));
    let other = |part: u32| ("second", Value::Whole(part.min(pool - bid)));
    match key {
        Key::Step(0, by) => other(second.saturating_add_signed(by)),
        Key::Step(by, _) => first(bid.saturating_add_signed(by)),
        Key::Start(Along::X) => first(0),
        Key::Start(Along::Y) => other(0),
        Key::End(Along::X) => first(pool),
        Key::End(Along::Y) => other(pool),
    }
}

/// A figure with words in its middle.
fn empty(request: &Request) -> Figure {
    let axis = || Axis::linear("", Role::Muted, (0.0, 1.0)).with_ticks(Ticks::None);
    let mut figure = Figure::new("Nothing to ask", axis(), axis());
    figure.legend.label = readout::instead(request);
    figure.add(Label::on(
        (0.5, 0.5),
        if request.kind() == Kind::OneLeft {
            "Name your suspect".to_owned()
        } else {
            "The game is over".to_owned()
        },
    ));
    figure
}
