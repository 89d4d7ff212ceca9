//! The figure `guts-lines`: what it says of lines, hands and their losses, found again line by line, hand by hand and by other searches.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "places in the order of hands"
)]

use crate::{answer, task_run};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeMap;
use upperhand::Fraction;
use upperhand::guts::cards::{
    AllDrop, CardGame, Deck, LineGame, LineSearch, Ranking, Replies, best_thresholds,
    least_exploitable,
};
use upperhand_beyond::guts_lines::GutsLines;
use upperhand_games::format::grouped;
use upperhand_kit::settings::Value;
use upperhand_kit::{Along, Extent, KeyPress, Model, Resolution, Role, Settings};
use upperhand_oracles::stakes::{between, tells, written};
use upperhand_oracles::{assigned, fact, normalized, sized};

const RESOLUTION: Resolution = Resolution {
    columns: 300,
    rows: 50,
};

/// A game of the figure, by the core.
struct Deal {
    cards: u32,
    straights: bool,
    weenie: bool,
    game: LineGame,
}

impl Deal {
    fn new(cards: u32, straights: bool, weenie: bool) -> Self {
        let rule = [AllDrop::Replay, AllDrop::Weenie][usize::from(weenie)];
        let ranking = Ranking::new(cards, straights).unwrap();
        Self {
            cards,
            straights,
            weenie,
            game: LineGame::new(Deck::STANDARD, ranking, rule).unwrap(),
        }
    }

    fn settings(&self, figure: &mut GutsLines, hand: &str) -> Settings {
        let say = |on| if on { "yes" } else { "no" };
        let set = format!(
            "cards={} straights={} weenie={} {hand}",
            self.cards,
            say(self.straights),
            say(self.weenie)
        );
        normalized(figure, &set)
    }

    /// The settings of a line.
    fn line(&self, figure: &mut GutsLines, line: usize) -> Settings {
        let hand = if line == self.game.hands() {
            "hand=none".to_owned()
        } else {
            format!("hand={}", self.game.hand(line))
        };
        self.settings(figure, &hand)
    }

    fn loss(&self, line: usize) -> Fraction {
        self.game.exploitability(line).unwrap()
    }

    /// The hands that the best reply holds and the line drops, and the other way round.
    fn replies(&self, line: usize) -> [usize; 2] {
        let gains: Vec<i32> = self.game.gains_against(line).collect();
        let holds = gains[..line].iter().filter(|&&gain| gain > 0).count();
        let drops = gains[line..].iter().filter(|&&gain| gain < 0).count();
        [holds, drops]
    }

    fn searched(&self, replies: Replies) -> (usize, Fraction) {
        let mut search = LineSearch::new(&self.game, replies);
        while !search.is_over() {
            search.step(&self.game);
        }
        search.best(&self.game)
    }

    fn named(&self, line: usize) -> String {
        match line {
            0 => "every hand".to_owned(),
            _ if line == self.game.hands() => "no hand".to_owned(),
            _ => format!("{} or better", written(&self.game.hand(line))),
        }
    }
}

/// All games up to three cards.
fn deals() -> impl Iterator<Item = Deal> {
    let games = [(1, false), (2, false), (3, false), (3, true)];
    let both = games
        .into_iter()
        .flat_map(|game| [(game, false), (game, true)]);
    both.map(|((cards, straights), weenie)| Deal::new(cards, straights, weenie))
}

/// Solves what a figure wants.
fn solved(figure: &mut GutsLines, settings: &Settings) {
    while let Some(task) = figure.task(settings) {
        let answer = answer(&task).unwrap();
        figure.receive(task.name, &task.numbers, &answer).unwrap();
    }
}

/// "12 more hands" as a signed number.
fn more(text: &str) -> i64 {
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    let count: i64 = digits.parse().unwrap();
    if text.contains("more") { count } else { -count }
}

fn exact(loss: Fraction) -> String {
    match loss.denominator() {
        1 => loss.numerator().to_string(),
        _ => loss.to_string(),
    }
}

/// A loss with three digits as it is said.
fn says(text: &str, loss: Fraction) -> bool {
    let value = loss.value();
    let script = "⁰¹²³⁴⁵⁶⁷⁸⁹";
    let said = match text.split_once("10⁻") {
        None => text.parse().unwrap(),
        Some((digits, power)) => {
            let place = |letter: char| script.chars().position(|digit| digit == letter).unwrap();
            let power = power
                .chars()
                .fold(0, |power, digit| 10 * power + place(digit));
            let digits = digits.trim_end_matches('·');
            let digits = if digits.is_empty() { "1" } else { digits };
            format!("{digits}e-{power}").parse::<f64>().unwrap()
        }
    };
    (said - value).abs() <= 0.005_000_1 * value
}

#[test]
fn what_is_said_of_any_line_is_what_its_best_reply_wins() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(40);
    let mut advices = BTreeMap::<&str, u32>::new();
    for deal in deals() {
        let mut figure = GutsLines::default();
        let begun = deal.settings(&mut figure, "");
        solved(&mut figure, &begun);
        let (least, lowest) = deal.searched(Replies::All);
        let hands = deal.game.hands();
        for turn in 0..40 {
            let line = match turn {
                0 => 0,
                1 => hands,
                2 => least,
                3..12 => least.saturating_sub(dice.random_range(0..10)),
                12..20 => (least + dice.random_range(0..10)).min(hands),
                _ => dice.random_range(0..=hands),
            };
            let settings = deal.line(&mut figure, line);
            assert_eq!(
                settings.get("hand").unwrap(),
                Value::Whole(u32::try_from(line).unwrap())
            );
            let readout = figure.readout(&settings);
            let loss = deal.loss(line);
            assert_eq!(
                readout.heading.to_lowercase(),
                deal.named(line).to_lowercase()
            );
            assert!(says(&readout.value, loss), "{} {loss}", readout.value);
            assert_eq!(readout.exact, exact(loss));
            let antes = if readout.value == "1" {
                "ante"
            } else {
                "antes"
            };
            assert_eq!(readout.unit, format!("{antes} lost a round"));
            let shown = fact(&readout, "Holds");
            assert!(shown.starts_with(&format!(
                "{} of {} hands",
                grouped(hands - line),
                grouped(hands)
            )));
            let dropped = fact(&readout, "Drops");
            if line > 0 {
                assert!(dropped.starts_with(&grouped(line)), "{dropped}");
                assert!(
                    dropped.ends_with(&written(&deal.game.hand(line - 1))),
                    "{dropped}"
                );
            } else {
                assert_eq!(dropped, "none");
            }
            check_reply(
                &fact(&readout, "Best reply holds"),
                loss,
                deal.replies(line),
            );
            let kind = check_advice(&readout.advice, &deal, (line, loss), (least, lowest));
            *advices.entry(kind).or_default() += 1;
            let summary = figure.summary(&settings);
            let said = between(&summary, " loses ", ". Its best reply");
            assert_eq!(between(said, "(", " a round)"), exact(loss), "{summary}");
        }
    }
    assert_eq!(advices.len(), 4, "{advices:?}");
}

fn check_reply(said: &str, loss: Fraction, [holds, drops]: [usize; 2]) {
    if loss == Fraction::ZERO {
        assert_eq!((said, holds, drops), ("the same, and wins nothing", 0, 0));
        return;
    }
    let count = |word: &str| {
        let mut parts = said.split(" and ");
        let part = parts.find(|part| part.ends_with(word));
        part.map_or(0, |part| usize::try_from(more(part).abs()).unwrap())
    };
    assert_eq!([count(" more"), count(" fewer")], [holds, drops], "{said}");
}

/// Is an advice right? Tells of which kind it is.
fn check_advice(
    advice: &str,
    deal: &Deal,
    (line, loss): (usize, Fraction),
    (least, lowest): (usize, Fraction),
) -> &'static str {
    if advice == "Nobody wins anything from this line, however they play." {
        assert_eq!(loss, Fraction::ZERO);
        return "nothing";
    }
    if let Some(wins) = advice.strip_prefix("No line loses less: an opponent who knows it wins ") {
        assert_eq!(loss, lowest);
        assert!(tells(wins.trim_end_matches('.'), loss), "{advice}");
        return "least";
    }
    let (hands, rest) = advice
        .strip_prefix("Hold ")
        .unwrap()
        .split_once(": ")
        .unwrap();
    let by = i64::try_from(line).unwrap() - i64::try_from(least).unwrap();
    assert_eq!(more(hands), by, "{advice}");
    assert!(loss.value() > lowest.value(), "{advice}");
    let rest = rest.strip_prefix(&deal.named(least)).unwrap();
    let (there, here) = rest.split_once(", this line ").unwrap();
    assert!(
        tells(there.strip_prefix(" loses ").unwrap(), lowest),
        "{advice}"
    );
    assert!(tells(here.trim_end_matches('.'), loss), "{advice}");
    if by > 0 { "more" } else { "fewer" }
}

/// The stretches of lines that lose less than the lines beside them, by looking left and right of each.
fn minima(deal: &Deal) -> Vec<usize> {
    let losses: Vec<Fraction> = (0..=deal.game.hands())
        .map(|line| deal.loss(line))
        .collect();
    let rises = |mut lines: Box<dyn Iterator<Item = usize> + '_>, here: Fraction| {
        let other = lines.find(|&line| losses[line] != here);
        other.is_none_or(|line| losses[line].value() > here.value())
    };
    let is_first = |line: usize| line == 0 || losses[line - 1] != losses[line];
    let all = 0..losses.len();
    all.filter(|&line| {
        is_first(line)
            && rises(Box::new((0..line).rev()), losses[line])
            && rises(Box::new(line + 1..losses.len()), losses[line])
    })
    .collect()
}

#[test]
fn what_is_said_of_a_game_is_what_searches_of_all_lines_find() {
    for deal in deals() {
        let mut figure = GutsLines::default();
        let settings = deal.settings(&mut figure, "");
        solved(&mut figure, &settings);
        let (least, lowest) = deal.searched(Replies::All);
        let (duelist, guarantee) = deal.searched(Replies::Lines);
        // The unrestricted game of the core, where it has these hands, finds the same.
        if !deal.straights {
            let rule = [AllDrop::Replay, AllDrop::Weenie][usize::from(deal.weenie)];
            let whole = CardGame::new(Deck::STANDARD, deal.cards, rule).unwrap();
            let found = least_exploitable(&whole);
            assert_eq!((found.threshold, found.exploitability), (least, lowest));
            assert!(best_thresholds(&whole).thresholds.contains(&duelist));
        }
        // The figure begins with the line that loses least.
        assert_eq!(
            settings.get("hand").unwrap(),
            Value::Whole(u32::try_from(least).unwrap())
        );
        let readout = figure.readout(&settings);
        assert_eq!(fact(&readout, "Loses least"), deal.named(least));
        assert_eq!(fact(&readout, "Best against lines"), deal.named(duelist));
        for (term, loss) in [
            ("The least loss", lowest),
            ("The best loses to lines", guarantee),
        ] {
            match fact(&readout, term).as_str() {
                "nothing" => assert_eq!(loss, Fraction::ZERO),
                said => {
                    assert!(tells(said.split(" (").next().unwrap(), loss), "{said}");
                    assert_eq!(between(said, "(", " a round)"), exact(loss));
                }
            }
        }
        let sentence = figure.sentence(&settings);
        let named = deal.named(least);
        let lines = format!("Of {} lines with ", grouped(deal.game.hands() + 1));
        assert!(sentence.starts_with(&lines), "{sentence}");
        assert!(
            sentence.contains(&format!(", {named} loses least: ")),
            "{sentence}"
        );
        assert_eq!(sentence.contains("Weenie"), deal.weenie);
        assert_eq!(
            sentence.contains("nobody beats it"),
            lowest == Fraction::ZERO
        );
        let also = sentence.ends_with("It is best against other lines, too.");
        assert_eq!(also, duelist == least, "{sentence}");
        if !also {
            let other = format!("Against other lines {} is best.", deal.named(duelist));
            assert!(sentence.ends_with(&other), "{sentence}");
        }
        let found = if deal.cards < 3 {
            minima(&deal)
        } else {
            known_minima(&deal)
        };
        let floor = fact(&readout, "The floor");
        match found.as_slice() {
            [_] => {
                assert!(floor.starts_with("one minimum"), "{floor}");
                assert!(sentence.contains("falls to it and rises again"));
            }
            [from, .., to] => {
                let [from, to] = [from, to].map(|&line| written(&deal.game.hand(line)));
                let count = found.len();
                assert_eq!(floor, format!("{count} local minima, from {from} to {to}"));
                assert!(sentence.contains(&format!("a floor with {count} local minima")));
            }
            [] => unreachable!("some line loses least"),
        }
    }
}

/// Those of three cards, which the tests of the core find in all 22,101 lines; here each is compared with its neighbours.
fn known_minima(deal: &Deal) -> Vec<usize> {
    let known: &[usize] = match (deal.straights, deal.weenie) {
        (false, false) => &[10_662],
        (false, true) => &[7680],
        (true, false) => &[10_973, 10_981],
        (true, true) => &[7336, 7345, 7350],
    };
    for &line in known {
        let losses = [line - 1, line, line + 1].map(|line| deal.loss(line).value());
        assert!(
            losses[1] < losses[0] && losses[1] <= losses[2],
            "{line}: {losses:?}"
        );
    }
    known.to_vec()
}

/// What players call a hand by its label, by counting.
fn called(label: &str, straights: bool) -> String {
    let names = [
        "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen",
        "king", "ace",
    ];
    let ranks = [
        "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A",
    ];
    let cards: Vec<&str> = label.split('/').collect();
    let rank = |card: &str| {
        ranks
            .iter()
            .position(|rank| *rank == &card[..card.len() - 1])
            .unwrap()
    };
    let mut of_rank = [0; 13];
    for card in &cards {
        of_rank[rank(card)] += 1;
    }
    let with = |count: i32| -> Vec<usize> {
        (0..13)
            .rev()
            .filter(|&rank| of_rank[rank] == count)
            .collect()
    };
    let plural = |rank: usize| {
        if rank == 4 {
            "sixes".to_owned()
        } else {
            format!("{}s", names[rank])
        }
    };
    let one = |rank: usize| {
        let article = if matches!(rank, 6 | 12) { "an" } else { "a" };
        format!("{article} {}", names[rank])
    };
    match (&*with(4), &*with(3), &*with(2)) {
        ([four], ..) => return format!("four {}", plural(*four)),
        (_, [three], [two]) => {
            return format!("a full house, {} over {}", plural(*three), plural(*two));
        }
        (_, [three], _) => return format!("three {}", plural(*three)),
        (_, _, [high, low]) => {
            return format!("two pairs, {} and {}", plural(*high), plural(*low));
        }
        (_, _, [pair]) => return format!("a pair of {}", plural(*pair)),
        _ => {}
    }
    let singles = with(1);
    let count = singles.len();
    if count == 1 {
        return one(singles[0]);
    }
    // The highest rank of a run; the ace is below the two as well.
    let run = (count - 1..13)
        .find(|&top| (top + 1 - count..=top).all(|rank| of_rank[rank] == 1))
        .or_else(|| {
            let low = of_rank[12] == 1 && (0..count - 1).all(|rank| of_rank[rank] == 1);
            low.then_some(count - 2)
        });
    let suit = |card: &str| card.chars().last();
    let flush = cards.iter().all(|card| suit(card) == suit(cards[0]));
    match (run.filter(|_| straights), flush && straights) {
        (Some(top), true) => format!("a straight flush up to {}", one(top)),
        (Some(top), false) => format!("a straight up to {}", one(top)),
        (None, true) => format!("a flush, {} high", names[singles[0]]),
        (None, false) => format!("{} high", names[singles[0]]),
    }
}

#[test]
fn hands_are_called_what_players_call_them() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut kinds = BTreeMap::<String, u32>::new();
    let five = Deal::new(5, true, false);
    for deal in deals().filter(|deal| !deal.weenie).chain([five]) {
        let mut figure = GutsLines::default();
        let hands = deal.game.hands();
        let strongest = hands.saturating_sub(60)..hands;
        let rare = (0..60).map(|step| hands - 1 - step * step * step.min(hands / 4000));
        let random: Vec<usize> = (0..60).map(|_| dice.random_range(0..hands)).collect();
        for hand in strongest.chain(rare).chain(random) {
            let label = deal.game.hand(hand);
            let settings = deal.line(&mut figure, hand);
            let said = figure.readout(&settings);
            let said = fact(&said, "Weakest hand held");
            let expected = called(&label, deal.straights);
            assert_eq!(said, format!("{}: {expected}", written(&label)));
            let kind = expected.split(' ').take(2).collect::<Vec<_>>().join(" ");
            *kinds.entry(kind).or_default() += 1;
        }
    }
    for kind in [
        "a straight",
        "a flush,",
        "a full",
        "two pairs,",
        "a pair",
        "four aces",
        "ace high",
    ] {
        assert!(kinds.contains_key(kind), "{kinds:?}");
    }
}

#[test]
fn hands_are_typed_and_what_is_none_is_refused_with_the_reason() {
    let mut figure = GutsLines::default();
    for (cards, typed, label, remark) in [
        ("1", "t", "10S", "fits 4 hands"),
        ("2", "j♦7♠", "JD/7S", ""),
        ("2", "7 J", "JS/7S", "fits 16 hands"),
        ("3", "QS KD 7C", "KD/QS/7C", ""),
        (
            "5",
            "A K Q 10 2",
            "AS/KS/QS/10S/2S",
            "fits 1024 hands that differ in their suits; the strongest is taken: a flush, ace high.",
        ),
        ("5", "ah kh qh 9s 8s", "AH/KH/QH/9S/8S", ""),
        ("5", "5 4 3 2 A", "5S/4S/3S/2S/AS", "fits 1024 hands"),
    ] {
        let mut settings = normalized(&mut figure, &format!("cards={cards}"));
        let notice = settings.set_text("hand", typed).unwrap_or_default();
        let Value::Whole(hand) = settings.get("hand").unwrap() else {
            panic!("a number")
        };
        let readout = figure.readout(&settings);
        let name = fact(&readout, "Weakest hand held");
        assert!(name.starts_with(&written(label)), "{typed}: {name}, {hand}");
        assert!(
            notice.contains(remark) && notice.is_empty() == remark.is_empty(),
            "{notice}"
        );
    }
    for (cards, typed, why) in [
        ("2", "J", "it names 1 card, and a hand has 2"),
        ("5", "J7", "it names 2 cards, and a hand has 5"),
        ("5", "KKKKK", "has fewer cards of one rank"),
        ("3", "hello", "“h” needs a rank before it"),
        ("3", "xyz", "“x” is no rank and no suit"),
        ("2", "JD JD", "JD is in it twice"),
        ("2", "", "it names no card"),
    ] {
        let mut settings = normalized(&mut figure, &format!("cards={cards}"));
        let before = settings.get("hand");
        let notice = settings.set_text("hand", typed).unwrap();
        assert!(notice.contains(why), "{typed}: {notice}");
        assert!(notice.contains("write it like"), "{notice}");
        assert_eq!(settings.get("hand"), before, "nothing is lost");
    }
    let mut settings = normalized(&mut figure, "cards=3");
    assert_eq!(settings.set_text("hand", " None "), None);
    assert_eq!(settings.get("hand"), Some(Value::Whole(22_100)));
    assert_eq!(figure.readout(&settings).heading, "No hand");
    assert!(
        settings
            .set_text("cards", "4")
            .unwrap()
            .contains("1, 2, 3, 5")
    );
}

#[test]
fn hands_in_addresses_read_back_as_themselves() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut figure = GutsLines::default();
    for game in [
        "cards=1",
        "cards=2",
        "cards=3",
        "cards=3 straights=yes",
        "cards=5",
    ] {
        let first = normalized(&mut figure, game);
        let Value::Whole(hands) = normalized(&mut figure, &format!("{game} hand=none"))
            .get("hand")
            .unwrap()
        else {
            panic!("a number")
        };
        for turn in 0..40 {
            let hand = if turn == 0 {
                hands
            } else {
                dice.random_range(0..hands)
            };
            let mut settings = first.clone();
            settings.set("hand", hand);
            let text = settings
                .iter()
                .find(|(name, _)| *name == "hand")
                .unwrap()
                .1
                .text();
            assert!(
                text.bytes().all(|letter| letter.is_ascii_alphanumeric()),
                "{text}"
            );
            let mut other = first.clone();
            assert_eq!(other.set_text("hand", &text), None, "{text}");
            assert_eq!(other.get("hand"), Some(Value::Whole(hand)));
        }
    }
}

fn number(edit: &upperhand_kit::Edit) -> usize {
    match assigned(edit).as_slice() {
        [("hand", Value::Whole(hand))] => *hand as usize,
        other => panic!("{other:?}"),
    }
}

#[test]
fn pointers_keys_and_buttons_go_to_lines() {
    for deal in deals() {
        let mut figure = GutsLines::default();
        let hands = deal.game.hands();
        let settings = deal.line(&mut figure, hands / 3);
        solved(&mut figure, &settings);
        assert_eq!(
            number(&figure.point(0, &settings, (0.4 * hands as f64, 1e-3))),
            (0.4 * hands as f64).round() as usize
        );
        assert_eq!(number(&figure.point(0, &settings, (2e9, 1.0))), hands);
        assert_eq!(number(&figure.point(0, &settings, (-5.0, 1.0))), 0);
        for (key, to) in [
            (KeyPress::Step(1, 0), hands / 3 + 1),
            (KeyPress::Step(-10, 0), hands / 3 - 10),
            (KeyPress::Start(Along::X), 0),
            (KeyPress::End(Along::X), hands),
        ] {
            assert_eq!(number(&figure.press(0, &settings, key)), to, "{key:?}");
        }
        let (least, _) = deal.searched(Replies::All);
        let (duelist, _) = deal.searched(Replies::Lines);
        for (act, to) in [("go-to-least", least), ("go-to-duelist", duelist)] {
            assert_eq!(number(&figure.act(&settings, act, 0)), to, "{act}");
        }
        assert!(figure.act(&settings, "no such act", 0).set.is_empty());
        // Both lie in what is shown close up, which the keys do not leave.
        let close = figure.figure_at(1, &settings, RESOLUTION);
        let (from, to) = close.x.range();
        let start = number(&figure.press(1, &settings, KeyPress::Start(Along::X)));
        let end = number(&figure.press(1, &settings, KeyPress::End(Along::X)));
        assert_eq!((start as f64 - 0.5, end as f64 + 0.5), (from, to));
        assert!(start < least.min(duelist) && least.max(duelist) < end);
        assert_eq!(number(&figure.point(1, &settings, (to + 99.0, 0.0))), end);
    }
}

#[test]
fn the_pictures_show_what_lines_lose() {
    for deal in deals() {
        let mut figure = GutsLines::default();
        let settings = deal.settings(&mut figure, "");
        solved(&mut figure, &settings);
        let (least, lowest) = deal.searched(Replies::All);
        let (duelist, _) = deal.searched(Replies::Lines);
        let whole = figure.figure_at(0, &settings, RESOLUTION);
        let close = figure.figure_at(1, &settings, RESOLUTION);
        for picture in [&whole, &close] {
            // Nothing at all stands between the end of the axis and the lowest tick above.
            let nothing = 3.0 * picture.y.from;
            let points = &picture.curves[0].points;
            assert!(points.is_sorted_by(|one, other| one.0 <= other.0));
            let step = points.len() / 50 + 1;
            for &(line, y) in points.iter().step_by(step).chain(points.last()) {
                let loss = deal.loss(line as usize).value();
                let height = if loss == 0.0 { nothing } else { loss };
                assert!((y - height).abs() <= 1e-12 * height, "{line}: {y} {loss}");
                assert!((picture.y.from..=picture.y.to).contains(&y));
            }
            let (from, to) = picture.x.range();
            assert!(points[0].0 - from <= 0.5 && to - points.last().unwrap().0 <= 0.5);
            let at = |role: Role, filled: bool, radius: f64| {
                let dots = picture.dots.iter();
                let of =
                    dots.filter(|dot| (dot.role, dot.filled, dot.radius) == (role, filled, radius));
                of.map(|dot| dot.at.0 as usize).collect::<Vec<_>>()
            };
            assert_eq!(at(Role::You, true, 5.0), [least]);
            assert_eq!(at(Role::Ink, false, 8.0), [duelist]);
        }
        let crosshair = figure.crosshair(0, &settings).unwrap();
        assert_eq!(crosshair.from.0 as usize, least);
        assert!(says(crosshair.y.as_deref().unwrap(), lowest) || lowest == Fraction::ZERO);
        // Outside of what is shown close up, there is nothing to point at there.
        let far = deal.line(&mut figure, 0);
        assert!(figure.crosshair(1, &far).is_none());
    }
}

#[test]
fn tables_list_what_lines_lose() {
    for deal in deals() {
        let mut figure = GutsLines::default();
        let hands = deal.game.hands();
        let settings = deal.line(&mut figure, hands / 2);
        solved(&mut figure, &settings);
        let near = figure.table(&settings, Extent::Near);
        assert_eq!(near.rows.len(), 11);
        for (row, line) in near.rows.iter().zip(hands / 2 - 5..) {
            let loss = deal.loss(line);
            assert_eq!(row[0], written(&deal.game.hand(line)));
            assert!(says(&row[2], loss), "{row:?}");
            assert_eq!(row[3], exact(loss));
            assert_eq!(
                [&row[4], &row[5]],
                deal.replies(line).each_ref().map(grouped).each_ref()
            );
        }
        let all = figure.table(&settings, Extent::Shown);
        assert_eq!(all.rows.len(), hands + 1);
        assert!(all.caption.contains("Weenie") == deal.weenie);
        for row in all.rows.iter().step_by(hands / 40 + 1) {
            let line: usize = row[0].parse().unwrap();
            let loss = deal.loss(line);
            assert_eq!(
                (row[2].as_str(), row[3].as_str()),
                (
                    &*loss.numerator().to_string(),
                    &*loss.denominator().to_string()
                )
            );
        }
    }
}

#[test]
fn five_cards_are_told_as_far_as_they_are_known() {
    let mut figure = GutsLines::default();
    let text = "cards=5 hand=AHKHQH9S8S";
    let settings = normalized(&mut figure, text);
    let picture = figure.figure_at(0, &settings, RESOLUTION);
    assert!(picture.curves[0].points.is_empty());
    assert_eq!(picture.labels.len(), 1);
    // What needs no sweep is said at once.
    let readout = figure.readout(&settings);
    assert!(readout.heading.starts_with("A♥"));
    assert_eq!(readout.value, "…");
    assert!(fact(&readout, "Drops").starts_with("1\u{202f}285\u{202f}549, up to "));
    assert!(
        figure
            .sentence(&settings)
            .contains("2\u{202f}598\u{202f}961 lines")
    );
    let task = figure.task(&settings).unwrap();
    assert!(
        (task.name, task.is_begun) == ("guts-lines/sweep", false) && task.label.contains("seconds")
    );
    // Stopped after some lines: these are known exactly, the others are not.
    let mut run = task_run(task.name, &task.numbers).unwrap();
    while run.answer().is_empty() {
        run.step().unwrap();
    }
    let mut done = run.done();
    for _ in 0..4 {
        run.step().unwrap();
        assert!(run.done() > done && !run.is_over());
        done = run.done();
    }
    figure
        .receive(task.name, &task.numbers, &run.answer())
        .unwrap();
    assert!(figure.task(&settings).unwrap().is_begun);
    let deal = Deal::new(5, true, false);
    let points = figure.figure_at(0, &settings, RESOLUTION).curves[0]
        .points
        .clone();
    let reached = points.last().unwrap().0 as usize;
    assert!((1000..100_000).contains(&reached), "{reached}");
    let lines = [reached, 256, 0, 1, 255, 257, reached / 2];
    for &line in &lines[..sized(2, lines.len())] {
        let settings = deal.line(&mut figure, line);
        let readout = figure.readout(&settings);
        let loss = deal.loss(line);
        assert_eq!(readout.exact, exact(loss));
        check_reply(
            &fact(&readout, "Best reply holds"),
            loss,
            deal.replies(line),
        );
    }
    let beyond = deal.line(&mut figure, reached + 1);
    assert_eq!(figure.readout(&beyond).value, "…");
    assert!(
        figure
            .readout(&beyond)
            .advice
            .starts_with("Stopped before this line")
    );
    // Nothing is taken on trust.
    for numbers in [&[1][..], &[1, -2, 3], &[-1, 0, 0, i64::MIN], &[0, 0, 0, -1]] {
        assert!(figure.receive(task.name, &task.numbers, numbers).is_err());
    }
    for numbers in [&[1][..], &[-1, 0], &[3_000_000, 0], &[5, -5], &[1, 2, 3]] {
        assert!(
            figure
                .receive("guts-lines/duel", &task.numbers, numbers)
                .is_err()
        );
    }
    assert!(task_run("guts-lines/sweep", &[4, 0, 0]).is_err());
}

#[test]
fn another_game_begins_at_its_best_line_and_keeps_a_hand_that_is_set() {
    let mut figure = GutsLines::default();
    for deal in deals() {
        let settings = deal.settings(&mut figure, "");
        let (least, _) = deal.searched(Replies::All);
        assert_eq!(
            settings.get("hand"),
            Some(Value::Whole(u32::try_from(least).unwrap()))
        );
    }
    for (text, line) in [("cards=5", 1_299_480), ("cards=5 weenie=yes", 866_320)] {
        let settings = normalized(&mut figure, text);
        assert_eq!(settings.get("hand"), Some(Value::Whole(line)), "{text}");
    }
    // With one or two cards, and with five, whether straights count makes no difference.
    let [one, other] =
        ["cards=2", "cards=2 straights=yes"].map(|text| normalized(&mut figure, text));
    assert_eq!(figure.sentence(&one), figure.sentence(&other));
    // A line beyond the last hand of a smaller game is its last.
    let mut settings = normalized(&mut figure, "cards=3 hand=none");
    settings.set("cards", "1");
    upperhand_oracles::normalize(&mut figure, &mut settings, &["hand"]);
    assert_eq!(settings.get("hand"), Some(Value::Whole(52)));
}
