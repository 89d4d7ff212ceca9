//! The tree of questions as a sheet of white paper in any light, from the left to the right: a yes goes up, a no goes down, and the faces
//! fall through it as far as questions have been asked.

use super::super::facts::Facts;
use super::super::words::{phrases, pictures, trees};
use super::layout::{HEIGHT, WIDE};
use core::slice::Iter;
use upperhand::guess_who::board::SuspectSet;
use upperhand_games::faces;
use upperhand_games::faces::Easel;
use upperhand_kit::{Caption, Figure, Paint, Shape, Side};

/// The questions in a row and the ends below each other for which there is room, on a wide sheet and on a narrow one.
const WIDE_ROOM: (usize, usize) = (7, 34);
const NARROW_ROOM: (usize, usize) = (3, 9);

/// The room around everything, that of the words below the tree, and the width of a branch.
const MARGIN: f64 = 1.5;
const FOOT: f64 = 5.0;
const BRANCH: f64 = 0.22;

/// The part of a step for branches and faces.
const BRANCHES: f64 = 0.22;

/// Questions, each before those after a yes and those after a no.
type Questions<'a> = Iter<'a, Option<usize>>;

/// The ends of the next tree, if it is cut off after so many questions.
fn ends(questions: &mut Questions, deep: usize) -> usize {
    let Some(Some(_)) = questions.next() else {
        return 1;
    };
    let below = deep.saturating_sub(1);
    let both = ends(questions, below) + ends(questions, below);
    if deep == 0 { 1 } else { both }
}

struct Sheet<'a> {
    figure: &'a mut Figure,
    facts: &'a Facts,
    deepest: usize,
    row: f64,
    step: f64,
    /// Who stands at the ends, how deep.
    ends: Vec<(SuspectSet, usize)>,
}

pub fn draw(figure: &mut Figure, facts: &Facts, (width, fallen): (f64, f64)) {
    let corner = (width, HEIGHT);
    figure.add(Shape::rounded((0.0, 0.0), corner, 0.6, Paint::White));
    let foot = ((MARGIN, MARGIN), (width - MARGIN, MARGIN + FOOT));
    let key = facts.tree.as_ref().map(|_| pictures::TREE_KEY);
    let key = key.unwrap_or(trees::unknown(facts));
    figure.add(Caption::within(foot.0, foot.1, key, Paint::Line).at(Side::Start));
    let Some(tree) = &facts.tree else {
        return;
    };
    let questions = || tree.questions().iter();
    let (most, most_ends) = if width >= WIDE * HEIGHT {
        WIDE_ROOM
    } else {
        NARROW_ROOM
    };
    let count = |deep: usize| ends(&mut questions(), deep);
    let mut deep = (1..=most).rev();
    let deepest = deep.find(|&deep| count(deep) <= most_ends && count(deep) > count(deep - 1));
    let deepest = deepest.unwrap_or(0);
    let mut sheet = Sheet {
        figure,
        facts,
        deepest,
        row: (HEIGHT - 3.0 * MARGIN - FOOT) / count(deepest) as f64,
        step: (width - 2.0 * MARGIN) / (deepest + 1) as f64,
        ends: Vec::new(),
    };
    sheet.grow(&mut questions(), facts.position.mine, 0);
    for (row, (standing, depth)) in core::mem::take(&mut sheet.ends).into_iter().enumerate() {
        sheet.faces(standing, row as f64 + 0.5, fallen.min(depth as f64));
    }
}

impl Sheet<'_> {
    fn x(&self, depth: f64) -> f64 {
        MARGIN + depth * self.step
    }

    fn y(&self, row: f64) -> f64 {
        HEIGHT - MARGIN - row * self.row
    }

    /// The next tree about some who stand. Returns its row.
    fn grow(&mut self, questions: &mut Questions, standing: SuspectSet, depth: usize) -> f64 {
        let question = questions.next().copied().flatten();
        let x = self.x(depth as f64) + BRANCHES * self.step;
        let is_end = question.is_none();
        let Some(question) = question.filter(|_| depth < self.deepest) else {
            if !is_end {
                ends(questions, 0);
                ends(questions, 0);
            }
            let row = self.ends.len() as f64 + 0.5;
            self.ends.push((standing, depth));
            let names = phrases::standing(self.facts, standing, is_end);
            self.write(x, (self.y(row + 0.5), self.y(row - 0.5)), names);
            return row;
        };
        let question = &self.facts.board().questions()[question];
        let parts @ [yes, _] = standing.split(question.yes);
        let next = parts.map(|part| self.grow(questions, part, depth + 1));
        let row = f64::midpoint(next[0], next[1]);
        let (y, line) = (self.y(row), self.row.clamp(3.2, 5.0));
        self.write(x, (y, y + line), trees::asked(&question.text));
        let counts = pictures::say_yes(yes.count(), standing.count());
        self.write(x, (y - line, y), counts);
        let bus = self.x(depth as f64 + 1.0);
        self.line((bus - 0.06 * self.step, bus), (y, y));
        self.line((bus, bus), (self.y(next[1]), self.y(next[0])));
        for row in next {
            self.line(
                (bus, bus + BRANCHES * self.step * 0.9),
                (self.y(row), self.y(row)),
            );
        }
        row
    }

    fn line(&mut self, (left, right): (f64, f64), (bottom, top): (f64, f64)) {
        let half = BRANCH / 2.0;
        let (left, right, bottom, top) = (left - half, right + half, bottom - half, top + half);
        let corners = [(left, bottom), (right, bottom), (right, top), (left, top)];
        self.figure.add(Shape::polygon(corners, Paint::Line));
    }

    /// Words from a place to the next branches.
    fn write(&mut self, x: f64, (bottom, top): (f64, f64), text: String) {
        let right = x + (0.93 - BRANCHES) * self.step;
        let words = Caption::within((x, bottom), (right, top), text, Paint::Line);
        self.figure.add(words.at(Side::Start));
    }

    /// The faces of an end in its row; those of one end overlap where there is no room.
    fn faces(&mut self, standing: SuspectSet, row: f64, fallen: f64) {
        let room = BRANCHES * self.step;
        let side = (self.row * 0.92).min(room * 0.92);
        let others = standing.count().saturating_sub(1).max(1) as f64;
        let apart = ((room - side) / others).min(side);
        for (place, index) in standing.indices().enumerate() {
            let x = self.x(fallen) + place as f64 * apart;
            let easel = Easel {
                from: (x, self.y(row) - side / 2.0),
                side,
                height: 1.0,
            };
            if let Some(face) = self.facts.faces[index] {
                faces::draw(self.figure, easel, face);
            }
        }
    }
}
