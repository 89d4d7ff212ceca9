//! Guts with real cards: lines, and optimal strategies, exactly.

use super::finding;
use crate::check::{Check, Failure, Section, Sizes, all_cases, in_steps};
use upperhand::guts::cards::{
    AllDrop, CardGame, Deck, Fraction, ReturnSums, Strategy, best_thresholds, equilibrium,
    exploitability, mixed_thresholds, threshold_payoffs,
};

pub(super) const CLAIMS: Section = Section::new("Guts with real cards", &[
    finding("upperhand-guts-two-best-lines", "Two best lines of two cards")
        .says("With two cards of 52 the best line against lines, 668 (above JD/7S), loses 20/1624350 to the best reply; the \
         best line against everything is 667 (above JD/7D), which loses 5/1624350.")
        .extent("proved: every line against its best reply")
        .check(Sizes::ALL, |check| all_cases(check, two_best_lines))
        .shown_by(MAP),
    finding("upperhand-guts-three-card-lines", "Lines of three cards")
        .says("With three cards of 52 no line is a saddle point of lines. 10671 guarantees most against lines, −1/101792600, \
         and loses 204 of 407170400 to the best reply; 10662 loses least to everything, 40. The lines 10608, 10656 and 10672 \
         in the proportion 2 : 1 : 27 guarantee 0 against lines.")
        .extent("proved: beyond the lines of the check one of them already wins more from each than that")
        .check(
            Sizes::new(100, 150, 1000, "the number of lines on each side of 10671"),
            |check| in_steps(check, three_card_lines),
        )
        .shown_by(THREE),
    finding("upperhand-guts-two-card-optimum", "Optimal play of two cards")
        .says("With two cards of 52 an optimal strategy plays 668, but holds each of the 24 hands JS/2 to JS/6 and JD/7 with \
         probability 1/8: the best reply gains nothing.")
        .extent("proved: the best reply, hand by hand, over all pairs of hands")
        .check(Sizes::ALL, |check| all_cases(check, two_card_optimum))
        .shown_by(MAP),
    finding("upperhand-guts-three-card-optimum", "Optimal play of three cards")
        .says("With three cards of 52 an optimal strategy mixes eight hands in thirds, about KS/3/2 and KD/4/2: the best reply \
         gains nothing.")
        .extent("proved: the best reply, hand by hand")
        .check(Sizes::ALL, |check| all_cases(check, three_card_optimum))
        .shown_by(THREE),
    finding("upperhand-guts-weenie-lines", "Lines with the Weenie rule")
        .says("With the Weenie rule, and as long as straights and flushes do not count, a line is optimal against everything: \
         of 52 cards 17 or 18 (6C, 6H) with one card, 448 (9S/8S) with two, 7680 (JS/10S/9S) with three.")
        .extent("proved: the best reply, hand by hand")
        .check(Sizes::ALL, |check| all_cases(check, weenie_lines))
        .shown_by("figure=guts-cards&weenie=yes"),
]);

const MAP: &str = "figure=guts-cards";

const THREE: &str = "figure=guts-cards&cards=3";

fn standard(cards: u32, all_drop: AllDrop) -> CardGame {
    CardGame::new(Deck::STANDARD, cards, all_drop).expect("one to three cards of 52")
}

/// The gain of the best reply to a line.
fn gain(game: &CardGame, line: usize) -> Fraction {
    let sums = ReturnSums::against_threshold(game, line);
    sums.best_reply(game).gain
}

/// The gain of the best reply to a strategy, times the number of deals and `whole`: over all pairs of hands.
fn loss_by_pairs(game: &CardGame, hold: &[i64], whole: i64) -> i64 {
    let hands: Vec<_> = game.hands().iter().collect();
    let total = hands.iter().enumerate().map(|(own, hand)| {
        let (mut holding, mut dropping) = (0, 0);
        for (other, against) in hands
            .iter()
            .enumerate()
            .filter(|(_, against)| against.is_disjoint_from(hand))
        {
            let wins = if own > other { 2 } else { -2 };
            holding += (whole - hold[other]) + wins * hold[other];
            dropping -= hold[other];
            debug_assert!(own != other && hand != against);
        }
        holding.max(dropping)
    });
    total.sum()
}

async fn two_best_lines(check: &mut Check) -> &'static str {
    let game = standard(2, AllDrop::Replay);
    let deals = game.hands().deals() as i128;
    for (line, stated) in [(668, 20), (667, 5)] {
        let hold: Vec<i64> = (0..game.hands().len())
            .map(|hand| i64::from(hand >= line))
            .collect();
        check.equal(&stated, &loss_by_pairs(&game, &hold, 1), || {
            format!("line {line}, over all pairs of hands")
        });
        check.progress(0.2).await;
    }
    for line in 0..=game.hands().len() {
        let gain = gain(&game, line);
        let deals_lost = gain.numerator() * (deals / gain.denominator());
        let holds = deals_lost >= 5 && (deals_lost > 5 || line == 667);
        check.case(holds, || format!("line {line} loses {deals_lost}"));
        if line % 64 == 0 {
            check
                .progress(0.2 + 0.8 * line as f64 / game.hands().len() as f64)
                .await;
        }
    }
    let best = best_thresholds(&game).thresholds;
    check.case(best == [668], || {
        format!("the best lines against lines, {best:?}")
    });
    "667 and 668 against every pair of hands; every line against its best reply."
}

async fn three_card_lines(check: &mut Check, size: u32) -> String {
    let width = size as usize;
    let game = standard(3, AllDrop::Replay);
    let deals = game.hands().deals() as i128;
    let near = 10_671 - width..=10_671 + width;
    for (line, won) in threshold_payoffs(&game, 10_671).into_iter().enumerate() {
        let holds = near.contains(&line) || won > 40;
        check.case(holds, || format!("line {line} loses {won} to 10671"));
    }
    for line in near {
        let gain = gain(&game, line);
        let lost = gain.numerator() * (deals / gain.denominator());
        let expected = match line {
            10_662 => lost == 40,
            10_671 => lost == 204,
            _ => lost > 40,
        };
        check.case(expected, || format!("line {line} loses {lost}"));
        let worst = threshold_payoffs(&game, line).into_iter().min();
        let holds = if line == 10_671 {
            worst == Some(-4)
        } else {
            worst < Some(-4)
        };
        check.case(holds, || format!("line {line} guarantees {worst:?}"));
        check.progress(line as f64 / 25_000.0).await;
    }
    let mixture = mixed_thresholds(&game).map(|mixture| mixture.thresholds);
    check.case(
        mixture == Ok(vec![(10_608, 2), (10_656, 1), (10_672, 27)]),
        || format!("{mixture:?}"),
    );
    format!(
        "The {} lines within {width} of 10671 against the best reply and against every line; each of the others loses more than \
         40 to 10671 alone.",
        2 * width + 1
    )
}

async fn two_card_optimum(check: &mut Check) -> &'static str {
    let game = standard(2, AllDrop::Replay);
    check.progress(0.1).await;
    let mut hold: Vec<i64> = (0..game.hands().len())
        .map(|hand| if hand >= 668 { 8 } else { 0 })
        .collect();
    let mut mixed = 0;
    for (hand, eighths) in hold.iter_mut().enumerate() {
        let label = game.hands().get(hand).to_string();
        let is_low_jack = ["JS/2", "JS/3", "JS/4", "JS/5", "JS/6", "JD/7"]
            .iter()
            .any(|start| label.starts_with(start));
        if is_low_jack {
            *eighths = 1;
            mixed += 1;
        }
    }
    check.equal(&24, &mixed, || "the hands that are mixed");
    let found = loss_by_pairs(&game, &hold, 8);
    check.equal(&0, &found, || "over all pairs of hands");
    let narrow = Strategy::new(
        game.hands(),
        hold.iter().map(|&eighths| i128::from(eighths)).collect(),
        8,
    );
    let holds = narrow.is_ok_and(|strategy| exploitability(&game, &strategy) == Fraction::ZERO);
    check.case(holds, || "by running sums");
    "The best reply, hand by hand over all pairs of hands, and by running sums, gains 0."
}

async fn three_card_optimum(check: &mut Check) -> Result<String, Failure> {
    let game = standard(3, AllDrop::Replay);
    check.progress(0.1).await;
    let strategy = equilibrium(&game)?;
    check.progress(0.8).await;
    let mixed: Vec<String> = strategy
        .mixed_hands()
        .map(|hand| game.hands().get(hand).to_string())
        .collect();
    check.equal(&8, &mixed.len(), || "the hands that are mixed");
    check.equal(&3, &strategy.denominator(), || "the denominator");
    let holds = exploitability(&game, &strategy) == Fraction::ZERO;
    check.case(holds, || "the best reply");
    let mixed = mixed.join(", ");
    Ok(format!(
        "The best reply gains 0, hand by hand; mixed are {mixed}."
    ))
}

async fn weenie_lines(check: &mut Check) -> &'static str {
    for (cards, stated, names) in [
        (1, &[17_usize, 18][..], &["6C", "6H"][..]),
        (2, &[448], &["9S/8S"]),
        (3, &[7680], &["JS/10S/9S"]),
    ] {
        let game = standard(cards, AllDrop::Weenie);
        let near = stated[0].saturating_sub(3)..=stated[0] + 4;
        for line in near {
            let gain = gain(&game, line);
            let holds = (gain == Fraction::ZERO) == stated.contains(&line);
            check.case(holds, || format!("{cards} cards, line {line}: {gain}"));
        }
        let called: Vec<String> = stated
            .iter()
            .map(|&line| game.hands().get(line - 1).to_string())
            .collect();
        check.case(called == names, || format!("{called:?}"));
        check.progress_of(cards, 3).await;
    }
    "The lines and their neighbours against the best reply, of one to three cards of 52."
}
