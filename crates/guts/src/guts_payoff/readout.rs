//! Texts about the thresholds, and about the picture as a whole.

use super::assessment::Assessment;
use super::replies::{LEVEL, Worst};
use super::state::{OneRound, State, Theory, threshold};
use super::theory;
use super::words::{TwoCards, others};
use upperhand::guts::{Reply, Rules, best_response, kitty_equilibrium};
use upperhand_games::antes::{
    NEGLIGIBLE, NOTHING, ROUNDS, antes_per_hundred, no_better, outcome, per_hundred,
    signed_per_hundred,
};
use upperhand_games::format;
use upperhand_games::guts_rules::{hands, holds_all, holds_none};
use upperhand_kit::Readout;

/// Every text keeps to its lines while somebody scrubs.
pub fn readout(state: &State, cards: &TwoCards) -> Readout {
    let seen = Assessment::of(state);
    let alpha = seen.round.alpha;
    Readout {
        heading: heading(state),
        value: signed_per_hundred(alpha),
        unit: ROUNDS,
        exact: String::new(),
        decimal: format!("≈ {} a round", format::decimals(alpha, 6)),
        advice: advice(state, &seen),
        facts: facts(state, &seen, cards),
    }
}

/// Short enough for one line: "You 0.500, the others 0.600".
fn heading(state: &State) -> String {
    let others = state.terms().others;
    let theirs = match (state.terms().rivals.third, state.terms().rivals.count()) {
        (Some(third), _) => format!("others {others:.3}, {third:.3}"),
        (None, 2) => format!("the other {others:.3}"),
        _ => format!("the others {others:.3}"),
    };
    format!("You {:.3}, {theirs}", state.mine)
}

fn advice(state: &State, seen: &Assessment) -> String {
    let cost = seen.cost();
    if cost < NEGLIGIBLE {
        return no_better(cost, ROUNDS);
    }
    let how = if state.mine < seen.best.at {
        "Reckless"
    } else {
        "Overcautious"
    };
    let (best, cost) = (hands(seen.best.at), per_hundred(cost));
    format!("{how}: holding {best} would bring {cost} antes more per 100 rounds.")
}

fn facts(state: &State, seen: &Assessment, cards: &TwoCards) -> Vec<(&'static str, String)> {
    let game = state.game();
    let mine = state.mine;
    let worst = best_response(game.rules, game.players, threshold(mine));
    let (best, fair) = (seen.best, seen.fair.threshold.get());
    let mut facts = vec![
        ("You hold", hands(mine)),
        ("Among two-card hands", cards.weakest(mine)),
        ("The best reply", held_above(best.at)),
        ("It comes to", comes_to(seen)),
        ("If they exploit you", antes_per_hundred(worst.alpha)),
        ("They then hold", above(&worst)),
        ("The equilibrium", held_above(fair)),
        ("There, of two-card hands", cards.weakest(fair)),
        ("With a kitty", with_kitty(game)),
    ];
    if let Some(Theory { fee }) = state.terms().theory {
        facts.extend(theory::facts(state, seen, fee));
    }
    facts
}

/// What the best reply wins; or "under 0.01 … more" where it wins hardly more than is won here, which rounded sums
/// could not show.
fn comes_to(seen: &Assessment) -> String {
    match seen.cost() {
        cost if (NOTHING..NEGLIGIBLE).contains(&cost) => format!("under 0.01 {ROUNDS} more"),
        _ => antes_per_hundred(seen.best.round.alpha),
    }
}

/// "above 0.7071: the best 29.3 % of hands".
fn held_above(at: f64) -> String {
    format!("above {}: {}", format::threshold(at), hands(at))
}

/// "above 0.7937: as 4 players without it"; whether the stakes grow.
fn with_kitty(game: OneRound) -> String {
    let found = kitty_equilibrium(game.rules, game.players);
    let at = format::threshold(found.threshold.get());
    let (these, more) = (game.players.get(), game.players.get() + 1);
    let like = match game.rules {
        Rules::Standard => format!("as {more} players"),
        Rules::Weenie => format!("between {these} and {more} players"),
    };
    let grow = if found.beta > 1.0 {
        "; the stakes grow"
    } else {
        ""
    };
    format!("above {at}: {like} without it{grow}")
}

/// The thresholds of the others: "one above 0, 18 above 0.95".
fn above(reply: &Reply) -> String {
    let thresholds = reply.opponents.thresholds();
    let count = |count: usize| match count {
        1 if thresholds.len() == 1 => String::new(),
        1 => "one ".to_owned(),
        2 if thresholds.len() == 2 => "both ".to_owned(),
        _ if count == thresholds.len() => "all ".to_owned(),
        _ => format!("{count} "),
    };
    let groups = thresholds.chunk_by(PartialEq::eq).map(|group| {
        let at = format::threshold(group[0].get());
        format!("{}above {at}", count(group.len()))
    });
    groups.collect::<Vec<_>>().join(", ")
}

/// For players: what to do, what leaving it costs, and what is seen now.
pub fn sentence(state: &State, cards: &TwoCards) -> String {
    let seen = Assessment::of(state);
    let fair = seen.fair.threshold.get();
    let game = state.game();
    let against = if seen.cost() < NEGLIGIBLE {
        "no threshold would bring 0.01 more".to_owned()
    } else {
        let best = hands(seen.best.at);
        format!(
            "holding {best} would bring {} more",
            per_hundred(seen.cost())
        )
    };
    format!(
        "With {}, hold {}: with two cards, {}. {} Here {}; {against}.",
        game.in_words(),
        hands(fair),
        cards.weakest(fair),
        deviating(game, fair),
        outcome(seen.round.alpha, ROUNDS),
    )
}

/// How far off the equilibrium somebody may be, as a share of all hands.
const OFF: f64 = 0.1;

/// The cost of holding too many hands or too few: while the others stay, and once they notice and answer.
fn deviating(game: OneRound, fair: f64) -> String {
    let costs = |at: f64| {
        let alone = game.bloc(fair).round(threshold(at)).alpha;
        let answered = best_response(game.rules, game.players, threshold(at)).alpha;
        (cost(-alone), cost(-answered))
    };
    let most = OFF.min(1.0 - fair);
    let tighter = if most < OFF {
        "Holding none"
    } else {
        "A bit tighter, by 10 points,"
    };
    let (now, noticed) = costs(fair - OFF);
    let looser = if now == cost(0.0) {
        format!("costs nothing, until they notice: then {noticed} antes in 100 rounds")
    } else {
        format!("costs {now} antes in 100 rounds now, {noticed} once they notice")
    };
    let (tighter_now, tighter_noticed) = costs(fair + most);
    let exactly = match costs(fair).1 {
        noticed if noticed == cost(0.0) => "nothing, noticed or not".to_owned(),
        noticed => format!("nothing now, {noticed} once they notice"),
    };
    format!(
        "A bit looser, by 10 points, {looser}. {tighter} costs {tighter_now} now, {tighter_noticed} once they notice. \
         Exactly this costs {exactly}."
    )
}

fn cost(antes_lost: f64) -> String {
    if antes_lost < NOTHING {
        "nothing".to_owned()
    } else {
        per_hundred(antes_lost)
    }
}

pub fn summary(state: &State, worst: &Worst) -> String {
    let seen = Assessment::of(state);
    let (at, alpha) = worst.safest;
    let theory = match state.terms().theory {
        Some(_) => theory::summary(&seen),
        None => String::new(),
    };
    format!(
        "What a round of Guts pays with {}, when {}. If you hold above {}, {}. {}{theory} A map shows it over both thresholds; the equilibrium is {}. \
         {} can always answer: if they do, you do best to hold above {}, and then {}.",
        state.game().in_words(),
        others(state),
        format::threshold(state.mine),
        outcome(seen.round.alpha, ROUNDS),
        course(state, &seen),
        format::threshold(seen.fair.threshold.get()),
        if state.game().players.others() == 1 {
            "The other"
        } else {
            "The others"
        },
        format::threshold(at),
        outcome(alpha, ROUNDS)
    )
}

/// The course of your payoff, which is concave, over the thresholds.
fn course(state: &State, seen: &Assessment) -> String {
    let slope = state.terms().opponents().slope(threshold(0.0)).alpha;
    let (best, won) = (
        format::threshold(seen.best.at),
        outcome(seen.best.round.alpha, ROUNDS),
    );
    let up_to_there = if slope > LEVEL {
        "rises"
    } else {
        "stays level"
    };
    match seen.best.at {
        at if holds_all(at) => format!(
            "Your best reply is to hold every hand, where {won}: the fewer you hold, the lower your payoff."
        ),
        at if holds_none(at) => format!(
            "Your payoff {up_to_there} up to the end: your best reply is to hold no hand, where {won}."
        ),
        _ => format!(
            "Your payoff {up_to_there} up to the threshold {best}, your best reply, where {won}, and falls beyond."
        ),
    }
}
