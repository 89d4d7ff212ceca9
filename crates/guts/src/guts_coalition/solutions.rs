//! The games solved so far: each is solved once.

use super::settings::PLAYER_COUNTS;
use super::sides::{Solution, finite};
use super::state::CoalitionGame;
use upperhand::guts::Rules;
use upperhand_games::guts_rules::PlayerCount;
use upperhand_kit::LruCache;

/// With the Weenie rule the pot outgrows more players than this, and player 1 leaves at once.
const LAST_SAFE: u32 = 6;

#[derive(Default)]
pub struct Solutions {
    games: LruCache<CoalitionGame, Solution, 128>,
}

/// The value against the number of players, for one rule set, one round or repeated.
pub struct Line {
    pub rules: Rules,
    pub repeated: bool,
    /// The number of players, which may be infinite, and the value. Ends where player 1 does best to leave at once.
    pub points: Vec<(f64, f64)>,
}

impl Line {
    /// "repeated game", "one round, Weenie rule".
    pub const fn name(&self) -> &'static str {
        match (self.rules, self.repeated) {
            (Rules::Standard, false) => "one round",
            (Rules::Standard, true) => "repeated game",
            (Rules::Weenie, false) => "one round, Weenie rule",
            (Rules::Weenie, true) => "repeated game, Weenie rule",
        }
    }
}

impl Solutions {
    /// A fifth of a millisecond the first time, repeated less than one.
    pub fn solution(&mut self, game: CoalitionGame) -> &Solution {
        self.games.get(game, Solution::of)
    }

    /// The value of a game, and whether player 1 stays in it.
    fn value(&mut self, rules: Rules, repeated: bool, players: PlayerCount) -> (f64, bool) {
        let solution = self.solution(CoalitionGame {
            rules,
            players,
            repeated,
        });
        (solution.value, solution.player.is_some())
    }

    /// One round of both rule sets, and the repeated game of one: for each number of players, or in steps of `every`
    /// and for the largest and infinitely many. All together some 15 ms the first time.
    pub fn lines(&mut self, rules: Rules, every: usize) -> Vec<Line> {
        let mut lines = Vec::new();
        for (rules, repeated) in [
            (Rules::Standard, false),
            (Rules::Weenie, false),
            (rules, true),
        ] {
            let mut points = Vec::new();
            let most = PLAYER_COUNTS.1;
            let counts = (PLAYER_COUNTS.0..most).step_by(every).chain([most]);
            for players in counts.map(finite).chain([PlayerCount::Infinite]) {
                let (value, stays) = self.value(rules, repeated, players);
                points.push((players.number(), value));
                if !stays {
                    break;
                }
            }
            lines.push(Line {
                rules,
                repeated,
                points,
            });
        }
        lines
    }

    /// The lowest value in the picture of these lines: the advantage grows with the table, until player 1 leaves.
    pub fn lowest(&mut self, rules: Rules) -> f64 {
        let last = PlayerCount::Infinite;
        let ends = [
            self.value(Rules::Standard, false, last),
            self.value(rules, true, last),
            self.value(rules, true, finite(LAST_SAFE)),
        ];
        let stayed = ends.iter().filter(|(_, stays)| *stays);
        stayed.map(|(value, _)| *value).fold(0.0, f64::min)
    }
}
