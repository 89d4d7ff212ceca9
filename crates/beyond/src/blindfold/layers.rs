//! What colours can stand for.

use super::facts::Place;
use super::words;
use upperhand::guess_who::Probability;
use upperhand_kit::choices::choices;
use upperhand_kit::described::Layer as Row;
use upperhand_kit::{Cell, Gradient, Role, Tick};

const COLOURS: Gradient = Gradient::between(Role::Opponent, Role::You);

choices! {
    pub enum Layer: Row<Place> {
        Difference = (
            "difference",
            "Who gains",
            "How much more you win where neither sees the other’s pool than where both do. No colour where it is all the same.",
            Row {
                title: "Who gains by the blindfold",
                columns: &["You gain, in points"],
                texts: words::gain,
                cell: |place| cell(place, place.gain().map(|gain| 0.5 + 0.5 * gain / 0.15)),
                gradient: COLOURS,
                ticks: &[(0.0, "they, 15 points"), (0.5, "nobody"), (1.0, "you, 15 points")],
            }
        ),
        Blindfold = (
            "blindfold",
            "Blindfold",
            "What you win where neither sees the other’s pool.",
            Row {
                title: "Your chance to win blindfold",
                columns: &["Blindfold", "exactly"],
                texts: |place| words::texts(place.win()),
                cell: |place| cell(place, place.win().map(Probability::value)),
                gradient: COLOURS,
                ticks: Tick::PERCENTAGES,
            }
        ),
        Seeing = (
            "win",
            "With eyes open",
            "What you win where both see both pools, as on every other map.",
            Row {
                title: "Your chance to win with eyes open",
                columns: &["With eyes open", "exactly"],
                texts: |place| words::texts(place.seeing),
                cell: |place| cell(place, place.seeing.map(Probability::value)),
                gradient: COLOURS,
                ticks: Tick::PERCENTAGES,
            }
        ),
    }
}

/// The colour of a position at a share of the gradient, where that is known.
fn cell(place: &Place, share: Option<f64>) -> Cell {
    let missing = match place.seeing {
        Some(_) => Cell::NOT_SOLVED,
        None => Cell::NO_POSITION,
    };
    share.map_or(missing, Cell::magnitude)
}
