//! What the players are known for, and their faces.

use upperhand::play::guts::{Deal, Game, Hand, Opponent, Setup};
use upperhand_games::card_names::hand_name;
use upperhand_games::looks::Person;
use upperhand_games::table_players;

pub use upperhand_games::table_players::{colour, first_name, name};

/// The face of another player: who is reckless smiles.
pub fn face(setup: &Setup, seat: usize) -> Person {
    Person {
        is_smiling: character(setup, seat).starts_with(RECKLESS),
        ..table_players::face(seat)
    }
}

const RECKLESS: &str = "Reckless";
const CAUTIOUS: &str = "Cautious";

/// A name with what its player is known for: "Reckless Ann".
pub fn character(setup: &Setup, seat: usize) -> String {
    let name = name(seat);
    // At a table of cards those after Ann and Bo are as sound as can be.
    let (is_of_first_half, is_sound) = match setup.deal {
        Deal::Table { .. } => (seat == 1, seat > 2),
        Deal::Line(_) | Deal::Turns(_) | Deal::Cards(_) => {
            (2 * seat.saturating_sub(1) < setup.players() - 1, false)
        }
    };
    match setup.opponents {
        Opponent::Reckless => format!("{RECKLESS} {name}"),
        Opponent::Mixed if is_sound => name.to_owned(),
        Opponent::Mixed if is_of_first_half => format!("{RECKLESS} {name}"),
        Opponent::Overcautious | Opponent::Mixed => format!("{CAUTIOUS} {name}"),
        Opponent::Equilibrium | Opponent::Bloc | Opponent::Coalition => name.to_owned(),
    }
}

/// A hand in words: "0.732", "J♥ 7♠".
pub fn hand_in_words(game: &Game, hand: Hand) -> String {
    match (hand, game.solution().cards()) {
        (Hand::Cards(index), Some((cards, _))) => hand_name(cards.hands().get(index)),
        (Hand::Line(at), _) => format!("{at:.3}"),
        (Hand::Cards(index), None) => index.to_string(),
    }
}
