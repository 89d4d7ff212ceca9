//! What the readout says about one position, and the summary about all of them.

use super::request::{Layer, Request};
use crate::guess_who::race::{self, Region};
use crate::guess_who::{Error, Pool, Position, Probability, Rules, Solutions, SolvedTable};
use crate::view::numerals::{decimal, percent, ranges, suspects};

/// One position in words. Every field is ready to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "web", derive(serde::Serialize))]
#[cfg_attr(feature = "web", serde(rename_all = "camelCase"))]
pub struct Readout {
    /// The position: "You have 24, they have 24".
    pub position: String,
    /// The chance as a percentage, "" where there is no position.
    pub percent: String,
    /// The exact fraction.
    pub exact: String,
    /// The decimal, with "=" or "≈" before it.
    pub decimal: String,
    /// All optimal moves: "ask about 8 to 12 of 24".
    pub moves: String,
    /// The region and its level, under the race.
    pub region: String,
    /// What to do, in one plain sentence.
    pub advice: String,
    /// What a slider at this pool says: "24 suspects, you win 63.2 %".
    pub mine_spoken: String,
    /// The same for the opponent's slider.
    pub theirs_spoken: String,
}

/// The position (mine, theirs) in words.
///
/// # Errors
/// As [`Solutions::table`].
pub fn readout(
    solutions: &mut Solutions,
    rules: Rules,
    mine: Pool,
    theirs: Pool,
) -> Result<Readout, Error> {
    let table = solutions.table(rules, mine.max(theirs))?;
    let (n, m) = (mine.get(), theirs.get());
    let position = match Position::of(table, mine, theirs) {
        Ok(position) => position,
        Err(Error::NotAPosition) => return Ok(no_position(mine, theirs)),
        Err(error) => return Err(error),
    };
    let chance = percent(position.win);
    let bids: Vec<u32> = position.questions.iter().map(|parts| parts[0]).collect();
    Ok(Readout {
        position: placed(n, m),
        exact: position.win.to_string(),
        decimal: if position.win.denominator() == 1 {
            String::new()
        } else {
            decimal(position.win)
        },
        moves: if rules.is_over(mine, theirs) {
            "none, the game is over".to_owned()
        } else {
            moves(n, &bids, position.name_suspect)
        },
        region: region_name(rules, position.region),
        advice: advice(table, mine, theirs, &position),
        mine_spoken: format!("{}, you win {chance}", suspects(n)),
        theirs_spoken: format!("they have {}, you win {chance}", suspects(m)),
        percent: chance,
    })
}

fn placed(n: u32, m: u32) -> String {
    format!("You have {n}, they have {m}")
}

fn no_position(mine: Pool, theirs: Pool) -> Readout {
    let (n, m) = (mine.get(), theirs.get());
    Readout {
        position: placed(n, m),
        percent: "–".to_owned(),
        exact: String::new(),
        decimal: String::new(),
        moves: "none".to_owned(),
        region: "none".to_owned(),
        advice: "This cannot happen: whoever got down to one suspect first has already won."
            .to_owned(),
        mine_spoken: format!("{}, no position of the race", suspects(n)),
        theirs_spoken: format!("they have {}, no position of the race", suspects(m)),
    }
}

/// Under the race never empty, so that the readout keeps its shape while somebody scrubs.
fn region_name(rules: Rules, region: Option<Region>) -> String {
    match region {
        Some(Region::InTheWeeds { level }) => format!("In the weeds at level {level}"),
        Some(Region::UpperHand { level }) => format!("The upper hand at level {level}"),
        None if rules == Rules::RACE => "none".to_owned(),
        None => String::new(),
    }
}

fn moves(n: u32, bids: &[u32], name_suspect: bool) -> String {
    match (bids.is_empty(), name_suspect) {
        (true, _) => "name a suspect".to_owned(),
        (false, false) => format!("ask about {} of {n}", ranges(bids)),
        (false, true) => format!("ask about {} of {n}, or name a suspect", ranges(bids)),
    }
}

/// The sentence that says what to do, and why.
fn advice(table: &SolvedTable, mine: Pool, theirs: Pool, position: &Position) -> String {
    let (n, m) = (mine.get(), theirs.get());
    if table.rules().is_over(mine, theirs) {
        return if n == 1 {
            "Only one suspect is left to you: you have won.".to_owned()
        } else {
            "Only one suspect is left to them: they have won.".to_owned()
        };
    }
    if n == 1 {
        return "Name the one suspect you have left: you win.".to_owned();
    }
    let Some(most_even) = table.most_even_bid(mine, theirs) else {
        return if m == 1 {
            format!("Name any of your {n} suspects now: on their next turn they win.")
        } else {
            format!("Name one of your {n} suspects: no question is worth as much.")
        };
    };
    match position.region {
        Some(Region::InTheWeeds { level }) => {
            let bid = race::bid(mine, theirs).unwrap_or(most_even);
            format!(
                "Ask about {bid} of your {n} suspects: you are in the weeds at level {level}, so gamble."
            )
        }
        Some(Region::UpperHand { level }) => {
            let bid = race::bid(mine, theirs).unwrap_or(most_even);
            format!(
                "Ask about {bid} of your {n} suspects: you have the upper hand at level {level}, so halve."
            )
        }
        None => unhurried(table, mine, theirs, most_even, position.name_suspect),
    }
}

/// The advice under rules with a naming turn.
fn unhurried(
    table: &SolvedTable,
    mine: Pool,
    theirs: Pool,
    most_even: u32,
    name_suspect: bool,
) -> String {
    let n = mine.get();
    let half = n / 2;
    if name_suspect {
        return format!(
            "Ask about {most_even} of your {n} suspects, or name one: both are worth the same."
        );
    }
    if most_even == half {
        return format!("Ask about {half} of your {n} suspects: an even split gives nothing away.");
    }
    let loss = table
        .question_numerator(mine, theirs, &[half, n - half])
        .map(|asked| table.numerator(mine, theirs) - asked)
        .map(|loss| Probability::new(u64::from(loss), u64::from(n) * u64::from(theirs.get())));
    match loss {
        Ok(loss) => format!(
            "Ask about {most_even} of your {n} suspects, not {half}: an even split would cost you {}.",
            percent(loss)
        ),
        Err(_) => format!("Ask about {most_even} of your {n} suspects."),
    }
}

/// The whole map in words, for those who do not see it; every number is counted on the map itself.
///
/// # Errors
/// As [`Solutions::table`].
pub fn summary(solutions: &mut Solutions, request: Request) -> Result<String, Error> {
    let table = solutions.table(request.rules, request.size)?;
    let size = request.size.get();
    let (mut ahead, mut even, mut all) = (0_u64, 0_u64, 0_u64);
    for mine in request.size.up_to_here() {
        for theirs in request.size.up_to_here() {
            let (n, m) = (mine.get(), theirs.get());
            if n == 1 && m == 1 && request.rules.is_over(mine, theirs) {
                continue;
            }
            let doubled = 2 * table.numerator(mine, theirs);
            all += 1;
            ahead += u64::from(doubled > n * m);
            even += u64::from(doubled == n * m);
        }
    }
    let equal = table.win(request.size, request.size);
    let shown = match request.layer {
        Layer::Win => "the chance of the player to move to win",
        Layer::Question => {
            "the part of the pool that the best question asks about, the most even one where several are best"
        }
        Layer::Regions => "where the player to move should be bold and where halve the pool",
    };
    Ok(format!(
        "A map of {shown}, for both pools from 1 to {size}, under the rules “{rules}”. Both play optimally. \
         The player to move is the favourite in {favoured} of all {all} positions, and exactly even in {even}. \
         With {size} suspects each, the player to move wins {win} of the games ({equal}).",
        rules = request.rules,
        favoured = percent(Probability::new(ahead, all.max(1))),
        win = percent(equal),
    ))
}
