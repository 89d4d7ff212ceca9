//! Parts of a main picture that can be chosen one by one: the suspects of a board.

/// The hotspots, in rows from the upper left.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Hotspots {
    /// The name of all of them together: "Your suspects".
    pub label: String,
    /// The number of hotspots in a row.
    pub columns: usize,
    /// The hotspots.
    pub hotspots: Vec<Hotspot>,
}

/// A part of a picture that can be chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Hotspot {
    /// Its name, with all that is seen of it: "Ada, grey hair, glasses".
    pub label: String,
    /// Is it chosen?
    pub is_chosen: bool,
    /// Can it be chosen, or given up?
    pub is_open: bool,
    /// Its least x and y, in data coordinates of the main panel.
    pub from: (f64, f64),
    /// Its largest x and y.
    pub to: (f64, f64),
}

impl Hotspots {
    /// The open hotspot at data coordinates, and whether it is chosen.
    pub fn at(&self, (x, y): (f64, f64)) -> Option<(usize, bool)> {
        let holds = |hotspot: &Hotspot| {
            (hotspot.from.0..hotspot.to.0).contains(&x)
                && (hotspot.from.1..hotspot.to.1).contains(&y)
        };
        let found = self
            .hotspots
            .iter()
            .position(|hotspot| hotspot.is_open && holds(hotspot));
        found.map(|index| (index, self.hotspots[index].is_chosen))
    }
}
