//! What is said about player 1's threshold, and about the coalition as a whole.

use super::scene::Scene;
use super::words::{antes, gains, joint, mixture, percent, precision, share};
use crate::figures::Error;
use crate::figures::format;
use crate::figures::model::Readout;
use crate::guts::Rules;

/// Every text keeps to its lines while somebody scrubs.
pub fn readout(scene: &Scene) -> Result<Readout, Error> {
    let here = scene.here();
    Ok(Readout {
        heading: format!("You hold above {:.4}", scene.mine.get()),
        value: percent(here),
        exact: String::new(),
        decimal: format!("≈ {} antes", antes(here)),
        advice: advice(scene),
        facts: facts(scene)?,
    })
}

fn advice(scene: &Scene) -> String {
    if scene.solution.player.is_none() {
        return "The coalition can let the pot grow for ever: you do best to leave at once and forfeit your ante."
            .to_owned();
    }
    let lost = scene.best.alpha - scene.here();
    let best = format::threshold(scene.best.threshold.get());
    if lost < 5e-7 {
        format!("Against this mixture nothing is better than to hold above {best}.")
    } else {
        format!(
            "Hold above {best} instead, and get {} of an ante more.",
            percent(lost)
        )
    }
}

fn facts(scene: &Scene) -> Result<Vec<(&'static str, String)>, Error> {
    let (parts, total) = scene.gains()?;
    let solution = &scene.solution;
    let secured = match solution.player {
        Some(threshold) => format!("by holding above {}", format::threshold(threshold.get())),
        None => "by leaving at once".to_owned(),
    };
    let best = format::threshold(scene.best.threshold.get());
    let beta = scene.mixture.round(scene.mine).beta;
    let rarely = match &parts[1..] {
        [] => "never anything else".to_owned(),
        rarely => mixture(rarely),
    };
    let gain = |member: Option<&f64>| antes(member.copied().unwrap_or(0.0));
    Ok(vec![
        (
            "Your best reply",
            format!("above {best}, returning {}", antes(scene.best.alpha)),
        ),
        (
            "Value of the game",
            format!("{}, {}", antes(solution.value), precision(solution.gap)),
        ),
        ("You secure it", secured),
        ("This mixture leaves", excess(scene)),
        ("Stakes carried on", format::decimals(beta, 4)),
        ("The coalition mostly plays", mixture(&parts[..1])),
        ("Now and then", rarely),
        ("The most daring member gains", gain(total.first())),
        ("The most careful member gains", gain(total.last())),
    ])
}

/// What the mixture leaves to player 1 beside the value.
fn excess(scene: &Scene) -> String {
    let excess = scene.excess();
    if excess < 5e-7 {
        return "no more than the value".to_owned();
    }
    format!("{} more than the value", antes(excess))
}

/// "one round", "the repeated game", with the number of players and the rule.
pub fn game(scene: &Scene) -> String {
    let kind = if scene.game.repeated {
        "the repeated game"
    } else {
        "one round"
    };
    let rule = match scene.game.rules {
        Rules::Standard => "",
        Rules::Weenie => " with the Weenie rule",
    };
    format!("{kind} of {} players{rule}", scene.game.players.get())
}

/// What the coalition wins, in words.
fn wins(scene: &Scene) -> String {
    let value = scene.solution.value;
    let others = scene.game.players.others();
    if scene.solution.player.is_none() {
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

/// What is seen now, in one sentence.
pub fn sentence(scene: &Scene) -> String {
    let most = scene.best.alpha;
    let mixed = if scene.game.repeated {
        "this mixture in the first round"
    } else {
        "this mixture"
    };
    let mixture = if scene.is_optimum {
        String::new()
    } else if scene.excess() < 5e-7 {
        format!("; {mixed} is as good as the best")
    } else if most < 0.0 && scene.solution.value < -5e-7 {
        let part = format::decimals(100.0 * most / scene.solution.value, 0);
        format!("; {mixed} wins {}, {part}\u{202f}% of that", percent(-most))
    } else {
        format!("; against {mixed} you can get {}", percent(most))
    };
    format!("In {}, {}{mixture}.", game(scene), wins(scene))
}

/// The whole figure in words, for those who do not see it.
pub fn summary(scene: &Scene) -> Result<String, Error> {
    let (parts, total) = scene.gains()?;
    let strategies: Vec<String> = parts
        .iter()
        .map(|part| {
            let (joint, often) = (joint(&part.thresholds), share(part.weight));
            format!("{joint} in {often} of rounds")
        })
        .collect();
    Ok(format!(
        "Your return against your threshold in {}, when all others play together: {}. It rises to {} antes at {} \
         and falls on both sides; at your threshold {} it is {}. The value of the game is {} antes, {}. \
         At your threshold the members gain in this round: {}.",
        game(scene),
        strategies.join(", "),
        antes(scene.best.alpha),
        format::threshold(scene.best.threshold.get()),
        format::threshold(scene.mine.get()),
        antes(scene.here()),
        antes(scene.solution.value),
        precision(scene.solution.gap),
        gains(&total),
    ))
}
