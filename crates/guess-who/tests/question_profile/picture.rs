//! The picture: best questions are marked, and colours go with what questions are worth.

use super::{at, figure};
use itertools::{Itertools as _, iproduct};
use upperhand::guess_who::{Rules, SolvedTable};
use upperhand_kit::{Axis, Cell, Role};
use upperhand_oracles::{pool, question_numerator};

/// Dots stand at the best questions, in every order, and nowhere else.
#[test]
fn best_questions_are_marked() {
    for (rules, mine, theirs) in [
        (Rules::RACE, 24, 24),
        (Rules::OFFICIAL, 14, 14),
        (Rules::OFFICIAL, 10, 4),
        (Rules::OPEN, 40, 17),
        (Rules::TRIPARTITE, 24, 24),
        (Rules::TRIPARTITE, 11, 5),
    ] {
        let table = SolvedTable::new(rules, 40).unwrap();
        let figure = figure(&at(rules, (mine, theirs), ""));
        let best = figure.dots.iter().filter(|dot| dot.role == Role::You);
        let mut marked: Vec<(u32, u32)> = best
            .map(|dot| {
                if rules.answers() == 2 {
                    return (whole(dot.at.0), 0);
                }
                let second = dot.at.1 / 0.75_f64.sqrt();
                (whole(dot.at.0 - second / 2.0), whole(second))
            })
            .collect();
        marked.sort_unstable();
        marked.dedup();
        let questions = table.optimal_questions(pool(mine), pool(theirs)).unwrap();
        let mut expected = Vec::new();
        for parts in questions {
            // Two of its parts, in every order; the third follows.
            let order = parts.iter().permutations(2);
            let second = |part: u32| if parts.len() == 2 { 0 } else { part };
            expected.extend(order.map(|order| (*order[0], second(*order[1]))));
        }
        expected.sort_unstable();
        expected.dedup();
        assert_eq!(marked, expected, "{rules} ({mine}, {theirs})");
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "small and positive"
)]
fn whole(number: f64) -> u32 {
    assert!(
        (number - number.round()).abs() < 1e-9,
        "{number} is no whole number"
    );
    number.round() as u32
}

/// The colours of the triangle go with what questions are worth.
#[test]
fn the_brightest_cells_are_the_best_questions() {
    let figure = figure(&at(Rules::TRIPARTITE, (9, 24), ""));
    let raster = figure.raster.as_ref().unwrap();
    let cell = |first: f64, second: f64| {
        let place = (first + second / 2.0, second * 0.75_f64.sqrt());
        let share = |value: f64, axis: &Axis| (value - axis.from) / (axis.to - axis.from);
        let column = whole((share(place.0, &figure.x) * 120.0).floor()) as usize;
        let row = whole((share(place.1, &figure.y) * 100.0).floor()) as usize;
        raster.cells[row * 120 + column]
    };
    // 3 + 3 + 3 is the only best one; (9, 0, 0) is no question.
    let best = Cell::magnitude(1.0);
    assert_eq!(cell(3.0, 3.0), best);
    assert_eq!(cell(9.0, 0.0), Cell::fill(0));
    let table = SolvedTable::new(Rules::TRIPARTITE, 24).unwrap();
    let worth = |first: u32, second: u32| {
        let mut parts = vec![first, second, 9 - first - second];
        parts.retain(|&part| part > 0);
        question_numerator(&table, pool(9), pool(24), &parts)
    };
    let all = iproduct!(0..=8_u32, 0..=8_u32);
    let all = all.filter(|&(first, second)| (1..=9).contains(&(first + second)));
    for ((a, b), (c, d)) in all.clone().cartesian_product(all) {
        let [one, other] =
            [(a, b), (c, d)].map(|(first, second)| cell(first.into(), second.into()));
        assert_eq!(
            worth(a, b).cmp(&worth(c, d)),
            one.index().cmp(&other.index()),
            "({a}, {b}) and ({c}, {d})"
        );
    }
}
