//! The figures of *Guess Who?* as a WebAssembly module.

upperhand::figure_module!(GUESS_WHO);
