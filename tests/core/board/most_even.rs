//! Always asking the most even question, move by move as the rules are told.

use std::collections::HashMap;
use upperhand::Fraction;
use upperhand::guess_who::board::{Board, Classes, SuspectSet, always_most_even};
use upperhand::guess_who::{Pool, RuleOfThumb, RuleTable, Rules};
use upperhand_oracles::board_tree::{Questions, Standing, questions};
use upperhand_oracles::random_board::{SEED, below, board, every_split};

/// The game of one who always asks the most even question against one who knows that.
struct Plain {
    is_race: bool,
    questions: Questions,
    seen: HashMap<(bool, Standing, Standing), Fraction>,
}

impl Plain {
    /// The chance of whoever moves: the even player, or the other.
    fn value(&mut self, is_even: bool, mine: &Standing, theirs: &Standing) -> Fraction {
        let key = (is_even, mine.clone(), theirs.clone());
        if let Some(&known) = self.seen.get(&key) {
            return known;
        }
        let chance_named = Fraction::new(1, mine.len() as i128);
        let may_name = !self.is_race && (mine.len() == 1 || theirs.len() == 1);
        let parts = |yes: &Standing| -> [Standing; 2] {
            let (yes, no) = mine.iter().partition(|who| yes.contains(who));
            [yes, no]
        };
        let splits: Vec<[Standing; 2]> = self.questions.iter().map(parts).collect();
        let least = |[yes, no]: &[Standing; 2]| yes.len().min(no.len());
        let most_even = splits.iter().map(least).max().unwrap_or(0);
        let asked = splits.iter().filter(|split| {
            let is_question = least(split) > 0;
            is_question && (!is_even || least(split) == most_even)
        });
        let worth = |split: &[Standing; 2], play: &mut Self| {
            split.iter().fold(Fraction::ZERO, |chance, part| {
                let lands_here = Fraction::new(part.len() as i128, mine.len() as i128);
                let wins = if play.is_race && part.len() == 1 {
                    Fraction::ONE
                } else {
                    Fraction::ONE - play.value(!is_even, theirs, part)
                };
                chance + lands_here * wins
            })
        };
        let worths: Vec<Fraction> = asked.map(|split| worth(split, self)).collect();
        let best = worths
            .into_iter()
            .reduce(|best, worth| if worth > best { worth } else { best });
        let value = match best {
            _ if is_even && may_name => chance_named,
            Some(best) if self.is_race || is_even || best > chance_named => best,
            _ => chance_named,
        };
        self.seen.insert(key, value);
        value
    }
}

fn even(board: &Board, rules: Rules, [mine, theirs]: [SuspectSet; 2]) -> Fraction {
    let classes = Classes::of_board(board).unwrap();
    let chance = always_most_even(&classes, rules, mine, theirs).unwrap();
    Fraction::new(chance.numerator(), chance.denominator())
}

#[test]
fn the_most_even_question_wins_what_a_plain_game_says() {
    let mut seed = SEED;
    let mut compared = 0;
    for _ in 0..300 {
        let suspects = 2 + usize::try_from(below(&mut seed, 6)).unwrap();
        let asked = 1 + usize::try_from(below(&mut seed, 6)).unwrap();
        let share = 4 + below(&mut seed, 16);
        let board = board(&mut seed, suspects, asked, share);
        let everybody: Standing = (0..suspects).collect();
        for rules in [Rules::RACE, Rules::OFFICIAL] {
            let is_race = rules == Rules::RACE;
            if is_race && !board.twins().is_empty() {
                continue;
            }
            let mut plain = Plain {
                is_race,
                questions: questions(&board),
                seen: HashMap::new(),
            };
            let sets: Vec<SuspectSet> = Classes::of_board(&board).unwrap().sets().to_vec();
            let mut pairs = vec![[board.everybody(); 2]];
            for _ in 0..8 {
                let set =
                    |seed: &mut u64| sets[usize::try_from(below(seed, sets.len() as u64)).unwrap()];
                pairs.push([set(&mut seed), set(&mut seed)]);
            }
            for [mine, theirs] in pairs {
                if is_race && (mine.count() == 1 || theirs.count() == 1) {
                    continue;
                }
                let [a, b] = [mine, theirs].map(|set| set.indices().collect());
                assert_eq!(
                    even(&board, rules, [mine, theirs]),
                    plain.value(true, &a, &b),
                    "{everybody:?}"
                );
                compared += 1;
            }
        }
    }
    assert!(compared > 2000, "{compared}");
}

#[test]
fn where_every_split_can_be_asked_it_is_always_halving() {
    for suspects in 2..=7 {
        let board = every_split(suspects);
        for rules in [Rules::RACE, Rules::OFFICIAL] {
            let pool = Pool::new(suspects as u64).unwrap();
            let halving = RuleTable::new(rules, RuleOfThumb::Halve, 8)
                .unwrap()
                .guarantee(pool, pool);
            let expected = Fraction::new(halving.numerator(), halving.denominator());
            assert_eq!(
                even(&board, rules, [board.everybody(); 2]),
                expected,
                "{suspects} {rules}"
            );
        }
    }
}
