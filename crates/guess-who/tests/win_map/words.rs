//! What is said beside the facts: that nothing grows while somebody scrubs, controls, and where a sentence depends on more than one fact.
//! Sentences themselves stand in `tests/snapshots/win-map/words.txt`, where a person reads them.

use super::{
    Chance, LAYERS, YES_NO, all_rules, cell, fact, facts, figure, halvings, map, pool, said,
    settings,
};
use upperhand::guess_who::{Rules, SolvedTable, win_probability};
use upperhand_kit::model::{Input, Placement};
use upperhand_kit::schema::Domain;
use upperhand_kit::{Cell, Extent};
use upperhand_oracles::sized;

/// The advice names the region where the race has one, and stakes where an even split loses.
#[test]
fn the_advice_says_what_the_facts_are() {
    let mut chance = Chance(20);
    let mut seen = [0; 4];
    for rules in all_rules() {
        for _ in 0..sized(60, 400) {
            let below = |chance: &mut Chance| 2 + chance.below(40);
            let (mine, theirs) = (below(&mut chance), below(&mut chance));
            let set = format!("mine={mine} theirs={theirs} size=64");
            let (facts, text) = (facts(rules, &set), said(rules, &set).advice);
            let context = format!("{rules} {set}: {text}");
            let is_behind =
                halvings(facts.position.mine.get()) > halvings(facts.position.theirs.get());
            let race = rules == Rules::RACE;
            assert_eq!(
                text.contains("in the weeds"),
                race && is_behind,
                "{context}"
            );
            let [_, lost] = facts.even.unwrap();
            let is_even = lost.numerator() == 0;
            let upper_hand = race && !is_behind && is_even;
            assert_eq!(text.contains("the upper hand"), upper_hand, "{context}");
            assert_eq!(text.contains("this wins"), !is_even, "{context}");
            let names = facts.moves.name_suspect;
            let only_names = facts.moves.most_even.is_none();
            assert_eq!(
                text.contains(" or name a suspect"),
                names && !only_names,
                "{context}"
            );
            assert_eq!(
                text.starts_with("Name one of your"),
                only_names,
                "{context}"
            );
            for (count, is_so) in
                seen.iter_mut()
                    .zip([!is_even, upper_hand, names, text.contains("Equally good")])
            {
                *count += u32::from(is_so);
            }
        }
    }
    assert!(seen.iter().all(|&count| count > 10), "{seen:?}");
}

/// The readout never grows while somebody scrubs: no text is longer than its place.
#[test]
fn every_readout_fits_its_place_and_keeps_its_terms() {
    for rules in YES_NO {
        let map = &mut map();
        let mut settings = settings(rules, "size=512");
        let mut terms: Option<Vec<&str>> = None;
        for mine in (1..=512).step_by(sized(11, 3)) {
            for theirs in (1..=512).step_by(sized(13, 5)) {
                settings.set("mine", upperhand_kit::settings::Value::Whole(mine));
                settings.set("theirs", upperhand_kit::settings::Value::Whole(theirs));
                let words = map.readout(&settings);
                let context = format!("{rules} ({mine}, {theirs}): {words:?}");
                assert!(words.advice.chars().count() <= 110, "{context}");
                assert!(
                    fact(&words, "All best moves").chars().count() <= 48,
                    "{context}"
                );
                let said: Vec<&str> = words.facts.iter().map(|(term, _)| *term).collect();
                assert_eq!(terms.get_or_insert(said.clone()), &said, "{context}");
                let win = win_probability(rules, pool(mine), pool(theirs));
                let exact = win.map_or_else(|_| String::new(), |win| win.to_string());
                assert_eq!(words.exact, exact);
            }
        }
    }
}

#[test]
fn facts_keep_their_terms_in_every_layer_and_comparison() {
    for layer in LAYERS {
        for compare in ["none", "race", "open"] {
            for kind in ["split", "difference"] {
                for rules in [Rules::RACE, Rules::TRIPARTITE] {
                    let terms = |position: &str| {
                        let set = format!(
                            "{position} layer={layer} compare={compare} compare-as={kind} size=1024"
                        );
                        let facts = said(rules, &set).facts;
                        facts.into_iter().map(|(term, _)| term).collect::<Vec<_>>()
                    };
                    let usual = terms("mine=24 theirs=24");
                    for position in [
                        "mine=1 theirs=1",
                        "mine=1 theirs=9",
                        "mine=9 theirs=1",
                        "mine=700 theirs=1000",
                    ] {
                        assert_eq!(
                            terms(position),
                            usual,
                            "{layer} {compare} {kind} {position}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn controls_show_the_present_values() {
    let map = &mut map();
    let shown = settings(
        Rules::TRIPARTITE,
        "mine=40 theirs=30 layer=rule rule=ladder compare=race",
    );
    let controls = map.controls(&shown);
    let names: Vec<&str> = controls.iter().map(|control| control.name).collect();
    assert_eq!(
        names,
        [
            "mine",
            "theirs",
            "rules",
            "answers",
            "size",
            "axes",
            "layer",
            "rule",
            "contours",
            "compare",
            "compare-answers",
            "compare-as",
            "divider"
        ]
    );
    for control in &controls {
        assert!(!control.label.is_empty());
        let now = shown.get(control.name).unwrap().text();
        match &control.input {
            Input::Slider {
                value,
                position,
                spoken,
                ..
            } => {
                assert_eq!(value.to_string(), now);
                let back = map.slide(&shown, control.name).value(*position);
                // A position of a doubling slider stands for values within half a step.
                assert!(
                    (back / value).log2().abs() <= 1.0 / 32.0,
                    "{}",
                    control.name
                );
                assert!(!spoken.is_empty());
            }
            Input::Choice { value, options, .. } => {
                assert_eq!(*value, now);
                // In the order of the schema, with its labels.
                let declared = shown.declared().iter();
                let mut declared = declared.filter(|setting| setting.name == control.name);
                let domain = Domain::Name(options);
                assert_eq!(declared.next().unwrap().domain, domain, "{}", control.name);
            }
            Input::Switch { .. } | Input::Button { .. } | Input::Chips(_) => {
                panic!("the map has neither switches nor buttons nor chips")
            }
        }
    }
    let without_rule = map.controls(&settings(Rules::RACE, "layer=gain"));
    assert!(without_rule.iter().all(|control| control.name != "rule"));
    let place = |name| {
        controls
            .iter()
            .find(|control| control.name == name)
            .unwrap()
            .placement
    };
    assert_eq!(
        ["mine", "theirs", "rules", "axes"].map(place),
        [
            Placement::Across,
            Placement::Upright,
            Placement::Variants,
            Placement::More
        ]
    );
}

/// What the map's controls say of the choice of a name.
fn explained(rules: Rules, set: &str, name: &str) -> Option<&'static str> {
    let controls = map().controls(&settings(rules, set));
    let found = controls.into_iter().find(|control| control.name == name)?;
    match found.input {
        Input::Choice { explanation, .. } => Some(explanation),
        other => panic!("{name}: {other:?}"),
    }
}

/// A difference of chances has no layers to choose from: picture, words and files are the same whichever was chosen. What
/// is said of its colours is so by both tables.
#[test]
fn a_difference_is_explained_and_has_no_layers() {
    const SIZE: u32 = 24;
    let compared = format!("size={SIZE} compare=open compare-as=difference");
    let shown = |layer: &str| {
        let state = settings(Rules::OFFICIAL, &format!("{compared} layer={layer}"));
        let file = map().table(&state, Extent::Shown);
        (
            figure(Rules::OFFICIAL, &format!("{compared} layer={layer}")),
            map().readout(&state),
            map().summary(&state),
            (file.columns, file.rows),
        )
    };
    let plain = shown("win");
    for layer in LAYERS {
        assert!(shown(layer) == plain, "{layer}");
        let set = format!("{compared} layer={layer}");
        assert_eq!(explained(Rules::OFFICIAL, &set, "layer"), None);
        let beside = format!("compare=open layer={layer}");
        assert!(explained(Rules::OFFICIAL, &beside, "layer").is_some());
    }
    let said = explained(Rules::OFFICIAL, &compared, "compare-as").unwrap();
    assert!(
        said.ends_with(
            "blue where the first are better for you, orange where they are worse, no colour where both are the same."
        ),
        "{said}"
    );
    let [first, other] =
        [Rules::OFFICIAL, Rules::OPEN].map(|rules| SolvedTable::new(rules, SIZE).unwrap());
    let middle = Cell::magnitude(0.5).index();
    let mut seen = [0; 3];
    for mine in 1..=SIZE {
        for theirs in 1..=SIZE {
            let (n, m) = (pool(mine), pool(theirs));
            // Blue is the mover's colour, above the middle of the scale.
            let better = first.numerator(n, m).cmp(&other.numerator(n, m));
            let shade = cell(&plain.0, mine as usize - 1, theirs as usize - 1).index();
            let shade = shade.cmp(&middle);
            // A small difference may have the shade of none.
            assert!(shade.is_eq() || shade == better, "({mine}, {theirs})");
            seen[usize::from(shade.is_ge()) + usize::from(shade.is_gt())] += 1;
            let position = format!("{compared} mine={mine} theirs={theirs}");
            let words = fact(&super::said(Rules::OFFICIAL, &position), "Difference");
            let sign = if better.is_gt() { '+' } else { '−' };
            assert_eq!(
                words == "the same chance as under the open rules",
                better.is_eq(),
                "{position}: {words}"
            );
            assert!(better.is_eq() || words.starts_with(sign), "{position}");
        }
    }
    assert!(seen[0] > 50 && seen[1] > 10, "{seen:?}");
    let summary =
        "A map of how much larger your chance to win is, in points, for your pool from 1 to 24";
    assert!(plain.2.starts_with(summary), "{}", plain.2);
}

/// Picture, sentence and summary of a comparison say what is true of the rules on each side of the divider.
#[test]
fn both_sides_of_a_divider_are_told_by_their_own_rules() {
    const SIZE: u32 = 48;
    let mut chance = Chance(18);
    let mut sides = [0, 0];
    for _ in 0..120 {
        let mut below = |most: usize| 1 + u32::try_from(chance.below(most)).unwrap();
        let (mine, theirs, percent) = (below(SIZE as usize), 1 + below(23), below(99));
        let set =
            format!("mine={mine} theirs={theirs} size={SIZE} compare=official divider={percent}");
        let facts = facts(Rules::RACE, &set);
        // The divider as a share of the width, which starts half a cell before the first pool.
        let beyond = (0.5 + f64::from(percent * SIZE) / 100.0).floor();
        let at = |mine: u32| {
            if f64::from(mine) <= beyond {
                Rules::RACE
            } else {
                Rules::OFFICIAL
            }
        };
        sides[usize::from(at(mine) == Rules::RACE)] += 1;
        assert_eq!(facts.position.rules, at(mine), "{set}");
        let there = if at(mine) == Rules::RACE {
            Rules::OFFICIAL
        } else {
            Rules::RACE
        };
        let win = win_probability(there, pool(mine), pool(theirs)).ok();
        assert_eq!(facts.other, Some((there, win)), "{set}");
        let (corner, win) = facts.corner;
        assert_eq!(
            (corner.rules, corner.mine, corner.theirs),
            (at(SIZE), pool(SIZE), pool(SIZE)),
            "{set}"
        );
        assert_eq!(
            win,
            win_probability(at(SIZE), pool(SIZE), pool(SIZE)).ok(),
            "{set}"
        );
        let shown = settings(Rules::RACE, &set);
        let name = upperhand_games::rule_sets::in_words(at(mine));
        let start = format!(" Moving first against {theirs} under {name}, you ");
        assert!(map().sentence(&shown).contains(&start), "{set}");
        let words = map().readout(&shown);
        let region = fact(&words, "Region");
        assert_eq!(
            region.starts_with("in the race: "),
            at(mine) != Rules::RACE,
            "{set}: {region}"
        );
        let is_weeds = mine > 1 && halvings(mine) > halvings(theirs);
        assert_eq!(region.contains("in the weeds"), is_weeds, "{set}: {region}");
        if mine > 1 {
            // A level for each halving that is left to whoever needs fewer, but the last.
            let level = halvings(mine).min(halvings(theirs)).checked_sub(1);
            let level = level.map_or_else(|| "none".to_owned(), |level| level.to_string());
            assert_eq!(fact(&words, "Level"), level, "{set}");
        }
    }
    assert!(sides.iter().all(|&count| count > 20), "{sides:?}");
}
