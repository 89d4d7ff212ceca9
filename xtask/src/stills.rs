//! Still pictures of the figures on a page, by the same renderer, shown until the figure is loaded and where scripts do
//! not run.
//!
//! Each `<upper-hand>` gets its picture in light and dark colours, with a text for screen readers and its numbers as a
//! table.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Context, Result, bail};
use fs_err as fs;

use crate::markup::{Attributes, attributes, escaped};
use crate::pictures::{Drawn, Still, Table};

/// The folder of the pictures in the site.
const FOLDER: &str = "www/stills";

/// The start of a figure in a page.
const START: &str = "<upper-hand ";

/// Writes the pictures of figures into a site, and returns their page, which shows them.
pub fn write(site: &Path, page: &str, figures: &[Attributes], drawn: &[Drawn]) -> Result<String> {
    let folder = site.join(FOLDER);
    fs::create_dir_all(&folder)?;
    for (figure, drawn) in figures.iter().zip(drawn) {
        let still = of(drawn)?;
        for (colours, svg) in [("light", &still.light), ("dark", &still.dark)] {
            let name = format!("{}-{colours}.svg", figure["id"]);
            fs::write(folder.join(&name), svg)?;
        }
    }
    with_stills(page, figures, drawn)
}

fn of(drawn: &Drawn) -> Result<&Still> {
    (drawn.still.as_ref()).with_context(|| format!("{} has no still picture", drawn.title))
}

/// The figures of a page in their order.
pub fn figures(page: &str) -> Result<Vec<Attributes>> {
    let tags = page.split(START).skip(1);
    let figures: Vec<Attributes> = tags.map(attributes).collect::<Result<_>>()?;
    for figure in &figures {
        if !figure.contains_key("id") {
            bail!("a figure has no id: {figure:?}");
        }
    }
    Ok(figures)
}

/// The page with a picture and a table in each figure.
fn with_stills(page: &str, figures: &[Attributes], drawn: &[Drawn]) -> Result<String> {
    let mut parts = page.split(START);
    let mut text = parts.next().unwrap_or_default().to_owned();
    for ((part, figure), drawn) in parts.zip(figures).zip(drawn) {
        let (tag, rest) = part.split_once('>').context("a tag has no end")?;
        let still = of(drawn)?;
        let picture = picture(&figure["id"], still, &drawn.summary)?;
        let table = table(&still.table);
        _ = write!(text, "{START}{tag}>\n{picture}{table}{rest}");
    }
    Ok(text)
}

fn picture(id: &str, still: &Still, summary: &str) -> Result<String> {
    let file = |colours: &str| format!("./{FOLDER}/{id}-{colours}.svg");
    let [width, height] = ["width", "height"].map(|side| {
        let (_, rest) = still.light.split_once(&format!(" {side}=\""))?;
        rest.split_once('"').map(|(number, _)| number)
    });
    let size = width.zip(height).context("a picture has no size")?;
    Ok(format!(
        "<picture slot=\"still\"><source media=\"(prefers-color-scheme: dark)\" srcset=\"{}\">\
         <img src=\"{}\" width=\"{}\" height=\"{}\" alt=\"{}\" loading=\"lazy\" decoding=\"async\"></picture>\n",
        file("dark"),
        file("light"),
        size.0,
        size.1,
        escaped(summary)
    ))
}

/// The numbers as a table that can be unfolded; empty where there are none yet.
fn table(table: &Table) -> String {
    if table.rows.is_empty() {
        return String::new();
    }
    let cells = |kind: &str, texts: &[String]| -> String {
        let cell = |text: &String| format!("<{kind}>{}</{kind}>", escaped(text));
        texts.iter().map(cell).collect()
    };
    let rows: Vec<String> = table
        .rows
        .iter()
        .map(|row| format!("<tr>{}</tr>\n", cells("td", row)))
        .collect();
    format!(
        "<details class=\"numbers\" slot=\"numbers\"><summary>The numbers as a table</summary>\n<table><caption>{}</caption>\n\
         <thead><tr>{}</tr></thead>\n<tbody>\n{}</tbody></table></details>\n",
        escaped(&table.caption),
        cells("th", &table.columns),
        rows.concat()
    )
}
