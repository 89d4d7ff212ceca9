//! Texts about the hand pointed at, the threshold and the game.

use super::map::differing;
use super::request::Request;
use super::solved::{Solved, State};
use super::words::{antes, chance, exactly, played};
use crate::figures::Readout;
use crate::figures::format::{decimal, grouped, percent, percent_exactly};
use crate::guess_who::Probability;
use crate::guts::cards::{Fraction, Hand, Reply, Strategy, payoff, standing};

pub fn readout(solved: &Solved, request: &Request) -> Readout {
    let hand = request.hand;
    let held = solved.equilibrium.hold(hand);
    let held_chance = chance(held);
    Readout {
        heading: format!(
            "{}, stronger than {} of {} hands",
            solved.game.hands().get(hand),
            grouped(hand),
            grouped(solved.hands())
        ),
        value: percent(held_chance),
        exact: held.to_string(),
        decimal: match held.denominator() {
            1 => String::new(),
            _ => decimal(held_chance),
        },
        advice: advice(solved, hand, held),
        facts: facts(solved, request),
    }
}

fn advice(solved: &Solved, hand: usize, held: Fraction) -> String {
    match solved.state {
        State::Waiting => {
            return "Still solving: the best threshold is shown until then.".to_owned();
        }
        State::Stopped => {
            return "Solving was stopped: this is how often it is held so far.".to_owned();
        }
        State::Optimal => {}
    }
    let returns = solved.weighed.returns.get(hand);
    if returns.hold == returns.drop {
        return match held.denominator() {
            1 if held.numerator() == 0 => "Drop it; holding returns just as much.".to_owned(),
            1 => "Hold it; dropping returns just as much.".to_owned(),
            _ => "Hold it now and then: both return the same, and the mixture keeps it so."
                .to_owned(),
        };
    }
    let gained = antes(solved.margin(hand).abs());
    let (better, worse) = if solved.margin(hand) > 0.0 {
        ("Hold", "dropping")
    } else {
        ("Drop", "holding")
    };
    let gained = gained.trim_start_matches('+');
    format!("{better} it: that returns {gained} antes more than {worse}.")
}

fn facts(solved: &Solved, request: &Request) -> Vec<(&'static str, String)> {
    let returns = solved.weighed.returns.get(request.hand);
    let standing = standing(&solved.game, request.hand);
    let others = (standing.weaker + standing.stronger) as u64;
    let hand = *solved.game.hands().get(request.hand);
    let dropped = dropped(solved, request.hand, request.map.hold_above);
    let met = format!(
        "{} hands, of which the threshold drops {}",
        grouped(others),
        grouped(dropped)
    );
    let better = percent_exactly(Probability::new(standing.weaker as u64, others));
    let blocked = blocked(hand, standing.blocked_weaker, standing.blocked_stronger);
    vec![
        ("Better than theirs", better),
        ("Holding returns", exactly(returns.hold)),
        ("Dropping returns", exactly(returns.drop)),
        ("Blocks", blocked),
        ("Meets", met),
        ("Threshold", threshold(solved, request)),
        ("Threshold loses", lost(solved, request)),
        ("Best threshold", best(solved)),
        ("Equilibrium loses", certificate(solved)),
    ]
}

/// The hands that cannot be dealt beside one: those that share a card with it.
fn blocked(hand: Hand, weaker: usize, stronger: usize) -> String {
    if weaker + stronger == 0 {
        return "no other hand".to_owned();
    }
    format!(
        "every other hand with {}: {} weaker, {} stronger",
        hand.to_string().replace('/', " or "),
        grouped(weaker),
        grouped(stronger)
    )
}

/// The number of hands that can be dealt beside one and are dropped by a threshold.
fn dropped(solved: &Solved, hand: usize, threshold: usize) -> usize {
    let (hands, own) = (solved.game.hands(), solved.game.hands().get(hand));
    let weakest = hands.iter().take(threshold);
    weakest.filter(|other| own.is_disjoint_from(other)).count()
}

fn threshold(solved: &Solved, request: &Request) -> String {
    let does = if request.hand >= request.map.hold_above {
        "holds"
    } else {
        "drops"
    };
    let name = solved.threshold_name(request.map.hold_above);
    let label = solved.game.hands().get(request.hand);
    format!(
        "hold {name} ({}): {does} {label}",
        grouped(request.map.hold_above)
    )
}

/// The loss of the threshold to the best reply, and where that plays otherwise.
fn lost(solved: &Solved, request: &Request) -> String {
    let reply = solved.reply();
    if reply.gain.numerator() == 0 {
        return "0, exactly: nothing beats it".to_owned();
    }
    format!(
        "{} antes a round to the best reply{}",
        exactly(reply.gain).replace('+', ""),
        otherwise(solved, reply, request.map.hold_above)
    )
}

fn held_below(reply: &Reply, threshold: usize) -> Vec<usize> {
    let held = reply.strategy.numerators();
    (0..threshold).filter(|&hand| held[hand] == 1).collect()
}

fn otherwise(solved: &Solved, reply: &Reply, threshold: usize) -> String {
    let hands = solved.game.hands();
    let more = match held_below(reply, threshold)[..] {
        [] => String::new(),
        [only] => format!(", which also holds {}", hands.get(only)),
        [first, .., last] => format!(
            ", which also holds {} hands from {} to {}",
            grouped(held_below(reply, threshold).len()),
            hands.get(first),
            hands.get(last)
        ),
    };
    let held = &reply.strategy.numerators()[threshold..];
    let fewer = match held.iter().filter(|&&held| held == 0).count() {
        0 => String::new(),
        fewer if more.is_empty() => format!(", which drops {} of its hands", grouped(fewer)),
        fewer => format!(" and drops {} of its hands", grouped(fewer)),
    };
    more + &fewer
}

/// Why the best threshold is not optimal, where a hand that it drops blocks more of the hands that are held
/// than the strongest that it drops.
fn why(solved: &Solved) -> String {
    let threshold = solved.best.thresholds[0];
    let below = held_below(&solved.reply_to_best, threshold);
    let (Some(&hand), Some(strongest)) = (below.first(), threshold.checked_sub(1)) else {
        return String::new();
    };
    let [met, met_by_strongest] = [hand, strongest].map(|hand| dropped(solved, hand, threshold));
    if met <= met_by_strongest {
        return String::new();
    }
    let hands = solved.game.hands();
    format!(
        " Cards block each other: {} meets {} hands that drop, {}, though stronger, only {}.",
        hands.get(hand),
        grouped(met),
        hands.get(strongest),
        grouped(met_by_strongest)
    )
}

fn best(solved: &Solved) -> String {
    let name = |&threshold: &usize| {
        let name = solved.threshold_name(threshold);
        format!("{name} ({})", grouped(threshold))
    };
    let best = &solved.best.thresholds;
    let names: Vec<String> = best.iter().take(3).map(name).collect();
    let names = names.join(" or ");
    let more = match best.len() {
        0..=3 => String::new(),
        all => format!(" or {} others", grouped(all - 3)),
    };
    match solved.best.guarantee {
        Fraction::ZERO => format!("{names}{more}: no threshold beats it"),
        guarantee => format!(
            "{names}{more}, though it earns {} against another",
            exactly(guarantee)
        ),
    }
}

fn certificate(solved: &Solved) -> String {
    let loses = exactly(solved.certificate).replace('+', "");
    match solved.state {
        State::Optimal => "0, exactly".to_owned(),
        State::Waiting => format!("still solving; the best threshold {loses} antes a round"),
        State::Stopped => format!("stopped early; the strategy shown {loses} antes a round"),
    }
}

/// Is the best threshold optimal against everything?
pub fn sentence<'a>(solved: &'a Solved, request: &Request) -> &'a str {
    solved.sentence(|| said_of(solved, request.played.weenie))
}

fn said_of(solved: &Solved, weenie: bool) -> String {
    let name = solved.threshold_name(solved.best.thresholds[0]);
    let game = played(solved, weenie);
    let mixed = solved.equilibrium.mixed_hands().count();
    let verdict = if solved.reply_to_best.gain.numerator() == 0 {
        format!("to hold {name} is optimal against everything.")
    } else {
        let mixing = match mixed {
            _ if solved.state == State::Waiting => " The optimum is still being solved.".to_owned(),
            _ if solved.state == State::Stopped => " Solving the optimum was stopped.".to_owned(),
            0 => " The optimum shown holds other hands, each for certain.".to_owned(),
            1 => " The optimum shown mixes one hand.".to_owned(),
            mixed => format!(" The optimum shown mixes {} hands.", grouped(mixed)),
        };
        format!(
            "the best threshold, to hold {name}, is not optimal: it loses {} antes a round to the best \
             reply{}.{}{mixing}",
            exactly(solved.reply_to_best.gain).replace('+', ""),
            otherwise(solved, &solved.reply_to_best, solved.best.thresholds[0]),
            why(solved)
        )
    };
    format!("With {game}, {verdict}")
}

pub fn summary(solved: &Solved, request: &Request) -> String {
    let threshold = Strategy::threshold(solved.game.hands(), request.map.hold_above);
    let against = threshold.map_or(Fraction::ZERO, |threshold| {
        payoff(&solved.game, &threshold, &solved.equilibrium)
    });
    let differing = differing(solved, request.map.hold_above).len();
    format!(
        "Which of {} hands to hold, from weakest to strongest. {} The threshold shown, hold {}, earns {} \
         antes a round against the equilibrium, which plays {} hands otherwise. The equilibrium loses: {}.",
        grouped(solved.hands()),
        sentence(solved, request),
        solved.threshold_name(request.map.hold_above),
        exactly(against),
        grouped(differing),
        certificate(solved)
    )
}
