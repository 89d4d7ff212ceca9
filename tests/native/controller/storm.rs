//! A storm of random events over every figure, hostile ones among them, with a frame after every 200th.
//!
//! The suite runs 1 % of a million; `UPPERHAND_STORM=full`, which `cargo xtask test storm` sets, runs them all.

mod events;

use crate::controller;
use crate::support::{is_allowed, seed_of};
use crate::task_run;
use events::Events;
use rand::RngExt;
use std::cell::Cell;
use std::rc::Rc;
use upperhand_figures::{model, names};
use upperhand_kit::controller::{
    Answers, BackgroundFrame, Controller, Event, Frame, JobRequest, Phase, Pointer,
};
use upperhand_kit::{Crosshair, FieldSet, Figure, Model, Readout, Settings};
use upperhand_oracles::is_full;
use upperhand_oracles::used::{area, pairs};

/// The number of events of the whole storm, over all figures.
const EVENTS: usize = 1_000_000;

/// The number of events between two frames.
const BETWEEN: usize = 200;

/// No glide takes longer, nor does a move that is told, in milliseconds.
const GLIDE: f64 = 6000.0;

/// A figure in the storm.
struct Storm {
    name: &'static str,
    figure: Controller,
    /// Another model of the same figure, to check what the first has normalized.
    model: Box<dyn Model>,
    now: Rc<Cell<f64>>,
    events: Events,
    /// Orders that have not been answered.
    open: Vec<JobRequest>,
    canvases: Vec<Canvas>,
    readout: Option<Readout>,
}

/// What a canvas shows.
#[derive(Clone, Default, PartialEq)]
struct Canvas {
    figure: Option<Figure>,
    crosshair: Option<Crosshair>,
}

impl Storm {
    fn new(name: &'static str, seed: u64) -> Self {
        let now = Rc::new(Cell::new(0.0));
        let clock = Rc::clone(&now);
        let figure = controller(name, Answers::default(), Box::new(move || clock.get()));
        let panels = figure.panels().len();
        let parameters = figure.settings().declared();
        let mut storm = Self {
            name,
            figure,
            model: model(name).unwrap(),
            now,
            events: Events::new(parameters, panels, seed),
            open: Vec::new(),
            canvases: vec![Canvas::default(); panels],
            readout: None,
        };
        let first = storm.events.read();
        storm.send(first);
        storm
    }

    /// Sends an event, and checks what every event must keep.
    fn send(&mut self, event: Event) -> bool {
        let before = self.figure.settings().clone();
        let told = format!("{}: {event:?} at {}", self.name, before.query());
        let response = self.figure.dispatch(event);
        self.open.extend(response.job_requests);
        let after = self.figure.settings();
        for (setting, value) in after.entries() {
            let is_allowed = is_allowed(setting.domain, &value);
            assert!(is_allowed, "{told}: {} is {value:?}", setting.name);
        }
        let both = before.iter().zip(after.iter());
        let differing = both.filter(|(a, b)| a != b).map(|(_, after)| after);
        assert_eq!(response.settings, differing.collect::<Vec<_>>(), "{told}");
        let mut normalized = after.clone();
        self.model.normalize(&mut normalized, FieldSet::NONE);
        assert_eq!(normalized, *after, "{told}: not in agreement");
        response.redraw
    }

    /// A frame at the present time, drawn or not.
    fn frame(&mut self) -> Frame {
        let frame = self.figure.frame(self.now.get());
        assert!(frame.job_requests.len() <= 3);
        self.open.extend(frame.job_requests.iter().cloned());
        if let Some(readout) = &frame.readout {
            self.readout = Some(readout.clone());
        }
        for drawn in &frame.panels {
            let canvas = &mut self.canvases[drawn.panel];
            if let BackgroundFrame::New(figure) = &drawn.background {
                canvas.figure = Some((**figure).clone());
            }
            canvas.crosshair.clone_from(&drawn.crosshair);
            let figure = canvas.figure.as_ref();
            let figure = figure.expect("nothing is kept before it is new");
            match self.events.random.random_range(0..20) {
                0 => {
                    let reason = "no context".to_owned();
                    self.figure
                        .not_drawn(drawn.panel, reason, &mut frame.clone());
                }
                1 => self.figure.drawn(drawn.panel, self.events.area(figure)),
                _ => self.figure.drawn(drawn.panel, area(figure, drawn.size)),
            }
        }
        frame
    }

    /// Frames until nothing more is to be drawn, and then one that is empty. A glide has come to its end by then.
    fn come_to_rest(&mut self) {
        self.frame();
        self.now.set(self.now.get() + GLIDE);
        for _ in 0..=self.canvases.len() {
            self.frame();
        }
        self.expect_nothing("a frame without news");
    }

    fn expect_nothing(&mut self, after: &str) {
        let frame = self.frame();
        let again = frame.again;
        let empty = Frame {
            again,
            ..Frame::default()
        };
        let query = self.figure.query();
        assert_eq!(frame, empty, "{}: {after} at {query}", self.name);
        // Only a moving picture asks for more.
        if again == Some(0.0) {
            let still = self.send(Event::ReduceMotion);
            assert!(still && self.frame().playing == Some(false));
        }
    }

    /// An event that wants no frame leaves nothing to be drawn.
    fn check_redraw(&mut self) {
        let event = self.events.next();
        let told = format!("{event:?}");
        if !matches!(event, Event::Leave) && !self.send(event) {
            self.expect_nothing(&told);
        }
    }

    /// A pointer that comes and goes leaves what was said and drawn as it was.
    fn check_preview(&mut self) {
        let leave = Pointer {
            phase: Phase::Leave,
            ..self.events.mouse()
        };
        self.send(Event::Leave);
        self.send(Event::Pointer(leave));
        self.rest();
        let (readout, canvases) = (self.readout.clone(), self.canvases.clone());
        let settings = self.figure.settings().clone();
        for _ in 0..3 {
            let pointer = Pointer {
                phase: Phase::Move,
                pressed: false,
                ..self.events.mouse()
            };
            self.send(Event::Pointer(pointer));
            self.frame();
        }
        assert_eq!(*self.figure.settings(), settings, "{}", self.name);
        self.send(Event::Pointer(leave));
        self.rest();
        let is_same = self.readout == readout && self.canvases == canvases;
        assert!(is_same, "{} at {}", self.name, settings.query());
    }

    /// All is fine and described.
    fn rest(&mut self) {
        for _ in 0..2 {
            self.now.set(self.now.get() + 1000.0);
            self.come_to_rest();
        }
    }

    /// The address leads to the same settings in another figure.
    fn check_address(&mut self) {
        let query = self.figure.query();
        let texts = query.split('&').filter_map(|pair| pair.split_once('='));
        let (texts, others) = (pairs(&texts.collect::<Vec<_>>()), Vec::new());
        let mut other = controller(self.name, Answers::default(), Box::new(|| 0.0));
        let response = other.dispatch(Event::Read { texts, others });
        assert_eq!(response.notices, [""; 0], "{query}");
        // What stays on the reader's device is in no address.
        let said = |settings: &Settings| {
            let all = settings.entries();
            let told = all.filter(|(setting, _)| !setting.is_private);
            let named = told.map(|(setting, value)| (setting.name, value));
            named.collect::<Vec<_>>()
        };
        let (here, there) = (said(self.figure.settings()), said(other.settings()));
        assert_eq!(here, there, "{}: {query}", self.name);
    }

    /// Some orders are answered: wholly, in part, with nonsense, late, or never.
    fn answer(&mut self) {
        for _ in 0..self.open.len().min(2) {
            let random = &mut self.events.random;
            let place = random.random_range(0..self.open.len());
            let kind = random.random_range(0..8);
            if kind == 0 {
                continue;
            }
            let JobRequest::Start { id, name, numbers } = self.open.swap_remove(place) else {
                continue;
            };
            let mut run = task_run(name, &numbers).unwrap();
            let steps = if kind < 4 {
                usize::MAX
            } else {
                random.random_range(0..4)
            };
            for _ in 0..steps {
                if run.is_over() {
                    break;
                }
                run.step().unwrap();
            }
            let nonsense: Vec<i64> = (0..kind).map(|_| random.random()).collect();
            let (answer, is_whole) = match kind {
                1..=5 => (run.answer(), run.is_over()),
                6 => (run.answer(), true),
                _ => (nonsense, random.random()),
            };
            // Nonsense is refused, and counts as failed.
            let _ = self.figure.solved(id, &answer, is_whole);
        }
        self.open.truncate(50);
    }
}

fn storm(name: &'static str) {
    let events = if is_full() { EVENTS } else { EVENTS / 100 } / names().len();
    let mut storm = Storm::new(name, seed_of(name));
    for count in 1..=events {
        let event = storm.events.next();
        storm.send(event);
        let passed = storm.events.passed();
        storm.now.set(storm.now.get() + passed);
        if count % BETWEEN == 0 {
            storm.come_to_rest();
            storm.answer();
            storm.come_to_rest();
            storm.check_redraw();
            storm.check_address();
            storm.check_preview();
        }
    }
}

mod of_events_breaks_no_figure {
    crate::support::each_figure!(super::storm);
}
