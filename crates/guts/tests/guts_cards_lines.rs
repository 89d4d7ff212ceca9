//! Every line in `guts-cards`: what is known of lines, hands and their losses, found again line by line, hand by hand and by other
//! searches.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "places in the order of hands"
)]

use crate::guts_cards::finish;
use crate::task_run;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use upperhand::Fraction;
use upperhand::guts::cards::{
    AllDrop, CardGame, Deck, LineGame, LineLosses, LineSearch, Ranking, Replies, ReplyCounts,
    best_thresholds, least_exploitable,
};
use upperhand_guts::guts_cards::{Best, Facts, GutsCards, LineFacts};
use upperhand_kit::described::Missing;
use upperhand_kit::settings::Value;
use upperhand_kit::{Extent, Model, Resolution, Role, Settings};
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

/// The first lines of all stretches that lose less than the lines beside them.
fn minima(deal: &Deal) -> Vec<usize> {
    let mut losses = LineLosses::new(&deal.game);
    while !losses.is_over() {
        losses.step(&deal.game, deal.game.hands());
    }
    let deals = losses.deals();
    let is_least = |&line: &usize| {
        let here = deals[line];
        let after = deals[line..].iter().find(|&&loss| loss != here);
        (line == 0 || deals[line - 1] > here) && after.is_none_or(|&loss| loss > here)
    };
    (0..deals.len()).filter(is_least).collect()
}

/// What is known of any line is what its best reply wins, and of all lines what searches find; another game begins at its best line.
#[test]
fn every_fact_is_what_replies_and_searches_find() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(40);
    for deal in deals() {
        let mut figure = GutsCards::default();
        let begun = deal.settings(&mut figure, "");
        finish(&mut figure, &begun);
        let (hands, least) = (deal.game.hands(), deal.searched(Replies::All));
        let (line, loss) = deal.searched(Replies::Lines);
        let minima = minima(&deal);
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

/// Each kind of hand, with the words that bend: sixes, an eight, an ace that is low or high.
#[test]
fn hands_are_called_what_players_call_them() {
    let mut figure = GutsCards::default();
    for (straights, label, called) in [
        (false, "7S", "a seven"),
        (false, "8C", "an eight"),
        (false, "AS", "an ace"),
        (false, "6S/6D", "a pair of sixes"),
        (false, "JD/7S", "jack high"),
        (false, "6S/6H/6C", "three sixes"),
        (false, "KS/QS/JS", "king high"),
        (true, "KS/QS/JS", "a straight flush up to a king"),
        (true, "AS/KD/QS", "a straight up to an ace"),
        (true, "3S/2D/AS", "a straight up to a three"),
        (true, "AS/3D/2S", "a straight up to a three"),
        (true, "KS/9S/2S", "a flush, king high"),
        (true, "KS/9S/2D", "king high"),
        (true, "2S/2D/AS", "a pair of twos"),
        (true, "QS/QH/QD/QC/2S", "four queens"),
        (true, "10S/10D/10C/6S/6D", "a full house, tens over sixes"),
        (true, "9S/9D/9C/AS/6D", "three nines"),
        (true, "AS/AD/6S/6D/KS", "two pairs, aces and sixes"),
        (true, "4S/4D/AS/KD/QS", "a pair of fours"),
        (true, "8S/7S/6S/5S/4S", "a straight flush up to an eight"),
        (true, "5S/4S/3S/2S/AD", "a straight up to a five"),
        (true, "AS/KS/QS/JS/9S", "a flush, ace high"),
        (true, "AS/KS/QS/JS/9D", "ace high"),
    ] {
        let (cards, hand) = (label.split('/').count(), label.replace('/', ""));
        let say = if straights { "yes" } else { "no" };
        let set = format!("view=lines cards={cards} straights={say} hand={hand}");
        let settings = normalized(&mut figure, &set);
        let said = fact(&figure.readout(&settings), "Weakest hand held");
        assert!(said.ends_with(&format!(": {called}")), "{label}: {said}");
    }
}

/// Five cards are typed as two are, and "none" is the line that drops all.
#[test]
fn hands_of_five_cards_are_typed_and_none_is_the_last_line() {
    let mut figure = GutsCards::default();
    let mut settings = normalized(&mut figure, "view=lines cards=5");
    let notice = settings.set_text("hand", "A K Q 10 2").unwrap();
    assert!(notice.contains("fits 1024 hands"), "{notice}");
    let deal = Deal::new(5, true, false);
    assert_eq!(
        deal.game.hand(settings.whole("hand") as usize),
        "AS/KS/QS/10S/2S"
    );
    let before = settings.get("hand");
    let notice = settings.set_text("hand", "J7").unwrap();
    assert!(
        notice.contains("it names 2 cards, and a hand has 5"),
        "{notice}"
    );
    assert_eq!(settings.get("hand"), before, "nothing is lost");
    assert_eq!(settings.set_text("hand", " None "), None);
    assert_eq!(settings.get("hand"), Some(Value::Whole(2_598_960)));
}

/// Part of the curve: the lines that are in it, on an axis that they need.
#[test]
fn the_curve_zooms() {
    let mut figure = GutsCards::default();
    let settings = normalized(&mut figure, "view=lines size=0.25 left=0.4 aspect=1");
    let picture = figure.figure_at(0, &settings, RESOLUTION);
    let points = &picture.curves[0].points;
    assert!(
        points
            .iter()
            .map(|point| point.0)
            .eq((531..=861).map(f64::from))
    );
    let (from, to) = (picture.y.from, picture.y.to);
    assert!(to < 0.5 && points.iter().all(|&(_, loss)| from < loss && loss < to));
}

/// In the curves, whole and close up, with the best lines marked where buttons lead to them, and in the table.
#[test]
fn pictures_buttons_and_tables_show_what_lines_lose() {
    for deal in deals() {
        let mut figure = GutsCards::default();
        let (least, _) = deal.searched(Replies::All);
        let settings = deal.line(&mut figure, least);
        finish(&mut figure, &settings);
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
        for (act, line) in [("go-to-least", least), ("go-to-best", duelist)] {
            let edit = figure.act(&settings, act, 0);
            assert_eq!(assigned(&edit), [("hand", Value::Whole(line as u32))]);
            assert!(close.x.from < line as f64 && (line as f64) < close.x.to);
        }
        // A line that is not close up stands at the edge, behind an arrow.
        let far = deal.line(&mut figure, 0);
        let crosshair = figure.crosshair(3, &far).unwrap();
        assert!(crosshair.x.unwrap().starts_with('←') || close.x.from < 0.0);
        let all = figure.table(&settings, Extent::Shown);
        assert_eq!(all.rows.len(), deal.game.hands() + 1);
        for row in all.rows.iter().step_by(all.rows.len() / 40 + 1) {
            let line: usize = row[0].parse().unwrap();
            let loss = deal.loss(line);
            let told = [&row[2], &row[3]].map(|number| number.parse::<i128>().unwrap());
            assert_eq!(told, [loss.numerator(), loss.denominator()]);
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
