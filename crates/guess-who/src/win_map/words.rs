//! Every sentence of the figure.

use super::facts::{Facts, Kind, LargestGain, Length, MOST_HATCHED, RuleHere};
use super::layers::{Row, Scale};
use super::panels::cells::painted;
use super::state::{Comparison, Map};
use super::window::MOST_SAMPLES;
use crate::halving::{Halving, Untold};
use crate::words::halving::{every_time, kept_in_words, this_once};
use crate::words::moves::Moves;
use crate::words::{ladder, rules_of_thumb};
use itertools::Itertools;
use upperhand::Fraction;
use upperhand::guess_who::play::Move;
use upperhand::guess_who::race::{self, Region};
use upperhand::guess_who::{FairStart, LimitDistance, Pool, Probability, Rules, win_probability};
use upperhand_games::format::{
    capitalized, counted, decimals, grouped, parts, percent, percent_exactly, ranges, readout_of,
    significant, suspects,
};
use upperhand_games::position::{Position, level_in_words, region_in_words};
use upperhand_games::rule_sets::{ANSWERS, CANNOT_HAPPEN, MINE, THEIRS, by_rules, in_words, sized};
use upperhand_games::stakes::{against, even_split_name, loss, points, signed_points};
use upperhand_games::terms::{
    EVEN_SPLIT, HALVING_EVERY_TIME, HALVING_NOW, IN_THE_WEEDS, LEVEL, POINTS, UPPER_HAND,
};
use upperhand_kit::described::Words;
use upperhand_kit::schema::Term;
use upperhand_kit::table::row;
use upperhand_kit::{Readout, Table};

// What the picture says.
pub const SUSPECTS_YOU_HAVE: &str = "Suspects you have left";
pub const SUSPECTS_THEY_HAVE: &str = "Suspects they have left";

/// The regions, and shorter where there is little room.
pub const NAMES_ABOVE: [&str; 2] = ["upper hand", "U"];
pub const NAMES_OF_WEEDS: [&str; 2] = ["weeds", "W"];

pub fn rung(rung: u32) -> [String; 2] {
    [format!("rung {}", grouped(rung)), grouped(rung)]
}

pub const HELP: &str = "Point, tap or drag on the map; a click pins. Ctrl or ⌘ and the wheel, or two fingers, zoom; \
    Shift and dragging moves the map. Arrow keys move by 1, Page Up and Page Down by 10, Home \
    and End to the ends, + and − zoom, 0 resets, Enter pins, Escape unpins.";

pub const TERMS: &[Term] = &[
    IN_THE_WEEDS,
    UPPER_HAND,
    LEVEL,
    EVEN_SPLIT,
    HALVING_NOW,
    HALVING_EVERY_TIME,
    POINTS,
    Term::new(
        "turns",
        "Of both players together: a question is a turn, and so is naming a suspect. Both play perfectly, or both by the rule; of moves \
            that are equally good they take naming first, then the most even question.",
    ),
    Term::new(
        "give or take",
        "The standard deviation: how far a game usually is from the average.",
    ),
];

/// What the colours of a difference mean.
pub const DIFFERENCE: &str = "Your chance under the first rules less that under the others: blue where the first are better for you, \
    orange where they are worse, no colour where both are the same.";

/// What is said of a comparison of rules with themselves.
pub const SAME_RULES: &str = "Both rule sets are the same.";

pub fn words(facts: &Facts) -> Words {
    let position = &facts.position;
    let chance = match facts.win {
        Some(win) => format!("you win {}", percent(win)),
        None => "cannot happen in the race".to_owned(),
    };
    let mut spoken = vec![(MINE.name, chance.clone()), (THEIRS.name, chance)];
    if facts.map.rules.answers() == 2 {
        spoken.push((ANSWERS.name, "yes or no".to_owned()));
    }
    Words {
        readout: Readout {
            heading: format!("You {}", position.pools()),
            unit: facts.win.map_or("", |_| by_rules(position.rules.ending())),
            advice: advice(facts),
            facts: told(facts),
            ..readout_of(facts.win)
        },
        sentence: sentence(facts),
        summary: summary(facts),
        spoken,
    }
}

/// The sentences that say what to do, and what it is worth.
fn advice(facts: &Facts) -> String {
    let Facts {
        position, moves, ..
    } = facts;
    let (n, m) = (position.mine.get(), position.theirs.get());
    let (Some(win), pool) = (facts.win, grouped(n)) else {
        return CANNOT_HAPPEN.to_owned();
    };
    let name = even_split_name(position.rules.answers());
    let [even, _] = facts.even.unwrap_or([win; 2]);
    let stakes = || against(win, name, even);
    let Some(best) = &moves.most_even else {
        return match (n, m) {
            (1, _) if position.is_over() => {
                "Only one suspect is left to you: you have won.".to_owned()
            }
            _ if position.is_over() => {
                "Only one suspect is left to them: they have won.".to_owned()
            }
            (1, _) => "Name the one suspect you have left: you win.".to_owned(),
            _ if !moves.known => {
                "The best question is not known at this size; the chance is exact.".to_owned()
            }
            (_, 1) => format!("Name any of your {pool} suspects now: on their next turn they win."),
            _ => format!("Name one of your {pool} suspects: {}.", stakes()),
        };
    };
    let only = if even == win { "" } else { "only " };
    let question = match best[..] {
        [bid, _] if position.rules.answers() == 2 => {
            format!("Ask about {only}{} of {pool}", grouped(bid))
        }
        _ => format!("Split {pool} into {}", parts(best)),
    };
    let reason = match position.region() {
        _ if even == win && moves.name_suspect => {
            format!(", or name a suspect: either wins {}", percent(win))
        }
        Some(Region::UpperHand { .. }) => {
            ". You have the upper hand: halving now is safe".to_owned()
        }
        Some(Region::InTheWeeds { .. }) if even == win => {
            ". You are in the weeds, yet here halving now is best".to_owned()
        }
        Some(Region::InTheWeeds { .. }) => format!(". You are in the weeds: {}", stakes()),
        None if even == win => format!(": nothing is better than {name}"),
        None if moves.name_suspect => format!(", or name a suspect: {}", stakes()),
        None => format!(": {}", stakes()),
    };
    let ties = if even == win && !moves.name_suspect {
        ties(moves)
    } else {
        String::new()
    };
    format!("{question}{reason}.{ties}")
}

/// The questions that are as good, in brackets: those of yes or no by name, others by their number.
fn ties(moves: &Moves) -> String {
    let bids: Vec<u32> = moves.questions.iter().map(|parts| parts[0]).collect();
    match moves.questions.iter().all(|parts| parts.len() == 2) {
        _ if moves.count < 2 => String::new(),
        true if !bids.is_empty() => format!(" (Equally good: {}.)", ranges(&bids)),
        _ => format!(" (Equally good: {} questions.)", grouped(moves.count)),
    }
}

/// The other facts, that which colours show first: the same terms while somebody scrubs.
fn told(facts: &Facts) -> Vec<(&'static str, String)> {
    let Facts { map, position, .. } = facts;
    let rules = position.rules;
    let nothing_to_ask = || "nothing to ask".to_owned();
    let mut told = Vec::new();
    if let Some((there, win)) = facts.other {
        let is_difference = map.less_those_under().is_some();
        let term = if is_difference {
            "Difference"
        } else {
            "Other rules"
        };
        told.push((term, compared(facts, there, win)));
    }
    if let Some((rule, here)) = &facts.rule {
        told.push(("The rule here", rule_here(here, facts)));
        told.push(("The rule", rules_of_thumb::sentence(rules, *rule)));
    }
    match map.row().scale {
        Scale::Gap => told.push((
            "Gap to the limit",
            facts.gap.map_or_else(|| "no position".to_owned(), gap),
        )),
        Scale::Gain => told.push((
            "Gain",
            facts
                .even
                .map_or_else(nothing_to_ask, |[_, lost]| loss(lost)),
        )),
        Scale::Chance | Scale::Apart | Scale::Part | Scale::Cost => {}
    }
    let is_yes_no = map.is_yes_no();
    told.push((
        every_time(is_yes_no),
        kept_in_words(position, &facts.halving),
    ));
    let region = race::region(position.mine, position.theirs);
    let has_race = map.rule_sets().contains(&Rules::RACE);
    if has_race {
        let elsewhere = if rules == Rules::RACE {
            ""
        } else {
            "in the race: "
        };
        told.push(("Region", elsewhere.to_owned() + &region_in_words(region)));
    }
    if map.rule_sets().any(|rules| rules != Rules::RACE) {
        let lost = facts
            .even
            .map_or_else(nothing_to_ask, |[_, lost]| format!("loses {}", loss(lost)));
        told.push((this_once(is_yes_no), lost));
    }
    let moves = if position.is_over() {
        OVER.to_owned()
    } else {
        facts.moves.to_string()
    };
    told.push(("All best moves", moves));
    told.push(("Fair start", fair_start(facts.fair.as_ref())));
    for (term, length) in ["A game takes", "Both by the rule"]
        .into_iter()
        .zip(&facts.lengths)
    {
        told.extend(length.as_ref().map(|length| (term, turns(length, rules))));
    }
    told.push((
        "Rule of thumb",
        rules_of_thumb::with_price(rules, &facts.best_rule),
    ));
    if has_race {
        told.push(("Level", level_in_words(region)));
        told.push(("Rungs", ladder::rungs([position.mine, position.theirs])));
    }
    if facts.win.is_none() {
        for (_, text) in &mut told {
            "none".clone_into(text);
        }
    }
    told
}

/// What is said where nothing is left to be decided.
const OVER: &str = "none, the game is over";

/// "asks about 12 of 24: 4 points less than the best, 16; kept to, it loses 4.9 points".
fn rule_here(
    here: &Result<RuleHere, Untold>,
    Facts {
        position, moves, ..
    }: &Facts,
) -> String {
    let RuleHere { kept, choice, lost } = match here {
        Ok(here) => here,
        Err(untold) => return untold.reason(position.rules),
    };
    let does = does(position.mine, choice);
    let cost = points(kept.cost);
    if kept.cost.numerator() == 0 {
        return format!("{does} and loses nothing");
    }
    if lost.numerator() == 0 {
        return format!("{does}, as good as any; kept to, it loses {cost}");
    }
    let best = match &moves.most_even {
        Some(question) => match question[..] {
            [bid, _] => format!(", {}", grouped(bid)),
            _ => format!(", {}", parts(question)),
        },
        None if moves.known => ", naming one".to_owned(),
        None => String::new(),
    };
    format!(
        "{does}: {} less than the best{best}; kept to, it loses {cost}",
        points(*lost)
    )
}

/// "asks about 8 of 40", "splits into 3 | 3 | 4", "names a suspect".
fn does(mine: Pool, choice: &Move) -> String {
    match choice {
        Move::Name => "names a suspect".to_owned(),
        Move::Ask(question) => match question[..] {
            [bid, _] => format!("asks about {} of {}", grouped(bid), grouped(mine.get())),
            _ => format!("splits into {}", parts(question)),
        },
    }
}

/// The chance less its limit, in points and exactly.
fn gap(distance: LimitDistance) -> String {
    if distance.numerator == 0 {
        return "none".to_owned();
    }
    let sign = if distance.numerator < 0 { "−" } else { "+" };
    let product = u64::from(distance.mine.get()) * u64::from(distance.theirs.get());
    // Small beside the product of the pools, so that the unit leaves it whole.
    let size = Probability::new(
        distance.numerator.unsigned_abs(),
        product.saturating_mul(u64::from(distance.unit)),
    );
    format!("{} ({distance})", signed_points(sign, size))
}

/// "7.7 turns on average, give or take 0.93".
fn turns(length: &Result<Length, Untold>, rules: Rules) -> String {
    match length {
        Err(untold) => untold.reason(rules),
        Ok(Length { mean, variance }) if *variance == Fraction::ZERO => {
            format!("{}, always", counted(&mean.to_string(), "turn"))
        }
        Ok(Length { mean, variance }) => {
            let spread = significant(variance.value().sqrt(), 2);
            let mean = decimals(mean.value(), 1);
            format!("{mean} turns on average, give or take {spread}")
        }
    }
}

/// The largest pool with which the first mover is no underdog, and whether she is ahead with it.
fn fair_start(fair: Option<&FairStart>) -> String {
    let Some(fair) = fair else {
        return "none, they have won".to_owned();
    };
    let mine = grouped(fair.mine.get());
    match chance_ahead(fair) {
        Some(chance) if fair.win_with_one_more.is_some() => {
            format!("you stay ahead with up to {mine} ({chance})")
        }
        Some(chance) => format!("you are ahead with any there is ({mine} win {chance})"),
        None if fair.win_with_one_more.is_some() => {
            format!("you are even with {mine} and behind with more")
        }
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
fn compared(facts: &Facts, there: Rules, other: Option<Probability>) -> String {
    let name = in_words(there);
    match (other, facts.win, facts.map.less_those_under()) {
        (Some(other), Some(win), Some(_)) => {
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
fn apart(win: Probability, other: Probability) -> (&'static str, Probability) {
    match (win.less(other), other.less(win)) {
        (Some(more), _) if more.numerator() > 0 => ("+", more),
        (_, Some(less)) if less.numerator() > 0 => ("−", less),
        _ => ("", Probability::new(0, 1)),
    }
}

fn sentence(facts: &Facts) -> String {
    let window = facts.map.window;
    let size = grouped(window.across().1.max(window.upwards().1));
    format!(
        "{}, pools up to {size}.{}",
        capitalized(&shown(&facts.map)),
        moving_first(facts)
    )
}

/// The rules that are shown, and where: "the race up to 64 suspects of your own, the official rules beyond".
fn shown(map: &Map) -> String {
    let (first, last) = map.window.across();
    let rules = in_words(map.rules);
    match map.comparison {
        None => rules,
        Some(Comparison {
            other,
            beyond: None,
        }) => format!("{rules} compared with {}", in_words(other)),
        Some(Comparison {
            other,
            beyond: Some(beyond),
        }) if beyond < first => in_words(other),
        Some(Comparison {
            beyond: Some(beyond),
            ..
        }) if beyond >= last => rules,
        Some(Comparison {
            other,
            beyond: Some(beyond),
        }) => {
            let (suspects, other) = (suspects(beyond), in_words(other));
            format!("{rules} up to {suspects} of your own, {other} beyond")
        }
    }
}

/// The fair start against their pool, as a sentence, with the rules where there are others beside them; "" where that
/// pool has won, or is about to.
fn moving_first(facts: &Facts) -> String {
    let position = &facts.position;
    if facts.fair.is_none() || position.theirs.get() == 1 {
        return String::new();
    }
    let (pool, under) = (
        grouped(position.theirs.get()),
        under(&facts.map, position.rules),
    );
    format!(
        " Moving first against {pool}{under}, {}.",
        fair_start(facts.fair.as_ref())
    )
}

/// The rules that hold at a place of a comparison.
fn under(map: &Map, rules: Rules) -> String {
    match map.comparison {
        Some(_) => format!(" under {}", in_words(rules)),
        None => String::new(),
    }
}

fn summary(facts: &Facts) -> String {
    let map = &facts.map;
    let row = map.row();
    let title = match map.less_those_under() {
        Some(_) => "how much larger your chance to win is, in points".to_owned(),
        None => uncapitalized(&title(map, row)),
    };
    let range = |(first, last): (u32, u32)| format!("{} to {}", grouped(first), grouped(last));
    let (corner, win) = &facts.corner;
    let equal = win.map_or_else(String::new, |win| {
        format!(
            " With {} each{}, whoever moves first wins {} of the games ({win}).",
            suspects(corner.mine.get()),
            under(map, corner.rules),
            percent(win)
        )
    });
    let weeds = if map.rule_sets().contains(&Rules::RACE) {
        " In the race, you are in the weeds wherever they need fewer halvings than you to get down to one suspect."
    } else {
        ""
    };
    let largest = facts.largest.map_or_else(String::new, |gain| {
        format!(" It is largest with {}.", gained(&gain))
    });
    format!(
        "A map of {title}, for your pool from {} and theirs from {}, under {}. Both of you play perfectly.{largest}{equal}{weeds}",
        range(map.window.across()),
        range(map.window.upwards()),
        shown(map),
    )
}

/// A title within a sentence.
fn uncapitalized(title: &str) -> String {
    let (first, rest) = title.split_at(1);
    first.to_ascii_lowercase() + rest
}

/// The title of a picture.
pub fn title(map: &Map, row: &Row) -> String {
    match (map.less_those_under(), row.rule) {
        (Some(other), _) => {
            let (rules, other) = (in_words(map.rules), in_words(other));
            format!("Your chance to win under {rules} less that under {other}, in points")
        }
        (None, Some(_)) => format!("What {} costs you, in points", row.title),
        (None, None) => row.title.to_owned(),
    }
}

/// The title where there is nothing to be seen.
pub fn nothing(row: &Row, is_whole: bool) -> String {
    let so_far = if is_whole {
        ""
    } else {
        ", as far as is computed"
    };
    match row.rule {
        Some(_) => format!("{} {}{so_far}", capitalized(row.title), row.nothing),
        None => row.nothing.to_owned(),
    }
}

/// "4 against 2: 25 points".
pub fn gained(largest: &LargestGain) -> String {
    let (mine, theirs) = (grouped(largest.mine.get()), grouped(largest.theirs.get()));
    format!("{mine} against {theirs}: {}", points(largest.gain))
}

/// Rules in a word or two: "race", "official, 3 answers".
pub fn in_short(rules: Rules) -> String {
    match (rules.ending().name(), rules.answers()) {
        (ending, 2) => ending.to_owned(),
        (ending, answers) => format!("{ending}, {answers} answers"),
    }
}

/// The meanings of hatching.
pub const THE_WEEDS: &str = "the weeds: they need fewer halvings than you";
pub const LOSES_HERE: &str = "an even split loses something here";

/// What is said where that would be too fine.
pub fn too_fine() -> String {
    format!("zoom in to {MOST_HATCHED} to see where an even split loses")
}

/// The meaning of a colour that stands for no number.
pub fn meaning(kind: Kind, row: &Row, (rules, solved): (Rules, Option<u32>)) -> String {
    let text = match kind {
        Kind::Weeds => "W, the weeds: they need fewer halvings than you",
        Kind::UpperHand => "U, the upper hand: halving now is best",
        Kind::Loses => "an even split loses something",
        Kind::Best => "an even split is best",
        Kind::Name => "name a suspect",
        Kind::Over => "game over",
        Kind::NoPosition => "no position",
        Kind::NothingToAsk => "nothing to ask",
        Kind::Unknown if solved.is_some() => return Untold::BeingComputed.reason(rules),
        Kind::Unknown if row.rule.is_some() => return Untold::Beyond.reason(rules),
        Kind::Unknown => "not searched",
    };
    text.to_owned()
}

/// Pools on each side of the crosshair.
const AROUND: u32 = 3;

/// The chances around the crosshair, theirs downwards and yours to the right.
pub fn around(map: &Map, position: &Position) -> Table {
    let around = |pool: Pool, (first, last): (u32, u32)| {
        let from = pool.get().saturating_sub(AROUND).max(first);
        let to = pool.get().saturating_add(AROUND).min(last);
        (from..=to).map(sized).collect::<Vec<Pool>>()
    };
    let columns = around(position.mine, map.window.across());
    let rows = around(position.theirs, map.window.upwards());
    let chance = |mine: Pool, theirs: Pool| {
        let win = |rules| win_probability(rules, mine, theirs).ok();
        let here = win(map.rules_at(mine))?;
        Some(match map.less_those_under() {
            None => percent_exactly(here),
            Some(other) => {
                let (sign, apart) = apart(here, win(other)?);
                format!("{} ({sign}{apart})", signed_points(sign, apart))
            }
        })
    };
    let mut names = vec!["They have ↓, you have →".to_owned()];
    names.extend(columns.iter().map(|pool| grouped(pool.get())));
    let row = |&theirs: &Pool| {
        let mut row = vec![grouped(theirs.get())];
        row.extend(
            columns
                .iter()
                .map(|&mine| chance(mine, theirs).unwrap_or_else(|| "–".to_owned())),
        );
        row
    };
    let [mine, theirs] = [position.mine, position.theirs].map(|pool| grouped(pool.get()));
    Table {
        caption: format!(
            "Your chance to win around {mine} and {theirs}, under {}",
            shown(map)
        ),
        columns: names,
        rows: rows.iter().map(row).collect(),
    }
}

/// Every position that is looked at, with what its colour stands for.
pub fn exported(map: &Map, halving: &mut Halving) -> Table {
    let columns = map.window.columns(MOST_SAMPLES).pools;
    let rows = map.window.rows(MOST_SAMPLES).pools;
    let layer = map.row();
    let less = map
        .less_those_under()
        .map(|other| format!("less the probability under {}", in_words(other)));
    let names = "mine theirs rules answers numerator denominator probability".split(' ');
    let column = less.as_deref().unwrap_or(layer.column);
    let names = names.chain((!column.is_empty()).then_some(column));
    let names: Vec<&str> = names.collect();
    let painted = painted((map, layer), (halving, [None; 2]), [&columns, &rows]);
    let positions = rows.iter().cartesian_product(&columns).zip(&painted.marks);
    let lines = positions.filter_map(|((&theirs, &mine), mark)| {
        let rules = map.rules_at(mine);
        let win = win_probability(rules, mine, theirs).ok()?;
        let mut line = row([
            &mine.get(),
            &theirs.get(),
            &rules.ending().name(),
            &rules.answers(),
            &win.numerator(),
            &win.denominator(),
            &win.value(),
        ]);
        line.extend((!column.is_empty()).then(|| painted.text(*mark)));
        Some(line)
    });
    let caption = format!("Chances to win under {}", shown(map));
    Table::new(caption, &names, lines.collect())
}
