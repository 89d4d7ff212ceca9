//! Words for questions that were asked, and for the move that the coach would make.

use super::super::chips::{JOINED, faces};
use super::super::players::near;
use upperhand::guess_who::Probability;
use upperhand::guess_who::board::{
    Board, SpokenQuestion, SuspectSet, question_about, spoken_parts, spoken_questions,
};
use upperhand::guess_who::play::Move;
use upperhand::order;
use upperhand::play::guess_who::{Advice, Game, Suspects, optimal_moves, question_worths};
use upperhand_games::format::{grouped, parts};
use upperhand_games::stakes::points;

/// The most suspects whose names stand in for words.
const MOST_NAMED: usize = 4;

/// Suspects as a set of the board of all faces.
pub fn set_of(suspects: &Suspects) -> SuspectSet {
    let indices: Vec<usize> = suspects.iter().map(|number| number as usize - 1).collect();
    SuspectSet::new(&indices).unwrap_or_default()
}

/// Words for some of those standing: their features, else the names of a few; `None` where there are too many to name.
pub fn question(standing: SuspectSet, yes: SuspectSet) -> Option<String> {
    if let Ok(Some(question)) = question_about(faces(), standing, yes, JOINED) {
        return Some(question.text);
    }
    let names = yes
        .indices()
        .map(|index| faces().suspects()[index].as_str());
    let names: Vec<&str> = names.collect();
    let (last, others) = names.split_last()?;
    match others {
        [] => Some((*last).to_owned()),
        _ if names.len() <= MOST_NAMED => Some(format!("{} or {last}", others.join(", "))),
        _ => None,
    }
}

/// The parts of a question in words, each but the last, which are the others: "glasses, then a beard, then the others".
/// `None` where there are no words for one of them.
pub fn parts_said(parts: &[Suspects]) -> Option<String> {
    let parts: Vec<SuspectSet> = parts.iter().map(set_of).collect();
    let mut rest = parts
        .iter()
        .fold(SuspectSet::default(), |all, part| all.union(*part));
    let (_, named) = parts.split_last()?;
    let mut words = Vec::new();
    for &part in named {
        words.push(format!("“{}?”", question(rest, part)?));
        rest = rest.split(part)[1];
    }
    Some(words.join(", then "))
}

/// A move in a few words: "ask about 8 of 24", "name a suspect".
pub fn instruction(made: &Move, pool: u32) -> String {
    match made {
        Move::Ask(sizes) if sizes.len() == 2 => {
            format!("ask about {} of {}", grouped(sizes[0]), grouped(pool))
        }
        Move::Ask(sizes) => format!("split {} into {}", grouped(pool), parts(sizes)),
        Move::Name => "name a suspect".to_owned(),
    }
}

/// The best move in words: "ask “glasses or a beard?”, 8 of 24". Where no words have one of the best sizes, the best
/// question that has words, with its price.
pub fn best(game: &Game, advice: &Advice) -> String {
    best_on(faces(), game, advice)
}

/// The same on a board of other faces.
pub fn best_on(board: &Board, game: &Game, advice: &Advice) -> String {
    let standing = game.standing(near(game));
    let plain = instruction(&advice.best, standing.len());
    let standing = set_of(standing);
    match &advice.best {
        Move::Ask(sizes) if sizes.len() == 2 => {}
        Move::Ask(sizes) => return split(board, standing, sizes).unwrap_or(plain),
        Move::Name => return plain,
    }
    let quoted = |question: &SpokenQuestion| {
        let [asked, all] = [question.yes.count(), standing.count()].map(grouped);
        format!("“{}?”, {asked} of {all}", question.text)
    };
    let found = |counts: &[usize]| {
        let found = spoken_questions(board, standing, counts, JOINED);
        found.unwrap_or_default().into_iter().next()
    };
    if let Some(question) = found(&best_sizes(game, &advice.best)) {
        return format!("ask {}", quoted(&question));
    }
    let Some((question, worth)) = best_in_words(game, found) else {
        return plain;
    };
    match advice.chance.less(worth) {
        Some(price) => format!(
            "{plain}. In words, {} costs {}",
            quoted(&question),
            points(price)
        ),
        None => plain,
    }
}

/// A move of several answers in words: "split 24 into 9 | 7 | 8, “glasses?”, then “a smile?”, then the others".
fn split(board: &Board, standing: SuspectSet, sizes: &[u32]) -> Option<String> {
    let sizes: Vec<usize> = sizes.iter().map(|&size| size as usize).collect();
    let first = |simplest: Vec<SpokenQuestion>| simplest.into_iter().next();
    let questions = spoken_parts(board, standing, &sizes, JOINED, first).ok()??;
    let mut rest = standing;
    let (mut asked, mut words) = (Vec::new(), Vec::new());
    for question in questions {
        let [yes, no] = rest.split(question.yes);
        asked.push(yes);
        words.push(format!("“{}?”", question.text));
        rest = no;
    }
    asked.push(rest);
    let sizes: Vec<u32> = asked
        .into_iter()
        .filter_map(|part| u32::try_from(part.count()).ok())
        .collect();
    Some(format!(
        "split {} into {}, {}, then the others",
        grouped(standing.count()),
        parts(&sizes),
        words.join(", then ")
    ))
}

/// The sizes of the best questions of two parts.
fn best_sizes(game: &Game, best: &Move) -> Vec<usize> {
    let all = optimal_moves(game).unwrap_or_else(|_| vec![best.clone()]);
    let questions = all.iter().filter_map(|made| match made {
        Move::Ask(sizes) if sizes.len() == 2 => Some(sizes),
        Move::Ask(_) | Move::Name => None,
    });
    questions.flatten().map(|&size| size as usize).collect()
}

/// The question of two parts that wins most of those that have words.
fn best_in_words(
    game: &Game,
    found: impl Fn(&[usize]) -> Option<SpokenQuestion>,
) -> Option<(SpokenQuestion, Probability)> {
    let mut worths: Vec<(usize, Probability)> = (1..).zip(question_worths(game).ok()?).collect();
    order::sort_by(&mut worths, |(_, one), (_, other)| {
        other.value().total_cmp(&one.value())
    });
    let mut groups = worths.chunk_by(|(_, one), (_, other)| one == other);
    groups.find_map(|group| {
        let counts: Vec<usize> = group.iter().map(|(count, _)| *count).collect();
        Some((found(&counts)?, group.first()?.1))
    })
}
