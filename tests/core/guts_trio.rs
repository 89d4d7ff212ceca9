//! One against two who have agreed, with real cards: beside plain enumeration of deals and of pairs.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt as _, SeedableRng as _};
use upperhand::Fraction;
use upperhand::guts::cards::{AllDrop, CardGame, Error, Pair, Strategy, best_pair, card_coalition};
use upperhand_oracles::three_hands::{deals, first_gets, game};

const RULES: [AllDrop; 2] = [AllDrop::Replay, AllDrop::Weenie];

/// Her payoff, times deals and wholes, against a pair: by hand, held and dropped.
fn by_deals(game: &CardGame, pair: &Pair) -> Vec<[i64; 2]> {
    let mut sums = vec![[0; 2]; game.hands().len()];
    deals(game, |hands| {
        let [hers, one, other] = hands;
        for (choice, held) in [true, false].into_iter().enumerate() {
            let held = [held, pair[0][one], pair[1][other]];
            sums[hers][choice] += first_gets(game.all_drop(), hands, held);
        }
    });
    sums
}

fn number_of_deals(game: &CardGame) -> i128 {
    let mut number = 0;
    deals(game, |_| number += 1);
    number
}

/// The least over all pairs, one by one: all strategies of the one, and each hand of the other as it is best.
fn least_of_all(game: &CardGame, hold: &[i64], whole: i64) -> i128 {
    let count = game.hands().len();
    // What a deal pays, where the one holds or drops and the other does.
    let mut of_deals = Vec::new();
    deals(game, |hands| {
        let worth = [false, true].map(|one| {
            [true, false].map(|other| {
                let gets = |hers: bool| first_gets(game.all_drop(), hands, [hers, one, other]);
                hold[hands[0]] * gets(true) + (whole - hold[hands[0]]) * gets(false)
            })
        });
        of_deals.push((hands, worth));
    });
    let least = (0..1_u32 << count).map(|strategy| {
        let mut sums = vec![[0_i64; 2]; count];
        for ([_, one, other], worth) in &of_deals {
            let [holds, drops] = worth[usize::from(strategy >> one & 1 == 1)];
            sums[*other][0] += holds;
            sums[*other][1] += drops;
        }
        sums.iter()
            .map(|[holds, drops]| i128::from(*holds.min(drops)))
            .sum()
    });
    least.min().unwrap()
}

fn random_strategy(game: &CardGame, dice: &mut Xoshiro256PlusPlus) -> (Vec<i64>, Strategy) {
    let parts: Vec<i64> = (0..game.hands().len())
        .map(|_| dice.random_range(0..4))
        .collect();
    let numerators = parts.iter().map(|&part| part.into()).collect();
    (parts, Strategy::new(game.hands(), numerators, 3).unwrap())
}

#[test]
fn the_best_pair_is_the_best_of_all_pairs() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(40);
    for all_drop in RULES {
        for (ranks, suits, cards, rounds) in
            [(3, 1, 1, 9), (5, 1, 1, 9), (4, 2, 1, 9), (6, 1, 2, 1)]
        {
            let game = game(ranks, suits, cards, all_drop);
            let deals = number_of_deals(&game);
            for _ in 0..rounds {
                let (parts, strategy) = random_strategy(&game, &mut dice);
                let (left, pair) = best_pair(&game, &strategy).unwrap();
                let least = least_of_all(&game, &parts, 3);
                assert_eq!(left, Fraction::new(least, 3 * deals), "{game:?} {parts:?}");
                let by_pair = by_deals(&game, &pair)
                    .iter()
                    .zip(&parts)
                    .map(|([hold, drop], part)| i128::from(part * hold + (3 - part) * drop))
                    .sum::<i128>();
                assert_eq!(least, by_pair);
            }
        }
    }
}

/// Her strategy loses no more than the value to any pair, and against the mixture nothing of hers is better: by enumeration.
#[test]
fn optima_of_small_decks_hold_over_all_strategies() {
    for all_drop in RULES {
        for (ranks, suits, cards) in [
            (3, 1, 1),
            (4, 1, 1),
            (5, 1, 1),
            (7, 1, 1),
            (3, 3, 1),
            (5, 2, 1),
            (6, 1, 2),
            (3, 2, 2),
        ] {
            let game = game(ranks, suits, cards, all_drop);
            let deals = number_of_deals(&game);
            let found = card_coalition(&game).unwrap();
            assert_eq!(
                found.lowest, found.highest,
                "{ranks} ranks, {suits} suits, {cards} cards"
            );
            let whole = i64::try_from(found.hold.denominator()).unwrap();
            let parts: Vec<i64> = found
                .hold
                .numerators()
                .iter()
                .map(|&part| i64::try_from(part).unwrap())
                .collect();
            let least = least_of_all(&game, &parts, whole);
            assert_eq!(
                found.lowest,
                Fraction::new(least, i128::from(whole) * deals)
            );
            let weights: Fraction = found.coalition.iter().map(|(_, weight)| *weight).sum();
            assert_eq!(weights, Fraction::ONE);
            let mut sums = vec![[Fraction::ZERO; 2]; game.hands().len()];
            for (pair, weight) in &found.coalition {
                assert!(*weight > Fraction::ZERO);
                for (sum, more) in sums.iter_mut().zip(by_deals(&game, pair)) {
                    *sum = [0, 1].map(|choice: usize| {
                        sum[choice] + *weight * Fraction::from(i128::from(more[choice]))
                    });
                }
            }
            let most: Fraction = sums.iter().map(|[hold, drop]| *hold.max(drop)).sum();
            assert_eq!(most, found.highest * Fraction::from(deals));
        }
    }
}

#[test]
fn what_is_not_dealt_to_three_is_refused() {
    let three = game(13, 4, 3, AllDrop::Replay);
    assert_eq!(
        card_coalition(&three).unwrap_err(),
        Error::TableOfThree { deck: 52, hand: 3 }
    );
    let small = game(2, 2, 2, AllDrop::Replay);
    assert_eq!(
        card_coalition(&small).unwrap_err(),
        Error::TableOfThree { deck: 4, hand: 2 }
    );
    let one = game(13, 4, 1, AllDrop::Replay);
    let fine = Strategy::new(one.hands(), vec![1; 52], 1 << 40).unwrap();
    assert_eq!(best_pair(&one, &fine).unwrap_err(), Error::NumbersTooLarge);
}
