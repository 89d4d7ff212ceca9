//! Everybody who may stand on a board: chosen by a search, so that the first 16, 24 and 40 make good boards.
//!
//! Each feature that can be asked about is had by about as many of the first 16, 24 and 40 as in the box of the game (of 24
//! by five to twelve), no two features go together, and neighbours look different.

use super::looks::Beard::{Full, Moustache};
use super::looks::Cover::{Beanie, Cap, Hat, Headscarf};
use super::looks::Glasses::{Round, Square};
use super::looks::Hair::{Bald, Bob, Bun, Curls, Long, Short, Spikes};
use super::looks::HairColour::{Black, Blond, Red, White};
use super::looks::{Beard, Cover, Glasses, Hair, HairColour, Person, Shirt};

/// Names that say nothing of what is not seen, and the faces that go with them.
pub(super) const ROSTER: [Person; 64] = [
    named("Alex", 0, Bob, Black, Shirt::Green)
        .cover(Cap)
        .earrings()
        .smile(),
    named("Noor", 3, Curls, White, Shirt::Blue).earrings(),
    named("Kai", 1, Bald, Black, Shirt::Yellow)
        .glasses(Round)
        .smile(),
    named("Robin", 4, Long, Red, Shirt::Blue)
        .cover(Cap)
        .glasses(Round)
        .smile(),
    named("Sasha", 2, Short, White, Shirt::Red)
        .cover(Hat)
        .glasses(Square)
        .beard(Moustache)
        .smile(),
    named("Amal", 1, Long, Blond, Shirt::Green)
        .glasses(Square)
        .beard(Moustache)
        .earrings(),
    named("Max", 3, Bald, Red, Shirt::Red).beard(Full),
    named("Yuki", 5, Long, Blond, Shirt::Yellow).cover(Hat),
    named("Jo", 2, Spikes, Red, Shirt::Green)
        .beard(Full)
        .earrings()
        .smile(),
    named("Femi", 4, Curls, White, Shirt::Yellow)
        .cover(Cap)
        .beard(Full),
    named("Ari", 0, Bun, Black, Shirt::Blue)
        .glasses(Round)
        .beard(Full),
    named("Lou", 5, Curls, Blond, Shirt::Red).smile(),
    named("Remy", 0, Long, Red, Shirt::Yellow).smile(),
    named("Dana", 4, Curls, Blond, Shirt::Blue)
        .cover(Beanie)
        .glasses(Square),
    named("Ren", 5, Bald, White, Shirt::Green),
    named("Zuri", 3, Bob, Black, Shirt::Red)
        .cover(Hat)
        .beard(Moustache)
        .earrings(),
    named("Nico", 1, Bald, Red, Shirt::Yellow)
        .glasses(Square)
        .earrings(),
    named("Ines", 2, Long, Blond, Shirt::Blue)
        .cover(Hat)
        .beard(Full)
        .smile(),
    named("Sam", 0, Bun, Black, Shirt::Green).beard(Moustache),
    named("Koa", 4, Short, White, Shirt::Red)
        .cover(Cap)
        .glasses(Round),
    named("Luz", 2, Curls, Red, Shirt::Yellow)
        .cover(Hat)
        .glasses(Round)
        .beard(Moustache)
        .earrings()
        .smile(),
    named("Eli", 3, Long, White, Shirt::Blue).cover(Cap),
    named("Mika", 1, Curls, Blond, Shirt::Green).beard(Full),
    named("Toni", 5, Bald, Black, Shirt::Red).earrings().smile(),
    named("Bo", 4, Spikes, White, Shirt::Green)
        .glasses(Square)
        .beard(Full)
        .earrings()
        .smile(),
    named("Cleo", 0, Bald, Black, Shirt::Blue).smile(),
    named("Emre", 2, Long, Blond, Shirt::Red)
        .beard(Full)
        .earrings(),
    named("Gabi", 1, Short, Black, Shirt::Yellow)
        .cover(Headscarf)
        .smile(),
    named("Hari", 3, Spikes, Red, Shirt::Blue)
        .glasses(Round)
        .beard(Moustache),
    named("Jin", 1, Bun, White, Shirt::Green)
        .beard(Moustache)
        .smile(),
    named("Kim", 3, Short, Blond, Shirt::Blue).cover(Cap),
    named("Lee", 5, Curls, Black, Shirt::Red)
        .cover(Hat)
        .glasses(Round),
    named("Nia", 3, Long, White, Shirt::Yellow)
        .glasses(Square)
        .beard(Full),
    named("Ola", 5, Short, Red, Shirt::Red)
        .cover(Cap)
        .earrings(),
    named("Pat", 4, Long, Black, Shirt::Yellow).earrings(),
    named("Quinn", 2, Bald, Red, Shirt::Green)
        .glasses(Round)
        .beard(Full),
    named("Ray", 5, Curls, Black, Shirt::Yellow)
        .cover(Hat)
        .smile(),
    named("Sol", 1, Bob, Blond, Shirt::Blue)
        .cover(Cap)
        .beard(Moustache)
        .earrings()
        .smile(),
    named("Taj", 0, Long, Red, Shirt::Green)
        .cover(Hat)
        .glasses(Square),
    named("Uma", 4, Bald, Blond, Shirt::Red)
        .glasses(Round)
        .beard(Moustache)
        .smile(),
    named("Val", 2, Long, Red, Shirt::Yellow)
        .cover(Cap)
        .beard(Moustache),
    named("Wren", 4, Bald, White, Shirt::Blue)
        .beard(Full)
        .smile(),
    named("Xia", 3, Short, Black, Shirt::Yellow)
        .cover(Cap)
        .beard(Full),
    named("Yael", 1, Bob, Red, Shirt::Blue)
        .cover(Hat)
        .earrings(),
    named("Zen", 5, Long, White, Shirt::Red)
        .cover(Beanie)
        .beard(Full)
        .earrings()
        .smile(),
    named("Andy", 2, Curls, Red, Shirt::Green)
        .cover(Cap)
        .glasses(Square)
        .smile(),
    named("Bela", 5, Long, Black, Shirt::Blue)
        .glasses(Square)
        .smile(),
    named("Chris", 1, Spikes, White, Shirt::Red).glasses(Square),
    named("Dev", 2, Bob, Blond, Shirt::Yellow)
        .cover(Cap)
        .glasses(Round)
        .earrings()
        .smile(),
    named("Fran", 4, Long, Black, Shirt::Green)
        .cover(Beanie)
        .glasses(Round)
        .earrings(),
    named("Gale", 3, Bun, Blond, Shirt::Yellow)
        .glasses(Square)
        .beard(Full),
    named("Indy", 4, Curls, White, Shirt::Green)
        .cover(Cap)
        .beard(Moustache)
        .earrings(),
    named("Jules", 0, Bald, Black, Shirt::Blue)
        .beard(Moustache)
        .earrings(),
    named("Kit", 4, Bun, Blond, Shirt::Green)
        .glasses(Round)
        .smile(),
    named("Lior", 5, Long, White, Shirt::Red).beard(Moustache),
    named("Mo", 1, Curls, Blond, Shirt::Yellow)
        .earrings()
        .smile(),
    named("Noa", 0, Short, Red, Shirt::Red)
        .cover(Hat)
        .beard(Full)
        .smile(),
    named("Paz", 2, Bald, Blond, Shirt::Yellow).beard(Moustache),
    named("Rio", 3, Curls, Red, Shirt::Blue).beard(Full),
    named("Shay", 0, Short, Black, Shirt::Green)
        .cover(Hat)
        .glasses(Round)
        .beard(Full)
        .smile(),
    named("Uri", 1, Bald, Blond, Shirt::Blue)
        .glasses(Square)
        .earrings()
        .smile(),
    named("Vic", 2, Spikes, Black, Shirt::Red)
        .glasses(Square)
        .earrings(),
    named("Wim", 0, Bob, White, Shirt::Green).cover(Hat),
    named("Ash", 5, Curls, Red, Shirt::Red)
        .beard(Moustache)
        .smile(),
];

const fn named(
    name: &'static str,
    skin: u8,
    hair: Hair,
    hair_colour: HairColour,
    shirt: Shirt,
) -> Person {
    Person {
        name,
        skin,
        hair,
        hair_colour,
        cover: Cover::None,
        glasses: Glasses::None,
        beard: Beard::None,
        has_earrings: false,
        shirt,
        is_smiling: false,
    }
}

impl Person {
    const fn cover(self, cover: Cover) -> Self {
        Self { cover, ..self }
    }

    const fn glasses(self, glasses: Glasses) -> Self {
        Self { glasses, ..self }
    }

    const fn beard(self, beard: Beard) -> Self {
        Self { beard, ..self }
    }

    const fn earrings(self) -> Self {
        Self {
            has_earrings: true,
            ..self
        }
    }

    const fn smile(self) -> Self {
        Self {
            is_smiling: true,
            ..self
        }
    }
}
