//! The picture of the board: the suspects of whoever is to move, and the other board, smaller.

use super::PlayGuessWho;

use super::layout::{HEIGHT, Layout};
use super::sorting::Sorting;
use super::state::{State, answers, near};
use crate::figures::format::suspects;
use crate::figures::games::cards::{Front, Look, card, token};
use crate::figures::games::people::{described, name};
use crate::figures::model::Grip;
use crate::figures::{
    Caption, Figure, Hotspot, Hotspots, Paint, Panel, Resolution, Role, Shape, Size,
};
use crate::play::guess_who::{Game, Player};

impl Seen {
    /// How far a card stands upright: 1 upright, 0 on the table.
    fn upright(&self, player: Player, number: u32) -> f64 {
        let stands = |game: &Game| f64::from(u8::from(game.standing(player).contains(number)));
        let now = stands(&self.game);
        match &self.before {
            Some((game, share)) => stands(game) + (now - stands(game)) * share,
            None => now,
        }
    }
}

/// The number of suspects on a player's board at the start.
pub fn pool(game: &Game, player: Player) -> usize {
    let setup = *game.setup();
    let pool = match player {
        Player::You => setup.mine,
        Player::Opponent => setup.theirs,
    };
    pool.get() as usize
}

/// The places of both boards.
pub fn layout(game: &Game, aspect: f64) -> Layout {
    let near = near(game);
    Layout::of((pool(game, near), pool(game, near.other())), aspect)
}

/// The board of whoever is to move, and the other one.
pub struct Board;

/// Everything that the picture of the board is made from.
#[derive(Debug, PartialEq)]
pub struct Seen {
    game: Game,
    sorting: Sorting,
    /// The width of the canvas over its height.
    aspect: f64,
    /// The game before the last move, and how far the cards have been turned since.
    before: Option<(Game, f64)>,
}

impl Seen {
    fn of(state: &State, size: Size) -> Self {
        let game = &*state.game();
        Self {
            sorting: state.sorting(game),
            game: game.clone(),
            aspect: size.aspect(),
            before: None,
        }
    }
}

impl Panel<PlayGuessWho> for Board {
    type Key = Seen;

    fn key(&self, _: &PlayGuessWho, state: &State, size: Size) -> Seen {
        Seen::of(state, size)
    }

    fn key_between(
        &self,
        _: &PlayGuessWho,
        before: &State,
        after: &State,
        size: Size,
        share: f64,
    ) -> Seen {
        // Of two people the boards change places: nothing is turned then.
        let before = before.game().into_owned();
        let is_turned = near(&before) == near(&after.game());
        Seen {
            before: is_turned.then_some((before, share)),
            ..Seen::of(after, size)
        }
    }

    fn draw(&self, _: &mut PlayGuessWho, seen: &Seen, _: Resolution) -> Figure {
        figure(seen)
    }

    fn grip(&self, _: &mut PlayGuessWho, _: &State, _: (f64, f64)) -> Grip<State> {
        Grip::Hotspots
    }
}

fn figure(scene: &Seen) -> Figure {
    let near = near(&scene.game);
    let layout = layout(&scene.game, scene.aspect);
    let mut figure = Figure::bare("The board", (0.0, layout.width), (0.0, HEIGHT));
    figure.equal_units = true;
    let mut place = 0;
    for (index, number) in (1..).take(pool(&scene.game, near)).enumerate() {
        let part = scene.game.standing(near).contains(number).then(|| {
            place += 1;
            scene.sorting.part(place - 1)
        });
        let look = Look {
            upright: scene.upright(near, number),
            part: part.unwrap_or_default(),
            is_yes_no: answers(&scene.game) == 2,
        };
        card(
            &mut figure,
            layout.near.place(index),
            Front::person(number),
            look,
        );
    }
    far_board(&mut figure, scene, &layout);
    figure
}

/// The other board: a token for each suspect, upright or on the table, and their number.
fn far_board(figure: &mut Figure, scene: &Seen, layout: &Layout) {
    let far = near(&scene.game).other();
    let role = match far {
        Player::You => Role::You,
        Player::Opponent => Role::Opponent,
    };
    let (from, to) = layout.far_area;
    figure.add(Shape::rounded(from, to, 2.0, Paint::Tint(Role::Rule, 45)));
    for (index, number) in (1..).take(pool(&scene.game, far)).enumerate() {
        token(
            figure,
            layout.far.place(index),
            scene.upright(far, number),
            role,
        );
    }
    let left = scene.game.standing(far).len();
    let whose = match far {
        Player::You => "Your board",
        Player::Opponent => "Their board",
    };
    let (from, to) = layout.far_words;
    let words = format!("{whose}: {left}");
    figure.add(Caption::within(from, to, words, Paint::Role(Role::Ink)));
}

/// The cards as hotspots that can be chosen: those of the suspects standing, while the game goes on.
pub fn hotspots(game: &Game, sorting: &Sorting, aspect: f64) -> Hotspots {
    let near = near(game);
    let layout = layout(game, aspect);
    let is_going = game.winner().is_none();
    let mut place = 0;
    let hotspot = |(index, number): (usize, u32)| {
        let stands = game.standing(near).contains(number);
        let part = if stands { sorting.part(place) } else { 0 };
        place += usize::from(stands);
        let (from, to) = layout.near.place(index);
        Hotspot {
            label: spoken(number, stands, part),
            is_chosen: part > 0,
            is_open: stands && is_going,
            from,
            to,
        }
    };
    Hotspots {
        label: format!("{} on this board", suspects(game.standing(near).len())),
        columns: layout.near.columns,
        hotspots: (1..)
            .take(pool(game, near))
            .enumerate()
            .map(hotspot)
            .collect(),
    }
}

fn spoken(number: u32, stands: bool, part: u8) -> String {
    let (name, face) = (name(number), described(number));
    match (stands, part) {
        (false, _) => format!("{name}, eliminated"),
        (true, 0 | 1) => format!("{name}: {face}"),
        (true, part) => format!("{name}, part {part}: {face}"),
    }
}
