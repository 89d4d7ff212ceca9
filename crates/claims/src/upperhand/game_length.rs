//! How long the race takes: the first two moments of the number of turns, by their own recurrences.
//!
//! With M = nm·E(T) and S = nm·E(T²), T the number of turns from (n, m) on, a question of parts a gives
//! M = nm + Σ M(m, a) and S = nm + Σ (2M(m, a) + S(m, a)).

use super::claim;
use crate::check::{Check, Section, Sizes, in_steps};
use num_rational::Ratio;

pub(super) const CLAIMS: Section = Section::new("How long a game takes", &[
    claim("upperhand-game-length", "The length of the race, by strategy")
        .says("In the race with yes/no questions two perfect players, who keep to the ladder, take from no position more turns on \
         average than two who halve. From 24 against 24 they take 371/48, with a variance of 1991/2304, and halvers 73/9, with \
         62/81; a halver who begins against the ladder 95/12, one whom it lets begin 73/9. Two halvers with 2^k each take 2k − 1 \
         turns, always.")
        .extent("checked to pools of 256")
        .check(Sizes::pools(24, 96, 256), |check| in_steps(check, race_length)),
]);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Player {
    Halves,
    Ladder,
}

impl Player {
    /// The suspects that the question is about.
    fn bid(self, n: u32, m: u32) -> u32 {
        let rung = m.next_power_of_two() / 2;
        if self == Self::Ladder && rung < n / 2 {
            rung
        } else {
            n / 2
        }
    }
}

/// M and S where `players` are the mover and the other, and M and S where they are the other way round.
struct Moments {
    players: [Player; 2],
    side: u32,
    values: Vec<[(i64, i64); 2]>,
}

impl Moments {
    fn fill(players: [Player; 2], side: u32) -> Self {
        let mut moments = Self {
            players,
            side,
            values: vec![[(0, 0); 2]; (side as usize + 1).pow(2)],
        };
        for sum in 4..=2 * side {
            for n in sum.saturating_sub(side).max(2)..=side.min(sum - 2) {
                let m = sum - n;
                let found = [0, 1].map(|seat| moments.after_asking(seat, n, m));
                let index = moments.index(n, m);
                moments.values[index] = found;
            }
        }
        moments
    }

    const fn index(&self, n: u32, m: u32) -> usize {
        (n * (self.side + 1) + m) as usize
    }

    fn after_asking(&self, seat: usize, n: u32, m: u32) -> (i64, i64) {
        let bid = self.players[seat].bid(n, m);
        let whole = i64::from(n) * i64::from(m);
        let parts = [bid, n - bid];
        parts.iter().fold((whole, whole), |(mean, square), &part| {
            // Where the part is one suspect the race is over, and both are 0.
            let (later, later_square) = self.values[self.index(m, part)][1 - seat];
            (mean + later, square + 2 * later + later_square)
        })
    }

    /// The mean and the variance for the first of the players as the mover.
    fn at(&self, n: u32, m: u32) -> (Ratio<i64>, Ratio<i64>) {
        let whole = i64::from(n) * i64::from(m);
        let (mean, square) = self.values[self.index(n, m)][0];
        let mean = Ratio::new(mean, whole);
        (mean, Ratio::new(square, whole) - mean * mean)
    }
}

async fn race_length(check: &mut Check, side: u32) -> String {
    use Player::{Halves, Ladder};
    let whole = Ratio::from;
    let stated = [
        ([Halves, Halves], Ratio::new(73, 9), Ratio::new(62, 81)),
        (
            [Ladder, Ladder],
            Ratio::new(371, 48),
            Ratio::new(1991, 2304),
        ),
    ];
    let [halving, perfect] = stated.map(|(players, ..)| Moments::fill(players, side));
    for (moments, (_, mean, variance)) in [&halving, &perfect].into_iter().zip(stated) {
        check.case(moments.at(24, 24) == (mean, variance), || {
            format!("{:?} from 24 against 24", moments.at(24, 24))
        });
    }
    for (players, mean) in [
        ([Halves, Ladder], Ratio::new(95, 12)),
        ([Ladder, Halves], Ratio::new(73, 9)),
    ] {
        let (found, _) = Moments::fill(players, side).at(24, 24);
        check.equal(&mean, &found, || "24 against 24, one halves");
    }
    let (mut sooner, mut same) = (0_u64, 0_u64);
    for n in 2..=side {
        for m in 2..=side {
            let [(slow, _), (fast, _)] = [&halving, &perfect].map(|moments| moments.at(n, m));
            check.case(fast <= slow, || {
                format!("{fast} against {slow} turns from ({n}, {m})")
            });
            *if fast < slow { &mut sooner } else { &mut same } += 1;
        }
        if n.is_power_of_two() {
            let turns = whole(i64::from(2 * n.ilog2()) - 1);
            check.case(halving.at(n, n) == (turns, whole(0)), || {
                format!("{:?} from {n} against {n}", halving.at(n, n))
            });
        }
        check.progress_of(n, side).await;
    }
    format!(
        "All pools up to {side}: two perfect players are sooner on average than two who halve at {sooner} positions, as soon at {same}."
    )
}
