//! Seeds of figures that stay when another figure comes.

/// The figures in the order in which they came.
const CAME: [&str; 15] = [
    "win-map",
    "question-profile",
    "limit-tiles",
    "guts-payoff",
    "guts-coalition",
    "guts-cards",
    "play-guess-who",
    "play-guts",
    "real-board",
    "guts-ruin",
    "cheating-table",
    "three-players",
    "guts-lines",
    "guts-trio",
    "blindfold",
];

/// The seed of a figure: its place in that order.
pub fn seed_of(figure: &str) -> u64 {
    let came = CAME.iter().position(|name| *name == figure);
    came.unwrap_or_else(|| panic!("{figure} has no place in the order")) as u64
}
