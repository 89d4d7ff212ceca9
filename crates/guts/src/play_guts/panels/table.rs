//! The picture of the table from your seat.

use super::super::CardTable;
use super::super::asked::Asked;
use super::super::facts::{is_in_turn, revealed};
use super::super::state::Begun;
use super::super::words::names::{character, colour, face, name};
use super::super::words::pictures;
use super::super::words::{held_before, money};
use super::layout::Layout;
use super::seats::{Seat, seats};
use upperhand::play::guts::{Game, Hand, Round};
use upperhand_games::card_table::{FELT, HEIGHT};
use upperhand_games::cards::Area;
use upperhand_games::format::grouped;
use upperhand_games::looks::Person;
use upperhand_games::playing_cards::Front;
use upperhand_games::{card_table, faces, playing_cards as cards};
use upperhand_kit::described::Panel;
use upperhand_kit::{Caption, Figure, Inscription, Paint, Resolution, Role, Shape, Size};

/// The piles of the pot for which there is room.
const PILES: u64 = 3;

/// The colour of whoever takes the pot.
const GOLD: Paint = Paint::Cloth(3);

/// The others with their last choices, the pot, your hand.
pub struct Seats;

/// Everything that the picture of the table is made from.
#[derive(Debug, PartialEq)]
pub struct Scene {
    game: Game,
    /// The game as it stood when the hand in view was dealt.
    asked: Game,
    /// How far the hands of the others are turned, from 0 to 1.
    turned: f64,
    /// Is the line above which to hold drawn?
    is_line_told: bool,
    /// The width of the canvas over its height.
    aspect: f64,
}

impl Scene {
    /// The round whose hands are on the table.
    fn revealed(&self) -> Option<&Round> {
        revealed(&self.game, &self.asked)
    }
}

impl Panel<CardTable> for Seats {
    type Key = Scene;

    fn key(&self, state: &Asked, _: &Begun, size: Size) -> Scene {
        let game = state.game().into_owned();
        let asked = state.asked(&game);
        Scene {
            is_line_told: state.speaks(&game, &asked),
            turned: 1.0,
            aspect: size.aspect(),
            game,
            asked,
        }
    }

    fn key_midway(
        &self,
        (_, share): (&Asked, f64),
        after: &Asked,
        begun: &Begun,
        size: Size,
    ) -> Scene {
        Scene {
            turned: share,
            ..self.key(after, begun, size)
        }
    }

    fn draw(&self, scene: &Scene, _: &mut Begun, _: Resolution) -> Figure {
        figure(scene)
    }
}

fn figure(scene: &Scene) -> Figure {
    let all = seats(&scene.game, &scene.asked);
    let layout = Layout::of(all.len(), scene.aspect);
    let mut figure = Figure::bare(pictures::THE_TABLE, (0.0, layout.width), (0.0, HEIGHT));
    figure.equal_units = true;
    card_table::felt(&mut figure, layout.width);
    for (seat, seen) in all.iter().enumerate().skip(1) {
        player(&mut figure, scene, &layout, seat, seen);
    }
    choices_before(&mut figure, scene, &layout);
    pot(&mut figure, scene, &layout);
    own_hand(&mut figure, scene, &layout, &all);
    figure
}

/// Another player: name, face, hand, choice.
fn player(figure: &mut Figure, scene: &Scene, layout: &Layout, seat: usize, seen: &Seat) {
    let game = &scene.game;
    let (from, to) = layout.name(seat);
    let setup = game.setup();
    let name = if layout.has_room() {
        character(setup, seat)
    } else {
        name(seat).to_owned()
    };
    figure.add(Caption::within(from, to, name, Paint::White));
    let first = figure.shapes.len();
    let (easel, person, shirt) = (layout.face(seat), face(setup, seat), colour(seat));
    if seen.pays && scene.turned >= 1.0 {
        faces::draw_sour(figure, easel, person, shirt);
    } else {
        let is_smiling = person.is_smiling || seen.is_winner;
        faces::draw_dressed(
            figure,
            easel,
            Person {
                is_smiling,
                ..person
            },
            shirt,
        );
    }
    let fronts = seen.hand.map(|hand| fronts(game, hand));
    let places = match game.solution().cards() {
        Some((cards, _)) => layout.cards(seat, usize::from(cards.hands().size())),
        None => vec![layout.number_card(seat)],
    };
    frame(figure, scene, &places, seen);
    for (index, area) in places.into_iter().enumerate() {
        let front = fronts.as_ref().and_then(|fronts| fronts.get(index));
        let turned = if front.is_some() { scene.turned } else { 0.0 };
        cards::draw(figure, area, (front, colour(seat)), turned);
    }
    fade(figure, first, scene, seen);
    badge(figure, scene, layout.badge(seat), seen);
}

/// Gold behind the best hand of those held.
fn frame(figure: &mut Figure, scene: &Scene, places: &[Area], seen: &Seat) {
    if let ([((left, bottom), _), ..], [.., (_, (right, top))]) = (places, places)
        && seen.is_winner
        && scene.turned >= 1.0
    {
        let (from, to) = ((left - 1.3, bottom - 1.3), (right + 1.3, top + 1.3));
        figure.add(Shape::rounded(from, to, 2.0, GOLD));
    }
}

/// Whoever dropped steps back, with all that is drawn of them from a shape on.
fn fade(figure: &mut Figure, from: usize, scene: &Scene, seen: &Seat) {
    if scene.revealed().is_some() && seen.held == Some(false) && !seen.pays {
        for shape in &mut figure.shapes[from..] {
            shape.faded = Some(FELT);
        }
    }
}

/// The front of each card of a hand.
fn fronts(game: &Game, hand: Hand) -> Vec<Front> {
    match (hand, game.solution().cards()) {
        (Hand::Cards(index), Some((cards, _))) => {
            cards.hands().get(index).cards().map(Front::Card).collect()
        }
        (Hand::Line(at), _) => vec![Front::Number(format!("{at:.3}"))],
        (Hand::Cards(_), None) => Vec::new(),
    }
}

/// A word on a player's choice in the round that is seen.
fn badge(figure: &mut Figure, scene: &Scene, area: Area, seen: &Seat) {
    let is_in_turn = is_in_turn(&scene.asked);
    let (text, fill, paint) = match (scene.revealed(), seen.held) {
        (Some(_), _) if seen.is_winner => ("wins", GOLD, Paint::Line),
        (Some(_), _) if seen.pays => ("pays", Paint::Cloth(1), Paint::White),
        (None, Some(true)) if is_in_turn => ("holds", Paint::Cloth(1), Paint::White),
        (None, held) if held.is_none() || !is_in_turn => return,
        _ => return figure.add(Caption::within(area.0, area.1, "drops", Paint::White)),
    };
    let ((left, bottom), (right, top)) = area;
    let middle = f64::midpoint(left, right);
    let half = ((right - left) * 0.47).min(13.0);
    let (from, to) = ((middle - half, bottom), (middle + half, top));
    figure.add(Shape::rounded(from, to, (top - bottom) * 0.35, fill));
    figure.add(Inscription::within(from, to, text, paint));
}

/// Who held in the round before, in one line below the hands of a new deal, which it says nothing about. It is left out
/// if it does not fit as a whole.
fn choices_before(figure: &mut Figure, scene: &Scene, layout: &Layout) {
    let last = scene.game.history().last();
    let is_free = scene.revealed().is_none() && !is_in_turn(&scene.asked);
    let Some(round) = last.filter(|_| is_free) else {
        return;
    };
    let (from, to) = layout.choices();
    figure.add(Caption::within(from, to, held_before(round), Paint::White));
}

/// The pot in the middle, and on its way to whoever takes it.
fn pot(figure: &mut Figure, scene: &Scene, layout: &Layout) {
    let players = scene.game.setup().players() as u64;
    let (from, to) = layout.pot();
    let divide = from.1 + (to.1 - from.1) * 0.42;
    let (large, small) = pot_words(scene);
    figure.add(Inscription::within(
        (from.0, divide),
        to,
        large,
        Paint::White,
    ));
    figure.add(Caption::within(from, (to.0, divide), small, Paint::White));
    let Some(round) = scene.revealed() else {
        cards::chips(
            figure,
            layout.chips(None),
            scene.asked.stakes() * players,
            PILES,
        );
        return;
    };
    let centre = layout.chips(None);
    cards::chips(figure, centre, round.carried * players, PILES);
    if let Some(winner) = round.winner {
        let end = layout.chips(Some(winner));
        let on_way = |from: f64, to: f64| from + (to - from) * scene.turned;
        let at = (on_way(centre.0, end.0), on_way(centre.1, end.1));
        cards::chips(figure, at, round.stakes * players, 1);
    }
}

/// The words on the pot: of the round that is to be played, or of what has become of it.
fn pot_words(scene: &Scene) -> (String, String) {
    let game = &scene.game;
    let players = game.setup().players() as u64;
    let number = |game: &Game| {
        let pots = game.setup().pots;
        pictures::pot_of((game.pots_taken() + 1).min(pots), pots)
    };
    match scene.revealed() {
        None => (
            format!("Pot {}", grouped(scene.asked.stakes() * players)),
            number(&scene.asked),
        ),
        Some(round) if round.carried == 0 => (
            pictures::POT_TAKEN.to_owned(),
            money::whole(u128::from(round.stakes * players)),
        ),
        Some(round) => (pictures::next_pot(round.carried * players), number(game)),
    }
}

/// Your own hand: cards, or a number on its line.
fn own_hand(figure: &mut Figure, scene: &Scene, layout: &Layout, all: &[Seat]) {
    let own = &all[0];
    badge(figure, scene, layout.badge(0), own);
    let Some(hand) = own.hand else {
        return;
    };
    match hand {
        Hand::Cards(_) => {
            let fronts = fronts(&scene.game, hand);
            let places = layout.cards(0, fronts.len());
            let first = figure.shapes.len();
            frame(figure, scene, &places, own);
            for (front, area) in fronts.iter().zip(places) {
                cards::draw(figure, area, (Some(front), FELT), 1.0);
            }
            fade(figure, first, scene, own);
        }
        Hand::Line(at) => {
            let (from, to) = layout.own_number();
            let text = format!("{at:.3}");
            figure.add(Inscription::within(from, to, text, Paint::White));
            number_line(figure, scene, layout, all);
        }
    }
}

/// The line of all hands with yours, those of the others once they are seen, and the line above which to hold.
fn number_line(figure: &mut Figure, scene: &Scene, layout: &Layout, all: &[Seat]) {
    let ((left, right), height) = layout.line();
    let place = |at: f64| left + (right - left) * at;
    let bar = |from: f64, to: f64, paint| {
        let (from, to) = ((place(from), height - 1.3), (place(to), height + 1.3));
        Shape::polygon([from, (to.0, from.1), to, (from.0, to.1)], paint)
    };
    figure.add(bar(0.0, 1.0, Paint::Card));
    let words = |figure: &mut Figure, at: f64, text: String| {
        let half = (layout.width / 2.0).min(17.0);
        let x = place(at).clamp(half, layout.width - half);
        let (from, to) = ((x - half, 2.6), (x + half, 8.8));
        figure.add(Caption::within(from, to, text, Paint::White));
    };
    let line = scene.is_line_told.then(|| scene.asked.line()).flatten();
    if let Some(best) = line {
        figure.add(bar(best, 1.0, Paint::Cloth(3)));
        let edge = [(-0.35, -2.2), (0.35, -2.2), (0.35, 2.2), (-0.35, 2.2)];
        let corners = edge.map(|(x, y)| (place(best) + x, height + y));
        figure.add(Shape::polygon(corners, Paint::White));
        words(figure, best, pictures::hold_above(best));
    }
    let dot =
        |at: f64, radius: f64, paint| Shape::ellipse((place(at), height), (radius, radius), paint);
    for (seat, seen) in all.iter().enumerate().rev() {
        let Some(Hand::Line(at)) = seen.hand else {
            continue;
        };
        if seat > 0 && scene.turned < 1.0 {
            continue;
        }
        let (radius, paint) = match seat.checked_sub(1) {
            None => (2.9, Paint::Role(Role::You)),
            Some(_) => (1.9, colour(seat)),
        };
        figure.add(dot(at, radius + 0.5, Paint::White));
        figure.add(dot(at, radius, paint));
    }
}
