//! What is drawn and said, how coarsely, and when.

use crate::{answer, controller, fresh, in_use, open};
use upperhand_figures::model;
use upperhand_kit::controller::{Answers, BackgroundFrame, Event, Frame, Phase, Source};
use upperhand_kit::{Figure, GRADIENT_STEPS, Resolution};
use upperhand_oracles::used::{EVEN_MAP, MOUSE, SIZE, Used};

fn drawn(frame: &Frame) -> Vec<usize> {
    frame.panels.iter().map(|panel| panel.panel).collect()
}

#[test]
fn panels_come_one_more_with_each_frame() {
    let mut payoff = fresh("guts-payoff", &[]);
    let frames = payoff.run(100.0);
    let panels: Vec<_> = frames.iter().map(drawn).collect();
    assert_eq!(panels[..4], [[0], [1], [2], [3]]);
    let complete: Vec<bool> = frames.iter().map(|frame| frame.complete).collect();
    assert_eq!(complete[..4], [false, false, false, true]);
    assert_eq!(frames[0].again, Some(0.0));
    assert!(frames[0].readout.is_some() && frames[1..].iter().all(|frame| frame.readout.is_none()));
}

#[test]
fn a_printer_gets_all_panels_at_once() {
    let mut payoff = fresh("guts-payoff", &[]);
    payoff.frame();
    assert!(payoff.send(Event::Print).redraw);
    let frame = payoff.frame();
    assert_eq!((drawn(&frame), frame.complete), (vec![1, 2, 3], true));
}

#[test]
fn nothing_is_drawn_before_its_size_is_known() {
    let mut map = fresh("win-map", &EVEN_MAP);
    map.resize(0, (0, 300), 1.0);
    assert_eq!(map.frame().panels, []);
    assert!(!map.resize(9, SIZE, 1.0).redraw, "there is no such panel");
    assert!(map.resize(0, SIZE, 1.0).redraw);
    assert_eq!(map.frame().panels[0].size, SIZE);
    let mut hidden = controller("limit-tiles", Answers::default(), Box::new(|| 0.0));
    assert!(hidden.frame(0.0).panels.is_empty());
}

#[test]
fn words_are_said_once_and_controls_when_they_change() {
    let mut map = fresh("win-map", &EVEN_MAP);
    let first = map.frame();
    assert!(first.readout.is_some() && first.sentence.is_some() && first.control_names.is_some());
    let told = [first.pinned, first.playing, first.solving];
    assert_eq!(told, [Some(false); 3]);
    map.settle();
    map.key("ArrowRight");
    let next = map.frame();
    let changed: Vec<_> = next.controls.iter().map(|control| control.name).collect();
    let both = ["mine", "theirs"];
    assert_eq!(changed, both, "the other speaks of both pools");
    let told = (next.control_names, next.sentence, next.pinned);
    assert_eq!(told, (None, None, None));
    assert!(next.readout.is_some());
    map.write(Source::Script, &[("compare", "official")]);
    let names = map.frame().control_names.unwrap();
    assert!(names.contains(&"divider"), "{names:?}");
}

#[test]
fn a_crosshair_moves_over_the_same_ground() {
    let mut map = in_use("win-map", &EVEN_MAP);
    map.key("ArrowRight");
    let panel = map.frame().panels.swap_remove(0);
    assert_eq!(panel.background, BackgroundFrame::Kept);
    assert_eq!(panel.crosshair.unwrap().x.as_deref(), Some("25"));
    map.slide("theirs", 500.0);
    let grown = map.frame().panels.swap_remove(0).background;
    assert!(matches!(grown, BackgroundFrame::New(_)), "the map grows");
}

#[test]
fn panels_in_which_nothing_moves_stay_as_they_are() {
    let mut payoff = in_use("guts-payoff", &[]);
    payoff.write(Source::Script, &[("threshold", "0.31")]);
    let renewed = drawn(&payoff.frame());
    assert!((1..4).contains(&renewed.len()), "{renewed:?}");
    assert!(payoff.frame().panels.is_empty());
}

#[test]
fn a_dear_figure_is_coarse_at_first_and_fine_once_it_is_still() {
    let mut map = fresh("win-map", &EVEN_MAP);
    map.cost.set(50.0);
    let begun = map.now.get();
    let coarse = map.frame();
    assert_eq!((coarse.coarse, coarse.panels[0].stays), (Some(true), false));
    assert!(coarse.again.unwrap() <= 140.0);
    map.now.set(begun + 139.0);
    assert!(map.frame().panels.is_empty(), "not before 140 ms");
    map.cost.set(0.0);
    let frames = map.run(200.0);
    let mut fine = frames.iter().filter(|frame| frame.coarse == Some(false));
    let panel = &fine.next().unwrap().panels[0];
    assert!(panel.stays && matches!(panel.background, BackgroundFrame::New(_)));
}

#[test]
fn scrubbing_puts_the_fine_picture_off() {
    let mut map = fresh("win-map", &EVEN_MAP);
    map.cost.set(50.0);
    for size in 100..110_u32 {
        map.number("size", f64::from(size));
        let now = map.now.get();
        let frame = map.figure.frame(now);
        assert_eq!((frame.coarse, frame.panels[0].stays), (Some(true), false));
        map.now.set(now + 100.0);
    }
    let now = map.now.get();
    assert_eq!(map.figure.frame(now + 140.0).coarse, Some(false));
}

#[test]
fn a_new_size_is_drawn_finely_at_once() {
    let mut map = in_use("win-map", &EVEN_MAP);
    map.cost.set(50.0);
    assert!(map.resize(0, (300, 200), 1.0).redraw);
    let frame = map.frame();
    let size = frame.panels[0].size;
    assert_eq!((frame.coarse, size), (Some(false), (300, 200)));
}

#[test]
fn a_canvas_that_could_not_be_drawn_on_is_drawn_anew() {
    let mut map = in_use("win-map", &EVEN_MAP);
    let mut frame = Frame {
        complete: true,
        ..Frame::default()
    };
    let reason = "no context".to_owned();
    map.figure.not_drawn(0, reason.clone(), &mut frame);
    assert_eq!((frame.complete, frame.problem), (false, Some(reason)));
    map.key("ArrowRight");
    assert_eq!(map.frame().panels[0].background, BackgroundFrame::Redrawn);
}

/// The time within which a picture should be on the screen, in milliseconds.
const IN_TIME: f64 = 14.0;

/// The next frame of a movement, and the one after a pause: it takes some time until it is on the screen.
fn seen(used: &mut Used, takes: f64) -> Frame {
    used.wait(5.0);
    let frame = used.frame();
    used.wait(takes);
    used.figure.dispatch(Event::Seen(used.now.get()));
    frame
}

#[test]
fn late_pictures_have_a_quarter_of_the_pixels_until_the_movement_is_over() {
    let mut map = in_use("win-map", &EVEN_MAP);
    map.resize(0, (1280, 960), 2.0);
    map.settle();
    // Has a picture fewer pixels?
    let spares = |map: &mut Used, takes: f64| {
        map.key("ArrowRight");
        let frame = seen(map, takes);
        let panel = &frame.panels[0];
        let spares = panel.size == (640, 480);
        let whole = (panel.size, panel.pixel_ratio) == ((1280, 960), 2.0);
        assert!(whole || spares && panel.pixel_ratio == 1.0 && frame.coarse == Some(true));
        spares
    };
    assert!(!spares(&mut map, IN_TIME));
    assert!(!spares(&mut map, IN_TIME + 1.0));
    // As long as all pixels might take too long again.
    assert!((0..10).all(|_| spares(&mut map, IN_TIME / 3.0)));
    // Pointers are heard in device pixels whatever the canvas holds.
    let (x, y) = map.point(0, (40.0, 12.0));
    map.hover((2.0 * x, 2.0 * y));
    assert_eq!(map.heading(), "You have 40, they have 12");
    map.pointer(MOUSE, Phase::Leave, (0.0, 0.0));
    let mut frames = map.run(300.0).into_iter().rev();
    let back = frames.find_map(|frame| frame.panels.into_iter().next());
    let back = back.unwrap();
    let redrawn = BackgroundFrame::Redrawn;
    assert_eq!((back.size, back.background), ((1280, 960), redrawn));
    // The next movement starts anew.
    map.wait(1000.0);
    assert!(!spares(&mut map, IN_TIME));
    // No picture has fewer pixels than CSS has.
    let mut map = in_use("win-map", &[]);
    for _ in 0..6 {
        map.key("ArrowRight");
        assert_eq!(seen(&mut map, 40.0).panels[0].size, SIZE);
    }
}

/// The first picture of a movement is whole: nobody knows yet that it is late. Then either words are renewed, or a panel is drawn.
#[test]
fn where_pictures_come_late_words_and_panels_take_turns_and_all_are_right_at_last() {
    for (name, setting, first, turns) in [
        ("guts-payoff", "players", "123w", &["1", "2", "3", "w"][..]),
        ("blindfold", "mine", "1w", &["1", "w"]),
        ("win-map", "mine", "w", &["w"]),
    ] {
        let mut late = open(name, &format!("{setting}=4"));
        let told = (5..17).map(|value| {
            late.number(setting, f64::from(value));
            let frame = seen(&mut late, 40.0);
            let beside = drawn(&frame).into_iter().filter(|panel| *panel != 0);
            let beside: String = beside.map(|panel| panel.to_string()).collect();
            let says = if frame.readout.is_some() { "w" } else { "" };
            beside + says
        });
        let told: Vec<String> = told.collect();
        let later = turns.iter().copied().cycle();
        let expected: Vec<&str> = std::iter::once(first).chain(later).take(12).collect();
        assert_eq!(told, expected, "{name}");
        late.settle();
        let mut at_once = open(name, &format!("{setting}=16"));
        assert_eq!(late.figures(), at_once.figures());
        assert_eq!(late.readout(), at_once.readout());
    }
}

#[test]
fn news_is_said_at_once_where_pictures_come_late() {
    let mut cards = open("guts-cards", "ranks=6");
    let settings = cards.figure.settings().clone();
    let task = model("guts-cards").unwrap().task(&settings).unwrap();
    let answer = answer(&task).unwrap();
    let mut says = |line: u32, has_news: bool| {
        cards.number("hold-above", f64::from(line));
        if has_news {
            cards.figure.solved(1, &answer, true).unwrap();
        }
        seen(&mut cards, 40.0).readout.is_some()
    };
    let said: Vec<bool> = (0..7).map(|line| says(line, line == 2)).collect();
    assert_eq!(said, [true, false, true, false, false, false, true]);
}

#[test]
fn a_figure_is_described_once_it_has_settled() {
    let mut map = fresh("win-map", &EVEN_MAP);
    map.frame();
    map.wait(699.0);
    assert_eq!(map.frame().description, None);
    map.wait(1.0);
    let description = map.frame().description.unwrap();
    assert_eq!(description.summary, map.figure.summary());
    let start = "You have 24, they have 24. 6";
    assert!(description.announcement.starts_with(start));
    assert_eq!(description.table, None);
    assert_eq!(map.frame(), Frame::default());
    // A payoff is announced with its unit.
    let mut payoff = in_use("guts-payoff", &[]);
    payoff.key("ArrowRight");
    payoff.frame();
    payoff.wait(700.0);
    let announcement = payoff.frame().description.unwrap().announcement;
    let value = format!(". {} antes per 100 rounds. ", payoff.readout().value);
    assert!(announcement.contains(&value), "{announcement}");
}

#[test]
fn a_table_that_is_opened_is_filled_at_once_and_follows() {
    let mut map = in_use("win-map", &EVEN_MAP);
    assert!(map.send(Event::Table(true)).redraw);
    let frame = map.frame();
    let table = frame.description.unwrap().table.unwrap();
    assert!(!table.rows.is_empty() && frame.panels.is_empty());
    map.key("ArrowRight");
    map.send(Event::Table(true));
    let described = map.frame().description;
    assert!(described.is_some(), "also together with a change");
    map.settle();
    let followed = |map: &mut Used| {
        map.key("ArrowRight");
        let frames = map.run(1000.0).into_iter();
        let mut described = frames.filter_map(|frame| frame.description);
        described.next().unwrap().table
    };
    assert_ne!(followed(&mut map).unwrap(), table);
    assert!(!map.send(Event::Table(false)).redraw);
    assert_eq!(followed(&mut map), None);
}

#[test]
fn a_group_moves_a_figure_that_is_held_without_a_selection() {
    let mut map = in_use("win-map", &EVEN_MAP);
    map.key("Enter");
    let told = map.write(Source::Group, &[("mine", "20"), ("threshold", "0.5")]);
    assert!(told.settings.len() == 1 && told.selection.is_none() && told.notices.is_empty());
    let told = map.write(Source::User, &[("mine", "21")]);
    assert!(told.selection.is_some());
}

/// The cells of the raster that show nothing yet, and whether the legend says so.
fn blank(figure: &Figure) -> (usize, bool) {
    let cells = figure.raster.as_ref().unwrap().cells.iter();
    let blank = cells.filter(|cell| cell.index() >= GRADIENT_STEPS);
    let mut keys = figure.legend.keys.iter();
    let is_told = keys.any(|key| key.text == "being computed");
    (blank.count(), is_told)
}

/// A large table of a rule of thumb is solved beside a few frames, and shown as far as it is: none of them waits for it. A printer or a
/// file does not get half of it.
#[test]
fn a_large_map_of_a_rule_fills_from_frame_to_frame() {
    let texts = [
        ("size", "512"),
        ("rules", "official"),
        ("layer", "rule"),
        ("rule", "ladder"),
        ("mine", "400"),
        ("theirs", "300"),
    ];
    let begun = || fresh("win-map", &texts);
    let mut map = begun();
    let rule = |readout| upperhand_oracles::fact(&readout, "The rule here");
    let mut left = Vec::new();
    loop {
        let frame = map.frame();
        for panel in &frame.panels {
            if let BackgroundFrame::New(figure) = &panel.background {
                let (blank, is_told) = blank(figure);
                assert_eq!(is_told, !frame.complete && blank > 0);
                left.push(blank);
            }
        }
        if frame.complete {
            break;
        }
        assert_eq!(frame.again, Some(0.0), "the next one goes on");
        if left.len() == 1 {
            assert_eq!(rule(map.readout()), "being computed");
        }
        assert!(left.len() < 100, "it does not end");
    }
    let is_filled = left.is_sorted_by(|before, after| before >= after);
    assert!(
        left.len() > 4 && is_filled && left.ends_with(&[0]),
        "{left:?}"
    );
    map.settle();
    // The same as at once, and as what is printed or kept before it is whole.
    let settings = map.figure.settings().clone();
    let mut at_once = model("win-map").unwrap();
    assert_eq!(rule(map.readout()), rule(at_once.readout(&settings)));
    let fine = Resolution::square(512);
    let whole = at_once.figure_at(0, &settings, fine);
    assert_eq!(blank(&whole), (0, false));
    let (mut kept, mut printed) = (begun(), begun());
    assert!(!kept.frame().complete && !printed.frame().complete);
    for used in [&mut map, &mut kept] {
        let (exported, _) = used.figure.export_page("", &[]).panels.swap_remove(0);
        assert_eq!(exported.raster, whole.raster);
        assert_eq!(blank(&exported), (0, false));
    }
    printed.send(Event::Print);
    let frame = printed.frame();
    let BackgroundFrame::New(figure) = &frame.panels[0].background else {
        panic!("it is drawn")
    };
    assert!(frame.complete && blank(figure) == (0, false));
}
