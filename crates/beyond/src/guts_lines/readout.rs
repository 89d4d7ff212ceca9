//! Texts about a line, and about all lines of a game.

use super::solved::Solved;
use super::sweep::LineLoss;
use super::words::{brief, called, game, hand_name, held, line_name, lost, share_held};
use upperhand::guess_who::Probability;
use upperhand::guts::cards::Fraction;
use upperhand_games::card_losses::exactly;
use upperhand_games::format::{capitalized, counted, decimal, grouped, percent};
use upperhand_kit::Readout;

pub fn readout(solved: &Solved, line: usize) -> Readout {
    let heading = capitalized(&line_name(solved.played, line));
    let facts = facts(solved, line);
    let Some(LineLoss { lost, .. }) = solved.line(line) else {
        return Readout {
            heading,
            value: "…".to_owned(),
            unit: UNIT,
            advice: not_known(solved).to_owned(),
            facts,
            ..Readout::default()
        };
    };
    let loss = solved.loss(lost);
    let is_whole = loss.denominator() == 1;
    let value = brief(loss.value());
    Readout {
        heading,
        unit: if value == "1" {
            "ante lost a round"
        } else {
            UNIT
        },
        value,
        exact: exactly(loss),
        decimal: if is_whole {
            String::new()
        } else {
            decimal(chance(loss))
        },
        advice: advice(solved, line, lost),
        facts,
    }
}

const UNIT: &str = "antes lost a round";

fn chance(loss: Fraction) -> Probability {
    let whole = |number: i128| u64::try_from(number).unwrap_or(0);
    Probability::new(whole(loss.numerator()), whole(loss.denominator()).max(1))
}

/// What is said of a line that is not swept.
fn not_known(solved: &Solved) -> &'static str {
    match solved.reached() {
        0 => "What this line loses is known once all lines are worked out.",
        _ => "Stopped before this line: go on, and what it loses is known, too.",
    }
}

/// What to do better, and what it is worth.
fn advice(solved: &Solved, line: usize, lost_here: i64) -> String {
    let here = lost(solved.loss(lost_here));
    if lost_here == 0 {
        return "Nobody wins anything from this line, however they play.".to_owned();
    }
    let Some((least, LineLoss { lost: lowest, .. })) = solved.least() else {
        return format!("An opponent who knows this line wins {here}.");
    };
    if lost_here == lowest {
        return format!("No line loses less: an opponent who knows it wins {here}.");
    }
    let (count, more) = if least < line {
        (line - least, "more")
    } else {
        (least - line, "fewer")
    };
    let hands = counted(&format!("{} {more}", grouped(count)), "hand");
    let hands = if count == 1 {
        format!("1 {more} hand")
    } else {
        hands
    };
    format!(
        "Hold {hands}: {} loses {}, this line {here}.",
        line_name(solved.played, least),
        lost(solved.loss(lowest)),
    )
}

fn facts(solved: &Solved, line: usize) -> Vec<(&'static str, String)> {
    let played = solved.played;
    let (weakest, best_dropped) = (
        if line < solved.hands() {
            let (name, called) = (hand_name(played, line), called(played, line));
            format!("{name}: {called}")
        } else {
            "none".to_owned()
        },
        match line {
            0 => "none".to_owned(),
            _ => format!("{}, up to {}", grouped(line), hand_name(played, line - 1)),
        },
    );
    let share = percent(share_held(played, line));
    vec![
        ("Weakest hand held", weakest),
        ("Holds", format!("{}, {share}", held(played, line))),
        ("Drops", best_dropped),
        ("Best reply holds", reply(solved, line)),
        (
            "Loses least",
            named(solved, solved.least().map(|least| least.0)),
        ),
        (
            "Best against lines",
            named(solved, solved.duelist.map(|duelist| duelist.line)),
        ),
        ("The least loss", least(solved)),
        ("The best loses to lines", duelist(solved)),
        ("The floor", floor(solved)),
        ("With mixing", "some way to play loses nothing".to_owned()),
    ]
}

/// What is said in place of what is not known yet.
const UNKNOWN: &str = "not known yet";

fn named(solved: &Solved, line: Option<usize>) -> String {
    line.map_or_else(|| UNKNOWN.to_owned(), |line| line_name(solved.played, line))
}

/// How the best reply to a line differs from it: "704 more hands, 695 fewer".
fn reply(solved: &Solved, line: usize) -> String {
    let Some(LineLoss { lost: wins, reply }) = solved.line(line) else {
        return UNKNOWN.to_owned();
    };
    let (more, fewer) = (grouped(reply.holds), grouped(reply.drops));
    match (reply.holds, reply.drops) {
        _ if wins == 0 => "the same, and wins nothing".to_owned(),
        (_, 0) => format!("{more} more"),
        (0, _) => format!("{fewer} fewer"),
        _ => format!("{more} more and {fewer} fewer"),
    }
}

fn least(solved: &Solved) -> String {
    let least = solved.least();
    least.map_or_else(
        || UNKNOWN.to_owned(),
        |(_, least)| exactly_lost(solved.loss(least.lost)),
    )
}

fn duelist(solved: &Solved) -> String {
    let duelist = solved.duelist;
    duelist.map_or_else(|| UNKNOWN.to_owned(), |duelist| exactly_lost(duelist.loss))
}

/// "one ante in about 12 million rounds (49121/569520871920 a round)", "nothing".
fn exactly_lost(loss: Fraction) -> String {
    match loss.numerator() {
        0 => "nothing".to_owned(),
        _ => format!("{} ({} a round)", lost(loss), exactly(loss)),
    }
}

/// The local minima of the curve.
fn floor(solved: &Solved) -> String {
    let Some(floor) = &solved.floor else {
        return UNKNOWN.to_owned();
    };
    match floor.minima.as_slice() {
        [first, .., last] => {
            let [first, last] = [first, last].map(|&line| hand_name(solved.played, line));
            let count = grouped(floor.minima.len());
            format!("{count} local minima, from {first} to {last}")
        }
        _ => "one minimum: each step away from it loses as much or more".to_owned(),
    }
}

/// Which line loses least, which is best against lines, and how the curve goes.
pub fn sentence(solved: &Solved) -> String {
    let game = game(solved.played);
    let lines = grouped(solved.hands() + 1);
    let Some((least, LineLoss { lost: lowest, .. })) = solved.least() else {
        let so_far = match solved.reached() {
            0 => "is being worked out".to_owned(),
            reached => format!("is known of {}", grouped(reached)),
        };
        return format!("With {game} there are {lines} lines; what they lose {so_far}.");
    };
    let name = line_name(solved.played, least);
    let loses = match lowest {
        0 => "nobody beats it, however they play".to_owned(),
        _ => format!(
            "an opponent who knows it wins {}",
            lost(solved.loss(lowest))
        ),
    };
    let duelist = match solved.duelist {
        None => String::new(),
        Some(duelist) if duelist.line == least => {
            " It is best against other lines, too.".to_owned()
        }
        Some(duelist) => {
            let name = line_name(solved.played, duelist.line);
            format!(" Against other lines {name} is best.")
        }
    };
    format!(
        "Of {lines} lines with {game}, {name} loses least: {loses}. {}{duelist}",
        course(solved)
    )
}

fn course(solved: &Solved) -> String {
    let minima = solved.floor.as_ref().map_or(0, |floor| floor.minima.len());
    match minima {
        1 => "What lines lose falls to it and rises again.".to_owned(),
        _ => format!(
            "What lines lose falls to a floor with {} local minima and rises again.",
            grouped(minima)
        ),
    }
}

pub fn summary(solved: &Solved, line: usize) -> String {
    let name = capitalized(&line_name(solved.played, line));
    let here = match solved.line(line) {
        Some(LineLoss { lost: here, .. }) => {
            let reply = reply(solved, line);
            let loss = solved.loss(here);
            format!(
                "{name}, {} held, loses {} ({} a round). Its best reply holds {reply}.",
                held(solved.played, line),
                lost(loss),
                exactly(loss)
            )
        }
        None => format!(
            "{name}, {} held: {}",
            held(solved.played, line),
            not_known(solved)
        ),
    };
    format!("{} {here}", sentence(solved))
}
