//! Questions of a wished size in words, of one or two features or three.

use super::error::Error;
use super::suspect_set::SuspectSet;
use super::suspects::Board;

/// A question of up to three features of a board, joined by "and" or by "or".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpokenQuestion {
    /// What is asked, in words.
    pub text: String,
    /// Those who stand for whom the answer is yes.
    pub yes: SuspectSet,
}

/// A feature, or that it is missing.
#[derive(Clone, Copy)]
struct Term {
    question: usize,
    is_denied: bool,
    yes: SuspectSet,
}

/// How far from what is wished, the features, those denied: less is better, in this order.
type Price = (usize, usize, usize);

/// A question about exactly `count` of those who stand, or as near as can be, of up to `joined` of the board's questions:
/// 1 to 3, others count as the nearest of these. Of all such questions one with the fewest features, then with the fewest
/// "not", then the first in the order of the board, "or" before "and". `None` where nothing splits those who stand.
///
/// Cost: proportional to (2 · questions)^joined, 4·10⁵ sets for three of 64 questions.
///
/// # Errors
/// [`Error::NobodyStands`] and [`Error::NoSuchSuspect`] for a set that is none of suspects.
///
/// ```
/// use upperhand::guess_who::board::{read_board, spoken_question};
/// let board = read_board("name,glasses,hat\nAnna,x,\nBert,,x\nCleo,,\nDave,,\n")?;
/// let text = |count, joined| {
///     let question = spoken_question(&board, board.everybody(), count, joined);
///     question.map(|found| found.map(|question| question.text))
/// };
/// assert_eq!(text(3, 1)?.as_deref(), Some("not glasses"));
/// // Nothing that is one feature is said of two: the nearest is of one.
/// assert_eq!(text(2, 1)?.as_deref(), Some("glasses"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn spoken_question(
    board: &Board,
    standing: SuspectSet,
    count: usize,
    joined: usize,
) -> Result<Option<SpokenQuestion>, Error> {
    let apart = |said: &Said| Some(said.yes.count().abs_diff(count));
    Ok(simplest(board, standing, joined, apart)?.map(|(_, question)| question))
}

/// A question about exactly these of those who stand, joined and chosen as by [`spoken_question`]. `None` where no words
/// say them.
///
/// # Errors
/// As [`spoken_question`].
///
/// ```
/// use upperhand::guess_who::board::{SuspectSet, question_about, read_board};
/// let board = read_board("name,glasses,hat\nAnna,x,\nBert,,x\nCleo,,\nDave,,\n")?;
/// let text = |indices: &[usize]| {
///     let question = question_about(&board, board.everybody(), SuspectSet::new(indices)?, 2)?;
///     Ok::<_, upperhand::guess_who::board::Error>(question.map(|question| question.text))
/// };
/// assert_eq!(text(&[0, 1])?.as_deref(), Some("glasses or hat"));
/// assert_eq!(text(&[2, 3])?.as_deref(), Some("not glasses and not hat"));
/// // Nothing tells these two apart.
/// assert_eq!(text(&[2])?, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn question_about(
    board: &Board,
    standing: SuspectSet,
    yes: SuspectSet,
    joined: usize,
) -> Result<Option<SpokenQuestion>, Error> {
    let is_it = |said: &Said| (said.yes == yes).then_some(0);
    Ok(simplest(board, standing, joined, is_it)?.map(|(_, question)| question))
}

/// The simplest questions about exactly one of these `counts` of those who stand, joined as by [`spoken_question`]: all
/// that have the fewest features, and of these the fewest "not". No two of them are about the same suspects. Empty where no
/// words have such a size.
///
/// # Errors
/// As [`spoken_question`].
///
/// ```
/// use upperhand::guess_who::board::{read_board, spoken_questions};
/// let board = read_board("name,glasses,hat\nAnna,x,\nBert,,x\nCleo,,\nDave,,\n")?;
/// let texts = |counts: &[usize]| {
///     let found = spoken_questions(&board, board.everybody(), counts, 2)?;
///     Ok::<_, upperhand::guess_who::board::Error>(found.into_iter().map(|question| question.text).collect())
/// };
/// let once: Vec<String> = texts(&[1, 3])?;
/// assert_eq!(once, ["glasses", "hat"]);
/// let even: Vec<String> = texts(&[2])?;
/// assert_eq!(even, ["glasses or hat"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn spoken_questions(
    board: &Board,
    standing: SuspectSet,
    counts: &[usize],
    joined: usize,
) -> Result<Vec<SpokenQuestion>, Error> {
    let is_one = |said: &Said| counts.contains(&said.yes.count()).then_some(0);
    let Some((least, _)) = simplest(board, standing, joined, is_one)? else {
        return Ok(Vec::new());
    };
    let mut found: Vec<SpokenQuestion> = Vec::new();
    for_each_question(board, standing, joined, &mut |said| {
        let is_as_simple = is_one(said).map(|apart| said.price(apart)) == Some(least);
        if is_as_simple && found.iter().all(|other| other.yes != said.yes) {
            found.push(said.question(board));
        }
    });
    Ok(found)
}

/// Questions that part those who stand into these sizes: each is asked about those for whom none before it was true, and
/// the last part is the others. `choose` has one of the simplest to take each time. `None` where it takes none, or no words
/// have such a size.
///
/// Where two parts are left, either may be the one that is asked about.
///
/// # Errors
/// As [`spoken_question`].
///
/// ```
/// use upperhand::guess_who::board::{read_board, spoken_parts};
/// let board = read_board("name,glasses,hat\nAnna,x,\nBert,,x\nCleo,,\nDave,,\n")?;
/// let found = spoken_parts(&board, board.everybody(), &[1, 1, 2], 1, |simplest| simplest.into_iter().next())?;
/// let texts: Vec<String> = found.unwrap().into_iter().map(|question| question.text).collect();
/// assert_eq!(texts, ["glasses", "hat"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn spoken_parts(
    board: &Board,
    standing: SuspectSet,
    sizes: &[usize],
    joined: usize,
    mut choose: impl FnMut(Vec<SpokenQuestion>) -> Option<SpokenQuestion>,
) -> Result<Option<Vec<SpokenQuestion>>, Error> {
    let (mut rest, mut left) = (standing, sizes.to_vec());
    let mut parts = Vec::new();
    while left.len() > 1 {
        let wished = if left.len() == 2 { 0..2 } else { 0..1 };
        let Some(question) = choose(spoken_questions(board, rest, &left[wished], joined)?) else {
            return Ok(None);
        };
        let size = question.yes.count();
        let Some(place) = left.iter().position(|&other| other == size) else {
            return Ok(None);
        };
        left.remove(place);
        rest = rest.split(question.yes)[1];
        parts.push(question);
    }
    Ok(Some(parts))
}

/// The question of the least price, with that; `apart` says how far a question is from what is wished, or that it will not
/// do at all.
fn simplest(
    board: &Board,
    standing: SuspectSet,
    joined: usize,
    apart: impl Fn(&Said) -> Option<usize>,
) -> Result<Option<(Price, SpokenQuestion)>, Error> {
    board.check_standing(standing)?;
    let mut best: Option<(Price, SpokenQuestion)> = None;
    for_each_question(board, standing, joined, &mut |said| {
        let price = apart(said).map(|apart| said.price(apart));
        if let Some(price) = price
            && best.as_ref().is_none_or(|(least, _)| price < *least)
        {
            best = Some((price, said.question(board)));
        }
    });
    Ok(best)
}

/// A question while it is looked at.
struct Said<'a> {
    terms: &'a [Term],
    is_or: bool,
    yes: SuspectSet,
}

impl Said<'_> {
    fn price(&self, apart: usize) -> Price {
        let denied = self.terms.iter().filter(|term| term.is_denied).count();
        (apart, self.terms.len(), denied)
    }

    fn question(&self, board: &Board) -> SpokenQuestion {
        SpokenQuestion {
            text: words(board, self.terms, self.is_or),
            yes: self.yes,
        }
    }
}

/// Every question that splits those who stand, the fewest features first, then in the order of the board.
fn for_each_question(
    board: &Board,
    standing: SuspectSet,
    joined: usize,
    seen: &mut impl FnMut(&Said),
) {
    let terms: Vec<Term> = terms(board, standing).collect();
    for features in 1..=joined.clamp(1, 3) {
        for_each_choice(&terms, features, &mut Vec::new(), &mut |terms| {
            for is_or in [true, false] {
                let yes = joined_yes(standing, terms, is_or);
                if !yes.is_empty() && yes != standing {
                    seen(&Said { terms, is_or, yes });
                }
            }
        });
    }
}

/// Every feature that some of those who stand have and some have not; and that it is missing.
fn terms(board: &Board, standing: SuspectSet) -> impl Iterator<Item = Term> {
    let questions = board.questions().iter().enumerate();
    let splitting = questions.filter(move |(_, question)| standing.is_split_by(question.yes));
    splitting.flat_map(move |(question, asked)| {
        let [yes, no] = standing.split(asked.yes);
        let term = |is_denied, yes| Term {
            question,
            is_denied,
            yes,
        };
        [term(false, yes), term(true, no)]
    })
}

/// Every way to choose so many terms about different features, in the order of the board.
fn for_each_choice(
    terms: &[Term],
    count: usize,
    chosen: &mut Vec<Term>,
    seen: &mut impl FnMut(&[Term]),
) {
    if count == 0 {
        seen(chosen);
        return;
    }
    for (index, &term) in terms.iter().enumerate() {
        if chosen
            .last()
            .is_some_and(|last| last.question == term.question)
        {
            continue;
        }
        chosen.push(term);
        for_each_choice(&terms[index + 1..], count - 1, chosen, seen);
        chosen.pop();
    }
}

/// Those for whom one of the terms is true, or all are.
fn joined_yes(standing: SuspectSet, terms: &[Term], is_or: bool) -> SuspectSet {
    let sets = terms.iter().map(|term| term.yes);
    if is_or {
        sets.fold(SuspectSet::default(), SuspectSet::union)
    } else {
        sets.fold(standing, |all, set| all.split(set)[0])
    }
}

fn words(board: &Board, terms: &[Term], is_or: bool) -> String {
    let word = |term: &Term| {
        let not = if term.is_denied { "not " } else { "" };
        format!("{not}{}", board.questions()[term.question].text)
    };
    let words: Vec<String> = terms.iter().map(word).collect();
    words.join(if is_or { " or " } else { " and " })
}
