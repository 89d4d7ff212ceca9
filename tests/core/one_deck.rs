//! Both secrets from one deck: by boards of faces and pairs of secrets themselves, all groups of faces as questions.

use std::collections::HashMap;
use upperhand::Fraction;
use upperhand::guess_who::{Ending, one_deck};
use upperhand_oracles::{pool, sized};

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
            // What a name wins, over those of her cards that do so.
            let named = |who: Set| -> Fraction {
                members(who)
                    .map(|own| {
                        let candidates = (mine & !own).count_ones();
                        let right = if candidates == 0 {
                            Fraction::ZERO
                        } else {
                            Fraction::new(1, i128::from(candidates))
                        };
                        right * count((mine & !own).count_ones() as usize)
                    })
                    .sum()
            };
            let (stands, elsewhere) = (theirs & mine, theirs & !mine);
            best = best.max(named(theirs));
            if !pairs(mine, elsewhere).is_empty() && mine.count_ones() > 1 {
                best = best.max(named(stands) + self.asked(mine, elsewhere));
            }
            if !pairs(mine, stands).is_empty() && mine.count_ones() > 1 {
                best = best.max(named(elsewhere) + self.asked(mine, stands));
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
        let own = members(theirs).next().unwrap();
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
        // Her card by card: what she wins where she names, of the careless player's cards that it leaves.
        let named = |cards: Set| -> Fraction {
            members(cards)
                .map(|own| {
                    if theirs & !own == 0 {
                        Fraction::ZERO
                    } else {
                        Fraction::ONE
                    }
                })
                .sum()
        };
        let (stands, elsewhere) = (mine & theirs, mine & !theirs);
        let mut best = self.other_asked(mine, theirs);
        if !self.is_race {
            let share = |won: Fraction| won * Fraction::new(1, all);
            best = best.max(share(named(mine)));
            if elsewhere != 0 {
                best = best.max(share(named(stands) + self.asked(theirs, elsewhere)));
            }
            let with_it = pairs(theirs, stands).len() as i128;
            let asked = self.other_asked(stands, theirs) * Fraction::new(with_it, 1);
            best = best.max(share(named(elsewhere) + asked));
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

#[test]
fn faces_and_secrets_themselves_say_the_same() {
    for ending in [Ending::Race, Ending::Official] {
        for faces in 3..=sized(5, 6) {
            let (all, mut tree) = ((1 << faces) - 1, Tree::new(ending));
            let found = one_deck(ending, pool(faces)).unwrap();
            let deals = Fraction::new(1, pairs(all, all).len() as i128);
            assert_eq!(
                found.hiding,
                tree.won(all, all) * deals,
                "{ending:?} {faces}"
            );
            assert_eq!(
                found.careless,
                tree.careless(all, all),
                "{ending:?} {faces}"
            );
        }
    }
}

#[test]
fn to_leave_out_ones_own_card_costs_most_in_the_race() {
    let points = |ending| {
        let found = one_deck(ending, pool(24)).unwrap();
        (found.hiding - found.careless, found)
    };
    let (official, found) = points(Ending::Official);
    assert_eq!(
        (found.hiding, found.careless),
        (Fraction::new(307, 552), Fraction::new(347, 690))
    );
    let (race, found) = points(Ending::Race);
    assert_eq!(
        (found.hiding, found.careless),
        (Fraction::new(85, 138), Fraction::new(199, 414))
    );
    // 5.3 points and 13.5, and in the race it turns who is ahead.
    assert!(official > Fraction::new(5, 100) && race > Fraction::new(13, 100));
    assert!(found.careless < Fraction::new(1, 2));
    for faces in 3..=40 {
        let found = one_deck(Ending::Official, pool(faces)).unwrap();
        assert!(found.careless <= found.hiding, "{faces}");
    }
}

#[test]
fn all_sizes_have_an_answer_and_others_are_refused() {
    for ending in [Ending::Race, Ending::Official] {
        let largest = one_deck(ending, pool(sized(32, 64))).unwrap();
        assert!(Fraction::ZERO < largest.careless && largest.careless < largest.hiding);
    }
    for (ending, faces) in [
        (Ending::Race, 2),
        (Ending::Official, 65),
        (Ending::Open, 24),
    ] {
        let text = format!("one deck of {faces} faces is outside 3..=64 under race or official");
        assert_eq!(one_deck(ending, pool(faces)).unwrap_err().to_string(), text);
    }
}
