//! The map's numbers as tables: a few around the crosshair, or all that is shown.

use super::readout::apart;
use super::settings::Layer;
use super::sources;
use super::sources::Positions;
use super::state::{Comparison, Map};
use super::window::MOST_SAMPLES;
use crate::halving::{Halving, last_halved};
use upperhand::guess_who::race::Region;
use upperhand::guess_who::{
    NO_QUESTION, Pool, Probability, Rules, limit_distance, question_count, questions_have_theorem,
    race, win_probability,
};
use upperhand_games::format::{grouped, percent, suspects};
use upperhand_games::position::Position;
use upperhand_games::rule_sets::{in_words, sized};
use upperhand_games::stakes::signed_points;
use upperhand_kit::Table;
use upperhand_kit::table::row;

/// Pools on each side of the crosshair.
const AROUND: u32 = 3;

/// The chances around the crosshair, theirs downwards and yours to the right.
pub(super) fn around(map: &Map, position: &Position) -> Table {
    let window = map.window;
    let around = |pool: Pool, (first, last): (u32, u32)| {
        let from = pool.get().saturating_sub(AROUND).max(first);
        let to = pool.get().saturating_add(AROUND).min(last);
        (from..=to).map(sized).collect::<Vec<Pool>>()
    };
    let columns = around(position.mine, window.across());
    let rows = around(position.theirs, window.upwards());
    let chance = |mine: Pool, theirs: Pool| {
        let win = |rules| win_probability(rules, mine, theirs).ok();
        let here = win(map.rules_at(mine));
        let text = match map.less_those_under() {
            None => here.map(|win| format!("{win} ({})", percent(win))),
            Some(other) => here.zip(win(other)).map(|(win, there)| {
                let (sign, apart) = apart(win, there);
                format!("{sign}{apart} ({})", signed_points(sign, apart))
            }),
        };
        text.unwrap_or_else(|| "–".to_owned())
    };
    let mut names = vec!["They have ↓, you have →".to_owned()];
    names.extend(columns.iter().map(|pool| grouped(pool.get())));
    let row = |&theirs: &Pool| {
        let mut row = vec![grouped(theirs.get())];
        row.extend(columns.iter().map(|&mine| chance(mine, theirs)));
        row
    };
    let [mine, theirs] = [position.mine, position.theirs].map(|pool| grouped(pool.get()));
    let less = map.less_those_under().map_or_else(String::new, |other| {
        format!(", less that under {}", in_words(other))
    });
    Table {
        caption: format!(
            "Your chance to win around {mine} and {theirs}, under {}{less}",
            rules_shown(map)
        ),
        columns: names,
        rows: rows.iter().map(row).collect(),
    }
}

/// The rules in words, those beyond the divider too.
fn rules_shown(map: &Map) -> String {
    let rules = in_words(map.rules);
    match map.comparison {
        Some(Comparison::Split { other, beyond }) => {
            let (beyond, other) = (suspects(beyond), in_words(other));
            format!("{rules}, and beyond {beyond} of your own under {other}")
        }
        _ => rules,
    }
}

/// Every position that is looked at, with what its colour stands for.
pub(super) fn exported(halvings: &mut Halving, map: &Map) -> Table {
    let window = map.window;
    let columns = window.columns(MOST_SAMPLES).pools;
    let rows = &window.rows(MOST_SAMPLES).pools;
    let other = map.less_those_under();
    let other_name = other.map(|other| format!("less the probability under {}", in_words(other)));
    let mut names = vec![
        "mine",
        "theirs",
        "rules",
        "answers",
        "numerator",
        "denominator",
        "probability",
    ];
    names.extend(column_name(map.layer));
    names.extend(other_name.as_deref());
    let mut lines = vec![Vec::new(); rows.len()];
    // Each row from one end to the other: beyond a divider other rules hold.
    for positions in map.halves(&columns, rows) {
        let rules = positions.rules;
        let mut values = layer_values(halvings, map, positions).into_iter();
        for (place, (mine, theirs)) in positions.pairs().enumerate() {
            let value = values.next();
            let Ok(win) = win_probability(rules, mine, theirs) else {
                continue;
            };
            let mut line = row([
                &mine.get(),
                &theirs.get(),
                &rules.ending().name(),
                &rules.answers(),
                &win.numerator(),
                &win.denominator(),
                &win.value(),
            ]);
            line.extend(value);
            line.extend(other.map(|other| less(win, win_probability(other, mine, theirs).ok())));
            lines[place / positions.columns.len()].push(line);
        }
    }
    let caption = format!("Chances to win under {}", rules_shown(map));
    Table::new(caption, &names, lines.concat())
}

/// The difference of a chance and another, "" where that is none.
fn less(win: Probability, other: Option<Probability>) -> String {
    other.map_or_else(String::new, |other| {
        let (sign, apart) = apart(win, other);
        format!("{sign}{apart}")
    })
}

const fn column_name(layer: Layer) -> Option<&'static str> {
    match layer {
        Layer::Win => None,
        Layer::Gain => Some("gain of the best move over an even split this once"),
        Layer::Question => Some("smallest part of the most even optimal question"),
        Layer::Regions => Some("region"),
        Layer::Count => Some("optimal questions"),
        Layer::Distance => Some("probability less its limit"),
        Layer::Halving => Some("cost of halving every time"),
        Layer::HalfOfTheSmaller
        | Layer::Ladder
        | Layer::EvenParts
        | Layer::NameFromThree
        | Layer::NameEarly => Some("cost of keeping to the rule of thumb"),
    }
}

/// The values behind the colours of all positions, theirs × mine; "" where nothing is known or to be known.
fn layer_values(halvings: &mut Halving, map: &Map, positions: Positions) -> Vec<String> {
    let (rules, pairs) = (positions.rules, positions.pairs());
    match map.layer {
        Layer::Win => Vec::new(),
        Layer::Gain => texts(sources::gains(positions)),
        Layer::Question => {
            let parts = sources::even_parts(positions).into_iter();
            texts(parts.map(|part| part.filter(|&part| part != NO_QUESTION)))
        }
        // There may be any number of them, counted exactly.
        Layer::Count if questions_have_theorem(rules) => {
            texts(pairs.map(|(mine, theirs)| question_count(rules, mine, theirs).ok()))
        }
        Layer::Count => texts(sources::counts(positions)),
        Layer::Regions if rules == Rules::RACE => {
            texts(pairs.map(|(mine, theirs)| race::region(mine, theirs).map(race_region)))
        }
        Layer::Regions => {
            let parts = sources::even_parts(positions);
            texts(pairs.zip(parts).map(|((mine, theirs), part)| match part? {
                _ if rules.is_over(mine, theirs) => None,
                NO_QUESTION => Some("name a suspect"),
                _ if sources::even_split_is_optimal(rules, mine, theirs) => {
                    Some("an even split is best")
                }
                _ => Some("an even split loses"),
            }))
        }
        Layer::Distance => {
            texts(pairs.map(|(mine, theirs)| limit_distance(rules, mine, theirs).ok()))
        }
        Layer::Halving
        | Layer::HalfOfTheSmaller
        | Layer::Ladder
        | Layer::EvenParts
        | Layer::NameFromThree
        | Layer::NameEarly => {
            let last = last_halved(rules);
            let table = map.rule_table(rules);
            let table = table.map(|(rules, rule, side)| halvings.rule_table(rules, rule, side));
            texts(pairs.map(|(mine, theirs)| {
                let is_known = mine.max(theirs) <= last && !rules.is_over(mine, theirs);
                table
                    .filter(|_| is_known)
                    .map(|table| table.cost(mine, theirs))
            }))
        }
    }
}

fn race_region(region: Region) -> String {
    match region {
        Region::InTheWeeds { level } => format!("weeds {level}"),
        Region::UpperHand { level } => format!("upper hand {level}"),
    }
}

fn texts<T: ToString>(values: impl IntoIterator<Item = Option<T>>) -> Vec<String> {
    let text = |value: Option<T>| value.map_or_else(String::new, |value| value.to_string());
    values.into_iter().map(text).collect()
}
