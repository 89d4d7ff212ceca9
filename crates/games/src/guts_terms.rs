//! The words of *Guts* that its figures say, each with its meaning.

use upperhand_kit::schema::Term;

pub const ANTES: Term = Term::new(
    "antes",
    "The ante is what everybody pays into the pot before a round: the unit of all wins and losses here. Antes per 100 \
        rounds are those that 100 rounds win on average, if each begins with a pot of one ante from everybody.",
);

pub const THRESHOLD: Term = Term::new(
    "threshold",
    "A hand’s strength is the share of all hands that are weaker. Who plays a threshold of 0.7 holds every hand \
        stronger than that, the best 30 %, and drops the others.",
);

pub const EQUILIBRIUM: Term = Term::new(
    "equilibrium",
    "The threshold from which nobody gains by changing alone, while all others play it too.",
);

pub const BEST_REPLY: Term = Term::new(
    "best reply",
    "The threshold that wins you most, or loses you least, against others who stay as they are.",
);

pub const WEENIE_RULE: Term = Term::new(
    "Weenie rule",
    "Where all drop, the best hand among them, the weenie, has to match the pot, and the next round is for twice as \
        much; without the rule for the same.",
);

pub const CHART: Term = Term::new(
    "chart",
    "The weakest hand to hold if all others hold it and better, too: with it nobody else has one in half of the deals or more, \
        counted without replacement.",
);

pub const BLOC: Term = Term::new("bloc", "Opponents who all play the same threshold.");

pub const POINTS: Term = Term::new(
    "points",
    "A point is one in a hundred of all hands: 10 points more than the best 29.3 % are the best 39.3 %.",
);

/// The name of a curve of payoffs by your threshold.
pub const YOUR_PAYOFF: &str = "your payoff";

/// "best reply 0.6733".
pub fn best_reply(threshold: f64) -> String {
    format!("best reply {threshold:.4}")
}

/// "equilibrium 0.7071".
pub fn equilibrium(threshold: f64) -> String {
    format!("equilibrium {threshold:.4}")
}
