//! Player 1 against a bloc, of all others at one threshold, in fractions.

use super::round::{Q, against_bloc, over, pairs};
use core::ops::RangeInclusive;
use upperhand::guts::Rules;

/// n players: player 1 at p and all others at t.
#[derive(Clone, Copy)]
pub(super) struct Bloc {
    pub(super) n: u32,
    pub(super) p: Q,
    pub(super) t: Q,
    /// p and t in parts of `parts`.
    pub(super) steps: (u32, u32),
    pub(super) parts: u32,
}

impl Bloc {
    pub(super) fn new(n: u32, steps: (u32, u32), parts: u32) -> Self {
        let (p, t) = (over(steps.0, parts), over(steps.1, parts));
        Self {
            n,
            p,
            t,
            steps,
            parts,
        }
    }

    /// All multiples of 1/`parts`.
    pub(super) fn all(n: u32, parts: u32) -> impl Iterator<Item = Self> {
        pairs(parts).map(move |steps| Self::new(n, steps, parts))
    }

    /// p ≤ t.
    pub(super) fn is_cautious(&self) -> bool {
        self.p <= self.t
    }

    /// p > t.
    pub(super) fn is_reckless(&self) -> bool {
        self.p > self.t
    }

    /// α of player 1.
    pub(super) fn alpha(self, rules: Rules) -> Q {
        against_bloc(rules, self.n, self.steps, self.parts).0
    }

    pub(super) fn beta(self, rules: Rules) -> Q {
        against_bloc(rules, self.n, self.steps, self.parts).1
    }

    /// Its place, for a case that fails.
    pub(super) fn place(self) -> impl FnOnce() -> String {
        move || format!("{} players, p = {}, t = {}", self.n, self.p, self.t)
    }
}

/// All multiples of 1/n of n players, which determine polynomials of degree n.
pub(super) fn blocs(players: RangeInclusive<u32>) -> impl Iterator<Item = Bloc> {
    players.flat_map(|n| Bloc::all(n, n))
}
