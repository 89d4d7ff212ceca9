//! *Guts* declared in turn: rounds of all cells that the thresholds make, in place of the solver's sums.
//!
//! Between two neighbouring thresholds hands declare alike; those who hold in the same cell are the best of it with the same chance.

use super::finding;
use crate::check::{Check, Claim, Sizes, in_steps};
use std::collections::BTreeMap;
use upperhand::guts::InTurn;

pub(super) const IN_TURN: Claim = finding("upperhand-guts-in-turn", "Declared in turn")
    .says("One round of Guts in which each declares in turn and sees who holds. Of two the first holds above 1/9; the second holds \
     everything if the first dropped, and above 1/3 against a holder: to be first costs exactly 1/9 of an ante. Of three the first \
     seat loses less than the second, and the last wins. Where all but two have dropped, the first of these holds above 1/10 of \
     three players and above 3/35 of four.")
    .extent("checked to 4 players by best replies in cells; to 8 nobody gains more than 10⁻¹¹ antes by any other threshold")
    .check(Sizes::new(2, 3, 4, "the most players, cell by cell"), |check| in_steps(check, in_turn));

/// What a threshold may be worth more by rounding.
const ROUNDING: f64 = 1e-9;

async fn in_turn(check: &mut Check, most: u32) -> &'static str {
    for players in 2..=most {
        let Ok(found) = InTurn::new(players as usize) else {
            continue;
        };
        let lines: BTreeMap<String, f64> = found.thresholds().collect();
        let round = Round::new(players as usize, &lines);
        let alpha = found.alpha();
        for (seat, alpha) in alpha.iter().enumerate() {
            let won = round.worth(seat, None);
            check.case((won - alpha).abs() < ROUNDING, || {
                format!("{players} players, seat {seat}: {won}")
            });
        }
        for (history, &line) in &lines {
            for other in round.cuts.iter().filter(|other| **other != line) {
                let more =
                    round.worth(history.len(), Some((history, *other))) - alpha[history.len()];
                check.case(more < ROUNDING, || {
                    format!("{players} players, after “{history}”, above {other}: {more} more")
                });
            }
        }
        check.progress_of(players, most).await;
        let alone = "D".repeat(players as usize - 2);
        let first = lines.get(&alone).copied().unwrap_or_default();
        let stated = [1.0 / 9.0, 1.0 / 10.0, 3.0 / 35.0][players as usize - 2];
        check.case((first - stated).abs() < ROUNDING, || {
            format!("{players} players, all but two out: {first}")
        });
        let holds = match players {
            2 => {
                let second = [("H", 1.0 / 3.0), ("D", 0.0)];
                let is_so =
                    |&(history, line): &(&str, f64)| (lines[history] - line).abs() < ROUNDING;
                (alpha[0] + 1.0 / 9.0).abs() < ROUNDING && second.iter().all(is_so)
            }
            3 => alpha[1] < alpha[0] && alpha[0] < 0.0 && 0.0 < alpha[2],
            _ => alpha.windows(2).all(|seats| seats[0] < seats[1]),
        };
        check.case(holds, || format!("{players} players: {alpha:?}"));
    }
    "No seat gains by declaring otherwise at any history, in the rounds of all cells."
}

/// A round of so many players who declare by lines.
struct Round<'a> {
    players: usize,
    lines: &'a BTreeMap<String, f64>,
    /// Where cells begin and end.
    cuts: Vec<f64>,
}

impl<'a> Round<'a> {
    fn new(players: usize, lines: &'a BTreeMap<String, f64>) -> Self {
        let mut cuts: Vec<f64> = lines.values().copied().chain([0.0, 1.0]).collect();
        cuts.sort_by(f64::total_cmp);
        cuts.dedup();
        Self {
            players,
            lines,
            cuts,
        }
    }

    /// What a seat wins, who may hold above another line after one history.
    fn worth(&self, seat: usize, other: Option<(&str, f64)>) -> f64 {
        self.dealt(seat, other, &mut String::new(), &mut Vec::new())
    }

    /// The mean over the hands of all who have not declared, by the cells of those who hold.
    fn dealt(
        &self,
        seat: usize,
        other: Option<(&str, f64)>,
        history: &mut String,
        held: &mut Vec<(usize, usize)>,
    ) -> f64 {
        let place = history.len();
        if place == self.players {
            return self.won(seat, held);
        }
        let own = other.filter(|(after, _)| place == seat && after == history);
        let line = own.map_or_else(|| self.lines[history.as_str()], |(_, line)| line);
        let dropped = self.cuts.partition_point(|cut| *cut < line);
        history.push('D');
        let mut sum = line * self.dealt(seat, other, history, held);
        history.pop();
        history.push('H');
        for cell in dropped..self.cuts.len() - 1 {
            held.push((cell, place));
            let size = self.cuts[cell + 1] - self.cuts[cell];
            sum += size * self.dealt(seat, other, history, held);
            held.pop();
        }
        history.pop();
        sum
    }

    /// What a seat wins where these hold, by their cells.
    fn won(&self, seat: usize, held: &[(usize, usize)]) -> f64 {
        let n = self.players as f64;
        let holds = held.iter().find(|(_, place)| *place == seat);
        match held.len() {
            0 => 0.0,
            1 if holds.is_some() => n - 1.0,
            1 => -1.0,
            several => {
                let best = held.iter().map(|(cell, _)| *cell).max();
                let level = held.iter().filter(|(cell, _)| Some(*cell) == best).count();
                let showdown = holds.map_or(0.0, |(cell, _)| {
                    if Some(*cell) == best {
                        2.0 * n / level as f64 - n
                    } else {
                        -n
                    }
                });
                showdown + several as f64 - 2.0
            }
        }
    }
}
