//! What a page can ask for: the address, words, numbers and exported pictures. Asking does not change the figure.

use super::Controller;
use super::settings::UsedSettings;
use crate::model::{Extent, Readout, Resolution, Table};
use crate::settings::Settings;
use crate::{ExportPage, Size, export};

/// The most cells along each axis of an exported picture.
const EXPORTED: Resolution = Resolution::square(512);

impl Controller {
    /// The shortest address query that leads back to these settings: defaults are left out where that is possible.
    pub fn query(&mut self) -> String {
        self.query_of(&self.settings.clone())
    }

    /// The shortest address query that leads to some settings.
    pub(super) fn query_of(&mut self, settings: &UsedSettings) -> String {
        let settings = settings.query(self.model.as_mut());
        if self.model.is_usual() {
            return settings;
        }
        let figure = format!("figure={}", self.name());
        if settings.is_empty() {
            figure
        } else {
            format!("{figure}&{settings}")
        }
    }

    /// The readout at the crosshair.
    pub fn readout(&mut self) -> Readout {
        self.model.readout(&self.settings.previewed())
    }

    /// A summary of the whole figure.
    pub fn summary(&mut self) -> String {
        self.model.summary(self.settings.shown())
    }

    /// The numbers that are shown.
    pub fn table(&mut self, extent: Extent) -> Table {
        self.model.table(self.settings.shown(), extent)
    }

    /// The readout with other settings, given as texts, and all settings then. What is shown does not change. `other`
    /// is a new figure of the same name.
    pub fn value_at(
        &mut self,
        mut other: Self,
        texts: &[(String, String)],
    ) -> Result<(Readout, Settings), String> {
        if texts.is_empty() {
            // This figure has already solved what it shows.
            let settings = self.settings().clone();
            return Ok((self.model.readout(&settings), settings));
        }
        other.settings = UsedSettings::new(self.settings().clone());
        let model = other.model.as_mut();
        let notices = other.settings.write(model, texts).refused;
        if let Some(notice) = notices.into_iter().next() {
            return Err(notice);
        }
        let settings = other.settings().clone();
        self.answers.help(other.model.as_mut(), &settings);
        Ok((other.readout(), settings))
    }

    /// The panels that have something to show.
    pub fn shown_panels(&self) -> Vec<usize> {
        let is_shown = |panel: &usize| self.model.shows(*panel, self.settings.shown());
        (0..self.panels.len()).filter(is_shown).collect()
    }

    /// The whole figure as one exported picture. `sizes` are the sizes of the panels shown there; it does not depend on the
    /// canvases of the page.
    pub fn export_page(&mut self, address: &str, sizes: &[Size]) -> ExportPage {
        let settings = self.settings().without_private();
        while self.model.prepare(&settings) {}
        let mut panels = Vec::new();
        for (place, panel) in self.shown_panels().into_iter().enumerate() {
            let size = sizes.get(place).copied().unwrap_or(Size::USUAL);
            let key = self.model.background_key(panel, &settings, size);
            let figure = self.model.figure(panel, &key, EXPORTED);
            panels.push((figure, self.model.crosshair(panel, &settings)));
        }
        let title = self.model.schema().full_title();
        let mut foot = export::foot(&settings, self.origin(&title, address)).to_vec();
        foot.retain(|line| !line.is_empty());
        ExportPage {
            sentence: self.model.sentence(&settings),
            title,
            panels,
            foot,
        }
    }

    /// All numbers that are shown, as comma-separated values.
    pub fn csv(&mut self, address: &str) -> String {
        let table = self.table(Extent::Shown);
        let title = self.model.schema().full_title();
        let origin = self.origin(&title, address);
        export::csv(&table, &self.settings().without_private(), origin)
    }

    /// All numbers that are shown, as JSON.
    pub fn json(&mut self, address: &str) -> String {
        let table = self.table(Extent::Shown);
        let title = self.model.schema().full_title();
        let origin = self.origin(&title, address);
        export::json(&table, &self.settings().without_private(), origin)
    }

    fn origin<'a>(&self, title: &'a str, address: &'a str) -> export::Origin<'a> {
        export::Origin {
            figure: self.name(),
            title,
            version: env!("CARGO_PKG_VERSION"),
            address,
        }
    }
}
