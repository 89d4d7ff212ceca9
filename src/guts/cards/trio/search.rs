//! Pairs are added until none is better.

use super::bilinear::bilinear;
use super::gains::gains;
use super::min_cut::min_cut;
use super::pair::Pair;
use super::programme::{Optimum, Programme};
use super::table::Table;
use crate::guts::cards::error::Error;
use crate::guts::cards::game::CardGame;
use crate::guts::cards::strategy::Strategy;
use crate::order;
use crate::pieces::{Pieces, at_once, pause};
use crate::{BigRational, Fraction};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, ToPrimitive, Zero};

/// The largest common denominator of her strategy for which no number of the network is too large: 2³⁶ · 6 · 1225 · 1128 < 2⁶³.
const LARGEST_WHOLE: i128 = 1 << 36;

/// The share of hands that both drop in the first pair.
const DROPPED_FIRST: (usize, usize) = (7, 10);

/// One player against two who share a die, in one round with cards: what each side secures, in antes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardCoalition {
    /// What the player alone secures with `hold`: no pair of the two leaves her less.
    pub lowest: Fraction,
    /// What the two hold her to: the value, where both are the same.
    pub highest: Fraction,
    /// Her strategy.
    pub hold: Strategy,
    /// The pairs that the two draw from, and how often they draw each.
    pub coalition: Vec<(Pair, Fraction)>,
}

/// The least that a pair of the two leaves her who plays this strategy, over all pairs, and such a pair. O(hands²) in time and
/// space, a tenth of a second for two cards.
///
/// # Errors
/// [`Error::TableOfThree`] for hands of three cards and for a small deck, [`Error::NumbersTooLarge`] for a strategy with a
/// denominator above 2³⁶.
///
/// ```
/// use upperhand::guts::cards::{AllDrop, CardGame, Deck, Strategy, best_pair};
/// let game = CardGame::new(Deck::STANDARD, 1, AllDrop::Replay)?;
/// // Who holds above 37 is fair to others who do, but not to two with an agreement.
/// let (left, [one, other]) = best_pair(&game, &Strategy::threshold(game.hands(), 37)?)?;
/// assert!(left.numerator() < 0 && one != other);
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
pub fn best_pair(game: &CardGame, hold: &Strategy) -> Result<(Fraction, Pair), Error> {
    at_once(Box::pin(least(&Table::new(game)?, hold)))
}

async fn least(table: &Table, hold: &Strategy) -> Result<(Fraction, Pair), Error> {
    if hold.denominator() > LARGEST_WHOLE {
        return Err(Error::NumbersTooLarge);
    }
    let (weights, whole) = hold.narrow();
    let payoff = bilinear(table, &weights, whole).await;
    let cut = min_cut(&payoff.own, &payoff.both).await;
    let deals = i128::from(table.deals()) * i128::from(whole);
    Ok((Fraction::new(payoff.constant + cut.value, deals), cut.pair))
}

/// Both sides' optimal strategies, exactly: pairs are added to a linear programme until none is better. A few milliseconds for
/// one card, a second for two.
///
/// # Errors
/// [`Error::TableOfThree`] for hands of three cards and for a small deck, [`Error::NumbersTooLarge`] for a solution that does
/// not fit 128 bits. No deck is known to lead there.
///
/// ```
/// use upperhand::guts::cards::{AllDrop, CardGame, Deck, card_coalition};
/// let game = CardGame::new(Deck::STANDARD, 1, AllDrop::Replay)?;
/// let found = card_coalition(&game)?;
/// assert_eq!(found.lowest, found.highest);
/// assert!((-0.0054..-0.0053).contains(&found.highest.value()));
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
pub fn card_coalition(game: &CardGame) -> Result<CardCoalition, Error> {
    let mut search = CoalitionSearch::new(game)?;
    while !search.is_over() {
        search.step()?;
    }
    Ok(search.found)
}

/// The search of [`card_coalition`], one pair at a time.
///
/// ```
/// use upperhand::guts::cards::{AllDrop, CardGame, CoalitionSearch, Deck, card_coalition};
/// let game = CardGame::new(Deck::STANDARD, 1, AllDrop::Replay)?;
/// let mut search = CoalitionSearch::new(&game)?;
/// while !search.is_over() {
///     search.step()?;
/// }
/// assert_eq!(search.found(), &card_coalition(&game)?);
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct CoalitionSearch {
    table: Table,
    programme: Programme,
    pairs: Vec<Pair>,
    /// Her strategy to be met next.
    next: Strategy,
    found: CardCoalition,
    is_over: bool,
}

impl CoalitionSearch {
    /// Before the first step: the two hold the best three tenths of their hands, and nothing is known from below.
    ///
    /// # Errors
    /// The errors of [`card_coalition`].
    pub fn new(game: &CardGame) -> Result<Self, Error> {
        let table = Table::new(game)?;
        let (dropped, of) = DROPPED_FIRST;
        let first = table.hands() * dropped / of;
        let both: Vec<bool> = (0..table.hands()).map(|hand| hand >= first).collect();
        let pair = [both.clone(), both];
        let sums = gains(&table, [&pair[0], &pair[1]]);
        let programme = Programme::new(sums.dropping, &sums.holding);
        let optimum = programme.optimum();
        let next = strategy(&optimum.hold);
        let found = CardCoalition {
            // More than three pots are never lost.
            lowest: Fraction::new(-3, 1),
            highest: antes(&optimum.value, &table)?,
            hold: next.clone(),
            coalition: vec![(pair.clone(), Fraction::ONE)],
        };
        Ok(Self {
            table,
            programme,
            pairs: vec![pair],
            next,
            found,
            is_over: false,
        })
    }

    /// Are both sides' strategies optimal, or as good as 128 bits can tell?
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.is_over
    }

    /// What is known so far.
    #[must_use]
    pub const fn found(&self) -> &CardCoalition {
        &self.found
    }

    /// The best pair against her strategy so far, and the best strategies with it. Some 0.2 s for two cards.
    ///
    /// # Errors
    /// The errors of [`card_coalition`].
    pub fn step(&mut self) -> Result<(), Error> {
        at_once(self.step_in_pieces())
    }

    /// The same, piece by piece.
    #[doc(hidden)]
    pub fn step_in_pieces(&mut self) -> Pieces<'_, Result<(), Error>> {
        Box::pin(self.add_pair())
    }

    async fn add_pair(&mut self) -> Result<(), Error> {
        let (left, pair) = least(&self.table, &self.next).await?;
        if left > self.found.lowest {
            self.found.lowest = left;
            self.found.hold.clone_from(&self.next);
        }
        if self.found.lowest == self.found.highest || self.pairs.contains(&pair) {
            self.is_over = true;
            return self.prefer_stronger_hands().await;
        }
        let sums = gains(&self.table, [&pair[0], &pair[1]]);
        self.programme.add(sums.dropping, &sums.holding);
        while self.programme.improve() {
            pause().await;
        }
        self.pairs.push(pair);
        let optimum = self.programme.optimum();
        self.next = strategy(&optimum.hold);
        self.found.highest = antes(&optimum.value, &self.table)?;
        self.found.coalition = self.coalition(&optimum)?;
        Ok(())
    }

    /// Holds stronger hands as often as weaker ones at least, where that secures as much.
    async fn prefer_stronger_hands(&mut self) -> Result<(), Error> {
        let mut parts = self.found.hold.numerators().to_vec();
        order::sort(&mut parts);
        let hold = Strategy::of_parts(parts, self.found.hold.denominator());
        if hold != self.found.hold {
            let (left, _) = least(&self.table, &hold).await?;
            if left == self.found.lowest {
                self.found.hold = hold;
            }
        }
        Ok(())
    }

    fn coalition(&self, optimum: &Optimum) -> Result<Vec<(Pair, Fraction)>, Error> {
        let drawn = self.pairs.iter().zip(&optimum.weights);
        drawn
            .filter(|(_, weight)| !weight.is_zero())
            .map(|(pair, weight)| Ok((pair.clone(), narrow(weight)?)))
            .collect()
    }
}

/// A sum over all deals, in antes a round.
fn antes(sum: &BigRational, table: &Table) -> Result<Fraction, Error> {
    narrow(&(sum / BigRational::from_integer(table.deals().into())))
}

fn narrow(number: &BigRational) -> Result<Fraction, Error> {
    let parts = number.numer().to_i128().zip(number.denom().to_i128());
    let (numerator, denominator) = parts.ok_or(Error::NumbersTooLarge)?;
    Ok(Fraction::new(numerator, denominator))
}

/// Her strategy over a common denominator, rounded if that is too large.
fn strategy(hold: &[BigRational]) -> Strategy {
    let shared = hold
        .iter()
        .fold(BigInt::one(), |shared, chance| shared.lcm(chance.denom()));
    let whole = shared
        .to_i128()
        .filter(|&whole| whole <= LARGEST_WHOLE)
        .unwrap_or(LARGEST_WHOLE);
    let parts = hold.iter().map(|chance| {
        let part = (chance * BigInt::from(whole)).round().to_integer();
        part.to_i128().expect("at most the whole")
    });
    Strategy::of_parts(parts.collect(), whole)
}
