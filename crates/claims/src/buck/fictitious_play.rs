//! Fictitious play: in every round each player replies as well as can be to how the others have played so far.

use super::claim;
use crate::check::{Check, Claim, Extreme, Sizes, in_steps};
use itertools::Itertools;

pub(super) const CONVERGES: Claim = claim("buck-fictitious-play", "Abstract, fictitious play")
    .says("Fictitious play of continuous Guts comes to the symmetric equilibrium: if all begin with one threshold, and then in \
     every round each replies as well as can be to the others' rounds so far, not only the averages but the replies tend to p*.")
    .extent("proved where all begin alike (docs/fictitious-play.md); checked for nine beginnings of two to six players, most of \
     which differ, each drawing from the others' rounds apart")
    .check(Sizes::rounds(100, 250, 2000), |check| in_steps(check, converges))
    .shown_by("figure=guts-payoff&players=3&threshold=0.7071&others=0.7071");

/// The thresholds that players begin with.
const BEGINNINGS: [&[f64]; 9] = [
    &[0.9, 0.9],
    &[0.0, 1.0],
    &[0.2, 0.2, 0.2],
    &[1.0, 1.0, 1.0],
    &[0.0, 0.5, 1.0],
    &[0.0, 0.0, 1.0],
    &[0.0, 0.0, 1.0, 1.0],
    &[0.3, 0.9, 0.1, 0.5, 1.0],
    &[0.0, 0.2, 0.4, 0.6, 0.8, 1.0],
];

/// The thresholds that one player has held, in ascending order, and the sums of the highest.
struct Past {
    ascending: Vec<f64>,
    sums: Vec<f64>,
}

impl Past {
    fn new(first: f64) -> Self {
        Self {
            ascending: vec![first],
            sums: vec![first, 0.0],
        }
    }

    fn add(&mut self, threshold: f64) {
        let place = self.ascending.partition_point(|at| *at < threshold);
        self.ascending.insert(place, threshold);
        let highest = self.ascending.iter().rev().scan(0.0, |sum, at| {
            *sum += at;
            Some(*sum)
        });
        self.sums = [0.0].into_iter().chain(highest).collect();
        self.sums.reverse();
    }

    fn mean(&self) -> f64 {
        self.sums[0] / self.ascending.len() as f64
    }

    /// The chance that this player does not beat a hand, drawing from the rounds so far: the mean of max(hand, threshold).
    fn beaten_by(&self, hand: f64) -> f64 {
        let below = self.ascending.partition_point(|at| *at <= hand);
        (hand * below as f64 + self.sums[below]) / self.ascending.len() as f64
    }
}

/// The least threshold that is a best reply: where the slope N + 2P − 2nΠ of α, which never rises, comes to 0.
fn reply(others: &[&Past]) -> f64 {
    let count = others.len() as f64;
    let all_drop: f64 = others.iter().map(|past| past.mean()).product();
    let rises = |mine: f64| {
        let beats: f64 = others.iter().map(|past| past.beaten_by(mine)).product();
        count + 2.0 * all_drop > 2.0 * (count + 1.0) * beats
    };
    if !rises(0.0) {
        return 0.0;
    }
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..50 {
        let middle = f64::midpoint(low, high);
        if rises(middle) {
            low = middle;
        } else {
            high = middle;
        }
    }
    high
}

/// How far the mean, and the last reply, of the player furthest from it are from p*.
fn distances(pasts: &[Past], replies: &[f64]) -> (f64, f64) {
    let at = 0.5_f64.powf(1.0 / (pasts.len() as f64 - 1.0));
    let farthest = |values: &mut dyn Iterator<Item = f64>| {
        values.map(|value| (value - at).abs()).fold(0.0, f64::max)
    };
    (
        farthest(&mut pasts.iter().map(Past::mean)),
        farthest(&mut replies.iter().copied()),
    )
}

async fn converges(check: &mut Check, rounds: u32) -> String {
    let mut farthest = Extreme::new();
    for (place, beginning) in BEGINNINGS.into_iter().enumerate() {
        let is_alike = beginning.iter().all_equal();
        let at = 0.5_f64.powf(1.0 / (beginning.len() as f64 - 1.0));
        let mut pasts: Vec<Past> = beginning.iter().map(|&first| Past::new(first)).collect();
        let (mut replies, mut checked) = (Vec::new(), Vec::new());
        for round in 2..=rounds {
            let means: Vec<f64> = pasts.iter().map(Past::mean).collect();
            replies = (0..pasts.len())
                .map(|player| {
                    let others = pasts.iter().enumerate();
                    let others: Vec<&Past> = others
                        .filter(|(other, _)| *other != player)
                        .map(|(_, past)| past)
                        .collect();
                    reply(&others)
                })
                .collect();
            for (past, threshold) in pasts.iter_mut().zip(&replies) {
                past.add(*threshold);
            }
            // The steps of the proof.
            if is_alike {
                let is_below = means[0] < at;
                check.case(replies[0] < at && (is_below || replies[0] == 0.0), || {
                    format!("{beginning:?}, round {round}: {}", replies[0])
                });
            }
            if [rounds / 4, rounds / 2, rounds].contains(&round) {
                checked.push(distances(&pasts, &replies));
            }
            if round % 16 == 0 {
                let done = place as f64 + f64::from(round) / f64::from(rounds);
                check.progress(done / BEGINNINGS.len() as f64).await;
            }
        }
        check.case(
            checked
                .iter()
                .tuple_windows()
                .all(|(before, after)| after.0 < before.0),
            || format!("{beginning:?}: {checked:?}"),
        );
        let (mean, last) = distances(&pasts, &replies);
        let holds = mean < 0.15 && last < mean;
        check.case(holds, || format!("{beginning:?}: {mean} and {last}"));
        farthest.offer(mean, last);
    }
    let (mean, last) = farthest.found().copied().unwrap_or_default();
    format!(
        "Nine beginnings of two to six players: the means come nearer to p* at a quarter, half and all of {rounds} rounds, where \
         they are within {mean:.4}, and the replies of that game within {last:.4}."
    )
}
