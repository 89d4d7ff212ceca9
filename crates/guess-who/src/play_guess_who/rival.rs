//! What there is to win from an opponent who does not play perfectly, and how: perfect play against halving or gambling every time,
//! and against careless moves.

use super::players::{is_theirs, pools};
use crate::halving::Halving;
use upperhand::guess_who::play::Move;
use upperhand::guess_who::{Pool, Probability, Punishment, RuleOfThumb, Rules};
use upperhand::play::guess_who::{CarelessReplies, Carelessness, Game, Opponent};
use upperhand_kit::LruCache;

/// A game against a careless opponent, as far as chances depend on it.
type CarelessGame = (Rules, u8, [Pool; 2], Carelessness);

/// What is known of opponents.
#[derive(Default)]
pub struct Rivals {
    pub halving: Halving,
    /// `None` where it would take too long.
    careless: LruCache<CarelessGame, Option<CarelessReplies>, 2>,
}

/// The rule that the opponent keeps to. Only with as many answers as you have.
fn kept(game: &Game) -> Option<RuleOfThumb> {
    let setup = game.setup();
    if game.is_over() || is_theirs(game) || setup.opponent_answers != setup.rules.answers() {
        return None;
    }
    match setup.opponent {
        Opponent::Halving => Some(RuleOfThumb::Halve),
        Opponent::Bold => Some(RuleOfThumb::Ladder),
        Opponent::Perfect | Opponent::Careless | Opponent::Person => None,
    }
}

fn punished(halving: &mut Halving, game: &Game) -> Option<Punishment> {
    let rule = kept(game)?;
    let [mine, theirs] = pools(game);
    let table = halving.rule_table((game.setup().rules, rule, mine.max(theirs)));
    table.punish(mine, theirs).ok()
}

/// One of the best moves against the rule: the most even of the questions, if there is one.
fn reply(punished: &Punishment) -> Move {
    let most = punished.questions.iter().map(Vec::len).max();
    let mut questions = punished.questions.iter();
    let even = questions.rfind(|parts| Some(parts.len()) == most);
    even.map_or(Move::Name, |parts| Move::Ask(parts.clone()))
}

/// The best move against the opponent.
#[derive(Clone, Debug, PartialEq)]
pub struct Knowing {
    pub best: Move,
    /// It wins at least the first, and no move more than the second.
    pub wins: [Probability; 2],
}

impl Rivals {
    /// `None` where the opponent plays perfectly or is a person, where it is not your turn, and where it would take too long.
    pub fn knowing(&mut self, game: &Game) -> Option<Knowing> {
        if let Some(punished) = punished(&mut self.halving, game) {
            return Some(Knowing {
                best: reply(&punished),
                wins: [punished.win; 2],
            });
        }
        let setup = game.setup();
        if setup.opponent != Opponent::Careless || game.is_over() || is_theirs(game) {
            return None;
        }
        let pools = [setup.mine, setup.theirs];
        let known = (
            setup.rules,
            setup.opponent_answers,
            pools,
            setup.carelessness,
        );
        let solve = |_| CarelessReplies::new(game).ok().flatten();
        let reply = self.careless.get(known, solve).as_ref()?.reply(game).ok()?;
        Some(Knowing {
            best: reply.best,
            wins: [reply.at_least, reply.at_most],
        })
    }
}
