//! Choosing a rule set: the settings and controls that all figures of *Guess Who?* share.

use crate::Games;
use upperhand::guess_who::{Ending, Pool, Rules};
use upperhand_kit::Setting;
use upperhand_kit::schema::{Alias, Options, Value};
use upperhand_kit::state::FieldValue;

/// The label of an ending.
const fn label(ending: Ending) -> &'static str {
    match ending {
        Ending::Race => "Race",
        Ending::Official => "Official",
        Ending::Open => "Open",
    }
}

/// The rules beside a number, which is another under others.
pub const fn by_rules(ending: Ending) -> &'static str {
    match ending {
        Ending::Race => "in the race",
        Ending::Official => "by the official rules",
        Ending::Open => "by the open rules",
    }
}

/// The way the game ends, or none.
pub const ENDINGS_OR_NONE: Options = &{
    let mut options = [("none", "Nothing"); 1 + Ending::ALL.len()];
    let mut index = 0;
    while index < Ending::ALL.len() {
        let ending = Ending::ALL[index];
        index += 1;
        options[index] = (ending.name(), label(ending));
    }
    options
};

/// The way the game ends.
pub const ENDINGS: Options = ENDINGS_OR_NONE.split_at(1).1;

/// The setting `rules`; "tripartite" is `official` with questions of three answers.
pub const RULES: Setting = Setting::name("rules", "the rules", ENDINGS, Ending::Race.name())
    .labelled("Rules")
    .explained(&[
        ending_explained(Ending::Race),
        ending_explained(Ending::Official),
        ending_explained(Ending::Open),
    ])
    .shared()
    .with_aliases(&[Alias {
        text: "tripartite",
        means: &[("rules", "official"), ("answers", "3")],
    }]);

/// The numbers of answers that a question can have.
pub const ANSWER_COUNTS: (u32, u32) = (Rules::FEWEST_ANSWERS as u32, Rules::MOST_ANSWERS as u32);

/// The setting `answers`.
pub const ANSWERS: Setting = Setting::whole("answers", "the number of answers", ANSWER_COUNTS, 2)
    .labelled("Answers to a question")
    .shared();

/// The largest pool there is.
pub const LARGEST_POOL: u32 = Pool::MAX.get();

/// The setting `mine`. With the default of `theirs` it is a position in the weeds where gambling visibly pays.
pub const MINE: Setting = Setting::whole("mine", "your pool", (1, LARGEST_POOL), 6)
    .labelled("Suspects you have left")
    .of("you")
    .across("yours")
    .counting("suspect")
    .shared();

/// The setting `theirs`.
pub const THEIRS: Setting = Setting::whole("theirs", "their pool", (1, LARGEST_POOL), 4)
    .labelled("Suspects they have left")
    .of("opponent")
    .upright("theirs")
    .counting("suspect")
    .shared();

/// A pool of that size, held to what is possible.
pub fn sized(size: u32) -> Pool {
    Pool::new(u64::from(size.clamp(1, LARGEST_POOL))).unwrap_or(Pool::MAX)
}

/// The rule set of an ending and a number of answers that settings hold.
///
/// # Panics
/// With fewer than 2 or more than 6 answers: an error of the caller.
pub fn rules_of(ending: Ending, answers: u8) -> Rules {
    Rules::new(answers, ending).expect("settings hold 2 to 6 answers")
}

impl FieldValue<Games> for Ending {
    fn to_value(&self) -> Value {
        self.name().into()
    }

    fn from_value(value: Value) -> Self {
        let ending = Option::from_value(value);
        ending.expect("a setting that offers endings alone")
    }
}

/// An ending, or none.
impl FieldValue<Games> for Option<Ending> {
    fn to_value(&self) -> Value {
        self.map_or("none", Ending::name).into()
    }

    fn from_value(value: Value) -> Self {
        Ending::named(&value.text())
    }
}

impl FieldValue<Games> for Pool {
    fn to_value(&self) -> Value {
        self.get().into()
    }

    fn from_value(value: Value) -> Self {
        sized(u32::from_value(value))
    }
}

/// What an ending is between two.
pub const fn ending_explained(ending: Ending) -> &'static str {
    match ending {
        Ending::Race => {
            "The first player to get down to one suspect wins at once. Nobody names anybody."
        }
        Ending::Official => {
            "Naming a suspect takes your turn and ends the game: right, you win; wrong, you lose."
        }
        Ending::Open => {
            "Naming a suspect takes your turn: right, you win; wrong, that suspect is struck off."
        }
    }
}

/// The ending with a number in a task, which is `ending as u32`.
pub fn ending_numbered(number: u32) -> Option<Ending> {
    let mut all = Ending::ALL.into_iter();
    all.find(|ending| *ending as u32 == number)
}

/// What is said of pools that are no position of the race.
pub const CANNOT_HAPPEN: &str =
    "This cannot happen: whoever got down to one suspect first has already won.";

/// What is said of a race that is over.
pub const RACE_IS_OVER: &str = "The game is over: whoever has one suspect left has won.";

/// The rule set in words: "the race", "the official rules with three answers".
pub fn in_words(rules: Rules) -> String {
    let ending = match rules.ending() {
        Ending::Race => "the race",
        Ending::Official => "the official rules",
        Ending::Open => "the open rules",
    };
    match rules.answers() {
        2 => ending.to_owned(),
        answers => {
            let number = ["three", "four", "five", "six"];
            format!("{ending} with {} answers", number[usize::from(answers) - 3])
        }
    }
}
