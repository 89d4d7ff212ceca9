//! Lines of hands as poker ranks them: all pairs of hands, and the odds of poker.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt as _, SeedableRng as _};
use upperhand::Fraction;
use upperhand::guts::cards::{
    AllDrop, Card, Deck, HandOrder, LineGame, LineLosses, LineSearch, Ranking, Replies,
};
use upperhand_oracles::sized;

const RULES: [AllDrop; 2] = [AllDrop::Replay, AllDrop::Weenie];

fn lines(deck: Deck, (cards, straights): (u32, bool), all_drop: AllDrop) -> LineGame {
    LineGame::new(deck, Ranking::new(cards, straights).unwrap(), all_drop).unwrap()
}

fn searched(game: &LineGame, replies: Replies) -> (usize, Fraction) {
    let mut search = LineSearch::new(game, replies);
    while !search.is_over() {
        search.step(game);
    }
    search.best(game)
}

/// The cards of a hand as ranks and suits.
fn cards_of(game: &LineGame, hand: usize) -> Vec<(usize, usize)> {
    let cards = game.hand_cards(hand);
    cards
        .map(|card| (card.rank().into(), card.suit().into()))
        .collect()
}

/// What poker calls a hand, from its cards alone.
fn called(cards: &[(usize, usize)]) -> &'static str {
    let mut of_rank = [0; 13];
    for &(rank, _) in cards {
        of_rank[rank] += 1;
    }
    let count = |kind: usize| of_rank.iter().filter(|&&many| many == kind).count();
    let is_flush = cards.iter().all(|card| card.1 == cards[0].1);
    let runs = (0..13).any(|low| {
        let run = |place: usize| of_rank[(low + place) % 13] == 1;
        (low + cards.len() <= 13 || low == 12) && (0..cards.len()).all(run)
    });
    match (count(4), count(3), count(2)) {
        (1, ..) => "four of a kind",
        (_, 1, 1) => "full house",
        (_, 1, _) => "three of a kind",
        (_, _, 2) => "two pairs",
        (_, _, 1) => "pair",
        _ if runs && is_flush => "straight flush",
        _ if is_flush => "flush",
        _ if runs => "straight",
        _ => "high card",
    }
}

#[test]
fn hands_stand_in_the_order_and_in_the_numbers_of_poker() {
    let three = [
        ("high card", 16_440),
        ("pair", 3744),
        ("flush", 1096),
        ("straight", 720),
        ("three of a kind", 52),
        ("straight flush", 48),
    ];
    let five = [
        ("high card", 1_302_540),
        ("pair", 1_098_240),
        ("two pairs", 123_552),
        ("three of a kind", 54_912),
        ("straight", 10_200),
        ("flush", 5108),
        ("full house", 3744),
        ("four of a kind", 624),
        ("straight flush", 40),
    ];
    for (cards, odds) in [(3, &three[..]), (5, &five[..])] {
        let game = lines(Deck::STANDARD, (cards, true), AllDrop::Replay);
        let mut first = 0;
        for &(name, many) in odds {
            // The order makes the first, the last and some between the whole of the kind.
            for place in (0..many).step_by((many / 500).max(1)).chain([many - 1]) {
                let hand = first + place;
                assert_eq!(called(&cards_of(&game, hand)), name, "{}", game.hand(hand));
            }
            first += many;
        }
        assert_eq!(first, game.hands());
    }
    let game = lines(Deck::STANDARD, (5, true), AllDrop::Replay);
    for (hand, said) in [
        (0, "7C/5C/4C/3C/2H"),
        (2_598_920, "5C/4C/3C/2C/AC"),
        (2_598_959, "AS/KS/QS/JS/10S"),
    ] {
        assert_eq!(game.hand(hand), said);
    }
}

/// What a line wins from another with two given hands, in antes.
fn won(all_drop: AllDrop, (mine, theirs): (usize, usize), (holds, they_hold): (bool, bool)) -> i64 {
    let better = if mine > theirs { 1 } else { -1 };
    match (holds, they_hold, all_drop) {
        (true, true, _) => 2 * better,
        (true, false, _) => 1,
        (false, true, _) => -1,
        (false, false, AllDrop::Replay) => 0,
        (false, false, AllDrop::Weenie) => -better,
    }
}

/// The hands that can be dealt beside each.
fn deals(game: &LineGame) -> Vec<Vec<usize>> {
    let cards = |hand| cards_of(game, hand);
    let hands: Vec<Vec<(usize, usize)>> = (0..game.hands()).map(cards).collect();
    let is_apart =
        |mine: usize, theirs: usize| hands[mine].iter().all(|card| !hands[theirs].contains(card));
    let beside = |mine| {
        (0..hands.len())
            .filter(|&theirs| is_apart(mine, theirs))
            .collect()
    };
    (0..hands.len()).map(beside).collect()
}

#[test]
fn in_a_small_deck_every_line_and_any_strategy_lose_what_all_pairs_of_hands_say() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(11);
    for ((cards, ranks, suits), all_drop) in [(3, 4, 2), (3, 3, 3), (5, 6, 2), (5, 5, 3)]
        .into_iter()
        .flat_map(|deck| RULES.map(|all_drop| (deck, all_drop)))
    {
        let game = lines(Deck::new(ranks, suits).unwrap(), (cards, true), all_drop);
        let deals = deals(&game);
        let count: usize = deals.iter().map(Vec::len).sum();
        assert_eq!(i64::try_from(count).unwrap(), game.deals());
        // What holding or dropping a hand wins from another who holds this often of 12.
        let wins = |hand: usize, holds: bool, often: &dyn Fn(usize) -> i64| -> i64 {
            let each = deals[hand].iter().map(|&theirs| {
                let with = |they_hold| won(all_drop, (hand, theirs), (holds, they_hold));
                often(theirs) * with(true) + (12 - often(theirs)) * with(false)
            });
            each.sum()
        };
        let lost = |often: &dyn Fn(usize) -> i64| {
            let best = |hand| wins(hand, true, often).max(wins(hand, false, often));
            let lost: i64 = (0..deals.len()).map(best).sum();
            Fraction::new(i128::from(lost), 12 * i128::from(game.deals()))
        };
        // Some lines of the larger decks, all of the others.
        let few = if deals.len() < 100 {
            1
        } else {
            deals.len() / sized(20, 100)
        };
        let above = |line: usize| move |theirs: usize| if theirs >= line { 12 } else { 0 };
        let losses = (0..=deals.len()).step_by(few).map(|line| {
            let lost = lost(&above(line));
            assert_eq!(game.exploitability(line).unwrap(), lost, "{line}");
            lost
        });
        let least = losses.min().unwrap();
        // Never or always as often as in between.
        let often = |_| dice.random_range(-12..=24_i64).clamp(0, 12);
        let held: Vec<i64> = (0..deals.len()).map(often).collect();
        let gains = game.gains_against_strategy(&held, 12).unwrap();
        for (hand, gain) in gains.into_iter().enumerate() {
            let [by_holding, by_dropping] =
                [true, false].map(|holds| wins(hand, holds, &|theirs| held[theirs]));
            assert_eq!(by_holding - by_dropping, gain, "{hand}");
        }
        let found = game.strategy_exploitability(&held, 12).unwrap();
        assert_eq!(found, lost(&|theirs| held[theirs]));
        if few > 1 {
            continue;
        }
        // No line loses less than those that are found.
        assert_eq!(searched(&game, Replies::All).1, least);
        let against = |line: usize, reply: usize| -> i64 {
            let each = (0..deals.len()).map(|hand| wins(hand, hand >= reply, &above(line)));
            each.sum()
        };
        let most = |line: usize| (0..=deals.len()).map(|reply| against(line, reply)).max();
        let guaranteed = (0..=deals.len()).filter_map(most).min().unwrap();
        let guaranteed = Fraction::new(i128::from(guaranteed), 12 * i128::from(game.deals()));
        assert_eq!(searched(&game, Replies::Lines).1, guaranteed);
    }
}

#[test]
fn one_sweep_tells_what_every_line_loses() {
    let small = Deck::new(5, 2).unwrap();
    for (cards, deck, step) in [
        ((1, false), Deck::STANDARD, 1),
        ((2, false), Deck::STANDARD, 1),
        ((3, false), Deck::STANDARD, sized(997, 97)),
        ((3, true), Deck::STANDARD, sized(997, 97)),
        ((3, true), small, 1),
        ((5, true), small, 1),
        ((5, true), Deck::new(5, 3).unwrap(), sized(29, 7)),
    ] {
        for all_drop in RULES {
            let game = lines(deck, cards, all_drop);
            let mut losses = LineLosses::new(&game);
            while !losses.is_over() {
                losses.step(&game, 1000);
            }
            assert_eq!(losses.deals().len(), game.hands() + 1);
            for line in (0..=game.hands()).step_by(step) {
                assert_eq!(
                    losses.of(line).unwrap(),
                    game.exploitability(line).unwrap(),
                    "{line}"
                );
                let gains: Vec<i32> = game.gains_against(line).collect();
                let count = |gains: &[i32], sign: i32| {
                    gains.iter().filter(|gain| gain.signum() == sign).count()
                };
                let reply = losses.reply(line).unwrap();
                assert_eq!(reply.holds as usize, count(&gains[..line], 1), "{line}");
                assert_eq!(reply.drops as usize, count(&gains[line..], -1), "{line}");
            }
            assert!(losses.reply(game.hands() + 1).is_err());
        }
    }
}

#[test]
fn what_is_no_strategy_is_refused() {
    let game = lines(Deck::STANDARD, (1, false), AllDrop::Replay);
    for (held, whole, said) in [
        (vec![0; 51], 1, "51"),
        (vec![0; 52], 0, "a common denominator of 0"),
        (vec![3; 52], 2, "probability 1.5"),
    ] {
        let error = game.strategy_exploitability(&held, whole).unwrap_err();
        assert!(error.to_string().contains(said), "{error}");
    }
}

#[test]
fn every_hand_stands_in_the_order_where_the_list_of_all_has_it() {
    for (cards, step) in [
        ((1, false), 1),
        ((2, false), 1),
        ((3, false), sized(29, 7)),
        ((3, true), sized(29, 7)),
        ((5, true), 10_007),
    ] {
        let game = lines(Deck::STANDARD, cards, AllDrop::Replay);
        let order = HandOrder::new(Ranking::new(cards.0, cards.1).unwrap());
        assert_eq!(order.hands(), game.hands());
        for hand in (0..game.hands()).step_by(step).chain([game.hands() - 1]) {
            let listed: Vec<_> = game.hand_cards(hand).collect();
            assert_eq!(order.hand(hand), listed);
            // As it is written, and the other way round without suits.
            let read = order.read(&game.hand(hand)).unwrap();
            assert_eq!((read.index, read.count), (hand, 1));
            let ranks: Vec<String> = listed.iter().rev().map(ToString::to_string).collect();
            let ranks = ranks.join(" ").replace(['C', 'H', 'D', 'S'], "");
            let read = order.read(&ranks).unwrap();
            assert!(read.index >= hand && read.count >= 1);
            let ranks_of = |hand: usize| {
                let mut ranks: Vec<u8> = game.hand_cards(hand).map(Card::rank).collect();
                ranks.sort_unstable();
                ranks
            };
            assert_eq!(ranks_of(read.index), ranks_of(hand));
            // None above it has the same ranks, as far as the next few are asked.
            for above in read.index + 1..game.hands().min(read.index + 1100) {
                assert_ne!(ranks_of(above), ranks_of(hand), "{ranks}");
            }
        }
    }
}
