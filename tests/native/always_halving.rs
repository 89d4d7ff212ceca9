//! What halving every time guarantees: by a naive game tree in fractions, and by playing it.

use crate::support::{all_rules, pool};
use std::collections::HashMap;
use upperhand::Fraction;
use upperhand::guess_who::play::{Halving, Match, Move, Optimal, Strategy, outcomes};
use upperhand::guess_who::{
    AlwaysHalving, Ending, Pool, Probability, Rules, SolvedTable, win_probability,
};

fn is_position(rules: Rules, n: u32, m: u32) -> bool {
    rules.ending() != Ending::Race || n > 1 || m > 1
}

/// The game as it is told: who moves wins with this chance.
struct Tree {
    rules: Rules,
    known: HashMap<(bool, u32, u32), Fraction>,
}

impl Tree {
    fn win(&mut self, halver_moves: bool, mine: u32, theirs: u32) -> Fraction {
        if let Some(&known) = self.known.get(&(halver_moves, mine, theirs)) {
            return known;
        }
        let found = self.solve(halver_moves, mine, theirs);
        self.known.insert((halver_moves, mine, theirs), found);
        found
    }

    fn solve(&mut self, halver_moves: bool, mine: u32, theirs: u32) -> Fraction {
        if self.rules.ending() == Ending::Race && (mine == 1 || theirs == 1) {
            return Fraction::from(i128::from(mine == 1));
        }
        if halver_moves {
            let halving = Halving {
                answers: self.rules.answers(),
            };
            return match halving.choose(pool(mine), pool(theirs)) {
                Move::Name => self.name(true, mine, theirs),
                Move::Ask(parts) => self.ask(true, mine, theirs, &parts),
            };
        }
        let mut best = Fraction::ZERO;
        if self.rules.ending() != Ending::Race {
            best = self.name(false, mine, theirs);
        }
        let mut questions = Vec::new();
        splits(
            mine,
            usize::from(self.rules.answers()),
            &mut Vec::new(),
            &mut questions,
        );
        for parts in questions {
            best = best.max(self.ask(false, mine, theirs, &parts));
        }
        best
    }

    fn ask(&mut self, halver_moves: bool, mine: u32, theirs: u32, parts: &[u32]) -> Fraction {
        let chance = |&part: &u32| {
            let reply = Fraction::ONE - self.win(!halver_moves, theirs, part);
            reply * Fraction::new(part, mine)
        };
        parts.iter().map(chance).sum()
    }

    fn name(&mut self, halver_moves: bool, mine: u32, theirs: u32) -> Fraction {
        let right = Fraction::new(1, mine);
        if self.rules.ending() == Ending::Official || mine == 1 {
            return right;
        }
        let missed = Fraction::ONE - self.win(!halver_moves, theirs, mine - 1);
        right + missed * Fraction::new(mine - 1, mine)
    }
}

/// Every question for a pool.
fn splits(rest: u32, answers: usize, parts: &mut Vec<u32>, found: &mut Vec<Vec<u32>>) {
    let smallest = parts.last().copied().unwrap_or(1);
    if !parts.is_empty() && rest >= smallest {
        found.push([parts.as_slice(), &[rest]].concat());
    }
    if parts.len() + 2 <= answers {
        for part in smallest..=rest / 2 {
            parts.push(part);
            splits(rest - part, answers, parts, found);
            parts.pop();
        }
    }
}

#[test]
fn guarantees_are_those_of_a_naive_game_tree() {
    for rules in all_rules() {
        let side = if rules.answers() <= 3 { 24 } else { 17 };
        let halving = AlwaysHalving::new(rules, side).unwrap();
        let mut tree = Tree {
            rules,
            known: HashMap::new(),
        };
        for n in 1..=side {
            for m in 1..=side {
                if !is_position(rules, n, m) {
                    assert_eq!(halving.numerator(pool(n), pool(m)), 0);
                    continue;
                }
                assert_eq!(
                    Fraction::from(halving.guarantee(pool(n), pool(m))),
                    tree.win(true, n, m),
                    "{rules} ({n}, {m})"
                );
            }
        }
    }
}

/// Against an optimal player, who need not exploit it, halving does no worse than guaranteed.
#[test]
fn played_out_it_does_no_worse_than_guaranteed_and_no_better_than_optimal() {
    for rules in all_rules() {
        let halves = Halving {
            answers: rules.answers(),
        };
        let table = SolvedTable::new(rules, 40).unwrap();
        let halving = AlwaysHalving::new(rules, 40).unwrap();
        let game = Match {
            rules,
            first: &halves,
            second: &Optimal(&table),
        };
        let mut exploited = 0;
        for n in (1..=40).step_by(3) {
            for m in (2..=40).step_by(2) {
                let played = outcomes(&game, pool(n), pool(m)).unwrap().first_wins();
                let guarantee = halving.guarantee(pool(n), pool(m));
                let best = win_probability(rules, pool(n), pool(m)).unwrap();
                assert!(guarantee.value() <= played.value(), "{rules} ({n}, {m})");
                assert!(played.value() <= best.value(), "{rules} ({n}, {m})");
                exploited += u32::from(guarantee != played);
            }
        }
        println!(
            "{rules}: {exploited} of 280 positions lose more to the best reply than to optimal play"
        );
    }
}

/// Played against the best reply itself, read off the table of guarantees, it wins exactly as guaranteed.
#[test]
fn played_against_the_best_reply_it_wins_exactly_the_guarantee() {
    for rules in [Rules::RACE, Rules::OFFICIAL, Rules::OPEN, Rules::TRIPARTITE] {
        let halves = Halving {
            answers: rules.answers(),
        };
        let halving = AlwaysHalving::new(rules, 40).unwrap();
        let best_reply = |mine: Pool, theirs: Pool| {
            let lost = |part: u32| -> i64 { halving.numerator(theirs, pool(part)).into() };
            let (n, m) = (mine.get(), theirs.get());
            let mut questions = Vec::new();
            splits(
                n,
                usize::from(rules.answers()),
                &mut Vec::new(),
                &mut questions,
            );
            let asked = questions.into_iter().map(|parts| {
                let reply: i64 = parts.iter().map(|&part| lost(part)).sum();
                (reply, Move::Ask(parts))
            });
            let product = i64::from(n) * i64::from(m);
            let named = match rules.ending() {
                Ending::Race => None,
                Ending::Official => Some(product - i64::from(m)),
                Ending::Open if n == 1 => Some(0),
                Ending::Open => Some(lost(n - 1)),
            };
            let named = named.map(|reply| (reply, Move::Name));
            asked
                .chain(named)
                .min_by_key(|(reply, _)| *reply)
                .unwrap()
                .1
        };
        let game = Match {
            rules,
            first: &halves,
            second: &best_reply,
        };
        for n in (1..=40).step_by(3) {
            for m in (2..=40).step_by(2) {
                let played = outcomes(&game, pool(n), pool(m)).unwrap().first_wins();
                assert_eq!(
                    played,
                    halving.guarantee(pool(n), pool(m)),
                    "{rules} ({n}, {m})"
                );
            }
        }
    }
}

#[test]
fn the_cost_is_what_is_missing_to_optimal_play_and_never_negative() {
    for rules in all_rules() {
        let halving = AlwaysHalving::new(rules, 130).unwrap();
        let mut costly = 0;
        for n in 1..=130 {
            for m in 1..=130 {
                let cost = halving.cost(pool(n), pool(m));
                let Ok(best) = win_probability(rules, pool(n), pool(m)) else {
                    assert_eq!(cost, Probability::new(0, 1));
                    continue;
                };
                let guarantee = halving.guarantee(pool(n), pool(m));
                // cost + guarantee = best, multiplied out.
                let wide = |number: u64| u128::from(number);
                let sum = wide(cost.numerator()) * wide(guarantee.denominator())
                    + wide(guarantee.numerator()) * wide(cost.denominator());
                let denominator = wide(cost.denominator()) * wide(guarantee.denominator());
                assert_eq!(
                    sum * wide(best.denominator()),
                    wide(best.numerator()) * denominator,
                    "{rules} ({n}, {m})"
                );
                costly += u32::from(cost.numerator() > 0);
            }
        }
        assert!(costly > 100, "{rules}: {costly}");
    }
}
