//! Tasks that are solved elsewhere: when they are ordered, what is said of them, and answers that come late or never.

use crate::{answer, controller, in_use, task_run};
use upperhand_figures::model;
use upperhand_kit::Task;
use upperhand_kit::controller::{Answers, Event, JobRequest, Source};
use upperhand_oracles::fact;
use upperhand_oracles::used::{EVEN_MAP, Used, pairs};

/// Two cards from a deck of six ranks: no line is perfect.
const DECK: [(&str, &str); 3] = [("cards", "2"), ("ranks", "6"), ("suits", "4")];

/// The numbers of its task.
const NUMBERS: [u32; 5] = [2, 6, 4, 0, 0];

fn fresh(answers: &Answers) -> Used {
    Used::fresh(model("guts-cards").unwrap(), &DECK, answers.clone())
}

/// A figure that has asked for its answer.
fn asking() -> Used {
    let mut cards = fresh(&Answers::default());
    cards.settle();
    cards
}

/// The numbers of the orders that are to be solved, and the ranks that they are about.
fn solves(used: &Used) -> Vec<(u32, u32)> {
    let orders = used.job_requests.iter().filter_map(|order| match order {
        JobRequest::Start { id, numbers, .. } => Some((*id, numbers[1])),
        JobRequest::Stop { .. } => None,
    });
    orders.collect()
}

/// How often a deck of six ranks has been asked about.
fn of_six(used: &Used) -> usize {
    let solves = solves(used).into_iter();
    solves.filter(|(_, ranks)| *ranks == 6).count()
}

fn stops(used: &Used) -> Vec<u32> {
    let orders = used.job_requests.iter().filter_map(|order| match order {
        JobRequest::Stop { id } => Some(*id),
        JobRequest::Start { .. } => None,
    });
    orders.collect()
}

/// The whole answer for the deck of six ranks.
fn solution() -> Vec<i64> {
    let task = Task {
        name: "guts-cards/optimum",
        numbers: NUMBERS.to_vec(),
        label: String::new(),
        is_begun: false,
    };
    answer(&task).unwrap()
}

/// What is said of the loss of the equilibrium.
fn loss(used: &mut Used) -> String {
    fact(&used.readout(), "Equilibrium loses")
}

const SOLVED: &str = "nothing, exactly";

#[test]
fn an_answer_is_shown_when_it_comes() {
    let mut cards = fresh(&Answers::default());
    let frame = cards.frame();
    assert_eq!((solves(&cards), frame.solving), (vec![(1, 6)], Some(true)));
    assert!(loss(&mut cards).starts_with("still solving"));
    cards.settle();
    assert_eq!(solves(&cards).len(), 1, "ordered once");
    cards.figure.solved(1, &solution(), true).unwrap();
    let frame = cards.frame();
    assert_eq!(frame.solving, Some(false));
    assert!(frame.readout.is_some() && !frame.panels.is_empty());
    assert_eq!(loss(&mut cards), SOLVED);
    cards.settle();
    assert_eq!((solves(&cards).len(), stops(&cards)), (1, vec![]));
}

#[test]
fn a_brief_task_says_nothing_and_another_is_announced_whatever_the_clock_rounds() {
    let (mut cards, begun) = (fresh(&Answers::default()), 106.4);
    let passed = (begun + 150.0) - begun;
    assert!(passed < 150.0, "150 milliseconds are a little less");
    cards.now.set(begun);
    assert_eq!(progress(&mut cards), (String::new(), "", Some(0.0)));
    cards.wait(149.0);
    cards.frame();
    assert_eq!(cards.frame().progress, None);
    cards.now.set(begun + 150.0);
    let progress = cards.frame().progress.unwrap();
    assert!(progress.words.ends_with(" …") && progress.words.starts_with(&progress.label));
    assert_eq!(progress.button, "Stop");
}

#[test]
fn progress_only_grows_and_is_told() {
    let mut cards = fresh(&Answers::default());
    cards.frame();
    let mut told = |id, done| cards.send(Event::JobProgress { id, done }).progress;
    assert_eq!(told(1, 0.25), Some(0.25));
    assert_eq!(told(1, 0.25), None);
    let others = [told(1, f64::NAN), told(2, 0.5), told(1, 0.1)];
    assert_eq!(others, [None; 3]);
    cards.wait(200.0);
    assert_eq!(progress(&mut cards).2, Some(0.25));
}

#[test]
fn decks_that_only_pass_by_are_not_solved() {
    let mut cards = asking();
    for ranks in [10.0, 9.0, 7.0] {
        cards.number("ranks", ranks);
        cards.frame();
    }
    cards.wait(99.0);
    cards.frame();
    assert_eq!(solves(&cards), [(1, 6), (2, 10)]);
    cards.wait(1.0);
    cards.frame();
    assert_eq!(solves(&cards), [(1, 6), (2, 10), (4, 7)]);
    assert_eq!(stops(&cards), [1, 2]);
}

#[test]
fn a_late_answer_is_kept_for_when_it_is_wanted_again() {
    let answers = Answers::default();
    let mut cards = fresh(&answers);
    cards.settle();
    let late = solution();
    cards.number("ranks", 3.0);
    cards.settle();
    let before = cards.readout();
    cards.figure.solved(1, &late, true).unwrap();
    assert!(cards.frame().panels.is_empty());
    assert_eq!(cards.readout(), before);
    cards.number("ranks", 6.0);
    cards.frame();
    assert_eq!(loss(&mut cards), SOLVED);
    assert_eq!(of_six(&cards), 1);
    // A second answer to the same order, and one to none, are left alone.
    cards.figure.solved(1, &[], true).unwrap();
    cards.figure.solved(99, &[1], true).unwrap();
    assert_eq!(loss(&mut cards), SOLVED);
}

#[test]
fn figures_share_their_answers() {
    let answers = Answers::default();
    let mut first = fresh(&answers);
    first.settle();
    first.figure.solved(1, &solution(), true).unwrap();
    let mut second = fresh(&answers);
    second.frame();
    assert_eq!(solves(&second), []);
    assert_eq!(loss(&mut second), SOLVED);
    // What is said of another hand is said with the answer that is known.
    let other = controller("guts-cards", answers, Box::new(|| 0.0));
    let hand = [("hand", "TH9S")];
    let (said, _) = second.figure.value_at(other, &pairs(&hand)).unwrap();
    second.write(Source::Script, &hand);
    assert_eq!(said, second.readout());
}

#[test]
fn what_is_stopped_before_anything_is_known_stays_stopped() {
    let mut cards = asking();
    assert!(cards.send(Event::JobButton).redraw);
    cards.frame();
    cards.figure.solved(1, &[], false).unwrap();
    let stopped = "Stopped: nothing is known of it yet.".to_owned();
    assert_eq!(progress(&mut cards), (stopped, "Go on", None));
    cards.settle();
    assert_eq!(solves(&cards).len(), 1);
}

/// The words, the button and the part that is done in the next frame.
fn progress(used: &mut Used) -> (String, &'static str, Option<f64>) {
    let progress = used.frame().progress.unwrap();
    (progress.words, progress.button, progress.done)
}

#[test]
fn a_part_of_an_answer_is_shown_and_can_be_gone_on_with() {
    let mut cards = asking();
    assert!(cards.send(Event::JobButton).redraw);
    assert_eq!(cards.frame().solving, None, "until the part has come");
    assert_eq!(stops(&cards), [1]);
    let mut run = task_run("guts-cards/optimum", &NUMBERS).unwrap();
    run.step().unwrap();
    assert!(!run.is_over());
    cards.figure.solved(1, &run.answer(), false).unwrap();
    let stopped = "Stopped: what is shown is a part of the answer.".to_owned();
    assert_eq!(progress(&mut cards), (stopped, "Go on", None));
    assert!(loss(&mut cards).starts_with("stopped early"));
    // It stays stopped, also after a look at another deck.
    cards.number("ranks", 2.0);
    cards.settle();
    cards.number("ranks", 6.0);
    cards.settle();
    assert_eq!(of_six(&cards), 1);
    cards.send(Event::JobButton);
    cards.settle();
    assert_eq!(of_six(&cards), 2);
    let (id, _) = *solves(&cards).last().unwrap();
    cards.figure.solved(id, &solution(), true).unwrap();
    cards.frame();
    assert_eq!(loss(&mut cards), SOLVED);
}

#[test]
fn a_task_that_failed_can_be_tried_again() {
    let mut cards = asking();
    assert!(!cards.send(Event::JobFailed(7)).redraw);
    assert!(cards.send(Event::JobFailed(1)).redraw);
    let failed = "This could not be solved.".to_owned();
    assert_eq!(progress(&mut cards), (failed, "Try again", None));
    cards.key("ArrowUp");
    cards.settle();
    assert_eq!(solves(&cards).len(), 1, "not by itself");
    cards.send(Event::JobButton);
    cards.frame();
    assert_eq!(solves(&cards).len(), 2);
}

#[test]
fn an_answer_that_is_none_counts_as_failed_and_is_forgotten() {
    let answers = Answers::default();
    let mut cards = fresh(&answers);
    cards.settle();
    assert!(cards.figure.solved(1, &[], true).is_err());
    assert_eq!(progress(&mut cards).1, "Try again");
    let mut other = fresh(&answers);
    assert_eq!((other.frame().problem, solves(&other).len()), (None, 1));
    // One that comes late is found out when it is wanted.
    other.number("ranks", 3.0);
    other.settle();
    other.figure.solved(1, &[5, 5], true).unwrap();
    other.number("ranks", 6.0);
    assert_eq!(other.run(300.0)[0].problem, None);
    assert_eq!(of_six(&other), 2);
}

#[test]
fn a_figure_that_leaves_gives_its_task_up_and_asks_again_when_it_is_back() {
    let mut cards = asking();
    let response = cards.send(Event::Leave);
    assert_eq!(response.job_requests, [JobRequest::Stop { id: 1 }]);
    assert!(!response.redraw);
    assert_eq!(cards.send(Event::Leave).job_requests, []);
    cards.settle();
    assert_eq!(solves(&cards), [(1, 6), (2, 6)]);
}

#[test]
fn a_button_that_is_not_there_does_nothing() {
    let mut map = in_use("win-map", &EVEN_MAP);
    map.send(Event::JobButton);
    assert_eq!((map.frame().progress, map.job_requests.len()), (None, 0));
    let mut cards = asking();
    cards.number("ranks", 9.0);
    cards.frame();
    cards.number("ranks", 7.0);
    cards.frame();
    // Not ordered yet: there is nothing to stop.
    cards.send(Event::JobButton);
    cards.settle();
    let (last, _) = *solves(&cards).last().unwrap();
    assert!(!stops(&cards).contains(&last));
}
