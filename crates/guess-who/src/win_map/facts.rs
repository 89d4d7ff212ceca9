//! What is known of positions, as values: of each on the map what its colour stands for, of the one pointed at everything.

use super::layers::{Layer, Scale};
use super::state::Map;
use crate::halving::{Halving, Kept, Untold, can_be_told, last_halved};
use crate::words::moves::{Moves, moves};
use crate::words::rules_of_thumb::Best;
use std::fmt::Debug;
use upperhand::Fraction;
use upperhand::guess_who::play::{Match, Move, outcomes};
use upperhand::guess_who::race::{self, Region};
use upperhand::guess_who::{
    FairStart, LimitDistance, NO_POSITION, NO_QUESTION, Pool, Probability, RuleOfThumb, Rules,
    fair_start, limit_distance, limit_distances, most_even_parts, most_even_question,
    naming_is_optimal, naming_numerator, numerator, question_value, questions_have_theorem, reply,
    win_probability, win_values,
};
use upperhand_games::position::Position;
use upperhand_games::rule_sets::sized;

/// What a layer says of a position: a number, or in words.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Mark {
    Value(f64),
    Kind(Kind),
}

impl Mark {
    pub const fn value(self) -> Option<f64> {
        match self {
            Self::Value(value) => Some(value),
            Self::Kind(_) => None,
        }
    }
}

/// What a position is, where that is no number: in the order in which a legend tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The weeds of the race.
    Weeds,
    UpperHand,
    /// An even split loses something.
    Loses,
    /// An even split is best.
    Best,
    /// A name is best.
    Name,
    Over,
    NoPosition,
    NothingToAsk,
    /// Too far to be solved, or not solved yet.
    Unknown,
}

/// Where marks come from.
pub struct Source<'a> {
    pub halving: &'a mut Halving,
    pub map: &'a Map,
    /// The largest pool for which the rule of thumb is solved; `None` where all is.
    pub solved: Option<u32>,
}

/// The reason why the solver cannot fail.
const ASCENDING: &str = "the pools of an axis ascend";

/// Pools of both players under rules.
#[derive(Clone, Copy)]
pub struct Positions<'a> {
    pub rules: Rules,
    pub columns: &'a [Pool],
    pub rows: &'a [Pool],
}

impl Positions<'_> {
    /// Pools of both players, row by row.
    pub fn pairs(&self) -> impl Iterator<Item = (Pool, Pool)> {
        let row = |&theirs| self.columns.iter().map(move |&mine| (mine, theirs));
        self.rows.iter().flat_map(row)
    }

    fn marks(&self, mark: impl FnMut((Pool, Pool)) -> Mark) -> Vec<Mark> {
        self.pairs().map(mark).collect()
    }
}

fn known(value: f64) -> Mark {
    if value == NO_POSITION {
        Mark::Kind(Kind::NoPosition)
    } else {
        Mark::Value(value)
    }
}

/// Marks by a value of each position.
fn valued<E: Debug>(values: Result<Vec<f64>, E>) -> Vec<Mark> {
    let values = values.expect(ASCENDING).into_iter();
    values.map(known).collect()
}

pub fn chances(_: &mut Source, at: Positions) -> Vec<Mark> {
    valued(win_values(at.rules, at.columns, at.rows))
}

/// Chances less those under the other rules.
pub fn differences(source: &mut Source, positions: Positions) -> Vec<Mark> {
    let others = chances(
        source,
        Positions {
            rules: source.map.other().unwrap_or(positions.rules),
            ..positions
        },
    );
    let ours = chances(source, positions).into_iter();
    let apart = ours.zip(others).map(|pair| match pair {
        (Mark::Value(ours), Mark::Value(other)) => Mark::Value(ours - other),
        _ => Mark::Kind(Kind::NoPosition),
    });
    apart.collect()
}

pub fn gaps(_: &mut Source, at: Positions) -> Vec<Mark> {
    valued(limit_distances(at.rules, at.columns, at.rows))
}

/// The loss of an even split against the best move.
pub fn gains(_: &mut Source, positions: Positions) -> Vec<Mark> {
    positions.marks(
        |(mine, theirs)| match even_split_loss(positions.rules, mine, theirs) {
            Some(lost) => {
                Mark::Value(lost as f64 / (f64::from(mine.get()) * f64::from(theirs.get())))
            }
            None => Mark::Kind(Kind::NothingToAsk),
        },
    )
}

/// The smallest part of the most even optimal question.
pub fn parts(_: &mut Source, positions: Positions) -> Vec<Mark> {
    by_part(positions, |_, part| Mark::Value(part.into()))
}

/// In the race the regions of Nica, Definitions 2.6 and 2.7; elsewhere, whether an even split is best.
pub fn regions(_: &mut Source, positions: Positions) -> Vec<Mark> {
    let rules = positions.rules;
    if rules == Rules::RACE {
        return positions.marks(|(mine, theirs)| {
            Mark::Kind(match race::region(mine, theirs) {
                Some(Region::InTheWeeds { .. }) => Kind::Weeds,
                Some(Region::UpperHand { .. }) => Kind::UpperHand,
                None => Kind::Over,
            })
        });
    }
    let answers = u32::from(rules.answers());
    by_part(positions, |(mine, theirs), part| {
        // Of an even split every part is as large as that, or larger by one.
        let may_be_even = part >= (mine.get() / answers).max(1);
        let is_even =
            may_be_even && (answers == 2 || even_split_loss(rules, mine, theirs) == Some(0));
        Mark::Kind(if is_even { Kind::Best } else { Kind::Loses })
    })
}

/// The mover's largest pool whose questions are shown: any where a theorem lists them, else as far as a
/// whole map of them is searched for in a fraction of a second.
fn last_asked(rules: Rules) -> Pool {
    match rules.answers() {
        _ if questions_have_theorem(rules) => Pool::MAX,
        2 | 3 => sized(512),
        _ => sized(256),
    }
}

/// A smaller part of a map than one in this many is not searched: it would take as long as a whole map.
const LEAST_PART: usize = 64;

/// Marks by the smallest part of the most even optimal question, where there is one.
fn by_part(positions: Positions, mark: impl Fn((Pool, Pool), u32) -> Mark) -> Vec<Mark> {
    let (rules, width) = (positions.rules, positions.columns.len());
    let last = last_asked(rules);
    let asked = positions.columns.partition_point(|&pool| pool <= last);
    let columns = if asked * LEAST_PART < width { 0 } else { asked };
    let found =
        most_even_parts(rules, &positions.columns[..columns], positions.rows).expect(ASCENDING);
    let part = |place: usize| {
        (place % width < columns).then(|| found[place / width * columns + place % width])
    };
    let marks = positions
        .pairs()
        .enumerate()
        .map(|(place, (mine, theirs))| match part(place) {
            None => Mark::Kind(Kind::Unknown),
            Some(_) if rules.is_over(mine, theirs) => Mark::Kind(Kind::Over),
            Some(NO_QUESTION) => Mark::Kind(Kind::Name),
            Some(part) => mark((mine, theirs), part),
        });
    marks.collect()
}

/// The cost of keeping to the rule of thumb of the map.
pub fn costs(source: &mut Source, positions: Positions) -> Vec<Mark> {
    let (rules, last) = (positions.rules, last_halved(positions.rules));
    let solved = source.solved.unwrap_or(u32::MAX);
    let costs = source.map.rule_table(rules).map(|wanted| {
        let table = match source.solved {
            Some(_) => source.halving.as_solved(wanted),
            None => source.halving.rule_table(wanted),
        };
        table
            .costs(positions.columns, positions.rows)
            .expect(ASCENDING)
    });
    let marks = positions
        .pairs()
        .enumerate()
        .map(|(place, (mine, theirs))| match &costs {
            _ if rules.is_over(mine, theirs) => Mark::Kind(Kind::Over),
            // The table goes on to a power of two.
            Some(costs) if mine.get() <= solved && mine.max(theirs) <= last => known(costs[place]),
            _ => Mark::Kind(Kind::Unknown),
        });
    marks.collect()
}

/// mine·theirs times the loss of an even split against the best move, exactly; `None` where nothing can be asked.
pub fn even_split_loss(rules: Rules, mine: Pool, theirs: Pool) -> Option<u64> {
    if mine.get() == 1 || rules.is_over(mine, theirs) {
        return None;
    }
    let (n, m) = (mine.get(), theirs.get());
    let parts = u32::from(rules.answers()).min(n);
    let (least, larger) = (n / parts, n % parts);
    let mut replies = u64::from(parts - larger) * reply(rules, m, least);
    if larger > 0 {
        replies += u64::from(larger) * reply(rules, m, least + 1);
    }
    let asked = u64::from(n) * u64::from(m) - replies;
    Some(numerator(rules, n, m)? - asked)
}

fn product(mine: Pool, theirs: Pool) -> u64 {
    u64::from(mine.get()) * u64::from(theirs.get())
}

/// The largest map whose positions are looked at one by one.
pub const MOST_HATCHED: u32 = 64;

/// A position, and what its best move gains over an even split.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LargestGain {
    pub mine: Pool,
    pub theirs: Pool,
    pub gain: Probability,
}

/// The first position of a map of one rule set where most is gained, as long as positions are few; `None` where nothing is
/// gained anywhere.
pub fn largest_gain(map: &Map) -> Option<LargestGain> {
    if map.comparison.is_some() || map.window.size > MOST_HATCHED {
        return None;
    }
    let pools = |(first, last): (u32, u32)| (first..=last).map(sized);
    let all = pools(map.window.across())
        .flat_map(|mine| pools(map.window.upwards()).map(move |theirs| (mine, theirs)));
    let gains = all.filter_map(|(mine, theirs)| {
        let lost = even_split_loss(map.rules, mine, theirs).filter(|&lost| lost > 0)?;
        let gain = Probability::new(lost, product(mine, theirs));
        Some(LargestGain { mine, theirs, gain })
    });
    // Of so small pools gains that differ are different doubles.
    gains.reduce(|largest, other| {
        if other.gain.value() > largest.gain.value() {
            other
        } else {
            largest
        }
    })
}

/// What is known of a state.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    pub map: Map,
    pub position: Position,
    /// Your chance; `None` for what is no position.
    pub win: Option<Probability>,
    pub moves: Moves,
    /// What an even split this once wins, and what it loses; `None` where nothing can be asked.
    pub even: Option<[Probability; 2]>,
    pub halving: Result<Kept, Untold>,
    /// The rule of thumb whose cost is shown.
    pub rule: Option<(RuleOfThumb, Result<RuleHere, Untold>)>,
    /// The chance less its limit, where that is shown.
    pub gap: Option<LimitDistance>,
    /// The largest pool that is no underdog against theirs; `None` where they have won.
    pub fair: Option<FairStart>,
    /// How long a game takes between two perfect players, and between two who keep to the rule.
    pub lengths: [Option<Result<Length, Untold>>; 2],
    pub best_rule: Best,
    /// The other rules of a comparison, and the chance under them.
    pub other: Option<(Rules, Option<Probability>)>,
    /// The chance of two who have as many as the map shows of both.
    pub corner: (Position, Option<Probability>),
    /// The largest gain on the map, where gains are shown.
    pub largest: Option<LargestGain>,
}

/// What a rule of thumb does at a position.
#[derive(Clone, Debug, PartialEq)]
pub struct RuleHere {
    /// What is left by keeping to it.
    pub kept: Kept,
    pub choice: Move,
    /// What that loses at once, with perfect play of both from then on.
    pub lost: Probability,
}

/// The number of turns of a game: its mean, and its variance.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Length {
    pub mean: Fraction,
    pub variance: Fraction,
}

pub fn facts(halving: &mut Halving, map: Map, position: Position) -> Facts {
    let Position {
        rules,
        mine,
        theirs,
    } = position;
    let win = position.win();
    let even = even_split_loss(rules, mine, theirs)
        .zip(win)
        .map(|(lost, win)| {
            let lost = Probability::new(lost, product(mine, theirs));
            [win.less(lost).unwrap_or(win), lost]
        });
    let row = map.row();
    let rule = row.rule.map(|rule| {
        let side = map.window.across().1.max(map.window.upwards().1);
        let told = halving.told(&position, rule, sized(side)).map(|kept| {
            let choice = rule.choose(rules, mine, theirs);
            RuleHere {
                kept,
                lost: lost_now(&position, &choice),
                choice,
            }
        });
        (rule, told)
    });
    let corner = sized(map.window.across().1.min(map.window.upwards().1));
    let corner = Position {
        rules: map.rules_at(corner),
        mine: corner,
        theirs: corner,
    };
    let by_rule = row
        .rule
        .map(|rule| length(&position, &|mine, theirs| rule.choose(rules, mine, theirs)));
    Facts {
        win,
        even,
        moves: win.map_or_else(Moves::default, |_| moves(&position)),
        halving: halving.told(&position, RuleOfThumb::Halve, mine),
        rule,
        gap: (row.scale == Scale::Gap)
            .then(|| limit_distance(rules, mine, theirs).ok())
            .flatten(),
        fair: fair_start(rules, theirs).ok(),
        lengths: [
            Some(length(&position, &|mine, theirs| {
                best_move(rules, mine, theirs)
            })),
            by_rule,
        ],
        best_rule: halving.best(rules),
        other: map.other().map(|other| {
            let there = if rules == map.rules { other } else { map.rules };
            (there, win_probability(there, mine, theirs).ok())
        }),
        corner: (corner, corner.win()),
        largest: (map.layer == Layer::Gain)
            .then(|| largest_gain(&map))
            .flatten(),
        map,
        position,
    }
}

fn lost_now(position: &Position, choice: &Move) -> Probability {
    let Position {
        rules,
        mine,
        theirs,
    } = *position;
    let worth = match choice {
        Move::Ask(question) => question_value(rules, mine, theirs, question).ok(),
        Move::Name => naming_numerator(rules, mine, theirs)
            .map(|numerator| Probability::new(numerator, product(mine, theirs))),
    };
    let lost = position
        .win()
        .zip(worth)
        .and_then(|(win, worth)| win.less(worth));
    lost.unwrap_or(Probability::new(0, 1))
}

/// Naming where that is best, else the most even of the best questions.
fn best_move(rules: Rules, mine: Pool, theirs: Pool) -> Move {
    if naming_is_optimal(rules, mine, theirs) {
        return Move::Name;
    }
    let question = most_even_question(rules, mine, theirs);
    question.map_or(Move::Name, Move::Ask)
}

/// The length of a game between two who choose alike: under a millisecond.
fn length(position: &Position, both: &impl Fn(Pool, Pool) -> Move) -> Result<Length, Untold> {
    let Position {
        rules,
        mine,
        theirs,
    } = *position;
    can_be_told(position)?;
    let game = Match {
        rules,
        first: both,
        second: both,
    };
    let ends = outcomes(&game, mine, theirs).expect("a position, and moves of the rules");
    // Their denominators are n·m and its square, of pools up to 512.
    let [mean, square] = [1, 2].map(|power| {
        let sum = i128::try_from(ends.sum_of_turns(power));
        Fraction::new(sum.unwrap_or(i128::MAX), i128::from(product(mine, theirs)))
    });
    Ok(Length {
        mean,
        variance: square - mean * mean,
    })
}
