//! Texts about the hand pointed at, or the lines pointed at in the matrix.

use super::losses::{also_holds, certificate, dropped, why_not_perfect};
use super::solved::{Progress, Solved};
use super::state::State;
use super::words::{chance, exact_loss, returned};
use upperhand::guess_who::Probability;
use upperhand::guts::cards::{Fraction, Hand, Reply, standing, threshold_payoffs};
use upperhand_games::antes::ROUNDS;
use upperhand_games::card_losses::{Per, counted_hands, exactly, stakes};
use upperhand_games::card_names::card_name;
use upperhand_games::format::{
    counted, grouped, percent, percent_exactly, readout_of, true_minus, without_zeros,
};
use upperhand_kit::Readout;

/// From here on the number of all hands is too long for a heading.
const MANY: usize = 10_000;

pub fn readout(solved: &Solved, state: &State) -> Readout {
    if state.is_matrix() {
        return of_lines(solved, state);
    }
    let held = solved.equilibrium.hold(state.hand);
    let is_mixed = held.denominator() > 1;
    let chosen = match held.numerator() {
        _ if solved.progress == Progress::Optimal && solved.margin(state.hand) == 0.0 => {
            "Either".to_owned()
        }
        0 => "Drop".to_owned(),
        _ => "Hold".to_owned(),
    };
    let said = if is_mixed {
        readout_of(chance(held))
    } else {
        Readout {
            value: chosen,
            ..Readout::default()
        }
    };
    Readout {
        heading: heading(solved, state.hand),
        advice: advice(solved, state.hand, held),
        facts: facts(solved, state),
        ..said
    }
}

/// The hand and its rank, in one line; without the number of all hands where that is long.
fn heading(solved: &Solved, hand: usize) -> String {
    let name = solved.hand_name(hand);
    if solved.hands() < MANY {
        format!("{name} beats {hand} of {}", counted_hands(solved.hands()))
    } else {
        format!("{name} beats {}", counted_hands(hand))
    }
}

/// Your line against theirs: the payoff, for a hundred rounds, where a round is worth little.
fn of_lines(solved: &Solved, state: &State) -> Readout {
    let (mine, theirs) = (state.hold_above, state.hand);
    let earned = i128::from(threshold_payoffs(&solved.game, mine)[theirs]);
    let payoff = Fraction::new(earned, solved.game.hands().deals() as i128);
    let size = stakes(payoff.value().abs(), Per::Round);
    let result = match earned {
        0 => "neither wins".to_owned(),
        1.. => format!("you win {size}"),
        _ => format!("you lose {size}"),
    };
    let names = [mine, theirs].map(|line| solved.threshold_name(line));
    let [mine, theirs] = names.each_ref();
    let hundred = 100.0 * payoff.value();
    let digits = if hundred.abs() >= 0.01 || earned == 0 {
        3
    } else {
        6
    };
    let sign = if earned > 0 { "+" } else { "" };
    let number = without_zeros(&true_minus(&format!("{hundred:.digits$}")));
    Readout {
        heading: lines_named(&names),
        value: format!("{sign}{number}"),
        unit: ROUNDS,
        exact: String::new(),
        decimal: format!("({} a round)", exactly(payoff)),
        advice: format!("You hold {mine}, they hold {theirs}: {result}."),
        facts: facts_of_lines(solved, state),
    }
}

/// Both lines in one line: "You J♦ 7♠, they K♦ 4♠"; the advice says that hands above these are held.
fn lines_named([mine, theirs]: &[String; 2]) -> String {
    let short = |name: &'_ str| name.strip_prefix("above ").unwrap_or(name).to_owned();
    format!("You {}, they {}", short(mine), short(theirs))
}

fn facts_of_lines(solved: &Solved, state: &State) -> Vec<(&'static str, String)> {
    let line = |threshold: usize| {
        let [dropped, all] = [threshold, solved.hands()].map(grouped);
        let name = solved.threshold_name(threshold);
        format!("holds {name}, drops {dropped} of {all}")
    };
    vec![
        ("Your line", line(state.hold_above)),
        ("Their line", line(state.hand)),
        ("Your line loses", lost(solved, state)),
        ("Best against lines", best(solved)),
        ("Best against everything", least_exploitable(solved)),
        ("Is the best line perfect?", why_not_perfect(solved)),
        ("Equilibrium loses", certificate(solved)),
    ]
}

/// The better choice, and what the other one costs with this very hand.
fn advice(solved: &Solved, hand: usize, held: Fraction) -> String {
    let margin = solved.margin(hand);
    let advice = match solved.progress {
        Progress::Waiting => "Still solving: the best line is shown until then.",
        Progress::Stopped => "Solving was stopped: this is how often it is held so far.",
        Progress::Optimal if margin != 0.0 => {
            let (better, worse) = if margin > 0.0 {
                ("Hold", "dropping")
            } else {
                ("Drop", "holding")
            };
            let cost = stakes(margin.abs(), Per::Deal);
            return format!("{better} it: {worse} costs {cost}.");
        }
        Progress::Optimal if held == Fraction::ZERO => {
            "Hold or drop, both return the same. The equilibrium drops it."
        }
        Progress::Optimal if held.denominator() == 1 => {
            "Hold or drop, both return the same. The equilibrium holds it."
        }
        Progress::Optimal => {
            let often = percent(chance(held));
            return format!(
                "Hold or drop, both return the same. The equilibrium mixes: it holds {often}."
            );
        }
    };
    advice.to_owned()
}

fn facts(solved: &Solved, state: &State) -> Vec<(&'static str, String)> {
    let returns = solved.weighed.returns.get(state.hand);
    let standing = standing(&solved.game, state.hand);
    let others = standing.weaker + standing.stronger;
    let hand = *solved.game.hands().get(state.hand);
    let dropped = dropped(solved, state.hand, state.hold_above);
    let met = format!(
        "{}; the line drops {}",
        counted_hands(others),
        grouped(dropped)
    );
    let better = percent_exactly(Probability::new(standing.weaker as u64, others as u64));
    let blocked = blocked(hand, standing.blocked_weaker, standing.blocked_stronger);
    vec![
        ("Beats theirs", better),
        ("If you hold", returned(returns.hold)),
        ("If you drop", returned(returns.drop)),
        ("Line", line(solved, state)),
        ("The line loses", lost(solved, state)),
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
    let (weaker, stronger) = (counted(&grouped(weaker), "weaker hand"), grouped(stronger));
    let cards = cards.join(" or ");
    format!("{weaker}, {stronger} stronger: all with {cards}")
}

fn line(solved: &Solved, state: &State) -> String {
    let does = if state.hand >= state.hold_above {
        "this one too"
    } else {
        "not this one"
    };
    let name = solved.threshold_name(state.hold_above);
    format!("holds {name}: {does}")
}

/// The loss of the line to an opponent who knows it, and how that one plays.
fn lost(solved: &Solved, state: &State) -> String {
    let reply = &solved.reply;
    if reply.gain == Fraction::ZERO {
        return "nothing: nobody beats it".to_owned();
    }
    let loss = stakes(reply.gain.value(), Per::Round);
    let otherwise = otherwise(solved, reply, state.hold_above);
    let exactly = exact_loss(reply.gain);
    format!("{loss}{exactly} to an opponent who knows it{otherwise}")
}

/// Where a reply to a line plays differently from the line.
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
    let exactly = exact_loss(least.exploitability);
    format!("{name}: it loses least, {loss}{exactly}")
}
