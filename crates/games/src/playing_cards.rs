//! Cards and chips as filled shapes.

use crate::cards::Area;
use upperhand::guts::cards::{Card, RANKS};
use upperhand_kit::{Figure, Inscription, Paint, Shape};

/// A front of a card: a card of the deck, or a number.
#[derive(Clone, Debug, PartialEq)]
pub enum Front {
    Card(Card),
    Number(String),
}

/// Draws a card with a front, if it is known, and a back of a colour, turned so far: 0 shows its back, 1 its front.
pub fn draw(figure: &mut Figure, area: Area, (front, back): (Option<&Front>, Paint), turned: f64) {
    let is_back = front.is_none() || turned < 0.5;
    let ((left, bottom), (right, top)) = narrowed(area, (2.0 * turned - 1.0).abs());
    let (width, height) = (right - left, top - bottom);
    let edge = (height * 0.012).min(width / 3.0);
    let radius = (height * 0.07).min(width / 2.5);
    figure.add(Shape::rounded(
        (left, bottom),
        (right, top),
        radius,
        Paint::Line,
    ));
    let inner = |by: f64, paint| {
        let from = (left + by, bottom + by);
        Shape::rounded(from, (right - by, top - by), (radius - by).max(0.0), paint)
    };
    if is_back {
        figure.add(inner(edge, Paint::Card));
        if width > height * 0.3 {
            figure.add(inner(height * 0.05, back));
            let middle = (f64::midpoint(left, right), f64::midpoint(bottom, top));
            let radii = (width * 0.2, height * 0.2);
            figure.add(Shape::ellipse(middle, radii, Paint::Card));
            let radii = (width * 0.13, height * 0.13);
            figure.add(Shape::ellipse(middle, radii, back));
        }
        return;
    }
    figure.add(inner(edge, Paint::Card));
    match front {
        Some(Front::Card(card)) if turned >= 1.0 => {
            let paint = suit_paint(*card);
            let rank = ((left, bottom + height * 0.5), (right, top - height * 0.04));
            let name = RANKS[usize::from(card.rank())];
            figure.add(Inscription::within(rank.0, rank.1, name, paint));
            let side = (width * 0.62).min(height * 0.38);
            let centre = (f64::midpoint(left, right), bottom + height * 0.27);
            suit(figure, *card, centre, side);
        }
        Some(Front::Number(text)) if turned >= 1.0 => {
            let gap = width * 0.04;
            let (from, to) = (
                (left + gap, bottom + height * 0.2),
                (right - gap, top - height * 0.2),
            );
            figure.add(Inscription::within(from, to, text.as_str(), Paint::Line));
        }
        _ => {}
    }
}

/// A part of an area around its middle, as wide as a card seen from the side.
fn narrowed(((left, bottom), (right, top)): Area, share: f64) -> Area {
    let middle = f64::midpoint(left, right);
    let half = (right - left) / 2.0 * share.max(0.06);
    ((middle - half, bottom), (middle + half, top))
}

const CLUBS: u8 = 0;
const HEARTS: u8 = 1;
const DIAMONDS: u8 = 2;

const fn suit_paint(card: Card) -> Paint {
    match card.suit() {
        HEARTS | DIAMONDS => Paint::Cloth(1),
        _ => Paint::Line,
    }
}

/// The sign of a suit in a square.
fn suit(figure: &mut Figure, card: Card, (x, y): (f64, f64), side: f64) {
    let paint = suit_paint(card);
    let at = |across: f64, upwards: f64| (x + across * side, y + upwards * side);
    let disc = |centre, radius: f64| Shape::ellipse(centre, (radius * side, radius * side), paint);
    let stem = || Shape::polygon([at(0.0, 0.1), at(-0.16, -0.5), at(0.16, -0.5)], paint);
    match card.suit() {
        CLUBS => {
            for centre in [at(0.0, 0.25), at(-0.26, -0.1), at(0.26, -0.1)] {
                figure.add(disc(centre, 0.24));
            }
            figure.add(disc(at(0.0, 0.04), 0.14));
            figure.add(stem());
        }
        HEARTS => {
            figure.add(disc(at(-0.225, 0.19), 0.26));
            figure.add(disc(at(0.225, 0.19), 0.26));
            let lower = [at(-0.45, 0.06), at(0.0, 0.2), at(0.45, 0.06), at(0.0, -0.5)];
            figure.add(Shape::polygon(lower, paint));
        }
        DIAMONDS => {
            let corners = [at(0.0, 0.5), at(0.38, 0.0), at(0.0, -0.5), at(-0.38, 0.0)];
            figure.add(Shape::polygon(corners, paint));
        }
        _ => {
            figure.add(disc(at(-0.225, -0.1), 0.25));
            figure.add(disc(at(0.225, -0.1), 0.25));
            let upper = [at(-0.44, 0.02), at(0.0, 0.5), at(0.44, 0.02), at(0.0, -0.2)];
            figure.add(Shape::polygon(upper, paint));
            figure.add(stem());
        }
    }
}

/// The chips of one pile.
const PILE: u64 = 5;

/// A heap of chips in piles around a place, one for each ante up to a number of piles; larger pots are told by their
/// number.
pub fn chips(figure: &mut Figure, (x, y): (f64, f64), antes: u64, most_piles: u64) {
    const RADIUS: f64 = 2.7;
    const FLAT: f64 = 0.45;
    const THICK: f64 = 1.25;
    let count = antes.min(most_piles * PILE);
    let piles = count.div_ceil(PILE);
    for chip in 0..count {
        let (pile, level) = (chip / PILE, chip % PILE);
        let across = (pile as f64 - (piles as f64 - 1.0) / 2.0) * RADIUS * 2.1;
        let centre = (x + across, y + level as f64 * THICK);
        let flat = |radius: f64| (radius, radius * FLAT);
        let below = (centre.0, centre.1 - THICK * 0.5);
        figure.add(Shape::ellipse(below, flat(RADIUS), Paint::Line));
        figure.add(Shape::ellipse(centre, flat(RADIUS * 0.98), Paint::Cloth(3)));
        figure.add(Shape::ellipse(centre, flat(RADIUS * 0.62), Paint::White));
        figure.add(Shape::ellipse(centre, flat(RADIUS * 0.5), Paint::Cloth(3)));
    }
}
