//! A module without its panic messages.
//!
//! Nothing in the crate panics, but the compiler cannot know: every index carries a call that would say in
//! which line it was out of bounds. Here such a call becomes a plain trap, and the names of files and lines
//! become zeros, which compress to nothing.

use std::collections::HashSet;
use std::ops::Range;

use anyhow::{Context, Result};
use walrus::ir::{Instr, InstrSeqId, Unreachable, Value, Visitor, dfs_in_order};
use walrus::{ConstExpr, Data, DataId, DataKind, FunctionId, FunctionKind, LocalFunction, Module};

/// What every panic ends in, as the compiler names it.
const PANIC: &str = "rust_begin_unwind";

/// Reads a compiled module and leaves out what only a panic would need.
pub fn module(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut module = Module::from_buffer(bytes).context("cargo wrote no WebAssembly module")?;
    let panics = panics(&module);
    for (_, function) in module.funcs.iter_local_mut() {
        for sequence in sequences(function) {
            trap(function, sequence, &panics);
        }
    }
    let segments: Vec<DataId> = module.data.iter().map(Data::id).collect();
    for segment in segments {
        let data = module.data.get_mut(segment);
        if let DataKind::Active {
            offset: ConstExpr::Value(Value::I32(base)),
            ..
        } = data.kind
        {
            blank_places(&mut data.value, base.unsigned_abs() as usize);
        }
    }
    Ok(module.emit_wasm())
}

/// The functions that do nothing but panic: what they do last is to call one that does, and they return
/// nowhere.
fn panics(module: &Module) -> HashSet<FunctionId> {
    let named = |name: &Option<String>| name.as_ref().is_some_and(|name| name.contains(PANIC));
    let found = module.funcs.iter().filter(|function| named(&function.name));
    let mut panics: HashSet<FunctionId> = found.map(walrus::Function::id).collect();
    loop {
        let more: Vec<FunctionId> = module
            .funcs
            .iter()
            .filter(|function| !panics.contains(&function.id()))
            .filter(|function| match &function.kind {
                FunctionKind::Local(local) => ends_in(local, &panics) && !returns(local),
                _ => false,
            })
            .map(walrus::Function::id)
            .collect();
        if more.is_empty() {
            return panics;
        }
        panics.extend(more);
    }
}

fn ends_in(function: &LocalFunction, panics: &HashSet<FunctionId>) -> bool {
    let mut last = function.block(function.entry_block()).instrs.iter().rev();
    matches!(last.next(), Some((Instr::Unreachable(_), _)))
        && matches!(last.next(), Some((Instr::Call(call), _)) if panics.contains(&call.func))
}

/// Is there an instruction that leaves the function?
fn returns(function: &LocalFunction) -> bool {
    struct Returns {
        entry: InstrSeqId,
        found: bool,
    }
    impl Visitor<'_> for Returns {
        fn visit_instr(&mut self, instr: &Instr, _: &walrus::ir::InstrLocId) {
            self.found |= matches!(
                instr,
                Instr::Return(_) | Instr::ReturnCall(_) | Instr::ReturnCallIndirect(_)
            );
        }
        fn visit_instr_seq_id(&mut self, id: &InstrSeqId) {
            self.found |= *id == self.entry;
        }
    }
    let entry = function.entry_block();
    let mut returns = Returns {
        entry,
        found: false,
    };
    dfs_in_order(&mut returns, function, entry);
    returns.found
}

fn sequences(function: &LocalFunction) -> Vec<InstrSeqId> {
    struct All(Vec<InstrSeqId>);
    impl<'a> Visitor<'a> for All {
        fn start_instr_seq(&mut self, sequence: &'a walrus::ir::InstrSeq) {
            self.0.push(sequence.id());
        }
    }
    let mut all = All(Vec::new());
    dfs_in_order(&mut all, function, function.entry_block());
    all.0
}

/// Ends a sequence of instructions where it would panic, and before what only prepared that.
fn trap(function: &mut LocalFunction, sequence: InstrSeqId, panics: &HashSet<FunctionId>) {
    let instrs = &mut function.block_mut(sequence).instrs;
    let panic = instrs
        .iter()
        .position(|(instr, _)| matches!(instr, Instr::Call(call) if panics.contains(&call.func)));
    let Some(panic) = panic else {
        return;
    };
    let place = instrs[panic].1;
    instrs.truncate(panic);
    while instrs.last().is_some_and(|(instr, _)| only_prepares(instr)) {
        instrs.pop();
    }
    instrs.push((Instr::Unreachable(Unreachable {}), place));
}

/// Is the instruction without effect once the next one traps?
fn only_prepares(instr: &Instr) -> bool {
    matches!(
        instr,
        Instr::Const(_)
            | Instr::LocalGet(_)
            | Instr::LocalSet(_)
            | Instr::LocalTee(_)
            | Instr::Binop(_)
            | Instr::Unop(_)
            | Instr::Load(_)
            | Instr::Store(_)
            | Instr::GlobalGet(_)
            | Instr::GlobalSet(_)
            | Instr::Drop(_)
            | Instr::Select(_)
    )
}

/// Blanks every place in the source that a panic would name: a pointer to a path, its length, a line and a
/// column, and the path itself. `base` is the address of the first byte.
fn blank_places(bytes: &mut [u8], base: usize) {
    let mut paths: Vec<Range<usize>> = Vec::new();
    let first = base.next_multiple_of(4) - base;
    for at in (first..bytes.len().saturating_sub(15)).step_by(4) {
        if let Some(path) = path_of_place(bytes, at, base) {
            bytes[at..at + 16].fill(0);
            paths.push(path);
        }
    }
    for path in paths {
        bytes[path].fill(0);
    }
}

fn path_of_place(bytes: &[u8], at: usize, base: usize) -> Option<Range<usize>> {
    let word = |index: usize| {
        let start = at + 4 * index;
        let word = bytes[start..start + 4].try_into().ok()?;
        usize::try_from(u32::from_le_bytes(word)).ok()
    };
    let (start, length, line, column) = (word(0)?.checked_sub(base)?, word(1)?, word(2)?, word(3)?);
    let path = start..start.checked_add(length)?;
    let is_path = bytes.get(path.clone())?.ends_with(b".rs");
    (is_path && length < 300 && (1..100_000).contains(&line) && (1..1000).contains(&column))
        .then_some(path)
}
