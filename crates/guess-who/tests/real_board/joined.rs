//! Questions that join features: every number, word and move of random games beside the plain game tree, in which both may
//! ask everything that can be said of two features.

use super::{Figure, is_said, said};
use std::collections::BTreeSet;
use upperhand::Fraction;
use upperhand::guess_who::board::{Board, SHIPPED, read_board, write_address};
use upperhand::guess_who::{Pool, Rules, win_probability};
use upperhand_kit::Extent;
use upperhand_oracles::board_tree::{Game, Questions, Standing, every_split};
use upperhand_oracles::random_board::{SEED, below, board};
use upperhand_oracles::{board_tree, sized};

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

/// The games whose values bound and are those of a position.
pub struct Trees<'a> {
    /// The mover may say what can be said, the other is free to any split; and the other way round.
    pub low: Game<'a>,
    pub high: Game<'a>,
    pub both: Game<'a>,
}

impl<'a> Trees<'a> {
    pub fn new(is_race: bool, said: &'a Questions, free: &'a Questions) -> Self {
        Self {
            low: Game::new(is_race, [said, free]),
            high: Game::new(is_race, [free, said]),
            both: Game::new(is_race, [said, said]),
        }
    }
}

/// A chance between bounds, as it is written.
pub fn between(low: Fraction, high: Fraction) -> String {
    if said(low) == said(high) {
        said(low)
    } else {
        format!("{} to {}", said(low), said(high))
    }
}

/// A random board, larger from round to round and smaller again, and whether the race is played on it; nothing where twins
/// would have to race.
pub fn playable(seed: &mut u64, round: usize) -> Option<(Board, bool)> {
    let features = usize::try_from(2 + below(seed, 3)).unwrap();
    let board = board(seed, 3 + round % 4, features, 8);
    let is_race = (round / 4).is_multiple_of(2);
    (!is_race || board.twins().is_empty()).then_some((board, is_race))
}

#[test]
fn every_joined_question_of_random_games_is_in_bounds_of_the_plain_game_tree() {
    let (mut seed, mut rows, mut open, mut priced) = (SEED, 0, 0, 0);
    for round in 0..sized(48, 240) {
        let Some((board, is_race)) = playable(&mut seed, round) else {
            continue;
        };
        let suspects = board.suspects().len();
        let (sayable, free) = (board_tree::said(&board), every_split(suspects));
        let mut trees = Trees::new(is_race, &sayable, &free);
        let rules = if is_race { "race" } else { "official" };
        let texts = format!("board={} rules={rules} joined=yes", write_address(&board));
        let mut figure = Figure::open(&texts);
        let everybody: Standing = (0..suspects).collect();
        let mut standing = [everybody.clone(), everybody];
        for step in 0..8 {
            let [mine, theirs] = [standing[step % 2].clone(), standing[1 - step % 2].clone()];
            if is_race && standing.iter().any(|standing| standing.len() == 1) {
                break;
            }
            let checked = check(&mut figure, &mut trees, &board, (&mine, &theirs));
            rows += checked.0;
            open += checked.1;
            priced += u32::from(check_price(
                &mut figure,
                &mut trees,
                rules,
                (&mine, &theirs),
            ));
            let Some(words) = choose_by_chance(&mut figure, &mut seed) else {
                break;
            };
            let yes = meant(&board, &mine, &words);
            let no: Standing = mine
                .iter()
                .copied()
                .filter(|who| !yes.contains(who))
                .collect();
            let says_yes = below(&mut seed, 2) == 0;
            figure.act(if says_yes { "yes" } else { "no" });
            let (answer, left) = if says_yes { ("yes", yes) } else { ("no", no) };
            let told = format!("asked “{words}?”: {answer}, {} left.", left.len());
            assert!(
                figure.advice().contains(&told),
                "{told}: {}",
                figure.advice()
            );
            // The address holds the game.
            let again = Figure::open(&format!("{texts} moves={}", figure.text("moves")));
            assert_eq!(again.text("moves"), figure.text("moves"));
            assert_eq!(figure.text("move"), (step + 1).to_string());
            standing[step % 2] = left;
        }
    }
    assert!(
        rows > 30 && open > 16 && priced > 2,
        "{rows}, {open} open, {priced} priced"
    );
}

/// Chooses a question that tells something, and returns its words.
fn choose_by_chance(figure: &mut Figure, seed: &mut u64) -> Option<String> {
    let labels = figure.cells();
    let telling = labels
        .iter()
        .enumerate()
        .filter(|(_, label)| label.contains(" say yes, wins "));
    let telling: Vec<(usize, &String)> = telling.collect();
    let index = below(seed, telling.len().max(1) as u64);
    let (cell, label) = telling.get(usize::try_from(index).unwrap())?;
    figure.choose(*cell);
    let (words, _) = label.split_once("? ")?;
    Some(words.to_owned())
}

/// Each row says what it means, and wins between its bounds; all sizes are there, and the best. Returns the rows that join
/// features and those that are not exact.
fn check(
    figure: &mut Figure,
    trees: &mut Trees,
    board: &Board,
    (mine, theirs): (&Standing, &Standing),
) -> (u32, u32) {
    let (mut joined, mut open) = (0, 0);
    let mut sizes = BTreeSet::new();
    let rows = figure.rows();
    for row in rows.iter().filter(|row| !row[0].starts_with("name ")) {
        let yes = meant(board, mine, &row[0]);
        assert_eq!(row[1], format!("{} of {}", yes.len(), mine.len()));
        let (Some(low), Some(high), Some(exact)) = (
            trees.low.asking(0, mine, theirs, &yes),
            trees.high.asking(0, mine, theirs, &yes),
            trees.both.asking(0, mine, theirs, &yes),
        ) else {
            assert_eq!(row[2], "tells nothing");
            continue;
        };
        assert_eq!(row[2], between(low, high), "{}", row[0]);
        assert!(low <= exact && exact <= high);
        sizes.insert(yes.len().min(mine.len() - yes.len()));
        joined += u32::from(row[0].contains(" or ") || row[0].contains(" and "));
        open += u32::from(low != high);
    }
    let counts = trees.both.questions[0].iter().map(|yes| {
        let yes = mine.iter().filter(|who| yes.contains(who)).count();
        yes.min(mine.len() - yes)
    });
    let sayable: BTreeSet<usize> = counts.filter(|&size| size > 0).collect();
    assert_eq!(sizes, sayable);
    let best = [&mut trees.low, &mut trees.high].map(|tree| tree.value(0, mine, theirs));
    let first = figure
        .model
        .table(&figure.settings, Extent::Shown)
        .rows
        .swap_remove(0);
    let [wins, of] = [&first[3], &first[4]].map(|number| number.parse::<i128>().unwrap());
    assert_eq!(Fraction::new(wins, of), best[0], "{first:?}");
    (joined, open)
}

/// The price of words is what the best wins less than if any split could be asked.
fn check_price(
    figure: &mut Figure,
    trees: &mut Trees,
    rules: &str,
    (mine, theirs): (&Standing, &Standing),
) -> bool {
    let advice = figure.advice();
    let Some((_, price)) = advice.split_once("If any split could be asked, ") else {
        return false;
    };
    let rules: Rules = rules.parse().unwrap();
    let [n, m] = [mine, theirs].map(|standing| Pool::new(standing.len() as u64).unwrap());
    let free = win_probability(rules, n, m).unwrap();
    let more = Fraction::from(free) - trees.both.value(0, mine, theirs);
    let (size, rest) = price.split_once(' ').unwrap();
    let told = rest
        .strip_prefix(&format!("of {} would win ", mine.len()))
        .and_then(|told| told.strip_suffix(" more."))
        .unwrap();
    assert!(more > Fraction::ZERO && is_said(told, more), "{advice}");
    let mut free_both = Game::new(trees.both.is_race, [trees.low.questions[1]; 2]);
    let asked: Standing = mine[..size.parse().unwrap()].to_vec();
    assert_eq!(
        free_both.asking(0, mine, theirs, &asked),
        Some(Fraction::from(free))
    );
    true
}

/// Words for the papers' best, from the start of each shipped board on.
#[test]
fn joined_questions_win_on_shipped_boards_what_any_split_would() {
    for shipped in &SHIPPED[..2] {
        for rules in ["race", "official"] {
            let mut figure = Figure::open(&format!(
                "board={} rules={rules} joined=yes moves=",
                shipped.id
            ));
            let pool = Pool::new(shipped.suspects as u64).unwrap();
            let free = said(
                win_probability(rules.parse().unwrap(), pool, pool)
                    .unwrap()
                    .into(),
            );
            let advice = figure.advice();
            assert!(advice.contains(&format!("This wins {free}")), "{advice}");
            assert!(!advice.contains("any split"), "{advice}");
            let sentence = figure.model.sentence(&figure.settings);
            assert_eq!(
                sentence,
                format!(
                    "With cards face down and perfect play of both, who may join two features by “and”, “or” and “not”, you win {free} from here; \
                     if any split could be asked, {free}."
                )
            );
        }
    }
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
