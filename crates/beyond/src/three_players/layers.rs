//! What colours can stand for.

use super::facts::Place;
use super::words;
use upperhand::guess_who::Probability;
use upperhand_kit::choices::choices;
use upperhand_kit::described::{Layer as Row, Missing};
use upperhand_kit::{Cell, Gradient, Role};

const COLOURS: Gradient = Gradient::between(Role::Opponent, Role::You);

/// A third, which is fair, stands in the middle.
const THIRDS: &[(f64, &str)] = &[(0.0, "0"), (0.5, "⅓ fair"), (0.75, "⅔"), (1.0, "1")];

choices! {
    pub enum Layer: Row<Place> {
        Yours = (
            "win",
            "Yours",
            "What you win at least, whatever the others choose where it is all the same to them. No colour where it is a third.",
            Row {
                title: "Your chance to win, at least",
                columns: &["You win", "at least", "at most"],
                texts: |place| words::texts(place, 0),
                cell: |place| least(place, 0),
                gradient: COLOURS,
                ticks: THIRDS,
            }
        ),
        Next = (
            "next",
            "The next one’s",
            "What the next player wins at least. No colour where it is a third.",
            Row {
                title: "The next player’s chance to win, at least",
                columns: &["The next player wins", "at least", "at most"],
                texts: |place| words::texts(place, 1),
                cell: |place| least(place, 1),
                gradient: COLOURS,
                ticks: THIRDS,
            }
        ),
        Last = (
            "last-player",
            "The last one’s",
            "What the last player wins at least. No colour where it is a third.",
            Row {
                title: "The last player’s chance to win, at least",
                columns: &["The last player wins", "at least", "at most"],
                texts: |place| words::texts(place, 2),
                cell: |place| least(place, 2),
                gradient: COLOURS,
                ticks: THIRDS,
            }
        ),
        Choice = (
            "choice",
            "What others decide",
            "By how much a chance may change, at most, with what players choose to whom it is all the same.",
            Row {
                title: "By how much others decide a chance, in points",
                columns: &[],
                texts: |_| Vec::new(),
                cell: |place| {
                    let decided = place.decided().map(Probability::value);
                    shaded(decided.map(|part| part / place.most.max(f64::MIN_POSITIVE)))
                },
                gradient: Gradient::Deepening(Role::Weeds),
                ticks: &[],
            }
        ),
    }
}

fn least(place: &Place, player: usize) -> Cell {
    shaded(place.least(player).map(around_a_third))
}

fn shaded(share: Result<f64, Missing>) -> Cell {
    share.map_or_else(Missing::cell, Cell::magnitude)
}

/// The share of the gradient at which a chance stands.
fn around_a_third(chance: f64) -> f64 {
    if chance < 1.0 / 3.0 {
        1.5 * chance
    } else {
        0.75f64.mul_add(chance, 0.25)
    }
}
