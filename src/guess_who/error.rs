//! The errors of requests, which say what was given and what is allowed.

use super::limits::{FEWEST_ANSWERS, LARGEST_POOL, MOST_ANSWERS};
use super::one_deck::MOST_FACES;

/// A request that has no answer. Its text names what was given and what is allowed.
///
/// ```
/// use upperhand::guess_who::Pool;
/// assert_eq!(Pool::new(0).unwrap_err().to_string(), "a pool of 0 is outside 1..=2147483647");
/// ```
#[derive(Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A pool outside 1 to 2³¹ − 1.
    #[error("a pool of {given} is outside 1..={LARGEST_POOL}")]
    Pool {
        /// The number given.
        given: u64,
    },
    /// A question with fewer than two or more than six answers.
    #[error("a question with {given} answers is outside {FEWEST_ANSWERS}..={MOST_ANSWERS}")]
    Answers {
        /// The number of answers given.
        given: u32,
    },
    /// One deck of fewer than 3 or more than 64 faces, or with open names.
    #[error("one deck of {given} faces is outside 3..={MOST_FACES} under race or official")]
    Deck {
        /// The number of faces given.
        given: u32,
    },
    /// An unknown name of a rule set.
    #[error(
        "unknown rules {given:?}: the named rule sets are \"race\", \"official\", \"open\" and \"tripartite\""
    )]
    UnknownRules {
        /// The name given, its beginning where it is long.
        given: String,
    },
    /// Both pools are one under an ending where the game was over before.
    #[error(
        "(1, 1) is not a position of the race: a pool of one has already won, so one of the pools must be at least 2"
    )]
    NotAPosition,
    /// A question where one player has won already.
    #[error(
        "the race is over at ({mine}, {theirs}): a pool of one has won, so questions need two pools of at least 2"
    )]
    GameOver {
        /// The mover's pool.
        mine: u32,
        /// The opponent's pool.
        theirs: u32,
    },
    /// A question that does not split the pool.
    #[error("the parts {given:?} are no question for a pool of {pool}: {} positive parts must add up to {pool}", part_counts(*most_parts))]
    Question {
        /// The part sizes given.
        given: Vec<u32>,
        /// The pool they should add up to.
        pool: u32,
        /// The most parts the rules allow.
        most_parts: u8,
    },
    /// A list of pools that does not ascend.
    #[error("a pool of {after} stands after {before} in a list of pools, which must ascend")]
    NotAscending {
        /// A pool of the list.
        before: u32,
        /// The smaller pool after it.
        after: u32,
    },
    /// A table that would not fit.
    #[error(
        "solving {mine} × {theirs} takes a table of {needed_bytes} bytes, more than the {allowed_bytes} allowed"
    )]
    TableTooLarge {
        /// The mover's largest pool.
        mine: u32,
        /// The opponent's largest pool.
        theirs: u32,
        /// The bytes that the table would need.
        needed_bytes: u64,
        /// The bytes that a table may take.
        allowed_bytes: u64,
    },
    /// A table that would fit, but take too long.
    #[error(
        "solving {mine} × {theirs} takes up to {needed_steps} steps, more than the {allowed_steps} allowed"
    )]
    TooManySteps {
        /// The mover's largest pool.
        mine: u32,
        /// The opponent's largest pool.
        theirs: u32,
        /// The steps that solving it would take at most.
        needed_steps: u64,
        /// The steps that may be taken.
        allowed_steps: u64,
    },
    /// A pool that is too large for three players.
    #[error("a pool of {given} is outside 1..={most} for three players")]
    ThreePools {
        /// The pool given.
        given: u32,
        /// The largest one.
        most: u32,
    },
    /// Numbers that are no table of three players.
    #[error(
        "{given} numbers that are not what three players have in all positions up to a sum of their pools"
    )]
    ThreeNumbers {
        /// How many were given.
        given: usize,
    },
    /// A race of three that more than one has won.
    #[error("({}, {}, {}) is not a position of the race: a pool of one has won, so at most one of the three can be one", given[0], given[1], given[2])]
    MoreThanOneWinner {
        /// The three pools.
        given: [u32; 3],
    },
    /// More optimal questions than are listed.
    #[error("this position has more than {most} optimal questions, the most that are listed")]
    TooManyQuestions {
        /// The most that are listed.
        most: usize,
    },
    /// A search for the optimal questions among too many splits.
    #[error(
        "listing the optimal questions for a pool of {pool} under the rules {rules} takes a search, which goes up to a pool of {most}; the win probability is known at any size"
    )]
    SearchTooLarge {
        /// The name of the rules, under which no theorem lists the optimal questions.
        rules: String,
        /// The mover's pool.
        pool: u32,
        /// The largest pool that is searched.
        most: u32,
    },
    /// Bids asked for under rules whose questions have more than two answers.
    #[error(
        "a bid is the smaller part of a yes/no question; under the rules {rules} questions have more answers"
    )]
    NotYesNo {
        /// The name of the rules.
        rules: String,
    },
    /// A strategy that names a suspect under rules without naming.
    #[error(
        "a suspect was named under the race, where a pool of one wins at once and nothing is named"
    )]
    NoNaming,
    /// A pool too large for the game in which neither sees the other's.
    #[error(
        "a pool of {given} is too large for the game in which neither sees the other's pool: it is solved up to {most}"
    )]
    BlindfoldTooLarge {
        /// The larger pool given.
        given: u32,
        /// The largest for which it is solved.
        most: u32,
    },
    /// Two strategies that reach more positions, or play on for longer, than can be counted.
    #[error(
        "these strategies reach so many positions and lengths of the game that more than {most} numbers would be kept"
    )]
    GameTooLong {
        /// The most numbers that are kept: a chance for every position and every length from there.
        most: usize,
    },
}

/// How many parts a question may have, in words.
fn part_counts(most: u8) -> String {
    match most {
        2 => "two".to_owned(),
        most => format!("2 to {most}"),
    }
}

/// Refuses a table that would take more bytes than it may.
pub(super) const fn check_size(
    (mine, theirs): (u32, u32),
    needed_bytes: u64,
    allowed_bytes: u64,
) -> Result<(), Error> {
    if needed_bytes <= allowed_bytes {
        return Ok(());
    }
    Err(Error::TableTooLarge {
        mine,
        theirs,
        needed_bytes,
        allowed_bytes,
    })
}

/// The beginning of a text, for an error.
pub(crate) fn shortened(text: &str) -> String {
    let mut short: String = text.chars().take(40).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

as_said!(Error);
