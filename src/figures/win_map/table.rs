//! The map's numbers as tables: a few around the crosshair, or all that is shown.

use super::readout::apart;
use super::request::{Comparison, Request};
use super::schema::Layer;
use super::sources::{self, Sources};
use super::window::{MOST_SAMPLES, Samples};
use crate::figures::format::{grouped, percent, suspects};
use crate::figures::rule_sets::{in_words, sized};
use crate::figures::{Error, Extent, Table};
use crate::guess_who::{
    NO_QUESTION, Pool, Probability, Rules, limit_distance, question_count, questions_have_theorem,
    win_probability,
};

/// Pools on each side of the crosshair.
const AROUND: u32 = 3;

pub(super) fn table(
    sources: &mut Sources,
    request: &Request,
    extent: Extent,
) -> Result<Table, Error> {
    match extent {
        Extent::Near => Ok(around(request)),
        Extent::Shown => exported(sources, request),
    }
}

/// The chances around the crosshair, theirs downwards and yours to the right.
fn around(request: &Request) -> Table {
    let window = request.map.window;
    let around = |pool: Pool, first: u32, last: u32| {
        let from = pool.get().saturating_sub(AROUND).max(first);
        let to = pool.get().saturating_add(AROUND).min(last);
        (from..=to).map(sized).collect::<Vec<Pool>>()
    };
    let columns = around(request.mine, window.left, window.right());
    let rows = around(request.theirs, window.bottom, window.top());
    let chance = |mine: Pool, theirs: Pool| {
        let win = |rules| win_probability(rules, mine, theirs).ok();
        let here = win(request.map.rules_at(mine));
        let text = match compared_with(request) {
            None => here.map(|win| format!("{win} ({})", percent(win))),
            Some(other) => here.zip(win(other)).map(|(win, there)| {
                let (sign, apart) = apart(win, there);
                format!("{sign}{apart} ({sign}{})", percent(apart))
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
    let (mine, theirs) = (grouped(request.mine.get()), grouped(request.theirs.get()));
    let less = compared_with(request).map_or_else(String::new, |other| {
        format!(", less that under {}", in_words(other))
    });
    Table {
        caption: format!(
            "Your chance to win around {mine} and {theirs}, under {}{less}",
            rules_shown(request)
        ),
        columns: names,
        rows: rows.iter().map(row).collect(),
    }
}

/// The rules whose chances are taken off, where a difference is shown.
fn compared_with(request: &Request) -> Option<Rules> {
    match request.map.comparison {
        Some(Comparison::Difference { other }) => Some(other),
        _ => None,
    }
}

/// The rules in words, those beyond the divider too.
fn rules_shown(request: &Request) -> String {
    let rules = in_words(request.map.rules);
    match request.map.comparison {
        Some(Comparison::Split { other, beyond }) => {
            let (beyond, other) = (suspects(beyond), in_words(other));
            format!("{rules}, and beyond {beyond} of your own under {other}")
        }
        _ => rules,
    }
}

/// Every position that is looked at, with what its colour stands for.
fn exported(sources: &mut Sources, request: &Request) -> Result<Table, Error> {
    let Samples { pools: columns, .. } = request.map.window.columns(MOST_SAMPLES);
    let Samples { pools: rows, .. } = request.map.window.rows(MOST_SAMPLES);
    let known = [
        "mine",
        "theirs",
        "rules",
        "answers",
        "numerator",
        "denominator",
        "probability",
    ];
    let mut names = known.map(str::to_owned).to_vec();
    names.extend(column_name(request.map.layer).map(str::to_owned));
    let other = compared_with(request);
    names.extend(other.map(|other| format!("less the probability under {}", in_words(other))));
    // Beyond a divider other rules hold.
    let ends = [columns.first(), columns.last()];
    let mut values: Vec<(Rules, Vec<String>)> = Vec::new();
    let rules = |&mine: &Pool| request.map.rules_at(mine);
    for rules in ends.into_iter().flatten().map(rules) {
        if values.iter().all(|(known, _)| *known != rules) {
            let texts = layer_values(sources, request.map.layer, rules, (&columns, &rows))?;
            values.push((rules, texts));
        }
    }
    let mut lines = Vec::with_capacity(columns.len() * rows.len());
    let mut position = 0..;
    for &theirs in &rows {
        for &mine in &columns {
            let (rules, index) = (request.map.rules_at(mine), position.next().unwrap_or(0));
            let Ok(win) = win_probability(rules, mine, theirs) else {
                continue;
            };
            let mut line = vec![
                mine.get().to_string(),
                theirs.get().to_string(),
                rules.ending().name().to_owned(),
                rules.answers().to_string(),
                win.numerator().to_string(),
                win.denominator().to_string(),
                win.value().to_string(),
            ];
            let known = values.iter().find(|(known, _)| *known == rules);
            line.extend(known.and_then(|(_, texts)| texts.get(index).cloned()));
            line.extend(other.map(|other| less(win, win_probability(other, mine, theirs).ok())));
            lines.push(line);
        }
    }
    Ok(Table {
        caption: format!("Chances to win under {}", rules_shown(request)),
        columns: names,
        rows: lines,
    })
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
        Layer::Question => Some("smallest part of the most even optimal question"),
        Layer::Regions => Some("an even split is optimal"),
        Layer::Count => Some("optimal questions"),
        Layer::Distance => Some("probability less its limit"),
        Layer::Halving => Some("cost of always halving"),
    }
}

/// The values behind the colours of all positions, theirs × mine; "" where nothing is known or to be known.
fn layer_values(
    sources: &mut Sources,
    layer: Layer,
    rules: Rules,
    (columns, rows): (&[Pool], &[Pool]),
) -> Result<Vec<String>, Error> {
    let shown = |text: Option<String>| text.unwrap_or_default();
    Ok(match layer {
        Layer::Win => Vec::new(),
        Layer::Question => {
            let parts = sources::even_parts(rules, columns, rows)?.into_iter();
            let part = |part: Option<u32>| part.filter(|&part| part != NO_QUESTION);
            parts
                .map(|found| shown(part(found).map(|part| part.to_string())))
                .collect()
        }
        // Any number of them, each counted exactly.
        Layer::Count if questions_have_theorem(rules) => each(columns, rows, |mine, theirs| {
            Ok(question_count(rules, mine, theirs)?.to_string())
        })?,
        Layer::Count => {
            let counts = sources::counts(rules, columns, rows)?.into_iter();
            counts
                .map(|count| shown(count.map(|count| count.to_string())))
                .collect()
        }
        Layer::Regions => each(columns, rows, |mine, theirs| {
            let optimal =
                !rules.is_over(mine, theirs) && sources::even_split_is_optimal(rules, mine, theirs);
            Ok(optimal.to_string())
        })?,
        Layer::Distance => each(columns, rows, |mine, theirs| {
            let distance = limit_distance(rules, mine, theirs);
            Ok(shown(distance.ok().map(|distance| distance.to_string())))
        })?,
        Layer::Halving => {
            let last = sources::last_halved(rules);
            each(columns, rows, |mine, theirs| {
                let largest = mine.max(theirs);
                if largest > last || rules.is_over(mine, theirs) {
                    return Ok(String::new());
                }
                let halving = sources.always_halving(rules, largest)?;
                Ok(halving.cost(mine, theirs).to_string())
            })?
        }
    })
}

/// A text for every pair of pools, theirs × mine.
fn each(
    columns: &[Pool],
    rows: &[Pool],
    mut text: impl FnMut(Pool, Pool) -> Result<String, Error>,
) -> Result<Vec<String>, Error> {
    let row = |&theirs: &Pool| columns.iter().map(move |&mine| (mine, theirs));
    let pairs = rows.iter().flat_map(row);
    pairs.map(|(mine, theirs)| text(mine, theirs)).collect()
}
