//! A described figure as others see it: its types are forgotten here, once for all figures.

use super::description::{Described, Words};
use super::movable::Movable;
use crate::background_key::BackgroundKey;
use crate::controls::{Control, Slide};
use crate::error::Error;
use crate::figure::{Crosshair, Figure};
use crate::figure_model::forgotten;
use crate::model::{Extent, Grip, KeyPress, Model, Navigation, Readout, Resolution, Table, Way};
use crate::schema::Schema;
use crate::settings::{Edit, Settings};
use crate::size::Size;
use crate::state::{Edit as TypedEdit, FieldSet, State};
use crate::task::Task;

/// A described figure, with what it has solved.
pub struct Hosted<F: Described> {
    solved: F::Solved,
}

impl<F: Described> Default for Hosted<F> {
    fn default() -> Self {
        let solved = F::Solved::default();
        Self { solved }
    }
}

impl<F: Described> Hosted<F> {
    pub const SCHEMA: &'static Schema = F::SCHEMA;

    /// What is known of a state.
    pub fn facts(&mut self, state: &F::Asked) -> F::Facts {
        F::facts(state, &mut self.solved)
    }

    fn words(&mut self, settings: &Settings) -> Words {
        F::words(&self.facts(settings.state()))
    }

    /// The edit of what is movable in a panel; one that sets nothing where nothing is.
    fn edit(
        &mut self,
        panel: usize,
        settings: &Settings,
        edit: impl FnOnce(&Movable, &F::Asked) -> TypedEdit<F::Asked>,
    ) -> Edit {
        let state = settings.state();
        let movable = F::PANELS[panel].movable(state, &mut self.solved);
        forgotten(match movable {
            Some(movable) => edit(&movable, state),
            None => TypedEdit::of(state),
        })
    }
}

impl<F: Described> Model for Hosted<F> {
    fn schema(&self) -> &'static Schema {
        F::SCHEMA
    }

    fn defaults(&mut self) -> Settings {
        Settings::of(F::agreed(&F::Asked::initial()))
    }

    fn normalize(&mut self, settings: &mut Settings, _: FieldSet) -> FieldSet {
        let mut asked: F::Asked = settings.state::<F::Asked>().clone();
        asked.clamp();
        *settings = Settings::of(F::agreed(&asked));
        FieldSet::NONE
    }

    fn background_key_on(&self, panel: usize, way: Way, size: Size) -> BackgroundKey {
        F::PANELS[panel].key(way.to.state(), &self.solved, size)
    }

    fn figure(&mut self, panel: usize, key: &BackgroundKey, resolution: Resolution) -> Figure {
        F::PANELS[panel].draw(key, &mut self.solved, resolution)
    }

    fn crosshair(&mut self, panel: usize, settings: &Settings) -> Option<Crosshair> {
        F::PANELS[panel].crosshair(settings.state(), &mut self.solved)
    }

    fn grip(&mut self, panel: usize, _: &Settings, _: (f64, f64)) -> Grip {
        match self.panels()[panel].navigation {
            Navigation::Still => Grip::Nothing,
            Navigation::Fixed | Navigation::Free | Navigation::Endless => Grip::Anywhere,
        }
    }

    fn point(&mut self, panel: usize, settings: &Settings, at: (f64, f64)) -> Edit {
        self.edit(panel, settings, |movable, state| movable.pointed(state, at))
    }

    fn press(&mut self, panel: usize, settings: &Settings, key: KeyPress) -> Edit {
        self.edit(panel, settings, |movable, state| {
            movable.pressed(state, key)
        })
    }

    fn slide(&self, settings: &Settings, name: &str) -> Slide {
        let setting = settings.setting(name);
        setting.map_or(Slide::Even, |setting| setting.slide)
    }

    /// Each setting with a label has the control that its declaration says: those along the axes first.
    fn controls(&mut self, settings: &Settings) -> Vec<Control> {
        let spoken = self.words(settings).spoken;
        let outcome = |name: &str| {
            let found = spoken.iter().find(|(of, _)| *of == name);
            found.map_or("", |(_, said)| said.as_str())
        };
        let controls = settings.entries().filter_map(|(setting, value)| {
            Control::declared(setting, value, outcome(setting.name))
        });
        let mut controls: Vec<Control> = controls.collect();
        controls.sort_by_key(|control| control.placement as u8);
        controls
    }

    fn readout(&mut self, settings: &Settings) -> Readout {
        self.words(settings).readout
    }

    fn sentence(&mut self, settings: &Settings) -> String {
        self.words(settings).sentence
    }

    fn summary(&mut self, settings: &Settings) -> String {
        self.words(settings).summary
    }

    fn table(&mut self, settings: &Settings, extent: Extent) -> Table {
        F::table(settings.state(), &mut self.solved, extent)
    }

    fn task(&mut self, settings: &Settings) -> Option<Task> {
        F::TASKS?.next(settings.state(), &self.solved)
    }

    fn receive(&mut self, _: &str, numbers: &[u32], answer: &[i64]) -> Result<(), Error> {
        match F::TASKS {
            Some(tasks) => tasks.receive(&mut self.solved, numbers, answer),
            None => Ok(()),
        }
    }
}
