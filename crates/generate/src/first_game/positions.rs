//! Every position that a first game can lead to, with its questions, and how many of some games are won.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use upperhand::guess_who::play::{Halving, Match, Move, Optimal, Strategy, simulate};
use upperhand::guess_who::{Error, Pool, Rules, SolvedTable};

use super::START;

/// The number of games that are drawn.
pub const GAMES: u32 = 200;

/// Questions by the pools of whoever asks and of the other, as they are written.
type Questions = BTreeMap<(u32, u32), String>;

/// The tables as a script.
pub fn script() -> Result<String, Error> {
    let (mine, theirs) = START;
    let table = SolvedTable::new(Rules::RACE, mine)?;
    let tree = Tree::of(Optimal(&table))?;
    let (halving, best) = won()?;
    let mut text = format!(
        "// @ts-check\n\
         /** The first game of the story, as far as it can lead: written by `cargo xtask generate` from the solver. */\n\n\
         /** The suspects at the start. You are to move. */\n\
         export const START = {{ mine: {mine}, theirs: {theirs} }};\n"
    );
    text += "\n/** How many you may ask about, by your suspects and theirs: half of yours, and at the end what is best. \
             @type {Readonly<Record<string, readonly number[]>>} */\n\
             export const QUESTIONS = {\n";
    text += &listed(&tree.mine);
    text += "\n/** How many a perfect opponent asks about, by their suspects and yours. @type {Readonly<Record<string, number>>} */\n\
             export const REPLIES = {\n";
    text += &listed(&tree.theirs);
    _ = write!(
        text,
        "\n/** Games drawn at random against a perfect opponent: those that halving wins every time, and the best questions. */\n\
         export const DRAWN = {{ games: {GAMES}, halving: {halving}, best: {best} }};\n"
    );
    Ok(text)
}

/// The lines of a table, with its end.
fn listed(questions: &Questions) -> String {
    let line = |((own, others), about): (&(u32, u32), &String)| {
        format!("  \"{own} {others}\": {about},\n")
    };
    questions.iter().rev().map(line).collect::<String>() + "};\n"
}

/// The questions of both players, wherever a game can come.
#[derive(Default)]
struct Tree {
    mine: Questions,
    theirs: Questions,
}

impl Tree {
    fn of(perfect: Optimal) -> Result<Self, Error> {
        let mut tree = Self::default();
        let mut next = vec![START];
        while let Some((mine, theirs)) = next.pop() {
            let best = question(perfect, mine, theirs)?;
            let mut questions = vec![mine / 2, best];
            questions.dedup();
            for left in answers(mine, &questions) {
                let reply = question(perfect, theirs, left)?;
                tree.theirs.insert((theirs, left), reply.to_string());
                next.extend(answers(theirs, &[reply]).map(|theirs| (left, theirs)));
            }
            tree.mine.insert((mine, theirs), format!("{questions:?}"));
        }
        Ok(tree)
    }
}

/// The numbers of suspects that can be left of a pool after a question and its answer, while the game goes on.
fn answers(pool: u32, questions: &[u32]) -> impl Iterator<Item = u32> {
    let both = questions.iter().flat_map(move |&part| [part, pool - part]);
    both.filter(|&left| left > 1)
}

/// The smaller part of the best question.
fn question(perfect: Optimal, own: u32, others: u32) -> Result<u32, Error> {
    match perfect.choose(Pool::new(own.into())?, Pool::new(others.into())?) {
        Move::Ask(parts) => Ok(parts[0]),
        Move::Name => unreachable!("nobody names a suspect in a race"),
    }
}

/// The games that halving wins every time, and the best questions, of the first that are typical: as near to what is
/// expected as a whole number can be.
pub fn won() -> Result<(u32, u32), Error> {
    let (mine, theirs) = START;
    let table = &SolvedTable::new(Rules::RACE, mine)?;
    let (mine, theirs) = (Pool::new(mine.into())?, Pool::new(theirs.into())?);
    let (halving, perfect) = (Halving { answers: 2 }, Optimal(table));
    let wins = |first: &dyn Strategy, seed| {
        let game = Match {
            rules: Rules::RACE,
            first,
            second: &perfect,
        };
        simulate(&game, mine, theirs, GAMES, seed).map(|tally| tally.first_wins)
    };
    let expected = f64::from(GAMES) * table.win(mine, theirs).value();
    for seed in 1.. {
        let best = wins(&perfect, seed)?;
        if (f64::from(best) - expected).abs() < 1.0 {
            return Ok((wins(&halving, seed)?, best));
        }
    }
    unreachable!("some games are typical")
}
