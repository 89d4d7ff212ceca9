//! The coach: each move's worth before it is made is its worth afterwards.

use super::{all_rules, any_choice, any_game, any_setup, dice, pool, yours};
use upperhand::Fraction;
use upperhand::guess_who::Rules;
use upperhand::guess_who::play::Move;
use upperhand::play::guess_who::{
    Choice, Error, Game, Opponent, Setup, advice, naming_worth, optimal_moves, question_worth,
    question_worths,
};

#[test]
fn the_coach_foretells_what_each_move_turns_out_to_be_worth() {
    for (seed, rules) in (1..).zip(all_rules()) {
        let mut dice = dice(seed + 600);
        for _ in 0..40 {
            let setup = Setup {
                opponent: Opponent::Person,
                ..any_setup(rules, 12, &mut dice)
            };
            for game in any_game(setup, &mut dice) {
                if game.winner().is_some() {
                    assert!(matches!(advice(&game), Err(Error::Over { .. })));
                    assert_eq!(naming_worth(&game), None);
                    continue;
                }
                let advice = advice(&game).unwrap();
                let mover = game.to_move();
                let best = yours(mover, advice.chance.into());
                assert_eq!(best, Fraction::from(game.chance()));
                let choice = any_choice(&game, &mut dice);
                let foretold = match &choice {
                    Choice::Ask(sizes) => question_worth(&game, sizes).unwrap(),
                    Choice::AskParts(parts) => question_worth(&game, &parts.sizes()).unwrap(),
                    Choice::Name | Choice::NameSuspect(_) => naming_worth(&game).unwrap(),
                };
                let turn = game
                    .after(choice)
                    .unwrap()
                    .history()
                    .last()
                    .unwrap()
                    .clone();
                let told = yours(mover, foretold.into());
                assert_eq!(told, Fraction::from(turn.chosen));
                assert!(advice.chance.less(foretold).is_some());
                let best = optimal_moves(&game).unwrap();
                assert!(best.contains(&advice.best));
                for found in best {
                    let worth = match found {
                        Move::Ask(sizes) => question_worth(&game, &sizes).unwrap(),
                        Move::Name => naming_worth(&game).unwrap(),
                    };
                    assert_eq!(worth, advice.chance);
                }
            }
        }
    }
}

#[test]
fn the_strip_has_every_yes_no_question() {
    let game = Game::new(Setup::new(Rules::RACE, pool(40), pool(24))).unwrap();
    let worths = question_worths(&game).unwrap();
    assert_eq!(worths.len(), 39);
    let best = (1..)
        .zip(&worths)
        .filter(|(_, worth)| **worth == game.chance());
    assert!(best.map(|(bid, _)| bid).eq([16, 24]));
    let many = Setup::new(Rules::RACE, pool(100_001), pool(24));
    let said = question_worths(&Game::new(many).unwrap()).unwrap_err();
    assert!(said.to_string().contains("more than 100000"));
}
