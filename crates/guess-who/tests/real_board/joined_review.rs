//! Games of joined questions that no list shows, opened from their address: each question is in the list of its move, and
//! the review adds up as the plain game tree does, or says that bounds are all that is known.

use super::joined::{Trees, between, meant, playable};
use super::{Figure, is_said, said};
use upperhand::Fraction;
use upperhand::guess_who::board::write_address;
use upperhand_oracles::board_tree::{Standing, every_split};
use upperhand_oracles::random_board::{SEED, below};
use upperhand_oracles::{board_tree, sized};

/// A move by chance: those who say yes to a joined question, or nothing where somebody is named.
fn chosen(
    seed: &mut u64,
    sayable: &[Standing],
    mine: &Standing,
    is_race: bool,
) -> Option<Standing> {
    let within = |yes: &Standing| -> Standing {
        let yes = mine.iter().filter(|who| yes.contains(who));
        yes.copied().collect()
    };
    let telling: Vec<Standing> = sayable
        .iter()
        .map(within)
        .filter(|yes| !yes.is_empty() && yes.len() < mine.len())
        .collect();
    let names = !is_race && below(seed, 6) == 0;
    (!telling.is_empty() && !names)
        .then(|| telling[usize::try_from(below(seed, telling.len() as u64)).unwrap()].clone())
}

/// A game that was played by chance.
struct Played {
    /// Its moves, as an address writes them.
    words: Vec<String>,
    /// For each question who could have been meant, on both sides, and who says yes.
    asked: Vec<[Standing; 3]>,
    start: Fraction,
    cost: Fraction,
    given: Fraction,
    luck: Fraction,
}

fn play(
    seed: &mut u64,
    trees: &mut Trees,
    sayable: &[Standing],
    (suspects, is_race): (usize, bool),
) -> Played {
    let everybody: Standing = (0..suspects).collect();
    let mut standing = [everybody.clone(), everybody];
    let (mut words, mut asked) = (Vec::new(), Vec::new());
    let zero = Fraction::ZERO;
    let mut before = trees.both.value(0, &standing[0], &standing[1]);
    let (start, mut cost, mut given, mut luck) = (before, zero, zero, zero);
    for step in 0.. {
        let is_yours = step % 2 == 0;
        let yours = |chance: Fraction| {
            if is_yours {
                chance
            } else {
                Fraction::ONE - chance
            }
        };
        let [mine, theirs] = [standing[step % 2].clone(), standing[1 - step % 2].clone()];
        let question = chosen(seed, sayable, &mine, is_race);
        let worth = match &question {
            Some(yes) => trees.both.asking(0, &mine, &theirs, yes).unwrap(),
            None => trees.both.naming(&mine).unwrap(),
        };
        let lost = before - yours(worth);
        if is_yours {
            cost = cost + lost;
        } else {
            given = given - lost;
        }
        let Some(yes) = question else {
            let is_right = below(seed, mine.len() as u64) == 0;
            words.push(if is_right { "right" } else { "wrong" }.to_owned());
            let after = yours(if is_right { Fraction::ONE } else { zero });
            luck = luck + after - yours(worth);
            break;
        };
        let no: Standing = mine
            .iter()
            .copied()
            .filter(|who| !yes.contains(who))
            .collect();
        let says_yes = below(seed, mine.len() as u64) < yes.len() as u64;
        let bits: u64 = yes.iter().map(|who| 1 << who).sum();
        words.push(format!("x{bits:x}{}", if says_yes { 'y' } else { 'n' }));
        asked.push([mine, theirs.clone(), yes.clone()]);
        standing[step % 2] = if says_yes { yes } else { no };
        let is_won = is_race && standing[step % 2].len() == 1;
        let after = if is_won {
            yours(Fraction::ONE)
        } else {
            yours(Fraction::ONE - trees.both.value(0, &theirs, &standing[step % 2]))
        };
        luck = luck + after - yours(worth);
        before = after;
        if is_won {
            break;
        }
    }
    Played {
        words,
        asked,
        start,
        cost,
        given,
        luck,
    }
}

#[test]
fn joined_questions_of_an_address_are_listed_and_reviewed() {
    let (mut seed, mut told, mut open, mut rows) = (SEED, 0, 0, 0);
    for round in 0..sized(40, 120) {
        let Some((board, is_race)) = playable(&mut seed, round) else {
            continue;
        };
        let suspects = board.suspects().len();
        let (sayable, free) = (board_tree::said(&board), every_split(suspects));
        let mut trees = Trees::new(is_race, &sayable, &free);
        let Played {
            words,
            asked,
            start,
            cost,
            given,
            luck,
        } = play(&mut seed, &mut trees, &sayable, (suspects, is_race));
        let zero = Fraction::ZERO;
        let rules = if is_race { "race" } else { "official" };
        let moves = words.join("-");
        let mut figure = Figure::open(&format!(
            "board={} rules={rules} joined=yes moves={moves}",
            write_address(&board)
        ));
        assert_eq!(figure.text("moves"), moves);
        let sentence = figure.model.sentence(&figure.settings);
        let mut is_open = false;
        for (step, [mine, theirs, yes]) in asked.iter().enumerate() {
            figure.set("move", &step.to_string());
            let bounds = [&mut trees.low, &mut trees.high]
                .map(|tree| tree.asking(0, mine, theirs, yes).unwrap());
            let all = figure.rows();
            let row = all
                .iter()
                .find(|row| !row[0].starts_with("name ") && &meant(&board, mine, &row[0]) == yes)
                .unwrap_or_else(|| panic!("{yes:?} of {mine:?}: {all:?}"));
            assert_eq!(row[2], between(bounds[0], bounds[1]), "{moves}");
            rows += 1;
        }
        for step in 0..words.len() {
            figure.set("move", &step.to_string());
            is_open |= figure.rows().iter().any(|row| row[2].contains(" to "));
        }
        let Some(rest) = sentence.strip_prefix(&format!("You started at {}. ", said(start))) else {
            assert_eq!(
                sentence,
                "What was skill and what was luck cannot be told: the chances of some moves are known only within bounds."
            );
            assert!(is_open, "{moves}");
            open += 1;
            continue;
        };
        let costs = rest.strip_prefix("Your choices cost ").unwrap();
        let (own, _) = costs.split_once(", ").unwrap();
        assert!(is_said(own, cost), "{sentence}: {cost:?}");
        assert_eq!(
            sentence.contains("their choices gave "),
            given > zero,
            "{sentence}"
        );
        assert_eq!(sentence.contains("bad luck"), luck < zero, "{sentence}");
        told += 1;
    }
    assert!(
        told > 6 && open > 0 && rows > 26,
        "{told} told, {open} open, {rows} rows"
    );
}
