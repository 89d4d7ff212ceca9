//! What there is to win from an opponent who does not play perfectly, and how: perfect play against halving or gambling every time,
//! and against careless moves.

use super::players::is_theirs;
use super::rungs::pools;
use super::spoken::instruction;
use crate::halving::Halving;
use upperhand::Fraction;
use upperhand::guess_who::play::Move;
use upperhand::guess_who::{Pool, Probability, Punishment, RuleOfThumb, Rules};
use upperhand::play::guess_who::{CarelessReplies, Carelessness, Game, Opponent};
use upperhand_games::format::percent;
use upperhand_games::stakes::points;
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

/// The rule that the opponent keeps to, and what it is called. Only with as many answers as you have.
fn kept(game: &Game) -> Option<(RuleOfThumb, &'static str)> {
    let setup = game.setup();
    if game.is_over() || is_theirs(game) || setup.opponent_answers != setup.rules.answers() {
        return None;
    }
    match setup.opponent {
        Opponent::Halving => Some((RuleOfThumb::Halve, "halve every time")),
        Opponent::Bold => Some((RuleOfThumb::Ladder, "gamble every time")),
        Opponent::Perfect | Opponent::Careless | Opponent::Person => None,
    }
}

fn punished(halving: &mut Halving, game: &Game) -> Option<Punishment> {
    let (rule, _) = kept(game)?;
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
struct Knowing {
    /// The way they play.
    does: &'static str,
    best: Move,
    /// It wins at least the first, and no move more than the second.
    wins: [Probability; 2],
}

impl Rivals {
    /// `None` where the opponent plays perfectly or is a person, where it is not your turn, and where it would take too long.
    fn knowing(&mut self, game: &Game) -> Option<Knowing> {
        if let Some(punished) = punished(&mut self.halving, game) {
            return Some(Knowing {
                does: kept(game)?.1,
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
            does: "play carelessly",
            best: reply.best,
            wins: [reply.at_least, reply.at_most],
        })
    }

    /// "They halve every time; knowing that, ask about 8 of 24: this wins 70.8 %."
    pub fn advice(&mut self, game: &Game) -> Option<String> {
        let Knowing { does, best, wins } = self.knowing(game)?;
        let best = instruction(&best, pools(game)[0].get());
        let wins = in_percent(wins);
        Some(format!(
            "They {does}; knowing that, {best}: this wins {wins}."
        ))
    }

    /// What perfect play against them wins: "70.8 %, 7.6 points more than against perfect play".
    pub fn fact(&mut self, game: &Game, chance: Probability) -> Option<(&'static str, String)> {
        let wins = self.knowing(game)?.wins;
        let more = more(wins[0], chance);
        let wins = in_percent(wins);
        let said = match more.numerator() {
            0 => format!("{wins}, no more than against perfect play"),
            _ => format!("{wins}, {} more than against perfect play", points(more)),
        };
        Some(("Against their way you win", said))
    }
}

fn in_percent([low, high]: [Probability; 2]) -> String {
    let least = percent(low);
    if least == percent(high) {
        least
    } else {
        format!("at least {least}")
    }
}

/// The difference of two chances: exact where that is short, else rounded down to a multiple of 2⁻⁴⁰.
fn more(win: Probability, chance: Probability) -> Probability {
    const UNITS: u64 = 1 << 40;
    win.less(chance).unwrap_or_else(|| {
        let apart = Fraction::from(win) - Fraction::from(chance);
        let units = apart.numerator() * i128::from(UNITS) / apart.denominator();
        Probability::new(u64::try_from(units).unwrap_or(0), UNITS)
    })
}
