//! The map's numbers as tables: a few around the crosshair, or all that is shown.

use super::parameters::{Comparison, Layer, Request};
use super::sources::{Known, Sources};
use super::window::{MOST_SAMPLES, Samples};
use crate::guess_who::{Pool, Rules, limit_distance, win_probability};
use crate::view::Error;
use crate::view::exhibit::{Extent, Table};
use crate::view::numerals::{grouped, percent, suspects};
use crate::view::rule_sets::{in_words, sized};

/// Pools on each side of the crosshair.
const AROUND: u32 = 3;

pub(super) fn table(
    sources: &mut Sources,
    request: &Request,
    extent: Extent,
) -> Result<Table, Error> {
    match extent {
        Extent::Near => Ok(near(request)),
        Extent::Shown => shown(sources, request),
    }
}

/// The chances around the crosshair, theirs downwards and yours to the right.
fn near(request: &Request) -> Table {
    let window = request.window;
    let around = |pool: Pool, first: u32, last: u32| {
        let from = pool.get().saturating_sub(AROUND).max(first);
        let to = pool.get().saturating_add(AROUND).min(last);
        (from..=to).map(sized).collect::<Vec<Pool>>()
    };
    let columns = around(request.mine, window.left, window.right());
    let rows = around(request.theirs, window.bottom, window.top());
    let chance =
        |mine: Pool, theirs: Pool| match win_probability(request.rules_at(mine), mine, theirs) {
            Ok(win) => format!("{win} ({})", percent(win)),
            Err(_) => "–".to_owned(),
        };
    let mut names = vec!["They have ↓, you have →".to_owned()];
    names.extend(columns.iter().map(|pool| grouped(pool.get())));
    let row = |&theirs: &Pool| {
        let mut row = vec![grouped(theirs.get())];
        row.extend(columns.iter().map(|&mine| chance(mine, theirs)));
        row
    };
    Table {
        caption: format!(
            "Your chance to win around {} and {}, under {}",
            grouped(request.mine.get()),
            grouped(request.theirs.get()),
            rules_shown(request)
        ),
        columns: names,
        rows: rows.iter().map(row).collect(),
    }
}

/// The rules in words, those beyond the divider too.
fn rules_shown(request: &Request) -> String {
    let rules = in_words(request.rules);
    match request.comparison {
        Some(Comparison::Split { other, beyond }) => format!(
            "{rules}, and beyond {} of your own under {}",
            suspects(beyond),
            in_words(other)
        ),
        _ => rules,
    }
}

/// Every position that is looked at, with what its colour stands for.
fn shown(sources: &mut Sources, request: &Request) -> Result<Table, Error> {
    let Samples { pools: columns, .. } = request.window.columns(MOST_SAMPLES);
    let Samples { pools: rows, .. } = request.window.rows(MOST_SAMPLES);
    let mut names = [
        "mine",
        "theirs",
        "rules",
        "answers",
        "numerator",
        "denominator",
        "probability",
    ]
    .map(str::to_owned)
    .to_vec();
    names.extend(column_name(request.layer).map(str::to_owned));
    let mut lines = Vec::with_capacity(columns.len() * rows.len());
    for &theirs in &rows {
        for &mine in &columns {
            let rules = request.rules_at(mine);
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
            if column_name(request.layer).is_some() {
                line.push(layer_value(sources, request.layer, rules, (mine, theirs))?);
            }
            lines.push(line);
        }
    }
    Ok(Table {
        caption: format!("Chances to win under {}", rules_shown(request)),
        columns: names,
        rows: lines,
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

/// What the colour of a position stands for, "" where nothing is known or to be known.
fn layer_value(
    sources: &mut Sources,
    layer: Layer,
    rules: Rules,
    (mine, theirs): (Pool, Pool),
) -> Result<String, Error> {
    if rules.is_over(mine, theirs) {
        return Ok(String::new());
    }
    let largest = mine.max(theirs);
    Ok(match layer {
        Layer::Win => String::new(),
        Layer::Question => {
            let known = sources.questions(rules, largest)?;
            match known.most_even_part(mine, theirs) {
                Known::Found(part) => part.to_string(),
                Known::Nothing | Known::No => String::new(),
            }
        }
        Layer::Regions => {
            let optimal = sources
                .questions(rules, largest)?
                .even_split_is_optimal(mine, theirs);
            optimal.map_or_else(String::new, |optimal| optimal.to_string())
        }
        Layer::Count => {
            let count = sources.questions(rules, largest)?.count(mine, theirs);
            count.map_or_else(String::new, |count| count.to_string())
        }
        Layer::Distance => limit_distance(rules, mine, theirs)
            .map_or_else(|_| String::new(), |distance| distance.to_string()),
        Layer::Halving if largest > sources.last_halved(rules) => String::new(),
        Layer::Halving => sources
            .always_halving(rules, largest)?
            .cost(mine, theirs)
            .to_string(),
    })
}
