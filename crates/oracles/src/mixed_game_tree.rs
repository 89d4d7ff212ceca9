//! The game tree for players of different ability, as plain as the other: the abilities change places
//! with every turn.

use super::game_tree::splits;
use std::cell::RefCell;
use std::collections::HashMap;
use upperhand::Fraction;
use upperhand::guess_who::Ending;

type Key = (Ending, usize, usize, u32, u32);

/// The mover's chance at (n, m): she asks questions of `answers` answers, the opponent of `opponent`.
pub fn value(ending: Ending, answers: u8, opponent: u8, n: u32, m: u32) -> Fraction {
    best((ending, usize::from(answers), usize::from(opponent), n, m))
}

fn best(key: Key) -> Fraction {
    thread_local!(static SEEN: RefCell<HashMap<Key, Fraction>> = RefCell::default());
    if let Some(win) = SEEN.with_borrow(|seen| seen.get(&key).copied()) {
        return win;
    }
    let win = try_every_move(key);
    SEEN.with_borrow_mut(|seen| seen.insert(key, win));
    win
}

fn try_every_move((ending, answers, opponent, n, m): Key) -> Fraction {
    if ending == Ending::Race && n == 1 {
        return Fraction::ONE;
    }
    if ending == Ending::Race && m == 1 {
        return Fraction::ZERO;
    }
    let loses = |pool: u32| Fraction::ONE - best((ending, opponent, answers, m, pool));
    let share = |pool: u32| Fraction::new(i128::from(pool), i128::from(n));
    let asked = splits(n, answers).into_iter().map(|parts| {
        let chances = parts.iter().map(|&part| share(part) * loses(part));
        chances.fold(Fraction::ZERO, |sum, chance| sum + chance)
    });
    let named = match ending {
        Ending::Race => None,
        Ending::Open if n > 1 => Some(share(1) + share(n - 1) * loses(n - 1)),
        Ending::Official | Ending::Open => Some(share(1)),
    };
    asked
        .chain(named)
        .reduce(|best, chance| if chance > best { chance } else { best })
        .unwrap()
}
