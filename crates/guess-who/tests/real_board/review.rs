//! Looking back: what choices cost and gave and what luck did in random games, beside the plain game tree; and whoever
//! begins.

use super::{Figure, is_said, said};
use upperhand::Fraction;
use upperhand::guess_who::board::{Board, write_address};
use upperhand_oracles::board_tree::{Game, Questions, Standing, questions};
use upperhand_oracles::random_board::{SEED, below, board};

/// What a game comes to, added up move by move.
struct Sums {
    start: Fraction,
    end: Fraction,
    cost: Fraction,
    given: Fraction,
    luck: Fraction,
    /// Your move that cost most, and what it cost.
    worst: Option<(usize, Fraction)>,
    /// What each move lost whoever made it.
    lost: Vec<Fraction>,
}

/// Plays a game by chance to its end, with a figure and the plain tree beside each other.
fn play(figure: &mut Figure, board: &Board, seed: &mut u64, you_begin: bool) -> Sums {
    let all: Questions = questions(board);
    let is_race = figure.text("rules") == "race";
    let mut tree = Game::new(is_race, [&all, &all]);
    let everybody: Standing = (0..board.suspects().len()).collect();
    let mut standing = [everybody.clone(), everybody];
    let yours = |is_yours: bool, chance: Fraction| {
        if is_yours {
            chance
        } else {
            Fraction::ONE - chance
        }
    };
    let start = yours(you_begin, tree.value(0, &standing[0], &standing[1]));
    let (zero, mut before) = (Fraction::ZERO, start);
    let mut sums = Sums {
        start,
        end: zero,
        cost: zero,
        given: zero,
        luck: zero,
        worst: None,
        lost: Vec::new(),
    };
    for step in 0.. {
        let is_yours = (step % 2 == 0) == you_begin;
        let [mine, theirs] = [standing[step % 2].clone(), standing[1 - step % 2].clone()];
        let naming = tree
            .naming(&mine)
            .filter(|_| mine.len() == 1 || below(seed, 12) == 0);
        let telling: Vec<usize> = (0..all.len())
            .filter(|&index| tree.asking(0, &mine, &theirs, &all[index]).is_some())
            .collect();
        let is_named = naming.is_some() || telling.is_empty();
        let chosen = if is_named {
            figure.set("question", "65");
            tree.naming(&mine).unwrap()
        } else {
            let index = telling[usize::try_from(below(seed, telling.len() as u64)).unwrap()];
            figure.set("question", &(index + 1).to_string());
            let worth = tree.asking(0, &mine, &theirs, &all[index]).unwrap();
            let (yes, no): (Standing, Standing) =
                mine.iter().partition(|who| all[index].contains(who));
            let says_yes = below(seed, mine.len() as u64) < yes.len() as u64;
            standing[step % 2] = if says_yes { yes } else { no };
            figure.act(if says_yes { "yes" } else { "no" });
            worth
        };
        let chosen = yours(is_yours, chosen);
        let lost = before - chosen;
        sums.lost.push(if is_yours { lost } else { zero - lost });
        if is_yours {
            sums.cost = sums.cost + lost;
            if lost > sums.worst.map_or(zero, |(_, worst)| worst) {
                sums.worst = Some((step + 1, lost));
            }
        } else {
            sums.given = sums.given - lost;
        }
        let is_right = is_named && below(seed, mine.len() as u64) == 0;
        if is_named {
            figure.act(if is_right { "yes" } else { "no" });
        }
        let is_won = is_race && standing[step % 2].len() == 1;
        let after = if is_named || is_won {
            yours(
                is_yours,
                if is_right || is_won {
                    Fraction::ONE
                } else {
                    zero
                },
            )
        } else {
            yours(!is_yours, tree.value(0, &theirs, &standing[step % 2]))
        };
        sums.luck = sums.luck + after - chosen;
        before = after;
        if is_named || is_won {
            break;
        }
    }
    sums.end = before;
    sums
}

/// The list of the moves says what each gave away, and leads back to the position before it.
fn check_moves(figure: &mut Figure, lost: &[Fraction]) {
    let (cells, over) = (figure.cells(), figure.settings.clone());
    assert_eq!(cells.len(), lost.len());
    for (index, (said, &lost)) in cells.iter().zip(lost).enumerate() {
        assert!(said.starts_with(&format!("Move {}. ", index + 1)), "{said}");
        match said.split_once(" That gave away ") {
            Some((_, told)) => assert!(is_said(told.trim_end_matches('.'), lost), "{said}"),
            None => assert_eq!(lost, Fraction::ZERO, "{said}"),
        }
        figure.choose(index);
        assert_eq!(figure.text("move"), index.to_string());
        assert_eq!(figure.text("moves"), over.get("moves").unwrap().text());
        figure.settings = over.clone();
    }
}

#[test]
fn the_review_of_random_games_adds_up_as_the_plain_game_tree_does() {
    let (mut seed, mut unlucky, mut flawless) = (SEED, 0, 0);
    for round in 0..120 {
        let suspects = 3 + round % 5;
        let asked = usize::try_from(2 + below(&mut seed, 4)).unwrap();
        let board = board(&mut seed, suspects, asked, 8);
        let (is_race, you_begin) = (round % 2 == 0, round % 4 < 2);
        if is_race && !board.twins().is_empty() {
            continue;
        }
        let rules = if is_race { "race" } else { "official" };
        let begins = if you_begin { "you" } else { "opponent" };
        let address = write_address(&board);
        let mut figure = Figure::open(&format!("board={address} rules={rules} begins={begins}"));
        let turn = if you_begin {
            "Your turn: "
        } else {
            "Their turn: "
        };
        assert!(
            figure
                .model
                .readout(&figure.settings)
                .heading
                .starts_with(turn)
        );
        let sums = play(&mut figure, &board, &mut seed, you_begin);
        let won = if sums.end == Fraction::ONE {
            "You have won."
        } else {
            "They have won."
        };
        assert!(figure.advice().ends_with(won), "{}", figure.advice());
        check_moves(&mut figure, &sums.lost);
        let sentence = figure.model.sentence(&figure.settings);
        let rest = sentence
            .strip_prefix(&format!(
                "You started at {}. Your choices cost ",
                said(sums.start)
            ))
            .unwrap_or_else(|| panic!("{sentence}"));
        let (sum, worst) = rest.split_once(". ").unwrap();
        let (own, luck) = sum.split_once(", ").unwrap();
        assert!(is_said(own, sums.cost), "{sentence}");
        let (given, luck) = match luck.strip_prefix("their choices gave ") {
            Some(rest) => rest.split_once(", ").unwrap(),
            None => ("nothing", luck),
        };
        assert!(is_said(given, sums.given), "{sentence}");
        let told = if sums.luck < Fraction::ZERO {
            unlucky += 1;
            // "The other" says that nothing is left.
            let others = luck.strip_prefix("bad luck the other ");
            assert!(others.is_none() || sums.end == Fraction::ZERO && sums.given == Fraction::ZERO);
            others
                .map(|number| format!("{number} points"))
                .or_else(|| luck.strip_prefix("bad luck cost ").map(str::to_owned))
        } else {
            let brought = luck.strip_prefix("good luck brought ");
            brought
                .or_else(|| luck.strip_prefix("luck brought "))
                .map(str::to_owned)
        };
        assert!(
            is_said(&told.unwrap_or_else(|| panic!("{sentence}")), sums.luck),
            "{sentence}"
        );
        match sums.worst {
            None => {
                flawless += 1;
                assert_eq!(worst, "No move of yours could have been better.");
            }
            Some((step, cost)) => {
                let told = worst
                    .strip_prefix(&format!("Costliest: move {step}, "))
                    .unwrap();
                let (cost_told, move_told) = told.split_once(". You ").unwrap();
                assert!(is_said(cost_told, cost), "{sentence}");
                assert!(move_told.starts_with("asked “") || move_told.starts_with("named "));
            }
        }
    }
    assert!(unlucky > 20 && flawless > 10, "{unlucky}, {flawless}");
}
