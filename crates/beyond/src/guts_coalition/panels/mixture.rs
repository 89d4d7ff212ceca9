//! The coalition's mixture: a band for every joint strategy, as high as it is frequent, and in it what each hand
//! means to how many.

use super::super::Coalition;
use super::super::asked::{Asked, Handle, MOST_AWAY, MOST_FACTOR, Mixed, SetFields as _};
use super::super::facts::Solved;
use super::super::facts::numbers::{Analysis, Joint};
use super::super::state::Mix;
use super::super::words::numbers::{joint as in_words, precision, share};
use super::super::words::pictures;
use upperhand::guts::Threshold;
use upperhand::order;
use upperhand_games::format;
use upperhand_kit::described::{Gesture, Movable, Panel};
use upperhand_kit::span::{ascending, rounded};
use upperhand_kit::{
    Along, Axis, Cell, Crosshair, Curve, Dot, Edges, Edit, Figure, Fill, Grip, Hatch, KeyPress,
    Label, LegendKey, Raster, Resolution, Role, Size, Stroke, Swatch, Tick,
};

/// Room around the picture, so that what stands at its edge can be taken hold of.
const ROOM: f64 = 0.04;

const LOWEST_NAMED: f64 = 0.12;

/// How near a line must be to be taken hold of: a share of the picture's width or height.
const REACH: f64 = 0.07;

/// Numbers that are set are multiples of a thousandth, short in an address, and a key moves by one.
const SHORT: f64 = 1e3;

/// A joint strategy, and between which shares of the rounds it stands.
struct Band {
    thresholds: Vec<Threshold>,
    from: f64,
    to: f64,
}

/// The mixture, whose lines can be dragged.
pub struct Mixture;

impl Panel<Coalition> for Mixture {
    type Key = Mix;

    fn key(&self, state: &Asked, _: &Solved, _: Size) -> Mix {
        state.mix()
    }

    fn draw(&self, mix: &Mix, solved: &mut Solved, _: Resolution) -> Figure {
        figure(&solved.numbers.analysis(*mix))
    }

    fn movable(&self, state: &Asked, solved: &mut Solved) -> Option<Movable> {
        let analysis = solved.numbers.analysis(state.mix());
        let at = state.handle.place(&analysis);
        let crosshair = match state.handle {
            Handle::Weight => Crosshair::at(at, None, share(analysis.pair.weight)),
            handle => Crosshair::at(at, format::threshold(handle.value(&analysis)), None),
        };
        let [x, y] = [None; 2];
        Some(Movable { x, y, crosshair })
    }

    /// The nearest line, where one is near.
    fn grip(&self, state: &Asked, solved: &mut Solved, at: (f64, f64)) -> Grip<Asked> {
        let analysis = solved.numbers.analysis(state.mix());
        let near = |one: &Handle, two: &Handle| {
            let [one, two] = [one, two].map(|handle| handle.distance(&analysis, at));
            one.total_cmp(&two)
        };
        let nearest = handles(&analysis).min_by(near);
        match nearest.filter(|handle| handle.distance(&analysis, at) <= REACH) {
            Some(handle) => Grip::Handle(state.edit().handle(handle)),
            None => Grip::Nothing,
        }
    }

    /// A pointer and the left and right arrow keys move the line in hand, up and down take another.
    fn edit(&self, state: &Asked, solved: &mut Solved, gesture: Gesture) -> Option<Edit<Asked>> {
        let analysis = solved.numbers.analysis(state.mix());
        let to = match gesture {
            Gesture::Point((_, y)) if state.handle == Handle::Weight => 1.0 - y,
            Gesture::Point((x, _)) => x,
            Gesture::Press(KeyPress::Step(0, up)) => {
                let all: Vec<Handle> = handles(&analysis).collect();
                let here = all.iter().position(|handle| *handle == state.handle);
                let to = here.unwrap_or(0).saturating_add_signed(up as isize);
                return Some(state.edit().handle(all[to.min(all.len() - 1)]));
            }
            Gesture::Press(KeyPress::Start(Along::Y) | KeyPress::End(Along::Y)) => f64::NAN,
            Gesture::PanZoom(_) => return None,
            Gesture::Press(key) => {
                key.moved(state.handle.value(&analysis), 1.0 / SHORT, (0.0, 1.0))
            }
        };
        if to.is_nan() {
            return Some(state.edit());
        }
        Some(moved(&analysis, state, to.clamp(0.0, 1.0)))
    }
}

impl Handle {
    const fn value(self, analysis: &Analysis) -> f64 {
        match self {
            Self::Bloc => analysis.pair.bloc,
            Self::Weight => analysis.pair.weight,
            Self::Spoiler => analysis.pair.spoiler,
            Self::Beside => analysis.pair.beside,
        }
    }

    /// The same edit with this part of the reader’s own mixture.
    fn set(self, edit: Edit<Asked>, value: f64) -> Edit<Asked> {
        match self {
            Self::Bloc => edit.bloc(value),
            Self::Weight => edit.weight(value),
            Self::Spoiler => edit.spoiler(value),
            Self::Beside => edit.beside(value),
        }
    }

    /// Where it stands: the thresholds in the middle of their joint strategy's band.
    fn place(self, analysis: &Analysis) -> (f64, f64) {
        let often = 1.0 - analysis.pair.weight;
        match self {
            Self::Bloc => (analysis.pair.bloc, often / 2.0),
            Self::Weight => (free(analysis), often),
            Self::Spoiler | Self::Beside => (self.value(analysis), f64::midpoint(often, 1.0)),
        }
    }

    fn distance(self, analysis: &Analysis, (x, y): (f64, f64)) -> f64 {
        let often = 1.0 - analysis.pair.weight;
        let (below, above) = match self {
            Self::Weight => return (y - often).abs(),
            Self::Bloc => (0.0, often),
            Self::Spoiler | Self::Beside => (often, 1.0),
        };
        let beyond = (below - y).max(y - above).max(0.0);
        (x - self.value(analysis)).abs().max(beyond)
    }
}

/// The place on the line between both strategies where a handle is least in the way of the others.
fn free(analysis: &Analysis) -> f64 {
    let pair = analysis.pair;
    let mut at = [0.0, pair.bloc, pair.spoiler, pair.beside, 1.0];
    order::sort_by(&mut at, f64::total_cmp);
    let widest = |one: [f64; 2], two: &[f64]| match two {
        [from, to] if to - from > one[1] - one[0] => [*from, *to],
        _ => one,
    };
    let [from, to] = at.windows(2).fold([0.0, 0.0], widest);
    f64::midpoint(from, to)
}

/// The handles: if nobody ever spoils, nothing shows what the spoiler would do; among infinitely many he holds every hand.
fn handles(analysis: &Analysis) -> impl Iterator<Item = Handle> {
    let spoils = analysis.pair.weight > 0.0;
    let is_infinite = analysis.game.is_infinite();
    let is_there = move |handle: &Handle| match handle {
        Handle::Bloc | Handle::Weight => true,
        Handle::Spoiler => spoils && !is_infinite,
        Handle::Beside => spoils,
    };
    Handle::ALL.iter().copied().filter(is_there)
}

/// The paper's mixture keeps its form where its ε, δ and C allow that; any other becomes the reader's own.
fn moved(analysis: &Analysis, state: &Asked, to: f64) -> Edit<Asked> {
    let away = |from: f64| rounded(from.clamp(0.0, MOST_AWAY), SHORT);
    let (edit, epsilon) = (state.edit(), state.epsilon);
    match (state.mixture, state.handle) {
        (Mixed::Paper, Handle::Bloc) => edit.epsilon(away(analysis.equilibrium - to)),
        (Mixed::Paper, Handle::Beside) => edit.delta(away(to - analysis.equilibrium)),
        (Mixed::Paper, Handle::Weight) if epsilon > 0.0 => {
            let factor = (to / (epsilon * epsilon)).min(MOST_FACTOR);
            edit.gap_constant(rounded(factor, 100.0))
        }
        (Mixed::Own, handle) => handle.set(edit, rounded(to, SHORT)),
        (_, handle) => {
            // Rounded beyond what anybody sees.
            let as_it_was =
                |edit, &each: &Handle| each.set(edit, rounded(each.value(analysis), 1e5));
            let edit = Handle::ALL.iter().fold(edit.mixture(Mixed::Own), as_it_was);
            handle.set(edit, rounded(to, SHORT))
        }
    }
}

fn figure(analysis: &Analysis) -> Figure {
    let all = bands(&analysis.joint);
    let mut figure = Figure::new(
        pictures::WHAT_THE_COALITION_PLAYS,
        hands(analysis),
        rounds(),
    );
    figure.raster = Some(raster(&all));
    figure.hatches = all.iter().filter_map(partly).collect();
    if !analysis.is_optimum {
        let optimum = bands(&analysis.solution.joint());
        figure.curves = lines(&optimum, (Role::Ink, Stroke::Dashed));
    }
    let lines = lines(&all, (Role::Opponent, Stroke::Cased));
    figure.curves.extend(lines);
    for handle in handles(analysis) {
        for (role, radius) in [(Role::Paper, 8.0), (Role::Opponent, 6.0)] {
            figure.add(Dot::filled(handle.place(analysis), role, radius));
        }
    }
    figure.labels = all.iter().filter_map(name).collect();
    figure.legend.keys = keys(analysis, &all);
    figure
}

fn hands(analysis: &Analysis) -> Axis {
    let fifths = (0..=5).map(|fifth| f64::from(fifth) / 5.0);
    let label = if analysis.game.is_infinite() {
        pictures::HAND_BY_CHANCE
    } else {
        pictures::HAND
    };
    Axis::linear(label, Role::Opponent, (-ROOM, 1.0 + ROOM))
        .ticks_at(fifths.map(|at| Tick::new(at, at.to_string())))
}

fn rounds() -> Axis {
    let quarters = (0..=4).map(|quarter| (f64::from(quarter) / 4.0, 25 * quarter));
    Axis::linear(pictures::SHARE_OF_ROUNDS, Role::Ink, (-ROOM, 1.0 + ROOM))
        .ticks_at(quarters.map(|(at, percent)| Tick::new(at, format!("{percent}\u{202f}%"))))
}

/// The joint strategies one above the other, the first at the bottom.
fn bands(joint: &[Joint]) -> Vec<Band> {
    let mut to = 0.0;
    let stacked = joint.iter().map(|(thresholds, weight)| {
        let from = to;
        to += weight;
        Band {
            thresholds: thresholds.clone(),
            from,
            to,
        }
    });
    stacked.filter(|band| band.from < band.to).collect()
}

/// The darker, the more members hold.
fn raster(bands: &[Band]) -> Raster {
    let others = members(bands);
    let ends = [-ROOM, 0.0, 1.0, 1.0 + ROOM];
    let columns = bands.iter().flat_map(|band| &band.thresholds);
    let columns = ascending(ends.into_iter().chain(columns.map(|at| at.get())));
    let tops = bands.iter().map(|band| band.to.min(1.0));
    let rows = ascending(ends.into_iter().chain(tops));
    let holders = |hand: f64, round: f64| {
        let is_here = |band: &&Band| band.from <= round && round < band.to;
        let here = bands
            .iter()
            .find(is_here)
            .filter(|_| (0.0..1.0).contains(&hand));
        let held = here.iter().flat_map(|band| &band.thresholds);
        held.filter(|at| at.get() <= hand).count()
    };
    let middle = |pair: &[f64]| f64::midpoint(pair[0], pair[1]);
    let cells = rows.windows(2).flat_map(|row| {
        columns.windows(2).map(move |column| {
            let count = holders(middle(column), middle(row));
            Cell::fill(u16::try_from(count).unwrap_or(0))
        })
    });
    Raster {
        cells: cells.collect(),
        fills: (0..=others).map(|count| shade(count, others)).collect(),
        columns: Edges::At(columns),
        rows: Edges::At(rows),
    }
}

/// The number of those who are drawn.
fn members(bands: &[Band]) -> usize {
    bands.first().map_or(1, |band| band.thresholds.len())
}

fn shade(count: usize, others: usize) -> Fill {
    Fill::new(Role::Opponent, 0.45 * count as f64 / others as f64)
}

/// Where some of a band's members hold and others do not.
fn partly(band: &Band) -> Option<Hatch> {
    let [first, last] = [band.thresholds.first()?, band.thresholds.last()?].map(|at| at.get());
    let (from, to) = ((first, band.from), (last, band.to));
    (first < last).then_some(Hatch::new(from, to, Role::Opponent))
}

/// A line at every threshold, and one below every band but the first.
fn lines(bands: &[Band], (role, stroke): (Role, Stroke)) -> Vec<Curve> {
    let mut curves = Vec::new();
    let mut draw = |from, to| curves.push(Curve::new([from, to], role, stroke));
    for band in bands {
        for group in band.thresholds.chunk_by(PartialEq::eq) {
            let at = group[0].get();
            draw((at, band.from), (at, band.to));
        }
        if band.from > 0.0 {
            draw((0.0, band.from), (1.0, band.from));
        }
    }
    curves
}

/// How frequent a band is, where there is room to say it.
fn name(band: &Band) -> Option<Label> {
    let height = band.to - band.from;
    let at = (0.17, f64::midpoint(band.from, band.to));
    (height >= LOWEST_NAMED).then(|| Label::on(at, share(height)))
}

fn keys(analysis: &Analysis, bands: &[Band]) -> Vec<LegendKey> {
    let others = members(bands);
    let key = |band: &Band| {
        let swatch = match partly(band) {
            Some(_) => Swatch::Hatched(shade(1, others), Role::Opponent),
            None => Swatch::Fill(shade(others, others)),
        };
        let how = in_words(analysis.game, &band.thresholds);
        LegendKey::new([swatch], format!("{}: {how}", share(band.to - band.from)))
    };
    let mut keys: Vec<LegendKey> = bands.iter().map(key).collect();
    if !analysis.is_optimum {
        let certified = precision(analysis.solution.gap);
        let text = pictures::best_mixture(&certified);
        keys.push(LegendKey::line(text, Role::Ink, Stroke::Dashed));
    }
    keys
}
