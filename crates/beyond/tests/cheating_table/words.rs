//! Every sentence of random evenings beside naive bookkeeping.

use super::{JACK_OF_HEARTS, held};
use crate::model;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand::play::cheating::{Agreement, Evening, Round, likelihood};
use upperhand_kit::Extent;
use upperhand_kit::controller::{Answers, Event, Phase, Pointer};
use upperhand_kit::model::Input;
use upperhand_oracles::used::{MOUSE, Used};

const NAMES: [&str; 3] = ["Ann", "Bo", "Cy"];
const VERDICTS: [&str; 4] = ["nobody", "ann-bo", "ann-cy", "bo-cy"];
const CASES: [&str; 4] = ["nobody", "Ann and Bo", "Ann and Cy", "Bo and Cy"];
const RANKS: [&str; 13] = [
    "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A",
];

fn open(texts: &[(&str, &str)]) -> Used {
    let mut used = Used::fresh(model("cheating-table").unwrap(), texts, Answers::default());
    used.run(500.0);
    used
}

fn press(used: &mut Used, name: &str) {
    let changes = used.send(Event::Act {
        name: name.to_owned(),
        draw: 77,
    });
    assert_eq!(changes.notices, Vec::<String>::new());
    used.run(500.0);
}

fn can(used: &Used, name: &str) -> Option<bool> {
    let mut controls = used.controls.iter();
    let control = controls.find(|control| control.name == name)?;
    match control.input {
        Input::Button { is_possible, .. } => Some(is_possible),
        _ => None,
    }
}

fn fact(used: &mut Used, term: &str) -> Option<String> {
    let mut facts = used.readout().facts.into_iter();
    facts
        .find(|(known, _)| *known == term)
        .map(|(_, said)| said)
}

/// "J♥", by number and suit.
fn card(weaker: usize) -> String {
    format!(
        "{}{}\u{fe0e}",
        RANKS[weaker / 4],
        ["♣", "♥", "♦", "♠"][weaker % 4]
    )
}

fn signed(antes: i64) -> String {
    match antes {
        0 => "0".to_owned(),
        1.. => format!("+{antes}"),
        _ => format!("−{}", -antes),
    }
}

fn each(of: impl Fn(usize) -> String) -> String {
    format!("Ann {}, Bo {}, Cy {}", of(0), of(1), of(2))
}

/// The chances of the cases after some rounds, in doubles.
fn chances(rounds: &[Round]) -> [f64; 4] {
    let weights = Agreement::ALL.map(|agreement| {
        let each = rounds
            .iter()
            .map(|round| likelihood(agreement, round.shown()).value());
        each.product::<f64>()
    });
    weights.map(|weight| weight / weights.iter().sum::<f64>())
}

fn truth(evening: &Evening) -> usize {
    Agreement::ALL
        .iter()
        .position(|case| *case == evening.agreement())
        .unwrap()
}

fn percent(chance: f64) -> String {
    let number = match chance {
        _ if chance <= 0.0 => "0".to_owned(),
        _ if chance >= 1.0 => "100".to_owned(),
        _ if chance < 0.0005 => "under 0.1".to_owned(),
        _ if chance >= 0.9995 => "over 99.9".to_owned(),
        _ => format!("{:.1}", 100.0 * chance),
    };
    format!("{number}\u{202f}%")
}

/// Is this the percentage, or what rounding could make of it?
fn is_percent(said: &str, chance: f64) -> bool {
    [-1e-9, 0.0, 1e-9]
        .iter()
        .any(|off| said == percent(chance + off))
}

/// What a round says, whoever looks.
fn expect_round(used: &mut Used, evening: &Evening, number: usize) {
    let round = &evening.rounds()[number - 1];
    let said = used.readout();
    for (player, name) in NAMES.into_iter().enumerate() {
        if round.held[player] {
            assert!(
                said.advice.contains(&card(round.cards[player])),
                "{}",
                said.advice
            );
        }
        if round.gains[player] != 0 {
            let gained = format!("{name} {}", signed(round.gains[player]));
            assert!(said.advice.contains(&gained), "{}", said.advice);
        }
    }
    let sums = [0, 1, 2].map(|player| {
        evening.rounds()[..number]
            .iter()
            .map(|round| round.gains[player])
            .sum::<i64>()
    });
    assert_eq!(
        fact(used, "Antes won").unwrap(),
        each(|player| signed(sums[player]))
    );
    let times = |player: usize| {
        evening.rounds()[..number]
            .iter()
            .filter(|round| round.held[player])
            .count()
    };
    assert_eq!(
        fact(used, "Times held").unwrap(),
        each(|player| times(player).to_string())
    );
    let lowest = |player: usize| {
        let held = evening.rounds()[..number]
            .iter()
            .filter(|round| round.held[player]);
        held.map(|round| round.cards[player])
            .min()
            .map_or("none".to_owned(), card)
    };
    assert_eq!(fact(used, "Lowest card shown").unwrap(), each(lowest));
    let near = used.figure.table(Extent::Near).rows;
    for (player, row) in near.iter().enumerate() {
        assert_eq!(row[0], NAMES[player]);
        assert_eq!(
            row[2],
            if round.held[player] {
                "held"
            } else {
                "dropped"
            }
        );
        assert_eq!(
            (&row[3], &row[4]),
            (&signed(round.gains[player]), &signed(sums[player]))
        );
    }
}

/// Before somebody is named nothing tells the cards of those who drop, nor the die.
fn expect_nothing_told(used: &mut Used, evening: &Evening, number: usize) {
    let round = &evening.rounds()[number - 1];
    let all = used.figure.table(Extent::Shown);
    assert_eq!((all.rows.len(), all.columns.len()), (number, 7));
    let near = used.figure.table(Extent::Near).rows;
    for player in 0..3 {
        let seen = if round.held[player] {
            card(round.cards[player])
        } else {
            "hidden".to_owned()
        };
        assert_eq!(near[player][1], seen);
        for (row, round) in all.rows.iter().zip(evening.rounds()) {
            let seen = if round.held[player] {
                card(round.cards[player])
            } else {
                "drops".to_owned()
            };
            assert_eq!(row[1 + player], seen);
        }
    }
    assert_eq!(
        (
            fact(used, "Careful watcher"),
            fact(used, "An agreement wins")
        ),
        (None, None)
    );
    let heading = used.heading();
    let who: Vec<&str> = (0..3)
        .filter(|&player| round.held[player])
        .map(|player| NAMES[player])
        .collect();
    let said = match who.as_slice() {
        [] => "all dropped".to_owned(),
        [one] => format!("{one} alone held"),
        [one, two] => format!("{one} and {two} held"),
        _ => "Ann, Bo and Cy held".to_owned(),
    };
    assert_eq!(heading, format!("Round {number}: {said}"));
}

/// Once somebody is named: the verdict, the die, the watcher, the worth.
fn expect_all_told(used: &mut Used, evening: &Evening, number: usize, verdict: usize) {
    let (round, truth) = (&evening.rounds()[number - 1], truth(evening));
    let word = if verdict == truth { "Right" } else { "Wrong" };
    assert_eq!(
        used.heading(),
        format!("{word}: {} had an agreement", CASES[truth])
    );
    expect_die(used, evening, round);
    expect_watcher(used, evening, number, truth);
    expect_given_away(used, evening);
    expect_worth(used, evening);
    let all = used.figure.table(Extent::Shown);
    assert_eq!((all.rows.len(), all.columns.len()), (30, 12));
    for (row, round) in all.rows.iter().zip(evening.rounds()) {
        for player in 0..3 {
            assert!(row[1 + player].ends_with(&card(round.cards[player])));
            assert_eq!(row[1 + player].starts_with("drops"), !round.held[player]);
        }
    }
}

/// The die, and what it made two do.
fn expect_die(used: &mut Used, evening: &Evening, round: &Round) {
    let said = used.readout();
    match evening.agreement().pair() {
        None => assert!(said.advice.contains(&format!(
            "There was no die: each held {} or better.",
            card(JACK_OF_HEARTS)
        ))),
        Some(pair) => {
            assert!(
                said.advice
                    .contains(&format!("The die said {}: ", round.roll)),
                "{}",
                said.advice
            );
            // What it made each of them do agrees with every card that could have been theirs.
            for player in pair {
                let rule = format!("{} holds ", NAMES[player]);
                let rule = said.advice.split(&rule).nth(1).unwrap();
                let least = (0..52).find(|&own| {
                    let mut cards = [0, 1, 2].map(|seat| (own + 1 + seat) % 52);
                    cards[player] = own;
                    held(evening.agreement(), cards, round.roll)[player]
                });
                let expected = match least.unwrap() {
                    0 => "any card".to_owned(),
                    least => format!("{} or better", card(least)),
                };
                assert!(rule.starts_with(&expected), "{}", said.advice);
            }
        }
    }
}

/// What a careful watcher says now, and whether the truth could be known.
fn expect_watcher(used: &mut Used, evening: &Evening, number: usize, truth: usize) {
    let said = used.readout();
    let now = chances(&evening.rounds()[..number]);
    assert!(
        is_percent(&said.value, now[truth]),
        "{} for {}",
        said.value,
        now[truth]
    );
    let watcher = fact(used, "Careful watcher says").unwrap();
    let (says, chance) = watcher.rsplit_once(", ").unwrap();
    let named = CASES.iter().position(|case| *case == says).unwrap();
    let most = now.into_iter().fold(0.0, f64::max);
    assert!(
        now[named] > most - 1e-9 && is_percent(chance, most),
        "{watcher}: {now:?}"
    );
    let knowable = fact(used, "Could it be known?").unwrap();
    let after = |rounds: usize| chances(&evening.rounds()[..rounds])[truth];
    let last = chances(evening.rounds());
    if let Some(rest) = knowable.strip_prefix("yes, from round ") {
        let from: usize = rest.strip_suffix(" on").unwrap().parse().unwrap();
        assert!(
            (from..=30).all(|rounds| after(rounds) >= 0.9) && after(from - 1) < 0.9,
            "{knowable}"
        );
    } else {
        assert!(after(30) < 0.9);
        let is_likeliest = last.iter().all(|chance| *chance <= last[truth]);
        assert_eq!(
            knowable == "not for sure, but it was likeliest",
            is_likeliest,
            "{knowable}: {last:?}"
        );
        if !is_likeliest {
            let best = (0..4)
                .max_by(|one, other| last[*one].total_cmp(&last[*other]))
                .unwrap();
            assert_eq!(knowable, format!("no, {} was likelier", CASES[best]));
        }
    }
}

/// The rounds in which somebody held what nobody holds alone.
fn expect_given_away(used: &mut Used, evening: &Evening) {
    let given = fact(used, "Held what nobody holds alone").unwrap();
    let mut naive = Vec::new();
    for (round, number) in evening.rounds().iter().zip(1..) {
        let who: Vec<&str> = (0..3)
            .filter(|&player| round.held[player] && round.cards[player] < JACK_OF_HEARTS)
            .map(|player| NAMES[player])
            .collect();
        if !who.is_empty() {
            naive.push(format!("{} in round {number}", who.join(" and ")));
        }
    }
    let naive = if naive.is_empty() {
        "never".to_owned()
    } else {
        naive.join(", ")
    };
    assert_eq!(given, naive);
}

/// What the two won, and what agreements win.
fn expect_worth(used: &mut Used, evening: &Evening) {
    let result = fact(used, "Together they");
    match evening.agreement().pair() {
        None => assert_eq!(result, None),
        Some([one, two]) => {
            let sum: i64 = evening
                .rounds()
                .iter()
                .map(|round| round.gains[one] + round.gains[two])
                .sum();
            let verb = if sum < 0 { "lost" } else { "won" };
            let noun = if sum.abs() == 1 { "ante" } else { "antes" };
            assert_eq!(result.unwrap(), format!("{verb} {} {noun}", sum.abs()));
        }
    }
    // 1057/4420, 2101/13260 and 11/34 antes in thirty rounds: `averages_are_those_of_all_deals_and_rolls`.
    let moral = used.figure.summary();
    for (words, antes) in [
        ("An agreement wins", 1057.0 / 4420.0),
        ("it still wins", 2101.0 / 13260.0),
        ("such a third would win", 11.0 / 34.0),
    ] {
        assert!(
            moral.contains(&format!("{words} {antes:.2} antes")),
            "{moral}"
        );
    }
}

#[test]
fn whole_evenings_are_told_by_buttons() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(40);
    for seed in 0..24_u32 {
        let evening = Evening::new(seed.into());
        let mut used = open(&[("seed", &seed.to_string())]);
        let mut number = 1;
        while number < 30 {
            assert_eq!(
                (can(&used, "next"), can(&used, "nobody")),
                (Some(true), Some(false))
            );
            expect_round(&mut used, &evening, number);
            expect_nothing_told(&mut used, &evening, number);
            if random.random_bool(0.1) {
                press(&mut used, "skip");
                number = 30;
            } else {
                press(&mut used, "next");
                number += 1;
            }
        }
        expect_nothing_told(&mut used, &evening, 30);
        assert!(
            used.readout()
                .advice
                .ends_with("Who has an agreement: nobody, or which two?")
        );
        let verdict = random.random_range(0..4);
        press(&mut used, VERDICTS[verdict]);
        // Said once and for all.
        press(&mut used, VERDICTS[(verdict + 1) % 4]);
        assert_eq!(used.text("opponents"), VERDICTS[verdict]);
        for _ in 0..6 {
            expect_round(&mut used, &evening, number);
            expect_all_told(&mut used, &evening, number, verdict);
            number = random.random_range(1..=30);
            used.number("move", number as f64);
            used.run(500.0);
        }
        press(&mut used, "again");
        assert_eq!(
            (used.text("seed"), used.text("move")),
            ("77".to_owned(), "1".to_owned())
        );
        assert_eq!(used.text("opponents"), "unsaid");
    }
}

#[test]
fn nobody_is_named_before_the_last_round() {
    let mut used = open(&[("move", "12")]);
    for name in VERDICTS {
        press(&mut used, name);
        assert_eq!(used.text("opponents"), "unsaid");
    }
}

#[test]
fn keys_and_pointers_choose_the_round() {
    let mut used = open(&[("seed", "5"), ("opponents", "nobody")]);
    for (panel, height) in [(1, 60.0), (2, 0.5)] {
        let at = used.point(panel, (17.2, height));
        let pressed = Pointer {
            panel,
            button: 0,
            pressed: true,
            ..MOUSE
        };
        used.pointer(pressed, Phase::Down, at);
        used.pointer(
            Pointer {
                pressed: false,
                ..pressed
            },
            Phase::Up,
            at,
        );
        used.run(500.0);
        assert_eq!(used.text("move"), "17", "panel {panel}");
        let key = |key: &str| Event::Key {
            panel,
            key: key.to_owned(),
            shift: false,
        };
        used.send(key("ArrowRight"));
        used.run(500.0);
        assert_eq!(used.text("move"), "18", "panel {panel}");
        used.send(key("Home"));
        used.run(500.0);
        assert_eq!(used.text("move"), "1", "panel {panel}");
    }
}

/// The rules on screen are those by which all evenings are played: `evenings_are_played_by_the_rules` plays them.
#[test]
fn the_rules_name_the_cards() {
    let mut used = open(&[]);
    let said = used.figure.summary();
    for words in [
        "Who plays alone holds J♥\u{fe0e} or better.",
        "a secret die of 24 faces",
        "on a 1 or a 2 one of them holds any card and the other K♦\u{fe0e} or better",
        "on any other number both hold J♣\u{fe0e} or better",
    ] {
        assert!(said.contains(words), "{said}");
    }
    assert!(
        used.figure
            .summary()
            .contains("Two of them may have an agreement.")
    );
}
