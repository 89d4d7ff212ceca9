//! The declaration of the table.

use upperhand_games::guts_rules;
use upperhand_games::guts_rules::{players, share};
use upperhand_kit::Setting;
use upperhand_kit::choices::choices;

choices! {
    pub enum Dealt {
        Line = ("line", "Numbers"),
        One = ("cards1", "1 card"),
        Two = ("cards2", "2 cards"),
        Three = ("cards3", "3 cards"),
    }
}

choices! {
    pub enum Against {
        Equilibrium = ("equilibrium", "Equilibrium"),
        Reckless = ("reckless", "Reckless"),
        Overcautious = ("overcautious", "Overcautious"),
        Bloc = ("bloc", "Bloc"),
        Coalition = ("coalition", "Coalition"),
        Mixed = ("mixed", "Ann and Bo"),
    }
}

choices! {
    pub enum Mine {
        Equilibrium = ("equilibrium", "Equilibrium"),
        Best = ("best", "Best reply"),
        Threshold = ("threshold", "Own threshold"),
    }
}

/// The numbers of players of a table.
pub const COUNTS: (u32, u32) = (2, 8);

pub const DEAL: Setting =
    Setting::name("deal", "the hands dealt", Dealt::OPTIONS, "cards2").labelled("Hands");

pub const PLAYERS: Setting = players(COUNTS);

pub const WEENIE: Setting = guts_rules::WEENIE.on_request();

pub const OPPONENTS: Setting =
    Setting::name("opponents", "the opponents", Against::OPTIONS, "mixed").labelled("Against");

pub const GUESS: Setting = share("guess", "the threshold that the bloc expects of you", 0.5)
    .labelled("The bloc thinks you hold above")
    .of("opponent")
    .on_request();

pub const FEE: Setting = Setting::real("fee", "the fee for leaving", (0.0, 1.0), 1.0)
    .labelled("Fee for leaving, in stakes")
    .on_request()
    .in_steps(0.01);

pub const PLAN: Setting = Setting::name("plan", "your plan for 1000 rounds", Mine::OPTIONS, "best")
    .labelled("Your plan for 1000 rounds")
    .on_request();

pub const THRESHOLD: Setting = guts_rules::THRESHOLD.on_request();

pub const FORWARD: Setting = Setting::switch("forward", "1000 rounds at once", false);

/// Are the hands of the last round on the table, before the next ones are dealt?
pub const REVEALED: Setting = Setting::switch("revealed", "the hands revealed", false);

/// The most rounds of a game.
pub const LONGEST: usize = 4000;

pub const MOVES: Setting = Setting::text("moves", "the moves", LONGEST);
