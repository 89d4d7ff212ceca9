//! Texts about the question pointed at, and about all questions.

use super::profile::Profile;
use super::range::decimal;
use super::request::{Kind, Request};
use super::worths::Worths;
use crate::figures::format::{grouped, loss, parts, percent, percent_exactly};
use crate::figures::rule_sets::in_words;
use crate::figures::{Position, Readout};
use crate::guess_who::race::Region;
use crate::guess_who::{Ending, Rules};

/// The question pointed at in words, with the same terms for every question under the same rules.
pub fn readout(profile: Option<&Profile>, request: &Request) -> Readout {
    let Some(profile) = profile else {
        return nothing_to_ask(request);
    };
    let worths = profile.worths();
    let asked = profile.question(request);
    let worth = worths.question(&asked);
    let chance = worths.chance(worth);
    let is_certain = chance.denominator() == 1;
    Readout {
        heading: heading(request, &asked),
        value: percent(chance),
        exact: chance.to_string(),
        decimal: if is_certain {
            String::new()
        } else {
            decimal(chance)
        },
        advice: advice(profile, request, worth),
        facts: facts(Some(profile), request),
    }
}

fn heading(request: &Request, asked: &[u32]) -> String {
    let pool = grouped(request.position.mine.get());
    if request.position.kind() == Kind::YesNo {
        format!("Ask about {} of your {pool} suspects", grouped(request.bid))
    } else {
        format!("Split your {pool} suspects into {}", parts(asked))
    }
}

/// Terms that are the same for every question under the same rules.
fn facts(profile: Option<&Profile>, request: &Request) -> Vec<(&'static str, String)> {
    let position = &request.position;
    let text = |said: &dyn Fn(&Profile, &Worths) -> String| match profile {
        Some(profile) => said(profile, profile.worths()),
        None => "none".to_owned(),
    };
    let last = match position.rules.ending() {
        Ending::Race => ("Region", text(&|_, _| region(position))),
        Ending::Official | Ending::Open => {
            let naming = text(&|_, worths| {
                let naming = worths.naming.map(|worth| worths.chance(worth));
                naming.map_or_else(String::new, percent_exactly)
            });
            ("Naming a suspect", naming)
        }
    };
    let loses = |profile: &Profile, worths: &Worths| {
        loss(worths.loss(worths.question(&profile.question(request))))
    };
    let even = |_: &Profile, worths: &Worths| {
        let even = worths.even_question();
        let chance = worths.chance(worths.question(&even));
        format!("{}: {}", parts(&even), percent_exactly(chance))
    };
    let best = |_: &Profile, worths: &Worths| percent_exactly(worths.chance(worths.win));
    vec![
        ("Position", format!("you {}", position.pools())),
        ("Loses", text(&loses)),
        ("Best chance", text(&best)),
        (
            "Best questions",
            text(&|profile, _| profile.best_questions()),
        ),
        ("Even split", text(&even)),
        last,
    ]
}

fn region(position: &Position) -> String {
    match position.region() {
        _ if position.rules != Rules::RACE => "only for yes/no questions".to_owned(),
        Some(Region::InTheWeeds { level }) => format!("in the weeds at level {level}"),
        Some(Region::UpperHand { level }) => format!("the upper hand at level {level}"),
        None => "none".to_owned(),
    }
}

fn advice(profile: &Profile, request: &Request, worth: u64) -> String {
    let worths = profile.worths();
    if worth == worths.win {
        return if worths.naming_is_best() {
            "As good as it gets, and so is naming a suspect.".to_owned()
        } else {
            "As good as it gets: no move is better.".to_owned()
        };
    }
    let cost = percent(worths.loss(worth));
    match profile.a_best_question() {
        Some(best) => {
            let better = instruction(request, &best);
            format!("This costs you {cost}: better {better}.")
        }
        None if worths.naming_is_best() => {
            format!("This costs you {cost}: better name a suspect.")
        }
        None => format!(
            "This costs you {cost} against the best question, which is not known at this size."
        ),
    }
}

fn instruction(request: &Request, question: &[u32]) -> String {
    match question {
        [bid, _] if request.position.kind() == Kind::YesNo => {
            format!("ask about {}", grouped(*bid))
        }
        all => format!("split them into {}", parts(all)),
    }
}

fn nothing_to_ask(request: &Request) -> Readout {
    let position = &request.position;
    let win = position.win();
    Readout {
        heading: format!("You {}", position.pools()),
        value: win.map_or_else(|| "–".to_owned(), percent),
        exact: win.map_or_else(String::new, |win| win.to_string()),
        advice: instead(position),
        facts: facts(None, request),
        ..Readout::default()
    }
}

pub fn instead(position: &Position) -> String {
    let text = match (position.kind(), position.mine.get(), position.theirs.get()) {
        (Kind::Over, 1, 1) => {
            "This cannot happen: whoever got down to one suspect first has already won."
        }
        (Kind::Over, 1, _) => "You are down to one suspect: you have won the race.",
        (Kind::Over, ..) => "They are down to one suspect: they have won the race.",
        _ => "You have one suspect left: name it and win.",
    };
    text.to_owned()
}

pub fn sentence(profile: Option<&Profile>, request: &Request) -> String {
    let Some(profile) = profile else {
        return instead(&request.position);
    };
    let worths = profile.worths();
    let even = worths.loss(worths.question(&worths.even_question()));
    let even = if even.numerator() == 0 {
        "an even split is as good as any".to_owned()
    } else {
        format!("an even split costs you {}", percent(even))
    };
    format!(
        "With {} against {} you win {}; {even}.",
        grouped(worths.mine),
        grouped(worths.theirs),
        percent(worths.chance(worths.win)),
    )
}

pub fn summary(profile: Option<&Profile>, request: &Request) -> String {
    let rules = in_words(request.position.rules);
    let Some(profile) = profile else {
        let (pools, instead) = (request.position.pools(), instead(&request.position));
        return format!("Under {rules}, you {pools}. {instead}");
    };
    let worths = profile.worths();
    let shown = match (profile, request.position.kind()) {
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
        "{shown}. Under {rules}, you {}. The best move wins {}. Best questions: {}.{naming} {}",
        request.position.pools(),
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
