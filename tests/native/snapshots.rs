//! What every figure shows and says at a few addresses, in files that a person reads in a diff.
//!
//! `tests/snapshots` holds a text of each address, and a picture of some. After a change that is meant,
//! `UPPERHAND_SNAPSHOTS=write cargo test snapshots` writes them anew; look at the difference.

use crate::solve_tasks;
use crate::support::RESOLUTION;
use itertools::Itertools;
use roxmltree::Document;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use upperhand_draw::{Target, Theme, export_page_svg};
use upperhand_figures::{model, names};
use upperhand_kit::model::{Control, Input};
use upperhand_kit::{Axis, ExportPage, Extent, Figure, Model, Settings};
use upperhand_oracles::normalized;
use upperhand_oracles::pictures::{curves, export_page, map, png_address, pointed, svg_of};

/// The addresses, about four of a figure: as it is found, under other rules, at an edge, compared. A line says the file,
/// the settings, and in brackets the panel of which there is a picture, too.
const ADDRESSES: &str = "
win-map/default: [0]
win-map/official-regions: rules=official mine=40 theirs=24 size=100 layer=regions [0]
win-map/compared: answers=3 mine=20 theirs=10 size=32 compare=race compare-as=difference
win-map/large-pools: mine=261352 theirs=4 size=393216 axes=log layer=question
win-map/open-ladder: rules=open mine=7 theirs=9 layer=rule rule=ladder
question-profile/default: [0]
question-profile/in-the-weeds: mine=40 theirs=24 bid=20
question-profile/three-answers: answers=3 mine=30 theirs=20 bid=10 second=8 [0]
question-profile/official-against-one: rules=official mine=12 theirs=1
question-profile/large-pools: mine=200000 theirs=100000
question-profile/over: mine=7 theirs=1
limit-tiles/default: [0]
limit-tiles/official: rules=official
limit-tiles/three-answers: answers=3 alpha=2 beta=0.7 k=6
limit-tiles/zoomed-out: rules=open zoom=-3
limit-tiles/always-fair: rules=open answers=4
real-board/default: [1]
real-board/race-begins: rules=race moves= move=0
real-board/joined: joined=yes move=2 question=5
real-board/phone: phone=yes moves= move=0
real-board/tree: tree=fewest moves= [0]
play-guess-who/default:
play-guess-who/asked: rules=official opponent=halving coach=full moves=12-12
play-guess-who/of-the-day: day=28 words=glasses.or.beard
play-guess-who/three-answers: answers=3 opponent-answers=4 mine=3 theirs=4 [0]
guts-payoff/default: [0]
guts-payoff/five-weenie: players=5 weenie=yes threshold=0.6 others=0.7
guts-payoff/apart: apart=yes threshold=0.3 others=0.6 third=0.8 [0]
guts-payoff/theory: players=2 theory=yes fee=0.2 threshold=0 others=0.5
guts-payoff/in-turn: players=5 in-turn=yes declared=9 [3]
guts-payoff/all-drop: theory=yes threshold=1 others=1
guts-payoff/taken: players=2 theory=yes threshold=0 others=1
guts-coalition/default: [0]
guts-coalition/infinitely-many: players=inf threshold=0.7 [0]
guts-coalition/own-mixture: mixture=own bloc=0.7 weight=0.2 spoiler=0.1
guts-coalition/repeated-weenie: players=4 weenie=yes repeated=yes
guts-coalition/apart: players=6 mixture=apart
guts-coalition/one-card: hands=cards1 [0]
guts-coalition/cards-apart: hands=cards1 mixture=apart hold-above=30 one-line=0 other-line=45
guts-coalition/cards-weenie: hands=cards1 weenie=yes hold-above=52 one-line=10 other-line=10
guts-cards/default: [1]
guts-cards/one-card-weenie: cards=1 weenie=yes hand=AS
guts-cards/matrix: cards=1 ranks=6 view=matrix [0]
guts-cards/small-deck: ranks=4 suits=2 view=difference
guts-cards/lines: view=lines hand=JD7S [0]
guts-cards/lines-of-one-card: view=lines cards=1
guts-cards/lines-weenie: view=lines weenie=yes hand=2S2D
guts-cards/lines-with-straights: cards=3 straights=yes hand=none
play-guts/default: [0]
play-guts/held-and-dropped: moves=hdh coach=full
play-guts/coalition: opponents=coalition deal=line coach=full moves=h
play-guts/six: players=6 coach=full moves=hdd revealed=yes
guts-ruin/default: [0]
guts-ruin/weenie: players=4 weenie=yes
guts-ruin/poor: bankroll=1 seed=7
guts-ruin/rich: bankroll=5000 players=40
cheating-table/default: [0]
cheating-table/accused: opponents=ann-bo move=5
cheating-table/nobody: opponents=nobody seed=27 move=30
three-players/default: [0]
three-players/official: rules=official mine=12 theirs=20 last-pool=3 layer=choice
three-players/next: mine=5 theirs=2 last-pool=9 layer=next
blindfold/default: [0]
blindfold/open: rules=open mine=24 layer=win
blindfold/official: rules=official mine=3 theirs=20 layer=blindfold
";

/// What follows a state that is to be seen before its tasks are answered.
const UNSOLVED: &str = ", nothing solved";

/// States of a figure whose words stand together in a file: about a dozen, with every sentence that it says of its facts.
const SAID: &str = "
blindfold: mine=6 theirs=4, nothing solved / mine=6 theirs=4 / mine=1 theirs=1 / mine=5 theirs=1 / mine=8 theirs=8 / mine=3 theirs=7 / mine=1 theirs=4
blindfold: rules=official mine=4 theirs=1 / rules=official mine=6 theirs=4 / rules=official mine=8 theirs=8
blindfold: rules=official mine=3 theirs=7 / rules=open mine=2 theirs=1 / rules=open mine=5 theirs=5
cheating-table: move=2 / seed=7 move=3 / seed=1 move=9 / seed=27 move=30 / seed=0 move=6 opponents=bo-cy / seed=2 move=17 opponents=bo-cy
cheating-table: seed=6 move=10 opponents=ann-bo / seed=4 move=30 opponents=nobody / seed=5 opponents=nobody / seed=25 move=29 opponents=ann-cy
cheating-table: seed=12 move=30 opponents=ann-cy / seed=52 opponents=ann-cy / seed=22 move=13 opponents=bo-cy
guts-cards: hold-above=700 hand=KS4C, nothing solved / hold-above=700 hand=KS4C / cards=3 ranks=6 hand=KSQS9C / cards=1 hand=8S / ranks=9 weenie=yes hold-above=0 / cards=3 ranks=4 suits=2
guts-cards: view=matrix hold-above=700 / view=matrix cards=3 hand=2S2D2C hold-above=9000 / ranks=9 view=matrix hold-above=325
guts-cards: view=lines / view=lines cards=1 weenie=yes / cards=3 straights=yes hand=KSQSJS / view=lines ranks=5 suits=2 hand=none / cards=5 hand=AHKHQH9S8S, nothing solved
guts-coalition: mixture=paper / weenie=yes players=4 / players=12 weenie=yes repeated=yes threshold=0.9 / players=7 mixture=own weight=0.3 bloc=0.8
guts-coalition: players=5 weenie=yes repeated=yes / players=20 weenie=yes repeated=yes mixture=own bloc=1 weight=0 / mixture=apart threshold=0.7071
guts-coalition: players=inf threshold=0.3 / players=inf mixture=own bloc=0.4 beside=0.65 weight=0.4 / players=inf mixture=own bloc=0.9 beside=0.9
guts-coalition: hands=cards1 hold-above=33 one-line=20 other-line=40 / hands=cards1 mixture=apart one-line=7 other-line=7 / hands=cards1 weenie=yes
guts-coalition: hands=cards2 / hands=cards2 mixture=apart one-line=0 other-line=91 / hands=cards2 weenie=yes hold-above=0 one-line=3 other-line=91
guts-payoff: threshold=0.72 others=0.6 / threshold=0.95 others=0.95 / threshold=0.616 others=0.616 / players=2 threshold=0.5 others=0.5
guts-payoff: players=2 weenie=yes threshold=1 others=1 / players=20 threshold=0 others=1 / players=20 weenie=yes threshold=0.94 others=0.97
guts-payoff: threshold=0.3 third=0.8 / players=7 weenie=yes threshold=0.9 others=0.83 / players=4 threshold=1 others=0.2
guts-payoff: in-turn=yes players=2 declared=1 / in-turn=yes players=3 declared=5 threshold=0.9 / in-turn=yes players=8
guts-payoff: theory=yes fee=0.25 / theory=yes players=2 threshold=0 others=0 / theory=yes players=20 threshold=0 others=0.1 fee=0
guts-ruin: weenie=yes players=3 seed=5 / players=2 seed=1 / bankroll=7 seed=3 / weenie=yes players=8 bankroll=11 seed=41
guts-ruin: players=1000 bankroll=1 / weenie=yes players=1000 bankroll=100000 seed=4 / players=6 bankroll=50 seed=11
play-guess-who: coach=full mine=6 theirs=4 / coach=full opponent=halving moves=12-12 ask=8 / coach=full rules=official opponent=bold mine=9 theirs=3
play-guess-who: coach=full opponent=careless mine=12 theirs=8 words=glasses / coach=off rules=open / opponent=person mine=8 theirs=5 moves=4-4
play-guess-who: coach=full answers=3 mine=12 theirs=8 ask=4 / coach=full answers=3 opponent-answers=2 mine=6 theirs=6 rules=official
play-guess-who: deck=one coach=full / deck=one rules=official mine=12 moves=3-8 / deck=one rules=open coach=off mine=9
play-guess-who: rules=official mine=6 theirs=6 moves=n1 / mine=6 theirs=6 moves=1-5.1-4.1-3.1-2.1-1 / mine=6 theirs=6 moves=1-5.1-4.1-3.1-2.1-1 move=1 line=1
limit-tiles: rules=official alpha=404 beta=87 k=0 / rules=official alpha=2 beta=1 k=0 / rules=official alpha=1 beta=3 k=0 / alpha=4 beta=2
limit-tiles: alpha=8 beta=0.001 k=0 / alpha=0.5 beta=0.4 k=0 / alpha=1.5 beta=0.0000000000015 k=30 / alpha=3000000000000 beta=1500000000000 k=0
limit-tiles: alpha=0.777777 k=3 / rules=official answers=4 k=25 alpha=1.4597 beta=1.4608 / rules=open answers=4 alpha=3 beta=2 / answers=3 alpha=5 beta=2
play-guts: coach=full / coach=full moves=dh revealed=yes / moves=hdhd / coach=off moves=d revealed=yes / players=5 opponents=reckless coach=full weenie=yes
play-guts: players=4 opponents=overcautious coach=full moves=h revealed=yes / fee=0.5 moves=hdhl / deal=cards1 opponents=equilibrium coach=full
play-guts: deal=cards3 coach=full moves=hhd / players=5 deal=cards3 opponents=equilibrium coach=full moves=d revealed=yes / players=4 opponents=coalition / players=3 opponents=coalition deal=line day=12
play-guts: deal=turns players=4 moves=hdh / deal=turns players=5 coach=full moves=dh opponents=equilibrium
win-map: mine=6 theirs=4 / mine=24 theirs=24 / mine=3 theirs=2 / mine=9 theirs=1 / mine=1 theirs=9 / mine=1 theirs=1 / mine=40 theirs=24 layer=rule rule=distance
win-map: rules=official mine=14 theirs=14 layer=gain / rules=official mine=2 theirs=2 / rules=official mine=1 theirs=9 / rules=official mine=9 theirs=1
win-map: rules=open mine=2 theirs=2 layer=rule rule=name-early / rules=official answers=3 mine=10 theirs=10 layer=rule rule=halving / rules=official mine=40 theirs=12 layer=rule rule=even-parts
win-map: layer=rule rule=halving mine=24 theirs=24 / layer=rule rule=halving mine=600 theirs=10 / rules=official theirs=2147483647 / rules=official answers=6 mine=178 theirs=2
win-map: mine=40 theirs=24 compare=official divider=100 / mine=40 theirs=24 compare=official divider=10 / compare=open compare-as=difference
win-map: rules=official answers=6 mine=1000 theirs=1000 layer=question / rules=official compare=official / mine=24 theirs=30 layer=rule rule=half-of-the-smaller
real-board: moves=, nothing solved / moves= / moves= rules=race / move=3 / move=3 question=4 / joined=yes moves= question=67 / card=3 moves= / board=faces-16 moves= begins=opponent
real-board: tree=halver moves= / tree=fewest moves= rules=race / board=Anna.Bert.Cleo..hat..1 moves= rules=race / moves=19y-1n-2y-19y-3n-8n-1y-11y-9n-2n-right
question-profile: rules=official mine=14 theirs=14 bid=7 / rules=official mine=14 theirs=14 bid=10 / mine=24 theirs=24 bid=12 / mine=1000000000 theirs=10 bid=8
question-profile: rules=official mine=2147483646 theirs=2147483647 / rules=official mine=587734763 theirs=84 / mine=1 theirs=1 / rules=open mine=1 theirs=7
question-profile: answers=6 mine=40 theirs=24 bid=5 / rules=open answers=5 mine=4000 theirs=3999 / mine=1 theirs=7 answers=3 / rules=official mine=2 theirs=2
question-profile: rules=official answers=3 mine=6 theirs=2 / rules=official answers=3 mine=1000000 theirs=24 / mine=2147483647 theirs=1000000 answers=3
three-players: mine=9 theirs=12, nothing solved / mine=9 theirs=12 / mine=1 theirs=1 / mine=5 theirs=1 / mine=6 theirs=4 last-pool=7 / answers=3 mine=9 theirs=7
three-players: rules=official mine=2 theirs=3 / rules=official mine=3 theirs=5 / rules=official mine=12 theirs=20 last-pool=3
three-players: rules=open mine=1 theirs=4 / rules=open mine=5 theirs=4 / rules=open answers=3 mine=12 theirs=8 / rules=official mine=2 theirs=1
three-players: rules=open mine=2 theirs=2 / answers=3 mine=4 theirs=60 / answers=3 mine=30 theirs=3 / rules=open answers=3 mine=40 theirs=2
";

fn said() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = SAID
        .trim()
        .lines()
        .map(|line| line.split_once(": ").unwrap());
    lines.flat_map(|(figure, states)| states.split(" / ").map(move |set| (figure, set)))
}

/// A line of [`ADDRESSES`].
struct Address {
    figure: &'static str,
    /// Where its snapshots are, without what says of which kind.
    file: &'static str,
    set: &'static str,
    panel: Option<usize>,
}

fn addresses() -> impl Iterator<Item = Address> {
    ADDRESSES.trim().lines().map(|line| {
        let (file, set) = line.split_once(':').unwrap();
        let (set, panel) = set.split_once('[').unwrap_or((set, ""));
        Address {
            figure: file.split_once('/').unwrap().0,
            file,
            set,
            panel: panel.trim_end_matches(']').parse().ok(),
        }
    })
}

/// The tasks that are answered before a figure speaks: where it has more, the picture is seen on its way.
const TASKS: usize = 2;

/// The rows of a table that a text quotes.
const ROWS: usize = 4;

fn folder() -> PathBuf {
    upperhand_oracles::root().join("tests/snapshots")
}

fn is_writing() -> bool {
    std::env::var("UPPERHAND_SNAPSHOTS").is_ok_and(|mode| mode == "write")
}

/// Compares a text with a file, or writes it there.
fn compare(file: &str, text: &str) {
    let path = folder().join(file);
    if is_writing() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        return;
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    let told = difference(&kept, text);
    assert!(
        kept == text,
        "tests/snapshots/{file} differs:\n{told}\n\
         If this is meant: UPPERHAND_SNAPSHOTS=write cargo test snapshots"
    );
}

/// The first few lines that differ.
fn difference(kept: &str, text: &str) -> String {
    let mut told = String::new();
    let both = kept.lines().zip_longest(text.lines());
    let pairs = both
        .map(|pair| pair.or("(nothing)", "(nothing)"))
        .enumerate();
    for (line, (before, now)) in pairs.filter(|(_, (before, now))| before != now).take(3) {
        let _ = writeln!(told, "line {}\n- {before}\n+ {now}", line + 1);
    }
    told
}

fn check(figure: &'static str) {
    let made = || model(figure).unwrap();
    let mut model = made();
    for address in addresses().filter(|address| address.figure == figure) {
        let settings = normalized(model.as_mut(), address.set);
        solve_tasks(model.as_mut(), &settings, TASKS).unwrap();
        let text = describe(figure, model.as_mut(), &settings);
        compare(&format!("{}.txt", address.file), &text);
        if let Some(panel) = address.panel {
            let picture = picture(model.as_mut(), panel, &settings);
            compare(&format!("{}.svg", address.file), &picture);
        }
    }
    let mut words = String::new();
    for (_, set) in said().filter(|(of, _)| *of == figure) {
        let mut model = made();
        let (asked, tasks) = match set.strip_suffix(UNSOLVED) {
            Some(asked) => (asked, 0),
            None => (set, TASKS),
        };
        let settings = normalized(model.as_mut(), asked);
        solve_tasks(model.as_mut(), &settings, tasks).unwrap();
        let _ = writeln!(words, "{set}\n{}", said_of(model.as_mut(), &settings));
    }
    if !words.is_empty() {
        compare(&format!("{figure}/words.txt"), &words);
    }
}

fn picture(model: &mut dyn Model, panel: usize, settings: &Settings) -> String {
    let figure = model.figure_at(panel, settings, RESOLUTION);
    let crosshair = model.crosshair(panel, settings);
    svg_of(&figure, crosshair.as_ref(), (480, 360), 1, &Theme::light())
}

/// Everything that is said of these settings.
fn describe(figure: &str, model: &mut dyn Model, settings: &Settings) -> String {
    let mut text = format!(
        "{figure}?{}\n\n{}",
        settings.query(),
        said_of(model, settings)
    );
    for words in [model.sentence(settings), model.summary(settings)] {
        text.push('\n');
        sentences(&mut text, &words);
    }
    text.push_str("\nControls\n");
    for control in model.controls(settings) {
        let _ = writeln!(text, "  {}", control_line(&control));
    }
    for (panel, about) in model.panels().iter().enumerate() {
        if model.shows(panel, settings) {
            let figure = model.figure_at(panel, settings, RESOLUTION);
            let _ = writeln!(text, "\nPanel: {}\n{}", about.label, panel_lines(&figure));
        }
    }
    let table = model.table(settings, Extent::Near);
    let _ = writeln!(
        text,
        "\nTable of {} rows: {}",
        table.rows.len(),
        table.caption
    );
    for row in std::iter::once(&table.columns).chain(table.rows.iter().take(ROWS)) {
        let _ = writeln!(text, "  {}", row.join(" | "));
    }
    text
}

/// What is said of the position.
fn said_of(model: &mut dyn Model, settings: &Settings) -> String {
    let mut text = String::new();
    let readout = model.readout(settings);
    // A decimal begins with its number, or does not stand there.
    let of = |sign: char| sign.is_ascii_digit() || "=≈ −".contains(sign);
    assert!(readout.decimal.chars().take(3).all(of), "{readout:?}");
    let number = [
        readout.value.as_str(),
        readout.unit,
        &readout.exact,
        &readout.decimal,
    ];
    let number: Vec<&str> = number.into_iter().filter(|part| !part.is_empty()).collect();
    let _ = writeln!(text, "{}\n{}", readout.heading, number.join(" "));
    sentences(&mut text, &readout.advice);
    for (term, fact) in &readout.facts {
        let _ = writeln!(text, "  {term}: {fact}");
    }
    text
}

/// A sentence a line.
fn sentences(text: &mut String, words: &str) {
    for line in words.lines() {
        let _ = writeln!(text, "{}", line.replace(". ", ".\n").replace("? ", "?\n"));
    }
}

fn control_line(control: &Control) -> String {
    let name = if control.label.is_empty() {
        control.name
    } else {
        control.label
    };
    match &control.input {
        Input::Slider {
            value,
            from,
            to,
            spoken,
            ..
        } => format!("{name}: {value} ({spoken}), positions {from} to {to}"),
        Input::Choice {
            value,
            options,
            explanation,
        } => {
            let options = options.iter().map(|(name, _)| *name);
            let others: Vec<&str> = options.filter(|name| name != value).collect();
            let explained = if explanation.is_empty() {
                String::new()
            } else {
                format!(" ({explanation})")
            };
            format!("{name}: {value}{explained}, not {}", others.join(", "))
        }
        Input::Switch { on } => format!("{name}: {}", if *on { "on" } else { "off" }),
        Input::Button {
            says,
            is_possible,
            is_main,
        } => {
            let possible = if *is_possible { "" } else { ", not now" };
            let main = if *is_main { ", the next to press" } else { "" };
            format!("[{says}]{possible}{main}")
        }
        Input::Chips(chips) => {
            let words = chips.chips.iter();
            let words = words.map(|chip| format!("{} {}", chip.word, chip.count));
            let words: Vec<String> = words.collect();
            format!("{name}: {} ({})", chips.says, words.join(", "))
        }
    }
}

fn panel_lines(figure: &Figure) -> String {
    let axis = |axis: &Axis| format!("{} from {} to {}", axis.label, axis.from, axis.to);
    let mut text = format!(
        "  {}\n  across: {}\n  upwards: {}",
        figure.title,
        axis(&figure.x),
        axis(&figure.y)
    );
    let keys = figure.legend.keys.iter().map(|key| key.text.as_str());
    let keys: Vec<&str> = keys.collect();
    if !figure.legend.label.is_empty() || !keys.is_empty() {
        let _ = write!(
            text,
            "\n  legend: {}; {}",
            figure.legend.label,
            keys.join(", ")
        );
    }
    text
}

mod of {
    crate::support::each_figure!(super::check);
}

/// Figures made by hand, with every kind of mark.
#[test]
fn snapshots_of_what_is_drawn() {
    let (light, dark) = (Theme::light(), Theme::dark());
    let small = ExportPage {
        sentence: "Holding pays from a half on, whatever the other player does.".to_owned(),
        panels: vec![(curves(), None), (curves(), None), (curves(), None)],
        ..export_page(1, 1)
    };
    let page = export_page_svg(&Target::new((900, 0), &light), &small, &png_address);
    let map = svg_of(&map(8), Some(&pointed(6, 3)), (360, 340), 2, &light);
    let curves = svg_of(&curves(), None, (360, 280), 2, &dark);
    for (file, text) in MADE_BY_HAND.into_iter().zip([map, curves, page]) {
        Document::parse(&text).unwrap();
        compare(file, &text);
    }
}

const MADE_BY_HAND: [&str; 3] = [
    "drawn/map.svg",
    "drawn/curves-dark.svg",
    "drawn/export-page.svg",
];

#[test]
fn every_file_is_a_snapshot() {
    if is_writing() {
        return;
    }
    let texts = addresses().map(|address| format!("{}.txt", address.file));
    let pictures = addresses().filter(|address| address.panel.is_some());
    let pictures = pictures.map(|address| format!("{}.svg", address.file));
    let words = said().map(|(figure, _)| format!("{figure}/words.txt"));
    let by_hand = MADE_BY_HAND.into_iter().map(str::to_owned);
    let expected: BTreeSet<String> = texts.chain(pictures).chain(words).chain(by_hand).collect();
    let mut found = BTreeSet::new();
    for folder in fs::read_dir(folder()).unwrap().map(Result::unwrap) {
        for file in fs::read_dir(folder.path()).unwrap().map(Result::unwrap) {
            let [folder, file] =
                [folder.file_name(), file.file_name()].map(|name| name.into_string().unwrap());
            found.insert(format!("{folder}/{file}"));
        }
    }
    assert_eq!(found, expected);
    let named: BTreeSet<&str> = addresses().map(|address| address.figure).collect();
    assert_eq!(named, names().iter().copied().collect());
}
