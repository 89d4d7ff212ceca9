//! Two players who know their own cards: bounds of what the first of them wins.
//!
//! W is the game with both cards face down. Who looks at her own knows when the other will find it, and may ask more boldly in
//! time: the true game is one of incomplete information. Its value lies between what each player keeps against everything
//! while drawing evenly among the questions that are equally good face down. Against that draw a best reply is an ordinary
//! recursion, for each card: the suspects that the replying player has left are equally likely whatever was asked.

use super::classes::Classes;
use super::suspect_set::SuspectSet;
use super::suspects::Board;
use super::table::{Table, pairs};
use crate::Fraction;
use crate::guess_who::plans::TrueGame;
use crate::guess_who::rules::{Ending, Rules};
use crate::order;
use std::collections::BTreeMap;

/// One pair of secrets won. Every draw is rounded up, to a multiple of 1/2⁴⁰.
const UNIT: u64 = 1 << 40;

/// The chance of the player who begins, where both know their own cards and may use them: at least and at most.
///
/// ```
/// use upperhand::Fraction;
/// use upperhand::guess_who::Rules;
/// use upperhand::guess_who::board::{KnownCards, read_board};
/// let board = read_board("name,a,b,c\ns0,x,x,x\ns1,,x,\ns2,,,x\ns3,,,\n")?;
/// // Face down 3/4.
/// let value = KnownCards::dealt_exactly(&board, Rules::RACE, 500);
/// assert_eq!(value, Some(Fraction::new(13, 16)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownCards {
    /// Both cards are dealt, each suspect as likely as any.
    pub dealt: [Fraction; 2],
    /// Each player chooses her own.
    pub chosen: [Fraction; 2],
}

impl KnownCards {
    /// The chance of the player who begins, exactly, where cards are dealt. `None` for the open ending, with twins, and if a player
    /// has more than `most` sequences of moves.
    ///
    /// Cost: milliseconds for 500 sequences (four suspects, in the race five), seconds for 2,000 (officially five, in the race six
    /// with four questions).
    #[must_use]
    pub fn dealt_exactly(board: &Board, rules: Rules, most: usize) -> Option<Fraction> {
        let questions = board.questions().iter();
        let game = TrueGame {
            suspects: board.everybody(),
            questions: questions.map(|question| question.yes).collect(),
            is_race: rules.ending() == Ending::Race,
            is_one_deck: false,
        };
        let is_plain = board.twins().is_empty() && rules.ending() != Ending::Open;
        is_plain.then(|| game.value(most)).flatten()
    }

    pub(super) fn of(classes: &Classes, table: &Table, ending: Ending) -> Self {
        let all = classes.board().everybody();
        let size = all.count() as u64;
        let replies = all
            .indices()
            .map(|card| Replies::all(classes, table, ending, card));
        let [mut sums, mut most] = [[0; 2]; 2];
        for reply in replies {
            for (player, wins) in reply.into_iter().enumerate() {
                sums[player] += wins;
                most[player] = wins.max(most[player]);
            }
        }
        let share = |[begins, waits]: [u64; 2], cards: u64| {
            let of = |wins: u64| Fraction::new(wins, i128::from(cards * size) * i128::from(UNIT));
            [Fraction::ONE - of(waits), of(begins)]
        };
        Self {
            dealt: share(sums, size),
            chosen: share(most, 1),
        }
    }
}

/// The best replies of a player with one card, by the other's suspects, each by the class of her own.
struct Replies<'a> {
    classes: &'a Classes,
    table: &'a Table,
    ending: Ending,
    card: usize,
    sizes: Vec<usize>,
    /// She moves.
    moving: BTreeMap<SuspectSet, Vec<u64>>,
}

impl<'a> Replies<'a> {
    /// What she wins from the start if she begins, and if the other does.
    fn all(classes: &'a Classes, table: &'a Table, ending: Ending, card: usize) -> [u64; 2] {
        let sizes = (0..classes.count()).map(|class| classes.size_of(class));
        let mut replies = Self {
            classes,
            table,
            ending,
            card,
            sizes: sizes.collect(),
            moving: BTreeMap::new(),
        };
        let mut last = [0; 2];
        for &theirs in classes.sets().iter().filter(|set| set.contains(card)) {
            let waiting = replies.waiting(theirs);
            let moving = replies.moving(theirs, &waiting);
            last = [&moving, &waiting].map(|wins| wins.last().copied().unwrap_or_default());
            replies.moving.insert(theirs, moving);
        }
        last
    }

    /// The other has so many suspects left, her card among them, and moves: evenly among what is best face down.
    fn waiting(&self, theirs: SuspectSet) -> Vec<u64> {
        let named = |&mine: &usize| match self.ending {
            Ending::Race => (u16::MAX, 0, 0),
            Ending::Official | Ending::Open => {
                let (of, missed) = (theirs.count() as u64, theirs.count() as u64 - 1);
                let left = pairs(theirs.count() - 1, mine);
                (left, (mine as u64 * missed * UNIT).div_ceil(of), 1)
            }
        };
        let mut best: Vec<(u16, u64, u64)> = self.sizes.iter().map(named).collect();
        let questions = self.classes.board().questions().iter();
        let splits = questions.filter(|question| theirs.is_split_by(question.yes));
        let distinct = order::distinct(splits.map(|question| {
            let [yes, no] = theirs.split(question.yes);
            [yes.min(no), yes.max(no)]
        }));
        for split in distinct {
            let rows = split.map(|part| self.row(part));
            let hers = split[usize::from(split[1].contains(self.card))];
            let next = self.moving.get(&hers).filter(|_| !self.is_found(hers));
            for (mine, best) in best.iter_mut().enumerate() {
                let left = rows[0][mine] + rows[1][mine];
                if left > best.0 {
                    continue;
                }
                if left < best.0 {
                    *best = (left, 0, 0);
                }
                best.1 += next.map_or(0, |wins| wins[mine]);
                best.2 += 1;
            }
        }
        let drawn = |(&(_, wins, ties), &size): (&(u16, u64, u64), &usize)| match self.ending {
            Ending::Race if size == 1 => UNIT,
            Ending::Race if ties == 0 => 0,
            Ending::Race | Ending::Official | Ending::Open => wins.div_ceil(ties),
        };
        best.iter().zip(&self.sizes).map(drawn).collect()
    }

    /// She moves, and wins this much when the other does.
    fn moving(&self, theirs: SuspectSet, waiting: &[u64]) -> Vec<u64> {
        let is_lost = self.is_found(theirs);
        let named = if self.ending == Ending::Race { 0 } else { UNIT };
        let best = |class: usize| {
            let splits = self.classes.splits(class).iter();
            let asked = splits.map(|&[yes, no]| waiting[yes as usize] + waiting[no as usize]);
            asked.max().unwrap_or_default().max(named)
        };
        let classes = 0..self.classes.count();
        classes
            .map(|class| if is_lost { 0 } else { best(class) })
            .collect()
    }

    /// Has the other won, with her card alone in his set?
    fn is_found(&self, theirs: SuspectSet) -> bool {
        self.ending == Ending::Race && theirs.count() == 1
    }

    /// W of all who move against a set.
    fn row(&self, set: SuspectSet) -> &[u16] {
        let class = self.classes.class_of(set).unwrap_or_default();
        self.table.row(class as usize)
    }
}
