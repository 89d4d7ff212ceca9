//! How the time of an exhaustive table grows with its side, and what part of the machine's limit it is.

use std::hint::black_box;
use std::time::{Duration, Instant};
use upperhand::guess_who::{Rules, SolvedTable};

fn main() {
    // `cargo test` does without the argument: small tables show that it works.
    let is_measured = std::env::args().any(|word| word == "--bench");
    let shrinks: u16 = if is_measured { 1 } else { 32 };
    growth([256, 512, 1024, 2048].map(|side| side / u32::from(shrinks)));
    limits(1024 / shrinks);
}

fn solved(rules: Rules, side: u32) -> SolvedTable {
    SolvedTable::new(rules, side).expect("a table in these benchmarks fits")
}

/// The quickest of a few runs: what else the machine does can only make one slower.
fn quickest<T>(runs: u32, work: impl Fn() -> T) -> Duration {
    let times = (0..runs).map(|_| {
        let begin = Instant::now();
        black_box(work());
        begin.elapsed()
    });
    times.min().unwrap_or_default()
}

/// log₂ of the time's ratio from each side to its double: 2 is the size of the table, 3 the plain search.
fn growth(sides: [u32; 4]) {
    for rules in [Rules::RACE, Rules::OFFICIAL, Rules::OPEN, Rules::TRIPARTITE] {
        let times = sides.map(|side| quickest(3, || solved(rules, side)).as_secs_f64());
        let exponents: Vec<String> = times
            .windows(2)
            .map(|pair| format!("{:.2}", (pair[1] / pair[0]).log2()))
            .collect();
        let times = times.map(|seconds| format!("{:.1}", 1e3 * seconds));
        println!(
            "growth, exhaustive {rules}: {sides:?} in {} ms, exponents {}",
            times.join(", "),
            exponents.join(", ")
        );
    }
}

/// `min over c of row[c] + row[n − c]` over half a row, for every n, as fast as a loop can stream:
/// from the nearest cache, both ways forward, nothing else done. What the machine allows the plain search.
fn stream(side: i32) -> i32 {
    let rows = [0, 1].map(|row| (0..side).map(|c| c ^ row).collect::<Vec<i32>>());
    let mut least = i32::MAX;
    for n in 2..=rows[0].len() {
        let (row, other) = (&black_box(&rows)[0][..n / 2], &rows[1][..n / 2]);
        let sums = row.iter().zip(other).map(|(&a, &b)| a + b);
        least = least.min(sums.fold(i32::MAX, i32::min));
    }
    least
}

/// The same, of every row of a table, against the table itself and against writing it once.
fn limits(length: u16) {
    let side = f64::from(length);
    let table = quickest(9, || solved(Rules::OFFICIAL, u32::from(length))).as_secs_f64();
    let plain = quickest(9, || (0..length).map(|_| stream(i32::from(length))).min()).as_secs_f64();
    let write =
        quickest(9, || vec![black_box(1_i32); usize::from(length + 1).pow(2)]).as_secs_f64();
    println!(
        "limits, official {length}: {:.1} ms, {:.0} ns a position; streaming every split takes {:.1} ms \
         ({:.1} thousand million a second), {:.1} times as long; writing the table {:.2} ms, {:.1} %",
        1e3 * table,
        1e9 * table / side.powi(2),
        1e3 * plain,
        1e-9 * side.powi(3) / 4.0 / plain,
        plain / table,
        1e3 * write,
        100.0 * write / table
    );
}
