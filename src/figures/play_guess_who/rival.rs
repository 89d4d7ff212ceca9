//! What there is to win from an opponent who keeps to a rule, and how: perfect play against halving or gambling every time.

use super::players::is_theirs;
use super::rungs::pools;
use super::spoken::instruction;
use crate::figures::format::percent;
use crate::figures::halving::Halving;
use crate::figures::stakes::points;
use crate::guess_who::play::Move;
use crate::guess_who::{Probability, Punishment, RuleOfThumb};
use crate::play::guess_who::{Game, Opponent};

/// The rule that the opponent keeps to, and what it is called. Only with as many answers as you have.
fn kept(game: &Game) -> Option<(RuleOfThumb, &'static str)> {
    let setup = game.setup();
    if game.is_over() || is_theirs(game) || setup.opponent_answers != setup.rules.answers() {
        return None;
    }
    match setup.opponent {
        Opponent::Halving => Some((RuleOfThumb::Halve, "halve")),
        Opponent::Bold => Some((RuleOfThumb::Ladder, "gamble")),
        Opponent::Perfect | Opponent::Careless | Opponent::Person => None,
    }
}

fn punished(halving: &mut Halving, game: &Game) -> Option<Punishment> {
    let (rule, _) = kept(game)?;
    let [mine, theirs] = pools(game);
    let table = halving.rule_table(game.setup().rules, rule, mine.max(theirs));
    table.punish(mine, theirs).ok()
}

/// One of the best moves against the rule: the most even of the questions, if there is one.
fn reply(punished: &Punishment) -> Move {
    let most = punished.questions.iter().map(Vec::len).max();
    let mut questions = punished.questions.iter();
    let even = questions.rfind(|parts| Some(parts.len()) == most);
    even.map_or(Move::Name, |parts| Move::Ask(parts.clone()))
}

/// "They always halve: against that, ask about 8 of 24 wins 70.8 %."
pub fn advice(halving: &mut Halving, game: &Game) -> Option<String> {
    let (_, does) = kept(game)?;
    let punished = punished(halving, game)?;
    let best = instruction(&reply(&punished), pools(game)[0].get());
    let wins = percent(punished.win);
    Some(format!(
        "They {does} every time; knowing that, {best}: this wins {wins}."
    ))
}

/// What perfect play against the rule wins: "70.8 %, 7.6 points more than against perfect play".
pub fn fact(
    halving: &mut Halving,
    game: &Game,
    chance: Probability,
) -> Option<(&'static str, String)> {
    let punished = punished(halving, game)?;
    let wins = percent(punished.win);
    let more = punished.win.less(chance)?;
    let said = match more.numerator() {
        0 => format!("{wins}, no more than against perfect play"),
        _ => format!("{wins}, {} more than against perfect play", points(more)),
    };
    Some(("Against their rule you win", said))
}
