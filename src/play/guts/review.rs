//! The review of a game: skill and luck, told apart.
//!
//! A round has three steps: the deal, your choice, the reveal. With e what the best reply to the others earns before the
//! deal, b the better of both choices with the hand dealt, c the one chosen and r what came of it,
//!
//! ```text
//! r = e + (b − e) + (c − b) + (r − c)
//! ```
//!
//! is the expectation, the luck of the deal, skill (never above 0) and the luck of the reveal. Both kinds of luck are 0
//! on average, whatever you do.

use super::game::Game;
use super::worth::Worth;
use crate::Fraction;

/// One round, in antes: every number is times its stakes.
///
/// ```
/// use upperhand::play::guts::{Deal, Game, Choice, Setup, review};
/// let setup = Setup { deal: Deal::Cards(1), ..Setup::default() };
/// let round = review(&Game::new(setup)?.after(Choice::Hold)?).steps[0];
/// let parts = [round.expected, round.dealt, round.skill, round.revealed];
/// let sum: f64 = parts.iter().map(|part| part.value()).sum();
/// assert!((sum - round.result.value()).abs() < 1e-15);
/// # Ok::<(), upperhand::play::guts::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// The stakes.
    pub stakes: u64,
    /// What the best reply to the others earns before the hands are dealt; 0 at a [`Deal::Table`](super::Deal::Table) and in turn, where it
    /// is not known and the luck of the deal contains it.
    pub expected: Worth,
    /// The luck of the deal.
    pub dealt: Worth,
    /// What your choice lost against the better one: 0 or below.
    pub skill: Worth,
    /// What it lost until the pot is taken, if all later rounds are played the best way: 0 or below; `None` where there is
    /// no best way, as the pot can be kept growing.
    pub in_the_long_run: Option<Worth>,
    /// The luck of the reveal.
    pub revealed: Worth,
    /// What the round brought, the sum of the four.
    pub result: Worth,
    /// What you have won up to here, before a fee.
    pub bankroll: i128,
}

/// A whole game, in antes: `result` = `expected` + `skill` + `luck` + `fee`, exactly with cards; on the number line luck is
/// the rest.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// Round by round.
    pub steps: Vec<Step>,
    /// What the best replies would have earned on average for the same stakes; below 0 it is what a coalition took.
    pub expected: Worth,
    /// What your choices lost: 0 or below.
    pub skill: Worth,
    /// What they lost until the pots were taken, each as if all later rounds were played the best way: 0 or below; `None`
    /// where there is no best way.
    pub in_the_long_run: Option<Worth>,
    /// All luck, of deals and reveals.
    pub luck: Worth,
    /// The fee for leaving: 0 or below.
    pub fee: Worth,
    /// What you have won.
    pub result: Worth,
    /// The round, from 0, that lost the most by your choice; `None` where you lost nothing.
    pub worst: Option<usize>,
}

/// The review of a game, over or not.
///
/// ```
/// use upperhand::play::guts::{Deal, Game, Choice, Setup, review};
/// let setup = Setup { deal: Deal::Cards(1), ..Setup::default() };
/// let all = review(&Game::new(setup)?.after(Choice::Hold)?);
/// let round = all.steps[0];
/// assert_eq!((round.skill, round.result), (all.skill, all.result));
/// # Ok::<(), upperhand::play::guts::Error>(())
/// ```
#[must_use]
pub fn review(game: &Game) -> Review {
    let steps = steps(game);
    let nothing = game.solution().edge().nothing();
    let sum = |part: fn(&Step) -> Worth| {
        let parts = steps.iter().map(part);
        parts.fold(nothing, Worth::plus)
    };
    let (expected, skill) = (sum(|step| step.expected), sum(|step| step.skill));
    let (result, fee) = (Worth::Exact(game.result()), Worth::Exact(game.fee_paid()));
    let lost = |index: &usize| steps[*index].skill;
    let mistakes = (0..steps.len()).filter(|index| lost(index).is_negative());
    let worst = mistakes.reduce(|worst, index| {
        if lost(&index).minus(lost(&worst)).is_negative() {
            index
        } else {
            worst
        }
    });
    Review {
        expected,
        skill,
        luck: result.minus(fee).minus(expected).minus(skill),
        in_the_long_run: steps
            .iter()
            .map(|step| step.in_the_long_run)
            .try_fold(nothing, |sum, lost| Some(sum.plus(lost?))),
        fee,
        result,
        worst,
        steps,
    }
}

fn steps(game: &Game) -> Vec<Step> {
    let solution = game.solution();
    let edge = solution.edge();
    let mut bankroll = 0;
    let steps = game.history().iter().enumerate().map(|(number, round)| {
        let stakes = i128::from(round.stakes);
        let returns = solution.returns(round.hands[0], (number, &round.held));
        let (best, chosen) = (returns.best(), returns.chosen(round.held[0]));
        let won = i128::from(round.payoffs[0]);
        bankroll += won * stakes;
        let result = Worth::Exact(Fraction::new(won, 1));
        Step {
            stakes: round.stakes,
            expected: edge.times(stakes),
            dealt: best.minus(edge).times(stakes),
            skill: returns.lost(round.held[0]).times(stakes),
            in_the_long_run: solution
                .returns_in_the_long_run(round.hands[0])
                .map(|returns| returns.lost(round.held[0]).times(stakes)),
            revealed: result.minus(chosen).times(stakes),
            result: result.times(stakes),
            bankroll,
        }
    });
    steps.collect()
}
