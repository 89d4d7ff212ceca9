//! Players who know their own cards: best replies card by card against the plain game tree, and the game itself where it is
//! small.

use super::plans::TrueGame;
use super::{set, solved};
use upperhand::Fraction;
use upperhand::guess_who::board::{Board, Error, KnownCards, OwnCard, SHIPPED, read_board};
use upperhand::guess_who::{Probability, Rules};
use upperhand_oracles::board_tree::{Game, Standing, questions};
use upperhand_oracles::own_card::{Replying, small_boards};
use upperhand_oracles::random_board::every_split;
use upperhand_oracles::sized;

/// In the race whoever has one of the last three is not found in one turn.
const SMALLEST: &str = "name,a,b,c\ns0,x,x,x\ns1,,x,\ns2,,,x\ns3,,,\n";

/// What each card wins, moving and waiting.
fn replies(board: &Board, rules: Rules, is_drawn: bool) -> Vec<[Fraction; 2]> {
    let questions = questions(board);
    let everybody: Standing = board.everybody().indices().collect();
    let cards = everybody.iter().map(|&card| {
        let mut replying = Replying {
            game: Game::new(rules == Rules::RACE, [&questions, &questions]),
            questions: &questions,
            card,
            is_drawn,
        };
        [
            replying.moves(&everybody, &everybody),
            replying.waits(&everybody, &everybody),
        ]
    });
    cards.collect()
}

#[test]
fn a_best_reply_with_a_card_is_that_of_the_plain_game_tree() {
    for board in small_boards(16) {
        for rules in [Rules::OFFICIAL, Rules::RACE] {
            let (solved, all) = (solved(&board, rules), board.everybody());
            let expected = replies(&board, rules, false);
            for (card, [moves, waits]) in expected.into_iter().enumerate() {
                let mut own = OwnCard::new(&solved, card).unwrap();
                let found = own.moves(all, all).unwrap();
                assert_eq!((found.win, own.waits(all, all).unwrap()), (moves, waits));
                let best = found.questions.iter().map(|&(_, wins)| wins).max();
                assert!(best == Some(moves) || found.name_suspect);
            }
        }
    }
}

/// Draws are rounded up, so the bounds are wider than the fractions, by far less than is ever shown.
#[test]
fn bounds_of_known_cards_are_those_of_the_plain_game_tree() {
    let rounding = Fraction::new(1, 1_i128 << 32);
    for board in small_boards(10) {
        for rules in [Rules::OFFICIAL, Rules::RACE] {
            let known = solved(&board, rules).known_cards().unwrap();
            let cards = replies(&board, rules, true);
            let count = Fraction::new(cards.len() as i128, 1);
            let mean = [0, 1]
                .map(|player| cards.iter().map(|wins| wins[player]).sum::<Fraction>() / count);
            let most = [0, 1].map(|player| cards.iter().map(|wins| wins[player]).max().unwrap());
            for (found, [moves, waits]) in [(known.dealt, mean), (known.chosen, most)] {
                let [low, high] = found;
                let expected = [Fraction::ONE - waits, moves];
                assert!(
                    low <= expected[0] && expected[0] - low < rounding,
                    "{low} {}",
                    expected[0]
                );
                assert!(
                    expected[1] <= high && high - expected[1] < rounding,
                    "{high} {}",
                    expected[1]
                );
            }
        }
    }
}

/// Two chances in percent, the next tenth below and above.
fn tenths([low, high]: [Fraction; 2]) -> String {
    let tenths =
        |bound: Fraction, more: i128| (1000 * bound.numerator() + more) / bound.denominator();
    let [low, high] = [tenths(low, 0), tenths(high, high.denominator() - 1)];
    format!("{}.{} to {}.{} %", low / 10, low % 10, high / 10, high % 10)
}

fn findings() -> String {
    let text = std::fs::read_to_string(upperhand_oracles::root().join("docs/findings.md")).unwrap();
    text.replace(['\n', '\u{202f}', '\u{a0}'], " ")
}

/// What is kept with the crate is what is computed here, in thousandths outside of it; of the largest board nothing is.
#[test]
fn the_bounds_of_known_cards_are_what_is_kept_and_what_the_findings_say() {
    let step = Fraction::new(1, 1000);
    for shipped in sized(&SHIPPED[1..2], &SHIPPED[..2]) {
        let [official, race] = [Rules::OFFICIAL, Rules::RACE].map(|rules| {
            let known = solved(&shipped.board(), rules).known_cards().unwrap();
            let kept = shipped.known_cards(rules).unwrap();
            let ([low, high], [least, most]) =
                ([kept.low, kept.high].map(Fraction::from), known.dealt);
            assert!(low <= least && least < low + step, "{least}, {low} kept");
            assert!(high - step < most && most <= high, "{most}, {high} kept");
            [known.dealt, known.chosen].map(tenths)
        });
        let sentence = format!(
            "on {} faces officially {} if cards are dealt and {} if each chooses her own; in the race {} and {}",
            shipped.suspects, official[0], official[1], race[0], race[1]
        );
        assert!(findings().contains(&sentence), "{sentence}");
        assert_eq!(shipped.known_cards(Rules::OPEN), None);
    }
    assert_eq!(SHIPPED[2].known_cards(Rules::RACE), None);
}

/// The mean over all cards.
#[test]
fn what_a_card_wins_from_who_has_none_is_what_the_findings_say() {
    let percent = |chance: Fraction| {
        let tenths =
            (2000 * chance.numerator() + chance.denominator()) / (2 * chance.denominator());
        format!("{}.{} %", tenths / 10, tenths % 10)
    };
    let boards = sized(&SHIPPED[1..2], &SHIPPED[..2]);
    for board in boards.iter().map(|shipped| shipped.board()) {
        let (all, count) = (board.everybody(), board.suspects().len());
        let chances = [Rules::OFFICIAL, Rules::RACE].map(|rules| {
            let solved = solved(&board, rules);
            let cards = (0..count).map(|card| {
                let mut own = OwnCard::new(&solved, card).unwrap();
                own.moves(all, all).unwrap().win
            });
            let mean = cards.sum::<Fraction>() / Fraction::new(count as i128, 1);
            [mean, solved.at(all, all).unwrap().win.low.into()].map(percent)
        });
        let [[official, official_down], [race, race_down]] = chances;
        let sentence = format!(
            "on {count} faces {official} officially and {race} of the races, where two without cards come to {official_down} and {race_down}"
        );
        assert!(findings().contains(&sentence), "{sentence}");
    }
}

/// The smallest board on which a player gains by her own card: face down 3/4, in truth 13/16.
#[test]
fn a_game_of_known_cards_is_not_the_game_face_down() {
    let board = read_board(SMALLEST).unwrap();
    let all = board.everybody();
    let solved = solved(&board, Rules::RACE);
    assert_eq!(solved.at(all, all).unwrap().win.low, Probability::new(3, 4));
    assert_eq!(
        TrueGame::new(&board, Rules::RACE).value(),
        Fraction::new(13, 16)
    );
}

/// The sequences of whole games against plans one by one and the bounds around them; what a card is worth is what the findings say.
#[test]
fn small_games_of_known_cards_are_solved_exactly() {
    let counts = [Rules::OFFICIAL, Rules::RACE].map(|rules| {
        let (mut exact, mut gains) = (0, 0);
        for board in small_boards(60) {
            let Some(value) = KnownCards::dealt_exactly(&board, rules, 500) else {
                continue;
            };
            let (solved, all) = (solved(&board, rules), board.everybody());
            let [low, high] = solved.known_cards().unwrap().dealt;
            assert!(low <= value && value <= high, "{low} to {high}: {value}");
            if rules == Rules::RACE && all.count() <= 4 {
                assert_eq!(value, TrueGame::new(&board, rules).value());
            }
            exact += 1;
            gains += u32::from(value != solved.at(all, all).unwrap().win.low.into());
        }
        (exact, gains)
    });
    let [(official, none), (race, gains)] = counts;
    let sentence = format!(
        "on {none} of {official} small boards officially and on {gains} of {race} in the race"
    );
    assert!(findings().contains(&sentence), "{sentence}");
}

/// Where every split can be asked one’s own card is worth nothing.
#[test]
fn where_every_split_can_be_asked_a_card_is_worth_nothing() {
    for (suspects, rules, [wins, of]) in [(3, Rules::RACE, [7, 9]), (3, Rules::OFFICIAL, [5, 9])] {
        let value = TrueGame::new(&every_split(suspects), rules).value();
        assert_eq!(value, Fraction::new(wins, of), "{suspects}, {rules}");
    }
}

#[test]
fn a_card_that_is_not_there_is_refused() {
    let board = read_board(SMALLEST).unwrap();
    let solved = solved(&board, Rules::OFFICIAL);
    assert!(matches!(
        OwnCard::new(&solved, 4),
        Err(Error::NoSuchSuspect {
            given: 4,
            suspects: 4
        })
    ));
    let mut own = OwnCard::new(&solved, 0).unwrap();
    let (all, others) = (board.everybody(), set(&vec![1, 3]));
    assert_eq!(own.moves(all, others), Err(Error::NotReached));
    assert_eq!(own.waits(all, others), Err(Error::NotReached));
}
