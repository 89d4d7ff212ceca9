//! What is known of a position, as values, by the exhaustive tables.

use super::{LAYERS, even_split_loss, facts, is_position, positions, rule_of};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeMap;
use upperhand::Fraction;
use upperhand::guess_who::play::Move;
use upperhand::guess_who::{
    Ending, LimitDistance, Probability, RuleOfThumb, RuleTable, Rules, SolvedTable, fair_start,
    limit_probability,
};
use upperhand_guess_who::halving::{Kept, Untold};
use upperhand_guess_who::win_map::Length;
use upperhand_oracles::{all_rules, pool, question_numerator, sized};

/// Everything but the lengths of games, at every position up to 26.
#[test]
fn facts_of_a_position_are_those_of_the_tables() {
    const SIZE: u32 = 26;
    let mut named = 0;
    for rules in all_rules() {
        let table = SolvedTable::new(rules, 2 * SIZE).unwrap();
        let halving = RuleTable::new(rules, RuleOfThumb::Halve, SIZE).unwrap();
        for (mine, theirs) in positions(SIZE) {
            let (n, m) = (pool(mine), pool(theirs));
            let facts = facts(rules, &format!("mine={mine} theirs={theirs} size={SIZE}"));
            let context = format!("{rules} ({mine}, {theirs})");
            let chance =
                |numerator: u32| Probability::new(numerator.into(), u64::from(mine * theirs));
            let win = table.numerator(n, m);
            let is_position = is_position(rules, mine, theirs);
            assert_eq!(facts.win, is_position.then(|| chance(win)), "{context}");
            let even = even_split_loss(&table, mine, theirs);
            let even = even.map(|lost| [chance(win - lost), chance(lost)]);
            assert_eq!(facts.even, even, "{context}");
            let kept = Kept {
                left: halving.guarantee(n, m),
                cost: halving.cost(n, m),
            };
            let is_over = rules.is_over(n, m);
            let halving = if is_over { Err(Untold::Over) } else { Ok(kept) };
            assert_eq!(facts.halving, halving, "{context}");
            if is_position && !is_over {
                let questions = table.optimal_questions(n, m).unwrap();
                let most_even = questions.iter().max_by_key(|parts| (parts.len(), parts[0]));
                assert_eq!(facts.moves.most_even.as_ref(), most_even, "{context}");
                assert_eq!(facts.moves.questions, questions, "{context}");
                let is_naming = table.naming_is_optimal(n, m);
                assert_eq!(facts.moves.name_suspect, is_naming, "{context}");
                named += u32::from(is_naming);
            }
            // Twice the chance against one, with as many suspects as are fair, and with one more.
            let stands = |mine: u32| (2 * table.numerator(pool(mine), m)).cmp(&(mine * theirs));
            match facts.fair {
                None => assert!(rules.is_over(pool(2), m), "{context}"),
                Some(fair) if fair.mine.get() < 2 * SIZE => {
                    let fair = fair.mine.get();
                    let is_last = stands(fair).is_ge() && stands(fair + 1).is_lt();
                    assert!(is_last, "{context}");
                }
                Some(fair) => assert!(stands(2 * SIZE).is_ge(), "{context}: {fair:?}"),
            }
        }
    }
    assert!(named > 100, "{named}");
    // Against the largest pool there is none beyond.
    let largest = pool(2_147_483_647);
    let last = facts(Rules::OFFICIAL, "theirs=2147483647").fair.unwrap();
    assert_eq!((last.mine, last.win_with_one_more), (largest, None));
    assert_eq!(Some(last), fair_start(Rules::OFFICIAL, largest).ok());
}

/// What each rule of thumb does, loses at once, and leaves; and the gap to the limit.
#[test]
fn facts_of_layers_are_those_of_their_tables() {
    const SIZE: u32 = 20;
    for rules in all_rules() {
        let table = SolvedTable::new(rules, SIZE).unwrap();
        for layer in LAYERS {
            let rule = rule_of(layer);
            let kept = rule.map(|rule| RuleTable::new(rules, rule, SIZE).unwrap());
            let some = positions(SIZE).step_by(29);
            let small = [(1, 5), (2, 3), (3, 2), (4, 4), (20, 20)];
            for (mine, theirs) in some.chain(small) {
                let (n, m) = (pool(mine), pool(theirs));
                let set = format!("layer={layer} mine={mine} theirs={theirs} size={SIZE}");
                let facts = facts(rules, &set);
                let context = format!("{rules} {layer} ({mine}, {theirs})");
                let shown = facts.rule.as_ref().map(|(shown, _)| *shown);
                assert_eq!(shown, rule, "{context}");
                let chance =
                    |numerator: u32| Probability::new(numerator.into(), u64::from(mine * theirs));
                match (&facts.rule, &kept) {
                    (Some((_, Err(untold))), _) => {
                        assert!(*untold == Untold::Over && rules.is_over(n, m), "{context}");
                    }
                    (Some((rule, Ok(here))), Some(kept)) => {
                        assert_eq!(here.choice, rule.choose(rules, n, m), "{context}");
                        assert_eq!(here.kept.left, chance(kept.numerator(n, m)), "{context}");
                        let best = table.numerator(n, m);
                        let lost = best - kept.numerator(n, m);
                        assert_eq!(here.kept.cost, chance(lost), "{context}");
                        let now = match &here.choice {
                            Move::Ask(parts) => question_numerator(&table, n, m, parts),
                            Move::Name if rules.ending() == Ending::Open && mine > 1 => {
                                mine * theirs - table.numerator(m, pool(mine - 1))
                            }
                            Move::Name => theirs,
                        };
                        assert_eq!(here.lost, chance(best - now), "{context}");
                    }
                    (known, _) => assert!(known.is_none(), "{context}"),
                }
                let has_gap = layer == "distance" && is_position(rules, mine, theirs);
                assert_eq!(facts.gap.is_some(), has_gap, "{context}");
                let limit = limit_probability(rules, mine.into(), theirs.into());
                let apart = facts.gap.map(LimitDistance::value).zip(limit);
                let is_near = apart.is_none_or(|(gap, limit)| {
                    (table.win(n, m).value() - limit - gap).abs() < 1e-12
                });
                assert!(is_near, "{context}");
            }
        }
    }
    let beyond = facts(Rules::RACE, "mine=600 theirs=10 layer=rule rule=ladder");
    assert_eq!(beyond.halving, Err(Untold::Beyond));
    let rule = Some((RuleOfThumb::Ladder, Err(Untold::Beyond)));
    assert_eq!(beyond.rule, rule);
    assert_eq!(beyond.lengths, [Some(Err(Untold::Beyond)); 2]);
    let within = facts(Rules::OFFICIAL, "mine=512 theirs=500");
    assert!(within.lengths[0].is_some_and(|length| length.is_ok()));
}

/// n·m times the mean of the number of turns, and of its square, from every position met.
type Moments = BTreeMap<(u32, u32), (i64, i64)>;

/// With M and S these two: a turn that leads to the parts a gives M = n·m + Σ M(m, a) and S = n·m + Σ (2M(m, a) + S(m, a)).
fn moments(
    rules: Rules,
    choose: &dyn Fn(u32, u32) -> Move,
    (n, m): (u32, u32),
    known: &mut Moments,
) -> (i64, i64) {
    if rules.ending() == Ending::Race && (n == 1 || m == 1) {
        return (0, 0);
    }
    if let Some(&found) = known.get(&(n, m)) {
        return found;
    }
    let leads_to = match choose(n, m) {
        Move::Ask(parts) => parts,
        Move::Name if rules.ending() == Ending::Open && n > 1 => vec![n - 1],
        Move::Name => Vec::new(),
    };
    let whole = i64::from(n) * i64::from(m);
    let found = leads_to
        .into_iter()
        .fold((whole, whole), |(mean, square), part| {
            let (later, later_square) = moments(rules, choose, (m, part), known);
            (mean + later, square + 2 * later + later_square)
        });
    known.insert((n, m), found);
    found
}

/// The two moments of the length of a game, by their recurrences over the moves of the exhaustive table.
#[test]
fn the_length_of_a_game_is_that_of_its_two_moments() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(8);
    let mut always = 0;
    for rules in all_rules() {
        let side = sized(24, if rules.answers() == 2 { 96 } else { 32 });
        let table = SolvedTable::new(rules, side).unwrap();
        let perfect = |n: u32, m: u32| {
            if table.naming_is_optimal(pool(n), pool(m)) {
                return Move::Name;
            }
            let question = table.most_even_question(pool(n), pool(m));
            question.map_or(Move::Name, Move::Ask)
        };
        for (layer, rule) in [
            ("win", None),
            ("halving", Some(RuleOfThumb::Halve)),
            ("ladder", Some(RuleOfThumb::Ladder)),
            ("name-early", Some(RuleOfThumb::NameEarly)),
        ] {
            let kept = |n: u32, m: u32| rule.unwrap().choose(rules, pool(n), pool(m));
            let (mut by_best, mut by_rule) = (Moments::new(), Moments::new());
            for _ in 0..sized(10, 40) {
                let (n, m) = (random.random_range(1..=side), random.random_range(1..=side));
                let facts = facts(rules, &format!("mine={n} theirs={m} layer={layer}"));
                let expected = |choose: &dyn Fn(u32, u32) -> Move, known: &mut Moments| {
                    if rules.is_over(pool(n), pool(m)) {
                        return Err(Untold::Over);
                    }
                    let (mean, square) = moments(rules, choose, (n, m), known);
                    let whole = i128::from(n) * i128::from(m);
                    let [mean, square] =
                        [mean, square].map(|sum| Fraction::new(i128::from(sum), whole));
                    Ok(Length {
                        mean,
                        variance: square - mean * mean,
                    })
                };
                let context = format!("{rules} {layer} ({n}, {m})");
                let best = expected(&perfect, &mut by_best);
                always += u32::from(best.is_ok_and(|length| length.variance == Fraction::ZERO));
                assert_eq!(facts.lengths[0], Some(best), "{context}");
                let by_rule = rule.map(|_| expected(&kept, &mut by_rule));
                assert_eq!(facts.lengths[1], by_rule, "{context}");
            }
        }
    }
    assert!(always > 3, "{always}");
}
