//! Contours against exact integers: a line runs between two neighbours exactly where one of them reaches
//! the chance and the other does not.

use super::{figure, figure_at, pools_along, raster};
use itertools::iproduct;
use std::collections::BTreeSet;
use upperhand::guess_who::{Rules, fair_start, win_probability};
use upperhand_kit::{Anchor, Figure, Resolution, Role, Stroke};
use upperhand_oracles::{RESOLUTION, all_rules, pool, sized};

/// A side between two cells, from one corner to the next: places along the edges of columns and of rows.
type Side = [(usize, usize); 2];

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
            let mut ends = [0, 1].map(|end| (index(x, pair[end].0), index(y, pair[end].1)));
            ends.sort_unstable();
            let [from, to] = ends;
            assert!((from.0 == to.0) != (from.1 == to.1), "{pair:?}");
            sides.extend((from.1..to.1).map(|row| [(from.0, row), (from.0, row + 1)]));
            sides.extend((from.0..to.0).map(|column| [(column, from.1), (column + 1, from.1)]));
        }
    }
    sides
}

/// The sides between cells of which one reaches a chance of numerator/denominator and one does not.
fn parted(rules: Rules, (n, d): (u64, u64), columns: &[u32], rows: &[u32]) -> BTreeSet<Side> {
    let reached = |(&theirs, &mine): (&u32, &u32)| {
        // (1, 1) of the race is no position, below every chance.
        win_probability(rules, pool(mine), pool(theirs)).is_ok_and(|win| {
            let (p, q) = (u128::from(win.numerator()), u128::from(win.denominator()));
            p * u128::from(d) >= u128::from(n) * q
        })
    };
    let grid: Vec<bool> = iproduct!(rows, columns).map(reached).collect();
    let mut sides = BTreeSet::new();
    for (place, here) in grid.iter().enumerate() {
        let (row, column) = (place / columns.len(), place % columns.len());
        if column > 0 && *here != grid[place - 1] {
            sides.insert([(column, row), (column, row + 1)]);
        }
        if row > 0 && *here != grid[place - columns.len()] {
            sides.insert([(column, row), (column + 1, row)]);
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
        // Far away the chance of a fair start differs from one half in the tenth digit.
        for theirs in [
            1_000_000_000_u32,
            1_073_741_824,
            1_162_261_467,
            1_234_567_890,
        ] {
            let mine = fair_start(rules, pool(theirs)).unwrap().mine.get();
            let (left, bottom) = (mine.min(2_147_483_600) - 20, theirs - 20);
            let set = format!("left={left} bottom={bottom} size=48 mine={mine} theirs={theirs}");
            check(rules, &set, &half, RESOLUTION);
        }
    }
}

#[test]
fn contours_are_named_on_their_lines() {
    let tenths = [
        "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9",
    ];
    for (set, names) in [
        ("", &["½ fair"][..]),
        ("contours=quarters", &["¼", "½ fair", "¾"]),
        ("contours=tenths", &tenths),
        ("contours=none", &[]),
        ("contours=tenths layer=question", &[]),
        // No contour passes.
        ("left=1000 contours=quarters", &[]),
    ] {
        let figure = figure(Rules::OFFICIAL, &format!("size=64 {set}"));
        let labels = figure.labels.iter();
        assert!(
            labels
                .map(|label| label.text.as_str())
                .eq(names.iter().copied()),
            "{set}"
        );
        for label in &figure.labels {
            assert_eq!((label.anchor, label.from), (Anchor::On, label.to));
            let mut points = figure.curves.iter().flat_map(|curve| &curve.points);
            assert!(points.any(|&point| point == label.from), "{label:?}");
        }
    }
}
