//! How finely a figure is made: what is cheap is fine at once, what is dear is coarse while somebody waits.

use std::cell::Cell;
use std::convert::Infallible;

use upperhand::figures::pace::{COARSEST, FRAME, Haste, IN_TIME, Pace, kind};
use upperhand::figures::registry::model;
use upperhand::figures::settings::{Settings, Value};

/// A figure that takes so many milliseconds when it is fine; of half the cells along each axis a quarter of
/// them, or half where rows are searched whole.
struct Figure {
    fine: f64,
    by_rows: bool,
    now: Cell<f64>,
    parts: Vec<f64>,
    /// Nothing finer is worth it.
    finest: f64,
}

impl Figure {
    fn new(fine: f64) -> Self {
        Self {
            fine,
            by_rows: false,
            now: Cell::new(0.0),
            parts: Vec::new(),
            finest: 1.0,
        }
    }

    /// The part it is made in at last, and the parts on the way.
    fn hurry(&mut self, pace: &mut Pace, answers: u32) -> (f64, bool) {
        let (fine, now, parts) = (self.fine, &self.now, &mut self.parts);
        let by_rows = self.by_rows;
        let made = pace.hurry(
            vec![Value::Whole(answers)],
            self.finest,
            &|| now.get(),
            &mut |part| {
                let cells = if by_rows { part } else { part * part };
                now.set(now.get() + fine / cells);
                parts.push(part);
                Ok::<f64, Infallible>(part)
            },
        );
        made.unwrap_or_else(|never| match never {})
    }
}

#[test]
fn what_is_cheap_is_fine_at_once() {
    let (mut pace, mut cheap) = (Pace::default(), Figure::new(2.0));
    assert_eq!(cheap.hurry(&mut pace, 2), (1.0, false));
    let way = std::mem::take(&mut cheap.parts);
    assert!(way.is_sorted_by(|a, b| a > b), "{way:?}");
    assert!(
        cheap.now.get() < 2.0 * 4.0 / 3.0,
        "the way there costs a third"
    );
    assert_eq!(cheap.hurry(&mut pace, 2), (1.0, false));
    assert_eq!(cheap.parts, [1.0], "the second time it is known");
}

#[test]
fn what_is_dear_is_coarse_and_never_made_finely_in_a_hurry() {
    let (mut pace, mut dear) = (Pace::default(), Figure::new(200.0));
    let (part, is_coarse) = dear.hurry(&mut pace, 6);
    assert!(is_coarse && part == COARSEST, "{part}");
    assert!(dear.now.get() < IN_TIME);
    assert_eq!(
        dear.hurry(&mut pace, 6),
        (COARSEST, true),
        "known without being tried"
    );
    // Another kind is not judged by this one.
    let mut cheap = Figure::new(1.0);
    assert_eq!(cheap.hurry(&mut pace, 2), (1.0, false));
}

#[test]
fn nothing_is_made_finer_than_is_worth_it() {
    let mut pace = Pace::default();
    let mut cheap = Figure::new(2.0);
    cheap.finest = 2.0;
    assert_eq!(cheap.hurry(&mut pace, 2), (2.0, true));
    assert_eq!(cheap.hurry(&mut pace, 2), (2.0, true));
    // What a fine one would take is known from the coarse one.
    let mut dear = Figure::new(9.0 * IN_TIME);
    dear.finest = 2.0;
    dear.hurry(&mut pace, 3);
    assert_eq!(
        dear.hurry(&mut pace, 3),
        (5.0, true),
        "in half the time: the root of 18"
    );
    dear.finest = 1.0;
    assert_eq!(dear.hurry(&mut pace, 3), (3.0, true));
}

#[test]
fn what_was_made_in_peace_is_known_in_a_hurry() {
    let mut pace = Pace::default();
    let now = Cell::new(0.0);
    let made = pace.take_time(vec![Value::Whole(3)], &|| now.get(), &mut |part| {
        now.set(now.get() + 4.0 * IN_TIME);
        Ok::<f64, Infallible>(part)
    });
    assert_eq!(made, Ok(1.0));
    let mut figure = Figure::new(4.0 * IN_TIME);
    assert_eq!(figure.hurry(&mut pace, 3), (2.0, true));
}

#[test]
fn what_stays_dear_when_coarse_becomes_coarser_until_it_is_in_time() {
    let (mut pace, mut by_rows) = (Pace::default(), Figure::new(5.0 * IN_TIME));
    by_rows.by_rows = true;
    let made = pace.take_time(vec![Value::Whole(2)], &|| 0.0, &mut |part| Ok(part));
    assert_eq!(made, Ok::<f64, Infallible>(1.0));
    let mut last = 0.0;
    for _ in 0..8 {
        let before = by_rows.now.get();
        by_rows.hurry(&mut pace, 2);
        last = by_rows.now.get() - before;
    }
    assert!(last <= IN_TIME, "{last} {:?}", by_rows.parts);
    let way = &by_rows.parts;
    assert!(way.is_sorted() && way.last() < Some(&COARSEST), "{way:?}");
    // A slow moment is forgotten.
    by_rows.fine = 1.0;
    for _ in 0..4 {
        by_rows.hurry(&mut pace, 2);
    }
    assert_eq!(by_rows.parts.last(), Some(&1.0));
}

#[test]
fn kinds_differ_by_what_is_chosen_and_by_orders_of_what_is_scrubbed() {
    let map = model("win-map").expect("a figure");
    let shows = map.panels()[0].shows;
    let kind_of = |name: &str, text: &str| {
        let mut settings = Settings::new(map.parameters());
        settings.set_text(name, text);
        kind(map.parameters(), shows, &settings)
    };
    let usual = kind_of("mine", "24");
    assert_eq!(kind_of("size", "97"), usual);
    assert_eq!(kind_of("left", "7"), usual);
    // Much larger numbers may cost much more.
    assert_ne!(kind_of("size", "500"), usual);
    assert_ne!(kind_of("left", "500"), usual);
    assert_ne!(kind_of("answers", "3"), usual);
    assert_ne!(kind_of("layer", "count"), usual);
}

#[test]
fn pictures_that_come_late_have_fewer_pixels_until_the_movement_is_over() {
    let mut haste = Haste::default();
    let mut now = 1000.0;
    let mut picture = |pause: f64, takes: f64| {
        now += pause;
        let spares = haste.begin(now);
        if takes > 0.0 {
            haste.draws(0);
        }
        now += takes;
        haste.seen(now);
        spares
    };
    assert!(!picture(5.0, FRAME));
    assert!(!picture(5.0, FRAME + 1.0));
    // As long as all pixels might take too long again.
    for _ in 0..10 {
        assert!(picture(5.0, FRAME / 3.0));
    }
    // Nor does it tell anything that a picture stays as it is.
    assert!(picture(5.0, 0.0));
    // One dear picture among quick ones is enough.
    for quick in [3, 4] {
        for _ in 0..quick {
            assert!(picture(5.0, FRAME / 5.0));
        }
        if quick == 3 {
            assert!(picture(5.0, FRAME / 3.0));
        }
    }
    assert!(!picture(5.0, FRAME + 1.0));
    assert!(picture(5.0, FRAME / 3.0));
    // The next movement starts anew.
    assert!(!picture(1000.0, FRAME));
}

#[test]
fn where_pictures_come_late_panels_beside_the_main_one_take_turns() {
    let mut haste = Haste::default();
    let mut now = 1000.0;
    let mut picture = |stale: &[usize]| {
        now += 5.0;
        haste.begin(now);
        let mut drawn = Vec::new();
        let begun = haste;
        for place in 0..4 {
            let panel = begun.panel(place, 4);
            if stale.contains(&panel) && haste.may_draw(panel) {
                haste.draws(panel);
                drawn.push(panel);
            }
        }
        now += FRAME + 1.0;
        haste.seen(now);
        drawn
    };
    // The first picture of a movement is whole: nobody knows yet that it is late.
    let turns: Vec<_> = (0..5).map(|_| picture(&[0, 1, 2, 3])).collect();
    assert_eq!(
        turns,
        [
            vec![0, 1, 2, 3],
            vec![0, 1],
            vec![0, 2],
            vec![0, 3],
            vec![0, 1]
        ]
    );
    // Nobody waits for a panel that stays as it is, the main one included.
    let turns: Vec<_> = (0..4).map(|_| picture(&[1, 3])).collect();
    assert_eq!(turns, [[3], [1], [3], [1]]);
    assert_eq!(picture(&[0]), [0]);
    assert_eq!(Haste::default().panel(0, 1), 0);
}

#[test]
fn where_pictures_come_late_words_wait_for_their_turn() {
    let mut haste = Haste::default();
    let mut now = 1000.0;
    let mut pictures = |count: usize, panels: usize, takes: f64| {
        let mut turns = String::new();
        for _ in 0..count {
            now += 5.0;
            haste.begin(now);
            let says = haste.may_say(panels);
            haste.draws(0);
            turns.push(match (says, haste.may_draw(1)) {
                (true, true) => 'B',
                (true, false) => 'w',
                (false, true) => 'p',
                (false, false) => '-',
            });
            now += takes;
            haste.seen(now);
        }
        // Then somebody rests.
        now += 1000.0;
        turns
    };
    // As soon as it is known that pictures are late either words are renewed, or a panel is drawn.
    assert_eq!(pictures(9, 4, FRAME + 1.0), "Bpppwpppw");
    assert_eq!(pictures(6, 2, FRAME + 1.0), "Bpwpwp");
    // Beside one panel words are the only ones.
    assert_eq!(pictures(4, 1, FRAME + 1.0), "Bwww");
    // Nothing waits where pictures are in time.
    assert_eq!(pictures(4, 4, FRAME), "BBBB");
}

#[test]
fn news_is_said_at_once() {
    let mut haste = Haste::default();
    let mut says = |now: f64, news: bool| {
        if news {
            haste.has_news(4);
        }
        haste.begin(now);
        let says = haste.may_say(4);
        haste.draws(0);
        haste.seen(now + FRAME + 1.0);
        says
    };
    let pictures = [false, false, true, false, false, false, false];
    let said: Vec<bool> = (0..)
        .zip(pictures)
        .map(|(picture, news)| says(1000.0 + f64::from(picture) * 20.0, news))
        .collect();
    assert_eq!(said, [true, false, true, false, false, false, true]);
}
