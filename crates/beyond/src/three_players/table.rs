//! The map's numbers as tables: a few around the crosshair, or all that is shown.

use super::readout::range;
use super::solved::{Known, Solved};
use super::state::State;
use upperhand::guess_who::Pool;
use upperhand_games::format::grouped;
use upperhand_games::rule_sets::{in_words, sized};
use upperhand_kit::model::{Extent, Table};

/// Pools on each side of the crosshair.
const AROUND: u32 = 2;

pub fn table(solved: &Solved, state: &State, extent: Extent) -> Table {
    let pools = |pool: Pool| match extent {
        Extent::Near => {
            let from = pool.get().saturating_sub(AROUND).max(1);
            from..=(pool.get() + AROUND).min(state.size)
        }
        Extent::Shown => 1..=state.size,
    };
    let rows =
        pools(state.mine).flat_map(|mine| pools(state.theirs).map(move |theirs| [mine, theirs]));
    let row = |[mine, theirs]: [u32; 2]| {
        let pools = [sized(mine), sized(theirs), state.last];
        let mut row = vec![grouped(mine), grouped(theirs)];
        match solved.at(pools) {
            Known::Chances(chances) => {
                for chance in &chances {
                    row.extend([
                        range(chance),
                        chance.low.to_string(),
                        chance.high.to_string(),
                    ]);
                }
            }
            Known::Never => row.extend((0..9).map(|_| "–".to_owned())),
            Known::NotYet => row.extend((0..9).map(|_| "not solved yet".to_owned())),
        }
        row
    };
    Table::new(
        format!(
            "The chances of three under {}, where the last player has {}",
            in_words(solved.rules()),
            grouped(state.last.get())
        ),
        &[
            "You have",
            "The next player has",
            "You win",
            "at least",
            "at most",
            "The next player wins",
            "at least",
            "at most",
            "The last player wins",
            "at least",
            "at most",
        ],
        rows.map(row).collect(),
    )
}
