//! What is known of a state, as values: the round that is asked for, best replies, the equilibrium, and what leaving it costs.

use super::asked::Asked;
use super::state::{OneRound, Terms, Turn};
use upperhand::guts::cards::{Deck, Hand, Hands};
use upperhand::guts::coalition::one_round;
use upperhand::guts::{
    Equilibrium, InTurn, Opponents, Reply, Round, best_bloc_response, best_response, equilibrium,
    recovery_margin,
};
use upperhand_games::guts_rules::threshold;
use upperhand_kit::LruCache;
use upperhand_kit::span::{ascending, nearest_whole, steps};

/// What is known of a state: of a round, or of a turn where all declare in turn.
#[derive(Clone, Debug, PartialEq)]
pub enum Facts {
    AtOnce(Box<RoundFacts>),
    InTurn(TurnFacts),
}

/// What is known of a round in which all declare at once.
#[derive(Clone, Debug, PartialEq)]
pub struct RoundFacts {
    pub terms: Terms,
    pub mine: f64,
    /// What a round pays you, and carries on.
    pub round: Round,
    pub best: Best,
    /// Does your payoff rise at first, from threshold 0 on? Otherwise it is level there, or falls.
    pub rises: bool,
    /// What the others can do to you who know your threshold.
    pub exploited: Reply,
    pub fair: Equilibrium,
    /// Holding 10 points more hands than the equilibrium, as many fewer or none, and exactly as many.
    pub off: [Off; 3],
    /// The threshold that loses least to others who answer, and its α.
    pub safest: (f64, f64),
    /// The weakest hands of two cards that you hold, that the equilibrium holds, the best reply, and the others.
    pub weakest: [Weakest; 4],
    /// What theorists see besides.
    pub theory: Option<ForTheorists>,
}

/// What is known of a turn, all others at the equilibrium.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnFacts {
    pub turn: Turn,
    pub mine: f64,
    /// What a round pays you from here.
    pub alpha: f64,
    /// The threshold that pays most, and what it pays.
    pub best: f64,
    pub best_alpha: f64,
    /// What each seat wins at the start.
    pub seats: Vec<f64>,
    /// The weakest hands of two cards that you hold, and the best reply.
    pub weakest: [Weakest; 2],
}

/// A threshold beside the equilibrium, and what a round pays there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Off {
    pub at: f64,
    /// While the others stay.
    pub alone: f64,
    /// Once they notice and answer.
    pub answered: f64,
}

/// A line through the hands of two cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weakest {
    /// The hands below it.
    pub dropped: usize,
    /// The first one above it, if any.
    pub hand: Option<Hand>,
}

/// What follows from α and β.
#[derive(Clone, Debug, PartialEq)]
pub struct ForTheorists {
    /// The bloc that leaves you least.
    pub bloc: Reply,
    /// How far α is above the fee line here, and at the bloc where it is least.
    pub margin: f64,
    pub least_margin: f64,
}

impl RoundFacts {
    /// Your loss a round by not playing the best reply.
    pub fn cost(&self) -> f64 {
        (self.best.round.alpha - self.round.alpha).max(0.0)
    }
}

/// What is solved so far: the worst case of every table looked at.
#[derive(Default)]
pub struct Solved {
    worst: LruCache<OneRound, Worst, 64>,
    in_turn: LruCache<u32, InTurn, 8>,
    pub cards: TwoCards,
}

impl Solved {
    pub fn worst(&mut self, game: OneRound) -> &Worst {
        self.worst.get(game, Worst::of)
    }

    /// The equilibrium of so many players in turn: 2 to 8.
    pub fn in_turn(&mut self, players: u32) -> &InTurn {
        let of = |players: u32| InTurn::new(players as usize).expect("2 to 8 declare in turn");
        self.in_turn.get(players, of)
    }

    fn turn_facts(&mut self, turn: Turn, mine: f64) -> TurnFacts {
        let (found, history) = (self.in_turn(turn.players), turn.history());
        let best = found.threshold(&history).unwrap_or_default();
        let [alpha, best_alpha] =
            [mine, best].map(|at| found.payoff(&history, at).unwrap_or_default());
        TurnFacts {
            turn,
            mine,
            alpha,
            best,
            best_alpha,
            seats: found.alpha(),
            weakest: [mine, best].map(|at| self.cards.weakest(at)),
        }
    }

    pub fn facts(&mut self, state: &Asked) -> Facts {
        match state.turn() {
            Some(turn) => Facts::InTurn(self.turn_facts(turn, state.mine)),
            None => Facts::AtOnce(Box::new(self.round_facts(state))),
        }
    }

    fn round_facts(&mut self, state: &Asked) -> RoundFacts {
        let (terms, game, mine) = (state.terms(), state.game(), threshold(state.mine));
        let opponents = terms.opponents();
        let round = opponents.round(mine);
        let fair = equilibrium(game.rules, game.players);
        let at = fair.threshold.get();
        let off = [at - OFF, (at + OFF).min(1.0), at].map(|off| Off {
            at: off,
            alone: game.bloc(at).round(threshold(off)).alpha,
            answered: exploited(game, off).alpha,
        });
        let best = best_reply(&opponents);
        let for_theorists = |fee: f64| ForTheorists {
            bloc: best_bloc_response(game.rules, game.players, mine),
            margin: round.alpha - fee * (round.beta - 1.0),
            least_margin: recovery_margin(game.rules, game.players, mine, fee)
                .expect("fees from 0 to 1 are allowed"),
        };
        RoundFacts {
            mine: state.mine,
            round,
            best,
            rises: opponents.slope(threshold(0.0)).alpha > LEVEL,
            exploited: exploited(game, state.mine),
            fair,
            off,
            safest: self.worst(game).safest,
            weakest: [state.mine, at, best.at, state.others].map(|at| self.cards.weakest(at)),
            theory: terms.theory.map(|theory| for_theorists(theory.fee)),
            terms,
        }
    }
}

/// How far off the equilibrium somebody may be, as a share of all hands.
pub const OFF: f64 = 0.1;

/// The worst that the others can do at your threshold.
pub fn exploited(game: OneRound, mine: f64) -> Reply {
    best_response(game.rules, game.players, threshold(mine))
}

/// The hands of two cards.
pub struct TwoCards(Hands);

impl Default for TwoCards {
    fn default() -> Self {
        Self(Hands::new(Deck::STANDARD, 2).expect("a deck has hands of two cards"))
    }
}

impl TwoCards {
    /// The weakest hand of two cards to be held, when the same share of hands is held.
    pub fn weakest(&self, at: f64) -> Weakest {
        let all = u32::try_from(self.0.len()).unwrap_or(u32::MAX);
        let dropped = nearest_whole(at * f64::from(all), (0, all)) as usize;
        Weakest {
            dropped,
            hand: (dropped < self.0.len()).then(|| *self.0.get(dropped)),
        }
    }
}

/// Slopes closer to 0 than this are level but for rounding.
pub const LEVEL: f64 = 1e-12;

/// From 1 to the last bit of a threshold above 1/4.
const HALVINGS: u32 = 54;

const STEPS: u32 = 128;

/// How far beyond the equilibrium a best reply is seen to have jumped.
const JUMP: f64 = 1e-9;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Best {
    pub at: f64,
    pub round: Round,
}

/// The best reply to these others; the most careful one where several are as good.
///
/// α is concave in your threshold, so its slope is halved to its last zero; at 1 it falls, whatever they play.
pub fn best_reply(opponents: &Opponents) -> Best {
    let rises = |at: f64| opponents.slope(threshold(at)).alpha >= -LEVEL;
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(low, high);
        if rises(middle) {
            low = middle;
        } else {
            high = middle;
        }
    }
    Best {
        at: low,
        round: opponents.round(threshold(low)),
    }
}

/// The best replies of the others to each of your thresholds.
pub struct Worst {
    pub game: OneRound,
    /// Your threshold, the α that the best bloc leaves, and its threshold.
    pub blocs: Vec<(f64, f64, f64)>,
    /// Your threshold, and the α that the best of all replies leaves.
    pub all: Vec<(f64, f64)>,
    /// Your threshold that loses least to them, and its α.
    pub safest: (f64, f64),
}

impl Worst {
    /// Some hundreds of best replies: a few milliseconds.
    pub fn of(game: OneRound) -> Self {
        let fair = equilibrium(game.rules, game.players).threshold;
        // All others together can do as much as a coalition of them; one other plays the equilibrium.
        let solved = one_round(game.rules, game.players).ok();
        let safest = solved.and_then(|solved| solved.player).unwrap_or(fair);
        let at = sampled(fair.get());
        let bloc = |&mine: &f64| {
            let reply = best_bloc_response(game.rules, game.players, threshold(mine));
            (mine, reply.alpha, lowest(&reply.opponents))
        };
        let free = |&mine: &f64| {
            let reply = best_response(game.rules, game.players, threshold(mine));
            (mine, reply.alpha)
        };
        let all: Vec<(f64, f64)> = at.iter().map(free).collect();
        Self {
            game,
            blocs: at.iter().map(bloc).collect(),
            safest: free(&safest.get()),
            all,
        }
    }
}

/// The lowest of their thresholds.
pub fn lowest(opponents: &Opponents) -> f64 {
    opponents.thresholds().first().map_or(0.0, |at| at.get())
}

/// Thresholds from 0 to 1, that of the equilibrium among them, and one just above, as best replies may jump there.
pub fn sampled(equilibrium: f64) -> Vec<f64> {
    let special = [equilibrium, equilibrium + JUMP];
    ascending(steps(STEPS).chain(special))
}
