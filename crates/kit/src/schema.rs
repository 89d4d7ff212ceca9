//! The declaration of a figure: its name, its panels and its settings, each said once.
//!
//! Controls, attributes, addresses, types for JavaScript and the tables of the documentation come from here;
//! `cargo xtask generate` writes those that are files.

use super::slide::Slide;
use serde::Serialize;
use std::borrow::Cow;
use ts_rs::TS;

/// Everything about a figure that never changes.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Schema {
    /// The name in attributes and addresses: "win-map".
    pub name: &'static str,
    /// The name for a reader: "The map of positions".
    pub title: &'static str,
    /// One sentence on what it shows.
    pub description: &'static str,
    /// The module that draws the figure.
    pub module: &'static str,
    /// The game that it is about, for a reader.
    pub game: &'static str,
    /// Is it a game to be played? Its main picture is a board, worked on by buttons and by its cells.
    pub is_board: bool,
    /// The words of the field that it says, each with its meaning.
    pub terms: &'static [Term],
    /// The panels, the main one first.
    pub panels: &'static [Panel],
    /// The settings, in the order in which they stand in an address.
    pub settings: &'static [Setting],
}

impl Schema {
    /// The title with the game, for those who see it without its page: "Guts: which hands to hold".
    pub fn full_title(&self) -> String {
        let game = self.game;
        if self.title.ends_with(game) {
            return self.title.to_owned();
        }
        let (first, rest) = self.title.split_at(1);
        format!("{game}: {}{rest}", first.to_ascii_lowercase())
    }
}

/// A word of the field, explained where it appears.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Term {
    /// The word, as the figure says it.
    pub word: &'static str,
    /// Its meaning, in a plain sentence or two.
    pub meaning: &'static str,
}

impl Term {
    /// A word and its meaning.
    pub const fn new(word: &'static str, meaning: &'static str) -> Self {
        Self { word, meaning }
    }
}

/// One plot of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Panel {
    /// The name: "Map of all positions".
    pub label: &'static str,
    /// How to work on it with pointer and keys.
    pub help: &'static str,
    /// How its window can be moved.
    pub navigation: Navigation,
    /// Is its horizontal axis that of the main picture, from end to end? Then it stands below that picture, plot below plot.
    pub in_line: bool,
}

impl Panel {
    /// A panel that only shows.
    pub const fn still(label: &'static str, help: &'static str) -> Self {
        Self::new(label, Navigation::Still, help)
    }

    /// A map whose window cannot be moved, with a number along each axis.
    pub const fn map(label: &'static str) -> Self {
        Self::fixed(
            label,
            "Point, tap or drag on the map; a click pins. Arrow keys move by 1, Page Up and Page Down by 10, Home and End to the ends, \
                Enter pins, Escape unpins.",
        )
    }

    /// A panel whose window cannot be moved.
    pub const fn fixed(label: &'static str, help: &'static str) -> Self {
        Self::new(label, Navigation::Fixed, help)
    }

    /// The panel below the main picture, whose horizontal axis it shares.
    pub const fn in_line(self) -> Self {
        Self {
            in_line: true,
            ..self
        }
    }

    /// A panel.
    pub const fn new(label: &'static str, navigation: Navigation, help: &'static str) -> Self {
        Self {
            label,
            help,
            navigation,
            in_line: false,
        }
    }
}

/// How the window of a panel can be moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Navigation {
    /// Not at all, nor does the panel take a pointer or a key for anything else.
    Still,
    /// Not at all.
    Fixed,
    /// The window can be zoomed and moved.
    Free,
    /// The window can be zoomed without end, and looks the same again and again.
    Endless,
}

impl Navigation {
    /// Has it a window that moves?
    pub const fn moves(self) -> bool {
        matches!(self, Self::Free | Self::Endless)
    }
}

/// One setting of a figure.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Setting {
    /// The name in attributes and addresses.
    pub name: &'static str,
    /// The name in a notice and in the documentation: "your pool".
    pub called: &'static str,
    /// The values that are allowed.
    pub domain: Domain,
    /// The value when nothing is said.
    pub default: Value,
    /// The label of its control, "" where it has none.
    pub label: &'static str,
    /// The short label of a primary control: "yours"; "" for other settings.
    pub short_label: &'static str,
    /// Whose number it is: "you", "opponent" or "".
    pub player: &'static str,
    /// The place of its control.
    pub placement: Placement,
    /// The step of its number field.
    pub step: f64,
    /// Figures of one group share it.
    pub is_shared: bool,
    /// Texts that stand for values of several settings.
    pub aliases: &'static [Alias],
    /// Does it follow the others unless it is set? Addresses that name any setting always include it.
    pub follows: bool,
    /// The words that texts have for its numbers, where they are not digits.
    pub spelling: Option<Spelling>,
    /// Is it nobody else's business? No address, no link and no file names it.
    pub is_private: bool,
    /// What its number counts, as it is said aloud: "suspect"; "" where it counts nothing.
    #[serde(skip)]
    pub counts: &'static str,
    /// What each of its names means, where a label does not say that.
    #[serde(skip)]
    pub meanings: &'static [&'static str],
    /// Texts to choose from, and their labels.
    #[serde(skip)]
    pub among: Options,
    /// How its slider stands for its values.
    #[serde(skip)]
    pub slide: Slide,
}

/// The words that texts have for the numbers of a setting, in place of digits: the cards of a hand. The same everywhere: in
/// addresses, in attributes and in the field of its control.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Spelling {
    /// The number that a text means beside the other settings, or why it means none.
    #[serde(skip)]
    pub read: fn(Others, &str) -> Result<Spelled, String>,
    /// The words for a number, in letters and digits that an address need not escape.
    #[serde(skip)]
    pub write: fn(Others, u32) -> String,
    /// The same as people write it.
    #[serde(skip)]
    pub name: fn(Others, u32) -> String,
    /// What is allowed.
    pub allowed: &'static str,
    /// The words for the default.
    pub usual: &'static str,
}

/// The values of the other settings by their names.
pub type Others<'a> = &'a dyn Fn(&str) -> Option<Value>;

/// What a text means as the number of a setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spelled {
    /// The number.
    pub number: u32,
    /// What has to be said of it, "" where it can mean nothing else.
    pub remark: String,
}

impl PartialEq for Spelling {
    fn eq(&self, other: &Self) -> bool {
        (self.allowed, self.usual) == (other.allowed, other.usual)
    }
}

/// The values that a setting allows.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", content = "allowed", rename_all = "lowercase")]
pub enum Domain {
    /// A whole number from the first to the second.
    Whole(u32, u32),
    /// A whole number from the first to the second, or [infinitely many](INFINITE).
    Count(u32, u32),
    /// A number from the first to the second.
    Real(f64, f64),
    /// One of a few names.
    Name(Options),
    /// Yes or no.
    Switch,
    /// At most this number of letters, digits and the signs . - _ *: nothing that an address would have to escape.
    Text(usize),
}

/// Infinitely many, as attributes and addresses spell it.
pub const INFINITE: &str = "inf";

/// The value of a setting.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(untagged)]
pub enum Value {
    /// A whole number.
    Whole(u32),
    /// A number.
    Real(f64),
    /// One of a few names.
    Name(&'static str),
    /// Yes or no.
    Switch(bool),
    /// A text.
    Text(Cow<'static, str>),
}

impl Value {
    /// The value as a number, infinitely many among them; `None` where it is none.
    pub fn number(&self) -> Option<f64> {
        match self {
            Self::Whole(number) => Some(f64::from(*number)),
            Self::Real(number) => Some(*number),
            Self::Name(INFINITE) => Some(f64::INFINITY),
            Self::Name(_) | Self::Switch(_) | Self::Text(_) => None,
        }
    }

    /// The value as attributes and addresses spell it.
    pub fn text(&self) -> String {
        match self {
            Self::Whole(number) => number.to_string(),
            Self::Real(number) => number.to_string(),
            Self::Name(name) => (*name).to_owned(),
            Self::Switch(true) => "yes".to_owned(),
            Self::Switch(false) => "no".to_owned(),
            Self::Text(text) => text.clone().into_owned(),
        }
    }
}

macro_rules! values {
    ($($content:ty => $Kind:ident;)+) => {
        $(impl From<$content> for Value {
            fn from(content: $content) -> Self {
                Self::$Kind(content)
            }
        }

        impl TryFrom<Value> for $content {
            type Error = Value;

            fn try_from(value: Value) -> Result<Self, Value> {
                match value {
                    Value::$Kind(content) => Ok(content),
                    other => Err(other),
                }
            }
        })+
    };
}

values! {
    u32 => Whole;
    f64 => Real;
    &'static str => Name;
    bool => Switch;
    Cow<'static, str> => Text;
}

/// Names to choose from, and their labels.
pub type Options = &'static [(&'static str, &'static str)];

/// A text that stands for values of several settings: `rules="tripartite"` means two of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Alias {
    /// The text.
    pub text: &'static str,
    /// Names of settings, and the texts they are set to.
    pub means: &'static [(&'static str, &'static str)],
}

/// Where a control stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Placement {
    /// Along the x axis of the picture: the first of the primary controls.
    Across,
    /// Along its y axis.
    Upright,
    /// In a row below the picture: the buttons of a game.
    Below,
    /// Beside the picture, always in view: rules, and the thing shown.
    Variants,
    /// Among those that are shown on request.
    More,
}

impl Setting {
    /// A whole number, with a slider.
    pub const fn whole(
        name: &'static str,
        called: &'static str,
        (least, most): (u32, u32),
        default: u32,
    ) -> Self {
        let domain = Domain::Whole(least, most);
        Self::new(name, called, domain, Value::Whole(default))
    }

    /// A whole number or infinitely many, with a slider.
    pub const fn count(
        name: &'static str,
        called: &'static str,
        (least, most): (u32, u32),
        default: u32,
    ) -> Self {
        let domain = Domain::Count(least, most);
        Self::new(name, called, domain, Value::Whole(default))
    }

    /// A number, with a slider.
    pub const fn real(
        name: &'static str,
        called: &'static str,
        (least, most): (f64, f64),
        default: f64,
    ) -> Self {
        let domain = Domain::Real(least, most);
        Self::new(name, called, domain, Value::Real(default))
    }

    /// One of a few names.
    pub const fn name(
        name: &'static str,
        called: &'static str,
        options: Options,
        default: &'static str,
    ) -> Self {
        let domain = Domain::Name(options);
        Self::new(name, called, domain, Value::Name(default))
    }

    /// Yes or no.
    pub const fn switch(name: &'static str, called: &'static str, default: bool) -> Self {
        let default = Value::Switch(default);
        Self::new(name, called, Domain::Switch, default)
    }

    /// A text of at most so many letters, empty at first. Such a setting has no control: buttons and cells change it.
    pub const fn text(name: &'static str, called: &'static str, most: usize) -> Self {
        Self::text_from(name, called, most, "")
    }

    /// A text that is this one at first.
    pub const fn text_from(
        name: &'static str,
        called: &'static str,
        most: usize,
        first: &'static str,
    ) -> Self {
        let default = Value::Text(Cow::Borrowed(first));
        Self::new(name, called, Domain::Text(most), default)
    }

    const fn new(name: &'static str, called: &'static str, domain: Domain, default: Value) -> Self {
        Self {
            name,
            called,
            domain,
            default,
            label: "",
            short_label: "",
            player: "",
            placement: Placement::Variants,
            step: 1.0,
            is_shared: false,
            aliases: &[],
            follows: false,
            spelling: None,
            is_private: false,
            counts: "",
            meanings: &[],
            among: &[],
            slide: Slide::Even,
        }
    }

    /// The same setting of a whole number, which is at most this one.
    pub const fn up_to(mut self, largest: u32) -> Self {
        if let Domain::Whole(least, _) = self.domain {
            self.domain = Domain::Whole(least, largest);
        }
        self
    }

    /// The same setting, whose number counts what this noun names.
    pub const fn counting(mut self, noun: &'static str) -> Self {
        self.counts = noun;
        self
    }

    /// The same setting with another scale of its slider.
    pub const fn sliding(mut self, slide: Slide) -> Self {
        self.slide = slide;
        self
    }

    /// The same setting with what each of its names means.
    pub const fn explained(mut self, meanings: &'static [&'static str]) -> Self {
        self.meanings = meanings;
        self
    }

    /// The same text with a choice among some that it may be: the first, where it is empty.
    pub const fn among(mut self, options: Options) -> Self {
        self.among = options;
        self
    }

    /// The same setting with a control of this label.
    pub const fn labelled(mut self, label: &'static str) -> Self {
        self.label = label;
        self
    }

    /// The same setting with other words than digits for its numbers.
    pub const fn spelled(mut self, spelling: Spelling) -> Self {
        self.spelling = Some(spelling);
        self
    }

    /// The same setting as a number of "you" or the "opponent".
    pub const fn of(mut self, player: &'static str) -> Self {
        self.player = player;
        self
    }

    /// The same setting with a primary control along the x axis, which has this short label.
    pub const fn across(mut self, short_label: &'static str) -> Self {
        (self.short_label, self.placement) = (short_label, Placement::Across);
        self
    }

    /// The same setting with a primary control along the y axis.
    pub const fn upright(mut self, short_label: &'static str) -> Self {
        (self.short_label, self.placement) = (short_label, Placement::Upright);
        self
    }

    /// The same setting with a control beside the picture.
    pub const fn beside(mut self) -> Self {
        self.placement = Placement::Variants;
        self
    }

    /// The same setting with a control below the picture, among the buttons of a game.
    pub const fn below(mut self) -> Self {
        self.placement = Placement::Below;
        self
    }

    /// The same setting with a control that is shown on request.
    pub const fn on_request(mut self) -> Self {
        self.placement = Placement::More;
        self
    }

    /// The same setting with a number field that goes in other steps than 1.
    pub const fn in_steps(mut self, step: f64) -> Self {
        self.step = step;
        self
    }

    /// The same setting, shared by the figures of a group.
    pub const fn shared(mut self) -> Self {
        self.is_shared = true;
        self
    }

    /// The same setting, which stays on the reader's device.
    pub const fn private(mut self) -> Self {
        self.is_private = true;
        self
    }

    /// The same setting, which follows the others unless it is set.
    pub const fn following(mut self) -> Self {
        self.follows = true;
        self
    }

    /// The same setting with texts that stand for values of several settings.
    pub const fn with_aliases(mut self, aliases: &'static [Alias]) -> Self {
        self.aliases = aliases;
        self
    }
}
