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
            solved.hand_name(hand),
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
    let returns = solved.weighed.returns.get(hand);
    let (better, worse) = if solved.margin(hand) > 0.0 {
        ("Hold", "dropping")
    } else {
        ("Drop", "holding")
    };
    let advice = match solved.state {
        State::Waiting => "Still solving: the best threshold is shown until then.",
        State::Stopped => "Solving was stopped: this is how often it is held so far.",
        State::Optimal if returns.hold != returns.drop => {
            let gained = antes(solved.margin(hand).abs());
            let gained = gained.trim_start_matches('+');
            return format!("{better} it: that returns {gained} antes more than {worse}.");
        }
        State::Optimal if held == Fraction::ZERO => "Drop it; holding returns just as much.",
        State::Optimal if held.denominator() == 1 => "Hold it; dropping returns just as much.",
        State::Optimal => {
            "Hold it now and then: both return the same, and the mixture keeps it so."
        }
    };
    advice.to_owned()
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
    let cards = hand.to_string().replace('/', " or ");
    let [weaker, stronger] = [weaker, stronger].map(grouped);
    format!("every other hand with {cards}: {weaker} weaker, {stronger} stronger")
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
    let (hand, dropped) = (
        solved.hand_name(request.hand),
        grouped(request.map.hold_above),
    );
    format!("hold {name} ({dropped}): {does} {hand}")
}

/// The loss of the threshold to the best reply, and where that plays otherwise.
fn lost(solved: &Solved, request: &Request) -> String {
    let reply = &solved.reply;
    if reply.gain == Fraction::ZERO {
        return "0, exactly: nothing beats it".to_owned();
    }
    let loss = exactly(reply.gain).replace('+', "");
    let otherwise = otherwise(solved, reply, request.map.hold_above);
    format!("{loss} antes a round to the best reply{otherwise}")
}

fn held_below(reply: &Reply, threshold: usize) -> Vec<usize> {
    let held = reply.strategy.numerators();
    (0..threshold).filter(|&hand| held[hand] == 1).collect()
}

fn otherwise(solved: &Solved, reply: &Reply, threshold: usize) -> String {
    let hands = solved.game.hands();
    let below = held_below(reply, threshold);
    let count = grouped(below.len());
    let more = match below[..] {
        [] => String::new(),
        [only] => format!(", which also holds {}", hands.get(only)),
        [first, .., last] => {
            let [first, last] = [first, last].map(|hand| hands.get(hand));
            format!(", which also holds {count} hands from {first} to {last}")
        }
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
    let [met, met_by_strongest] = [met, met_by_strongest].map(grouped);
    let [hand, strongest] = [hand, strongest].map(|hand| solved.hand_name(hand));
    format!(
        " Cards block each other: {hand} meets {met} hands that drop, {strongest}, though stronger, only \
         {met_by_strongest}."
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
    if solved.best.guarantee == Fraction::ZERO {
        return format!("{names}{more}: no threshold beats it");
    }
    let least = exactly(solved.best.guarantee);
    format!("{names}{more}, though it earns {least} against another")
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
pub fn sentence(solved: &Solved) -> &str {
    solved.sentence.get_or_init(|| verdict(solved))
}

fn verdict(solved: &Solved) -> String {
    let name = solved.threshold_name(solved.best.thresholds[0]);
    let game = played(solved);
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
        sentence(solved),
        solved.threshold_name(request.map.hold_above),
        exactly(against),
        grouped(differing),
        certificate(solved)
    )
}
