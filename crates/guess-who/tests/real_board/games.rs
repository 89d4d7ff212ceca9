//! Every fact of random games on random boards beside the plain game tree: what each question wins, or its bounds where features are
//! joined, what answers leave, what moves lost, and what choices and luck came to.

use super::Figure;
use super::joined::meant;
use std::collections::BTreeSet;
use upperhand::Fraction;
use upperhand::guess_who::board::{Board, write_address};
use upperhand::guess_who::{Pool, Probability, Rules, win_probability};
use upperhand_guess_who::real_board::{Choice, Facts, What};
use upperhand_kit::{Extent, Model};
use upperhand_oracles::board_tree::{Game, Questions, Standing, every_split, questions, said};
use upperhand_oracles::random_board::{SEED, below, board};
use upperhand_oracles::sized;

/// The games whose values bound and are those of a position.
struct Trees<'a> {
    /// The mover may say what can be said, the other is free to any split; and the other way round.
    low: Game<'a>,
    high: Game<'a>,
    both: Game<'a>,
    rules: Rules,
}

impl<'a> Trees<'a> {
    fn new(rules: Rules, said: &'a Questions, free: &'a Questions) -> Self {
        let game = |questions| Game::new(rules == Rules::RACE, questions);
        Self {
            low: game([said, free]),
            high: game([free, said]),
            both: game([said, said]),
            rules,
        }
    }
}

/// What is to be known of a game, move by move.
#[derive(Default)]
struct Told {
    before: Vec<Fraction>,
    chosen: Vec<Fraction>,
    is_yours: Vec<bool>,
}

fn fraction(wins: u16, facts: &Facts) -> Fraction {
    Fraction::new(wins, i128::from(facts.position.pairs()))
}

#[test]
fn every_fact_of_random_games_is_that_of_the_plain_game_tree() {
    let (mut seed, mut positions, mut open, mut priced, mut apart) = (SEED, 0, 0, 0, 0);
    let (mut reviewed, mut untold) = (0, 0);
    for round in 0..sized(120, 600) {
        let (is_joined, is_race) = (round % 3 == 0, round % 2 == 0);
        let suspects = 3 + round % if is_joined { 4 } else { 5 };
        let features =
            usize::try_from(2 + below(&mut seed, if is_joined { 3 } else { 4 })).unwrap();
        let board = board(&mut seed, suspects, features, 8);
        if is_race && !board.twins().is_empty() {
            continue;
        }
        let rules = if is_race {
            Rules::RACE
        } else {
            Rules::OFFICIAL
        };
        let (sayable, free) = if is_joined {
            (said(&board), every_split(suspects))
        } else {
            (questions(&board), questions(&board))
        };
        let mut trees = Trees::new(rules, &sayable, &free);
        let begins = if round % 4 < 2 { "you" } else { "opponent" };
        let joined = if is_joined { "yes" } else { "no" };
        let texts = format!(
            "board={} rules={rules} joined={joined} begins={begins}",
            write_address(&board)
        );
        let mut figure = Figure::open(&texts);
        let mut told = Told::default();
        let everybody: Standing = (0..suspects).collect();
        let mut standing = [everybody.clone(), everybody];
        for step in 0..40 {
            let facts = figure.facts();
            if facts.winner().is_some() {
                break;
            }
            let [mine, theirs] = [standing[step % 2].clone(), standing[1 - step % 2].clone()];
            open += check(&mut figure, &facts, (&mut trees, &board), (&mine, &theirs));
            priced += u32::from(check_price(&facts, &mut trees, (&mine, &theirs)));
            apart += u32::from(check_most_telling(&facts, &mut trees, (&mine, &theirs)));
            positions += 1;
            told.before.push(trees.both.value(0, &mine, &theirs));
            told.is_yours.push(facts.is_yours());
            let left = play(&mut figure, &facts, &mut seed);
            let chosen = figure.facts().game.moves[step];
            let chosen = facts
                .options
                .iter()
                .find(|choice| choice.what == chosen.what());
            let worth = match chosen.unwrap().what {
                What::Naming => trees.both.naming(&mine).unwrap(),
                What::Question(question) => {
                    let yes: Standing = question.yes(&board).indices().collect();
                    trees.both.asking(0, &mine, &theirs, &yes).unwrap()
                }
            };
            told.chosen.push(worth);
            standing[step % 2] = left;
        }
        let facts = figure.facts();
        let again = format!("{texts} moves={}", figure.text("moves"));
        assert_eq!(Figure::open(&again).facts().game, facts.game);
        if facts.winner().is_some() {
            let is_told = check_review(&facts, &told);
            reviewed += u32::from(is_told);
            untold += u32::from(!is_told);
        }
    }
    assert!(
        positions > 150 && open > 16 && priced > 0,
        "{positions} {open} {priced}"
    );
    assert!(
        apart > 5 && reviewed > 30 && untold > 0,
        "{apart} {reviewed} {untold}"
    );
}

/// Chooses something that tells, by chance, and gives an answer that can be given. Returns who is left of the mover's suspects.
fn play(figure: &mut Figure, facts: &Facts, seed: &mut u64) -> Standing {
    let pool = facts.position.mine.count();
    let telling = facts.options.iter().filter(|choice| choice.tells(pool));
    let option = usize::try_from(below(seed, telling.count() as u64)).unwrap();
    let choice = &facts.options[option];
    figure.set("question", &facts.number_of(option).unwrap().to_string());
    let possible = [true, false].map(|yes| facts.is_possible(choice, yes));
    let says_yes = if possible == [true; 2] {
        below(seed, 2) == 0
    } else {
        possible[0]
    };
    figure.act(if says_yes { "yes" } else { "no" });
    facts.left(choice, says_yes).indices().collect()
}

/// Each question means what its words say, and wins what it does or between its bounds; the answers leave what they leave; all sizes of
/// joined questions are there. Returns how many are in bounds.
fn check(
    figure: &mut Figure,
    facts: &Facts,
    (trees, board): (&mut Trees, &Board),
    (mine, theirs): (&Standing, &Standing),
) -> u32 {
    let rows = figure.model.table(&figure.settings, Extent::Near).rows;
    let mut sizes = BTreeSet::new();
    let mut open = 0;
    for (choice, row) in facts.options.iter().zip(rows) {
        let What::Question(question) = choice.what else {
            let wins = choice
                .wins
                .map(|wins| wins.map(|wins| fraction(wins, facts)));
            assert_eq!(wins, trees.both.naming(mine).map(|chance| [chance; 2]));
            continue;
        };
        let yes: Standing = facts.position.mine.split(question.yes(board))[0]
            .indices()
            .collect();
        assert_eq!(meant(board, mine, &row[0]), yes);
        assert_eq!(choice.yes, yes.len());
        let both = trees.both.asking(0, mine, theirs, &yes);
        assert_eq!(choice.tells(mine.len()), both.is_some());
        let (Some(low), Some(high)) = (
            trees.low.asking(0, mine, theirs, &yes),
            trees.high.asking(0, mine, theirs, &yes),
        ) else {
            continue;
        };
        let bounds = choice.wins.unwrap().map(|wins| fraction(wins, facts));
        assert_eq!(bounds, [low, high], "{}", row[0]);
        assert!(low <= both.unwrap() && both.unwrap() <= high);
        sizes.insert(yes.len().min(mine.len() - yes.len()));
        open += u32::from(low != high);
        for says_yes in [true, false] {
            let part: Standing = facts.left(choice, says_yes).indices().collect();
            let won = trees.both.is_race && part.len() == 1;
            let after = |tree: &mut Game| {
                let other = if won {
                    Fraction::ZERO
                } else {
                    tree.value(1, theirs, &part)
                };
                Fraction::ONE - other
            };
            let (wins, pairs) = facts.wins_after(choice, says_yes).unwrap();
            let wins = wins.map(|wins| Fraction::new(wins, i128::from(pairs)));
            assert_eq!(wins, [after(&mut trees.low), after(&mut trees.high)]);
        }
    }
    let counts = trees.both.questions[0].iter().map(|yes| {
        let yes = mine.iter().filter(|who| yes.contains(who)).count();
        yes.min(mine.len() - yes)
    });
    assert_eq!(sizes, counts.filter(|&size| size > 0).collect());
    let best = facts.wins.unwrap().map(|wins| fraction(wins, facts));
    assert_eq!(best[0], trees.low.value(0, mine, theirs));
    let value = trees.both.value(0, mine, theirs);
    assert!(value <= best[1] && (open > 0 || value == best[1]));
    open
}

/// The price of words is what the best wins less than if any split could be asked.
fn check_price(facts: &Facts, trees: &mut Trees, (mine, theirs): (&Standing, &Standing)) -> bool {
    let [n, m] = [mine, theirs].map(|standing| Pool::new(standing.len() as u64).unwrap());
    let free = win_probability(trees.rules, n, m).unwrap();
    assert_eq!(facts.free(), Some(free));
    let Some((size, price)) = facts.price() else {
        return false;
    };
    let here = trees.both.value(0, mine, theirs);
    assert_eq!(Fraction::from(price), Fraction::from(free) - here);
    let mut free_both = Game::new(trees.both.is_race, [trees.low.questions[1]; 2]);
    let asked: Standing = mine[..size as usize].to_vec();
    let wins = free_both.asking(0, mine, theirs, &asked);
    assert_eq!(wins, Some(free.into()));
    true
}

/// The question that tells most is the most even one, and wins so much less than the best.
fn check_most_telling(
    facts: &Facts,
    trees: &mut Trees,
    (mine, theirs): (&Standing, &Standing),
) -> bool {
    let Some((telling, less)) = facts.most_telling() else {
        return false;
    };
    let mut all: Vec<(usize, Fraction)> = Vec::new();
    for yes in trees.both.questions[0] {
        if let Some(wins) = trees.both.asking(0, mine, theirs, yes) {
            let yes = mine.iter().filter(|who| yes.contains(who)).count();
            all.push((yes.min(mine.len() - yes), wins));
        }
    }
    let &(evenness, wins) = all.iter().max().unwrap();
    let best = all.iter().map(|&(_, wins)| wins).max().unwrap();
    assert_eq!(telling.yes.min(mine.len() - telling.yes), evenness);
    assert_eq!(Fraction::from(less), best - wins);
    let bits = |choice: &Choice| choice.bits(mine.len());
    let most = facts.options.iter().filter_map(bits).fold(0.0, f64::max);
    assert!((bits(telling).unwrap() - most).abs() < 1e-12);
    best > wins
}

/// What moves lost and what the review adds up; false where that cannot be told, as some are in bounds.
fn check_review(facts: &Facts, told: &Told) -> bool {
    let moves = told.before.len();
    let end = if facts.winner() == Some(true) {
        Fraction::ONE
    } else {
        Fraction::ZERO
    };
    let yours = |step: usize, chance: Fraction| {
        if told.is_yours[step] {
            chance
        } else {
            Fraction::ONE - chance
        }
    };
    let Some((start, review)) = facts.review() else {
        return false;
    };
    assert_eq!(Fraction::from(start), yours(0, told.before[0]));
    let [mut skill, mut given, mut luck] = [Fraction::ZERO; 3];
    let mut worst: Option<(usize, Fraction)> = None;
    for step in 0..moves {
        let [before, chosen] = [&told.before, &told.chosen].map(|all| yours(step, all[step]));
        let after = if step + 1 < moves {
            yours(step + 1, told.before[step + 1])
        } else {
            end
        };
        let change = chosen - before;
        luck = luck + after - chosen;
        let lost = told.before[step] - told.chosen[step];
        let is_lost = lost > Fraction::ZERO;
        assert_eq!(
            facts.lost(step).map(|lost: Probability| lost.into()),
            is_lost.then_some(lost)
        );
        if told.is_yours[step] {
            skill = skill + change;
            if is_lost && worst.is_none_or(|(_, most)| lost > most) {
                worst = Some((step, lost));
            }
        } else {
            given = given + change;
        }
    }
    let sums = [&review.skill, &review.opponent_skill, &review.luck];
    let sums = sums.map(|sum| sum.in_128_bits().unwrap());
    assert_eq!(sums, [skill, given, luck]);
    assert_eq!(review.worst, worst.map(|(step, _)| step));
    true
}
