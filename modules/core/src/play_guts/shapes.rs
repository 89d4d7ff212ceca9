//! Games, advice and reviews as plain objects.

use crate::arguments::object;
use js_sys::{Array, BigInt};
use upperhand::guts::Threshold;
use upperhand::guts::coalition::Joint;
use upperhand::play::guts::{
    Advice, Deal, Ending, Game, Hand, Pair, Record, Review, Round, Setup, Solution, Step, Worth,
};
use wasm_bindgen::JsValue;

type Shape = Result<JsValue, JsValue>;

/// A number of antes: numerator and denominator are null where it is rounded.
pub fn worth(worth: Worth) -> Shape {
    let (numerator, denominator) = match worth.exact() {
        Some(exact) => (
            BigInt::from(exact.numerator()).into(),
            BigInt::from(exact.denominator()).into(),
        ),
        None => (JsValue::NULL, JsValue::NULL),
    };
    object(&[
        ("numerator", numerator),
        ("denominator", denominator),
        // A loss of nothing is 0, not −0.
        ("value", (worth.value() + 0.0).into()),
    ])
}

fn array<T>(items: impl IntoIterator<Item = T>, each: impl Fn(T) -> Shape) -> Shape {
    let all = items.into_iter().map(each).collect::<Result<Array, _>>()?;
    Ok(all.into())
}

fn count(number: usize) -> JsValue {
    (number as f64).into()
}

/// A seat as the number of a player, who is 1 for you.
fn player(seat: Option<usize>) -> JsValue {
    seat.map_or(JsValue::NULL, |seat| count(seat + 1))
}

/// A game in progress.
pub fn game_shape(game: &Game) -> Shape {
    let record = game.record();
    let solution = game.solution();
    object(&[
        ("record", record_shape(&record)?),
        ("address", record.address().into()),
        ("players", count(game.setup().deal.players())),
        ("opponents", opponents_shape(solution)?),
        ("edge", worth(solution.edge())?),
        (
            "hand",
            game.hand()
                .map_or(Ok(JsValue::NULL), |hand| hand_shape(solution, hand))?,
        ),
        ("stakes", (game.stakes() as f64).into()),
        ("bankroll", (game.bankroll() as f64).into()),
        ("result", worth(Worth::Exact(game.result()))?),
        ("potsTaken", game.pots_taken().into()),
        ("ending", ending_shape(game.ending())?),
        (
            "rounds",
            array(game.history(), |round| round_shape(solution, round))?,
        ),
    ])
}

fn record_shape(record: &Record) -> Shape {
    let Setup {
        deal,
        weenie,
        opponents,
        guess,
        fee,
        pots,
        seed,
    } = record.setup;
    let deal = match deal {
        Deal::Line(players) => object(&[("line", players.into())])?,
        Deal::Cards(cards) => object(&[("cards", cards.into())])?,
    };
    let setup = object(&[
        ("deal", deal),
        ("weenie", weenie.into()),
        ("opponents", opponents.name().into()),
        ("guess", guess.into()),
        ("fee", fee.into()),
        ("pots", pots.into()),
        ("seed", (seed as f64).into()),
    ])?;
    object(&[
        ("v", 1.into()),
        ("setup", setup),
        (
            "moves",
            array(&record.moves, |choice| Ok(choice.name().into()))?,
        ),
    ])
}

/// Joint strategies of the number line; null with cards.
fn opponents_shape(solution: &Solution) -> Shape {
    let Some(mixture) = solution.mixture() else {
        return Ok(JsValue::NULL);
    };
    array(mixture.joint_strategies(), |joint: &Joint| {
        let lines = joint.opponents.thresholds();
        object(&[
            (
                "thresholds",
                array(lines, |line: Threshold| Ok(line.get().into()))?,
            ),
            ("weight", joint.weight.into()),
        ])
    })
}

/// A number from 0 to 1, or the label of cards and the number of weaker hands.
fn hand_shape(solution: &Solution, hand: Hand) -> Shape {
    match (hand, solution.cards()) {
        (Hand::Line(place), _) => Ok(place.into()),
        (Hand::Cards(_), None) => Ok(JsValue::NULL),
        (Hand::Cards(index), Some((game, _))) => object(&[
            ("index", count(index)),
            ("label", game.hands().get(index).to_string().into()),
        ]),
    }
}

fn ending_shape(ending: Option<Ending>) -> Shape {
    match ending {
        None => Ok(JsValue::NULL),
        Some(Ending::PotsTaken { by }) => {
            object(&[("kind", "pots-taken".into()), ("by", player(Some(by)))])
        }
        Some(Ending::Left) => object(&[("kind", "left".into()), ("by", JsValue::NULL)]),
        Some(Ending::BankClosed) => {
            object(&[("kind", "bank-closed".into()), ("by", JsValue::NULL)])
        }
    }
}

fn round_shape(solution: &Solution, round: &Round) -> Shape {
    object(&[
        ("stakes", (round.stakes as f64).into()),
        (
            "hands",
            array(&round.hands, |hand| hand_shape(solution, *hand))?,
        ),
        ("held", array(&round.held, |&held| Ok(held.into()))?),
        ("winner", player(round.winner)),
        ("weenie", player(round.weenie)),
        (
            "payoffs",
            array(&round.payoffs, |&payoff| Ok((payoff as f64).into()))?,
        ),
        ("carried", (round.carried as f64).into()),
    ])
}

fn pair_shape(pair: &Pair) -> Shape {
    let better = pair
        .better()
        .map_or(JsValue::NULL, |choice| choice.name().into());
    object(&[
        ("hold", worth(pair.hold)?),
        ("drop", worth(pair.drop)?),
        ("better", better),
    ])
}

/// The coach's numbers.
pub fn advice_shape(advice: &Advice) -> Shape {
    let chances = |chances: &[Worth]| array(chances, |&chance| worth(chance));
    object(&[
        ("returns", pair_shape(&advice.returns)?),
        (
            "againstEquilibrium",
            pair_shape(&advice.against_equilibrium)?,
        ),
        ("alone", worth(advice.alone)?),
        ("win", worth(advice.win)?),
        ("blocked", chances(&advice.blocked)?),
        ("blocking", chances(&advice.blocking)?),
        (
            "staying",
            advice.staying.map_or(JsValue::NULL, JsValue::from_f64),
        ),
    ])
}

/// Skill and luck.
pub fn review_shape(review: &Review) -> Shape {
    let step = |step: &Step| {
        object(&[
            ("stakes", (step.stakes as f64).into()),
            ("expected", worth(step.expected)?),
            ("dealt", worth(step.dealt)?),
            ("skill", worth(step.skill)?),
            ("revealed", worth(step.revealed)?),
            ("result", worth(step.result)?),
            ("bankroll", (step.bankroll as f64).into()),
        ])
    };
    object(&[
        ("rounds", array(&review.steps, step)?),
        ("expected", worth(review.expected)?),
        ("skill", worth(review.skill)?),
        ("luck", worth(review.luck)?),
        ("fee", worth(review.fee)?),
        ("result", worth(review.result)?),
        ("worst", review.worst.map_or(JsValue::NULL, count)),
    ])
}
