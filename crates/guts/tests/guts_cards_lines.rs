//! Every line in `guts-cards`: what is known of lines, hands and their losses, found again line by line, hand by hand and by other
//! searches.

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
    AllDrop, CardGame, Deck, LineGame, LineSearch, Ranking, Replies, ReplyCounts, best_thresholds,
    least_exploitable,
};
use upperhand_games::format::grouped;
use upperhand_guts::guts_cards::{Best, Facts, GutsCards, LineFacts};
use upperhand_kit::described::Missing;
use upperhand_kit::settings::Value;
use upperhand_kit::{Extent, Model, Resolution, Role, Settings};
use upperhand_oracles::stakes::written;
use upperhand_oracles::{assigned, fact, normalized, sized};

const RESOLUTION: Resolution = Resolution {
    columns: 300,
    rows: 50,
};

fn facts(figure: &mut GutsCards, settings: &Settings) -> LineFacts {
    match figure.facts(settings.state()) {
        Facts::Lines(facts) => *facts,
        Facts::Hands(_) => panic!("a hand"),
    }
}

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

    fn settings(&self, figure: &mut GutsCards, hand: &str) -> Settings {
        let say = |on| if on { "yes" } else { "no" };
        let set = format!(
            "view=lines cards={} straights={} weenie={} {hand}",
            self.cards,
            say(self.straights),
            say(self.weenie)
        );
        normalized(figure, &set)
    }

    /// The settings of a line.
    fn line(&self, figure: &mut GutsCards, line: usize) -> Settings {
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
    fn replies(&self, line: usize) -> ReplyCounts {
        let gains: Vec<i32> = self.game.gains_against(line).collect();
        let holds = gains[..line].iter().filter(|&&gain| gain > 0).count();
        let drops = gains[line..].iter().filter(|&&gain| gain < 0).count();
        let [holds, drops] = [holds, drops].map(|count| count as u32);
        ReplyCounts { holds, drops }
    }

    fn searched(&self, replies: Replies) -> (usize, Fraction) {
        let mut search = LineSearch::new(&self.game, replies);
        while !search.is_over() {
            search.step(&self.game);
        }
        search.best(&self.game)
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
fn solved(figure: &mut GutsCards, settings: &Settings) {
    while let Some(task) = figure.task(settings) {
        let answer = answer(&task).unwrap();
        figure.receive(task.name, &task.numbers, &answer).unwrap();
    }
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

/// What is known of any line is what its best reply wins, and of all lines what searches find; another game begins at its best line.
#[test]
fn every_fact_is_what_replies_and_searches_find() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(40);
    for deal in deals() {
        let mut figure = GutsCards::default();
        let begun = deal.settings(&mut figure, "");
        solved(&mut figure, &begun);
        let (hands, least) = (deal.game.hands(), deal.searched(Replies::All));
        let (line, loss) = deal.searched(Replies::Lines);
        // The unrestricted game of the core, where it has these hands, finds the same.
        if !deal.straights {
            let rule = AllDrop::with_weenie(deal.weenie);
            let whole = CardGame::new(Deck::STANDARD, deal.cards, rule).unwrap();
            let found = least_exploitable(&whole);
            assert_eq!((found.threshold, found.exploitability), least);
            assert!(best_thresholds(&whole).thresholds.contains(&line));
        }
        // Another game than the first one begins at the line that loses least.
        if deal.cards != 2 || deal.weenie {
            assert_eq!(begun.whole("hand") as usize, least.0);
        }
        let minima = if deal.cards < 3 {
            minima(&deal)
        } else {
            known_minima(&deal)
        };
        for turn in 0..40 {
            let line_asked = match turn {
                0 => 0,
                1 => hands,
                2..12 => least.0.saturating_sub(dice.random_range(0..10)),
                12..20 => (least.0 + dice.random_range(0..10)).min(hands),
                _ => dice.random_range(0..=hands),
            };
            let settings = deal.line(&mut figure, line_asked);
            let found = facts(&mut figure, &settings);
            let expected = LineFacts {
                game: found.game,
                line: line_asked,
                loses: Ok((deal.loss(line_asked), deal.replies(line_asked))),
                least: Ok(least),
                best: Ok(Best { line, loss }),
                minima: Ok(minima.clone()),
                reached: hands + 1,
            };
            assert_eq!(found, expected);
        }
    }
    for (text, line) in [("cards=5", 1_299_480), ("cards=5 weenie=yes", 866_320)] {
        let settings = normalized(&mut GutsCards::default(), text);
        assert_eq!(
            (settings.whole("hand"), settings.name("view")),
            (line, "lines")
        );
    }
}

/// A smaller deck has the lines of its own hands; what has only lines leads to them, and away from them to three cards.
#[test]
fn lines_are_those_of_the_deck_and_other_views_have_fewer_games() {
    let mut figure = GutsCards::default();
    let settings = normalized(&mut figure, "view=lines ranks=5 suits=2 hand=none");
    let deck = Deck::new(5, 2).unwrap();
    let game = LineGame::new(deck, Ranking::new(2, false).unwrap(), AllDrop::Replay).unwrap();
    let found = facts(&mut figure, &settings);
    assert_eq!((found.line, found.reached), (45, 46));
    assert_eq!(found.loses.unwrap().0, game.exploitability(45).unwrap());
    for (set, then, cards) in [
        ("cards=5", "view=equilibrium", "3"),
        ("straights=yes", "view=matrix", "3"),
        ("view=lines cards=1 hand=none", "view=threshold", "1"),
    ] {
        let mut settings = normalized(&mut figure, set);
        assert_eq!(settings.name("view"), "lines");
        let (_, view) = then.split_once('=').unwrap();
        settings.set_text("view", view);
        upperhand_oracles::normalize(&mut figure, &mut settings, &["view"]);
        let hands = figure.table(&settings, Extent::Shown).rows.len() as u32;
        assert_eq!(
            (settings.name("cards"), settings.name("view")),
            (cards, view)
        );
        assert!(!settings.switch("straights") && settings.whole("hand") < hands);
    }
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

/// Words for hands, of one game after the other.
#[test]
fn hands_are_called_what_players_call_them() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut kinds = BTreeMap::<String, u32>::new();
    let five = Deal::new(5, true, false);
    for deal in deals().filter(|deal| !deal.weenie).chain([five]) {
        let mut figure = GutsCards::default();
        let hands = deal.game.hands();
        let strongest = hands.saturating_sub(60)..hands;
        let rare = (0..60).map(|step| hands - 1 - step * step * step.min(hands / 4000));
        let random: Vec<usize> = (0..60).map(|_| dice.random_range(0..hands)).collect();
        for hand in strongest.chain(rare).chain(random) {
            let label = deal.game.hand(hand);
            let settings = deal.line(&mut figure, hand);
            let said = fact(&figure.readout(&settings), "Weakest hand held");
            let expected = called(&label, deal.straights);
            assert_eq!(said, format!("{}: {expected}", written(&label)));
            let kind = expected.split(' ').take(2).collect::<Vec<_>>().join(" ");
            *kinds.entry(kind).or_default() += 1;
        }
    }
    let all = "a straight/a flush,/a full/two pairs,/a pair/four aces/ace high";
    assert!(
        all.split('/').all(|kind| kinds.contains_key(kind)),
        "{kinds:?}"
    );
}

#[test]
fn hands_are_typed_and_what_is_none_is_refused_with_the_reason() {
    let mut figure = GutsCards::default();
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
        let mut settings = normalized(&mut figure, &format!("view=lines cards={cards}"));
        let notice = settings.set_text("hand", typed).unwrap_or_default();
        let name = settings.named(settings.index("hand").unwrap()).text();
        assert_eq!(name, written(label), "{typed}");
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
        let mut settings = normalized(&mut figure, &format!("view=lines cards={cards}"));
        let before = settings.get("hand");
        let notice = settings.set_text("hand", typed).unwrap();
        assert!(notice.contains(why), "{typed}: {notice}");
        assert!(notice.contains("write it like"), "{notice}");
        assert_eq!(settings.get("hand"), before, "nothing is lost");
    }
    let mut settings = normalized(&mut figure, "view=lines cards=3");
    assert_eq!(settings.set_text("hand", " None "), None);
    assert_eq!(settings.get("hand"), Some(Value::Whole(22_100)));
}

#[test]
fn buttons_go_to_the_best_lines_which_are_shown_close_up() {
    for deal in deals() {
        let mut figure = GutsCards::default();
        let settings = deal.line(&mut figure, deal.game.hands() / 3);
        solved(&mut figure, &settings);
        let close = figure.figure_at(3, &settings, RESOLUTION).x.range();
        for (act, replies) in [
            ("go-to-least", Replies::All),
            ("go-to-best", Replies::Lines),
        ] {
            let (line, _) = deal.searched(replies);
            let edit = figure.act(&settings, act, 0);
            assert_eq!(assigned(&edit), [("hand", Value::Whole(line as u32))]);
            assert!(close.0 < line as f64 && (line as f64) < close.1);
        }
        assert!(figure.act(&settings, "no such act", 0).set.is_empty());
    }
}

/// Part of the curve: the lines that are in it, on an axis that they need.
#[test]
fn the_curve_zooms() {
    let mut figure = GutsCards::default();
    let settings = normalized(&mut figure, "view=lines size=0.25 left=0.4 aspect=1");
    let picture = figure.figure_at(0, &settings, RESOLUTION);
    let points = &picture.curves[0].points;
    let lines: Vec<f64> = points.iter().map(|point| point.0).collect();
    assert_eq!(lines, (531..=861).map(f64::from).collect::<Vec<_>>());
    let ends = (picture.y.from, picture.y.to);
    assert!(
        points
            .iter()
            .all(|&(_, loss)| ends.0 < loss && loss < ends.1)
    );
    assert!(ends.1 < 0.5, "{ends:?}");
}

#[test]
fn the_pictures_show_what_lines_lose() {
    for deal in deals() {
        let mut figure = GutsCards::default();
        let (least, lowest) = deal.searched(Replies::All);
        let settings = deal.line(&mut figure, least);
        solved(&mut figure, &settings);
        let (duelist, _) = deal.searched(Replies::Lines);
        let whole = figure.figure_at(0, &settings, RESOLUTION);
        let close = figure.figure_at(3, &settings, RESOLUTION);
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
        // A line that is not close up stands at the edge, behind an arrow.
        let far = deal.line(&mut figure, 0);
        let crosshair = figure.crosshair(3, &far).unwrap();
        assert!(crosshair.x.unwrap().starts_with('←') || close.x.from < 0.0);
    }
}

#[test]
fn tables_list_what_lines_lose() {
    for deal in deals() {
        let mut figure = GutsCards::default();
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
            let ReplyCounts { holds, drops } = deal.replies(line);
            assert_eq!(row[4..], [grouped(holds), grouped(drops)]);
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
fn five_cards_are_known_as_far_as_they_are_swept() {
    let mut figure = GutsCards::default();
    let settings = normalized(&mut figure, "cards=5 hand=AHKHQH9S8S");
    let picture = figure.figure_at(0, &settings, RESOLUTION);
    assert!(picture.curves[0].points.is_empty());
    assert_eq!(picture.labels.len(), 1);
    let unknown = facts(&mut figure, &settings);
    assert_eq!((unknown.line, unknown.reached), (1_285_549, 0));
    assert_eq!(unknown.loses, Err(Missing::NotYet));
    assert_eq!(
        (unknown.least, unknown.best),
        (Err(Missing::NotYet), Err(Missing::NotYet))
    );
    let task = figure.task(&settings).unwrap();
    assert_eq!((task.name, task.is_begun), ("guts-cards/sweep", false));
    assert!(task.label.contains("seconds"));
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
    let points = &figure.figure_at(0, &settings, RESOLUTION).curves[0].points;
    let reached = points.last().unwrap().0 as usize;
    assert!((1000..100_000).contains(&reached), "{reached}");
    let lines = [reached, 256, 0, 1, 255, 257, reached / 2];
    for &line in &lines[..sized(2, lines.len())] {
        let settings = deal.line(&mut figure, line);
        let known = (deal.loss(line), deal.replies(line));
        assert_eq!(facts(&mut figure, &settings).loses, Ok(known));
    }
    let beyond = deal.line(&mut figure, reached + 1);
    assert_eq!(facts(&mut figure, &beyond).loses, Err(Missing::Stopped));
    // Nothing is taken on trust.
    for numbers in [&[1][..], &[1, -2, 3], &[-1, 0, 0, i64::MIN], &[0, 0, 0, -1]] {
        assert!(figure.receive(task.name, &task.numbers, numbers).is_err());
    }
    for numbers in [&[1][..], &[-1, 0], &[3_000_000, 0], &[5, -5], &[1, 2, 3]] {
        assert!(
            figure
                .receive("guts-cards/duel", &task.numbers, numbers)
                .is_err()
        );
    }
    for numbers in [&[4, 13, 4, 0, 0], &[5, 12, 4, 1, 0], &[2, 13, 4, 1, 0]] {
        assert!(task_run("guts-cards/sweep", numbers).is_err());
    }
}
