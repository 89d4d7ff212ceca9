//! The map's cells: one colour a position.

use super::settings::Layer;
use super::sources;
use super::sources::{ASCENDING, Positions};
use super::state::Map;
use crate::halving::{BEING_COMPUTED, Halving, last_halved, not_beyond};
use itertools::Itertools;
use upperhand::guess_who::race::Region;
use upperhand::guess_who::{
    Ending, NO_POSITION, NO_QUESTION, Pool, Rules, limit_distances, race, win_values,
};
use upperhand_games::format::{grouped, power_of_ten, true_minus, without_zeros};
use upperhand_kit::span::nearest_whole;
use upperhand_kit::{Cell, Fill, Gradient, LegendKey, Role, Swatch, Tick};

#[derive(Default)]
pub(super) struct Painted {
    /// Row-major, their pool growing row by row.
    pub cells: Vec<Cell>,
    pub columns: usize,
    pub fills: Vec<Fill>,
    pub gradient: Gradient,
    /// The value at the end of the gradient, where the figure itself decides it.
    pub most: Option<f64>,
    pub ticks: Vec<Tick>,
    pub keys: Vec<LegendKey>,
    /// The chances that the cells show, where they show chances.
    pub values: Vec<f64>,
}

/// Where the game is over, or nothing is known.
const NOTHING: Fill = Fill::new(Role::Muted, 0.25);

/// The cells of some positions; of a rule of thumb those up to a pool that is solved, all where none is given.
pub(super) fn paint(
    (halvings, solved): (&mut Halving, Option<u32>),
    map: &Map,
    positions: Positions,
) -> Painted {
    let painted = match map.layer {
        Layer::Win => match map.less_those_under() {
            Some(other) => difference(positions, other),
            None => win(positions),
        },
        Layer::Gain => gain(positions),
        Layer::Question => question(positions),
        Layer::Regions if positions.rules == Rules::RACE => race_regions(positions),
        Layer::Regions => regions(positions),
        Layer::Count => count(positions),
        Layer::Distance => distance(positions),
        Layer::Halving
        | Layer::HalfOfTheSmaller
        | Layer::Ladder
        | Layer::EvenParts
        | Layer::NameFromThree
        | Layer::NameEarly => rule(halvings, solved, map, positions),
    };
    Painted {
        columns: positions.columns.len(),
        ..painted
    }
}

impl Painted {
    /// Shades of the gradient, and the first fill where there is none because there is no position.
    fn shaded(shades: impl Iterator<Item = Option<f64>>) -> Self {
        let cell = |shade: Option<f64>| shade.map_or(Cell::fill(0), Cell::magnitude);
        let cells: Vec<Cell> = shades.map(cell).collect();
        let is_blank = cells.contains(&Cell::fill(0));
        let key = is_blank.then(|| LegendKey::fill("no position", NOTHING));
        Self {
            keys: key.into_iter().collect(),
            ..Self::filled(cells)
        }
    }

    /// Cells of which the first fill has no value.
    fn filled(cells: Vec<Cell>) -> Self {
        Self {
            cells,
            fills: vec![NOTHING],
            ..Self::default()
        }
    }
}

fn known(value: f64) -> Option<f64> {
    (value != NO_POSITION).then_some(value)
}

/// The chances to win.
pub(super) fn win(positions: Positions) -> Painted {
    let values = win_values(positions.rules, positions.columns, positions.rows).expect(ASCENDING);
    let painted = Painted::shaded(values.iter().copied().map(known));
    Painted {
        gradient: Gradient::between(Role::Opponent, Role::You),
        ticks: Tick::list([
            (0.0, "they win"),
            (0.25, "¼"),
            (0.5, "½ fair"),
            (0.75, "¾"),
            (1.0, "you win"),
        ]),
        values,
        ..painted
    }
}

/// The scale of the gain goes at least this far.
const LEAST_SCALE: f64 = 0.01;

/// By the roots of gains: a few small pools gain far more than all others.
fn gain(positions: Positions) -> Painted {
    let gains = sources::gains(positions);
    let most = gains.iter().flatten().copied().fold(LEAST_SCALE, f64::max);
    let shades = gains.iter().map(|&gain| Some((gain? / most).sqrt()));
    let painted = Painted::shaded(shades);
    let is_blank = !painted.keys.is_empty();
    Painted {
        most: Some(most.sqrt()),
        gradient: Gradient::Deepening(Role::Weeds),
        ticks: point_ticks(most, |at| at * at),
        keys: Vec::from_iter(is_blank.then(|| LegendKey::fill("nothing to ask", NOTHING))),
        ..painted
    }
}

/// Points of a percentage at both ends of a scale and in its middle, by the share of the most that stands there.
fn point_ticks(most: f64, share: impl Fn(f64) -> f64) -> Vec<Tick> {
    let points = |at: f64| without_zeros(&format!("{:.1}", 100.0 * share(at) * most));
    Tick::list([0.0, 0.5, 1.0].map(|at| (at, points(at))))
}

fn game_over(positions: Positions) -> Option<LegendKey> {
    let has_one = |pools: &[Pool]| pools.first().is_some_and(|pool| pool.get() == 1);
    let ends = positions.rules.ending() == Ending::Race;
    let is_shown = ends && (has_one(positions.columns) || has_one(positions.rows));
    is_shown.then(|| LegendKey::fill("game over", NOTHING))
}

/// The meaning of cells without a value.
fn blank(positions: Positions) -> Vec<LegendKey> {
    let mut keys = Vec::from_iter(game_over(positions));
    let last = sources::last_asked(positions.rules);
    if positions.columns.last().is_some_and(|&pool| pool > last) {
        let not_searched = match sources::searched_columns(positions) {
            0 => "not searched".to_owned(),
            _ => format!("not searched beyond {}", grouped(last.get())),
        };
        keys.push(LegendKey::fill(not_searched, NOTHING));
    }
    keys
}

/// Colours by the smallest part of the most even optimal question: the first fill where nothing can be asked, or
/// nothing is known.
fn by_part(
    positions: Positions,
    name_suspect: Cell,
    colour: impl Fn(Pool, Pool, u32) -> Cell,
) -> Vec<Cell> {
    let parts = sources::even_parts(positions);
    let cells = positions.pairs().zip(parts);
    let cells = cells.map(|((mine, theirs), part)| match part {
        Some(_) if positions.rules.is_over(mine, theirs) => Cell::fill(0),
        Some(NO_QUESTION) => name_suspect,
        Some(part) => colour(mine, theirs, part),
        None => Cell::fill(0),
    });
    cells.collect()
}

fn question(positions: Positions) -> Painted {
    const NAME: Cell = Cell::fill(1);
    let answers = f64::from(positions.rules.answers());
    let cells = by_part(positions, NAME, |mine, _, part| {
        Cell::magnitude(answers * f64::from(part) / f64::from(mine.get()))
    });
    let name = Fill::new(Role::Opponent, 0.45);
    let mut keys = blank(positions);
    if cells.contains(&NAME) {
        keys.insert(0, LegendKey::fill("name a suspect", name));
    }
    Painted {
        fills: vec![NOTHING, name],
        ticks: Tick::list([(0.0, "a few"), (1.0, "an even split")]),
        keys,
        ..Painted::filled(cells)
    }
}

fn race_regions(positions: Positions) -> Painted {
    let cells = positions.pairs();
    let cells = cells.map(|(mine, theirs)| match race::region(mine, theirs) {
        Some(Region::InTheWeeds { level }) => Cell::fill(u16::from(level % 2 == 1)),
        Some(Region::UpperHand { level }) => Cell::fill(2 + u16::from(level % 2 == 1)),
        None => Cell::fill(4),
    });
    let weeds = [0.30, 0.16].map(|strength| Fill::new(Role::Weeds, strength));
    let upper_hand = [0.34, 0.20].map(|strength| Fill::new(Role::UpperHand, strength));
    let hatched = weeds.map(|fill| Swatch::Hatched(fill, Role::Weeds));
    let mut keys = vec![
        LegendKey::new(hatched, "W, the weeds: they need fewer halvings than you"),
        LegendKey::new(
            upper_hand.map(Swatch::Fill),
            "U, the upper hand: halving now is best",
        ),
    ];
    keys.extend(game_over(positions));
    Painted {
        fills: [&weeds[..], &upper_hand, &[NOTHING]].concat(),
        keys,
        ..Painted::filled(cells.collect())
    }
}

fn regions(positions: Positions) -> Painted {
    const BOLD: Cell = Cell::fill(1);
    const EVEN: Cell = Cell::fill(2);
    const NAME: Cell = Cell::fill(3);
    let rules = positions.rules;
    let answers = u32::from(rules.answers());
    let cells = by_part(positions, NAME, |mine, theirs, part| {
        // Of an even split every part is as large as that, or larger by one.
        let may_be_even = part >= (mine.get() / answers).max(1);
        let is_sure = answers == 2;
        if may_be_even && (is_sure || sources::even_split_is_optimal(rules, mine, theirs)) {
            EVEN
        } else {
            BOLD
        }
    });
    let fills = [
        NOTHING,
        Fill::new(Role::Weeds, 0.8),
        Fill::new(Role::UpperHand, 0.24),
        Fill::new(Role::Opponent, 0.45),
    ];
    let mut keys = vec![
        LegendKey::fill("an even split loses something", fills[1]),
        LegendKey::fill("an even split is best", fills[2]),
    ];
    if cells.contains(&NAME) {
        keys.push(LegendKey::fill("name a suspect", fills[3]));
    }
    keys.extend(blank(positions));
    Painted {
        fills: fills.to_vec(),
        keys,
        ..Painted::filled(cells)
    }
}

fn count(positions: Positions) -> Painted {
    let counts = sources::counts(positions);
    let most = counts.iter().flatten().copied().fold(10.0, f64::max);
    let digits = most.log10();
    let shade = |count: Option<f64>| Some(count.filter(|&count| count > 0.0)?.log10() / digits);
    let meaning = if blank(positions).is_empty() {
        "no question is best"
    } else {
        "no question, or not known"
    };
    Painted {
        most: Some(digits),
        ticks: count_ticks(digits),
        keys: vec![LegendKey::fill(meaning, NOTHING)],
        ..Painted::shaded(counts.into_iter().map(shade))
    }
}

/// Powers of ten, at most five of them.
fn count_ticks(digits: f64) -> Vec<Tick> {
    let stride = nearest_whole((digits / 4.0).ceil(), (1, 30));
    let powers = (0..5).map(|step| step * stride);
    let shown = powers.take_while(|&power| f64::from(power) <= digits);
    let name = |power: u32| match power {
        ..5 => grouped(10_u32.pow(power)),
        _ => power_of_ten(power),
    };
    shown
        .map(|power| Tick::new(f64::from(power) / digits, name(power)))
        .collect()
}

/// The gap to the limit between ±10⁻⁷ and ±10⁻¹ by orders of magnitude.
fn distance(positions: Positions) -> Painted {
    const ORDERS: f64 = 6.0;
    let distances =
        limit_distances(positions.rules, positions.columns, positions.rows).expect(ASCENDING);
    let shade = |distance: f64| {
        let strength = ((distance.abs().log10() + 7.0) / ORDERS).clamp(0.0, 1.0);
        0.5 + 0.5 * strength.copysign(distance)
    };
    Painted {
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
        ..Painted::shaded(distances.into_iter().map(|value| known(value).map(shade)))
    }
}

/// The cost of keeping to a rule of thumb.
fn rule(halvings: &mut Halving, solved: Option<u32>, map: &Map, positions: Positions) -> Painted {
    let (rules, last) = (positions.rules, last_halved(positions.rules));
    let costs = map.rule_table(rules).map(|wanted| {
        let (rules, rule, largest) = wanted;
        let table = match solved {
            Some(_) => halvings.as_solved(wanted),
            None => halvings.rule_table(rules, rule, largest),
        };
        let costs = table.costs(positions.columns, positions.rows);
        costs.expect(ASCENDING)
    });
    let is_shown = |(mine, theirs): (Pool, Pool)| {
        // The table goes on to a power of two.
        let is_solved = solved.is_none_or(|solved| mine.get() <= solved);
        is_solved && mine.max(theirs) <= last && !rules.is_over(mine, theirs)
    };
    let costs: Vec<Option<f64>> = match costs {
        None => positions.pairs().map(|_| None).collect(),
        Some(costs) => {
            let pairs = positions.pairs().zip(costs);
            pairs
                .map(|(pair, cost)| known(cost).filter(|_| is_shown(pair)))
                .collect()
        }
    };
    let most = costs.iter().flatten().copied().fold(0.0, f64::max);
    let scale = most.max(LEAST_SCALE);
    let shades = costs.iter().map(|cost| Some((*cost)? / scale));
    let key = if solved.is_some() {
        Some(LegendKey::fill(BEING_COMPUTED, NOTHING))
    } else if positions.largest() > last {
        Some(LegendKey::fill(not_beyond(rules), NOTHING))
    } else {
        game_over(positions)
    };
    let is_free = most == 0.0 && solved.is_none() && map.comparison.is_none();
    let is_free = is_free && costs.iter().any(Option::is_some);
    let free = is_free.then(|| LegendKey::new([], "loses nothing here"));
    Painted {
        most: Some(scale),
        ticks: point_ticks(scale, |at| at),
        keys: key.into_iter().chain(free).collect(),
        ..Painted::shaded(shades)
    }
}

/// The chance to win under some rules less that under others.
fn difference(positions: Positions, other: Rules) -> Painted {
    let ours = win_values(positions.rules, positions.columns, positions.rows).expect(ASCENDING);
    let others = win_values(other, positions.columns, positions.rows).expect(ASCENDING);
    let apart = |(one, two)| Some(known(one)? - known(two)?);
    let apart: Vec<Option<f64>> = ours.into_iter().zip(others).map(apart).collect();
    let (most, clamped) = usual_most(&apart);
    let shade = |apart: f64| 0.5 + 0.5 * (apart / most).clamp(-1.0, 1.0);
    let (below, above) = if clamped { ("≤ ", "≥ ") } else { ("", "") };
    let points = |share: f64| true_minus(&format!("{:+.1}", 100.0 * share * most));
    Painted {
        gradient: Gradient::between(Role::Opponent, Role::You),
        ticks: Tick::list([
            (0.0, below.to_owned() + &points(-1.0)),
            (0.5, "0".to_owned()),
            (1.0, above.to_owned() + &points(1.0)),
        ]),
        ..Painted::shaded(apart.iter().map(|apart| apart.map(shade)))
    }
}

/// A bound of all but one in a hundred differences, and whether some exceed it: the smallest pools differ
/// by far more than all others.
fn usual_most(apart: &[Option<f64>]) -> (f64, bool) {
    let known = apart.iter().flatten();
    // Sizes are ordered as their bits are.
    let sizes = known.clone().map(|apart| apart.abs().to_bits());
    let largest = sizes.k_largest(known.count().div_ceil(100));
    let largest: Vec<f64> = largest.map(f64::from_bits).collect();
    let (Some(first), Some(last)) = (largest.first(), largest.last()) else {
        return (1.0, false);
    };
    let usual = last.max(0.001);
    (usual, *first > usual)
}

/// Two paintings side by side: the columns of the first, then those of the second, on one scale.
pub(super) fn beside(left: Painted, right: Painted) -> Painted {
    let shift = u16::try_from(left.fills.len()).unwrap_or(0);
    let most = left.most.into_iter().chain(right.most).reduce(f64::max);
    let scaled = |painted: &Painted, shift: u16| -> Vec<Cell> {
        let factor = painted.most.zip(most).map(|(own, most)| own / most);
        let scaled = |&cell: &Cell| factor.map_or(cell, |factor| cell.scaled(factor));
        let cells = painted.cells.iter().map(scaled);
        cells.map(|cell| cell.shifted(shift)).collect()
    };
    let columns = [left.columns, right.columns];
    let cells = joined([&scaled(&left, 0), &scaled(&right, shift)], columns);
    let values = joined([&left.values, &right.values], columns);
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
        columns: columns.iter().sum(),
        fills: [left.fills, right.fills].concat(),
        gradient: left.gradient,
        most,
        ticks,
        keys,
        values,
    }
}

/// Rows of two grids, given with their columns, side by side.
fn joined<T: Copy>([left, right]: [&[T]; 2], [columns, rest]: [usize; 2]) -> Vec<T> {
    let rows = left.chunks(columns).zip(right.chunks(rest));
    let all = rows.flat_map(|(left, right)| left.iter().chain(right));
    all.copied().collect()
}
