//! Texts about the hand pointed at, or the lines pointed at in the matrix.

use super::losses::{also_holds, certificate, dropped, why_not_perfect};
use super::request::Request;
use super::schema::Show;
use super::solved::{Solved, State};
use super::words::{Per, chance, returned, stakes};
use crate::figures::Readout;
use crate::figures::antes::ROUNDS;
use crate::figures::card_names::card_name;
use crate::figures::format::{grouped, percent, percent_exactly, true_minus, without_zeros};
use crate::guess_who::Probability;
use crate::guts::cards::{Fraction, Hand, Reply, standing, threshold_payoffs};

pub fn readout(solved: &Solved, request: &Request) -> Readout {
    if request.map.show == Show::Matrix {
        return of_lines(solved, request);
    }
    let held = solved.equilibrium.hold(request.hand);
    let is_mixed = held.denominator() > 1;
    let chosen = match held.numerator() {
        _ if solved.state == State::Optimal && solved.margin(request.hand) == 0.0 => {
            "Either".to_owned()
        }
        0 => "Drop".to_owned(),
        _ => "Hold".to_owned(),
    };
    let said = if is_mixed {
        Readout::of_chance(chance(held))
    } else {
        Readout {
            value: chosen,
            ..Readout::default()
        }
    };
    Readout {
        heading: format!(
            "{} beats {} of {} hands",
            solved.hand_name(request.hand),
            grouped(request.hand),
            grouped(solved.hands())
        ),
        advice: advice(solved, request.hand, held),
        facts: facts(solved, request),
        ..said
    }
}

/// Your line against theirs: the payoff, for a hundred rounds, where a round is worth little.
fn of_lines(solved: &Solved, request: &Request) -> Readout {
    let (mine, theirs) = (request.map.hold_above, request.hand);
    let earned = i128::from(threshold_payoffs(&solved.game, mine)[theirs]);
    let payoff = Fraction::new(earned, solved.game.hands().deals() as i128);
    let size = stakes(payoff.value().abs(), Per::Round);
    let result = match earned {
        0 => "neither wins".to_owned(),
        1.. => format!("you win {size}"),
        _ => format!("you lose {size}"),
    };
    let [mine, theirs] = [mine, theirs].map(|line| solved.threshold_name(line));
    let hundred = 100.0 * payoff.value();
    let digits = if hundred.abs() >= 0.01 || earned == 0 {
        3
    } else {
        6
    };
    let sign = if earned > 0 { "+" } else { "" };
    let number = without_zeros(&true_minus(&format!("{hundred:.digits$}")));
    Readout {
        heading: format!("You {mine}, they {theirs}"),
        value: format!("{sign}{number}"),
        unit: ROUNDS,
        exact: String::new(),
        decimal: format!("({} a round)", true_minus(&payoff.to_string())),
        advice: format!("You hold {mine}, they hold {theirs}: {result}."),
        facts: facts_of_lines(solved, request),
    }
}

fn facts_of_lines(solved: &Solved, request: &Request) -> Vec<(&'static str, String)> {
    let line = |threshold: usize| {
        let [dropped, all] = [threshold, solved.hands()].map(grouped);
        let name = solved.threshold_name(threshold);
        format!("holds {name}, drops {dropped} of {all}")
    };
    vec![
        ("Your line", line(request.map.hold_above)),
        ("Their line", line(request.hand)),
        ("Your line loses", lost(solved, request)),
        ("Best against lines", best(solved)),
        ("Best against everything", least_exploitable(solved)),
        ("Is the best line perfect?", why_not_perfect(solved)),
        ("Equilibrium loses", certificate(solved)),
    ]
}

/// The better choice, and what the other one costs with this very hand.
fn advice(solved: &Solved, hand: usize, held: Fraction) -> String {
    let margin = solved.margin(hand);
    let advice = match solved.state {
        State::Waiting => "Still solving: the best line is shown until then.",
        State::Stopped => "Solving was stopped: this is how often it is held so far.",
        State::Optimal if margin != 0.0 => {
            let (better, worse) = if margin > 0.0 {
                ("Hold", "dropping")
            } else {
                ("Drop", "holding")
            };
            let cost = stakes(margin.abs(), Per::Deal);
            return format!("{better} it: {worse} costs {cost}.");
        }
        State::Optimal if held == Fraction::ZERO => {
            "Hold or drop, both return the same. The equilibrium drops it."
        }
        State::Optimal if held.denominator() == 1 => {
            "Hold or drop, both return the same. The equilibrium holds it."
        }
        State::Optimal => {
            let often = percent(chance(held));
            return format!(
                "Hold or drop, both return the same. The equilibrium mixes: it holds {often}."
            );
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
        "{} hands; the line drops {}",
        grouped(others),
        grouped(dropped)
    );
    let better = percent_exactly(Probability::new(standing.weaker as u64, others));
    let blocked = blocked(hand, standing.blocked_weaker, standing.blocked_stronger);
    vec![
        ("Beats theirs", better),
        ("If you hold", returned(returns.hold)),
        ("If you drop", returned(returns.drop)),
        ("Line", line(solved, request)),
        ("The line loses", lost(solved, request)),
        ("Meets", met),
        ("Blocks", blocked),
        ("Best against lines", best(solved)),
        ("Best against everything", least_exploitable(solved)),
        ("Is the best line perfect?", why_not_perfect(solved)),
        ("Equilibrium loses", certificate(solved)),
    ]
}

/// The hands that cannot be dealt beside one: those that share a card with it.
fn blocked(hand: Hand, weaker: usize, stronger: usize) -> String {
    if weaker + stronger == 0 {
        return "no other hand".to_owned();
    }
    let cards: Vec<String> = hand.cards().map(card_name).collect();
    let [weaker, stronger] = [weaker, stronger].map(grouped);
    let cards = cards.join(" or ");
    format!("{weaker} weaker hands, {stronger} stronger: all with {cards}")
}

fn line(solved: &Solved, request: &Request) -> String {
    let does = if request.hand >= request.map.hold_above {
        "this one too"
    } else {
        "not this one"
    };
    let name = solved.threshold_name(request.map.hold_above);
    format!("holds {name}: {does}")
}

/// The loss of the line to an opponent who knows it, and how that one plays.
fn lost(solved: &Solved, request: &Request) -> String {
    let reply = &solved.reply;
    if reply.gain == Fraction::ZERO {
        return "nothing: nobody beats it".to_owned();
    }
    let loss = stakes(reply.gain.value(), Per::Round);
    let otherwise = otherwise(solved, reply, request.map.hold_above);
    format!(
        "{loss} ({} a round) to an opponent who knows it{otherwise}",
        reply.gain
    )
}

/// Where a reply to a line plays otherwise than the line.
fn otherwise(solved: &Solved, reply: &Reply, threshold: usize) -> String {
    let held = &reply.strategy.numerators()[threshold..];
    let fewer = match held.iter().filter(|&&held| held == 0).count() {
        0 => String::new(),
        fewer => format!(" and drops {} that the line holds", grouped(fewer)),
    };
    also_holds(solved, reply, threshold) + &fewer
}

/// The lines that lose least to another line.
fn best(solved: &Solved) -> String {
    let best = &solved.best.thresholds;
    let names = best.iter().take(3);
    let names: Vec<String> = names.map(|&line| solved.threshold_name(line)).collect();
    let names = names.join(" or ");
    let more = match best.len() {
        0..=3 => String::new(),
        4 => " or one more".to_owned(),
        all => format!(" or {} more", grouped(all - 3)),
    };
    if solved.best.guarantee == Fraction::ZERO {
        return format!("{names}{more}: no other line beats it");
    }
    let loss = stakes(solved.best.guarantee.value().abs(), Per::Round);
    format!("{names}{more}: it loses least to another line, {loss}")
}

/// The line that loses least against everything.
fn least_exploitable(solved: &Solved) -> String {
    let least = solved.least_exploitable();
    let name = solved.threshold_name(least.threshold);
    if least.exploitability == Fraction::ZERO {
        return format!("{name}: nobody beats it");
    }
    let loss = stakes(least.exploitability.value(), Per::Round);
    format!(
        "{name}: it loses least, {loss} ({} a round)",
        least.exploitability
    )
}
