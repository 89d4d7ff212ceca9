//! The words of the coach on the hand in view.

use super::long_run;
use super::money::{signed, signed_exactly, staked};
use upperhand::play::guts::{Advice, Choice, Game, Pair, Worth};
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
    match long_run::otherwise(asked, known).or_else(line) {
        Some(more) => format!("{said} {more}"),
        None => said,
    }
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
    facts.push(("In the long run", long_run::best(asked)));
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
