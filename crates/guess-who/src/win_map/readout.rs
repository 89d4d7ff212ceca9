//! Texts about one position (the readout), and about all of them (the summary).

use super::advice::advice;
use super::largest_gain::largest_gain;
use super::settings::Layer;
use super::sources::even_split_loss;
use super::state::{Comparison, Map};
use super::{length, rule_here};
use crate::halving::{Halving, every_time, this_once};
use crate::ladder;
use crate::moves::{Moves, moves};
use itertools::Itertools;
use upperhand::guess_who::{
    FairStart, Probability, Rules, fair_start, limit_distance, race, win_probability,
};
use upperhand_games::format::{capitalized, grouped, percent, readout_of, suspects};
use upperhand_games::position::{Position, level_in_words, region_in_words};
use upperhand_games::rule_sets::{CANNOT_HAPPEN, in_words, sized};
use upperhand_games::stakes::{loss, signed_points};
use upperhand_kit::Readout;

pub(super) fn readout(halving: &mut Halving, map: &Map, position: &Position) -> Readout {
    let heading = format!("You {}", position.pools());
    let Some(win) = position.win() else {
        let facts = facts(halving, (map, position), &Moves::default()).into_iter();
        return Readout {
            heading,
            value: "–".to_owned(),
            advice: CANNOT_HAPPEN.to_owned(),
            facts: facts.map(|(term, _)| (term, "none".to_owned())).collect(),
            ..Readout::default()
        };
    };
    let found = moves(position);
    Readout {
        heading,
        advice: advice(position, &found),
        facts: facts(halving, (map, position), &found),
        ..readout_of(win)
    }
}

/// The same terms while somebody scrubs.
fn facts(
    halving: &mut Halving,
    (map, position): (&Map, &Position),
    found: &Moves,
) -> Vec<(&'static str, String)> {
    let best = if position.is_over() {
        "none, the game is over".to_owned()
    } else {
        found.to_string()
    };
    let compared_as = match map.comparison {
        Some(Comparison::Difference { .. }) => Some("Difference"),
        Some(Comparison::Split { .. }) => Some("Other rules"),
        None => None,
    };
    let mut facts = Vec::from_iter(compared_as.map(|term| (term, compared(map, position))));
    if map.layer == Layer::Distance {
        facts.push(("Gap to the limit", gap(position)));
    }
    if map.layer == Layer::Gain {
        facts.push(("Gain", gain(position)));
    }
    if let Some(rule) = map.layer.rule() {
        let table = map.rule_table(position.rules);
        let said = rule_here::said(halving, (rule, table), position, found);
        facts.push(("The rule here", said));
    }
    facts.push((every_time(map.is_yes_no()), halving.said(position)));
    if map.rule_sets().contains(&Rules::RACE) {
        facts.push(("Region", region_name(position)));
    }
    if map.rule_sets().any(|rules| rules != Rules::RACE) {
        facts.push((this_once(map.is_yes_no()), even_split_said(position)));
    }
    facts.push(("All best moves", best));
    facts.push(("Fair start", fair_start_said(position)));
    facts.extend(length::facts(map.layer, position));
    facts.push(("Rule of thumb", halving.rule_of_thumb(position.rules)));
    if map.rule_sets().contains(&Rules::RACE) {
        let region = race::region(position.mine, position.theirs);
        facts.push(("Level", level_in_words(region)));
        facts.push(("Rungs", ladder::rungs([position.mine, position.theirs])));
    }
    facts
}

fn region_name(position: &Position) -> String {
    let name = region_in_words(race::region(position.mine, position.theirs));
    match position.rules {
        Rules::RACE => name,
        _ => format!("in the race: {name}"),
    }
}

/// The loss of an even split against the best move, `None` where nothing can be asked.
fn lost_by_even_split(position: &Position) -> Option<Probability> {
    let (mine, theirs) = (position.mine, position.theirs);
    let lost = even_split_loss(position.rules, mine, theirs)?;
    let product = u64::from(mine.get()) * u64::from(theirs.get());
    Some(Probability::new(lost, product))
}

fn even_split_said(position: &Position) -> String {
    match lost_by_even_split(position) {
        None => "nothing to ask".to_owned(),
        Some(lost) => format!("loses {}", loss(lost)),
    }
}

fn gain(position: &Position) -> String {
    lost_by_even_split(position).map_or_else(|| "nothing to ask".to_owned(), loss)
}

/// The chance less its limit, in points and exactly.
fn gap(position: &Position) -> String {
    let distance = limit_distance(position.rules, position.mine, position.theirs);
    let Ok(distance) = distance else {
        return "no position".to_owned();
    };
    if distance.numerator == 0 {
        return "none".to_owned();
    }
    let product = u64::from(position.mine.get()) * u64::from(position.theirs.get());
    let (sign, size) = (
        if distance.numerator < 0 { "−" } else { "+" },
        distance.numerator.unsigned_abs(),
    );
    // Small beside the product of the pools, so that the unit leaves it whole.
    let size = Probability::new(size, product.saturating_mul(u64::from(distance.unit)));
    format!("{} ({distance})", signed_points(sign, size))
}

/// The largest pool with which the first mover is no underdog, and whether she is ahead with it.
fn fair_start_said(position: &Position) -> String {
    let Ok(fair) = fair_start(position.rules, position.theirs) else {
        return "none, they have won".to_owned();
    };
    let mine = grouped(fair.mine.get());
    match chance_ahead(&fair) {
        Some(chance) if fair.win_with_one_more.is_some() => {
            format!("you stay ahead with up to {mine} ({chance})")
        }
        Some(chance) => format!("beyond {mine}: with that you still win {chance}"),
        None => format!("you are even with {mine}"),
    }
}

/// The chance of the first mover at a fair start, if it is above one half; it is never rounded to one half.
fn chance_ahead(fair: &FairStart) -> Option<String> {
    let half = Probability::new(1, 2);
    (fair.win != half).then(|| match percent(fair.win) {
        chance if chance == percent(half) => format!("just over {chance}"),
        chance => chance,
    })
}

/// The worth of the position under the rules on the other side.
fn compared(map: &Map, position: &Position) -> String {
    let here = position.rules == map.rules;
    let other = map.other().filter(|_| here);
    let there = other.unwrap_or(map.rules);
    let win_there = Position {
        rules: there,
        ..*position
    }
    .win();
    let name = in_words(there);
    match (win_there, position.win(), map.comparison) {
        (Some(other), Some(win), Some(Comparison::Difference { .. })) => {
            let (sign, apart) = apart(win, other);
            match apart.numerator() {
                0 => format!("the same chance as under {name}"),
                _ => format!("{} against {name}", signed_points(sign, apart)),
            }
        }
        (Some(other), ..) => format!("{} under {name}", percent(other)),
        (None, ..) => format!("no position under {name}"),
    }
}

/// The sign and the size of the difference of two chances, without a sign where they are the same.
pub(super) fn apart(win: Probability, other: Probability) -> (&'static str, Probability) {
    let less = other.less(win).map(|less| ("−", less));
    let more = win.less(other).map(|more| ("+", more));
    let is_apart = |(_, apart): &(&str, Probability)| apart.numerator() > 0;
    let found = more.filter(is_apart).or(less.filter(is_apart));
    found.unwrap_or(("", Probability::new(0, 1)))
}

pub(super) fn sentence(map: &Map, position: &Position) -> String {
    let (across, upwards) = (map.window.across(), map.window.upwards());
    let size = grouped(across.1.max(upwards.1));
    let start = moving_first(position, map.comparison.is_some());
    format!("{}, pools up to {size}.{start}", capitalized(&shown(map)))
}

/// The rules that are shown, and where: "the race up to 64 suspects of your own, the official rules beyond".
fn shown(map: &Map) -> String {
    let (first, last) = map.window.across();
    let rules = in_words(map.rules);
    match map.comparison {
        None => rules,
        Some(Comparison::Difference { other }) => {
            format!("{rules} compared with {}", in_words(other))
        }
        Some(Comparison::Split { other, beyond }) if beyond < first => in_words(other),
        Some(Comparison::Split { beyond, .. }) if beyond >= last => rules,
        Some(Comparison::Split { other, beyond }) => {
            let (suspects, other) = (suspects(beyond), in_words(other));
            format!("{rules} up to {suspects} of your own, {other} beyond")
        }
    }
}

/// The fair start against their pool, as a sentence, with the rules where there are others beside them; "" where that
/// pool has won, or is about to.
fn moving_first(position: &Position, is_compared: bool) -> String {
    let (rules, theirs) = (position.rules, position.theirs);
    let (Ok(fair), true) = (fair_start(rules, theirs), theirs.get() > 1) else {
        return String::new();
    };
    let (pool, under) = (grouped(theirs.get()), under(rules, is_compared));
    let against = format!(" Moving first against {pool}{under}, you are");
    let mine = grouped(fair.mine.get());
    match (chance_ahead(&fair), fair.win_with_one_more) {
        (Some(_), Some(_)) => format!("{against} ahead with up to {mine}."),
        (Some(_), None) => {
            format!("{against} ahead with {mine}, the largest pool there is here.")
        }
        (None, Some(_)) => format!("{against} even with {mine} and behind with more."),
        (None, None) => format!("{against} even with {mine}."),
    }
}

fn under(rules: Rules, is_compared: bool) -> String {
    if is_compared {
        format!(" under {}", in_words(rules))
    } else {
        String::new()
    }
}

pub(super) fn summary(map: &Map) -> String {
    let window = map.window;
    let layer = match map.layer {
        Layer::Win if map.less_those_under().is_some() => {
            "how much larger your chance to win is, in points"
        }
        Layer::Win => "your chance to win when it is your turn",
        Layer::Gain => "what the best move gains over an even split this once",
        Layer::Question => {
            "how large a part the best question asks about, the most even one where several are best"
        }
        Layer::Regions => "where an even split is best, and where not",
        Layer::Count => "how many questions are equally good, and the best",
        Layer::Distance => "how far the chance to win is from its limit",
        Layer::Halving if map.is_yes_no() => "what halving every time costs you",
        Layer::Halving => "what splitting evenly every time costs you",
        Layer::HalfOfTheSmaller => {
            "what asking about half of the smaller pool every time costs you"
        }
        Layer::Ladder => "what keeping to the ladder costs you",
        Layer::EvenParts => "what keeping to even parts costs you",
        Layer::NameFromThree => "what naming from three suspects down costs you",
        Layer::NameEarly => "what naming early costs you",
    };
    let range = |(first, last): (u32, u32)| format!("{} to {}", grouped(first), grouped(last));
    let corner = sized(window.across().1.min(window.upwards().1));
    let is_compared = map.comparison.is_some();
    let rules = map.rules_at(corner);
    let equal = match win_probability(rules, corner, corner) {
        Ok(win) => format!(
            " With {} each{}, whoever moves first wins {} of the games ({win}).",
            suspects(corner.get()),
            under(rules, is_compared),
            percent(win)
        ),
        Err(_) => String::new(),
    };
    let weeds = match map.rule_sets().contains(&Rules::RACE) {
        true if is_compared => {
            " In the race, you are in the weeds wherever they need fewer halvings than you to get down to one suspect."
        }
        true => {
            " You are in the weeds wherever they need fewer halvings than you to get down to one suspect."
        }
        false => "",
    };
    let largest = (map.layer == Layer::Gain).then(|| largest_gain(map));
    let largest = largest.flatten().map_or_else(String::new, |gain| {
        format!(" It is largest with {}.", gain.in_words())
    });
    format!(
        "A map of {layer}, for your pool from {} and theirs from {}, under {}. Both of you play perfectly.{largest}{equal}{weeds}",
        range(window.across()),
        range(window.upwards()),
        shown(map),
    )
}
