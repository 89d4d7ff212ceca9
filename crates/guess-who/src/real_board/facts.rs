//! A position of a game and everything that is known of it, as values: what pictures and words are made from.

use super::asked::Asked;
use super::game::{BoardGame, Position, Question};
use super::known::{Boards, Measure, Values, Wins, rules_of};
use super::openings;
use super::options::{Choice, What, options};
use super::own_card::{OwnPosition, Reply};
use super::tree::{Grown, Wanted};
use std::rc::Rc;
use upperhand::guess_who::board::{Board, Bracket, Shipped, SuspectSet};
use upperhand::guess_who::{Ending, Pool, Probability, most_even_part, win_probability};
use upperhand::play::guess_who::{Player, Review, Step};
use upperhand_games::looks::Person;
use upperhand_games::rule_sets::sized;

/// The position after the moves shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    pub game: BoardGame,
    pub step: usize,
    pub position: Position,
    /// Everything that can be asked, best first; nothing once the game is over.
    pub options: Vec<Choice>,
    /// The place of the one chosen.
    pub chosen: Option<usize>,
    /// The pairs of secrets for which the mover wins.
    pub wins: Option<Wins>,
    pub values: Option<Rc<Values>>,
    /// Why nothing is solved.
    pub refusal: Option<Refusal>,
    /// What it takes to solve the board.
    pub measure: Option<Measure>,
    /// The tree of questions that is shown, once it is known.
    pub tree: Option<Grown>,
    /// What tree is wanted.
    pub wanted: Option<Wanted>,
    /// Do the boards stand on a table, and only the questions here?
    pub phone: bool,
    /// The faces of its suspects, of those who have one.
    pub faces: Rc<[Option<Person>]>,
    /// What whoever begins would win if questions could join two features, as it is kept with the shipped boards.
    pub joined: Option<Probability>,
    /// What whoever begins wins where both know their own cards, as it is kept with the shipped boards.
    pub known: Option<Bracket>,
    /// Your own card by its place, 0 where it is not told; and what it is worth to know it.
    pub card: u32,
    pub own: Option<(OwnPosition, Option<Reply>)>,
    /// The best chance of whoever moves after so many moves, for each move of the game and its end.
    pub worths: Vec<Option<Wins>>,
    /// The same with the move that was made.
    pub made: Vec<Option<Wins>>,
}

impl Facts {
    pub fn of(state: &Asked, boards: &Boards) -> Self {
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
        let mut all: Vec<Vec<Choice>> = (0..game.positions.len()).map(options_at).collect();
        let worth = |(step, options): (usize, &Vec<Choice>)| {
            let position = game.positions[step];
            if let Some(won) = game.winner_after(step) {
                let pairs = if won == game.is_yours(step) {
                    position.pairs()
                } else {
                    0
                };
                return (Some([number(pairs); 2]), None);
            }
            let act = game.moves.get(step).map(|act| act.what());
            let made = options.iter().find(|asked| Some(asked.what) == act);
            let pool = position.mine.count();
            let telling = options.iter().filter(|asked| asked.tells(pool));
            (best(telling), made.and_then(|asked| asked.wins))
        };
        let (worths, made): (Vec<_>, Vec<_>) = all.iter().enumerate().map(worth).unzip();
        let (values, options) = (values(step), all.swap_remove(step));
        let wanted = Wanted::at(state, &game);
        let mut facts = Self {
            refusal: refusal(&game, boards.measure(&game)),
            measure: boards.measure(&game),
            tree: wanted.and_then(|wanted| boards.tree(&game, wanted)),
            wanted,
            card: state.card,
            phone: state.phone,
            faces: Rc::clone(&state.board.faces),
            joined: (step == 0 && !state.joined)
                .then(|| joined(state))
                .flatten(),
            known: shipped(state)
                .filter(|_| step == 0 && !state.joined)
                .and_then(|shipped| shipped.known_cards(rules_of(state.ending))),
            own: OwnPosition::of(state, &game).map(|own| (own, boards.reply(&game, own))),
            wins: worths[step].filter(|_| game.winner_after(step).is_none()),
            chosen: None,
            step,
            position: game.positions[step],
            options,
            values,
            worths,
            made,
            game,
        };
        facts.chosen = facts.place(state.question);
        facts
    }

    /// The place of the question of a number; for 0 of the one asked next in this game, else of the best.
    fn place(&self, number: u32) -> Option<usize> {
        let place = |is_wanted: &dyn Fn(&Choice) -> bool| self.options.iter().position(is_wanted);
        let has_number = |asked: &Choice| asked.what.number() == number;
        let found = match number {
            0 => match self.tree.as_ref().and_then(|tree| tree.questions()[0]) {
                Some(first) => {
                    place(&|asked| asked.what == What::Question(Question::Feature(first)))
                }
                None => place(&|asked| self.is_next(asked)),
            },
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
    fn is_next(&self, asked: &Choice) -> bool {
        let next = self.game.moves.get(self.step);
        next.is_some_and(|act| act.what() == asked.what)
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

    pub fn chosen(&self) -> Option<&Choice> {
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
    pub fn left(&self, asked: &Choice, yes: bool) -> SuspectSet {
        match asked.what {
            What::Question(question) => self.parts(question)[usize::from(!yes)],
            What::Naming => self.position.mine,
        }
    }

    /// Can the answer be given?
    pub fn is_possible(&self, asked: &Choice, yes: bool) -> bool {
        match asked.what {
            What::Question(_) => self.left(asked, yes).count() > 0,
            What::Naming => yes || self.position.mine.count() > 1,
        }
    }

    /// What the mover wins after an answer, in pairs of secrets of what is left: the pairs, and their number.
    pub fn wins_after(&self, asked: &Choice, yes: bool) -> Option<(Wins, u64)> {
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

    /// The question of the board whose answer tells most, the best of those; and how much less it wins than the best question. `None`
    /// where features are joined, where that is not known exactly, and where nothing tells anything.
    pub fn most_telling(&self) -> Option<(&Choice, Probability)> {
        let pool = self.position.mine.count();
        let telling = |asked: &&Choice| asked.what != What::Naming && asked.tells(pool);
        let questions = self.options.iter().filter(telling);
        let questions = questions.filter(|_| !self.game.terms.joined);
        let best = best(questions.clone())?;
        let evenness = |asked: &&Choice| asked.yes.min(pool - asked.yes);
        // Of equals the first, which wins most.
        let telling = questions.rev().max_by_key(evenness)?;
        let less = less(telling.wins?, best, self.position.pairs())?;
        Some((telling, less))
    }

    /// What a move gave away; `None` where nothing, or where that is not known exactly.
    pub fn lost(&self, index: usize) -> Option<Probability> {
        let pairs = self.game.positions[index].pairs();
        let cost = less(self.made[index]?, self.worths[index]?, pairs)?;
        (cost.numerator() > 0).then_some(cost)
    }

    /// Your chance at the start of the game, and what choices and luck made of it; `None` where a chance is not known exactly.
    pub fn review(&self) -> Option<(Probability, Review)> {
        let game = &self.game;
        let chances = |wins: &[_]| -> Option<Vec<Probability>> {
            let steps = wins.iter().enumerate();
            steps.map(|(step, wins)| self.yours(step, *wins)).collect()
        };
        let best = chances(&self.worths)?;
        let made = chances(&self.made[..game.moves.len()])?;
        let steps = made.iter().enumerate().map(|(step, &chosen)| {
            let by = if game.is_yours(step) {
                Player::You
            } else {
                Player::Opponent
            };
            Step::new(by, [best[step], chosen, best[step + 1]])
        });
        Some((*best.first()?, Review::of(steps.collect())))
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
}

/// What joined questions win at the start of a shipped board, where that is known exactly.
fn joined(state: &Asked) -> Option<Probability> {
    let bounds = shipped(state)?.joined(rules_of(state.ending))?;
    bounds.is_exact().then_some(bounds.low)
}

fn shipped(state: &Asked) -> Option<Shipped> {
    Shipped::find(state.board.shipped?)
}

fn number(pairs: u64) -> u16 {
    u16::try_from(pairs).unwrap_or(u16::MAX)
}

/// The bounds of the best of what tells something.
fn best<'a>(mut choices: impl Iterator<Item = &'a Choice>) -> Option<Wins> {
    let first = choices.next()?.wins?;
    choices.try_fold(first, |[a, b], choice| {
        let [c, d] = choice.wins?;
        Some([a.max(c), b.max(d)])
    })
}

/// Why nothing is solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The race refuses a board with suspects whom no question tells apart.
    Twins(Vec<usize>),
    /// There are more sets than are looked at: the most.
    TooMany(u64),
}

/// The suspects for whom the race refuses a board.
pub fn refused_twins(board: &Board, ending: Ending) -> Option<Vec<usize>> {
    let mut groups = board.twins().into_iter();
    groups.next().filter(|_| ending == Ending::Race)
}

pub fn refusal(game: &BoardGame, measure: Option<Measure>) -> Option<Refusal> {
    let twins = refused_twins(&game.board, game.terms.ending).map(Refusal::Twins);
    twins.or(match measure {
        Some(Measure::TooMany(most)) => Some(Refusal::TooMany(most)),
        _ => None,
    })
}

/// A chance whose bounds are equal.
pub fn exact([low, high]: Wins, pairs: u64) -> Option<Probability> {
    (low == high).then(|| Probability::new(low.into(), pairs))
}

/// How much less something wins than the best, where both are known exactly.
pub fn less(wins: Wins, best: Wins, pairs: u64) -> Option<Probability> {
    exact(best, pairs)?.less(exact(wins, pairs)?)
}
