//! What rules of thumb guarantee and what there is to win from them: by a naive game tree in fractions.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand::guess_who::play::{Bold, Halving, Move, Strategy};
use upperhand::guess_who::{Ending, RuleOfThumb, RuleTable, Rules, win_probability};
use upperhand::play::guess_who::{Automatic, Game, Opponent, Setup};
use upperhand::{BigRational, Fraction};
use upperhand_guess_who::play_guess_who::{Facts, PlayGuessWho};
use upperhand_guess_who::win_map::WinMap;
use upperhand_oracles::tendencies::{Tree, ratio};
use upperhand_oracles::{all_rules, exact, normalized, pool, sized};

/// A rule as its sentence says it: the parts of the question, `None` to name a suspect.
fn told(rules: Rules, rule: RuleOfThumb, mine: u32, theirs: u32) -> Option<Vec<u32>> {
    let answers = u32::from(rules.answers());
    let is_race = rules.ending() == Ending::Race;
    let even = || {
        let parts = answers.min(mine);
        let mut even = vec![mine / parts; parts as usize];
        for part in even.iter_mut().rev().take((mine % parts) as usize) {
            *part += 1;
        }
        even
    };
    // All parts but one, never more than an even share.
    let but_one = |bid: u32| {
        if bid * answers >= mine {
            return even();
        }
        let mut parts = vec![bid; answers as usize - 1];
        parts.push(mine - bid * (answers - 1));
        parts
    };
    if mine == 1 || theirs == 1 {
        return None;
    }
    match rule {
        RuleOfThumb::Halve => Some(even()),
        RuleOfThumb::HalfOfTheSmaller => {
            let smaller = mine.min(theirs);
            let share = smaller / answers + u32::from(!smaller.is_multiple_of(answers));
            Some(but_one(share))
        }
        RuleOfThumb::Ladder => {
            let rung = |pool: u32| {
                let mut rung = 1;
                while rung < pool {
                    rung *= answers;
                }
                rung
            };
            let is_higher = rung(mine) > rung(theirs);
            Some(if is_higher {
                but_one(rung(theirs) / answers)
            } else {
                even()
            })
        }
        RuleOfThumb::EvenParts => {
            let parts = even();
            let are_odd = parts.iter().all(|part| part % 2 == 1);
            Some(match (answers, mine, theirs) {
                (2, 4, 4) => vec![1, 3],
                (2, 6.., 5..) if are_odd => vec![parts[0] - 1, parts[1] + 1],
                _ => parts,
            })
        }
        RuleOfThumb::NameFromThree => (is_race || mine > 3).then(even),
        RuleOfThumb::NameEarly if answers == 2 => (is_race || (mine > 3 && theirs > 2)).then(even),
        RuleOfThumb::NameEarly => (is_race || mine > 2).then(even),
    }
}

fn rules_of_thumb() -> impl Iterator<Item = (Rules, RuleOfThumb)> {
    all_rules().flat_map(|rules| RuleOfThumb::ALL.map(|rule| (rules, rule)))
}

/// As do the opponents of games who keep to one.
#[test]
fn rules_move_as_they_are_told() {
    for (rules, rule) in rules_of_thumb() {
        let answers = rules.answers();
        for (n, m) in (1..=70).flat_map(|n| (1..=70).map(move |m| (n, m))) {
            let (mine, theirs) = (pool(n), pool(m));
            let said = told(rules, rule, n, m).map_or(Move::Name, Move::Ask);
            let context = format!("{rule:?} {rules} ({n}, {m})");
            assert_eq!(rule.choose(rules, mine, theirs), said, "{context}");
            let (opponent, strategy): (_, &dyn Strategy) = match rule {
                RuleOfThumb::Halve => (Automatic::Halving, &Halving { answers }),
                RuleOfThumb::Ladder => (Automatic::Bold, &Bold { answers }),
                _ => continue,
            };
            assert_eq!(strategy.choose(mine, theirs), said, "{context}");
            if n.min(m) > 1 && n.max(m) <= 20 {
                let game = Game::new(Setup::new(rules, mine, theirs)).unwrap();
                let tendency = game.tendency(opponent).unwrap();
                assert_eq!(tendency.moves(), [(1, said)], "{context}");
            }
        }
    }
}

/// Perfect play against somebody who keeps to a rule.
fn against(rules: Rules, rule: RuleOfThumb) -> Tree<'static> {
    let kept = move |is_you: bool, own: u32, other: u32| {
        let made = || told(rules, rule, own, other).map_or(Move::Name, Move::Ask);
        (!is_you).then(|| vec![(1, made())])
    };
    Tree::new(rules, Box::new(kept))
}

/// Every rule, and perfect play against it: values, namings and questions.
#[test]
fn costs_and_punishments_are_those_of_a_naive_game_tree() {
    for (rules, rule) in rules_of_thumb() {
        let side = if rules.answers() <= 3 {
            sized(11, 13)
        } else {
            sized(8, 9)
        };
        let table = RuleTable::new(rules, rule, side).unwrap();
        let mut tree = against(rules, rule);
        for (n, m) in (1..=side).flat_map(|n| (1..=side).map(move |m| (n, m))) {
            let what = format!("{rule:?} {rules} ({n}, {m})");
            let (mine, theirs) = (pool(n), pool(m));
            let Ok(win) = win_probability(rules, mine, theirs) else {
                assert!(table.punish(mine, theirs).is_err());
                assert_eq!(table.numerator(mine, theirs), 0);
                continue;
            };
            let kept = ratio(1, 1) - tree.win(false, m, n);
            assert_eq!(exact(table.guarantee(mine, theirs)), kept, "{what}");
            assert_eq!(exact(table.cost(mine, theirs)), exact(win) - kept, "{what}");
            let punished = table.punish(mine, theirs).unwrap();
            let best = tree.win(true, n, m);
            assert_eq!(exact(punished.win), best, "{what}");
            let mut moves = tree.moves(n);
            moves.retain(|made| {
                !rules.is_over(mine, theirs) && tree.worth(true, made, n, m) == best
            });
            assert_eq!(punished.name_suspect, moves.contains(&Move::Name), "{what}");
            let questions = punished.questions.into_iter().map(Move::Ask);
            let named = punished.name_suspect.then_some(Move::Name);
            assert!(questions.chain(named).eq(moves), "{what}");
        }
    }
}

/// The worst position and the mean, by fractions one by one.
#[test]
fn the_worst_and_the_average_are_those_of_a_list() {
    for (rules, rule) in rules_of_thumb() {
        let table = RuleTable::new(rules, rule, 20).unwrap();
        for largest in [1, 2, 7, 20] {
            let positions = (2..=largest).flat_map(|n| (2..=largest).map(move |m| (n, m)));
            let cost = |(n, m): (u32, u32)| exact(table.cost(pool(n), pool(m)));
            let costs: Vec<BigRational> = positions.clone().map(cost).collect();
            let most = costs.iter().max().filter(|most| **most > ratio(0, 1));
            let first = most.and_then(|most| positions.clone().find(|&at| cost(at) == *most));
            let worst = table.worst(pool(largest));
            let found = worst.map(|worst| (worst.mine.get(), worst.theirs.get()));
            let context = format!("{rule:?} {rules} {largest}");
            assert_eq!(found, first, "{context}");
            assert_eq!(worst.map(|worst| exact(worst.cost)).as_ref(), most);
            let mean = costs.iter().sum::<BigRational>() / ratio(costs.len().max(1) as u64, 1);
            assert_eq!(table.average(pool(largest)), mean, "{context}");
        }
    }
}

fn rules_in_texts(rules: Rules) -> String {
    format!(
        "rules={} answers={}",
        rules.ending().name(),
        rules.answers()
    )
}

fn playing(figure: &mut PlayGuessWho, texts: &str) -> Facts {
    let settings = normalized(figure, texts);
    figure.facts(settings.state())
}

/// Of all rules the figures tell the one that loses least where it loses most, with that loss and its place.
#[test]
fn figures_tell_the_rule_of_thumb_that_loses_least() {
    for rules in all_rules() {
        let tables = RuleOfThumb::ALL.map(|rule| RuleTable::new(rules, rule, 64).unwrap());
        let positions = || (2..=64).flat_map(|n| (2..=64).map(move |m| (pool(n), pool(m))));
        let most = tables.each_ref().map(|table| {
            let costs = positions().map(|(n, m)| Fraction::from(table.cost(n, m)));
            costs.max().unwrap()
        });
        let least = most.iter().min().unwrap();
        let texts = rules_in_texts(rules);
        let mut map = WinMap::default();
        let settings = normalized(&mut map, &texts);
        let best = map.facts(settings.state()).best_rule;
        let place = RuleOfThumb::ALL.iter().position(|rule| *rule == best.rule);
        let place = place.unwrap();
        assert_eq!(most[place], *least, "{rules}: {best:?}");
        let worst = best.worst.map_or(Fraction::ZERO, |worst| {
            assert_eq!(tables[place].cost(worst.mine, worst.theirs), worst.cost);
            worst.cost.into()
        });
        assert_eq!(worst, *least, "{rules}: {best:?}");
        let texts = format!("{texts} opponent-answers={}", rules.answers());
        let played = playing(&mut PlayGuessWho::default(), &texts);
        assert_eq!(played.thumb, Some(best), "{rules}");
    }
}

/// The coach knows an opponent who halves or gambles every time: the move that it names wins what it says, and nothing more can
/// be won, by the game tree.
#[test]
fn the_coach_says_what_perfect_play_wins_from_a_rule_and_how() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(40);
    let mut figure = PlayGuessWho::default();
    for _ in 0..sized(20, 60) {
        let (n, m) = (random.random_range(2..=14), random.random_range(2..=14));
        for rules in [Rules::RACE, Rules::OFFICIAL, Rules::OPEN] {
            for (opponent, rule) in [
                ("halving", RuleOfThumb::Halve),
                ("bold", RuleOfThumb::Ladder),
            ] {
                let set = format!("mine={n} theirs={m} opponent={opponent} coach=full");
                let texts = format!("{} {set}", rules_in_texts(rules));
                let known = playing(&mut figure, &texts).knowing.unwrap();
                let mut tree = against(rules, rule);
                let best = tree.win(true, n, m);
                assert_eq!(tree.worth(true, &known.best, n, m), best, "{texts}");
                assert_eq!(known.wins.map(exact), [best.clone(), best], "{texts}");
            }
        }
    }
    // Nobody else plays in a way that there is something to know of.
    for opponent in ["perfect", "person"] {
        let known = playing(&mut figure, &format!("opponent={opponent} coach=full"));
        assert_eq!(known.knowing, None);
    }
}

/// Perfect play against a careless opponent, by exact fractions: the bracket holds the chance of the best move and is narrow, and the
/// move named wins as much.
#[test]
fn the_coach_punishes_the_careless() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(402);
    let width = ratio(1, 1 << 50);
    let mut figure = PlayGuessWho::default();
    for rules in all_rules() {
        for strength in 1..=3 {
            let side = if rules.answers() == 2 { 7 } else { 5 };
            let (n, m) = (random.random_range(2..=side), random.random_range(2..=side));
            let answers = if strength == 1 { 2 } else { rules.answers() };
            let set = format!("mine={n} theirs={m} opponent=careless coach=full");
            let what = format!(
                "{} opponent-answers={answers} carelessness={strength} {set}",
                rules_in_texts(rules)
            );
            let facts = playing(&mut figure, &what);
            let known = facts.knowing.unwrap();
            let setup = *facts.game.setup();
            // The moves that they tend to, asked of a game from their side.
            let tendency = move |is_you: bool, own: u32, other: u32| {
                let setup = Setup {
                    rules: Rules::new(answers, rules.ending()).unwrap(),
                    opponent_answers: rules.answers(),
                    mine: pool(own),
                    theirs: pool(other),
                    opponent: Opponent::Person,
                    ..setup
                };
                let tendency = || {
                    let game = Game::new(setup).unwrap();
                    game.tendency(Automatic::Careless(setup.carelessness))
                };
                (!is_you).then(|| tendency().unwrap().moves().to_vec())
            };
            let mut tree = Tree::new(rules, Box::new(tendency));
            let best = tree.win(true, n, m);
            let [low, high] = known.wins.map(exact);
            assert!(low <= best && best <= high, "{what}: {low} {best} {high}");
            assert!(&high - &low <= width, "{what}");
            assert!(tree.worth(true, &known.best, n, m) >= low, "{what}");
            // Nobody plays worse against it than perfect play against perfect play.
            assert!(best >= exact(facts.game.chance()), "{what}");
        }
    }
}

/// Where they play on, and where more would have to be weighed than a frame has time for.
#[test]
fn careless_replies_are_there_for_boards_of_any_usual_size() {
    for (answers, size, is_told) in [
        (2, 64, true),
        (3, 48, true),
        (3, 49, false),
        (6, 32, true),
        (6, 33, false),
    ] {
        let texts = format!(
            "rules=official answers={answers} opponent-answers={answers} mine={size} theirs={size} opponent=careless coach=full"
        );
        let known = playing(&mut PlayGuessWho::default(), &texts);
        assert_eq!(known.knowing.is_some(), is_told, "{texts}");
    }
}
