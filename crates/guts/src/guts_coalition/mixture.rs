//! The coalition's mixture: a band for every joint strategy, as high as it is frequent, and in it what each hand
//! means to how many.

use super::analysis::{Analysis, ordered};
use super::handles::handles;
use super::state::{Mix, State};
use super::words::{joint as in_words, precision, share};
use super::{GutsCoalition, handles};
use upperhand::guts::Threshold;
use upperhand_kit::span::ascending;
use upperhand_kit::{
    Axis, Cell, Crosshair, Curve, Dot, Edges, Edit, Figure, Fill, Grip, Hatch, KeyPress, Label,
    LegendKey, Panel, Raster, Resolution, Role, Size, Stroke, Swatch, Tick,
};

/// Room around the picture, so that what stands at its edge can be taken hold of.
const ROOM: f64 = 0.04;

const LOWEST_NAMED: f64 = 0.12;

/// A joint strategy, and between which shares of the rounds it stands.
struct Band {
    thresholds: Vec<Threshold>,
    from: f64,
    to: f64,
}

/// The mixture, whose lines can be dragged.
pub struct Mixture;

impl Panel<GutsCoalition> for Mixture {
    type Key = Mix;

    fn key(&self, _: &GutsCoalition, state: &State, _: Size) -> Mix {
        state.mix()
    }

    fn draw(&self, guts: &mut GutsCoalition, mix: &Mix, _: Resolution) -> Figure {
        figure(&guts.analysis(mix))
    }

    fn crosshair(&self, guts: &mut GutsCoalition, state: &State) -> Option<Crosshair> {
        Some(handles::crosshair(&guts.analysis(&state.mix()), state))
    }

    fn grip(&self, guts: &mut GutsCoalition, state: &State, at: (f64, f64)) -> Grip<State> {
        handles::grip(&guts.analysis(&state.mix()), state, at)
    }

    fn point(&self, guts: &mut GutsCoalition, state: &State, at: (f64, f64)) -> Edit<State> {
        handles::point(&guts.analysis(&state.mix()), state, at)
    }

    fn press(&self, guts: &mut GutsCoalition, state: &State, key: KeyPress) -> Edit<State> {
        handles::press(&guts.analysis(&state.mix()), state, key)
    }
}

fn figure(analysis: &Analysis) -> Figure {
    let all = bands(analysis.joint());
    let mut figure = Figure::new("What the coalition plays", hands(analysis), rounds());
    figure.raster = Some(raster(&all));
    figure.hatches = all.iter().filter_map(partly).collect();
    if !analysis.is_optimum {
        let optimum = bands(ordered(&analysis.solution.coalition));
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
        "a member’s hand, by its chance to be the best of all: held right of the line"
    } else {
        "a member’s hand: held right of the line"
    };
    Axis::linear(label, Role::Opponent, (-ROOM, 1.0 + ROOM))
        .ticks_at(fifths.map(|at| Tick::new(at, at.to_string())))
}

fn rounds() -> Axis {
    let quarters = (0..=4).map(|quarter| (f64::from(quarter) / 4.0, 25 * quarter));
    Axis::linear("share of rounds", Role::Ink, (-ROOM, 1.0 + ROOM))
        .ticks_at(quarters.map(|(at, percent)| Tick::new(at, format!("{percent}\u{202f}%"))))
}

/// The joint strategies one above the other, the first at the bottom.
fn bands(joint: Vec<(Vec<Threshold>, f64)>) -> Vec<Band> {
    let mut to = 0.0;
    let stacked = joint.into_iter().map(|(thresholds, weight)| {
        let from = to;
        to += weight;
        Band {
            thresholds,
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
        let band = bands.iter().find(is_here)?;
        let is_hand = (0.0..1.0).contains(&hand);
        is_hand.then(|| band.thresholds.iter().filter(|at| at.get() <= hand).count())
    };
    let middle = |pair: &[f64]| f64::midpoint(pair[0], pair[1]);
    let cells = rows.windows(2).flat_map(|row| {
        columns.windows(2).map(move |column| {
            let count = holders(middle(column), middle(row)).unwrap_or(0);
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
        let text = format!("their best mixture, {certified}");
        keys.push(LegendKey::line(text, Role::Ink, Stroke::Dashed));
    }
    keys
}
