//! The way of a game on the map: your steps and theirs, as wavy as luck moved the chance, mistakes on a glow, and where a better
//! question would have led.

use super::super::course::Course;
use super::super::places;
use super::super::players::{cost, near, pool, role};
use super::super::words::pictures;
use super::verdict::wave;
use super::walk_layout::WalkLayout;
use upperhand::guess_who::Probability;
use upperhand::guess_who::play::Move;
use upperhand::play::guess_who::{Game, Turn, optimal_moves};
use upperhand_games::cards::Area;
use upperhand_games::format::grouped;
use upperhand_games::stakes::minus_points;
use upperhand_kit::{
    AxisSpan, Caption, Curve, Dot, Edges, Figure, Hatch, Label, Paint, Raster, Resolution, Role,
    Segment, Shape, Side, Stroke,
};

/// The way from pools to places on the picture.
#[derive(Clone, Copy, Debug)]
struct Ground {
    x: AxisSpan,
    y: AxisSpan,
    area: Area,
}

impl Ground {
    fn at(&self, (x, y): (f64, f64)) -> (f64, f64) {
        let ((left, bottom), (right, top)) = self.area;
        (
            left + self.x.share(x) * (right - left),
            bottom + self.y.share(y) * (top - bottom),
        )
    }

    fn pools(&self, [mine, theirs]: [u32; 2]) -> (f64, f64) {
        self.at((f64::from(mine), f64::from(theirs)))
    }
}

/// The map in its part of the picture, unfolded so far, with the way on it, drawn so far.
pub fn draw(
    figure: &mut Figure,
    (game, course): (&Game, &Course),
    layout: &WalkLayout,
    (unfolded, drawn): (f64, f64),
    resolution: Resolution,
) {
    let ((left, bottom), (right, top)) = layout.map;
    let area = ((right - unfolded * (right - left), bottom), (right, top));
    if unfolded <= 0.0 {
        return;
    }
    let map = places::ground(game, resolution);
    let ground = Ground {
        x: AxisSpan::of(&map.x),
        y: AxisSpan::of(&map.y),
        area,
    };
    let ends = [map.x.range(), map.y.range()];
    lay(figure, map, ground);
    if unfolded < 1.0 {
        return;
    }
    axes(figure, game, ends, layout);
    way(figure, (game, course), ground, drawn);
}

/// Lays a map without its axes on a part of the picture.
fn lay(figure: &mut Figure, map: Figure, ground: Ground) {
    let (from, to) = ground.area;
    figure.legend.gradient = map.legend.gradient;
    if let Some(raster) = map.raster {
        let edges = |edges: Edges, place: &dyn Fn(f64) -> f64| match edges {
            Edges::Even(cells) => Edges::Even(cells),
            Edges::At(edges) => Edges::At(edges.into_iter().map(place).collect()),
        };
        figure.raster = Some(Raster {
            columns: edges(raster.columns, &|x| ground.at((x, 1.0)).0),
            rows: edges(raster.rows, &|y| ground.at((1.0, y)).1),
            ..raster
        });
        figure.raster_area = Some((from, to));
    }
    for Hatch { from, to, role } in map.hatches {
        figure.add(Hatch::new(ground.at(from), ground.at(to), role));
    }
    for Segment { from, to, role } in map.segments {
        figure.add(Segment::new(ground.at(from), ground.at(to), role));
    }
    for curve in map.curves {
        let points = curve.points.into_iter().map(|point| ground.at(point));
        figure.add(Curve::new(points, curve.role, curve.stroke));
    }
    for label in map.labels {
        figure.add(Label {
            from: ground.at(label.from),
            to: ground.at(label.to),
            ..label
        });
    }
}

/// What stands along the map: whose pools, and the last of them.
fn axes(figure: &mut Figure, game: &Game, ends: [(f64, f64); 2], layout: &WalkLayout) {
    let ((left, bottom), (right, top)) = layout.map;
    let words = layout.words;
    let [mine, theirs] = pictures::pools_along(game);
    let last = |(_, to): (f64, f64)| grouped(to.floor());
    let below = ((left, bottom - words), (right, bottom));
    let caption = |area: Area, text: String, role, side| {
        Caption::within(area.0, area.1, text, Paint::Role(role)).at(side)
    };
    figure.add(caption(below, mine.to_owned(), Role::You, Side::Middle));
    figure.add(caption(below, last(ends[0]), Role::You, Side::End));
    let above = ((left, top), (right, top + words));
    figure.add(caption(
        above,
        format!("{} {theirs}", last(ends[1])),
        Role::Opponent,
        Side::Start,
    ));
}

fn way(figure: &mut Figure, (game, course): (&Game, &Course), ground: Ground, drawn: f64) {
    let pools = course.pools(game);
    let reached = drawn * course.turns.len() as f64;
    for (index, turn) in course.turns.iter().enumerate() {
        let share = (reached - index as f64).clamp(0.0, 1.0);
        if share == 0.0 {
            break;
        }
        let [from, to] = [pools[index], pools[index + 1]].map(|pools| ground.pools(pools));
        let is_made = index < course.made;
        if cost(turn).numerator() > 0 {
            glow(figure, from, role(turn.by), is_made);
            if is_made && course.fork.is_none_or(|fork| index == fork) {
                ghosts(figure, (game, index), (turn, pools[index]), ground);
            }
        }
        step(figure, turn, (from, to), share, is_made);
    }
    let start = ground.pools(pools[0]);
    figure.add(Dot::filled(start, Role::Ink, 3.0));
    for (index, turn) in course.turns.iter().enumerate() {
        if (index + 1) as f64 > reached {
            break;
        }
        let at = ground.pools(pools[index + 1]);
        let is_made = index < course.made;
        let radius = if is_made { 3.0 } else { 2.0 };
        figure.add(Dot::filled(at, role(turn.by), radius));
    }
    if drawn == 1.0 {
        let here = ground.pools(pools[course.made]);
        let by = course.made.checked_sub(1).map(|last| course.turns[last].by);
        figure.add(Dot::ring(here, by.map_or(Role::Ink, role), 6.5));
    }
}

/// A step, as wavy as its answer moved the chance: straight where it did not.
fn step(figure: &mut Figure, turn: &Turn, (from, to): Area, share: f64, is_made: bool) {
    /// The height of a wave of a chance of 1, and its length.
    const HIGH: f64 = 2.6;
    const LONG: f64 = 3.2;
    let luck = Probability::value(turn.after) - Probability::value(turn.chosen);
    let length = (to.0 - from.0).hypot(to.1 - from.1);
    let high = (HIGH * luck.abs().sqrt()).min(2.0).min(0.28 * length);
    let mut points = wave((from, to), high, LONG);
    let last = (points.len() - 1) as f64 * share;
    let kept = (0..points.len()).take_while(|&index| index as f64 <= last);
    points.truncate(kept.count().max(2));
    let stroke = if is_made {
        Stroke::Cased
    } else {
        Stroke::ThinCased
    };
    figure.add(Curve::new(points, role(turn.by), stroke));
}

/// The glow around the place where a mistake was made.
fn glow(figure: &mut Figure, at: (f64, f64), role: Role, is_made: bool) {
    let strengths: &[(f64, u8)] = if is_made {
        &[(4.2, 12), (3.2, 28), (2.2, 52)]
    } else {
        &[(3.0, 16)]
    };
    for &(radius, strength) in strengths {
        figure.add(Shape::ellipse(
            at,
            (radius, radius),
            Paint::Tint(role, strength),
        ));
    }
}

/// Where the answers of a better move would have led: dashed arcs to rings.
fn ghosts(
    figure: &mut Figure,
    (game, index): (&Game, usize),
    (turn, pools): (&Turn, [u32; 2]),
    ground: Ground,
) {
    for left in better(game, index) {
        let own = turn.by.index();
        let mut led = pools;
        led[own] = left;
        let [from, to] = [pools, led].map(|pools| ground.pools(pools));
        figure.add(Curve::dashed(arc(from, to), Role::Ink));
        figure.add(Dot::ring(to, role(turn.by), 3.5));
    }
}

/// What each answer to the best move instead of one that was made leaves; nothing where that one was best.
pub fn better(game: &Game, index: usize) -> Vec<u32> {
    let before = game.beginning(index);
    let Some(best) = optimal_moves(&before)
        .ok()
        .and_then(|moves| moves.into_iter().next_back())
    else {
        return Vec::new();
    };
    match best {
        Move::Ask(mut sizes) => {
            sizes.dedup();
            sizes
        }
        Move::Name => vec![1],
    }
}

/// An arc between two points, which bulges to the left of the way.
fn arc((x, y): (f64, f64), (to_x, to_y): (f64, f64)) -> Vec<(f64, f64)> {
    const POINTS: u32 = 16;
    let (across, along) = (to_x - x, to_y - y);
    let bulge = |share: f64| 0.9 * share * (1.0 - share);
    (0..=POINTS)
        .map(|index| {
            let share = f64::from(index) / f64::from(POINTS);
            let out = bulge(share);
            (
                x + share * across + out * along,
                y + share * along - out * across,
            )
        })
        .collect()
}

/// The rows of the list that are in sight, each with its place: those around the move that is shown.
fn rows(course: &Course, (from, to): Area, words: f64) -> Vec<(usize, Area)> {
    let height = words * 1.12;
    let fits = |rows: &usize| *rows as f64 * height <= to.1 - from.1;
    let room = (1..=course.turns.len()).take_while(fits).count().max(1);
    let count = course.turns.len();
    let first = course
        .made
        .saturating_sub(room / 2 + 1)
        .min(count.saturating_sub(room));
    let place = |row: usize| {
        let top = to.1 - row as f64 * height;
        ((from.0, top - height), (to.0, top))
    };
    (first..count.min(first + room))
        .enumerate()
        .map(|(row, index)| (index, place(row)))
        .collect()
}

/// The moves, the one shown marked.
pub fn list(figure: &mut Figure, course: &Course, layout: &WalkLayout) {
    let Some(area) = layout.list else {
        return;
    };
    for (index, (from, to)) in rows(course, area, layout.words) {
        let turn = &course.turns[index];
        let is_shown = index + 1 == course.made;
        if is_shown {
            figure.add(Shape::rounded(from, to, 1.0, Paint::Tint(Role::Rule, 90)));
        }
        let is_made = index < course.made;
        let paint = Paint::Role(if is_made { role(turn.by) } else { Role::Muted });
        let lost = cost(turn);
        let price = if lost.numerator() > 0 {
            minus_points(lost)
        } else {
            String::new()
        };
        let divide = to.0 - if price.is_empty() { 1.0 } else { 11.0 };
        let words = format!("{}  {}", index + 1, pictures::brief(turn));
        figure.add(
            Caption::within((from.0 + 1.0, from.1), (divide, to.1), words, paint).at(Side::Start),
        );
        figure
            .add(Caption::within((divide, from.1), (to.0 - 1.0, to.1), price, paint).at(Side::End));
    }
}

/// The move of a course that a point of the picture stands for: a row of the list, or the nearest place of the way.
pub fn pointed_at(
    (game, course): (&Game, &Course),
    layout: &WalkLayout,
    at: (f64, f64),
) -> Option<usize> {
    let holds =
        |(from, to): Area| (from.0..=to.0).contains(&at.0) && (from.1..=to.1).contains(&at.1);
    if let Some(area) = layout.list.filter(|&area| holds(area)) {
        let rows = rows(course, area, layout.words);
        let found = rows.into_iter().find(|(_, area)| holds(*area));
        return found.map(|(index, _)| index + 1);
    }
    let grown = (
        (layout.map.0.0 - 2.0, layout.map.0.1 - 2.0),
        (layout.map.1.0 + 2.0, layout.map.1.1 + 2.0),
    );
    if !holds(grown) || !places::has_map(game) {
        return None;
    }
    let [x, y] = places::spans(game);
    let ground = Ground {
        x,
        y,
        area: layout.map,
    };
    let apart = |pools: &[u32; 2]| {
        let place = ground.pools(*pools);
        (place.0 - at.0).hypot(place.1 - at.1)
    };
    let pools = course.pools(game);
    let nearest = pools
        .iter()
        .enumerate()
        .min_by(|(_, one), (_, other)| apart(one).total_cmp(&apart(other)));
    nearest.map(|(made, _)| made)
}

/// Whose board is in front once a game is over.
pub fn layout(game: &Game, aspect: f64) -> WalkLayout {
    let near = near(game);
    WalkLayout::of((pool(game, near), pool(game, near.other())), aspect)
}
