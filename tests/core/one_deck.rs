//! Both secrets from one deck: what it comes to, and small races by plans of all faces by their own names.

use num_bigint::BigInt;
use std::collections::HashMap;
use upperhand::Fraction;
use upperhand::guess_who::{Ending, one_deck};
use upperhand::matrix_game::MatrixGame;
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

/// All questions about a set. One about the rest of what stands is the same.
fn questions(set: Set) -> Vec<Set> {
    let lowest = set & set.wrapping_neg();
    parts(set).filter(|part| part & lowest == 0).collect()
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

/// What both have seen: after each question its part and whether the secret is in it.
type Seen = Vec<(Set, bool)>;

/// Whole plans, all faces by their own names: the part to ask about for each card and all that was seen.
type Plan = HashMap<(Set, Seen), Set>;

/// A deck of these faces, in which whoever knows her own card races as she likes.
struct Free {
    all: Set,
}

impl Free {
    fn left(&self, seen: &Seen) -> Set {
        let own = seen.iter().skip(seen.len() % 2).step_by(2);
        own.fold(
            self.all,
            |left, &(part, yes)| {
                if yes { left & part } else { left & !part }
            },
        )
    }

    fn play(&self, plan: &Plan, card: Set, seen: &Seen) -> Set {
        let all = questions(self.left(seen));
        plan.get(&(card, seen.clone()))
            .copied()
            .unwrap_or(all[all.len() / 2])
    }

    fn won(&self, seat: usize, plans: [&Plan; 2], cards: [Set; 2]) -> bool {
        let mut seen = Seen::new();
        loop {
            let mover = seen.len() % 2;
            let (card, secret) = (cards[mover], cards[1 - mover]);
            let part = self.play(plans[mover], card, &seen);
            let before = self.left(&seen);
            let yes = part & secret != 0;
            seen.push((part, yes));
            let left = if yes { before & part } else { before & !part };
            if (left & !card).is_power_of_two() {
                return mover == seat;
            }
        }
    }

    /// The deals that a seat wins with this card, by weight, and the best moves for it, against plans by their weights.
    fn best(
        &self,
        seat: usize,
        card: Set,
        seen: &Seen,
        others: &[(&Plan, BigInt, Set)],
        found: &mut Plan,
    ) -> BigInt {
        let left = self.left(seen);
        if seen.len() % 2 != seat {
            let mut next: HashMap<Set, Vec<(&Plan, BigInt, Set)>> = HashMap::new();
            for other in others {
                let part = self.play(other.0, other.2, seen);
                next.entry(part).or_default().push(other.clone());
            }
            return next
                .into_iter()
                .map(|(part, mut others)| {
                    let yes = part & card != 0;
                    let left = if yes { left & part } else { left & !part };
                    others.retain(|other| !(left & !other.2).is_power_of_two());
                    let seen = [seen.as_slice(), &[(part, yes)]].concat();
                    if others.is_empty() {
                        BigInt::ZERO
                    } else {
                        self.best(seat, card, &seen, &others, found)
                    }
                })
                .sum();
        }
        let all = questions(left).into_iter().map(|part| {
            let answers = [(part, true), (left & !part, false)].map(|(set, yes)| {
                let others = others.iter().filter(|other| other.2 & set != 0);
                let others: Vec<_> = others.cloned().collect();
                if others.is_empty() || (set & !card).is_power_of_two() {
                    return others.iter().map(|other| &other.1).sum();
                }
                let seen = [seen.as_slice(), &[(part, yes)]].concat();
                self.best(seat, card, &seen, &others, found)
            });
            (answers.into_iter().sum(), part)
        });
        let (won, by) = all
            .collect::<Vec<(BigInt, Set)>>()
            .into_iter()
            .max()
            .unwrap();
        found.insert((card, seen.clone()), by);
        won
    }

    /// The value, by plans found one by one.
    fn value(&self) -> Fraction {
        let deals = pairs(self.all, self.all);
        let count = |plans: [&Plan; 2]| {
            let won = deals
                .iter()
                .filter(|&&(one, other)| self.won(0, plans, [one, other]));
            won.count() as u64
        };
        let mut plans = [vec![Plan::new()], vec![Plan::new()]];
        let mut game = MatrixGame::new(count([&plans[0][0], &plans[1][0]]));
        loop {
            let mixed = game.solve();
            let weights = [mixed.rows, mixed.columns];
            let replies = [0, 1].map(|seat| {
                let drawn = plans[1 - seat].iter().zip(&weights[1 - seat]);
                let drawn: Vec<_> = drawn
                    .filter(|(_, weight)| **weight != BigInt::ZERO)
                    .collect();
                let mut plan = Plan::new();
                let each = members(self.all).map(|card| {
                    let cards = members(self.all & !card);
                    let others: Vec<_> = cards
                        .flat_map(|other| {
                            drawn
                                .iter()
                                .map(move |&(plan, weight)| (plan, weight.clone(), other))
                        })
                        .collect();
                    self.best(seat, card, &Seen::new(), &others, &mut plan)
                });
                let won: BigInt = each.sum();
                (
                    won,
                    weights[1 - seat].iter().sum::<BigInt>() * deals.len(),
                    plan,
                )
            });
            let [(most, won_of, first), (lost, lost_of, second)] = replies;
            if &most * &lost_of == (&lost_of - lost) * &won_of {
                return (1..=12_i128)
                    .flat_map(|below| (0..=below).map(move |above| Fraction::new(above, below)))
                    .find(|share| &most * share.denominator() == &won_of * share.numerator())
                    .unwrap();
            }
            let row: Vec<u64> = plans[1].iter().map(|plan| count([&first, plan])).collect();
            game.add_row(row.into_iter());
            plans[0].push(first);
            let column: Vec<u64> = plans[0].iter().map(|plan| count([plan, &second])).collect();
            game.add_column(column.into_iter());
            plans[1].push(second);
        }
    }
}

#[test]
fn the_smallest_decks_are_worth_what_all_plans_say() {
    for (faces, value) in [(3, Fraction::ONE), (4, Fraction::new(2, 3))] {
        let free = Free {
            all: (1 << faces) - 1,
        };
        assert_eq!(free.value(), value, "{faces}");
        let found = one_deck(Ending::Race, pool(faces)).unwrap();
        assert_eq!(found.exact, Some(value));
    }
    // Hiding is too dear with so few faces.
    let four = one_deck(Ending::Race, pool(4)).unwrap();
    assert_eq!(four.hiding, Fraction::new(7, 12));
    for (ending, faces) in [(Ending::Race, 5), (Ending::Official, 3)] {
        assert_eq!(one_deck(ending, pool(faces)).unwrap().exact, None);
    }
}
