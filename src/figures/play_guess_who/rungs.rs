//! The ladder under both boards, where it leads to perfect play: under the race with yes/no questions.

use super::board::role;
use super::players::{is_shared, near};
use super::sorting::Sorting;
use crate::figures::games::cards::Area;
use crate::figures::ladder::{self, Ladder};
use crate::figures::rule_sets::sized;
use crate::figures::{Caption, Figure, Paint, Role};
use crate::guess_who::Pool;
use crate::play::guess_who::{Game, Player};

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

/// What the picture of the ladder is made from.
pub struct SeenLadder<'a> {
    pub game: &'a Game,
    /// The pools of whoever is in front and of the other, as they are seen.
    pub pools: [Pool; 2],
    /// The question chosen, unless the answer to another is being told.
    pub sorting: Option<&'a Sorting>,
    /// Does the coach help?
    pub is_told: bool,
}

/// The ladder with both pools on it and the rungs that the question chosen leads to; below it, where the coach helps, the rule.
pub fn draw(figure: &mut Figure, [rungs, (from, to)]: [Area; 2], seen: &SeenLadder) {
    let &SeenLadder { game, pools, .. } = seen;
    let asked = seen
        .sorting
        .filter(|sorting| sorting.is_question() && !game.is_over());
    let ladder = Ladder {
        pools,
        roles: [near(game), near(game).other()].map(role),
        names: match (is_shared(game), near(game)) {
            (false, _) => ["you", "they"],
            (true, Player::You) => ["P1", "P2"],
            (true, Player::Opponent) => ["P2", "P1"],
        },
        leads_to: asked.map(|sorting| [1, 0].map(|part| sized(sorting.size(part)))),
    };
    ladder.draw(figure, rungs);
    if let Some(advice) = advice(game, seen.is_told) {
        figure.add(Caption::within(from, to, advice, Paint::Role(Role::Ink)));
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

/// The rule at the position, where it is told.
fn advice(game: &Game, is_told: bool) -> Option<String> {
    (is_told && !game.is_over()).then(|| ladder::advice(pools(game)))?
}
