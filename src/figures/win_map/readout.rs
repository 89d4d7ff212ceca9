//! Texts about one position (the readout), and about all of them (the summary).

use super::request::{Comparison, Request};
use super::schema::Layer;
use super::sources::{self, Sources};
use crate::figures::format::{decimal, grouped, loss, percent, suspects};
use crate::figures::moves::{Moves, moves};
use crate::figures::rule_sets::{in_words, sized};
use crate::figures::{Error, Position, Readout};
use crate::guess_who::race::Region;
use crate::guess_who::{
    Ending, Probability, Rules, even_split, fair_start, limit_distance, question_value,
    win_probability,
};
use itertools::Itertools;

pub(super) fn readout(sources: &mut Sources, request: &Request) -> Result<Readout, Error> {
    let heading = format!("You {}", request.position.pools());
    let Some(win) = request.position.win() else {
        let facts = facts(sources, request, &Moves::default())?.into_iter();
        return Ok(Readout {
            heading,
            value: "–".to_owned(),
            advice: "This cannot happen: whoever got down to one suspect first has already won."
                .to_owned(),
            facts: facts.map(|(term, _)| (term, "none".to_owned())).collect(),
            ..Readout::default()
        });
    };
    let found = moves(&request.position)?;
    let is_certain = win.denominator() == 1;
    Ok(Readout {
        heading,
        value: percent(win),
        exact: win.to_string(),
        decimal: if is_certain {
            String::new()
        } else {
            decimal(win)
        },
        advice: advice(&request.position, &found),
        facts: facts(sources, request, &found)?,
    })
}

/// The same terms while somebody scrubs.
fn facts(
    sources: &mut Sources,
    request: &Request,
    found: &Moves,
) -> Result<Vec<(&'static str, String)>, Error> {
    let (map, position) = (&request.map, &request.position);
    let best = if position.is_over() {
        "none, the game is over".to_owned()
    } else {
        found.to_string()
    };
    let mut facts = vec![("All best moves", best)];
    if [Some(map.rules), map.other()].contains(&Some(Rules::RACE)) {
        facts.push(("Region", region_name(position)));
    }
    facts.push(("Fair start", fair_handicap(position)));
    match map.layer {
        Layer::Distance => {
            let distance = limit_distance(position.rules, position.mine, position.theirs);
            let distance = distance.map_or_else(|_| String::new(), |known| known.to_string());
            facts.push(("P − p∞", distance));
        }
        Layer::Halving => {
            let cost = halving_cost(sources, position)?;
            facts.push(("Always halving costs", cost));
        }
        _ => {}
    }
    let term = match map.comparison {
        Some(Comparison::Difference { .. }) => Some("Difference"),
        Some(Comparison::Split { .. }) => Some("Other rules"),
        None => None,
    };
    facts.extend(term.map(|term| (term, compared(request))));
    Ok(facts)
}

fn region_name(position: &Position) -> String {
    match position.region() {
        _ if position.rules != Rules::RACE => "only in the race".to_owned(),
        Some(Region::InTheWeeds { level }) => format!("In the weeds at level {level}"),
        Some(Region::UpperHand { level }) => format!("The upper hand at level {level}"),
        None => "none".to_owned(),
    }
}

/// The pool that makes the first move worth nothing.
fn fair_handicap(position: &Position) -> String {
    let against = grouped(position.theirs.get());
    match fair_start(position.rules, position.theirs) {
        Ok(fair) => {
            let (mine, win) = (grouped(fair.mine.get()), percent(fair.win));
            format!("{mine} against {against}: you then win {win}")
        }
        Err(_) => format!("none against {against}"),
    }
}

fn halving_cost(sources: &mut Sources, position: &Position) -> Result<String, Error> {
    let largest = position.mine.max(position.theirs);
    let last = sources::last_halved(position.rules);
    if largest > last {
        return Ok(format!("not computed beyond {}", grouped(last.get())));
    }
    if position.is_over() {
        return Ok("nothing, the game is over".to_owned());
    }
    let table = sources.always_halving(position.rules, largest)?;
    Ok(loss(table.cost(position.mine, position.theirs)))
}

/// The worth of the position under the rules on the other side.
fn compared(request: &Request) -> String {
    let position = &request.position;
    let here = position.rules == request.map.rules;
    let other = request.map.other().filter(|_| here);
    let there = other.unwrap_or(request.map.rules);
    let win_there = Position {
        rules: there,
        ..*position
    }
    .win();
    let name = in_words(there);
    match (win_there, position.win(), request.map.comparison) {
        (Some(other), Some(win), Some(Comparison::Difference { .. })) => {
            let (sign, apart) = apart(win, other);
            format!("{sign}{} against {name}", percent(apart))
        }
        (Some(other), ..) => format!("{} under {name}", percent(other)),
        (None, ..) => format!("no position under {name}"),
    }
}

pub(super) fn apart(win: Probability, other: Probability) -> (char, Probability) {
    let less = other.less(win).map(|less| ('−', less));
    let more = win.less(other).map(|more| ('+', more));
    more.or(less).unwrap_or(('+', Probability::new(0, 1)))
}

/// The sentence that says what to do, and why.
fn advice(position: &Position, found: &Moves) -> String {
    let (n, m) = (position.mine.get(), position.theirs.get());
    if position.is_over() {
        return match n {
            1 => "Only one suspect is left to you: you have won.".to_owned(),
            _ => "Only one suspect is left to them: they have won.".to_owned(),
        };
    }
    if n == 1 {
        return "Name the one suspect you have left: you win.".to_owned();
    }
    let pool = grouped(n);
    let Some(even) = &found.most_even else {
        return match found.known {
            false => "The best question is not known at this size; the chance is.".to_owned(),
            true if m == 1 => {
                format!("Name any of your {pool} suspects now: on their next turn they win.")
            }
            true => format!("Name one of your {pool} suspects: no question is worth as much."),
        };
    };
    let question = if position.rules.answers() == 2 {
        format!("Ask about {} of your {pool} suspects", grouped(even[0]))
    } else {
        let parts = even.iter().map(grouped).join(" | ");
        format!("Split your {pool} suspects into {parts}")
    };
    let reason = match position.region() {
        Some(Region::InTheWeeds { level }) => {
            format!(": you are in the weeds at level {level}, so gamble.")
        }
        Some(Region::UpperHand { level }) => {
            format!(": you have the upper hand at level {level}, so halve.")
        }
        None if found.name_suspect => ", or name one: both are worth the same.".to_owned(),
        None => against_even(position, even),
    };
    question + &reason
}

fn against_even(position: &Position, best: &[u32]) -> String {
    let (rules, mine, theirs) = (position.rules, position.mine, position.theirs);
    let even = even_split(mine, rules.answers());
    if even == best {
        return ": an even split gives nothing away.".to_owned();
    }
    let asked = question_value(rules, mine, theirs, &even);
    let (Ok(asked), Some(win)) = (asked, position.win()) else {
        return ".".to_owned();
    };
    match win.less(asked) {
        Some(loss) if loss.numerator() > 0 => {
            format!(": an even split would cost you {}.", percent(loss))
        }
        _ => ": an even split is as good.".to_owned(),
    }
}

pub(super) fn sentence(request: &Request) -> String {
    let (across, upwards) = (request.map.window.across(), request.map.window.upwards());
    let size = grouped(across.1.max(upwards.1));
    let fair = fair_start(request.map.rules, request.position.theirs);
    let start = match (&fair, request.position.theirs.get()) {
        (Ok(fair), theirs) if theirs > 1 => format!(
            " Against {} suspects the first player is the favourite up to {} of her own.",
            grouped(theirs),
            grouped(fair.mine.get())
        ),
        _ => String::new(),
    };
    let other = request
        .map
        .other()
        .map(|other| format!(" beside {}", in_words(other)));
    let rules = capital(&in_words(request.map.rules));
    format!(
        "{rules}{}, pools up to {size}.{start}",
        other.unwrap_or_default()
    )
}

fn capital(text: &str) -> String {
    let mut text = text.to_owned();
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}

pub(super) fn summary(request: &Request) -> String {
    let window = request.map.window;
    let shown = match request.map.layer {
        Layer::Win => "the chance of the player to move to win",
        Layer::Question => {
            "how even the best question is, the most even one where several are best"
        }
        Layer::Regions => "where the player to move should be bold and where split evenly",
        Layer::Count => "how many questions are optimal",
        Layer::Distance => "how far the chance to win is from its limit p∞",
        Layer::Halving => "what always halving costs the player to move",
    };
    let rules = in_words(request.map.rules);
    let compared = match request.map.comparison {
        Some(Comparison::Split { other, beyond }) => {
            let (beyond, other) = (suspects(beyond), in_words(other));
            format!(" Beyond {beyond} of your own, {other}.")
        }
        Some(Comparison::Difference { other }) => format!(" Compared with {}.", in_words(other)),
        None => String::new(),
    };
    let range = |(first, last): (u32, u32)| format!("{} to {}", grouped(first), grouped(last));
    let corner = sized(window.across().1.min(window.upwards().1));
    let equal = match win_probability(request.map.rules, corner, corner) {
        Ok(win) => format!(
            " With {} each, the player to move wins {} of the games ({win}).",
            suspects(corner.get()),
            percent(win)
        ),
        Err(_) => String::new(),
    };
    let weeds = if request.map.rules.ending() == Ending::Race && request.map.rules.answers() == 2 {
        " The player to move is in the weeds wherever her pool is beyond the next power of two above theirs."
    } else {
        ""
    };
    format!(
        "A map of {shown}, for your pool from {} and theirs from {}, under {rules}. Both play optimally.{compared}{equal}{weeds}",
        range(window.across()),
        range(window.upwards()),
    )
}
