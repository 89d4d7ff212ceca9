//! Portraits of suspects: no two alike, and all that is asked about can be seen.

use std::collections::BTreeSet;
use upperhand::guess_who::board::{Board, Question, SHIPPED, SuspectSet, faces, read_board};
use upperhand_guess_who::portraits::{described, likenesses, name, portraits};
use upperhand_kit::{Figure, Paint, Shape};
use upperhand_oracles::sized;

/// A face is looked at in so many points along each side.
const POINTS: usize = 60;

/// What is seen of a face in each point of its square.
fn painted(figure: &Figure) -> Vec<Option<Paint>> {
    let seen = |index: usize| {
        let share = |count: usize| (count as f64 + 0.5) / POINTS as f64;
        let point = (share(index % POINTS), share(index / POINTS));
        let last = figure.shapes.iter().rfind(|shape| holds(shape, point));
        last.map(|shape| shape.paint)
    };
    (0..POINTS * POINTS).map(seen).collect()
}

/// Is a point within a polygon? Counts the edges to its right.
fn holds(shape: &Shape, (x, y): (f64, f64)) -> bool {
    let corners = &shape.outline;
    let edges = corners.iter().zip(corners.iter().cycle().skip(1));
    let crossed = edges.filter(|((ax, ay), (bx, by))| {
        (*ay > y) != (*by > y) && x < ax + (y - ay) / (by - ay) * (bx - ax)
    });
    crossed.count() % 2 == 1
}

#[test]
fn no_two_suspects_are_alike() {
    let names: BTreeSet<&str> = (1..=64).map(name).collect();
    let looks: BTreeSet<String> = (1..=64).map(described).collect();
    assert_eq!((names.len(), looks.len()), (64, 64));
    let faces = likenesses(&faces(64).unwrap());
    for (number, face) in (1..).zip(&faces) {
        let alike = faces.iter().filter(|other| *other == face);
        assert!(face.is_some() && alike.count() == 1, "{}", name(number));
    }
}

#[test]
fn our_own_boards_have_their_own_faces() {
    let paints = |shapes: &[Shape]| shapes.iter().map(|shape| shape.paint).collect::<Vec<_>>();
    for shipped in SHIPPED {
        let all = paints(&portraits(u32::try_from(shipped.suspects).unwrap()).shapes);
        let mut rest = &all[..];
        for face in likenesses(&shipped.board()) {
            // The first shape of a likeness is its card.
            let own = &paints(&face.unwrap().shapes)[1..];
            rest = rest.strip_prefix(own).expect(shipped.id);
        }
    }
}

#[test]
fn whoever_has_one_of_our_names_keeps_the_face_in_any_place() {
    let board = read_board("name,Glasses\nSasha,yes\nBerta,yes\n").unwrap();
    let [sasha, berta] = &likenesses(&board)[..] else {
        panic!("both can be drawn");
    };
    let ours = likenesses(&faces(24).unwrap());
    let place = (1..=24).find(|&number| name(number) == "Sasha").unwrap();
    assert_eq!(*sasha, ours[place as usize - 1]);
    assert!(*berta != ours[1], "the second of ours has no glasses");
}

#[test]
fn what_cannot_be_drawn_has_no_face() {
    let two_shirts = "name,a red shirt,a blue shirt\nAnna,yes,yes\nBert,no,no\n";
    let has_face = likenesses(&read_board(two_shirts).unwrap());
    assert!(has_face[0].is_none() && has_face[1].is_some());
}

/// With every answer that can be given otherwise another face is seen.
#[test]
fn whatever_is_asked_about_is_seen() {
    let board = faces(24).unwrap();
    let mut flipped = 0;
    for who in (0..24).step_by(sized(9, 1)) {
        let own = painted(likenesses(&board)[who].as_ref().unwrap());
        for asked in 0..board.questions().len() {
            let question = |(place, question): (usize, &Question)| {
                let says_yes = question.yes.contains(who) != (place == asked);
                let yes = SuspectSet::new(if says_yes { &[0] } else { &[] }).unwrap();
                let text = question.text.clone();
                Question { text, yes }
            };
            let questions = board.questions().iter().enumerate().map(question);
            let names = [board.suspects()[who].as_str(), "Bert"].map(str::to_owned);
            let other = Board::new(names.to_vec(), questions.collect()).unwrap();
            let Some(face) = &likenesses(&other)[0] else {
                continue;
            };
            let seen = own
                .iter()
                .zip(painted(face))
                .filter(|(one, other)| **one != *other);
            let text = &board.questions()[asked].text;
            assert!(seen.count() >= 18, "{}: {text}", names[0]);
            flipped += 1;
        }
    }
    assert!(flipped > sized(12, 100), "{flipped}");
}
