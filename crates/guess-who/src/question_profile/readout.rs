//! Texts about the question pointed at, and about all questions.

use super::lengths::lengths;
use super::profile::Profile;
use super::state::{Kind, State, kind};
use super::worths::Worths;
use crate::halving::{every_time, this_once};
use upperhand::guess_who::{Ending, Rules};
use upperhand_games::format::{grouped, parts, percent, percent_exactly, readout_of};
use upperhand_games::position::{Position, level_in_words, region_in_words};
use upperhand_games::rule_sets::{CANNOT_HAPPEN, by_rules, in_words};
use upperhand_games::stakes::{against, even_split_name, loss, points};
use upperhand_kit::Readout;

/// The question pointed at in words, with the same terms for every question under the same rules.
pub fn readout(profile: Option<&Profile>, always_halving: String, state: &State) -> Readout {
    let facts = facts(profile, state, always_halving);
    let Some(profile) = profile else {
        return nothing_to_ask(state, facts);
    };
    let worths = profile.worths();
    let asked = profile.question(state);
    let worth = worths.question(&asked);
    let chance = worths.chance(worth);
    Readout {
        heading: heading(state, &asked),
        unit: by_rules(state.position().rules.ending()),
        advice: advice(profile, state, worth),
        facts,
        ..readout_of(chance)
    }
}

fn heading(state: &State, asked: &[u32]) -> String {
    let pool = grouped(state.mine.get());
    if kind(&state.position()) == Kind::YesNo {
        format!("Ask about {} of your {pool} suspects", grouped(state.bid))
    } else {
        format!("Split your {pool} suspects into {}", parts(asked))
    }
}

/// Terms that are the same for every question under the same rules.
fn facts(
    profile: Option<&Profile>,
    state: &State,
    always_halving: String,
) -> Vec<(&'static str, String)> {
    let position = &state.position();
    let [questions, of_rules, loses, chance, even, lengths] = match profile {
        Some(profile) => facts_of(profile, state),
        None => ["none"; 6].map(str::to_owned),
    };
    let is_yes_no = position.rules.answers() == 2;
    let term = match position.rules.ending() {
        Ending::Race => "Region",
        Ending::Official | Ending::Open => "Naming a suspect",
    };
    let mut facts = vec![
        ("Best questions", questions),
        (every_time(is_yes_no), always_halving),
        (term, of_rules),
        ("This loses", loses),
        ("Best chance", chance),
        (this_once(is_yes_no), even),
        ("Questions until you know", lengths),
        ("Position", format!("you {}", position.pools())),
    ];
    if position.rules == Rules::RACE {
        facts.push(("Level", level_in_words(position.region())));
    }
    facts
}

/// The best questions, what the rules add, what this question loses, the best chance, the even split, and how long it takes.
fn facts_of(profile: &Profile, state: &State) -> [String; 6] {
    let (position, worths) = (&state.position(), profile.worths());
    let asked = profile.question(state);
    let naming = worths.naming.map(|worth| worths.chance(worth));
    let even = worths.even_question();
    [
        profile.best_questions(),
        match position.rules.ending() {
            Ending::Race if position.rules != Rules::RACE => "only for yes/no questions".to_owned(),
            Ending::Race => region_in_words(position.region()),
            Ending::Official | Ending::Open => naming.map_or_else(String::new, percent_exactly),
        },
        loss(worths.loss(worths.question(&asked))),
        percent_exactly(worths.chance(worths.win)),
        format!(
            "{}: {}",
            parts(&even),
            percent_exactly(worths.chance(worths.question(&even)))
        ),
        lengths(position, &asked),
    ]
}

fn advice(profile: &Profile, state: &State, worth: u64) -> String {
    let worths = profile.worths();
    let even = worths.question(&worths.even_question());
    let (win, asked) = (worths.chance(worths.win), worths.chance(worth));
    let split = even_split_name(worths.rules.answers());
    let is_even = profile.question(state) == worths.even_question();
    if worth == worths.win {
        return match (worths.naming_is_best(), even < worth) {
            (true, _) => "Nothing is better, and naming a suspect is as good.".to_owned(),
            (false, true) => {
                let stakes = against(win, split, worths.chance(even));
                format!("Nothing is better: {stakes}.")
            }
            (false, false) if is_even => format!("Nothing is better than {split}."),
            (false, false) => format!("Nothing is better, and {split} is as good."),
        };
    }
    let stakes = against(win, if is_even { split } else { "yours" }, asked);
    match profile.a_best_question() {
        Some(best) => format!("Better {}: {stakes}.", instruction(state, &best)),
        None if worths.naming_is_best() => format!("Better name a suspect: {stakes}."),
        None => format!(
            "The best question is not known at this size: it wins {}, yours {} less.",
            percent(win),
            points(worths.loss(worth))
        ),
    }
}

fn instruction(state: &State, question: &[u32]) -> String {
    let pool = grouped(state.mine.get());
    match question {
        [bid, _] if kind(&state.position()) == Kind::YesNo => {
            format!("ask about {} of {pool}", grouped(*bid))
        }
        all => format!("split {pool} into {}", parts(all)),
    }
}

fn nothing_to_ask(state: &State, facts: Vec<(&'static str, String)>) -> Readout {
    let position = &state.position();
    let nobody_wins = || Readout {
        value: "–".to_owned(),
        ..Readout::default()
    };
    Readout {
        heading: format!("You {}", position.pools()),
        advice: instead(position),
        facts,
        ..position.win().map_or_else(nobody_wins, readout_of)
    }
}

pub fn instead(position: &Position) -> String {
    let text = match (kind(position), position.mine.get(), position.theirs.get()) {
        (Kind::Over, 1, 1) => CANNOT_HAPPEN,
        (Kind::Over, 1, _) => "You are down to one suspect: you have won the race.",
        (Kind::Over, ..) => "They are down to one suspect: they have won the race.",
        _ => "You have one suspect left: name it and win.",
    };
    text.to_owned()
}

pub fn sentence(profile: Option<&Profile>, state: &State) -> String {
    let Some(profile) = profile else {
        return instead(&state.position());
    };
    let worths = profile.worths();
    let even = worths.loss(worths.question(&worths.even_question()));
    let split = even_split_name(worths.rules.answers());
    let even = if even.numerator() == 0 {
        format!("{split} is as good as any question")
    } else {
        format!("{split} costs you {}", points(even))
    };
    format!(
        "With {} against {} you win {} at best; {even}.",
        grouped(worths.mine),
        grouped(worths.theirs),
        percent(worths.chance(worths.win)),
    )
}

pub fn summary(profile: Option<&Profile>, state: &State) -> String {
    let position = &state.position();
    let (rules, pools) = (in_words(position.rules), position.pools());
    let Some(profile) = profile else {
        return format!("Under {rules}, you {pools}. {}", instead(position));
    };
    let worths = profile.worths();
    let shown = match (profile, kind(position)) {
        (Profile::Triangle(_), _) => {
            "A triangle of all three-way questions, coloured by your chance to win with each"
        }
        (_, Kind::YesNo) => {
            "A curve of your chance to win over the number of suspects you ask about"
        }
        _ => "A curve of your chance to win over the size of one part of your question",
    };
    let naming = match worths.naming {
        Some(naming) => format!(" Naming a suspect wins {}.", percent(worths.chance(naming))),
        None => String::new(),
    };
    format!(
        "{shown}. Under {rules}, you {pools}. The best move wins {}. Best questions: {}.{naming} {}",
        percent_exactly(worths.chance(worths.win)),
        profile.best_questions(),
        range(profile, worths),
    )
}

/// From the worst question shown to the best.
fn range(profile: &Profile, worths: &Worths) -> String {
    let (least, most) = match profile {
        Profile::Bids(bids) => bids.range.worths,
        Profile::Triangle(triangle) => {
            let (least, most) = triangle.replies;
            (worths.product - most, worths.product - least)
        }
    };
    format!(
        "The questions shown are worth {} to {}.",
        percent(worths.chance(least)),
        percent(worths.chance(most))
    )
}
