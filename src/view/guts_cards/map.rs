//! The map of hands: how often each is held, with the edge of the threshold.

use super::parameters::{Request, Show};
use super::places::{Places, rules};
use super::returns::{marks, percentages};
use super::solved::{Solved, State};
use crate::view::figure::{
    Cell, Crosshair, Curve, Dot, Edges, Figure, Fill, Gradient, Key, Raster, Role, Segment, Stroke,
    Swatch,
};

/// More hands than these that differ are seen by their colour alone.
const MOST_DOTS: usize = 400;

pub fn figure(solved: &Solved, request: &Request) -> Figure {
    let places = solved.places();
    let (x, y) = places.axes(solved.game.hands());
    let title = match request.show {
        Show::Threshold => "Held by the threshold",
        Show::Difference => "Held more often in equilibrium (+) or by the threshold (−)",
        Show::Equilibrium | Show::Matrix => match solved.state() {
            State::Waiting => "Still solving: held by the best threshold",
            State::Stopped => "Chance to hold, as far as it was solved",
            State::Optimal => "Chance to hold in equilibrium",
        },
    };
    let mut figure = Figure::new(title, x, y);
    let cells = places.cells.iter().map(|hand| match hand {
        Some(hand) => Cell::magnitude(share(solved, request, *hand)),
        None => Cell::fill(0),
    });
    figure.raster = Some(Raster {
        columns: Edges::Even(places.columns),
        rows: Edges::Even(places.rows),
        cells: cells.collect(),
        fills: vec![Fill {
            role: Role::Paper,
            strength: 0.0,
        }],
    });
    figure.segments = between_ranks(solved);
    figure.curves = staircase(places, request.hold_above);
    legend(&mut figure, request.show);
    let differing = differing(solved, request.hold_above);
    if differing.len() <= MOST_DOTS && !differing.is_empty() {
        let dot = |hand: &usize| Dot {
            at: places.middle(*hand),
            role: Role::Opponent,
            filled: true,
            radius: 2.0,
        };
        figure.dots = differing.iter().map(dot).collect();
        figure.legend.keys.push(Key {
            swatches: vec![Swatch::Dot(Role::Opponent, true)],
            text: "played otherwise in equilibrium".to_owned(),
        });
    }
    figure
}

/// Where the colour of a hand stands on its gradient, from 0 to 1.
fn share(solved: &Solved, request: &Request, hand: usize) -> f64 {
    let held = solved.weighed().held[hand];
    let by_threshold = f64::from(u8::from(hand >= request.hold_above));
    match request.show {
        Show::Threshold => by_threshold,
        Show::Difference => f64::midpoint(held - by_threshold, 1.0),
        _ => held,
    }
}

/// The hands that the equilibrium plays otherwise than a threshold, ascending.
pub fn differing(solved: &Solved, threshold: usize) -> Vec<usize> {
    let whole = solved.equilibrium().denominator();
    let played = |hand: usize| if hand >= threshold { whole } else { 0 };
    let held = solved.equilibrium().numerators().iter().enumerate();
    held.filter(|&(hand, &held)| held != played(hand))
        .map(|(hand, _)| hand)
        .collect()
}

fn between_ranks(solved: &Solved) -> Vec<Segment> {
    let places = solved.places();
    let (across, along) = rules(solved.game.hands());
    let (width, height) = (places.columns as f64, places.rows as f64);
    let line = |from, to| Segment {
        from,
        to,
        role: Role::Rule,
    };
    let upright = across.into_iter().map(|x| x as f64);
    let level = along.into_iter().map(|y| y as f64);
    // Two cards fill the half below the diagonal.
    let is_half = solved.game.hands().size() == 2;
    upright
        .map(|x| line((x, 0.0), (x, if is_half { x } else { height })))
        .chain(level.map(|y| line((if is_half { y } else { 0.0 }, y), (width, y))))
        .collect()
}

/// The lines between hands that a threshold holds and hands that it drops.
fn staircase(places: &Places, threshold: usize) -> Vec<Curve> {
    let (columns, rows) = (places.columns, places.rows);
    let parts = |(x, y): (usize, usize), (beside_x, beside_y): (usize, usize)| {
        let cell = |x: usize, y: usize| places.cells[y * columns + x];
        match (cell(x, y), cell(beside_x, beside_y)) {
            (Some(one), Some(other)) => (one >= threshold) != (other >= threshold),
            _ => false,
        }
    };
    let mut lines = Vec::new();
    for x in 1..columns {
        let is_edge = |y: usize| parts((x, y), (x - 1, y));
        lines.extend(runs(rows, is_edge).map(|(from, to)| [(x, from), (x, to)]));
    }
    for y in 1..rows {
        let is_edge = |x: usize| parts((x, y), (x, y - 1));
        lines.extend(runs(columns, is_edge).map(|(from, to)| [(from, y), (to, y)]));
    }
    let curve = |ends: [(usize, usize); 2]| Curve {
        points: ends.map(|(x, y)| (x as f64, y as f64)).to_vec(),
        role: Role::Ink,
        stroke: Stroke::ThinCased,
    };
    lines.into_iter().map(curve).collect()
}

/// Where something holds without a gap, from the first place to the one after the last.
fn runs(count: usize, holds: impl Fn(usize) -> bool) -> impl Iterator<Item = (usize, usize)> {
    let mut found: Vec<(usize, usize)> = Vec::new();
    for place in (0..count).filter(|&place| holds(place)) {
        match found.last_mut() {
            Some(run) if run.1 == place => run.1 = place + 1,
            _ => found.push((place, place + 1)),
        }
    }
    found.into_iter()
}

fn legend(figure: &mut Figure, show: Show) {
    figure.legend.ticks = match show {
        Show::Difference => {
            figure.legend.gradient = Gradient::Diverging {
                low: Role::Opponent,
                high: Role::You,
            };
            marks(["−100\u{202f}%", "0", "+100\u{202f}%"])
        }
        _ => percentages(),
    };
    figure.legend.keys.push(Key {
        swatches: vec![Swatch::Line(Role::Ink, Stroke::ThinCased)],
        text: "edge of the threshold".to_owned(),
    });
}

pub fn crosshair(solved: &Solved, hand: usize) -> Crosshair {
    let (from, to) = solved.places().place(hand);
    let label = solved.game.hands().get(hand).to_string();
    Crosshair {
        from,
        to,
        x: Some(label),
        y: None,
    }
}
