//! The schemas of the figures, as the library prints them.

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use crate::{project, run};

/// All figures, the default one first.
#[derive(Deserialize)]
pub struct Schemas {
    /// The titles of the figures with their games.
    pub titles: Vec<String>,
    pub figures: Vec<Figure>,
}

#[derive(Deserialize)]
pub struct Figure {
    pub name: String,
    pub title: String,
    /// What it shows, in a sentence.
    pub description: String,
    /// The game that it is about.
    pub game: String,
    /// The module that draws it.
    pub module: String,
    pub is_board: bool,
    pub panels: Vec<Panel>,
    pub settings: Vec<Setting>,
}

#[derive(Deserialize)]
pub struct Panel {
    /// How its window can be moved.
    pub navigation: String,
}

#[derive(Deserialize)]
pub struct Setting {
    pub name: String,
    /// The name in a sentence: "your pool".
    pub called: String,
    pub domain: Domain,
    pub default: Value,
    /// Figures of one group share it.
    pub is_shared: bool,
    /// No part of attributes and addresses.
    pub aliases: Vec<Alias>,
    /// The words for its numbers, where texts have no digits for them.
    #[serde(default)]
    pub spelling: Option<Spelling>,
}

#[derive(Deserialize, PartialEq)]
pub struct Spelling {
    pub allowed: String,
    pub usual: String,
}

#[derive(Deserialize, PartialEq)]
#[serde(tag = "kind", content = "allowed", rename_all = "lowercase")]
pub enum Domain {
    Whole(u32, u32),
    Count(u32, u32),
    Real(f64, f64),
    Name(Vec<(String, String)>),
    Switch,
    Text(usize),
}

#[derive(Deserialize, PartialEq)]
#[serde(untagged)]
pub enum Value {
    Switch(bool),
    Number(f64),
    /// A name or a text.
    Name(String),
}

impl Value {
    /// As attributes spell it.
    pub fn spelled(&self) -> String {
        match self {
            Self::Switch(true) => "yes".to_owned(),
            Self::Switch(false) => "no".to_owned(),
            Self::Number(value) => number(*value),
            Self::Name(name) if name.is_empty() => "empty".to_owned(),
            Self::Name(name) => name.clone(),
        }
    }
}

/// A text that stands for values of several settings.
#[derive(Deserialize)]
pub struct Alias {
    pub text: String,
}

impl Schemas {
    /// Asks the library.
    pub fn read() -> Result<Self> {
        let text = run::output(&mut project::told("schema")?)?;
        let schemas: Self =
            serde_json::from_str(&text).context("the schemas are not what is expected")?;
        let fields = schemas.fields();
        for figure in &schemas.figures {
            let place = |setting: &Setting| fields.iter().position(|name| *name == setting.name);
            if !figure.settings.iter().is_sorted_by_key(place) {
                bail!(
                    "{} has its settings in another order than the figures before it",
                    figure.name
                );
            }
        }
        for name in &fields {
            let mut declared = schemas.declarations(name);
            if declared.any(|(_, setting)| setting.is_shared != schemas.is_shared(name)) {
                bail!("{name} is shared by some figures that have it and not by others");
            }
        }
        drop(fields);
        Ok(schemas)
    }

    /// The names of all settings, each figure's in its own order.
    pub fn fields(&self) -> Vec<&str> {
        let mut fields: Vec<&str> = Vec::new();
        for figure in &self.figures {
            // A new name stands before the next setting that an earlier figure has, or at the end.
            let mut place = fields.len();
            for setting in figure.settings.iter().rev() {
                match fields.iter().position(|known| *known == setting.name) {
                    Some(known) => place = known,
                    None => fields.insert(place, &setting.name),
                }
            }
        }
        fields
    }

    /// The figures that have a setting of this name, each with its own.
    pub fn declarations<'a>(
        &'a self,
        name: &'a str,
    ) -> impl Iterator<Item = (&'a Figure, &'a Setting)> {
        let declared = |figure: &'a Figure| {
            let settings = figure.settings.iter();
            settings.map(move |setting| (figure, setting))
        };
        let all = self.figures.iter().flat_map(declared);
        all.filter(move |(_, setting)| setting.name == name)
    }

    /// Do figures of one group share it?
    pub fn is_shared(&self, name: &str) -> bool {
        let mut declared = self.declarations(name);
        declared.any(|(_, setting)| setting.is_shared)
    }

    /// The settings of this name, figures that agree together.
    pub fn meanings<'a>(&'a self, name: &'a str) -> Vec<(Vec<&'a str>, &'a Setting)> {
        let mut meanings: Vec<(Vec<&str>, &Setting)> = Vec::new();
        for (figure, setting) in self.declarations(name) {
            match meanings.iter_mut().find(|(_, known)| known.agrees(setting)) {
                Some((figures, _)) => figures.push(&figure.name),
                None => meanings.push((vec![&figure.name], setting)),
            }
        }
        meanings
    }
}

impl Setting {
    fn agrees(&self, other: &Self) -> bool {
        let Self {
            called,
            domain,
            default,
            ..
        } = self;
        (called, domain, default) == (&other.called, &other.domain, &other.default)
    }

    /// Every value of a choice or of a switch.
    pub fn choices(&self) -> Option<Vec<&str>> {
        match &self.domain {
            Domain::Name(options) => Some(options.iter().map(|(name, _)| name.as_str()).collect()),
            Domain::Switch => Some(vec!["no", "yes"]),
            Domain::Whole(..) | Domain::Count(..) | Domain::Real(..) | Domain::Text(_) => None,
        }
    }

    /// "a whole number from 2 to 6".
    pub fn allowed(&self) -> String {
        if let Some(spelling) = &self.spelling {
            return spelling.allowed.clone();
        }
        match &self.domain {
            Domain::Whole(least, most) => format!("a whole number from {least} to {most}"),
            Domain::Count(least, most) => format!("a whole number from {least} to {most}, or inf"),
            Domain::Real(least, most) => {
                format!("a number from {} to {}", number(*least), number(*most))
            }
            Domain::Name(_) => self.choices().unwrap_or_default().join(", "),
            Domain::Switch => "yes or no".to_owned(),
            Domain::Text(most) => {
                format!("at most {most} letters, digits and the signs . - _ *")
            }
        }
    }

    /// The default as attributes spell it.
    pub fn usual(&self) -> String {
        let spelling = self.spelling.as_ref();
        spelling.map_or_else(|| self.default.spelled(), |spelling| spelling.usual.clone())
    }

    /// The type of the property in TypeScript. A number or a switch is a text before the figure is there.
    pub fn types(&self) -> Vec<String> {
        if self.spelling.is_some() {
            return vec!["string".to_owned()];
        }
        match &self.domain {
            Domain::Whole(..) | Domain::Real(..) => {
                ["number", "`${number}`"].map(str::to_owned).to_vec()
            }
            Domain::Count(..) => ["number", "`${number}`", "\"inf\""]
                .map(str::to_owned)
                .to_vec(),
            Domain::Name(options) => {
                let names = options.iter().map(|(name, _)| name);
                let aliases = self.aliases.iter().map(|alias| &alias.text);
                // A name of digits may be given as a number.
                let number =
                    |name: &String| name.parse::<u32>().ok().map(|number| number.to_string());
                let both = |name| [number(name), Some(format!("{name:?}"))];
                names.chain(aliases).flat_map(both).flatten().collect()
            }
            Domain::Switch => ["boolean", "\"yes\"", "\"no\""].map(str::to_owned).to_vec(),
            Domain::Text(_) => vec!["string".to_owned()],
        }
    }
}

/// A number as JavaScript writes it.
fn number(value: f64) -> String {
    let size = value.abs();
    if size != 0.0 && !(1e-6..1e21).contains(&size) {
        format!("{value:e}")
    } else {
        value.to_string()
    }
}

/// The property that goes with an attribute: "compareAs" with "compare-as".
pub fn property(name: &str) -> String {
    let mut parts = name.split('-');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |all, part| {
        let (initial, rest) = part.split_at(part.len().min(1));
        all + &initial.to_uppercase() + rest
    })
}

/// The text with a capital first letter, unless that is a symbol.
pub fn sentence(text: &str) -> String {
    match text.char_indices().nth(1) {
        Some((second, _)) => text[..second].to_uppercase() + &text[second..],
        None => text.to_owned(),
    }
}
