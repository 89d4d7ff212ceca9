//! The strategies of the others, and what each hand of yours is worth against them.

use super::choice::Choice;
use super::error::Error;
use super::hand::Hand;
use super::long_run::LongRun;
use super::pair::Pair;
use super::setup::{Deal, Opponent, Setup};
use super::table::TableSolution;
use super::turns::TurnSolution;
use super::worth::Worth;
use crate::Fraction;
use crate::guts::cards::{
    AllDrop, CardGame, Deck, HandReply, HandRounds, Strategy, TwoOthers,
    equilibrium as card_equilibrium, least_exploitable,
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
    long_run: LongRun,
}

/// The strategies of one deal.
#[derive(Clone, Debug)]
pub(super) enum Strategies {
    Line(LineSolution),
    Turns(TurnSolution),
    Cards(Box<CardSolution>),
    Table(Box<TableSolution>),
}

/// The number line: the others' strategies, the best reply to them, and all of them at the equilibrium.
#[derive(Clone, Debug)]
pub(super) struct LineSolution {
    pub(super) theirs: Mixture,
    pub(super) best: BestThreshold,
    pub(super) equilibrium: Opponents,
}

/// Cards: the others' strategies, the best reply to them, and the equilibrium of two players.
#[derive(Clone, Debug)]
pub(super) struct CardSolution {
    pub(super) game: CardGame,
    pub(super) theirs: Vec<Strategy>,
    pub(super) met: MetWithCards,
    pub(super) best: HandReply,
    pub(super) equilibrium: Option<CardEquilibrium>,
}

/// What each hand earns against one other player, or against two.
#[derive(Clone, Debug)]
pub(super) enum MetWithCards {
    One(HandRounds),
    Two(Box<TwoOthers>),
}

/// The equilibrium of two players, and what each hand earns against it.
#[derive(Clone, Debug)]
pub(super) struct CardEquilibrium {
    pub(super) strategy: Strategy,
    rounds: HandRounds,
}

/// A round of which nothing is known: with it the pot does not end.
const UNKNOWN: Round = Round {
    alpha: 0.0,
    beta: 1.0,
};

impl Solution {
    /// Solves the others' strategies.
    ///
    /// # Errors
    /// The errors of [`Setup::check`].
    pub fn new(setup: &Setup) -> Result<Self, Error> {
        setup.check()?;
        let strategies = match setup.deal {
            Deal::Line(given) => Strategies::Line(LineSolution::new(setup, given)?),
            Deal::Turns(given) => Strategies::Turns(TurnSolution::new(setup, given)?),
            Deal::Cards(cards) => Strategies::Cards(Box::new(CardSolution::new(setup, cards)?)),
            Deal::Table { cards, players } => {
                Strategies::Table(Box::new(TableSolution::new(setup, cards, players)?))
            }
        };
        let (best_round, long_run) = match &strategies {
            Strategies::Line(line) => (
                line.theirs.round(line.best.threshold),
                LongRun::on_the_line(&line.theirs),
            ),
            Strategies::Cards(cards) => {
                (cards.best_round(), LongRun::with_cards(cards.met.rounds()))
            }
            Strategies::Turns(_) | Strategies::Table(_) => (UNKNOWN, LongRun::Unknown),
        };
        Ok(Self {
            setup: *setup,
            strategies,
            best_round,
            long_run,
        })
    }

    /// Are the others of a game the same? Fee, pots and seed do not matter.
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
            Strategies::Turns(_) | Strategies::Cards(_) | Strategies::Table(_) => None,
        }
    }

    /// The game of cards and the others' strategies, in the order of seats.
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
    pub fn cards(&self) -> Option<(&CardGame, &[Strategy])> {
        match &self.strategies {
            Strategies::Line(_) | Strategies::Turns(_) => None,
            Strategies::Cards(cards) => Some((&cards.game, &cards.theirs)),
            Strategies::Table(table) => Some((&table.game, &table.theirs)),
        }
    }

    /// At a [`Deal::Table`] the weakest hand to hold if all do so.
    ///
    /// ```
    /// use upperhand::play::guts::{Deal, Setup, Solution};
    /// let five = Setup { deal: Deal::Table { cards: 2, players: 5 }, ..Setup::default() };
    /// assert_eq!(Solution::new(&five)?.chart().map(|hand| hand.to_string()).as_deref(), Some("AC/4C"));
    /// # Ok::<(), upperhand::play::guts::Error>(())
    /// ```
    #[must_use]
    pub fn chart(&self) -> Option<&guts::cards::Hand> {
        match &self.strategies {
            Strategies::Table(table) => Some(table.game.hands().get(table.chart)),
            Strategies::Line(_) | Strategies::Turns(_) | Strategies::Cards(_) => None,
        }
    }

    /// What the best reply to the others earns in a round, before the hands are dealt, per unit of stakes: positive where
    /// they play badly, negative where they play together. 0 at a [`Deal::Table`] and in turn, where it is not known.
    #[must_use]
    pub const fn edge(&self) -> Worth {
        match &self.strategies {
            Strategies::Line(line) => Worth::Rounded(line.best.alpha),
            Strategies::Cards(cards) => Worth::Exact(cards.best.round.alpha),
            Strategies::Turns(_) => Worth::Rounded(0.0),
            Strategies::Table(_) => Worth::Exact(Fraction::ZERO),
        }
    }

    /// What the best reply earns in a round and the stakes that it leaves to the next one, on average; 0 and 1 at a [`Deal::Table`] and in turn.
    #[must_use]
    pub const fn best_round(&self) -> Round {
        self.best_round
    }

    /// The most that a pot returns, when it is played for until it is taken.
    #[must_use]
    pub const fn long_run(&self) -> LongRun {
        self.long_run
    }

    /// What holding and dropping a hand of this deal earn against the others, per unit of stakes, and the stakes that they leave in
    /// the pot; `None` where these are not known.
    fn rounds(&self, hand: Hand) -> Option<[Pair; 2]> {
        match &self.strategies {
            Strategies::Line(line) => Some(rounded(line.theirs.with_hand(hand.place()))),
            Strategies::Cards(cards) => Some(exactly(cards.met.rounds(), hand)),
            Strategies::Turns(_) | Strategies::Table(_) => None,
        }
    }

    /// What holding and dropping a hand return, per unit of stakes, in a round, by its number, in which these hold: who declares after
    /// you does not matter.
    #[doc(hidden)]
    #[must_use]
    pub fn returns(&self, hand: Hand, round: (usize, &[bool])) -> Pair {
        match &self.strategies {
            Strategies::Line(line) => rounded(line.theirs.with_hand(hand.place()))[0],
            Strategies::Turns(turns) => {
                let met = turns.met(hand, round);
                let [hold, drop] = [met.hold, met.drop].map(Worth::Rounded);
                Pair { hold, drop }
            }
            Strategies::Cards(cards) => exactly(cards.met.rounds(), hand)[0],
            Strategies::Table(table) => table.returns(hand.index()),
        }
    }

    /// The same with what is left in the pot, if all later rounds are played the best way; `None` where there is none.
    pub(super) fn returns_in_the_long_run(&self, hand: Hand) -> Option<Pair> {
        let LongRun::Settled { value, .. } = self.long_run else {
            return None;
        };
        let [now, left] = self.rounds(hand)?;
        Some(Pair {
            hold: now.hold.plus(left.hold.by(value)),
            drop: now.drop.plus(left.drop.by(value)),
        })
    }

    /// The better choice until the pot is taken, or the one after which it grows more; `None` where both are as good, or it is not
    /// known.
    pub(super) fn better_in_the_long_run(&self, hand: Hand) -> Option<Choice> {
        match self.long_run {
            LongRun::Settled { .. } => self.returns_in_the_long_run(hand)?.better(),
            LongRun::Growing { .. } => self.rounds(hand)?[1].better(),
            LongRun::Unknown => None,
        }
    }

    /// The returns of a round if they were at the equilibrium; `None` for three players or more with cards, whose equilibrium is
    /// not known, and in turn.
    pub(super) fn returns_at_equilibrium(&self, hand: Hand) -> Option<Pair> {
        let [returns, _] = match &self.strategies {
            Strategies::Line(line) => rounded(line.equilibrium.with_hand(hand.place())),
            Strategies::Cards(cards) => exactly(&cards.equilibrium.as_ref()?.rounds, hand),
            Strategies::Turns(_) | Strategies::Table(_) => return None,
        };
        Some(returns)
    }
}

fn rounded(Choices { hold, drop }: Choices) -> [Pair; 2] {
    let pair = |part: fn(Round) -> f64| Pair {
        hold: Worth::Rounded(part(hold)),
        drop: Worth::Rounded(part(drop)),
    };
    [pair(|round| round.alpha), pair(|round| round.beta)]
}

fn exactly(rounds: &HandRounds, hand: Hand) -> [Pair; 2] {
    let [hold, drop] = rounds.get(hand.index());
    let pair = |hold, drop| Pair {
        hold: Worth::Exact(hold),
        drop: Worth::Exact(drop),
    };
    [pair(hold.alpha, drop.alpha), pair(hold.beta, drop.beta)]
}

impl MetWithCards {
    pub(super) const fn rounds(&self) -> &HandRounds {
        match self {
            Self::One(rounds) => rounds,
            Self::Two(others) => others.rounds(),
        }
    }
}

pub(super) const fn reckless(fair: f64) -> f64 {
    fair / 2.0
}

pub(super) const fn overcautious(fair: f64) -> f64 {
    f64::midpoint(fair, 1.0)
}

impl LineSolution {
    fn new(setup: &Setup, given: u32) -> Result<Self, Error> {
        let refused = |_: guts::Error| Error::Players { given };
        let players = Players::new(given as usize).map_err(refused)?;
        let rules = setup.rules();
        let fair = guts::equilibrium(rules, players).threshold;
        let line = |of: fn(f64) -> f64| Threshold::new(of(fair.get())).map_err(refused);
        let all_at = |at: Threshold| Mixture::new(rules, &[(vec![at; players.others()], 1.0)]);
        let theirs = match setup.opponents {
            Opponent::Equilibrium => all_at(fair),
            Opponent::Reckless => all_at(line(reckless)?),
            Opponent::Overcautious => all_at(line(overcautious)?),
            Opponent::Bloc => {
                let guess = Threshold::new(setup.guess).map_err(refused)?;
                let reply = best_bloc_response(rules, players, guess);
                Mixture::new(rules, &[(reply.opponents.thresholds(), 1.0)])
            }
            Opponent::Coalition => one_round(rules, players).map(|solved| solved.coalition),
            Opponent::Mixed => {
                let (low, high) = (line(reckless)?, line(overcautious)?);
                let others = players.others();
                let lines = (0..others).map(|other| if 2 * other < others { low } else { high });
                Mixture::new(rules, &[(lines.collect(), 1.0)])
            }
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
        let all_drop = AllDrop::with_weenie(setup.weenie);
        let game = CardGame::new(Deck::STANDARD, cards, all_drop).map_err(Error::Solver)?;
        if setup.opponents == Opponent::Mixed {
            return Self::of_three(game, setup.rules());
        }
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
            Opponent::Bloc | Opponent::Coalition | Opponent::Mixed => {
                let opponents = setup.opponents.name();
                return Err(Error::NeedsLine { opponents });
            }
        };
        let rounds = HandRounds::against(&game, &theirs);
        Ok(Self {
            best: rounds.best_reply_before(Fraction::ZERO),
            met: MetWithCards::One(rounds),
            equilibrium: Some(CardEquilibrium {
                rounds: HandRounds::against(&game, &equilibrium),
                strategy: equilibrium,
            }),
            game,
            theirs: vec![theirs],
        })
    }

    /// A reckless player and an overcautious one, at the lines of the number line.
    fn of_three(game: CardGame, rules: Rules) -> Result<Self, Error> {
        let three = Players::new(3).map_err(|_| Error::Players { given: 3 })?;
        let fair = guts::equilibrium(rules, three).threshold.get();
        let hands = game.hands();
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "from 0 to the number of hands"
        )]
        let dropped = |share: f64| (share * hands.len() as f64).round() as usize;
        let lines = [reckless(fair), overcautious(fair)].map(dropped);
        let others = TwoOthers::new(&game, lines).map_err(Error::Solver)?;
        let at = |line| Strategy::threshold(hands, line).map_err(Error::Solver);
        Ok(Self {
            theirs: vec![at(lines[0])?, at(lines[1])?],
            best: others.rounds().best_reply_before(Fraction::ZERO),
            met: MetWithCards::Two(Box::new(others)),
            equilibrium: None,
            game,
        })
    }

    /// A round of the best reply.
    fn best_round(&self) -> Round {
        Round {
            alpha: self.best.round.alpha.value(),
            beta: self.best.round.beta.value(),
        }
    }
}
