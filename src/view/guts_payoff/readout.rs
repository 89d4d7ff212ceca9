//! What is said about the thresholds, and about the picture as a whole.

use super::parameters::{Request, threshold};
use super::replies::{Best, Worst, best_reply};
use super::words::{
    NOTHING, TwoCards, antes, hand, holding, others, plain, share, signed, table_of,
};
use crate::guts::{
    Equilibrium, Reply, Round, best_bloc_response, best_response, equilibrium, recovery_margin,
    total_return,
};
use crate::view::exhibit::Readout;

/// What a setting of the table is worth to you.
struct Seen {
    round: Round,
    best: Best,
    fair: Equilibrium,
}

impl Seen {
    fn of(request: &Request) -> Self {
        let opponents = request.opponents();
        Self {
            round: opponents.round(threshold(request.mine)),
            best: best_reply(&opponents),
            fair: equilibrium(request.game.rules, request.game.players),
        }
    }

    /// What you lose a round by not playing the best reply.
    fn cost(&self) -> f64 {
        (self.best.round.alpha - self.round.alpha).max(0.0)
    }
}

pub fn readout(request: &Request, cards: &TwoCards) -> Readout {
    let seen = Seen::of(request);
    let alpha = seen.round.alpha;
    Readout {
        heading: format!(
            "{}: you hold above {}, {}",
            table_of(request.game),
            hand(request.mine),
            others(request)
        ),
        value: format!("{} a round", wins(alpha)),
        exact: String::new(),
        decimal: format!("≈ {}", decimal(alpha)),
        advice: advice(request, &seen),
        facts: facts(request, &seen, cards),
    }
}

/// "you win 0.0412 antes", "you lose nothing".
fn wins(alpha: f64) -> String {
    if alpha.abs() < NOTHING {
        "You neither win nor lose".to_owned()
    } else if alpha < 0.0 {
        format!("You lose {}", antes(-alpha))
    } else {
        format!("You win {}", antes(alpha))
    }
}

/// Six digits after the point; nothing is never minus nothing.
fn decimal(alpha: f64) -> String {
    let text = format!("{alpha:.6}").replace('-', "−");
    if text == "−0.000000" {
        "0.000000".to_owned()
    } else {
        text
    }
}

fn advice(request: &Request, seen: &Seen) -> String {
    let cost = seen.cost();
    let apart = share((request.mine - seen.best.at).abs());
    if cost < NOTHING {
        "As good as it gets against these others.".to_owned()
    } else if request.mine < seen.best.at {
        format!(
            "Reckless: you hold {apart} of hands too many, which costs {} a round.",
            antes(cost)
        )
    } else {
        format!(
            "Overcautious: you drop {apart} of hands too many, which costs {} a round.",
            antes(cost)
        )
    }
}

fn facts(request: &Request, seen: &Seen, cards: &TwoCards) -> Vec<(&'static str, String)> {
    let game = request.game;
    let mine = threshold(request.mine);
    let bloc = best_bloc_response(game.rules, game.players, mine);
    let all = best_response(game.rules, game.players, mine);
    let at = seen.best.at;
    let fair = seen.fair.threshold.get();
    let named = |at: f64| format!("{}: {}", hand(at), plan(at, cards));
    vec![
        ("This round, α", antes_of(seen.round.alpha)),
        ("Stakes carried on, β", stakes(seen.round.beta)),
        ("Total return", returned(seen.round)),
        ("You", plan(request.mine, cards)),
        (
            "Your best reply",
            format!("{}; α {}", named(at), signed(seen.best.round.alpha)),
        ),
        (
            "Equilibrium",
            format!("{}; β {}", named(fair), stakes(seen.fair.beta)),
        ),
        ("The best bloc against you", left(&bloc)),
        ("Their best reply", left(&all)),
        ("Recovering the fee", recovered(request, seen)),
    ]
}

fn antes_of(alpha: f64) -> String {
    format!(
        "{} {}",
        signed(alpha),
        if signed(alpha.abs()) == "+1" {
            "ante"
        } else {
            "antes"
        }
    )
}

/// β, which is below 0 only by rounding.
fn stakes(beta: f64) -> String {
    plain(beta.max(0.0))
}

fn returned(round: Round) -> String {
    match total_return(round) {
        Some(value) => antes_of(value),
        None => "none: the stakes do not die out".to_owned(),
    }
}

/// "hold the best 29.3 % of hands, with two cards QS/9C or better".
fn plan(at: f64, cards: &TwoCards) -> String {
    if at <= 0.0 || at >= 1.0 {
        return holding(at);
    }
    format!("{}, with two cards {}", holding(at), cards.weakest(at))
}

/// What the others play, and what that leaves you: "at 0 and 18 × 0.95; α −0.393".
fn left(reply: &Reply) -> String {
    let groups: Vec<String> = reply
        .opponents
        .thresholds()
        .chunk_by(PartialEq::eq)
        .map(|group| match group.len() {
            1 => hand(group[0].get()),
            count => format!("{count} × {}", hand(group[0].get())),
        })
        .collect();
    format!("at {}; α {}", groups.join(" and "), signed(reply.alpha))
}

/// Is α ≥ fee·(β − 1), here and against the worst bloc?
fn recovered(request: &Request, seen: &Seen) -> String {
    let here = seen.round.alpha - request.fee * (seen.round.beta - 1.0);
    let game = request.game;
    // Settings hold a fee from 0 to 1.
    let worst = recovery_margin(
        game.rules,
        game.players,
        threshold(request.mine),
        request.fee,
    );
    format!(
        "margin {} here, {} against the worst bloc",
        signed(here),
        worst.map_or_else(|_| "none".to_owned(), signed)
    )
}

/// What is seen now, in one sentence.
pub fn sentence(request: &Request, cards: &TwoCards) -> String {
    let seen = Seen::of(request);
    let fair = seen.fair.threshold.get();
    let reply = if seen.cost() < NOTHING {
        "and no reply is better".to_owned()
    } else {
        format!(
            "{} less than if you {}",
            antes(seen.cost()),
            holding(seen.best.at)
        )
    };
    format!(
        "With {}, {} ({} of two cards) if all do the same. Here you {}: {} a round, {reply}.",
        table_of(request.game),
        holding(fair),
        cards.weakest(fair),
        holding(request.mine),
        wins(seen.round.alpha).replacen('Y', "y", 1)
    )
}

/// The whole figure in words, for those who do not see it.
pub fn summary(request: &Request, worst: &Worst) -> String {
    let seen = Seen::of(request);
    let (at, alpha) = worst.safest;
    let total = match total_return(seen.round) {
        Some(_) => format!("and in all {}", returned(seen.round)),
        None => "while the stakes do not die out, so that there is no total return".to_owned(),
    };
    format!(
        "What a threshold is worth at Guts with {}, when {}. Above {} you get {} a round and carry on {} times the \
         stakes, {total}. α rises up to the threshold {}, where it is {}, and falls beyond. A map shows α over both \
         thresholds; the equilibrium is {}. The others can always answer: your least bad threshold, {}, leaves {} \
         against the best they can do.",
        table_of(request.game),
        others(request),
        hand(request.mine),
        antes_of(seen.round.alpha),
        stakes(seen.round.beta),
        hand(seen.best.at),
        signed(seen.best.round.alpha),
        hand(seen.fair.threshold.get()),
        hand(at),
        antes_of(alpha)
    )
}
