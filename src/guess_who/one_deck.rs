//! Both secrets from one deck, so that they differ, with free yes/no questions: what it costs never to ask about one's own card.
//!
//! A *board* is the faces that may still be the secret it is about, as far as answers tell. A player knows her own card, so that it may
//! stand on her board and be no candidate. Who includes it in a question as often as any other face *hides*: her question tells
//! nothing. Who never includes it is *careless*: it is none of those that she asks about, and the other strikes these, too.
//!
//! The secrets are uniform over all different pairs throughout, of a face of either board. So a position is three numbers: the faces of
//! both boards and of those that stand on both. What a player does about a name depends on her card: not to name, or not to have won,
//! tells whether her card still stands on her own board.

use super::board::SuspectSet;
use super::error::Error;
use super::plans::TrueGame;
use super::pool::Pool;
use super::rules::Ending;
use crate::Fraction;
use std::collections::HashMap;

/// The most faces of a deck that is solved.
pub(super) const MOST_FACES: u32 = 64;

/// The most faces for which all ways to play are known.
const MOST_EXACT: u32 = 4;

/// The chance of the player who moves first, by how she asks. The other hides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OneDeck {
    /// She hides, too, and both play as well as that allows.
    pub hiding: Fraction,
    /// She is careless, and plays as well as that allows, against somebody who strikes what it tells.
    pub careless: Fraction,
    /// Both ask whatever is best for them: the value of the race of three and four faces. `None` for all others.
    pub exact: Option<Fraction>,
}

/// Solves a deck of 3 to 64 faces. Milliseconds for 24 faces, seconds for 64.
///
/// # Errors
/// [`Error::Deck`] for other numbers and the open ending.
///
/// ```
/// use upperhand::guess_who::{Ending, Pool, one_deck};
/// let error = one_deck(Ending::Race, Pool::new(2)?).unwrap_err().to_string();
/// assert_eq!(error, "one deck of 2 faces is outside 3..=64 under race or official");
/// # Ok::<(), upperhand::guess_who::Error>(())
/// ```
pub fn one_deck(ending: Ending, faces: Pool) -> Result<OneDeck, Error> {
    let given = faces.get();
    if !(3..=MOST_FACES).contains(&given) || ending == Ending::Open {
        return Err(Error::Deck { given });
    }
    let mut game = SolvedPositions {
        is_race: ending == Ending::Race,
        hiding: HashMap::new(),
        careless: HashMap::new(),
        other: HashMap::new(),
    };
    let small = given.min(MOST_EXACT);
    let questions = 1..1 << (small - 1);
    let exact = TrueGame {
        suspects: SuspectSet::from_bits((1 << small) - 1),
        questions: questions.map(SuspectSet::from_bits).collect(),
        is_race: true,
        is_one_deck: true,
    };
    let is_small = game.is_race && given == small;
    let faces = i128::from(given);
    Ok(OneDeck {
        exact: is_small.then(|| exact.value(usize::MAX)).flatten(),
        hiding: Fraction::new(game.won(faces, faces, faces), faces * (faces - 1)),
        careless: game.careless(faces, faces),
    })
}

/// Positions that are solved, by the faces of the mover's board, of the other's, and of both.
struct SolvedPositions {
    is_race: bool,
    hiding: HashMap<[i128; 3], i128>,
    careless: HashMap<[i128; 2], Fraction>,
    other: HashMap<[i128; 2], Fraction>,
}

impl SolvedPositions {
    /// The pairs of secrets with which the player to move wins, of `mine·theirs − both`, where both hide.
    fn won(&mut self, mine: i128, theirs: i128, both: i128) -> i128 {
        if self.is_race && mine == 1 {
            return theirs - both;
        }
        if self.is_race && theirs == 1 {
            return 0;
        }
        if let Some(won) = self.hiding.get(&[mine, theirs, both]) {
            return *won;
        }
        let mut best = self.asked(mine, theirs, both);
        if !self.is_race {
            // She names one of those that she cannot tell apart: one pair for each card of hers.
            best = best.max(Some(theirs));
            // Or so where her card stands on her board, or where it does not; and else she asks, which tells that.
            let elsewhere = theirs - both;
            let named_where_it_stands = self.asked(mine, elsewhere, 0).map(|asked| both + asked);
            let named_where_not = self.asked(mine, both, both).map(|asked| elsewhere + asked);
            best = best.max(named_where_it_stands).max(named_where_not);
        }
        let won = best.unwrap_or(0);
        self.hiding.insert([mine, theirs, both], won);
        won
    }

    /// The same with the best question; `None` where there is none.
    fn asked(&mut self, mine: i128, theirs: i128, both: i128) -> Option<i128> {
        if mine * theirs == both {
            return None;
        }
        let mut best = None;
        for of_both in 0..=both {
            for others in 0..=mine - both {
                let few = of_both + others;
                if 0 < few && 2 * few <= mine {
                    let yes = self.answered(few, theirs, of_both);
                    let no = self.answered(mine - few, theirs, both - of_both);
                    best = best.max(Some(yes + no));
                }
            }
        }
        best
    }

    /// Pairs that she wins of those that an answer leaves.
    fn answered(&mut self, mine: i128, theirs: i128, both: i128) -> i128 {
        let pairs = mine * theirs - both;
        if self.is_race && mine == 2 {
            // With her own card on it she knows the other; that she has not won tells that it is not there.
            let elsewhere = theirs - both;
            return both + 2 * elsewhere - self.won(elsewhere, 2, 0);
        }
        if self.is_race && mine == 1 {
            return pairs;
        }
        pairs - self.won(theirs, mine, both)
    }

    /// The chance of who moves where no face stands on both boards: nothing is known of one's own card.
    fn apart(&mut self, mine: i128, theirs: i128) -> Fraction {
        Fraction::new(self.won(mine, theirs, 0), mine * theirs)
    }

    /// The chance of the careless player to move. Her card stands on her board, as all of the other's board does.
    fn careless(&mut self, mine: i128, theirs: i128) -> Fraction {
        if mine == 2 {
            return Fraction::ONE;
        }
        if let Some(chance) = self.careless.get(&[mine, theirs]) {
            return *chance;
        }
        let candidates = mine - 1;
        let mut best = if self.is_race {
            Fraction::ZERO
        } else {
            Fraction::new(1, candidates)
        };
        for of_theirs in 0..theirs {
            for others in 0..=mine - theirs {
                let few = of_theirs + others;
                if few == 0 {
                    continue;
                }
                // They strike what she asks about. With a yes her own card has fallen on her board.
                let left = theirs - of_theirs;
                let yes = match (self.is_race, few, left) {
                    (true, 1, _) => Fraction::ONE,
                    (true, _, 1) => Fraction::ZERO,
                    _ => Fraction::ONE - self.apart(left, few),
                };
                let no = match mine - few {
                    1 => Fraction::ZERO,
                    2 if self.is_race => Fraction::ONE,
                    rest => Fraction::ONE - self.other(rest, left),
                };
                let share = |count: i128| Fraction::new(count, candidates);
                best = best.max(share(few) * yes + share(candidates - few) * no);
            }
        }
        self.careless.insert([mine, theirs], best);
        best
    }

    /// The chance of the other, who hides and is to move: `mine` faces of the careless player's board, `theirs` of hers, all on both.
    fn other(&mut self, mine: i128, theirs: i128) -> Fraction {
        if theirs == 1 {
            return Fraction::ONE;
        }
        if let Some(chance) = self.other.get(&[mine, theirs]) {
            return *chance;
        }
        let mut best = self.other_asked(mine, theirs);
        if !self.is_race {
            let pairs = theirs * (mine - 1);
            let elsewhere = mine - theirs;
            best = best.max(Fraction::new(mine, pairs));
            // She names where her card stands on her own board, or where it does not, and asks else.
            if let Some(asked) = self.asked(theirs, elsewhere, 0) {
                best = best.max(Fraction::new(theirs + asked, pairs));
            }
            let stands = Fraction::new(theirs * (theirs - 1), pairs);
            let asked = self.other_asked(theirs, theirs);
            best = best.max(Fraction::new(elsewhere, pairs) + stands * asked);
        }
        self.other.insert([mine, theirs], best);
        best
    }

    fn other_asked(&mut self, mine: i128, theirs: i128) -> Fraction {
        let mut best = Fraction::ZERO;
        for few in 1..=theirs / 2 {
            let mut won = Fraction::ZERO;
            for part in [few, theirs - few] {
                let chance = match part {
                    1 if self.is_race => Fraction::ONE,
                    2 if self.is_race => self.other_with_two(mine),
                    _ => Fraction::ONE - self.careless(mine, part),
                };
                won = won + Fraction::new(part, theirs) * chance;
            }
            best = best.max(won);
        }
        best
    }

    /// In the race, where two are left on her board: with her own card there she has won, else she has told that it is not.
    fn other_with_two(&mut self, mine: i128) -> Fraction {
        let stands = Fraction::new(1, mine - 1);
        let elsewhere = match mine - 2 {
            0 | 1 => Fraction::ZERO,
            left => Fraction::ONE - self.apart(left, 2),
        };
        stands + (Fraction::ONE - stands) * elsewhere
    }
}
