//! The ladder under both boards, where it leads to perfect play: under the race with yes/no questions.

use super::players::{is_shared, is_theirs, near, role};
use super::sorting::Sorting;
use crate::ladder;
use crate::ladder::Ladder;
use upperhand::guess_who::Pool;
use upperhand::play::guess_who::{Game, Player, Suspects};
use upperhand_games::cards::Area;
use upperhand_games::rule_sets::sized;
use upperhand_kit::{Caption, Figure, Paint, Role};

/// Is there a ladder under the boards of a game?
pub fn are_shown(game: &Game) -> bool {
    let setup = game.setup();
    ladder::is_theorem(setup.rules, setup.opponent_answers)
}

/// The pools of whoever is in front and of the other.
pub fn pools(game: &Game) -> [Pool; 2] {
    let pool = |player: Player| sized(game.standing(player).len());
    [pool(near(game)), pool(near(game).other())]
}

/// The ladder with both boards on it, of which those of player 1 come first, and the rungs that the question chosen leads to.
pub fn ladder(game: &Game, sorting: &Sorting, boards: &[Suspects; 2]) -> Ladder {
    let players = [near(game), near(game).other()];
    let pool = |player: Player| sized(boards[player.index()].len());
    let is_chosen = sorting.is_question() && !game.is_over() && !is_theirs(game);
    Ladder {
        pools: players.map(pool),
        roles: players.map(role),
        names: match (is_shared(game), near(game)) {
            (false, _) => ["you", "they"],
            (true, Player::You) => ["P1", "P2"],
            (true, Player::Opponent) => ["P2", "P1"],
        },
        leads_to: is_chosen.then(|| [1, 0].map(|part| sized(sorting.size(part)))),
    }
}

/// Draws the ladder, and the rule below it.
pub fn draw(
    figure: &mut Figure,
    [rungs, (from, to)]: [Area; 2],
    ladder: &Ladder,
    rule: Option<String>,
) {
    ladder.draw(figure, rungs);
    if let Some(rule) = rule {
        figure.add(Caption::within(from, to, rule, Paint::Role(Role::Ink)));
    }
}

/// Both rungs of whoever is in front, and where the coach helps the rule: "yours 64, theirs 16. In the weeds: ask about half of
/// their rung, 8".
pub fn said(game: &Game, is_told: bool) -> String {
    let rungs = ladder::rungs(pools(game));
    match advice(game, is_told) {
        Some(advice) => format!("{rungs}. {advice}"),
        None => rungs,
    }
}

/// The rule at the position of whoever is to move, where it is told.
pub fn advice(game: &Game, is_told: bool) -> Option<String> {
    let has_move = !game.is_over() && !is_theirs(game);
    (is_told && has_move).then(|| ladder::advice(pools(game)))?
}
