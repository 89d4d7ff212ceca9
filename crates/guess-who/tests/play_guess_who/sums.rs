//! Mistakes and luck of games that are played in the same way from beginning to end, as no storm of random presses plays
//! them: they may cost more than a game is worth, and have fractions longer than 64 bits.

use super::{Board, written};
use num_traits::ToPrimitive;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::sync::Arc;
use upperhand::BigRational;
use upperhand::guess_who::board::faces;
use upperhand::guess_who::{Ending, Pool, Rules};
use upperhand::play::guess_who::{Choice, Game, Opponent, Player, Setup, review, write_moves};

/// A way to play.
#[derive(Clone, Copy, Debug)]
enum Way {
    Fewest,
    Half,
    Random,
    Name,
}

const WAYS: [Way; 4] = [Way::Fewest, Way::Half, Way::Random, Way::Name];

impl Way {
    fn choice(self, pool: u32, ending: Ending, random: &mut Xoshiro256PlusPlus) -> Choice {
        let asked = match self {
            Self::Name if ending != Ending::Race => return Choice::Name,
            _ if pool == 1 => return Choice::Name,
            Self::Fewest | Self::Name => 1,
            Self::Half => pool / 2,
            Self::Random => random.random_range(1..pool),
        };
        Choice::Ask(vec![asked, pool - asked])
    }
}

/// Is a text such as "−1.5 points" the rounded hundredfold of a fraction? Where that is long the figure knows it only as a
/// double, whose rounding a billionth of the last digit excuses.
fn rounds_to(text: &str, sum: &BigRational) -> bool {
    let (digits, unit) = written(text);
    let (above, below) = (sum.numer(), sum.denom());
    let apart = (above * (100 * unit) - below * digits).magnitude() * 2_000_000_000_u64;
    apart <= below.magnitude() * 1_000_000_001_u64
}

#[test]
fn sums_of_any_game_are_what_they_are() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(31);
    let (mut most, mut longest) = (0.0_f64, 0);
    for seed in 0..200_u64 {
        let ending = Ending::ALL[random.random_range(0..3)];
        let opponent = Opponent::ALL[random.random_range(0..Opponent::ALL.len())];
        let ways = [0, 1].map(|_| WAYS[random.random_range(0..WAYS.len())]);
        let pools =
            [0, 1].map(|_| [24, 64, random.random_range(2..=64)][random.random_range(0..3)]);
        let [mine, theirs] = pools.map(|pool: u32| Pool::new(pool.into()).unwrap());
        let setup = Setup {
            opponent,
            seed,
            ..Setup::new(Rules::new(2, ending).unwrap(), mine, theirs)
        };
        let mut game = Game::in_words(setup, Arc::new(faces(64).unwrap())).unwrap();
        let mut choices = Vec::new();
        while game.winner().is_none() {
            let (pool, way) = match game.to_move() {
                Player::You => (game.mine(), ways[0]),
                Player::Opponent => (game.theirs(), ways[1]),
            };
            let choice = way.choice(pool.get(), ending, &mut random);
            game = game.after(choice.clone()).unwrap();
            choices.push(choice);
        }
        let numbers =
            [pools[0], pools[1], u32::try_from(seed).unwrap()].map(|number| number.to_string());
        let mut board = Board::open(&[
            ("rules", ending.name()),
            ("mine", &numbers[0]),
            ("theirs", &numbers[1]),
            ("opponent", opponent.name()),
            ("seed", &numbers[2]),
            ("moves", &write_moves(&choices)),
        ]);
        assert!(board.is_over());
        let [skill, given] = match opponent {
            Opponent::Person => [
                "Player 1’s choices so far",
                "Player 2’s choices gave player 1",
            ],
            _ => ["Your choices so far", "Their choices gave you"],
        };
        let review = review(&game);
        for (term, sum) in [
            (skill, review.skill),
            (given, review.opponent_skill),
            ("Luck so far", review.luck),
        ] {
            let (said, sum) = (board.fact(term), sum.exact());
            let told =
                format!("{term}: {said} for {sum}, {ways:?} against {opponent:?}, seed {seed}");
            assert!(rounds_to(&said, &sum), "{told}");
            most = most.max(sum.to_f64().unwrap().abs());
            longest = longest.max(sum.denom().bits());
        }
    }
    assert!(most > 1.0 && longest > 64, "{most}, {longest} bits");
}
