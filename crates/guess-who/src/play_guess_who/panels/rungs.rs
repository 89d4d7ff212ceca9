//! The ladder under both boards, where it leads to perfect play: under the race with yes/no questions.

use super::super::players::{is_shared, is_theirs, near, role};
use super::super::sorting::Sorting;
use crate::ladder::Ladder;
use upperhand::play::guess_who::{Game, Player, Suspects};
use upperhand_games::cards::Area;
use upperhand_games::rule_sets::sized;
use upperhand_kit::{Caption, Figure, Paint, Role};

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
    // It has a line where there is room for one.
    if let Some(rule) = rule.filter(|_| to.1 > from.1) {
        figure.add(Caption::within(from, to, rule, Paint::Role(Role::Ink)));
    }
}
