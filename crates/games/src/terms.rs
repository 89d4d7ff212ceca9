//! Words of *Guess Who?* that figures explain where they say them.

use upperhand_kit::schema::Term;

pub const IN_THE_WEEDS: Term = Term::new(
    "in the weeds",
    "They need fewer halvings than you to get down to one suspect: the safe way is too slow. Nearly always a question \
     about a small part is best. It probably fails, but a yes can catch up at once.",
);

pub const UPPER_HAND: Term = Term::new(
    "the upper hand",
    "You need no more halvings than they do to get down to one suspect. Halving is then among the best questions.",
);

pub const LEVEL: Term = Term::new(
    "Level",
    "The size of the smaller task, in doublings: at level 0 two suspects are left to whoever is ahead, at level 1 three or \
     four, at level 2 five to eight, and so on.",
);

pub const EVEN_SPLIT: Term = Term::new(
    "even split",
    "A question whose answers leave parts as equal as can be: half and half, for yes or no.",
);

pub const HALVING_NOW: Term = Term::new(
    "halving now",
    "An even split this once. What it wins is told with perfect play from then on.",
);

pub const HALVING_EVERY_TIME: Term = Term::new(
    "Halving every time",
    "An even split at every turn, against somebody who knows it and makes the most of it.",
);

pub const FACE_DOWN: Term = Term::new(
    "face down",
    "As if somebody else had drawn both cards and answered: neither player looks at her own. Who knows her own card knows when the \
     other will find it, and may gamble in time.",
);

pub const POINTS: Term = Term::new(
    "points",
    "The difference of two percentages: from 20\u{202f}% to 25\u{202f}% are 5 points.",
);
