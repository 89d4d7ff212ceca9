//! The project’s commands, run as `cargo xtask <command>`.
//!
//! `main` reads the command line; each command has a file of its own. Shared parts are in [`project`] (paths), [`run`]
//! (other programs), [`install`] (what a bare machine lacks) and [`files`].

mod bench;
mod bounds;
mod browser;
mod crate_package;
mod deploy;
mod dist;
mod files;
mod generate;
mod headers;
mod install;
mod integrity;
mod keep;
mod linked;
mod manual;
mod markup;
mod modules;
mod package;
mod pictures;
mod pinned;
mod project;
mod readme;
mod release;
mod remap;
mod reproduce;
mod route;
mod run;
mod sbom;
mod scripts;
mod serve;
mod share;
mod single;
mod sizes;
mod stills;
mod test;
mod tools;
mod version;
mod wasm;
mod weight;
#[cfg(test)]
mod workflows;

use std::ffi::OsString;
use std::process::ExitCode;

use anyhow::{Result, anyhow, bail};
use lexopt::prelude::{Long, Short, Value, ValueExt};

use crate::deploy::Deploy;

/// The port of the page unless `--port` says otherwise.
const DEFAULT_PORT: u16 = 8080;

/// The task that the command line asks for.
#[derive(Debug, PartialEq)]
enum Task {
    /// Print how the commands are used.
    Help,
    /// Build the WebAssembly modules into `www/pkg/`.
    Build,
    /// Build, then serve the page.
    Serve {
        /// 0 picks a free one.
        port: u16,
    },
    /// Run the checks.
    Test {
        /// The steps to run, in the order given; none means all.
        steps: Vec<String>,
        /// The arguments after `--`, for the program that the step runs.
        extra: Vec<OsString>,
    },
    /// Write `dist/`.
    Dist(Deploy),
    /// Check everything and pack a release.
    Release(Deploy),
    /// Run the benchmarks.
    Bench,
    /// Write the files that the schemas of the figures decide.
    Generate {
        /// Only say which are out of date, and fail.
        check: bool,
    },
}

fn main() -> ExitCode {
    match parse(std::env::args_os().skip(1)).and_then(perform) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn perform(task: Task) -> Result<()> {
    match task {
        Task::Help => {
            print!("{}", usage());
            Ok(())
        }
        Task::Build => wasm::build(),
        Task::Serve { port } => serve::serve(port),
        Task::Test { steps, extra } => test::test(&steps, &extra),
        Task::Dist(deploy) => dist::dist(&deploy),
        Task::Release(deploy) => release::release(&deploy),
        Task::Bench => bench::bench(),
        Task::Generate { check: true } => generate::check(),
        Task::Generate { check: false } => generate::generate(),
    }
}

fn usage() -> String {
    let steps: Vec<String> = test::STEPS
        .iter()
        .map(|step| format!("  {:<22}{}\n", step.name, step.about))
        .collect();
    format!(
        "\
Usage: cargo xtask <command>

  serve [--port N]      build everything and serve the page on this machine
                        (port {DEFAULT_PORT} unless given; 0 picks a free one)
  test                  run every check
  test STEP…            run only the named steps
  test quick            run what a change of the Rust code is likely to break
  test STEP -- ARGS…    hand ARGS to the program the step runs (rust, browser, tools)
  build                 build the WebAssembly modules into www/pkg/
  dist [--home URL]     write dist/site/ (host it anywhere) and dist/npm/ (the package);
                        figures on other pages lead to the site at URL, or nowhere, and
                        pages tell it to those who link to them
       [--keep FOLDER]  the versions of an earlier site stay in the new one, for pages that are
                        still open; may be given more than once
       [--repository URL]
                        the package names the repository at URL, or none
  release [OPTIONS]     as dist, and check everything, pack the crate and the npm package,
                        list what is compiled in, say how to publish; publish nothing
  bench                 run the benchmarks
  generate [--check]    write the lists of figures and settings from their schemas
                        (or only fail where one is out of date)
  help                  print this

Steps of test:

{}",
        steps.concat()
    )
}

fn parse(arguments: impl Iterator<Item = OsString>) -> Result<Task> {
    let mut arguments: Vec<OsString> = arguments.collect();
    let extra = match arguments.iter().position(|argument| argument == "--") {
        Some(at) => arguments.drain(at..).skip(1).collect(),
        None => Vec::new(),
    };
    // Whoever asks for help gets it, after any command.
    if arguments.iter().any(|one| one == "--help" || one == "-h") {
        return Ok(Task::Help);
    }
    let mut parser = lexopt::Parser::from_args(arguments);
    let command = match parser.next()? {
        None => "help".to_owned(),
        Some(Value(command)) => command.string()?,
        Some(unexpected) => return Err(unexpected.unexpected().into()),
    };
    let command = command.as_str();
    if command != "test" && !extra.is_empty() {
        bail!("only `cargo xtask test` takes arguments after --");
    }
    if command == "dist" {
        return Ok(Task::Dist(Deploy::parse(&mut parser)?));
    }
    if command == "release" {
        return Ok(Task::Release(Deploy::parse(&mut parser)?));
    }
    let (mut port, mut check, mut steps) = (DEFAULT_PORT, false, Vec::new());
    while let Some(argument) = parser.next()? {
        match (command, argument) {
            ("serve", Long("port") | Short('p')) => {
                let given = parser.value()?.string()?;
                port = given.parse().map_err(|_| {
                    anyhow!("`{given}` is no port; a port is a number from 0 to 65535")
                })?;
            }
            ("generate", Long("check")) => check = true,
            ("test", Value(step)) => steps.push(step.string()?),
            (_, unexpected) => return Err(unexpected.unexpected().into()),
        }
    }
    Ok(match command {
        "help" => Task::Help,
        "build" => Task::Build,
        "serve" => Task::Serve { port },
        "test" => Task::Test { steps, extra },
        "bench" => Task::Bench,
        "generate" => Task::Generate { check },
        unknown => bail!("there is no command `{unknown}`; `cargo xtask help` lists them"),
    })
}

#[cfg(test)]
mod tests {
    use super::{DEFAULT_PORT, Task, parse};
    use crate::deploy::Deploy;

    fn task(line: &str) -> Result<Task, String> {
        parse(line.split_whitespace().map(Into::into)).map_err(|error| format!("{error:#}"))
    }

    #[test]
    fn commands_are_understood() {
        for line in ["", "help", "--help", "test browser -h"] {
            assert_eq!(task(line), Ok(Task::Help), "{line}");
        }
        assert_eq!(task("generate --check"), Ok(Task::Generate { check: true }));
        let home = Some("https://example.org/".to_owned());
        let deploy = Deploy {
            home,
            ..Deploy::default()
        };
        assert_eq!(
            task("dist --home https://example.org"),
            Ok(Task::Dist(deploy))
        );
        assert_eq!(task("serve"), Ok(Task::Serve { port: DEFAULT_PORT }));
        assert_eq!(task("serve --port=81"), Ok(Task::Serve { port: 81 }));
        let (steps, extra) = (["browser", "www"], ["--grep", "play"]);
        let steps = steps.map(str::to_owned).into();
        let extra = extra.map(Into::into).into();
        assert_eq!(
            task("test browser www -- --grep play"),
            Ok(Task::Test { steps, extra })
        );
    }

    #[test]
    fn mistakes_are_named() {
        for (line, message) in [
            ("srve", "there is no command `srve`"),
            ("serve --port 65536", "from 0 to 65535"),
            ("test --every", "--every"),
            ("dist now", "now"),
            ("dist -- now", "only `cargo xtask test`"),
        ] {
            let error = task(line).expect_err(line);
            assert!(error.contains(message), "{line}: {error}");
        }
    }
}
