//! Everybody who may stand on a board: chosen by a search, so that the first 16, 24 and 40 make good boards.
//!
//! Each feature that can be asked about is had by about as many of the first 16, 24 and 40 as in the box of the game (of 24
//! by five to twelve), no two features go together, and neighbours look different.

use crate::looks::Beard::{Full, Moustache};
use crate::looks::Cover::{Beanie, Cap, Hat, Headscarf};
use crate::looks::Glasses::{Round, Square};
use crate::looks::{Beard, Cover, Glasses, Hair, HairColour, Person, Shirt};

/// Somebody with nothing that can be taken off.
const fn plain(
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

/// A row for each person: the name, the skin, the hair and its colour, the shirt, and what else is seen.
macro_rules! roster {
    ($($name:literal $skin:literal $hair:ident $colour:ident $shirt:ident { $($field:ident: $value:expr),* })*) => {
        [$(Person {
            $($field: $value,)*
            ..plain($name, $skin, Hair::$hair, HairColour::$colour, Shirt::$shirt)
        }),*]
    };
}

/// Names that say nothing of what is not seen, and the faces that go with them.
pub const ROSTER: [Person; 64] = roster! {
    "Alex" 0 Bob Black Green { cover: Cap, has_earrings: true, is_smiling: true }
    "Noor" 3 Curls White Blue { has_earrings: true }
    "Kai" 1 Bald Black Yellow { glasses: Round, is_smiling: true }
    "Robin" 4 Long Red Blue { cover: Cap, glasses: Round, is_smiling: true }
    "Sasha" 2 Short White Red { cover: Hat, glasses: Square, beard: Moustache, is_smiling: true }
    "Amal" 1 Long Blond Green { glasses: Square, beard: Moustache, has_earrings: true }
    "Max" 3 Bald Red Red { beard: Full }
    "Yuki" 5 Long Blond Yellow { cover: Hat }
    "Jo" 2 Spikes Red Green { beard: Full, has_earrings: true, is_smiling: true }
    "Femi" 4 Curls White Yellow { cover: Cap, beard: Full }
    "Ari" 0 Bun Black Blue { glasses: Round, beard: Full }
    "Lou" 5 Curls Blond Red { is_smiling: true }
    "Remy" 0 Long Red Yellow { is_smiling: true }
    "Dana" 4 Curls Blond Blue { cover: Beanie, glasses: Square }
    "Ren" 5 Bald White Green {}
    "Zuri" 3 Bob Black Red { cover: Hat, beard: Moustache, has_earrings: true }
    "Nico" 1 Bald Red Yellow { glasses: Square, has_earrings: true }
    "Ines" 2 Long Blond Blue { cover: Hat, beard: Full, is_smiling: true }
    "Sam" 0 Bun Black Green { beard: Moustache }
    "Koa" 4 Short White Red { cover: Cap, glasses: Round }
    "Luz" 2 Curls Red Yellow { cover: Hat, glasses: Round, beard: Moustache, has_earrings: true, is_smiling: true }
    "Eli" 3 Long White Blue { cover: Cap }
    "Mika" 1 Curls Blond Green { beard: Full }
    "Toni" 5 Bald Black Red { has_earrings: true, is_smiling: true }
    "Bo" 4 Spikes White Green { glasses: Square, beard: Full, has_earrings: true, is_smiling: true }
    "Cleo" 0 Bald Black Blue { is_smiling: true }
    "Emre" 2 Long Blond Red { beard: Full, has_earrings: true }
    "Gabi" 1 Short Black Yellow { cover: Headscarf, is_smiling: true }
    "Hari" 3 Spikes Red Blue { glasses: Round, beard: Moustache }
    "Jin" 1 Bun White Green { beard: Moustache, is_smiling: true }
    "Kim" 3 Short Blond Blue { cover: Cap }
    "Lee" 5 Curls Black Red { cover: Hat, glasses: Round }
    "Nia" 3 Long White Yellow { glasses: Square, beard: Full }
    "Ola" 5 Short Red Red { cover: Cap, has_earrings: true }
    "Pat" 4 Long Black Yellow { has_earrings: true }
    "Quinn" 2 Bald Red Green { glasses: Round, beard: Full }
    "Ray" 5 Curls Black Yellow { cover: Hat, is_smiling: true }
    "Sol" 1 Bob Blond Blue { cover: Cap, beard: Moustache, has_earrings: true, is_smiling: true }
    "Taj" 0 Long Red Green { cover: Hat, glasses: Square }
    "Uma" 4 Bald Blond Red { glasses: Round, beard: Moustache, is_smiling: true }
    "Val" 2 Long Red Yellow { cover: Cap, beard: Moustache }
    "Wren" 4 Bald White Blue { beard: Full, is_smiling: true }
    "Xia" 3 Short Black Yellow { cover: Cap, beard: Full }
    "Yael" 1 Bob Red Blue { cover: Hat, has_earrings: true }
    "Zen" 5 Long White Red { cover: Beanie, beard: Full, has_earrings: true, is_smiling: true }
    "Andy" 2 Curls Red Green { cover: Cap, glasses: Square, is_smiling: true }
    "Bela" 5 Long Black Blue { glasses: Square, is_smiling: true }
    "Chris" 1 Spikes White Red { glasses: Square }
    "Dev" 2 Bob Blond Yellow { cover: Cap, glasses: Round, has_earrings: true, is_smiling: true }
    "Fran" 4 Long Black Green { cover: Beanie, glasses: Round, has_earrings: true }
    "Gale" 3 Bun Blond Yellow { glasses: Square, beard: Full }
    "Indy" 4 Curls White Green { cover: Cap, beard: Moustache, has_earrings: true }
    "Jules" 0 Bald Black Blue { beard: Moustache, has_earrings: true }
    "Kit" 4 Bun Blond Green { glasses: Round, is_smiling: true }
    "Lior" 5 Long White Red { beard: Moustache }
    "Mo" 1 Curls Blond Yellow { has_earrings: true, is_smiling: true }
    "Noa" 0 Short Red Red { cover: Hat, beard: Full, is_smiling: true }
    "Paz" 2 Bald Blond Yellow { beard: Moustache }
    "Rio" 3 Curls Red Blue { beard: Full }
    "Shay" 0 Short Black Green { cover: Hat, glasses: Round, beard: Full, is_smiling: true }
    "Uri" 1 Bald Blond Blue { glasses: Square, has_earrings: true, is_smiling: true }
    "Vic" 2 Spikes Black Red { glasses: Square, has_earrings: true }
    "Wim" 0 Bob White Green { cover: Hat }
    "Ash" 5 Curls Red Red { beard: Moustache, is_smiling: true }
};
