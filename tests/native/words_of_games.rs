//! Words about sums of antes, outcomes, boards and questions in play, at the edges that whole figures seldom reach.

use upperhand::BigRational;
use upperhand::guess_who::board::read_board;
use upperhand::guess_who::{Pool, Rules};
use upperhand::guts::cards::Fraction;
use upperhand::play::guess_who::{Game, Setup, advice};
use upperhand::play::guts::Worth;
use upperhand::play::{Skill, Stake};
use upperhand_games::outcome;
use upperhand_games::outcome::{deal, line};
use upperhand_guess_who::play_guess_who::words::spoken::best_on;
use upperhand_guess_who::words::board_report::unknown;
use upperhand_guts::play_guts::money::{balance, signed, signed_exactly, size, staked, whole};

#[test]
fn sums_are_told_as_large_as_they_are() {
    for (value, text) in [
        (0.0, "nothing"),
        (1e-14, "nothing"),
        (0.000_03, "next to nothing"),
        (-0.000_03, "next to nothing"),
        (0.000_052, "+0.00005 antes"),
        (-0.000_234_6, "−0.00023 antes"),
        (-0.0056, "−0.0056 antes"),
        (-0.009_99, "−0.01 antes"),
        (0.42, "+0.42 antes"),
        (-1.0, "−1 ante"),
        (12.5, "+12.5 antes"),
        (-12_345.6, "−12\u{202f}345.6 antes"),
    ] {
        assert_eq!(signed(value), text);
    }
    assert_eq!(size(-3.0), "3 antes");
    assert_eq!([whole(1), whole(40)], ["1 ante", "40 antes"]);
}

#[test]
fn fractions_of_antes_stay_exact() {
    let worth = Worth::Exact(Fraction::new(-5, 12));
    assert_eq!(signed_exactly(worth), "−0.42 antes (−5/12)");
    assert_eq!(staked(worth, 12), Worth::Exact(Fraction::new(-5, 1)));
    assert_eq!(signed_exactly(staked(worth, 12)), "−5 antes");
    assert_eq!(balance(Fraction::new(-7, 2)), "−3.5");
    assert_eq!(balance(Fraction::new(12, 1)), "+12");
    assert_eq!(balance(Fraction::ZERO), "0");
}

fn ratio(numerator: i32, denominator: i32) -> BigRational {
    BigRational::new(numerator.into(), denominator.into())
}

/// A line of choices that each lost so many thousandths of all there was to lose.
fn told(losses: &[i32]) -> String {
    let stakes = losses
        .iter()
        .map(|&lost| Stake::new(ratio(lost, 1000), ratio(1, 1)));
    let luck = outcome::signed(&ratio(-401, 10));
    line(
        &deal("Upperhand", 7, 412),
        "lost",
        &Skill(stakes.collect()),
        &luck,
    )
}

#[test]
fn all_and_nothing_are_said_only_of_just_that() {
    for (losses, said) in [
        (&[0, 0][..], "100\u{a0}% skill · luck −40 🟦🟦"),
        (&[0, 1], "99\u{a0}% skill · luck −40 🟦🟧"),
        (&[0, 0, 90, 0], "98\u{a0}% skill · luck −40 🟦🟦🟧🟦"),
        (&[999, 1000], "1\u{a0}% skill · luck −40 🟧🟧"),
        (&[1000], "0\u{a0}% skill · luck −40 🟧"),
        (&[], "nothing to lose · luck −40"),
    ] {
        assert_eq!(told(losses), format!("Upperhand 412 · lost · {said}"));
    }
    assert!(told(&[[0; 60], [1; 60]].concat()).ends_with(" 60 🟦 60 🟧"));
    for (number, said) in [(4, "0"), (5, "+1"), (-4, "0"), (-5, "−1"), (-995, "−100")] {
        assert_eq!(outcome::signed(&ratio(number, 10)), said);
    }
    assert_eq!(
        deal("Upperhand Guts", 523_481, 0),
        "Upperhand Guts deal 523481"
    );
}

#[test]
fn boards_that_are_not_known_are_counted() {
    let one = "1 board with one change is not known: it is too large.";
    let twelve = "12 boards with one change are not known: they are too large.";
    assert_eq!(
        [0, 1, 12].map(unknown),
        [None, Some(one.to_owned()), Some(twelve.to_owned())]
    );
}

/// Of two pairs of twins no words name one; the naive tree: 1 | 3 wins 1/4 + 3/4 · 0, 2 | 2 nothing.
#[test]
fn where_no_words_have_the_best_size_their_price_is_told() {
    let [four, two] = [4, 2].map(|size| Pool::new(size).unwrap());
    let game = Game::new(Setup::new(Rules::RACE, four, two)).unwrap();
    for (table, said) in [
        (
            "name,hat\nAnna,x\nBert,x\nCleo,\nDave,\n",
            "ask about 1 of 4. In words, “hat?”, 2 of 4 costs 25 points",
        ),
        (
            "name,hat\nAnna,x\nBert,\nCleo,\nDave,\n",
            "ask “hat?”, 1 of 4",
        ),
    ] {
        let board = read_board(table).unwrap();
        assert_eq!(best_on(&board, &game, &advice(&game).unwrap()), said);
    }
}
