//! How long a game takes, as the readout says it, by the recurrences of the first two moments over the moves of the exhaustive table.

use super::{Chance, all_rules, fact, pool, said};
use std::collections::BTreeMap;
use upperhand::guess_who::play::Move;
use upperhand::guess_who::{Ending, RuleOfThumb, Rules, SolvedTable};
use upperhand_oracles::sized;

/// n·m times the mean of the number of turns, and of its square, from every position met.
type Moments = BTreeMap<(u32, u32), (i64, i64)>;

/// With M and S these two: a turn that leads to the parts a gives M = n·m + Σ M(m, a) and S = n·m + Σ (2M(m, a) + S(m, a)).
fn moments(
    rules: Rules,
    choose: &dyn Fn(u32, u32) -> Move,
    (n, m): (u32, u32),
    known: &mut Moments,
) -> (i64, i64) {
    if rules.ending() == Ending::Race && (n == 1 || m == 1) {
        return (0, 0);
    }
    if let Some(&found) = known.get(&(n, m)) {
        return found;
    }
    let leads_to = match choose(n, m) {
        Move::Ask(parts) => parts,
        Move::Name if rules.ending() == Ending::Open && n > 1 => vec![n - 1],
        Move::Name => Vec::new(),
    };
    let whole = i64::from(n) * i64::from(m);
    let found = leads_to
        .into_iter()
        .fold((whole, whole), |(mean, square), part| {
            let (later, later_square) = moments(rules, choose, (m, part), known);
            (mean + later, square + 2 * later + later_square)
        });
    known.insert((n, m), found);
    found
}

/// Does a text say these moments of n·m games?
fn check(text: &str, (mean, square): (i64, i64), whole: i64, context: &str) {
    let variance = square * whole - mean * mean;
    if let Some(turns) = text.strip_suffix(", always") {
        let (count, noun) = turns.split_once(' ').expect(context);
        assert_eq!(
            (variance, count.parse::<i64>().unwrap() * whole),
            (0, mean),
            "{context}"
        );
        assert_eq!(
            noun,
            if count == "1" { "turn" } else { "turns" },
            "{context}"
        );
        return;
    }
    let (said, spread) = text
        .split_once(" turns on average, give or take ")
        .unwrap_or_else(|| panic!("{context}: {text}"));
    let mean = mean as f64 / whole as f64;
    assert!(
        (said.parse::<f64>().unwrap() - mean).abs() < 0.05 + 1e-9,
        "{context}: {text}"
    );
    let exact = (variance as f64).sqrt() / whole as f64;
    let spread: f64 = spread.parse().unwrap();
    assert!(
        variance > 0 && (spread - exact).abs() <= 0.05 * exact + 1e-9,
        "{context}: {text}"
    );
}

#[test]
fn the_length_of_a_game_is_that_of_its_two_moments() {
    let mut chance = Chance(8);
    let mut always = 0;
    for rules in all_rules() {
        let side = sized(24, if rules.answers() == 2 { 96 } else { 32 });
        let sizes: Vec<u32> = (1..=side).collect();
        let pools = |chance: &mut Chance| chance.of(&sizes);
        let table = SolvedTable::new(rules, side).unwrap();
        let perfect = |n: u32, m: u32| {
            if table.naming_is_optimal(pool(n), pool(m)) {
                return Move::Name;
            }
            let question = table.most_even_question(pool(n), pool(m));
            question.map_or(Move::Name, Move::Ask)
        };
        for (layer, rule) in [
            ("win", None),
            ("halving", Some(RuleOfThumb::Halve)),
            ("ladder", Some(RuleOfThumb::Ladder)),
            ("name-early", Some(RuleOfThumb::NameEarly)),
        ] {
            let kept = |n: u32, m: u32| rule.unwrap().choose(rules, pool(n), pool(m));
            let (mut by_best, mut by_rule) = (Moments::new(), Moments::new());
            for _ in 0..sized(10, 40) {
                let (n, m) = (pools(&mut chance), pools(&mut chance));
                let words = said(rules, &format!("mine={n} theirs={m} layer={layer}"));
                let context = format!("{rules} {layer} ({n}, {m})");
                let text = fact(&words, "A game takes");
                if rules.ending() == Ending::Race && (n == 1 || m == 1) {
                    assert!(text.starts_with("none"), "{context}: {text}");
                    continue;
                }
                let whole = i64::from(n) * i64::from(m);
                always += u32::from(text.ends_with("always"));
                check(
                    &text,
                    moments(rules, &perfect, (n, m), &mut by_best),
                    whole,
                    &context,
                );
                if rule.is_some() {
                    let text = fact(&words, "Both by the rule");
                    check(
                        &text,
                        moments(rules, &kept, (n, m), &mut by_rule),
                        whole,
                        &context,
                    );
                }
            }
        }
    }
    assert!(always > 3, "{always}");
}

#[test]
fn the_length_is_told_at_the_edges_of_what_is_told() {
    // 371/48 and 1991/2304, 73/9 and 62/81.
    let words = said(Rules::RACE, "mine=24 theirs=24 layer=halving");
    assert_eq!(
        fact(&words, "A game takes"),
        "7.7 turns on average, give or take 0.93"
    );
    assert_eq!(
        fact(&words, "Both by the rule"),
        "8.1 turns on average, give or take 0.87"
    );
    let text = |rules, set: &str| fact(&said(rules, set), "A game takes");
    assert_eq!(text(Rules::RACE, "mine=2 theirs=2"), "1 turn, always");
    assert_eq!(text(Rules::OFFICIAL, "mine=1 theirs=9"), "1 turn, always");
    assert_eq!(text(Rules::RACE, "mine=1 theirs=1"), "none");
    assert_eq!(
        text(Rules::RACE, "mine=1 theirs=9"),
        "none, the game is over"
    );
    assert_eq!(
        text(Rules::OFFICIAL, "mine=513 theirs=9"),
        "not computed beyond 512"
    );
    assert!(text(Rules::OFFICIAL, "mine=512 theirs=500").contains(" turns on average"));
}
