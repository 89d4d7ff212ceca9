//! Where hands are numbers: your threshold, the mixture, and what the coalition wins.

use super::super::facts::numbers::{Advice, Analysis, Facts, Joint, Solutions, Values, rate};
use super::super::state::CoalitionGame;
use super::ANSWERED;
use core::fmt::Display;
use upperhand::guts::{Rules, Threshold};
use upperhand_games::antes::{
    NEGLIGIBLE, NOTHING, ROUNDS, no_better, outcome, per_hundred, signed_per_hundred,
};
use upperhand_games::format::{decimals, percent_of, power_of_ten, threshold};
use upperhand_games::guts_rules::{self, hands, holds_all, holds_none, table_in_words};
use upperhand_kit::described::Words;
use upperhand_kit::table::row;
use upperhand_kit::{Extent, Readout, Table};

/// Values closer to 0 than this are 0 but for rounding.
const NOTHING_WON: f64 = 5e-7;

/// More than any number of antes.
const WITHOUT_END: &str = "more without end";

/// Every text keeps to its lines while somebody scrubs.
pub fn words(facts: &Facts) -> Words {
    let analysis = &*facts.analysis;
    let unit = unit(analysis.game);
    let value = signed_per_hundred(facts.here);
    let one = if analysis.game.repeated {
        "game"
    } else {
        "round"
    };
    let above = |at: f64| format!("hold above {}", threshold(at));
    let pair = analysis.pair;
    let lost = per_hundred(analysis.solution.value);
    let lost = format!("you lose at least {lost} {unit}");
    Words {
        spoken: vec![
            ("threshold", format!("{value} {unit}")),
            ("players", lost),
            ("epsilon", above(pair.bloc)),
            ("delta", above(pair.beside)),
            ("weight", rounds(pair.weight)),
            ("gap-constant", rounds(pair.weight)),
        ],
        readout: Readout {
            heading: format!("You hold above {}", threshold(facts.mine.get())),
            value,
            unit,
            exact: String::new(),
            decimal: format!("≈ {} a {one}", antes(facts.here)),
            advice: advice(facts),
            facts: told(facts),
        },
        sentence: sentence(analysis),
        summary: summary(facts),
    }
}

fn advice(facts: &Facts) -> String {
    let (game, best) = (facts.analysis.game, facts.analysis.best.threshold.get());
    match facts.advice {
        Advice::Leave => {
            "The coalition can let the pot grow for ever: leave at once, and lose only your ante."
                .to_owned()
        }
        Advice::HoldEverMore => {
            "Hold ever more hands: of infinitely many you win without end.".to_owned()
        }
        Advice::Stay(more) => no_better(more, unit(game)),
        Advice::Hold(more) => {
            let hands = held(game, best);
            let hold = if holds_all(best) || holds_none(best) {
                hands
            } else {
                format!("above {}, {hands}", threshold(best))
            };
            let (more, unit) = (per_hundred(more), unit(game));
            format!("Hold {hold}: that brings {more} {unit} more.")
        }
    }
}

fn told(facts: &Facts) -> Vec<(&'static str, String)> {
    let analysis = &*facts.analysis;
    let (game, sure, best) = (analysis.game, &analysis.sure, analysis.best);
    let unit = unit(game);
    let secured = match sure.player {
        Some(at) => format!("hold above {}", threshold(at.get())),
        None => "leave at once".to_owned(),
    };
    let otherwise = match &analysis.joint[1..] {
        _ if analysis.is_apart => ("Without a die they win", ANSWERED.to_owned()),
        [] => ("Otherwise", "nothing else".to_owned()),
        rarely => ("Otherwise", mixture(game, rarely)),
    };
    let (reply, comes_to, excess) = if analysis.is_unbounded() {
        let end = WITHOUT_END.to_owned();
        ("ever more hands".to_owned(), end.clone(), end)
    } else {
        let reply = format!("above {}", threshold(best.threshold.get()));
        // Where it wins hardly more than is won here, rounded sums could not show that.
        let comes_to = match best.alpha - facts.here {
            more if (NOTHING..NEGLIGIBLE).contains(&more) => format!("under 0.01 {unit} more"),
            _ => format!("{} {unit}", signed_per_hundred(best.alpha)),
        };
        let excess = if analysis.excess() < NEGLIGIBLE {
            "no more than that".to_owned()
        } else {
            format!("{} {unit} more", per_hundred(analysis.excess()))
        };
        (reply, comes_to, excess)
    };
    let said = |value: f64| format!("{} {unit}", signed_per_hundred(value));
    let mut told = vec![
        ("Your best reply", reply),
        ("It comes to", comes_to),
        ("What you can be sure of", said(sure.value)),
        ("To be sure of that", secured),
        ("How exact that is", precision(sure.gap)),
        ("This mixture leaves you", excess),
        ("The coalition plays", mixture(game, &analysis.joint[..1])),
        otherwise,
    ];
    told.push(if game.repeated {
        let stakes = format!("{} times these", decimals(facts.stakes, 4));
        ("The next round’s stakes", stakes)
    } else {
        ("If they exploit your threshold", said(facts.worst))
    });
    if game.is_infinite() {
        let better = decimals(rate(facts.mine).get(), 4);
        told.push(("Better hands that you expect at most", better));
        if sure.first_order > 0.0 {
            let value = signed_per_hundred(sure.value);
            let more = per_hundred(sure.first_order);
            let table = format!("nearly {value} + {more}/(n − 1)");
            told.push(("With n players you can be sure of", table));
        }
    }
    told
}

/// "one round", "the repeated game", with the number of players and the rule.
fn game(game: CoalitionGame) -> String {
    let kind = if game.repeated {
        "the repeated game"
    } else {
        "one round"
    };
    format!("{kind} of {}", table_in_words(game.rules, game.players))
}

fn wins(analysis: &Analysis) -> String {
    let value = analysis.sure.value;
    let won = format!("{} {}", per_hundred(value), unit(analysis.game));
    let others = analysis.game.players.others_in_words();
    if value > -NOTHING_WON {
        format!("no coalition of {others} can win anything from you, if you hold the right hands")
    } else if analysis.is_apart {
        format!(
            "{others} who share no die win nothing from you, if you know their thresholds and answer. If they know yours and answer, \
             they win at least {won}, as with a die"
        )
    } else if analysis.sure.player.is_none() {
        format!(
            "a coalition of {others} can let the pot grow for ever: against its best mixture you do best to leave at once and \
             lose your ante"
        )
    } else {
        format!(
            "a coalition of {others} that shares a die, but not its cards, wins at least {won} from you, however well you play"
        )
    }
}

fn sentence(analysis: &Analysis) -> String {
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
        let part = decimals(100.0 * most / analysis.solution.value, 0);
        let won = per_hundred(most);
        format!("; {mixed} wins at least {won}, {part}\u{202f}% of that")
    } else {
        format!(
            "; against {mixed}, {} if you play your best",
            outcome(most, unit(analysis.game))
        )
    };
    format!("In {}, {}{mixture}.", game(analysis.game), wins(analysis))
}

fn summary(facts: &Facts) -> String {
    let analysis = &*facts.analysis;
    let strategies = analysis.joint.iter().map(|(thresholds, weight)| {
        let joint = joint(analysis.game, thresholds);
        format!("{joint} in {}", rounds(*weight))
    });
    let strategies: Vec<String> = strategies.collect();
    let most = if analysis.is_unbounded() {
        "You can win without end, by holding ever more hands".to_owned()
    } else {
        let at = threshold(analysis.best.threshold.get());
        format!(
            "The most you can win is {} antes, at {at}",
            antes(analysis.best.alpha)
        )
    };
    let no_die = || format!(" Without a die they win {ANSWERED}.");
    let apart = analysis.is_apart.then(no_die).unwrap_or_default();
    format!(
        "What you win by your threshold in {}, when all others play together: {}. {most}; at your threshold {} it is {}. What you can \
         be sure of is {} antes, {}.{}",
        game(analysis.game),
        strategies.join(", "),
        threshold(facts.mine.get()),
        antes(facts.here),
        antes(analysis.sure.value),
        precision(analysis.sure.gap),
        apart,
    )
}

/// "−0.005566", in antes.
fn antes(value: f64) -> String {
    decimals(value, 6)
}

/// The unit of a hundred rounds, or of as many games that are played until the pot is gone.
pub const fn unit(game: CoalitionGame) -> &'static str {
    if game.repeated {
        "antes per 100 games"
    } else {
        ROUNDS
    }
}

/// The distance that the value may have from the true one: "certified to 10⁻¹¹", "exact".
pub fn precision(gap: f64) -> String {
    // The least power of ten that is no smaller.
    let mut powers = (1..=18_i32).rev();
    match powers.find(|&digits| gap <= 10_f64.powi(-digits)) {
        _ if gap <= 0.0 => "exact".to_owned(),
        Some(digits) => format!("certified to {}", power_of_ten(-digits)),
        None => "certified to 1".to_owned(),
    }
}

/// "both above 0.6757", "1 above 0, 1 above 0.8647", "1 above 0, 18 above 0.978"; of infinitely many "1 above 0, the rest above
/// 0.6412".
pub fn joint(game: CoalitionGame, thresholds: &[Threshold]) -> String {
    let groups: Vec<(String, usize)> = thresholds
        .chunk_by(PartialEq::eq)
        .map(|group| (threshold(group[0].get()), group.len()))
        .collect();
    if let [(at, count)] = groups.as_slice() {
        let all = if *count == 2 { "both" } else { "all" };
        return format!("{all} above {at}");
    }
    let text = |(at, members): &(String, usize)| match members {
        2.. if game.is_infinite() => format!("the rest above {at}"),
        _ => format!("{members} above {at}"),
    };
    groups.iter().map(text).collect::<Vec<_>>().join(", ")
}

/// A share of all rounds: "83.0 %", "100 %".
pub fn share(weight: f64) -> String {
    percent_of(weight)
}

fn rounds(weight: f64) -> String {
    format!("{} of rounds", share(weight))
}

/// The hands above a threshold, after "hold": "the best 29.3 % of hands", "with fewer than 1.22 better hands expected".
fn held(game: CoalitionGame, at: f64) -> String {
    if !game.is_infinite() || holds_all(at) || holds_none(at) {
        return hands(at);
    }
    let better = decimals(rate(guts_rules::threshold(at)).get(), 2);
    format!("with fewer than {better} better hands expected")
}

/// Every joint strategy and how often it is played.
fn mixture(game: CoalitionGame, all: &[Joint]) -> String {
    let text = |(at, weight): &Joint| format!("{}: {}", share(*weight), joint(game, at));
    all.iter().map(text).collect::<Vec<_>>().join("; ")
}

/// "repeated game", "one round, Weenie rule".
pub const fn series(line: &Values) -> &'static str {
    match (line.rules, line.repeated) {
        (Rules::Standard, false) => "one round",
        (Rules::Standard, true) => "repeated game",
        (Rules::Weenie, false) => "one round, Weenie rule",
        (Rules::Weenie, true) => "repeated game, Weenie rule",
    }
}

pub fn table(facts: &Facts, solutions: &mut Solutions, extent: Extent) -> Table {
    match extent {
        Extent::Near => around(facts),
        Extent::Shown => exported(facts, solutions),
    }
}

/// Thresholds on each side of player 1's, and how far apart.
const AROUND: i32 = 6;
const STEP: f64 = 0.01;

fn around(facts: &Facts) -> Table {
    let analysis = &*facts.analysis;
    let mine = facts.mine.get();
    let thresholds = (-AROUND..=AROUND).map(|index| mine + f64::from(index) * STEP);
    let row = |at: f64| {
        let at = guts_rules::threshold(at);
        vec![
            threshold(at.get()),
            antes(analysis.here(at)),
            antes(analysis.worth(&analysis.solution.coalition, at)),
            decimals(analysis.mixture.round(at).beta, 4),
        ]
    };
    let columns = [
        "Threshold",
        "This mixture leaves",
        "The best mixture leaves",
        "Stakes carried on",
    ];
    let shown = thresholds.filter(|at| (0.0..=1.0).contains(at));
    let caption = format!("Your return in antes, in {}", game(analysis.game));
    Table::new(caption, &columns, shown.map(row).collect())
}

/// What all panels show. Among infinitely many there are one who spoils and all others: what they gain, as shares of the pot, and where
/// they hold.
fn exported(facts: &Facts, solutions: &mut Solutions) -> Table {
    let analysis = &*facts.analysis;
    let is_infinite = analysis.game.is_infinite();
    let mut rows = Vec::new();
    let mut add = |panel: &str, series: &str, x: &dyn Display, value: f64| {
        rows.push(row([&panel, &series, x, &value]));
    };
    let lines = analysis.lines();
    for (x, value) in &lines.chosen {
        add("return", "this mixture", x, *value);
    }
    for (x, value) in lines.optimum.iter().flatten() {
        add("return", "best mixture", x, *value);
    }
    for line in solutions.values(analysis.game.rules, 1) {
        for (x, value) in &line.points {
            add("value by players", series(&line), x, *value);
        }
    }
    let who = |member: usize| match (is_infinite, member) {
        (false, _) => (member + 2).to_string(),
        (true, 0) => "one who spoils".to_owned(),
        (true, _) => "all others".to_owned(),
    };
    for ((held, weight), number) in analysis.joint.iter().zip(1_u32..) {
        let name = format!("joint strategy {number}");
        let mut held: Vec<(usize, Threshold)> = held.iter().copied().enumerate().collect();
        if is_infinite {
            held.dedup_by_key(|(_, at)| *at);
            // Nobody spoils where all hold alike.
            if let [(member, _)] = &mut held[..] {
                *member = 1;
            }
        }
        for (member, at) in held {
            add("threshold of a member", &name, &who(member), at.get());
        }
        add("weight", &name, &number, *weight);
    }
    Table::new(
        format!("Player 1 against a coalition, in {}", game(analysis.game)),
        &["panel", "series", "x", "value"],
        rows,
    )
}
