//! A figure with its settings, solved.

use std::collections::BTreeMap;
use std::error::Error;

use upperhand_figures::model;
use upperhand_figures::solve;
use upperhand_kit::model::{Model, Resolution};
use upperhand_kit::settings::Settings;
use upperhand_kit::{Crosshair, Figure, Size};

/// The most cells along each axis.
const RESOLUTION: Resolution = Resolution::square(128);

/// A picture, and what is pointed at on it.
pub type Main = (Figure, Option<Crosshair>);

/// A figure that is ready to be drawn and asked.
pub struct ReadyFigure {
    pub model: Box<dyn Model>,
    pub settings: Settings,
    /// The main picture.
    pub main: Main,
}

/// A figure as attributes name it and its settings, on a canvas of a size.
pub fn ready(wanted: &BTreeMap<String, String>, size: Size) -> Result<ReadyFigure, Box<dyn Error>> {
    let name = wanted.get("figure").ok_or("a figure has no name")?;
    let mut model = model(name).ok_or_else(|| format!("there is no figure {name}"))?;
    let settings = settings(model.as_mut(), wanted)?;
    while let Some(task) = model.task(&settings) {
        model.receive(task.name, &task.numbers, &solve(&task)?)?;
    }
    let key = model.background_key(0, &settings, size);
    let main = (
        model.figure(0, &key, RESOLUTION),
        model.crosshair(0, &settings),
    );
    Ok(ReadyFigure {
        model,
        settings,
        main,
    })
}

/// The settings as the address of a figure has them.
fn settings(model: &mut dyn Model, wanted: &BTreeMap<String, String>) -> Result<Settings, String> {
    let mut settings = model.defaults();
    let mut set = Vec::new();
    for setting in model.schema().settings {
        if let Some(text) = wanted.get(setting.name) {
            if let Some(problem) = settings.set_text(setting.name, text) {
                return Err(problem);
            }
            set.push(setting.name);
        }
    }
    let set = settings.fields(&set);
    model.normalize(&mut settings, set);
    Ok(settings)
}
