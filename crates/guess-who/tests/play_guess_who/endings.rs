//! The words at the end of a game, and those between two people at one screen, beside a naive game tree that is led along the
//! table of moves.

use super::{Board, choose, percent, rounds_to};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand::Fraction;
use upperhand::guess_who::{Ending, Rules};
use upperhand_kit::Extent;
use upperhand_oracles::game_tree;
use upperhand_oracles::stakes::between;

/// A move as the table has it, with what a naive tree says of it. Chances are player 1's.
pub struct Told {
    pub by_first: bool,
    pub words: String,
    pub best: Fraction,
    pub chosen: Fraction,
    pub after: Fraction,
    /// The mover's pool, and the other's.
    pub pools: [u32; 2],
}

fn one_less(chance: Fraction) -> Fraction {
    Fraction::ONE - chance
}

/// The mover's chance if she names a suspect.
pub fn naming(rules: Rules, own: u32, other: u32) -> Fraction {
    let right = Fraction::new(1, own);
    if rules.ending() != Ending::Open || own == 1 {
        return right;
    }
    let wrong = Fraction::new(own - 1, own);
    right + wrong * one_less(game_tree::solve(rules, other, own - 1).win)
}

/// The number behind some words.
fn number(text: &str, before: &str) -> u32 {
    u32::try_from(super::after(text, before)).unwrap()
}

/// The mover's worth of a move in words, and her pool after it; `None` where the game ends with it.
fn followed(rules: Rules, words: &str, own: u32, other: u32) -> (Fraction, Result<u32, bool>) {
    if words.contains(" named ") {
        let is_right = words.ends_with(": right.");
        let goes_on = !is_right && rules.ending() == Ending::Open;
        let after = if goes_on { Ok(own - 1) } else { Err(is_right) };
        return (naming(rules, own, other), after);
    }
    let asked = u32::try_from(super::asked(words, " asked ")).unwrap();
    assert_eq!(number(words, &format!(" {asked} of ")), own);
    let is_yes = words.contains(": yes, ");
    let kept = number(words, if is_yes { ": yes, " } else { ": no, " });
    assert_eq!(kept, if is_yes { asked } else { own - asked });
    let worth = game_tree::question(rules, own, other, &[asked, own - asked]);
    let wins = rules.ending() == Ending::Race && kept == 1;
    (worth, if wins { Err(true) } else { Ok(kept) })
}

/// All moves of the table, and who won: player 1?
pub fn all_told(board: &mut Board, rules: Rules, pools: [u32; 2]) -> (Vec<Told>, bool) {
    let rows = board.used.figure.table(Extent::Near).rows;
    let (mut mine, mut theirs, mut told, mut won) = (pools[0], pools[1], Vec::new(), None);
    for row in rows {
        let by_first = matches!(row[1].as_str(), "You" | "Player 1");
        assert!(row[2].starts_with(&row[1]), "{row:?}");
        let [own, other] = if by_first {
            [mine, theirs]
        } else {
            [theirs, mine]
        };
        let first = |chance: Fraction| if by_first { chance } else { one_less(chance) };
        let (worth, after) = followed(rules, &row[2], own, other);
        let best = game_tree::solve(rules, own, other).win;
        let after = match after {
            Err(wins) => {
                won = Some(wins == by_first);
                Fraction::new(i128::from(wins == by_first), 1)
            }
            Ok(kept) => {
                *(if by_first { &mut mine } else { &mut theirs }) = kept;
                first(one_less(game_tree::solve(rules, other, kept).win))
            }
        };
        let lost = best - worth;
        assert!(
            row[3] == "nothing" && lost == Fraction::ZERO || rounds_to(&row[3], lost),
            "{row:?}"
        );
        assert_eq!(row[4], percent(after), "{row:?}");
        told.push(Told {
            by_first,
            words: row[2].clone(),
            best: first(best),
            chosen: first(worth),
            after,
            pools: [own, other],
        });
    }
    (told, won.expect("the last move ends the game"))
}

/// What people are called at the end.
struct Names {
    started: &'static str,
    own: &'static str,
    theirs: &'static str,
    costliest: &'static str,
    keep: &'static str,
}

const YOU_AND_THEY: Names = Names {
    started: "You started at ",
    own: " Your choices cost ",
    theirs: ", their choices gave ",
    costliest: " Costliest: move ",
    keep: "; to keep your ",
};

const TWO_PEOPLE: Names = Names {
    started: "Player 1 started at ",
    own: " Player 1’s choices cost ",
    theirs: ", player 2’s choices gave ",
    costliest: " Costliest for player 1: move ",
    keep: "; to keep the ",
};

/// Is it told as nothing, or as so many points?
fn tells(said: &str, size: Fraction) -> bool {
    if said == "nothing" {
        return size == Fraction::ZERO;
    }
    size > Fraction::ZERO && rounds_to(said, size)
}

/// The sum of the sentence at the end, and its worst move with the better one.
fn check_end(said: &str, rules: Rules, told: &[Told], names: &Names) {
    let (start, end) = (told[0].best, told.last().unwrap().after);
    let started = format!("{}{}.", names.started, percent(start));
    assert!(said.starts_with(&started), "{said}");
    let lost = |told: &Told| told.best - told.chosen;
    let sum = |by_first: bool| {
        let moves = told.iter().filter(move |told| told.by_first == by_first);
        moves.fold(Fraction::ZERO, |sum, told| sum + (told.best - told.chosen))
    };
    let luck = told
        .iter()
        .fold(Fraction::ZERO, |sum, told| sum + (told.after - told.chosen));
    assert_eq!(start - sum(true) - sum(false) + luck, end);
    assert!(tells(between(said, names.own, ", "), sum(true)), "{said}");
    let given = Fraction::ZERO - sum(false);
    assert_eq!(
        said.contains(names.theirs),
        given > Fraction::ZERO,
        "{said}"
    );
    if given > Fraction::ZERO {
        assert!(tells(between(said, names.theirs, ", "), given), "{said}");
    }
    // "the other 31.1": with what the choices cost it is all that there was.
    let is_the_rest = said.contains("bad luck the other ");
    let has_two_parts = sum(true) > Fraction::ZERO && given == Fraction::ZERO;
    assert_eq!(
        is_the_rest,
        end == Fraction::ZERO && has_two_parts && luck < Fraction::ZERO,
        "{said}"
    );
    if is_the_rest {
        assert_eq!(start - sum(true) + luck, Fraction::ZERO);
        let rest = format!("{} points", between(said, "bad luck the other ", ". "));
        assert!(
            tells(rest.trim_end_matches('.'), Fraction::ZERO - luck),
            "{said}"
        );
    } else if luck < Fraction::ZERO {
        assert!(
            tells(between(said, "bad luck cost ", ". "), Fraction::ZERO - luck),
            "{said}"
        );
    } else if luck > Fraction::ZERO {
        assert!(
            tells(between(said, "good luck brought ", ". "), luck),
            "{said}"
        );
    } else {
        assert!(said.contains(", luck brought nothing."), "{said}");
    }
    let mine = told.iter().enumerate().filter(|(_, told)| told.by_first);
    // The first of those that lost most.
    let worst = mine.reduce(|worst, next| {
        if lost(next.1) > lost(worst.1) {
            next
        } else {
            worst
        }
    });
    let Some((index, worst)) = worst.filter(|(_, worst)| lost(worst) > Fraction::ZERO) else {
        assert!(said.contains(" could have been better."), "{said}");
        return;
    };
    let costliest = format!("{}{}, ", names.costliest, index + 1);
    let (_, rest) = said
        .split_once(&costliest)
        .unwrap_or_else(|| panic!("{costliest} in {said}"));
    assert!(rounds_to(rest, lost(worst)), "{said}");
    // The move without its answer.
    let (act, _) = worst.words.rsplit_once(": ").unwrap();
    assert!(rest.contains(&format!(". {act}; ")), "{said}");
    let keeps = format!("{}{}, ", names.keep, percent(worst.best));
    let (_, rest) = rest
        .split_once(&keeps)
        .unwrap_or_else(|| panic!("{keeps} in {said}"));
    let [pool, other] = worst.pools;
    let better = if rest.starts_with("ask ") {
        let asked = u32::try_from(super::asked(rest, "ask ")).unwrap();
        game_tree::question(rules, pool, other, &[asked, pool - asked])
    } else {
        assert_eq!(rest, "name a suspect.", "{said}");
        naming(rules, pool, other)
    };
    assert_eq!(better, worst.best, "{said}");
}

/// A game of random questions and names to its end.
pub fn play(board: &mut Board, rules: Rules, random: &mut Xoshiro256PlusPlus) {
    while !board.is_over() {
        let count = board.standing().len();
        let names = rules.ending() != Ending::Race && (count == 1 || random.random_ratio(1, 6));
        if names {
            let place = random.random_range(0..count);
            let cell = board.standing()[place];
            if count > 1 {
                board.toggle(cell);
            }
            board.act("name");
        } else {
            choose(board, random);
            board.act("question");
        }
    }
}

#[test]
fn the_end_is_told_as_the_moves_have_it() {
    for seed in 0..36_usize {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed as u64 + 300);
        let rules = Rules::new(2, Ending::ALL[seed % 3]).unwrap();
        let pools = [random.random_range(2..8_u32), random.random_range(2..8)];
        let opponent = ["perfect", "careless", "halving", "bold"][seed / 3 % 4];
        let texts = [pools[0].to_string(), pools[1].to_string(), seed.to_string()];
        let mut board = Board::open(&[
            ("rules", rules.ending().name()),
            ("mine", &texts[0]),
            ("theirs", &texts[1]),
            ("seed", &texts[2]),
            ("opponent", opponent),
            ("begins", ["you", "opponent"][seed / 12 % 2]),
        ]);
        play(&mut board, rules, &mut random);
        let (told, won) = all_told(&mut board, rules, pools);
        let words = if won {
            "You won after "
        } else {
            "They won after "
        };
        assert!(board.used.heading().starts_with(words));
        let said = board.used.figure.summary();
        let (_, sentence) = said.split_once(YOU_AND_THEY.started).unwrap();
        let sentence = format!("{}{sentence}", YOU_AND_THEY.started);
        check_end(&sentence, rules, &told, &YOU_AND_THEY);
        // The exchange of the last moves stands before it, each as in the table.
        let last = told.iter().rposition(|told| told.by_first).unwrap_or(0);
        let exchange: Vec<&str> = told[last..]
            .iter()
            .map(|told| told.words.as_str())
            .collect();
        assert!(said.contains(&exchange.join(" ")), "{said}");
    }
}

#[test]
fn two_people_are_told_apart_to_the_end() {
    for seed in 0..18_usize {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed as u64 + 400);
        let rules = Rules::new(2, Ending::ALL[seed % 3]).unwrap();
        let pools = [random.random_range(2..8_u32), random.random_range(2..8)];
        let texts = [pools[0].to_string(), pools[1].to_string(), seed.to_string()];
        let mut board = Board::open(&[
            ("rules", rules.ending().name()),
            ("mine", &texts[0]),
            ("theirs", &texts[1]),
            ("seed", &texts[2]),
            ("opponent", "person"),
        ]);
        assert_eq!(
            board.used.heading(),
            format!("Player 1: {} against {}", pools[0], pools[1])
        );
        play(&mut board, rules, &mut random);
        let (told, won) = all_told(&mut board, rules, pools);
        assert!(
            told.iter()
                .zip(&told[1..])
                .all(|(one, next)| one.by_first != next.by_first)
        );
        let readout = board.used.readout();
        let winner = if won { "Player 1" } else { "Player 2" };
        assert!(readout.heading.starts_with(&format!("{winner} won after ")));
        assert_eq!((readout.value.as_str(), readout.unit), (winner, "won"));
        let said = board.used.figure.summary();
        let (_, sentence) = said.split_once(TWO_PEOPLE.started).unwrap();
        let sentence = format!("{}{sentence}", TWO_PEOPLE.started);
        check_end(&sentence, rules, &told, &TWO_PEOPLE);
        let all = format!("{said} {readout:?}").to_lowercase();
        assert!(!all.contains("you") && !all.contains("they "), "{all}");
        assert_eq!(board.fact("Player 1’s last move"), last(&told, true));
        assert_eq!(board.fact("Player 2’s last move"), last(&told, false));
    }
}

fn last(told: &[Told], by_first: bool) -> String {
    let mut moves = told.iter().rev();
    let found = moves.find(|told| told.by_first == by_first);
    found.map_or_else(|| "none yet".to_owned(), |told| told.words.clone())
}
