//! What is known of a position, and of the question pointed at there, as values.

use super::asked::Asked;
use super::profile::Profile;
use super::worths::Worths;
use crate::halving::{Kept, Untold};
use upperhand::Fraction;
use upperhand::guess_who::{BidRun, Probability, fewest_mean_questions, mean_questions};
use upperhand_games::position::Position;

#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    pub position: Position,
    pub halving: Result<Kept, Untold>,
    /// `None` where nothing can be asked.
    pub known: Option<Undecided>,
}

/// A question: its parts, ascending, what it wins, and what that is less than the best move.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    pub parts: Vec<u32>,
    pub wins: Probability,
    pub loses: Probability,
    /// What the answer tells on average over the suspects.
    pub bits: f64,
}

/// What is known where something can be asked.
#[derive(Clone, Debug, PartialEq)]
pub struct Undecided {
    pub position: Position,
    /// The part pointed at.
    pub bid: u32,
    pub asked: Question,
    /// The most even question.
    pub even: Question,
    /// Your chance with the best move.
    pub win: Probability,
    /// What naming a suspect wins, where the rules know it.
    pub naming: Option<Probability>,
    pub best: Best,
    /// The most even of the best questions that are known.
    pub most_even: Option<Vec<u32>>,
    pub bold: Option<Bold>,
    /// What the worst and the best of the questions shown win.
    pub shown: [Probability; 2],
    /// Questions until one suspect is left, on average: after the one pointed at, and the fewest.
    pub lengths: [Fraction; 2],
    /// The logarithm of the pool to the base of the answers, in hundredths, rounded down.
    pub entropy: u32,
}

/// The best questions.
#[derive(Clone, Debug, PartialEq)]
pub enum Best {
    /// By one of their parts.
    Bids(Vec<BidRun>),
    /// A few of them, the number of all where it is known, and of those in the picture.
    Splits {
        some: Vec<Vec<u32>>,
        count: Option<u128>,
        seen: usize,
    },
}

/// A best question that tells fewer bits than an even split and wins more, as it may leave a smaller pool.
#[derive(Clone, Debug, PartialEq)]
pub struct Bold {
    pub parts: Vec<u32>,
    /// Its smallest part, and the largest of an even split, with what you win once you are left with so many.
    pub left: [(u32, Probability); 2],
}

impl Undecided {
    pub fn naming_is_best(&self) -> bool {
        self.naming == Some(self.win)
    }
}

pub fn known(profile: &Profile, state: &Asked) -> Undecided {
    let worths = profile.worths();
    let asked = worths.question(profile.question(state));
    let even = worths.question(worths.even_question());
    let most_even = profile.a_best_question();
    let (answers, pool) = (state.answers, state.mine);
    Undecided {
        position: state.position(),
        bid: state.bid,
        win: worths.chance(worths.win),
        naming: worths.naming.map(|worth| worths.chance(worth)),
        best: profile.best(),
        bold: (even.loses.numerator() > 0)
            .then(|| Some(bold(worths, most_even.clone()?, &even.parts)))
            .flatten(),
        shown: profile.shown().map(|worth| worths.chance(worth)),
        lengths: [
            mean_questions(answers, &asked.parts),
            fewest_mean_questions(answers, pool),
        ],
        entropy: entropy_in_hundredths(answers, pool.get()),
        asked,
        even,
        most_even,
    }
}

fn bold(worths: &Worths, parts: Vec<u32>, even: &[u32]) -> Bold {
    let left = [parts[0], even[even.len() - 1]].map(|part| {
        let all = u64::from(worths.theirs) * u64::from(part);
        (part, Probability::new(all - worths.reply(part), all))
    });
    Bold { parts, left }
}

/// No mean is below it. It is a whole number or a half where both are powers of one number, and irrational, far from every
/// hundredth, where they are not.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "between 0 and 3100"
)]
fn entropy_in_hundredths(answers: u8, pool: u32) -> u32 {
    let answers = u32::from(answers);
    if answers.is_power_of_two() && pool.is_power_of_two() {
        return 100 * pool.ilog2() / answers.ilog2();
    }
    let whole = pool.ilog(answers);
    if answers.pow(whole) == pool {
        return 100 * whole;
    }
    (100.0 * f64::from(pool).ln() / f64::from(answers).ln()) as u32
}
