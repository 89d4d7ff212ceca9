//! Games of *Guess Who?* in progress: their rules, their records, their opponents, their review.

mod moves;
mod odds;
mod records;
mod rules;
mod tendencies;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand::Fraction;
use upperhand::guess_who::{Ending, Rules};
use upperhand::play::guess_who::{Carelessness, Choice, Game, Opponent, Parts, Player, Setup};
use upperhand_oracles::{all_rules, pool};

fn dice(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// A player's chance as yours.
fn yours(player: Player, chance: Fraction) -> Fraction {
    match player {
        Player::You => chance,
        Player::Opponent => Fraction::ONE - chance,
    }
}

/// Any setup with pools from 2 to `largest`.
fn any_setup(rules: Rules, largest: u32, dice: &mut Xoshiro256PlusPlus) -> Setup {
    Setup {
        opponent_answers: if dice.random() {
            rules.answers()
        } else {
            dice.random_range(2..=6)
        },
        opponent: Opponent::ALL[dice.random_range(0..5_usize)],
        carelessness: Carelessness::new(dice.random_range(1..=3)).unwrap(),
        you_begin: dice.random(),
        seed: dice.random_range(0..=Setup::LARGEST_SEED),
        ..Setup::new(
            rules,
            pool(dice.random_range(2..=largest)),
            pool(dice.random_range(2..=largest)),
        )
    }
}

/// Any move that is possible, good or bad.
fn any_choice(game: &Game, dice: &mut Xoshiro256PlusPlus) -> Choice {
    let setup = *game.setup();
    let mover = game.to_move();
    let standing = game.standing(mover).len();
    let may_name = setup.rules.ending() != Ending::Race;
    if may_name && (standing == 1 || dice.random_ratio(1, 6)) {
        return if dice.random() {
            Choice::Name
        } else {
            Choice::NameSuspect(dice.random_range(1..=standing))
        };
    }
    let answers = match mover.name() {
        "you" => setup.rules.answers(),
        _ => setup.opponent_answers,
    };
    let count = dice.random_range(2..=u32::from(answers).min(standing));
    // One suspect into each part, the others anywhere.
    let mut parts: Vec<Vec<u32>> = (1..=count).map(|suspect| vec![suspect]).collect();
    for suspect in count + 1..=standing {
        parts[dice.random_range(0..count as usize)].push(suspect);
    }
    let parts = Parts::new(parts).unwrap();
    if dice.random() {
        Choice::Ask(parts.sizes())
    } else {
        Choice::AskParts(parts)
    }
}

/// Asserts that nothing tells two games apart: their moves, what came of them, and where they stand.
fn assert_same(one: &Game, other: &Game) {
    let players = [Player::You, Player::Opponent];
    let standing = |game: &Game| players.map(|player| game.standing(player).clone());
    assert_eq!(one, other);
    assert_eq!(one.history(), other.history());
    assert_eq!(standing(one), standing(other));
    assert_eq!(
        (one.to_move(), one.winner(), one.chance()),
        (other.to_move(), other.winner(), other.chance())
    );
}

/// A game of any moves, to its end, and every game on the way.
fn any_game(setup: Setup, dice: &mut Xoshiro256PlusPlus) -> Vec<Game> {
    let mut games = vec![Game::new(setup).unwrap()];
    while let Some(game) = games.last().filter(|game| !game.is_over()) {
        let choice = any_choice(game, dice);
        games.push(game.after(choice).unwrap());
    }
    games
}
