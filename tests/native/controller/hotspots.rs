//! Cards on a board are taken where they are drawn, on canvases of any shape.

use crate::open;
use upperhand_kit::controller::Point;
use upperhand_oracles::used::Used;

/// A telephone, a column of text, a wide page.
const CANVASES: [(u32, u32); 3] = [(390, 640), (680, 500), (1280, 480)];

const SUSPECTS: usize = 9;

fn board(canvas: (u32, u32)) -> Used {
    let mut board = open("play-guess-who", "mine=9&v=2");
    board.resize(0, canvas, 1.0);
    board.settle();
    board
}

/// The names on the cards that are drawn, each with the point of the canvas where it stands.
fn names(board: &Used) -> Vec<(String, Point)> {
    let figure = board.figures()[0].as_ref().unwrap();
    let captions = figure.captions.iter().take(SUSPECTS);
    let named = captions.map(|caption| {
        let middle = (
            f64::midpoint(caption.from.0, caption.to.0),
            f64::midpoint(caption.from.1, caption.to.1),
        );
        (caption.text.clone(), board.point(0, middle))
    });
    named.collect()
}

/// The names of the suspects that are chosen, as they are told to those who do not see them.
fn chosen(board: &mut Used) -> Vec<String> {
    let frames = board.run(1000.0);
    let mut told = frames.into_iter().filter_map(|frame| frame.hotspots);
    let hotspots = told.next_back().unwrap().hotspots;
    let chosen = hotspots.into_iter().filter(|hotspot| hotspot.is_chosen);
    let name = |label: String| label.split_once(':').unwrap().0.to_owned();
    chosen.map(|hotspot| name(hotspot.label)).collect()
}

fn click(board: &mut Used, at: Point) {
    board.down(at);
    board.up(at);
}

#[test]
fn a_card_is_taken_where_its_name_stands() {
    for canvas in CANVASES {
        let mut board = board(canvas);
        let mut taken = Vec::new();
        for (name, at) in names(&board) {
            click(&mut board, at);
            taken.push(name);
            assert_eq!(chosen(&mut board), taken, "{canvas:?}");
        }
        assert_eq!(taken.len(), SUSPECTS);
    }
}

/// A canvas that is to be another size holds its picture until the next frame: a card is taken where it is seen.
#[test]
fn a_card_is_taken_where_it_is_seen_while_its_canvas_changes() {
    for (canvas, next) in CANVASES
        .into_iter()
        .zip(CANVASES.into_iter().cycle().skip(1))
    {
        let mut board = board(canvas);
        let (name, at) = names(&board).pop().unwrap();
        board.resize(0, next, 1.0);
        click(&mut board, at);
        assert_eq!(chosen(&mut board), [name], "{canvas:?} {next:?}");
    }
}
