//! The lines: that of the equilibrium, and those of the two beside the best of all mixtures of lines.

use std::collections::BTreeMap;
use upperhand::Fraction;
use upperhand::guts::cards::{AllDrop, CardGame, Deck, TwoOthers};
use upperhand::play::cheating::{ALONE, BESIDE, TOGETHER, on_average};

fn game() -> CardGame {
    CardGame::new(Deck::STANDARD, 1, AllDrop::Replay).unwrap()
}

/// What each line gains against two others.
fn gains(game: &CardGame, lines: [usize; 2]) -> Vec<Fraction> {
    let others = TwoOthers::new(game, lines).unwrap();
    let line = |line: usize| (0..52).map(|card| card >= line).collect();
    (0..=52)
        .map(|own| others.rounds().reply(line(own)).round.alpha)
        .collect()
}

#[test]
fn alone_one_line_is_a_best_reply_to_itself() {
    let game = game();
    let equal = (0..=52).filter(|&line| {
        let others = TwoOthers::new(&game, [line, line]).unwrap();
        // Among all ways to hold, not only lines.
        let best = others
            .rounds()
            .best_reply_before(Fraction::ZERO)
            .round
            .alpha;
        gains(&game, [line, line])[line] == best
    });
    assert_eq!(equal.collect::<Vec<_>>(), [ALONE]);
}

fn times(share: Fraction, value: Fraction) -> Fraction {
    share * value
}

/// The best that two with a die in common can do by lines: certified by a mixture of each side.
#[test]
fn the_agreement_wins_nearly_what_the_best_lines_win() {
    let game = game();
    let all: BTreeMap<[usize; 2], Vec<Fraction>> = (0..=52)
        .flat_map(|one| (one..=52).map(move |other| [one, other]))
        .map(|lines| (lines, gains(&game, lines)))
        .collect();
    let (bloc, spoiler) = ([36, 36], [0, 45]);
    let share = Fraction::new(170, 1877);
    let mixed = |line: usize| {
        times(share, all[&spoiler][line]) + times(Fraction::ONE - share, all[&bloc][line])
    };
    let conceded = (0..=52).map(mixed).max().unwrap();
    // The third mixes two lines so that both pairs leave the same.
    let [low, high] = [33, 34];
    let slope = |lines: &[usize; 2]| all[lines][high] - all[lines][low];
    let apart = all[&bloc][low] - all[&spoiler][low];
    let own = apart / (slope(&spoiler) - slope(&bloc));
    assert!(Fraction::ZERO <= own && own <= Fraction::ONE);
    let kept = all
        .values()
        .map(|gains| times(Fraction::ONE - own, gains[low]) + times(own, gains[high]));
    let secured = kept.min().unwrap();
    assert_eq!(secured, conceded);
    let share_won = on_average().unwrap().least / (Fraction::ZERO - conceded);
    assert!(
        (0.9935..0.9945).contains(&share_won.value()),
        "{}",
        share_won.value()
    );
    assert_eq!((TOGETHER, BESIDE), (36, 46));
}
