//! Your choices, each beside the other one.

use super::game::Game;
use super::worth::Worth;
use crate::BigRational;
use crate::play::{Skill, Stake};

/// Your choices so far, in antes for their rounds: what each lost against the better one, and what the worse one would have
/// lost. Leaving is none of them. O(rounds).
///
/// ```
/// use upperhand::play::guts::{Choice, Deal, Game, Setup, advice, skill};
/// let setup = Setup { deal: Deal::Cards(2), ..Setup::default() };
/// let game = Game::new(setup)?;
/// let better = advice(&game)?.returns.better().unwrap();
/// let worse = if better == Choice::Hold { Choice::Drop } else { Choice::Hold };
/// let kept = |choice| skill(&game.after(choice).unwrap()).kept().unwrap().to_string();
/// assert_eq!([kept(better), kept(worse)], ["1", "0"]);
/// # Ok::<(), upperhand::play::guts::Error>(())
/// ```
#[must_use]
pub fn skill(game: &Game) -> Skill {
    let rounds = game.history().iter().enumerate();
    let rounds = rounds.map(|(number, round)| {
        let solution = game.solution();
        let returns = solution.returns(round.hands[0], (number, &round.held));
        let lost = |holds| {
            let antes = returns.lost(holds).times(-i128::from(round.stakes));
            exactly(antes)
        };
        let [one, other] = [true, false].map(lost);
        let most = if one > other { one } else { other };
        Stake::new(lost(round.held[0]), most)
    });
    Skill(rounds.collect())
}

/// The number, also one that is rounded.
fn exactly(antes: Worth) -> BigRational {
    match antes {
        Worth::Exact(fraction) => {
            BigRational::new(fraction.numerator().into(), fraction.denominator().into())
        }
        Worth::Rounded(value) => BigRational::from_float(value).unwrap_or_default(),
    }
}
