//! What the ladder advises.

use upperhand::guess_who::race::{Region, region};
use upperhand::guess_who::{Pool, ladder_bid, rung};
use upperhand_games::format::grouped;

/// The rule for the player to move: "In the weeds: ask about half of their rung, 8"; `None` where a pool is one.
pub fn advice([mine, theirs]: [Pool; 2]) -> Option<String> {
    let bid = grouped(ladder_bid(mine, theirs)?);
    Some(match region(mine, theirs)? {
        Region::InTheWeeds { .. } => {
            format!("In the weeds: ask about half of their rung, {bid}")
        }
        Region::UpperHand { .. } => "Not above their rung: halve".to_owned(),
    })
}

/// Both rungs: "yours 64, theirs 16".
pub fn rungs(pools: [Pool; 2]) -> String {
    let [own, other] = pools.map(|pool| grouped(rung(pool)));
    format!("yours {own}, theirs {other}")
}
