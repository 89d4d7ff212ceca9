//! What every line loses: where it falls, and where it rises.

use super::walk::game;
use crate::check::{Check, Failure, Procedure, in_steps};
use upperhand::guts::cards::{AllDrop, Error, LineGame, LineLosses};

/// The lines swept between two reports.
const STEP: usize = 20_000;

/// From this size on, all lines are swept, too.
const SWEPT: u32 = 20;

/// The shape of the losses.
pub(super) struct Valley {
    all_drop: AllDrop,
    /// The first and the last local minimum.
    floor: (usize, usize),
    minima: usize,
    lowest: usize,
    /// How far one has to climb, in deals, from the next deepest of the minima to a lower one.
    next_deepest: i64,
}

pub(super) const STANDARD: Valley = Valley {
    all_drop: AllDrop::Replay,
    floor: (1_284_697, 1_285_753),
    minima: 120,
    lowest: 1_285_550,
    next_deepest: 4420,
};

pub(super) const WEENIE: Valley = Valley {
    all_drop: AllDrop::Weenie,
    floor: (804_806, 805_716),
    minima: 111,
    lowest: 805_057,
    next_deepest: 4916,
};

/// The check of the shape of the losses.
pub(super) fn swept(check: Check, valley: &'static Valley) -> Procedure {
    in_steps(check, async move |check, size| {
        losses(check, size, valley).await
    })
}

async fn losses(check: &mut Check, lines: u32, valley: &Valley) -> Result<&'static str, Failure> {
    let game = game(valley.all_drop).await?;
    check.progress(0.1).await;
    let (first, last) = valley.floor;
    let places = [valley.lowest, first, last];
    for line in places.into_iter().take(lines as usize) {
        let at = |line: usize| Ok::<f64, Error>(game.exploitability(line)?.value());
        let here = at(line)?;
        let is_lower = here < at(line - 1)? && here < at(line + 1)?;
        check.case(is_lower, || {
            format!("{line} loses less than its neighbours")
        });
        check.progress(0.2).await;
    }
    if lines >= SWEPT {
        sweep(check, lines, valley, &game).await?;
    }
    Ok(
        "{size} lines hand by hand, with their neighbours at the ends of the floor and at the lowest; from 20 on all lines in one sweep.",
    )
}

async fn sweep(
    check: &mut Check,
    many: u32,
    valley: &Valley,
    game: &LineGame,
) -> Result<(), Error> {
    let mut losses = LineLosses::in_pieces(game).await;
    while !losses.is_over() {
        losses.step(game, STEP);
        let swept = losses.deals().len() as f64 / game.hands() as f64;
        check.progress(0.2 + 0.6 * swept.min(1.0)).await;
    }
    let deals = losses.deals();
    let minima = local_minima(deals);
    let (first, last) = (minima.first(), minima.last());
    let is_floor = (first, last) == (Some(&valley.floor.0), Some(&valley.floor.1));
    check.case(is_floor, || format!("a floor from {first:?} to {last:?}"));
    check.equal(&valley.minima, &minima.len(), || "the number of minima");
    let lowest = minima.iter().min_by_key(|&&line| deals[line]);
    let holds = lowest == Some(&valley.lowest);
    check.case(holds, || format!("{lowest:?} is lowest"));
    let others = minima.iter().filter(|&&line| line != valley.lowest);
    let next = others.map(|&line| climb(deals, line)).max();
    let holds = next == Some(valley.next_deepest);
    check.case(holds, || format!("the next deepest is {next:?} deep"));
    for looked in 0..many {
        let line = (looked as usize * 379 + 1) * (game.hands() / 1000) % game.hands();
        check.equal(&game.exploitability(line)?, &losses.of(line)?, || {
            format!("line {line}")
        });
        check
            .progress(0.8 + 0.2 * f64::from(looked) / f64::from(many))
            .await;
    }
    Ok(())
}

/// The first line of each level stretch that is lower than both its neighbours.
fn local_minima(deals: &[i64]) -> Vec<usize> {
    let mut minima = Vec::new();
    let mut first = 0;
    for stretch in deals.chunk_by(PartialEq::eq) {
        let end = first + stretch.len();
        let is_lower = |line: Option<&i64>| line.is_none_or(|&other| stretch[0] < other);
        if is_lower(first.checked_sub(1).map(|line| &deals[line])) && is_lower(deals.get(end)) {
            minima.push(first);
        }
        first = end;
    }
    minima
}

/// How far one has to climb from a line to a lower one, on the easier side.
fn climb(deals: &[i64], line: usize) -> i64 {
    let from = deals[line];
    let over = |lines: &mut dyn Iterator<Item = &i64>| {
        let mut highest = from;
        for &loss in lines {
            if loss < from {
                return Some(highest - from);
            }
            highest = highest.max(loss);
        }
        None
    };
    let ways = [
        over(&mut deals[..line].iter().rev()),
        over(&mut deals[line..].iter()),
    ];
    ways.into_iter().flatten().min().unwrap_or(i64::MAX)
}
