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
    /// Whom a hold blocks: for each of the others the share of rounds in which she takes the pot if you drop, and you if
    /// you hold.
    pub blocked: Vec<Worth>,
    /// Who blocks a hold: for each of the others the share of rounds in which she alone stands between you and the pot.
    pub blocking: Vec<Worth>,
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
    let (alone, win, blocked, blocking) = match &solution.strategies {
        Strategies::Table(table) => {
            let met = table.met(hand.index());
            let [alone, win] = [met.alone, met.win].map(Worth::Exact);
            (alone, win, Vec::new(), Vec::new())
        }
        Strategies::Turns(turns) => {
            let met = turns.met(hand, round);
            let [alone, win] = [met.alone, met.win].map(Worth::Rounded);
            (alone, win, Vec::new(), Vec::new())
        }
        Strategies::Line(line) => {
            let met = line.theirs.showdown(hand.place());
            let all = |chances: Vec<f64>| chances.into_iter().map(Worth::Rounded).collect();
            let [alone, win] = [met.alone, met.win].map(Worth::Rounded);
            (alone, win, all(met.blocked), all(met.blocking))
        }
        Strategies::Cards(cards) => {
            let exactly =
                |chances: &[Fraction]| chances.iter().copied().map(Worth::Exact).collect();
            match &cards.met {
                MetWithCards::One(_) => {
                    let [alone, weaker, stronger] = meeting(cards, hand.index());
                    let [met, win] = [alone, alone + weaker].map(Worth::Exact);
                    (met, win, exactly(&[weaker]), exactly(&[stronger]))
                }
                MetWithCards::Two(others) => {
                    let met = others.met(&cards.game, hand.index());
                    let [alone, win] = [met.alone, met.win].map(Worth::Exact);
                    (alone, win, exactly(&met.blocked), exactly(&met.blocking))
                }
            }
        }
    };
    Ok(Advice {
        returns: solution.returns(hand, round),
        in_the_long_run: solution.returns_in_the_long_run(hand),
        better_in_the_long_run: solution.better_in_the_long_run(hand),
        against_equilibrium: solution.returns_at_equilibrium(hand),
        alone,
        win,
        blocked,
        blocking,
        staying: total_return(solution.best_round()),
    })
}

/// The chances that the opponent drops, holds a weaker hand, or holds a stronger one. O(hands).
fn meeting(cards: &CardSolution, mine: usize) -> [Fraction; 3] {
    let hands = cards.game.hands();
    let mut held = [0; 2];
    let strategy = &cards.theirs[0];
    let numerators = strategy.numerators().iter().enumerate();
    for (theirs, numerator) in numerators.filter(|(_, numerator)| **numerator > 0) {
        if hands.get(mine).is_disjoint_from(hands.get(theirs)) {
            held[usize::from(theirs > mine)] += numerator;
        }
    }
    let [weaker, stronger] = held;
    let whole = hands.opposing() as i128 * strategy.denominator();
    [whole - weaker - stronger, weaker, stronger].map(|part| Fraction::new(part, whole))
}
