//! What is won by always asking the most even question, where the other plays perfectly and knows it.
//!
//! With H(A, B) where the even player moves and O(B, A) where the other does, both counts of pairs of secrets:
//!
//! ```text
//! H(A, B) = |A|·|B| − O(B, yes) − O(B, no) of the most even question; of several the best
//! O(B, A) = |A|·|B| − min over questions that split B of H(A, yes) + H(A, no)
//! ```
//!
//! The even player meets few sets, so this takes a small part of what the table does.

use super::classes::{Classes, Split};
use super::error::Error;
use super::solved::solvable;
use super::suspect_set::SuspectSet;
use super::table::{is_over, pairs, unasked};
use crate::guess_who::probability::Probability;
use crate::guess_who::rules::{Ending, Rules};
use itertools::Itertools;
use std::collections::BTreeMap;

/// The chance of a player who is to move and always asks the most even question, the best of them where there are several,
/// against the best reply to that. As [`Halve`](crate::guess_who::RuleOfThumb::Halve), which names a suspect where one is
/// left to either player, or where no question is left.
///
/// # Errors
/// [`Error::Rules`] but for `race` and `official`; [`Error::Twins`] under the race; [`Error::NotReached`] for suspects that
/// cannot be all that is left; [`Error::NotAPosition`] where each has one suspect under the race.
///
/// ```
/// use upperhand::guess_who::{Probability, Rules};
/// use upperhand::guess_who::board::{Classes, always_most_even, read_board};
/// let board = read_board("name,hat,beard\nAnna,yes,no\nBert,no,yes\nCleo,no,no\n")?;
/// let classes = Classes::of_board(&board)?;
/// let everybody = board.everybody();
/// // One of three is as even as can be, and is best.
/// let win = always_most_even(&classes, Rules::RACE, everybody, everybody)?;
/// assert_eq!(win, Probability::new(7, 9));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn always_most_even(
    classes: &Classes,
    rules: Rules,
    mine: SuspectSet,
    theirs: SuspectSet,
) -> Result<Probability, Error> {
    let ending = solvable(classes.board(), rules)?;
    for set in [mine, theirs] {
        classes.board().check_standing(set)?;
    }
    let (n, m) = (mine.count(), theirs.count());
    if ending == Ending::Race && n == 1 && m == 1 {
        return Err(Error::NotAPosition);
    }
    let class = |set| classes.class_of(set).ok_or(Error::NotReached);
    let (mine, theirs) = (class(mine)?, class(theirs)? as usize);
    let mut play = EvenPlay::new(classes, ending, theirs);
    play.meet(mine);
    let wins = play.rows[&mine].moving[theirs];
    Ok(Probability::new(wins.into(), pairs(n, m).into()))
}

/// What is won around one class of the even player, against each class of the other.
struct Row {
    /// By the even player to move: H.
    moving: Vec<u16>,
    /// By the other to move: O.
    waiting: Vec<u16>,
}

/// The classes that the even player has met so far, against the classes of the other up to one.
struct EvenPlay<'a> {
    classes: &'a Classes,
    ending: Ending,
    /// The size of each class.
    sizes: Vec<usize>,
    last: usize,
    rows: BTreeMap<u32, Row>,
}

impl<'a> EvenPlay<'a> {
    fn new(classes: &'a Classes, ending: Ending, last: usize) -> Self {
        let sizes =
            (1..=classes.largest()).flat_map(|size| classes.of_size(size).map(move |_| size));
        Self {
            classes,
            ending,
            sizes: sizes.collect(),
            last,
            rows: BTreeMap::new(),
        }
    }

    /// Fills the row of a class, and before it those of its parts.
    fn meet(&mut self, class: u32) {
        if self.rows.contains_key(&class) {
            return;
        }
        let splits = self.most_even(class);
        for part in splits.iter().flatten() {
            self.meet(*part);
        }
        let moving: Vec<u16> = (0..=self.last)
            .map(|theirs| self.moving(class, &splits, theirs))
            .collect();
        let waiting = (0..=self.last)
            .map(|mover| self.waiting(class, mover, &moving))
            .collect();
        self.rows.insert(class, Row { moving, waiting });
    }

    /// The most even ways in which a class is split.
    fn most_even(&self, class: u32) -> Vec<Split> {
        let evenness = |&&[yes, no]: &&Split| {
            let [yes, no] = [yes, no].map(|part| self.sizes[part as usize]);
            yes.min(no)
        };
        let splits = self.classes.splits(class as usize);
        splits
            .iter()
            .max_set_by_key(evenness)
            .into_iter()
            .copied()
            .collect()
    }

    fn moving(&self, class: u32, splits: &[Split], theirs: usize) -> u16 {
        let (n, m) = (self.sizes[class as usize], self.sizes[theirs]);
        let named = unasked(self.ending, n, m);
        if is_over(self.ending, n, m) || n == 1 || m == 1 {
            return named;
        }
        let reply = |part: u32| self.rows[&part].waiting[theirs];
        let least = splits.iter().map(|&[yes, no]| reply(yes) + reply(no)).min();
        least.map_or(named, |least| pairs(n, m) - least)
    }

    fn waiting(&self, class: u32, mover: usize, moving: &[u16]) -> u16 {
        let (n, m) = (self.sizes[mover], self.sizes[class as usize]);
        let named = unasked(self.ending, n, m);
        if is_over(self.ending, n, m) {
            return named;
        }
        let reply = |part: u32| moving[part as usize];
        let splits = self.classes.splits(mover).iter();
        let least = splits.map(|&[yes, no]| reply(yes) + reply(no)).min();
        let asked = least.map(|least| pairs(n, m) - least);
        asked.unwrap_or_default().max(named)
    }
}
