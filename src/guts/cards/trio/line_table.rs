//! Lines of all three at once.
//!
//! With lines between kinds of hands all hands of a kind are held or dropped together, so that suits matter only where two of the
//! same kind meet: there each is the better one in half of the deals, of three in a third. So deals are counted by kinds alone,
//! and sums of what they pay, from the strongest kinds down, tell what each triple of lines is worth.

use super::kinds::Kinds;
use crate::Fraction;
use crate::guts::cards::error::Error;
use crate::guts::cards::game::{AllDrop, CardGame};
use crate::pieces::{Pieces, at_once, pause};

/// The largest hands whose kinds are few.
const MOST_CARDS: u8 = 2;

/// The triples of kinds, and her lines, that are looked at between two pauses: a few milliseconds.
const AT_ONCE: usize = 10_000;
const LINES: usize = 16;

/// All payoffs are counted in parts of this, since three may share the chance to be the best.
const PARTS: i64 = 6;

/// What one gets who holds above a line from two who hold above lines of their own, for all lines between kinds of hands. With two
/// cards a kind is what has the same ranks, 91 in a whole deck; with one each card is a kind. A line is the number of kinds dropped.
///
/// ```
/// use upperhand::Fraction;
/// use upperhand::guts::cards::{AllDrop, CardGame, Deck, LineTable};
/// let game = CardGame::new(Deck::STANDARD, 1, AllDrop::Replay)?;
/// let table = LineTable::new(&game)?;
/// // One holds everything so that the other can drop all but the best: that wins something from a line of 37.
/// assert_eq!(table.gets([37, 37, 37]), Fraction::ZERO);
/// assert!(table.gets([37, 0, 45]).value() < -0.01);
/// # Ok::<(), upperhand::guts::cards::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct LineTable {
    first: Vec<usize>,
    /// By her line, one's and the other's: sums over all deals, in parts.
    sums: Vec<i64>,
    deals: i64,
}

impl LineTable {
    /// Solves all triples of lines. O(kinds³): a hundredth of a second for two cards of a whole deck.
    ///
    /// # Errors
    /// [`Error::TableOfThree`] for hands of three cards and for a small deck.
    pub fn new(game: &CardGame) -> Result<Self, Error> {
        at_once(Self::in_pieces(game))
    }

    /// The same, piece by piece.
    #[doc(hidden)]
    #[must_use]
    pub fn in_pieces(game: &CardGame) -> Pieces<'_, Result<Self, Error>> {
        Box::pin(Self::counted(game))
    }

    async fn counted(game: &CardGame) -> Result<Self, Error> {
        let hands = game.hands();
        let (deck, size) = (hands.deck().size(), hands.size());
        if size > MOST_CARDS || 3 * size > deck {
            return Err(Error::TableOfThree { deck, hand: size });
        }
        let kinds = Kinds::of(hands);
        let lines = kinds.len() + 1;
        let (mut sums, mut counted) = (Sums::new(lines), 0);
        for best in 0..kinds.len() {
            for second in 0..=best {
                for third in 0..=second {
                    let deals = kinds.deals([best, second, third]);
                    for dealt in orders([best, second, third]) {
                        sums.deal(dealt, deals, game.all_drop());
                    }
                }
            }
            counted += (best + 1) * (best + 2) / 2;
            if counted >= AT_ONCE {
                pause().await;
                counted = 0;
            }
        }
        pause().await;
        let deals = sums.deals;
        Ok(Self {
            first: kinds.first,
            sums: sums.by_lines().await,
            deals,
        })
    }

    /// The number of kinds: lines go from 0, where everything is held, to this one.
    #[must_use]
    pub const fn kinds(&self) -> usize {
        self.first.len() - 1
    }

    /// The number of hands that a line drops.
    ///
    /// # Panics
    /// For a line above all kinds.
    ///
    /// ```
    /// use upperhand::guts::cards::{AllDrop, CardGame, Deck, LineTable};
    /// let game = CardGame::new(Deck::STANDARD, 2, AllDrop::Replay)?;
    /// // 3-2 comes in 16 suits.
    /// assert_eq!(LineTable::new(&game)?.dropped(1), 16);
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    #[must_use]
    pub fn dropped(&self, line: usize) -> usize {
        self.first[line]
    }

    /// What she gets a round, in antes, for her line and those of both others.
    ///
    /// # Panics
    /// For a line above all kinds.
    #[must_use]
    pub fn gets(&self, lines: [usize; 3]) -> Fraction {
        let sum = self.sums[place(lines, self.first.len())];
        Fraction::new(i128::from(sum), i128::from(PARTS * self.deals))
    }

    /// The same, rounded to a double.
    ///
    /// # Panics
    /// For a line above all kinds.
    #[must_use]
    pub fn value(&self, lines: [usize; 3]) -> f64 {
        self.sums[place(lines, self.first.len())] as f64 / (PARTS * self.deals) as f64
    }

    /// Her line that gets most from two with these lines; where several do, the lowest.
    ///
    /// # Panics
    /// For a line above all kinds.
    ///
    /// ```
    /// use upperhand::guts::cards::{AllDrop, CardGame, Deck, LineTable};
    /// let game = CardGame::new(Deck::STANDARD, 1, AllDrop::Replay)?;
    /// // Two who never hold leave her everything.
    /// assert_eq!(LineTable::new(&game)?.best_reply([52, 52]), 0);
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    #[must_use]
    pub fn best_reply(&self, [one, other]: [usize; 2]) -> usize {
        let sum = |line: usize| self.sums[place([line, one, other], self.first.len())];
        let better = |best, line| if sum(line) > sum(best) { line } else { best };
        (0..self.first.len()).fold(0, better)
    }

    /// The lines of two that leave her least who has this line, the lower one first.
    ///
    /// # Panics
    /// For a line above all kinds.
    ///
    /// ```
    /// use upperhand::guts::cards::{AllDrop, CardGame, Deck, LineTable};
    /// let game = CardGame::new(Deck::STANDARD, 1, AllDrop::Replay)?;
    /// assert_eq!(LineTable::new(&game)?.worst_pair(37)[0], 0);
    /// # Ok::<(), upperhand::guts::cards::Error>(())
    /// ```
    #[must_use]
    pub fn worst_pair(&self, line: usize) -> [usize; 2] {
        let lines = self.first.len();
        let sum = |[one, other]: [usize; 2]| self.sums[place([line, one, other], lines)];
        let all = (0..lines).flat_map(|one| (one..lines).map(move |other| [one, other]));
        let worse = |worst, pair| if sum(pair) < sum(worst) { pair } else { worst };
        all.fold([0, 0], worse)
    }
}

/// All ways to deal three kinds to three.
fn orders([one, two, three]: [usize; 3]) -> impl Iterator<Item = [usize; 3]> {
    let all = [
        [one, two, three],
        [one, three, two],
        [two, one, three],
        [two, three, one],
        [three, one, two],
        [three, two, one],
    ];
    (0..all.len())
        .filter(move |&place| !all[..place].contains(&all[place]))
        .map(move |place| all[place])
}

/// The place of a triple of lines.
const fn place([hers, one, other]: [usize; 3], lines: usize) -> usize {
    (hers * lines + one) * lines + other
}

/// What is paid, as a sum of products: always, where she holds, where one does, and where both or all of them do.
struct Sums {
    lines: usize,
    deals: i64,
    none: i64,
    hers: Vec<i64>,
    /// Of one of the others; the same for both.
    theirs: Vec<i64>,
    /// Of her and one of the others, by her kind.
    with_one: Vec<i64>,
    /// Of both others.
    both: Vec<i64>,
    all: Vec<i64>,
}

impl Sums {
    fn new(lines: usize) -> Self {
        Self {
            lines,
            deals: 0,
            none: 0,
            hers: vec![0; lines],
            theirs: vec![0; lines],
            with_one: vec![0; lines * lines],
            both: vec![0; lines * lines],
            all: vec![0; lines * lines * lines],
        }
    }

    /// Adds all deals of three kinds.
    fn deal(&mut self, kinds: [usize; 3], deals: i64, all_drop: AllDrop) {
        let [hers, one, other] = kinds;
        let part = deals * PARTS;
        // How often hers is the best of all, and by how much more often the better one than the worse one.
        let best = if hers < one || hers < other {
            0
        } else {
            let alike = i64::from(hers == one) + i64::from(hers == other);
            part / (1 + alike)
        };
        let beats = |theirs: usize| part * (i64::from(hers > theirs) - i64::from(hers < theirs));
        let nobody = match all_drop {
            AllDrop::Replay => 0,
            AllDrop::Weenie => part - 3 * best,
        };
        self.deals += deals;
        self.none += nobody;
        self.hers[hers] += 2 * part - nobody;
        self.theirs[one] += -part - nobody;
        let with_one = 3 * beats(one) - part + nobody;
        self.with_one[hers * self.lines + one] += with_one;
        self.both[one * self.lines + other] += 2 * part + nobody;
        self.all[place(kinds, self.lines)] +=
            6 * best - 2 * part - 3 * beats(one) - 3 * beats(other) - nobody;
    }

    /// The sums over all kinds from the lines on.
    async fn by_lines(mut self) -> Vec<i64> {
        let lines = self.lines;
        for each in [
            &mut self.hers,
            &mut self.theirs,
            &mut self.with_one,
            &mut self.both,
            &mut self.all,
        ] {
            from_the_top(each, lines);
        }
        pause().await;
        for hers in 0..lines {
            for one in 0..lines {
                for other in 0..lines {
                    let theirs = self.theirs[one] + self.theirs[other];
                    let with_her =
                        self.with_one[hers * lines + one] + self.with_one[hers * lines + other];
                    self.all[place([hers, one, other], lines)] += self.none
                        + self.hers[hers]
                        + theirs
                        + with_her
                        + self.both[one * lines + other];
                }
            }
            if hers % LINES == 0 {
                pause().await;
            }
        }
        self.all
    }
}

/// Running sums from the strongest kind down, along each direction.
fn from_the_top(sums: &mut [i64], lines: usize) {
    let mut step = 1;
    while step < sums.len() {
        for block in sums.chunks_exact_mut(step * lines) {
            for at in (0..block.len() - step).rev() {
                block[at] += block[at + step];
            }
        }
        step *= lines;
    }
}
