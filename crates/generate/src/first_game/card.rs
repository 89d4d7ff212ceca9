//! The card of the story: of so many first games, those that halving wins every time, and those that the best questions win.

use std::error::Error;

use upperhand_kit::{Dot, Figure, Inscription, Paint, Role};

use super::positions::{GAMES, won};

/// The games in a row, how far apart they stand, and their radius in CSS pixels.
const ROW: u32 = 20;
const APART: f64 = 2.3;
const RADIUS: f64 = 6.5;

/// The size of the picture, where its second half begins, and the heights of the words below the games.
const SIZE: (f64, f64) = (100.0, 41.0);
const SECOND: f64 = 55.0;
const COUNT: (f64, f64) = (7.0, 15.5);
const QUESTION: (f64, f64) = (2.0, 5.2);

/// The picture, and what it says to those who do not see it.
pub fn picture() -> Result<(Figure, String), Box<dyn Error>> {
    let (halving, best) = won()?;
    let mut figure = Figure::bare("The first game", (0.0, SIZE.0), (0.0, SIZE.1));
    figure.equal_units = true;
    games(&mut figure, 0.0, halving, "asking about half, every time");
    games(&mut figure, SECOND, best, "asking about two first");
    let summary = format!(
        "With eight suspects left against four, who asks about half every time wins {halving} of {GAMES} games against a perfect \
         opponent, and who asks about two first {best}."
    );
    Ok((figure, summary))
}

/// All games, those that are won in the player's colour, and how many they are.
fn games(figure: &mut Figure, left: f64, won: u32, question: &str) {
    for game in 0..GAMES {
        let (column, row) = (game % ROW, game / ROW);
        let at = (
            left + APART * (f64::from(column) + 0.5),
            SIZE.1 - APART * (f64::from(row) + 0.5),
        );
        let is_won = game >= GAMES - won;
        let role = if is_won { Role::You } else { Role::Rule };
        figure.add(Dot::filled(at, role, RADIUS));
    }
    let right = left + APART * f64::from(ROW);
    let mut say = |(low, high): (f64, f64), text: String, role| {
        let words = Inscription::within((left, low), (right, high), text, Paint::Role(role));
        figure.add(words);
    };
    say(COUNT, format!("{won} of {GAMES}"), Role::Ink);
    say(QUESTION, question.to_owned(), Role::Muted);
}
