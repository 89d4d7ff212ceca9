//! *Guess Who?*: the rules, the exhaustive table, the closed forms.
//!
//! Lives here: the game and its exact solution, in integers. The player to move has `mine` suspects
//! left, the opponent `theirs`; nothing else matters, because every suspect left is equally likely.
//!
//! Never enters: pixels, colours, browsers; floating point where integers do. Doubles are the pools of the continuous game,
//! which are real numbers ([`limit_probability`], [`limit_fair_start`], [`limit_region`], [`limit_steps`]), and the
//! answers of functions that fill a map of many positions at once ([`win_values`], [`limit_distances`],
//! [`question_counts`], [`AlwaysHalving::costs`]). Searches on such maps turn chances back into the integers they
//! come from, within a proved bound.
//!
//! In reading order: [`Pool`] and [`Rules`] say what is asked. [`SolvedTable`] solves any rule set by
//! exhaustion, from the rules alone. [`win_probability`] answers at any size by closed forms, which
//! `shape` holds for all rule sets together and [`race`], [`official`] and `open` make exact;
//! [`Position::at`] lists every optimal move with it, [`question_count`] and [`most_even_question`] do not list,
//! [`win_values`], [`most_even_parts`], [`question_counts`] and [`limit_distances`] sample any pools quickly.
//! [`fair_start`], [`limit_distance`] and [`AlwaysHalving`] are what figures ask besides. [`mixed_win_probability`] is for players of
//! different ability, [`limit_probability`] for the continuous game; [`play`] plays one strategy
//! against another.
//!
//! # What the papers print, and what holds
//!
//! Each statement below was compared with the exhaustive table; `tests/native/printed_statements.rs` repeats it
//! for all pools up to 128 and pins every counterexample named here. `n`, `m`: the mover's pool and the
//! opponent's; `k`, `b`: a bid; ℓ: a level.
//!
//! **Nica**, *Optimal Strategy in "Guess Who?"* (`race`)
//!
//! | where | statement | holds? |
//! |---|---|---|
//! | Theorem 1.1 | values, bids and regions for all n, m ≥ 2 | as printed |
//! | §1.1 | a bold bid is smaller than ⌊n/2⌋ | no: (3, 2), where it is 1 = ⌊3/2⌋. It is smaller than n/2 |
//! | §1.2 | with equal pools the mover wins between 5/8 and 2/3 | for p∞. In the finite game never less; more for n = 2, 3, 4, 5, 7 and the powers of two |
//! | §1.2 | a handicap between 4/3 and 3/2 is fair | for p∞. The largest n with P ≥ 1/2 is 8 for m = 5, a factor of 8/5, and by rounding below 4/3 first at m = 2 |
//! | Proposition 2.4, proof | `1 − p*(m, n)` after a yes | no: (2, 2). It must be `1 − p*(m, b)` |
//! | Proposition 3.9 | for β > 2 | holds, and is needed, for β > 1 |
//! | Remark 3.10 | p* − p∞ is −2/(3nm) or 4/(3nm) | as printed, for n, m ≥ 2 |
//! | Lemma 4.1, Case II | worse by exactly 2/(nm) | as printed |
//! | Lemma 4.1, Case III | n − b ≤ 2^ℓ for 2^ℓ < n − b ≤ 2^(ℓ+1) | no: n − b = 2. It must be n − b ≤ 2^(ℓ+1) |
//! | Lemma 4.2, Case II | numerator 2^(ℓ+1) − 1 in the second line | no: (4, 3) with b = 2. It must be 2^(2ℓ+1) + 1; the last line has it right |
//! | Remark 4.3 | other bids may do as well | as printed; in full: all b with both b and n − b in \[2^(k−1), 2^k\], and in the weeds only 2^k |
//!
//! **Cushing et al.**, *Optimal play in Guess Who* (`official`)
//!
//! | where | statement | holds? |
//! |---|---|---|
//! | §1 | for n, m ≥ 2 a guess is optimal at (2, 2) only | as printed |
//! | Theorem 1.1 | n_<, with three sporadic positions | as printed; there the sporadic bid is the only optimal one |
//! | §1 | n_< + n_> = n | but for n = 2, where n_< is set to 1 and n_> comes out as 2 |
//! | Table 1 | the row "0, 2 mod 4" for k = 2 | for multiples of 4. For n ≡ 2 mod 4, first n = 6, it must be (n−2)_< = n_< and (n−2)_> = n_> − 2 |
//! | statement (2) | bidding n_< is best but at the sporadic positions | as printed |
//! | statement (3) | to move with the parts of n_< is at least as good as with those of k, for n, m ≥ 2 | but for k = 1 at (4, 2) and (5, 2) |
//! | Lemma 1.5 (i) | some bid above 1 is optimal for n ≥ 4, m ≥ 2 but at (4, 4) | as printed |
//! | Lemma 1.5, m = 3 | P(3, \[1 : n−1\]) = (3n−7)/n | no: n = 11. It is (3n−7)/(3n) |
//! | Lemma 1.5, m = 3 | P(3, \[k : n−k\]) = (3n−10)/(3n) for k ≥ 2 | no: n = 11, k = 2. The number is 8 for k = 2, 9 for k = 3, 10 from k = 4 |
//! | Lemma 1.5, m = 4 | P(4, \[k : n−k\]) = (n−4)/n for k ≥ 2, k ≠ 4 | no: n = 11, k = 2. It is (n−3)/n for k = 2, (2n−7)/(2n) for k = 3, as printed from k = 5 |
//! | Lemma 1.5, proof of (i) | P(m, 4) = 4/m for m ≥ 5 | no: m = 5, where it is 1/2. From m = 10 by (6); the conclusion holds all the same |
//! | equation (6) | P(n, 4) = 4/n for n ≥ 10 | as printed |
//! | Lemma 1.5 (iii) | P(\[k : n−k\], 4) = 8/n for k ≥ 8 | no: (16, 8). It is 15/(2n) for k = 8 and 31/(4n) for k = 9 (n ≥ 20), as printed from k = 10 |
//! | §1.1 | i ≤ n/3 ≤ j ≤ 2n/3 ≤ k | no: (1, 1, 3), the only optimal question at (5, 5). i ≤ j ≤ k holds; what is 0 only for n = 2 is i |
//! | Theorem 1.6, n ≤ 9 | the table | as printed |
//! | Theorem 1.6, n ≥ 10 | the sums n_<, n_∘, n_> | no: for n = 10 they are 39, 66 and 93. See [`official::tripartite_strategy`] for the reading that is optimal everywhere; balanced thirds fail first at (29, 13), denominators of 3^k first at (11, 5) |
//! | Theorem 1.6, n ≥ 10 | a row for n = 3^k + 2·3^k + 1 | never applies. Meant is n = 3^k + 2·3^(k−1) + 1, first 16, which no other row covers |

mod always_halving;
mod between;
pub mod board;
mod closed_form;
mod continuous;
mod error;
mod even_split;
mod fair_start;
mod limit_distance;
mod limit_region;
mod limits;
mod min_plus;
mod mixed;
pub mod official;
mod open;
mod optimal_splits;
pub mod play;
mod pool;
mod position;
mod probability;
mod questions;
pub mod race;
mod ramp;
mod recurrence;
mod row_search;
mod rules;
mod samples;
mod shape;
mod table;
mod win_table;

pub use always_halving::AlwaysHalving;
pub use closed_form::{naming_is_optimal, question_value, win_probability};
pub(crate) use closed_form::{naming_numerator, numerator, reply};
pub use continuous::limit_probability;
pub use error::Error;
pub(crate) use error::shortened;
pub use even_split::even_split;
pub use fair_start::{FairStart, fair_start, limit_fair_start};
pub use limit_distance::{LimitDistance, limit_distance};
pub use limit_region::{LimitRegion, LimitStep, limit_region, limit_steps};
pub(crate) use min_plus::MinPlus;
pub use mixed::mixed_win_probability;
pub(crate) use mixed::{MixedTable, Seat};
pub(crate) use optimal_splits::OptimalSplits;
pub use pool::Pool;
pub use position::Position;
pub use probability::Probability;
pub use questions::{
    BidRun, most_even_part, most_even_question, optimal_bids, question_count,
    questions_have_theorem,
};
pub(crate) use row_search::{check_search, optimal_splits};
pub use rules::{Ending, Rules};
pub use samples::{
    NO_POSITION, NO_QUESTION, limit_distances, most_even_parts, question_counts, win_values,
};
pub use table::SolvedTable;
pub use win_table::WinTable;
