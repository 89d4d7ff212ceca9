//! The map of two cards at first sight: every pair of ranks in one cell, as light as its hands are held on average, and the
//! chosen one unfolded by its suits; of three cards the two highest ranks or the pair, and the chosen ones by the third.

use super::super::asked::View;
use super::super::games::Game;
use super::super::words::hands::chance;
use super::cell_edges::{between_sides, edges};
use super::rank_grid::{RankGrid, RankPair, Suits, Unfolded};
use super::third_cards::ThirdCards;
use upperhand::guts::cards::{Card, Fraction, RANKS};
use upperhand::order;
use upperhand_games::card_names::card_name;
use upperhand_games::cards::Area;
use upperhand_games::format::percent;
use upperhand_kit::{
    Caption, Cell, Crosshair, Curve, Dot, Edges, Figure, Fill, Paint, Raster, Role, Segment,
    Stroke, Ticks,
};

/// How hands are played, as far as the map shows it.
#[derive(Clone, Copy)]
pub struct Played<'a> {
    pub view: View,
    /// Hands from this index on are held by the line.
    pub hold_above: usize,
    /// The shade of each hand, from 0 to 1.
    pub shares: &'a [f64],
    /// The hands marked with a dot.
    pub differing: &'a [usize],
}

/// The place of a dot in a cell, from its upper right corner, as a share of its sides.
const DOT: f64 = 0.16;

/// The room beside the words of a suit, as a share of its cell.
const ROOM: f64 = 0.08;

/// Draws the cells of a map whose hands have these shares, and the chosen hand among its suits.
pub fn draw(figure: &mut Figure, solved: &Game, played: Played, hand: usize) {
    let Played {
        hold_above,
        shares,
        differing,
        ..
    } = played;
    let grid = RankGrid::of(solved.dealt.hands());
    figure.x.ticks = Ticks::None;
    figure.y.ticks = Ticks::None;
    figure.x.label.clear();
    figure.y.label.clear();
    let (chosen, suits) = grid.parts(*solved.dealt.hands().get(hand));
    let corner = grid.unfolded().map(|unfolded| Corner {
        grid,
        unfolded,
        chosen,
    });
    let thirds = (grid.cards == 3).then(|| ThirdCards::of(grid, chosen));
    figure.raster = Some(raster(grid, corner, thirds.as_ref(), shares));
    let line = |hand: usize| u8::from(hand >= hold_above);
    // A cell that the line goes through is on neither side of it.
    let side = |high: usize, low: usize| {
        let hands = grid.hands_of(RankPair { high, low });
        if hands.is_empty() || low > high {
            return None;
        }
        Some(line(hands.start) + line(hands.end - 1))
    };
    let last = grid.ranks - 1;
    let unit = grid.suits as f64;
    let found = edges(0..grid.ranks, 0..grid.ranks, |x, y| side(y, last - x));
    figure.curves = found
        .into_iter()
        .map(|ends| line_through(ends, |(x, y)| (x * unit, y * unit)))
        .collect();
    figure.segments = between_sides(grid, grid.suits).collect();
    for pair in grid.pairs() {
        let hands = grid.hands_of(pair);
        let (from, to) = grid.cell(pair);
        let shade = Cell::magnitude(mean(&shares[hands.clone()]));
        figure.captions.push(
            Caption::within(
                from,
                to,
                name(grid.ranks, pair, None),
                Paint::Role(Role::Ink),
            )
            .on(shade),
        );
        let is_marked = differing.iter().any(|hand| hands.contains(hand));
        if is_marked {
            figure.dots.push(marked((from, to)));
        }
    }
    if let Some(corner) = corner {
        corner.draw(figure, solved, played, suits);
    }
    if let Some(thirds) = thirds {
        thirds.draw(figure, played, hand);
    }
}

/// The dot of a hand that is played otherwise, in a cell.
pub fn marked((from, to): Area) -> Dot {
    let inside = |from: f64, to: f64| to - DOT * (to - from);
    Dot::filled(
        (inside(from.0, to.0), inside(from.1, to.1)),
        Role::Opponent,
        2.5,
    )
}

fn line_through(ends: [(usize, usize); 2], place: impl Fn((f64, f64)) -> (f64, f64)) -> Curve {
    let ends = ends.map(|(x, y)| place((x as f64, y as f64)));
    Curve::new(ends, Role::Ink, Stroke::ThinCased)
}

pub fn mean(shares: &[f64]) -> f64 {
    shares.iter().sum::<f64>() / shares.len() as f64
}

/// "T" for a ten: two letters name two ranks.
fn letter(ranks: usize, rank: usize) -> &'static str {
    match RANKS[RANKS.len() - ranks + rank] {
        "10" => "T",
        name => name,
    }
}

/// The cells of the grid and those of the corner, between the edges of both.
fn raster(
    grid: RankGrid,
    corner: Option<Corner>,
    thirds: Option<&ThirdCards>,
    shares: &[f64],
) -> Raster {
    let unit = grid.suits as f64;
    let mut edges: Vec<f64> = (0..=grid.ranks).map(|edge| edge as f64 * unit).collect();
    edges.extend(corner.iter().flat_map(|corner| corner.unfolded.edges()));
    edges.extend(thirds.iter().flat_map(|thirds| thirds.edges()));
    order::sort_by(&mut edges, f64::total_cmp);
    edges.dedup();
    let middles: Vec<f64> = edges
        .windows(2)
        .map(|ends| f64::midpoint(ends[0], ends[1]))
        .collect();
    let shade = |x: f64, y: f64| {
        let in_corner = corner.filter(|corner| corner.unfolded.holds((x, y)));
        let hands = if let Some(corner) = in_corner {
            corner.hand_at((x, y)).map(|hand| hand..hand + 1)
        } else if let Some(thirds) = thirds.filter(|thirds| thirds.holds((x, y))) {
            thirds.hands_at((x, y))
        } else {
            let (high, low) = grid.ranks_at((x, y));
            (low <= high).then(|| grid.hands_of(RankPair { high, low }))
        };
        match hands {
            Some(hands) if !hands.is_empty() => Cell::magnitude(mean(&shares[hands])),
            _ => Cell::fill(0),
        }
    };
    let cells = middles
        .iter()
        .flat_map(|&y| middles.iter().map(move |&x| (x, y)));
    let cells = cells.map(|(x, y)| shade(x, y)).collect();
    Raster {
        columns: Edges::At(edges.clone()),
        rows: Edges::At(edges),
        cells,
        fills: vec![Fill::PAPER],
    }
}

/// The suits of the cell that is chosen.
#[derive(Clone, Copy)]
struct Corner {
    grid: RankGrid,
    unfolded: Unfolded,
    chosen: RankPair,
}

impl Corner {
    /// All suits of the chosen ranks, each with its hand.
    fn hands(self) -> impl Iterator<Item = (Suits, usize)> {
        let suits = 0..self.grid.suits;
        let all = suits
            .clone()
            .flat_map(move |high| suits.clone().map(move |low| (high, low)));
        all.filter_map(move |suits| Some((suits, self.hand(suits)?)))
    }

    /// The hand of these suits; `None` where a pair would have one card twice, or both in the other order.
    fn hand(self, suits: Suits) -> Option<usize> {
        if self.chosen.is_pair() && suits.0 <= suits.1 {
            return None;
        }
        self.grid.hand(self.chosen, suits)
    }

    fn hand_at(self, at: (f64, f64)) -> Option<usize> {
        self.hand(self.unfolded.suits_at(at)?)
    }

    fn draw(self, figure: &mut Figure, solved: &Game, played: Played, chosen: Suits) {
        let Self { grid, unfolded, .. } = self;
        let (cell, count) = (unfolded.cell, grid.suits);
        let card = |rank: usize, suit: usize| {
            let place = u8::try_from(rank * count + suit).unwrap_or(0);
            solved.dealt.hands().deck().card(place)
        };
        for suit in 0..count {
            for (area, rank) in [
                (unfolded.row_name(suit), self.chosen.high),
                (unfolded.column_name(suit), self.chosen.low),
            ] {
                figure.captions.push(named(area, card(rank, suit)));
            }
        }
        for (suits, hand) in self.hands() {
            let area = unfolded.place(suits);
            figure.segments.extend(frame(area));
            if played.view != View::Difference {
                let shade = Cell::magnitude(played.shares[hand]);
                let room = ROOM * cell;
                let (from, to) = ((area.0.0 + room, area.0.1), (area.1.0 - room, area.1.1));
                let caption = Caption::within(
                    from,
                    to,
                    often(solved, played, hand),
                    Paint::Role(Role::Ink),
                );
                figure.captions.push(caption.on(shade));
            }
            if played.differing.contains(&hand) {
                figure.dots.push(marked(area));
            }
        }
        let side = |x: usize, y: usize| {
            let hand = self.hand((y, count - 1 - x))?;
            Some(u8::from(hand >= played.hold_above))
        };
        let found = edges(0..count, 0..count, side).into_iter();
        figure
            .curves
            .extend(found.map(|ends| line_through(ends, |(x, y)| ((x + 1.0) * cell, y * cell))));
        let (from, to) = unfolded.place(chosen);
        let ring = [from, (to.0, from.1), to, (from.0, to.1), from];
        figure.add(Curve::cased(ring, Role::Ink));
    }
}

/// How often a hand is held by what is shown, in a word or a short fraction.
fn often(solved: &Game, played: Played, hand: usize) -> String {
    let held = if played.view == View::Threshold {
        Fraction::from(i128::from(hand >= played.hold_above))
    } else {
        solved.equilibrium.hold(hand)
    };
    match (held.numerator(), held.denominator()) {
        (0, _) => "drop".to_owned(),
        (_, 1) => "hold".to_owned(),
        (_, SHORT..) => percent(chance(held)),
        _ => held.to_string(),
    }
}

/// From this denominator on fractions are told as percentages.
const SHORT: i128 = 13;

/// The edges of a cell.
pub fn frame((from, to): Area) -> [Segment; 4] {
    [
        Segment::level(from.1, (from.0, to.0), Role::Rule),
        Segment::level(to.1, (from.0, to.0), Role::Rule),
        Segment::upright(from.0, (from.1, to.1), Role::Rule),
        Segment::upright(to.0, (from.1, to.1), Role::Rule),
    ]
}

/// The name of a card on paper.
fn named((from, to): Area, card: Card) -> Caption {
    Caption::within(from, to, card_name(card), Paint::Role(Role::Ink))
}

/// "J7", "K42", of a deck of so many ranks.
pub fn name(ranks: usize, pair: RankPair, third: Option<usize>) -> String {
    let all = [pair.high, pair.low].into_iter().chain(third);
    all.map(|rank| letter(ranks, rank)).collect()
}

/// The crosshair around the cell of a hand. Its name stands there: no guides lead to the edges.
pub fn crosshair(solved: &Game, hand: usize) -> Crosshair {
    let (from, to) = cell(solved, hand);
    Crosshair::cell(from, to, None, None)
}

/// The cell of a hand.
pub fn cell(solved: &Game, hand: usize) -> Area {
    let hands = solved.dealt.hands();
    let grid = RankGrid::of(hands);
    grid.cell(grid.parts(*hands.get(hand)).0)
}

/// The hand at a point: its suits or its third card in the corner, or else two ranks with those of the hand before, as far as there is
/// such a hand.
pub fn hand_at(solved: &Game, hand: usize, at: (f64, f64)) -> Option<usize> {
    let hands = solved.dealt.hands();
    let grid = RankGrid::of(hands);
    let (chosen, _) = grid.parts(*hands.get(hand));
    if let Some(unfolded) = grid.unfolded().filter(|unfolded| unfolded.holds(at)) {
        return grid.hand(chosen, unfolded.suits_at(at)?);
    }
    let thirds = (grid.cards == 3).then(|| ThirdCards::of(grid, chosen));
    match thirds.filter(|thirds| thirds.holds(at)) {
        Some(thirds) => thirds.hands_at(at).map(|hands| hands.start),
        None => grid.like(grid.pair_at(at), hands, hand),
    }
}

/// The hand to which a step along the grid leads, with the same suits or third card.
pub fn stepped(solved: &Game, hand: usize, by: (i32, i32)) -> Option<usize> {
    let hands = solved.dealt.hands();
    let grid = RankGrid::of(hands);
    let (pair, _) = grid.parts(*hands.get(hand));
    grid.like(grid.stepped(pair, by)?, hands, hand)
}
