//! What the first screen of the story is made of: a race of eight suspects against four, which a page has to show before
//! any module has arrived. The positions stand in `www/generated/first-game.js`, the faces in `www/generated/faces.svg`,
//! and the cards in `index.html`.

pub mod card;
pub mod faces;
pub mod positions;

/// The numbers of suspects at the start, yours and theirs.
const START: (u32, u32) = (8, 4);
