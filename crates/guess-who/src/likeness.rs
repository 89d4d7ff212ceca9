//! Faces for the suspects of any board whose questions are about what can be drawn.

use crate::features::{FEATURES, Feature};
use upperhand::guess_who::board::Board;
use upperhand_games::looks::{Beard, Cover, Glasses, Hair, HairColour, Person, Shirt};
use upperhand_games::people::person;
use upperhand_games::roster::ROSTER;

/// A face for each suspect, on which one sees the answer to every question: that of the suspect of our own who has the name
/// or the place, changed where the board says otherwise. None for somebody who cannot be drawn, with a red shirt and a blue
/// one, and for nobody where a question is about something else.
pub fn faces(board: &Board) -> Vec<Option<Person>> {
    let questions = board.questions().iter();
    let asked: Option<Vec<Feature>> = questions.map(|question| feature(&question.text)).collect();
    let face = |(index, name): (usize, &String)| {
        let asked = asked.as_ref()?.iter().zip(board.questions());
        let asked = asked.map(|(feature, question)| (*feature, question.yes.contains(index)));
        let number = u32::try_from(index + 1).unwrap_or_default();
        let own = ROSTER.into_iter().find(|own| own.name == name);
        drawn(
            own.unwrap_or_else(|| person(number)),
            &asked.collect::<Vec<_>>(),
        )
    };
    board.suspects().iter().enumerate().map(face).collect()
}

/// The feature that a question is about; capitals make no difference.
fn feature(text: &str) -> Option<Feature> {
    FEATURES
        .into_iter()
        .find(|feature| feature.text.eq_ignore_ascii_case(text))
}

const HEADS: [Hair; 7] = [
    Hair::Short,
    Hair::Long,
    Hair::Curls,
    Hair::Bald,
    Hair::Bun,
    Hair::Bob,
    Hair::Spikes,
];
const COLOURS: [HairColour; 4] = [
    HairColour::Black,
    HairColour::Red,
    HairColour::Blond,
    HairColour::White,
];
const COVERS: [Cover; 4] = [Cover::None, Cover::Cap, Cover::Beanie, Cover::Hat];
const SHIRTS: [Shirt; 4] = [Shirt::Blue, Shirt::Red, Shirt::Green, Shirt::Yellow];

/// A person changed so that all answers are seen, in as few parts as possible. Each feature is about one part.
fn drawn(person: Person, asked: &[(Feature, bool)]) -> Option<Person> {
    let seen = |person: Person| {
        let is_seen = |(feature, answer): &&(Feature, bool)| feature.is_had_by(person) == *answer;
        asked.iter().filter(is_seen).count()
    };
    let mut best = person;
    let mut consider = |change: &dyn Fn(&mut Person)| {
        let mut changed = best;
        change(&mut changed);
        if seen(changed) > seen(best) {
            best = changed;
        }
    };
    for cover in COVERS {
        // Not first: a headscarf would have to go before the hair is seen.
        consider(&|who| who.cover = cover);
        for hair in HEADS {
            consider(&|who| (who.cover, who.hair) = (cover, hair));
            for hair_colour in COLOURS {
                consider(&|who| {
                    (who.cover, who.hair, who.hair_colour) = (cover, hair, hair_colour);
                });
            }
        }
    }
    for glasses in [Glasses::None, Glasses::Round] {
        consider(&|who| who.glasses = glasses);
    }
    for beard in [Beard::None, Beard::Full, Beard::Moustache] {
        consider(&|who| who.beard = beard);
    }
    for shirt in SHIRTS {
        consider(&|who| who.shirt = shirt);
    }
    for is in [false, true] {
        consider(&|who| who.has_earrings = is);
        consider(&|who| who.is_smiling = is);
    }
    (seen(best) == asked.len()).then_some(best)
}
