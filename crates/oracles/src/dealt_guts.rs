//! One round of Guts from its rules, dealt and counted: by bookkeeping of who holds and who wins, without
//! any integral. Players' thresholds cut \[0, 1\] into cells; within a cell all hands are alike.

use upperhand::Fraction;

/// One deal: a player's hand as (cell, order within the cell), and whether she holds.
#[derive(Clone, Copy)]
pub struct Dealt {
    pub hand: f64,
    pub holds: bool,
}

/// Payoffs to all, and stakes carried on, of one deal (Guts, §3.3 and Appendix B).
pub fn settle(deal: &[Dealt], weenie: bool) -> (Vec<i32>, i32) {
    let players = i32::try_from(deal.len()).unwrap();
    let best = |of: &dyn Fn(&Dealt) -> bool| {
        let all = (0..deal.len()).filter(|&i| of(&deal[i]));
        all.max_by(|&i, &j| deal[i].hand.total_cmp(&deal[j].hand))
    };
    let holders = i32::try_from(deal.iter().filter(|d| d.holds).count()).unwrap();
    let winner = best(&|d: &Dealt| d.holds);
    let loser = best(&|d: &Dealt| !d.holds);
    let payoff = |i: usize| match holders {
        0 if weenie && Some(i) == loser => 1 - players,
        0 if weenie => 1,
        0 => 0,
        1 if Some(i) == winner => players - 1,
        1 => -1,
        _ if Some(i) == winner => players + holders - 2,
        _ if deal[i].holds => -players + holders - 2,
        _ => holders - 2,
    };
    let stakes = match holders {
        0 if weenie => 2,
        0 => 1,
        holders => holders - 1,
    };
    ((0..deal.len()).map(payoff).collect(), stakes)
}

/// What holding and dropping a hand come to, as sums over deals by their weights.
pub struct Met {
    weenie: bool,
    pub deals: i128,
    /// Payoffs, stakes carried on and squares of payoffs, of holding and of dropping.
    sums: [[i128; 3]; 2],
    alone: i128,
    win: i128,
}

impl Met {
    pub fn new(weenie: bool) -> Self {
        Self {
            weenie,
            deals: 0,
            sums: [[0; 3]; 2],
            alone: 0,
            win: 0,
        }
    }

    pub fn meet(&mut self, weight: i128, hand: f64, others: &[Dealt]) {
        self.deals += weight;
        let mut holders = others.iter().filter(|other| other.holds);
        let wins = holders.clone().all(|other| other.hand < hand);
        self.win += weight * i128::from(wins);
        self.alone += weight * i128::from(holders.next().is_none());
        let mut deal = vec![Dealt { hand, holds: true }];
        deal.extend(others);
        for (sums, holds) in self.sums.iter_mut().zip([true, false]) {
            deal[0].holds = holds;
            let (payoffs, stakes) = settle(&deal, self.weenie);
            for (sum, found) in sums.iter_mut().zip([payoffs[0], stakes, payoffs[0].pow(2)]) {
                *sum += weight * i128::from(found);
            }
        }
    }

    fn means(&self, of: usize) -> [Fraction; 2] {
        self.sums.map(|sums| Fraction::new(sums[of], self.deals))
    }

    pub fn alpha(&self) -> [Fraction; 2] {
        self.means(0)
    }

    pub fn beta(&self) -> [Fraction; 2] {
        self.means(1)
    }

    pub fn squares(&self) -> [Fraction; 2] {
        self.means(2)
    }

    /// How often nobody else holds, and how often a hold takes the pot.
    pub fn alone_and_win(&self) -> [Fraction; 2] {
        [self.alone, self.win].map(|sum| Fraction::new(sum, self.deals))
    }
}

/// Exact α for all and β, at thresholds `numerators[i] / denominator`, by going through every cell of every
/// player. Players of one cell are equally likely to have its best hand.
pub fn exact(numerators: &[i128], denominator: i128, weenie: bool) -> (Vec<Fraction>, Fraction) {
    let mut cuts: Vec<i128> = numerators.to_vec();
    cuts.extend([0, denominator]);
    cuts.sort_unstable();
    cuts.dedup();
    let cells: Vec<(i128, i128)> = cuts.windows(2).map(|w| (w[0], w[1])).collect();
    let players = numerators.len();
    let mut alpha = vec![Fraction::ZERO; players];
    let mut beta = Fraction::ZERO;
    for code in 0..cells.len().pow(u32::try_from(players).unwrap()) {
        let cell =
            |i: usize| cells[code / cells.len().pow(u32::try_from(i).unwrap()) % cells.len()];
        let volume: i128 = (0..players).map(|i| cell(i).1 - cell(i).0).product();
        let chance = Fraction::new(volume, denominator.pow(u32::try_from(players).unwrap()));
        // Only the best hand of the holders, or of the dropped, counts: who has it, in turn.
        let holds = |i: usize| cell(i).0 >= numerators[i];
        let any = (0..players).any(holds);
        let rivals: Vec<usize> = (0..players).filter(|&i| holds(i) == any).collect();
        let top = rivals.iter().map(|&i| cell(i).0).max().unwrap();
        let best: Vec<usize> = rivals.into_iter().filter(|&i| cell(i).0 == top).collect();
        let share = chance * Fraction::new(1, i128::try_from(best.len()).unwrap());
        for &first in &best {
            let deal: Vec<Dealt> = (0..players)
                .map(|i| Dealt {
                    hand: if i == first { 2.0 } else { 0.0 },
                    holds: holds(i),
                })
                .collect();
            let (payoffs, stakes) = settle(&deal, weenie);
            for (sum, payoff) in alpha.iter_mut().zip(payoffs) {
                *sum = *sum + share * Fraction::new(i128::from(payoff), 1);
            }
            beta = beta + share * Fraction::new(i128::from(stakes), 1);
        }
    }
    (alpha, beta)
}

/// α of player 1 and β for any number of players, in floats but without a subtraction that could lose
/// digits before the last line: how many hold, and how many share her cell, counted player by player.
pub fn counted(thresholds: &[f64], weenie: bool) -> (f64, f64) {
    let players = thresholds.len();
    let mut holders = vec![1.0];
    for &t in thresholds {
        holders = one_more(&holders, t, 1.0 - t);
    }
    let (mut alpha, mut beta) = (0.0, 0.0);
    for (count, chance) in holders.iter().enumerate() {
        let stakes = if count == 0 {
            1.0 + f64::from(u8::from(weenie))
        } else {
            count as f64 - 1.0
        };
        beta += chance * stakes;
        alpha += chance * (stakes - 1.0);
    }
    let mut cuts = thresholds.to_vec();
    cuts.extend([0.0, 1.0]);
    cuts.sort_by(f64::total_cmp);
    cuts.dedup();
    let n = players as f64;
    for cell in cuts.windows(2) {
        let (from, to) = (cell[0], cell[1]);
        let holds = from >= thresholds[0];
        let mut rivals = vec![1.0];
        for &t in &thresholds[1..] {
            // Below the cell, or in it, or dropped, as player 1 holds or drops.
            let (beaten, tied) = match (holds, t <= from) {
                (true, true) | (false, false) => (from, to - from),
                (true, false) | (false, true) => (t, 0.0),
            };
            rivals = one_more(&rivals, beaten, tied);
        }
        let best: f64 = rivals
            .iter()
            .enumerate()
            .map(|(k, p)| p / (k + 1) as f64)
            .sum();
        let best = (to - from) * best;
        if holds {
            alpha += n * (2.0 * best - (to - from));
        } else if weenie {
            alpha -= n * best;
        }
    }
    (alpha, beta)
}

/// The chances of 0, 1, 2, … when one more counts or does not.
fn one_more(chances: &[f64], not: f64, counts: f64) -> Vec<f64> {
    let mut more = vec![0.0; chances.len() + 1];
    for (k, chance) in chances.iter().enumerate() {
        more[k] += chance * not;
        more[k + 1] += chance * counts;
    }
    more
}
