//! The figures of *Guts* as a WebAssembly module, and what a Worker needs to solve their tasks.

upperhand::figure_module!(GUTS, solves);
