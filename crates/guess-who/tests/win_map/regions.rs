//! The race's regions: filled, outlined, hatched and named.

use super::{cell, figure, pool, raster};
use upperhand::guess_who::race::Region;
use upperhand::guess_who::{Rules, race, rung};
use upperhand_games::format::grouped;
use upperhand_kit::{Figure, GRADIENT_STEPS, Role};

/// Windows by their least pools and their size.
const WINDOWS: [(u32, u32, u32); 6] = [
    (1, 1, 40),
    (1, 30, 40),
    (50, 1, 40),
    (30, 33, 70),
    (1000, 1020, 40),
    (2_147_483_600, 1_073_741_800, 48),
];

fn regions((left, bottom, size): (u32, u32, u32)) -> Figure {
    let set = format!("layer=regions left={left} bottom={bottom} size={size}");
    figure(Rules::RACE, &set)
}

#[test]
fn the_regions_of_the_race_are_filled_hatched_and_named() {
    for window in WINDOWS {
        let figure = regions(window);
        let (left, bottom, size) = window;
        for column in 0..size {
            for row in 0..size {
                let (mine, theirs) = (left + column, bottom + row);
                let fill = cell(&figure, column as usize, row as usize).index() - GRADIENT_STEPS;
                let role = raster(&figure).fills[usize::from(fill)].role;
                let (x, y) = (f64::from(mine), f64::from(theirs));
                let covers = |from: (f64, f64), to: (f64, f64)| {
                    from.0 < x && x < to.0 && from.1 < y && y < to.1
                };
                let areas = figure.hatches.iter();
                let hatched = areas.filter(|hatch| covers(hatch.from, hatch.to)).count();
                let labels = figure.labels.iter();
                let names: Vec<&str> = labels
                    .filter(|label| covers(label.from, label.to))
                    .map(|label| label.text.as_str())
                    .collect();
                let (expected, name) = match race::region(pool(mine), pool(theirs)) {
                    // The short name stands where the long one does not fit.
                    Some(Region::InTheWeeds { .. }) => ((Role::Weeds, 1), vec!["weeds", "W"]),
                    Some(Region::UpperHand { .. }) => {
                        ((Role::UpperHand, 0), vec!["upper hand", "U"])
                    }
                    None => ((Role::Muted, 0), Vec::new()),
                };
                let rungs = [mine, theirs].map(|size| rung(pool(size)));
                let at_the_stairs = rungs[0] == rungs[1] && !name.is_empty();
                let number = grouped(rungs[0]);
                let rung = [format!("rung {number}"), number];
                let rung = rung.iter().filter(|_| at_the_stairs).map(String::as_str);
                let name: Vec<&str> = name.into_iter().chain(rung).collect();
                assert_eq!((role, hatched), expected, "({mine}, {theirs})");
                assert_eq!(names, name, "({mine}, {theirs})");
            }
        }
    }
}

/// Wherever two neighbours are in different regions, a line runs between them; nowhere else.
#[test]
fn the_outline_runs_exactly_between_different_regions() {
    for window in WINDOWS {
        let figure = regions(window);
        let line_between = |a: (u32, u32), b: (u32, u32)| {
            let x = f64::midpoint(f64::from(a.0), f64::from(b.0));
            let y = f64::midpoint(f64::from(a.1), f64::from(b.1));
            let vertical = a.1 == b.1;
            figure.segments.iter().any(|line| {
                let on = |at: f64, from: f64, to: f64| from.min(to) <= at && at <= from.max(to);
                (line.from.0 == line.to.0) == vertical
                    && on(x, line.from.0, line.to.0)
                    && on(y, line.from.1, line.to.1)
            })
        };
        let region = |(mine, theirs): (u32, u32)| race::region(pool(mine), pool(theirs));
        let (left, bottom, size) = window;
        for mine in left..left + size - 1 {
            for theirs in bottom..bottom + size - 1 {
                let here = (mine, theirs);
                for there in [(mine + 1, theirs), (mine, theirs + 1)] {
                    let differ = region(here) != region(there);
                    assert_eq!(line_between(here, there), differ, "{here:?} | {there:?}");
                }
            }
        }
    }
}

/// In a comparison, only the race's side is outlined.
#[test]
fn the_outline_stays_on_the_side_of_the_race() {
    let beside = |rules: Rules, other: &str| {
        let set = format!("layer=regions size=40 compare={other} divider=40");
        let figure = figure(rules, &set);
        let divider = figure.divider.unwrap();
        assert_eq!(divider, 16.5);
        let ends = figure
            .segments
            .iter()
            .flat_map(|line| [line.from.0, line.to.0]);
        let ends = ends.chain(
            figure
                .hatches
                .iter()
                .flat_map(|hatch| [hatch.from.0, hatch.to.0]),
        );
        // Both sides are named at the top, by a long name or a short one.
        let names = [
            "the race",
            "race",
            "the official rules",
            "official",
            "the open rules",
            "open",
        ];
        let labels = figure.labels.iter();
        let labels = labels.filter(|label| !names.contains(&label.text.as_str()));
        let ends: Vec<f64> = ends.chain(labels.map(|label| label.to.0)).collect();
        assert!(!ends.is_empty());
        (ends, divider)
    };
    let (ends, divider) = beside(Rules::RACE, "open");
    assert!(ends.iter().all(|&x| x <= divider));
    let (ends, divider) = beside(Rules::OFFICIAL, "race");
    assert!(ends.iter().all(|&x| x >= divider));
    let neither = figure(Rules::OFFICIAL, "layer=regions size=40 compare=open");
    assert!(neither.segments.is_empty() && neither.labels.len() == 4);
}
