//! Texts about one position, and about all of them.

use super::map::title;
use super::settings::LARGEST;
use super::solved::{Known, Mixture, Solved};
use super::state::State;
use core::cmp::Ordering;
use upperhand::guess_who::{Plan, Pool, Rules, win_probability};
use upperhand_games::format::{
    counted, grouped, percent, percent_exactly, percent_of, readout_of, significant,
};
use upperhand_games::position::Position;
use upperhand_games::rule_sets::{CANNOT_HAPPEN, RACE_IS_OVER, in_words};
use upperhand_games::stakes::{loss, points};
use upperhand_kit::model::Readout;

/// What is said of what is not solved.
const NOT_YET: &str = "not solved yet";

pub fn readout(solved: &Solved, state: &State) -> Readout {
    let position = state.position();
    let heading = format!("You {}", position.pools());
    let facts = facts(solved, &position);
    let Some(seeing) = position.win() else {
        return Readout {
            heading,
            value: "–".to_owned(),
            advice: CANNOT_HAPPEN.to_owned(),
            facts,
            ..Readout::default()
        };
    };
    let Some(known) = solved.at(state.mine, state.theirs) else {
        return Readout {
            heading,
            value: "–".to_owned(),
            advice: format!(
                "The blindfold is {NOT_YET} here. With eyes open you win {}.",
                percent(seeing)
            ),
            facts,
            ..Readout::default()
        };
    };
    let advice = if position.is_over() {
        RACE_IS_OVER.to_owned()
    } else {
        advice(known)
    };
    Readout {
        heading,
        advice,
        facts,
        ..readout_of(known.win)
    }
}

fn advice(known: &Known) -> String {
    let (who, gained) = known.gained;
    let (gained, seeing) = (points(gained), percent(known.seeing));
    match who {
        Ordering::Greater => {
            format!("You gain {gained} by the blindfold: with eyes open you win {seeing}.")
        }
        Ordering::Less => {
            format!("They gain {gained} by the blindfold: with eyes open you win {seeing}.")
        }
        Ordering::Equal => {
            "Nobody gains by the blindfold: with eyes open you win as often.".to_owned()
        }
    }
}

fn facts(solved: &Solved, position: &Position) -> Vec<(&'static str, String)> {
    let (rules, mine, theirs) = (position.rules, position.mine, position.theirs);
    let known = solved.at(mine, theirs).filter(|_| !position.is_over());
    let without = if position.is_over() {
        "none, the game is over"
    } else {
        NOT_YET
    };
    let of = |said: &dyn Fn(&Known) -> String| known.map_or_else(|| without.to_owned(), said);
    let drawn = |seat: usize, pool: Pool| of(&|known| draws(rules, pool, &known.mixtures[seat]));
    let takes = |seat: usize, pool: Pool| of(&|known| takes(&known.mixtures[seat], pool));
    let by_name = win_probability(Rules::OPEN, mine, theirs);
    let eyes_open = position.win();
    vec![
        (
            "With eyes open",
            eyes_open.map_or_else(|| "none".to_owned(), percent_exactly),
        ),
        ("Gained by the blindfold", of(&gains)),
        (
            "The open rules",
            by_name.map_or_else(|_| "none".to_owned(), percent_exactly),
        ),
        ("You may draw from", drawn(0, mine)),
        ("They may draw from", drawn(1, theirs)),
        ("That plan of yours takes", takes(0, mine)),
        ("That of theirs takes", takes(1, theirs)),
        ("Of the pools solved", tally(solved)),
    ]
}

fn gains(known: &Known) -> String {
    match known.gained {
        (Ordering::Greater, gained) => format!("you {}", loss(gained)),
        (Ordering::Less, gained) => format!("they {}", loss(gained)),
        (Ordering::Equal, _) => "nobody".to_owned(),
    }
}

/// "8 plans; halves every time in 34.4 % of games".
fn draws(rules: Rules, pool: Pool, mixture: &Mixture) -> String {
    let halving = Plan::halving(rules, pool.get());
    let halves = mixture.iter().find(|(plan, _)| is_same(plan, &halving));
    let count = counted(&mixture.len().to_string(), "plan");
    match (halves, mixture.len()) {
        (Some(_), 1) if pool.get() == 1 => "one plan: name the suspect".to_owned(),
        (Some(_), 1) => "one plan: halve every time".to_owned(),
        (None, 1) => "one plan, which does not halve every time".to_owned(),
        (Some((_, chance)), _) => {
            format!(
                "{count}, halving every time in {} of games",
                percent(*chance)
            )
        }
        (None, _) => format!("{count}, none of which halves every time"),
    }
}

/// Do they come to the same? Turns at their ends in which nothing happens do not count.
fn is_same(one: &Plan, other: &Plan) -> bool {
    let turns = one.right().len().max(other.right().len());
    let at = |counts: &[u32], turn: usize| counts.get(turn).copied().unwrap_or(0);
    (0..turns).all(|turn| {
        at(one.right(), turn) == at(other.right(), turn)
            && at(one.wrong(), turn) == at(other.wrong(), turn)
    })
}

/// "5.3 turns on average", if nobody ends the game before.
fn takes(mixture: &Mixture, pool: Pool) -> String {
    let shares = super::turns::done(mixture, pool);
    let terms = (0_u32..).zip(shares);
    let mean: f64 = terms
        .map(|(turn, (right, wrong))| f64::from(turn) * (right + wrong))
        .sum();
    format!("{} on average", counted(&significant(mean, 2), "turn"))
}

/// "you gain at 214, they at 300, nobody at 62".
fn tally(solved: &Solved) -> String {
    let mut counts = [0_u32; 3];
    for (_, known) in solved.all() {
        let place = match known.gained.0 {
            Ordering::Greater => 0,
            Ordering::Less => 1,
            Ordering::Equal => 2,
        };
        counts[place] += 1;
    }
    let [you, they, nobody] = counts.map(grouped);
    format!("you gain at {you}, they at {they}, nobody at {nobody}")
}

pub fn sentence(solved: &Solved, state: &State) -> String {
    let position = state.position();
    let [mine, theirs] = [state.mine, state.theirs].map(|pool| grouped(pool.get()));
    let start = format!(
        "Guess Who? blindfold, under {}, with {mine} against {theirs}",
        in_words(solved.rules())
    );
    match (solved.at(state.mine, state.theirs), position.win()) {
        (Some(known), _) => format!(
            "{start}: you win {}, with eyes open {}.",
            percent(known.win),
            percent(known.seeing)
        ),
        (None, Some(seeing)) => format!(
            "{start}: {NOT_YET}; with eyes open you win {}.",
            percent(seeing)
        ),
        (None, None) => format!("{start}: this cannot happen."),
    }
}

pub fn summary(solved: &Solved, state: &State) -> String {
    let solved_share = percent_of(solved.count() as f64 / f64::from(LARGEST * LARGEST));
    format!(
        "{} The map shows, for all pools up to {LARGEST}: {}. {solved_share} of it is solved: {}. {}",
        sentence(solved, state),
        title(state.layer),
        tally(solved),
        readout(solved, state).advice,
    )
}
