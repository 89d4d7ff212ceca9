//! *Guess Who?* in a terminal, against any opponent and with the coach: `cargo run --example play -- help`.

use std::io::{self, BufRead, Write};

use upperhand::guess_who::play::Move;
use upperhand::guess_who::{Pool, Probability, Rules};
use upperhand::play::guess_who::{
    Act, Advice, Carelessness, Error, Game, Player, Setup, Turn, advice, question_worth,
    read_moves, review, write_moves,
};

const HELP: &str = "\
cargo run --example play -- [setting=value …]

  rules=official     race, official, open or tripartite
  mine=24 theirs=24  suspects on your board and on the opponent's
  answers=2          the most answers to the opponent's questions, where they are not yours
  opponent=perfect   perfect, halving, bold, careless or person (you move for both)
  carelessness=2     1 to 3, of a careless opponent
  begin=you          you or opponent
  seed=1             the same seed is the same game
  coach=on           on or off

A move is a question by its sizes (8 16), by suspect (pa8b16: the first eight in one part, the next sixteen in the other),
or a name (n, or n5 for the fifth who still stands). u takes the last move back, q ends the game.";

struct Table {
    setup: Setup,
    coach: bool,
}

fn main() -> io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.iter().any(|given| given.contains("help")) {
        println!("{HELP}");
        return Ok(());
    }
    let table = table(&arguments).and_then(|table| Ok((Game::new(table.setup)?, table.coach)));
    match table {
        Ok((game, coach)) => play(game, coach),
        Err(error) => {
            eprintln!("{error}\n\n{HELP}");
            std::process::exit(2);
        }
    }
}

fn table(arguments: &[String]) -> Result<Table, Box<dyn std::error::Error>> {
    let pool = Pool::new(24)?;
    let mut table = Table {
        setup: Setup::new(Rules::OFFICIAL, pool, pool),
        coach: true,
    };
    let mut answers = None;
    for argument in arguments {
        let (name, value) = argument
            .split_once('=')
            .ok_or_else(|| format!("{argument:?} is no setting=value"))?;
        let setup = &mut table.setup;
        match name {
            "rules" => setup.rules = value.parse()?,
            "mine" => setup.mine = Pool::new(value.parse()?)?,
            "theirs" => setup.theirs = Pool::new(value.parse()?)?,
            "answers" => answers = Some(value.parse()?),
            "opponent" => setup.opponent = value.parse()?,
            "carelessness" => setup.carelessness = Carelessness::new(value.parse()?)?,
            "begin" => setup.you_begin = value == "you",
            "seed" => setup.seed = value.parse()?,
            "coach" => table.coach = value == "on",
            _ => return Err(format!("there is no setting {name:?}").into()),
        }
    }
    table.setup.opponent_answers = answers.unwrap_or(table.setup.rules.answers());
    Ok(table)
}

/// Until the game is over, or nothing more can be read.
fn play(mut game: Game, coach: bool) -> io::Result<()> {
    let mut told = 0;
    let mut lines = io::stdin().lock().lines();
    loop {
        for turn in &game.history()[told..] {
            println!("{}", turn_told(turn, coach));
        }
        told = game.history().len();
        if game.winner().is_some() {
            break;
        }
        println!("{}", position_told(&game, coach));
        print!("> ");
        io::stdout().flush()?;
        let Some(line) = lines.next().transpose()? else {
            println!();
            break;
        };
        match line.trim() {
            "" => {}
            "q" => break,
            "u" => match game.undone() {
                Some(before) => {
                    game = before;
                    told = game.history().len();
                }
                None => println!("There is no move to take back."),
            },
            text => match moved(&game, text) {
                Ok(next) => game = next,
                Err(error) => println!("{error}"),
            },
        }
    }
    println!("{}", review_told(&game));
    Ok(())
}

fn moved(game: &Game, text: &str) -> Result<Game, Error> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (moves, unread) = read_moves(&words.join("-"));
    let mut moves = moves.into_iter();
    let next = moves.try_fold(game.clone(), |game, choice| game.after(choice))?;
    Ok(unread.map_or(Ok(next), Err)?)
}

fn percent(chance: Probability) -> String {
    format!("{:.1} %", 100.0 * chance.value())
}

fn position_told(game: &Game, coach: bool) -> String {
    let (mine, theirs) = (game.mine().get(), game.theirs().get());
    let mover = match game.to_move() {
        Player::You => "You are to move",
        Player::Opponent => "The opponent is to move",
    };
    let mut told = format!("{mover}: you have {mine} suspects left, the opponent {theirs}.");
    if coach {
        told += "\n";
        told += &match advice(game) {
            Ok(advice) => advice_told(game, &advice),
            Err(error) => error.to_string(),
        };
    }
    told
}

fn advice_told(game: &Game, advice: &Advice) -> String {
    let best = match &advice.best {
        Move::Name => "name a suspect".to_owned(),
        Move::Ask(sizes) => format!("ask about {}", sizes_told(sizes)),
    };
    let pool = match game.to_move() {
        Player::You => game.mine(),
        Player::Opponent => game.theirs(),
    };
    let halving = question_worth(game, &[pool.get() / 2, pool.get().div_ceil(2)]);
    let halving = halving.map_or_else(
        |_| String::new(),
        |worth| format!(", halving wins {}", percent(worth)),
    );
    let chance = percent(advice.chance);
    format!("Coach: {best}: this wins {chance}{halving}.")
}

fn sizes_told(sizes: &[u32]) -> String {
    let sizes: Vec<String> = sizes.iter().map(ToString::to_string).collect();
    sizes.join(" | ")
}

fn turn_told(turn: &Turn, coach: bool) -> String {
    let by = match turn.by {
        Player::You => "You",
        Player::Opponent => "The opponent",
    };
    let told = match &turn.act {
        Act::Asked { .. } => {
            let sizes = sizes_told(&turn.sizes().unwrap_or_default());
            format!("{by} asked about {sizes}: {} left.", turn.left.len())
        }
        Act::Named { suspect, right } => {
            let verdict = if *right { "right" } else { "wrong" };
            format!("{by} named suspect {suspect}: {verdict}.")
        }
    };
    let lost = turn
        .best
        .less(turn.chosen)
        .filter(|lost| lost.numerator() > 0);
    match lost {
        Some(lost) if coach => format!("{told} This cost {}.", percent(lost)),
        _ => told,
    }
}

fn review_told(game: &Game) -> String {
    let review = review(game);
    let points = |part: f64| format!("{:+.1} %", 100.0 * part);
    let result = match game.winner() {
        Some(Player::You) => "You have won.",
        Some(Player::Opponent) => "The opponent has won.",
        None => "The game goes on another time.",
    };
    let setup = game.record().setup;
    format!(
        "{result} From {}: your moves {}, the opponent's {}, luck {}.\nSeed {}, moves {}",
        percent(game.start()),
        points(review.skill.value()),
        points(review.opponent_skill.value()),
        points(review.luck.value()),
        setup.seed,
        write_moves(&game.record().moves),
    )
}
