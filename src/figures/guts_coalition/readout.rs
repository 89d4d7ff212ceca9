//! Texts about player 1's threshold, and about the coalition as a whole.

use super::analysis::Analysis;
use super::words::{antes, gains, joint, mixture, percent, precision, share};
use crate::figures::guts_rules::table_in_words;
use crate::figures::{Error, Readout, format};
use crate::guts::Threshold;

/// Every text keeps to its lines while somebody scrubs.
pub fn readout(analysis: &Analysis, mine: Threshold) -> Result<Readout, Error> {
    let here = analysis.here(mine);
    Ok(Readout {
        heading: format!("You hold above {:.4}", mine.get()),
        value: percent(here),
        exact: String::new(),
        decimal: format!("≈ {} antes", antes(here)),
        advice: advice(analysis, mine),
        facts: facts(analysis, mine)?,
    })
}

fn advice(analysis: &Analysis, mine: Threshold) -> String {
    if analysis.solution.player.is_none() {
        return "The coalition can let the pot grow for ever: you do best to leave at once and forfeit your ante."
            .to_owned();
    }
    let lost = analysis.best.alpha - analysis.here(mine);
    let best = format::threshold(analysis.best.threshold.get());
    if lost < 5e-7 {
        format!("Against this mixture nothing is better than to hold above {best}.")
    } else {
        let more = percent(lost);
        format!("Hold above {best} instead, and get {more} of an ante more.")
    }
}

fn facts(analysis: &Analysis, mine: Threshold) -> Result<Vec<(&'static str, String)>, Error> {
    let (parts, total) = analysis.gains(mine)?;
    let solution = &analysis.solution;
    let secured = match solution.player {
        Some(threshold) => format!("by holding above {}", format::threshold(threshold.get())),
        None => "by leaving at once".to_owned(),
    };
    let best = format::threshold(analysis.best.threshold.get());
    let beta = analysis.mixture.round(mine).beta;
    let rarely = match &parts[1..] {
        [] => "never anything else".to_owned(),
        rarely => mixture(rarely),
    };
    let reply = format!("above {best}, returning {}", antes(analysis.best.alpha));
    let value = format!("{}, {}", antes(solution.value), precision(solution.gap));
    let gain = |member: Option<&f64>| antes(member.copied().unwrap_or(0.0));
    Ok(vec![
        ("Your best reply", reply),
        ("Value of the game", value),
        ("You secure it", secured),
        ("This mixture leaves", excess(analysis)),
        ("Stakes carried on", format::decimals(beta, 4)),
        ("The coalition mostly plays", mixture(&parts[..1])),
        ("Now and then", rarely),
        ("The most daring member gains", gain(total.first())),
        ("The most careful member gains", gain(total.last())),
    ])
}

fn excess(analysis: &Analysis) -> String {
    let excess = analysis.excess();
    if excess < 5e-7 {
        return "no more than the value".to_owned();
    }
    format!("{} more than the value", antes(excess))
}

/// "one round", "the repeated game", with the number of players and the rule.
pub fn game(analysis: &Analysis) -> String {
    let kind = if analysis.game.repeated {
        "the repeated game"
    } else {
        "one round"
    };
    let table = table_in_words(analysis.game.rules, analysis.game.players);
    format!("{kind} of {table}")
}

fn wins(analysis: &Analysis) -> String {
    let value = analysis.solution.value;
    let others = analysis.game.players.others();
    if analysis.solution.player.is_none() {
        format!(
            "a coalition of {others} can let the pot grow for ever, and you do best to forfeit your ante at once"
        )
    } else if value > -5e-7 {
        format!("no coalition of {others} can win anything from you")
    } else {
        format!(
            "a coalition of {others} that shares a die, but not its cards, wins {} of an ante from you, however you play",
            percent(-value)
        )
    }
}

pub fn sentence(analysis: &Analysis) -> String {
    let most = analysis.best.alpha;
    let mixed = if analysis.game.repeated {
        "this mixture in the first round"
    } else {
        "this mixture"
    };
    let mixture = if analysis.is_optimum {
        String::new()
    } else if analysis.excess() < 5e-7 {
        format!("; {mixed} is as good as the best")
    } else if most < 0.0 && analysis.solution.value < -5e-7 {
        let part = format::decimals(100.0 * most / analysis.solution.value, 0);
        format!("; {mixed} wins {}, {part}\u{202f}% of that", percent(-most))
    } else {
        format!("; against {mixed} you can get {}", percent(most))
    };
    format!("In {}, {}{mixture}.", game(analysis), wins(analysis))
}

pub fn summary(analysis: &Analysis, mine: Threshold) -> Result<String, Error> {
    let (parts, total) = analysis.gains(mine)?;
    let strategies = parts.iter().map(|part| {
        let (joint, often) = (joint(&part.thresholds), share(part.weight));
        format!("{joint} in {often} of rounds")
    });
    let strategies: Vec<String> = strategies.collect();
    Ok(format!(
        "Your return against your threshold in {}, when all others play together: {}. It rises to {} antes at {} \
         and falls on both sides; at your threshold {} it is {}. The value of the game is {} antes, {}. \
         At your threshold the members gain in this round: {}.",
        game(analysis),
        strategies.join(", "),
        antes(analysis.best.alpha),
        format::threshold(analysis.best.threshold.get()),
        format::threshold(mine.get()),
        antes(analysis.here(mine)),
        antes(analysis.solution.value),
        precision(analysis.solution.gap),
        gains(&total),
    ))
}
