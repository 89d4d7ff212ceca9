//! Texts about one position (the readout), and about all of them (the summary).

use super::request::{Comparison, Request};
use super::schema::Layer;
use super::sources::{self, Sources};
use crate::figures::format::{decimal, grouped, loss, percent, suspects};
use crate::figures::moves::{Moves, moves};
use crate::figures::rule_sets::{in_words, sized};
use crate::figures::{Error, Readout};
use crate::guess_who::race::{self, Region};
use crate::guess_who::{
    Ending, Pool, Probability, Rules, even_split, fair_start, limit_distance, question_value,
    win_probability,
};
use itertools::Itertools;

pub(super) fn readout(sources: &mut Sources, request: &Request) -> Result<Readout, Error> {
    let (mine, theirs) = (request.mine, request.theirs);
    let rules = request.map.rules_at(mine);
    let heading = position_heading(mine, theirs);
    let Ok(win) = win_probability(rules, mine, theirs) else {
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
    let found = moves(rules, mine, theirs)?;
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
        advice: advice(rules, mine, theirs, &found),
        facts: facts(sources, request, &found)?,
    })
}

fn position_heading(mine: Pool, theirs: Pool) -> String {
    let (n, m) = (grouped(mine.get()), grouped(theirs.get()));
    format!("You have {n}, they have {m}")
}

/// The same terms while somebody scrubs.
fn facts(
    sources: &mut Sources,
    request: &Request,
    found: &Moves,
) -> Result<Vec<(&'static str, String)>, Error> {
    let (map, mine, theirs) = (&request.map, request.mine, request.theirs);
    let rules = map.rules_at(mine);
    let best = if rules.is_over(mine, theirs) {
        "none, the game is over".to_owned()
    } else {
        found.to_string()
    };
    let mut facts = vec![("All best moves", best)];
    if [Some(map.rules), map.other()].contains(&Some(Rules::RACE)) {
        facts.push(("Region", region_name(rules, mine, theirs)));
    }
    facts.push(("Fair start", fair_handicap(rules, theirs)));
    match map.layer {
        Layer::Distance => {
            let distance = limit_distance(rules, mine, theirs);
            let distance = distance.map_or_else(|_| String::new(), |known| known.to_string());
            facts.push(("P − p∞", distance));
        }
        Layer::Halving => {
            let cost = halving_cost(sources, rules, mine, theirs)?;
            facts.push(("Always halving costs", cost));
        }
        _ => {}
    }
    let term = match map.comparison {
        Some(Comparison::Difference { .. }) => Some("Difference"),
        Some(Comparison::Split { .. }) => Some("Other rules"),
        None => None,
    };
    facts.extend(term.map(|term| (term, compared(request, rules))));
    Ok(facts)
}

fn region_name(rules: Rules, mine: Pool, theirs: Pool) -> String {
    match race::region(mine, theirs) {
        _ if rules != Rules::RACE => "only in the race".to_owned(),
        Some(Region::InTheWeeds { level }) => format!("In the weeds at level {level}"),
        Some(Region::UpperHand { level }) => format!("The upper hand at level {level}"),
        None => "none".to_owned(),
    }
}

/// The pool that makes the first move worth nothing.
fn fair_handicap(rules: Rules, theirs: Pool) -> String {
    let against = grouped(theirs.get());
    match fair_start(rules, theirs) {
        Ok(fair) => {
            let (mine, win) = (grouped(fair.mine.get()), percent(fair.win));
            format!("{mine} against {against}: you then win {win}")
        }
        Err(_) => format!("none against {against}"),
    }
}

fn halving_cost(
    sources: &mut Sources,
    rules: Rules,
    mine: Pool,
    theirs: Pool,
) -> Result<String, Error> {
    let last = sources::last_halved(rules);
    if mine.max(theirs) > last {
        return Ok(format!("not computed beyond {}", grouped(last.get())));
    }
    if rules.is_over(mine, theirs) {
        return Ok("nothing, the game is over".to_owned());
    }
    let table = sources.always_halving(rules, mine.max(theirs))?;
    Ok(loss(table.cost(mine, theirs)))
}

/// The worth of the position under the rules on the other side.
fn compared(request: &Request, rules: Rules) -> String {
    let (mine, theirs) = (request.mine, request.theirs);
    let there = if rules == request.map.rules {
        request.map.other().unwrap_or(rules)
    } else {
        request.map.rules
    };
    let name = in_words(there);
    let win = |rules| win_probability(rules, mine, theirs);
    match (win(there), win(rules), request.map.comparison) {
        (Ok(other), Ok(win), Some(Comparison::Difference { .. })) => {
            let (sign, apart) = apart(win, other);
            format!("{sign}{} against {name}", percent(apart))
        }
        (Ok(other), ..) => format!("{} under {name}", percent(other)),
        (Err(_), ..) => format!("no position under {name}"),
    }
}

pub(super) fn apart(win: Probability, other: Probability) -> (char, Probability) {
    let less = other.less(win).map(|less| ('−', less));
    let more = win.less(other).map(|more| ('+', more));
    more.or(less).unwrap_or(('+', Probability::new(0, 1)))
}

/// The sentence that says what to do, and why.
fn advice(rules: Rules, mine: Pool, theirs: Pool, found: &Moves) -> String {
    let (n, m) = (mine.get(), theirs.get());
    if rules.is_over(mine, theirs) {
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
    let question = if rules.answers() == 2 {
        format!("Ask about {} of your {pool} suspects", grouped(even[0]))
    } else {
        let parts = even.iter().map(grouped).join(" | ");
        format!("Split your {pool} suspects into {parts}")
    };
    let reason = match race::region(mine, theirs).filter(|_| rules == Rules::RACE) {
        Some(Region::InTheWeeds { level }) => {
            format!(": you are in the weeds at level {level}, so gamble.")
        }
        Some(Region::UpperHand { level }) => {
            format!(": you have the upper hand at level {level}, so halve.")
        }
        None if found.name_suspect => ", or name one: both are worth the same.".to_owned(),
        None => against_even(rules, mine, theirs, even),
    };
    question + &reason
}

fn against_even(rules: Rules, mine: Pool, theirs: Pool, best: &[u32]) -> String {
    let even = even_split(mine, rules.answers());
    if even == best {
        return ": an even split gives nothing away.".to_owned();
    }
    let asked = question_value(rules, mine, theirs, &even);
    let (Ok(asked), Ok(win)) = (asked, win_probability(rules, mine, theirs)) else {
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
    let fair = fair_start(request.map.rules, request.theirs);
    let start = match (&fair, request.theirs.get()) {
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
