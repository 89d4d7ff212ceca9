//! What every question is worth at the start of each board of the crate, as the figure `real-board` asks for it and takes
//! it over, for its `openings.csv`.

use std::fmt::Write as _;

use upperhand::guess_who::board::{SHIPPED, write_address};
use upperhand_figures::model;
use upperhand_figures::solve;
use upperhand_kit::Error;

/// The lines of the table.
pub fn table() -> Result<String, Error> {
    let mut text = "board,rules,numbers\n".to_owned();
    for shipped in SHIPPED {
        for rules in ["official", "race"] {
            let mut model = model("real-board").expect("it is listed");
            let mut settings = model.defaults();
            // By its address it is any board, of which nothing is known.
            let board = write_address(&shipped.board());
            for (name, text) in [("board", board.as_str()), ("rules", rules), ("moves", "")] {
                settings.set_text(name, text);
            }
            let set = settings.fields(&["board", "rules", "moves"]);
            model.normalize(&mut settings, set);
            let mut answer = Vec::new();
            while let Some(task) = model.task(&settings) {
                answer = solve(&task)?;
                model.receive(task.name, &task.numbers, &answer)?;
            }
            // They are exact: both bounds are one number.
            let exact = answer.chunks(2).filter(|bounds| bounds[0] == bounds[1]);
            let numbers: Vec<String> = exact.map(|bounds| bounds[0].to_string()).collect();
            let _ = writeln!(text, "{},{rules},{}", shipped.id, numbers.join(" "));
        }
    }
    Ok(text)
}
