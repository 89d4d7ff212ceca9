//! Faces of suspects as filled shapes on a card.

use crate::looks::{Beard, Cover, Glasses, Hair, HairColour, Person, Shirt};
use upperhand_kit::{Figure, Paint, Shape};

/// A square for a face on a picture: its lower left corner, its side, and the share of its height that is seen while a
/// card is turned.
#[derive(Clone, Copy)]
pub struct Easel {
    pub from: (f64, f64),
    pub side: f64,
    pub height: f64,
}

/// The width of an outline, as a share of the side.
const OUTLINE: f64 = 0.014;

impl Easel {
    fn place(self, (x, y): (f64, f64)) -> (f64, f64) {
        let side = self.side;
        (self.from.0 + x * side, self.from.1 + y * side * self.height)
    }

    fn radii(self, (across, along): (f64, f64)) -> (f64, f64) {
        (across * self.side, along * self.side * self.height)
    }
}

/// A face being drawn: places and lengths are shares of its easel, upwards.
struct Face<'a> {
    figure: &'a mut Figure,
    easel: Easel,
}

impl Face<'_> {
    fn oval(&mut self, centre: (f64, f64), radii: (f64, f64), paint: Paint) {
        self.arc(centre, radii, (0.0, 1.0), paint);
    }

    fn arc(&mut self, centre: (f64, f64), radii: (f64, f64), turn: (f64, f64), paint: Paint) {
        let (centre, radii) = (self.easel.place(centre), self.easel.radii(radii));
        self.figure.add(Shape::arc(centre, radii, turn, paint));
    }

    /// An oval with a line around it.
    fn edged(&mut self, centre: (f64, f64), (across, along): (f64, f64), paint: Paint) {
        self.oval(centre, (across + OUTLINE, along + OUTLINE), Paint::Line);
        self.oval(centre, (across, along), paint);
    }

    /// A part of an oval with a line around it.
    fn edged_arc(
        &mut self,
        centre: (f64, f64),
        (across, along): (f64, f64),
        turn: (f64, f64),
        paint: Paint,
    ) {
        let wider = (across + OUTLINE, along + OUTLINE);
        self.arc((centre.0, centre.1 - OUTLINE), wider, turn, Paint::Line);
        self.arc(centre, (across, along), turn, paint);
    }

    fn bar(&mut self, from: (f64, f64), to: (f64, f64), radius: f64, paint: Paint) {
        let (from, to) = (self.easel.place(from), self.easel.place(to));
        let radius = radius * self.easel.side * self.easel.height;
        self.figure.add(Shape::rounded(from, to, radius, paint));
    }
}

const HEAD: (f64, f64) = (0.5, 0.52);
const HEAD_RADII: (f64, f64) = (0.205, 0.235);

const fn hair_paint(colour: HairColour) -> Paint {
    Paint::Hair(match colour {
        HairColour::Black => 0,
        HairColour::Red => 2,
        HairColour::Blond => 3,
        HairColour::White => 5,
    })
}

/// The number of the paint of a shirt.
const fn shirt_tone(shirt: Shirt) -> u8 {
    match shirt {
        Shirt::Blue => 0,
        Shirt::Red => 1,
        Shirt::Green => 2,
        Shirt::Yellow => 3,
    }
}

/// Draws a face, from what is behind to what is in front.
pub fn draw(figure: &mut Figure, easel: Easel, person: Person) {
    draw_dressed(
        figure,
        easel,
        person,
        Paint::Cloth(shirt_tone(person.shirt)),
    );
}

/// Draws a face whose mouth points down.
pub fn draw_sour(figure: &mut Figure, easel: Easel, person: Person, shirt: Paint) {
    let is_smiling = false;
    draw_dressed(
        figure,
        easel,
        Person {
            is_smiling,
            ..person
        },
        shirt,
    );
    let face = &mut Face { figure, easel };
    let (at, skin) = ((0.5, 0.365), Paint::Skin(person.skin));
    face.bar((0.42, 0.36), (0.58, 0.42), 0.02, skin);
    face.arc(at, (0.085, 0.05), (0.0, 0.5), Paint::Line);
    face.arc((at.0, at.1 - 0.02), (0.085, 0.05), (0.0, 0.5), skin);
}

/// Draws a face above a shirt of another colour.
pub fn draw_dressed(figure: &mut Figure, easel: Easel, person: Person, shirt: Paint) {
    let face = &mut Face { figure, easel };
    let (skin, hair) = (Paint::Skin(person.skin), hair_paint(person.hair_colour));
    behind(face, person, hair);
    face.edged_arc((0.5, 0.0), (0.37, 0.25), (0.0, 0.5), shirt);
    face.bar((0.42, 0.17), (0.58, 0.34), 0.04, skin);
    if person.cover != Cover::Headscarf {
        for side in [-1.0, 1.0] {
            face.edged((HEAD.0 + side * 0.205, 0.51), (0.035, 0.05), skin);
            if person.has_earrings {
                face.edged((HEAD.0 + side * 0.22, 0.43), (0.03, 0.03), Paint::Cloth(3));
            }
        }
    }
    face.edged(HEAD, HEAD_RADII, skin);
    if person.beard == Beard::Full {
        // The mouth is free of it, so that a smile is seen.
        face.arc(HEAD, HEAD_RADII, (0.5, 1.0), hair);
        face.arc((0.5, 0.53), (0.15, 0.175), (0.5, 1.0), skin);
    }
    features(face, person, hair);
    above(face, person, hair);
}

/// Hair and headscarf behind the head.
fn behind(face: &mut Face, person: Person, hair: Paint) {
    if person.cover == Cover::Headscarf {
        face.edged((0.5, 0.5), (0.275, 0.33), scarf_paint(person));
        return;
    }
    match person.hair {
        Hair::Long => {
            face.edged((0.5, 0.48), (0.275, 0.34), hair);
            face.bar((0.23, 0.12), (0.77, 0.5), 0.06, hair);
        }
        Hair::Bob => face.edged((0.5, 0.58), (0.27, 0.225), hair),
        Hair::Curls => {
            for (x, y) in [
                (0.29, 0.56),
                (0.32, 0.7),
                (0.5, 0.78),
                (0.68, 0.7),
                (0.71, 0.56),
            ] {
                face.edged((x, y), (0.125, 0.125), hair);
            }
            face.oval((0.5, 0.62), (0.24, 0.22), hair);
        }
        Hair::Bun if person.cover == Cover::None => face.edged((0.5, 0.84), (0.1, 0.09), hair),
        Hair::Bald => sides(face, (0.052, 0.075), hair),
        // What a cap or a hat leaves to be seen.
        Hair::Short => sides(face, (0.075, 0.1), hair),
        Hair::Bun | Hair::Spikes => {}
    }
}

/// Hair above the ears.
fn sides(face: &mut Face, radii: (f64, f64), hair: Paint) {
    for side in [-1.0, 1.0] {
        face.edged((0.5 + side * 0.2, 0.585), radii, hair);
    }
}

fn scarf_paint(person: Person) -> Paint {
    Paint::Cloth(shirt_tone(person.shirt) + 2)
}

/// Eyes, glasses, nose, moustache and mouth.
fn features(face: &mut Face, person: Person, hair: Paint) {
    for x in [0.41, 0.59] {
        match person.glasses {
            Glasses::None => {}
            Glasses::Round => {
                face.oval((x, 0.545), (0.085, 0.085), Paint::Line);
                face.oval((x, 0.545), (0.066, 0.066), Paint::White);
            }
            Glasses::Square => {
                face.bar((x - 0.082, 0.48), (x + 0.082, 0.612), 0.025, Paint::Line);
                face.bar((x - 0.063, 0.499), (x + 0.063, 0.593), 0.015, Paint::White);
            }
        }
        if person.glasses == Glasses::None {
            face.oval((x, 0.545), (0.042, 0.036), Paint::White);
        }
        face.oval((x, 0.545), (0.026, 0.03), Paint::Line);
    }
    if person.glasses != Glasses::None {
        face.bar((0.475, 0.545), (0.525, 0.563), 0.008, Paint::Line);
    }
    face.oval(
        (0.5, 0.475),
        (0.03, 0.022),
        Paint::Skin(match person.skin + 1 {
            darker if darker < Paint::SKINS => darker,
            _ => person.skin - 1,
        }),
    );
    if person.beard == Beard::Moustache {
        face.edged_arc((0.5, 0.428), (0.105, 0.05), (0.0, 0.5), hair);
    }
    if person.is_smiling {
        face.arc((0.5, 0.42), (0.105, 0.062), (0.5, 1.0), Paint::Line);
        face.arc((0.5, 0.41), (0.085, 0.04), (0.5, 1.0), Paint::White);
    } else {
        face.bar((0.44, 0.392), (0.56, 0.41), 0.008, Paint::Line);
    }
}

/// Hair, hat or scarf in front of the head.
fn above(face: &mut Face, person: Person, hair: Paint) {
    let cloth = Paint::Cloth(shirt_tone(person.shirt) + 1);
    match person.cover {
        Cover::Headscarf => {
            let scarf = scarf_paint(person);
            face.arc((0.5, 0.55), (0.235, 0.25), (0.06, 0.44), scarf);
            face.arc((0.5, 0.42), (0.22, 0.19), (0.58, 0.92), scarf);
            return;
        }
        Cover::Cap => {
            face.edged_arc((0.5, 0.63), (0.225, 0.19), (0.0, 0.5), cloth);
            face.bar((0.27, 0.615), (0.84, 0.66), 0.02, Paint::Line);
            return;
        }
        Cover::Beanie => {
            face.edged_arc((0.5, 0.64), (0.23, 0.23), (0.0, 0.5), cloth);
            face.bar((0.26, 0.61), (0.74, 0.69), 0.03, Paint::Line);
            face.bar(
                (0.275, 0.622),
                (0.725, 0.678),
                0.025,
                Paint::Cloth(shirt_tone(person.shirt) + 3),
            );
            face.edged((0.5, 0.875), (0.045, 0.045), Paint::White);
            return;
        }
        Cover::Hat => {
            face.edged_arc((0.5, 0.66), (0.19, 0.22), (0.0, 0.5), cloth);
            face.edged((0.5, 0.66), (0.36, 0.045), cloth);
            return;
        }
        Cover::None => {}
    }
    match person.hair {
        Hair::Bald => {}
        Hair::Spikes => {
            for (x, y) in [
                (0.33, 0.72),
                (0.42, 0.78),
                (0.5, 0.8),
                (0.58, 0.78),
                (0.67, 0.72),
            ] {
                let corners = [(x - 0.075, 0.64), (x + 0.075, 0.64), (x, y + 0.06)];
                let corners = corners.map(|corner| face.easel.place(corner));
                face.figure.add(Shape::polygon(corners, hair));
            }
            face.arc((0.5, 0.56), (0.212, 0.215), (0.07, 0.43), hair);
        }
        Hair::Short => face.edged_arc((0.5, 0.57), (0.218, 0.225), (0.05, 0.45), hair),
        Hair::Long | Hair::Bob => face.arc((0.5, 0.56), (0.225, 0.235), (0.08, 0.46), hair),
        Hair::Curls | Hair::Bun => face.arc((0.5, 0.56), (0.215, 0.225), (0.06, 0.44), hair),
    }
}
