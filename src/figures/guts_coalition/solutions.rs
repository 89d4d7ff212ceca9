//! The games solved so far: each is solved once.

use super::settings::PLAYER_COUNTS;
use super::state::CoalitionGame;
use crate::figures::LruCache;
use crate::guts::coalition::{Solution, one_round, repeated};
use crate::guts::{Players, Rules};

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
    /// The number of players and the value. Ends where player 1 does best to leave at once.
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
        let solve = if game.repeated { repeated } else { one_round };
        let solved = |game: CoalitionGame| solve(game.rules, game.players);
        let solved = |game| solved(game).expect("tables of 3 to 20 players have a solution");
        self.games.get(game, solved)
    }

    /// The value of a game, and whether player 1 stays in it.
    fn value(&mut self, rules: Rules, repeated: bool, count: u32) -> (f64, bool) {
        let players = Players::new(count as usize).expect("3 to 20 can play");
        let solution = self.solution(CoalitionGame {
            rules,
            players,
            repeated,
        });
        (solution.value, solution.player.is_some())
    }

    /// One round of both rule sets, and the repeated game of one: for each number of players, or in steps of `every`
    /// and for the largest. All together some 15 ms the first time.
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
            for count in counts {
                let (value, stays) = self.value(rules, repeated, count);
                points.push((f64::from(count), value));
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
        let last = PLAYER_COUNTS.1;
        let ends = [
            self.value(Rules::Standard, false, last),
            self.value(rules, true, last),
            self.value(rules, true, LAST_SAFE),
        ];
        let stayed = ends.iter().filter(|(_, stays)| *stays);
        stayed.map(|(value, _)| *value).fold(0.0, f64::min)
    }
}
