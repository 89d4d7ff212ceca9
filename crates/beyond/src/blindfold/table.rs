//! The map's numbers as tables: a few around the crosshair, or all that is solved.

use super::settings::LARGEST;
use super::solved::{Known, Solved};
use super::state::State;
use upperhand::guess_who::{Pool, win_probability};
use upperhand_games::format::{decimals, grouped, percent};
use upperhand_games::rule_sets::{in_words, sized};
use upperhand_kit::model::{Extent, Table};

/// Pools on each side of the crosshair.
const AROUND: u32 = 2;

pub fn table(solved: &Solved, state: &State, extent: Extent) -> Table {
    let pools = |pool: Pool| match extent {
        Extent::Near => {
            let from = pool.get().saturating_sub(AROUND).max(1);
            from..=(pool.get() + AROUND).min(LARGEST)
        }
        Extent::Shown => 1..=LARGEST,
    };
    let all =
        pools(state.mine).flat_map(|mine| pools(state.theirs).map(move |theirs| [mine, theirs]));
    let row = |[mine, theirs]: [u32; 2]| {
        let [n, m] = [mine, theirs].map(sized);
        let mut row = vec![grouped(mine), grouped(theirs)];
        row.extend(blindfold(solved.at(n, m)));
        match win_probability(solved.rules(), n, m) {
            Ok(seeing) => row.extend([percent(seeing), seeing.to_string()]),
            Err(_) => row.extend(NOTHING.map(str::to_owned)),
        }
        let gained = solved
            .at(n, m)
            .map(|known| decimals(100.0 * known.difference(), 2));
        row.push(gained.unwrap_or_else(|| NOTHING[0].to_owned()));
        row
    };
    Table::new(
        format!("Guess Who? blindfold under {}", in_words(solved.rules())),
        &[
            "You have",
            "They have",
            "Blindfold",
            "exactly",
            "With eyes open",
            "exactly",
            "You gain, in points",
        ],
        all.map(row).collect(),
    )
}

const NOTHING: [&str; 2] = ["–", "–"];

fn blindfold(known: Option<&Known>) -> [String; 2] {
    match known {
        Some(known) => [percent(known.win), known.win.to_string()],
        None => NOTHING.map(str::to_owned),
    }
}
