//! Likelihoods and averages.

use super::{FACES, deals, gains, held};
use std::collections::BTreeMap;
use upperhand::Fraction;
use upperhand::play::cheating::{Agreement, Evening, likelihood, on_average};

/// The number of deals and rolls behind each picture of shown cards.
fn counted(agreement: Agreement) -> BTreeMap<[Option<usize>; 3], i128> {
    let mut counts = BTreeMap::new();
    for cards in deals() {
        // All rolls from 3 on are alike.
        for (roll, faces) in [(1, 1), (2, 1), (3, i128::from(FACES) - 2)] {
            let held = held(agreement, cards, roll);
            let shown = [0, 1, 2].map(|seat| held[seat].then_some(cards[seat]));
            *counts.entry(shown).or_default() += faces;
        }
    }
    counts
}

#[test]
fn likelihoods_are_shares_of_all_deals_and_rolls() {
    let pictures: Vec<_> = Agreement::ALL.map(counted).into();
    for (agreement, counts) in Agreement::ALL.into_iter().zip(&pictures) {
        // Also what cannot be seen with this agreement.
        for shown in pictures.iter().flat_map(BTreeMap::keys) {
            let count = counts.get(shown).copied().unwrap_or_default();
            let share = Fraction::new(count, 24 * 132_600);
            assert_eq!(
                likelihood(agreement, *shown),
                share,
                "{agreement:?}: {shown:?}"
            );
        }
        assert_eq!(counts.values().sum::<i128>(), 24 * 132_600);
    }
}

/// Four cases, a hundred each; 24 faces, 500 each: no further off than five standard deviations.
#[test]
fn agreements_and_rolls_are_drawn_alike() {
    let mut drawn = [0_u32; 4];
    let mut rolls = [0_u32; 25];
    for seed in 0..400 {
        let evening = Evening::new(seed);
        let mut cases = Agreement::ALL.into_iter();
        let case = cases.position(|case| case == evening.agreement());
        drawn[case.unwrap()] += 1;
        for (index, round) in evening.rounds().iter().enumerate() {
            rolls[round.roll as usize] += 1;
            let all = evening.rounds()[..=index].iter();
            let won = [0, 1, 2].map(|seat| all.clone().map(|round| round.gains[seat]).sum::<i64>());
            assert_eq!(evening.gained(index + 1), won);
        }
    }
    assert!(
        drawn.iter().all(|count| count.abs_diff(100) < 44),
        "{drawn:?}"
    );
    let are_near = rolls[1..].iter().all(|count| count.abs_diff(500) < 110);
    assert!(rolls[0] == 0 && are_near, "{rolls:?}");
}

/// What the third gains with each card by holding and by dropping, summed over deals and pairs of rolls with weights.
fn third(rolls: &[(i64, u32, u32)]) -> [[i64; 2]; 52] {
    let mut sums = [[0; 2]; 52];
    let [_, pair, ..] = Agreement::ALL;
    for cards in deals() {
        for &(weight, one, other) in rolls {
            let mine = held(pair, cards, one)[0];
            let theirs = held(pair, cards, other)[1];
            for (choice, holds) in [true, false].into_iter().enumerate() {
                sums[cards[2]][choice] += weight * gains(cards, [mine, theirs, holds])[2];
            }
        }
    }
    sums
}

#[test]
fn averages_are_those_of_all_deals_and_rolls() {
    let average = on_average().unwrap();
    let together = third(&[(1, 1, 1), (1, 2, 2), (22, 3, 3)]);
    let usual: i64 = together
        .iter()
        .enumerate()
        .map(|(card, sums)| sums[usize::from(card < 37)])
        .sum();
    let best: i64 = together.iter().map(|sums| sums[0].max(sums[1])).sum();
    let over = |sum: i64, rolls: i64| Fraction::new(i128::from(-sum), i128::from(132_600 * rolls));
    assert_eq!(
        (average.won, average.least),
        (over(usual, 24), over(best, 24))
    );
    let faces = [(1, 1), (1, 2), (22, 3)];
    let apart: Vec<(i64, u32, u32)> = faces
        .iter()
        .flat_map(|&(weight, one)| faces.map(|(other, two)| (weight * other, one, two)))
        .collect();
    let apart: i64 = third(&apart).iter().map(|sums| sums[0].max(sums[1])).sum();
    assert_eq!(average.apart, over(apart, 24 * 24));
    // In thirty rounds; without a die in common nothing is won, with it something is, however the third plays.
    let thirty =
        [average.won, average.least, average.apart].map(|each| each * Fraction::new(30, 1));
    assert_eq!(
        thirty,
        [(1057, 4420), (2101, 13260), (-11, 34)].map(|(above, below)| Fraction::new(above, below))
    );
}
