//! The words on the question that is chosen.

use super::super::facts::{Facts, exact};
use super::super::known::Measure;
use super::super::options::What;
use super::advice::{advice, own_card};
use super::phrases::{after, asked, bits, chance, heading, rules_in_words, told, unsolved};
use upperhand::guess_who::Probability;
use upperhand_games::format::{grouped, percent, percent_exactly, readout_of};
use upperhand_games::rule_sets::by_rules;
use upperhand_kit::Readout;

pub fn readout(facts: &Facts) -> Readout {
    let said = Readout {
        heading: heading(facts),
        advice: with_last(facts),
        ..Readout::default()
    };
    if let Some(won) = facts.winner() {
        return Readout {
            value: if won { "Won" } else { "Lost" }.to_owned(),
            facts: vec![("Rules", rules_in_words(facts))],
            ..said
        };
    }
    let unit = if facts.is_yours() {
        by_rules(facts.game.terms.ending)
    } else {
        "for them"
    };
    let pairs = facts.position.pairs();
    let value = match facts.chosen().and_then(|chosen| chosen.wins) {
        None => Readout {
            value: "–".to_owned(),
            ..Readout::default()
        },
        Some(wins) => match exact(wins, pairs) {
            Some(exact) => readout_of(exact),
            None => Readout {
                value: chance(wins, pairs),
                ..Readout::default()
            },
        },
    };
    Readout {
        heading: said.heading,
        unit,
        advice: said.advice,
        facts: table(facts),
        ..value
    }
}

/// The last move, and what to do now.
fn with_last(facts: &Facts) -> String {
    let mut advice = advice(facts);
    if let Some(own) = own_card(facts) {
        advice = format!("{advice} {own}");
    }
    match facts.step.checked_sub(1) {
        Some(last) => format!("{} {advice}", told(&facts.game, last)),
        None => advice,
    }
}

fn table(facts: &Facts) -> Vec<(&'static str, String)> {
    let none = || "none".to_owned();
    let unknown = || unsolved(facts).to_owned();
    let answer = |yes| {
        let chosen = facts.chosen()?;
        Some(after(facts, chosen, yes).unwrap_or_else(unknown))
    };
    let told = facts.chosen().map(|chosen| bits(facts, chosen));
    let told = told.filter(|told| !told.is_empty());
    let is_naming = facts
        .chosen()
        .is_some_and(|chosen| chosen.what == What::Naming);
    let [yes, no] = if is_naming {
        ["If right", "If wrong"]
    } else {
        ["If yes", "If no"]
    };
    // Of equals the one that is chosen.
    let chosen = facts.chosen().filter(|chosen| chosen.wins == facts.wins);
    let best = chosen.or(facts.options.first());
    let best = best.filter(|_| facts.wins.is_some());
    let exactly = |chance: Option<Probability>| chance.map_or_else(unknown, percent_exactly);
    let pairs = facts.position.pairs();
    let here = facts.wins.map(|wins| match exact(wins, pairs) {
        Some(exact) => percent_exactly(exact),
        None => chance(wins, pairs),
    });
    let mut all = vec![
        (yes, answer(true).unwrap_or_else(none)),
        (no, answer(false).unwrap_or_else(none)),
        (
            "The answer tells",
            told.map_or_else(none, |told| format!("{told} bits")),
        ),
        ("Best", best.map_or_else(unknown, |best| asked(facts, best))),
        ("Best chance", here.unwrap_or_else(unknown)),
        ("If any split could be asked", exactly(facts.free())),
    ];
    if !facts.game.terms.joined {
        let kinds = match facts.measure {
            Some(Measure::Of {
                classes,
                exact: true,
                ..
            }) => format!("{}, solved exactly", grouped(classes)),
            Some(Measure::Of { classes, .. }) => format!("{}, in bounds", grouped(classes)),
            Some(Measure::TooMany(_)) => "too many".to_owned(),
            None => unknown(),
        };
        all.push(("Kinds of pools", kinds));
        let known = facts.known.map(|it| [it.low, it.high].map(percent));
        let known = known.map_or("not known".to_owned(), |ends| ends.join(" to "));
        all.push(("Whoever begins, both cards known", known));
    }
    all.push(("Rules", rules_in_words(facts)));
    all
}
