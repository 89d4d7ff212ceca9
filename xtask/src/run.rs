//! Running other programs and printing their commands, with output to the terminal or, for parallel work, into a file.

use std::cell::RefCell;
use std::fs::{self, File};
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, Result, bail};

thread_local! {
    /// The file in which this thread writes, if not on the terminal.
    static LOG: RefCell<Option<File>> = const { RefCell::new(None) };
}

/// Runs a function whose output, including that of the programs that it runs, goes into a file.
pub fn logged<T>(file: File, work: impl FnOnce() -> T) -> T {
    LOG.set(Some(file));
    let done = work();
    LOG.set(None);
    done
}

/// Does some work at most once in a run of this program. If it fails, the next call tries again. `done` tells whether
/// it is done.
pub fn once(done: &Mutex<bool>, work: impl FnOnce() -> Result<()>) -> Result<()> {
    let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
    if !*done {
        work()?;
        *done = true;
    }
    Ok(())
}

/// Prints a line.
pub fn say(text: &str) {
    LOG.with_borrow_mut(|log| match log {
        // A log that cannot be written, on a full disk perhaps, is no reason to stop.
        Some(file) => drop(writeln!(file, "{text}")),
        None => println!("{text}"),
    });
}

/// Prints a command and runs it with our own output. Fails if it fails.
pub fn run(command: &mut Command) -> Result<()> {
    let line = announced(command)?;
    let status = command
        .status()
        .with_context(|| format!("`{line}` could not be started"))?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

/// Prints a command, which will write where we do, and returns how it is typed.
pub fn announced(command: &mut Command) -> Result<String> {
    let line = shown(command);
    say(&format!("$ {line}"));
    LOG.with_borrow(|log| {
        if let Some(file) = log {
            command.stdout(file.try_clone()?).stderr(file.try_clone()?);
        }
        Ok(line)
    })
}

/// Lets others go first, from this thread on and in the programs that it runs, where the system can do that: it is no reason to
/// stop where it cannot.
pub fn step_back() {
    let thread = fs::read_link("/proc/thread-self").ok();
    if let Some(thread) = thread.as_deref().and_then(Path::file_name) {
        let mut renice = Command::new("renice");
        renice.args(["-n", "10", "-p"]).arg(thread);
        let _ = renice.stdout(Stdio::null()).stderr(Stdio::null()).status();
    }
}

/// Runs a program silently and returns its output. Fails if it fails.
pub fn output(command: &mut Command) -> Result<String> {
    let line = shown(command);
    let output = command
        .output()
        .with_context(|| format!("`{line}` could not be started"))?;
    if !output.status.success() {
        let complaint = String::from_utf8_lossy(&output.stderr);
        bail!("`{line}` failed ({}): {}", output.status, complaint.trim());
    }
    String::from_utf8(output.stdout)
        .with_context(|| format!("`{line}` wrote something that is not UTF-8"))
}

/// The command as one would type it: the program’s bare name, then its arguments.
fn shown(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program());
    let name = program.file_name().unwrap_or(command.get_program());
    let arguments = command
        .get_args()
        .map(|argument| argument.to_string_lossy());
    std::iter::once(name.to_string_lossy())
        .chain(arguments)
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::{Command, output, run};
    use crate::project;

    #[test]
    fn failures_name_the_command() {
        let missing = run(&mut Command::new("no-such-program-here")).unwrap_err();
        assert_eq!(
            missing.to_string(),
            "`no-such-program-here` could not be started"
        );
        let failing = output(project::cargo().arg("no-such-command")).unwrap_err();
        assert!(
            failing.to_string().contains("no-such-command` failed"),
            "{failing}"
        );
    }
}
