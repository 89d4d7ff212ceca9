//! The questions of a position as a table, with what both answers lead to.

use super::options::Asked;
use super::phrases::{chance, less};
use super::view::View;
use upperhand_games::format::yes_or_no;
use upperhand_games::stakes::loss;
use upperhand_kit::table::row;
use upperhand_kit::{Extent, Table};

pub fn table(view: &View, extent: Extent) -> Table {
    let caption = format!("{}, under {}", view.heading(), view.rules_in_words());
    match extent {
        Extent::Near => {
            let names = [
                "Question",
                "Say yes",
                "Chance",
                "Loses",
                "After yes",
                "After no",
            ];
            let rows = view.options.iter().map(|option| near(view, option));
            Table::new(caption, &names, rows.collect())
        }
        Extent::Shown => {
            let names = [
                "question",
                "yes",
                "of",
                "numerator",
                "denominator",
                "exact",
                "optimal",
            ];
            let rows = view.options.iter().map(|option| shown(view, option));
            Table::new(caption, &names, rows.collect())
        }
    }
}

fn near(view: &View, option: &Asked) -> Vec<String> {
    let (all, pool) = (view.position.pairs(), view.position.mine.count());
    let lost =
        |wins, best| less(wins, best, all).map_or_else(|| "not known exactly".to_owned(), loss);
    let unknown = || view.unsolved().to_owned();
    let [worth, lost] = match option.wins.zip(view.wins) {
        _ if !option.tells(pool) => ["tells nothing".to_owned(), String::new()],
        Some((wins, best)) => [chance(wins, all), lost(wins, best)],
        None => [unknown(), unknown()],
    };
    let after = |yes| view.after(option, yes).unwrap_or_else(unknown);
    row([
        &view.asked(option),
        &format!("{} of {pool}", option.yes),
        &worth,
        &lost,
        &after(true),
        &after(false),
    ])
}

fn shown(view: &View, option: &Asked) -> Vec<String> {
    let known = |text: String| {
        if option.wins.is_some() {
            text
        } else {
            String::new()
        }
    };
    let [low, high] = option.wins.unwrap_or_default();
    let is_best = option.tells(view.position.mine.count()) && option.wins == view.wins;
    row([
        &view.asked(option),
        &option.yes,
        &view.position.mine.count(),
        &known(low.to_string()),
        &known(view.position.pairs().to_string()),
        &known(yes_or_no(low == high)),
        &known(yes_or_no(is_best)),
    ])
}
