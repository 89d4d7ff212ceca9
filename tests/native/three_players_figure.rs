//! The figure `three-players`: what it says is what the naive game tree comes to, with all outcomes of all equilibria.

use crate::support::{assigned, normalized, pool};
use crate::three_players::{Tree, positions, splits};
use upperhand::BigRational;
use upperhand::figures::format::ranges;
use upperhand::figures::model::{Along, Extent, KeyPress, Resolution};
use upperhand::figures::settings::Value;
use upperhand::figures::three_players::ThreePlayers;
use upperhand::figures::{Cell, Model};
use upperhand::guess_who::{Ending, Rules, ThreeTable};

const RESOLUTION: Resolution = Resolution {
    columns: 200,
    rows: 200,
};

/// The pools that the game tree is grown for.
const SIDE: u32 = 4;

fn rules_of(ending: Ending) -> Rules {
    Rules::new(2, ending).unwrap()
}

fn set(ending: Ending, [mine, theirs, last]: [u32; 3]) -> String {
    format!(
        "rules={} mine={mine} theirs={theirs} last={last}",
        ending.name()
    )
}

/// A percentage as it is written: half up in the last digit.
fn percent(chance: &BigRational) -> String {
    let twice =
        chance * BigRational::from_integer(2000.into()) + BigRational::from_integer(1.into());
    let permille = (twice / BigRational::from_integer(2.into())).to_integer();
    let said = match permille.to_string().parse::<u32>().unwrap() {
        0 => "0".to_owned(),
        1000 => "100".to_owned(),
        permille => format!("{}.{}", permille / 10, permille % 10),
    };
    format!("{said}\u{202f}%")
}

fn range([low, high]: &[BigRational; 2]) -> String {
    match [low, high].map(percent) {
        [low, high] if low == high => low,
        [low, high] => format!("{} to {high}", low.trim_end_matches("\u{202f}%")),
    }
}

/// The ends of what each player has over all equilibria.
fn ends(tree: &mut Tree, pools: [u32; 3]) -> [[BigRational; 2]; 3] {
    let outcomes = tree.outcomes((0, pools.map(Some)));
    [0, 1, 2].map(|seat| {
        let all = || outcomes.iter().map(|outcome| outcome[seat].clone());
        [all().min().unwrap(), all().max().unwrap()]
    })
}

#[test]
fn chances_are_those_of_the_game_tree() {
    let mut figure = ThreePlayers::default();
    for ending in Ending::ALL {
        let mut tree = Tree::new(rules_of(ending));
        for pools in positions(rules_of(ending), SIDE) {
            let settings = normalized(&mut figure, &set(ending, pools));
            let ends = ends(&mut tree, pools);
            let [you, next, last] = ends.each_ref().map(range);
            let sentence = figure.sentence(&settings);
            let said = format!(": you win {you}, the next player {next}, the last {last}.");
            assert!(sentence.ends_with(&said), "{pools:?}: {sentence} {said}");
            let readout = figure.readout(&settings);
            assert_eq!(readout.value, you, "{pools:?}");
            let exact = match &ends[0] {
                [low, high] if low == high => low.to_string(),
                [low, high] => format!("{low} to {high}"),
            };
            assert_eq!(readout.exact, exact, "{pools:?}");
            let spread = ends.iter().map(|[low, high]| high - low).max().unwrap();
            let decided = &readout
                .facts
                .iter()
                .find(|fact| fact.0 == "Others decide")
                .unwrap()
                .1;
            assert_eq!(
                decided == "nothing",
                spread.to_string() == "0",
                "{pools:?}: {decided}"
            );
            if decided != "nothing" {
                let points = percent(&spread).replace("\u{202f}%", "");
                assert_eq!(*decided, format!("{points} points"), "{pools:?}");
            }
        }
    }
}

#[test]
fn what_is_not_advised_leaves_less_whatever_the_others_choose() {
    let mut figure = ThreePlayers::default();
    let mut advised = [0_u32; 4];
    for ending in Ending::ALL {
        let mut tree = Tree::new(rules_of(ending));
        for pools in positions(rules_of(ending), SIDE) {
            let settings = normalized(&mut figure, &set(ending, pools));
            let advice = figure.readout(&settings).advice;
            if ending == Ending::Race && pools.contains(&1) {
                assert_eq!(
                    advice,
                    "The game is over: whoever has one suspect left has won."
                );
                advised[0] += 1;
                continue;
            }
            let [mine, theirs, last] = pools;
            let guaranteed = ends(&mut tree, pools)[0][0].clone();
            // The most that a question leaves.
            let most = |tree: &mut Tree, parts: &[u32]| -> BigRational {
                let chances = parts.iter().map(|&part| {
                    let next = tree.outcomes((1, [Some(part), Some(theirs), Some(last)]));
                    let best = next
                        .into_iter()
                        .map(|outcome| outcome[0].clone())
                        .max()
                        .unwrap();
                    best * BigRational::new(part.into(), mine.into())
                });
                chances.sum()
            };
            let questions = splits(mine, 1, 2);
            let can_be_best: Vec<u32> = questions
                .iter()
                .filter(|parts| most(&mut tree, parts) >= guaranteed)
                .map(|parts| parts[0])
                .collect();
            let asked = format!("sk about {} of {mine}", ranges(&can_be_best));
            assert_eq!(
                advice.contains(&asked),
                !can_be_best.is_empty(),
                "{pools:?}: {advice} {asked}"
            );
            let names = advice.to_lowercase().contains("name a suspect");
            let all = questions.len() + usize::from(ending != Ending::Race);
            let listed = can_be_best.len() + usize::from(names);
            let ends_with = match listed {
                1 if all == 1 => ": there is no other move.",
                _ if listed == all => ": each can be best, depending on what the others choose.",
                _ => ": anything else leaves you less, whatever the others choose.",
            };
            assert!(advice.ends_with(ends_with), "{pools:?}: {advice}");
            advised[1 + usize::from(names) + usize::from(listed == all)] += 1;
        }
    }
    assert!(advised.iter().all(|&count| count > 0), "{advised:?}");
}

#[test]
fn colours_tables_and_the_fair_start_are_those_of_the_table() {
    let mut figure = ThreePlayers::default();
    for (ending, last) in [
        (Ending::Race, 5),
        (Ending::Official, 1),
        (Ending::Race, 20),
        (Ending::Race, 1),
    ] {
        let table = ThreeTable::new(rules_of(ending), [pool(32); 3]).unwrap();
        let start = format!("{} layer=", set(ending, [6, 4, last]));
        for (player, layer) in [(0, "win"), (1, "next"), (2, "last")] {
            let settings = normalized(&mut figure, &format!("{start}{layer}"));
            let raster = figure.figure_at(0, &settings, RESOLUTION).raster.unwrap();
            assert_eq!(raster.cells.len(), 32 * 32);
            for (index, cell) in (0_u32..).zip(&raster.cells) {
                let [mine, theirs] = [1 + index % 32, 1 + index / 32];
                let ones = [mine, theirs, last]
                    .iter()
                    .filter(|&&pool| pool == 1)
                    .count();
                if ending == Ending::Race && ones > 1 {
                    assert_eq!(*cell, Cell::fill(0));
                    continue;
                }
                let [low, _] = table.numerators([mine, theirs, last].map(pool))[player];
                let chance = f64::from(low) / f64::from(mine * theirs * last);
                let shade = if chance < 1.0 / 3.0 {
                    1.5 * chance
                } else {
                    0.5 + 0.75 * (chance - 1.0 / 3.0)
                };
                let near = Cell::magnitude(shade).index().abs_diff(cell.index());
                assert!(near <= 1, "{mine} {theirs}");
            }
        }
        let settings = normalized(&mut figure, &format!("{start}choice"));
        let found = figure.figure_at(0, &settings, RESOLUTION);
        let ring = found.dots[0].at;
        let apart = |mine: u32, theirs: u32| {
            let all = table.numerators([mine, theirs, last].map(pool));
            let high = all.iter().map(|ends| ends[1]).max().unwrap();
            let low = all.iter().map(|ends| ends[0]).min().unwrap();
            // What is no position holds nothing.
            let is_position = high > 0;
            let width = f64::from(high - low) / f64::from(mine * theirs * last);
            if is_position { width } else { 2.0 }
        };
        let all = (1..=32).flat_map(|mine| (1..=32).map(move |theirs| apart(mine, theirs)));
        let least = all.fold(2.0, f64::min);
        let near = (1..=32_u32)
            .flat_map(|mine| (1..=32).map(move |theirs| (mine, theirs)))
            .find(|&(mine, theirs)| ring == (mine.into(), theirs.into()))
            .unwrap();
        assert!((apart(near.0, near.1) - least).abs() < 1e-12);
        let readout = figure.readout(&settings);
        let fair = (
            "Nearest to fair",
            format!("with {}, {} and {last}", near.0, near.1),
        );
        assert!(readout.facts.contains(&fair), "{:?}", readout.facts);
        let shown = figure.table(&settings, Extent::Shown);
        assert_eq!(shown.rows.len(), 32 * 32);
        assert!(
            shown
                .rows
                .iter()
                .all(|row| row.len() == shown.columns.len())
        );
    }
}

#[test]
fn pointing_and_keys_stay_on_the_map() {
    let mut figure = ThreePlayers::default();
    let settings = normalized(&mut figure, "mine=500 theirs=32 last=20");
    assert_eq!(settings.get("mine"), Some(Value::Whole(32)));
    let edit = figure.point(0, &settings, (2.4, 99.0));
    assert_eq!(
        assigned(&edit),
        [("mine", Value::Whole(2)), ("theirs", Value::Whole(32))]
    );
    let up = figure.press(0, &settings, KeyPress::Step(0, 1));
    assert_eq!(assigned(&up), [("theirs", Value::Whole(32))]);
    let right = figure.press(0, &settings, KeyPress::Start(Along::X));
    assert_eq!(assigned(&right), [("mine", Value::Whole(1))]);
}
