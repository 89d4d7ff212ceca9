//! The report of a board in plain sentences, for designers and teachers.

use upperhand::guess_who::board::{BoardReport, CellChange, Opening, listed};
use upperhand::guess_who::{Ending, Probability};
use upperhand_games::format::{counted, percent, percent_exactly};
use upperhand_games::stakes::points;

/// The groups of twins that are named.
const MOST_GROUPS: usize = 3;

/// What a report tells, and what it takes: the boards that are solved for it.
pub fn offer(questions: usize, suspects: usize) -> String {
    let cells = questions * suspects;
    let without = match questions {
        1 => "its question".to_owned(),
        _ => format!("each of the {questions} questions"),
    };
    format!(
        "What designers and teachers ask of a board: who has the edge, which questions tell most and least, which nobody needs, who \
         cannot be told apart, and which cell to change so that it is fairer. For that, {} boards are solved: without {without}, and \
         with each of {cells} cells changed.",
        questions + cells
    )
}

/// What is known of the board so far, in this order: the edge of the player who begins, the most and the least telling
/// question, suspects whom no question tells apart, questions that nobody needs, the cell to change for a fairer game,
/// and how many of the changed boards are not known. What there is not has no sentence.
pub fn sentences(report: &BoardReport) -> Vec<String> {
    let all = [
        Some(edge(report)),
        Some(openings(report)),
        twins(report),
        Some(unneeded(report)),
        fairer(report),
        unknown(report.unknown()),
    ];
    all.into_iter().flatten().collect()
}

fn edge(report: &BoardReport) -> String {
    let rules = match report.rules().ending() {
        Ending::Race => "In the race",
        Ending::Official | Ending::Open => "Under the official rules",
    };
    let (win, half) = (report.win(), Probability::new(1, 2));
    let beside = match (win.less(half), half.less(win)) {
        _ if win == half => "the game is fair".to_owned(),
        (Some(more), _) => format!("{} more than half", points(more)),
        (_, less) => format!("{} less than half", less.map(points).unwrap_or_default()),
    };
    let win = percent_exactly(win);
    format!(
        "{rules} the player who begins wins {win} if both play perfectly, their cards face down: {beside}."
    )
}

/// Some questions in words.
fn questions(report: &BoardReport, indices: impl IntoIterator<Item = usize>) -> String {
    let all = report.board().questions();
    let texts: Vec<&str> = indices
        .into_iter()
        .map(|index| all[index].text.as_str())
        .collect();
    listed(&texts)
}

/// What is asked first, what that tells, and what there is besides.
fn openings(report: &BoardReport) -> String {
    let [first, ..] = report.openings() else {
        return "No question tells anything: all suspects answer alike.".to_owned();
    };
    // Naming a suspect at once never wins more. It wins one game in two at most; if it were best, a question would leave the other
    // no more than that, who then moves first, and so at least as much to you.
    let mut said = vec![asked_first(report, *first)];
    let is_asked = |index: &usize| {
        let mut openings = report.openings().iter();
        openings.any(|opening| opening.question == *index)
    };
    let idle: Vec<usize> = (0..report.board().questions().len())
        .filter(|index| !is_asked(index))
        .collect();
    if !idle.is_empty() {
        let tell = if idle.len() == 1 { "tells" } else { "tell" };
        let idle = questions(report, idle);
        said.push(format!("{idle} {tell} nothing: all suspects answer alike."));
    }
    said.join(" ")
}

fn asked_first(report: &BoardReport, first: Opening) -> String {
    let openings = report.openings();
    let last = openings.last().copied().unwrap_or(first);
    let win = percent(first.win);
    if openings.len() == 1 {
        let only = questions(report, [first.question]);
        return format!("Only {only} tells anything, and wins {win} when it is asked first.");
    }
    if first.win == last.win {
        let count = openings.len();
        let the = if report.board().questions().len() == count {
            "the "
        } else {
            ""
        };
        return format!("Each of {the}{count} questions wins {win} when it is asked first.");
    }
    let lowest = match (percent(last.win), first.win.less(last.win)) {
        (lowest, Some(apart)) if lowest == win => format!("{} less", points(apart)),
        (lowest, _) => lowest,
    };
    let those = |worth: Probability, how: &str, win: &str| {
        let equal = openings.iter().filter(|opening| opening.win == worth);
        let indices: Vec<usize> = equal.map(|opening| opening.question).collect();
        let (tell, and_win) = match indices.len() {
            1 => ("tells", format!("wins {win}")),
            _ => ("tell", format!("win {win} each")),
        };
        format!("{} {tell} {how} and {and_win}", questions(report, indices))
    };
    format!(
        "Asked first, {}; {}.",
        those(first.win, "most", &win),
        those(last.win, "least", &lowest)
    )
}

fn twins(report: &BoardReport) -> Option<String> {
    let board = report.board();
    let groups = board.twins();
    let names = |group: &Vec<usize>| {
        let names: Vec<&str> = group
            .iter()
            .map(|&index| board.suspects()[index].as_str())
            .collect();
        listed(&names)
    };
    let (first, others) = groups.split_first()?;
    let mut apart = vec![format!("No question tells {} apart", names(first))];
    apart.extend(others.iter().take(MOST_GROUPS - 1).map(names));
    let more = groups.len().saturating_sub(MOST_GROUPS);
    if more > 0 {
        apart.push(counted(&more.to_string(), "more group"));
    }
    let apart = apart.join(", nor ");
    Some(format!(
        "{apart}: which of them it is can only be guessed. Nobody may wait for the other’s guess: a question has to split those who stand."
    ))
}

/// What ends a sentence while there is more to try.
fn tried(done: usize, all: usize, noun: &str) -> String {
    if done < all {
        let all = counted(&all.to_string(), noun);
        format!("; {done} of {all} tried so far.")
    } else {
        ".".to_owned()
    }
}

fn unneeded(report: &BoardReport) -> String {
    let all = report.board().questions().len();
    let done = report.progress().0.min(all);
    let found = report.unneeded();
    let texts = questions(report, found.iter().copied());
    let as_often = "whoever begins would win exactly as often";
    let said = match found.len() {
        0 if done == all && report.unknown() == 0 => "Every question is needed".to_owned(),
        0 => "No question is found that can be left out".to_owned(),
        1 => format!("{texts} can be left out: {as_often}"),
        count if count == all => format!("Any question can be left out by itself: {as_often}"),
        _ => format!("Each of {texts} can be left out by itself: {as_often}"),
    };
    said + &tried(done, all, "question")
}

/// The change of one cell that brings the chance nearest to a half; nothing where it is a half.
fn fairer(report: &BoardReport) -> Option<String> {
    if report.win() == Probability::new(1, 2) {
        return None;
    }
    let board = report.board();
    let (done, all) = report.progress();
    let [done, all] = [done, all].map(|boards| boards.saturating_sub(board.questions().len()));
    let is_sure = done == all && report.unknown() == 0;
    let said = match report.fairer() {
        Some(CellChange {
            suspect,
            question,
            win,
        }) => {
            let asked = &board.questions()[question];
            let is_yes = asked.yes.contains(suspect);
            let (from, to) = if is_yes { ("yes", "no") } else { ("no", "yes") };
            format!(
                "The fairest change of one cell{} is “{}” of “{}” from {from} to {to}: whoever begins would win {}",
                if is_sure { "" } else { " that is found" },
                asked.text,
                board.suspects()[suspect],
                percent_exactly(win)
            )
        }
        None if is_sure => "No change of one cell makes the game fairer".to_owned(),
        None => "No change of one cell is found that makes the game fairer".to_owned(),
    };
    Some(said + &tried(done, all, "cell"))
}

/// How many of the boards with a question less or a cell changed are not known.
#[doc(hidden)]
pub fn unknown(count: usize) -> Option<String> {
    match count {
        0 => None,
        1 => Some("1 board with one change is not known: it is too large.".to_owned()),
        many => Some(format!(
            "{many} boards with one change are not known: they are too large."
        )),
    }
}
