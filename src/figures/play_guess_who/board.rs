//! The picture of the board: the suspects of whoever is to move, and the other board, smaller.

use super::PlayGuessWho;

use super::layout::{Area, HEIGHT, Layout};
use super::sorting::Sorting;
use super::state::{State, answers, near};
use crate::figures::format::suspects;
use crate::figures::games::faces::{self, Easel};
use crate::figures::games::people::{described, name, person};
use crate::figures::model::Grip;
use crate::figures::{
    Caption, CellMark, Cells, Error, Figure, Ground, Paint, Panel, Resolution, Role, Shape, Size,
};
use crate::play::guess_who::{Game, Player};

/// The height of a card that lies on the table, as a share of one that stands.
const LYING: f64 = 0.13;

/// The gap around a card, as a share of its place.
const MARGIN: f64 = 0.045;

impl Seen {
    /// How far a card stands upright: 1 upright, 0 on the table.
    fn upright(&self, player: Player, number: u32) -> f64 {
        let stands = |game: &Game| f64::from(u8::from(game.standing(player).contains(number)));
        let now = stands(&self.game);
        match &self.before {
            Some((game, share)) => stands(game) + (now - stands(game)) * share,
            None => now,
        }
    }
}

/// The number of suspects on a player's board at the start.
pub fn pool(game: &Game, player: Player) -> usize {
    let setup = *game.setup();
    let pool = match player {
        Player::You => setup.mine,
        Player::Opponent => setup.theirs,
    };
    pool.get() as usize
}

/// The places of both boards.
pub fn layout(game: &Game, aspect: f64) -> Layout {
    let near = near(game);
    Layout::of((pool(game, near), pool(game, near.other())), aspect)
}

/// The board of whoever is to move, and the other one.
pub struct Board;

/// Everything that the picture of the board is made from.
#[derive(Debug, PartialEq)]
struct Seen {
    game: Game,
    sorting: Sorting,
    /// The width of the canvas over its height.
    aspect: f64,
    /// The game before the last move, and how far the cards have been turned since.
    before: Option<(Game, f64)>,
}

impl Seen {
    fn of(state: &State, size: Size) -> Result<Self, Error> {
        let game = state.game()?;
        Ok(Self {
            sorting: state.sorting(&game),
            game,
            aspect: size.aspect(),
            before: None,
        })
    }
}

impl Panel<PlayGuessWho> for Board {
    fn ground(&self, _: &PlayGuessWho, state: &State, size: Size) -> Ground {
        Ground::new(Seen::of(state, size))
    }

    fn ground_between(
        &self,
        _: &PlayGuessWho,
        before: &State,
        after: &State,
        size: Size,
        share: f64,
    ) -> Ground {
        // Of two people the boards change places: nothing is turned then.
        let is_turned = |seen: &Seen, before: &Game| near(before) == near(&seen.game);
        Ground::new(Seen::of(after, size).map(|seen| {
            Seen {
                before: before
                    .game()
                    .ok()
                    .filter(|before| is_turned(&seen, before))
                    .map(|before| (before, share)),
                ..seen
            }
        }))
    }

    fn draw(&self, _: &mut PlayGuessWho, ground: &Ground, _: Resolution) -> Result<Figure, Error> {
        let seen: &Result<Seen, Error> = ground.get();
        Ok(figure(seen.as_ref().map_err(Clone::clone)?))
    }

    fn grip(&self, _: &mut PlayGuessWho, _: &State, _: (f64, f64)) -> Grip<State> {
        Grip::Cells
    }
}

fn figure(scene: &Seen) -> Figure {
    let near = near(&scene.game);
    let layout = layout(&scene.game, scene.aspect);
    let mut figure = Figure::bare("The board", (0.0, layout.width), (0.0, HEIGHT));
    figure.equal_units = true;
    let mut place = 0;
    for (index, number) in (1..).take(pool(&scene.game, near)).enumerate() {
        let part = scene.game.standing(near).contains(number).then(|| {
            place += 1;
            scene.sorting.part(place - 1)
        });
        let look = Look {
            upright: scene.upright(near, number),
            part: part.unwrap_or_default(),
            is_yes_no: answers(&scene.game) == 2,
        };
        card(&mut figure, layout.near.place(index), number, look);
    }
    far_board(&mut figure, scene, &layout);
    figure
}

/// The state of a card.
#[derive(Clone, Copy)]
struct Look {
    upright: f64,
    part: u8,
    is_yes_no: bool,
}

/// A card with its suspect, frame and badge where it is chosen; its back where it lies on the table.
fn card(figure: &mut Figure, place: Area, number: u32, look: Look) {
    let Look { upright, part, .. } = look;
    let ((left, bottom), (right, top)) = inset(place);
    let (width, height) = (right - left, top - bottom);
    let radius = width * 0.07;
    if upright < 0.5 {
        let to = (right, bottom + height * LYING);
        figure.add(Shape::rounded(
            (left, bottom),
            to,
            height * LYING / 3.0,
            Paint::Role(Role::Rule),
        ));
        return;
    }
    let seen = 2.0 * upright - 1.0;
    let top = bottom + height * seen.max(LYING);
    let is_chosen = part > 0;
    let edge = width * if is_chosen { 0.05 } else { 0.012 };
    let frame = if is_chosen {
        part_paint(part)
    } else {
        Paint::Role(Role::Muted)
    };
    let (outer, inner) = (
        ((left, bottom), (right, top)),
        shrunk(((left, bottom), (right, top)), edge),
    );
    figure.add(Shape::rounded(
        outer.0,
        outer.1,
        radius.min((top - bottom) / 2.5),
        frame,
    ));
    figure.add(Shape::rounded(
        inner.0,
        inner.1,
        (radius - edge / 2.0).min((top - bottom) / 2.5),
        Paint::Card,
    ));
    let words = height * 0.17;
    let easel = Easel {
        from: (left + width * 0.04, bottom + words * seen),
        side: width * 0.92,
        height: seen * ((height - words) / width).min(1.0),
    };
    faces::draw(figure, easel, person(number));
    if seen < 1.0 {
        return;
    }
    let caption = ((left, bottom + height * 0.01), (right, bottom + words));
    // The shoulders end where the name begins.
    figure.add(Shape::rounded(
        (inner.0.0, inner.0.1),
        (inner.1.0, caption.1.1),
        radius / 2.0,
        Paint::Card,
    ));
    figure.add(Caption::within(
        caption.0,
        caption.1,
        name(number),
        Paint::Line,
    ));
    if is_chosen {
        badge(figure, (left, top), width, (part, look.is_yes_no));
    }
}

/// A tick in the corner of a card, or where there are several parts as many dots as the number of its part: it is told by
/// more than its colour.
fn badge(figure: &mut Figure, (left, top): (f64, f64), width: f64, (part, is_yes_no): (u8, bool)) {
    let radius = width * 0.15;
    let centre = (left + radius * 0.95, top - radius * 0.95);
    figure.add(Shape::ellipse(centre, (radius, radius), Paint::White));
    figure.add(Shape::ellipse(
        centre,
        (radius * 0.88, radius * 0.88),
        part_paint(part),
    ));
    if part == 1 && is_yes_no {
        let corner = |x: f64, y: f64| (centre.0 + x * radius, centre.1 + y * radius);
        let tick = [
            corner(-0.52, 0.02),
            corner(-0.36, 0.2),
            corner(-0.14, -0.06),
            corner(0.38, 0.48),
            corner(0.54, 0.32),
            corner(-0.14, -0.42),
        ];
        figure.add(Shape::polygon(tick, Paint::White));
        return;
    }
    for dot in 0..part {
        let across = (f64::from(dot) - f64::from(part - 1) / 2.0) * radius * 0.42;
        let at = (centre.0 + across, centre.1);
        figure.add(Shape::ellipse(
            at,
            (radius * 0.15, radius * 0.15),
            Paint::White,
        ));
    }
}

/// The colour of a part: yours for the first, which is asked about.
const fn part_paint(part: u8) -> Paint {
    match part {
        1 => Paint::Role(Role::You),
        2 => Paint::Cloth(1),
        3 => Paint::Cloth(2),
        4 => Paint::Cloth(4),
        _ => Paint::Cloth(5),
    }
}

/// The other board: a token for each suspect, upright or on the table, and their number.
fn far_board(figure: &mut Figure, scene: &Seen, layout: &Layout) {
    let far = near(&scene.game).other();
    let role = match far {
        Player::You => Role::You,
        Player::Opponent => Role::Opponent,
    };
    let (from, to) = layout.far_area;
    figure.add(Shape::rounded(from, to, 2.0, Paint::Tint(Role::Rule, 45)));
    for (index, number) in (1..).take(pool(&scene.game, far)).enumerate() {
        token(
            figure,
            layout.far.place(index),
            scene.upright(far, number),
            role,
        );
    }
    let left = scene.game.standing(far).len();
    let whose = match far {
        Player::You => "Your board",
        Player::Opponent => "Their board",
    };
    let (from, to) = layout.far_words;
    let words = format!("{whose}: {left}");
    figure.add(Caption::within(from, to, words, Paint::Role(Role::Ink)));
}

/// Head and shoulders, or a line where they lie.
fn token(figure: &mut Figure, place: Area, upright: f64, role: Role) {
    let ((left, bottom), (right, top)) = inset(place);
    let (width, height) = (right - left, top - bottom);
    if upright < 0.5 {
        let to = (right, bottom + height * LYING);
        figure.add(Shape::rounded(
            (left, bottom),
            to,
            height * 0.05,
            Paint::Tint(Role::Muted, 55),
        ));
        return;
    }
    let middle = f64::midpoint(left, right);
    let seen = 2.0 * upright - 1.0;
    let radius = (width * 0.27).min(height * 0.24);
    let neck = bottom + height * 0.5 * seen;
    figure.add(Shape::arc(
        (middle, bottom),
        (width * 0.42, height * 0.46 * seen),
        (0.0, 0.5),
        Paint::Role(role),
    ));
    figure.add(Shape::ellipse(
        (middle, neck + radius * seen * 0.9),
        (radius, radius * seen),
        Paint::Role(role),
    ));
}

fn inset((from, to): Area) -> Area {
    shrunk((from, to), MARGIN * (to.0 - from.0))
}

fn shrunk((from, to): Area, by: f64) -> Area {
    ((from.0 + by, from.1 + by), (to.0 - by, to.1 - by))
}

/// The cards as cells that can be chosen: those of the suspects standing, while the game goes on.
pub fn cells(game: &Game, sorting: &Sorting, aspect: f64) -> Cells {
    let near = near(game);
    let layout = layout(game, aspect);
    let is_going = game.winner().is_none();
    let mut place = 0;
    let cell = |(index, number): (usize, u32)| {
        let stands = game.standing(near).contains(number);
        let part = if stands { sorting.part(place) } else { 0 };
        place += usize::from(stands);
        let (from, to) = layout.near.place(index);
        CellMark {
            label: spoken(number, stands, part),
            is_chosen: part > 0,
            is_open: stands && is_going,
            from,
            to,
        }
    };
    Cells {
        label: format!("{} on this board", suspects(game.standing(near).len())),
        columns: layout.near.columns,
        cells: (1..).take(pool(game, near)).enumerate().map(cell).collect(),
    }
}

fn spoken(number: u32, stands: bool, part: u8) -> String {
    let (name, face) = (name(number), described(number));
    match (stands, part) {
        (false, _) => format!("{name}, eliminated"),
        (true, 0 | 1) => format!("{name}: {face}"),
        (true, part) => format!("{name}, part {part}: {face}"),
    }
}
