//! What is said: readouts, sentences, summaries and controls.

use super::{
    Chance, LAYERS, YES_NO, all_rules, cell, fact, figure, halvings, map, pool, said, settings,
};
use upperhand::guess_who::{
    Ending, Probability, RuleOfThumb, RuleTable, Rules, SolvedTable, even_split, fair_start,
    win_probability,
};
use upperhand_kit::model::{Input, Placement};
use upperhand_kit::schema::Domain;
use upperhand_kit::{Cell, Extent, Readout};
use upperhand_oracles::game_tree::splits;
use upperhand_oracles::{normalized, question_numerator, sized};

#[test]
fn the_readout_says_everything_in_words() {
    // The first view: gambling wins 5/12, halving 4/12.
    let first = map().readout(&map().defaults());
    let facts = [
        ("Halving every time", "33.3\u{202f}% (8.3 points less)"),
        ("Region", "in the weeds"),
        ("All best moves", "ask about 2 of 6"),
        ("Fair start", "you are even with 5"),
        ("A game takes", "3.4 turns on average, give or take 0.64"),
        (
            "Rule of thumb",
            "round both pools up to a power of two; is yours the larger, ask about half of theirs, else halve: loses nothing, up to 64 each",
        ),
        ("Level", "1"),
        ("Rungs", "yours 8, theirs 4"),
    ];
    let expected = Readout {
        heading: "You have 6, they have 4".to_owned(),
        value: "41.7\u{202f}%".to_owned(),
        unit: "",
        exact: "5/12".to_owned(),
        decimal: "≈ 0.416667".to_owned(),
        advice: "Ask about only 2 of 6. You are in the weeds: this wins 41.7\u{202f}%, halving now 33.3\u{202f}%."
            .to_owned(),
        facts: facts.map(|(term, text)| (term, text.to_owned())).to_vec(),
    };
    assert_eq!(first, expected);
    let advice = |rules, set: &str| said(rules, set).advice.replace('\u{202f}', " ");
    assert_eq!(
        advice(Rules::RACE, "mine=40 theirs=12"),
        "Ask about only 8 of 40. You are in the weeds: this wins 22.1 %, halving now 21.7 %."
    );
    assert_eq!(
        advice(Rules::RACE, "mine=24 theirs=24"),
        "Ask about 12 of 24. You have the upper hand: halving now is safe. (Any from 8 to 12 is equally good.)"
    );
    // The weeds where an even split is the right gamble.
    for (mine, theirs, half) in [(3, 2, 1), (5, 4, 2), (17, 9, 8)] {
        assert_eq!(
            advice(Rules::RACE, &format!("mine={mine} theirs={theirs}")),
            format!(
                "Ask about {half} of {mine}. You are in the weeds, yet here halving now is best."
            )
        );
    }
    let official = said(Rules::OFFICIAL, "mine=14 theirs=14");
    assert_eq!(fact(&official, "All best moves"), "ask about 4 or 6 of 14");
    assert_eq!(fact(&official, "Halving now"), "loses 1 point (1/98)");
    // 55/98 for 4 or 6 against 54/98 for 7.
    assert_eq!(
        advice(Rules::OFFICIAL, "mine=14 theirs=14"),
        "Ask about only 6 of 14: this wins 56.1 %, halving now 55.1 %."
    );
    let even = said(Rules::OFFICIAL, "mine=24 theirs=24");
    assert_eq!(fact(&even, "All best moves"), "ask about 8 to 12 of 24");
    assert_eq!(fact(&even, "Halving now"), "loses nothing");
    assert_eq!(
        advice(Rules::OFFICIAL, "mine=2 theirs=2"),
        "Ask about 1 of 2, or name a suspect: either wins 50.0 %."
    );
}

/// Every claim of the advice against the exhaustive table, at every position up to 26, and none left out.
#[test]
fn every_claim_of_the_advice_holds_by_the_table() {
    const SIZE: u32 = 26;
    let mut claims = std::collections::BTreeMap::<&str, u32>::new();
    for rules in all_rules() {
        let table = SolvedTable::new(rules, SIZE).unwrap();
        let map = &mut map();
        let mut settings = settings(rules, &format!("size={SIZE}"));
        for mine in 2..=SIZE {
            for theirs in 2..=SIZE {
                settings.set("mine", upperhand_kit::settings::Value::Whole(mine));
                settings.set("theirs", upperhand_kit::settings::Value::Whole(theirs));
                let text = map.readout(&settings).advice;
                let context = format!("{rules} ({mine}, {theirs}): {text}");
                for claim in check_advice(&table, (mine, theirs), &text, &context) {
                    *claims.entry(claim).or_default() += 1;
                }
            }
        }
    }
    for (claim, least) in [
        ("uneven", 200),
        ("even", 1000),
        ("weeds", 100),
        ("upper hand", 100),
        ("named", 20),
        ("ties", 200),
        ("or name", 10),
    ] {
        assert!(
            claims.get(claim).is_some_and(|&count| count >= least),
            "{claim}: {claims:?}"
        );
    }
}

/// Checks what an advice claims, and says which kinds of claims it made.
fn check_advice(
    table: &SolvedTable,
    (mine, theirs): (u32, u32),
    text: &str,
    context: &str,
) -> Vec<&'static str> {
    let (n, m, rules) = (pool(mine), pool(theirs), table.rules());
    let parts = u32::from(rules.answers()).min(mine);
    let even: Vec<u32> = (0..parts).map(|part| (mine + part) / parts).collect();
    let best = table.optimal_questions(n, m).unwrap();
    let product = u64::from(mine * theirs);
    let chance = |numerator: u32| Probability::new(u64::from(numerator), product);
    let (win, halved) = (
        chance(table.numerator(n, m)),
        chance(question_numerator(table, n, m, &even)),
    );
    let mut claims = Vec::new();
    // The question told is the most even of the best.
    let told: Option<Vec<u32>> = if let Some(rest) = text.strip_prefix("Ask about ") {
        let digits = rest.trim_start_matches("only ").split(' ').next().unwrap();
        let bid: u32 = digits
            .trim_end_matches([',', '.', ':'])
            .parse()
            .expect(context);
        Some(vec![bid, mine - bid])
    } else if let Some(rest) = text.strip_prefix("Split ") {
        let rest = rest.split_once(" into ").expect(context).1;
        let listed = rest.split([':', ',', '.']).next().unwrap();
        let parts = listed
            .split('|')
            .map(|part| part.trim_matches(['\u{202f}', ' ']).parse());
        Some(parts.collect::<Result<_, _>>().expect(context))
    } else {
        None
    };
    if let Some(told) = &told {
        assert!(best.contains(told), "{context}");
        let most_even = best
            .iter()
            .map(|parts| (parts.len(), parts[0]))
            .max()
            .unwrap();
        assert_eq!((told.len(), told[0]), most_even, "{context}");
    } else {
        assert!(
            text.starts_with("Name one of your ") && best.is_empty(),
            "{context}"
        );
        claims.push("named");
    }
    // The stakes, where an even split loses something; else it is told to be best.
    let is_even_best = win == halved;
    let percent = upperhand_games::format::percent;
    let name = if rules.answers() == 2 {
        "halving now"
    } else {
        "an even split now"
    };
    if is_even_best {
        let ways = [
            "halving now is safe.",
            "yet here halving now is best.",
            &format!("nothing is better than {name}."),
            &format!("or name a suspect: either wins {}.", percent(win)),
        ];
        assert_eq!(
            ways.iter().filter(|way| text.contains(**way)).count(),
            1,
            "{context}"
        );
        assert_eq!(told.as_ref(), Some(&even), "{context}");
        claims.push("even");
    } else {
        assert!(
            percent(win) != percent(halved),
            "these are far apart: {context}"
        );
        let stakes = format!("this wins {}, {name} {}.", percent(win), percent(halved));
        assert!(text.ends_with(&stakes), "{context}");
        assert_eq!(
            text.contains("only"),
            rules.answers() == 2 && told.is_some(),
            "{context}"
        );
        claims.push("uneven");
    }
    let race = rules == Rules::RACE;
    let is_behind = race && halvings(mine) > halvings(theirs);
    assert_eq!(
        text.contains("You are in the weeds"),
        is_behind,
        "{context}"
    );
    assert_eq!(
        text.contains("You have the upper hand"),
        race && !is_behind,
        "{context}"
    );
    claims.extend(race.then_some(if is_behind { "weeds" } else { "upper hand" }));
    let naming = text.contains("or name a suspect");
    let is_naming_best = upperhand::guess_who::naming_is_optimal(rules, n, m);
    assert_eq!(naming, is_naming_best && !best.is_empty(), "{context}");
    claims.extend(naming.then_some("or name"));
    claims.extend(check_ties(&best, text, context));
    assert!(!text.contains("gamble"), "{context}");
    claims
}

/// The brackets at the end name the best questions, or count them.
fn check_ties(best: &[Vec<u32>], text: &str, context: &str) -> Option<&'static str> {
    let (_, ties) = text.split_once('(')?;
    let bids: Vec<u32> = best.iter().map(|parts| parts[0]).collect();
    let number = |text: &str| text.parse::<u32>().expect(context);
    if let Some(ties) = ties.strip_suffix(" questions are equally good.)") {
        assert_eq!(number(ties) as usize, best.len(), "{context}");
    } else if let Some(ties) = ties.strip_prefix("Any from ") {
        let ties = ties.strip_suffix(" is equally good.)").expect(context);
        let (first, last) = ties.split_once(" to ").expect(context);
        assert_eq!(
            (number(first)..=number(last)).collect::<Vec<_>>(),
            bids,
            "{context}"
        );
    } else {
        let (one, other) = ties
            .strip_suffix(" are equally good.)")
            .expect(context)
            .split_once(" and ")
            .unwrap();
        assert_eq!(vec![number(one), number(other)], bids, "{context}");
    }
    Some("ties")
}

/// What is said of a fair start holds for every pool of the mover, by the table.
#[test]
fn the_fair_start_says_only_what_is_true() {
    const SIZE: u32 = 60;
    let (mut ahead, mut even) = (0, 0);
    for rules in all_rules() {
        let table = SolvedTable::new(rules, SIZE).unwrap();
        for theirs in 2..=20 {
            let words = said(rules, &format!("mine=7 theirs={theirs} size={SIZE}"));
            let text = fact(&words, "Fair start");
            let sentence = map().sentence(&settings(rules, &format!("theirs={theirs}")));
            // Twice the chance against one.
            let stands =
                |mine: u32| (2 * table.numerator(pool(mine), pool(theirs))).cmp(&(mine * theirs));
            let context = format!("{rules}, {theirs}: {text}; {sentence}");
            if let Some(mine) = text.strip_prefix("you are even with ") {
                let mine: u32 = mine.parse().expect(&context);
                assert!(
                    stands(mine).is_eq() && stands(mine + 1).is_lt(),
                    "{context}"
                );
                let end = format!("you are even with {mine} and behind with more.");
                assert!(sentence.ends_with(&end), "{context}");
                even += 1;
            } else {
                let rest = text
                    .strip_prefix("you stay ahead with up to ")
                    .expect(&context);
                let (mine, chance) = rest.split_once(" (").expect(&context);
                let mine: u32 = mine.parse().expect(&context);
                assert!((1..=mine).all(|mine| stands(mine).is_gt()), "{context}");
                assert!(stands(mine + 1).is_lt(), "{context}");
                let win = table.win(pool(mine), pool(theirs));
                let percent = upperhand_games::format::percent(win);
                let is_close = percent == "50.0\u{202f}%";
                let percent = if is_close {
                    format!("just over {percent}")
                } else {
                    percent
                };
                assert_eq!(chance, format!("{percent})"), "{context}");
                let end = format!("you are ahead with up to {mine}.");
                assert!(sentence.ends_with(&end), "{context}");
                ahead += 1;
            }
        }
    }
    assert!(ahead > 50 && even > 20, "{ahead} {even}");
    // Against the largest pool there is none beyond: nothing is said of more.
    let last = said(Rules::OFFICIAL, "theirs=2147483647");
    let fair = fair_start(Rules::OFFICIAL, pool(2_147_483_647)).unwrap();
    assert_eq!(fair.win_with_one_more, None);
    assert_eq!(
        fact(&last, "Fair start"),
        "beyond 2\u{202f}147\u{202f}483\u{202f}647: with that you still win 56.2\u{202f}%"
    );
    let sentence = map().sentence(&settings(Rules::OFFICIAL, "theirs=2147483647"));
    let end =
        "you are ahead with 2\u{202f}147\u{202f}483\u{202f}647, the largest pool there is here.";
    assert!(sentence.ends_with(end), "{sentence}");
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
        "Name one of your 2 suspects: this wins 75.0\u{202f}%, halving now 50.0\u{202f}%."
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
        "Split 10 into 3\u{202f}|\u{202f}3\u{202f}|\u{202f}4: nothing is better than an even split now."
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
fn layers_and_comparisons_add_their_number() {
    let halving = said(Rules::RACE, "mine=100 theirs=10 size=128");
    let table = RuleTable::new(Rules::RACE, RuleOfThumb::Halve, 128).unwrap();
    assert_eq!(table.cost(pool(100), pool(10)), Probability::new(37, 500));
    assert_eq!(table.guarantee(pool(100), pool(10)).to_string(), "0");
    assert_eq!(
        fact(&halving, "Halving every time"),
        "0\u{202f}% (7.4 points less)"
    );
    let beyond = said(Rules::RACE, "mine=600 theirs=10");
    assert_eq!(
        fact(&beyond, "Halving every time"),
        "not computed beyond 512"
    );
    let safe = said(Rules::OFFICIAL, "mine=2 theirs=2");
    assert_eq!(
        fact(&safe, "Halving every time"),
        "50.0\u{202f}% (nothing lost)"
    );
    let tripartite = said(Rules::TRIPARTITE, "mine=12 theirs=6 answers=3");
    let profile = model_said(
        "question-profile",
        Rules::TRIPARTITE,
        "mine=12 theirs=6 answers=3",
    );
    let evenly = "Splitting evenly every time";
    assert_eq!(fact(&tripartite, evenly), fact(&profile, evenly));
    let distance = said(Rules::RACE, "mine=40 theirs=24 layer=distance");
    assert_eq!(
        fact(&distance, "Gap to the limit"),
        "−0.069 points (−1/1440)"
    );
    let gain = said(Rules::RACE, "layer=gain");
    assert_eq!(fact(&gain, "Gain"), "8.3 points (1/12)");
    let position = "mine=40 theirs=24 compare=official";
    let other = win_probability(Rules::OFFICIAL, pool(40), pool(24)).unwrap();
    let percent = upperhand_games::format::percent;
    let split = said(Rules::RACE, &format!("{position} divider=100"));
    let words = format!("{} under the official rules", percent(other));
    assert_eq!(fact(&split, "Other rules"), words);
    // Beyond the divider the other rules hold, and the first are the other ones.
    let beyond = said(Rules::RACE, &format!("{position} divider=10"));
    assert_eq!(beyond.exact, other.to_string());
    assert_eq!(fact(&beyond, "Other rules"), "44.4\u{202f}% under the race");
    assert_eq!(fact(&beyond, "Region"), "in the race: in the weeds");
    let apart = said(Rules::RACE, &format!("{position} compare-as=difference"));
    let points = 100.0 * (71.0 / 160.0 - other.value());
    let words = format!("{points:+.1} points against the official rules").replace('-', "−");
    assert_eq!(fact(&apart, "Difference"), words);
}

#[test]
fn sentence_and_summary_tell_the_map() {
    let map = &mut map();
    let plain = settings(Rules::OFFICIAL, "size=24");
    assert_eq!(
        map.sentence(&plain),
        "The official rules, pools up to 24. Moving first against 4, you are even with 6 and behind with more."
    );
    let text = map.summary(&plain);
    assert!(
        text.contains("whoever moves first wins 55.6\u{202f}% of the games (5/9)"),
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
        map.sentence(&beside).split_once('.').unwrap().0,
        "The race up to 16 suspects of your own, the open rules with three answers beyond, pools up to 40"
    );
    let text = map.summary(&beside);
    assert!(
        text.contains(
            "under the race up to 16 suspects of your own, the open rules with three answers beyond."
        ),
        "{text}"
    );
}

/// What is said beside other rules is said of the rules that hold at the position, on either side of the divider.
#[test]
fn a_comparison_says_of_each_rule_set_what_is_true_of_it() {
    const SIZE: u32 = 48;
    let mut chance = Chance(18);
    let mut sides = [0, 0];
    let [race, official] =
        [Rules::RACE, Rules::OFFICIAL].map(|rules| SolvedTable::new(rules, 2 * SIZE).unwrap());
    for _ in 0..120 {
        let below = |chance: &mut Chance, most: u32| {
            1 + u32::try_from(chance.below(most as usize)).unwrap()
        };
        let (mine, theirs) = (below(&mut chance, SIZE), 1 + below(&mut chance, 23));
        let percent = below(&mut chance, 99);
        let set =
            format!("mine={mine} theirs={theirs} size={SIZE} compare=official divider={percent}");
        let shown = settings(Rules::RACE, &set);
        let sentence = map().sentence(&shown);
        let words = map().readout(&shown);
        // The divider as a share of the width, which starts half a cell before the first pool.
        let beyond = (0.5 + f64::from(percent * SIZE) / 100.0).floor();
        let is_race = f64::from(mine) <= beyond;
        let (table, name) =
            [(&official, "the official rules"), (&race, "the race")][usize::from(is_race)];
        sides[usize::from(is_race)] += 1;
        if mine > 1 {
            assert_eq!(
                words.exact,
                table.win(pool(mine), pool(theirs)).to_string(),
                "{set}"
            );
        }
        let stands =
            |mine: u32| (2 * table.numerator(pool(mine), pool(theirs))).cmp(&(mine * theirs));
        let start = format!(" Moving first against {theirs} under {name}, you are ");
        let said = sentence
            .split_once(&start)
            .unwrap_or_else(|| panic!("{set}: {sentence}"))
            .1;
        if let Some(even) = said.strip_prefix("even with ") {
            let even: u32 = even
                .strip_suffix(" and behind with more.")
                .unwrap()
                .parse()
                .unwrap();
            assert!(
                stands(even).is_eq() && stands(even + 1).is_lt(),
                "{set}: {sentence}"
            );
        } else {
            let ahead: u32 = said
                .strip_prefix("ahead with up to ")
                .unwrap()
                .strip_suffix('.')
                .unwrap()
                .parse()
                .unwrap();
            assert!(
                stands(ahead).is_gt() && stands(ahead + 1).is_lt(),
                "{set}: {sentence}"
            );
        }
        let region = fact(&words, "Region");
        assert_eq!(
            region.starts_with("in the race: "),
            !is_race,
            "{set}: {region}"
        );
        if mine > 1 {
            // A level for each halving that is left to whoever needs fewer, but the last.
            let level = halvings(mine).min(halvings(theirs)).checked_sub(1);
            let level = level.map_or_else(|| "none".to_owned(), |level| level.to_string());
            assert_eq!(fact(&words, "Level"), level, "{set}");
            let is_weeds = halvings(mine) > halvings(theirs);
            assert_eq!(region.contains("in the weeds"), is_weeds, "{set}: {region}");
        }
        let summary = map().summary(&shown);
        let corner = if f64::from(SIZE) <= beyond {
            (&race, "the race")
        } else {
            (&official, "the official rules")
        };
        let win = corner.0.win(pool(SIZE), pool(SIZE));
        let equal = format!(
            "With {SIZE} suspects each under {}, whoever moves first wins",
            corner.1
        );
        assert!(
            summary.contains(&equal) && summary.contains(&format!("of the games ({win})")),
            "{set}: {summary}"
        );
    }
    assert!(sides.iter().all(|&count| count > 20), "{sides:?}");
}

/// The regions of a file are those of the picture, by the halvings that players need and by the table.
#[test]
fn the_files_name_the_regions() {
    for rules in [Rules::RACE, Rules::OFFICIAL, Rules::TRIPARTITE] {
        let table = SolvedTable::new(rules, 24).unwrap();
        let file = map().table(&settings(rules, "layer=regions size=24"), Extent::Shown);
        assert_eq!(file.columns.last().unwrap(), "region");
        let mut seen = std::collections::BTreeSet::new();
        for line in &file.rows {
            let [mine, theirs] = [&line[0], &line[1]].map(|text| text.parse::<u32>().unwrap());
            let region = line.last().unwrap().as_str();
            let is_weeds = halvings(mine) > halvings(theirs);
            let is_best = |question: &[u32]| {
                let (n, m) = (pool(mine), pool(theirs));
                question_numerator(&table, n, m, question) == table.numerator(n, m)
            };
            let answers = rules.answers();
            let expected = match rules {
                _ if rules.is_over(pool(mine), pool(theirs)) => String::new(),
                Rules::RACE if is_weeds => format!("weeds {}", halvings(theirs) - 1),
                Rules::RACE => format!("upper hand {}", halvings(mine) - 1),
                _ if !splits(mine, answers.into())
                    .iter()
                    .any(|question| is_best(question)) =>
                {
                    "name a suspect".to_owned()
                }
                _ if is_best(&even_split(pool(mine), answers)) => {
                    "an even split is best".to_owned()
                }
                _ => "an even split loses".to_owned(),
            };
            assert_eq!(region, expected, "{rules} ({mine}, {theirs})");
            seen.insert(region.split(' ').next().unwrap().to_owned());
        }
        assert!(seen.len() > 1, "{seen:?}");
    }
}

#[test]
fn controls_show_the_present_values() {
    let map = &mut map();
    let shown = settings(
        Rules::TRIPARTITE,
        "mine=40 theirs=30 layer=count compare=race",
    );
    let controls = map.controls(&shown);
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
            Input::Switch { .. } | Input::Button { .. } | Input::Chips(_) => {
                panic!("the map has neither switches nor buttons nor chips")
            }
        }
    }
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

/// Where a pool is one the player who always halves names a suspect: that is said, and then no question wins as much.
#[test]
fn always_halving_names_where_a_pool_is_one() {
    use upperhand_games::format::percent;
    let mut halved_for_less = 0;
    for rules in YES_NO {
        let halving = RuleTable::new(rules, RuleOfThumb::Halve, 32).unwrap();
        let table = SolvedTable::new(rules, 32).unwrap();
        for mine in 1..=20 {
            for theirs in 1..=20 {
                if rules.is_over(pool(mine), pool(theirs)) {
                    continue;
                }
                let (n, m) = (pool(mine), pool(theirs));
                let position = format!("mine={mine} theirs={theirs}");
                let text = fact(&said(rules, &position), "Halving every time");
                let profile = model_said("question-profile", rules, &position);
                assert_eq!(fact(&profile, "Halving every time"), text);
                let by_name = rules != Rules::RACE && mine.min(theirs) == 1;
                let chance = percent(halving.guarantee(n, m));
                let rest = text.strip_prefix("names a suspect: ");
                assert_eq!(rest.is_some(), by_name, "{rules} {position}: {text}");
                assert!(
                    rest.unwrap_or(&text).starts_with(&chance),
                    "{position}: {text}"
                );
                if by_name {
                    assert_eq!(table.win(n, m), Probability::new(1, mine.into()), "a name");
                    let split = even_split(n, 2);
                    if split.len() > 1 && !rules.is_over(n, m) {
                        let halved = question_numerator(&table, n, m, &split);
                        assert!(halved < table.numerator(n, m), "{rules} {position}");
                        halved_for_less += 1;
                    }
                }
            }
        }
    }
    assert!(halved_for_less > 30, "{halved_for_less}");
}

/// What another figure says at a position.
fn model_said(name: &str, rules: Rules, set: &str) -> Readout {
    let mut figure = crate::model(name).unwrap();
    let set = format!("rules={} {set}", rules.ending().name());
    let settings = normalized(figure.as_mut(), &set);
    figure.readout(&settings)
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

/// "To halve" is said where all questions shown are of yes or no.
#[test]
fn only_questions_of_yes_or_no_halve() {
    for rules in all_rules() {
        for compare in ["none", "race", "official"] {
            for answers in [2, 6] {
                let shown = format!("compare={compare} compare-answers={answers}");
                let is_yes_no = rules.answers() == 2 && (compare == "none" || answers == 2);
                for layer in ["question", "halving"] {
                    let set = format!("{shown} layer={layer}");
                    let text = explained(rules, &set, "layer").unwrap();
                    let halves = text.contains("halve.") || text.contains("halving");
                    assert_eq!(halves, is_yes_no, "{rules} {set}: {text}");
                    assert_eq!(text.contains("evenly"), !is_yes_no, "{rules} {set}: {text}");
                }
            }
        }
    }
}

#[test]
fn sliders_say_their_values_aloud() {
    let spoken = |set: &str, name: &str| {
        let controls = self::map().controls(&settings(Rules::RACE, set));
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
        "1 suspect, cannot happen in the race"
    );
    assert_eq!(spoken("size=128", "size"), "pools up to 128");
    assert_eq!(
        spoken("left=9 size=128", "size"),
        "128 pools along each axis"
    );
    assert_eq!(spoken("", "answers"), "yes or no");
}
