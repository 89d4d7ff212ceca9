//! A figure with a clock and canvases that a test holds.

use std::cell::Cell;
use std::rc::Rc;
use upperhand_kit::controller::{
    Action, Answers, BackgroundFrame, Controller, Event, EventResponse, Frame, JobRequest, Phase,
    PlotArea, Point, Pointer, Source,
};
use upperhand_kit::model::Control;
use upperhand_kit::{AxisSpan, Figure, Model, Readout};

/// The size of every canvas in device pixels.
pub const SIZE: (u32, u32) = (640, 480);

/// A mouse that rests at the corner of the main panel.
pub const MOUSE: Pointer = Pointer {
    phase: Phase::Move,
    panel: 0,
    id: 1,
    touch: false,
    button: -1,
    pressed: false,
    shift: false,
    x: 0.0,
    y: 0.0,
};

/// 24 against 24 on a map of 64.
pub const EVEN_MAP: [(&str, &str); 3] = [("mine", "24"), ("theirs", "24"), ("size", "64")];

/// A figure in use.
pub struct Used {
    pub figure: Controller,
    pub now: Rc<Cell<f64>>,
    /// The milliseconds that pass between two looks at the clock: the time that a figure takes to be made.
    pub cost: Rc<Cell<f64>>,
    /// The orders that have come with frames and answers to events.
    pub job_requests: Vec<JobRequest>,
    /// The controls on the page.
    pub controls: Vec<Control>,
    figures: Vec<Option<Figure>>,
    areas: Vec<Option<PlotArea>>,
}

/// A plot in the middle of its canvas.
pub fn area(figure: &Figure, (width, height): (u32, u32)) -> PlotArea {
    let (width, height) = (f64::from(width), f64::from(height));
    let x = AxisSpan::of(&figure.x);
    PlotArea {
        from: (0.1 * width, 0.1 * height),
        to: (0.9 * width, 0.9 * height),
        x,
        y: AxisSpan::of(&figure.y),
        divider: figure.divider.map(|at| (0.1 + 0.8 * x.share(at)) * width),
    }
}

pub fn pairs(texts: &[(&str, &str)]) -> Vec<(String, String)> {
    let owned = texts
        .iter()
        .map(|&(name, text)| (name.to_owned(), text.to_owned()));
    owned.collect()
}

impl Used {
    /// A figure whose panels have a size, before its first frame.
    pub fn fresh(model: Box<dyn Model>, texts: &[(&str, &str)], answers: Answers) -> Self {
        let (now, cost) = (Rc::new(Cell::new(1000.0)), Rc::new(Cell::new(0.0)));
        let (time, passes) = (Rc::clone(&now), Rc::clone(&cost));
        let clock = move || {
            time.set(time.get() + passes.get());
            time.get()
        };
        let mut figure = Controller::new(model, answers, Box::new(clock));
        let panels = figure.panels().len();
        figure.dispatch(Event::Read {
            texts: pairs(texts),
            others: Vec::new(),
        });
        let mut used = Self {
            figure,
            now,
            cost,
            job_requests: Vec::new(),
            controls: Vec::new(),
            figures: vec![None; panels],
            areas: vec![None; panels],
        };
        for panel in 0..panels {
            used.resize(panel, SIZE, 1.0);
        }
        used
    }

    /// A figure that has been drawn.
    pub fn new(model: Box<dyn Model>, texts: &[(&str, &str)]) -> Self {
        let mut used = Self::fresh(model, texts, Answers::default());
        used.settle();
        used
    }

    pub fn resize(
        &mut self,
        panel: usize,
        (width, height): (u32, u32),
        pixel_ratio: f64,
    ) -> EventResponse {
        self.send(Event::Resized {
            panel,
            width,
            height,
            pixel_ratio,
        })
    }

    pub fn send(&mut self, event: Event) -> EventResponse {
        let response = self.figure.dispatch(event);
        self.job_requests
            .extend(response.job_requests.iter().cloned());
        response
    }

    /// The next frame, drawn: plots lie in the middle of their canvases.
    pub fn frame(&mut self) -> Frame {
        let mut frame = self.figure.frame(self.now.get());
        self.job_requests.extend(frame.job_requests.iter().cloned());
        let renewed = |control: &Control| frame.controls.iter().any(|new| new.name == control.name);
        self.controls.retain(|control| !renewed(control));
        self.controls.extend(frame.controls.iter().cloned());
        if let Some(names) = &frame.control_names {
            self.controls
                .retain(|control| names.contains(&control.name));
        }
        for drawn in &frame.panels {
            if let BackgroundFrame::New(figure) = &drawn.background {
                self.figures[drawn.panel] = Some((**figure).clone());
            }
            let figure = self.figures[drawn.panel].as_ref().unwrap();
            if drawn.background != BackgroundFrame::Kept {
                let area = area(figure, drawn.size);
                self.areas[drawn.panel] = Some(area);
                self.figure.drawn(drawn.panel, area);
            }
        }
        self.figure.complete(&mut frame);
        frame
    }

    /// The figures that panels were drawn from last.
    pub fn figures(&self) -> &[Option<Figure>] {
        &self.figures
    }

    /// Frames that follow each other for some time, each when the one before asked for it.
    pub fn run(&mut self, milliseconds: f64) -> Vec<Frame> {
        let (end, mut frames) = (self.now.get() + milliseconds, Vec::new());
        loop {
            let frame = self.frame();
            let next = frame.again.map(|again| self.now.get() + again.max(16.0));
            frames.push(frame);
            match next {
                Some(next) if next < end => self.now.set(next),
                _ => break,
            }
        }
        self.now.set(end);
        frames
    }

    /// Everything drawn, finely, and described.
    pub fn settle(&mut self) {
        self.run(1000.0);
        assert_eq!(self.frame().panels, []);
    }

    pub fn wait(&self, milliseconds: f64) {
        self.now.set(self.now.get() + milliseconds);
    }

    /// A setting as addresses spell it.
    pub fn text(&self, name: &str) -> String {
        let settings = self.figure.settings();
        settings.told(settings.index(name).unwrap()).text()
    }

    /// Whole numbers by their names.
    pub fn whole<const N: usize>(&self, names: [&str; N]) -> [u32; N] {
        names.map(|name| self.figure.settings().whole(name))
    }

    pub fn real(&self, name: &str) -> f64 {
        self.figure.settings().real(name)
    }

    pub fn readout(&mut self) -> Readout {
        self.figure.readout()
    }

    pub fn heading(&mut self) -> String {
        self.readout().heading
    }

    /// The point of a panel's canvas above data coordinates.
    pub fn point(&self, panel: usize, (x, y): (f64, f64)) -> Point {
        let area = self.areas[panel].unwrap();
        let along = |from: f64, to: f64, share: f64| from + share * (to - from);
        (
            along(area.from.0, area.to.0, area.x.share(x)),
            along(area.to.1, area.from.1, area.y.share(y)),
        )
    }

    pub fn pointer(&mut self, pointer: Pointer, phase: Phase, (x, y): Point) -> EventResponse {
        self.send(Event::Pointer(Pointer {
            phase,
            x,
            y,
            ..pointer
        }))
    }

    pub fn hover(&mut self, at: Point) -> EventResponse {
        self.pointer(MOUSE, Phase::Move, at)
    }

    pub fn down(&mut self, at: Point) -> EventResponse {
        let pressed = Pointer {
            button: 0,
            pressed: true,
            ..MOUSE
        };
        self.pointer(pressed, Phase::Down, at)
    }

    /// The mouse moves with a button down.
    pub fn drag(&mut self, at: Point) -> EventResponse {
        let pressed = Pointer {
            pressed: true,
            ..MOUSE
        };
        self.pointer(pressed, Phase::Move, at)
    }

    pub fn up(&mut self, at: Point) -> EventResponse {
        self.pointer(Pointer { button: 0, ..MOUSE }, Phase::Up, at)
    }

    pub fn finger(&mut self, id: i32, phase: Phase, at: Point) -> EventResponse {
        let finger = Pointer {
            id,
            touch: true,
            button: if phase == Phase::Move { -1 } else { 0 },
            pressed: phase != Phase::Up,
            ..MOUSE
        };
        self.pointer(finger, phase, at)
    }

    /// The wheel turns with Ctrl.
    pub fn turn(&mut self, (x, y): Point, turn: f64) -> EventResponse {
        self.send(Event::Wheel {
            panel: 0,
            x,
            y,
            turn,
            ctrl: true,
            time: self.now.get(),
        })
    }

    /// A key with the main panel in focus: "End", "Shift+End".
    pub fn key(&mut self, key: &str) -> EventResponse {
        let plain = key.strip_prefix("Shift+");
        self.send(Event::Key {
            panel: 0,
            key: plain.unwrap_or(key).to_owned(),
            shift: plain.is_some(),
        })
    }

    pub fn press(&mut self, action: Action) -> EventResponse {
        self.send(Event::Button { panel: 0, action })
    }

    pub fn write(&mut self, source: Source, texts: &[(&str, &str)]) -> EventResponse {
        self.send(Event::Write {
            texts: pairs(texts),
            source,
        })
    }

    /// Settings from an address; all others get their defaults.
    pub fn read(&mut self, texts: &[(&str, &str)]) -> EventResponse {
        let (texts, others) = (pairs(texts), Vec::new());
        self.send(Event::Read { texts, others })
    }

    pub fn step(&mut self, name: &str, by: i32) -> EventResponse {
        let name = name.to_owned();
        self.send(Event::Step { name, by })
    }

    pub fn number(&mut self, name: &str, value: f64) -> EventResponse {
        self.send(Event::Number {
            name: name.to_owned(),
            value,
        })
    }

    pub fn slide(&mut self, name: &str, position: f64) -> EventResponse {
        self.send(Event::Slide {
            name: name.to_owned(),
            position,
        })
    }
}
