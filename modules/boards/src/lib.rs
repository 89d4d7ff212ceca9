//! The boards of *Guess Who?* as a WebAssembly module.

use upperhand_convert::to_js;
use upperhand_draw::{Theme, outlines};
use upperhand_guess_who::BOARDS;
use upperhand_guess_who::board_table::board_of;
use upperhand_guess_who::portraits::likenesses;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Registers its figures and their tasks, and makes panics readable.
#[wasm_bindgen(start)]
pub fn start() {
    upperhand_web::start(BOARDS);
    upperhand_tasks::know(BOARDS.iter().flat_map(|figure| figure.tasks));
}

/// The side of a face in the units of its outlines: fine enough for any screen.
const SIDE: f64 = 1_000.0;

/// The face of each suspect of a board by its setting, as coloured outlines in a square of 1,000 units; undefined for those
/// who cannot be drawn.
#[wasm_bindgen(js_name = facesOfBoard, unchecked_return_type = "({ colour: string, path: string }[] | undefined)[]")]
pub fn faces_of_board(board: &str) -> Result<JsValue, JsValue> {
    let theme = Theme::light();
    let faces = likenesses(&board_of(board));
    let faces = faces
        .iter()
        .map(|face| Some(outlines(face.as_ref()?, &theme, SIDE)));
    to_js(&faces.collect::<Vec<_>>())
}
