//! Tasks that a figure has solved elsewhere: orders, progress, and answers that are known already.

use super::frame::{JobRequest, Progress};
use crate::figures::model::Model;
use crate::figures::settings::Settings;
use crate::figures::task::Task;
use std::cell::RefCell;
use std::rc::Rc;

/// The time within which a task is not worth a word, in milliseconds.
const BRIEF: f64 = 150.0;

/// A task that is wanted this many milliseconds after another, or less, may only pass by: it is running when it stays.
const PASSING: f64 = 100.0;

/// The most tasks whose fate is remembered.
const REMEMBERED: usize = 64;

/// The most whole numbers in answers that are kept.
const KEPT_NUMBERS: usize = 1 << 18;

/// The name and the numbers of a task: its identity.
type Key = (&'static str, Vec<u32>);

fn key(task: &Task) -> Key {
    (task.name, task.numbers.clone())
}

/// A task and its whole answer.
type Known = (Key, Rc<[i64]>);

/// Whole answers to tasks, for all figures of a page.
#[derive(Clone, Default)]
pub struct Answers(Rc<RefCell<Vec<Known>>>);

impl Answers {
    fn get(&self, task: &Task) -> Option<Rc<[i64]>> {
        let known = self.0.borrow();
        let found = known.iter().find(|(known, _)| *known == key(task));
        found.map(|(_, answer)| Rc::clone(answer))
    }

    /// Keeps an answer; the oldest go where there are too many numbers.
    pub(super) fn keep(&self, task: &Task, answer: &[i64]) {
        let mut known = self.0.borrow_mut();
        known.retain(|(known, _)| *known != key(task));
        known.push((key(task), answer.into()));
        let numbers =
            |known: &[Known]| -> usize { known.iter().map(|(_, answer)| answer.len()).sum() };
        while known.len() > 1 && numbers(&known) > KEPT_NUMBERS {
            known.remove(0);
        }
    }

    fn forget(&self, task: &Task) {
        let mut known = self.0.borrow_mut();
        known.retain(|(known, _)| *known != key(task));
    }

    /// Gives a figure the known answers that it needs. Returns the task that is still to be solved, and whether the
    /// figure was given anything.
    pub(super) fn help(&self, model: &mut dyn Model, settings: &Settings) -> (Option<Task>, bool) {
        let mut was_helped = false;
        let mut wanted = model.task(settings);
        while let Some(task) = &wanted {
            let Some(answer) = self.get(task) else {
                break;
            };
            let received = model.receive(task.name, &task.numbers, &answer);
            was_helped |= received.is_ok();
            let next = model.task(settings);
            if next.as_ref().map(key) == Some(key(task)) {
                // An answer that leaves its task open is none.
                self.forget(task);
            }
            wanted = next;
        }
        (wanted, was_helped)
    }
}

/// The state of the task of the moment.
#[derive(Debug, Default, PartialEq)]
enum Stage {
    /// No task is wanted.
    #[default]
    Idle,
    /// A task is running, or will be if it stays.
    Solving {
        task: Task,
        id: u32,
        begun: f64,
        /// The time at which it is running; none where it is.
        start_at: Option<f64>,
        done: f64,
    },
    /// The reader has stopped the task: a part of the answer is shown.
    Stopped(Task),
    /// The task could not be solved.
    Failed(Task),
}

/// The orders of tasks, one at a time, and their progress.
#[derive(Default)]
pub struct Tasks {
    stage: Stage,
    stopped: Vec<Key>,
    failed: Vec<Key>,
    /// Orders without an answer: the running one, and those given up, whose answer is kept if it is whole.
    running: Vec<(u32, Task)>,
    requests: Vec<JobRequest>,
    serial: u32,
    /// The time at which a task was begun last.
    begun: Option<f64>,
    /// Has there been anything to solve? From then on it keeps its place, so that nothing moves.
    is_visible: bool,
    /// Is the button pressed? Answered with the next frame.
    is_pressed: bool,
}

impl Tasks {
    /// Sees to the task that the figure needs now, and to nothing else.
    pub fn want(&mut self, wanted: Option<Task>, now: f64) {
        let is_pressed = std::mem::take(&mut self.is_pressed);
        if let Stage::Solving {
            task, id, start_at, ..
        } = &self.stage
            && wanted.as_ref().map(key) == Some(key(task))
        {
            if is_pressed && start_at.is_none() {
                let (task, id) = (key(task), *id);
                remember(&mut self.stopped, task);
                self.requests.push(JobRequest::Stop { id });
            }
            return;
        }
        let was_idle = !matches!(self.stage, Stage::Solving { .. });
        self.leave();
        let Some(task) = wanted else {
            return;
        };
        let known = key(&task);
        let again = is_pressed && was_idle;
        if self.failed.contains(&known) && !again {
            self.stage = Stage::Failed(task);
        } else if task.is_begun && self.stopped.contains(&known) && !again {
            self.stage = Stage::Stopped(task);
        } else {
            self.begin(task, now);
        }
    }

    fn begin(&mut self, task: Task, now: f64) {
        self.stopped.retain(|known| *known != key(&task));
        self.failed.retain(|known| *known != key(&task));
        self.is_visible = true;
        self.serial += 1;
        let may_pass = self.begun.is_some_and(|begun| now - begun < PASSING);
        self.begun = Some(now);
        self.stage = Stage::Solving {
            task,
            id: self.serial,
            begun: now,
            start_at: Some(if may_pass { now + PASSING } else { now }),
            done: 0.0,
        };
    }

    /// Orders a task that has waited long enough.
    pub fn start_due(&mut self, now: f64) {
        if let Stage::Solving {
            task, id, start_at, ..
        } = &mut self.stage
            && start_at.is_some_and(|at| at <= now)
        {
            *start_at = None;
            self.requests.push(JobRequest::Start {
                id: *id,
                name: task.name,
                numbers: task.numbers.clone(),
            });
            if self.running.len() == REMEMBERED {
                self.running.remove(0);
            }
            self.running.push((*id, task.clone()));
        }
    }

    /// Gives up the running order.
    pub fn leave(&mut self) {
        if let Stage::Solving {
            id, start_at: None, ..
        } = self.stage
        {
            self.requests.push(JobRequest::Stop { id });
        }
        self.stage = Stage::Idle;
    }

    /// Presses the button beside the progress bar; the next frame obeys it.
    pub const fn press(&mut self) {
        self.is_pressed = true;
    }

    /// Notes how far an order is. Returns whether that is news.
    pub fn progressed(&mut self, of: u32, to: f64) -> bool {
        match &mut self.stage {
            Stage::Solving { id, done, .. } if *id == of && to > *done => {
                *done = to.min(1.0);
                true
            }
            _ => false,
        }
    }

    /// Closes an order. Returns its task, and whether the figure still wants it; nothing for an order that is not open.
    pub fn close(&mut self, of: u32) -> Option<(Task, bool)> {
        let place = self.running.iter().position(|(id, _)| *id == of)?;
        let (_, task) = self.running.remove(place);
        let is_wanted = matches!(self.stage, Stage::Solving { id, .. } if id == of);
        if is_wanted {
            self.stage = Stage::Idle;
        }
        Some((task, is_wanted))
    }

    /// Notes that there is no answer to an order.
    pub fn fail(&mut self, of: u32) -> bool {
        let Some((task, is_wanted)) = self.close(of) else {
            return false;
        };
        self.note_failure(task, is_wanted);
        true
    }

    /// Notes that a task cannot be solved; one that is wanted can be tried again by the reader.
    pub fn note_failure(&mut self, task: Task, is_wanted: bool) {
        remember(&mut self.failed, key(&task));
        if is_wanted {
            self.stage = Stage::Failed(task);
        }
    }

    /// The orders since the last call.
    pub fn take_requests(&mut self) -> Vec<JobRequest> {
        std::mem::take(&mut self.requests)
    }

    /// Is anything being solved?
    pub const fn is_solving(&self) -> bool {
        matches!(self.stage, Stage::Solving { .. })
    }

    /// The task as a reader sees it; nothing before there has been one.
    pub fn progress(&self, now: f64) -> Option<Progress> {
        if !self.is_visible {
            return None;
        }
        let say = |task: &Task, words: String, done, button| Progress {
            label: task.label.clone(),
            words,
            done,
            button,
        };
        Some(match &self.stage {
            Stage::Idle => Progress::default(),
            Stage::Solving {
                task, begun, done, ..
            } if now >= begun + BRIEF => {
                say(task, format!("{} …", task.label), Some(*done), "Stop")
            }
            Stage::Solving { task, done, .. } => say(task, String::new(), Some(*done), ""),
            Stage::Stopped(task) => {
                let words = "Stopped: what is shown is a part of the answer.";
                say(task, words.to_owned(), None, "Go on")
            }
            Stage::Failed(task) => say(
                task,
                "This could not be solved.".to_owned(),
                None,
                "Try again",
            ),
        })
    }

    /// The time at which something changes by itself.
    pub fn next_time(&self, now: f64) -> Option<f64> {
        let Stage::Solving {
            begun, start_at, ..
        } = &self.stage
        else {
            return None;
        };
        let said_at = begun + BRIEF;
        let times = [*start_at, (said_at > now).then_some(said_at)];
        times.into_iter().flatten().reduce(f64::min)
    }
}

fn remember(keys: &mut Vec<Key>, key: Key) {
    keys.retain(|known| *known != key);
    if keys.len() == REMEMBERED {
        keys.remove(0);
    }
    keys.push(key);
}
