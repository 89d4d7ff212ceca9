//! The pot capped: losers pay at most so much.

use super::error::Error;
use super::players::Players;
use super::threshold::Threshold;

/// The symmetric equilibrium at a pot that is so many times what a loser pays at most.
///
/// Against n − 1 others at p a hand of p wins the pot where all drop, with chance pⁿ⁻¹, and pays L = min(pot, cap) else, as any holder
/// beats it; what is carried on belongs to all alike. So pⁿ⁻¹ = L/(pot + L): ½ up to the cap, and more hands are held the more the pot
/// has outgrown it.
///
/// # Errors
/// [`Error::Caps`] below 0 and for what is no finite number.
///
/// ```
/// use upperhand::guts::{Players, capped_threshold};
/// let three = Players::new(3)?;
/// assert_eq!(capped_threshold(three, 1.0)?.get(), 0.5_f64.sqrt());
/// // At a pot of three caps a third as much is won by holding alone as is lost else: hold half of all hands.
/// assert_eq!(capped_threshold(three, 3.0)?.get(), 0.5);
/// # Ok::<(), upperhand::guts::Error>(())
/// ```
pub fn capped_threshold(players: Players, caps: f64) -> Result<Threshold, Error> {
    if !(0.0..f64::INFINITY).contains(&caps) {
        return Err(Error::Caps { given: caps });
    }
    let chance = 1.0 / (1.0 + caps.max(1.0));
    Ok(Threshold::found(chance.powf(1.0 / players.others() as f64)))
}
