//! What the papers assume, that every split can be asked, and what players lose who have to say it in words.

use super::certificate::Certificate;
use super::claim;
use crate::check::{Check, Section, Sizes, in_steps};
use crate::guess_who::NaiveTable;
use num_rational::BigRational;
use num_traits::One;
use std::rc::Rc;
use upperhand::guess_who::board::{SHIPPED, faces};
use upperhand::guess_who::{Probability, Rules};

pub(super) const CLAIMS: Section = Section::new("The real board", &[
    claim("upperhand-or-restores-the-papers", "Saying “or” restores the papers’ chances")
        .says("Two players who may join two features by “and”, “or” and “not” win exactly as often as if every split could be \
         asked, though each knows her own card, and whatever cards are dealt or chosen: officially on the first 2 to 24 and on 40 \
         of our faces, in the race on the first 2 to 14 and on 16. On 24 faces the first wins 5/9 officially, and at least 91/144 \
         in the race.")
        .extent("checked by certificates in whole numbers for these boards; played out against every reply to 6 faces")
        .check(
            Sizes::new(2, 16, 24, "the number of faces that is computed now"),
            |check| in_steps(check, or_restores),
        )
        .shown_by("figure=real-board&rules=official"),
]);

/// So many faces are also played out against every reply.
const PLAYED_OUT: u32 = 6;

/// The faces of the largest board on which the certificate of the race closes for the player who begins.
const LARGEST_RACE: u32 = 24;

/// Does the certificate of the race close for the other, too?
const fn closes_for_both(faces: u32) -> bool {
    faces <= 14 || faces == 16
}

async fn or_restores(check: &mut Check, most: u32) -> String {
    let shipped = SHIPPED.map(|board| u32::try_from(board.suspects).unwrap_or(u32::MAX));
    let largest = shipped.into_iter().fold(most, u32::max);
    let mut mixtures = 0;
    for rules in [Rules::OFFICIAL, Rules::RACE] {
        let table = NaiveTable::fill(check, rules, largest).await;
        let table = Rc::new(table);
        check.stage(0.5);
        let larger = (most + 1..=largest).filter(|&count| {
            let closes = rules == Rules::OFFICIAL || count <= LARGEST_RACE;
            shipped.contains(&count) && closes
        });
        for count in (2..=most).chain(larger) {
            mixtures += certify(check, &table, rules, count);
            check.progress_of(count, largest).await;
        }
    }
    format!(
        "{mixtures} mixtures of questions in whole numbers, for the first 2 to {most} faces and the boards that are shipped: whatever the          other’s card, each part holds it as often as its size says, so that nobody gains by knowing a card. Up to {PLAYED_OUT} faces every          reply with every card was played out, too."
    )
}

/// The board of the first faces, with either player: how many mixtures it takes.
fn certify(check: &mut Check, table: &Rc<NaiveTable>, rules: Rules, count: u32) -> usize {
    let board = match faces(count as usize) {
        Ok(board) => board,
        Err(error) => {
            check.case(false, || error.to_string());
            return 0;
        }
    };
    let mut certificate = Certificate::new(&board, rules, Rc::clone(table));
    let all = board.everybody();
    check.case(certificate.keeps(all, count), || {
        format!("{count} faces, {rules}: no certificate for the first player")
    });
    if rules == Rules::OFFICIAL || closes_for_both(count) {
        // Whatever the first player asks, a part of hers is left.
        check.case((1..count).all(|left| certificate.keeps(all, left)), || {
            format!("{count} faces, {rules}: no certificate for the second player")
        });
        if count <= PLAYED_OUT {
            for card in all.indices() {
                let kept = [
                    certificate.moves(all, count, card),
                    certificate.waits(all, count, card),
                ];
                let chance = Probability::new(
                    table.value(count, count).unsigned_abs(),
                    u64::from(count * count),
                );
                let chance =
                    BigRational::new(chance.numerator().into(), chance.denominator().into());
                let sum: BigRational = kept.iter().sum();
                check.equal(&chance, &kept[0], || {
                    format!("the chance kept against card {card} of {count}, {rules}")
                });
                check.case(sum.is_one(), || {
                    format!("both chances with {count} faces, {rules}")
                });
            }
        }
    }
    certificate.check(check);
    certificate.mixtures()
}
