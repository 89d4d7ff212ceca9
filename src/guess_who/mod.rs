//! *Guess Who?*: the rules, the exhaustive table, the closed forms.
//!
//! The game and its exact solution, in integers. The player to move has `mine` suspects left, the opponent `theirs`;
//! nothing else matters, because every suspect left is equally likely.
//!
//! There are no pixels, colours or browsers here, and no floating point where integers suffice. Doubles are the pools
//! of the continuous game, which are real numbers ([`limit_probability`], [`limit_fair_start`], [`limit_region`],
//! [`limit_steps`]), and the answers of functions that fill a map of many positions at once ([`win_values`],
//! [`limit_distances`], [`most_even_parts`], [`RuleTable::costs`]). Searches on such maps turn chances back into
//! the integers they come from, within a proved bound.
//!
//! In reading order: [`Pool`] and [`Rules`] describe a position. [`SolvedTable`] solves any rule set by exhaustion,
//! from the rules alone. [`win_probability`] answers at any size by closed forms: `shape` is common to all rule sets,
//! and [`race`], [`official`] and `open` make it exact; [`Position::at`] lists every optimal move with it,
//! [`question_count`] and [`most_even_question`] do not list, [`win_values`], [`most_even_parts`]
//! and [`limit_distances`] sample any pools quickly. [`fair_start`], [`limit_distance`], [`mean_questions`] and [`RuleTable`],
//! the price of each [`RuleOfThumb`], answer further questions of the figures. [`ladder_bid`] is perfect play of the race as one rule.
//! [`mixed_win_probability`] is for players of different ability, [`three_players`] for three in turn, [`blindfold`] for players who
//! do not see the other's pool,
//! [`limit_probability`] for the continuous game; [`play`] plays one strategy against another.
//!
//! # What the papers print, and what holds
//!
//! The crate `upperhand-claims` goes through Nica, *Optimal Strategy in "Guess Who?"* ([`race`]), Cushing et al., *Optimal play
//! in Guess Who* ([`official`]), and the Riddler's column statement by statement: each with a check that recomputes it from
//! the rules, and with the smallest counterexample where it is wrong in print.

mod between;
mod blindfold;
pub mod board;
mod closed_form;
mod continuous;
mod equal_turns;
mod error;
mod even_split;
mod fair_start;
mod ladder;
mod limit_distance;
mod limit_region;
mod limits;
mod min_plus;
mod mixed;
pub mod official;
mod one_deck;
mod open;
mod optimal_splits;
mod plans;
pub mod play;
mod pool;
mod position;
mod probability;
mod question_lengths;
mod questions;
pub mod race;
mod ramp;
mod recurrence;
mod row_search;
mod rule_of_thumb;
mod rule_table;
mod rules;
mod samples;
mod shape;
mod table;
mod three_players;
mod win_table;

pub use blindfold::BlindfoldSearch;
pub use blindfold::{Blindfold, Plan, blindfold};
pub use closed_form::{naming_is_optimal, question_value, win_probability};
pub use closed_form::{naming_numerator, numerator, reply};
pub use continuous::limit_probability;
pub use equal_turns::EqualTurns;
pub use error::Error;
pub(crate) use error::shortened;
pub use even_split::even_split;
pub use fair_start::{FairStart, fair_start, limit_fair_start};
pub use ladder::{ladder_bid, rung};
pub use limit_distance::{LimitDistance, limit_distance};
pub use limit_region::{LimitRegion, LimitStep, limit_region, limit_steps};
pub use min_plus::MinPlus;
pub use mixed::mixed_win_probability;
pub(crate) use mixed::{MixedTable, Seat};
pub use one_deck::{OneDeck, one_deck};
pub(crate) use optimal_splits::OptimalSplits;
pub use pool::Pool;
pub use position::Position;
pub use probability::Probability;
pub use question_lengths::{fewest_mean_questions, mean_questions};
pub use questions::{
    BidRun, most_even_part, most_even_question, optimal_bids, question_count,
    questions_have_theorem,
};
pub(crate) use row_search::{check_search, optimal_splits};
pub use rule_of_thumb::RuleOfThumb;
pub use rule_table::{Punishment, RuleTable, Worst};
pub use rules::{Ending, Rules};
pub use samples::{NO_POSITION, NO_QUESTION, limit_distances, most_even_parts, win_values};
pub use table::SolvedTable;
pub use three_players::{ThreeChance, ThreeTable, three_players};
pub use win_table::WinTable;
