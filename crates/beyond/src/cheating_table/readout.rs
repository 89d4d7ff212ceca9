//! The words on the round shown, and on the whole evening once somebody was named.

use super::evening::Known;
use super::settings::LAST;
use super::state::State;
use super::words::{
    antes, card, case, die, first_case, giveaways, held, knowable, likeliest, listed, moral, name,
    players, rules, signed, told,
};
use upperhand::play::cheating::{Agreement, ROUNDS};
use upperhand_games::format::percent_of;
use upperhand_kit::Readout;

pub fn readout(known: &Known, state: &State) -> Readout {
    let round = known.round(state.index());
    if !state.is_told() {
        return Readout {
            heading: format!("Round {}: {}", state.round, held(round)),
            value: state.round.to_string(),
            unit: "of 30 rounds",
            advice: watched(known, state),
            facts: so_far(known, state),
            ..Readout::default()
        };
    }
    let agreement = known.evening.agreement();
    let mut facts = so_far(known, state);
    facts.extend(in_the_end(known, state));
    Readout {
        heading: heading(known, state),
        value: percent_of(known.chances[state.round as usize][known.truth()]),
        unit: "chance of the truth for a careful watcher",
        advice: format!(
            "Round {}. {} {}",
            state.round,
            die(agreement, round),
            told(round)
        ),
        facts,
        ..Readout::default()
    }
}

/// What was seen in the round, and at the end the question.
fn watched(known: &Known, state: &State) -> String {
    let told = told(known.round(state.index()));
    if state.round < LAST {
        return told;
    }
    format!("{told} Who has an agreement: nobody, or which two?")
}

/// "Right: Ann and Bo had an agreement."
fn heading(known: &Known, state: &State) -> String {
    let agreement = known.evening.agreement();
    let is_right = state.verdict.agreement() == Some(agreement);
    let word = if is_right { "Right" } else { "Wrong" };
    format!("{word}: {} had an agreement", case(agreement))
}

fn each(of: impl Fn(usize) -> String) -> String {
    let said: Vec<String> = (0..3)
        .map(|player| format!("{} {}", name(player), of(player)))
        .collect();
    said.join(", ")
}

/// What can be seen up to the round shown.
fn so_far(known: &Known, state: &State) -> Vec<(&'static str, String)> {
    let seen = &known.evening.rounds()[..state.round as usize];
    let gained = known.evening.gained(state.round as usize);
    let times = |player: usize| seen.iter().filter(|round| round.held[player]).count();
    let lowest = |player: usize| {
        let shown = seen.iter().filter_map(|round| round.shown()[player]);
        shown.min().map_or_else(|| "none".to_owned(), card)
    };
    vec![
        ("Antes won", each(|player| signed(gained[player]))),
        ("Times held", each(|player| times(player).to_string())),
        ("Lowest card shown", each(lowest)),
        ("At the start", "four cases, equally likely".to_owned()),
    ]
}

/// What is told once somebody was named.
fn in_the_end(known: &Known, state: &State) -> Vec<(&'static str, String)> {
    let chances = known.chances[state.round as usize];
    let likeliest = likeliest(chances);
    let says = format!(
        "{}, {}",
        case(Agreement::ALL[likeliest]),
        percent_of(chances[likeliest])
    );
    let mut facts = vec![
        ("Careful watcher says", says),
        ("Could it be known?", knowable(known)),
        ("Held what nobody holds alone", given_away(known)),
    ];
    if let Some(pair) = known.evening.agreement().pair() {
        let gained = known.evening.gained(ROUNDS);
        let sum: i64 = pair.map(|player| gained[player]).iter().sum();
        let verb = if sum < 0 { "lost" } else { "won" };
        facts.push(("Together they", format!("{verb} {}", antes(sum as f64))));
    }
    facts
}

/// "Bo in round 3, Bo in round 9".
fn given_away(known: &Known) -> String {
    let given: Vec<String> = giveaways(known)
        .iter()
        .map(|(round, who)| format!("{} in round {round}", listed(who)))
        .collect();
    if given.is_empty() {
        "never".to_owned()
    } else {
        given.join(", ")
    }
}

/// The rules, and once somebody was named what agreements are worth.
pub fn sentence(state: &State) -> String {
    if state.is_told() { moral() } else { rules() }
}

pub fn summary(known: &Known, state: &State) -> String {
    let said = readout(known, state);
    let who = if state.is_told() {
        format!(
            "{} had an agreement.",
            first_case(known.evening.agreement())
        )
    } else {
        "Two of them may have an agreement.".to_owned()
    };
    let all = players(|_| true);
    format!(
        "{} play Guts with one card each. {who} {}. {} {}",
        listed(&all),
        said.heading,
        said.advice,
        sentence(state)
    )
}
