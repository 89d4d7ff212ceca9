//! Tasks whose solution takes long: the jobs that solve them outside of the page, their progress, and known results.

use super::frame::{JobRequest, Progress};
use crate::model::Model;
use crate::settings::Settings;
use crate::task::Task;
use std::cell::RefCell;
use std::rc::Rc;

/// The time after which the status line mentions a task, in milliseconds.
const BRIEF: f64 = 150.0;

/// A task that is wanted at most this many milliseconds after another may be a passing one: its job starts only if it
/// is still wanted then.
const PASSING: f64 = 100.0;

/// The most jobs that are remembered, and the most stopped or failed tasks.
const REMEMBERED: usize = 64;

/// The name and the parameters of a task, which identify it.
type TaskKey = (&'static str, Vec<u32>);

fn key(task: &Task) -> TaskKey {
    (task.name, task.numbers.clone())
}

/// A task and its whole result.
type KnownResult = (TaskKey, Rc<[i64]>);

/// Whole results of tasks, for all figures of a page.
#[derive(Clone, Default)]
pub struct Answers(Rc<RefCell<Vec<KnownResult>>>);

impl Answers {
    /// The most integers in the results that are kept.
    pub const KEPT_NUMBERS: usize = 1 << 18;

    /// The whole result of a task, where it is known.
    pub fn get(&self, task: &Task) -> Option<Rc<[i64]>> {
        let known = self.0.borrow();
        let found = known.iter().find(|(known, _)| *known == key(task));
        found.map(|(_, answer)| Rc::clone(answer))
    }

    /// Keeps a result, and drops the oldest ones where there are too many numbers.
    pub fn keep(&self, task: &Task, answer: &[i64]) {
        let mut known = self.0.borrow_mut();
        known.retain(|(known, _)| *known != key(task));
        known.push((key(task), answer.into()));
        let numbers =
            |known: &[KnownResult]| -> usize { known.iter().map(|(_, answer)| answer.len()).sum() };
        while known.len() > 1 && numbers(&known) > Self::KEPT_NUMBERS {
            known.remove(0);
        }
    }

    fn forget(&self, task: &Task) {
        let mut known = self.0.borrow_mut();
        known.retain(|(known, _)| *known != key(task));
    }

    /// Gives a figure the known results that it needs. Returns the task that remains to be solved, and whether the
    /// figure got any result.
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
                // A result after which the figure still wants the same task is useless.
                self.forget(task);
            }
            wanted = next;
        }
        (wanted, was_helped)
    }
}

/// The state of the present task.
#[derive(Debug, Default, PartialEq)]
enum TaskState {
    /// No task is wanted.
    #[default]
    Idle,
    /// The task is being solved, or will be if it stays wanted.
    Solving {
        task: Task,
        id: u32,
        begun: f64,
        /// The time at which its job starts; none once it has started.
        start_at: Option<f64>,
        done: f64,
    },
    /// The reader has stopped the task: a part of the result is shown.
    Stopped(Task),
    /// The task could not be solved.
    Failed(Task),
}

/// The present task of a figure, its job, and its progress.
#[derive(Default)]
pub struct Tasks {
    state: TaskState,
    stopped: Vec<TaskKey>,
    failed: Vec<TaskKey>,
    /// Jobs without a result yet: the present one, and stopped ones, whose result is kept if it is whole.
    running: Vec<(u32, Task)>,
    requests: Vec<JobRequest>,
    serial: u32,
    /// The time at which the last task began.
    begun: Option<f64>,
    /// Has there been any task? From then on the progress bar keeps its place, so that nothing moves.
    is_visible: bool,
    /// Was the button pressed? Handled with the next frame.
    is_pressed: bool,
}

impl Tasks {
    /// Takes up the task that the figure needs now, and gives up any other.
    pub fn want(&mut self, wanted: Option<Task>, now: f64) {
        let is_pressed = std::mem::take(&mut self.is_pressed);
        if let TaskState::Solving {
            task, id, start_at, ..
        } = &self.state
            && wanted.as_ref().map(key) == Some(key(task))
        {
            if is_pressed && start_at.is_none() {
                let (task, id) = (key(task), *id);
                remember(&mut self.stopped, task);
                self.requests.push(JobRequest::Stop { id });
            }
            return;
        }
        let was_idle = !matches!(self.state, TaskState::Solving { .. });
        self.leave();
        let Some(task) = wanted else {
            return;
        };
        let known = key(&task);
        let again = is_pressed && was_idle;
        if self.failed.contains(&known) && !again {
            self.state = TaskState::Failed(task);
        } else if self.stopped.contains(&known) && !again {
            self.state = TaskState::Stopped(task);
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
        self.state = TaskState::Solving {
            task,
            id: self.serial,
            begun: now,
            start_at: Some(if may_pass { now + PASSING } else { now }),
            done: 0.0,
        };
    }

    /// Starts the job of a task that has waited long enough.
    pub fn start_due(&mut self, now: f64) {
        if let TaskState::Solving {
            task, id, start_at, ..
        } = &mut self.state
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

    /// Stops the running job.
    pub fn leave(&mut self) {
        if let TaskState::Solving {
            id, start_at: None, ..
        } = self.state
        {
            self.requests.push(JobRequest::Stop { id });
        }
        self.state = TaskState::Idle;
    }

    /// Presses the button beside the progress bar, for the next frame to handle.
    pub const fn press(&mut self) {
        self.is_pressed = true;
    }

    /// Records the progress of a job. Returns whether it has advanced.
    pub fn progressed(&mut self, of: u32, to: f64) -> bool {
        match &mut self.state {
            TaskState::Solving { id, done, .. } if *id == of && to > *done => {
                *done = to.min(1.0);
                true
            }
            _ => false,
        }
    }

    /// Forgets a job. Returns its task, and whether the figure still wants it; `None` for an unknown job.
    pub fn close(&mut self, of: u32) -> Option<(Task, bool)> {
        let place = self.running.iter().position(|(id, _)| *id == of)?;
        let (_, task) = self.running.remove(place);
        let is_wanted = matches!(self.state, TaskState::Solving { id, .. } if id == of);
        if is_wanted {
            self.state = TaskState::Idle;
        }
        Some((task, is_wanted))
    }

    /// Records that a job has failed. Returns whether it was known.
    pub fn fail(&mut self, of: u32) -> bool {
        let Some((task, is_wanted)) = self.close(of) else {
            return false;
        };
        self.note_failure(task, is_wanted);
        true
    }

    /// Records that a task could not be solved. If it is still wanted, the reader can try again.
    pub fn note_failure(&mut self, task: Task, is_wanted: bool) {
        remember(&mut self.failed, key(&task));
        if is_wanted {
            self.state = TaskState::Failed(task);
        }
    }

    /// The requests since the last call.
    pub fn take_requests(&mut self) -> Vec<JobRequest> {
        std::mem::take(&mut self.requests)
    }

    /// Is a task being solved?
    pub const fn is_solving(&self) -> bool {
        matches!(self.state, TaskState::Solving { .. })
    }

    /// The progress bar; `None` before the first task.
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
        Some(match &self.state {
            TaskState::Idle => Progress::default(),
            TaskState::Solving {
                task, begun, done, ..
            } if now >= begun + BRIEF => {
                say(task, format!("{} …", task.label), Some(*done), "Stop")
            }
            TaskState::Solving { task, done, .. } => say(task, String::new(), Some(*done), ""),
            TaskState::Stopped(task) => {
                let words = if task.is_begun {
                    "Stopped: what is shown is a part of the answer."
                } else {
                    "Stopped: nothing is known of it yet."
                };
                say(task, words.to_owned(), None, "Go on")
            }
            TaskState::Failed(task) => say(
                task,
                "This could not be solved.".to_owned(),
                None,
                "Try again",
            ),
        })
    }

    /// The time at which a job starts or the status line appears.
    pub fn next_time(&self, now: f64) -> Option<f64> {
        let TaskState::Solving {
            begun, start_at, ..
        } = &self.state
        else {
            return None;
        };
        let said_at = begun + BRIEF;
        let times = [*start_at, (said_at > now).then_some(said_at)];
        times.into_iter().flatten().reduce(f64::min)
    }
}

fn remember(keys: &mut Vec<TaskKey>, key: TaskKey) {
    keys.retain(|known| *known != key);
    if keys.len() == REMEMBERED {
        keys.remove(0);
    }
    keys.push(key);
}
