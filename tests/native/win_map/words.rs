//! What is said: readouts, sentences, summaries and controls.

use super::{LAYERS, YES_NO, all_rules, fact, map, pool, said, settings};
use upperhand::figures::model::{Input, Place, Readout};
use upperhand::figures::schema::Domain;
use upperhand::guess_who::{
    AlwaysHalving, Ending, Probability, Rules, SolvedTable, fair_start, win_probability,
};

#[test]
fn the_readout_says_everything_in_words() {
    let race = said(Rules::RACE, "mine=40 theirs=24");
    let facts = [
        ("All best moves", "ask about 16 of 40"),
        ("Region", "In the weeds at level 4"),
        ("Fair start", "33 against 24: you then win 50.0\u{202f}%"),
    ];
    let advice = "Ask about 16 of your 40 suspects: you are in the weeds at level 4, so gamble.";
    let expected = Readout {
        heading: "You have 40, they have 24".to_owned(),
        value: "44.4\u{202f}%".to_owned(),
        exact: "71/160".to_owned(),
        decimal: "= 0.44375".to_owned(),
        advice: advice.to_owned(),
        facts: facts.map(|(term, text)| (term, text.to_owned())).to_vec(),
    };
    let fair = fair_start(Rules::RACE, pool(24)).unwrap();
    let fair_text = format!(
        "{} against 24: you then win {}",
        fair.mine.get(),
        upperhand::figures::format::percent(fair.win)
    );
    assert_eq!(fact(&race, "Fair start"), fair_text);
    let expected = Readout {
        facts: [&expected.facts[..2], &[("Fair start", fair_text)]].concat(),
        ..expected
    };
    assert_eq!(race, expected);
    let official = said(Rules::OFFICIAL, "mine=14 theirs=14");
    assert_eq!(fact(&official, "All best moves"), "ask about 4 or 6 of 14");
    // 55/98 for 4 or 6 against 54/98 for 7.
    assert_eq!(
        official.advice,
        "Ask about 6 of your 14 suspects: an even split would cost you 1.0\u{202f}%."
    );
    let even = said(Rules::OFFICIAL, "mine=24 theirs=24");
    assert_eq!(fact(&even, "All best moves"), "ask about 8 to 12 of 24");
    assert_eq!(
        said(Rules::OFFICIAL, "mine=2 theirs=2").advice,
        "Ask about 1 of your 2 suspects, or name one: both are worth the same."
    );
}

#[test]
fn the_ends_of_the_game_are_told_as_such() {
    let advice = |rules, set| said(rules, set).advice;
    let never = said(Rules::RACE, "mine=1 theirs=1");
    assert_eq!((&never.value[..], &never.exact[..]), ("–", ""));
    assert_eq!(
        advice(Rules::RACE, "mine=1 theirs=9"),
        "Only one suspect is left to you: you have won."
    );
    assert_eq!(
        advice(Rules::RACE, "mine=9 theirs=1"),
        "Only one suspect is left to them: they have won."
    );
    assert_eq!(said(Rules::RACE, "mine=9 theirs=1").value, "0\u{202f}%");
    assert_eq!(
        advice(Rules::OFFICIAL, "mine=1 theirs=9"),
        "Name the one suspect you have left: you win."
    );
    assert_eq!(
        advice(Rules::OFFICIAL, "mine=9 theirs=1"),
        "Name any of your 9 suspects now: on their next turn they win."
    );
    assert_eq!(said(Rules::OFFICIAL, "mine=9 theirs=1").exact, "1/9");
    assert_eq!(
        advice(Rules::OPEN, "mine=2 theirs=2"),
        "Name one of your 2 suspects: no question is worth as much."
    );
}

#[test]
fn moves_of_several_answers_are_told_as_parts() {
    let moves = |rules, set: &str| fact(&said(rules, set), "All best moves");
    assert_eq!(
        moves(Rules::TRIPARTITE, "mine=10 theirs=10"),
        "split into 3\u{202f}|\u{202f}3\u{202f}|\u{202f}4"
    );
    assert_eq!(
        said(Rules::TRIPARTITE, "mine=10 theirs=10").advice,
        "Split your 10 suspects into 3 | 3 | 4: an even split gives nothing away."
    );
    // Up to four questions are listed, the others counted.
    let (mut whole, mut cut, mut halves) = (0, 0, 0);
    for rules in all_rules().filter(|rules| rules.answers() > 2) {
        let table = SolvedTable::new(rules, 16).unwrap();
        for (mine, theirs) in [(2, 9), (3, 2), (9, 9), (16, 3), (16, 12), (15, 16)] {
            let questions = table.optimal_questions(pool(mine), pool(theirs)).unwrap();
            let text = moves(rules, &format!("mine={mine} theirs={theirs}"));
            let context = format!("{rules} ({mine}, {theirs}): {text}");
            let (count, text) = (questions.len(), text.replace(", or name a suspect", ""));
            if questions.iter().all(|parts| parts.len() == 2) {
                let is_question = text.starts_with("ask about ");
                assert_eq!(is_question, count > 0, "{context}");
                halves += count;
                continue;
            }
            let listed = text.strip_prefix("split into ").expect(&context);
            let listed = if count > 4 {
                cut += 1;
                let more = format!(" or {} more", count - 4);
                listed.strip_suffix(&more).expect(&context)
            } else {
                whole += 1;
                listed
            };
            let expected: Vec<String> = questions
                .iter()
                .take(4)
                .map(|parts| {
                    let parts: Vec<String> = parts.iter().map(u32::to_string).collect();
                    parts.join("\u{202f}|\u{202f}")
                })
                .collect();
            assert_eq!(listed, expected.join(", "), "{context}");
        }
    }
    assert!(whole > 5 && cut > 5 && halves > 5, "{whole} {cut} {halves}");
    // Too many to be listed, and too large to be known.
    let six = Rules::new(6, Ending::Official).unwrap();
    let text = moves(six, "mine=178 theirs=2 size=256");
    assert!(
        text.contains(" questions, the most even of which is "),
        "{text}"
    );
    assert_eq!(
        moves(six, "mine=1000 theirs=1000"),
        "not known at this size"
    );
    assert_eq!(
        moves(Rules::RACE, "mine=1000000000 theirs=10"),
        "ask about 8 of 1\u{202f}000\u{202f}000\u{202f}000"
    );
}

/// The readout never grows while somebody scrubs: no text is longer than its place.
#[test]
fn every_readout_fits_its_place_and_keeps_its_terms() {
    for rules in YES_NO {
        let map = &mut map();
        let mut settings = settings(rules, "size=512");
        let mut terms: Option<Vec<&str>> = None;
        for mine in (1..=512).step_by(3) {
            for theirs in (1..=512).step_by(5) {
                settings.set("mine", upperhand::figures::settings::Value::Whole(mine));
                settings.set("theirs", upperhand::figures::settings::Value::Whole(theirs));
                let words = map.readout(&settings).unwrap();
                let context = format!("{rules} ({mine}, {theirs}): {words:?}");
                assert!(words.advice.chars().count() <= 92, "{context}");
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
fn layers_and_comparisons_add_their_number() {
    let halving = said(Rules::RACE, "mine=100 theirs=10 layer=halving");
    let cost = AlwaysHalving::new(Rules::RACE, 128)
        .unwrap()
        .cost(pool(100), pool(10));
    assert_eq!(cost, Probability::new(37, 500));
    assert_eq!(
        fact(&halving, "Always halving costs"),
        "7.4\u{202f}% (37/500)"
    );
    let beyond = said(Rules::RACE, "mine=600 theirs=10 layer=halving");
    assert_eq!(
        fact(&beyond, "Always halving costs"),
        "not computed beyond 512"
    );
    let distance = said(Rules::RACE, "mine=40 theirs=24 layer=distance");
    assert_eq!(fact(&distance, "P − p∞"), "−1/1440");
    let position = "mine=40 theirs=24 compare=official";
    let other = win_probability(Rules::OFFICIAL, pool(40), pool(24)).unwrap();
    let percent = upperhand::figures::format::percent;
    let split = said(Rules::RACE, &format!("{position} divider=100"));
    let words = format!("{} under the official rules", percent(other));
    assert_eq!(fact(&split, "Other rules"), words);
    // Beyond the divider the other rules hold, and the first are the other ones.
    let beyond = said(Rules::RACE, &format!("{position} divider=10"));
    assert_eq!(beyond.exact, other.to_string());
    assert_eq!(fact(&beyond, "Other rules"), "44.4\u{202f}% under the race");
    assert_eq!(fact(&beyond, "Region"), "only in the race");
    let apart = said(Rules::RACE, &format!("{position} compare-as=difference"));
    let points = 100.0 * (71.0 / 160.0 - other.value());
    let words = format!("{points:+.1}\u{202f}% against the official rules").replace('-', "−");
    assert_eq!(fact(&apart, "Difference"), words);
}

#[test]
fn sentence_and_summary_tell_the_map() {
    let map = &mut map();
    let plain = settings(Rules::OFFICIAL, "size=24");
    assert_eq!(
        map.sentence(&plain).unwrap(),
        "The official rules, pools up to 24. Against 24 suspects the first player is the favourite up to 32 of her own."
    );
    let text = map.summary(&plain).unwrap();
    assert!(
        text.contains("wins 55.6\u{202f}% of the games (5/9)"),
        "{text}"
    );
    assert!(
        text.contains("your pool from 1 to 24 and theirs from 1 to 24"),
        "{text}"
    );
    let beside = settings(
        Rules::RACE,
        "size=40 compare=open compare-answers=3 divider=40",
    );
    assert_eq!(
        map.sentence(&beside).unwrap().split_once('.').unwrap().0,
        "The race beside the open rules with three answers, pools up to 40"
    );
    let text = map.summary(&beside).unwrap();
    assert!(
        text.contains("Beyond 16 suspects of your own, the open rules with three answers."),
        "{text}"
    );
}

#[test]
fn controls_show_the_present_values() {
    let map = &mut map();
    let shown = settings(
        Rules::TRIPARTITE,
        "mine=40 theirs=30 layer=count compare=race",
    );
    let controls = map.controls(&shown).unwrap();
    let names: Vec<&str> = controls.iter().map(|control| control.name).collect();
    assert_eq!(
        names,
        [
            "mine",
            "theirs",
            "size",
            "rules",
            "answers",
            "layer",
            "axes",
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
            Input::Switch { .. } => panic!("the map has no switch"),
        }
    }
    let place = |name| {
        controls
            .iter()
            .find(|control| control.name == name)
            .unwrap()
            .place
    };
    assert_eq!(
        ["mine", "theirs", "rules", "axes"].map(place),
        [Place::Across, Place::Upright, Place::Variants, Place::More]
    );
}

#[test]
fn sliders_say_their_values_aloud() {
    let spoken = |set: &str, name: &str| {
        let controls = self::map().controls(&settings(Rules::RACE, set)).unwrap();
        let control = controls
            .into_iter()
            .find(|control| control.name == name)
            .unwrap();
        let Input::Slider { spoken, .. } = control.input else {
            panic!("{name} is no slider")
        };
        spoken
    };
    let position = "mine=40 theirs=24";
    assert_eq!(
        spoken(position, "mine"),
        "40 suspects, you win 44.4\u{202f}%"
    );
    assert_eq!(
        spoken(position, "theirs"),
        "they have 24 suspects, you win 44.4\u{202f}%"
    );
    assert_eq!(
        spoken("mine=1 theirs=1", "mine"),
        "1 suspect, no position of the race"
    );
    assert_eq!(spoken("size=128", "size"), "pools up to 128");
    assert_eq!(
        spoken("left=9 size=128", "size"),
        "128 pools along each axis"
    );
    assert_eq!(spoken("", "answers"), "yes or no");
}
