//! *Guess Who?* with both secrets from one deck: by boards of faces and pairs of secrets themselves, all groups of faces as questions.

use super::claim;
use crate::check::{Check, Section, Sizes, in_steps};
use std::collections::HashMap;
use upperhand::Fraction;
use upperhand::guess_who::{Ending, Pool, one_deck};

pub(super) const CLAIMS: Section = Section::new("Both secrets from one deck", &[
    claim("upperhand-one-deck", "One deck, and what one’s own card tells")
        .says("Where both secrets come from one deck, who never asks about her own card tells with every question that it is none \
         of those. With 24 faces, against somebody who strikes what that tells and hides his own card, she wins 347/690 officially \
         and 199/414 in the race; where she includes hers as often as any other face that stands, 307/552 and 85/138. Hiding is \
         not always best: the race of 4 faces is worth 2/3, and 7/12 where both hide.")
        .extent("checked by faces themselves to 6; the numbers of 24 by the same recursion in counts; small games by all plans")
        .check(Sizes::new(4, 5, 6, "the most faces"), |check| in_steps(check, decks)),
]);

async fn decks(check: &mut Check, most: u32) -> &'static str {
    let solved = |ending, faces: u32| {
        let faces = Pool::new(faces.into()).ok()?;
        one_deck(ending, faces).ok()
    };
    let stated = [
        (Ending::Official, (307, 552), (347, 690)),
        (Ending::Race, (85, 138), (199, 414)),
    ];
    for (stage, (ending, hiding, careless)) in (0_u32..).zip(stated) {
        let found = solved(ending, 24).map(|found| (found.hiding, found.careless));
        let stated = [hiding, careless].map(|(won, of)| Fraction::new(won, of));
        let holds = found == Some(stated.into());
        check.case(holds, || format!("{ending:?}, 24 faces"));
        for faces in 3..=most {
            let (all, mut tree) = ((1 << faces) - 1, Tree::new(ending));
            let deals = Fraction::new(1, pairs(all, all).len() as i128);
            let by_faces = (tree.won(all, all) * deals, tree.careless(all, all));
            let found = solved(ending, faces).map(|found| (found.hiding, found.careless));
            let holds = found == Some(by_faces);
            check.case(holds, || format!("{ending:?}, {faces} faces"));
            let done = f64::from(stage * most + faces) / f64::from(2 * most);
            check.progress(done).await;
        }
    }
    let race = solved(Ending::Race, 4).map(|found| (found.exact, found.hiding));
    let stated = (Some(Fraction::new(2, 3)), Fraction::new(7, 12));
    check.case(race == Some(stated), || "the race of 4 faces");
    "Every number of small decks is that of boards of faces and pairs of secrets."
}

type Set = u32;

fn members(set: Set) -> impl Iterator<Item = Set> {
    (0..16)
        .map(|face| 1 << face)
        .filter(move |face| set & face != 0)
}

/// All parts of a set but none and all.
fn parts(set: Set) -> impl Iterator<Item = Set> {
    (1..set).filter(move |part| part & !set == 0)
}

/// Different secrets: hers, on the other's board, and theirs, on hers.
fn pairs(mine: Set, theirs: Set) -> Vec<(Set, Set)> {
    let of = |own: Set| {
        members(mine)
            .filter(move |other| *other != own)
            .map(move |other| (own, other))
    };
    members(theirs).flat_map(of).collect()
}

/// What a name of a face of a board wins, over those cards of hers that leave one to name.
fn named(board: Set, cards: Set) -> Fraction {
    let right = members(cards).filter(|own| board & !own != 0);
    Fraction::from(right.count() as i128)
}

struct Tree {
    is_race: bool,
    hiding: HashMap<[Set; 2], Fraction>,
    careless: HashMap<[Set; 3], Fraction>,
}

impl Tree {
    fn new(ending: Ending) -> Self {
        Self {
            is_race: ending == Ending::Race,
            hiding: HashMap::new(),
            careless: HashMap::new(),
        }
    }

    /// The sum over pairs of secrets of what the player to move wins. Her board and theirs; nobody has told anything.
    fn won(&mut self, mine: Set, theirs: Set) -> Fraction {
        let all = pairs(mine, theirs);
        let count = |pairs: usize| Fraction::new(pairs as i128, 1);
        if self.is_race && mine.is_power_of_two() {
            return count(all.len());
        }
        if all.is_empty() || self.is_race && theirs.is_power_of_two() {
            return Fraction::ZERO;
        }
        if let Some(won) = self.hiding.get(&[mine, theirs]) {
            return *won;
        }
        let mut best = self.asked(mine, theirs);
        if !self.is_race {
            let (stands, elsewhere) = (theirs & mine, theirs & !mine);
            best = best.max(named(mine, theirs));
            if !pairs(mine, elsewhere).is_empty() && mine.count_ones() > 1 {
                best = best.max(named(mine, stands) + self.asked(mine, elsewhere));
            }
            if !pairs(mine, stands).is_empty() && mine.count_ones() > 1 {
                best = best.max(named(mine, elsewhere) + self.asked(mine, stands));
            }
        }
        self.hiding.insert([mine, theirs], best);
        best
    }

    fn asked(&mut self, mine: Set, theirs: Set) -> Fraction {
        let mut best = Fraction::ZERO;
        for yes in parts(mine) {
            let mut sum = Fraction::ZERO;
            for answer in [yes, mine & !yes] {
                let all = pairs(answer, theirs).len();
                // Whoever knows has won; who has not won has told that she does not.
                let is_found = |own: Set| (answer & !own).is_power_of_two();
                let (known, open) = members(theirs).fold((0, 0), |(known, open), own| {
                    if self.is_race && is_found(own) {
                        (known | own, open)
                    } else {
                        (known, open | own)
                    }
                });
                let won = pairs(answer, known).len();
                let rest = Fraction::new((all - won) as i128, 1);
                sum = sum + Fraction::new(won as i128, 1);
                if open != 0 {
                    sum = sum + rest - self.won(open, answer);
                }
            }
            best = best.max(sum);
        }
        best
    }

    /// The chance of the careless player to move with this card of hers, which stands on her board. She asks about any group of a kind,
    /// each as often: so many of both boards and so many of hers alone.
    fn careless(&mut self, mine: Set, theirs: Set) -> Fraction {
        if mine.count_ones() == 2 {
            return Fraction::ONE;
        }
        let key = [mine, theirs, 0];
        if let Some(chance) = self.careless.get(&key) {
            return *chance;
        }
        let own = members(theirs).next().unwrap_or_default();
        let candidates = mine & !own;
        let several = i128::from(candidates.count_ones());
        let mut best = if self.is_race {
            Fraction::ZERO
        } else {
            Fraction::new(1, several)
        };
        let kind = |asked: Set| {
            (
                (asked & theirs).count_ones(),
                (asked & !theirs).count_ones(),
            )
        };
        let groups: Vec<Set> = parts(candidates).chain([candidates]).collect();
        for wanted in &groups {
            let alike: Vec<Set> = groups
                .iter()
                .copied()
                .filter(|asked| kind(*asked) == kind(*wanted))
                .collect();
            let mut sum = Fraction::ZERO;
            for asked in &alike {
                for secret in members(candidates) {
                    let is_yes = asked & secret != 0;
                    let left = theirs & !asked;
                    let board = if is_yes { *asked } else { mine & !asked };
                    let known = (board & !own).is_power_of_two();
                    let won = if self.is_race && known {
                        Fraction::ONE
                    } else if self.is_race && left.is_power_of_two() {
                        Fraction::ZERO
                    } else if is_yes {
                        let all = pairs(left, board).len() as i128;
                        Fraction::ONE - self.won(left, board) * Fraction::new(1, all)
                    } else {
                        Fraction::ONE - self.other(board, left)
                    };
                    sum = sum + won;
                }
            }
            best = best.max(sum * Fraction::new(1, alike.len() as i128 * several));
        }
        self.careless.insert(key, best);
        best
    }

    /// The chance of the other, who hides, with `theirs` on her board, all of it on the careless player's board, too.
    fn other(&mut self, mine: Set, theirs: Set) -> Fraction {
        if theirs.is_power_of_two() {
            return Fraction::ONE;
        }
        let key = [mine, theirs, 1];
        if let Some(chance) = self.careless.get(&key) {
            return *chance;
        }
        let all = pairs(theirs, mine).len() as i128;
        let (stands, elsewhere) = (mine & theirs, mine & !theirs);
        let mut best = self.other_asked(mine, theirs);
        if !self.is_race {
            let share = |won: Fraction| won * Fraction::new(1, all);
            best = best.max(share(named(theirs, mine)));
            if elsewhere != 0 {
                best = best.max(share(named(theirs, stands) + self.asked(theirs, elsewhere)));
            }
            let with_it = pairs(theirs, stands).len() as i128;
            let asked = self.other_asked(stands, theirs) * Fraction::new(with_it, 1);
            best = best.max(share(named(theirs, elsewhere) + asked));
        }
        self.careless.insert(key, best);
        best
    }

    fn other_asked(&mut self, mine: Set, theirs: Set) -> Fraction {
        let all = pairs(theirs, mine).len() as i128;
        let mut best = Fraction::ZERO;
        for yes in parts(theirs) {
            let mut sum = Fraction::ZERO;
            for answer in [yes, theirs & !yes] {
                let count = |pairs: usize| Fraction::new(pairs as i128, 1);
                let of_part = pairs(answer, mine).len();
                sum = sum
                    + if self.is_race && answer.is_power_of_two() {
                        count(of_part)
                    } else if self.is_race && answer.count_ones() == 2 {
                        let won = pairs(answer, mine & answer).len();
                        let rest = mine & !answer;
                        let left = pairs(answer, rest).len();
                        // The careless player strikes these, and her own card is among them.
                        let goes_on = if rest.count_ones() > 1 {
                            count(left) - self.won(rest, answer)
                        } else {
                            Fraction::ZERO
                        };
                        count(won) + goes_on
                    } else {
                        count(of_part) * (Fraction::ONE - self.careless(mine, answer))
                    };
            }
            best = best.max(sum * Fraction::new(1, all));
        }
        best
    }
}
