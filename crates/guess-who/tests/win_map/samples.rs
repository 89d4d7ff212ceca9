//! Where pools outnumber what is looked at: which pools are, and what their cells show.

use super::{FINE, figure_at, fill, is_position, map, pools_along, raster, role_of, settings};
use itertools::iproduct;
use upperhand::guess_who::{Ending, Rules, even_split, question_value, win_probability};
use upperhand_guess_who::win_map::Kind;
use upperhand_kit::{Cell, Edges, Extent, Model as _, Resolution, Role};
use upperhand_oracles::{all_rules, pool};

const COARSE: Resolution = Resolution {
    columns: 97,
    rows: 61,
};

/// Windows of which not every pool is looked at.
const WINDOWS: [&str; 6] = [
    "size=1000",
    "left=1000000000 bottom=999999999 size=1000",
    "size=2147483647",
    "axes=log size=1000",
    "axes=log size=2147483647",
    "left=2147483000 bottom=1 size=600",
];

#[test]
fn a_sampled_cell_shows_the_exact_chance_at_its_pool() {
    for (rules, window) in iproduct!(all_rules(), WINDOWS) {
        let figure = figure_at(rules, window, COARSE);
        let raster = raster(&figure);
        let (columns, _) = pools_along(&figure.x, &raster.columns);
        let (rows, _) = pools_along(&figure.y, &raster.rows);
        let places = iproduct!(rows, columns);
        for ((theirs, mine), shown) in places.zip(&raster.cells) {
            let win = win_probability(rules, pool(mine), pool(theirs));
            assert_eq!(win.is_ok(), is_position(rules, mine, theirs));
            let expected = win.map_or(fill(Kind::NoPosition), |win| Cell::magnitude(win.value()));
            assert_eq!(*shown, expected, "{rules} ({mine}, {theirs})");
        }
    }
}

#[test]
fn even_samples_are_as_many_as_can_be_told_apart() {
    let none = Resolution {
        columns: 0,
        rows: 0,
    };
    for (size, resolution, cells) in [
        (97, COARSE, [97, 61]),
        (60, COARSE, [60, 60]),
        (512, FINE, [512, 512]),
        (513, FINE, [512, 512]),
        (2_147_483_647, FINE, [512, 512]),
        (64, none, [2, 2]),
    ] {
        let figure = figure_at(Rules::RACE, &format!("size={size}"), resolution);
        let raster = raster(&figure);
        let edges = [&raster.columns, &raster.rows].map(Clone::clone);
        assert_eq!(edges, cells.map(Edges::Even), "{size}");
    }
}

/// Is an even split as good as anything, by what it is worth?
fn even_split_is_optimal(rules: Rules, mine: u32, theirs: u32) -> bool {
    let (mine, theirs) = (pool(mine), pool(theirs));
    let split = even_split(mine, rules.answers());
    question_value(rules, mine, theirs, &split) == win_probability(rules, mine, theirs)
}

/// Large pools of the race with three or four answers: against larger ones an even split is optimal for three
/// remainders of six, or four of twelve. Whatever the size of the map and however many its cells, about as many columns
/// show that, and no broad stripe of them is alike.
#[test]
fn what_depends_on_remainders_shows_as_often_as_it_is_so() {
    for (answers, of_sixty) in [(3, 30), (4, 20)] {
        let rules = Rules::new(answers, Ending::Race).unwrap();
        let even = |mine: &u32| even_split_is_optimal(rules, *mine, 60_000_000);
        assert_eq!((40_000_000..40_000_060).filter(even).count(), of_sixty);
        let often = of_sixty as f64 / 60.0;
        for size in [1 << 26, 60_000_000, 3_u32.pow(16), 100_000] {
            for columns in [97, 128, 135, 256, 270, 512] {
                let resolution = Resolution { columns, rows: 16 };
                let figure = figure_at(rules, &format!("layer=regions size={size}"), resolution);
                let row = &raster(&figure).cells[15 * columns..][..columns];
                let shown = row.iter().map(|cell| role_of(&figure, *cell));
                let even: Vec<bool> = shown.map(|role| role == Some(Role::UpperHand)).collect();
                let alike = even
                    .chunk_by(PartialEq::eq)
                    .map(<[bool]>::len)
                    .max()
                    .unwrap();
                let share = even.iter().filter(|&&even| even).count() as f64 / columns as f64;
                assert!(
                    (share - often).abs() * (columns as f64).sqrt() < 1.3 && alike <= 24,
                    "{rules}, {size} in {columns}: {share}, {alike} alike"
                );
            }
        }
    }
}

/// And each of them says of its pool what is so.
#[test]
fn a_cell_beside_its_middle_shows_what_is_so_at_its_pool() {
    let rules = Rules::new(4, Ending::Race).unwrap();
    let set = "layer=regions size=67108864";
    let figure = figure_at(rules, set, FINE);
    let (middles, _) = pools_along(&figure.x, &raster(&figure).columns);
    let table = map().table(&settings(rules, set), Extent::Shown);
    let number = |text: &str| text.parse::<u32>().unwrap();
    for (index, line) in table.rows.iter().enumerate().step_by(97) {
        let (mine, theirs) = (number(&line[0]), number(&line[1]));
        let middle = middles[index % middles.len()];
        assert!((middle..middle + 60).contains(&mine), "{mine}, {middle}");
        let is_optimal = even_split_is_optimal(rules, mine, theirs);
        let expected = ["an even split loses something", "an even split is best"];
        let expected = expected[usize::from(is_optimal)];
        assert_eq!(line.last().unwrap(), expected, "{line:?}");
    }
}

/// A sampled map lists the pools that its cells stand for, under the rules of their side.
#[test]
fn a_sampled_table_lists_the_pools_of_the_cells() {
    for window in ["axes=log size=2147483647", "left=1000000000 size=100000"] {
        let set = format!("{window} compare=open divider=50");
        let shown = map().table(&settings(Rules::RACE, &set), Extent::Shown);
        let figure = figure_at(Rules::RACE, &set, FINE);
        let (columns, _) = pools_along(&figure.x, &raster(&figure).columns);
        let (rows, _) = pools_along(&figure.y, &raster(&figure).rows);
        let mut lines = shown.rows.iter();
        for (theirs, mine) in iproduct!(rows, columns) {
            let is_race = f64::from(mine) < figure.divider.unwrap();
            let rules = if is_race { Rules::RACE } else { Rules::OPEN };
            let Ok(win) = win_probability(rules, pool(mine), pool(theirs)) else {
                continue;
            };
            let expected = [
                mine.to_string(),
                theirs.to_string(),
                rules.ending().name().to_owned(),
                "2".to_owned(),
                win.numerator().to_string(),
                win.denominator().to_string(),
            ];
            assert_eq!(lines.next().unwrap()[..6], expected);
        }
        assert_eq!(lines.next(), None);
    }
}
