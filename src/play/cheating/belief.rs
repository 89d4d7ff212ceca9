//! What a careful watcher believes, who knows the rules, the lines and the die, and sees the cards of those who hold.

use super::agreement::{Agreement, DIE, SEATS};
use super::evening::Round;
use crate::order;
use crate::{BigRational, Fraction};

/// The number of deals.
const DEALS: i128 = 52 * 51 * 50;

/// The chance that a round shows these cards, those of all who hold, with an agreement: the share of the deals and rolls
/// behind it.
///
/// ```
/// use upperhand::play::cheating::{Agreement, likelihood};
/// // Alone nobody holds the weakest card.
/// let shown = [Some(0), None, None];
/// assert_eq!(likelihood(Agreement::NOBODY, shown).numerator(), 0);
/// assert!(likelihood(Agreement::ALL[1], shown).numerator() > 0);
/// ```
#[must_use]
pub fn likelihood(agreement: Agreement, shown: [Option<usize>; SEATS]) -> Fraction {
    Fraction::new(ways(agreement, shown), i128::from(DIE) * DEALS)
}

/// The deals and rolls behind what is shown.
fn ways(agreement: Agreement, shown: [Option<usize>; SEATS]) -> i128 {
    let rolls = agreement.rolls().into_iter();
    let ways = rolls.map(|(faces, lines)| i128::from(faces) * deals(lines, shown));
    ways.sum()
}

/// The deals in which these cards are held above the lines, and the others are dropped below theirs.
fn deals(lines: [usize; SEATS], shown: [Option<usize>; SEATS]) -> i128 {
    let mut hidden = Vec::with_capacity(SEATS);
    for (card, line) in shown.into_iter().zip(lines) {
        match card {
            Some(card) if card < line => return 0,
            Some(_) => {}
            None => {
                let others = shown.iter().flatten().filter(|card| **card < line);
                hidden.push(line - others.count());
            }
        }
    }
    // The cards below a lower line are among those below a higher one: each takes one from all that follow.
    order::sort(&mut hidden);
    let choices = hidden.iter().enumerate();
    choices
        .map(|(taken, &below)| below.saturating_sub(taken) as i128)
        .product()
}

/// The chances of all [agreements](Agreement::ALL) before the first round and after each, for a careful watcher. They begin
/// equally likely.
///
/// ```
/// use upperhand::BigRational;
/// use upperhand::play::cheating::{Evening, beliefs};
/// let all = beliefs(Evening::new(1).rounds());
/// assert_eq!((all.len(), &all[0][0]), (31, &BigRational::new(1.into(), 4.into())));
/// ```
#[must_use]
pub fn beliefs(rounds: &[Round]) -> Vec<[BigRational; 4]> {
    let whole = |number: i128| BigRational::from_integer(number.into());
    let mut weights: [BigRational; 4] = core::array::from_fn(|_| whole(1));
    let mut all = vec![shares(&weights)];
    for round in rounds {
        let shown = round.shown();
        for (weight, agreement) in weights.iter_mut().zip(Agreement::ALL) {
            *weight *= whole(ways(agreement, shown));
        }
        all.push(shares(&weights));
    }
    all
}

fn shares(weights: &[BigRational; 4]) -> [BigRational; 4] {
    let sum: BigRational = weights.iter().sum();
    core::array::from_fn(|place| &weights[place] / &sum)
}
