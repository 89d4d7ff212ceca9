//! The questions as bars: to the right of one half in the colour of whoever asks, to the left in that of the other.

use super::layout::{Layout, RowStyle};
use super::options::{Asked, What};
use super::phrases::chance;
use super::view::View;
use upperhand_games::cards::Area;
use upperhand_kit::{Caption, Figure, Hotspot, Paint, Role, Shape, Side};

/// The least difference from one half that takes half a row.
const LEAST_REACH: f64 = 0.05;

/// The parts of a row that are for the words, and for how many say yes.
const WORDS: f64 = 0.55;
const COUNT: f64 = 0.74;

/// The most that the corners of a row are rounded, and that the edge of the one that is chosen takes.
const MOST_RADIUS: f64 = 0.9;
const MOST_EDGE: f64 = 0.45;

/// What a row shows: an option by its place, or that there are more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    Option(usize),
    /// The place of the first of the next ones.
    More(usize),
}

/// The rows that there is room for: those around the option chosen, where there are more.
pub fn rows(view: &View, layout: &Layout) -> Vec<Row> {
    let (count, most) = (view.options.len(), layout.most_rows());
    if count <= most {
        return (0..count).map(Row::Option).collect();
    }
    let page = most - 1;
    let first = view.chosen.unwrap_or_default() / page * page;
    let last = (first + page).min(count);
    let next = if last < count { last } else { 0 };
    (first..last)
        .map(Row::Option)
        .chain([Row::More(next)])
        .collect()
}

/// The roles of whoever moves and of the other.
pub const fn roles(is_yours: bool) -> [Role; 2] {
    if is_yours {
        [Role::You, Role::Opponent]
    } else {
        [Role::Opponent, Role::You]
    }
}

pub fn draw(figure: &mut Figure, view: &View, layout: &Layout) {
    let rows = rows(view, layout);
    if rows.is_empty() {
        return;
    }
    heads(figure, view, layout);
    let reach = reach(view);
    for (index, row) in rows.iter().enumerate() {
        let place = layout.row(index, rows.len());
        match *row {
            Row::Option(option) => bar(figure, view, (option, reach), (place, layout.style())),
            Row::More(_) => {
                let words =
                    Caption::within(place.0, place.1, more(view, *row), Paint::Role(Role::Muted));
                figure.add(words);
            }
        }
    }
}

/// The words above the rows.
fn heads(figure: &mut Figure, view: &View, layout: &Layout) {
    let (from, to) = layout.heads;
    let who = if view.is_yours() {
        "your questions"
    } else {
        "their questions"
    };
    let across = |share: f64| from.0 + share * (to.0 - from.0);
    let muted = Paint::Role(Role::Muted);
    let left = if layout.style() == RowStyle::Wide {
        across(WORDS)
    } else {
        across(0.5)
    };
    figure.add(Caption::within((across(0.02), from.1), (left, to.1), who, muted).at(Side::Start));
    if layout.style() == RowStyle::Wide {
        figure.add(
            Caption::within(
                (across(0.5), from.1),
                (across(COUNT), to.1),
                "say yes",
                muted,
            )
            .at(Side::End),
        );
    }
    figure
        .add(Caption::within((left, from.1), (across(0.98), to.1), "chance", muted).at(Side::End));
}

/// The difference from one half that takes half a row: the largest of those of questions.
fn reach(view: &View) -> f64 {
    let pool = view.position.mine.count();
    let questions = view
        .options
        .iter()
        .filter(|asked| matches!(asked.what, What::Question(_)) && asked.tells(pool));
    let wins = questions.filter_map(|asked| asked.wins).flatten();
    let apart = wins.map(|wins| (f64::from(wins) / view.position.pairs() as f64 - 0.5).abs());
    apart.fold(LEAST_REACH, f64::max)
}

fn bar(
    figure: &mut Figure,
    view: &View,
    (option, reach): (usize, f64),
    (place, style): (Area, RowStyle),
) {
    let ((left, bottom), (right, top)) = place;
    let (width, height) = (right - left, top - bottom);
    let radius = MOST_RADIUS.min(height * 0.12);
    let asked = &view.options[option];
    if view.chosen == Some(option) {
        let edge = MOST_EDGE.min(height * 0.08);
        let (from, to) = ((left - edge, bottom - edge), (right + edge, top + edge));
        figure.add(Shape::rounded(
            from,
            to,
            radius + edge,
            Paint::Role(Role::Ink),
        ));
        figure.add(Shape::rounded(
            place.0,
            place.1,
            radius,
            Paint::Role(Role::Paper),
        ));
    }
    figure.add(Shape::rounded(
        place.0,
        place.1,
        radius,
        Paint::Tint(Role::Rule, 40),
    ));
    let tells = asked.tells(view.position.mine.count());
    if let Some(wins) = asked.wins.filter(|_| tells) {
        let [mover, other] = roles(view.is_yours());
        let middle = f64::midpoint(left, right);
        let end = |wins: u16| {
            let apart = f64::from(wins) / view.position.pairs() as f64 - 0.5;
            middle + (apart / reach).clamp(-1.0, 1.0) * width / 2.0
        };
        let role = if end(wins[0]) >= middle { mover } else { other };
        let [low, high] = wins.map(end);
        let (start, stop) = (low.min(middle), high.max(middle));
        let corners = [(start, bottom), (stop, bottom), (stop, top), (start, top)];
        figure.add(Shape::polygon(corners, Paint::Tint(role, 48)));
    }
    words(figure, view, asked, (place, style));
}

fn words(figure: &mut Figure, view: &View, asked: &Asked, (place, style): (Area, RowStyle)) {
    let ((left, bottom), (right, top)) = place;
    let across = |share: f64| left + share * (right - left);
    let pool = view.position.mine.count();
    let ink = Paint::Role(if asked.tells(pool) {
        Role::Ink
    } else {
        Role::Muted
    });
    let worth = match asked.wins {
        _ if !asked.tells(pool) => "tells nothing".to_owned(),
        Some(wins) => chance(wins, view.position.pairs()),
        None => "…".to_owned(),
    };
    let mut write = |(from, to): (f64, f64), (low, high): (f64, f64), text: String, side| {
        let corners = ((across(from), low), (across(to), high));
        figure.add(Caption::within(corners.0, corners.1, text, ink).at(side));
    };
    let (all, text) = ((bottom, top), view.asked(asked));
    let of_pool = format!("{} of {pool}", asked.yes);
    match style {
        RowStyle::Wide => {
            write((0.02, WORDS), all, text, Side::Start);
            write((WORDS, COUNT), all, of_pool, Side::End);
            write((COUNT, 0.98), all, worth, Side::End);
        }
        RowStyle::Narrow => {
            write((0.02, 0.56), all, text, Side::Start);
            write((0.56, 0.66), all, asked.yes.to_string(), Side::End);
            write((0.66, 0.98), all, worth, Side::End);
        }
        RowStyle::Tall => {
            let middle = f64::midpoint(bottom, top);
            write((0.03, 0.98), (middle, top), text, Side::Start);
            write((0.03, 0.5), (bottom, middle), of_pool, Side::Start);
            write((0.5, 0.97), (bottom, middle), worth, Side::End);
        }
    }
}

fn more(view: &View, row: Row) -> String {
    match row {
        Row::More(0) => "back to the best".to_owned(),
        Row::More(first) => format!("{} more", view.options.len() - first),
        Row::Option(_) => String::new(),
    }
}

/// A row as a cell.
pub fn cell(view: &View, row: Row, (from, to): Area) -> Hotspot {
    let label = match row {
        Row::More(_) => format!("{} questions", more(view, row)),
        Row::Option(option) => {
            let asked = &view.options[option];
            let pool = view.position.mine.count();
            let worth = match asked.wins {
                _ if !asked.tells(pool) => "tells nothing".to_owned(),
                Some(wins) => format!("wins {}", chance(wins, view.position.pairs())),
                None => view.unsolved().to_owned(),
            };
            match asked.what {
                What::Question(_) => format!(
                    "{}? {} of {pool} say yes, {worth}",
                    view.asked(asked),
                    asked.yes
                ),
                What::Naming => format!("{}: {worth}", view.asked(asked)),
            }
        }
    };
    Hotspot {
        label,
        is_chosen: matches!(row, Row::Option(option) if view.chosen == Some(option)),
        is_open: true,
        from,
        to,
    }
}
