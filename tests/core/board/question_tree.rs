//! The best trees of questions beside every tree there is, played move by move against somebody who halves.

use upperhand::Fraction;
use upperhand::guess_who::board::{Board, Error, QuestionTree, SHIPPED, SuspectSet, TreeAim};
use upperhand::guess_who::play::{Halving, Move, Strategy};
use upperhand::guess_who::{Pool, Probability, Rules};
use upperhand_oracles::random_board::{SEED, below, board};

/// A game against somebody who halves, as the rules are told. Who asks does not look at how far the halver has come, which is told by
/// all pools that she may have. Chances are pairs of secrets.
struct Play<'a> {
    board: &'a Board,
    is_race: bool,
}

/// What is won after a move of the halver: by the answer before, what that left, and her pools.
type Next<'a> = &'a dyn Fn(usize, SuspectSet, &[usize]) -> usize;

impl Play<'_> {
    /// The halver's pools after her move, or else who wins as she names somebody: the one who asks, unless she is right.
    fn moved(&self, mine: usize, theirs: usize) -> Result<Vec<usize>, usize> {
        let [n, m] = [theirs, mine].map(|count| Pool::new(count as u64).unwrap());
        match (Halving { answers: 2 }).choose(n, m) {
            Move::Name => Err(theirs - 1),
            Move::Ask(parts) => {
                let parts = parts.into_iter().map(|part| part as usize);
                Ok(parts.filter(|&part| !self.is_race || part > 1).collect())
            }
        }
    }

    fn asking(&self, (mine, theirs): (SuspectSet, &[usize]), question: usize, next: Next) -> usize {
        let parts = mine.split(self.board.questions()[question].yes);
        let won = |answer: usize| {
            let part = parts[answer];
            if self.is_race && part.count() == 1 {
                return theirs.iter().sum();
            }
            let moved = theirs.iter().map(|&pool| self.moved(part.count(), pool));
            let (left, named): (Vec<_>, Vec<_>) = moved.partition(Result::is_ok);
            let left: Vec<usize> = left.into_iter().flatten().flatten().collect();
            let named: usize = named.into_iter().filter_map(Result::err).sum();
            let goes_on = !left.is_empty();
            named
                + if goes_on {
                    next(answer, part, &left)
                } else {
                    0
                }
        };
        won(0) + won(1)
    }

    fn splitting(&self, mine: SuspectSet) -> impl Iterator<Item = usize> {
        let questions = self.board.questions().iter().enumerate();
        let telling = questions.filter(move |(_, question)| {
            mine.split(question.yes).iter().all(|part| part.count() > 0)
        });
        telling.map(|(index, _)| index)
    }

    /// The most that any way to ask wins.
    fn most(&self, mine: SuspectSet, theirs: &[usize]) -> usize {
        let naming = if self.is_race { 0 } else { theirs.iter().sum() };
        self.splitting(mine).fold(naming, |best, question| {
            let next: Next = &|_, part, left| self.most(part, left);
            best.max(self.asking((mine, theirs), question, next))
        })
    }

    /// What a tree wins.
    fn by(&self, tree: &[Option<usize>], mine: SuspectSet, theirs: &[usize]) -> usize {
        let Some(question) = tree[0] else {
            return theirs.iter().sum();
        };
        let yes = &tree[1..];
        let branches = [yes, &yes[length(yes)..]];
        let next: Next = &|answer, part, left| self.by(branches[answer], part, left);
        self.asking((mine, theirs), question, next)
    }

    /// The fewest turns, added up over the secrets.
    fn fewest(&self, mine: SuspectSet) -> usize {
        let asking = self.splitting(mine).map(|question| {
            let parts = mine.split(self.board.questions()[question].yes);
            mine.count() + parts.map(|part| self.fewest(part)).iter().sum::<usize>()
        });
        let end = if self.is_race { 0 } else { mine.count() };
        asking.min().unwrap_or(end)
    }
}

/// The questions of the first tree of several in a row.
fn length(trees: &[Option<usize>]) -> usize {
    let mut open = 1;
    let ends = trees.iter().position(|question| {
        open = if question.is_some() {
            open + 1
        } else {
            open - 1
        };
        open == 0
    });
    ends.unwrap() + 1
}

#[test]
fn no_tree_wins_more_against_a_halver_and_none_takes_fewer_turns() {
    let (mut seed, mut apart, mut named) = (SEED, 0, 0);
    for round in 0..80 {
        let (suspects, asked) = (3 + round % 4, 2 + (round / 4) % 4);
        let board = board(&mut seed, suspects, asked, 10);
        let is_race = round % 2 == 0;
        if is_race && !board.twins().is_empty() {
            continue;
        }
        let rules = if is_race {
            Rules::RACE
        } else {
            Rules::OFFICIAL
        };
        let play = Play {
            board: &board,
            is_race,
        };
        let theirs = usize::try_from(2 + below(&mut seed, 9)).unwrap();
        let position = (board.everybody(), theirs);
        let best = |aim| QuestionTree::best(&board, rules, aim, position).unwrap();
        let [fewest, halver] = [TreeAim::FewestTurns, TreeAim::AgainstHalving].map(best);
        let least = play.fewest(position.0);
        assert_eq!(
            fewest.turns(),
            Fraction::new(least as i128, suspects as i128)
        );
        let won = |wins: usize| Probability::new(wins as u64, (suspects * theirs) as u64);
        assert_eq!(halver.win(), won(play.most(position.0, &[theirs])));
        for tree in [&fewest, &halver] {
            let wins = play.by(tree.questions(), position.0, &[theirs]);
            assert_eq!(tree.win(), won(wins), "{:?}", tree.questions());
        }
        apart += u32::from(halver.win() != fewest.win());
        named += u32::from(halver.questions().len() < fewest.questions().len());
        // What is no tree of this position is none.
        let mut wrong = halver.questions().to_vec();
        wrong.push(None);
        let of = |asked| QuestionTree::of_questions(&board, rules, position, asked);
        assert_eq!(of(wrong), None);
        assert_eq!(of(halver.questions()[1..].to_vec()), None);
        assert_eq!(of(vec![Some(asked)]), None);
    }
    assert!(apart > 5 && named > 5, "{apart}, {named}");
}

#[test]
fn no_tree_of_a_shipped_board_is_worse_than_halving_takes_and_a_game_that_is_over_has_none() {
    for shipped in SHIPPED {
        let board = shipped.board();
        let everybody = board.everybody();
        let tree = |rules, aim, position| QuestionTree::best(&board, rules, aim, position);
        let fewest = tree(Rules::RACE, TreeAim::FewestTurns, (everybody, 24)).unwrap();
        // No tree is lower than one of even splits.
        let least = shipped.suspects.ilog2();
        assert!(fewest.turns() >= Fraction::from(i128::from(least)));
        let one = SuspectSet::new(&[0]).unwrap();
        for position in [(one, 2), (everybody, 1), (everybody, 65)] {
            let over = tree(Rules::RACE, TreeAim::AgainstHalving, position);
            assert_eq!(over, Err(Error::NotAPosition));
        }
        let named = tree(Rules::OFFICIAL, TreeAim::AgainstHalving, (one, 2)).unwrap();
        assert_eq!((named.questions(), named.win().value()), (&[None][..], 1.0));
    }
}
