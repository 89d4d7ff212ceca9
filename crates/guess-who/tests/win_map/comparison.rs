//! Two rule sets at once: side by side, or the one less the other.

use super::{LAYERS, all_rules, cell, figure, pool, raster};
use upperhand::guess_who::{Ending, RuleOfThumb, RuleTable, Rules, SolvedTable};
use upperhand_guess_who::win_map::Kind;
use upperhand_kit::{Cell, Figure, GRADIENT_STEPS, Gradient, Role};
use upperhand_oracles::sized;

const SIZE: u32 = 20;

fn comparing(rules: Rules, other: Rules, set: &str) -> Figure {
    let (ending, answers) = (other.ending().name(), other.answers());
    figure(
        rules,
        &format!("size={SIZE} compare={ending} compare-answers={answers} {set}"),
    )
}

fn others() -> Vec<Rules> {
    vec![Rules::RACE, Rules::OFFICIAL, Rules::OPEN, Rules::TRIPARTITE]
}

/// A fill is the same role and strength; a magnitude is the same step.
fn same_colour(figure: &Figure, shown: Cell, alone: &Figure, expected: Cell) -> bool {
    let fill = |figure: &Figure, cell: Cell| {
        let index = cell.index().checked_sub(GRADIENT_STEPS)?;
        Some(raster(figure).fills[usize::from(index)])
    };
    match (fill(figure, shown), fill(alone, expected)) {
        (None, None) => shown == expected,
        (shown, expected) => shown == expected,
    }
}

#[test]
fn side_by_side_each_half_is_the_map_of_its_rules() {
    for rules in all_rules() {
        for other in others().into_iter().filter(|&other| other != rules) {
            for layer in ["win", "question", "regions", "distance"] {
                let set = format!("layer={layer} divider=40");
                let both = comparing(rules, other, &set);
                assert_eq!(both.divider, Some(8.5));
                let ours = figure(rules, &format!("size={SIZE} layer={layer}"));
                let theirs = figure(other, &format!("size={SIZE} layer={layer}"));
                for column in 0..SIZE as usize {
                    let alone = if column < 8 { &ours } else { &theirs };
                    for row in 0..SIZE as usize {
                        let shown = cell(&both, column, row);
                        let expected = cell(alone, column, row);
                        assert!(
                            same_colour(&both, shown, alone, expected),
                            "{rules}, {other}, {layer} ({}, {})",
                            column + 1,
                            row + 1
                        );
                    }
                }
            }
        }
    }
}

/// Layers that decide their scale themselves share one in a comparison, which ends at the largest number
/// of both halves. To one step of the gradient.
#[test]
fn side_by_side_both_halves_share_one_scale() {
    let pairs = [
        (Rules::RACE, Rules::OFFICIAL),
        (Rules::OFFICIAL, Rules::RACE),
        (Rules::OPEN, Rules::TRIPARTITE),
        (Rules::TRIPARTITE, Rules::RACE),
    ];
    for (rules, other) in pairs {
        let halving =
            [rules, other].map(|rules| RuleTable::new(rules, RuleOfThumb::Halve, SIZE).unwrap());
        let rules_at = |mine: u32| usize::from(mine > 10);
        let cost = |mine: u32, theirs: u32| {
            let cost = halving[rules_at(mine)].cost(pool(mine), pool(theirs));
            let is_over = [rules, other][rules_at(mine)].is_over(pool(mine), pool(theirs));
            (!is_over).then(|| cost.value())
        };
        check_scale(
            &comparing(rules, other, "layer=rule rule=halving"),
            0.01,
            cost,
        );
    }
}

fn check_scale(figure: &Figure, least: f64, number: impl Fn(u32, u32) -> Option<f64>) {
    assert_eq!(figure.divider, Some(10.5));
    let all = (1..=SIZE).flat_map(|mine| (1..=SIZE).map(move |theirs| (mine, theirs)));
    let numbers = all
        .clone()
        .filter_map(|(mine, theirs)| number(mine, theirs));
    let most = numbers.fold(least, f64::max);
    for (mine, theirs) in all {
        let shown = cell(figure, mine as usize - 1, theirs as usize - 1).index();
        match number(mine, theirs) {
            None => assert!(shown >= GRADIENT_STEPS, "({mine}, {theirs})"),
            Some(number) => {
                let expected = Cell::magnitude(number / most).index();
                assert!(
                    shown.abs_diff(expected) <= 1,
                    "({mine}, {theirs}): {shown}, {expected}"
                );
            }
        }
    }
}

#[test]
fn a_divider_at_an_end_leaves_one_map() {
    for layer in LAYERS {
        for (divider, alone) in [(0, Rules::OPEN), (100, Rules::RACE)] {
            let set = format!("layer={layer} divider={divider}");
            let both = comparing(Rules::RACE, Rules::OPEN, &set);
            let alone = figure(alone, &format!("size={SIZE} layer={layer}"));
            assert_eq!(both.raster, alone.raster, "{layer} {divider}");
            assert_eq!(both.segments, alone.segments, "{layer} {divider}");
            assert_eq!(both.curves, alone.curves, "{layer} {divider}");
        }
    }
}

#[test]
fn the_divider_stands_between_two_pools_of_every_window() {
    for window in [
        "",
        "left=1000000000",
        "size=2147483647",
        "axes=log",
        "axes=log size=2147483647",
    ] {
        for divider in (0..=100).step_by(sized(4, 1)) {
            let set = format!("compare=open divider={divider} {window}");
            let figure = figure(Rules::RACE, &set);
            let at = figure.divider.unwrap();
            assert!(
                figure.x.from <= at && at <= figure.x.to,
                "{window} {divider}: {at}"
            );
            assert_eq!((at - 0.5).fract(), 0.0);
            let share = |x: f64| {
                let even = |x: f64| figure.x.scale.even(x);
                (even(x) - even(figure.x.from)) / (even(figure.x.to) - even(figure.x.from))
            };
            let wanted = f64::from(divider) / 100.0;
            assert!(share(at - 1.0).is_nan() || share(at - 1.0) <= wanted + 1e-9);
            assert!(share(at + 1.0) >= wanted - 1e-9, "{window} {divider}: {at}");
        }
    }
}

#[test]
fn the_difference_is_the_one_chance_less_the_other() {
    for rules in all_rules() {
        for other in others().into_iter().filter(|&other| other != rules) {
            let figure = comparing(rules, other, "compare-as=difference");
            assert_eq!(figure.divider, None);
            assert!(figure.curves.is_empty());
            let (low, high) = (Role::Opponent, Role::You);
            assert_eq!(figure.legend.gradient, Gradient::Diverging { low, high });
            let [ours, theirs] = [rules, other].map(|rules| SolvedTable::new(rules, SIZE).unwrap());
            let apart = |mine: u32, theirs_left: u32| {
                let position = (pool(mine), pool(theirs_left));
                ours.win(position.0, position.1).value()
                    - theirs.win(position.0, position.1).value()
            };
            let is_position = |mine: u32, theirs_left: u32| {
                let race = [rules, other]
                    .iter()
                    .any(|rules| rules.ending() == Ending::Race);
                !(race && (mine, theirs_left) == (1, 1))
            };
            // All but one in a hundred stay below the end of the scale.
            let mut sizes = Vec::new();
            for mine in 1..=SIZE {
                let played = (1..=SIZE).filter(|&m| is_position(mine, m));
                sizes.extend(played.map(|m| apart(mine, m).abs()));
            }
            sizes.sort_by(f64::total_cmp);
            let last = sizes.len() - 1;
            let most = sizes[last - last / 100].max(0.001);
            let is_beyond = sizes[last] > most;
            for mine in 1..=SIZE {
                for theirs_left in 1..=SIZE {
                    let expected = if is_position(mine, theirs_left) {
                        let share = (apart(mine, theirs_left) / most).clamp(-1.0, 1.0);
                        Cell::magnitude(0.5 + 0.5 * share)
                    } else {
                        Cell::fill(Kind::NoPosition as u16)
                    };
                    let shown = cell(&figure, mine as usize - 1, theirs_left as usize - 1);
                    assert_eq!(
                        shown, expected,
                        "{rules} less {other} ({mine}, {theirs_left})"
                    );
                }
            }
            let texts: Vec<&str> = figure
                .legend
                .ticks
                .iter()
                .map(|tick| tick.text.as_str())
                .collect();
            let most = format!("{:.1}", 100.0 * most);
            let (below, above) = if is_beyond {
                ("≤ ", "≥ ")
            } else {
                ("", "")
            };
            assert_eq!(
                texts,
                [
                    format!("{below}−{most}"),
                    "0".to_owned(),
                    format!("{above}+{most}")
                ]
            );
        }
    }
}

#[test]
fn compared_with_itself_a_rule_set_is_alone() {
    for kind in ["split", "difference"] {
        let both = comparing(
            Rules::OFFICIAL,
            Rules::OFFICIAL,
            &format!("compare-as={kind}"),
        );
        assert_eq!(both, figure(Rules::OFFICIAL, &format!("size={SIZE}")));
    }
}
