//! Five cards of 52, ranked as in poker: lines among 2,598,960 hands.

mod losses;
mod optimum;
mod walk;

use self::walk::{gain, game, sets_of};
use super::finding;
use crate::check::{Check, Failure, Procedure, Section, Sizes, in_steps};
use upperhand::guts::cards::{AllDrop, LineSearch, Replies};

pub(super) const CLAIMS: Section = Section::new("Guts with five cards", &[
    finding("upperhand-guts-five-cards", "Lines of five cards")
        .says("With five cards of 52 no line is optimal. 1286464 (above AC/KS/QS/10H/2C) guarantees most against lines, \
         −3155/132888203448, and loses 2190091/1993323051720 to the best reply; 1285550 (above AH/KH/QH/9S/8S) loses least to \
         everything, 49121/569520871920.")
        .extent("checked: the losses of both lines, the gains of some hands against each counted one by one, and the search of \
         all lines")
        .check(SIZES, |check| best_lines(check, AllDrop::Replay, &BEST)),
    finding("upperhand-guts-five-cards-weenie", "Lines of five cards with the Weenie rule")
        .says("With five cards of 52 and the Weenie rule 805057 (above AH/7C/5H/3H/2H) is a saddle point of lines. It loses \
         1349/117254297160 to the best reply, and no line loses less.")
        .extent("checked: the losses of the line, the gains of some hands against it counted one by one, and the search of all \
         lines")
        .check(SIZES, |check| best_lines(check, AllDrop::Weenie, &BEST_WEENIE)),
    finding("upperhand-guts-five-card-optimum", "Optimal play of five cards")
        .says("With five cards of 52 an optimal strategy is known exactly: it loses nothing to any reply. It plays 976 hands \
         otherwise than the line 1285550, from AS/KC/QS/7D/5H (1271742) to AD/KS/QS/10S/2S (1286984): it holds 568 of those \
         below, drops 381 above, and 27 it mixes, in multiples of 1/384.")
        .extent("proved by computation: the gain of every hand, in whole numbers, is positive where it is held, negative where \
         it is dropped and 0 where it is mixed")
        .check(OPTIMUM_SIZES, |check| optimum::certified(check, &optimum::STANDARD)),
    finding("upperhand-guts-five-card-weenie-optimum", "Optimal play of five cards with the Weenie rule")
        .says("With five cards of 52 and the Weenie rule there is exactly one optimal strategy, and it does not mix: it plays \
         159 hands otherwise than the line 805057.")
        .extent("proved by computation: the gain of every hand is positive where it is held and negative where it is dropped, \
         so that no other reply to it is as good, and any other optimal strategy would be one")
        .check(OPTIMUM_SIZES, |check| optimum::certified(check, &optimum::WEENIE)),
    finding("upperhand-guts-five-card-valley", "What every line of five cards loses")
        .says("What the lines of five cards lose to everything has one valley with a rough floor: it never rises up to line \
         1284697 and never falls from 1285753 on. From there to there are 120 local minima, the lowest at 1285550; from each \
         of the others one climbs by 4420 of 3986646103440 deals at most to come to a lower line.")
        .extent("proved by computation: all 2,598,961 lines in one sweep, some of them again hand by hand")
        .check(LOSS_SIZES, |check| losses::swept(check, &losses::STANDARD))
        .shown_by("figure=guts-cards&view=lines&cards=5"),
    finding("upperhand-guts-five-card-weenie-valley", "What every line of five cards loses with the Weenie rule")
        .says("With the Weenie rule it never rises up to line 804806 and never falls from 805716 on. From there to there are \
         111 local minima, the lowest at 805057; from each of the others one climbs by 4916 of 3986646103440 deals at most to \
         come to a lower line.")
        .extent("proved by computation: all 2,598,961 lines in one sweep, some of them again hand by hand")
        .check(LOSS_SIZES, |check| losses::swept(check, &losses::WEENIE))
        .shown_by("figure=guts-cards&view=lines&cards=5&weenie=yes"),
]);

/// From this size on, the search for the best lines is done, too.
const SEARCHED: u32 = 100;

const SIZES: Sizes = Sizes::new(
    2,
    5,
    200,
    "the hands that are counted; from 100 on the search, too",
);

const OPTIMUM_SIZES: Sizes = Sizes::new(2, 5, 200, "the hands that are counted");

const LOSS_SIZES: Sizes = Sizes::new(
    1,
    3,
    50,
    "the lines whose losses are looked at; from 20 on those of all lines, in one sweep",
);

/// A line with the last hand that it drops, and what it loses to the best reply.
struct Lossy {
    line: usize,
    last_dropped: &'static str,
    to_all: &'static str,
}

const AGAINST_LINES: Lossy = Lossy {
    line: 1_286_464,
    last_dropped: "AC/KS/QS/10H/2C",
    to_all: "2190091/1993323051720",
};

const AGAINST_ALL: Lossy = Lossy {
    line: 1_285_550,
    last_dropped: "AH/KH/QH/9S/8S",
    to_all: "49121/569520871920",
};

const WEENIE: Lossy = Lossy {
    line: 805_057,
    last_dropped: "AH/7C/5H/3H/2H",
    to_all: "1349/117254297160",
};

/// The best lines, and what they lose to such replies.
type Best = [(Replies, Lossy, &'static str); 2];

const BEST: Best = [
    (Replies::Lines, AGAINST_LINES, "3155/132888203448"),
    (Replies::All, AGAINST_ALL, AGAINST_ALL.to_all),
];

const BEST_WEENIE: Best = [
    (Replies::Lines, WEENIE, "0"),
    (Replies::All, WEENIE, WEENIE.to_all),
];

fn best_lines(check: Check, all_drop: AllDrop, best: &'static Best) -> Procedure {
    in_steps(check, async move |check, size| {
        lines(check, size, all_drop, best).await
    })
}

/// The losses of both, and of all lines from some size on.
async fn lines(
    check: &mut Check,
    many: u32,
    all_drop: AllDrop,
    best: &Best,
) -> Result<String, Failure> {
    let game = game(all_drop).await?;
    let sets = sets_of(&game);
    check.progress(0.0).await;
    for (stage, (replies, lossy, loses)) in best.iter().enumerate() {
        check.stage(if stage == 0 { 0.5 } else { 1.0 });
        check.equal(&lossy.last_dropped, &&*game.hand(lossy.line - 1), || {
            format!("the hand below {}", lossy.line)
        });
        let stated = lossy.to_all;
        let found = &*game.exploitability(lossy.line)?.to_string();
        check.equal(&stated, &found, || format!("what {} loses", lossy.line));
        check.progress(0.1).await;
        let gains: Vec<i32> = game.gains_against(lossy.line).collect();
        for counted in 0..many as usize {
            // From the weakest hand to the strongest.
            let hand = counted * (game.hands() - 1) / (many as usize - 1);
            let is_held = |theirs: usize| i64::from(theirs >= lossy.line);
            let gain = gain(all_drop, &sets, hand, (1, is_held));
            check.equal(&gain, &i64::from(gains[hand]), || {
                format!("the gain of {} against {}", game.hand(hand), lossy.line)
            });
            check
                .progress(0.1 + 0.4 * counted as f64 / f64::from(many))
                .await;
        }
        if many < SEARCHED {
            continue;
        }
        let mut search = LineSearch::new(&game, *replies);
        let mut rounds = 0.0;
        while !search.is_over() {
            search.step_in_pieces(&game).await;
            rounds += 1.0;
            check.progress(1.0 - 0.5 / (1.0 + rounds / 8.0)).await;
        }
        let (line, loss) = search.best(&game);
        check.equal(&lossy.line, &line, || "the best line");
        check.equal(loses, &&*loss.to_string(), || {
            format!("what {line} loses to {replies:?}")
        });
    }
    let others = game.hands() - 1;
    Ok(format!("{many} hands against all {others} others."))
}
