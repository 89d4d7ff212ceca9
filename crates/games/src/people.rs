//! The suspects: a name and a face for each, no two alike.

use crate::looks::{Beard, Cover, Glasses, Hair, HairColour, Person, Shirt};
use crate::roster::ROSTER;

/// The name of the suspect of a number, from 1.
pub fn name(number: u32) -> &'static str {
    person(number).name
}

/// The face of the suspect of a number, from 1.
pub fn person(number: u32) -> Person {
    ROSTER[number.saturating_sub(1) as usize % ROSTER.len()]
}

/// The face in words: "blond curls, glasses, a beard".
pub fn described(number: u32) -> String {
    let person = person(number);
    let colour = match person.hair_colour {
        HairColour::Black => "black",
        HairColour::Red => "red",
        HairColour::Blond => "blond",
        HairColour::White => "white",
    };
    let hair = match person.hair {
        // A headscarf leaves no hair to be seen.
        _ if person.cover == Cover::Headscarf => String::new(),
        Hair::Short => format!("short {colour} hair"),
        Hair::Long => format!("long {colour} hair"),
        Hair::Curls => format!("{colour} curls"),
        Hair::Bald => format!("bald with {colour} hair at the sides"),
        Hair::Bun => format!("a {colour} bun"),
        Hair::Bob => format!("a {colour} bob"),
        Hair::Spikes => format!("{colour} spikes"),
    };
    let cover = match person.cover {
        Cover::None => "",
        Cover::Cap => "a cap",
        Cover::Headscarf => "a headscarf",
        Cover::Beanie => "a beanie",
        Cover::Hat => "a hat with a brim",
    };
    let glasses = match person.glasses {
        Glasses::None => "",
        Glasses::Round => "round glasses",
        Glasses::Square => "square glasses",
    };
    let beard = match person.beard {
        Beard::None => "",
        Beard::Full => "a beard",
        Beard::Moustache => "a moustache",
    };
    let earrings = if person.has_earrings { "earrings" } else { "" };
    let shirt = match person.shirt {
        Shirt::Blue => "a blue shirt",
        Shirt::Red => "a red shirt",
        Shirt::Green => "a green shirt",
        Shirt::Yellow => "a yellow shirt",
    };
    let smile = if person.is_smiling { "a smile" } else { "" };
    let all = [hair.as_str(), cover, glasses, beard, earrings, shirt, smile];
    let seen: Vec<&str> = all.into_iter().filter(|part| !part.is_empty()).collect();
    seen.join(", ")
}
