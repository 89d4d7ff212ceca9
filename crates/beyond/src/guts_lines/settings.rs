//! The declaration of the figure.

use super::spelling::SPELLING;
use upperhand_kit::Setting;

/// Hands of five cards.
pub const MOST_HANDS: u32 = 2_598_960;

/// The number of hands dropped: the hand with so many weaker ones is the weakest held.
pub const HAND: Setting = Setting::whole("hand", "the weakest hand held", (0, MOST_HANDS), 667)
    .labelled("Weakest hand held")
    .of("you")
    .across("line")
    .following()
    .spelled(SPELLING);

/// The acts that go to the line that loses least to everything, and to the best one against lines.
pub const GO_TO_LEAST: &str = "go-to-least";
pub const GO_TO_DUELIST: &str = "go-to-duelist";
