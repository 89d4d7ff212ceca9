//! Section 8.2: two players with two cards each.

use super::claim;
use super::hand_counts::{HandCounts, undealt};
use super::round::{Q, over, whole};
use crate::check::{Check, Evidence, Extreme, Section, Sizes, in_steps};
use upperhand::guts::cards::Deck;

pub(super) const CLAIMS: Section = Section::new(
    "Section 8.2",
    &[
        claim(
            "castronova-sec-8.2-blocking",
            "§8.2, hands that block",
            "There are weaker hands of two cards that are likelier to win than stronger ones, because their cards keep other hands \
             from the opponent.",
            "proved: the pairs are counted",
            (Sizes::ALL, |check| in_steps(blocking(check))),
        )
        .shown_by(MAP),
        claim(
            "castronova-8.8",
            "(8.8)",
            "The chance of another round is p(i₁) times the mean of p̃(i₂ : j) over j ≤ i₁, plus 1 − p(i₁) times 1 less the mean of \
             p̃(i₂ : j) over j > i₁.",
            "proved: both drop, or both hold",
            (SMALL, |check| in_steps(stakes(check))),
        )
        .slip_of_the_pen("four cards, one each, i₁ = 3, i₂ = 2: 5/12, but with the printed mean over 1 < j ≤ i₂ it is 1/3"),
        claim(
            "castronova-prop-8.4",
            "Proposition 8.4, (8.7), (8.9)",
            "For hands of any number of cards α = (1 − 2p̄)(i₁ − i₂)/N, where p̄ is the mean of p̃(k : j) over the hands j between both \
             lines and k the higher line.",
            "proved as for one card",
            (SMALL, |check| in_steps(payoff(check))),
        )
        .shown_by("figure=guts-cards&view=matrix"),
        claim(
            "castronova-sec-8.2-one-card",
            "§8.2, the case of one card",
            "For one card (8.9) is (8.4), and the corrected (8.8) is the corrected (8.3).",
            "proved: p̃(i : j) is (i − 1)/(N − 1) for j ≤ i and i/(N − 1) for j > i",
            (
                Sizes::new(4, 16, 52, "the largest number of cards"),
                |check| in_steps(one_card(check)),
            ),
        )
        .slip_of_the_pen("(8.8) and (8.3) as printed, four cards, i₁ = 3, i₂ = 2: 1/3 and 5/12"),
        claim(
            "castronova-ex-8.5",
            "Example 8.5",
            "Of the 101 hands that 10C/7C, 10C/6S and 9S/7C exclude, 50, 53 and 56 are at most 10C/7H: it depends on the hand.",
            "proved: they are counted",
            (Sizes::ALL, |check| in_steps(excluded(check))),
        )
        .wrong_as_stated("10C/7C: 50 hands, printed 59; the others are printed as 66, and 64 or 72")
        .shown_by(MAP),
        claim(
            "castronova-cor-8.6",
            "Corollary 8.6, (8.10)",
            "A line i loses to no other line exactly if p̄ between it and every lower one is at most 1/2, and between it and every \
             higher one at least 1/2; so that p̃(i : i) ≤ 1/2 ≤ p̃(i + 1 : i + 1) is necessary.",
            "proved: (8.9); a mean over one hand is that of the hand itself",
            (SMALL, |check| in_steps(criterion(check))),
        )
        .wrong_as_stated("p̃(i : i − 1) ≤ 1/2 ≤ p̃(i + 1 : i): two cards of 52, i = 668, which no other line beats, has p̃(669 : 668) < 1/2")
        .shown_by("figure=guts-cards&view=matrix"),
        claim(
            "castronova-sec-8.2.1",
            "§8.2.1, bounds",
            "With M = 101 the hands that a hand of two cards excludes, (i − M)/(N − M) ≤ p̃(i : j) ≤ i/(N − M).",
            "proved: at most M of the i lowest are excluded",
            (Sizes::ALL, |check| in_steps(bounds(check))),
        ),
        claim(
            "castronova-sec-8.2.1-candidates",
            "§8.2.1, candidates",
            "An optimal line i lies from 612 to 713: 102 numbers, from (10, 1)/(3, 4), JC/4S, to (10, 3)/(9, 1), JD/10C.",
            "proved: the bounds above",
            (Sizes::ALL, |check| in_steps(candidates(check))),
        )
        .slip_of_the_pen("101 numbers, the last (10, 2)/(9, 1), as printed: there are 102, and (10, 2)/(9, 1) has the number 709"),
        claim(
            "castronova-8.11",
            "(8.11)",
            "The hand (j, k)/(l, m) without a pair has the number 16((j − 1)(j − 2)/2 + l − 1) + 4(k − 1) + m.",
            "proved: all of them are compared",
            (Sizes::ALL, |check| in_steps(numbering(check))),
        ),
        claim(
            "castronova-8.12",
            "(8.12)",
            "There are 4(j − 1) + k cards of value at most (j, k).",
            "proved: all of them are compared",
            (Sizes::ALL, |check| in_steps(card_numbers(check))),
        ),
        claim(
            "castronova-8.13",
            "(8.13)",
            "p̃(i₁ : i₂) = (i₁ − S(i₁, i₂))/(N − M), where S counts the hands up to i₁ that hand i₂ excludes.",
            "proved: the other hands are equally likely",
            (Sizes::ALL, |check| in_steps(conditional(check))),
        ),
    ],
)
.on_pages("27 to 30");

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
    let counts = decks.filter_map(|(ranks, suits, cards)| {
        Some((
            (ranks, suits, cards),
            HandCounts::new(Deck::new(ranks, suits).ok()?, cards).ok()?,
        ))
    });
    counts.collect()
}

async fn blocking(mut check: Check) -> Evidence {
    let Ok(counts) = HandCounts::two_cards() else {
        return undealt(check);
    };
    check.progress(0.5).await;
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
    check.case(pairs > 0, || "no such hand".to_owned());
    let of = |label: &str| counts.number(label).map_or(0, |hand| counts.p(668, hand));
    check.case([of("JS/6S"), of("JD/7C")] == [613, 610], || {
        "JS/6S and JD/7C".to_owned()
    });
    check.evidence(&format!(
        "{pairs} hands of 1326 beat fewer of the 1225 hands beside them than some weaker hand does, the weakest of them {}. \
         Of the hands beside JS/6S {} are dropped by who holds above JD/7S, of those beside the stronger JD/7C {}.",
        first.map_or_else(String::new, |hand| counts.label(hand)),
        of("JS/6S"),
        of("JD/7C")
    ))
}

async fn stakes(mut check: Check) -> Evidence {
    for (deck, counts) in small_decks(check.size()) {
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
            check.misprint(
                "four cards, strategies 3 and 2",
                &printed_stakes(&counts, 3, 2),
                &counts.share(counts.round(3, 2).1),
            );
        }
        check.progress(0.5).await;
    }
    check.evidence("All deals and all pairs of lines of small decks.")
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

async fn payoff(mut check: Check) -> Evidence {
    for (deck, counts) in small_decks(check.size()) {
        for (i, j) in lines(counts.n()) {
            check.equal(&counts.alpha(i, j), &counts.round(i, j).0, || {
                format!("{deck:?}, strategies {i} and {j}")
            });
            check.progress(0.5).await;
        }
        check.progress(0.5).await;
    }
    check
        .evidence("All deals and all pairs of lines of small decks with one to three cards a hand.")
}

async fn one_card(mut check: Check) -> Evidence {
    let most = check.size();
    for cards in (4..=most).filter(|cards| cards % 4 == 0) {
        let Some(counts) = Deck::new(cards / 4, 4)
            .or_else(|_| Deck::new(4, 1))
            .ok()
            .and_then(|deck| HandCounts::new(deck, 1).ok())
        else {
            check.case(false, || format!("no deck of {cards} cards"));
            continue;
        };
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
        check.progress(f64::from(cards) / f64::from(most)).await;
    }
    check.evidence(&format!(
        "All pairs of lines of decks of 4, 8, … up to {most} cards."
    ))
}

async fn excluded(mut check: Check) -> Evidence {
    let Ok(counts) = HandCounts::two_cards() else {
        return undealt(check);
    };
    check.progress(0.5).await;
    let line = counts.number("10C/7H").unwrap_or(1);
    for (label, stated, printed) in [("10C/7C", 50, 59), ("10C/6S", 53, 66), ("9S/7C", 56, 64)] {
        let found = counts
            .number(label)
            .map_or(0, |hand| counts.blocked(line, hand));
        check.equal(&stated, &found, || label.to_owned());
        check.misprint(label, &printed, &found);
    }
    check.equal(&101, &(counts.n() as i128 - counts.opposing()), || {
        "all hands excluded".to_owned()
    });
    check.evidence("Hands that share a card, counted.")
}

async fn criterion(mut check: Check) -> Evidence {
    for (deck, counts) in small_decks(check.size()) {
        let (n, beside) = (counts.n(), counts.opposing());
        for i in 1..n {
            let is_saddle = (0..=n).all(|j| counts.round(i, j).0 >= 0);
            let by_means = (0..i).all(|j| 2 * counts.sum(i, j + 1..=i) <= (i - j) as i128 * beside)
                && (i + 1..=n).all(|j| 2 * counts.sum(j, i + 1..=j) >= (j - i) as i128 * beside);
            check.case(is_saddle == by_means, || format!("{deck:?}, line {i}"));
            let necessary = 2 * counts.p(i, i) <= beside && 2 * counts.p(i + 1, i + 1) >= beside;
            check.case(!is_saddle || necessary, || {
                format!("{deck:?}, the condition at {i}")
            });
        }
        check.progress(0.5).await;
    }
    let Ok(counts) = HandCounts::two_cards() else {
        return undealt(check);
    };
    let is_saddle = (0..=counts.n()).all(|j| counts.alpha(668, j) >= 0);
    let found = over(counts.p(669, 668), counts.opposing());
    check.refuted(
        is_saddle && found < over(1, 2),
        format!("two cards of 52, i = 668, a saddle point of lines: p̃(669 : 668) = {found}"),
    );
    check.evidence("All deals of small decks; two cards of 52 by counts.")
}

async fn bounds(mut check: Check) -> Evidence {
    let Ok(counts) = HandCounts::two_cards() else {
        return undealt(check);
    };
    let (mut least, mut most) = (Extreme::new(), Extreme::new());
    for j in 1..=counts.n() {
        for i in 0..=counts.n() {
            let found = counts.p(i, j);
            check.case(i as i128 - 101 <= found && found <= i as i128, || {
                format!("p̃({i} : {j})")
            });
            most.offer(found - i as i128, (i, j));
            least.offer(i as i128 - 101 - found, (i, j));
        }
        if j % 16 == 0 {
            check.progress(j as f64 / counts.n() as f64).await;
        }
    }
    let attained = [most, least].map(|extreme| extreme.found().map(|(distance, _)| *distance));
    check.case(attained == [Some(0), Some(0)], || {
        "bounds that are not attained".to_owned()
    });
    check.evidence("All pairs of hands; both bounds are attained.")
}

async fn candidates(mut check: Check) -> Evidence {
    let Ok(counts) = HandCounts::two_cards() else {
        return undealt(check);
    };
    check.progress(0.5).await;
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
    check.case(
        ends.map(|hand| counts.label(hand)) == ["JC/4S", "JD/10C"],
        || "the names".to_owned(),
    );
    let printed = (1..=counts.n()).find(|&hand| counts.coordinates(hand) == [10, 2, 9, 1]);
    check.misprint("the number of (10, 2)/(9, 1)", &713, &printed.unwrap_or(0));
    check.evidence("Numbers that satisfy both bounds, counted.")
}

async fn numbering(mut check: Check) -> Evidence {
    let Ok(counts) = HandCounts::two_cards() else {
        return undealt(check);
    };
    check.progress(0.5).await;
    for (number, [j, k, l, m]) in counts.unpaired() {
        let stated = 16 * ((j - 1) * (j - 2) / 2 + l - 1) + 4 * (k - 1) + m;
        check.equal(&stated, &(number as i128), || counts.label(number));
    }
    check.evidence("All hands of two cards without a pair.")
}

async fn card_numbers(mut check: Check) -> Evidence {
    check.progress(0.0).await;
    match HandCounts::new(Deck::STANDARD, 1) {
        Ok(counts) => {
            for number in 1..=counts.n() {
                let [j, k, ..] = counts.coordinates(number);
                check.equal(&(4 * (j - 1) + k), &(number as i128), || {
                    counts.label(number)
                });
            }
        }
        Err(error) => check.case(false, || error.to_string()),
    }
    check.evidence("All 52 cards.")
}

async fn conditional(mut check: Check) -> Evidence {
    let Ok(counts) = HandCounts::two_cards() else {
        return undealt(check);
    };
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
            check.equal(
                &(most as i128 - beside(own, most)),
                &counts.p(most, own),
                || format!("p̃({most} : {own})"),
            );
        }
        check.progress(own as f64 / counts.n() as f64).await;
    }
    check.evidence("Hands that share a card, counted for every 13th hand and every 51st line.")
}
