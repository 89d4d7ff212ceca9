//! The numbers of the figure as tables: by the bankroll, or all panels.

use super::evening::Shown;
use super::powers::Exponents;
use super::solved::Solved;
use super::state::State;
use super::words::chance;
use upperhand::guts::Rules;
use upperhand::order;
use upperhand_games::format::grouped;
use upperhand_games::guts_rules::named_rule;
use upperhand_kit::model::{Extent, Table};
use upperhand_kit::table::row;

pub fn table(state: &State, solved: &Solved, extent: Extent, exponents: &[Exponents; 2]) -> Table {
    let caption = format!(
        "Bankrolls and pots at Guts with {}",
        state.table().in_words()
    );
    match extent {
        Extent::Near => {
            let names = ["Antes", "Ruined with so many", "The pot is larger"];
            Table::new(caption, &names, around(state, solved))
        }
        Extent::Shown => {
            let names = ["panel", "series", "x", "value"];
            Table::new(caption, &names, exported(state, solved, exponents))
        }
    }
}

/// Round numbers of antes, yours, and the smallest that will do.
fn around(state: &State, solved: &Solved) -> Vec<Vec<String>> {
    let decades = core::iter::successors(Some(1), |at| Some(10 * at));
    let decades = decades.take_while(|&at| at <= solved.most);
    let round = decades.flat_map(|at| [at, 2 * at, 5 * at]);
    let mut all: Vec<u32> = round.filter(|&at| at <= solved.most).collect();
    all.push(state.bankroll);
    all.extend(solved.enough());
    let cells = |antes: u32| {
        vec![
            grouped(antes),
            chance(solved.ruined(antes)),
            chance(solved.outgrown(antes)),
        ]
    };
    order::distinct(all).into_iter().map(cells).collect()
}

fn exported(state: &State, solved: &Solved, exponents: &[Exponents; 2]) -> Vec<Vec<String>> {
    let mut rows = Vec::new();
    let mut add = |panel: &str, series: &str, x: f64, value: f64| {
        rows.push(row([&panel, &series, &x, &value]));
    };
    let players = state.players;
    let places = solved.pots().into_iter().map(|(from, _)| from * players);
    for antes in places.take_while(|&antes| antes <= solved.most) {
        let bankroll = antes + 1;
        add(
            "ruin and the pot",
            "ruined",
            bankroll.into(),
            solved.ruined(bankroll),
        );
        add(
            "ruin and the pot",
            "larger",
            antes.into(),
            solved.outgrown(antes),
        );
    }
    for (rules, each) in [Rules::Standard, Rules::Weenie].into_iter().zip(exponents) {
        let name = named_rule(rules);
        for &(count, exponent) in &each.points {
            add("power by players", name, count, exponent);
        }
        add("power by players", name, f64::INFINITY, each.limit);
    }
    for (number, round) in (1_u32..).zip(Shown::of(state).evening().rounds()) {
        add("evening", "pot", number.into(), round.pot as f64);
        add("evening", "net", number.into(), round.net as f64);
    }
    rows
}
