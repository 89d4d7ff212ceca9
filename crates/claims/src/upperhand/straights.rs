//! Three cards of 52 where straights and flushes count: hands, lines and replies counted here, without
//! the solver.

use super::finding;
use crate::check::{Check, Section, Sizes, all_cases};
use upperhand::guts::cards::AllDrop;

pub(super) const CLAIMS: Section = Section::new("Guts with straights and flushes", &[
    finding("upperhand-guts-straight-lines", "Lines of three cards with straights and flushes")
        .says("Where straights and flushes count, no line of three cards of 52 is a saddle point of lines. 10991 (above \
         KC/9D/8S) guarantees most against lines, −34/407170400, and loses 1734 of 407170400 to the best reply; 10981 (above \
         KC/9C/8H) loses least to everything, 130.")
        .extent("proved: every line against 10991 and 10981, and those that these do not beat by as much against their best \
         replies")
        .check(Sizes::ALL, |check| all_cases(check, standard_lines)),
    finding("upperhand-guts-weenie-straights", "The Weenie rule with straights and flushes")
        .says("Where straights and flushes count, no line of three cards of 52 is optimal, not even with the Weenie rule. The \
         best then is 7336 (above QH/7C/2C), which loses 20 of 407170400 to the best reply.")
        .extent("proved: every line against 7336, and those that do not lose more than 20 to it against the best reply")
        .check(Sizes::ALL, |check| all_cases(check, weenie_line)),
]);

/// Without the Weenie rule, the best line against lines and what it loses to them and to everything, and the one that loses
/// least to everything, in deals.
const AGAINST_LINES: (usize, i64, i64) = (10_991, 34, 1734);
const AGAINST_ALL: (usize, i64) = (10_981, 130);

/// With it, the best line, and what it loses, in deals.
const LINE: usize = 7336;
const LOST: i64 = 20;

/// The pairs of hands that can be dealt.
const DEALS: i64 = 22_100 * 18_424;

const CARDS: usize = 52;

/// Three cards, the most important first: four times the rank plus the suit.
type Hand = [usize; 3];

const fn rank(card: usize) -> usize {
    card / 4
}

/// What a hand is compared by: its category, then its ranks, then its suits, the most important first. A straight flush
/// beats three of a kind, these beat a straight, a flush, a pair and the rest, in this order. In a straight an ace may be low.
fn strength(hand: Hand) -> (u8, [usize; 3], [usize; 3]) {
    let ranks = hand.map(rank);
    let suits = hand.map(|card| card % 4);
    let is_flush = suits[0] == suits[1] && suits[1] == suits[2];
    let is_low_straight = ranks == [1, 0, 12];
    let is_straight = is_low_straight || ranks[0] == ranks[1] + 1 && ranks[1] == ranks[2] + 1;
    let category = if is_straight && is_flush {
        5
    } else if ranks[0] == ranks[2] {
        4
    } else if is_straight {
        3
    } else if is_flush {
        2
    } else {
        u8::from(ranks[0] == ranks[1])
    };
    (category, ranks, suits)
}

/// The hand of three cards in descending order, with a pair before its kicker and an ace behind three and two.
fn arranged([high, middle, low]: Hand) -> Hand {
    let is_low_pair = rank(middle) == rank(low) && rank(high) != rank(middle);
    let is_low_straight = [high, middle, low].map(rank) == [12, 1, 0];
    if is_low_pair || is_low_straight {
        [middle, low, high]
    } else {
        [high, middle, low]
    }
}

/// All hands, weakest first.
fn hands() -> Vec<Hand> {
    let mut hands: Vec<Hand> = (0..CARDS)
        .flat_map(|high| {
            (0..high)
                .flat_map(move |middle| (0..middle).map(move |low| arranged([high, middle, low])))
        })
        .collect();
    hands.sort_unstable_by_key(|&hand| strength(hand));
    hands
}

/// A set of hands, as the numbers of those that have a card, and two cards, in them.
struct Counted {
    all: i64,
    with_one: [i64; CARDS],
    with_two: Vec<i64>,
}

impl Counted {
    fn new<'a>(hands: impl IntoIterator<Item = &'a Hand>) -> Self {
        let mut counted = Self {
            all: 0,
            with_one: [0; CARDS],
            with_two: vec![0; CARDS * CARDS],
        };
        for &hand in hands {
            counted.add(hand);
        }
        counted
    }

    fn pairs([a, b, c]: Hand) -> [usize; 3] {
        [(a, b), (a, c), (b, c)].map(|(one, other)| one.min(other) * CARDS + one.max(other))
    }

    fn add(&mut self, hand: Hand) {
        self.all += 1;
        for card in hand {
            self.with_one[card] += 1;
        }
        for pair in Self::pairs(hand) {
            self.with_two[pair] += 1;
        }
    }

    /// How many of them share no card with a hand, which is one of them or not.
    fn beside(&self, hand: Hand, is_one: bool) -> i64 {
        let one: i64 = hand.iter().map(|&card| self.with_one[card]).sum();
        let two: i64 = Self::pairs(hand)
            .iter()
            .map(|&pair| self.with_two[pair])
            .sum();
        self.all - one + two - i64::from(is_one)
    }
}

/// The hands of an opponent beside a given one: dropped or held, and of either the weaker ones.
struct Opposed {
    dropped: i64,
    dropped_weaker: i64,
    held: i64,
    held_weaker: i64,
}

impl Opposed {
    /// What holding a hand wins against them: the pot where they drop, else twice the ante either way.
    const fn holding(&self) -> i64 {
        self.dropped + 2 * (2 * self.held_weaker - self.held)
    }

    /// What dropping it wins: the ante is lost where they hold; where all drop, the better hand has to match the pot by the
    /// Weenie rule.
    const fn dropping(&self, all_drop: AllDrop) -> i64 {
        match all_drop {
            AllDrop::Replay => -self.held,
            AllDrop::Weenie => -self.held - (2 * self.dropped_weaker - self.dropped),
        }
    }
}

/// Goes through all hands, weakest first, with what an opponent at a line has beside each.
fn against(hands: &[Hand], line: usize, mut visit: impl FnMut(usize, &Opposed)) {
    let (every, below) = (Counted::new(hands), Counted::new(&hands[..line]));
    let mut weaker = Counted::new([]);
    for (number, &hand) in hands.iter().enumerate() {
        let dropped = below.beside(hand, number < line);
        let all_weaker = weaker.beside(hand, false);
        let dropped_weaker = all_weaker.min(dropped);
        visit(
            number,
            &Opposed {
                dropped,
                dropped_weaker,
                held: every.beside(hand, true) - dropped,
                held_weaker: all_weaker - dropped_weaker,
            },
        );
        weaker.add(hand);
    }
}

/// What the best reply wins from a line, in deals.
fn lost(all_drop: AllDrop, hands: &[Hand], line: usize) -> i64 {
    let mut sum = 0;
    against(hands, line, |_, opposed| {
        sum += opposed.holding().max(opposed.dropping(all_drop));
    });
    sum
}

/// What a line wins from each line, in deals: the game is symmetric, so that it gets from one who moves from line to line
/// what that one loses.
fn won_by(all_drop: AllDrop, hands: &[Hand], line: usize) -> Vec<i64> {
    let mut others = vec![0];
    let mut from_the_lowest = 0;
    against(hands, line, |_, opposed| {
        from_the_lowest += opposed.dropping(all_drop) - opposed.holding();
        others.push(from_the_lowest);
    });
    let itself = others[line];
    others.iter().map(|&other| itself - other).collect()
}

async fn standard_lines(check: &mut Check) -> String {
    let hands = hands();
    let (best, loses, lost_to_all) = AGAINST_LINES;
    let (least, loses_least) = AGAINST_ALL;
    let won_by_best = won_by(AllDrop::Replay, &hands, best);
    let found = won_by_best.iter().copied().min().unwrap_or_default();
    check.equal(&-loses, &found, || format!("the guarantee of {best}"));
    check.progress(0.1).await;
    // A line that loses as much to one of these two is no better; the others are looked at by themselves.
    let known = won_by(AllDrop::Replay, &hands, least);
    let mut close = 0;
    for line in 0..=hands.len() {
        let to_two = won_by_best[line].max(known[line]);
        if to_two <= loses && line != best {
            let to_lines = won_by(AllDrop::Replay, &hands, line);
            let guarantee = to_lines.into_iter().min().unwrap_or_default();
            check.case(guarantee < -loses, || {
                format!("line {line} guarantees {guarantee}")
            });
            close += 1;
        }
        if to_two > loses_least && line != best {
            continue;
        }
        let lost = lost(AllDrop::Replay, &hands, line);
        close += 1;
        check.case(lost >= loses_least, || format!("line {line} loses {lost}"));
        if line == best || line == least {
            let said = if line == best {
                lost_to_all
            } else {
                loses_least
            };
            check.equal(&said, &lost, || format!("what line {line} loses"));
        }
        check.progress(0.5).await;
    }
    format!(
        "All {} lines against two, and {close} rows and replies of those that are close, over all pairs of hands.",
        hands.len() + 1
    )
}

async fn weenie_line(check: &mut Check) -> String {
    let hands = hands();
    check.equal(&22_100, &hands.len(), || "hands");
    let [queen, seven, two] = [10, 5, 0].map(|rank| rank * 4);
    check.case(hands[LINE - 1] == [queen + 1, seven, two], || {
        format!("the last hand dropped, {:?}", hands[LINE - 1])
    });
    check.progress(0.2).await;
    let won = won_by(AllDrop::Weenie, &hands, LINE);
    check.equal(&407_170_400, &DEALS, || "deals");
    let mut close = 0;
    for (line, &won) in won.iter().enumerate() {
        let holds = won > 0 || line == LINE;
        check.case(holds, || format!("line {line} loses {won} to {LINE}"));
        if won > LOST {
            continue;
        }
        let lost = lost(AllDrop::Weenie, &hands, line);
        close += 1;
        let holds = if line == LINE {
            lost == LOST
        } else {
            lost > LOST
        };
        check.case(holds, || format!("line {line} loses {lost}"));
        check.progress(0.6).await;
    }
    format!(
        "All {} lines against {LINE}, and {close} of them against the best reply, over all pairs of hands.",
        won.len()
    )
}
