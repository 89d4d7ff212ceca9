//! Choosing a rule set: the settings and controls that all figures of *Guess Who?* share.

use super::controls::{Control, Options};
use super::settings::{Alias, Parameter, Settings};
use crate::guess_who::{Ending, Pool, Rules};

/// The way the game ends.
pub const ENDINGS: &[&str] = &["race", "official", "open"];

/// The setting `rules`; "tripartite" is `official` with questions of three answers.
pub const RULES: Parameter =
    Parameter::name("rules", "the rules", ENDINGS).with_aliases(&[Alias {
        text: "tripartite",
        means: &[("rules", "official"), ("answers", "3")],
    }]);

/// The setting `answers`.
pub const ANSWERS: Parameter = Parameter::whole(
    "answers",
    "the number of answers",
    (Rules::FEWEST_ANSWERS as u32, Rules::MOST_ANSWERS as u32),
    2,
);

/// The largest pool there is.
pub const LARGEST_POOL: u32 = Pool::MAX.get();

/// The setting `mine`.
pub const MINE: Parameter = Parameter::whole("mine", "your pool", (1, LARGEST_POOL), 24);

/// The setting `theirs`.
pub const THEIRS: Parameter = Parameter::whole("theirs", "their pool", (1, LARGEST_POOL), 24);

/// The rule set chosen.
#[must_use]
pub fn rules(settings: &Settings) -> Rules {
    named(settings.name("rules"), settings.whole("answers"))
}

/// The rule set of an ending's name and a number of answers.
#[must_use]
pub fn named(ending: &str, answers: u32) -> Rules {
    let ending = Ending::ALL.into_iter().find(|known| known.name() == ending);
    let answers = u8::try_from(answers).unwrap_or(Rules::FEWEST_ANSWERS);
    // Settings hold nothing else.
    Rules::new(answers, ending.unwrap_or(Ending::Race)).unwrap_or(Rules::RACE)
}

/// A pool that a setting holds.
#[must_use]
pub fn pool(settings: &Settings, name: &str) -> Pool {
    sized(settings.whole(name))
}

/// A pool of that size, held to what is possible.
#[must_use]
pub fn sized(size: u32) -> Pool {
    Pool::new(u64::from(size.clamp(1, LARGEST_POOL))).unwrap_or(Pool::MAX)
}

/// The choice of an ending.
#[must_use]
pub fn ending_control(settings: &Settings) -> Control {
    const OPTIONS: Options = &[("race", "Race"), ("official", "Official"), ("open", "Open")];
    let value = settings.name("rules");
    let explanation = match value {
        "race" => "The first player to get down to one suspect wins at once. Nobody names anybody.",
        "official" => {
            "Naming a suspect takes your turn and ends the game: right, you win; wrong, you lose."
        }
        _ => "Naming a suspect takes your turn: right, you win; wrong, that suspect is struck off.",
    };
    Control::choice("rules", "Rules", value, OPTIONS, explanation)
}

/// The slider for the number of answers.
#[must_use]
pub fn answers_control(settings: &Settings) -> Control {
    answers_of(settings, "answers", "Answers to a question")
}

/// A slider for a number of answers that has that name and says that.
#[must_use]
pub fn answers_of(settings: &Settings, name: &'static str, label: &'static str) -> Control {
    let answers = settings.whole(name);
    let spoken = if answers == 2 {
        "yes or no".to_owned()
    } else {
        format!("{answers} answers")
    };
    let ends = [Rules::FEWEST_ANSWERS, Rules::MOST_ANSWERS].map(f64::from);
    Control::slider(name, label, f64::from(answers), ends.into(), spoken)
}

/// The rule set in words: "the race", "the official rules with three answers".
#[must_use]
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
