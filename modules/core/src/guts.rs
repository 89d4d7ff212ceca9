//! Continuous *Guts* in JavaScript's terms. Names and shapes are promised to users: see `www/core.d.ts`.

use crate::arguments::Argument;
use crate::shapes::guts::{
    GutsCoalition, GutsEquilibrium, GutsInTurn, GutsPayoff, GutsPot, GutsPotTail, GutsReply,
    GutsRuin,
};
use crate::to_js;
use upperhand::guts::coalition::{self, limiting};
use upperhand::guts::{self, Ruin};

exports! {
    /// One round for every player.
    fn gutsPayoff(thresholds: thresholds, rules) -> GutsPayoff {
        match (rules.guts_rules()?, rules.switch("kitty")?) {
            (rules, true) => guts::kitty_payoff(rules, &thresholds)?,
            (rules, false) => guts::payoff(rules, &thresholds)?,
        }
    }

    /// Where nobody gains by changing alone.
    fn gutsEquilibrium(players: players, rules) -> GutsEquilibrium {
        match (rules.guts_rules()?, rules.switch("kitty")?) {
            (rules, true) => guts::kitty_equilibrium(rules, players),
            (rules, false) => guts::equilibrium(rules, players),
        }
    }

    /// One round in which each declares in turn. Somebody always holds, so that there is no weenie.
    fn gutsInTurn(players: whole(2..=8), rules) -> GutsInTurn {
        rules.guts_rules()?;
        guts::InTurn::new(players as usize)?
    }

    /// The worst that the others can do.
    fn gutsBestResponse(threshold: threshold, players: players, rules) -> GutsReply {
        match (rules.guts_rules()?, rules.switch("bloc")?) {
            (rules, true) => guts::best_bloc_response(rules, players, threshold),
            (rules, false) => guts::best_response(rules, players, threshold),
        }
    }

    /// Player 1 against all others together, 3 to 20 players or infinitely many.
    fn gutsCoalition(players: coalition_players, rules) -> GutsCoalition {
        let given = rules;
        let rules = given.guts_rules()?;
        let (is_repeated, is_apart) = (given.switch("repeated")?, given.switch("independent")?);
        let Some(players) = players else {
            let solve = match (is_apart, is_repeated) {
                (true, _) => limiting::without_die,
                (false, true) => limiting::repeated,
                (false, false) => limiting::one_round,
            };
            return to_js::<GutsCoalition>(solve(rules));
        };
        match (is_apart, is_repeated) {
            (true, _) => coalition::without_die(rules, players),
            (false, true) => coalition::repeated(rules, players),
            (false, false) => coalition::one_round(rules, players),
        }?
    }

    /// How fast large pots become rare.
    fn gutsPotTail(players, rules: stake_factors(&players)) -> GutsPotTail {
        rules.tail()
    }

    /// How long the pot lasts and how large it gets.
    fn gutsPot(players, rules) -> GutsPot {
        let factors = rules.stake_factors(&players)?;
        (factors, rules.own("most")?.whole(1..=100_000)?)
    }

    /// The chance that a bankroll does not last until the pot is taken.
    fn gutsRuin(players, rules) -> Option<GutsRuin> {
        let antes = rules.own("bankroll")?.whole(1..=Ruin::MOST_BANKROLL)?;
        rules.ruin(&players, antes)?.with(antes)
    }

    /// The smallest bankroll whose ruin is less likely than `ruin`, 0.01 unless given.
    fn gutsBankroll(players, rules) -> Option<u32> {
        let ruin = rules.own("ruin")?;
        let chance = ruin.unless_missing(0.01, Argument::share)?;
        // Most answers are small.
        match rules.ruin(&players, 1000)?.smallest_bankroll(chance) {
            None => rules.ruin(&players, Ruin::MOST_BANKROLL)?.smallest_bankroll(chance),
            found => found,
        }
    }
}
