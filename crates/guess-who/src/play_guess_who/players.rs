//! Who is who in a game, and what a move has cost.

use upperhand::guess_who::{Pool, Probability};
use upperhand::play::guess_who::{Game, Opponent, Player, Turn};
use upperhand_games::rule_sets::sized;
use upperhand_kit::Role;

/// Is there another person at the screen?
pub fn is_shared(game: &Game) -> bool {
    game.setup().opponent == Opponent::Person
}

/// The player whose board is in front: you, or of two people at one screen the one who is to move, and at the end the one
/// who has moved.
pub fn near(game: &Game) -> Player {
    match game.winner() {
        _ if !is_shared(game) => Player::You,
        None => game.to_move(),
        Some(_) => game.to_move().other(),
    }
}

/// The colour of a player.
pub const fn role(player: Player) -> Role {
    match player {
        Player::You => Role::You,
        Player::Opponent => Role::Opponent,
    }
}

/// The most answers to a question of whoever is to move.
pub fn answers(game: &Game) -> u8 {
    answers_of(game, near(game))
}

/// The most answers to a question of a player.
pub fn answers_of(game: &Game, player: Player) -> u8 {
    let setup = game.setup();
    match player {
        Player::You => setup.rules.answers(),
        Player::Opponent => setup.opponent_answers,
    }
}

/// The pools before a move: the mover's, and the other's.
pub fn pools_before(turn: &Turn) -> [Pool; 2] {
    match turn.by {
        Player::You => [turn.mine, turn.theirs],
        Player::Opponent => [turn.theirs, turn.mine],
    }
}

/// A player's chance, where this is yours.
pub fn chance_of(player: Player, yours: Probability) -> Probability {
    match player {
        Player::You => yours,
        Player::Opponent => Probability::new(1, 1).less(yours).unwrap_or(yours),
    }
}

/// Is it the other's turn, who moves without a person?
pub fn is_theirs(game: &Game) -> bool {
    let is_automatic = game.setup().opponent != Opponent::Person;
    is_automatic && game.winner().is_none() && game.to_move() == Player::Opponent
}

/// The pools of whoever is in front and of the other.
pub fn pools(game: &Game) -> [Pool; 2] {
    let pool = |player: Player| sized(game.standing(player).len());
    [pool(near(game)), pool(near(game).other())]
}

/// The number of suspects on a player's board at the start.
pub fn pool(game: &Game, player: Player) -> usize {
    let setup = *game.setup();
    let pool = match player {
        Player::You => setup.mine,
        Player::Opponent => setup.theirs,
    };
    pool.get() as usize
}

/// The loss of the mover by a move.
pub fn cost(turn: &Turn) -> Probability {
    let (more, less) = match turn.by {
        Player::You => (turn.best, turn.chosen),
        Player::Opponent => (turn.chosen, turn.best),
    };
    more.less(less).unwrap_or(Probability::new(0, 1))
}
