//! All optimal moves of a position in words, as far as they can be listed.

use core::fmt;
use itertools::Itertools;
use upperhand::guess_who;
use upperhand::guess_who::{most_even_question, naming_is_optimal, question_count};
use upperhand_games::format::{grouped, parts, ranges};
use upperhand_games::position::Position;

/// Up to this pool of the mover every optimal question is listed, found by a search where no theorem lists
/// them: a fraction of a millisecond.
const LISTED: u32 = 512;

/// The reason why the solver cannot fail.
const POSITION: &str = "a position of the game";

/// More questions than that are counted, not listed: with six answers there are soon millions.
const MOST_LISTED: u128 = 1000;

/// The optimal moves of a position, as far as they are known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moves {
    pub pool: u32,
    /// Every optimal question as ascending part sizes, where they are few enough to be listed.
    pub questions: Vec<Vec<u32>>,
    /// The number of all of them.
    pub count: u128,
    pub most_even: Option<Vec<u32>>,
    pub name_suspect: bool,
    /// False where neither a theorem nor a quick search knows the questions.
    pub known: bool,
}

pub fn moves(position: &Position) -> Moves {
    let (rules, mine, theirs) = (position.rules, position.mine, position.theirs);
    let is_small = mine.get() <= LISTED;
    let mut found = Moves {
        pool: mine.get(),
        name_suspect: naming_is_optimal(rules, mine, theirs),
        known: is_small || rules.answers() == 2,
        ..Moves::default()
    };
    if !found.known {
        return found;
    }
    found.count = question_count(rules, mine, theirs).expect(POSITION);
    let even = most_even_question(rules, mine, theirs).expect(POSITION);
    found.most_even = (!even.is_empty()).then_some(even);
    if is_small && found.count <= MOST_LISTED {
        found.questions = guess_who::Position::at(rules, mine, theirs)
            .expect(POSITION)
            .questions;
    }
    found
}

impl fmt::Display for Moves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pool = grouped(self.pool);
        let or_name = if self.name_suspect {
            ", or name a suspect"
        } else {
            ""
        };
        if !self.known {
            return f.write_str("not known at this size");
        }
        let Some(even) = &self.most_even else {
            return f.write_str("name a suspect");
        };
        if self.questions.is_empty() {
            let count = self.count;
            return match u32::try_from(count) {
                Ok(1) => write!(f, "ask about {} of {pool}{or_name}", grouped(even[0])),
                Ok(count) => {
                    let (count, even) = (grouped(count), parts(even));
                    write!(
                        f,
                        "{count} questions, the most even of which is {even}{or_name}"
                    )
                }
                Err(_) => write!(f, "{} questions{or_name}", grouped(count)),
            };
        }
        if self.questions.iter().all(|question| question.len() == 2) {
            let bids: Vec<u32> = self.questions.iter().map(|question| question[0]).collect();
            return write!(f, "ask about {} of {pool}{or_name}", ranges(&bids));
        }
        let shown = self.questions.iter().take(4);
        let shown = shown.map(|question| parts(question)).join(", ");
        write!(f, "split into {shown}")?;
        let more = self.questions.len().saturating_sub(4);
        if more > 0 {
            write!(f, " or {more} more")?;
        }
        f.write_str(or_name)
    }
}
