//! The questions in rows, each with a bar from one half: to the right in the colour of whoever asks, to the left in that of the other.
//! Words and numbers stand beside the bar, in columns of their own.

use super::super::facts::Facts;
use super::super::options::{Choice, What};
use super::super::words::phrases::{asked, bits, worth};
use super::super::words::pictures;
use super::layout::{ALL, Layout, RowStyle, part};
use super::roles;
use upperhand_games::cards::Area;
use upperhand_kit::{Caption, Figure, Hotspot, Paint, Role, Shape, Side};

/// The least difference from one half that takes half a bar.
const LEAST_REACH: f64 = 0.05;

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

/// The columns of a row, as shares of its width: what is asked, how many say yes, the bits, the bar, and the chance; and the heights of
/// the words, of the numbers and of the bar.
#[derive(Clone, Copy)]
struct Columns {
    words: (f64, f64),
    yes: (f64, f64),
    bits: (f64, f64),
    bar: (f64, f64),
    worth: (f64, f64),
    rises: [(f64, f64); 3],
}

impl Columns {
    /// Bounds of a chance take the room of two numbers.
    const fn of(style: RowStyle, in_bounds: bool) -> Self {
        // Where words, counts and bits end, and where the bar is.
        let [words, yes, bits, left, right] = match (style, in_bounds) {
            (RowStyle::Wide, false) => [0.38, 0.46, 0.55, 0.61, 0.8],
            (RowStyle::Wide, true) => [0.37, 0.46, 0.54, 0.57, 0.71],
            (RowStyle::Narrow, false) => [0.46, 0.54, 0.54, 0.58, 0.82],
            (RowStyle::Narrow, true) => [0.4, 0.47, 0.47, 0.5, 0.63],
            // One above the other.
            (RowStyle::Tall, _) => {
                return Self {
                    words: (0.03, 0.98),
                    yes: (0.03, 0.16),
                    bits: ALL,
                    bar: (0.03, 0.97),
                    worth: (0.16, 0.97),
                    rises: [(0.58, 1.0), (0.2, 0.58), (0.06, 0.18)],
                };
            }
        };
        Self {
            words: (0.02, words),
            yes: (words, yes),
            bits: (yes, bits),
            bar: (left, right),
            worth: (right + 0.01, 0.98),
            rises: [ALL, ALL, (0.12, 0.88)],
        }
    }
}

/// The rows that there is room for: those around the option chosen, where there are more.
pub fn rows(facts: &Facts, layout: &Layout) -> Vec<Row> {
    let (count, most) = (facts.options.len(), layout.most_rows());
    if count <= most {
        return (0..count).map(Row::Option).collect();
    }
    let page = most - 1;
    let first = facts.chosen.unwrap_or_default() / page * page;
    let last = (first + page).min(count);
    let next = if last < count { last } else { 0 };
    (first..last)
        .map(Row::Option)
        .chain([Row::More(next)])
        .collect()
}

pub fn draw(figure: &mut Figure, facts: &Facts, layout: &Layout) {
    let rows = rows(facts, layout);
    let places: Vec<Area> = (0..rows.len())
        .map(|index| layout.row(index, rows.len()))
        .collect();
    let Some(&first) = places.first() else {
        return;
    };
    let mut bounds = facts.options.iter().filter_map(|choice| choice.wins);
    let in_bounds = bounds.any(|[low, high]| low != high);
    let columns = Columns::of(layout.style(), in_bounds);
    let scale = Scale::of(facts);
    heads(figure, facts, layout, (first, columns));
    for (&row, &place) in rows.iter().zip(&places) {
        match row {
            Row::Option(option) => {
                let is_chosen = facts.chosen == Some(option);
                draw_row(figure, (place, is_chosen));
                let choice = &facts.options[option];
                scale.bar(figure, choice, part(place, columns.bar, columns.rises[2]));
                words(figure, facts, choice, (place, columns));
            }
            Row::More(first) => {
                let words = pictures::more(facts.options.len(), first);
                let muted = Paint::Role(Role::Muted);
                figure.add(Caption::within(place.0, place.1, words, muted));
            }
        }
    }
}

/// The words above the rows, over their columns: at the line at one half what it is, and on which side is less where bars are there.
fn heads(figure: &mut Figure, facts: &Facts, layout: &Layout, (row, columns): (Area, Columns)) {
    let ((_, bottom), (_, top)) = layout.heads;
    let muted = Paint::Role(Role::Muted);
    let mut head = |(from, to): (f64, f64), text: &str, side| {
        let ((left, _), (right, _)) = part(row, (from, to), ALL);
        figure.add(Caption::within((left, bottom), (right, top), text, muted).at(side));
    };
    let [whose, who] = pictures::heads(facts.is_yours());
    if layout.style() == RowStyle::Tall {
        // Its rows say all of it.
        return head((0.02, 0.98), whose, Side::Start);
    }
    let (pool, (left, right)) = (facts.position.mine.count(), columns.bar);
    head((columns.words.0, columns.words.1 - 0.1), whose, Side::Start);
    head(
        (columns.words.1 - 0.1, columns.yes.1),
        &pictures::yes_of(pool),
        Side::End,
    );
    head(columns.bits, pictures::BITS, Side::End);
    head((columns.worth.0 - 0.02, columns.worth.1), who, Side::End);
    let middle = f64::midpoint(left, right);
    let reach = (right - left) * 0.25;
    head(
        (middle - reach, middle + reach),
        pictures::HALF,
        Side::Middle,
    );
    let [less, more] = pictures::SIDES;
    head((left - 0.05, middle - reach), less, Side::End);
    head((middle + reach, right), more, Side::Start);
}

/// A row, and an edge around it where it is chosen.
fn draw_row(figure: &mut Figure, (place, is_chosen): (Area, bool)) {
    let ((left, bottom), (right, top)) = place;
    let height = top - bottom;
    let radius = MOST_RADIUS.min(height * 0.12);
    if is_chosen {
        let edge = MOST_EDGE.min(height * 0.08);
        let (from, to) = ((left - edge, bottom - edge), (right + edge, top + edge));
        let ink = Paint::Role(Role::Ink);
        figure.add(Shape::rounded(from, to, radius + edge, ink));
        let paper = Paint::Role(Role::Paper);
        figure.add(Shape::rounded(place.0, place.1, radius, paper));
    }
    let shade = Paint::Tint(Role::Rule, 40);
    figure.add(Shape::rounded(place.0, place.1, radius, shade));
}

/// How far bars reach for a difference from one half: the largest of those of questions takes half a bar.
struct Scale<'a> {
    facts: &'a Facts,
    reach: f64,
}

impl<'a> Scale<'a> {
    fn of(facts: &'a Facts) -> Self {
        let pool = facts.position.mine.count();
        let questions = facts.options.iter();
        let questions =
            questions.filter(|choice| choice.what != What::Naming && choice.tells(pool));
        let wins = questions.filter_map(|choice| choice.wins).flatten();
        let apart = wins.map(|wins| apart(facts, wins).abs());
        let reach = apart.fold(LEAST_REACH, f64::max);
        Self { facts, reach }
    }

    /// The bar of an option between the line at one half and its chance, of bounds the nearer one, fainter on to the other.
    fn bar(&self, figure: &mut Figure, choice: &Choice, ((left, bottom), (right, top)): Area) {
        let middle = f64::midpoint(left, right);
        let mut fill = |from: f64, to: f64, paint| {
            let corners = [(from, bottom), (to, bottom), (to, top), (from, top)];
            figure.add(Shape::polygon(corners, paint));
        };
        let tells = choice.tells(self.facts.position.mine.count());
        if let Some(wins) = choice.wins.filter(|_| tells) {
            let ends = wins.map(|wins| {
                let share = (apart(self.facts, wins) / self.reach).clamp(-1.0, 1.0);
                middle + share * (right - left) / 2.0
            });
            let [mover, other] = roles(self.facts.is_yours());
            for (index, end) in ends.into_iter().enumerate() {
                let role = if end >= middle { mover } else { other };
                let paint = Paint::Tint(role, if index == 0 { 45 } else { 75 });
                fill(middle.min(end), middle.max(end), paint);
            }
        }
        let half = 0.004 * (right - left).max(20.0);
        let rule = (top - bottom) * 0.12;
        let corners = [
            (middle - half, bottom - rule),
            (middle + half, bottom - rule),
            (middle + half, top + rule),
            (middle - half, top + rule),
        ];
        figure.add(Shape::polygon(corners, Paint::Role(Role::Ink)));
    }
}

/// How far a number of pairs is from one half of them.
fn apart(facts: &Facts, wins: u16) -> f64 {
    f64::from(wins) / facts.position.pairs() as f64 - 0.5
}

fn words(figure: &mut Figure, facts: &Facts, choice: &Choice, (place, columns): (Area, Columns)) {
    let tells = choice.tells(facts.position.mine.count());
    let ink = Paint::Role(if tells { Role::Ink } else { Role::Muted });
    let mut write = |across, up, text: String, side| {
        let (from, to) = part(place, across, up);
        figure.add(Caption::within(from, to, text, ink).at(side));
    };
    let [line, numbers, _] = columns.rises;
    write(columns.words, line, asked(facts, choice), Side::Start);
    write(columns.yes, numbers, choice.yes.to_string(), Side::End);
    if columns.bits != ALL {
        write(columns.bits, numbers, bits(facts, choice), Side::End);
    }
    let worth = match worth(facts, choice) {
        Ok(chance) => chance,
        Err(_) if tells => "…".to_owned(),
        Err(nothing) => {
            // There is no bar.
            let room = (columns.bar.0, columns.worth.1);
            return write(room, numbers, nothing.to_owned(), Side::End);
        }
    };
    write(columns.worth, numbers, worth, Side::End);
}

/// A row as a cell.
pub fn cell(facts: &Facts, row: Row, (from, to): Area) -> Hotspot {
    Hotspot {
        label: match row {
            Row::More(first) => pictures::more_questions(facts.options.len(), first),
            Row::Option(option) => pictures::row(facts, &facts.options[option]),
        },
        is_chosen: matches!(row, Row::Option(option) if facts.chosen == Some(option)),
        is_open: true,
        from,
        to,
    }
}
