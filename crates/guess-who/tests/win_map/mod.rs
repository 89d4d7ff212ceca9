//! The figure `win-map` without a screen: what it shows and says is what the core says.

mod cells;
mod comparison;
mod contours;
mod facts;
mod regions;
mod samples;
mod tables;
mod weeds;
mod window;
mod words;

use crate::model;
use std::cell::RefCell;
use upperhand::guess_who::{Ending, RuleOfThumb, Rules};
use upperhand_guess_who::win_map::{Facts, WinMap};
use upperhand_kit::{
    Axis, Cell, Edges, Edit, Figure, Model, Raster, Readout, Resolution, Settings,
};
use upperhand_oracles::{fact, pool};

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

const YES_NO: [Rules; 3] = [Rules::RACE, Rules::OFFICIAL, Rules::OPEN];

fn all_rules() -> impl Iterator<Item = Rules> {
    let answers = Rules::FEWEST_ANSWERS..=Rules::MOST_ANSWERS;
    let pairs = Ending::ALL
        .into_iter()
        .flat_map(move |ending| answers.clone().map(move |answers| (answers, ending)));
    pairs.map(|(answers, ending)| Rules::new(answers, ending).unwrap())
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

fn map() -> Box<dyn Model> {
    model("win-map").unwrap()
}

/// The settings that these texts ask for, of which none may be refused.
fn settings(rules: Rules, set: &str) -> Settings {
    let mut map = map();
    let mut settings = map.defaults();
    let answers = rules.answers().to_string();
    let mut names = vec!["rules", "answers"];
    assert_eq!(settings.set_text("rules", rules.ending().name()), None);
    assert_eq!(settings.set_text("answers", &answers), None);
    for pair in set.split_whitespace() {
        let (name, text) = pair.split_once('=').unwrap();
        assert!(settings.get(name).is_some(), "no setting is called {name}");
        assert_eq!(settings.set_text(name, text), None);
        names.push(name);
    }
    let set = settings.fields(&names);
    map.normalize(&mut settings, set);
    settings
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

/// The cell in a column and a row, both from 0.
fn cell(figure: &Figure, column: usize, row: usize) -> Cell {
    let raster = raster(figure);
    raster.cells[row * raster.columns.cells() + column]
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

/// Numbers that look random and are the same in every run (SplitMix64).
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next() % bound as u64).unwrap()
    }

    /// From 0 to 1.
    fn share(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    fn of<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }
}
