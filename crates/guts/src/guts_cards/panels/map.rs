//! The map of hands: how often each is held, with the edge of the threshold.

use super::super::asked::View;
use super::super::facts::differing;
use super::super::games::Game;
use super::super::window::ShareWindow;
use super::super::words::pictures;
use super::cell_edges::{between_sides, edges};
use super::crop::{crop, nearest_point, visible_cells};
use super::places::{Places, axes};
use super::rank_grid::RankGrid;
use super::rank_map;
use super::rank_map::Played;
use upperhand::order;
use upperhand_kit::described::Missing;
use upperhand_kit::{
    Caption, Cell, Crosshair, Curve, Dot, Figure, Fill, Gradient, LegendKey, Paint, Raster, Role,
    Segment, Span, Stroke, Tick,
};

/// If more hands than this differ, only their colours say so.
const MOST_DOTS: usize = 400;

/// Dots that are closer than this share of the plot would cover each other.
const CLOSE: f64 = 0.018;

/// The share of a cell's width at which a dot stands beside the name.
const BESIDE_NAME: f64 = 0.09;

/// Up to this many cells have lines between them.
const MOST_RULED: f64 = 256.0;

/// Up to this many columns are wide enough for the names of hands of one and two cards.
const MOST_NAMED: [f64; 2] = [13.0, 10.0];

/// What the map is made from, apart from what is known of the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Map {
    pub view: View,
    pub hold_above: usize,
    pub window: ShareWindow,
    /// The hand whose suits are unfolded, where two cards are shown by their ranks.
    pub unfolded: Option<usize>,
}

pub fn figure(solved: &Game, map: &Map) -> Figure {
    let shown = map.window.part_of(solved.sides());
    let (x, y) = axes(solved.dealt.hands(), shown);
    let title = match map.view {
        View::Threshold => pictures::HELD_BY_THE_LINE,
        View::Difference => pictures::WHO_HOLDS_IT,
        View::Equilibrium | View::Matrix | View::Lines => match solved.missing {
            None => pictures::HOW_OFTEN,
            Some(Missing::Stopped) => pictures::AS_FAR_AS_SOLVED,
            Some(Missing::Never | Missing::NotYet) => pictures::STILL_SOLVING,
        },
    };
    let mut figure = Figure::new(title, x, y);
    let shares = shares(solved, map);
    figure.legend.ticks = if map.view == View::Difference {
        figure.legend.gradient = Gradient::between(Role::Opponent, Role::You);
        Tick::list([
            (0.0, "line"),
            (0.5, pictures::THE_SAME),
            (1.0, "equilibrium"),
        ])
    } else {
        Tick::percentages()
    };
    let edge = LegendKey::line(pictures::THE_LINE, Role::Ink, Stroke::ThinCased);
    figure.add(edge);
    let mut differing: Vec<usize> = differing(&solved.equilibrium, map.hold_above).collect();
    if differing.len() > MOST_DOTS {
        differing.clear();
    }
    if !differing.is_empty() {
        let text = pictures::DEPARTS;
        figure.add(LegendKey::dot(text, Role::Opponent, true));
    }
    let played = Played {
        view: map.view,
        hold_above: map.hold_above,
        shares: &shares,
        differing: &differing,
    };
    match map.unfolded {
        Some(hand) => rank_map::draw(&mut figure, solved, played, hand),
        None => draw_hands(&mut figure, solved, played, shown),
    }
    figure
}

/// A cell for every hand.
fn draw_hands(figure: &mut Figure, solved: &Game, played: Played, shown: (Span, Span)) {
    let Played {
        shares, differing, ..
    } = played;
    let places = solved.places();
    let whole = places.sides();
    let shade =
        |hand: Option<usize>| hand.map_or(Cell::fill(0), |hand| Cell::magnitude(shares[hand]));
    let (seen, raster) = crop(&places.cells, places.columns, whole, shown);
    figure.raster = Some(Raster {
        cells: seen.into_iter().map(shade).collect(),
        fills: vec![Fill::PAPER],
        ..raster
    });
    figure.segments = between(solved, shown);
    figure.curves = staircase(places, played.hold_above, shown);
    if has_names(places, shown) {
        figure.captions = named(solved, shares, shown);
    }
    let dot = |at: (f64, f64)| Dot::filled(at, Role::Opponent, 2.5);
    let is_shown = |at: &(f64, f64)| nearest_point(*at, shown) == *at;
    let marks = differing.iter().map(|hand| marked(places, *hand, shown));
    let mut marks: Vec<(f64, f64)> = marks.filter(is_shown).collect();
    // Dots that would cover each other are one.
    let near = (
        CLOSE * (shown.0.1 - shown.0.0),
        CLOSE * (shown.1.1 - shown.1.0),
    );
    marks.dedup_by(|next, kept| {
        (next.0 - kept.0).abs() < near.0 && (next.1 - kept.1).abs() < near.1
    });
    figure.dots = marks.into_iter().map(dot).collect();
}

/// The shade of each hand, from 0 to 1.
fn shares(solved: &Game, map: &Map) -> Vec<f64> {
    let held = solved.weighed.held.iter().enumerate();
    let by_threshold = |hand: usize| f64::from(u8::from(hand >= map.hold_above));
    let share = |(hand, &held): (usize, &f64)| match map.view {
        View::Threshold => by_threshold(hand),
        View::Difference => f64::midpoint(held - by_threshold(hand), 1.0),
        View::Equilibrium | View::Matrix | View::Lines => held,
    };
    held.map(share).collect()
}

/// Lines between ranks, and between hands where those are few.
fn between(solved: &Game, shown: (Span, Span)) -> Vec<Segment> {
    let places = solved.places();
    let (wide, high) = (shown.0.1 - shown.0.0, shown.1.1 - shown.1.0);
    let is_ruled = wide * high <= MOST_RULED;
    let hands = solved.dealt.hands();
    if hands.size() == 2 {
        let step = if is_ruled {
            1
        } else {
            hands.deck().suits().into()
        };
        return between_sides(RankGrid::of(hands), step).collect();
    }
    if !is_ruled {
        return Vec::new();
    }
    let (width, height) = (places.columns as f64, places.rows as f64);
    let upright =
        (1..places.columns).map(|x| Segment::upright(x as f64, (0.0, height), Role::Rule));
    let level = (1..places.rows).map(|y| Segment::level(y as f64, (0.0, width), Role::Rule));
    upright.chain(level).collect()
}

/// Are the columns shown wide enough for the names of hands?
fn has_names(places: &Places, (across, _): (Span, Span)) -> bool {
    across.1 - across.0 <= MOST_NAMED[places.cards - 1]
}

/// The place of the dot of a hand: the middle of its place, or beside the name there.
fn marked(places: &Places, hand: usize, shown: (Span, Span)) -> (f64, f64) {
    let (from, to) = places.place(hand);
    let middle = places.middle(hand);
    if has_names(places, shown) {
        (from.0 + BESIDE_NAME * (to.0 - from.0), middle.1)
    } else {
        middle
    }
}

/// The names of all hands that are seen, in their places.
fn named(solved: &Game, shares: &[f64], shown: (Span, Span)) -> Vec<Caption> {
    let places = solved.places();
    let (left, right) = visible_cells(shown.0, places.columns);
    let (bottom, top) = visible_cells(shown.1, places.rows);
    let rows = (bottom..top).flat_map(|row| &places.cells[row * places.columns..][left..right]);
    let hands = order::distinct(rows.copied().flatten());
    let name = |hand: usize| {
        let (from, to) = places.place(hand);
        let from = (from.0 + 2.0 * BESIDE_NAME * (to.0 - from.0), from.1);
        let (from, to) = (nearest_point(from, shown), nearest_point(to, shown));
        let shade = Cell::magnitude(shares[hand]);
        Caption::within(from, to, solved.hand_name(hand), Paint::Role(Role::Ink)).on(shade)
    };
    hands.into_iter().map(name).collect()
}

/// The lines between hands that a threshold holds and hands that it drops.
fn staircase(places: &Places, threshold: usize, shown: (Span, Span)) -> Vec<Curve> {
    let (left, right) = visible_cells(shown.0, places.columns);
    let (bottom, top) = visible_cells(shown.1, places.rows);
    let side = |x: usize, y: usize| {
        let hand = places.cells[y * places.columns + x]?;
        Some(u8::from(hand >= threshold))
    };
    let curve = |ends: [(usize, usize); 2]| {
        let ends = ends.map(|(x, y)| nearest_point((x as f64, y as f64), shown));
        Curve::new(ends, Role::Ink, Stroke::ThinCased)
    };
    let found = edges(left..right, bottom..top, side);
    found.into_iter().map(curve).collect()
}

/// The crosshair around the cell of a hand. Where cells have names, no guide crosses them.
pub fn crosshair(solved: &Game, hand: usize, window: ShareWindow) -> Crosshair {
    let places = solved.places();
    let (from, to) = places.place(hand);
    let is_named = has_names(places, window.part_of(places.sides()));
    let name = (!is_named).then(|| solved.hand_name(hand));
    Crosshair::cell(from, to, name, None)
}
