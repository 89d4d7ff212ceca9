//! What an agreement wins in a round, on average.

use super::agreement::{ALONE, Agreement};
use crate::Fraction;
use crate::guts::cards::{AllDrop, CardGame, Deck, Error, HandRounds, TwoOthers};

/// What two with an agreement win together in a round, on average, in antes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Average {
    /// From a third who plays alone as everybody does.
    pub won: Fraction,
    /// From a third who knows of them and plays as well as can be.
    pub least: Fraction,
    /// From such a third, if each of the two rolls a die alone.
    pub apart: Fraction,
}

/// What an agreement is worth. Everything is counted: about 0.1 ms.
///
/// # Errors
/// None that the deck of 52 cards has.
///
/// ```
/// use upperhand::Fraction;
/// use upperhand::play::cheating::on_average;
/// assert_eq!(on_average()?.apart, Fraction::new(-11, 1020));
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
pub fn on_average() -> Result<Average, Error> {
    let game = CardGame::new(Deck::STANDARD, 1, AllDrop::Replay)?;
    let [_, agreement, ..] = Agreement::ALL;
    // The lines of the two, and the weight of each pair.
    let together: Vec<(i128, [usize; 2])> = agreement
        .rolls()
        .into_iter()
        .map(|(faces, [one, other, _])| (faces.into(), [one, other]))
        .collect();
    let apart: Vec<(i128, [usize; 2])> = together
        .iter()
        .flat_map(|&(faces, [one, _])| {
            let second = together.iter();
            second.map(move |&(others, [_, other])| (faces * others, [one, other]))
        })
        .collect();
    let against = |pairs: &[(i128, [usize; 2])]| -> Result<Third, Error> {
        let met = pairs
            .iter()
            .map(|&(weight, lines)| Ok((weight, TwoOthers::new(&game, lines)?.rounds().clone())));
        Ok(Third(met.collect::<Result<_, Error>>()?))
    };
    let (known, alone) = (against(&together)?, against(&apart)?);
    let minus = |gain: Fraction| Fraction::ZERO - gain;
    Ok(Average {
        won: minus(known.gain(|hand, _| hand >= ALONE)),
        least: minus(known.gain(|_, [hold, drop]| hold > drop)),
        apart: minus(alone.gain(|_, [hold, drop]| hold > drop)),
    })
}

/// What each card of the third meets, by pairs of lines with their weights.
struct Third(Vec<(i128, HandRounds)>);

impl Third {
    /// What the third gains by holding these cards, chosen by what holding and dropping are worth.
    fn gain(&self, holds: impl Fn(usize, [Fraction; 2]) -> bool) -> Fraction {
        let cards = Deck::STANDARD.size();
        let weights: i128 = self.0.iter().map(|(weight, _)| weight).sum();
        let gains = (0..usize::from(cards)).map(|hand| {
            let sum = |choice: usize| {
                let worth = |(weight, rounds): &(i128, HandRounds)| {
                    let alpha = rounds.get(hand)[choice].alpha;
                    Fraction::new(alpha.numerator() * weight, alpha.denominator())
                };
                self.0.iter().map(worth).sum()
            };
            let [hold, drop]: [Fraction; 2] = [sum(0), sum(1)];
            if holds(hand, [hold, drop]) {
                hold
            } else {
                drop
            }
        });
        let all: Fraction = gains.sum();
        Fraction::new(
            all.numerator(),
            all.denominator() * weights * i128::from(cards),
        )
    }
}
