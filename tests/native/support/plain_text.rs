//! Texts of settings that take any text of small letters, digits, dots and hyphens.

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

/// A few short words between dots, as a list of moves is spelled: most of them are numbers.
pub fn random_plain_text(random: &mut Xoshiro256PlusPlus) -> String {
    let words = (0..random.random_range(0..6)).map(|_| match random.random_range(0..5) {
        0 => "n".to_owned(),
        1 => format!("{:x}", random.random::<u32>()),
        _ => random.random_range(0..20).to_string(),
    });
    words.collect::<Vec<_>>().join(".")
}
