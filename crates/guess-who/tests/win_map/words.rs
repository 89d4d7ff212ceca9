//! What is said beside the facts: that nothing grows while somebody scrubs, and where a sentence depends on more than one fact.
//! Sentences themselves stand in `tests/snapshots/win-map/words.txt`, where a person reads them.

use super::{LAYERS, facts, figure, halvings, map, positions, said, settings};
use itertools::iproduct;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand::guess_who::{Rules, SolvedTable, win_probability};
use upperhand_kit::model::Input;
use upperhand_kit::{Extent, Model as _};
use upperhand_oracles::{all_rules, fact, pool, sized};

/// The advice names the region where the race has one, and stakes where an even split loses.
#[test]
fn the_advice_says_what_the_facts_are() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(20);
    let mut seen = [0; 4];
    for (rules, _) in iproduct!(all_rules(), 0..sized(60, 400)) {
        let (mine, theirs) = (random.random_range(2..42), random.random_range(2..42));
        let set = format!("mine={mine} theirs={theirs} size=64");
        let (facts, text) = (facts(rules, &set), said(rules, &set).advice);
        let is_race = rules == Rules::RACE;
        let is_behind = is_race && halvings(mine) > halvings(theirs);
        let [_, lost] = facts.even.unwrap();
        let is_even = lost.numerator() == 0;
        let upper_hand = is_race && !is_behind && is_even;
        let only_names = facts.moves.most_even.is_none();
        let also_names = facts.moves.name_suspect && !only_names;
        for (words, is_so) in [
            ("in the weeds", is_behind),
            ("the upper hand", upper_hand),
            ("this wins", !is_even),
            (" or name a suspect", also_names),
            ("Name one of your", only_names),
        ] {
            assert_eq!(text.contains(words), is_so, "{rules} {set}: {text}");
        }
        let names = facts.moves.name_suspect;
        let kinds = [!is_even, upper_hand, names, text.contains("Equally good")];
        for (count, is_so) in seen.iter_mut().zip(kinds) {
            *count += u32::from(is_so);
        }
    }
    assert!(seen.iter().all(|&count| count > 10), "{seen:?}");
}

/// The readout never grows while somebody scrubs: no text is longer than its place, and terms stay.
#[test]
fn every_readout_fits_its_place_and_keeps_its_terms() {
    for rules in [Rules::RACE, Rules::OFFICIAL, Rules::OPEN] {
        let map = &mut map();
        let mut settings = settings(rules, "size=512");
        let usual = map.readout(&settings);
        let pools = iproduct!(
            (1..=512).step_by(sized(11, 3)),
            (1..=512).step_by(sized(13, 5))
        );
        for (mine, theirs) in pools {
            settings.set("mine", mine);
            settings.set("theirs", theirs);
            let words = map.readout(&settings);
            let context = format!("{rules} ({mine}, {theirs}): {words:?}");
            assert!(words.advice.chars().count() <= 110, "{context}");
            let moves = fact(&words, "All best moves");
            assert!(moves.chars().count() <= 48, "{context}");
            let terms = [&words, &usual].map(|words| words.facts.iter().map(|(term, _)| *term));
            let [here, usual] = terms;
            assert!(here.eq(usual), "{context}");
            let win = win_probability(rules, pool(mine), pool(theirs));
            assert_eq!(
                words.exact,
                win.map_or_else(|_| String::new(), |win| win.to_string())
            );
        }
    }
    for (layer, compare, kind, rules) in iproduct!(
        LAYERS,
        ["none", "race", "open"],
        ["split", "difference"],
        [Rules::RACE, Rules::TRIPARTITE]
    ) {
        let terms = |position: &str| {
            let set =
                format!("{position} layer={layer} compare={compare} compare-as={kind} size=1024");
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

/// A difference of chances has no layers to choose from: picture, words and files are the same whichever was chosen.
#[test]
fn a_difference_has_no_layers_and_says_what_it_is() {
    const SIZE: u32 = 24;
    let compared = format!("size={SIZE} compare=open compare-as=difference");
    let shown = |layer: &str| {
        let set = format!("{compared} layer={layer}");
        let state = settings(Rules::OFFICIAL, &set);
        let file = map().table(&state, Extent::Shown);
        (
            figure(Rules::OFFICIAL, &set),
            map().readout(&state),
            map().summary(&state),
            (file.columns, file.rows),
        )
    };
    // What the map's controls say of the choice of a name.
    let explained = |set: &str, name: &str| {
        let controls = map().controls(&settings(Rules::OFFICIAL, set));
        let found = controls.into_iter().find(|control| control.name == name)?;
        match found.input {
            Input::Choice { explanation, .. } => Some(explanation),
            other => panic!("{name}: {other:?}"),
        }
    };
    let plain = shown("win");
    for layer in LAYERS {
        assert!(shown(layer) == plain, "{layer}");
        assert_eq!(
            explained(&format!("{compared} layer={layer}"), "layer"),
            None
        );
        let beside = format!("compare=open layer={layer}");
        assert!(explained(&beside, "layer").is_some());
    }
    let colours = "blue where the first are better for you, orange where they are worse, no colour where both are the same.";
    assert!(
        explained(&compared, "compare-as")
            .unwrap()
            .ends_with(colours)
    );
    let tables = [Rules::OFFICIAL, Rules::OPEN].map(|rules| SolvedTable::new(rules, SIZE).unwrap());
    for (mine, theirs) in positions(SIZE) {
        let [first, other] = tables
            .each_ref()
            .map(|table| table.numerator(pool(mine), pool(theirs)));
        let set = format!("{compared} mine={mine} theirs={theirs}");
        let words = fact(&said(Rules::OFFICIAL, &set), "Difference");
        let start = match first.cmp(&other) {
            core::cmp::Ordering::Less => "−",
            core::cmp::Ordering::Equal => "the same chance as under the open rules",
            core::cmp::Ordering::Greater => "+",
        };
        assert!(words.starts_with(start), "{set}: {words}");
    }
    let summary =
        "A map of how much larger your chance to win is, in points, for your pool from 1 to 24";
    assert!(plain.2.starts_with(summary), "{}", plain.2);
}

/// Picture, sentence and summary of a comparison say what is true of the rules on each side of the divider.
#[test]
fn both_sides_of_a_divider_are_told_by_their_own_rules() {
    const SIZE: u32 = 48;
    let mut random = Xoshiro256PlusPlus::seed_from_u64(18);
    let mut sides = [0, 0];
    for _ in 0..120 {
        let (mine, theirs) = (random.random_range(1..=SIZE), random.random_range(2..=24));
        let percent = random.random_range(1..100);
        let set =
            format!("mine={mine} theirs={theirs} size={SIZE} compare=official divider={percent}");
        let facts = facts(Rules::RACE, &set);
        // The divider as a share of the width, which starts half a cell before the first pool.
        let beyond = (0.5 + f64::from(percent * SIZE) / 100.0).floor();
        let rules = [Rules::RACE, Rules::OFFICIAL];
        let side = |mine: u32| usize::from(f64::from(mine) > beyond);
        let (here, there) = (rules[side(mine)], rules[1 - side(mine)]);
        sides[side(mine)] += 1;
        assert_eq!(facts.position.rules, here, "{set}");
        let win = |rules, mine, theirs| win_probability(rules, pool(mine), pool(theirs)).ok();
        assert_eq!(
            facts.other,
            Some((there, win(there, mine, theirs))),
            "{set}"
        );
        let (corner, chance) = facts.corner;
        let expected = (rules[side(SIZE)], pool(SIZE), pool(SIZE));
        assert_eq!(
            (corner.rules, corner.mine, corner.theirs),
            expected,
            "{set}"
        );
        assert_eq!(chance, win(expected.0, SIZE, SIZE), "{set}");
        let shown = settings(Rules::RACE, &set);
        let name = upperhand_games::rule_sets::in_words(here);
        let start = format!(" Moving first against {theirs} under {name}, you ");
        assert!(map().sentence(&shown).contains(&start), "{set}");
        let words = map().readout(&shown);
        let region = fact(&words, "Region");
        let is_elsewhere = region.starts_with("in the race: ");
        assert_eq!(is_elsewhere, here != Rules::RACE, "{set}: {region}");
        let is_weeds = mine > 1 && halvings(mine) > halvings(theirs);
        assert_eq!(region.contains("in the weeds"), is_weeds, "{set}: {region}");
        if mine > 1 {
            // A level for each halving that is left to whoever needs fewer, but the last.
            let level = halvings(mine).min(halvings(theirs)) - 1;
            assert_eq!(fact(&words, "Level"), level.to_string(), "{set}");
        }
    }
    assert!(sides.iter().all(|&count| count > 20), "{sides:?}");
}
