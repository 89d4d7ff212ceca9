//! Every sentence of the figure.

pub mod pictures;
pub mod turns;

use super::asked::{Asked, PLAYER_COUNTS};
use super::facts::{
    Facts, ForTheorists, OFF, RoundFacts, Weakest, Worst, best_reply, exploited, lowest,
};
use super::state::Terms;
use upperhand::guts::{Opponents, Reply, total_return};
use upperhand_games::antes::{
    NEGLIGIBLE, NOTHING, ROUNDS, antes_per_hundred, no_better, outcome, per_hundred,
    signed_per_hundred,
};
use upperhand_games::card_names::hand_name;
use upperhand_games::format;
use upperhand_games::format::{true_minus, with_sign, without_zeros};
use upperhand_games::guts_rules::{THRESHOLD, hands, holds_all, threshold};
use upperhand_games::guts_terms;
use upperhand_games::guts_terms::{ANTES, BEST_REPLY, BLOC, EQUILIBRIUM, POINTS, WEENIE_RULE};
use upperhand_kit::described::Words;
use upperhand_kit::schema::Term;
use upperhand_kit::span::{ascending, steps};
use upperhand_kit::table::row;
use upperhand_kit::{Extent, Readout, Table};

pub const TERMS: &[Term] = &[
    ANTES,
    guts_terms::THRESHOLD,
    EQUILIBRIUM,
    BEST_REPLY,
    WEENIE_RULE,
    BLOC,
    POINTS,
    Term::new("Reckless", "You hold more hands than the best reply does."),
    Term::new(
        "Overcautious",
        "You hold fewer hands than the best reply does.",
    ),
    Term::new(
        "two-card hands",
        "Strength here is a share of all hands; the hand of two cards that is named beats about that share of all 1326. A \
            real deck is a little different, because cards block each other: the figure of real cards solves it. A pair \
            beats two different ranks; then the ranks decide, the higher card first, and last the suits, from low to \
            high: clubs, hearts, diamonds, spades.",
    ),
    Term::new(
        "α",
        "Alpha: the antes that you win in one round on average, below 0 where you lose.",
    ),
    Term::new(
        "β",
        "Beta: the stakes of the next round on average, in those of this one. Below 1 the pot dies out in the end.",
    ),
    Term::new(
        "Total return",
        "All antes that you win until the pot is gone, if everybody keeps to the same threshold: α/(1 − β). There is \
            none where β is 1 or more.",
    ),
    Term::new(
        "fee",
        "The antes that leaving the table costs, when the round is over and the pot is not gone.",
    ),
];

/// Every text keeps to its lines while somebody scrubs.
pub fn words(facts: &Facts) -> Words {
    match facts {
        Facts::AtOnce(round) => at_once(round),
        Facts::InTurn(turn) => turns::words(turn),
    }
}

fn at_once(facts: &RoundFacts) -> Words {
    let holds = |at: f64| format!("hold {}", hands(at));
    let terms = &facts.terms;
    let mut spoken = vec![
        (THRESHOLD.name, holds(facts.mine)),
        ("others", holds(terms.others)),
    ];
    spoken.extend(terms.rivals.third.map(|third| ("third", holds(third))));
    Words {
        readout: Readout {
            heading: heading(facts),
            value: signed_per_hundred(facts.round.alpha),
            unit: ROUNDS,
            exact: String::new(),
            decimal: format!("≈ {} a round", format::decimals(facts.round.alpha, 6)),
            advice: advice(facts),
            facts: told(facts),
        },
        sentence: sentence(facts),
        summary: summary(facts),
        spoken,
    }
}

/// Cards first, in two short lines at most: "You: Q♠ 7♦ or better (0.500), the others: K♣ 3♥ or better (0.600)".
fn heading(facts: &RoundFacts) -> String {
    let Terms { rivals, others, .. } = facts.terms;
    let [mine, _, _, theirs] = facts.weakest.map(weakest);
    let who = match (rivals.third, rivals.count()) {
        (Some(third), _) => {
            return format!(
                "You: {mine} ({:.3}), others {others:.3}, {third:.3}",
                facts.mine
            );
        }
        (None, 2) => "the other",
        _ => "the others",
    };
    format!(
        "You: {mine} ({:.3}), {who}: {theirs} ({others:.3})",
        facts.mine
    )
}

fn advice(facts: &RoundFacts) -> String {
    let best = cards(facts, 2).unwrap_or_else(|| hands(facts.best.at));
    advised((facts.mine, facts.best.at), facts.cost(), &best)
}

/// What is wrong with a threshold beside the best reply, in words, which brings so much more.
fn advised((mine, best): (f64, f64), cost: f64, in_words: &str) -> String {
    if cost < NEGLIGIBLE {
        return no_better(cost, ROUNDS);
    }
    let how = ["Overcautious", "Reckless"][usize::from(mine < best)];
    let cost = per_hundred(cost);
    format!("{how}: holding {in_words} would bring {cost} antes more per 100 rounds.")
}

fn told(facts: &RoundFacts) -> Vec<(&'static str, String)> {
    let mut told = vec![
        ("You hold", cards_first(facts, 0, facts.mine)),
        ("The best reply", held_above(facts, 2, facts.best.at)),
        ("It comes to", comes_to(facts)),
        (
            "If they exploit you",
            antes_per_hundred(facts.exploited.alpha),
        ),
        ("They then hold", above(&facts.exploited)),
        (
            "The equilibrium",
            held_above(facts, 1, facts.fair.threshold.get()),
        ),
    ];
    if let Some(theory) = &facts.theory {
        told.extend(theorists(facts, theory));
    }
    told
}

/// α, β, the total return and the fee.
fn theorists(facts: &RoundFacts, theory: &ForTheorists) -> [(&'static str, String); 6] {
    let bloc = &theory.bloc;
    let at = format::threshold(lowest(&bloc.opponents));
    [
        ("This round, α", signed_antes(facts.round.alpha)),
        ("Stakes carried on, β", stakes(facts.round.beta)),
        ("Total return", returned(facts)),
        ("β at the equilibrium", stakes(facts.fair.beta)),
        (
            "The bloc worst for you",
            format!("above {at}; α {}", signed(bloc.alpha)),
        ),
        (
            "Above the fee line by",
            format!(
                "{} (at worst {})",
                signed(theory.margin),
                signed(theory.least_margin)
            ),
        ),
    ]
}

/// β, which is below 0 only by rounding.
fn stakes(beta: f64) -> String {
    plain(beta.max(0.0))
}

fn returned(facts: &RoundFacts) -> String {
    match total_return(facts.round) {
        Some(value) => signed_antes(value),
        None => "none: the stakes do not die out".to_owned(),
    }
}

/// A sentence on the stakes and the sum of all rounds, with a space before it.
fn on_stakes(facts: &RoundFacts) -> String {
    let carried = match stakes(facts.round.beta).as_str() {
        "0" => return " No stakes are left for a next round.".to_owned(),
        _ if facts.round.beta == 1.0 => "the same stakes".to_owned(),
        stakes => format!("{stakes} times the stakes"),
    };
    let sum = match total_return(facts.round) {
        Some(_) => format!("; until the pot is gone that comes to {}", returned(facts)),
        None => ", which do not die out: there is no total return".to_owned(),
    };
    format!(" The next round is played for {carried}{sum}.")
}

/// What the best reply wins; or "under 0.01 … more" where it wins hardly more than is won here, which rounded sums
/// could not show.
fn comes_to(facts: &RoundFacts) -> String {
    match facts.cost() {
        cost if (NOTHING..NEGLIGIBLE).contains(&cost) => format!("under 0.01 {ROUNDS} more"),
        _ => antes_per_hundred(facts.best.round.alpha),
    }
}

/// "J♠ 6♣ or better".
fn weakest(weakest: Weakest) -> String {
    match weakest.hand {
        _ if weakest.dropped == 0 => "every hand".to_owned(),
        None => "no hand".to_owned(),
        Some(hand) => format!("{} or better", hand_name(&hand)),
    }
}

/// "J♠ 6♣ or better (the best 43.8 % of hands)".
fn cards_first(facts: &RoundFacts, which: usize, at: f64) -> String {
    let all = |cards| format!("{cards} ({})", hands(at));
    cards(facts, which).map_or_else(|| hands(at), all)
}

/// "J♠ 6♣ or better", where some hands are dropped.
fn cards(facts: &RoundFacts, which: usize) -> Option<String> {
    let found = facts.weakest[which];
    (found.hand.is_some() && found.dropped > 0).then(|| weakest(found))
}

/// "J♠ 6♣ or better (the best 43.8 % of hands), above 0.5625".
fn held_above(facts: &RoundFacts, which: usize, at: f64) -> String {
    let cards = cards_first(facts, which, at);
    format!("{cards}, above {}", format::threshold(at))
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
fn sentence(facts: &RoundFacts) -> String {
    let fair = facts.fair.threshold.get();
    let against = if facts.cost() < NEGLIGIBLE {
        "no threshold would bring 0.01 more".to_owned()
    } else {
        let best = weakest(facts.weakest[2]);
        let cost = per_hundred(facts.cost());
        format!("holding {best} would bring {cost} more")
    };
    format!(
        "With {}, hold {} of two-card hands: {}. {} Here {}; {against}.",
        facts.terms.rivals.game.in_words(),
        weakest(facts.weakest[1]),
        hands(fair),
        deviating(facts),
        outcome(facts.round.alpha, ROUNDS),
    )
}

/// The cost of holding too many hands or too few: while the others stay, and once they notice and answer.
fn deviating(facts: &RoundFacts) -> String {
    let [looser, tighter, exactly] = facts.off.map(|off| (cost(-off.alone), cost(-off.answered)));
    let tighter_by = if 1.0 - facts.fair.threshold.get() < OFF {
        "Holding none"
    } else {
        "A bit tighter, by 10 points,"
    };
    let (now, noticed) = looser;
    let looser = if now == cost(0.0) {
        format!("costs nothing, until they notice: then {noticed} antes in 100 rounds")
    } else {
        format!("costs {now} antes in 100 rounds now, {noticed} once they notice")
    };
    let (tighter_now, tighter_noticed) = tighter;
    let exactly = match exactly.1 {
        noticed if noticed == cost(0.0) => "nothing, noticed or not".to_owned(),
        noticed => format!("nothing now, {noticed} once they notice"),
    };
    format!(
        "A bit looser, by 10 points, {looser}. {tighter_by} costs {tighter_now} now, {tighter_noticed} once they notice. \
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

fn summary(facts: &RoundFacts) -> String {
    let game = facts.terms.rivals.game;
    let (at, alpha) = facts.safest;
    let theory = match facts.theory {
        Some(_) => on_stakes(facts),
        None => String::new(),
    };
    format!(
        "What a round of Guts pays with {}, when {}. If you hold above {}, {}. {}{theory} A map shows it over both thresholds; the equilibrium is {}. \
         {} can always answer: if they do, you do best to hold above {}, and then {}.",
        game.in_words(),
        others(&facts.terms),
        format::threshold(facts.mine),
        outcome(facts.round.alpha, ROUNDS),
        course(facts),
        format::threshold(facts.fair.threshold.get()),
        if game.players.others() == 1 {
            "The other"
        } else {
            "The others"
        },
        format::threshold(at),
        outcome(alpha, ROUNDS)
    )
}

/// The course of your payoff, which is concave, over the thresholds.
fn course(facts: &RoundFacts) -> String {
    let won = outcome(facts.best.round.alpha, ROUNDS);
    if holds_all(facts.best.at) {
        return format!(
            "Your best reply is to hold every hand, where {won}: the fewer you hold, the lower your payoff."
        );
    }
    let (best, up_to_there) = (
        format::threshold(facts.best.at),
        if facts.rises { "rises" } else { "stays level" },
    );
    format!(
        "Your payoff {up_to_there} up to the threshold {best}, your best reply, where {won}, and falls beyond."
    )
}

/// The others' thresholds: "the others hold above 0.7".
fn others(terms: &Terms) -> String {
    let others = format::threshold(terms.others);
    match terms.rivals.third {
        Some(third) => {
            let third = format::threshold(third);
            format!("player 2 holds above {others}, player 3 above {third}")
        }
        None if terms.rivals.count() == 2 => format!("the other holds above {others}"),
        None => format!("the others hold above {others}"),
    }
}

/// A payoff to three digits with its sign: "+0.0412", "−12.5", "0".
fn signed(value: f64) -> String {
    with_sign(value, plain(value.abs()))
}

/// The same to two digits after the point, for the edge of a plot.
pub fn brief(value: f64) -> String {
    if value.abs() < 0.005 {
        return "0".to_owned();
    }
    true_minus(&format!("{value:+.2}"))
}

/// A number of at least 0 to three digits, at least two after the point: "0.0412", "12.5", "1".
fn plain(value: f64) -> String {
    if value < NOTHING {
        return "0".to_owned();
    }
    let (mut digits, mut shown) = (2, value);
    while shown < 1.0 && digits < 15 {
        (digits, shown) = (digits + 1, shown * 10.0);
    }
    without_zeros(&format!("{value:.digits$}"))
}

/// "+0.0412 antes".
fn signed_antes(value: f64) -> String {
    format!("{} {}", signed(value), noun(value))
}

fn noun(value: f64) -> &'static str {
    let is_one = plain(value.abs()) == "1";
    if is_one { "ante" } else { "antes" }
}

/// Thresholds on each side of yours, and how far apart.
const AROUND: i32 = 5;
const STEP: f64 = 0.05;

const STEPS: u32 = 100;
const MAP_STEPS: u32 = 50;

pub fn table(state: &Asked, worst: &Worst, extent: Extent) -> Table {
    let mut names = match extent {
        Extent::Near => vec!["Threshold", "You hold", "Antes a round", "If exploited"],
        Extent::Shown => vec!["panel", "threshold", "others", "alpha", "beta", "return"],
    };
    if extent == Extent::Near && state.terms().theory.is_some() {
        names.extend(["β", "Total return"]);
    }
    let caption = format!(
        "Thresholds at Guts with {}, when {}",
        state.game().in_words(),
        others(&state.terms())
    );
    let rows = match extent {
        Extent::Near => around(state),
        Extent::Shown => exported(state, worst),
    };
    Table::new(caption, &names, rows)
}

/// Thresholds around yours, the best reply and the equilibrium.
fn around(state: &Asked) -> Vec<Vec<String>> {
    let game = state.game();
    let opponents = state.terms().opponents();
    let near = (-AROUND..=AROUND)
        .map(|step| state.mine + f64::from(step) * STEP)
        .filter(|at| (0.0..=1.0).contains(at));
    let mut at = ascending(near.chain([best_reply(&opponents).at, game.fair()]));
    at.dedup_by(|one, two| format::threshold(*one) == format::threshold(*two));
    let row_at = |&at: &f64| {
        let round = opponents.round(threshold(at));
        let worst = exploited(game, at);
        let mut cells = vec![
            format::threshold(at),
            format::percent_of(1.0 - at),
            signed(round.alpha),
            signed(worst.alpha),
        ];
        if state.terms().theory.is_some() {
            let total = total_return(round).map_or_else(|| "–".to_owned(), signed);
            cells.extend([plain(round.beta.max(0.0)), total]);
        }
        cells
    };
    at.iter().map(row_at).collect()
}

/// All panels: the curves of one round, the map at evenly spaced points, the equilibria, the worst case.
fn exported(state: &Asked, worst: &Worst) -> Vec<Vec<String>> {
    let mut rows = Vec::new();
    let mut list = |panel: &str, mine: f64, theirs: f64, opponents: &Opponents| {
        let round = opponents.round(threshold(mine));
        let total = total_return(round).map_or_else(String::new, |value| value.to_string());
        let (alpha, beta) = (round.alpha, round.beta);
        rows.push(row([&panel, &mine, &theirs, &alpha, &beta, &total]));
    };
    let Terms { rivals, others, .. } = state.terms();
    for mine in steps(STEPS) {
        list("one round", mine, others, &rivals.playing(others));
    }
    for theirs in steps(MAP_STEPS) {
        for mine in steps(MAP_STEPS) {
            list("map", mine, theirs, &rivals.playing(theirs));
        }
    }
    for count in PLAYER_COUNTS.0..=PLAYER_COUNTS.1 {
        let game = rivals.game.of_size(count);
        let at = 1.0 - game.share_held();
        list(&format!("equilibrium of {count}"), at, at, &game.bloc(at));
    }
    for &(mine, alpha, theirs) in &worst.blocs {
        rows.push(row([&"worst bloc", &mine, &theirs, &alpha, &"", &""]));
    }
    for &(mine, alpha) in &worst.all {
        rows.push(row([&"worst of all", &mine, &"", &alpha, &"", &""]));
    }
    rows
}
