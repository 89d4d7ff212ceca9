//! How finely a figure is made, so that it is there in time.

use super::settings::{Domain, Parameter, Settings, Value};

/// A figure should be made within this time, in milliseconds: drawing it takes as long again and longer.
pub const IN_TIME: f64 = 4.0;

/// A picture that moves should be seen within this time, in milliseconds, with the words around it: sixty of them a
/// second, and two milliseconds for what else a page does.
pub const FRAME: f64 = 14.0;

/// Pictures that are so far apart, in milliseconds, do not belong to one movement.
const APART: f64 = 300.0;

/// A picture with all its pixels takes at most so many times as long as one with a quarter of them.
const PIXELS: f64 = 4.0;

/// So many pictures in a row are quick before all pixels come back: of those that follow each other some may be dearer
/// than others.
const QUICK: u8 = 4;

/// No coarse figure has fewer than one part in so many of the cells along an axis, where fine ones are worth it.
pub const COARSEST: f64 = 8.0;

/// Numbers with more values than this are scrubbed: they change what a figure shows, and hardly its cost before they
/// are twice as large.
const FEW: u32 = 64;

/// So many kinds of figures are remembered.
const KINDS: usize = 64;

/// How long the figures of a panel take. Those of a kind, alike in all but the numbers that are scrubbed,
/// take about as long as the last one; of a kind not met yet, coarse ones are made finer and finer for as long
/// as there is time.
#[derive(Clone, Debug, Default)]
pub struct Pace {
    /// Kinds and the milliseconds that a fine figure would take, by the last one made in a hurry, if a part of the
    /// cells took as small a part of the time. Dear ones take more: they become coarser from one to the next. The
    /// latest last.
    known: Vec<(Vec<Value>, f64)>,
}

/// The settings that say of which kind a figure is, and between which powers of two the largest of its numbers is.
#[must_use]
pub fn kind(parameters: &[Parameter], shows: &[&str], settings: &Settings) -> Vec<Value> {
    let (mut kind, mut size) = (Vec::new(), 0);
    for parameter in parameters {
        let value = settings.get(parameter.name);
        let Some(value) = value.filter(|_| shows.contains(&parameter.name)) else {
            continue;
        };
        if let Value::Whole(number) = value {
            size = size.max(u32::BITS - number.leading_zeros());
        }
        let decides = match parameter.domain {
            Domain::Whole(least, most) => most - least < FEW,
            Domain::Name(_) | Domain::Switch => true,
            Domain::Real(..) => false,
        };
        if decides {
            kind.push(value);
        }
    }
    kind.push(Value::Whole(size));
    kind
}

impl Pace {
    /// Makes a figure of a kind as finely as it can be in time, but no finer than is worth it. `figure` is told one
    /// part in how many of the cells along each axis to make, 1 for a fine one and at least `finest`: where that is
    /// more than 1, pictures come late, and the figure is to be as many times as quick. `clock` counts milliseconds.
    /// Returns what was made last, and whether it is coarse.
    ///
    /// # Errors
    /// Those of `figure`.
    pub fn hurry<T, E>(
        &mut self,
        kind: Vec<Value>,
        finest: f64,
        clock: &dyn Fn() -> f64,
        figure: &mut dyn FnMut(f64) -> Result<T, E>,
    ) -> Result<(T, bool), E> {
        let known = self.known.iter().find(|(met, _)| *met == kind);
        let is_new = known.is_none();
        let (in_time, coarsest) = (IN_TIME / finest, COARSEST * finest);
        // Half the cells along each axis take a quarter of the time.
        let mut part = known.map_or(coarsest, |(_, took)| {
            (took / in_time).sqrt().ceil().clamp(finest, coarsest)
        });
        loop {
            let start = clock();
            let made = figure(part)?;
            let took = clock() - start;
            if is_new && part > finest && took * 4.0 <= in_time {
                part /= 2.0;
                continue;
            }
            self.note(kind, took * part * part);
            return Ok((made, part > 1.0));
        }
    }

    /// Makes a fine figure of a kind, however long it takes. What is known from a hurry stays.
    ///
    /// # Errors
    /// Those of `figure`.
    pub fn take_time<T, E>(
        &mut self,
        kind: Vec<Value>,
        clock: &dyn Fn() -> f64,
        figure: &mut dyn FnMut(f64) -> Result<T, E>,
    ) -> Result<T, E> {
        let start = clock();
        let made = figure(1.0)?;
        if !self.known.iter().any(|(met, _)| *met == kind) {
            self.note(kind, clock() - start);
        }
        Ok(made)
    }

    fn note(&mut self, kind: Vec<Value>, took: f64) {
        self.known.retain(|(met, _)| *met != kind);
        if self.known.len() == KINDS {
            self.known.remove(0);
        }
        self.known.push((kind, took));
    }
}

/// Do the pictures of a movement come in time? Where the browser fills pixels without help that takes most of the
/// time: after a late picture they are drawn with a quarter of them, and besides the main panel only one other is
/// drawn, or the words are renewed, until the movement is over or all of it would be in time, of several in a row.
#[derive(Clone, Copy, Debug, Default)]
pub struct Haste {
    spares: bool,
    /// How many pictures in a row were quick.
    quick: u8,
    /// When the last picture was begun.
    begun: f64,
    /// Was anything drawn for it?
    is_new: bool,
    /// Does it still have time for another panel?
    has_time: bool,
    /// The panel that was drawn last beside the main one.
    last: usize,
    /// For how many pictures the words have waited.
    waited: usize,
}

impl Haste {
    /// A picture of a movement is begun; `now` in milliseconds from some moment on. Is it to have a quarter of the
    /// pixels?
    pub fn begin(&mut self, now: f64) -> bool {
        if now - self.begun > APART {
            self.spares = false;
        }
        self.begun = now;
        self.is_new = false;
        self.has_time = true;
        self.spares
    }

    /// Are the words around so many panels renewed with the picture that was begun last? Where panels take turns words
    /// have one, too, instead of a panel beside the main one.
    pub const fn may_say(&mut self, panels: usize) -> bool {
        let may_say = !self.spares || self.waited + 1 >= panels;
        self.waited = if may_say { 0 } else { self.waited + 1 };
        self.has_time &= !(self.spares && may_say);
        may_say
    }

    /// There is something to say that nobody asked for: the words around so many panels have the next turn.
    pub const fn has_news(&mut self, panels: usize) {
        self.waited = panels;
    }

    /// Which of so many panels is drawn in a place: the main one first, then the others, that one first which has
    /// waited longest where they take turns.
    #[must_use]
    pub const fn panel(&self, place: usize, panels: usize) -> usize {
        if place == 0 {
            0
        } else {
            (self.last + place - 1) % (panels - 1) + 1
        }
    }

    /// May a panel be drawn that is not as it should be? Otherwise it waits for its turn.
    #[must_use]
    pub const fn may_draw(&self, panel: usize) -> bool {
        panel == 0 || self.has_time
    }

    /// A panel is drawn for the picture that was begun last: what stays as it is tells nothing.
    pub const fn draws(&mut self, panel: usize) {
        self.is_new = true;
        if panel > 0 {
            self.last = panel;
            self.has_time = !self.spares;
        }
    }

    /// The picture that was begun last is seen.
    pub fn seen(&mut self, now: f64) {
        if !self.is_new {
            return;
        }
        let took = now - self.begun;
        let is_quick = self.spares && took * PIXELS <= FRAME;
        self.quick = if is_quick { self.quick + 1 } else { 0 };
        self.spares = if self.spares {
            self.quick < QUICK
        } else {
            took > FRAME
        };
    }
}
