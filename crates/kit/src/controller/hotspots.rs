//! Hotspots of the main picture, chosen one by one or in a sweep.

use super::Controller;
use super::event::Point;
use super::frame::{PlacedHotspot, PlacedHotspots};
use super::gestures::Held;
use super::panel::PanelState;
use super::words::news;
use crate::{Hotspot, Hotspots};

/// The panel whose hotspots they are.
const MAIN: usize = 0;

impl Controller {
    /// The hotspots of the figure on the main canvas.
    fn hotspots(&mut self) -> Option<Hotspots> {
        let size = self.panels.get(MAIN)?.figure_size();
        self.model.hotspots(self.settings.shown(), size)
    }

    /// Chooses or unchooses a hotspot.
    pub(super) fn toggle_hotspot(&mut self, hotspot: usize) {
        let found = self
            .hotspots()
            .and_then(|hotspots| hotspots.hotspots.into_iter().nth(hotspot));
        if let Some(found) = found.filter(|found| found.is_open) {
            self.choose(hotspot, !found.is_chosen);
        }
    }

    fn choose(&mut self, hotspot: usize, is_chosen: bool) {
        let Some(size) = self.panels.get(MAIN).map(PanelState::figure_size) else {
            return;
        };
        let shown = self.settings.shown();
        let edit = self.model.choose(shown, (hotspot, is_chosen), size);
        self.apply(&edit);
    }

    /// The open hotspot at a point of the main canvas, and whether it is chosen.
    fn hotspot_at(&mut self, at: Point) -> Option<(usize, bool)> {
        let data = self.panel(MAIN)?.data_at(at)?;
        self.hotspots()?.at(data)
    }

    /// Begins a sweep: all hotspots are chosen or unchosen, like the first one. Returns false where it begins on none.
    pub(super) fn take_hotspot(&mut self, panel: usize, at: Point) -> bool {
        let Some((hotspot, was_chosen)) = self.hotspot_at(at) else {
            return false;
        };
        let chosen = !was_chosen;
        self.gestures.held = Some((panel, Held::Hotspots { chosen }));
        self.choose(hotspot, chosen);
        true
    }

    /// Goes on with a sweep.
    pub(super) fn sweep(&mut self, at: Point, chosen: bool) {
        if let Some((hotspot, is_chosen)) = self.hotspot_at(at)
            && is_chosen != chosen
        {
            self.choose(hotspot, chosen);
        }
    }

    /// The hotspots and their positions, if they have changed.
    pub(super) fn placed_hotspots(&mut self) -> Option<PlacedHotspots> {
        let hotspots = self.hotspots()?;
        let panel = self.panels.get(MAIN)?;
        let place = |panel: &PanelState, hotspot: Hotspot| {
            let (across, upwards) = panel.box_ends((hotspot.from, hotspot.to))?;
            Some(PlacedHotspot {
                label: hotspot.label,
                is_chosen: hotspot.is_chosen,
                is_open: hotspot.is_open,
                across,
                upwards,
            })
        };
        let placed = hotspots
            .hotspots
            .into_iter()
            .map(|hotspot| place(panel, hotspot));
        let placed = PlacedHotspots {
            label: hotspots.label,
            columns: hotspots.columns,
            hotspots: placed.collect::<Option<Vec<_>>>()?,
        };
        news(&mut self.words.hotspots, placed)
    }
}
