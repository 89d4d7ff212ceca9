//! The marks of regions. In the race, on the chance to win too, they are hatched, outlined and named; elsewhere the positions where an
//! even split loses are hatched and outlined.

use super::{even_split_loss, figure, halvings, positions, raster, role_of};
use itertools::iproduct;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand::guess_who::{Rules, SolvedTable, rung};
use upperhand_games::format::grouped;
use upperhand_kit::{Anchor, Figure, Role, Stroke};
use upperhand_oracles::{all_rules, pool};

/// Is a position of the race in the weeds, and how many halvings are left to whoever needs fewer? `None` where it is over.
fn region(mine: u32, theirs: u32) -> Option<(bool, u32)> {
    let (own, other) = (halvings(mine), halvings(theirs));
    (own > 0 && other > 0).then(|| (own > other, own.min(other)))
}

fn covers((from, to): ((f64, f64), (f64, f64)), mine: u32, theirs: u32) -> bool {
    let (x, y) = (f64::from(mine), f64::from(theirs));
    from.0 < x && x < to.0 && from.1 < y && y < to.1
}

/// Does a line run between two neighbours?
fn outlined(figure: &Figure, a: (u32, u32), b: (u32, u32)) -> bool {
    let x = f64::midpoint(f64::from(a.0), f64::from(b.0));
    let y = f64::midpoint(f64::from(a.1), f64::from(b.1));
    let is_upright = a.1 == b.1;
    let outlines = figure
        .curves
        .iter()
        .filter(|curve| curve.role == Role::Weeds);
    let outlines = outlines.map(|curve| {
        assert_eq!((curve.stroke, curve.points.len()), (Stroke::Cased, 2));
        (curve.points[0], curve.points[1])
    });
    let lines = figure.segments.iter().map(|line| (line.from, line.to));
    outlines.chain(lines).any(|(from, to)| {
        let on = |at: f64, from: f64, to: f64| from.min(to) <= at && at <= from.max(to);
        (from.0 == to.0) == is_upright && on(x, from.0, to.0) && on(y, from.1, to.1)
    })
}

/// The least pools of a window, and its size.
type Window = (u32, u32, u32);

/// Compares hatching and outline of a whole window with whether each position is hatched, and the group that it belongs to.
fn check(
    figure: &Figure,
    (left, bottom, size): Window,
    group: impl Fn(u32, u32) -> (bool, Option<u32>),
) {
    for (mine, theirs) in iproduct!(left..left + size, bottom..bottom + size) {
        let here = group(mine, theirs);
        let areas = figure.hatches.iter();
        let hatched = areas.filter(|hatch| covers((hatch.from, hatch.to), mine, theirs));
        let context = format!("{} ({mine}, {theirs})", figure.title);
        assert_eq!(hatched.count(), usize::from(here.0), "{context}");
        for (n, m) in [(mine + 1, theirs), (mine, theirs + 1)] {
            if n < left + size && m < bottom + size {
                let line = outlined(figure, (mine, theirs), (n, m));
                assert_eq!(line, group(n, m) != here, "{context} | ({n}, {m})");
            }
        }
    }
}

#[test]
fn regions_of_the_race_are_hatched_outlined_and_named() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(16);
    let mut windows = vec![
        (1, 1, 24),
        (1, 1, 100),
        (1, 30, 40),
        (50, 1, 40),
        (30, 33, 70),
        (1000, 1020, 40),
        (2_147_483_600, 1_073_741_800, 48),
    ];
    for _ in 0..20 {
        let most = 1 << random.random_range(0..20);
        let mut first = || random.random_range(1..=most);
        windows.push((first(), first(), random.random_range(8..68)));
    }
    for (window, layer) in iproduct!(windows, ["win", "regions"]) {
        let (left, bottom, size) = window;
        let set = format!("layer={layer} left={left} bottom={bottom} size={size}");
        let figure = figure(Rules::RACE, &set);
        let has_colours = layer == "regions";
        check(&figure, window, |mine, theirs| match region(mine, theirs) {
            Some((true, level)) => (true, Some(level)),
            Some((false, level)) if has_colours => (false, Some(level)),
            _ => (false, None),
        });
        for (place, (row, column)) in positions(size)
            .map(|(row, column)| (row - 1, column - 1))
            .enumerate()
        {
            let (mine, theirs) = (left + column, bottom + row);
            let (role, mut expected) = match region(mine, theirs) {
                // The short name stands where the long one does not fit.
                Some((true, _)) => (Role::Weeds, vec!["weeds", "W"]),
                Some((false, _)) => (Role::UpperHand, vec!["upper hand", "U"]),
                None => (Role::Muted, Vec::new()),
            };
            if has_colours {
                let cell = raster(&figure).cells[place];
                assert_eq!(role_of(&figure, cell), Some(role), "({mine}, {theirs})");
            } else {
                expected.truncate(usize::from(role == Role::Weeds));
            }
            // At the stairs both pools round up to one rung, which has its name there.
            let [rung, other] = [mine, theirs].map(|size| rung(pool(size)));
            let names = [format!("rung {}", grouped(rung)), grouped(rung)];
            if rung == other && role != Role::Muted {
                expected.extend(names.iter().map(String::as_str));
            }
            // Others stand on contours.
            let labels = figure
                .labels
                .iter()
                .filter(|label| label.anchor != Anchor::On);
            let labels = labels.filter(|label| covers((label.from, label.to), mine, theirs));
            let labels = labels.map(|label| label.text.as_str());
            assert!(labels.eq(expected), "{set} ({mine}, {theirs})");
        }
    }
}

#[test]
fn elsewhere_the_positions_where_an_even_split_loses_are() {
    const SIZE: u32 = 40;
    let mut random = Xoshiro256PlusPlus::seed_from_u64(17);
    let mut seen = 0;
    for rules in all_rules().filter(|&rules| rules != Rules::RACE) {
        let table = SolvedTable::new(rules, SIZE).unwrap();
        let window = (random.random_range(1..=24), random.random_range(1..=24), 16);
        for (left, bottom, size) in [(1, 1, SIZE), window] {
            let figure = figure(rules, &format!("left={left} bottom={bottom} size={size}"));
            check(&figure, (left, bottom, size), |mine, theirs| {
                let loses = even_split_loss(&table, mine, theirs).is_some_and(|lost| lost > 0);
                (loses, None)
            });
            seen += figure.hatches.len();
            let mut keys = figure.legend.keys.iter();
            let is_told = keys.any(|key| key.text == "an even split loses something here");
            assert!(is_told, "{rules}");
        }
    }
    assert!(seen > 100, "{seen}");
    // Too many positions to be hatched one by one: the key says so.
    let wide = figure(Rules::OFFICIAL, "size=65");
    assert!(wide.hatches.is_empty());
    let [key] = &wide.legend.keys[..] else {
        panic!("{:?}", wide.legend.keys);
    };
    assert_eq!(key.text, "zoom in to 64 to see where an even split loses");
}

/// Both sides of a comparison are named, each within its side, and only the race's has regions.
#[test]
fn each_side_of_a_comparison_has_its_own_marks() {
    for (layer, (rules, other)) in iproduct!(
        ["win", "regions"],
        [
            (Rules::RACE, Rules::OPEN),
            (Rules::OFFICIAL, Rules::RACE),
            (Rules::OFFICIAL, Rules::OPEN),
        ]
    ) {
        let compare = other.ending().name();
        let set = format!("layer={layer} size=40 compare={compare} divider=40 contours=none");
        let figure = figure(rules, &set);
        assert_eq!(figure.divider, Some(16.5));
        let sides = [(rules, (figure.x.from, 16.5)), (other, (16.5, figure.x.to))];
        for (rules, side) in sides {
            let headings = figure.labels.iter().filter(|label| {
                label.anchor == Anchor::Heading && (label.from.0, label.to.0) == side
            });
            // A long name and a short one.
            let names = match rules {
                Rules::RACE => ["the race", "race"],
                Rules::OFFICIAL => ["the official rules", "official"],
                _ => ["the open rules", "open"],
            };
            assert!(headings.map(|label| label.text.as_str()).eq(names), "{set}");
        }
        let hatches = figure.hatches.iter().map(|hatch| (hatch.from, hatch.to));
        if layer == "win" {
            let mut ends = hatches.map(|(from, to)| (from.0 < 16.5, to.0 <= 16.5));
            assert!(
                ends.all(|(starts, ends)| starts == ends),
                "no hatching crosses the divider"
            );
            continue;
        }
        let lines = figure.segments.iter().map(|line| (line.from, line.to));
        let names = figure
            .labels
            .iter()
            .filter(|label| label.anchor != Anchor::Heading);
        let names = names.map(|label| (label.from, label.to));
        let mut marks = hatches.chain(lines).chain(names).peekable();
        let race = sides.into_iter().find(|(rules, _)| *rules == Rules::RACE);
        assert_eq!(marks.peek().is_some(), race.is_some(), "{set}");
        let is_inside =
            race.is_none_or(|(_, side)| marks.all(|(from, to)| side.0 <= from.0 && to.0 <= side.1));
        assert!(is_inside, "{set}");
    }
}
