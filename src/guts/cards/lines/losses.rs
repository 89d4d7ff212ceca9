//! What every line loses, in one sweep.
//!
//! A hand is played wrong by a line where what holding it gains has the wrong sign. As the line rises, only the number of
//! dropped hands that it can meet counts, and that rises by one at most with each line. So a hand goes wrong while it is held, or
//! after it is dropped, at one line each, and a hand that lacks so many dropped ones need not be looked at for as many lines. With the
//! set of hands that are wrong, what a line loses is what the line before loses and as many deals more as there are wrong
//! hands that the hand between can meet.

use super::super::error::Error;
use super::super::game::AllDrop;
use super::game::{AT_ONCE, LineGame};
use super::subset_counts::SubsetCounts;
use crate::Fraction;
use crate::pieces::{Pieces, at_once, pause};

/// No hand, in a list of hands.
const NONE: u32 = u32::MAX;

/// How the best reply to a line differs from it. Hands that return the same held and dropped are not among these.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReplyCounts {
    /// The hands that it holds and the line drops.
    pub holds: u32,
    /// The hands that it drops and the line holds.
    pub drops: u32,
}

/// What each line loses to its best reply, line by line.
///
/// ```
/// use upperhand::guts::cards::{AllDrop, Deck, LineGame, LineLosses, Ranking};
/// let game = LineGame::new(Deck::STANDARD, Ranking::new(3, true)?, AllDrop::Replay)?;
/// let mut losses = LineLosses::new(&game);
/// while !losses.is_over() {
///     losses.step(&game, 1000);
/// }
/// let least = losses.deals().iter().min();
/// assert_eq!(losses.deals().iter().position(|loss| Some(loss) == least), Some(10_981));
/// assert_eq!(losses.of(10_981)?, game.exploitability(10_981)?);
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct LineLosses {
    /// What each line loses, in deals, as far as the sweep has come.
    deals: Vec<i64>,
    all_deals: i64,
    hands: usize,
    dropped: SubsetCounts,
    wrong: SubsetCounts,
    is_wrong: Vec<bool>,
    /// How the best reply differs from each line.
    replies: Vec<ReplyCounts>,
    differing: ReplyCounts,
    /// The first hand to be looked at with each line, and the next one after each hand.
    first: Vec<u32>,
    next: Vec<u32>,
}

impl LineLosses {
    /// Only the line that holds everything. O(hands).
    #[must_use]
    pub fn new(game: &LineGame) -> Self {
        at_once(Self::in_pieces(game))
    }

    /// The same, piece by piece.
    #[doc(hidden)]
    #[must_use]
    pub fn in_pieces(game: &LineGame) -> Pieces<'_, Self> {
        Box::pin(Self::begun(game))
    }

    async fn begun(game: &LineGame) -> Self {
        let hands = game.hands();
        let mut sweep = Self {
            deals: Vec::with_capacity(hands + 1),
            all_deals: game.deals(),
            hands,
            dropped: SubsetCounts::new(game.hand_size()),
            wrong: SubsetCounts::new(game.hand_size()),
            is_wrong: vec![false; hands],
            replies: Vec::with_capacity(hands + 1),
            differing: ReplyCounts::default(),
            first: vec![NONE; hands + 1],
            next: vec![NONE; hands],
        };
        let turns = Turns::of(game);
        let mut sum = 0;
        for (hand, &weaker) in game.weaker().iter().enumerate() {
            match usize::try_from(turns.held(weaker)) {
                Ok(line @ 1..) => sweep.look_at(hand, line, hand),
                _ => sum += sweep.turn(game, hand, 0, -turns.gain_held(weaker, 0)),
            }
            if hand % AT_ONCE == 0 {
                pause().await;
            }
        }
        sweep.push(sum);
        sweep
    }

    /// Is every line reached?
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.deals.len() > self.hands
    }

    /// What the lines that are reached lose, from line 0 on, times [`LineGame::deals`].
    #[must_use]
    pub fn deals(&self) -> &[i64] {
        &self.deals
    }

    /// What a line that is reached loses per round, in antes.
    ///
    /// # Errors
    /// [`Error::Threshold`] for a line that is not reached.
    pub fn of(&self, line: usize) -> Result<Fraction, Error> {
        let lost = self.deals.get(line);
        let lost = lost.ok_or_else(|| self.not_reached(line))?;
        Ok(Fraction::new(i128::from(*lost), i128::from(self.all_deals)))
    }

    /// How the best reply to a line that is reached differs from the line.
    ///
    /// # Errors
    /// [`Error::Threshold`] for a line that is not reached.
    ///
    /// ```
    /// use upperhand::guts::cards::{AllDrop, Deck, LineGame, LineLosses, Ranking};
    /// let game = LineGame::new(Deck::STANDARD, Ranking::new(1, false)?, AllDrop::Replay)?;
    /// let losses = LineLosses::new(&game);
    /// // Against who holds everything one drops the weakest quarter.
    /// assert_eq!((losses.reply(0)?.holds, losses.reply(0)?.drops), (0, 13));
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    pub fn reply(&self, line: usize) -> Result<ReplyCounts, Error> {
        let reply = self.replies.get(line).copied();
        reply.ok_or_else(|| self.not_reached(line))
    }

    const fn not_reached(&self, line: usize) -> Error {
        Error::Threshold {
            given: line,
            hands: self.deals.len() - 1,
        }
    }

    /// Goes on until so many hands are looked at, of the game that it began with: some lines need one, some hundreds. With five cards
    /// all lines take a few seconds.
    pub fn step(&mut self, game: &LineGame, hands: usize) {
        let turns = Turns::of(game);
        let mut looked_at = 0;
        while looked_at < hands && !self.is_over() {
            looked_at += self.drop_one(game, &turns);
        }
    }

    /// From a line to the next, which drops one hand more. Returns how many hands were looked at for it.
    fn drop_one(&mut self, game: &LineGame, turns: &Turns) -> usize {
        let hand = self.deals.len() - 1;
        let (line, cards, weaker) = (hand + 1, game.cards(hand), game.weaker()[hand]);
        let met = self.wrong.apart(cards, i32::from(self.is_wrong[hand]));
        let mut sum = self.deals[hand] + turns.each * i64::from(met);
        // The dropped hands that it can meet are all those that are weaker.
        if self.is_wrong[hand] {
            self.is_wrong[hand] = false;
            self.differing.drops -= 1;
            self.wrong.add(cards, -1);
            sum += turns.gain_held(weaker, weaker);
        }
        let lacks = turns.dropped(weaker) - weaker;
        match usize::try_from(lacks) {
            Ok(lacks @ 1..) => self.look_at(hand, line + lacks, self.hands),
            _ => sum += self.turn(game, hand, line, turns.gain_dropped(weaker, weaker)),
        }
        self.dropped.add(cards, 1);
        let mut count = 1;
        let mut looked_at = core::mem::replace(&mut self.first[line], NONE);
        while looked_at != NONE {
            count += 1;
            let hand = looked_at as usize;
            looked_at = core::mem::replace(&mut self.next[hand], NONE);
            let (weaker, is_dropped) = (game.weaker()[hand], hand < line);
            let dropped = self.dropped.apart(game.cards(hand), i32::from(is_dropped));
            let (from, missed, last) = if is_dropped {
                let gain = turns.gain_dropped(weaker, dropped);
                (turns.dropped(weaker), gain, self.hands)
            } else {
                (turns.held(weaker), -turns.gain_held(weaker, dropped), hand)
            };
            match usize::try_from(from - dropped) {
                Ok(lacks @ 1..) => self.look_at(hand, line + lacks, last),
                _ => sum += self.turn(game, hand, line, missed),
            }
        }
        self.push(sum);
        count
    }

    /// Looks at a hand again with a line, unless that is above the last one where it can go wrong as it is.
    fn look_at(&mut self, hand: usize, line: usize, last: usize) {
        if line <= last {
            let hand_number = u32::try_from(hand).unwrap_or(NONE);
            self.next[hand] = core::mem::replace(&mut self.first[line], hand_number);
        }
    }

    /// A hand goes wrong with a line; gives back what that loses.
    fn turn(&mut self, game: &LineGame, hand: usize, line: usize, missed: i64) -> i64 {
        self.is_wrong[hand] = true;
        if hand < line {
            self.differing.holds += 1;
        } else {
            self.differing.drops += 1;
        }
        self.wrong.add(game.cards(hand), 1);
        missed
    }

    /// One more line is reached.
    fn push(&mut self, sum: i64) {
        self.deals.push(sum);
        self.replies.push(self.differing);
    }
}

/// When hands go wrong, in the numbers of [`LineGame::gains_against`].
struct Turns {
    all_drop: AllDrop,
    opposing: i32,
    /// What a wrong hand loses more with each dropped hand that it can meet.
    each: i64,
}

impl Turns {
    const fn of(game: &LineGame) -> Self {
        Self {
            all_drop: game.all_drop(),
            opposing: game.opposing(),
            each: match game.all_drop() {
                AllDrop::Replay => 2,
                AllDrop::Weenie => 1,
            },
        }
    }

    /// The least number of dropped hands with which a held hand is wrong.
    const fn held(&self, weaker: i32) -> i32 {
        match self.all_drop {
            AllDrop::Replay => (4 * weaker - self.opposing).div_euclid(2) + 1,
            AllDrop::Weenie => 4 * weaker - self.opposing + 1,
        }
    }

    /// The same of a dropped hand.
    const fn dropped(&self, weaker: i32) -> i32 {
        match self.all_drop {
            AllDrop::Replay => self.opposing.div_euclid(2) + 1,
            AllDrop::Weenie => self.opposing - 2 * weaker + 1,
        }
    }

    fn gain_held(&self, weaker: i32, dropped: i32) -> i64 {
        i64::from(4 * weaker - self.opposing) - self.each * i64::from(dropped)
    }

    fn gain_dropped(&self, weaker: i32, dropped: i32) -> i64 {
        let with_weaker = match self.all_drop {
            AllDrop::Replay => 0,
            AllDrop::Weenie => 2 * weaker,
        };
        self.each * i64::from(dropped) + i64::from(with_weaker - self.opposing)
    }
}
