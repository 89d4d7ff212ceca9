//! A strategy that plays for you.

/// How your hands are played where many rounds are played at once.
///
/// ```
/// use upperhand::play::guts::{Game, Plan, Setup, forward};
/// let game = Game::new(Setup::default())?;
/// assert!(forward(&game, Plan::Above(26), 10).is_err(), "no cards were dealt");
/// # Ok::<(), upperhand::play::guts::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Plan {
    /// As at the equilibrium.
    Equilibrium,
    /// The best reply to the others.
    Best,
    /// On the number line: hands above this are held.
    Threshold(f64),
    /// With cards: all but so many of the weakest hands are held.
    Above(usize),
}
