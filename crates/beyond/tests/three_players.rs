//! The figure `three-players`: what it says is what the naive game tree comes to, with the outcomes of equilibria.

use crate::{answer, task_run};
use upperhand::BigRational;
use upperhand::guess_who::{Ending, Rules, ThreeTable};
use upperhand_beyond::three_players::ThreePlayers;
use upperhand_games::format::ranges;
use upperhand_kit::settings::Value;
use upperhand_kit::{Along, Cell, Extent, KeyPress, Model, Resolution, Settings};
use upperhand_oracles::three_players::{Tree, positions, splits};
use upperhand_oracles::{assigned, fact, normalize, normalized, pool};

const RESOLUTION: Resolution = Resolution {
    columns: 200,
    rows: 200,
};

/// The pools that the game tree is grown for.
const SIDE: u32 = 4;

/// The largest pool on the map.
const LARGEST: u32 = 64;

/// All rules that the figure has.
fn all_rules() -> impl Iterator<Item = Rules> {
    let of = |answers| Ending::ALL.map(|ending| Rules::new(answers, ending).unwrap());
    [2, 3].into_iter().flat_map(of)
}

/// All positions, by the answer that the figure gets.
fn carried(rules: Rules) -> ThreeTable {
    let mut figure = ThreePlayers::default();
    let settings = normalized(&mut figure, &set(rules, [6, 4, 5]));
    let numbers = answer(&figure.task(&settings).unwrap()).unwrap();
    ThreeTable::from_numbers(rules, [pool(LARGEST); 3], &numbers).unwrap()
}

fn set(rules: Rules, [mine, theirs, last]: [u32; 3]) -> String {
    format!(
        "rules={} answers={} mine={mine} theirs={theirs} last-pool={last} size={LARGEST}",
        rules.ending().name(),
        rules.answers()
    )
}

/// The settings, once their rules are solved.
fn solved(figure: &mut ThreePlayers, text: &str) -> Settings {
    let settings = normalized(figure, text);
    while let Some(task) = figure.task(&settings) {
        figure
            .receive(task.name, &task.numbers, &answer(&task).unwrap())
            .unwrap();
    }
    settings
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
    for rules in all_rules() {
        let mut tree = Tree::new(rules);
        for pools in positions(rules, SIDE) {
            let settings = normalized(&mut figure, &set(rules, pools));
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
                assert_eq!(*decided, format!("at most {points} points"), "{pools:?}");
            }
        }
    }
}

#[test]
fn what_is_not_advised_leaves_less_whatever_the_others_choose() {
    let mut figure = ThreePlayers::default();
    let mut advised = [0_u32; 4];
    for rules in all_rules() {
        let mut tree = Tree::new(rules);
        for pools in positions(rules, SIDE) {
            let settings = normalized(&mut figure, &set(rules, pools));
            let advice = figure.readout(&settings).advice;
            if rules.ending() == Ending::Race && pools.contains(&1) {
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
            let questions = splits(mine, 1, rules.answers().into());
            let can_be_best: Vec<&Vec<u32>> = questions
                .iter()
                .filter(|parts| most(&mut tree, parts) >= guaranteed)
                .collect();
            let said = advice.to_lowercase();
            let are_yes_no = can_be_best.iter().all(|parts| parts.len() == 2);
            if !can_be_best.is_empty() && are_yes_no {
                let bids: Vec<u32> = can_be_best.iter().map(|parts| parts[0]).collect();
                let asked = format!("ask about {} of {mine}", ranges(&bids));
                assert!(said.starts_with(&asked), "{pools:?}: {advice} {asked}");
            } else if let [first, ..] = can_be_best[..] {
                let named = said.strip_prefix(&format!("split {mine} into "));
                let listed: Vec<String> = named
                    .unwrap()
                    .split([',', ':'])
                    .next()
                    .unwrap()
                    .split(" or ")
                    .map(str::to_owned)
                    .collect();
                let spelled = |parts: &[u32]| {
                    let parts: Vec<String> = parts.iter().map(u32::to_string).collect();
                    parts.join("\u{202f}|\u{202f}")
                };
                assert!(listed.contains(&spelled(first)), "{pools:?}: {advice}");
                let others = listed.last().unwrap().strip_prefix("in ");
                let others = others.map(|said| said.strip_suffix(" other ways").unwrap());
                let more: usize = others.map_or(0, |more| more.parse().unwrap());
                let named = listed.len() - usize::from(others.is_some());
                assert_eq!(named + more, can_be_best.len(), "{pools:?}: {advice}");
                let spelled: Vec<String> = can_be_best.iter().map(|parts| spelled(parts)).collect();
                assert!(listed[..named].iter().all(|split| spelled.contains(split)));
            } else {
                assert!(said.starts_with("name a suspect"), "{pools:?}: {advice}");
            }
            let names = said.contains("name a suspect");
            let all = questions.len() + usize::from(rules.ending() != Ending::Race);
            let listed = can_be_best.len() + usize::from(names);
            let ends_with = match listed {
                1 if all == 1 => ": there is no other move.",
                _ if listed == all => ": each may be best, depending on what the others choose.",
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
    for (rules, last) in [
        (Rules::RACE, 5),
        (Rules::RACE, 1),
        (Rules::OFFICIAL, 40),
        (Rules::TRIPARTITE, 9),
    ] {
        let table = carried(rules);
        let start = format!("{} layer=", set(rules, [6, 4, last]));
        for (player, layer) in [(0, "win"), (1, "next"), (2, "last-player")] {
            let settings = solved(&mut figure, &format!("{start}{layer}"));
            let raster = figure.figure_at(0, &settings, RESOLUTION).raster.unwrap();
            assert_eq!(raster.cells.len(), (LARGEST * LARGEST) as usize);
            for (index, cell) in (0_u32..).zip(&raster.cells) {
                let [mine, theirs] = [1 + index % LARGEST, 1 + index / LARGEST];
                let ones = [mine, theirs, last]
                    .iter()
                    .filter(|&&pool| pool == 1)
                    .count();
                if rules == Rules::RACE && ones > 1 {
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
        if rules == Rules::RACE && last == 1 {
            // The last one has won, wherever the others are.
            let readout = figure.readout(&settings);
            assert!(
                found.dots.is_empty()
                    && fact(&readout, "Nearest to fair") == "none, the game is over"
            );
            continue;
        }
        let ring = found.dots[0].at;
        let apart = |mine: u32, theirs: u32| {
            let all = table.numerators([mine, theirs, last].map(pool));
            let high = all.iter().map(|ends| ends[1]).max().unwrap();
            let low = all.iter().map(|ends| ends[0]).min().unwrap();
            let total = mine * theirs * last;
            // Nothing is left to decide, or it is no position.
            let is_over = rules.ending() == Ending::Race && [mine, theirs, last].contains(&1);
            let width = if is_over { 2 * total } else { high - low };
            BigRational::new(width.into(), total.into())
        };
        let all = || (1..=LARGEST).flat_map(|mine| (1..=LARGEST).map(move |theirs| (mine, theirs)));
        let least = all()
            .map(|(mine, theirs)| apart(mine, theirs))
            .min()
            .unwrap();
        let near = all()
            .find(|&(mine, theirs)| ring == (mine.into(), theirs.into()))
            .unwrap();
        assert_eq!(apart(near.0, near.1), least);
        let readout = figure.readout(&settings);
        let fair = (
            "Nearest to fair",
            format!("with {}, {} and {last}", near.0, near.1),
        );
        assert!(readout.facts.contains(&fair), "{:?}", readout.facts);
        let shown = figure.table(&settings, Extent::Shown);
        assert_eq!(shown.rows.len(), (LARGEST * LARGEST) as usize);
        assert!(
            shown
                .rows
                .iter()
                .all(|row| row.len() == shown.columns.len())
        );
    }
}

/// A task that has made so many steps.
fn stopped(rules: Rules, steps: u32) -> ([u32; 2], Vec<i64>) {
    let place = Ending::ALL
        .iter()
        .position(|ending| *ending == rules.ending())
        .unwrap();
    let numbers = [u32::try_from(place).unwrap(), rules.answers().into()];
    let mut run = task_run("three-players/positions", &numbers).unwrap();
    for _ in 0..steps {
        run.step().unwrap();
    }
    assert!(!run.is_over() && run.done() < 1.0);
    (numbers, run.answer())
}

#[test]
fn small_positions_are_known_at_once_and_others_as_far_as_they_are_solved() {
    for rules in all_rules() {
        let mut figure = ThreePlayers::default();
        let small = normalized(&mut figure, &set(rules, [8, 8, 8]));
        assert!(figure.sentence(&small).contains("you win"));
        let large = normalized(&mut figure, &set(rules, [9, 20, 30]));
        assert!(figure.sentence(&large).ends_with(": not solved yet."));
        assert_eq!(
            figure.readout(&large).advice,
            "This position is being solved."
        );
        let task = figure.task(&large).unwrap();
        assert!(!task.is_begun);
        // Stopped before it knows more than what was known at once.
        let (numbers, answer) = stopped(rules, 5);
        assert_eq!(task.numbers, numbers);
        figure.receive(task.name, &numbers, &answer).unwrap();
        assert!(figure.task(&large).unwrap().is_begun);
        assert!(figure.sentence(&small).contains("you win"));
        let stop = "Solving was stopped before it came to this position.";
        assert_eq!(figure.readout(&large).advice, stop);
        // Sums of three pools are solved one after the other, from 3 on.
        let (numbers, answer) = stopped(rules, 9 + 20 + 30 - 2);
        figure.receive(task.name, &numbers, &answer).unwrap();
        let table = ThreeTable::new(rules, [9, 20, 30].map(pool)).unwrap();
        let [yours, ..] = table.numerators([9, 20, 30].map(pool));
        let ends = yours.map(|share| BigRational::new(share.into(), (9 * 20 * 30).into()));
        assert_eq!(figure.readout(&large).value, range(&ends), "{rules}");
        let beyond = normalized(&mut figure, &set(rules, [9, 21, 30]));
        assert_eq!(figure.readout(&beyond).advice, stop);
        let facts = figure.readout(&beyond).facts;
        assert!(facts.iter().all(|(_, said)| said == "not solved yet"));
        let raster = figure.figure_at(0, &beyond, RESOLUTION).raster.unwrap();
        for (index, cell) in (0_u32..).zip(&raster.cells) {
            let sum = 1 + index % LARGEST + 1 + index / LARGEST + 30;
            assert_eq!(*cell == Cell::fill(1), sum > 59, "{index}");
        }
    }
}

#[test]
fn what_is_no_answer_is_refused() {
    let mut figure = ThreePlayers::default();
    let settings = normalized(&mut figure, &set(Rules::OFFICIAL, [5, 3, 4]));
    let before = figure.sentence(&settings);
    let (numbers, answer) = stopped(Rules::OFFICIAL, 6);
    for wrong in [
        Vec::new(),
        answer[..answer.len() - 1].to_vec(),
        [&answer[..], &[0]].concat(),
        [&[-1], &answer[1..]].concat(),
        [&answer[..1], &[0], &answer[2..]].concat(),
    ] {
        let name = "three-players/positions";
        let error = figure.receive(name, &numbers, &wrong).unwrap_err();
        assert!(
            error
                .to_string()
                .contains("are not what three players have"),
            "{error}"
        );
    }
    assert_eq!(figure.sentence(&settings), before);
    for numbers in [&[][..], &[3, 2], &[0, 1], &[0, 4], &[0, 2, 2]] {
        assert!(task_run("three-players/positions", numbers).is_err());
    }
}

#[test]
fn pointing_and_keys_stay_on_the_map() {
    let mut figure = ThreePlayers::default();
    let settings = normalized(&mut figure, "mine=500 theirs=64 last-pool=20 size=64");
    assert_eq!(settings.get("mine"), Some(Value::Whole(64)));
    let edit = figure.point(0, &settings, (2.4, 99.0));
    assert_eq!(
        assigned(&edit),
        [("mine", Value::Whole(2)), ("theirs", Value::Whole(64))]
    );
    let up = figure.press(0, &settings, KeyPress::Step(0, 1));
    assert_eq!(assigned(&up), [("theirs", Value::Whole(64))]);
    let right = figure.press(0, &settings, KeyPress::Start(Along::X));
    assert_eq!(assigned(&right), [("mine", Value::Whole(1))]);
}

#[test]
fn a_pool_makes_the_map_larger_and_a_smaller_map_moves_the_pools() {
    let mut figure = ThreePlayers::default();
    let size = |settings: &Settings| settings.get("size").unwrap();
    let large = normalized(&mut figure, "mine=25 theirs=3");
    assert_eq!(size(&large), Value::Whole(32));
    let mut small = large;
    small.set("size", 10_u32);
    normalize(&mut figure, &mut small, &["size"]);
    assert_eq!(small.get("mine"), Some(Value::Whole(10)));
    assert_eq!(small.get("theirs"), Some(Value::Whole(3)));
    let raster = figure.figure_at(0, &small, RESOLUTION).raster.unwrap();
    assert_eq!(raster.cells.len(), 100);
}
