//! What a figure says, as objects of the page: written as JSON and read by the browser at once, which takes a
//! fraction of what setting field by field takes.

use crate::figures::export::write_settings;
use crate::figures::json::Json;
use crate::figures::model::{Control, Input, Navigation, Panel, Place, Readout, Table};
use crate::figures::settings::Settings;
use crate::figures::task::Task;
use js_sys::JSON;
use wasm_bindgen::JsValue;

/// Writes JSON and reads it.
fn object(write: &mut dyn FnMut(&mut Json)) -> Result<JsValue, JsValue> {
    let mut json = Json::default();
    write(&mut json);
    JSON::parse(&json.into_text())
}

/// A list of objects.
fn list<T>(items: &[T], write: &dyn Fn(&mut Json, &T)) -> Result<JsValue, JsValue> {
    object(&mut |json| {
        json.within("[]", &mut |json| {
            for item in items {
                json.within("{}", &mut |json| write(json, item));
            }
        });
    })
}

pub fn panels(panels: &[Panel]) -> Result<JsValue, JsValue> {
    let panel = |json: &mut Json, panel: &Panel| {
        json.key("label").text(panel.label);
        json.key("help").text(panel.help);
        json.key("travels").text(match panel.navigation {
            Navigation::Fixed => "no",
            Navigation::Free => "anywhere",
            Navigation::Endless => "forever",
        });
    };
    list(panels, &panel)
}

pub fn state(figure: &str, settings: &Settings) -> Result<JsValue, JsValue> {
    object(&mut |json| {
        json.within("{}", &mut |json| {
            json.key("figure").text(figure);
            write_settings(json, settings);
        });
    })
}

pub fn controls(controls: &[Control]) -> Result<JsValue, JsValue> {
    list(controls, &control)
}

fn control(json: &mut Json, control: &Control) {
    json.key("name").text(control.name);
    json.key("label").text(control.label);
    json.key("whose").text(control.whose);
    json.key("place").text(match control.place {
        Place::Sliders => "sliders",
        Place::Choices => "choices",
        Place::More => "more",
    });
    json.key("input")
        .within("{}", &mut |json| input(json, &control.input));
}

fn input(json: &mut Json, input: &Input) {
    match input {
        Input::Slider {
            value,
            least,
            most,
            step,
            position,
            from,
            to,
            spoken,
        } => {
            json.key("kind").text("slider");
            for (name, number) in [
                ("value", value),
                ("least", least),
                ("most", most),
                ("step", step),
                ("position", position),
                ("from", from),
                ("to", to),
            ] {
                json.key(name).number(*number);
            }
            json.key("spoken").text(spoken);
        }
        Input::Choice {
            value,
            options,
            explanation,
        } => {
            json.key("kind").text("choice");
            json.key("value").text(value);
            json.key("options").within("[]", &mut |json| {
                for (name, label) in *options {
                    json.texts(&[name, label]);
                }
            });
            json.key("explanation").text(explanation);
        }
        Input::Switch { on } => {
            json.key("kind").text("switch");
            json.key("on").truth(*on);
        }
    }
}

pub fn readout(readout: &Readout) -> Result<JsValue, JsValue> {
    object(&mut |json| {
        json.within("{}", &mut |json| {
            for (name, text) in [
                ("heading", &readout.heading),
                ("value", &readout.value),
                ("exact", &readout.exact),
                ("decimal", &readout.decimal),
                ("advice", &readout.advice),
            ] {
                json.key(name).text(text);
            }
            json.key("facts").within("[]", &mut |json| {
                for (term, text) in &readout.facts {
                    json.texts(&[*term, text]);
                }
            });
        });
    })
}

pub fn table(table: &Table) -> Result<JsValue, JsValue> {
    object(&mut |json| {
        json.within("{}", &mut |json| {
            json.key("caption").text(&table.caption);
            json.key("columns").texts(&table.columns);
            json.key("rows").within("[]", &mut |json| {
                for row in &table.rows {
                    json.texts(row);
                }
            });
        });
    })
}

pub fn work(task: &Task) -> Result<JsValue, JsValue> {
    object(&mut |json| {
        json.within("{}", &mut |json| {
            json.key("name").text(task.name);
            json.key("numbers").within("[]", &mut |json| {
                for &number in &task.numbers {
                    json.number(number.into());
                }
            });
            json.key("label").text(&task.label);
            json.key("isBegun").truth(task.is_begun);
        });
    })
}
