//! Every position of `table.html`: what to ask, and how many of a thousand games that wins.

use std::fmt::Write as _;

use upperhand::guess_who::{Ending, Error, Pool, Position, Rules, SolvedTable};

/// The largest pool there is a counter for.
const LARGEST: u32 = 64;

/// The table as a script. A row a pool of whoever is to move, a word a pool of the other: the numbers to ask about up to half of the
/// pool, with `!` where naming somebody is as good; a colon; games won of a thousand.
pub fn script() -> Result<String, Error> {
    let mut text = format!(
        "// @ts-check\n\
         /** All positions of yes/no questions: written by `cargo xtask generate` from the solver. */\n\n\
         /** The most suspects of a player. */\n\
         export const LARGEST = {LARGEST};\n\n\
         /** What a wrong name does, by rules: it ends the game, or only costs a turn; without names the first down to one wins. */\n\
         export const WRONG_NAME = {{ {} }};\n\n\
         /**\n\
         \x20* By rules, the suspects of whoever is to move and those of the other, each from 1: \"8-12,14!:556\" is to ask about 8 to 12 or 14,\n\
         \x20* or to name one, which wins 556 games of a thousand. \"-\" is no position. @type {{Readonly<Record<string, readonly string[]>>}}\n\
         \x20*/\n\
         export const POSITIONS = {{\n",
        RULES
            .map(|rules| format!("{rules}: \"{}\"", wrong_name(rules)))
            .join(", ")
    );
    for rules in RULES {
        let table = SolvedTable::new(rules, LARGEST)?;
        _ = writeln!(text, "  {rules}: [");
        for mine in 1..=LARGEST {
            let row = (1..=LARGEST).map(|theirs| entry(&table, rules, mine, theirs));
            let row = row.collect::<Result<Vec<String>, Error>>()?;
            _ = writeln!(text, "    \"{}\",", row.join(" "));
        }
        text += "  ],\n";
    }
    text += "};\n";
    Ok(text)
}

const RULES: [Rules; 3] = [Rules::OFFICIAL, Rules::RACE, Rules::OPEN];

const fn wrong_name(rules: Rules) -> &'static str {
    match rules.ending() {
        Ending::Official => "ends",
        Ending::Race => "never",
        Ending::Open => "turn",
    }
}

fn entry(table: &SolvedTable, rules: Rules, mine: u32, theirs: u32) -> Result<String, Error> {
    if rules.ending() == Ending::Race && mine.min(theirs) == 1 {
        return Ok("-".to_owned());
    }
    let position = Position::of(table, Pool::new(mine.into())?, Pool::new(theirs.into())?)?;
    let few: Vec<u32> = position.questions.iter().map(|parts| parts[0]).collect();
    let runs = few.chunk_by(|one, next| one + 1 == *next);
    let asked = runs.map(|run| match run {
        [only] => only.to_string(),
        run => format!("{}-{}", run[0], run[run.len() - 1]),
    });
    let asked: Vec<String> = asked.collect();
    let named = if position.name_suspect { "!" } else { "" };
    let (won, all) = (position.win.numerator(), position.win.denominator());
    // Rounded to the nearest, but certain and hopeless only where it is so.
    let rounded = (2000 * won + all) / (2 * all);
    let shown = if won == all {
        1000
    } else {
        rounded.clamp(1, 999)
    };
    Ok(format!("{}{named}:{shown}", asked.join(",")))
}
