//! Two rule sets at once: side by side, or the one less the other.

use super::{LAYERS, cell, figure, figure_at, fill, is_position, positions, raster, role_of};
use itertools::iproduct;
use upperhand::guess_who::{Rules, SolvedTable};
use upperhand_guess_who::win_map::Kind;
use upperhand_kit::{Cell, Figure, Gradient, Resolution, Role};
use upperhand_oracles::{all_rules, pool, sized};

const SIZE: u32 = 20;

const OTHERS: [Rules; 4] = [Rules::RACE, Rules::OFFICIAL, Rules::OPEN, Rules::TRIPARTITE];

fn comparing(rules: Rules, other: Rules, set: &str) -> Figure {
    let (ending, answers) = (other.ending().name(), other.answers());
    figure(
        rules,
        &format!("size={SIZE} compare={ending} compare-answers={answers} {set}"),
    )
}

/// Each rule set with every other one that is compared.
fn pairs() -> impl Iterator<Item = (Rules, Rules)> {
    iproduct!(all_rules(), OTHERS).filter(|(rules, other)| rules != other)
}

#[test]
fn side_by_side_each_half_is_the_map_of_its_rules() {
    for ((rules, other), layer) in iproduct!(
        pairs().collect::<Vec<_>>(),
        ["win", "question", "regions", "distance"]
    ) {
        let both = comparing(rules, other, &format!("layer={layer} divider=40"));
        assert_eq!(both.divider, Some(8.5));
        let alone =
            [rules, other].map(|rules| figure(rules, &format!("size={SIZE} layer={layer}")));
        for (mine, theirs) in positions(SIZE) {
            let alone = &alone[usize::from(mine > 8)];
            let (shown, expected) = (cell(&both, mine, theirs), cell(alone, mine, theirs));
            // A fill is the same role; a magnitude is the same step.
            let roles = [role_of(&both, shown), role_of(alone, expected)];
            let is_same = roles[0] == roles[1] && (roles[0].is_some() || shown == expected);
            assert!(is_same, "{rules}, {other}, {layer} ({mine}, {theirs})");
        }
    }
    // A divider at an end leaves one map.
    for (layer, (divider, alone)) in iproduct!(LAYERS, [(0, Rules::OPEN), (100, Rules::RACE)]) {
        let set = format!("layer={layer} divider={divider}");
        let both = comparing(Rules::RACE, Rules::OPEN, &set);
        let alone = figure(alone, &format!("size={SIZE} layer={layer}"));
        assert_eq!(both.raster, alone.raster, "{set}");
        assert_eq!(
            (both.segments, both.curves),
            (alone.segments, alone.curves),
            "{set}"
        );
    }
    for kind in ["split", "difference"] {
        let itself = comparing(Rules::OPEN, Rules::OPEN, &format!("compare-as={kind}"));
        assert_eq!(itself, figure(Rules::OPEN, &format!("size={SIZE}")));
    }
}

#[test]
fn the_divider_stands_between_two_pools_of_every_window() {
    for window in [
        "size=24",
        "left=1000000000 size=24",
        "size=2147483647",
        "axes=log size=24",
        "axes=log size=2147483647",
    ] {
        for divider in (0..=100).step_by(sized(4, 1)) {
            let set = format!("compare=open divider={divider} {window}");
            let figure = figure_at(Rules::RACE, &set, COARSE);
            let at = figure.divider.unwrap();
            assert!(figure.x.from <= at && at <= figure.x.to, "{set}: {at}");
            assert_eq!((at - 0.5).fract(), 0.0);
            let share = |x: f64| {
                let even = |x: f64| figure.x.scale.even(x);
                (even(x) - even(figure.x.from)) / (even(figure.x.to) - even(figure.x.from))
            };
            let wanted = f64::from(divider) / 100.0;
            assert!(share(at - 1.0).is_nan() || share(at - 1.0) <= wanted + 1e-9);
            assert!(share(at + 1.0) >= wanted - 1e-9, "{set}: {at}");
        }
    }
}

const COARSE: Resolution = Resolution {
    columns: 64,
    rows: 8,
};

#[test]
fn the_difference_is_the_one_chance_less_the_other() {
    for (rules, other) in pairs() {
        let figure = comparing(rules, other, "compare-as=difference");
        assert_eq!(figure.divider, None);
        assert!(figure.curves.is_empty());
        let (low, high) = (Role::Opponent, Role::You);
        assert_eq!(figure.legend.gradient, Gradient::Diverging { low, high });
        let tables = [rules, other].map(|rules| SolvedTable::new(rules, SIZE).unwrap());
        let apart = |&(mine, theirs): &(u32, u32)| {
            let [one, other] = tables
                .each_ref()
                .map(|table| table.win(pool(mine), pool(theirs)));
            one.value() - other.value()
        };
        let is_position = |&(mine, theirs): &(u32, u32)| {
            [rules, other]
                .iter()
                .all(|&rules| is_position(rules, mine, theirs))
        };
        // All but one in a hundred stay below the end of the scale.
        let played = positions(SIZE).filter(is_position);
        let mut sizes: Vec<f64> = played.map(|at| apart(&at).abs()).collect();
        sizes.sort_by(f64::total_cmp);
        let last = sizes.len() - 1;
        let most = sizes[last - last / 100].max(0.001);
        for at in positions(SIZE) {
            let expected = if is_position(&at) {
                Cell::magnitude(0.5 + 0.5 * (apart(&at) / most).clamp(-1.0, 1.0))
            } else {
                fill(Kind::NoPosition)
            };
            assert_eq!(
                cell(&figure, at.0, at.1),
                expected,
                "{rules} less {other} {at:?}"
            );
        }
        let texts = figure.legend.ticks.iter().map(|tick| tick.text.clone());
        let (below, above) = if sizes[last] > most {
            ("≤ ", "≥ ")
        } else {
            ("", "")
        };
        let most = format!("{:.1}", 100.0 * most);
        let zero = "0".to_owned();
        let expected = [format!("{below}−{most}"), zero, format!("{above}+{most}")];
        assert!(
            texts.eq(expected),
            "{rules} less {other}: {:?}",
            figure.legend.ticks
        );
        assert_eq!(raster(&figure).cells.len(), (SIZE * SIZE) as usize);
    }
}
