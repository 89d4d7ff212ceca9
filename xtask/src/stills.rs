//! Still pictures of the figures of a page, by the same renderer: there until the living figure is, and where no script runs.
//!
//! Each `<upper-hand>` of the page gets its picture in light and dark colours, with its words as the text for those who do not
//! see it, and its numbers as a table.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use crate::{project, run};

/// The page whose figures have still pictures.
const PAGE: &str = "index.html";

/// The folder of the pictures in the site.
const FOLDER: &str = "www/stills";

/// The most that a picture may take, in bytes as they are written.
const LARGEST: usize = 256 * 1024;

/// The start of a figure in a page.
const START: &str = "<upper-hand ";

/// The attributes of a figure in a page, by their names.
type Attributes = BTreeMap<String, String>;

/// A figure as `examples/stills.rs` draws it.
#[derive(Deserialize)]
struct Still {
    light: String,
    dark: String,
    summary: String,
    table: Table,
}

#[derive(Deserialize)]
struct Table {
    caption: String,
    columns: Vec<String>,
    rows: Vec<Vec<String>>,
}

/// Writes the pictures of the page in a site, and has it show them.
pub fn write(site: &Path) -> Result<()> {
    let path = site.join(PAGE);
    let page =
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let figures = figures(&page)?;
    let stills = drawn(&figures)?;
    let folder = site.join(FOLDER);
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    for (figure, still) in figures.iter().zip(&stills) {
        for (colours, svg) in [("light", &still.light), ("dark", &still.dark)] {
            let name = format!("{}-{colours}.svg", figure["id"]);
            if svg.len() > LARGEST {
                bail!("{name} takes {} bytes, more than {LARGEST}", svg.len());
            }
            fs::write(folder.join(&name), svg).with_context(|| format!("cannot write {name}"))?;
        }
    }
    fs::write(&path, with_stills(&page, &figures, &stills)?)
        .with_context(|| format!("cannot write {}", path.display()))
}

/// The figures of a page in their order.
fn figures(page: &str) -> Result<Vec<Attributes>> {
    let tags = page.split(START).skip(1);
    let figures: Vec<Attributes> = tags.map(attributes).collect::<Result<_>>()?;
    for figure in &figures {
        if !figure.contains_key("id") {
            bail!("a figure of {PAGE} has no id: {figure:?}");
        }
    }
    Ok(figures)
}

/// The attributes at the start of a text, up to the end of their tag.
fn attributes(text: &str) -> Result<Attributes> {
    let (tag, _) = text.split_once('>').context("a tag has no end")?;
    let mut found = Attributes::new();
    let mut rest = tag.trim();
    while !rest.is_empty() {
        let (name, after) = rest
            .split_once("=\"")
            .with_context(|| format!("an attribute without a value in quotes: {rest}"))?;
        let (value, after) = after
            .split_once('"')
            .with_context(|| format!("the value of {name} has no end"))?;
        found.insert(name.to_owned(), value.replace("&amp;", "&"));
        rest = after.trim_start();
    }
    Ok(found)
}

/// Has the library draw figures.
fn drawn(figures: &[Attributes]) -> Result<Vec<Still>> {
    let mut example = project::example("stills");
    example.arg("--").arg(serde_json::to_string(figures)?);
    serde_json::from_str(&run::output(&mut example)?)
        .context("the still pictures are not what is expected")
}

/// The page with a picture and a table in each figure.
fn with_stills(page: &str, figures: &[Attributes], stills: &[Still]) -> Result<String> {
    let mut parts = page.split(START);
    let mut text = parts.next().unwrap_or_default().to_owned();
    for ((part, figure), still) in parts.zip(figures).zip(stills) {
        let (tag, rest) = part.split_once('>').context("a tag has no end")?;
        let picture = picture(&figure["id"], still)?;
        let table = table(&still.table);
        _ = write!(text, "{START}{tag}>\n{picture}{table}{rest}");
    }
    Ok(text)
}

fn picture(id: &str, still: &Still) -> Result<String> {
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
        escaped(&still.summary)
    ))
}

/// The numbers as a table in a fold; nothing where there are none yet.
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

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::{Still, Table, figures, with_stills};

    const PAGE: &str = "<p>before</p>\n<upper-hand id=\"a\" figure=\"map\" at=\"x=1&amp;y=2\">\n<p>inside</p>\n</upper-hand>\n<upper-hand-value>9</upper-hand-value>";

    fn still(rows: Vec<Vec<String>>) -> Still {
        Still {
            light: "<svg width=\"680\" height=\"500\">".to_owned(),
            dark: String::new(),
            summary: "5 < 6 & \"so on\"".to_owned(),
            table: Table {
                caption: "Numbers".to_owned(),
                columns: vec!["n".to_owned()],
                rows,
            },
        }
    }

    #[test]
    fn each_figure_gets_its_picture_and_its_numbers() {
        let found = figures(PAGE).unwrap();
        assert_eq!(found.len(), 1);
        assert_eq!(found[0]["at"], "x=1&y=2");
        let page = with_stills(PAGE, &found, &[still(vec![vec!["7".to_owned()]])]).unwrap();
        for part in [
            "at=\"x=1&amp;y=2\">\n<picture slot=\"still\">",
            "srcset=\"./www/stills/a-dark.svg\"",
            "src=\"./www/stills/a-light.svg\" width=\"680\" height=\"500\"",
            "alt=\"5 &lt; 6 &amp; &quot;so on&quot;\"",
            "<tr><td>7</td></tr>",
            "\n<p>inside</p>\n</upper-hand>\n<upper-hand-value>9",
        ] {
            assert!(page.contains(part), "{part}\n{page}");
        }
    }

    #[test]
    fn no_numbers_are_no_table() {
        let found = figures(PAGE).unwrap();
        let page = with_stills(PAGE, &found, &[still(Vec::new())]).unwrap();
        assert!(!page.contains("<table"), "{page}");
    }

    #[test]
    fn figures_without_an_id_are_refused() {
        assert!(figures("<upper-hand figure=\"map\">").is_err());
    }
}
