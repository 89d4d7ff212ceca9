//! A position of a game and everything that is known of it: what pictures and words are made from.

use super::game::{Act, Game, Position, Question};
use super::known::{Boards, Measure, Values, Wins, rules_of};
use super::openings;
use super::options::{Asked, What, options};
use super::own_card::{OwnPosition, Reply};
use super::phrases::{chance, exact, names};
use super::state::State;
use std::rc::Rc;
use upperhand::guess_who::board::{Board, Bracket, Shipped, SuspectSet};
use upperhand::guess_who::{Ending, Pool, Probability, most_even_part, win_probability};
use upperhand_games::format::{counted, grouped};
use upperhand_games::looks::Person;
use upperhand_games::rule_sets::{in_words, sized};

/// The position after the moves shown.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    pub game: Game,
    pub step: usize,
    pub position: Position,
    /// Everything that can be asked, best first; nothing once the game is over.
    pub options: Vec<Asked>,
    /// The place of the one chosen.
    pub chosen: Option<usize>,
    /// The pairs of secrets for which the mover wins.
    pub wins: Option<Wins>,
    pub values: Option<Rc<Values>>,
    /// Why nothing is solved, in a sentence.
    pub rejection: Option<String>,
    /// Do the boards stand on a table, and only the questions here?
    pub phone: bool,
    /// The faces of its suspects, of those who have one.
    pub faces: Rc<[Option<Person>]>,
    /// What whoever begins would win if questions could join two features, as it is kept with the shipped boards.
    pub joined: Option<Probability>,
    /// What whoever begins wins where both know their own cards, as it is kept with the shipped boards.
    pub known: Option<Bracket>,
    /// Your own card, and what it is worth to know it.
    pub own: Option<(OwnPosition, Option<Reply>)>,
    /// The best chance of whoever moves after so many moves, for each move of the game and its end.
    pub worths: Vec<Option<Wins>>,
    /// The same with the move that was made.
    pub made: Vec<Option<Wins>>,
}

impl View {
    pub fn of(state: &State, boards: &Boards) -> Self {
        let game = state.game();
        let step = state.shown(&game);
        let opening = openings::opening(state).map(Rc::new);
        let values = |step: usize| {
            let known = boards.values(&game, game.positions[step]);
            known.or_else(|| opening.clone().filter(|_| step == 0))
        };
        let options_at = |step: usize| {
            if game.winner_after(step).is_some() {
                return Vec::new();
            }
            options(&game, step, values(step).as_deref())
        };
        let mut all: Vec<Vec<Asked>> = (0..game.positions.len()).map(options_at).collect();
        let worth = |(step, options): (usize, &Vec<Asked>)| {
            let position = game.positions[step];
            if let Some(won) = game.winner_after(step) {
                let pairs = if won == game.is_yours(step) {
                    position.pairs()
                } else {
                    0
                };
                return (Some([number(pairs); 2]), None);
            }
            let act = game.moves.get(step).map(what);
            let made = options.iter().find(|asked| Some(asked.what) == act);
            (best(options, position), made.and_then(|asked| asked.wins))
        };
        let (worths, made) = all.iter().enumerate().map(worth).unzip();
        let (values, options) = (values(step), all.swap_remove(step));
        let position = game.positions[step];
        let mut view = Self {
            rejection: rejection(&game, boards.measure(&game)),
            phone: state.phone,
            faces: Rc::clone(&state.board.faces),
            joined: (step == 0 && !state.joined)
                .then(|| joined(state))
                .flatten(),
            known: shipped(state)
                .filter(|_| step == 0 && !state.joined)
                .and_then(|shipped| shipped.known_cards(rules_of(state.ending))),
            own: OwnPosition::of(state, &game).map(|own| (own, boards.reply(&game, own))),
            wins: best(&options, position),
            chosen: None,
            step,
            position,
            options,
            values,
            worths,
            made,
            game,
        };
        view.chosen = view.place(state.question);
        view
    }

    /// The place of the question of a number; for 0 of the one asked next in this game, else of the best.
    fn place(&self, number: u32) -> Option<usize> {
        let place = |is_wanted: &dyn Fn(&Asked) -> bool| self.options.iter().position(is_wanted);
        let has_number = |asked: &Asked| asked.what.number() == number;
        let found = match number {
            0 => place(&|asked| self.is_next(asked)),
            _ => place(&|asked| has_number(asked) && !self.is_next(asked))
                .or_else(|| place(&has_number)),
        };
        found.or(if self.options.is_empty() {
            None
        } else {
            Some(0)
        })
    }

    /// Is it what is asked next in this game?
    fn is_next(&self, asked: &Asked) -> bool {
        let next = self.game.moves.get(self.step);
        next.is_some_and(|act| what(act) == asked.what)
    }

    /// The number by which the setting `question` calls the option of a place. The question asked next may join features to
    /// which as many say yes as to another that is listed: it is 0.
    pub fn number_of(&self, option: usize) -> Option<u32> {
        let asked = self.options.get(option)?;
        Some(if self.is_next(asked) {
            0
        } else {
            asked.what.number()
        })
    }

    pub const fn is_yours(&self) -> bool {
        self.game.is_yours(self.step)
    }

    /// Your chance where the mover wins so much after so many moves, if that is known exactly.
    pub fn yours(&self, step: usize, wins: Option<Wins>) -> Option<Probability> {
        let pairs = self.game.positions[step].pairs();
        let chance = exact(wins?, pairs)?;
        if self.game.is_yours(step) {
            Some(chance)
        } else {
            Probability::new(1, 1).less(chance)
        }
    }

    /// Have you won? `None` while the game goes on.
    pub fn winner(&self) -> Option<bool> {
        self.game.winner_after(self.step)
    }

    pub fn board(&self) -> &Board {
        &self.game.board
    }

    pub fn chosen(&self) -> Option<&Asked> {
        self.options.get(self.chosen?)
    }

    /// Those of the mover's suspects for whom the answer to what is chosen is yes; nobody for naming.
    pub fn saying_yes(&self) -> SuspectSet {
        match self.chosen().map(|asked| asked.what) {
            Some(What::Question(question)) => self.parts(question)[0],
            _ => SuspectSet::default(),
        }
    }

    /// The mover's suspects who say yes to a question, and who say no.
    fn parts(&self, question: Question) -> [SuspectSet; 2] {
        self.position.mine.split(question.yes(self.board()))
    }

    /// The suspects that an answer leaves to the mover.
    pub fn left(&self, asked: &Asked, yes: bool) -> SuspectSet {
        match asked.what {
            What::Question(question) => self.parts(question)[usize::from(!yes)],
            What::Naming => self.position.mine,
        }
    }

    /// Can the answer be given?
    pub fn is_possible(&self, asked: &Asked, yes: bool) -> bool {
        match asked.what {
            What::Question(_) => self.left(asked, yes).count() > 0,
            What::Naming => yes || self.position.mine.count() > 1,
        }
    }

    /// What the mover wins after an answer, in pairs of secrets of what is left: the pairs, and their number.
    pub fn wins_after(&self, asked: &Asked, yes: bool) -> Option<(Wins, u64)> {
        match asked.what {
            What::Naming => Some(if yes { ([1; 2], 1) } else { ([0; 2], 1) }),
            What::Question(question) => {
                let pairs = (self.left(asked, yes).count() * self.position.theirs.count()) as u64;
                let values = self.values.as_ref()?;
                let replies = match question {
                    Question::Feature(index) => values.replies[index],
                    Question::Joined(yes) => values.joined_question(yes)?.replies,
                };
                let [low, high] = replies[usize::from(!yes)];
                let all = number(pairs);
                Some(([all - high, all - low], pairs))
            }
        }
    }

    /// What an answer leads to: "9 left, then 60.1 %".
    pub fn after(&self, asked: &Asked, yes: bool) -> Option<String> {
        if !self.is_possible(asked, yes) {
            return Some("nobody".to_owned());
        }
        let (wins, pairs) = self.wins_after(asked, yes)?;
        let chance = chance(wins, pairs);
        Some(match asked.what {
            What::Naming => chance,
            What::Question(_) => format!("{} left, {chance}", self.left(asked, yes).count()),
        })
    }

    /// What is asked in words: "glasses", "glasses or a cap", "name a suspect".
    pub fn asked(&self, asked: &Asked) -> String {
        let known = |yes| self.values.as_ref()?.joined_question(yes);
        match asked.what {
            What::Question(Question::Joined(yes)) if let Some(joined) = known(yes) => {
                joined.text.clone()
            }
            What::Question(question) => {
                question.text(self.board(), self.position.mine).into_owned()
            }
            What::Naming => match self.position.mine.indices().next() {
                Some(only) if self.position.mine.count() == 1 => {
                    format!("name {}", self.board().suspects()[only])
                }
                _ => "name a suspect".to_owned(),
            },
        }
    }

    /// What both would win where every split could be asked.
    pub fn free(&self) -> Option<Probability> {
        let [mine, theirs] = self.pools();
        win_probability(rules_of(self.game.terms.ending), mine, theirs).ok()
    }

    /// How many suspects a question is about that would be best where every split could be asked, and how much more that
    /// would win than the best of those that join features; `None` where none are joined.
    pub fn price(&self) -> Option<(u32, Probability)> {
        if !self.game.terms.joined {
            return None;
        }
        let here = exact(self.wins?, self.position.pairs())?;
        let more = self.free()?.less(here)?;
        let [mine, theirs] = self.pools();
        let size = most_even_part(rules_of(self.game.terms.ending), mine, theirs).ok()??;
        (more.numerator() > 0).then_some((size, more))
    }

    /// The mover's pool and the other's.
    fn pools(&self) -> [Pool; 2] {
        let pool = |set: SuspectSet| sized(u32::try_from(set.count()).unwrap_or_default());
        [self.position.mine, self.position.theirs].map(pool)
    }

    /// What the mover wins who always asks the most even question.
    pub fn always_even(&self) -> Option<Probability> {
        let wins = self.values.as_ref()?.always_even?;
        Some(Probability::new(wins.into(), self.position.pairs()))
    }

    pub fn rules_in_words(&self) -> String {
        in_words(rules_of(self.game.terms.ending))
    }

    pub fn heading(&self) -> String {
        let [yours, theirs] = self.game.standing(self.step).map(SuspectSet::count);
        match self.winner() {
            Some(true) => format!("You won after {}", counted(&grouped(self.step), "move")),
            Some(false) => format!("They won after {}", counted(&grouped(self.step), "move")),
            None if self.is_yours() => format!("Your turn: {yours} against their {theirs}"),
            None => format!("Their turn: {theirs} against your {yours}"),
        }
    }

    /// What is said of what has no number, now or for ever.
    pub const fn unsolved(&self) -> &'static str {
        match self.rejection {
            Some(_) => "not solved",
            None => "not solved yet",
        }
    }
}

/// What joined questions win at the start of a shipped board, where that is known exactly.
fn joined(state: &State) -> Option<Probability> {
    let bounds = shipped(state)?.joined(rules_of(state.ending))?;
    bounds.is_exact().then_some(bounds.low)
}

fn shipped(state: &State) -> Option<Shipped> {
    Shipped::find(state.board.shipped?)
}

fn what(act: &Act) -> What {
    match act {
        Act::Ask { question, .. } => What::Question(*question),
        Act::Name { .. } => What::Naming,
    }
}

fn number(pairs: u64) -> u16 {
    u16::try_from(pairs).unwrap_or(u16::MAX)
}

/// The bounds of the best that can be done.
fn best(options: &[Asked], position: Position) -> Option<Wins> {
    let telling = options
        .iter()
        .filter(|asked| asked.tells(position.mine.count()));
    telling.map(|asked| asked.wins).reduce(|best, wins| {
        let ([a, b], [c, d]) = (best?, wins?);
        Some([a.max(c), b.max(d)])
    })?
}

/// Why the race refuses a board with suspects whom no question tells apart.
pub fn refused_twins(board: &Board, ending: Ending) -> Option<String> {
    let twins = board.twins();
    let group = twins.first().filter(|_| ending == Ending::Race)?;
    Some(format!(
        "No question tells {} apart: in the race nobody could win with one of them. Officially one of them can be named.",
        names(board, group)
    ))
}

/// Why a game is not solved.
pub fn rejection(game: &Game, measure: Option<Measure>) -> Option<String> {
    let told_apart = refused_twins(&game.board, game.terms.ending);
    if told_apart.is_some() {
        return told_apart;
    }
    let Some(Measure::TooMany(most)) = measure else {
        return None;
    };
    Some(format!(
        "The questions of this board lead to more sets of suspects than are looked at: {}.",
        grouped(most)
    ))
}
