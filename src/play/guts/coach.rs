//! The coach: what both choices are worth with your hand, before the reveal.

use super::choice::Choice;
use super::error::Error;
use super::game::Game;
use super::pair::Pair;
use super::solution::{CardSolution, MetWithCards, Strategies};
use super::worth::Worth;
use crate::Fraction;
use crate::guts::total_return;

/// The coach's advice on your hand in this round. It does not depend on the hands of the others.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// What holding and dropping return against the others as they are.
    pub returns: Pair,
    /// The same with what is left in the pot, if it is played for the best way until it is taken; `None` where there is no
    /// best way, as the pot can be kept growing: see [`LongRun`](super::LongRun).
    pub in_the_long_run: Option<Pair>,
    /// The better choice until the pot is taken; where the pot can be kept growing, the one after which it grows more: it is
    /// the better one as soon as what follows is worth enough. `None` where both are as good.
    pub better_in_the_long_run: Option<Choice>,
    /// The returns of the round if they were at the equilibrium; `None` for three players with cards, whose equilibrium is
    /// not known.
    pub against_equilibrium: Option<Pair>,
    /// The chance that nobody else holds.
    pub alone: Worth,
    /// The chance to take the pot by holding.
    pub win: Worth,
    /// The return α/(1 − β) of the best reply to one round, played from the next deal on until the pot is taken, per unit
    /// of its stakes; leaving costs the fee. Another reply may return more in the long run: the best one to a single round
    /// does not look at the stakes that it carries on. `None` where with this reply the stakes do not die out, so that the
    /// pot need not end.
    pub staying: Option<f64>,
}

/// The coach's numbers.
///
/// # Errors
/// [`Error::Over`] after the end.
///
/// ```
/// use upperhand::play::guts::{Deal, Game, Choice, Setup, advice};
/// let game = Game::new(Setup { deal: Deal::Line(2), ..Setup::default() })?;
/// // The other holds every other hand.
/// assert_eq!(advice(&game)?.alone.value(), 0.5);
/// assert!(advice(&game.after(Choice::Leave)?).is_err());
/// # Ok::<(), upperhand::play::guts::Error>(())
/// ```
pub fn advice(game: &Game) -> Result<Advice, Error> {
    let hand = game.dealt()?;
    let solution = game.solution();
    let held = game.held_before();
    let round = (game.history().len(), &held[..]);
    let [alone, win] = match &solution.strategies {
        Strategies::Table(table) => {
            let met = table.met(hand.index());
            [met.alone, met.win].map(Worth::Exact)
        }
        Strategies::Turns(turns) => {
            let met = turns.met(hand, round);
            [met.alone, met.win].map(Worth::Rounded)
        }
        Strategies::Line(line) => {
            let met = line.theirs.showdown(hand.place());
            [met.alone, met.win].map(Worth::Rounded)
        }
        Strategies::Cards(cards) => match &cards.met {
            MetWithCards::One(_) => meeting(cards, hand.index()).map(Worth::Exact),
            MetWithCards::Two(others) => {
                let met = others.met(&cards.game, hand.index());
                [met.alone, met.win].map(Worth::Exact)
            }
        },
    };
    Ok(Advice {
        returns: solution.returns(hand, round),
        in_the_long_run: solution.returns_in_the_long_run(hand),
        better_in_the_long_run: solution.better_in_the_long_run(hand),
        against_equilibrium: solution.returns_at_equilibrium(hand),
        alone,
        win,
        staying: total_return(solution.best_round()),
    })
}

/// The chances that the opponent drops, and that she has no better hand if she holds. O(hands).
fn meeting(cards: &CardSolution, mine: usize) -> [Fraction; 2] {
    let (hands, strategy) = (cards.game.hands(), &cards.theirs[0]);
    let whole = hands.opposing() as i128 * strategy.denominator();
    let held_from = |least: usize| {
        let numerators = strategy.numerators().iter().enumerate().skip(least);
        let met =
            numerators.filter(|(theirs, _)| hands.get(mine).is_disjoint_from(hands.get(*theirs)));
        met.map(|(_, numerator)| numerator).sum::<i128>()
    };
    [0, mine].map(|least| Fraction::new(whole - held_from(least), whole))
}
