//! Random events, from a seed.

use crate::support::any_value;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand_kit::controller::{Action, Event, Phase, PlotArea, Pointer, Source};
use upperhand_kit::schema::Domain;
use upperhand_kit::{AxisSpan, Figure, Setting};

const KEYS: &[&str] = &[
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "ArrowDown",
    "PageUp",
    "PageDown",
    "Home",
    "End",
    "Enter",
    "Escape",
    "+",
    "=",
    "-",
    "0",
    "a",
    "",
];

const PHASES: [Phase; 6] = [
    Phase::Down,
    Phase::Move,
    Phase::Move,
    Phase::Up,
    Phase::Cancel,
    Phase::Leave,
];

/// The buttons of games, and one that there is none of.
const ACTS: &[&str] = &[
    "question", "question", "name", "undo", "new-game", "replay", "hold", "drop", "next", "leave",
    "today", "unheard",
];

/// Texts that are no value of most settings.
const TEXTS: &[&str] = &[
    "",
    " ",
    "NaN",
    "inf",
    "-0",
    "1e400",
    "-1e-400",
    "0x10",
    "1,5",
    "½",
    "tripartite",
    "yes",
    "no",
    "🂡",
    "null",
    "today",
];

/// Names of no setting of most figures.
const STRANGE: &[&str] = &["", "figure", "unheard", "__proto__", "mine", "threshold"];

/// The largest length of a side of a canvas, in device pixels, where it is not meant to be hostile.
const SIDE: u32 = 96;

/// A source of events.
pub struct Events {
    pub random: Xoshiro256PlusPlus,
    parameters: &'static [Setting],
    panels: usize,
}

impl Events {
    pub fn new(parameters: &'static [Setting], panels: usize, seed: u64) -> Self {
        Self {
            random: Xoshiro256PlusPlus::seed_from_u64(seed),
            parameters,
            panels,
        }
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.random.random_range(0..of.len())]
    }

    fn chance(&mut self, chance: f64) -> bool {
        self.random.random_bool(chance)
    }

    /// Results as a device may have them, and texts that are none.
    fn results(&mut self) -> Vec<String> {
        let texts = [
            TEXTS,
            &[
                "race-2-2-2-2-perfect-you-1 1 0.5",
                "deal 1 2 3 4 5 6",
                "deal NaN",
                "deal 1 2 300 4 300",
            ],
        ];
        let texts = texts.concat();
        (0..self.random.random_range(0..4))
            .map(|_| self.one(&texts).to_owned())
            .collect()
    }

    /// A number that may be none.
    fn number(&mut self) -> f64 {
        if self.chance(0.1) {
            let hostile = [
                f64::NAN,
                f64::INFINITY,
                f64::NEG_INFINITY,
                -0.0,
                1e300,
                -1e300,
                1e-300,
                4e9,
            ];
            return self.one(&hostile);
        }
        let size = self.one(&[1.0, 20.0, 100.0, 3000.0]);
        size * self.random.random_range(-0.2..1.0)
    }

    /// A place on a canvas, or anywhere.
    fn place(&mut self) -> f64 {
        if self.chance(0.05) {
            self.number()
        } else {
            self.random.random_range(0.0..f64::from(SIDE))
        }
    }

    fn panel(&mut self) -> usize {
        match self.random.random_range(0..30) {
            0 => self.panels,
            1 => usize::MAX,
            _ => self.random.random_range(0..self.panels),
        }
    }

    /// The time that passes after an event, in milliseconds: often none.
    pub fn passed(&mut self) -> f64 {
        let most = self.one(&[0.0, 0.0, 0.0, 4.0, 30.0, 30.0, 400.0]);
        most * self.random.random::<f64>()
    }

    fn name(&mut self) -> &'static str {
        if self.chance(0.1) {
            self.one(STRANGE)
        } else {
            let place = self.random.random_range(0..self.parameters.len());
            self.parameters[place].name
        }
    }

    /// The largest number that is asked of a setting: a large deck takes seconds, and has tests of its own.
    fn most(name: &str) -> Option<u32> {
        match name {
            "cards" => Some(2),
            "ranks" | "suits" => Some(3),
            _ => None,
        }
    }

    fn value(&mut self, name: &str) -> f64 {
        match Self::most(name) {
            Some(most) => f64::from(self.random.random_range(1..=most)),
            None => self.number(),
        }
    }

    fn text(&mut self, name: &str) -> String {
        let parameters = self.parameters;
        let parameter = parameters.iter().find(|parameter| parameter.name == name);
        let is_limited = Self::most(name).is_some();
        match parameter {
            Some(setting) if is_limited && matches!(setting.domain, Domain::Whole(..)) => {
                self.value(name).to_string()
            }
            _ if self.chance(0.15) => match self.random.random_range(0..8) {
                0 => "9".repeat(5000),
                1 => "é".repeat(200),
                _ => self.one(TEXTS).to_owned(),
            },
            Some(setting) => any_value(setting, &mut self.random).text(),
            None => self.number().to_string(),
        }
    }

    fn texts(&mut self) -> Vec<(String, String)> {
        let count = self.random.random_range(0..5);
        let texts = (0..count).map(|_| {
            let name = self.name();
            (name.to_owned(), self.text(name))
        });
        texts.collect()
    }

    /// An address; one that names no deck would ask for a large one.
    pub fn read(&mut self) -> Event {
        let mut texts = self.texts();
        for name in ["ranks", "suits"] {
            texts.insert(0, (name.to_owned(), self.text(name)));
        }
        let others = if self.random.random_bool(0.5) {
            self.texts()
        } else {
            Vec::new()
        };
        Event::Read { texts, others }
    }

    pub fn mouse(&mut self) -> Pointer {
        Pointer {
            phase: self.one(&PHASES),
            panel: self.panel(),
            id: 1,
            touch: false,
            button: self.one(&[-1, 0, 0, 0, 1, 2]),
            pressed: self.chance(0.5),
            shift: self.chance(0.1),
            x: self.place(),
            y: self.place(),
        }
    }

    fn pointer(&mut self) -> Event {
        let mouse = self.mouse();
        if self.chance(0.6) {
            return Event::Pointer(mouse);
        }
        let id = if self.chance(0.1) {
            self.random.random()
        } else {
            self.random.random_range(2..5)
        };
        Event::Pointer(Pointer {
            id,
            touch: true,
            ..mouse
        })
    }

    fn resized(&mut self) -> Event {
        let hostile = self.chance(0.02);
        let [width, height] = [(); 2].map(|()| {
            if hostile {
                self.one(&[0, 1, 2, 3000, u32::MAX])
            } else {
                self.random.random_range(8..SIDE)
            }
        });
        Event::Resized {
            panel: self.panel(),
            width,
            height,
            pixel_ratio: if hostile {
                self.number()
            } else {
                self.one(&[1.0, 1.5, 2.0, 3.0])
            },
        }
    }

    fn id(&mut self) -> u32 {
        if self.chance(0.1) {
            self.random.random()
        } else {
            self.random.random_range(0..40)
        }
    }

    /// An event of a reader, a script or the browser.
    pub fn next(&mut self) -> Event {
        let name = self.name();
        match self.random.random_range(0..100) {
            0 => self.read(),
            1..=5 => Event::Write {
                texts: self.texts(),
                source: self.one(&[Source::User, Source::Script, Source::Group]),
            },
            6..=15 => Event::Slide {
                name: name.to_owned(),
                position: self.value(name),
            },
            16 => Event::Step {
                name: name.to_owned(),
                by: self.one(&[-10, -1, 1, 10, i32::MIN, i32::MAX]),
            },
            17 => match self.random.random_range(0..3) {
                0 => Event::End {
                    name: name.to_owned(),
                    last: self.chance(0.5),
                },
                _ => Event::Glide(self.texts()),
            },
            18..=22 => Event::Number {
                name: name.to_owned(),
                value: self.value(name),
            },
            23..=25 => Event::Switch {
                name: name.to_owned(),
                on: self.chance(0.5),
            },
            26..=64 => self.pointer(),
            65..=69 => Event::Wheel {
                panel: self.panel(),
                x: self.place(),
                y: self.place(),
                turn: self.number(),
                ctrl: self.chance(0.8),
                time: self.number(),
            },
            70 => Event::Touch {
                panel: self.panel(),
                x: self.place(),
                y: self.place(),
                fingers: self.random.random_range(0..3),
            },
            71 | 72 => Event::Act {
                name: self.one(ACTS).to_owned(),
                draw: self.random.random(),
            },
            73 | 74 => Event::Hotspot(self.one(&[0, 1, 2, 5, 12, 23, 24, 63, usize::MAX])),
            75..=84 => Event::Key {
                panel: self.panel(),
                key: self.one(KEYS).to_owned(),
                shift: self.chance(0.2),
            },
            85..=90 => Event::Button {
                panel: self.panel(),
                action: self.one(&[&Action::MOVES[..], &[Action::Play]].concat()),
            },
            91 => Event::TogglePin,
            92 => match self.random.random_range(0..7) {
                0 => Event::ResetView,
                3 => Event::Date(if self.chance(0.5) {
                    self.number()
                } else {
                    20_400.0 + 400.0 * self.random.random::<f64>()
                }),
                4 => Event::AllowMotion,
                5 => Event::Results(self.chance(0.8).then(|| self.results())),
                1 => Event::ReduceMotion,
                2 => Event::Print,
                _ => Event::Leave,
            },
            93 => self.resized(),
            94 => Event::Seen(self.number()),
            95 => Event::Table(self.chance(0.5)),
            96 => Event::JobButton,
            97..=98 => Event::JobProgress {
                id: self.id(),
                done: self.number(),
            },
            _ => Event::JobFailed(self.id()),
        }
    }

    /// Where a plot might lie: also nowhere, or upside down.
    pub fn area(&mut self, figure: &Figure) -> PlotArea {
        let mut corner = || (self.place(), self.place());
        PlotArea {
            from: corner(),
            to: corner(),
            x: AxisSpan::of(&figure.x),
            y: AxisSpan::of(&figure.y),
            divider: Some(self.place()),
        }
    }
}
