//! What the paper prints about Guts with cards, statement by statement, against counting deals: those
//! that hold are checked wherever they apply; of the others the first counterexample is the one that
//! the documentation of `guts::cards` names, and the corrected statement holds.
//!
//! In the paper's words: hands are numbered from 1, strategy i holds any hand of value above i, and
//! p̃(i : j) is the chance that the opponent's hand is at most i when one's own is j.

use upperhand::guts::cards::{
    AllDrop, CardGame, Deck, Fraction, Hands, Strategy, exploitability, payoff, stakes_carried_on,
};

/// The numbers of the opponent's hands at most i beside one's own hand j, for all i and j, by looking at
/// every pair of hands.
struct Counts {
    hands: Hands,
    /// `at_most[j - 1][i]`.
    at_most: Vec<Vec<i128>>,
}

impl Counts {
    fn new(deck: Deck, cards: u32) -> Self {
        let hands = Hands::new(deck, cards).unwrap();
        let at_most = hands
            .iter()
            .map(|own| {
                let mut count = 0;
                let more = hands.iter().map(|theirs| {
                    count += i128::from(own.is_disjoint_from(theirs));
                    count
                });
                [0].into_iter().chain(more).collect()
            })
            .collect();
        Self { hands, at_most }
    }

    fn n(&self) -> usize {
        self.hands.len()
    }

    /// N − M: the hands beside a given one.
    fn opposing(&self) -> i128 {
        self.at_most[0][self.n()]
    }

    /// p̃(i : j) times N − M.
    fn p(&self, i: usize, j: usize) -> i128 {
        self.at_most[j - 1][i]
    }

    /// The sum of p̃(i : j) over `own`, times N − M.
    fn sum(&self, i: usize, own: std::ops::RangeInclusive<usize>) -> i128 {
        own.map(|j| self.p(i, j)).sum()
    }

    /// S(i, j): the hands at most i that cannot be dealt beside hand j, itself included.
    fn blocked(&self, i: usize, j: usize) -> i128 {
        i as i128 - self.p(i, j)
    }

    /// (8.9): α times N(N − M).
    fn alpha(&self, i: usize, j: usize) -> i128 {
        if j <= i {
            (i - j) as i128 * self.opposing() - 2 * self.sum(i, j + 1..=i)
        } else {
            2 * self.sum(j, i + 1..=j) - (j - i) as i128 * self.opposing()
        }
    }

    /// (8.10), with p̃(first) ≤ 1/2 ≤ p̃(second).
    fn satisfying(
        &self,
        first: impl Fn(usize) -> [usize; 2],
        second: impl Fn(usize) -> [usize; 2],
    ) -> Vec<usize> {
        let twice = |[i, j]: [usize; 2]| 2 * self.p(i, j);
        (2..self.n())
            .filter(|&i| twice(first(i)) <= self.opposing() && self.opposing() <= twice(second(i)))
            .collect()
    }

    fn number(&self, label: &str) -> usize {
        self.hands.index_of(label).unwrap() + 1
    }

    fn label(&self, number: usize) -> String {
        self.hands.get(number - 1).to_string()
    }
}

fn two_cards() -> Counts {
    Counts::new(Deck::STANDARD, 2)
}

fn game(deck: Deck, cards: u32) -> CardGame {
    CardGame::new(deck, cards, AllDrop::Replay).unwrap()
}

fn hold_above(game: &CardGame, i: usize) -> Strategy {
    Strategy::threshold(game.hands(), i).unwrap()
}

/// One card of N = 2 to 52, as the decks that have them.
fn one_card_decks() -> impl Iterator<Item = Deck> {
    (2..=13).flat_map(|ranks| (1..=4).map(move |suits| Deck::new(ranks, suits).unwrap()))
}

/// Every pair of strategies of a deck.
fn pairs(n: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..=n).flat_map(move |i| (0..=n).map(move |j| (i, j)))
}

#[test]
fn p_tilde_and_alpha_for_one_card_are_as_printed() {
    for deck in one_card_decks() {
        let game = game(deck, 1);
        let n = game.hands().len() as i128;
        let counts = Counts::new(deck, 1);
        for i in 1..=game.hands().len() {
            assert_eq!(counts.sum(i, 1..=i), i as i128 * (i as i128 - 1));
        }
        for (i, j) in pairs(game.hands().len()) {
            let (first, second) = (i as i128, j as i128);
            let alpha = payoff(&game, &hold_above(&game, i), &hold_above(&game, j));
            let tilde = first.max(second) - 1;
            let printed = (n - 1 - 2 * tilde) * (first - second);
            assert_eq!(alpha, Fraction::new(printed, n * (n - 1)), "{n} {i} {j}");
        }
    }
}

#[test]
fn beta_for_one_card_is_not_as_printed() {
    let mut first_failure = None;
    for deck in one_card_decks() {
        let game = game(deck, 1);
        let n = game.hands().len() as i128;
        for (i, j) in pairs(game.hands().len()) {
            let (low, high) = (i.min(j) as i128, i.max(j) as i128);
            let beta = stakes_carried_on(&game, &hold_above(&game, i), &hold_above(&game, j));
            let (first, second) = (i as i128, j as i128);
            let printed = first * (second - 1) + (n - first) * (n - 1 - (second - 1));
            if beta != Fraction::new(printed, n * (n - 1)) && i > 0 && j > 0 {
                first_failure.get_or_insert((n, i, j));
            }
            let corrected = low * (high - 1) + (n - high) * (n - low - 1);
            assert_eq!(
                beta,
                Fraction::new(corrected.max(0), n * (n - 1)),
                "{n} {i} {j}"
            );
        }
    }
    assert_eq!(first_failure, Some((2, 1, 1)));
}

#[test]
fn one_card_optima_are_as_printed_even_against_everything() {
    for deck in one_card_decks() {
        let game = game(deck, 1);
        let n = game.hands().len();
        let is_optimal =
            |&i: &usize| exploitability(&game, &hold_above(&game, i)) == Fraction::ZERO;
        let optimal: Vec<usize> = (0..=n).filter(is_optimal).collect();
        let printed = if n.is_multiple_of(2) {
            vec![n / 2]
        } else {
            vec![(n - 1) / 2, n.div_ceil(2)]
        };
        assert_eq!(optimal, printed, "{n}");
    }
    assert_eq!(Counts::new(Deck::STANDARD, 1).label(26), "8H");
}

/// Remark 8.3 and (8.6).
#[test]
fn the_one_card_optimum_is_strict_for_even_decks_only() {
    let mut first_failure = None;
    for deck in one_card_decks() {
        let game = game(deck, 1);
        let n = game.hands().len();
        let deals = (n * (n - 1)) as i128;
        let alpha = |i, j| payoff(&game, &hold_above(&game, i), &hold_above(&game, j));
        let best = n / 2;
        for j in (0..=n).filter(|&j| j != best) {
            let earned = alpha(best, j).numerator() * (deals / alpha(best, j).denominator());
            if n.is_multiple_of(2) {
                assert!(earned >= best.abs_diff(j) as i128);
            } else if earned == 0 {
                // The other optimum does not lose to the smaller one.
                assert_eq!(j, best + 1);
                first_failure.get_or_insert((n, best, j));
            }
        }
    }
    assert_eq!(first_failure, Some((3, 1, 2)));
}

#[test]
fn alpha_for_any_number_of_cards_is_as_printed() {
    for (ranks, suits, cards) in [(4, 2, 1), (5, 2, 2), (4, 3, 2), (4, 2, 3), (3, 3, 3)] {
        let deck = Deck::new(ranks, suits).unwrap();
        let (game, counts) = (game(deck, cards), Counts::new(deck, cards));
        for (i, j) in pairs(counts.n()) {
            let alpha = payoff(&game, &hold_above(&game, i), &hold_above(&game, j));
            let deals = counts.n() as i128 * counts.opposing();
            assert_eq!(alpha, Fraction::new(counts.alpha(i, j), deals), "{i} {j}");
        }
    }
}

/// (8.8): as printed the dropping term averages over the hands up to i₂, from the second on.
#[test]
fn beta_for_any_number_of_cards_is_not_as_printed() {
    let mut first_failure = None;
    for (ranks, suits, cards) in [(4, 1, 1), (3, 2, 2), (5, 2, 2), (4, 2, 3)] {
        let deck = Deck::new(ranks, suits).unwrap();
        let (game, counts) = (game(deck, cards), Counts::new(deck, cards));
        let (n, opposing) = (counts.n(), counts.opposing());
        for (i, j) in pairs(n) {
            let beta = stakes_carried_on(&game, &hold_above(&game, i), &hold_above(&game, j));
            let both_hold = (n - i) as i128 * opposing - counts.sum(j, i + 1..=n);
            let corrected = counts.sum(j, 1..=i) + both_hold;
            assert_eq!(
                beta,
                Fraction::new(corrected, n as i128 * opposing),
                "{i} {j}"
            );
            if j > 1 {
                let between = (j - 1) as i128;
                let printed = i as i128 * counts.sum(j, 2..=j) + both_hold * between;
                if beta != Fraction::new(printed, n as i128 * opposing * between) {
                    first_failure.get_or_insert((n, cards, i, j));
                }
            }
        }
    }
    assert_eq!(first_failure, Some((4, 1, 3, 2)));
}

#[test]
fn example_8_5_miscounts() {
    let counts = two_cards();
    let to = counts.number("10C/7H");
    let blocked = |label| counts.blocked(to, counts.number(label));
    // Printed: 59, 66, and 64 or 72.
    assert_eq!(["10C/7C", "10C/6S", "9S/7C"].map(blocked), [50, 53, 56]);
    assert_eq!(counts.n() as i128 - counts.opposing(), 101);
}

#[test]
fn the_range_of_candidates_is_a_little_wider_than_printed() {
    let counts = two_cards();
    for j in 1..=counts.n() {
        for i in 0..=counts.n() {
            let p = counts.p(i, j);
            assert!(i as i128 - 101 <= p && p <= i as i128, "{i} {j}");
        }
    }
    // 612 to 713 are 102 numbers, not 101; the last is (10, 3)/(9, 1), not (10, 2)/(9, 1).
    assert_eq!((612..=713).count(), 102);
    assert_eq!(
        (counts.label(612), counts.label(713)),
        ("JC/4S".into(), "JD/10C".into())
    );
    assert_eq!(coordinates(&counts, 713), [10, 3, 9, 1]);
    assert_eq!(coordinates(&counts, 612), [10, 1, 3, 4]);
}

/// Corollaries 8.6, 8.8 and 8.9: the mean over i₂ < j ≤ i₁ of p̃(i₁ : j) begins with j = i₁, so the
/// criterion is p̃(i : i) ≤ 1/2 ≤ p̃(i + 1 : i + 1).
#[test]
fn the_optimal_threshold_for_two_cards_is_not_as_printed() {
    let counts = two_cards();
    assert_eq!(counts.satisfying(|i| [i, i - 1], |i| [i + 1, i]), [669]);
    assert_eq!(counts.satisfying(|i| [i, i], |i| [i + 1, i + 1]), [668]);
    assert_eq!(
        (counts.label(669), counts.label(668)),
        ("JS/7C".into(), "JD/7S".into())
    );
    // JS/7C beats 613 of the 1225 hands beside it: better held, if better hands are held.
    assert_eq!(counts.p(669, 669), 613);
    assert_eq!((counts.alpha(669, 668), counts.alpha(668, 669)), (-1, 1));
    let others = || (0..=counts.n()).filter(|&other| other != 668);
    assert!(others().all(|other| counts.alpha(668, other) > 0));
    assert!(others().all(|other| other == 669 || counts.alpha(669, other) >= 0));
}

/// Sections 1, 8.2 and 9: the hope that the threshold is optimal against everything.
#[test]
fn no_threshold_is_optimal_against_everything() {
    let game = game(Deck::STANDARD, 2);
    let least = (0..=game.hands().len())
        .map(|i| exploitability(&game, &hold_above(&game, i)).numerator())
        .min();
    assert!(least > Some(0));
    let gains = [668, 669].map(|i| exploitability(&game, &hold_above(&game, i)));
    assert_eq!(gains[0], Fraction::new(20, 1_624_350));
    assert!(gains[1].value() > gains[0].value());
}

/// (j, k)/(l, m) of a hand, numbers and suits from 1.
fn coordinates(counts: &Counts, number: usize) -> [i128; 4] {
    let mut cards = counts.hands.get(number - 1).cards();
    let (high, low) = (cards.next().unwrap(), cards.next().unwrap());
    [
        high.rank() + 1,
        high.suit() + 1,
        low.rank() + 1,
        low.suit() + 1,
    ]
    .map(i128::from)
}

/// Every pair of hands without a pair, the first better: its numbers and the coordinates of both.
fn unpaired(counts: &Counts) -> impl Iterator<Item = ([usize; 2], [[i128; 4]; 2])> {
    let is_unpaired = |&i: &usize| {
        let [j, _, l, _] = coordinates(counts, i);
        j > l
    };
    let numbers: Vec<usize> = (1..=counts.n()).filter(is_unpaired).collect();
    let weaker = move |i: usize| numbers.clone().into_iter().filter(move |&other| other < i);
    let better = (1..=counts.n()).filter(is_unpaired);
    better.flat_map(move |first| {
        let coordinates = move |i| coordinates(counts, i);
        weaker(first).map(move |second| {
            let numbers = [first, second];
            (numbers, numbers.map(coordinates))
        })
    })
}

/// The number of cards at most (j, k): (8.12).
const fn cards(j: i128, k: i128) -> i128 {
    4 * (j - 1) + k
}

#[test]
fn the_numbering_8_11_is_as_printed() {
    let counts = two_cards();
    for i in 1..=counts.n() {
        let [j, k, l, m] = coordinates(&counts, i);
        if j > l {
            let printed = 16 * ((j - 1) * (j - 2) / 2 + l - 1) + 4 * (k - 1) + m;
            assert_eq!(printed, i as i128);
        }
    }
}

#[test]
fn lemma_8_7_holds_in_three_cases_of_four() {
    let counts = two_cards();
    let one_if = |condition: bool| i128::from(condition);
    let mut first_failure = None;
    for ([i1, i2], [[j1, k1, l1, m1], [j2, k2, l2, m2]]) in unpaired(&counts) {
        let blocked = counts.blocked(i1, i2);
        if j1 > j2 {
            // As printed in the lemma with −9, in its proof with −7.
            let low = one_if((j2, k2) <= (l1, m1));
            let printed = |less| cards(j1, k1) + cards(j1 - 1, 4) - less + k1 * low;
            if first_failure.is_none() && blocked != printed(9) && blocked != printed(7) {
                first_failure = Some([i1, i2].map(|i| counts.label(i)));
            }
            // Beside a card, what is at most i₁ has a lower top card, or the same with a lower second.
            let under_the_top = |rank: i128, suit: i128| match rank.cmp(&l1) {
                std::cmp::Ordering::Less => 4,
                std::cmp::Ordering::Equal => k1 - 1 + one_if(suit <= m1),
                std::cmp::Ordering::Greater => 0,
            };
            let corrected = 8 * (j1 - 2) - 1 + under_the_top(j2, k2) + under_the_top(l2, m2);
            assert_eq!(blocked, corrected, "{i1} {i2}");
        } else if l1 > l2 {
            let printed = cards(j1, 4) + cards(l1 - 1, 4) - 5;
            let same_top = 4 * one_if(k2 < k1) + m1 * one_if(k2 == k1);
            assert_eq!(blocked, printed + same_top, "{i1} {i2}");
        } else if k1 > k2 {
            let printed = cards(j1, k1 - 1) + cards(l1, 4) - 5 + one_if(m2 <= m1);
            assert_eq!(blocked, printed, "{i1} {i2}");
        } else {
            assert_eq!(blocked, cards(j1, k1) + cards(l1, m1) - 5, "{i1} {i2}");
        }
    }
    let expected = ["4C/2C", "3C/2H"].map(str::to_owned);
    assert_eq!(first_failure, Some(expected));
}
