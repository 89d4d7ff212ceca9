//! The map's cells: one colour a position.

use super::schema::Layer;
use super::sources::{self, Sources};
use crate::figures::format::{grouped, superscript, true_minus};
use crate::figures::{Cell, Error, Fill, Gradient, Key, Role, Swatch, Tick, nearest_whole};
use crate::guess_who::race::{self, Region};
use crate::guess_who::{
    Ending, NO_POSITION, NO_QUESTION, Pool, Rules, limit_distances, win_values,
};
use core::cmp::Reverse;
use std::collections::BinaryHeap;

#[derive(Default)]
pub(super) struct Painted {
    /// Row-major, their pool growing row by row.
    pub cells: Vec<Cell>,
    pub fills: Vec<Fill>,
    pub gradient: Gradient,
    /// The value at the end of the gradient, where the figure itself decides it.
    pub most: Option<f64>,
    pub ticks: Vec<Tick>,
    pub keys: Vec<Key>,
    /// The chances that the cells show, where they show chances.
    pub values: Vec<f64>,
}

#[derive(Clone, Copy)]
pub(super) struct Positions<'a> {
    pub rules: Rules,
    pub columns: &'a [Pool],
    pub rows: &'a [Pool],
}

impl Positions<'_> {
    fn each(&self, mut colour: impl FnMut(Pool, Pool) -> Cell) -> Vec<Cell> {
        let mut cells = Vec::with_capacity(self.columns.len() * self.rows.len());
        for &theirs in self.rows {
            cells.extend(self.columns.iter().map(|&mine| colour(mine, theirs)));
        }
        cells
    }

    fn is_over(&self, mine: Pool, theirs: Pool) -> bool {
        self.rules.is_over(mine, theirs)
    }

    fn largest(&self) -> Pool {
        let last = |pools: &[Pool]| pools.last().copied();
        last(self.columns).max(last(self.rows)).unwrap_or(Pool::MAX)
    }

    fn shows_ones(&self) -> bool {
        let first = [self.columns.first(), self.rows.first()].into_iter();
        first.flatten().any(|pool| pool.get() == 1)
    }
}

/// Where nothing is played any more, or nothing is known.
const NOTHING: Fill = Fill::new(Role::Muted, 0.25);

pub(super) fn paint(
    sources: &mut Sources,
    layer: Layer,
    positions: Positions,
) -> Result<Painted, Error> {
    match layer {
        Layer::Win => win(positions),
        Layer::Question => question(positions),
        Layer::Regions if positions.rules == Rules::RACE => Ok(race_regions(positions)),
        Layer::Regions => regions(positions),
        Layer::Count => count(positions),
        Layer::Distance => distance(positions),
        Layer::Halving => halving(sources, positions),
    }
}

fn win(positions: Positions) -> Result<Painted, Error> {
    let values = win_values(positions.rules, positions.columns, positions.rows)?;
    let cells: Vec<Cell> = values.iter().copied().map(chance).collect();
    let keys = no_position(&cells);
    Ok(Painted {
        cells,
        fills: vec![NOTHING],
        ticks: Tick::list([(0.0, "0"), (0.25, "¼"), (0.5, "½"), (0.75, "¾"), (1.0, "1")]),
        keys,
        values,
        ..Painted::default()
    })
}

/// A chance, or the first fill where there is no position.
fn chance(value: f64) -> Cell {
    if value == NO_POSITION {
        Cell::fill(0)
    } else {
        Cell::magnitude(value)
    }
}

/// The key to the first fill where it is shown and means that there is no position.
fn no_position(cells: &[Cell]) -> Vec<Key> {
    let is_shown = cells.contains(&Cell::fill(0));
    let key = is_shown.then(|| Key::fill("no position", NOTHING));
    key.into_iter().collect()
}

/// The meaning of cells without a value.
fn blank(positions: Positions) -> Vec<Key> {
    let mut keys = Vec::new();
    if positions.rules.ending() == Ending::Race && positions.shows_ones() {
        keys.push(Key::fill("game over", NOTHING));
    }
    let last = sources::last_asked(positions.rules);
    let largest = positions.columns.last();
    if largest.is_some_and(|&largest| largest > last) {
        let not_searched = match sources::searched_columns(positions.rules, positions.columns) {
            0 => "not searched".to_owned(),
            _ => format!("not searched beyond {}", grouped(last.get())),
        };
        keys.push(Key::fill(&not_searched, NOTHING));
    }
    keys
}

fn question(positions: Positions) -> Result<Painted, Error> {
    const NOTHING_TO_ASK: Cell = Cell::fill(0);
    const NAME: Cell = Cell::fill(1);
    let answers = f64::from(positions.rules.answers());
    let parts = sources::even_parts(positions.rules, positions.columns, positions.rows)?;
    let mut parts = parts.into_iter();
    let cells = positions.each(|mine, theirs| match parts.next().flatten() {
        _ if positions.is_over(mine, theirs) => NOTHING_TO_ASK,
        Some(NO_QUESTION) => NAME,
        Some(part) => Cell::magnitude(answers * f64::from(part) / f64::from(mine.get())),
        None => NOTHING_TO_ASK,
    });
    let name = Fill::new(Role::Opponent, 0.45);
    let mut keys = blank(positions);
    if cells.contains(&NAME) {
        keys.insert(0, Key::fill("name a suspect", name));
    }
    Ok(Painted {
        cells,
        fills: vec![NOTHING, name],
        ticks: Tick::list([(0.0, "0 gamble"), (0.5, "½"), (1.0, "1 even split")]),
        keys,
        ..Painted::default()
    })
}

fn race_regions(positions: Positions) -> Painted {
    const OVER: Cell = Cell::fill(4);
    let cells = positions.each(|mine, theirs| match race::region(mine, theirs) {
        Some(Region::InTheWeeds { level }) => Cell::fill(u16::from(level % 2 == 1)),
        Some(Region::UpperHand { level }) => Cell::fill(2 + u16::from(level % 2 == 1)),
        None => OVER,
    });
    let weeds = [0.30, 0.16].map(|strength| Fill::new(Role::Weeds, strength));
    let upper_hand = [0.34, 0.20].map(|strength| Fill::new(Role::UpperHand, strength));
    let mut keys = vec![
        Key::new(
            weeds.map(|fill| Swatch::Hatched(fill, Role::Weeds)),
            "Wₖ: in the weeds at level k, be bold",
        ),
        Key::new(
            upper_hand.map(Swatch::Fill),
            "Uₖ: the upper hand at level k, halve",
        ),
    ];
    if positions.shows_ones() {
        keys.push(Key::fill("game over", NOTHING));
    }
    Painted {
        cells,
        fills: [&weeds[..], &upper_hand, &[NOTHING]].concat(),
        keys,
        ..Painted::default()
    }
}

fn regions(positions: Positions) -> Result<Painted, Error> {
    const NOTHING_TO_ASK: Cell = Cell::fill(0);
    const BOLD: Cell = Cell::fill(1);
    const EVEN: Cell = Cell::fill(2);
    const NAME: Cell = Cell::fill(3);
    let parts = sources::even_parts(positions.rules, positions.columns, positions.rows)?;
    let answers = u32::from(positions.rules.answers());
    let mut parts = parts.into_iter();
    let cells = positions.each(|mine, theirs| match parts.next().flatten() {
        _ if positions.is_over(mine, theirs) => NOTHING_TO_ASK,
        Some(NO_QUESTION) => NAME,
        // Of an even split every part is as large as that, or larger by one.
        Some(part) if part < (mine.get() / answers).max(1) => BOLD,
        Some(_) if answers == 2 => EVEN,
        Some(_) if sources::even_split_is_optimal(positions.rules, mine, theirs) => EVEN,
        Some(_) => BOLD,
        None => NOTHING_TO_ASK,
    });
    let fills = [
        NOTHING,
        Fill::new(Role::Weeds, 0.8),
        Fill::new(Role::UpperHand, 0.24),
        Fill::new(Role::Opponent, 0.45),
    ];
    let mut keys = vec![
        Key::fill("an even split loses something", fills[1]),
        Key::fill("an even split is optimal", fills[2]),
    ];
    if cells.contains(&NAME) {
        keys.push(Key::fill("name a suspect", fills[3]));
    }
    keys.extend(blank(positions));
    Ok(Painted {
        cells,
        fills: fills.to_vec(),
        keys,
        ..Painted::default()
    })
}

fn count(positions: Positions) -> Result<Painted, Error> {
    let counts = sources::counts(positions.rules, positions.columns, positions.rows)?;
    let most = counts.iter().flatten().copied().fold(10.0, f64::max);
    let cell = |count: Option<f64>| match count {
        Some(count) if count > 0.0 => Cell::magnitude(count.log10() / most.log10()),
        _ => Cell::fill(0),
    };
    let meaning = if blank(positions).is_empty() {
        "no question is optimal"
    } else {
        "no question, or not known"
    };
    Ok(Painted {
        cells: counts.into_iter().map(cell).collect(),
        fills: vec![NOTHING],
        most: Some(most.log10()),
        ticks: count_ticks(most.log10()),
        keys: vec![Key::fill(meaning, NOTHING)],
        ..Painted::default()
    })
}

/// Powers of ten, at most five of them.
fn count_ticks(digits: f64) -> Vec<Tick> {
    let stride = (digits / 4.0).ceil().max(1.0);
    let steps = (0..5).map(|step| f64::from(step) * stride);
    steps
        .take_while(|&power| power <= digits)
        .map(|power| Tick::new(power / digits, power_name(nearest_whole(power, (0, 30)))))
        .collect()
}

fn power_name(power: u32) -> String {
    if power < 5 {
        grouped(10_u32.pow(power))
    } else {
        format!("10{}", superscript(power))
    }
}

/// P − p∞ between ±10⁻⁷ and ±10⁻¹ by orders of magnitude.
fn distance(positions: Positions) -> Result<Painted, Error> {
    const ORDERS: f64 = 6.0;
    let distances = limit_distances(positions.rules, positions.columns, positions.rows)?;
    let cell = |distance: f64| match distance {
        NO_POSITION => Cell::fill(0),
        0.0 => Cell::magnitude(0.5),
        distance => {
            let strength = ((distance.abs().log10() + 7.0) / ORDERS).clamp(0.0, 1.0);
            Cell::magnitude(0.5 + 0.5 * strength.copysign(distance))
        }
    };
    let cells: Vec<Cell> = distances.into_iter().map(cell).collect();
    let keys = no_position(&cells);
    Ok(Painted {
        cells,
        fills: vec![NOTHING],
        keys,
        gradient: Gradient::between(Role::Weeds, Role::UpperHand),
        ticks: Tick::list([
            (0.0, "−0.1"),
            (1.0 / 6.0, "−10⁻³"),
            (1.0 / 3.0, "−10⁻⁵"),
            (0.5, "0"),
            (2.0 / 3.0, "10⁻⁵"),
            (5.0 / 6.0, "10⁻³"),
            (1.0, "0.1"),
        ]),
        ..Painted::default()
    })
}

fn halving(sources: &mut Sources, positions: Positions) -> Result<Painted, Error> {
    let last = sources::last_halved(positions.rules);
    let table = sources.always_halving(positions.rules, positions.largest().min(last))?;
    let costs = table.costs(positions.columns, positions.rows);
    let most = costs.iter().copied().fold(0.01, f64::max);
    let mut costs = costs.into_iter();
    let cells = positions.each(|mine, theirs| match costs.next() {
        _ if positions.is_over(mine, theirs) => Cell::fill(0),
        // The table goes on to a power of two.
        Some(cost) if cost != NO_POSITION && mine.max(theirs) <= last => {
            Cell::magnitude(cost / most)
        }
        _ => Cell::fill(0),
    });
    let percent = |share: f64| format!("{:.1}\u{202f}%", 100.0 * share * most);
    let meaning = if positions.largest() > last {
        Some(format!("not computed beyond {}", grouped(last.get())))
    } else {
        let is_over = positions.rules.ending() == Ending::Race && positions.shows_ones();
        is_over.then(|| "game over".to_owned())
    };
    let keys = meaning.map(|meaning| Key::fill(meaning, NOTHING));
    Ok(Painted {
        cells,
        fills: vec![NOTHING],
        most: Some(most),
        ticks: Tick::list([0.0, 0.5, 1.0].map(|at| (at, percent(at)))),
        keys: keys.into_iter().collect(),
        ..Painted::default()
    })
}

/// The chance to win under some rules less that under others.
pub(super) fn difference(positions: Positions, other: Rules) -> Result<Painted, Error> {
    let ours = win_values(positions.rules, positions.columns, positions.rows)?;
    let others = win_values(other, positions.columns, positions.rows)?;
    let both = |one: f64, two: f64| (one != NO_POSITION && two != NO_POSITION).then_some(one - two);
    let apart = ours.into_iter().zip(others);
    let apart: Vec<Option<f64>> = apart.map(|(one, two)| both(one, two)).collect();
    let (most, clamped) = usual_most(&apart);
    let cell = |apart: &Option<f64>| {
        apart.map_or(Cell::fill(0), |apart| {
            Cell::magnitude(0.5 + 0.5 * (apart / most).clamp(-1.0, 1.0))
        })
    };
    let (below, above) = if clamped { ("≤ ", "≥ ") } else { ("", "") };
    let percent = |share: f64| true_minus(&format!("{:+.1}\u{202f}%", 100.0 * share * most));
    let cells: Vec<Cell> = apart.iter().map(cell).collect();
    let keys = no_position(&cells);
    Ok(Painted {
        cells,
        fills: vec![NOTHING],
        keys,
        gradient: Gradient::between(Role::Opponent, Role::You),
        ticks: Tick::list([
            (0.0, below.to_owned() + &percent(-1.0)),
            (0.5, "0".to_owned()),
            (1.0, above.to_owned() + &percent(1.0)),
        ]),
        ..Painted::default()
    })
}

/// A bound of all but one in a hundred differences, and whether some exceed it: the smallest pools differ
/// by far more than all others.
fn usual_most(apart: &[Option<f64>]) -> (f64, bool) {
    let known = apart.iter().flatten().count();
    let Some(last) = known.checked_sub(1) else {
        return (1.0, false);
    };
    // Sizes are ordered as their bits are.
    let mut largest = BinaryHeap::new();
    for size in apart.iter().flatten().map(|apart| apart.abs().to_bits()) {
        if largest.len() <= last / 100 {
            largest.push(Reverse(size));
        } else if let Some(mut least) = largest.peek_mut()
            && least.0 < size
        {
            least.0 = size;
        }
    }
    let sizes = || largest.iter().map(|size| f64::from_bits(size.0));
    let usual = sizes().fold(f64::INFINITY, f64::min).max(0.001);
    (usual, sizes().any(|size| size > usual))
}

/// Two paintings side by side: the columns of the first, then those of the second, on one scale.
pub(super) fn beside(left: Painted, columns: usize, right: Painted, all: usize) -> Painted {
    let shift = u16::try_from(left.fills.len()).unwrap_or(0);
    let rest = all - columns;
    let rows = left.cells.len().checked_div(columns);
    let rows = rows.unwrap_or(right.cells.len() / rest.max(1));
    let most = left.most.into_iter().chain(right.most).reduce(f64::max);
    let scaled = |cell: &Cell, own: Option<f64>, shift: u16| match (own, most) {
        (Some(own), Some(most)) => cell.scaled(own / most).shifted(shift),
        _ => cell.shifted(shift),
    };
    let mut cells = Vec::with_capacity(rows * all);
    for row in 0..rows {
        let ours = &left.cells[row * columns..(row + 1) * columns];
        cells.extend(ours.iter().map(|cell| scaled(cell, left.most, 0)));
        let others = &right.cells[row * rest..(row + 1) * rest];
        cells.extend(others.iter().map(|cell| scaled(cell, right.most, shift)));
    }
    let mut values = Vec::with_capacity(left.values.len() + right.values.len());
    if !left.values.is_empty() {
        for row in 0..rows {
            values.extend_from_slice(&left.values[row * columns..(row + 1) * columns]);
            values.extend_from_slice(&right.values[row * rest..(row + 1) * rest]);
        }
    }
    let ticks = if left.ticks.is_empty() || right.most > left.most {
        right.ticks
    } else {
        left.ticks
    };
    let mut keys = left.keys;
    for key in right.keys {
        if !keys.contains(&key) {
            keys.push(key);
        }
    }
    Painted {
        cells,
        fills: [left.fills, right.fills].concat(),
        gradient: left.gradient,
        most,
        ticks,
        keys,
        values,
    }
}
