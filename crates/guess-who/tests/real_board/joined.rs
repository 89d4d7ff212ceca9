//! Questions that join features: what their words mean, and where they are refused.

use super::Figure;
use upperhand::guess_who::board::{Board, read_board, write_address};
use upperhand_kit::Model;
use upperhand_oracles::board_tree::Standing;

/// Those for whom words are true: a feature or two, joined by "or" or by "and", each perhaps after a "not".
pub fn meant(board: &Board, standing: &Standing, words: &str) -> Standing {
    let is_so = |who: usize, feature: &str| {
        let (is_denied, text) = feature
            .strip_prefix("not ")
            .map_or((false, feature), |text| (true, text));
        let mut questions = board.questions().iter();
        let question = questions.find(|question| question.text == text).unwrap();
        question.yes.contains(who) != is_denied
    };
    let is_true = |who: usize| {
        if words.contains(" or ") {
            words.split(" or ").any(|feature| is_so(who, feature))
        } else {
            words.split(" and ").all(|feature| is_so(who, feature))
        }
    };
    standing
        .iter()
        .copied()
        .filter(|&who| is_true(who))
        .collect()
}

/// Where the switch is turned off, the game ends before the first question that joins features.
#[test]
fn without_joined_features_a_game_ends_before_the_first() {
    let mut figure = Figure::open("board=faces-16 joined=yes moves=");
    figure.act("yes");
    let labels = figure.cells();
    let joining = labels.iter().position(|label| label.contains(" or "));
    figure.choose(joining.unwrap());
    figure.act("no");
    let moves = figure.text("moves");
    assert!(moves.contains('x'), "{moves}");
    figure.set("joined", "no");
    let kept = figure.text("moves");
    assert!(moves.starts_with(&kept) && !kept.contains('x'), "{kept}");
}

/// Bounds that belong to the start of our boards, where one feature is asked about, and to nothing else.
#[test]
fn what_known_cards_are_worth_is_said_where_it_is_known() {
    for (texts, expected) in [
        (
            "board=faces-16 moves= begins=you",
            Some("55.5\u{202f}% to 58.3\u{202f}%"),
        ),
        (
            "board=faces-16 moves= begins=opponent",
            Some("55.5\u{202f}% to 58.3\u{202f}%"),
        ),
        (
            "board=faces-16 moves= rules=race",
            Some("63.2\u{202f}% to 71.1\u{202f}%"),
        ),
        ("board=faces-16 moves=1y", Some("not known")),
        ("board=faces-16 moves= joined=yes", None),
        ("board=Anna.Bert..hat..g moves=", Some("not known")),
    ] {
        let mut figure = Figure::open(texts);
        let facts = figure.model.readout(&figure.settings).facts;
        let mut told = facts
            .iter()
            .filter(|(term, _)| term.ends_with("both cards known"));
        assert_eq!(
            told.next().map(|(_, said)| said.as_str()),
            expected,
            "{texts}"
        );
    }
}

#[test]
fn nobody_may_wait_is_said_where_some_look_alike() {
    let sentence = |third: &str| {
        let table = format!("name,hat,cap\nAnna,yes,yes\nBert,yes,no\nCleo,{third}\n");
        let board = write_address(&read_board(&table).unwrap());
        let figure = &mut Figure::open(&format!("board={board} moves="));
        figure.model.sentence(&figure.settings)
    };
    let rule = "Nobody may wait: a question has to split those who stand.";
    assert!(sentence("yes,no").ends_with(rule));
    assert!(!sentence("no,no").contains("wait"));
}
