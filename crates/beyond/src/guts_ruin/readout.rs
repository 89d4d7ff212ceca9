//! Texts about your bankroll, and about the table as a whole.

use super::evening::Shown;
use super::settings::LARGEST;
use super::solved::Solved;
use super::state::State;
use super::words::{antes, chance, evening, moments, rarity};
use upperhand_games::format::{decimals, grouped, significant};
use upperhand_kit::model::Readout;

pub fn readout(solved: &Solved, state: &State) -> Readout {
    let ruined = solved.ruined(state.bankroll);
    Readout {
        heading: format!("You bring {}", antes(state.bankroll)),
        value: chance(ruined),
        unit: "of evenings ruin you",
        exact: String::new(),
        decimal: format!("≈ {}", significant(ruined, 4)),
        advice: advice(solved, state.bankroll),
        facts: facts(solved, state),
    }
}

fn advice(solved: &Solved, bankroll: u32) -> String {
    match solved.enough() {
        None => format!(
            "Even {} antes are ruined in one evening of a hundred or more.",
            grouped(LARGEST)
        ),
        Some(1) => {
            "The ante alone will do: fewer than one evening in a hundred ruins you.".to_owned()
        }
        Some(enough) if enough <= bankroll => format!(
            "That will do: from {} on, fewer than one evening in a hundred ruins you.",
            antes(enough)
        ),
        Some(enough) => format!(
            "Bring {}: then fewer than one evening in a hundred ruins you.",
            antes(enough)
        ),
    }
}

fn facts(solved: &Solved, state: &State) -> Vec<(&'static str, String)> {
    let mean = solved.mean().map_or_else(
        || "infinite".to_owned(),
        |mean| format!("{} antes", significant(mean, 3)),
    );
    let variance = if solved.tail.has_variance() {
        "finite"
    } else {
        "infinite"
    };
    let exponent = if solved.tail.exponent.is_finite() {
        decimals(solved.tail.exponent, 4)
    } else {
        "none".to_owned()
    };
    vec![
        (
            "Ruin in under 1\u{202f}%",
            solved
                .enough()
                .map_or_else(|| format!("over {} antes", grouped(LARGEST)), antes),
        ),
        (
            "The pot outgrows what you bring",
            format!("in {} of evenings", chance(solved.outgrown(state.bankroll))),
        ),
        ("A pot ten times as large is", rarity(solved)),
        ("Power of that law", exponent),
        ("The pot at its end, on average", mean),
        ("Its variance", variance.to_owned()),
        (
            "An evening takes",
            format!("{} rounds on average", significant(solved.rounds(), 3)),
        ),
        ("This evening", evening(Shown::of(state))),
    ]
}

fn rareness(solved: &Solved) -> String {
    if solved.tail.exponent.is_finite() {
        format!(
            "Of large pots, one ten times as large is {}",
            rarity(solved)
        )
    } else {
        "The pot never grows".to_owned()
    }
}

pub fn sentence(solved: &Solved, state: &State) -> String {
    let enough = match solved.enough() {
        Some(enough) if enough > state.bankroll => {
            format!("; {} make that rarer than one in a hundred", antes(enough))
        }
        _ => String::new(),
    };
    format!(
        "At Guts with {}, where all play the equilibrium, {} {} ruined in {} of evenings{enough}. {}: {}.",
        state.table().in_words(),
        antes(state.bankroll),
        if state.bankroll == 1 { "is" } else { "are" },
        chance(solved.ruined(state.bankroll)),
        rareness(solved),
        moments(solved),
    )
}

pub fn summary(solved: &Solved, state: &State) -> String {
    format!(
        "{} The pot is larger than {} when it is taken in {} of evenings. An evening takes {} rounds on average. Evening {}: {}.",
        sentence(solved, state),
        antes(state.bankroll),
        chance(solved.outgrown(state.bankroll)),
        significant(solved.rounds(), 3),
        grouped(state.seed),
        evening(Shown::of(state)),
    )
}
