//! Two players with hands of one ranking, and what a line loses.

use super::super::deck::{Card, Deck};
use super::super::error::Error;
use super::super::game::AllDrop;
use super::super::limits::LARGEST_DENOMINATOR;
use super::ranking::{CARD_BITS, MOST_CARDS, RANK_BITS, Ranking};
use super::subset_counts::SubsetCounts;
use crate::Fraction;
use crate::order;
use crate::pieces::{Pieces, at_once, pause};
use core::fmt::Write as _;

/// The hands that are looked at between two pauses: a few milliseconds.
pub(super) const AT_ONCE: usize = 1 << 14;

/// Two-player Guts with hands of one ranking, where both hold above lines.
///
/// ```
/// use upperhand::Fraction;
/// use upperhand::guts::cards::{AllDrop, Deck, LineGame, Ranking};
/// let game = LineGame::new(Deck::STANDARD, Ranking::new(2, false)?, AllDrop::Replay)?;
/// assert_eq!(game.exploitability(668)?, Fraction::new(2, 162_435));
/// assert_eq!(game.hand(668), "JS/7C");
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct LineGame {
    cards: u8,
    all_drop: AllDrop,
    /// The strengths of all hands, the weakest first.
    hands: Vec<u64>,
    /// How many weaker hands share no card with each.
    weaker: Vec<i32>,
    /// How many hands share no card with a given one.
    opposing: i32,
    /// How many pairs of hands there are, either first.
    deals: i64,
}

impl LineGame {
    /// Ranks all hands. O(hands · log hands): a second for the 2,598,960 of five cards, 31 MB.
    ///
    /// # Errors
    /// [`Error::DeckTooSmall`] where there are not enough cards for two hands.
    pub fn new(deck: Deck, ranking: Ranking, all_drop: AllDrop) -> Result<Self, Error> {
        at_once(Self::in_pieces(deck, ranking, all_drop))
    }

    /// The same, piece by piece.
    #[doc(hidden)]
    #[must_use]
    pub fn in_pieces(
        deck: Deck,
        ranking: Ranking,
        all_drop: AllDrop,
    ) -> Pieces<'static, Result<Self, Error>> {
        Box::pin(Self::ranked(deck, ranking, all_drop))
    }

    async fn ranked(deck: Deck, ranking: Ranking, all_drop: AllDrop) -> Result<Self, Error> {
        let (size, cards) = (deck.size(), ranking.cards());
        if size < 2 * cards {
            return Err(Error::DeckTooSmall {
                deck: size,
                hand: cards,
            });
        }
        let numbers: Vec<u8> = (0..size).map(|card| deck.card(card).number()).collect();
        let few = u32::from(cards);
        // By their category and two ranks: what is left to be sorted is short.
        let first = CARD_BITS * few + RANK_BITS * few.saturating_sub(2);
        let mut alike: Vec<Vec<u64>> = Vec::new();
        let mut places: Vec<usize> = (0..usize::from(cards)).collect();
        let mut hand = vec![0; places.len()];
        for ranked in 1.. {
            for (card, &place) in hand.iter_mut().zip(&places) {
                *card = numbers[place];
            }
            let strength = ranking.strength(deck, &hand);
            let place = usize::try_from(strength >> first).unwrap_or(0);
            if place >= alike.len() {
                alike.resize(place + 1, Vec::new());
            }
            alike[place].push(strength);
            if !go_on(&mut places, numbers.len()) {
                break;
            }
            if ranked % AT_ONCE == 0 {
                pause().await;
            }
        }
        let mut hands = Vec::with_capacity(ranking.hands(deck) as usize);
        for mut alike in alike.into_iter().filter(|alike| !alike.is_empty()) {
            alike.sort_unstable();
            hands.append(&mut alike);
            pause().await;
        }
        let mut before = SubsetCounts::new(cards);
        let mut weaker = Vec::with_capacity(hands.len());
        for hands in hands.chunks(AT_ONCE) {
            let hands = hands.iter();
            weaker.extend(hands.map(|&hand| before.add(ascending(hand, cards), 1)));
            pause().await;
        }
        Ok(Self {
            cards,
            all_drop,
            hands,
            weaker,
            opposing: ranking.opposing(deck).cast_signed(),
            deals: i64::from(ranking.hands(deck)) * i64::from(ranking.opposing(deck)),
        })
    }

    /// The number of hands; lines go from 0, which holds all, to this, which holds none.
    #[must_use]
    pub const fn hands(&self) -> usize {
        self.hands.len()
    }

    /// The number of ways to deal two hands.
    #[must_use]
    pub const fn deals(&self) -> i64 {
        self.deals
    }

    /// The hand with so many weaker ones, its most important card first, like `JD/7S`.
    ///
    /// # Panics
    /// When there is no such hand.
    #[must_use]
    pub fn hand(&self, weaker: usize) -> String {
        let mut said = String::new();
        for card in self.hand_cards(weaker) {
            let slash = if said.is_empty() { "" } else { "/" };
            let _ = write!(said, "{slash}{card}");
        }
        said
    }

    /// Its cards, the most important first.
    ///
    /// # Panics
    /// When there is no such hand.
    ///
    /// ```
    /// use upperhand::guts::cards::{AllDrop, Deck, LineGame, Ranking};
    /// let game = LineGame::new(Deck::STANDARD, Ranking::new(3, true)?, AllDrop::Replay)?;
    /// let ranks: Vec<u8> = game.hand_cards(0).map(|card| card.rank()).collect();
    /// assert_eq!(ranks, [3, 1, 0]);
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    pub fn hand_cards(&self, weaker: usize) -> impl Iterator<Item = Card> {
        let strength = self.hands[weaker];
        let places = (0..self.cards).rev();
        places.map(move |place| Card::from_number(card_at(strength, place)))
    }

    /// What the best reply to a line wins per round, in antes: 0 proves that the line is optimal. O(hands).
    ///
    /// # Errors
    /// [`Error::Threshold`] for a line above the number of hands.
    pub fn exploitability(&self, line: usize) -> Result<Fraction, Error> {
        if line > self.hands() {
            return Err(Error::Threshold {
                given: line,
                hands: self.hands(),
            });
        }
        let gains = self.gains_against(line);
        let missed = gains.enumerate().map(|(hand, gain)| {
            let missed = if hand < line { gain } else { -gain };
            i64::from(missed.max(0))
        });
        let missed: i64 = missed.sum();
        Ok(Fraction::new(i128::from(missed), i128::from(self.deals())))
    }

    /// The cards of every hand.
    pub(super) const fn hand_size(&self) -> u8 {
        self.cards
    }

    /// The rule for when both drop.
    pub(super) const fn all_drop(&self) -> AllDrop {
        self.all_drop
    }

    /// How many hands share no card with a given one.
    pub(super) const fn opposing(&self) -> i32 {
        self.opposing
    }

    /// How many weaker hands share no card with each.
    pub(super) fn weaker(&self) -> &[i32] {
        &self.weaker
    }

    /// The cards of a hand, ascending.
    #[inline]
    pub(super) fn cards(&self, hand: usize) -> [u8; MOST_CARDS] {
        ascending(self.hands[hand], self.cards)
    }

    /// What holding each hand wins more than dropping it against a line, in deals. O(hands).
    ///
    /// Let c be the opposing hands, w the weaker
    /// ones among them and d those that the line drops. Replay: c − 2(c − d) for a dropped hand and 4w − 2d − c for a held one.
    /// Weenie: 2w + d − c and 4w − d − c.
    ///
    /// # Panics
    /// When there is no such line.
    ///
    /// ```
    /// use upperhand::guts::cards::{AllDrop, Deck, LineGame, Ranking};
    /// let game = LineGame::new(Deck::STANDARD, Ranking::new(1, false)?, AllDrop::Replay)?;
    /// let gains: Vec<i32> = game.gains_against(26).collect();
    /// assert_eq!((gains[25], gains[26]), (-1, 1));
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    pub fn gains_against(&self, line: usize) -> impl Iterator<Item = i32> {
        self.gains_once(line, at_once(Box::pin(self.dropped_by(line))))
    }

    /// The hands that a line drops.
    pub(super) async fn dropped_by(&self, line: usize) -> SubsetCounts {
        let mut dropped = SubsetCounts::new(self.cards);
        for hand in 0..line {
            dropped.add(self.cards(hand), 1);
            if hand % AT_ONCE == 0 {
                pause().await;
            }
        }
        dropped
    }

    /// The gains against a line that drops these hands.
    pub(super) fn gains_once(
        &self,
        line: usize,
        dropped: SubsetCounts,
    ) -> impl Iterator<Item = i32> {
        let all = self.opposing;
        self.weaker.iter().enumerate().map(move |(hand, &weaker)| {
            let dropped = dropped.apart(self.cards(hand), i32::from(hand < line));
            match (self.all_drop, hand < line) {
                (AllDrop::Replay, true) => 2 * dropped - all,
                (AllDrop::Replay, false) => 4 * weaker - 2 * dropped - all,
                (AllDrop::Weenie, true) => 2 * weaker + dropped - all,
                (AllDrop::Weenie, false) => 4 * weaker - dropped - all,
            }
        })
    }

    /// What holding each hand wins more than dropping it against a strategy that holds it `held` times out of `whole`, in
    /// deals times `whole`. O(hands).
    ///
    /// # Errors
    /// [`Error::HandCount`] unless there is one number for each hand, [`Error::HoldProbability`] when one is not between 0 and `whole`,
    /// [`Error::Denominator`] for a `whole` outside 1 to 2⁴⁰.
    ///
    /// ```
    /// use upperhand::guts::cards::{AllDrop, Deck, LineGame, Ranking};
    /// let game = LineGame::new(Deck::STANDARD, Ranking::new(1, false)?, AllDrop::Replay)?;
    /// let line: Vec<i64> = (0..52).map(|hand| if hand < 26 { 0 } else { 2 }).collect();
    /// let gains = game.gains_against_strategy(&line, 2)?;
    /// assert_eq!((gains[25], gains[26]), (-2, 2));
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    pub fn gains_against_strategy(&self, held: &[i64], whole: i64) -> Result<Vec<i64>, Error> {
        if !(1..=LARGEST_DENOMINATOR).contains(&whole.into()) {
            return Err(Error::Denominator {
                given: whole.into(),
            });
        }
        if held.len() != self.hands() {
            return Err(Error::HandCount {
                given: held.len(),
                hands: self.hands(),
            });
        }
        if let Some(index) = held.iter().position(|held| !(0..=whole).contains(held)) {
            return Err(Error::HoldProbability {
                index,
                given: held[index] as f64 / whole as f64,
            });
        }
        let mut counts = SubsetCounts::new(self.cards);
        let weaker = held.iter().enumerate();
        let weaker: Vec<i64> = weaker
            .map(|(hand, &held)| counts.add(self.cards(hand), held))
            .collect();
        let gains = weaker.into_iter().enumerate().map(|(hand, weaker)| {
            let all = counts.apart(self.cards(hand), held[hand]);
            let sign = 2 * weaker - all;
            match self.all_drop {
                AllDrop::Replay => i64::from(self.opposing) * whole + 2 * sign,
                AllDrop::Weenie => 2 * i64::from(self.weaker[hand]) * whole + sign,
            }
        });
        Ok(gains.collect())
    }

    /// What the best reply to such a strategy wins per round, in antes: 0 proves that it is optimal. O(hands).
    ///
    /// # Errors
    /// The errors of [`Self::gains_against_strategy`].
    ///
    /// ```
    /// use upperhand::guts::cards::{AllDrop, Deck, LineGame, Ranking};
    /// let game = LineGame::new(Deck::STANDARD, Ranking::new(2, false)?, AllDrop::Replay)?;
    /// // One of the optimal strategies of two cards: the hands JS/2 to JS/6 and JD/7 once in eight times.
    /// let held: Vec<i64> = (0..game.hands())
    ///     .map(|hand| match game.hand(hand) {
    ///         name if name.starts_with("JS/") && (hand < 668) && !name.starts_with("JS/7") => 1,
    ///         name if name.starts_with("JD/7") => 1,
    ///         _ if hand < 668 => 0,
    ///         _ => 8,
    ///     })
    ///     .collect();
    /// assert_eq!(game.strategy_exploitability(&held, 8)?.to_string(), "0");
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    pub fn strategy_exploitability(&self, held: &[i64], whole: i64) -> Result<Fraction, Error> {
        let gains = self.gains_against_strategy(held, whole)?;
        let missed = gains.iter().zip(held).map(|(&gain, &held)| {
            let (gain, held, whole) = (i128::from(gain), i128::from(held), i128::from(whole));
            whole * gain.max(0) - held * gain
        });
        let missed: i128 = missed.sum();
        let deals = i128::from(self.deals()) * i128::from(whole) * i128::from(whole);
        Ok(Fraction::new(missed, deals))
    }

    /// What every line loses to an opponent who holds some hands, in deals, from line 0 on.
    pub(super) async fn losses_to(&self, holds: &[bool]) -> Vec<i64> {
        let mut held = SubsetCounts::<i32>::new(self.cards);
        let mut weaker_held = Vec::with_capacity(holds.len());
        for (hand, &is_held) in holds.iter().enumerate() {
            let cards = self.cards(hand);
            weaker_held.push(if is_held {
                held.add(cards, 1)
            } else {
                held.apart(cards, 0)
            });
            if hand % AT_ONCE == 0 {
                pause().await;
            }
        }
        // From the line that drops everything down to the one that holds everything.
        pause().await;
        let mut losses = vec![0; self.hands() + 1];
        let mut by_dropping = 0;
        for hand in (0..self.hands()).rev() {
            let (weaker, is_held) = (self.weaker[hand], holds[hand]);
            let all_held = held.apart(self.cards(hand), i32::from(is_held));
            let sign = 2 * weaker_held[hand] - all_held;
            let (base, gain) = match self.all_drop {
                AllDrop::Replay => (self.opposing, self.opposing + 2 * sign),
                AllDrop::Weenie => (2 * weaker, 2 * weaker + sign),
            };
            by_dropping += if is_held { i64::from(base) } else { 0 };
            losses[hand] = losses[hand + 1] - i64::from(gain);
            if hand % AT_ONCE == 0 {
                pause().await;
            }
        }
        pause().await;
        for loss in &mut losses {
            *loss += by_dropping;
        }
        losses
    }
}

/// Goes on to the next ascending places before an end; `false` after the last.
fn go_on(places: &mut [usize], end: usize) -> bool {
    let few = places.len();
    let Some(moved) = (0..few).rfind(|&place| places[place] + few - place < end) else {
        return false;
    };
    places[moved] += 1;
    for place in moved + 1..few {
        places[place] = places[place - 1] + 1;
    }
    true
}

/// The number of a hand's card; the least important one stands at place 0.
const fn card_at(strength: u64, place: u8) -> u8 {
    let [least, ..] = (strength >> (CARD_BITS * place as u32)).to_le_bytes();
    least & ((1 << CARD_BITS) - 1)
}

/// The cards of a hand in ascending order, before places that are not used.
#[inline]
fn ascending(strength: u64, cards: u8) -> [u8; MOST_CARDS] {
    let mut ascending = [u8::MAX; MOST_CARDS];
    for place in 0..cards {
        ascending[usize::from(place)] = card_at(strength, place);
    }
    order::sort(&mut ascending);
    ascending
}
