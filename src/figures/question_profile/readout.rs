//! Texts about the question pointed at, and about all questions.

use super::profile::Profile;
use super::range::decimal;
use super::request::{Kind, Position, Request};
use super::worths::Worths;
use crate::figures::Readout;
use crate::figures::format::{grouped, parts, percent, percent_exactly};
use crate::figures::rule_sets::in_words;
use crate::guess_who::race::{self, Region};
use crate::guess_who::{Ending, Probability, Rules, win_probability};

/// The question pointed at in words, with the same terms for every question under the same rules.
pub fn readout(profile: Option<&Profile>, request: &Request) -> Readout {
    let Some(profile) = profile else {
        return nothing_to_ask(request);
    };
    let worths = profile.worths();
    let asked = profile.question(request);
    let worth = worths.question(&asked);
    let chance = worths.chance(worth);
    Readout {
        heading: heading(request, &asked),
        value: percent(chance),
        exact: chance.to_string(),
        decimal: if chance.denominator() == 1 {
            String::new()
        } else {
            decimal(chance)
        },
        advice: advice(profile, request, worth),
        facts: facts(profile, request, worth),
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

/// The terms of the facts: the same while somebody scrubs.
fn terms(rules: Rules) -> Vec<&'static str> {
    let last = match rules.ending() {
        Ending::Race => "Region",
        Ending::Official | Ending::Open => "Naming a suspect",
    };
    let terms = [
        "Position",
        "Loses",
        "Best chance",
        "Best questions",
        "Even split",
        last,
    ];
    terms.to_vec()
}

fn facts(profile: &Profile, request: &Request, worth: u64) -> Vec<(&'static str, String)> {
    let worths = profile.worths();
    let text = |term: &'static str| match term {
        "Position" => pools(&request.position),
        "Loses" => cost(worths.loss(worth)),
        "Best chance" => percent_exactly(worths.chance(worths.win)),
        "Best questions" => profile.best_questions(),
        "Even split" => {
            let even = worths.even_question();
            let chance = worths.chance(worths.question(&even));
            format!("{}: {}", parts(&even), percent_exactly(chance))
        }
        "Region" => region(&request.position),
        _ => worths
            .naming
            .map_or_else(String::new, |naming| percent_exactly(worths.chance(naming))),
    };
    terms(request.position.rules)
        .into_iter()
        .map(|term| (term, text(term)))
        .collect()
}

fn pools(position: &Position) -> String {
    let (mine, theirs) = (position.mine.get(), position.theirs.get());
    format!("you have {}, they have {}", grouped(mine), grouped(theirs))
}

fn region(position: &Position) -> String {
    match race::region(position.mine, position.theirs) {
        _ if position.rules != Rules::RACE => "only for yes/no questions".to_owned(),
        Some(Region::InTheWeeds { level }) => format!("in the weeds at level {level}"),
        Some(Region::UpperHand { level }) => format!("the upper hand at level {level}"),
        None => "none".to_owned(),
    }
}

fn cost(loss: Probability) -> String {
    if loss.numerator() == 0 {
        "nothing".to_owned()
    } else {
        percent_exactly(loss)
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
    let loss = percent(worths.loss(worth));
    match profile.a_best_question() {
        Some(best) => {
            let better = instruction(request, &best);
            format!("This costs you {loss}: better {better}.")
        }
        None if worths.naming_is_best() => {
            format!("This costs you {loss}: better name a suspect.")
        }
        None => format!(
            "This costs you {loss} against the best question, which is not known at this size."
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
    let heading = pools(&request.position);
    let heading = format!("Y{}", &heading[1..]);
    let Position {
        rules,
        mine,
        theirs,
    } = request.position;
    let win = win_probability(rules, mine, theirs).ok();
    let terms = terms(rules).into_iter();
    Readout {
        heading,
        value: win.map_or_else(|| "–".to_owned(), percent),
        exact: win.map_or_else(String::new, |win| win.to_string()),
        decimal: String::new(),
        advice: instead(&request.position),
        facts: terms
            .map(|term| match term {
                "Position" => (term, pools(&request.position)),
                _ => (term, "none".to_owned()),
            })
            .collect(),
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
        let (pools, instead) = (pools(&request.position), instead(&request.position));
        return format!("Under {rules}, {pools}. {instead}");
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
        "{shown}. Under {rules}, {}. The best move wins {}. Best questions: {}.{naming} {}",
        pools(&request.position),
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
