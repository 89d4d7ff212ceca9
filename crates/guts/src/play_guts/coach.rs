//! The words of the coach on the hand in view.

use super::long_run;
use super::money::{signed, signed_exactly, staked};
use super::names::name;
use upperhand::play::guts;
use upperhand::play::guts::{Advice, Choice, Game, Pair, Worth};
use upperhand_games::format::percent_of;

/// The better choice and what both return: "Hold: in this round it returns +0.42 antes, dropping −0.13 antes."
pub fn advice(asked: &Game) -> Option<String> {
    let stakes = asked.stakes();
    let known = guts::advice(asked).ok()?;
    let [hold, drop] =
        [known.returns.hold, known.returns.drop].map(|worth| signed(staked(worth, stakes).value()));
    let said = match known.returns.better() {
        Some(Choice::Hold) => format!("Hold: in this round it returns {hold}, dropping {drop}."),
        Some(_) => format!("Drop: in this round it returns {drop}, holding {hold}."),
        None => format!("Hold or drop: in this round both return {hold}."),
    };
    if let Some(otherwise) = long_run::otherwise(asked, &known) {
        return Some(format!("{said} {otherwise}"));
    }
    let Some((seat, chance)) = most(&known.blocked) else {
        return Some(said);
    };
    let most = if known.blocked.len() > 1 { " most" } else { "" };
    let (name, chance) = (name(seat), percent_of(chance));
    Some(format!("{said} A hold blocks {name}{most} ({chance})."))
}

/// The seat of the largest chance, where any is above 0 and it is larger than those of the others.
fn most(chances: &[Worth]) -> Option<(usize, f64)> {
    let values = || chances.iter().map(|chance| chance.value());
    let largest = values().fold(0.0, f64::max);
    let mut others = (1..)
        .zip(values())
        .filter(|(_, chance)| *chance >= largest - 1e-12);
    let (seat, chance) = others.next()?;
    let is_alone = others.next().is_none();
    (is_alone && chance > 0.0005).then_some((seat, chance))
}

/// The facts on the hand in view.
pub fn facts(asked: &Game) -> Vec<(&'static str, String)> {
    let Ok(known) = guts::advice(asked) else {
        return Vec::new();
    };
    let stakes = asked.stakes();
    let exactly = |worth: Worth| signed_exactly(staked(worth, stakes));
    let mut facts = vec![
        ("If you hold", exactly(known.returns.hold)),
        ("If you drop", exactly(known.returns.drop)),
    ];
    if let Some(both) = long_run::both(asked, &known) {
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
    facts.extend(chances(&known));
    facts.push(("Leaving", super::words::leaving(asked)));
    facts
}

fn chances(known: &Advice) -> [(&'static str, String); 4] {
    [
        ("Nobody else holds", percent_of(known.alone.value())),
        ("A hold takes the pot", percent_of(known.win.value())),
        ("A hold blocks", by_name(&known.blocked)),
        ("Who blocks your hold", by_name(&known.blocking)),
    ]
}

/// "Ann 12.3 %, Bo 4.0 %", or "each 12.3 %" where all are alike.
fn by_name(chances: &[Worth]) -> String {
    let all: Vec<String> = chances
        .iter()
        .map(|chance| percent_of(chance.value()))
        .collect();
    let first = chances.first().map_or(0.0, |chance| chance.value());
    let is_alike = |chance: &Worth| (chance.value() - first).abs() < 1e-12;
    match all.as_slice() {
        [_, _, ..] if chances.iter().all(is_alike) => format!("each {}", all[0]),
        _ => {
            let named = (1..)
                .zip(&all)
                .map(|(seat, chance)| format!("{} {chance}", name(seat)));
            named.collect::<Vec<_>>().join(", ")
        }
    }
}
