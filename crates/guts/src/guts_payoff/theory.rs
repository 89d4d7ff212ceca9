//! Texts for theorists: α, β, the total return and the fee.

use super::assessment::Assessment;
use super::replies::lowest;
use super::state::{OneRound, State, threshold};
use super::words::{plain, signed, signed_antes};
use upperhand::guts::{Round, best_bloc_response, recovery_margin, total_return};
use upperhand_games::format;

pub fn facts(state: &State, seen: &Assessment, fee: f64) -> Vec<(&'static str, String)> {
    let OneRound { rules, players } = state.game();
    let mine = threshold(state.mine);
    let bloc = best_bloc_response(rules, players, mine);
    let at = format::threshold(lowest(&bloc.opponents));
    let left = format!("{at}; α {}", signed(bloc.alpha));
    let here = seen.round.alpha - fee * (seen.round.beta - 1.0);
    // A fee from 0 to 1 never fails.
    let worst = recovery_margin(rules, players, mine, fee);
    let worst = worst.map_or_else(|_| "none".to_owned(), signed);
    vec![
        ("This round, α", signed_antes(seen.round.alpha)),
        ("Stakes carried on, β", stakes(seen.round.beta)),
        ("Total return", returned(seen.round)),
        ("β at the equilibrium", stakes(seen.fair.beta)),
        ("The bloc worst for you", format!("above {left}")),
        (
            "Above the fee line by",
            format!("{} (at worst {worst})", signed(here)),
        ),
    ]
}

/// β, which is below 0 only by rounding.
fn stakes(beta: f64) -> String {
    plain(beta.max(0.0))
}

fn returned(round: Round) -> String {
    match total_return(round) {
        Some(value) => signed_antes(value),
        None => "none: the stakes do not die out".to_owned(),
    }
}

/// A sentence on the stakes and the sum of all rounds, with a space before it.
pub fn summary(seen: &Assessment) -> String {
    let carried = match stakes(seen.round.beta).as_str() {
        "0" => return " No stakes are left for a next round.".to_owned(),
        _ if seen.round.beta == 1.0 => "the same stakes".to_owned(),
        stakes => format!("{stakes} times the stakes"),
    };
    let sum = match total_return(seen.round) {
        Some(_) => format!(
            "; until the pot is gone that comes to {}",
            returned(seen.round)
        ),
        None => ", which do not die out: there is no total return".to_owned(),
    };
    format!(" The next round is played for {carried}{sum}.")
}
