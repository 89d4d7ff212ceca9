//! The declaration of the figure.

use upperhand_games::guts_rules;
use upperhand_games::guts_rules::share;
use upperhand_kit::Setting;

pub const PLAYER_COUNTS: (u32, u32) = (2, 20);

pub const PLAYERS: Setting = guts_rules::players(PLAYER_COUNTS);

/// The threshold of all others; of player 2 where two play apart.
pub const OTHERS: Setting = share("others", "the others’ threshold", 0.6)
    .labelled("The others’ threshold")
    .of("opponent")
    .across("others");

pub const APART: Setting =
    Setting::switch("apart", "playing apart", false).labelled("The two others play apart");

pub const THIRD: Setting = share("third", "player 3’s threshold", 0.0)
    .labelled("Player 3’s threshold")
    .of("opponent");

pub const FEE: Setting = Setting::real("fee", "the termination fee", (0.0, 1.0), 1.0)
    .labelled("Fee for leaving, in antes")
    .on_request()
    .in_steps(0.01);

/// α, β and what follows from them, beside the one curve for players.
pub const THEORY: Setting =
    Setting::switch("theory", "the lines for theorists", false).labelled("For theorists");
