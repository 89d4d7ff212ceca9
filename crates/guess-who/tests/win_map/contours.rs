//! Contours against exact integers: a line runs between two neighbours exactly where one of them reaches
//! the chance and the other does not.

use super::{all_rules, figure, figure_at, pool, pools_along, raster};
use std::collections::BTreeSet;
use upperhand::guess_who::{Rules, fair_start, win_probability};
use upperhand_kit::{Anchor, Figure, Resolution, Role, Stroke};
use upperhand_oracles::sized;

/// A side of a cell: of the columns or rows `between` − 1 and `between`, in row or column `along`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Side {
    Upright { between: usize, along: usize },
    Level { between: usize, along: usize },
}

/// The sides that the curves of a stroke run along; every curve must keep to sides.
fn drawn(figure: &Figure, stroke: Stroke, x: &[f64], y: &[f64]) -> BTreeSet<Side> {
    let index = |edges: &[f64], at: f64| {
        let found = edges
            .iter()
            .position(|&edge| (edge - at).abs() <= 1e-12 * at.abs());
        found.unwrap_or_else(|| panic!("{at} is on no edge"))
    };
    let mut sides = BTreeSet::new();
    // The outline of the weeds has their colour.
    let contours = figure.curves.iter().filter(|curve| curve.role == Role::Ink);
    for curve in contours.filter(|curve| curve.stroke == stroke) {
        for pair in curve.points.windows(2) {
            let from = (index(x, pair[0].0), index(y, pair[0].1));
            let to = (index(x, pair[1].0), index(y, pair[1].1));
            assert!((from.0 == to.0) != (from.1 == to.1), "{pair:?}");
            for along in from.1.min(to.1)..from.1.max(to.1) {
                sides.insert(Side::Upright {
                    between: from.0,
                    along,
                });
            }
            for along in from.0.min(to.0)..from.0.max(to.0) {
                sides.insert(Side::Level {
                    between: from.1,
                    along,
                });
            }
        }
    }
    sides
}

/// The sides between cells of which one reaches a chance of numerator/denominator and one does not.
fn parted(rules: Rules, (n, d): (u64, u64), columns: &[u32], rows: &[u32]) -> BTreeSet<Side> {
    let reached = |column: usize, row: usize| {
        // (1, 1) of the race is no position, below every chance.
        win_probability(rules, pool(columns[column]), pool(rows[row])).is_ok_and(|win| {
            let (p, q) = (u128::from(win.numerator()), u128::from(win.denominator()));
            p * u128::from(d) >= u128::from(n) * q
        })
    };
    let grid: Vec<Vec<bool>> = (0..rows.len())
        .map(|row| {
            (0..columns.len())
                .map(|column| reached(column, row))
                .collect()
        })
        .collect();
    let mut sides = BTreeSet::new();
    for row in 0..rows.len() {
        for column in 0..columns.len() {
            if column > 0 && grid[row][column] != grid[row][column - 1] {
                sides.insert(Side::Upright {
                    between: column,
                    along: row,
                });
            }
            if row > 0 && grid[row][column] != grid[row - 1][column] {
                sides.insert(Side::Level {
                    between: row,
                    along: column,
                });
            }
        }
    }
    sides
}

fn check(rules: Rules, set: &str, levels: &[(u64, u64)], resolution: Resolution) {
    let figure = figure_at(rules, set, resolution);
    let (columns, x) = pools_along(&figure.x, &raster(&figure).columns);
    let (rows, y) = pools_along(&figure.y, &raster(&figure).rows);
    for stroke in [Stroke::Cased, Stroke::ThinCased] {
        let expected = levels
            .iter()
            .filter(|(n, d)| (2 * n == *d) == (stroke == Stroke::Cased))
            .flat_map(|&level| parted(rules, level, &columns, &rows))
            .collect::<BTreeSet<Side>>();
        let drawn = drawn(&figure, stroke, &x, &y);
        let missing = expected.difference(&drawn).next();
        let spurious = drawn.difference(&expected).next();
        assert_eq!(
            (missing, spurious),
            (None, None),
            "{rules} {set} {stroke:?}"
        );
    }
}

#[test]
fn every_contour_parts_what_reaches_its_chance_from_what_does_not() {
    let half = [(1, 2)];
    let quarters = [(1, 4), (1, 2), (3, 4)];
    let tenths: Vec<(u64, u64)> = (1..10).map(|n| (n, 10)).collect();
    let coarse = Resolution {
        columns: 61,
        rows: 47,
    };
    for (place, rules) in all_rules().enumerate() {
        let windows = [
            "size=40",
            "size=8",
            "left=30 bottom=9 size=33",
            "left=9 bottom=50 size=60",
            "axes=log size=60",
            "size=5000",
            "axes=log size=1000000",
            "axes=log size=2147483647",
            "left=1000000000 bottom=700000000 size=1000000000",
            "left=1000000000 bottom=999999000 size=5000",
        ];
        // Every rule set meets windows of every kind, and every window some rule sets.
        for window in windows.iter().skip(place % 3).step_by(sized(3, 1)) {
            for (name, levels) in [
                ("half", &half[..]),
                ("quarters", &quarters),
                ("tenths", &tenths),
            ] {
                check(rules, &format!("{window} contours={name}"), levels, coarse);
            }
            check(rules, &format!("{window} contours=none"), &[], coarse);
        }
    }
}

/// Far away the chance of a fair start differs from one half in the tenth digit.
#[test]
fn far_away_the_contour_is_exact_too() {
    let fine = Resolution {
        columns: 64,
        rows: 64,
    };
    for rules in all_rules() {
        for theirs in [
            1_000_000_000_u32,
            1_073_741_824,
            1_162_261_467,
            1_234_567_890,
        ] {
            let mine = fair_start(rules, pool(theirs)).unwrap().mine.get();
            let (left, bottom) = (mine.min(2_147_483_600) - 20, theirs - 20);
            let set = format!("left={left} bottom={bottom} size=48 mine={mine} theirs={theirs}");
            check(rules, &set, &[(1, 2)], fine);
        }
    }
}

/// In each row the contour of one half stands right of the largest fair pool.
#[test]
fn the_contour_of_one_half_is_the_fair_start() {
    const SIZE: u32 = 120;
    for rules in all_rules() {
        let figure = figure(rules, &format!("size={SIZE}"));
        for theirs in 2..=SIZE {
            let fair = fair_start(rules, pool(theirs)).unwrap().mine.get();
            let y = f64::from(theirs);
            let mut right_of = Vec::new();
            for curve in figure.curves.iter().filter(|curve| curve.role == Role::Ink) {
                for pair in curve.points.windows(2) {
                    let ((x, from), (to_x, to)) = (pair[0], pair[1]);
                    if x == to_x && from.min(to) < y && y < from.max(to) {
                        right_of.push(x - 0.5);
                    }
                }
            }
            let expected = if fair < SIZE {
                vec![f64::from(fair)]
            } else {
                Vec::new()
            };
            assert_eq!(right_of, expected, "{rules}, against {theirs}");
        }
    }
}

#[test]
fn contours_are_named_on_their_lines() {
    let names = |set: &str| {
        let figure = figure(Rules::OFFICIAL, set);
        for label in &figure.labels {
            assert_eq!((label.anchor, label.from), (Anchor::On, label.to));
            let points = figure.curves.iter().flat_map(|curve| &curve.points);
            assert!(
                points.into_iter().any(|&point| point == label.from),
                "{label:?}"
            );
        }
        figure
            .labels
            .iter()
            .map(|label| label.text.clone())
            .collect::<Vec<String>>()
    };
    assert_eq!(names("size=64"), ["½ fair"]);
    assert_eq!(names("size=64 contours=quarters"), ["¼", "½ fair", "¾"]);
    assert_eq!(names("size=64 contours=tenths").len(), 9);
    assert!(names("size=64 contours=none").is_empty());
    assert!(names("size=64 contours=tenths layer=question").is_empty());
    assert!(
        names("size=64 left=1000 contours=quarters").is_empty(),
        "no contour passes"
    );
}
