//! Any game under any rules: each move leads where the rules say, is worth what the game tree says, and skill and luck add
//! up.

use super::{all_rules, any_game, any_setup, dice, pool, yours};
use num_traits::{ToPrimitive, Zero};
use upperhand::guess_who::{Ending, Pool, Probability, Rules};
use upperhand::play::guess_who::{
    Act, Automatic, Choice, Game, Opponent, Player, Setup, Suspects, Turn, review,
};
use upperhand::{BigRational, Fraction};
use upperhand_oracles::game_tree;

const GAMES: u64 = 300;

fn certain(it_is: bool) -> Fraction {
    if it_is { Fraction::ONE } else { Fraction::ZERO }
}

#[test]
fn every_move_is_worth_what_the_game_tree_says() {
    for (seed, rules) in (1..).zip(all_rules()) {
        let mut dice = dice(seed);
        for _ in 0..60 {
            let setup = any_setup(rules, 6, &mut dice);
            let games = any_game(setup, &mut dice);
            for turn in games.last().unwrap().history() {
                let mut pools = [turn.mine.get(), turn.theirs.get()];
                let mut answers = [rules.answers(), setup.opponent_answers];
                if turn.by == Player::Opponent {
                    pools.reverse();
                    answers.reverse();
                }
                let ([n, m], ending) = (pools, rules.ending());
                let game = game_tree::Game { ending, answers };
                let best = yours(turn.by, game.value(n, m));
                assert_eq!(Fraction::from(turn.best), best, "{setup:?} {turn:?}");
                let chosen = match turn.sizes() {
                    Some(sizes) => game.question(n, m, &sizes),
                    None => game.naming(n, m).unwrap(),
                };
                let chosen = yours(turn.by, chosen);
                assert_eq!(Fraction::from(turn.chosen), chosen, "{setup:?} {turn:?}");
            }
        }
    }
}

/// The suspects that a move leaves on the mover's board.
fn left(turn: &Turn, before: &Suspects) -> Suspects {
    match &turn.act {
        Act::Asked { parts, part } => {
            let all: Suspects = parts.iter().flat_map(Suspects::iter).collect();
            let count: u32 = parts.iter().map(Suspects::len).sum();
            assert_eq!((&all, count), (before, before.len()), "parts are no parts");
            parts[*part].clone()
        }
        Act::Named { suspect, right } => {
            assert!(before.contains(*suspect));
            before
                .iter()
                .filter(|it| (it == suspect) == *right)
                .collect()
        }
    }
}

/// Both boards after all moves, with the winner as the rules say.
fn played(game: &Game) -> ([Suspects; 2], Option<Player>) {
    let setup = *game.setup();
    let mut boards = [setup.mine, setup.theirs].map(|pool| Suspects::all(pool.get()));
    let mut winner = None;
    let mut mover = if setup.you_begin {
        Player::You
    } else {
        Player::Opponent
    };
    for turn in game.history() {
        assert_eq!((winner, turn.by), (None, mover));
        assert_eq!(
            [turn.mine.get(), turn.theirs.get()],
            [boards[0].len(), boards[1].len()]
        );
        let board = &mut boards[usize::from(mover == Player::Opponent)];
        *board = left(turn, board);
        assert_eq!(board.len(), turn.left.len());
        let secret = game.secret(mover);
        let has_named = matches!(turn.act, Act::Named { .. });
        winner = match (&turn.act, setup.rules.ending()) {
            (Act::Asked { .. }, Ending::Race) if board.len() == 1 => Some(mover),
            (Act::Named { suspect, .. }, _) if *suspect == secret => Some(mover),
            (Act::Named { .. }, Ending::Official) => Some(mover.other()),
            _ => None,
        };
        assert!(board.contains(secret));
        assert!(!has_named || setup.rules.ending() != Ending::Race);
        mover = mover.other();
    }
    (boards, winner)
}

#[test]
fn boards_answers_and_winners_are_as_the_rules_say() {
    for (seed, rules) in (1..).zip(all_rules()) {
        let mut dice = dice(seed);
        for _ in 0..GAMES {
            let setup = any_setup(rules, 24, &mut dice);
            let games = any_game(setup, &mut dice);
            for game in &games {
                let (boards, winner) = played(game);
                assert_eq!(&boards[0], game.standing(Player::You));
                assert_eq!(&boards[1], game.standing(Player::Opponent));
                assert_eq!(winner, game.winner());
                // Nothing that happens moves a secret.
                let secrets =
                    |game: &Game| [Player::You, Player::Opponent].map(|it| game.secret(it));
                assert_eq!(secrets(game), secrets(&games[0]));
            }
        }
    }
}

#[test]
fn skill_and_luck_add_up_exactly() {
    let exact = |chance: Probability| BigRational::from(chance);
    for (seed, rules) in (1..).zip(all_rules()) {
        let mut dice = dice(seed + 100);
        for _ in 0..GAMES {
            let setup = any_setup(rules, 30, &mut dice);
            for game in any_game(setup, &mut dice) {
                let review = review(&game);
                let zero = BigRational::zero();
                let skill = review.skill.exact();
                assert!(skill <= zero && review.opponent_skill.exact() >= zero);
                for change in [&review.skill, &review.opponent_skill, &review.luck] {
                    let exact = change.exact();
                    assert!(
                        (change.value() - exact.to_f64().unwrap()).abs() < 1e-14,
                        "{exact}"
                    );
                    let small = change.in_128_bits();
                    assert!(small.is_none_or(|small| small.to_string() == exact.to_string()));
                }
                let sum = review.skill + review.opponent_skill + review.luck;
                assert_eq!(sum.exact(), exact(game.chance()) - exact(game.start()));
                let result = game.winner().map(|winner| winner == Player::You);
                let settled = result.map(|won| Fraction::from(game.chance()) == certain(won));
                assert_ne!(settled, Some(false));
                // The curve has no gaps, and the worst move is no better than any other of yours.
                assert!(
                    review
                        .steps
                        .windows(2)
                        .all(|pair| pair[0].after == pair[1].before)
                );
                let lost = |index: usize| review.steps[index].skill.exact();
                let yours = |index: &usize| game.history()[*index].by == Player::You;
                let all = (0..game.history().len()).filter(yours);
                assert_eq!(
                    review.worst.map(lost),
                    all.map(lost).filter(|it| *it < zero).min()
                );
                assert_eq!(review.worst.is_none(), skill == zero);
            }
        }
    }
}

#[test]
fn the_race_can_be_over_before_the_first_move() {
    let setup = |mine, theirs| Setup {
        you_begin: false,
        ..Setup::new(Rules::RACE, pool(mine), pool(theirs))
    };
    let won = |mine, theirs| Game::new(setup(mine, theirs)).unwrap();
    assert_eq!(won(1, 5).winner(), Some(Player::You));
    assert_eq!(won(5, 1).winner(), Some(Player::Opponent));
    assert!(won(5, 1).history().is_empty());
    assert_eq!(won(5, 1).chance().to_string(), "0");
    let said = Game::new(setup(1, 1)).unwrap_err().to_string();
    assert!(said.starts_with("(1, 1) is not a position of the race"));
}

#[test]
fn a_billion_suspects_are_asked_about_at_once() {
    let billion = pool(1_000_000_000);
    let setup = Setup {
        you_begin: false,
        ..Setup::new(Rules::OFFICIAL, billion, billion)
    };
    let mut game = Game::new(setup).unwrap();
    while !game.is_over() {
        let choice = game.drawn_move(Automatic::Perfect).unwrap();
        game = game.after(choice).unwrap();
    }
    assert!(game.history().len() > 50, "{} moves", game.history().len());
    assert_eq!(review(&game).worst, None);
}

#[test]
fn a_question_of_many_takes_its_suspects_from_around_the_board() {
    let setup = Setup::new(Rules::OFFICIAL, Pool::MAX, pool(2));
    for seed in 0..200 {
        let game = Game::new(Setup {
            seed,
            opponent: Opponent::Person,
            ..setup
        })
        .unwrap();
        let sizes = vec![Pool::MAX.get() - 5, 5];
        let game = game.after(Choice::Ask(sizes.clone())).unwrap();
        let Act::Asked { parts, part } = &game.history()[0].act else {
            panic!("a question was asked");
        };
        assert_eq!(game.history()[0].sizes(), Some(sizes));
        assert!(parts[1].iter().all(|suspect| !parts[0].contains(suspect)));
        assert!(parts[*part].contains(game.secret(Player::You)));
    }
}
