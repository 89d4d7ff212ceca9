//! Choosing a table: the settings that figures of *Guts* share.

use super::schema::Setting;
use super::settings::Settings;
use crate::guts::{Rules, Threshold};

/// The setting `weenie`.
pub const WEENIE: Setting = Setting::switch("weenie", "the Weenie rule", false)
    .labelled("Weenie rule")
    .shared();

/// The setting `players`, its ends apart.
#[must_use]
pub const fn players(counts: (u32, u32)) -> Setting {
    Setting::whole("players", "the number of players", counts, 3)
        .labelled("Players")
        .shared()
}

/// The setting `threshold`.
pub const THRESHOLD: Setting = share("threshold", "your threshold", 0.5)
    .labelled("Your threshold")
    .of("you")
    .across("you")
    .shared();

/// A threshold or a weight, from 0 to 1 in thousandths.
#[must_use]
pub const fn share(name: &'static str, called: &'static str, default: f64) -> Setting {
    Setting::real(name, called, (0.0, 1.0), default).in_steps(0.001)
}

/// The rules chosen.
#[must_use]
pub fn rules(settings: &Settings) -> Rules {
    if settings.switch(WEENIE.name) {
        Rules::Weenie
    } else {
        Rules::Standard
    }
}

/// The nearest threshold.
#[must_use]
pub fn threshold(at: f64) -> Threshold {
    Threshold::new(at.clamp(0.0, 1.0)).unwrap_or(Threshold::ALWAYS_HOLD)
}
