//! A module without its panic messages.
//!
//! Nothing in the crate panics, but the compiler cannot know: every index carries a call that would say in
//! which line it was out of bounds. Here such a call becomes a plain trap, and the names of files and lines
//! become zeros, which compress to nothing.

use std::collections::HashSet;
use std::ops::Range;

use anyhow::{Context, Result};
use walrus::ir::{Instr, InstrLocId, InstrSeqId, Unreachable, Value, Visitor, dfs_in_order};
use walrus::{
    ConstExpr, Data, DataId, DataKind, Function, FunctionId, FunctionKind, LocalFunction, Module,
    ValType,
};

/// What every panic ends in, as the compiler names it.
const PANIC: &str = "rust_begin_unwind";

/// How the names of functions end that write a value for programmers, in both ways the compiler names them.
const DEBUG: [&str; 2] = ["5Debug3fmt", "core..fmt..Debug$GT$3fmt"];

/// What indents such values.
const PADDING: &str = "PadAdapter";

/// What is said when something panics that never does, where that is more than a few letters.
const MESSAGES: [&str; 36] = [
    "attempted to take ownership of Rust value while it was borrowed",
    "Multiple backend operation in progress",
    "assertion failed: denominator > 0 && numerator <= denominator",
    "called `Option::unwrap_throw()` on a `None` value",
    "closure invoked recursively or after being dropped",
    " out of range for slice of length ",
    ") does not match destination slice length (",
    "Formatting argument out of range",
    "RefCell already borrowed",
    "RefCell already mutably borrowed",
    "Tried to shrink to a larger capacity",
    "a Display implementation returned an error unexpectedly",
    "a formatting trait implementation returned an error when the underlying stream did not",
    "argument of integer logarithm must be positive",
    "assertion failed: !buf.is_empty()",
    "assertion failed: buf.len() >= maxlen",
    "assertion failed: buf[0] > b'0'",
    "assertion failed: d.mant + d.plus < (1 << 61)",
    "assertion failed: d.mant < (1 << 61)",
    "assertion failed: d.mant > 0",
    "assertion failed: d.mant.checked_add(d.plus).is_some()",
    "assertion failed: d.mant.checked_sub(d.minus).is_some()",
    "assertion failed: d.minus > 0",
    "assertion failed: d.plus > 0",
    "assertion failed: digits < 40",
    "assertion failed: noborrow",
    "assertion failed: other > 0",
    "assertion failed: step != 0",
    "attempt to calculate the remainder with a divisor of zero",
    "attempt to divide by zero",
    "attempt to divide with overflow",
    "attempt to join into collection with len > usize::MAX",
    "called `Option::unwrap()` on a `None` value",
    "capacity overflow",
    "copy_from_slice: source slice length (",
    "slice index starts at ",
];

/// Reads a compiled module and leaves out what only a panic would need.
pub fn module(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut module = Module::from_buffer(bytes).context("cargo wrote no WebAssembly module")?;
    let panics = panics(&module);
    for (_, function) in module.funcs.iter_local_mut() {
        for sequence in sequences(function) {
            trap(function, sequence, &panics);
        }
    }
    for function in debugs(&module) {
        silence(&mut module, function);
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
            blank_messages(&mut data.value);
        }
    }
    Ok(module.emit_wasm())
}

/// The functions that do nothing but panic: what they do last is to call one that does, and they return
/// nowhere.
fn panics(module: &Module) -> HashSet<FunctionId> {
    let named = |name: &Option<String>| name.as_ref().is_some_and(|name| name.contains(PANIC));
    let found = module.funcs.iter().filter(|function| named(&function.name));
    let mut panics: HashSet<FunctionId> = found.map(Function::id).collect();
    loop {
        let more: Vec<FunctionId> = module
            .funcs
            .iter()
            .filter(|function| !panics.contains(&function.id()))
            .filter(|function| match &function.kind {
                FunctionKind::Local(local) => ends_in(local, &panics) && !returns(local),
                _ => false,
            })
            .map(Function::id)
            .collect();
        if more.is_empty() {
            return panics;
        }
        panics.extend(more);
    }
}

/// The functions that write a value for programmers (`{:?}`): messages of panics are full of them, figures
/// have none.
fn debugs(module: &Module) -> Vec<FunctionId> {
    let is_debug = |function: &&Function| {
        let kind = module.types.get(function.ty());
        let name = function.name.as_deref().unwrap_or_default();
        let writes =
            kind.params() == [ValType::I32; 2] && DEBUG.iter().any(|end| name.contains(end));
        (writes || name.contains(PADDING))
            && kind.results() == [ValType::I32]
            && matches!(function.kind, FunctionKind::Local(_))
    };
    let found = module.funcs.iter().filter(is_debug);
    found.map(Function::id).collect()
}

/// Makes such a function write nothing, and say that it went well.
fn silence(module: &mut Module, function: FunctionId) {
    let function = module.funcs.get_mut(function).kind.unwrap_local_mut();
    let entry = function.entry_block();
    let instrs = &mut function.block_mut(entry).instrs;
    instrs.clear();
    let well = Instr::Const(walrus::ir::Const {
        value: Value::I32(0),
    });
    instrs.push((well, InstrLocId::default()));
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
        fn visit_instr(&mut self, instr: &Instr, _: &InstrLocId) {
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

/// Whoever would have said these traps without a word.
fn blank_messages(bytes: &mut [u8]) {
    for message in MESSAGES {
        let length = message.len();
        for at in 0..(bytes.len() + 1).saturating_sub(length) {
            if &bytes[at..at + length] == message.as_bytes() {
                bytes[at..at + length].fill(0);
            }
        }
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

#[cfg(test)]
mod tests {
    use walrus::ir::BinaryOp;
    use walrus::{FunctionBuilder, FunctionId, Module, ModuleConfig, ValType};

    use super::{PANIC, blank_messages, blank_places};

    const PATH: &[u8] = b"src/figures/map.rs";
    const BASE: u32 = 1024;

    /// The path, then the place in it: where it is, its length, line 7, column 9; then other numbers.
    fn memory() -> Vec<u8> {
        let mut bytes = [PATH, b"\0"].concat();
        for word in [BASE, 15, 7, 9, BASE, 15, 0, 0] {
            bytes.extend(u32::to_le_bytes(word));
        }
        bytes
    }

    /// `panic_at(place)` panics; `checked(index)` panics in a block where the index is too large, else it
    /// is the index plus one; `thrown()` calls an import, then traps.
    fn with_panics() -> Module {
        let mut module = Module::with_config(ModuleConfig::new());
        let i32 = ValType::I32;
        let kind = module.types.add(&[], &[]);
        let (throw, _) = module.add_import_func("env", "throw", kind);

        let mut end = FunctionBuilder::new(&mut module.types, &[], &[]);
        end.name(format!("_RNv7___rustc17{PANIC}"))
            .func_body()
            .unreachable();
        let end = end.finish(vec![], &mut module.funcs);

        let place = module.locals.add(i32);
        let mut panic_at = FunctionBuilder::new(&mut module.types, &[i32], &[]);
        panic_at
            .name("panic_at".to_owned())
            .func_body()
            .call(end)
            .unreachable();
        let panic_at = panic_at.finish(vec![place], &mut module.funcs);

        let index = module.locals.add(i32);
        let mut checked = FunctionBuilder::new(&mut module.types, &[i32], &[i32]);
        checked
            .name("checked".to_owned())
            .func_body()
            .block(None, |block| {
                let outer = block.id();
                block
                    .local_get(index)
                    .i32_const(5)
                    .binop(BinaryOp::I32LtU)
                    .br_if(outer);
                block.i32_const(1040).call(panic_at).unreachable();
            })
            .local_get(index)
            .i32_const(1)
            .binop(BinaryOp::I32Add);
        let checked = checked.finish(vec![index], &mut module.funcs);

        let mut thrown = FunctionBuilder::new(&mut module.types, &[], &[]);
        thrown
            .name("thrown".to_owned())
            .func_body()
            .call(throw)
            .unreachable();
        let thrown = thrown.finish(vec![], &mut module.funcs);

        let places = [module.locals.add(i32), module.locals.add(i32)];
        let mut debug = FunctionBuilder::new(&mut module.types, &[i32, i32], &[i32]);
        let name = "_ZN42_$LT$u8$u20$as$u20$core..fmt..Debug$GT$3fmt17h0E";
        debug
            .name(name.to_owned())
            .func_body()
            .call(throw)
            .i32_const(1);
        let debug = debug.finish(places.to_vec(), &mut module.funcs);

        module.exports.add("debug", debug);
        module.exports.add("checked", checked);
        module.exports.add("thrown", thrown);
        module
    }

    /// How many calls a function holds, and of how many instructions its blocks consist.
    fn shape(module: &Module, function: FunctionId) -> (usize, usize) {
        let function = module.funcs.get(function).kind.unwrap_local();
        let blocks = super::sequences(function);
        let instrs = blocks
            .iter()
            .flat_map(|block| &function.block(*block).instrs);
        let calls = instrs
            .clone()
            .filter(|(instr, _)| matches!(instr, walrus::ir::Instr::Call(_)));
        (calls.count(), instrs.count())
    }

    #[test]
    fn a_panic_becomes_a_trap_and_a_throw_stays() {
        let before = with_panics().emit_wasm();
        let after = Module::from_buffer(&super::module(&before).unwrap()).unwrap();
        let named = |name: &str| after.exports.get_func(name).unwrap();
        // Seven instructions around the panic: comparison, branch, trap; the sum after the block.
        assert_eq!(shape(&after, named("checked")), (0, 4 + 1 + 1 + 3));
        assert_eq!(shape(&after, named("thrown")), (1, 2));
        assert_eq!(shape(&after, named("debug")), (0, 1));
    }

    #[test]
    fn only_what_panics_and_never_returns_counts_as_a_panic() {
        let module = with_panics();
        let panics = super::panics(&module);
        let mut names: Vec<&str> = panics
            .iter()
            .filter_map(|id| module.funcs.get(*id).name.as_deref())
            .collect();
        names.sort_unstable();
        assert_eq!(names, ["_RNv7___rustc17rust_begin_unwind", "panic_at"]);
    }

    #[test]
    fn places_and_their_paths_are_blanked_and_nothing_else() {
        let mut bytes = memory();
        blank_places(&mut bytes, BASE as usize);
        assert!(bytes[..32].iter().all(|byte| *byte == 0), "{bytes:?}");
        assert_eq!(bytes[32..], memory()[32..]);
        let mut text = b"a text about nothing.rs at all, and more".to_vec();
        let same = text.clone();
        blank_places(&mut text, BASE as usize);
        assert_eq!(text, same);
    }

    #[test]
    fn the_messages_of_panics_become_zeros_and_nothing_else_does() {
        let mut text = b"to divide attempt to divide by zeroattempt to divide by zer".to_vec();
        blank_messages(&mut text);
        let mut expected = b"to divide ".to_vec();
        expected.extend([0; 25]);
        expected.extend(b"attempt to divide by zer");
        assert_eq!(text, expected);
        blank_messages(&mut []);
    }
}
