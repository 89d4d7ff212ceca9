//! What the pictures say.

use upperhand_games::format::grouped;

pub const HANDS_HELD: &str = "hands held";
pub const WHAT_EVERY_LINE_LOSES: &str = "What every line loses";
pub const TO_WHO_KNOWS_IT: &str = "What a line loses to an opponent who knows it";
pub const STILL_BEING_WORKED_OUT: &str = "still being worked out";
pub const STOPPED_HERE: &str = "stopped here";
pub const LOSES_LEAST: &str = "loses least to everything";
pub const BEST_AGAINST_LINES: &str = "best against lines";
pub const WEAKEST_HAND_HELD: &str = "weakest hand held";
pub const CLOSE_UP: &str = "The lines that lose least, close up";
pub const ANTES_LOST: &str = "antes lost a round";
pub const WEAKEST_FIRST: &str = "hands, weakest first";
pub const WHAT_HOLDING_GAINS: &str = "What holding gains over dropping. Strip: how often to hold";
pub const ANTES_GAINED: &str = "antes that holding gains";
pub const HANDS_AROUND: &str = "The hands around it. Strip: how often to hold";
pub const HELD_BY_THE_LINE: &str = "Hands that the line holds";
pub const WHO_HOLDS_IT: &str = "Who holds it: only the line, or only the equilibrium";
pub const HOW_OFTEN: &str = "How often to hold, in equilibrium";
pub const AS_FAR_AS_SOLVED: &str = "How often to hold, as far as it was solved";
pub const STILL_SOLVING: &str = "Still solving: hands that the best line holds";
pub const THE_SAME: &str = "the same";
pub const THE_LINE: &str = "the line";
pub const DEPARTS: &str = "perfect play departs from it";
pub const YOURS_FROM_THEIRS: &str = "What your line wins from theirs, in antes a round";
pub const ONCE_SOLVED: &str = "What your line wins from theirs, once it is solved";
pub const THEIR_LINE: &str = "their line";
pub const YOUR_LINE: &str = "your line";
pub const NEITHER_GAINS: &str = "neither gains by moving";
pub const STILL_LOSES: &str = "the best line, which still loses to another";
pub const LOWER_CARD: &str = "lower card";
pub const HIGHER_CARD: &str = "higher card";

pub fn dropped(line: &str) -> String {
    format!("{line}: hands dropped")
}

pub fn local_minima(count: usize) -> String {
    format!("{} local minima", grouped(count))
}
