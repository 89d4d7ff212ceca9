//! The result of a round, from who holds which hand: the rules of the game.

use super::hand::Hand;

/// The result of a round, per unit of stakes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::play) struct Settlement {
    /// The payoff of each player, in antes.
    pub(in crate::play) payoffs: Vec<i64>,
    /// The best of those who hold, by seat from 0.
    pub(in crate::play) winner: Option<usize>,
    /// The best of all where all drop and must pay for it.
    pub(super) weenie: Option<usize>,
    /// The stakes of the next round; 0 where the pot is taken.
    pub(super) carried: u64,
}

/// Settles a round. Equal hands have probability 0; the later seat wins then.
pub(in crate::play) fn settle(hands: &[Hand], held: &[bool], weenie_rule: bool) -> Settlement {
    let best = |of: bool| {
        let all = (0..hands.len()).filter(|&seat| held[seat] == of);
        all.max_by(|&one, &other| hands[one].compare(hands[other]))
    };
    let players = seats(hands.len());
    let count = held.iter().filter(|&&holds| holds).count();
    let holders = seats(count);
    let winner = best(true);
    let weenie = if weenie_rule && count == 0 {
        best(false)
    } else {
        None
    };
    let payoff = |seat: usize| match weenie {
        Some(fined) if fined == seat => 1 - players,
        Some(_) => 1,
        None if count == 0 => 0,
        None if !held[seat] => holders - 2,
        None if winner == Some(seat) => players + holders - 2,
        None => holders - 2 - players,
    };
    Settlement {
        payoffs: (0..hands.len()).map(payoff).collect(),
        winner,
        weenie,
        carried: match count {
            0 => 1 + u64::from(weenie_rule),
            _ => (count - 1) as u64,
        },
    }
}

/// A number of players; there are at most a thousand.
fn seats(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
