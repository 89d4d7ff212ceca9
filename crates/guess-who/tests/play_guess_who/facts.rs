//! What is known of a position and of a game, as values beside a naive game tree.

use super::games::{Told, ZERO, asked, facts, played};
use super::probability;
use upperhand::BigRational;
use upperhand::Fraction;
use upperhand::guess_who::play::Move;
use upperhand::guess_who::{Ending, Pool, Rules, one_deck};
use upperhand::play::guess_who::{Change, Player};
use upperhand_guess_who::play_guess_who::{Asked, Deck, carelessness};
use upperhand_kit::state::State as _;
use upperhand_oracles::{game_tree, sized};

fn is(change: &Change, sum: Fraction) -> bool {
    change.exact() == BigRational::new(sum.numerator().into(), sum.denominator().into())
}

/// At every position of a game the chance, the best one, the worth of each question and of a name.
#[test]
fn the_coach_knows_what_a_tree_knows() {
    for seed in 0..sized(24, 60) {
        let played = played(seed, 7);
        for moves in 0..played.game.history().len() {
            let game = played.game.beginning(moves);
            let Told {
                pools: [own, other],
                by_first,
                ..
            } = played.told[moves];
            let chance = game_tree::solve(played.rules, own, other).win;
            let mut state = asked(&game);
            let known = facts(&state);
            assert_eq!(known.advice.as_ref().unwrap().chance, probability(chance));
            let is_near = by_first || played.is_shared;
            assert_eq!(known.is_asked(), is_near);
            if !is_near {
                continue;
            }
            assert_eq!(known.own_chance(), probability(chance));
            let named = game_tree::naming(played.rules, own, other);
            let advice = known.advice.unwrap();
            let best = match &advice.best {
                Move::Ask(parts) => game_tree::question(played.rules, own, other, parts),
                Move::Name => named.unwrap(),
            };
            assert_eq!(best, chance, "{:?}", advice.best);
            assert_eq!(advice.naming, named.map(probability));
            assert_eq!(known.worth, None);
            for count in 1..own {
                state.ask = count;
                let worth = game_tree::question(played.rules, own, other, &[count, own - count]);
                assert_eq!(
                    facts(&state).worth,
                    Some(probability(worth)),
                    "{count} of {own}"
                );
            }
        }
    }
}

/// What choices and luck came to, which mistake is explained, and from where a game can be played again.
#[test]
fn a_game_that_is_over_is_the_sum_of_its_moves() {
    let mut answers = 0;
    for seed in 100..100 + sized(60, 160) {
        let played = played(seed, 8);
        let known = facts(&played.asked());
        let (cost, given) = (played.costs(true), played.costs(false));
        let (start, end) = (played.told[0].best, played.told.last().unwrap().after);
        assert_eq!(end, Fraction::new(i128::from(played.won), 1));
        assert!(is(&known.review.skill, ZERO - cost) && is(&known.review.opponent_skill, given));
        assert!(is(&known.review.luck, end - start + cost - given));
        let mine = |index: &usize| played.told[*index].by_first;
        let lost = |index: usize| played.told[index].lost();
        let worst = (0..played.told.len()).filter(mine).reduce(|worst, next| {
            if lost(next) > lost(worst) {
                next
            } else {
                worst
            }
        });
        let worst = worst.filter(|worst| lost(*worst) > ZERO);
        assert_eq!(known.explained(), worst);
        let own: Vec<usize> = (0..played.told.len())
            .filter(|index| played.is_shared || mine(index))
            .collect();
        for step in 0..played.told.len() {
            let mut state = played.asked();
            state.step = u32::try_from(step).unwrap();
            // The move that is shown, or else the nearest that a person made, a later one first.
            let shown = step.saturating_sub(1);
            let next = own.iter().find(|index| **index >= shown).or(own.last());
            let replayed = facts(&state).replayed();
            assert_eq!(replayed.as_ref().map(|(index, _)| index), next);
            if let Some((index, game)) = replayed {
                assert!(game.history().len() == index && !game.is_over());
                answers += usize::from(index != shown);
            }
        }
    }
    assert!(answers > 10, "{answers}");
}

/// Best play after a mistake: the mistake, then a best move each, with the likelier answers, to the end.
#[test]
fn best_play_after_a_mistake_is_best() {
    let mut lines = 0;
    for seed in 700..740 {
        let played = played(seed, 9);
        let mut state = played.asked();
        let Some(index) = facts(&state).explained() else {
            continue;
        };
        lines += 1;
        (state.step, state.line) = (u32::try_from(index + 1).unwrap(), 1);
        let known = facts(&state);
        assert_eq!(
            (known.course.fork, known.course.made),
            (Some(index), index + 1)
        );
        let mut pools = played.told[index].pools;
        for (place, turn) in known.course.turns.iter().enumerate().skip(index) {
            let told = super::games::told(played.rules, turn, pools);
            assert_eq!(
                [turn.best, turn.chosen, turn.after],
                [told.best, told.chosen, told.after].map(probability)
            );
            assert_eq!(told.lost() > ZERO, place == index);
            assert!(2 * told.left >= pools[0], "not the likelier answer");
            pools = [pools[1], told.left];
        }
        let last = known.course.turns.last().unwrap().after;
        assert_eq!(
            last.numerator() % last.denominator(),
            0,
            "it goes to the end"
        );
        assert_eq!(
            known.course.turns[index].by == Player::You,
            played.told[index].by_first
        );
    }
    assert!(lines > 8, "{lines}");
}

/// With one deck one's own card is out of both pools, and carelessness costs what that game has when it is solved.
#[test]
fn one_deck_leaves_one_face_less_and_has_a_rule_of_its_own() {
    for ending in Ending::ALL {
        let state = Asked {
            ending,
            deck: Deck::One,
            ..Asked::initial()
        };
        let known = facts(&state.agreed());
        assert_eq!(
            [known.game.mine(), known.game.theirs()].map(Pool::get),
            [23; 2]
        );
        let rules = Rules::new(2, ending).unwrap();
        let chance = game_tree::solve(rules, 23, 23).win;
        assert_eq!(known.own_chance(), probability(chance));
        let solved = one_deck(ending, Pool::new(24).unwrap());
        let apart = solved.map(|deck| probability(deck.hiding - deck.careless));
        assert_eq!(carelessness(ending), apart.ok());
    }
}
