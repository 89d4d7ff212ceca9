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
mod profile;
mod range;
mod readout;
mod request;
mod schema;
mod table;
mod triangle;
mod worths;

use super::halving::Halving;
use super::model::KeyPress;
use super::{
    Along, Axis, Change, Changes, Control, Crosshair, Error, Extent, Figure, Label, LruCache,
    NamedModel, Position, Readout, Resolution, Role, Schema, Settings, Size, Slide, Table, Ticks,
};
use profile::Profile;
use request::{Kind, Request, rounded};
use schema::SCHEMA;

pub(super) use schema::{BID, SECOND};

type Profiles = LruCache<Position, Option<Profile>, 1>;

/// The figure, with what it knows of the position last shown.
#[derive(Default)]
pub struct QuestionProfile {
    /// The profile of the position last asked for; `None` where nothing can be asked.
    profiles: Profiles,
    halving: Halving,
}

impl NamedModel for QuestionProfile {
    const SCHEMA: &'static Schema = &SCHEMA;
    type Request = Request;
    type Ground = Position;

    fn settle(&self, settings: &mut Settings, set: &[&str]) {
        request::settle(settings, set);
    }

    fn ground(&self, _panel: usize, request: &Request, _size: Size) -> Position {
        request.position
    }

    fn figure(&mut self, position: &Position, resolution: Resolution) -> Result<Figure, Error> {
        Ok(match self.profile(position)? {
            None => empty(position),
            Some(Profile::Bids(bids)) => curve::figure(bids, resolution),
            Some(Profile::Triangle(triangle)) => heat::figure(triangle, resolution),
        })
    }

    fn crosshair(&mut self, _panel: usize, request: &Request) -> Option<Crosshair> {
        match self.profile(&request.position).ok()?? {
            Profile::Bids(bids) => Some(curve::crosshair(bids, request.bid)),
            Profile::Triangle(triangle) => Some(heat::crosshair(triangle, request)),
        }
    }

    fn point(&mut self, _panel: usize, request: &Request, at: (f64, f64)) -> Changes {
        let pool = request.position.mine.get();
        match request.position.kind() {
            Kind::Over | Kind::OneLeft => Changes::new(),
            Kind::YesNo | Kind::ManyWay => vec![BID.to(rounded(at.0).clamp(1, pool - 1))],
            Kind::ThreeWay => {
                let (first, second) = heat::question_at(at, pool);
                vec![BID.to(rounded(first)), SECOND.to(rounded(second))]
            }
        }
    }

    fn press(&mut self, _panel: usize, request: &Request, key: KeyPress) -> Changes {
        match request.position.kind() {
            Kind::Over | Kind::OneLeft => Changes::new(),
            Kind::YesNo | Kind::ManyWay => vec![BID.to(pressed(request, key))],
            Kind::ThreeWay => vec![pressed_in_triangle(request, key)],
        }
    }

    fn slide(request: &Request, name: &str) -> Slide {
        controls::slide(request, name)
    }

    fn controls(&mut self, request: &Request, _: &Settings) -> Result<Vec<Control>, Error> {
        let profile = self.profile(&request.position)?;
        Ok(controls::controls(profile, request))
    }

    fn readout(&mut self, request: &Request) -> Result<Readout, Error> {
        let profile = self.profiles.try_get(request.position, Profile::of)?;
        readout::readout(profile.as_ref(), &mut self.halving, request)
    }

    fn sentence(&mut self, request: &Request) -> Result<String, Error> {
        Ok(readout::sentence(self.profile(&request.position)?, request))
    }

    fn summary(&mut self, request: &Request) -> Result<String, Error> {
        Ok(readout::summary(self.profile(&request.position)?, request))
    }

    fn table(&mut self, request: &Request, extent: Extent) -> Result<Table, Error> {
        let profile = self.profile(&request.position)?;
        Ok(table::table(profile, request, extent))
    }
}

impl QuestionProfile {
    fn profile(&mut self, position: &Position) -> Result<Option<&Profile>, Error> {
        let profile = self.profiles.try_get(*position, Profile::of)?;
        Ok(profile.as_ref())
    }
}

/// The bid after a key: both arrows move along the one axis there is.
fn pressed(request: &Request, key: KeyPress) -> u32 {
    let most = request.position.mine.get() - 1;
    key.moved_whole(request.bid, (1, most)).clamp(1, most)
}

/// The part that a key changes, the third taking the difference: the first by what goes along x, the second
/// by what goes along y.
fn pressed_in_triangle(request: &Request, key: KeyPress) -> Change {
    let pool = request.position.mine.get();
    let moved = |part: u32, other: u32| key.moved_whole(part, (0, pool)).min(pool - other);
    match key.along() {
        Along::X => BID.to(moved(request.bid, request.second)),
        Along::Y => SECOND.to(moved(request.second, request.bid)),
    }
}

fn empty(position: &Position) -> Figure {
    let axis = || Axis::linear("", Role::Muted, (0.0, 1.0)).with_ticks(Ticks::None);
    let mut figure = Figure::new("Nothing to ask", axis(), axis());
    figure.legend.label = readout::instead(position);
    let text = match position.kind() {
        Kind::OneLeft => "Name your suspect",
        _ => "The game is over",
    };
    figure.add(Label::on((0.5, 0.5), text));
    figure
}
