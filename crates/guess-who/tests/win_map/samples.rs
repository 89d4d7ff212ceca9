//! Where pools outnumber what is looked at: which pools are, and what their cells show.

use super::{
    FINE, LAYERS, all_rules, cell, figure_at, map, pool, pools_along, raster, said, settings,
};
use upperhand::guess_who::{Ending, Rules, even_split, question_value, win_probability};
use upperhand_guess_who::win_map::Kind;
use upperhand_kit::{Cell, Edges, Extent, Figure, GRADIENT_STEPS, Resolution, Role};

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

/// Each cell shows the exact chance at its pool.
fn check(figure: &Figure, rules: upperhand::guess_who::Rules) {
    let raster = raster(figure);
    let (columns, _) = pools_along(&figure.x, &raster.columns);
    let (rows, _) = pools_along(&figure.y, &raster.rows);
    for (row, &theirs) in rows.iter().enumerate() {
        for (column, &mine) in columns.iter().enumerate() {
            let shown = cell(figure, column, row);
            let Ok(win) = win_probability(rules, pool(mine), pool(theirs)) else {
                assert_eq!(
                    (shown, mine, theirs),
                    (Cell::fill(Kind::NoPosition as u16), 1, 1)
                );
                continue;
            };
            let expected = Cell::magnitude(win.value());
            assert_eq!(shown, expected, "{rules} ({mine}, {theirs})");
        }
    }
}

#[test]
fn a_sampled_cell_shows_the_exact_chance_at_its_pool() {
    for rules in all_rules() {
        for window in WINDOWS {
            check(&figure_at(rules, window, COARSE), rules);
        }
    }
}

#[test]
fn even_samples_are_as_many_as_can_be_told_apart() {
    let rules = upperhand::guess_who::Rules::RACE;
    let cells = |window: &str, resolution| {
        let figure = figure_at(rules, window, resolution);
        (
            raster(&figure).columns.clone(),
            raster(&figure).rows.clone(),
        )
    };
    assert_eq!(cells("size=97", COARSE), (Edges::Even(97), Edges::Even(61)));
    assert_eq!(cells("size=60", COARSE), (Edges::Even(60), Edges::Even(60)));
    assert_eq!(
        cells("size=512", FINE),
        (Edges::Even(512), Edges::Even(512))
    );
    assert_eq!(
        cells("size=513", FINE),
        (Edges::Even(512), Edges::Even(512))
    );
    assert_eq!(
        cells("size=2147483647", FINE),
        (Edges::Even(512), Edges::Even(512))
    );
    let none = Resolution {
        columns: 0,
        rows: 0,
    };
    assert_eq!(cells("size=64", none), (Edges::Even(2), Edges::Even(2)));
}

/// On doubling axes: every pool while they are far enough apart, then pools of about evenly spaced
/// logarithms, whose cells meet in the middle between them and cover the axis.
#[test]
fn doubling_samples_ascend_and_cover_the_axis() {
    for rules in all_rules() {
        for size in [8_u32, 60, 512, 4096, 1_000_000, 2_147_483_647] {
            for resolution in [COARSE, FINE] {
                let figure = figure_at(rules, &format!("axes=log size={size}"), resolution);
                let raster = raster(&figure);
                for (axis, edges) in [(&figure.x, &raster.columns), (&figure.y, &raster.rows)] {
                    let (pools, edges) = pools_along(axis, edges);
                    assert_eq!(edges[0], 0.5);
                    assert_eq!(*edges.last().unwrap(), f64::from(size) + 0.5);
                    assert_eq!((edges[0], *edges.last().unwrap()), (axis.from, axis.to));
                    assert!(*pools.last().unwrap() <= size);
                    let most = if resolution == FINE { 512.0 } else { 61.0 };
                    // Two steps of the sampling, because pools are rounded to whole ones.
                    let step = ((f64::from(size) + 0.5) / 0.5).powf(2.0 / most);
                    for pair in pools.windows(2) {
                        assert!(pair[0] < pair[1]);
                        let ratio = f64::from(pair[1]) / f64::from(pair[0]);
                        assert!(pair[1] == pair[0] + 1 || ratio < step, "{size}: {pair:?}");
                    }
                    for (pool, edges) in pools.iter().zip(edges.windows(2)) {
                        let pool = f64::from(*pool);
                        assert!(edges[0] < pool && pool < edges[1], "{pool}: {edges:?}");
                    }
                }
            }
        }
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
                let even: Vec<bool> = (0..columns)
                    .map(|column| cell(&figure, column, 15).index() - GRADIENT_STEPS)
                    .map(|fill| raster(&figure).fills[usize::from(fill)].role == Role::UpperHand)
                    .collect();
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
    for (answers, size) in [(3, 60_000_000), (4, 1 << 26)] {
        let rules = Rules::new(answers, Ending::Race).unwrap();
        let set = format!("layer=regions size={size}");
        let (middles, _) = {
            let figure = figure_at(rules, &set, FINE);
            pools_along(&figure.x, &raster(&figure).columns)
        };
        let table = map().table(&settings(rules, &set), Extent::Shown);
        let number = |text: &str| text.parse::<u32>().unwrap();
        for (index, line) in table.rows.iter().enumerate().step_by(97) {
            let (mine, theirs) = (number(&line[0]), number(&line[1]));
            let middle = middles[index % middles.len()];
            assert!((middle..middle + 60).contains(&mine), "{mine}, {middle}");
            let is_optimal = even_split_is_optimal(rules, mine, theirs);
            let expected =
                ["an even split loses something", "an even split is best"][usize::from(is_optimal)];
            assert_eq!(line.last().unwrap(), expected, "{line:?}");
        }
    }
}

/// The largest pools under all rules, in all layers and along both kinds of axes.
#[test]
fn every_layer_stands_the_largest_pools() {
    let largest = "size=2147483647 mine=2147483647 theirs=1000000007";
    for rules in all_rules() {
        let win = win_probability(rules, pool(2_147_483_647), pool(1_000_000_007)).unwrap();
        for layer in LAYERS {
            for axes in ["linear", "log"] {
                let set = format!("{largest} layer={layer} axes={axes}");
                let figure = figure_at(rules, &set, COARSE);
                let raster = raster(&figure);
                let cells = raster.columns.cells() * raster.rows.cells();
                assert_eq!(raster.cells.len(), cells, "{rules} {set}");
                assert_eq!(said(rules, &set).exact, win.to_string(), "{rules} {set}");
            }
        }
    }
}
