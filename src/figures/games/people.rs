//! The suspects: a name and a face for each, no two alike.

/// The look of a suspect. Colours are numbers of their paints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Person {
    pub skin: u8,
    pub hair: Hair,
    pub hair_colour: u8,
    pub cover: Cover,
    pub glasses: Glasses,
    pub beard: Beard,
    pub has_earrings: bool,
    pub cloth: u8,
    pub smile: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hair {
    Short,
    Long,
    Curls,
    None,
    Bun,
    Bob,
    Spikes,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cover {
    None,
    Cap,
    Scarf,
    Beanie,
    Hat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Glasses {
    None,
    Round,
    Square,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Beard {
    None,
    Full,
    Moustache,
}

const HAIRS: [Hair; 7] = [
    Hair::Short,
    Hair::Long,
    Hair::Curls,
    Hair::None,
    Hair::Bun,
    Hair::Bob,
    Hair::Spikes,
];

/// Names that say nothing of what is not seen.
const NAMES: [&str; 64] = [
    "Alex", "Noor", "Kai", "Robin", "Sasha", "Amal", "Max", "Yuki", "Jo", "Femi", "Ari", "Lou",
    "Remy", "Dana", "Ren", "Zuri", "Nico", "Ines", "Sam", "Koa", "Luz", "Eli", "Mika", "Toni",
    "Bo", "Cleo", "Emre", "Gabi", "Hari", "Jin", "Kim", "Lee", "Nia", "Ola", "Pat", "Quinn", "Ray",
    "Sol", "Taj", "Uma", "Val", "Wren", "Xia", "Yael", "Zen", "Andy", "Bela", "Chris", "Dev",
    "Fran", "Gale", "Indy", "Jules", "Kit", "Lior", "Mo", "Noa", "Paz", "Rio", "Shay", "Uri",
    "Vic", "Wim", "Ash",
];

/// The name of the suspect of a number, from 1.
pub fn name(number: u32) -> &'static str {
    NAMES[index(number) % NAMES.len()]
}

fn index(number: u32) -> usize {
    number.saturating_sub(1) as usize
}

/// One of a number of choices, spread so that neighbours differ and each comes as often as any other.
fn spread(number: u32, step: usize, count: usize) -> u8 {
    let index = index(number);
    let turn = index / count;
    u8::try_from((index * step + turn) % count).unwrap_or_default()
}

/// The face of the suspect of a number, from 1.
pub fn person(number: u32) -> Person {
    let cover = match spread(number, 5, 11) {
        0 => Cover::Cap,
        3 => Cover::Scarf,
        6 => Cover::Beanie,
        8 => Cover::Hat,
        _ => Cover::None,
    };
    let beard = match spread(number, 7, 9) {
        1 | 5 => Beard::Full,
        7 => Beard::Moustache,
        _ => Beard::None,
    };
    Person {
        skin: spread(number, 5, 6),
        hair: HAIRS[usize::from(spread(number, 3, 7))],
        hair_colour: spread(number, 7, 6),
        cover,
        glasses: match spread(number, 2, 5) {
            1 => Glasses::Round,
            4 => Glasses::Square,
            _ => Glasses::None,
        },
        beard: if cover == Cover::Scarf {
            Beard::None
        } else {
            beard
        },
        has_earrings: cover != Cover::Scarf && spread(number, 3, 4) == 2,
        cloth: spread(number, 5, 6) ^ (number & 1) as u8,
        smile: spread(number, 2, 3),
    }
}

/// The face in words: "grey curls, glasses, a beard".
pub fn described(number: u32) -> String {
    let person = person(number);
    let colour =
        ["black", "brown", "red", "blond", "grey", "white"][usize::from(person.hair_colour)];
    let hair = match person.hair {
        Hair::Short => format!("short {colour} hair"),
        Hair::Long => format!("long {colour} hair"),
        Hair::Curls => format!("{colour} curls"),
        Hair::None => "no hair".to_owned(),
        Hair::Bun => format!("a {colour} bun"),
        Hair::Bob => format!("a {colour} bob"),
        Hair::Spikes => format!("{colour} spikes"),
    };
    let cover = match person.cover {
        Cover::None => "",
        Cover::Cap => "a cap",
        Cover::Scarf => "a headscarf",
        Cover::Beanie => "a beanie",
        Cover::Hat => "a hat",
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
    // A headscarf leaves no hair to be seen.
    let hair = if person.cover == Cover::Scarf {
        String::new()
    } else {
        hair
    };
    let all = [hair.as_str(), cover, glasses, beard, earrings];
    let seen: Vec<&str> = all.into_iter().filter(|part| !part.is_empty()).collect();
    seen.join(", ")
}

#[cfg(test)]
mod tests {
    use super::{NAMES, described, name, person};
    use std::collections::HashSet;

    #[test]
    fn no_two_suspects_are_alike() {
        let faces: HashSet<_> = (1..=64).map(person).collect();
        let names: HashSet<_> = (1..=64).map(name).collect();
        let looks: HashSet<_> = (1..=64)
            .map(|number| (person(number).skin, described(number)))
            .collect();
        assert_eq!(
            (faces.len(), names.len(), looks.len()),
            (64, NAMES.len(), 64)
        );
    }

    #[test]
    fn every_skin_and_hair_is_there_among_the_first_24() {
        let skins: HashSet<_> = (1..=24).map(|number| person(number).skin).collect();
        let hairs: HashSet<_> = (1..=24).map(|number| person(number).hair).collect();
        assert_eq!((skins.len(), hairs.len()), (6, 7));
    }
}
