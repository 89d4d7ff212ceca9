//! What is known of evenings beside naive bookkeeping, as values; and what buttons and tables make of it.

use super::{JACK_OF_HEARTS, gains, held};
use crate::in_use;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeSet;
use upperhand::play::cheating::{Agreement, Evening, Round, likelihood, on_average};
use upperhand_beyond::cheating_table::{Asked, CheatingTable, Facts, Told, Verdict};
use upperhand_kit::controller::Event;
use upperhand_kit::model::Input;
use upperhand_kit::{Extent, Model};
use upperhand_oracles::normalized;
use upperhand_oracles::used::Used;

const VERDICTS: [&str; 4] = ["nobody", "ann-bo", "ann-cy", "bo-cy"];
const RANKS: [&str; 13] = [
    "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A",
];

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

/// What everybody sees up to the round shown.
fn expect_seen(facts: &Facts, evening: &Evening) {
    let all = evening.rounds();
    let (mut won, mut times, mut lowest) = ([0; 3], [0; 3], [None; 3]);
    for round in &all[..facts.number] {
        let held = held(evening.agreement(), round.cards, round.roll);
        let gains = gains(round.cards, held);
        assert_eq!((round.held, round.gains), (held, gains));
        let holders = (0..3).filter(|&seat| held[seat]);
        let best = holders.max_by_key(|&seat| round.cards[seat]);
        assert_eq!(round.winner, best);
        for player in 0..3 {
            won[player] += gains[player];
            if held[player] {
                times[player] += 1;
                let card = round.cards[player];
                lowest[player] = Some(lowest[player].map_or(card, |least| card.min(least)));
            }
        }
    }
    assert_eq!((facts.won, facts.held), (won, times));
    assert_eq!(facts.lowest, lowest);
    let known = if facts.told.is_some() {
        30
    } else {
        facts.number
    };
    assert_eq!(facts.rounds, all[..known]);
}

/// What is told once somebody was named.
fn expect_told(told: &Told, evening: &Evening) {
    let all = evening.rounds();
    assert_eq!(Agreement::ALL[told.truth], evening.agreement());
    let after: Vec<[f64; 4]> = (0..=30).map(|rounds| chances(&all[..rounds])).collect();
    assert_eq!(told.chances.len(), after.len());
    for (rounds, (stated, naive)) in told.chances.iter().zip(&after).enumerate() {
        let most = naive[told.likeliest(rounds)] + 1e-9;
        for (stated, chance) in stated.iter().zip(naive) {
            assert!((stated - chance).abs() < 1e-9 && *chance < most);
        }
    }
    let is_sure = |from: &usize| after[*from..].iter().all(|all| all[told.truth] >= 0.9);
    assert_eq!(told.known_from, (0..=30).find(is_sure));
    let given = all.iter().zip(1..).filter_map(|(round, number)| {
        let is_low = |&player: &usize| round.held[player] && round.cards[player] < JACK_OF_HEARTS;
        let who: Vec<usize> = (0..3).filter(is_low).collect();
        (!who.is_empty()).then_some((number, who))
    });
    assert_eq!(told.given_away, given.collect::<Vec<_>>());
    let pair = evening.agreement().pair();
    let together = pair.map(|[one, two]| {
        let each = all.iter().map(|round| round.gains[one] + round.gains[two]);
        each.sum()
    });
    assert_eq!(told.together, together);
    assert_eq!(told.average, on_average().unwrap());
}

/// The cards of those who drop and the die are in no table before somebody was named.
fn expect_tables(model: &mut CheatingTable, asked: &str, facts: &Facts) {
    let settings = normalized(model, asked);
    let [near, all] = [Extent::Near, Extent::Shown].map(|extent| model.table(&settings, extent));
    let is_told = facts.told.is_some();
    let card = |weaker: usize| {
        let suit = ["♣", "♥", "♦", "♠"][weaker % 4];
        format!("{}{suit}\u{fe0e}", RANKS[weaker / 4])
    };
    assert_eq!(all.rows.len(), facts.rounds.len());
    for (row, round) in all.rows.iter().zip(&facts.rounds) {
        for player in 0..3 {
            let said = match (round.held[player], is_told) {
                (true, _) => card(round.cards[player]),
                (false, true) => format!("drops {}", card(round.cards[player])),
                (false, false) => "drops".to_owned(),
            };
            assert_eq!(row[1 + player], said);
            let gained = row[4 + player].replace('−', "-");
            assert_eq!(gained.parse::<i64>(), Ok(round.gains[player]));
        }
        assert_eq!(row.len(), if is_told { 12 } else { 7 });
    }
    let round = &facts.rounds[facts.number - 1];
    for (player, row) in near.rows.iter().enumerate() {
        let is_seen = round.held[player] || is_told;
        let seen = is_seen.then(|| card(round.cards[player]));
        assert_eq!(row[1], seen.unwrap_or_else(|| "hidden".to_owned()));
    }
}

#[test]
fn evenings_are_known_as_far_as_they_may_be() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(40);
    let mut model = CheatingTable::default();
    let mut sure = [0; 2];
    for seed in 0..60 {
        let evening = Evening::new(seed.into());
        for (verdict, named) in Verdict::ALL
            .iter()
            .zip([None, Some(0), Some(1), Some(2), Some(3)])
        {
            let round = random.random_range(1..=30);
            let asked = Asked {
                seed,
                round,
                verdict: *verdict,
            };
            let facts = model.facts(&asked);
            assert_eq!(facts.number, round as usize);
            expect_seen(&facts, &evening);
            assert_eq!(facts.told.is_some(), named.is_some());
            if let (Some((told, is_right)), Some(named)) = (&facts.told, named) {
                expect_told(told, &evening);
                assert_eq!(*is_right, Agreement::ALL[named] == evening.agreement());
                sure[usize::from(told.known_from.is_some())] += 1;
            }
            let asked = format!("seed={seed} move={round} opponents={}", verdict.name());
            expect_tables(&mut model, &asked, &facts);
        }
    }
    assert!(sure.iter().all(|&evenings| evenings > 20), "{sure:?}");
}

fn press(used: &mut Used, name: &str) {
    let changes = used.send(Event::Act {
        name: name.to_owned(),
        draw: 77,
    });
    assert_eq!(changes.notices, Vec::<String>::new());
    used.run(500.0);
}

/// The buttons that can be pressed, by name, those to press next marked.
fn possible(used: &Used) -> Vec<String> {
    let controls = used.controls.iter();
    let buttons = controls.filter_map(|control| match control.input {
        Input::Button {
            is_possible: true,
            is_main,
            ..
        } => Some(format!(
            "{}{}",
            control.name,
            if is_main { "!" } else { "" }
        )),
        _ => None,
    });
    buttons.collect::<BTreeSet<_>>().into_iter().collect()
}

#[test]
fn an_evening_is_played_by_buttons() {
    let mut used = in_use("cheating-table", &[("seed", "5")]);
    for round in 1..=30 {
        assert_eq!(used.text("move"), round.to_string());
        if round == 30 {
            break;
        }
        assert_eq!(possible(&used), ["again", "next!", "skip"]);
        // Nobody is named before the last round.
        press(&mut used, VERDICTS[round % 4]);
        assert_eq!(used.text("opponents"), "unsaid");
        press(&mut used, "next");
    }
    assert_eq!(
        possible(&used),
        ["again", "ann-bo!", "ann-cy!", "bo-cy!", "nobody!"]
    );
    press(&mut used, "next");
    assert_eq!(used.text("move"), "30");
    for (place, name) in VERDICTS.into_iter().enumerate() {
        press(&mut used, name);
        // Said once and for all.
        press(&mut used, VERDICTS[(place + 1) % 4]);
        assert_eq!(used.text("opponents"), name);
        assert_eq!(possible(&used), ["again!"]);
        press(&mut used, "again");
        let texts = ["seed", "move", "opponents"].map(|name| used.text(name));
        assert_eq!(texts, ["77", "1", "unsaid"]);
        press(&mut used, "skip");
        assert_eq!(used.text("move"), "30");
    }
}

#[test]
fn a_round_is_chosen_where_it_stands() {
    let mut model = CheatingTable::default();
    let settings = normalized(&mut model, "opponents=nobody");
    for panel in [1, 2] {
        for (x, round) in [(17.2, 17), (17.6, 18), (-3.0, 1), (31.0, 30)] {
            let pointed = model.point(panel, &settings, (x, 0.5)).on(&settings);
            assert_eq!(
                pointed,
                normalized(&mut model, &format!("opponents=nobody move={round}"))
            );
            let crosshair = model.crosshair(panel, &pointed).unwrap();
            assert!((crosshair.centre().0 - f64::from(round)).abs() < 1e-9);
        }
    }
}
