//! The words on the question that is chosen.

use super::known::Measure;
use super::options::What;
use super::phrases::{chance, exact, told};
use super::view::View;
use super::words::{advice, own_card};
use upperhand::guess_who::Probability;
use upperhand_games::format::{grouped, percent, percent_exactly, readout_of};
use upperhand_kit::Readout;

pub fn readout(view: &View, measure: Option<Measure>) -> Readout {
    let said = Readout {
        heading: view.heading(),
        advice: with_last(view),
        ..Readout::default()
    };
    if let Some(won) = view.winner() {
        return Readout {
            value: if won { "Won" } else { "Lost" }.to_owned(),
            facts: vec![("Rules", view.rules_in_words())],
            ..said
        };
    }
    let unit = if view.is_yours() { "" } else { "for them" };
    let pairs = view.position.pairs();
    let value = match view.chosen().and_then(|asked| asked.wins) {
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
        value: value.value,
        exact: value.exact,
        decimal: value.decimal,
        unit,
        facts: facts(view, measure),
        ..said
    }
}

/// The last move, and what to do now.
fn with_last(view: &View) -> String {
    let mut advice = advice(view);
    if let Some(own) = own_card(view) {
        advice = format!("{advice} {own}");
    }
    match view.step.checked_sub(1) {
        Some(last) => format!("{} {advice}", told(&view.game, last)),
        None => advice,
    }
}

fn facts(view: &View, measure: Option<Measure>) -> Vec<(&'static str, String)> {
    let none = || "none".to_owned();
    let unknown = || view.unsolved().to_owned();
    let after = |yes| {
        let asked = view.chosen()?;
        Some(view.after(asked, yes).unwrap_or_else(unknown))
    };
    let is_naming = view
        .chosen()
        .is_some_and(|asked| asked.what == What::Naming);
    let [yes, no] = if is_naming {
        ["If right", "If wrong"]
    } else {
        ["If yes", "If no"]
    };
    // Of equals the one that is chosen.
    let chosen = view.chosen().filter(|asked| asked.wins == view.wins);
    let best = chosen.or(view.options.first());
    let best = best.filter(|_| view.wins.is_some());
    let exactly = |chance: Option<Probability>| chance.map_or_else(unknown, percent_exactly);
    let pairs = view.position.pairs();
    let here = view.wins.map(|wins| match exact(wins, pairs) {
        Some(exact) => percent_exactly(exact),
        None => chance(wins, pairs),
    });
    let mut facts = vec![
        (yes, after(true).unwrap_or_else(none)),
        (no, after(false).unwrap_or_else(none)),
        ("Best", best.map_or_else(unknown, |asked| view.asked(asked))),
        ("Best chance", here.unwrap_or_else(unknown)),
        ("If any split could be asked", exactly(view.free())),
    ];
    if !view.game.terms.joined {
        let kinds = match measure {
            Some(Measure::Of {
                classes,
                exact: true,
                ..
            }) => format!("{}, solved exactly", grouped(classes)),
            Some(Measure::Of { classes, .. }) => format!("{}, in bounds", grouped(classes)),
            Some(Measure::TooMany(_)) => "too many".to_owned(),
            None => unknown(),
        };
        facts.push(("Always the most even, at best", exactly(view.always_even())));
        facts.push(("Kinds of pools", kinds));
        let known = view.known.map(|it| [it.low, it.high].map(percent));
        let known = known.map_or("not known".to_owned(), |ends| ends.join(" to "));
        facts.push(("Whoever begins, both cards known", known));
    }
    facts.push(("Rules", view.rules_in_words()));
    facts
}
