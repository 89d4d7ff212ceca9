//! The picture of the board: the suspects of whoever is to move, and the other board, smaller.

use super::super::asked::Asked;
use super::super::course::Course;
use super::super::facts::are_rungs_shown;
use super::super::places::has_map;
use super::super::players::{answers, is_shared, near, pool, pools, role};
use super::super::sorting::Sorting;
use super::super::words::pictures;
use super::super::{Solved, TwoBoards};
use super::layout::{HEIGHT, Layout};
use super::pacing::{Moment, Pacing};
use super::walk_layout::{WalkLayout, between};
use super::{rungs, verdict, walk};
use crate::words::ladder;
use upperhand::play::guess_who::{Game, Player, Suspects};
use upperhand_games::cards::{Area, Front, Look, card, token};
use upperhand_games::play_settings::Coach;
use upperhand_kit::described::{Gesture, Panel};
use upperhand_kit::state::Edit;
use upperhand_kit::{
    Caption, Figure, Grip, Hotspot, Hotspots, Paint, Resolution, Role, Shape, Size,
};

/// The places of both boards.
fn layout(game: &Game, coach: Coach, aspect: f64) -> Layout {
    let near = near(game);
    let pools = (pool(game, near), pool(game, near.other()));
    Layout::of(pools, aspect, are_rungs_shown(game, coach))
}

/// The board of whoever is to move, and the other one.
pub struct Board;

/// Everything that the picture of the board is made from.
#[derive(Debug, PartialEq)]
pub struct Seen {
    game: Game,
    sorting: Sorting,
    /// The width of the canvas over its height.
    aspect: f64,
    coach: Coach,
    /// Who stands on both boards, yours first, before the cards that fall fall and after it, and how far they have fallen.
    boards: [[Suspects; 2]; 2],
    fallen: f64,
    /// The moves that are gone through once the game is over.
    course: Option<Course>,
    moment: Moment,
}

impl Seen {
    fn of(state: &Asked, size: Size) -> Self {
        let game = &*state.game();
        let course = state.course(game);
        let boards = course.boards(game, course.made);
        Self {
            sorting: state.sorting(game),
            game: game.clone(),
            aspect: size.aspect(),
            coach: state.coach,
            boards: [boards.clone(), boards],
            fallen: 1.0,
            moment: Moment::still(course.made, game.is_over()),
            course: game.is_over().then_some(course),
        }
    }

    /// How far a card stands upright: 1 upright, 0 on the table.
    fn upright(&self, player: Player, number: u32) -> f64 {
        let own = player.index();
        let [before, after] =
            [0, 1].map(|time| f64::from(u8::from(self.boards[time][own].contains(number))));
        before + (after - before) * self.fallen
    }

    /// Does a suspect stand on a board, also while others fall?
    fn stands(&self, player: Player, number: u32) -> bool {
        self.boards[1][player.index()].contains(number)
    }
}

impl Panel<TwoBoards> for Board {
    type Key = Seen;

    fn key(&self, state: &Asked, _: &Solved, size: Size) -> Seen {
        Seen::of(state, size)
    }

    fn key_midway(
        &self,
        (before, share): (&Asked, f64),
        after: &Asked,
        _: &Solved,
        size: Size,
    ) -> Seen {
        let seen = Seen::of(after, size);
        let (earlier, later) = (before.game(), after.game());
        if let Some(pacing) = Pacing::between(before, after) {
            let moment = pacing.at(share);
            let course = after.course(&later);
            let falls = usize::from(moment.falling > 0.0);
            let boards = [moment.fallen, moment.fallen + falls];
            return Seen {
                boards: boards.map(|made| course.boards(&later, made)),
                fallen: moment.falling,
                moment,
                ..seen
            };
        }
        // Of two people the boards change places: nothing is turned then.
        if earlier.setup() != later.setup() || near(&earlier) != near(&later) {
            return seen;
        }
        let was = before.course(&earlier);
        let boards = was.boards(&earlier, was.made);
        Seen {
            boards: [boards, seen.boards[1].clone()],
            fallen: share,
            ..seen
        }
    }

    fn draw(&self, seen: &Seen, _: &mut Solved, resolution: Resolution) -> Figure {
        drawn(seen, resolution)
    }

    fn grip(&self, state: &Asked, known: &mut Solved, at: (f64, f64)) -> Grip<Asked> {
        if !state.game().is_over() {
            return Grip::Hotspots;
        }
        match step_at(state, known, at) {
            Some(_) => Grip::Anywhere,
            None => Grip::Nothing,
        }
    }

    fn edit(&self, state: &Asked, known: &mut Solved, gesture: Gesture) -> Option<Edit<Asked>> {
        match gesture {
            Gesture::Point(at) => step_at(state, known, at),
            Gesture::Press(_) | Gesture::PanZoom(_) => None,
        }
    }
}

/// The edit of going to the move that a point of the picture of a game that is over stands for.
fn step_at(state: &Asked, known: &Solved, at: (f64, f64)) -> Option<Edit<Asked>> {
    let game = &*state.game();
    if !game.is_over() {
        return None;
    }
    let layout = walk::layout(game, known.canvas.unwrap_or(Size::USUAL).aspect());
    let course = state.course(game);
    let made = walk::pointed_at((game, &course), &layout, at)?;
    Some(state.walked(&course, made))
}

/// The place of a thing, from that on the board and that at the end of a game.
type Shrunk<'a> = dyn Fn(Area, &dyn Fn(&WalkLayout) -> Area) -> Area + 'a;

fn drawn(seen: &Seen, resolution: Resolution) -> Figure {
    let near = near(&seen.game);
    let layout = layout(&seen.game, seen.coach, seen.aspect);
    let mut figure = Figure::bare(pictures::THE_BOARD, (0.0, layout.width), (0.0, HEIGHT));
    figure.equal_units = true;
    let walk = seen
        .course
        .as_ref()
        .map(|course| (course, walk::layout(&seen.game, seen.aspect)));
    let unfolded = seen.moment.unfolded;
    if let Some((course, walk)) = &walk
        && has_map(&seen.game)
    {
        let shares = (unfolded, seen.moment.drawn);
        walk::draw(&mut figure, (&seen.game, course), walk, shares, resolution);
    }
    let shrunk = |place: Area, small: &dyn Fn(&WalkLayout) -> Area| match &walk {
        Some((_, walk)) => between(place, small(walk), unfolded),
        None => place,
    };
    let mut place = 0;
    for (index, number) in (1..).take(pool(&seen.game, near)).enumerate() {
        let is_going = seen.course.is_none();
        let part = (is_going && seen.stands(near, number)).then(|| {
            place += 1;
            seen.sorting.part(place - 1)
        });
        let look = Look {
            upright: seen.upright(near, number),
            part: part.unwrap_or_default(),
            is_yes_no: answers(&seen.game) == 2,
        };
        let at = shrunk(layout.near.place(index), &|walk| {
            walk.boards.near.place(index)
        });
        // Best play after a mistake has likelier answers, whoever was looked for.
        let is_game = seen
            .course
            .as_ref()
            .is_some_and(|course| course.fork.is_none());
        if is_game && seen.moment.revealed > 0.0 && number == seen.game.secret(near) {
            secret(&mut figure, at, number, look, seen.moment.revealed);
        } else {
            card(&mut figure, at, Front::person(number), look);
        }
    }
    far_board(&mut figure, seen, &layout, &shrunk);
    if let (Some(places), None) = (layout.ladder, &seen.course) {
        let ladder = rungs::ladder(&seen.game, &seen.sorting, &seen.boards[1]);
        let has_move = seen.game.to_move() == near || is_shared(&seen.game);
        let rule = has_move
            .then(|| ladder::advice(pools(&seen.game)))
            .flatten();
        rungs::draw(&mut figure, places, &ladder, rule);
    }
    if let Some((course, walk)) = &walk
        && unfolded == 1.0
    {
        verdict::draw(&mut figure, &seen.game, walk.verdict);
        walk::list(&mut figure, course, walk);
    }
    figure
}

/// The card of the one who was looked for: it turns once around, and has an edge from then on.
fn secret(figure: &mut Figure, place: Area, number: u32, look: Look, turned: f64) {
    let ((left, bottom), (right, top)) = place;
    let half = (right - left) / 2.0;
    let middle = left + half;
    let seen = half * upperhand_kit::turned(turned).1.abs().max(0.04);
    let narrow = ((middle - seen, bottom), (middle + seen, top));
    if (0.25..0.75).contains(&turned) {
        let room = (top - bottom) * 0.05;
        let (from, to) = ((narrow.0.0, bottom + room), (narrow.1.0, top - room));
        figure.add(Shape::rounded(
            from,
            to,
            seen * 0.14,
            Paint::Role(Role::Opponent),
        ));
        return;
    }
    if turned >= 0.75 {
        let edge = seen * 0.08;
        let (from, to) = ((narrow.0.0 - edge, bottom), (narrow.1.0 + edge, top));
        figure.add(Shape::rounded(
            from,
            to,
            seen * 0.2,
            Paint::Role(Role::Opponent),
        ));
    }
    let upright = Look {
        upright: 1.0,
        ..look
    };
    card(figure, narrow, Front::person(number), upright);
}

/// The other board: a token for each suspect, upright or on the table, and their number.
fn far_board(figure: &mut Figure, scene: &Seen, layout: &Layout, shrunk: &Shrunk) {
    let far = near(&scene.game).other();
    let role = role(far);
    let (from, to) = shrunk(layout.far_area, &|walk| walk.boards.far_area);
    figure.add(Shape::rounded(from, to, 2.0, Paint::Tint(Role::Rule, 45)));
    for (index, number) in (1..).take(pool(&scene.game, far)).enumerate() {
        token(
            figure,
            shrunk(layout.far.place(index), &|walk| {
                walk.boards.far.place(index)
            }),
            scene.upright(far, number),
            role,
        );
    }
    let left = scene.boards[1][far.index()].len();
    let (from, to) = shrunk(layout.far_words, &|walk| walk.boards.far_words);
    let words = pictures::whose_board(far, left);
    figure.add(Caption::within(from, to, words, Paint::Role(Role::Ink)));
}

/// The cards as hotspots that can be chosen: those of the suspects standing, while the game goes on.
pub fn hotspots(game: &Game, state: &Asked, aspect: f64) -> Hotspots {
    let near = near(game);
    let is_going = game.winner().is_none();
    let grid = if is_going {
        layout(game, state.coach, aspect).near
    } else {
        walk::layout(game, aspect).boards.near
    };
    let (course, sorting) = (state.course(game), state.sorting(game));
    let standing = course.standing(game, near, course.made);
    let mut place = 0;
    let hotspot = |(index, number): (usize, u32)| {
        let stands = standing.contains(number);
        let part = if stands && is_going {
            sorting.part(place)
        } else {
            0
        };
        place += usize::from(stands);
        let (from, to) = grid.place(index);
        Hotspot {
            label: pictures::spoken(
                number,
                (stands, part),
                !is_going && course.fork.is_none() && number == game.secret(near),
            ),
            is_chosen: part > 0,
            is_open: stands && is_going,
            from,
            to,
        }
    };
    Hotspots {
        label: pictures::on_this_board(standing.len()),
        columns: grid.columns,
        hotspots: (1..)
            .take(pool(game, near))
            .enumerate()
            .map(hotspot)
            .collect(),
    }
}
