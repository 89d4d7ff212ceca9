//! Section 8.2: two players with two cards each.

use super::claim;
use super::hand_counts::HandCounts;
use super::round::{Q, over, whole};
use crate::check::{Check, Extreme, Section, Sizes, all_cases, in_steps};

pub(super) const CLAIMS: Section = Section::new("Section 8.2", &[
    claim("castronova-sec-8.2-blocking", "§8.2, hands that block")
        .says("There are weaker hands of two cards that are likelier to win than stronger ones, because their cards keep other \
         hands from the opponent.")
        .extent("proved: the pairs are counted")
        .check(Sizes::ALL, |check| all_cases(check, blocking))
        .shown_by(MAP),
    claim("castronova-8.8", "(8.8)")
        .says("The chance of another round is p(i₁) times the mean of p̃(i₂ : j) over j ≤ i₁, plus 1 − p(i₁) times 1 less the \
         mean of p̃(i₂ : j) over j > i₁.")
        .extent("proved: both drop, or both hold")
        .check(SMALL, |check| in_steps(check, stakes))
        .slip_of_the_pen("four cards, one each, i₁ = 3, i₂ = 2: 5/12, but with the printed mean over 1 < j ≤ i₂ it is 1/3"),
    claim("castronova-prop-8.4", "Proposition 8.4, (8.7), (8.9)")
        .says("For hands of any number of cards α = (1 − 2p̄)(i₁ − i₂)/N, where p̄ is the mean of p̃(k : j) over the hands j \
         between both lines and k the higher line.")
        .extent("proved as for one card")
        .check(SMALL, |check| in_steps(check, payoff))
        .shown_by("figure=guts-cards&view=matrix"),
    claim("castronova-sec-8.2-one-card", "§8.2, the case of one card")
        .says("For one card (8.9) is (8.4), and the corrected (8.8) is the corrected (8.3).")
        .extent("proved: p̃(i : j) is (i − 1)/(N − 1) for j ≤ i and i/(N − 1) for j > i")
        .check(
            Sizes::new(4, 16, 52, "the largest number of cards"),
            |check| in_steps(check, one_card),
        )
        .slip_of_the_pen("(8.8) and (8.3) as printed, four cards, i₁ = 3, i₂ = 2: 1/3 and 5/12"),
    claim("castronova-ex-8.5", "Example 8.5")
        .says("Of the 101 hands that 10C/7C, 10C/6S and 9S/7C exclude, 50, 53 and 56 are at most 10C/7H: it depends on the \
         hand.")
        .extent("proved: they are counted")
        .check(Sizes::ALL, |check| all_cases(check, excluded))
        .wrong_as_stated("10C/7C: 50 hands, printed 59; the others are printed as 66, and 64 or 72")
        .shown_by(MAP),
    claim("castronova-cor-8.6", "Corollary 8.6, (8.10)")
        .says("A line i loses to no other line exactly if p̄ between it and every lower one is at most 1/2, and between it and \
         every higher one at least 1/2; so that p̃(i : i) ≤ 1/2 ≤ p̃(i + 1 : i + 1) is necessary.")
        .extent("proved: (8.9); a mean over one hand is that of the hand itself")
        .check(SMALL, |check| in_steps(check, criterion))
        .wrong_as_stated("p̃(i : i − 1) ≤ 1/2 ≤ p̃(i + 1 : i): two cards of 52, i = 668, which no other line beats, has p̃(669 \
         : 668) < 1/2")
        .shown_by("figure=guts-cards&view=matrix"),
    claim("castronova-sec-8.2.1", "§8.2.1, bounds")
        .says("With M = 101 the hands that a hand of two cards excludes, (i − M)/(N − M) ≤ p̃(i : j) ≤ i/(N − M).")
        .extent("proved: at most M of the i lowest are excluded")
        .check(Sizes::ALL, |check| all_cases(check, bounds)),
    claim("castronova-sec-8.2.1-candidates", "§8.2.1, candidates")
        .says("An optimal line i lies from 612 to 713: 102 numbers, from (10, 1)/(3, 4), JC/4S, to (10, 3)/(9, 1), JD/10C.")
        .extent("proved: the bounds above")
        .check(Sizes::ALL, |check| all_cases(check, candidates))
        .slip_of_the_pen("101 numbers, the last (10, 2)/(9, 1), as printed: there are 102, and (10, 2)/(9, 1) has the number \
         709"),
    claim("castronova-8.11", "(8.11)")
        .says("The hand (j, k)/(l, m) without a pair has the number 16((j − 1)(j − 2)/2 + l − 1) + 4(k − 1) + m.")
        .extent("proved: all of them are compared")
        .check(Sizes::ALL, |check| all_cases(check, numbering)),
    claim("castronova-8.12", "(8.12)")
        .says("There are 4(j − 1) + k cards of value at most (j, k).")
        .extent("proved: all of them are compared")
        .check(Sizes::ALL, |check| all_cases(check, card_numbers)),
    claim("castronova-8.13", "(8.13)")
        .says("p̃(i₁ : i₂) = (i₁ − S(i₁, i₂))/(N − M), where S counts the hands up to i₁ that hand i₂ excludes.")
        .extent("proved: the other hands are equally likely")
        .check(Sizes::ALL, |check| all_cases(check, conditional)),
]).on_pages("27 to 30");

const MAP: &str = "figure=guts-cards";

/// Small decks of one, two and three cards a hand.
const SMALL: Sizes = Sizes::new(3, 5, 6, "the number of small decks");

/// Decks of ranks × suits and the cards of a hand.
const DECKS: [(u32, u32, u32); 6] = [
    (4, 1, 1),
    (3, 2, 2),
    (5, 2, 2),
    (4, 2, 3),
    (4, 3, 2),
    (3, 3, 3),
];

fn small_decks(count: u32) -> Vec<((u32, u32, u32), HandCounts)> {
    let decks = DECKS.into_iter().take(count as usize);
    let counts = decks.map(|deck| (deck, HandCounts::of(deck)));
    counts.collect()
}

async fn blocking(check: &mut Check) -> String {
    let counts = HandCounts::two_cards(check).await;
    let weaker = |hand: usize| counts.p(hand, hand);
    let (mut pairs, mut first) = (0, None);
    let mut best = 0;
    for hand in 1..=counts.n() {
        // Stronger hands that beat fewer than some weaker one.
        if weaker(hand) < best {
            pairs += 1;
            first.get_or_insert(hand);
        }
        best = best.max(weaker(hand));
    }
    check.case(pairs > 0, || "no such hand");
    let of = |label: &str| counts.number(label).map_or(0, |hand| counts.p(668, hand));
    check.case(
        [of("JS/6S"), of("JD/7C")] == [613, 610],
        || "JS/6S and JD/7C",
    );
    format!(
        "{pairs} hands of 1326 beat fewer of the 1225 hands beside them than some weaker hand does, the weakest of them {}. \
         Of the hands beside JS/6S {} are dropped by who holds above JD/7S, of those beside the stronger JD/7C {}.",
        first.map_or_else(String::new, |hand| counts.label(hand)),
        of("JS/6S"),
        of("JD/7C")
    )
}

async fn stakes(check: &mut Check, size: u32) -> &'static str {
    for (deck, counts) in small_decks(size) {
        let (n, beside) = (counts.n(), counts.opposing());
        for (i, j) in lines(n) {
            let both_hold = (n - i) as i128 * beside - counts.sum(j, i + 1..=n);
            let stated = counts.sum(j, 1..=i) + both_hold;
            check.equal(&stated, &counts.round(i, j).1, || {
                format!("{deck:?}, strategies {i} and {j}")
            });
            check.progress(0.5).await;
        }
        if deck == (4, 1, 1) {
            let printed = printed_stakes(&counts, 3, 2);
            let found = counts.share(counts.round(3, 2).1);
            check.misprint("four cards, strategies 3 and 2", &printed, &found);
        }
        check.progress(0.5).await;
    }
    "All deals and all pairs of lines of small decks."
}

/// (8.8) as printed.
fn printed_stakes(counts: &HandCounts, i: usize, j: usize) -> Q {
    let (n, beside) = (counts.n() as i128, counts.opposing());
    let dropped = over(i as i128, n);
    let mean = over(counts.sum(j, 2..=j), (j as i128 - 1) * beside);
    let above = over(counts.sum(j, i + 1..=counts.n()), (n - i as i128) * beside);
    dropped * mean + (whole(1) - dropped) * (whole(1) - above)
}

fn lines(n: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..=n).flat_map(move |i| (0..=n).map(move |j| (i, j)))
}

async fn payoff(check: &mut Check, size: u32) -> &'static str {
    for (deck, counts) in small_decks(size) {
        for (i, j) in lines(counts.n()) {
            check.equal(&counts.alpha(i, j), &counts.round(i, j).0, || {
                format!("{deck:?}, strategies {i} and {j}")
            });
            check.progress(0.5).await;
        }
        check.progress(0.5).await;
    }
    "All deals and all pairs of lines of small decks with one to three cards a hand."
}

async fn one_card(check: &mut Check, most: u32) -> &'static str {
    for cards in (4..=most).filter(|cards| cards % 4 == 0) {
        let counts = HandCounts::of(if cards == 4 {
            (4, 1, 1)
        } else {
            (cards / 4, 4, 1)
        });
        let n = counts.n() as i128;
        for (i, j) in lines(counts.n()) {
            let (a, b) = (i.min(j) as i128, i.max(j) as i128);
            let alpha = (n - 1 - 2 * (b - 1)) * (i as i128 - j as i128);
            check.equal(&alpha, &counts.alpha(i, j), || {
                format!("α of {n} cards, {i} and {j}")
            });
            let general = counts.sum(j, 1..=i) + (n - i as i128) * (n - 1)
                - counts.sum(j, i + 1..=counts.n());
            let special = if b == 0 {
                n * (n - 1)
            } else {
                a * (b - 1) + (n - b) * (n - a - 1)
            };
            check.equal(&special, &general, || {
                format!("β of {n} cards, {i} and {j}")
            });
        }
        if n == 4 {
            let printed = over(3, 4) * over(1, 3) + over(1, 4) * over(2, 3);
            check.misprint(
                "four cards, strategies 3 and 2",
                &printed_stakes(&counts, 3, 2),
                &printed,
            );
        }
        check.progress_of(cards, most).await;
    }
    "All pairs of lines of decks of 4, 8, … up to {size} cards."
}

async fn excluded(check: &mut Check) -> &'static str {
    let counts = HandCounts::two_cards(check).await;
    let line = counts.number("10C/7H").unwrap_or(1);
    for (label, stated, printed) in [("10C/7C", 50, 59), ("10C/6S", 53, 66), ("9S/7C", 56, 64)] {
        let found = counts
            .number(label)
            .map_or(0, |hand| counts.blocked(line, hand));
        check.equal(&stated, &found, || label.to_owned());
        check.misprint(label, &printed, &found);
    }
    let computed = counts.n() as i128 - counts.opposing();
    check.equal(&101, &computed, || "all hands excluded");
    "Hands that share a card, counted."
}

async fn criterion(check: &mut Check, size: u32) -> &'static str {
    for (deck, counts) in small_decks(size) {
        let (n, beside) = (counts.n(), counts.opposing());
        for i in 1..n {
            let is_saddle = (0..=n).all(|j| counts.round(i, j).0 >= 0);
            let by_means = (0..i).all(|j| 2 * counts.sum(i, j + 1..=i) <= (i - j) as i128 * beside)
                && (i + 1..=n).all(|j| 2 * counts.sum(j, i + 1..=j) >= (j - i) as i128 * beside);
            check.case(is_saddle == by_means, || format!("{deck:?}, line {i}"));
            let necessary = 2 * counts.p(i, i) <= beside && 2 * counts.p(i + 1, i + 1) >= beside;
            let holds = !is_saddle || necessary;
            check.case(holds, || format!("{deck:?}, the condition at {i}"));
        }
        check.progress(0.5).await;
    }
    let counts = HandCounts::of((13, 4, 2));
    let is_saddle = (0..=counts.n()).all(|j| counts.alpha(668, j) >= 0);
    let found = over(counts.p(669, 668), counts.opposing());
    check.refuted(
        is_saddle && found < over(1, 2),
        format!("two cards of 52, i = 668, a saddle point of lines: p̃(669 : 668) = {found}"),
    );
    "All deals of small decks; two cards of 52 by counts."
}

async fn bounds(check: &mut Check) -> &'static str {
    let counts = HandCounts::of((13, 4, 2));
    let (mut least, mut most) = (Extreme::new(), Extreme::new());
    for j in 1..=counts.n() {
        for i in 0..=counts.n() {
            let found = counts.p(i, j);
            let holds = i as i128 - 101 <= found && found <= i as i128;
            check.case(holds, || format!("p̃({i} : {j})"));
            most.offer(found - i as i128, (i, j));
            least.offer(i as i128 - 101 - found, (i, j));
        }
        if j % 16 == 0 {
            check.progress_of(j, counts.n()).await;
        }
    }
    let attained = [most, least].map(|extreme| extreme.found().map(|(distance, _)| *distance));
    let holds = attained == [Some(0), Some(0)];
    check.case(holds, || "bounds that are not attained");
    "All pairs of hands; both bounds are attained."
}

async fn candidates(check: &mut Check) -> &'static str {
    let counts = HandCounts::two_cards(check).await;
    let (n, excluded) = (counts.n() as i128, 101);
    let possible: Vec<usize> = (1..=counts.n())
        .filter(|&i| {
            let i = i as i128;
            2 * (i - excluded) <= n - excluded && 2 * (i + 1) >= n - excluded
        })
        .collect();
    check.misprint("the number of candidates", &101, &possible.len());
    let ends = [possible[0], possible[possible.len() - 1]];
    check.case(ends == [612, 713], || format!("{ends:?}"));
    let coordinates = ends.map(|hand| counts.coordinates(hand));
    check.case(coordinates == [[10, 1, 3, 4], [10, 3, 9, 1]], || {
        format!("{coordinates:?}")
    });
    let holds = ends.map(|hand| counts.label(hand)) == ["JC/4S", "JD/10C"];
    check.case(holds, || "the names");
    let printed = (1..=counts.n()).find(|&hand| counts.coordinates(hand) == [10, 2, 9, 1]);
    check.misprint("the number of (10, 2)/(9, 1)", &713, &printed.unwrap_or(0));
    "Numbers that satisfy both bounds, counted."
}

async fn numbering(check: &mut Check) -> &'static str {
    let counts = HandCounts::two_cards(check).await;
    for (number, [j, k, l, m]) in counts.unpaired() {
        let stated = 16 * ((j - 1) * (j - 2) / 2 + l - 1) + 4 * (k - 1) + m;
        check.equal(&stated, &(number as i128), || counts.label(number));
    }
    "All hands of two cards without a pair."
}

async fn card_numbers(check: &mut Check) -> &'static str {
    check.progress(0.0).await;
    let counts = HandCounts::of((13, 4, 1));
    for number in 1..=counts.n() {
        let [j, k, ..] = counts.coordinates(number);
        let stated = 4 * (j - 1) + k;
        check.equal(&stated, &(number as i128), || counts.label(number));
    }
    "All 52 cards."
}

async fn conditional(check: &mut Check) -> &'static str {
    let counts = HandCounts::of((13, 4, 2));
    let beside = |own: usize, most: usize| {
        let hand = counts.hands.get(own - 1);
        counts
            .hands
            .iter()
            .take(most)
            .filter(|other| !other.is_disjoint_from(hand))
            .count() as i128
    };
    for own in (1..=counts.n()).step_by(13) {
        for most in (0..=counts.n()).step_by(51) {
            let stated = most as i128 - beside(own, most);
            let found = counts.p(most, own);
            check.equal(&stated, &found, || format!("p̃({most} : {own})"));
        }
        check.progress_of(own, counts.n()).await;
    }
    "Hands that share a card, counted for every 13th hand and every 51st line."
}
