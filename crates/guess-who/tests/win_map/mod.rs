//! The figure `win-map` without a screen: what it shows and says is what the core says.

mod cells;
mod comparison;
mod contours;
mod facts;
mod regions;
mod samples;
mod tables;
mod window;
mod words;

use std::cell::RefCell;
use upperhand::guess_who::{Ending, RuleOfThumb, Rules, SolvedTable};
use upperhand_guess_who::win_map::{Facts, Kind, WinMap};
use upperhand_kit::{
    Axis, Cell, Edges, Edit, Figure, GRADIENT_STEPS, Model, Raster, Readout, Resolution, Role,
    Settings,
};
use upperhand_oracles::{normalized, pool, question_numerator};

/// More cells along each axis than any map looks at.
const FINE: Resolution = Resolution {
    columns: 4096,
    rows: 4096,
};

/// Views, and what rules of thumb cost, by the old names of these.
const LAYERS: [&str; 11] = [
    "win",
    "gain",
    "question",
    "regions",
    "distance",
    "halving",
    "half-of-the-smaller",
    "ladder",
    "even-parts",
    "name-from-three",
    "name-early",
];

/// The rule of thumb whose cost a layer shows.
fn rule_of(layer: &str) -> Option<RuleOfThumb> {
    let name = if layer == "halving" { "halve" } else { layer };
    RuleOfThumb::ALL
        .into_iter()
        .find(|rule| rule.name() == name)
}

/// The number of halvings until one suspect is left, in the worst case: one by one.
fn halvings(mut pool: u32) -> u32 {
    let mut count = 0;
    while pool > 1 {
        pool = pool.div_ceil(2);
        count += 1;
    }
    count
}

fn map() -> WinMap {
    WinMap::default()
}

/// The settings that these texts ask for, of which none may be refused.
fn settings(rules: Rules, set: &str) -> Settings {
    let (ending, answers) = (rules.ending().name(), rules.answers());
    normalized(
        &mut map(),
        &format!("rules={ending} answers={answers} {set}"),
    )
}

fn figure(rules: Rules, set: &str) -> Figure {
    figure_at(rules, set, FINE)
}

fn figure_at(rules: Rules, set: &str, resolution: Resolution) -> Figure {
    let settings = settings(rules, set);
    map().figure_at(0, &settings, resolution)
}

thread_local! {
    /// One for all that is asked of positions: what is solved for one serves the others.
    static MAP: RefCell<WinMap> = RefCell::default();
}

fn said(rules: Rules, set: &str) -> Readout {
    let settings = settings(rules, set);
    MAP.with_borrow_mut(|map| map.readout(&settings))
}

fn facts(rules: Rules, set: &str) -> Facts {
    let settings = settings(rules, set);
    MAP.with_borrow_mut(|map| map.facts(settings.state()))
}

/// Settings after an edit, as the page makes them agree with it.
fn edited(settings: &Settings, edit: &Edit) -> Settings {
    let mut after = edit.on(settings);
    map().normalize(&mut after, edit.set);
    after
}

fn raster(figure: &Figure) -> &Raster {
    figure.raster.as_ref().unwrap()
}

/// The cell of a position, on a map whose first pools are 1.
fn cell(figure: &Figure, mine: u32, theirs: u32) -> Cell {
    let raster = raster(figure);
    raster.cells[(theirs as usize - 1) * raster.columns.cells() + mine as usize - 1]
}

fn fill(kind: Kind) -> Cell {
    Cell::fill(kind as u16)
}

/// The role of a cell that is filled.
fn role_of(figure: &Figure, cell: Cell) -> Option<Role> {
    let fill = cell.index().checked_sub(GRADIENT_STEPS)?;
    Some(raster(figure).fills[usize::from(fill)].role)
}

/// All positions with pools up to a size.
fn positions(size: u32) -> impl Iterator<Item = (u32, u32)> + Clone {
    (1..=size).flat_map(move |mine| (1..=size).map(move |theirs| (mine, theirs)))
}

fn is_position(rules: Rules, mine: u32, theirs: u32) -> bool {
    rules.ending() != Ending::Race || (mine, theirs) != (1, 1)
}

/// n·m times what the most even question loses, by the table; `None` where nothing can be asked.
fn even_split_loss(table: &SolvedTable, mine: u32, theirs: u32) -> Option<u32> {
    let (n, m) = (pool(mine), pool(theirs));
    if mine == 1 || table.rules().is_over(n, m) {
        return None;
    }
    let parts = u32::from(table.rules().answers()).min(mine);
    let even: Vec<u32> = (0..parts).map(|part| (mine + part) / parts).collect();
    Some(table.numerator(n, m) - question_numerator(table, n, m, &even))
}

/// The pool that each cell along an axis stands for, found from the edges alone, and those edges.
///
/// Cells of equal length stand for the pool under their middle. Others meet halfway between their pools.
fn pools_along(axis: &Axis, edges: &Edges) -> (Vec<u32>, Vec<f64>) {
    let first = whole(axis.from + 0.5);
    match edges {
        Edges::Even(cells) => {
            let (cells, size) = (*cells as u64, u64::from(whole(axis.to - axis.from)));
            // The middle of cell i lies at first − 1/2 + (2i + 1)·size/(2·cells).
            let under =
                |cell: u64| first + u32::try_from((2 * cell + 1) * size / (2 * cells)).unwrap();
            let edge = |cell: u64| axis.from + (cell as f64 / cells as f64) * (axis.to - axis.from);
            (
                (0..cells).map(under).collect(),
                (0..=cells).map(edge).collect(),
            )
        }
        Edges::At(edges) => {
            let mut pools = vec![first];
            for edge in &edges[1..edges.len() - 1] {
                let here = f64::from(*pools.last().unwrap());
                pools.push(whole(2.0 * edge - here));
            }
            (pools, edges.clone())
        }
    }
}

#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "checked"
)]
fn whole(number: f64) -> u32 {
    assert!(
        number.fract() == 0.0 && (1.0..4_294_967_296.0).contains(&number),
        "{number}"
    );
    number as u32
}
