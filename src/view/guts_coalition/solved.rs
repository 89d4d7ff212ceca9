//! The games solved so far: each is solved once.

use super::parameters::{Game, PLAYERS};
use crate::guts::coalition::{Solution, one_round, repeated};
use crate::guts::{Players, Rules};
use crate::view::Error;
use crate::view::kept::Kept;

/// Solutions of coalition games, and the lines that they make.
#[derive(Default)]
pub struct Solved {
    games: Kept<Game, Solution>,
}

/// The value against the number of players, for one rule set, one round or repeated.
pub struct Line {
    pub rules: Rules,
    pub repeated: bool,
    /// The number of players and the value. Ends where player 1 does best to leave at once.
    pub points: Vec<(f64, f64)>,
}

impl Solved {
    /// A millisecond or two the first time, with the Weenie rule up to ten.
    pub fn solution(&mut self, game: Game) -> Result<&Solution, Error> {
        let solve = if game.repeated { repeated } else { one_round };
        let make = |game: Game| solve(game.rules, game.players);
        Ok(self.games.try_get(game, make)?)
    }

    /// One round of both rule sets, and the repeated game of one. All together some 60 ms the first time.
    pub fn lines(&mut self, rules: Rules) -> Result<Vec<Line>, Error> {
        let mut lines = Vec::new();
        for (rules, repeated) in [
            (Rules::Standard, false),
            (Rules::Weenie, false),
            (rules, true),
        ] {
            let mut points = Vec::new();
            for count in PLAYERS.0..=PLAYERS.1 {
                let players = Players::new(count as usize)?;
                let solution = self.solution(Game {
                    rules,
                    players,
                    repeated,
                })?;
                points.push((f64::from(count), solution.value));
                if solution.player.is_none() {
                    break;
                }
            }
            lines.push(Line {
                rules,
                repeated,
                points,
            });
        }
        Ok(lines)
    }
}
