//! `custom-elements.json`: the element for editors, from a template without the attributes that are settings.

use anyhow::{Context, Result};
use serde_json::{Value, json};

use super::schema::{Schemas, property};
use super::types::{about, types};

const TEMPLATE: &str = include_str!("custom-elements.json");

pub fn write(schemas: &Schemas) -> Result<String> {
    let mut manifest: Value = serde_json::from_str(TEMPLATE).context("the template is not JSON")?;
    let element = &mut manifest["modules"][0]["declarations"][0];
    let mut attributes = vec![figure(schemas)];
    for name in schemas.fields() {
        attributes.push(json!({
            "name": name,
            "fieldName": property(name),
            "type": { "text": kind(&types(schemas, name)) },
            "description": about(schemas, name),
        }));
    }
    let fields = attributes.iter().map(|attribute| {
        json!({
            "kind": "field",
            "name": attribute["fieldName"],
            "attribute": attribute["name"],
            "reflects": true,
            "type": attribute["type"],
        })
    });
    let fields: Vec<Value> = fields.collect();
    add_bound_names(&mut element["events"])?;
    prepend(&mut element["members"], fields)?;
    prepend(&mut element["attributes"], attributes)?;
    Ok(serde_json::to_string_pretty(&manifest)? + "\n")
}

fn kind(types: &[String]) -> String {
    [types, &["null".to_owned()]].concat().join(" | ")
}

fn figure(schemas: &Schemas) -> Value {
    let names: Vec<&str> = schemas
        .figures
        .iter()
        .map(|figure| figure.name.as_str())
        .collect();
    let types: Vec<String> = names.iter().map(|name| format!("{name:?}")).collect();
    json!({
        "name": "figure",
        "fieldName": "figure",
        "type": { "text": kind(&types) },
        "default": names[0],
        "description": format!("Which figure: {}.", names.join(", ")),
    })
}

/// Lists each event once more, by the name that frameworks bind: `upper-hand:change` as `upperhandchange`.
fn add_bound_names(events: &mut Value) -> Result<()> {
    let events = events.as_array_mut().context("the template lacks events")?;
    let mut bound = events.clone();
    for event in &mut bound {
        let name = event["name"].as_str().context("an event has no name")?;
        event["name"] = name.replace(['-', ':'], "").into();
    }
    events.append(&mut bound);
    Ok(())
}

/// Puts items before those of a list.
fn prepend(list: &mut Value, items: Vec<Value>) -> Result<()> {
    let list = list.as_array_mut().context("the template lacks a list")?;
    list.splice(0..0, items);
    Ok(())
}
