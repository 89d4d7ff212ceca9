//! Three at *Guess Who?*: the outcomes of small positions, the ladder, and equal pools, without the solver's tables.

use super::claim;
use crate::check::{Check, Extreme, Section, Sizes, in_steps};
use crate::guess_who::{NaiveTable, pool};
use std::collections::{BTreeMap, BTreeSet};
use upperhand::guess_who::{Rules, ThreeTable};

pub(super) const CLAIMS: Section = Section::new("Three at Guess Who?", &[
    claim("upperhand-three-kingmaking", "Three players, and who decides between the others")
        .says("Among three a player to whom two moves are worth the same decides between the others, and so even what the \
         player before can get. In the race this first happens at (5, 3, 4): 1 and 2 are as good, and the next player wins \
         32/60 or 34/60. Officially it weighs most at (4, 2, 2): naming and halving are worth 1/4, and the next player wins \
         3/8 or 1/2. In the race it does at (8, 5, 5): if coins are tossed between such moves the next player wins from 2/5 to \
         11/25. With pools up to 48 no chance differs by more between equilibria, coins or none: 1/25 in the race, 1/8 \
         officially.")
        .extent("proved: the bounds, which are compared to 48; in the race up to 8 each is attained, with a coin now and then")
        .check(
            Sizes::new(5, 6, 8, "the largest pool with all outcomes"),
            |check| in_steps(check, kingmaking),
        )
        .shown_by("figure=three-players&mine=8&theirs=5&last-pool=5"),
    claim("upperhand-three-ladder", "The ladder of the race with three")
        .says("In the race of three nearly perfect play is that of two, against the smaller of the two others: round it and \
         yours up to a power of two; is yours the larger, ask about half of theirs, else halve. Where all keep to this no \
         other question wins anybody more than 1/45, at (5, 3, 3), and none wins more at all but 212 of the 250,047 positions \
         up to 64, 996 of the 7,880,599 up to 200.")
        .extent("checked to pools of 200")
        .check(Sizes::pools(5, 40, 200), |check| in_steps(check, ladder))
        .shown_by("figure=three-players&mine=5&theirs=3&last-pool=3"),
    claim("upperhand-three-powers", "Three with equal pools of a power of two")
        .says("In the race from 4, 8, 16, 32 or 64 suspects each, n for short, all equilibria leave the three the same \
         chances: (10n³ + 14n + 60) / 21n³, (6n³ − 48) / 21n³ and (5n³ − 14n − 12) / 21n³. So they seem to tend to 10/21, 6/21 \
         and 5/21.")
        .extent("checked to pools of 64")
        .check(Sizes::pools(4, 16, 64), |check| in_steps(check, powers))
        .shown_by("figure=three-players&mine=64&theirs=64&last-pool=64"),
]);

/// a·b·c times the chances, from the player to move on.
type Shares = [i64; 3];

type Pools = [u32; 3];

/// Something for every position with pools up to a side.
struct Cube<T> {
    side: u32,
    kept: Vec<T>,
}

impl<T: Clone + Default> Cube<T> {
    fn new(side: u32) -> Self {
        Self {
            side,
            kept: vec![T::default(); (side as usize + 1).pow(3)],
        }
    }

    fn index(&self, pools: Pools) -> usize {
        let stride = self.side as usize + 1;
        pools
            .into_iter()
            .fold(0, |index, pool| index * stride + pool as usize)
    }

    fn at(&self, pools: Pools) -> &T {
        &self.kept[self.index(pools)]
    }

    fn set(&mut self, pools: Pools, value: T) {
        let index = self.index(pools);
        self.kept[index] = value;
    }
}

/// The positions with pools from `least` to `side`, those with a small sum first.
fn by_sum(least: u32, side: u32) -> impl Iterator<Item = Pools> {
    (3 * least..=3 * side).flat_map(move |sum| {
        (least..=side).flat_map(move |a| {
            let all = (least..=side).map(move |b| [a, b, sum.saturating_sub(a + b)]);
            all.filter(move |pools| (least..=side).contains(&pools[2]))
        })
    })
}

const fn product([a, b, c]: Pools) -> i64 {
    a as i64 * b as i64 * c as i64
}

/// All sums of one outcome for each of two parts, as the player sees them who asked and comes last there.
fn sums(one: &BTreeSet<Shares>, other: &BTreeSet<Shares>) -> Vec<Shares> {
    let pairs = one
        .iter()
        .flat_map(|one| other.iter().map(move |other| (one, other)));
    pairs
        .map(|(one, other)| [one[2] + other[2], one[0] + other[0], one[1] + other[1]])
        .collect()
}

/// The parts of a share: halves of halves, as coins are tossed one after the other.
const FINE: i64 = 1 << 20;

/// Outcomes of equilibria with yes/no questions, by every move: all without coins, and with a fair coin between two moves that leave the
/// mover the same, at every turn of the race and officially with pools up to 4.
struct Outcomes {
    two: Option<NaiveTable>,
    all: Cube<BTreeSet<Shares>>,
}

impl Outcomes {
    /// What a position comes to, from those with a smaller sum.
    fn of(&self, pools: Pools) -> BTreeSet<Shares> {
        let [a, b, c] = pools;
        let mut moves: Vec<Vec<Shares>> = (1..=a / 2)
            .map(|bid| [bid, a - bid].map(|part| self.all.at([b, c, part])))
            .map(|[one, other]| sums(one, other))
            .collect();
        if let Some(two) = &self.two {
            let (right, wrong) = (i64::from(b * c), i64::from(a - 1));
            let next = two.value(b, c);
            moves.push(vec![
                [right, wrong * next, wrong * (right - next)].map(|share| FINE * share),
            ]);
        }
        let threats = moves.iter().map(|sums| sums.iter().map(|sum| sum[0]).min());
        let least = threats.flatten().max().unwrap_or_default();
        for sums in &mut moves {
            sums.retain(|shares| shares[0] >= least);
        }
        let tossed = if self.has_coins(pools) {
            tossed(&moves)
        } else {
            Vec::new()
        };
        moves.into_iter().flatten().chain(tossed).collect()
    }

    fn has_coins(&self, pools: Pools) -> bool {
        self.two.is_none() || pools.iter().all(|&pool| pool <= 4)
    }
}

/// What a fair coin between two moves comes to, one at the next player's least and one at his most, where both leave the mover the same.
fn tossed(moves: &[Vec<Shares>]) -> Vec<Shares> {
    let mut ends: BTreeMap<i64, [(Shares, usize); 2]> = BTreeMap::new();
    for (by, &shares) in moves
        .iter()
        .enumerate()
        .flat_map(|(by, all)| all.iter().map(move |shares| (by, shares)))
    {
        let [least, most] = ends.entry(shares[0]).or_insert([(shares, by); 2]);
        *least = (*least).min((shares, by));
        *most = (*most).max((shares, by));
    }
    let pairs = ends
        .into_values()
        .filter(|[(_, one), (_, other)]| one != other);
    let sums =
        pairs.map(|[(one, _), (other, _)]| [0, 1, 2].map(|player| one[player] + other[player]));
    sums.filter(|sum| sum.iter().all(|share| share % 2 == 0))
        .map(|sum| sum.map(|share| share / 2))
        .collect()
}

async fn kingmaking(check: &mut Check, side: u32) -> String {
    let bounded = 48;
    let mut counts = Vec::new();
    for (rules, least, [first, widest], expected) in [
        (Rules::RACE, 2, [[5, 3, 4], [8, 5, 5]], (1, 25)),
        (Rules::OFFICIAL, 1, [[4, 2, 2], [4, 2, 2]], (1, 8)),
    ] {
        let mut two = None;
        if rules == Rules::OFFICIAL {
            two = Some(NaiveTable::fill(check, rules, side).await);
        }
        check.stage(0.5);
        let mut outcomes = Outcomes {
            two,
            all: Cube::new(side),
        };
        if rules == Rules::RACE {
            // One suspect left has won.
            for [b, c] in (2..=side).flat_map(|b| (2..=side).map(move |c| [b, c])) {
                outcomes.all.set(
                    [b, c, 1],
                    BTreeSet::from([[0, 0, FINE * product([b, c, 1])]]),
                );
            }
        }
        let table = table(rules, bounded);
        let (mut several, mut of_all) = (Vec::new(), 0_u32);
        for pools in by_sum(least, side) {
            let found = outcomes.of(pools);
            agrees(check, &table, pools, (&found, outcomes.has_coins(pools)));
            of_all += 1;
            if found.len() > 1 {
                several.push(pools);
            }
            outcomes.all.set(pools, found);
            let done = f64::from(of_all) / f64::from(side).powi(3);
            if pools[0] == side {
                check.progress(done).await;
            }
        }
        if rules == Rules::RACE {
            let holds = several.first() == Some(&first);
            check.case(holds, || format!("the first is {:?}", several.first()));
        }
        counts.push(format!("{} of {of_all} under {rules}", several.len()));
        let mut most = Extreme::new();
        for pools in by_sum(least, bounded) {
            let chances = table.numerators(pools.map(pool));
            let spread = chances.map(|[low, high]| i64::from(high - low));
            let widest = spread.into_iter().max().unwrap_or_default();
            let (part, whole) = expected;
            check.case(widest * whole <= part * product(pools), || {
                format!("{rules}, {pools:?}: {widest} of {}", product(pools))
            });
            most.offer(widest * 1_000_000 / product(pools), pools);
        }
        let at_most = most.found().map(|(_, pools)| *pools);
        let holds = at_most == Some(widest);
        check.case(holds, || format!("{rules}: most at {at_most:?}"));
    }
    format!(
        "The outcomes of equilibria by every move to pools of {side}: several at {}. The solver’s bounds hold them all, and with coins \
         at each are attained. Its bounds of every position to pools of {bounded}.",
        counts.join(", ")
    )
}

/// The solver's chances hold these outcomes, and where coins are tossed each is one of them.
fn agrees(
    check: &mut Check,
    table: &ThreeTable,
    pools: Pools,
    (outcomes, with_coins): (&BTreeSet<Shares>, bool),
) {
    let bounds = table.numerators(pools.map(pool));
    for (player, [low, high]) in bounds.into_iter().enumerate() {
        let all = || outcomes.iter().map(|outcome| outcome[player]);
        let ends = [all().min(), all().max()].map(Option::unwrap_or_default);
        let [low, high] = [low, high].map(|share| FINE * i64::from(share));
        let holds = if with_coins {
            ends == [low, high]
        } else {
            low <= ends[0] && ends[1] <= high
        };
        check.case(holds, || format!("{pools:?}, player {player}: {ends:?}"));
    }
}

fn table(rules: Rules, side: u32) -> ThreeTable {
    ThreeTable::new(rules, [pool(side); 3]).expect("it fits")
}

/// The race where each asks about so many: a·b·c times the chances.
struct Race(Cube<[i32; 3]>);

impl Race {
    fn new(side: u32) -> Self {
        let mut race = Self(Cube::new(side));
        for [b, c] in (2..=side).flat_map(|b| (2..=side).map(move |c| [b, c])) {
            race.0.set([b, c, 1], [0, 0, (b * c).cast_signed()]);
        }
        race
    }

    /// After a bid, from the player who asked on.
    fn after(&self, [a, b, c]: Pools, bid: u32) -> [i32; 3] {
        let [one, other] = [bid, a - bid].map(|part| self.0.at([b, c, part]));
        [one[2] + other[2], one[0] + other[0], one[1] + other[1]]
    }

    /// The most that a bid is worth to the mover.
    fn most(&self, [a, b, c]: Pools) -> i32 {
        let row = self.0.index([b, c, 0]);
        let row = &self.0.kept[row..row + a as usize];
        let bids = 1..=a as usize / 2;
        let worth = bids.map(|bid| row[bid][2] + row[a as usize - bid][2]);
        worth.max().unwrap_or_default()
    }
}

/// The ladder against the smaller of the others: half of its pool, rounded up to a power of two, where the own one, rounded up, is
/// larger; else half.
fn ladder_bid([a, b, c]: Pools) -> u32 {
    let theirs = b.min(c).next_power_of_two();
    if a.next_power_of_two() > theirs {
        theirs / 2
    } else {
        a / 2
    }
}

async fn ladder(check: &mut Check, side: u32) -> String {
    let mut race = Race::new(side);
    let (mut better, mut positions) = (0, 0);
    let mut most = Extreme::new();
    let mut sum = 0;
    for pools in by_sum(2, side) {
        if pools.iter().sum::<u32>() != sum {
            sum = pools.iter().sum();
            check.progress_of(sum, 3 * side).await;
        }
        let shares = race.after(pools, ladder_bid(pools));
        let gain = i64::from(race.most(pools) - shares[0]);
        race.0.set(pools, shares);
        positions += 1;
        better += u32::from(gain > 0);
        check.case(gain * 45 <= product(pools), || {
            format!(
                "{pools:?}: another question wins {gain} more of {}",
                product(pools)
            )
        });
        most.offer(gain * 1_000_000 / product(pools), pools);
    }
    let at_most = most.found().map(|(_, pools)| *pools);
    check.case(at_most == Some([5, 3, 3]), || {
        format!("another question wins most at {at_most:?}")
    });
    for (up_to, stated) in [(64, [212, 250_047]), (200, [996, 7_880_599])] {
        if side == up_to {
            check.case(stated == [better, positions], || {
                format!("{better} of {positions}")
            });
        }
    }
    format!(
        "The ladder of all three at the {positions} positions with pools from 2 to {side}, against every other question: one wins more \
         at {better} of them, most at (5, 3, 3)."
    )
}

async fn powers(check: &mut Check, side: u32) -> String {
    let mut race = Race::new(side);
    let mut sum = 0;
    check.stage(0.9);
    for pools in by_sum(2, side) {
        if pools.iter().sum::<u32>() != sum {
            sum = pools.iter().sum();
            check.progress_of(sum, 3 * side).await;
        }
        let most = race.most(pools);
        let mut bids = 1..=pools[0] / 2;
        let best = bids.find(|&bid| race.after(pools, bid)[0] == most);
        race.0.set(pools, race.after(pools, best.unwrap_or(1)));
    }
    let table = table(Rules::RACE, side);
    let powers: Vec<u32> = (2..=6).map(|k| 1 << k).filter(|&n| n <= side).collect();
    for &size in &powers {
        let n = i64::from(size);
        let stated = [
            10 * n.pow(3) + 14 * n + 60,
            6 * n.pow(3) - 48,
            5 * n.pow(3) - 14 * n - 12,
        ];
        let one = race.0.at([size; 3]).map(i64::from);
        let all = table.numerators([pool(size); 3]);
        for player in 0..3 {
            let [low, high] = all[player].map(i64::from);
            check.equal(&stated[player], &(21 * one[player]), || {
                format!("21n³ times the chance of player {player}, from {size} each")
            });
            check.case(low == high && low == one[player], || {
                format!("{low} to {high} for player {player}, from {size} each")
            });
        }
    }
    format!(
        "From {powers:?} each: the values of one equilibrium by every question, and the solver’s bounds of all, which are equal."
    )
}
