//! The tree of questions, as it is shown.

use super::Figure;
use upperhand::guess_who::Rules;
use upperhand::guess_who::board::{QuestionTree, TreeAim, write_address};
use upperhand_kit::{Model, Size};
use upperhand_oracles::random_board::{SEED, below, board};

#[test]
fn the_tree_shown_is_the_best_of_the_position_and_its_buttons_go_along_it() {
    let mut seed = SEED;
    for round in 0..30 {
        let board = board(&mut seed, 3 + round % 6, 4, 8);
        if !board.twins().is_empty() {
            continue;
        }
        let rules = if round % 2 == 0 {
            Rules::RACE
        } else {
            Rules::OFFICIAL
        };
        for (view, aim) in [
            ("halver", TreeAim::AgainstHalving),
            ("fewest", TreeAim::FewestTurns),
        ] {
            let address = write_address(&board);
            let mut figure =
                Figure::open(&format!("board={address} rules={rules} tree={view} moves="));
            while figure.facts().winner().is_none() {
                let facts = figure.facts();
                let position = (facts.position.mine, facts.position.theirs.count());
                let best = QuestionTree::best(&board, rules, aim, position).unwrap();
                let first = best.questions()[0];
                let asked = facts.chosen().map(|chosen| chosen.what.number());
                if let Some(first) = first {
                    assert_eq!(asked, u32::try_from(first + 1).ok());
                }
                assert_eq!(*facts.tree.unwrap(), best);
                figure.act(["yes", "no"][usize::try_from(below(&mut seed, 2)).unwrap()]);
                if first.is_none() {
                    break;
                }
            }
        }
    }
}

#[test]
fn every_suspect_stands_at_one_end_of_a_sheet_that_has_room_and_many_are_counted_on_a_phone() {
    let mut figure = Figure::open("tree=fewest moves= rules=race");
    let captions = |figure: &mut Figure, size| {
        let key = figure.model.background_key(0, &figure.settings, size);
        let resolution = upperhand_oracles::RESOLUTION;
        let drawn = figure.model.figure(0, &key, resolution);
        let texts = drawn.captions.into_iter().map(|caption| caption.text);
        texts.collect::<Vec<String>>()
    };
    let wide = captions(&mut figure, Size::USUAL);
    let names = figure.facts().board().suspects().to_vec();
    for name in &names {
        assert_eq!(
            wide.iter().filter(|text| *text == name).count(),
            1,
            "{name}"
        );
    }
    let phone = Size {
        width: 320,
        height: 320,
    };
    let narrow = captions(&mut figure, phone);
    let left = narrow.iter().filter_map(|text| text.strip_suffix(" left"));
    let left: usize = left.map(|count| count.parse::<usize>().unwrap()).sum();
    let known = narrow.iter().filter(|text| names.contains(text)).count();
    assert_eq!(left + known, 24, "{narrow:?}");
}
