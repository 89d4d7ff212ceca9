//! The strategies of the others, and what each hand of yours is worth against them.

use super::error::Error;
use super::hand::Hand;
use super::pair::Pair;
use super::setup::{Deal, Opponent, Setup};
use super::worth::Worth;
use crate::guts::cards::{
    AllDrop, CardGame, Deck, Reply, ReturnSums, Strategy, equilibrium as card_equilibrium,
    least_exploitable, stakes_carried_on,
};
use crate::guts::coalition::{BestThreshold, Mixture, one_round};
use crate::guts::{self, Choices, Opponents, Players, Round, Rules, Threshold, best_bloc_response};

/// The other players, solved once for all moves and seeds: about 0.2 ms on the number line, a few milliseconds with
/// cards.
///
/// ```
/// use upperhand::play::guts::{Opponent, Setup, Solution};
/// let setup = Setup { opponents: Opponent::Coalition, ..Setup::default() };
/// let table = Solution::new(&setup)?;
/// // All together they win.
/// assert!(table.edge().value() < -0.005);
/// assert!(table.serves(&Setup { seed: 2, ..setup }));
/// # Ok::<(), upperhand::play::guts::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solution {
    setup: Setup,
    pub(super) strategies: Strategies,
    best_round: Round,
}

/// The strategies of one deal.
#[derive(Clone, Debug)]
pub(super) enum Strategies {
    Line(LineSolution),
    Cards(Box<CardSolution>),
}

/// The number line: the others' strategies, the best reply to them, and all of them at the equilibrium.
#[derive(Clone, Debug)]
pub(super) struct LineSolution {
    pub(super) theirs: Mixture,
    pub(super) best: BestThreshold,
    pub(super) equilibrium: Opponents,
}

/// Cards: the other's strategy, the best reply to it, and the equilibrium, with the returns of each hand against both.
#[derive(Clone, Debug)]
pub(super) struct CardSolution {
    pub(super) game: CardGame,
    pub(super) theirs: Strategy,
    pub(super) best: Reply,
    returns: ReturnSums,
    pub(super) equilibrium: Strategy,
    equilibrium_returns: ReturnSums,
}

impl Solution {
    /// Solves the others' strategies.
    ///
    /// # Errors
    /// The errors of [`Setup::check`].
    ///
    /// ```
    /// use upperhand::play::guts::{Deal, Error, Setup, Solution};
    /// let alone = Setup { deal: Deal::Line(1), ..Setup::default() };
    /// assert_eq!(Solution::new(&alone).unwrap_err(), Error::Players { given: 1 });
    /// ```
    pub fn new(setup: &Setup) -> Result<Self, Error> {
        setup.check()?;
        let strategies = match setup.deal {
            Deal::Line(given) => Strategies::Line(LineSolution::new(setup, given)?),
            Deal::Cards(cards) => Strategies::Cards(Box::new(CardSolution::new(setup, cards)?)),
        };
        let best_round = match &strategies {
            Strategies::Line(line) => line.theirs.round(line.best.threshold),
            Strategies::Cards(cards) => cards.best_round(),
        };
        Ok(Self {
            setup: *setup,
            strategies,
            best_round,
        })
    }

    /// Are the others of a game the same? Fee, pots and seed do not matter.
    ///
    /// ```
    /// use upperhand::play::guts::{Setup, Solution};
    /// let setup = Setup::default();
    /// let table = Solution::new(&setup)?;
    /// assert!(table.serves(&Setup { fee: 0, ..setup }));
    /// assert!(!table.serves(&Setup { weenie: true, ..setup }));
    /// # Ok::<(), upperhand::play::guts::Error>(())
    /// ```
    #[must_use]
    pub fn serves(&self, setup: &Setup) -> bool {
        let alike = Setup {
            fee: self.setup.fee,
            pots: self.setup.pots,
            seed: self.setup.seed,
            ..*setup
        };
        alike == self.setup
    }

    /// The others' thresholds on the number line: joint strategies with their weights, one but for a coalition.
    ///
    /// ```
    /// use upperhand::play::guts::{Deal, Setup, Solution};
    /// let line = Solution::new(&Setup::default())?;
    /// let cards = Solution::new(&Setup { deal: Deal::Cards(1), ..Setup::default() })?;
    /// assert!(line.mixture().is_some() && cards.mixture().is_none());
    /// # Ok::<(), upperhand::play::guts::Error>(())
    /// ```
    #[must_use]
    pub fn mixture(&self) -> Option<&Mixture> {
        match &self.strategies {
            Strategies::Line(line) => Some(&line.theirs),
            Strategies::Cards(_) => None,
        }
    }

    /// The game of cards and the other's strategy.
    ///
    /// ```
    /// use upperhand::play::guts::{Deal, Setup, Solution};
    /// let line = Solution::new(&Setup::default())?;
    /// let cards = Solution::new(&Setup { deal: Deal::Cards(1), ..Setup::default() })?;
    /// assert!(line.cards().is_none());
    /// assert_eq!(cards.cards().map(|(game, _)| game.hands().len()), Some(52));
    /// # Ok::<(), upperhand::play::guts::Error>(())
    /// ```
    #[must_use]
    pub fn cards(&self) -> Option<(&CardGame, &Strategy)> {
        match &self.strategies {
            Strategies::Line(_) => None,
            Strategies::Cards(cards) => Some((&cards.game, &cards.theirs)),
        }
    }

    /// What the best reply to the others earns in a round, before the hands are dealt, per unit of stakes: positive where
    /// they play badly, negative where they play together.
    ///
    /// ```
    /// use upperhand::play::guts::{Deal, Setup, Solution};
    /// let cards = Solution::new(&Setup { deal: Deal::Cards(1), ..Setup::default() })?;
    /// // Nothing wins against the equilibrium.
    /// assert!(cards.edge().exact().is_some_and(|edge| edge.numerator() == 0));
    /// # Ok::<(), upperhand::play::guts::Error>(())
    /// ```
    #[must_use]
    pub const fn edge(&self) -> Worth {
        match &self.strategies {
            Strategies::Line(line) => Worth::Rounded(line.best.alpha),
            Strategies::Cards(cards) => Worth::Exact(cards.best.gain),
        }
    }

    /// What the best reply earns in a round and the stakes that it leaves to the next one, on average.
    ///
    /// ```
    /// use upperhand::guts::total_return;
    /// use upperhand::play::guts::{Deal, Opponent, Setup, Solution};
    /// let setup = Setup { deal: Deal::Cards(1), opponents: Opponent::Reckless, ..Setup::default() };
    /// // Until the pot is taken it earns more than in the first round.
    /// let round = Solution::new(&setup)?.best_round();
    /// assert!(total_return(round).is_some_and(|all| all > round.alpha));
    /// # Ok::<(), upperhand::play::guts::Error>(())
    /// ```
    #[must_use]
    pub const fn best_round(&self) -> Round {
        self.best_round
    }

    /// What holding and dropping a hand of this deal return against the others, per unit of stakes.
    pub(super) fn returns(&self, hand: Hand) -> Pair {
        match &self.strategies {
            Strategies::Line(line) => rounded(line.theirs.with_hand(hand.place())),
            Strategies::Cards(cards) => exactly(&cards.returns, hand.index()),
        }
    }

    /// The same if they were at the equilibrium.
    pub(super) fn returns_at_equilibrium(&self, hand: Hand) -> Pair {
        match &self.strategies {
            Strategies::Line(line) => rounded(line.equilibrium.with_hand(hand.place())),
            Strategies::Cards(cards) => exactly(&cards.equilibrium_returns, hand.index()),
        }
    }
}

fn rounded(choices: Choices) -> Pair {
    Pair {
        hold: Worth::Rounded(choices.hold.alpha),
        drop: Worth::Rounded(choices.drop.alpha),
    }
}

fn exactly(returns: &ReturnSums, hand: usize) -> Pair {
    let both = returns.get(hand);
    Pair {
        hold: Worth::Exact(both.hold),
        drop: Worth::Exact(both.drop),
    }
}

impl LineSolution {
    fn new(setup: &Setup, given: u32) -> Result<Self, Error> {
        let refused = |_: guts::Error| Error::Players { given };
        let players = Players::new(given as usize).map_err(refused)?;
        let rules = if setup.weenie {
            Rules::Weenie
        } else {
            Rules::Standard
        };
        let fair = guts::equilibrium(rules, players).threshold;
        let all_at = |at: Threshold| Mixture::new(rules, &[(vec![at; players.others()], 1.0)]);
        let theirs = match setup.opponents {
            Opponent::Equilibrium => all_at(fair),
            Opponent::Reckless => all_at(Threshold::new(fair.get() / 2.0).map_err(refused)?),
            Opponent::Overcautious => {
                all_at(Threshold::new(f64::midpoint(fair.get(), 1.0)).map_err(refused)?)
            }
            Opponent::Bloc => {
                let guess = Threshold::new(setup.guess).map_err(refused)?;
                let reply = best_bloc_response(rules, players, guess);
                Mixture::new(rules, &[(reply.opponents.thresholds(), 1.0)])
            }
            Opponent::Coalition => one_round(rules, players).map(|solved| solved.coalition),
        };
        let theirs = theirs.map_err(refused)?;
        Ok(Self {
            best: theirs.best_threshold(),
            theirs,
            equilibrium: Opponents::bloc(rules, players, fair),
        })
    }
}

impl CardSolution {
    fn new(setup: &Setup, cards: u32) -> Result<Self, Error> {
        let all_drop = if setup.weenie {
            AllDrop::Weenie
        } else {
            AllDrop::Replay
        };
        let game = CardGame::new(Deck::STANDARD, cards, all_drop).map_err(Error::Solver)?;
        let equilibrium = card_equilibrium(&game).map_err(Error::Solver)?;
        let line = |shifted: fn(usize, usize) -> usize| {
            let least = least_exploitable(&game).threshold;
            let at = shifted(least, game.hands().len());
            Strategy::threshold(game.hands(), at).map_err(Error::Solver)
        };
        let theirs = match setup.opponents {
            Opponent::Equilibrium => equilibrium.clone(),
            Opponent::Reckless => line(|least, _| least / 2)?,
            Opponent::Overcautious => line(usize::midpoint)?,
            Opponent::Bloc | Opponent::Coalition => {
                let opponents = setup.opponents.name();
                return Err(Error::NeedsLine { opponents });
            }
        };
        let returns = ReturnSums::new(&game, &theirs);
        Ok(Self {
            best: returns.best_reply(&game),
            returns,
            equilibrium_returns: ReturnSums::new(&game, &equilibrium),
            game,
            theirs,
            equilibrium,
        })
    }
    /// A round of the best reply.
    fn best_round(&self) -> Round {
        let carried = stakes_carried_on(&self.game, &self.best.strategy, &self.theirs);
        Round {
            alpha: self.best.gain.value(),
            beta: carried.value(),
        }
    }
}
