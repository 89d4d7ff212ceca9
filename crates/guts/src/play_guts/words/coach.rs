//! The words of the coach on the hand in view.

use super::long_run;
use super::money::{signed, signed_exactly, staked};
use upperhand::play::guts::{Advice, Choice, Game, Pair, Worth};
use upperhand_games::card_names::class_name;
use upperhand_games::format::percent_of;

/// The better choice and what both return: "Hold: in this round it returns +0.42 antes, dropping −0.13 antes."
pub fn advice(asked: &Game, known: &Advice) -> String {
    let stakes = asked.stakes();
    let [hold, drop] =
        [known.returns.hold, known.returns.drop].map(|worth| signed(staked(worth, stakes).value()));
    let said = match known.returns.better() {
        Some(Choice::Hold) => format!("Hold: in this round it returns {hold}, dropping {drop}."),
        Some(_) => format!("Drop: in this round it returns {drop}, holding {hold}."),
        None => format!("Hold or drop: in this round both return {hold}."),
    };
    let line = || {
        Some(format!(
            "Until the pot is taken: {}.",
            long_run::line(asked)?
        ))
    };
    let more = long_run::otherwise(asked, known).or_else(line);
    match more.or_else(|| counted(asked, known)) {
        Some(more) => format!("{said} {more}"),
        None => said,
    }
}

/// What is counted at a table of cards: "Nobody else holds in 29.8 % of deals. By the chart: hold K-5 or better."
fn counted(asked: &Game, known: &Advice) -> Option<String> {
    let chart = asked.solution().chart()?;
    let alone = percent_of(known.alone.value());
    let said = format!("Nobody else holds in {alone} of deals.");
    // It is made for the usual rules.
    Some(if asked.setup().weenie {
        said
    } else {
        format!("{said} By the chart: hold {} or better.", class_name(chart))
    })
}

/// The facts on the hand in view.
pub fn facts(asked: &Game, known: &Advice) -> Vec<(&'static str, String)> {
    let stakes = asked.stakes();
    let exactly = |worth: Worth| signed_exactly(staked(worth, stakes));
    let mut facts = vec![
        ("If you hold", exactly(known.returns.hold)),
        ("If you drop", exactly(known.returns.drop)),
    ];
    if let Some(both) = long_run::both(asked, known) {
        facts.push(("Until the pot is taken", both));
    }
    if let Some(best) = long_run::best(asked) {
        facts.push(("In the long run", best));
    }
    if let Some(Pair { hold, drop }) = known.against_equilibrium {
        let [hold, drop] = [hold, drop].map(|worth| signed(staked(worth, stakes).value()));
        facts.push((
            "At the equilibrium",
            format!("holding returns {hold}, dropping {drop}"),
        ));
    }
    facts.extend([
        ("Nobody else holds", percent_of(known.alone.value())),
        ("A hold takes the pot", percent_of(known.win.value())),
    ]);
    facts
}
