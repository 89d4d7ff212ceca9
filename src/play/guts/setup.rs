//! The settings of a game.

use crate::guts::Rules;
use crate::play;
use serde::Serialize;

/// What is dealt.
///
/// ```
/// use upperhand::play::guts::Deal;
/// assert_eq!(Deal::MOST_CARDS, 3);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Deal {
    /// Numbers from 0 to 1, all alike, to 2 to 8 players.
    Line(u32),
    /// The same to 2 to 8 players who declare in turn, so that who declares later has seen who holds. You are first in the first
    /// round, the next seat in the second. The equilibrium is [`InTurn`](crate::guts::InTurn); the best reply to others is not known.
    Turns(u32),
    /// Hands of 1 to 3 cards from one deck of 52, to two players, or of 1 or 2 to three with [`Opponent::Mixed`].
    Cards(u32),
    /// The same to 2 to 6 players. Each of the others holds from a hand of her own on: the weakest one to hold if all do so,
    /// [`table_line`](crate::guts::cards::table_line), or by [`Opponent`] a weaker or a stronger one. What a hand is worth
    /// against them is exact; their equilibrium and the best reply to them are not known.
    Table {
        /// The cards of a hand.
        cards: u32,
        /// All players.
        players: u32,
    },
}

impl Deal {
    /// The fewest at a table.
    pub const FEWEST_PLAYERS: u32 = 2;
    /// The most at a table.
    pub const MOST_PLAYERS: u32 = 8;
    /// The most cards of a hand.
    pub const MOST_CARDS: u32 = 3;
    /// The most at a [`Table`](Self::Table) of cards.
    pub const MOST_SEATS: u32 = 6;
}

crate::named! {
    /// How the others play. Lines are thresholds: hands above are held.
    ///
    /// ```
    /// use upperhand::play::guts::Opponent;
    /// assert_eq!(Opponent::named("bloc"), Some(Opponent::Bloc));
    /// assert_eq!(Opponent::Bloc.name(), "bloc");
    /// ```
    #[derive(Serialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Opponent {
        /// All at the equilibrium: with cards the exact one, which holds some hands now and then; at a [`Deal::Table`] by the chart.
        Equilibrium = "equilibrium",
        /// The line half as high as that of the equilibrium (with cards, of the least exploitable line).
        Reckless = "reckless",
        /// The line half way from there to the top.
        Overcautious = "overcautious",
        /// All others at the one threshold that is worst for a player at the threshold `guess`.
        Bloc = "bloc",
        /// The optimal mixture of one round of all others together, drawn jointly for each round.
        Coalition = "coalition",
        /// Each with a line of their own: the first half of them reckless, the others overcautious. With cards they are two,
        /// and their lines drop as large a share of the hands as on the number line. At a [`Deal::Table`] the first is reckless, the
        /// second overcautious, and the others hold by the chart.
        Mixed = "mixed",
    }
}

/// Everything that is chosen before a game.
///
/// ```
/// use upperhand::play::guts::{Deal, Error, Setup};
/// let crowd = Setup { deal: Deal::Line(9), ..Setup::default() };
/// assert_eq!(crowd.check(), Err(Error::Players { given: 9 }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Setup {
    /// Hands and players.
    pub deal: Deal,
    /// Must the best hand match the pot where all drop?
    pub weenie: bool,
    /// The others.
    pub opponents: Opponent,
    /// The threshold that a bloc believes you to play, from 0 to 1; of no use to the others.
    pub guess: f64,
    /// The price of leaving, in hundredths of the stakes, up to 100.
    pub fee: u32,
    /// The number of pots to be played, from 1 to 1000.
    pub pots: u32,
    /// The seed of all draws, up to 2⁵³ − 1.
    pub seed: u64,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            deal: Deal::Line(3),
            weenie: false,
            opponents: Opponent::Equilibrium,
            guess: 0.5,
            fee: Self::LARGEST_FEE,
            pots: 1,
            seed: 1,
        }
    }
}

impl Setup {
    /// The whole stakes, in hundredths.
    pub const LARGEST_FEE: u32 = 100;
    /// The number of players, you among them.
    ///
    /// ```
    /// use upperhand::play::guts::{Deal, Opponent, Setup};
    /// let cards = Setup { deal: Deal::Cards(2), ..Setup::default() };
    /// assert_eq!((Setup::default().players(), cards.players()), (3, 2));
    /// assert_eq!(Setup { opponents: Opponent::Mixed, ..cards }.players(), 3);
    /// ```
    #[must_use]
    pub const fn players(&self) -> usize {
        match (self.deal, self.opponents) {
            (Deal::Line(players) | Deal::Turns(players) | Deal::Table { players, .. }, _) => {
                players as usize
            }
            (Deal::Cards(_), Opponent::Mixed) => 3,
            (Deal::Cards(_), _) => 2,
        }
    }

    pub(super) const fn rules(&self) -> Rules {
        if self.weenie {
            Rules::Weenie
        } else {
            Rules::Standard
        }
    }

    /// The most pots of one game.
    pub const MOST_POTS: u32 = 1000;
    /// The largest seed, the largest whole number that JavaScript counts to.
    pub const LARGEST_SEED: u64 = play::LARGEST_SEED;
}
