//! Guts with cards against counting deals one by one.

use proptest::prelude::*;
use std::sync::LazyLock;
use upperhand::guts::cards::{
    AllDrop, CardGame, Deck, EquilibriumSearch, Error, Fraction, Hand, Hands, Strategy, best_reply,
    best_reply_to_doubles, equilibrium, exploitability, mistakes, mixed_thresholds, payoff,
    stakes_carried_on, threshold_payoffs,
};
use upperhand_oracles::dealt_guts::{Dealt, settle};
use upperhand_oracles::is_full;

const BOTH: [AllDrop; 2] = [AllDrop::Replay, AllDrop::Weenie];

/// Every game whose hands are at most this many.
fn games(most: usize) -> Vec<CardGame> {
    let mut games = Vec::new();
    for (cards, ranks, suits) in (1..=3)
        .flat_map(|cards| (2..=13).map(move |ranks| (cards, ranks)))
        .flat_map(|(cards, ranks)| (1..=4).map(move |suits| (cards, ranks, suits)))
    {
        let deck = Deck::new(ranks, suits).unwrap();
        if Hands::new(deck, cards).is_ok_and(|hands| hands.len() <= most) {
            games.extend(BOTH.map(|all_drop| CardGame::new(deck, cards, all_drop).unwrap()));
        }
    }
    games
}

fn standard(cards: u32, all_drop: AllDrop) -> CardGame {
    CardGame::new(Deck::STANDARD, cards, all_drop).unwrap()
}

/// What the first player wins in one deal, and the stakes carried on: (mine, theirs) held, and whether mine is better.
fn outcome(all_drop: AllDrop, held: (bool, bool), better: bool) -> (i64, i64) {
    let deal = [(better, held.0), (!better, held.1)].map(|(better, holds)| Dealt {
        hand: f64::from(better),
        holds,
    });
    let (payoffs, stakes) = settle(&deal, all_drop == AllDrop::Weenie);
    (payoffs[0].into(), stakes.into())
}

/// α and β by going through all deals and all four ways to act.
fn by_deals(game: &CardGame, mine: &Strategy, theirs: &Strategy) -> (Fraction, Fraction) {
    let chance = |strategy: &Strategy, hand: usize, held: bool| {
        let numerator = strategy.numerators()[hand];
        if held {
            numerator
        } else {
            strategy.denominator() - numerator
        }
    };
    let hands = game.hands();
    let (mut alpha, mut beta, mut deals) = (0, 0, 0);
    for (g, h) in (0..hands.len()).flat_map(|g| (0..hands.len()).map(move |h| (g, h))) {
        if !hands.get(g).is_disjoint_from(hands.get(h)) {
            continue;
        }
        deals += 1;
        for held in [(true, true), (true, false), (false, true), (false, false)] {
            let weight = chance(mine, g, held.0) * chance(theirs, h, held.1);
            let (payoff, stakes) = outcome(game.all_drop(), held, g > h);
            alpha += weight * i128::from(payoff);
            beta += weight * i128::from(stakes);
        }
    }
    assert_eq!(deals, hands.deals() as i128);
    let whole = deals * mine.denominator() * theirs.denominator();
    (Fraction::new(alpha, whole), Fraction::new(beta, whole))
}

/// What the best reply gains, from every pair of hands: O(hands²), no totals.
fn exploitability_by_deals(game: &CardGame, strategy: &Strategy) -> Fraction {
    // Cards as bits, so that three cards take seconds.
    let bit = |hand: &Hand| -> u64 {
        let bits = hand
            .cards()
            .map(|card| 1_u64 << (card.rank() * 4 + card.suit()));
        bits.sum()
    };
    let bits: Vec<u64> = game.hands().iter().map(bit).collect();
    let narrow = |number: &i128| i64::try_from(*number).unwrap();
    let whole = narrow(&strategy.denominator());
    let weights: Vec<i64> = strategy.numerators().iter().map(narrow).collect();
    let mut total = 0;
    for (g, mine) in bits.iter().enumerate() {
        let (mut hold, mut drop) = (0, 0);
        for (theirs, better) in [(0..g, true), (g + 1..bits.len(), false)] {
            let (mut met, mut holding) = (0, 0);
            for h in theirs {
                let is_met = i64::from(bits[h] & mine == 0);
                met += is_met;
                holding += is_met * weights[h];
            }
            let value = |mine| {
                holding * outcome(game.all_drop(), (mine, true), better).0
                    + (whole * met - holding) * outcome(game.all_drop(), (mine, false), better).0
            };
            hold += value(true);
            drop += value(false);
        }
        total += i128::from(hold.max(drop));
    }
    Fraction::new(total, game.hands().deals() as i128 * strategy.denominator())
}

/// The rank and suit of each card of a label.
fn read(label: &str) -> Vec<(usize, usize)> {
    let ranks = [
        "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A",
    ];
    let card = |name: &str| {
        let (rank, suit) = name.split_at(name.len() - 1);
        let rank = ranks.iter().position(|known| *known == rank).unwrap();
        (rank, "CHDS".find(suit).unwrap())
    };
    label.split('/').map(card).collect()
}

/// A hand as a number: like the rules say, without looking at how hands are built.
fn strength(label: &str) -> (usize, usize) {
    let mut cards = read(label);
    cards.sort_unstable();
    cards.reverse();
    let ranks: Vec<usize> = cards.iter().map(|card| card.0).collect();
    let kind = match ranks[..] {
        [a, b, c] if a == b && b == c => 2,
        [a, b] if a == b => 1,
        [a, b, _] if a == b => 1,
        [_, b, c] if b == c => {
            cards.rotate_left(1);
            1
        }
        _ => 0,
    };
    let digits = cards
        .iter()
        .map(|card| card.0)
        .chain(cards.iter().map(|card| card.1));
    (kind, digits.fold(0, |number, digit| number * 16 + digit))
}

#[test]
fn hands_are_all_there_and_in_strict_order() {
    for game in games(22_100) {
        let labels: Vec<String> = game.hands().iter().map(ToString::to_string).collect();
        assert!(
            labels
                .windows(2)
                .all(|pair| strength(&pair[0]) < strength(&pair[1]))
        );
        let (deck, size) = (
            usize::from(game.hands().deck().size()),
            usize::from(game.hands().size()),
        );
        let ways =
            |from: usize| (0..size).fold(1, |ways, taken| ways * (from - taken) / (taken + 1));
        assert_eq!(
            (labels.len(), game.hands().opposing()),
            (ways(deck), ways(deck - size))
        );
        for (index, label) in labels.iter().enumerate().step_by(97) {
            assert_eq!(game.hands().index_of(label), Some(index));
        }
    }
}

static SMALL: LazyLock<Vec<CardGame>> = LazyLock::new(|| games(60));

fn strategy(game: &CardGame, seed: &[u8]) -> Strategy {
    let numerators = (0..game.hands().len()).map(|hand| i128::from(seed[hand % seed.len()] % 7));
    Strategy::new(game.hands(), numerators.collect(), 6).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn payoffs_are_those_of_the_deals(
        place in 0..10_000_usize,
        mine in prop::collection::vec(0_u8..7, 1..60),
        theirs in prop::collection::vec(0_u8..7, 1..60),
    ) {
        let game = &SMALL[place % SMALL.len()];
        let (mine, theirs) = (strategy(game, &mine), strategy(game, &theirs));
        let (alpha, beta) = by_deals(game, &mine, &theirs);
        prop_assert_eq!(payoff(game, &mine, &theirs), alpha);
        prop_assert_eq!(stakes_carried_on(game, &mine, &theirs), beta);
        // One antes what the other does.
        prop_assert_eq!(payoff(game, &theirs, &mine), Fraction::new(-alpha.numerator(), alpha.denominator()));
        prop_assert_eq!(payoff(game, &mine, &mine), Fraction::ZERO);
        prop_assert_eq!(exploitability(game, &mine), exploitability_by_deals(game, &mine));
        let reply = best_reply(game, &mine);
        prop_assert_eq!(payoff(game, &reply.strategy, &mine), reply.gain);
        let costs: f64 = mistakes(game, &mine).iter().map(|mistake| mistake.cost.value()).sum();
        prop_assert!((costs - reply.gain.value()).abs() < 1e-12);
        let doubles: Vec<f64> = mine.numerators().iter().map(|&n| n as f64 / 6.0).collect();
        let rounded = best_reply_to_doubles(game, &doubles).unwrap();
        prop_assert!((rounded.gain - reply.gain.value()).abs() < 1e-12);
    }
}

#[test]
fn a_mixture_of_thresholds_loses_to_no_threshold() {
    for game in games(400) {
        let mixture = mixed_thresholds(&game).unwrap();
        assert_eq!(
            mixture.thresholds.iter().map(|of| of.1).sum::<i128>(),
            mixture.total
        );
        let mut earned = vec![0; game.hands().len() + 1];
        for &(mine, weight) in &mixture.thresholds {
            for (sum, payoff) in earned.iter_mut().zip(threshold_payoffs(&game, mine)) {
                *sum += weight * i128::from(payoff);
            }
        }
        assert!(
            earned.iter().all(|&sum| sum >= 0),
            "{:?}",
            game.hands().deck()
        );
    }
}

#[test]
fn equilibria_cannot_be_exploited() {
    let largest = if is_full() { 3 } else { 2 };
    let whole = (1..=largest).map(|cards| standard(cards, AllDrop::Replay));
    for game in games(400).into_iter().chain(whole) {
        let optimal = equilibrium(&game).unwrap();
        assert_eq!(exploitability_by_deals(&game, &optimal), Fraction::ZERO);
        assert!(mistakes(&game, &optimal).is_empty());
    }
}

/// Most hands of these sixteen cards are undecided, and many values would vanish at once: it takes 2,157 exchanges as λ falls, and
/// more than 20,000 by the least index where λ adds nothing.
#[test]
fn a_degenerate_deck_takes_few_exchanges() {
    let game = CardGame::new(Deck::new(4, 4).unwrap(), 3, AllDrop::Replay).unwrap();
    let mut search = EquilibriumSearch::new(&game);
    for _ in 0..10_000 {
        search.pivot(&game).unwrap();
    }
    assert!(search.is_over());
    assert_eq!(
        exploitability_by_deals(&game, search.strategy()),
        Fraction::ZERO
    );
}

#[test]
fn errors_say_what_was_given_and_what_is_allowed() {
    let text = |error: Error| error.to_string();
    let deck = Deck::new(2, 2).unwrap();
    let hands = Hands::new(deck, 1).unwrap();
    assert_eq!(
        text(Deck::new(1, 4).unwrap_err()),
        "a deck of 1 ranks is outside 2..=13"
    );
    assert_eq!(
        text(Hands::new(deck, 4).unwrap_err()),
        "a hand of 4 cards is outside 1..=3"
    );
    assert_eq!(
        text(Hands::new(deck, 3).unwrap_err()),
        "two hands of 3 need 6 cards, more than the 4 of the deck"
    );
    assert_eq!(
        text(Strategy::threshold(&hands, 5).unwrap_err()),
        "a threshold of 5 is outside 0..=4"
    );
    assert_eq!(
        text(Strategy::new(&hands, vec![0; 3], 1).unwrap_err()),
        "3 numbers are no strategy: it takes one for each of the 4 hands"
    );
    assert_eq!(
        text(Strategy::new(&hands, vec![0; 4], 0).unwrap_err()),
        "a common denominator of 0 is outside 1..=1099511627776"
    );
    assert_eq!(
        text(Strategy::new(&hands, vec![0, 0, 3, 0], 2).unwrap_err()),
        "hand 2 cannot be held with probability 1.5, which is outside 0..=1"
    );
    let game = CardGame::new(deck, 1, AllDrop::Replay).unwrap();
    assert!(matches!(
        best_reply_to_doubles(&game, &[0.0, f64::NAN, 0.0, 0.0]),
        Err(Error::HoldProbability { index: 1, .. })
    ));
}
