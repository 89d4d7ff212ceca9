//! What the figure says of your own card, beside the plain game tree; and that it tells nobody.

use super::Figure;
use crate::model;
use upperhand::Fraction;
use upperhand::guess_who::board::write_address;
use upperhand_kit::controller::{Answers, Source};
use upperhand_oracles::board_tree::{Game, Standing, questions};
use upperhand_oracles::own_card::{Replying, small_boards};
use upperhand_oracles::random_board::{SEED, below};
use upperhand_oracles::used::Used;

#[test]
fn what_a_card_is_worth_is_what_the_plain_game_tree_says() {
    let mut seed = SEED;
    let [mut asked, mut named, mut waited] = [0; 3];
    for (round, board) in small_boards(12).enumerate() {
        let is_race = round % 2 == 0;
        let rules = if is_race { "race" } else { "official" };
        let address = write_address(&board);
        let card = usize::try_from(below(&mut seed, board.suspects().len() as u64)).unwrap();
        let mut figure = Figure::open(&format!("board={address} rules={rules} card={}", card + 1));
        let asks = questions(&board);
        let mut tree = Replying {
            game: Game::new(is_race, [&asks, &asks]),
            questions: &asks,
            card,
            is_drawn: false,
        };
        let everybody: Standing = board.everybody().indices().collect();
        let mut standing = [everybody.clone(), everybody];
        for step in 0.. {
            let [mine, theirs] = standing.clone();
            let facts = figure.facts();
            if facts.winner().is_some() {
                assert_eq!(facts.own, None);
                break;
            }
            let reply = facts.own.and_then(|(_, reply)| reply).unwrap();
            let win = Fraction::from(reply.win.unwrap());
            match (reply.question, step % 2) {
                (Some(index), 0) => {
                    assert_eq!(tree.asking(&mine, &theirs, &asks[index]), Some(win));
                    asked += 1;
                }
                (None, 0) => named += 1,
                _ => {
                    assert_eq!(tree.waits(&mine, &theirs), win);
                    waited += 1;
                }
            }
            if step % 2 == 0 {
                assert_eq!(tree.moves(&mine, &theirs), win);
            }
            // They hear true answers, so that their card stays; of you anybody may be found.
            let mover = step % 2;
            let useful = (0..asks.len()).filter(|&index| {
                let yes = standing[mover]
                    .iter()
                    .filter(|who| asks[index].contains(who));
                (1..standing[mover].len()).contains(&yes.count())
            });
            let useful: Vec<usize> = useful.collect();
            if useful.is_empty() {
                break;
            }
            let index = useful[usize::try_from(below(&mut seed, useful.len() as u64)).unwrap()];
            let yes = if mover == 0 {
                below(&mut seed, 2) == 0
            } else {
                asks[index].contains(&card)
            };
            standing[mover].retain(|who| asks[index].contains(who) == yes);
            figure.set("question", &(index + 1).to_string());
            figure.act(if yes { "yes" } else { "no" });
        }
    }
    assert!(
        asked > 5 && named > 0 && waited > 5,
        "{asked} {named} {waited}"
    );
}

#[test]
fn a_card_that_they_have_struck_is_said_to_be_none() {
    let mut figure = Figure::open("moves=1n-1y card=1");
    let advice = figure.advice();
    // Alex wears no glasses.
    let is_struck = "They have struck Alex already: this is not your card, or an answer was wrong.";
    assert!(advice.ends_with(is_struck), "{advice}");
    figure.set("card", "none");
    assert!(!figure.advice().contains("card"));
}

#[test]
fn a_card_is_read_by_its_name_and_stays_on_the_device() {
    let mut used = Used::fresh(model("real-board").unwrap(), &[], Answers::default());
    for card in ["max", "Max", " MAX ", "7"] {
        used.write(Source::User, &[("card", "none")]);
        used.write(Source::User, &[("card", card)]);
        assert_eq!(used.figure.settings().whole("card"), 7, "{card}");
    }
    let figure = &mut used.figure;
    assert_eq!(figure.query(), "figure=real-board");
    for file in [figure.csv(""), figure.json("")] {
        assert!(
            !file.contains("Your card: Max") && !file.contains("\"card\": 7"),
            "{file}"
        );
    }
    let response = used.write(Source::User, &[("card", "nobody")]);
    let told = response.notices.join("");
    assert!(
        told.contains("nobody on this board is called so; write a name, such as Alex, or none"),
        "{told}"
    );
    used.write(Source::User, &[("board", "faces-16")]);
    assert_eq!(used.figure.settings().whole("card"), 0);
}
