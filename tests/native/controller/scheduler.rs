//! Which panels and words come with a picture of a movement, and with how many pixels.

use upperhand_kit::controller::scheduler::{FRAME, FrameScheduler};

#[test]
fn pictures_that_come_late_have_fewer_pixels_until_the_movement_is_over() {
    let mut scheduler = FrameScheduler::default();
    let mut now = 1000.0;
    let mut picture = |pause: f64, takes: f64| {
        now += pause;
        let spares = scheduler.begin(now);
        if takes > 0.0 {
            scheduler.draws(0);
        }
        now += takes;
        scheduler.seen(now);
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
    let mut scheduler = FrameScheduler::default();
    let mut now = 1000.0;
    let mut picture = |stale: &[usize]| {
        now += 5.0;
        scheduler.begin(now);
        let mut drawn = Vec::new();
        let begun = scheduler;
        for place in 0..4 {
            let panel = begun.panel(place, 4);
            if stale.contains(&panel) && scheduler.may_draw(panel) {
                scheduler.draws(panel);
                drawn.push(panel);
            }
        }
        now += FRAME + 1.0;
        scheduler.seen(now);
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
    assert_eq!(FrameScheduler::default().panel(0, 1), 0);
}

#[test]
fn where_pictures_come_late_words_wait_for_their_turn() {
    let mut scheduler = FrameScheduler::default();
    let mut now = 1000.0;
    let mut pictures = |count: usize, panels: usize, takes: f64| {
        let mut turns = String::new();
        for _ in 0..count {
            now += 5.0;
            scheduler.begin(now);
            let says = scheduler.may_say(panels);
            scheduler.draws(0);
            turns.push(match (says, scheduler.may_draw(1)) {
                (true, true) => 'B',
                (true, false) => 'w',
                (false, true) => 'p',
                (false, false) => '-',
            });
            now += takes;
            scheduler.seen(now);
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
    let mut scheduler = FrameScheduler::default();
    let mut says = |now: f64, news: bool| {
        if news {
            scheduler.has_news(4);
        }
        scheduler.begin(now);
        let says = scheduler.may_say(4);
        scheduler.draws(0);
        scheduler.seen(now + FRAME + 1.0);
        says
    };
    let pictures = [false, false, true, false, false, false, false];
    let said: Vec<bool> = (0..)
        .zip(pictures)
        .map(|(picture, news)| says(1000.0 + f64::from(picture) * 20.0, news))
        .collect();
    assert_eq!(said, [true, false, true, false, false, false, true]);
}
