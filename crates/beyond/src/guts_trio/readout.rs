//! Texts about the pair of lines pointed at, and about what the two win together.

use super::optimum::Optimum;
use super::settings::Dealt;
use super::solved::Solved;
use super::state::State;
use super::words::{
    dealt, drawn, hands_held, line_held, outcome, pair_held, signed, size, strategy,
};
use upperhand::guts::cards::Fraction;
use upperhand_games::antes::{ROUNDS, antes_per_hundred};
use upperhand_games::card_losses::exactly;
use upperhand_games::format::{capitalized, decimals};
use upperhand_kit::Readout;

/// The decimals of antes a round.
const DIGITS: usize = 6;

pub fn readout(solved: &Solved, state: &State) -> Readout {
    let pair = state.pair();
    let (gets, advice) = if state.is_apart() {
        let answer = solved.answer_to(pair);
        let hold = match answer.line {
            Some(line) => hands_held(solved, line),
            None => "each hand that pays".to_owned(),
        };
        let ends = outcome(answer.gets.value());
        (
            answer.gets,
            format!("You know their lines. Hold {hold}, and {ends}."),
        )
    } else {
        let gets = solved.lines.gets([state.hold_above, pair[0], pair[1]]);
        (gets, against_line(solved, state))
    };
    Readout {
        heading: capitalized(&pair_held(solved, pair)),
        value: signed(gets.value()),
        unit: ROUNDS,
        exact: String::new(),
        decimal: if gets.numerator() == 0 {
            "exactly".to_owned()
        } else {
            format!("≈ {} a round", decimals(gets.value(), DIGITS))
        },
        advice,
        facts: facts(solved, state, gets),
    }
}

fn against_line(solved: &Solved, state: &State) -> String {
    let [one, other] = state.pair();
    let hold = line_held(solved, state.hold_above);
    let worst = solved.worst(state.hold_above);
    if [one.min(other), one.max(other)] == worst.pair {
        return format!("You hold {hold}. No pair on this map wins more from you.");
    }
    let (pair, ends) = (pair_held(solved, worst.pair), outcome(worst.leaves));
    format!("You hold {hold}. Worst for you is if {pair}: {ends}.")
}

fn facts(solved: &Solved, state: &State, gets: Fraction) -> Vec<(&'static str, String)> {
    let [one, other] = state.pair();
    let line = state.hold_above;
    let worst = solved.worst(line);
    let of_optimum = |said: &dyn Fn(&Optimum) -> String| match solved.solution() {
        Some(optimum) => said(optimum),
        None => "not solved yet".to_owned(),
    };
    let mut facts = vec![
        ("With a die they win", won(solved)),
        ("Your line", format!("hold {}", line_held(solved, line))),
        ("With a die, exactly", of_optimum(&won_exactly)),
        (
            "You lose no more if you hold",
            of_optimum(&|optimum| strategy(solved, optimum)),
        ),
        (
            "The die decides",
            of_optimum(&|optimum| drawn(solved, optimum)),
        ),
        ("Without a die they win", without_die(solved).to_owned()),
        (
            "This pair leaves you, exactly",
            format!("{} antes a round", exactly(gets)),
        ),
        (
            "It gets from this pair",
            antes_per_hundred(solved.lines.value([line, one, other])),
        ),
        (
            "From the worst pair for it",
            format!(
                "{}: {}",
                antes_per_hundred(worst.leaves),
                pair_held(solved, worst.pair)
            ),
        ),
        (
            "From what their die draws",
            of_optimum(&|optimum| {
                let leaves = optimum.leaves(solved.lines.dropped(line));
                leaves.map_or_else(String::new, |leaves| antes_per_hundred(leaves.value()))
            }),
        ),
    ];
    facts.extend(blocking(solved).map(|said| ("How they help each other", said)));
    facts
}

/// What the two win with a die, as exactly as is known.
fn won(solved: &Solved) -> String {
    match &solved.optimum {
        None => "not solved yet".to_owned(),
        Some(optimum) if !optimum.is_optimal() => {
            let (least, most) = (-optimum.highest.value(), -optimum.lowest.value());
            format!(
                "between {} and {} {ROUNDS}",
                size(least.max(0.0)),
                size(most)
            )
        }
        Some(optimum) if optimum.highest.numerator() == 0 => "nothing".to_owned(),
        Some(optimum) => format!("{} {ROUNDS}", size(optimum.highest.value())),
    }
}

fn won_exactly(optimum: &Optimum) -> String {
    match optimum.highest {
        value if value.numerator() == 0 => "nothing".to_owned(),
        value => format!("{} antes a round", exactly(-value)),
    }
}

fn without_die(solved: &Solved) -> &'static str {
    match (solved.played.cards, solved.solution()) {
        (_, Some(optimum)) if optimum.highest.numerator() == 0 => "nothing",
        (Dealt::One, _) => "nothing: to whatever they play you have an answer",
        (Dealt::Two, None) => "not solved yet",
        (Dealt::Two, Some(_)) => "no more than that, perhaps nothing: that is open",
    }
}

/// What each of the two gets in the rounds in which they part, with one card.
fn blocking(solved: &Solved) -> Option<String> {
    let (daring, careful, safe) = solved.blocked()?;
    Some(format!(
        "who holds everything wins {}, who drops loses {} {ROUNDS} of that kind; if both held the same, you would lose nothing with {}",
        size(daring.value()),
        size(careful.value()),
        line_held(solved, safe),
    ))
}

pub fn sentence(solved: &Solved) -> String {
    let dealt = capitalized(&dealt(solved.played));
    let Some(optimum) = solved.solution() else {
        let least = size(solved.worst(solved.safest).leaves);
        return format!(
            "{dealt}: whatever line between ranks the third of three players has, some pair of lines of the two others wins {least} antes \
             per 100 rounds or more from her. What they win from any play of hers by rolling a die together is not solved yet."
        );
    };
    if optimum.highest.numerator() == 0 {
        return format!(
            "{dealt}: two of three players who agree and share a die win nothing from a third who holds {}.",
            strategy(solved, optimum)
        );
    }
    let apart = match solved.played.cards {
        Dealt::One => "without a die they win nothing",
        Dealt::Two => "without a die they win no more than that, perhaps nothing",
    };
    format!(
        "{dealt}: two of three players who agree and share a die win {} {ROUNDS} from the third, however well she plays; {apart}.",
        size(optimum.highest.value())
    )
}

pub fn summary(solved: &Solved, state: &State) -> String {
    let colours = if state.is_apart() {
        "The map shows what each pair of lines of the two leaves you, if you know it and answer as well as you can.".to_owned()
    } else {
        format!(
            "The map shows what each pair of lines of the two leaves you who hold {}.",
            line_held(solved, state.hold_above)
        )
    };
    let said = readout(solved, state);
    let optimum = solved.solution().map(|optimum| {
        format!(
            " Their die decides {}. You lose no more if you hold {}.",
            drawn(solved, optimum),
            strategy(solved, optimum)
        )
    });
    format!(
        "{} {colours} {}: {} {ROUNDS}. {}{}",
        sentence(solved),
        said.heading,
        said.value,
        said.advice,
        optimum.unwrap_or_default(),
    )
}
