//! The outcome of a game as one line to paste elsewhere. It says how well was chosen, and nothing of what: no face, no hand,
//! no size of a question.

use num_traits::{One, Signed, Zero};
use upperhand::BigRational;
use upperhand::play::{Skill, Stake};

/// The squares of a choice that cost nothing, and of one that did.
const FREE: &str = "🟦";
const COSTLY: &str = "🟧";

/// The most choices that have a square each; of more, both kinds are counted.
const MOST_SQUARES: usize = 60;

/// The name of a deal in a line: that of a day, else that of a number.
pub fn deal(game: &str, deal: u32, day: u32) -> String {
    match day {
        0 => format!("{game} deal {deal}"),
        _ => format!("{game} {day}"),
    }
}

/// "Upperhand 412 · lost · 97 % skill · luck −40 🟦🟦🟧🟦"
pub fn line(deal: &str, result: &str, skill: &Skill, luck: &str) -> String {
    line_with(deal, result, skill, ("luck", luck))
}

/// The same where what is not skill is more than luck.
pub fn line_with(deal: &str, result: &str, skill: &Skill, (kind, rest): (&str, &str)) -> String {
    let skill_said = skill_in_words(skill);
    let said = format!("{deal} · {result} · {skill_said} · {kind} {rest}");
    match skill.0.as_slice() {
        [] => said,
        stakes => format!("{said} {}", squares(stakes)),
    }
}

/// "97 % skill", or that nothing could be lost.
fn skill_in_words(skill: &Skill) -> String {
    match skill.kept() {
        Some(kept) => format!("{}\u{a0}% skill", percent(&kept)),
        None => "nothing to lose".to_owned(),
    }
}

/// What it says of skill, with its meaning: a fact for the readout.
pub fn rated(skill: &Skill) -> (&'static str, String) {
    let meaning = match skill.kept() {
        Some(_) => "your choices kept that share of what there was to lose",
        None => "no choice was worse than another",
    };
    let words = format!("{}: {meaning}", skill_in_words(skill));
    ("Your choices, rated", words)
}

/// A share as a whole percentage, half up; 0 and 100 only where it is just that.
fn percent(share: &BigRational) -> BigRational {
    let hundred = BigRational::from_integer(100.into());
    let nearest = rounded(&(share * &hundred));
    if nearest.is_zero() && !share.is_zero() {
        BigRational::one()
    } else if nearest == hundred && !share.is_one() {
        nearest - BigRational::one()
    } else {
        nearest
    }
}

/// The nearest whole number, half up.
fn rounded(number: &BigRational) -> BigRational {
    (number + BigRational::new(1.into(), 2.into())).floor()
}

/// A whole number with its sign: "−40", "+12", "0".
pub fn signed(number: &BigRational) -> String {
    let size = rounded(&number.abs());
    match () {
        () if size.is_zero() => "0".to_owned(),
        () if number.is_negative() => format!("−{size}"),
        () => format!("+{size}"),
    }
}

/// A square for each choice, in order: "🟦🟦🟧🟦"; of very many "57 🟦 12 🟧".
fn squares(stakes: &[Stake]) -> String {
    let square = |stake: &Stake| if stake.is_free() { FREE } else { COSTLY };
    if stakes.len() <= MOST_SQUARES {
        return stakes.iter().map(square).collect();
    }
    let free = stakes.iter().filter(|stake| stake.is_free()).count();
    format!("{free} {FREE} {} {COSTLY}", stakes.len() - free)
}
