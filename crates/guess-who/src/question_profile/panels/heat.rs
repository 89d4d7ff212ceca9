//! The figure of three-way questions: a triangle of hexagons, one for each question where there is room.

use super::super::asked::Asked;
use super::super::state::rounded;
use super::super::triangle::{HEIGHT, Triangle, nearest, parts_at, place};
use super::super::words;
use super::range::percent_among;
use upperhand::guess_who::Probability;
use upperhand::order;
use upperhand_games::format::percent;
use upperhand_kit::{
    Anchor, Axis, AxisSpan, Cell, Crosshair, Dot, Figure, Fill, Label, LegendKey, Raster,
    Resolution, Role, Swatch, Tick, Ticks,
};

/// The most dots that can be told apart.
const MOST_DOTS: usize = 300;

const MOST_CELLS: usize = 512;

pub fn figure(triangle: &Triangle, resolution: Resolution) -> Figure {
    let n = f64::from(triangle.worths.mine);
    let room = 0.58 * f64::from(triangle.step) + 0.08 * n;
    let axis = |label: &str, length: f64| {
        Axis::linear(label, Role::Muted, (-room, length + room)).with_ticks(Ticks::None)
    };
    let (x, y) = (axis(words::ALONG_THE_EDGES, n), axis("", n * HEIGHT));
    let mut figure = Figure::new(words::TITLE, x, y);
    figure.equal_units = true;
    let dots: Vec<Dot> = best_dots(triangle);
    let filled = dots.len() > MOST_DOTS || triangle.seen_best > MOST_DOTS;
    let size = resolution.cells(MOST_CELLS);
    figure.raster = Some(raster(triangle, &figure, size, filled));
    let corners = [(0.0, -room), (n, -room), (n / 2.0, n * HEIGHT + room)];
    let label = |(at, text)| Label::within(at, at, Anchor::Corner, text);
    figure.labels = corners.into_iter().zip(words::CORNERS).map(label).collect();
    figure.add(Dot::ring(place(n / 3.0, n / 3.0), Role::Ink, 7.0));
    if !filled {
        figure.dots.extend(dots);
    }
    words::BY_THE_PARTS.clone_into(&mut figure.legend.label);
    figure.legend.ticks = gradient_ticks(triangle);
    figure.legend.keys = keys(triangle, filled);
    figure
}

const OUTSIDE: u16 = 0;
const BEST: u16 = 1;

/// At each cell's centre the shade of the nearest question.
fn raster(
    triangle: &Triangle,
    figure: &Figure,
    (columns, rows): (usize, usize),
    filled: bool,
) -> Raster {
    let step = f64::from(triangle.step);
    let shades = shades(triangle, filled);
    let centres = |axis: &Axis, count: usize| {
        let middles = (0..count).map(move |index| (index as f64 + 0.5) / count as f64);
        let span = AxisSpan::of(axis);
        middles.map(move |share| span.value(share) / step)
    };
    let across: Vec<f64> = centres(&figure.x, columns).collect();
    let mut cells = Vec::with_capacity(columns * rows);
    for y in centres(&figure.y, rows) {
        let shade = |&x: &f64| match node_near(triangle.steps, (x, y)) {
            None => Cell::fill(OUTSIDE),
            Some(node) => shades[node],
        };
        cells.extend(across.iter().map(shade));
    }
    Raster {
        fills: vec![Fill::PAPER, Fill::new(Role::You, 1.0)],
        ..Raster::even(columns, cells)
    }
}

/// The shade of every question looked at, the second part row by row. The gradient goes with the root of
/// what is lost, so that small losses near the best questions are seen too.
fn shades(triangle: &Triangle, filled: bool) -> Vec<Cell> {
    let (least, most) = triangle.replies;
    let scale = if most > least {
        1.0 / (most - least) as f64
    } else {
        0.0
    };
    let best = triangle.worths.product - triangle.worths.win;
    let side = triangle.steps as usize + 1;
    let mut shades = vec![Cell::fill(OUTSIDE); side * side];
    for (second, row) in (0..).zip(shades.chunks_exact_mut(side)) {
        for (first, shade) in (0..=triangle.steps - second).zip(row) {
            *shade = match triangle.reply(first, second) {
                None => continue,
                Some(reply) if filled && reply == best => Cell::fill(BEST),
                Some(reply) => Cell::magnitude(1.0 - ((reply - least) as f64 * scale).sqrt()),
            };
        }
    }
    shades
}

/// The index among the shades of the question nearest to a place counted in steps.
#[inline]
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "held to the triangle first"
)]
fn node_near(steps: u32, place: (f64, f64)) -> Option<usize> {
    let (first, second) = parts_at(place);
    // No cell reaches further than that beyond the triangle.
    let most = f64::from(steps);
    if first.min(second) < -1.0 || first + second > most + 1.0 {
        return None;
    }
    let (first, second) = nearest(first, second);
    let inside = first.min(second) >= 0.0 && first + second <= most;
    inside.then(|| second as usize * (steps as usize + 1) + first as usize)
}

fn best_dots(triangle: &Triangle) -> Vec<Dot> {
    let radius = if triangle.best.len() > 12 { 3.0 } else { 4.5 };
    let dot = |[first, second]: [u32; 2]| {
        let at = place(f64::from(first), f64::from(second));
        Dot::filled(at, Role::You, radius)
    };
    // That is enough to know that there are too many.
    let questions = triangle.best.iter().take(MOST_DOTS + 1);
    let orders =
        |&[a, b, c]: &[u32; 3]| order::distinct([[a, b], [b, a], [a, c], [c, a], [b, c], [c, b]]);
    let all = questions.flat_map(orders);
    all.map(dot).collect()
}

/// Chances that span less are told by their distance from the best: as percentages they would be nothing but digits.
const CLOSE: f64 = 1e-6;

/// The ends of the colours, and the middle: a quarter of the way from the best to the worst, as they go with a root.
fn gradient_ticks(triangle: &Triangle) -> Vec<Tick> {
    let (least, most) = triangle.replies;
    let worths = &triangle.worths;
    let span = worths.value(most - least);
    let tick = |at: f64, quarters: u64| {
        let loss = quarters * (most - least);
        let whole = 4 * worths.product;
        let text = if span < CLOSE && quarters > 0 {
            words::less(Probability::new(loss, whole))
        } else {
            let chance = Probability::new(whole - 4 * least - loss, whole);
            percent_among(chance, span.max(CLOSE))
        };
        Tick::new(at, text)
    };
    if least == most {
        let chance = worths.chance(worths.product - least);
        return vec![Tick::new(1.0, percent(chance))];
    }
    vec![tick(0.0, 4), tick(0.5, 1), tick(1.0, 0)]
}

fn keys(triangle: &Triangle, filled: bool) -> Vec<LegendKey> {
    let mark = if filled {
        Swatch::Fill(Fill::new(Role::You, 1.0))
    } else {
        Swatch::Dot(Role::You, true)
    };
    let even = LegendKey::dot(words::EVEN, Role::Ink, false);
    if triangle.best.is_empty() && !filled {
        return vec![even];
    }
    vec![
        LegendKey::new([mark], words::best_splits_marked(triangle, filled)),
        even,
    ]
}

pub fn crosshair(triangle: &Triangle, state: &Asked) -> Crosshair {
    let (x, y) = place(f64::from(state.bid), f64::from(state.second));
    let half = f64::from(triangle.step) / 2.0;
    let (from, to) = ((x - half, y - half * HEIGHT), (x + half, y + half * HEIGHT));
    Crosshair::cell(from, to, None, None)
}

/// The first and the second part of the question nearest to a place.
pub fn question_at(at: (f64, f64), pool: u32) -> [u32; 2] {
    let n = f64::from(pool);
    let (first, second) = parts_at(at);
    let second = second.clamp(0.0, n);
    let (first, second) = nearest(first.clamp(0.0, n - second), second);
    [first, second].map(rounded)
}
