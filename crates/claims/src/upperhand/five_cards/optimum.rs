//! Optimal strategies, with the hands that they play otherwise than the best line in two files.

use super::walk::{gain, game, sets_of};
use crate::check::{Check, Failure, Procedure, in_steps};
use upperhand::guts::cards::AllDrop;

/// A strategy: the hands of a line, but for some.
pub(super) struct Optimum {
    all_drop: AllDrop,
    line: usize,
    /// The denominator of all chances to hold a hand.
    whole: i64,
    /// A hand and how often it is held, in each row after the first.
    otherwise: &'static str,
    /// The hands that make no difference whether they are held.
    level: usize,
}

pub(super) const STANDARD: Optimum = Optimum {
    all_drop: AllDrop::Replay,
    line: 1_285_550,
    whole: 384,
    otherwise: include_str!("standard.csv"),
    level: 29,
};

pub(super) const WEENIE: Optimum = Optimum {
    all_drop: AllDrop::Weenie,
    line: 805_057,
    whole: 1,
    otherwise: include_str!("weenie.csv"),
    level: 0,
};

/// The check that the best reply to a strategy wins nothing.
pub(super) fn certified(check: Check, optimum: &'static Optimum) -> Procedure {
    in_steps(check, async move |check, size| {
        losses(check, size as usize, optimum).await
    })
}

async fn losses(
    check: &mut Check,
    many: usize,
    optimum: &Optimum,
) -> Result<&'static str, Failure> {
    let game = game(optimum.all_drop).await?;
    check.progress(0.2).await;
    let held = optimum.held(game.hands());
    let gains = game.gains_against_strategy(&held, optimum.whole)?;
    check.progress(0.4).await;
    let loss = game.strategy_exploitability(&held, optimum.whole)?;
    check.equal(&"0", &&*loss.to_string(), || "what the best reply wins");
    let level = gains.iter().filter(|&&gain| gain == 0).count();
    check.equal(&optimum.level, &level, || "the hands that are level");
    check.progress(0.5).await;
    let sets = sets_of(&game);
    // Among those that are played otherwise, and over all hands in turn.
    let otherwise: Vec<usize> = optimum.otherwise().map(|(hand, _)| hand).collect();
    for counted in 0..many {
        let hand = if counted % 2 == 0 {
            otherwise[counted * (otherwise.len() - 1) / (many - 1)]
        } else {
            counted * (game.hands() - 1) / (many - 1)
        };
        let gain = gain(
            optimum.all_drop,
            &sets,
            hand,
            (optimum.whole, |theirs| held[theirs]),
        );
        check.equal(&gain, &gains[hand], || {
            format!("the gain of {}", game.hand(hand))
        });
        check
            .progress(0.5 + 0.5 * counted as f64 / many as f64)
            .await;
    }
    Ok(
        "The gain of every hand in whole numbers, those of {size} by a walk over all others: the best reply wins 0.",
    )
}

impl Optimum {
    /// The hands that it plays otherwise than the line, and how often it holds them.
    fn otherwise(&self) -> impl Iterator<Item = (usize, i64)> {
        self.otherwise.lines().filter_map(|row| {
            let (hand, held) = row.split_once(',')?;
            Some((hand.parse().ok()?, held.parse().ok()?))
        })
    }

    /// How often it holds each hand.
    fn held(&self, hands: usize) -> Vec<i64> {
        let mut held = vec![0; hands];
        held[self.line..].fill(self.whole);
        for (hand, often) in self.otherwise() {
            held[hand] = often;
        }
        held
    }
}
