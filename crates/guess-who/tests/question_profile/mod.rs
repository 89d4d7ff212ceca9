//! The figure `question-profile`: what is known of a question is what the exhaustive table and naive trees know of it.

mod facts;
mod legend;
mod lengths;
mod picture;
mod state;
mod table;

use std::cell::RefCell;
use upperhand::guess_who::Rules;
use upperhand_guess_who::question_profile::{Facts, QuestionProfile};
use upperhand_kit::{Edit, Figure, Model, Resolution, Settings};
use upperhand_oracles::normalized;

const RESOLUTION: Resolution = Resolution {
    columns: 120,
    rows: 100,
};

thread_local! {
    /// One for all that is asked: what is solved for one position serves the next.
    static FIGURE: RefCell<QuestionProfile> = RefCell::default();
}

fn settings(set: &str) -> Settings {
    FIGURE.with_borrow_mut(|figure| normalized(figure, set))
}

/// The settings of a position, and others.
fn at(rules: Rules, (mine, theirs): (u32, u32), set: &str) -> Settings {
    let (ending, answers) = (rules.ending().name(), rules.answers());
    settings(&format!(
        "rules={ending} answers={answers} mine={mine} theirs={theirs} {set}"
    ))
}

fn facts(settings: &Settings) -> Facts {
    FIGURE.with_borrow_mut(|figure| figure.facts(settings.state()))
}

fn figure(settings: &Settings) -> Figure {
    FIGURE.with_borrow_mut(|figure| figure.figure_at(0, settings, RESOLUTION))
}

/// Settings after an edit, as the page makes them agree with it.
fn edited(settings: &Settings, edit: &Edit) -> Settings {
    let mut after = edit.on(settings);
    FIGURE.with_borrow_mut(|figure| figure.normalize(&mut after, edit.set));
    after
}
