//! How many questions the one pointed at leads to, beside the fewest there are and the bound that entropy sets.

use upperhand::Fraction;
use upperhand::guess_who::{fewest_mean_questions, mean_questions};
use upperhand_games::position::Position;

/// "5.04 on average; the fewest are 4.67, the entropy is 4.58".
pub fn lengths(position: &Position, asked: &[u32]) -> String {
    let (answers, pool) = (position.rules.answers(), position.mine);
    let asked = two_decimals(mean_questions(answers, asked));
    let fewest = two_decimals(fewest_mean_questions(answers, pool));
    let entropy = in_hundredths(entropy_in_hundredths(answers, pool.get()));
    format!("{asked} on average; the fewest are {fewest}, the entropy is {entropy}")
}

/// Rounded half up.
fn two_decimals(number: Fraction) -> String {
    let (numerator, denominator) = (number.numerator(), number.denominator());
    in_hundredths((200 * numerator + denominator) / (2 * denominator))
}

fn in_hundredths(number: impl Into<i128>) -> String {
    let number = number.into();
    format!("{}.{:02}", number / 100, number % 100)
}

/// The logarithm of the pool to the base of the answers, rounded down: no mean is below it. It is a whole number or a half
/// where both are powers of one number, and irrational, far from every hundredth, where they are not.
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
