//! With how many pixels a picture of a movement comes.

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
