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

#[test]
fn joined_features_are_refused_where_they_may_not_be_said_and_where_no_words_say_them() {
    let game = "board=faces-16 moves=x7y-1y";
    let notices = [
        (game.to_owned(), "features may not be joined here"),
        (
            format!("{game} joined=yes"),
            "no words of two features say it",
        ),
        (
            "board=faces-16 joined=yes moves=xffffy".to_owned(),
            "no words of two features say it",
        ),
        (
            "board=faces-16 joined=yes moves=x1234567fy".to_owned(),
            "no words of two features say it",
        ),
    ];
    for (texts, why) in notices {
        let mut model = crate::model("real-board").unwrap();
        let mut settings = model.defaults();
        for text in texts.split(' ') {
            let (name, value) = text.split_once('=').unwrap();
            assert_eq!(settings.set_text(name, value), None);
        }
        assert_eq!(
            model.rejections(&settings),
            [format!(
                "In the moves, move 1 is not possible: {why}. Showing the start of the game."
            )],
            "{texts}"
        );
    }
    // Where the switch is turned off, the game ends before the first question that joins features.
    let mut figure = Figure::open("board=faces-16 joined=yes moves=");
    figure.act("yes");
    let joining = figure
        .cells()
        .iter()
        .position(|label| label.contains(" or "))
        .unwrap();
    figure.choose(joining);
    figure.act("no");
    assert!(
        figure.text("moves").contains('x'),
        "{}",
        figure.text("moves")
    );
    figure.set("joined", "no");
    assert!(
        !figure.text("moves").contains('x'),
        "{}",
        figure.text("moves")
    );
}

/// Bounds that belong to the start of our boards, where one feature is asked about, and to nothing else.
#[test]
fn what_known_cards_are_worth_is_said_where_it_is_known() {
    let said = |texts: &str| {
        let mut figure = Figure::open(texts);
        let facts = figure.model.readout(&figure.settings).facts;
        let told = facts
            .into_iter()
            .find(|(term, _)| term.ends_with("both cards known"));
        told.map(|(_, said)| said)
    };
    let start = "board=faces-16 moves=";
    for begins in ["you", "opponent"] {
        let expected = "55.5\u{202f}% to 58.3\u{202f}%".to_owned();
        assert_eq!(said(&format!("{start} begins={begins}")), Some(expected));
    }
    let race = "63.2\u{202f}% to 71.1\u{202f}%".to_owned();
    assert_eq!(said(&format!("{start} rules=race")), Some(race));
    for (elsewhere, expected) in [
        ("1y", Some("not known")),
        (" joined=yes", None),
        (" board=Anna.Bert..hat..g", Some("not known")),
    ] {
        assert_eq!(
            said(&format!("{start}{elsewhere}")).as_deref(),
            expected,
            "{elsewhere}"
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
