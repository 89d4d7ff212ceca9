//! Texts about the thresholds, and about the picture as a whole.

use super::replies::{Best, Worst, best_reply};
use super::request::{Game, Request, threshold};
use super::words::{NOTHING, TwoCards, antes, holding, others, plain, signed, signed_antes};
use crate::figures::{Readout, format};
use crate::guts::{
    Equilibrium, Reply, Round, best_bloc_response, best_response, equilibrium, recovery_margin,
    total_return,
};

struct Assessment {
    round: Round,
    best: Best,
    fair: Equilibrium,
}

impl Assessment {
    fn of(request: &Request) -> Self {
        let opponents = request.terms.opponents();
        Self {
            round: opponents.round(threshold(request.mine)),
            best: best_reply(&opponents),
            fair: equilibrium(request.game().rules, request.game().players),
        }
    }

    /// Your loss a round by not playing the best reply.
    fn cost(&self) -> f64 {
        (self.best.round.alpha - self.round.alpha).max(0.0)
    }
}

/// Every text keeps to its lines while somebody scrubs.
pub fn readout(request: &Request, cards: &TwoCards) -> Readout {
    let seen = Assessment::of(request);
    let alpha = seen.round.alpha;
    Readout {
        heading: heading(request),
        value: won(alpha),
        exact: String::new(),
        decimal: format!("≈ {} antes a round", format::decimals(alpha, 6)),
        advice: advice(request, &seen),
        facts: facts(request, &seen, cards),
    }
}

/// "You above 0.5000, the others above 0.6000".
fn heading(request: &Request) -> String {
    let theirs = match (request.terms.rivals.third, request.terms.rivals.count()) {
        (Some(third), _) => format!("player 2 {:.4}, player 3 {third:.4}", request.terms.others),
        (None, 2) => format!("the other {:.4}", request.terms.others),
        _ => format!("the others {:.4}", request.terms.others),
    };
    format!("You hold above {:.4}, {theirs}", request.mine)
}

/// α in hundredths of an ante: "+4.12 %", "−1235 %".
fn won(alpha: f64) -> String {
    let size = 100.0 * alpha.abs();
    let digits = if size < 99.995 { 2 } else { 0 };
    let sign = match alpha {
        _ if size < 0.005 => "",
        _ if alpha < 0.0 => "−",
        _ => "+",
    };
    format!("{sign}{size:.digits$}\u{202f}%")
}

/// "you win 0.0412 antes", "you neither win nor lose".
fn wins(alpha: f64) -> String {
    if alpha.abs() < NOTHING {
        "you neither win nor lose".to_owned()
    } else if alpha < 0.0 {
        format!("you lose {}", antes(-alpha))
    } else {
        format!("you win {}", antes(alpha))
    }
}

fn advice(request: &Request, seen: &Assessment) -> String {
    let cost = seen.cost();
    if cost < NOTHING {
        return "As good as it gets against these others.".to_owned();
    }
    let apart = format::percent_of((request.mine - seen.best.at).abs());
    let (how, what) = if request.mine < seen.best.at {
        ("Reckless", "hold")
    } else {
        ("Overcautious", "drop")
    };
    let cost = antes(cost);
    format!("{how}: you {what} {apart} of hands too many, which costs {cost} a round.")
}

fn facts(request: &Request, seen: &Assessment, cards: &TwoCards) -> Vec<(&'static str, String)> {
    let game = request.game();
    let mine = threshold(request.mine);
    let bloc = best_bloc_response(game.rules, game.players, mine);
    let all = best_response(game.rules, game.players, mine);
    let fair = seen.fair.threshold.get();
    let (best, best_alpha) = (
        format::threshold(seen.best.at),
        signed(seen.best.round.alpha),
    );
    let (equilibrium, beta) = (format::threshold(fair), stakes(seen.fair.beta));
    vec![
        ("This round, α", signed_antes(seen.round.alpha)),
        ("Stakes carried on, β", stakes(seen.round.beta)),
        ("Total return", returned(seen.round)),
        ("Hands you hold", hands_held(request.mine, cards)),
        ("Your best reply", format!("above {best}; α {best_alpha}")),
        ("Hands in your best reply", hands_held(seen.best.at, cards)),
        ("Equilibrium", format!("above {equilibrium}; β {beta}")),
        ("Hands at the equilibrium", hands_held(fair, cards)),
        ("The best bloc against you", left(&bloc)),
        ("Their best reply", left(&all)),
        ("Recovering the fee, margin", recovered(request, seen)),
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

/// "the best 29.3 %: QS/9C or better", with two cards.
fn hands_held(at: f64, cards: &TwoCards) -> String {
    let weakest = cards.weakest(at);
    if at <= 0.0 || at >= 1.0 {
        return weakest;
    }
    format!("the best {}: {weakest}", format::percent_of(1.0 - at))
}

/// The thresholds of the others, and the α that they leave you: "at 0 and 18 × 0.95; α −0.393".
fn left(reply: &Reply) -> String {
    let thresholds = reply.opponents.thresholds();
    let groups = thresholds.chunk_by(PartialEq::eq).map(|group| {
        let at = format::threshold(group[0].get());
        match group.len() {
            1 => at,
            count => format!("{count} × {at}"),
        }
    });
    let groups: Vec<String> = groups.collect();
    format!("at {}; α {}", groups.join(" and "), signed(reply.alpha))
}

/// Is α ≥ fee·(β − 1), here and against the worst bloc?
fn recovered(request: &Request, seen: &Assessment) -> String {
    let here = seen.round.alpha - request.terms.fee * (seen.round.beta - 1.0);
    let Game { rules, players } = request.game();
    // Settings hold a fee from 0 to 1.
    let worst = recovery_margin(rules, players, threshold(request.mine), request.terms.fee);
    let worst = worst.map_or_else(|_| "none".to_owned(), signed);
    format!("{} here, {worst} at worst", signed(here))
}

/// For players: what to do, what leaving it costs, and what is seen now.
pub fn sentence(request: &Request, cards: &TwoCards) -> String {
    let seen = Assessment::of(request);
    let fair = seen.fair.threshold.get();
    let game = request.game();
    let against = if seen.cost() < NOTHING {
        "and no other threshold is better".to_owned()
    } else {
        let best = holding(seen.best.at);
        format!("{} less than if you {best}", antes(seen.cost()))
    };
    format!(
        "With {}, {}: {} of two cards. {} Here {} a round, {against}.",
        game.in_words(),
        holding(fair),
        cards.weakest(fair),
        deviating(game, fair),
        wins(seen.round.alpha),
    )
}

/// How far off the equilibrium somebody may be, as a share of all hands.
const OFF: f64 = 0.1;

/// The cost of holding too many hands or too few, while all others stay and when they answer.
fn deviating(game: Game, fair: f64) -> String {
    let costs = |at: f64| {
        let alone = game.bloc(fair).round(threshold(at)).alpha;
        let answered = best_response(game.rules, game.players, threshold(at)).alpha;
        format!("{}, or {}", cost(-alone), cost(-answered))
    };
    let most = OFF.min(1.0 - fair);
    let off = format::percent_of(OFF);
    let fewer = if most < OFF {
        "none".to_owned()
    } else {
        format!("{off} fewer")
    };
    let (more_costs, fewer_costs) = (costs(fair - OFF), costs(fair + most));
    format!(
        "To hold {off} of hands more costs {more_costs} a round if the others make the most of it; to hold {fewer}, \
         {fewer_costs}."
    )
}

fn cost(antes_lost: f64) -> String {
    if antes_lost < NOTHING {
        "nothing".to_owned()
    } else {
        antes(antes_lost)
    }
}

pub fn summary(request: &Request, worst: &Worst) -> String {
    let seen = Assessment::of(request);
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
        request.game().in_words(),
        others(request),
        format::threshold(request.mine),
        signed_antes(seen.round.alpha),
        stakes(seen.round.beta),
        format::threshold(seen.best.at),
        signed(seen.best.round.alpha),
        format::threshold(seen.fair.threshold.get()),
        format::threshold(at),
        signed_antes(alpha)
    )
}
