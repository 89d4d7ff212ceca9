//! Texts about player 1's threshold, and about the coalition as a whole.

use super::analysis::Analysis;
use super::sides::{rate, worst};
use super::words::{antes, gains, held, joint, mixture, of_the_pot, precision, share, unit};
use upperhand::guts::Threshold;
use upperhand_games::antes::{
    NEGLIGIBLE, NOTHING, no_better, outcome, per_hundred, signed_per_hundred,
};
use upperhand_games::format;
use upperhand_games::guts_rules::{holds_all, holds_none, table_in_words};
use upperhand_kit::Readout;

/// Values closer to 0 than this are 0 but for rounding.
const NOTHING_WON: f64 = 5e-7;

/// More than any number of antes.
const WITHOUT_END: &str = "more without end";

/// What leaving at once brings: the ante is lost.
const LEFT: f64 = -1.0;

/// Every text keeps to its lines while somebody scrubs.
pub fn readout(analysis: &Analysis, mine: Threshold) -> Readout {
    let here = analysis.here(mine);
    let one = if analysis.game.repeated {
        "game"
    } else {
        "round"
    };
    Readout {
        heading: format!("You hold above {:.4}", mine.get()),
        value: signed_per_hundred(here),
        unit: unit(analysis.game),
        exact: String::new(),
        decimal: format!("≈ {} a {one}", antes(here)),
        advice: advice(analysis, mine),
        facts: facts(analysis, mine),
    }
}

fn advice(analysis: &Analysis, mine: Threshold) -> String {
    let unit = unit(analysis.game);
    // Only where the best mixture ruins her can she do no better than to leave, and against another one she often can.
    if analysis.solution.player.is_none() && analysis.best.alpha < LEFT + NEGLIGIBLE {
        return "The coalition can let the pot grow for ever: leave at once, and lose only your ante.".to_owned();
    }
    if analysis.is_unbounded() {
        return "Hold ever more hands: of infinitely many you win without end.".to_owned();
    }
    let lost = analysis.best.alpha - analysis.here(mine);
    if lost < NEGLIGIBLE {
        return no_better(lost, unit);
    }
    let (best, more) = (analysis.best.threshold.get(), per_hundred(lost));
    let hands = held(analysis.game, best);
    let hold = if holds_all(best) || holds_none(best) {
        hands
    } else {
        format!("above {}, {hands}", format::threshold(best))
    };
    format!("Hold {hold}: that brings {more} {unit} more.")
}

fn facts(analysis: &Analysis, mine: Threshold) -> Vec<(&'static str, String)> {
    let (parts, total) = analysis.gains(mine);
    let (solution, best) = (&analysis.solution, analysis.best);
    let unit = unit(analysis.game);
    let said = |value: f64| format!("{} {unit}", signed_per_hundred(value));
    let secured = match solution.player {
        Some(threshold) => format!("hold above {}", format::threshold(threshold.get())),
        None => "leave at once".to_owned(),
    };
    let rarely = match &parts[1..] {
        [] => "nothing else".to_owned(),
        rarely => mixture(analysis.game, rarely),
    };
    let gain = |member: Option<&f64>| {
        let gain = member.copied().unwrap_or(0.0);
        if analysis.game.is_infinite() {
            of_the_pot(gain)
        } else {
            signed_per_hundred(gain)
        }
    };
    let reply = if analysis.is_unbounded() {
        "ever more hands".to_owned()
    } else {
        format!("above {}", format::threshold(best.threshold.get()))
    };
    let [daring, careful] = if analysis.game.is_infinite() {
        ["The one who spoils wins", "All others of them win"]
    } else {
        [
            "The most daring member wins",
            "The most careful member wins",
        ]
    };
    let mut facts = vec![
        ("Your best reply", reply),
        ("It comes to", comes_to(analysis, mine)),
        ("What you can be sure of", said(solution.value)),
        ("To be sure of that", secured),
        ("How exact that is", precision(solution.gap)),
        ("This mixture leaves you", excess(analysis)),
        ("The coalition plays", mixture(analysis.game, &parts[..1])),
        ("Otherwise", rarely),
        (daring, gain(total.first())),
        (careful, gain(total.last())),
    ];
    facts.push(if analysis.game.repeated {
        let beta = analysis.mixture.round(mine).beta;
        (
            "The next round’s stakes",
            format!("{} times these", format::decimals(beta, 4)),
        )
    } else {
        let worst = worst(analysis.game, mine);
        ("If they exploit your threshold", said(worst))
    });
    if analysis.game.is_infinite() {
        facts.extend(among_infinitely_many(analysis, mine));
    }
    facts
}

/// Her rate, and how near tables of n players are.
fn among_infinitely_many(analysis: &Analysis, mine: Threshold) -> Vec<(&'static str, String)> {
    let better = format::decimals(rate(mine).get(), 4);
    let mut facts = vec![("Better hands that you expect at most", better)];
    let solution = &analysis.solution;
    if solution.first_order > 0.0 {
        let (value, more) = (
            signed_per_hundred(solution.value),
            per_hundred(solution.first_order),
        );
        let table = format!("nearly {value} + {more}/(n − 1)");
        facts.push(("With n players you can be sure of", table));
    }
    facts
}

/// What the best reply wins; or "under 0.01 … more" where it wins hardly more than is won here, which rounded sums
/// could not show.
fn comes_to(analysis: &Analysis, mine: Threshold) -> String {
    if analysis.is_unbounded() {
        return WITHOUT_END.to_owned();
    }
    let (best, unit) = (analysis.best.alpha, unit(analysis.game));
    match best - analysis.here(mine) {
        more if (NOTHING..NEGLIGIBLE).contains(&more) => format!("under 0.01 {unit} more"),
        _ => format!("{} {unit}", signed_per_hundred(best)),
    }
}

fn excess(analysis: &Analysis) -> String {
    if analysis.is_unbounded() {
        return WITHOUT_END.to_owned();
    }
    let excess = analysis.excess();
    if excess < NEGLIGIBLE {
        return "no more than that".to_owned();
    }
    let more = per_hundred(excess);
    format!("{more} {} more", unit(analysis.game))
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
    let others = analysis.game.players.others_in_words();
    if analysis.is_apart {
        format!("{others} who share no die win nothing from you, if you hold the right hands")
    } else if analysis.solution.player.is_none() {
        format!(
            "a coalition of {others} can let the pot grow for ever: against its best mixture you do best to leave at once and \
             lose your ante"
        )
    } else if value > -NOTHING_WON {
        format!("no coalition of {others} can win anything from you, if you hold the right hands")
    } else {
        format!(
            "a coalition of {others} that shares a die, but not its cards, wins at least {} {} from you, however well you \
             play",
            per_hundred(value),
            unit(analysis.game)
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
    } else if analysis.is_unbounded() {
        format!("; against {mixed} you win the more, the more hands you hold")
    } else if analysis.excess() < NOTHING_WON {
        format!("; {mixed} is as good as the best")
    } else if most < -NOTHING_WON && analysis.solution.value < -NOTHING_WON {
        let part = format::decimals(100.0 * most / analysis.solution.value, 0);
        let won = per_hundred(most);
        format!("; {mixed} wins at least {won}, {part}\u{202f}% of that")
    } else {
        format!(
            "; against {mixed}, {} if you play your best",
            outcome(most, unit(analysis.game))
        )
    };
    format!("In {}, {}{mixture}.", game(analysis), wins(analysis))
}

pub fn summary(analysis: &Analysis, mine: Threshold) -> String {
    let (parts, total) = analysis.gains(mine);
    let strategies = parts.iter().map(|part| {
        let (joint, often) = (joint(analysis.game, &part.thresholds), share(part.weight));
        format!("{joint} in {often} of rounds")
    });
    let strategies: Vec<String> = strategies.collect();
    let most = if analysis.is_unbounded() {
        "You can win without end, by holding ever more hands".to_owned()
    } else {
        let at = format::threshold(analysis.best.threshold.get());
        format!(
            "The most you can win is {} antes, at {at}",
            antes(analysis.best.alpha)
        )
    };
    let gains = match total.as_slice() {
        [spoiler, _] if analysis.game.is_infinite() => format!(
            "In this round the one who spoils gains {}, and all others of them together lose as much",
            of_the_pot(*spoiler)
        ),
        _ => format!(
            "At your threshold the members gain in this round: {}",
            gains(&total)
        ),
    };
    format!(
        "What you win by your threshold in {}, when all others play together: {}. {most}; at your threshold {} it is {}. What you can \
         be sure of is {} antes, {}. {gains}.",
        game(analysis),
        strategies.join(", "),
        format::threshold(mine.get()),
        antes(analysis.here(mine)),
        antes(analysis.solution.value),
        precision(analysis.solution.gap),
    )
}
