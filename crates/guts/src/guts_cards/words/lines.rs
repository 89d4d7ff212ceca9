//! A line among all of a game, in words.

use super::super::asked::Cards;
use super::super::lines::LineFacts;
use super::super::played::Played;
use super::called::called;
use super::{BEST, LEAST, best_of, dealt, exact_loss, least, line_name, lost, without_straights};
use upperhand::guess_who::Probability;
use upperhand::guts::cards::{Fraction, ReplyCounts};
use upperhand_games::card_losses::{counted_hands, exactly};
use upperhand_games::format::{capitalized, counted, decimal, grouped, percent, significant};
use upperhand_kit::Readout;
use upperhand_kit::described::{Missing, Words};

/// The label of the task that finds the best line against lines.
pub fn playing(played: Played) -> String {
    format!(
        "Playing lines against each other{}",
        takes(played, "half a minute")
    )
}

/// The label of the task that finds what every line loses.
pub fn sweeping(played: Played) -> String {
    let lines = grouped(played.hands() + 1);
    format!(
        "Working out what {lines} lines lose{}",
        takes(played, "ten seconds")
    )
}

/// Three cards take less than a tenth of a second.
fn takes(played: Played, long: &str) -> String {
    match played.cards {
        Cards::Five => format!(": {long} or more"),
        Cards::One | Cards::Two | Cards::Three => String::new(),
    }
}

pub fn words(facts: &LineFacts) -> Words {
    let sentence = sentence(facts);
    let (played, line) = (facts.game, facts.line);
    let held = held(played, line);
    let summary = {
        let name = capitalized(&line_name(played, line));
        let here = match facts.loses {
            Ok((loss, counts)) => format!(
                "loses {}{}. Its best reply holds {}.",
                lost(loss),
                exact_loss(loss),
                reply(loss, counts)
            ),
            Err(missing) => format!("is not known yet. {}", not_known(missing)),
        };
        format!("{sentence} {name}, {held} held, {here}")
    };
    Words {
        readout: readout(facts),
        spoken: vec![("hand", format!("hold {}, {held}", line_name(played, line)))],
        sentence,
        summary,
    }
}

fn readout(facts: &LineFacts) -> Readout {
    let number = match facts.loses {
        Ok((loss, _)) => number(loss),
        Err(_) => Readout {
            value: "…".to_owned(),
            unit: UNIT,
            ..Readout::default()
        },
    };
    Readout {
        heading: capitalized(&line_name(facts.game, facts.line)),
        advice: advice(facts),
        facts: told(facts),
        ..number
    }
}

const UNIT: &str = "antes lost a round";

fn number(loss: Fraction) -> Readout {
    let value = brief(loss.value());
    let whole = |number: i128| u64::try_from(number).unwrap_or(0);
    let chance = Probability::new(whole(loss.numerator()), whole(loss.denominator()).max(1));
    Readout {
        unit: if value == "1" {
            "ante lost a round"
        } else {
            UNIT
        },
        value,
        exact: exactly(loss),
        decimal: if loss.denominator() == 1 {
            String::new()
        } else {
            decimal(chance)
        },
        ..Readout::default()
    }
}

/// What is said of a line that is not swept.
const fn not_known(missing: Missing) -> &'static str {
    match missing {
        Missing::Never | Missing::NotYet => {
            "What this line loses is known once all lines are worked out."
        }
        Missing::Stopped => "Stopped before this line: go on, and what it loses is known, too.",
    }
}

/// What to do better, and what it is worth.
fn advice(facts: &LineFacts) -> String {
    let (here, line) = (facts.loses.map(|(loss, _)| loss), facts.line);
    match (here, facts.least) {
        (Err(missing), _) => not_known(missing).to_owned(),
        (Ok(here), _) if here == Fraction::ZERO => {
            "Nobody wins anything from this line, however they play.".to_owned()
        }
        (Ok(here), Err(_)) => format!("An opponent who knows this line wins {}.", lost(here)),
        (Ok(here), Ok((_, lowest))) if here == lowest => {
            format!(
                "No line loses less: an opponent who knows it wins {}.",
                lost(here)
            )
        }
        (Ok(here), Ok((least, lowest))) => {
            let more = if least < line { "more" } else { "fewer" };
            let count = format!("{} {more}", grouped(line.abs_diff(least)));
            let hands = match line.abs_diff(least) {
                1 => format!("{count} hand"),
                _ => counted(&count, "hand"),
            };
            let (name, lowest) = (line_name(facts.game, least), lost(lowest));
            format!(
                "Hold {hands}: {name} loses {lowest}, this line {}.",
                lost(here)
            )
        }
    }
}

fn told(facts: &LineFacts) -> Vec<(&'static str, String)> {
    let (played, line) = (facts.game, facts.line);
    let weakest = if line < played.hands() {
        format!("{}: {}", played.name(line), called(played, line))
    } else {
        "none".to_owned()
    };
    let drops = match line {
        0 => "none".to_owned(),
        _ => format!("{}, up to {}", grouped(line), played.name(line - 1)),
    };
    let share = percent(share_held(played, line));
    let missing = |missing: Missing| missing.text("none").to_owned();
    let floor = facts.minima.as_deref().map(|minima| floor(played, minima));
    vec![
        ("Weakest hand held", weakest),
        ("Holds", format!("{}, {share}", held(played, line))),
        ("Drops", drops),
        (
            "Best reply holds",
            facts
                .loses
                .map_or_else(missing, |(loss, counts)| reply(loss, counts)),
        ),
        (
            BEST,
            facts
                .best
                .map_or_else(missing, |best| best_of(played, best, 0)),
        ),
        (
            LEAST,
            facts
                .least
                .map_or_else(missing, |(line, loss)| least(played, line, loss)),
        ),
        ("The floor", floor.unwrap_or_else(|why| missing(*why))),
        ("With mixing", "some way to play loses nothing".to_owned()),
    ]
}

/// How the best reply to a line differs from it: "704 more hands, 695 fewer".
fn reply(wins: Fraction, ReplyCounts { holds, drops }: ReplyCounts) -> String {
    let (more, fewer) = (grouped(holds), grouped(drops));
    match (holds, drops) {
        _ if wins == Fraction::ZERO => "the same, and wins nothing".to_owned(),
        (_, 0) => format!("{more} more"),
        (0, _) => format!("{fewer} fewer"),
        _ => format!("{more} more and {fewer} fewer"),
    }
}

/// The local minima of the curve.
fn floor(played: Played, minima: &[usize]) -> String {
    match minima {
        [first, .., last] => {
            let [first, last] = [first, last].map(|&line| played.name(line));
            let count = grouped(minima.len());
            format!("{count} local minima, from {first} to {last}")
        }
        _ => "one minimum: each step away from it loses as much or more".to_owned(),
    }
}

/// Which line loses least, which is best against lines, and how the curve goes.
fn sentence(facts: &LineFacts) -> String {
    let (game, lines) = (dealt(facts.game), grouped(facts.game.hands() + 1));
    let (Ok((least, loss)), Ok(minima)) = (facts.least, &facts.minima) else {
        let so_far = match facts.reached {
            0 => "is being worked out".to_owned(),
            reached => format!("is known of {}", grouped(reached)),
        };
        return format!(
            "For two players with {game} there are {lines} lines; what they lose {so_far}."
        );
    };
    let name = line_name(facts.game, least);
    let beaten = if loss == Fraction::ZERO {
        "nobody beats it, however they play".to_owned()
    } else {
        format!("an opponent who knows it wins {}", lost(loss))
    };
    let course = match minima.len() {
        1 => "What lines lose falls to it and rises again.".to_owned(),
        count => format!(
            "What lines lose falls to a floor with {} local minima and rises again.",
            grouped(count)
        ),
    };
    let best = match facts.best {
        Err(_) => String::new(),
        Ok(best) if best.line == least => " It is best against other lines, too.".to_owned(),
        Ok(best) => {
            let name = line_name(facts.game, best.line);
            format!(" Against other lines {name} is best.")
        }
    };
    let straights = without_straights(facts.game);
    format!("Of {lines} lines with {game}, {name} loses least: {beaten}. {course}{best}{straights}")
}

/// A loss a round with three digits: "0.134", "8.62·10⁻⁸", "0".
pub fn brief(loss: f64) -> String {
    significant(loss, 3)
}

/// How many hands are held: "658 of 1326 hands".
fn held(played: Played, line: usize) -> String {
    let hands = played.hands();
    format!("{} of {}", grouped(hands - line), counted_hands(hands))
}

/// What share of all hands is held.
pub fn share_held(played: Played, line: usize) -> Probability {
    let hands = played.hands();
    Probability::new((hands - line) as u64, hands as u64)
}
