//! How large the built files are, as they are and as a server would compress them.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use brotli::enc::BrotliEncoderParams;

use crate::files;

/// One file, in bytes.
struct Size {
    file: PathBuf,
    raw: usize,
    brotli: usize,
}

/// A table of the scripts and WebAssembly modules under a folder, and their totals.
pub fn table(folder: &Path) -> Result<String> {
    let mut sizes = Vec::new();
    for file in files::under(folder)? {
        if file
            .extension()
            .is_some_and(|ending| ending == "js" || ending == "wasm")
        {
            let bytes = fs::read(folder.join(&file))
                .with_context(|| format!("cannot read {}", file.display()))?;
            sizes.push(Size {
                file,
                raw: bytes.len(),
                brotli: compressed(&bytes)?,
            });
        }
    }
    Ok(shown(&sizes))
}

/// How many bytes a server sends for these.
pub fn compressed(mut bytes: &[u8]) -> Result<usize> {
    let parameters = BrotliEncoderParams {
        quality: 11,
        size_hint: bytes.len(),
        ..BrotliEncoderParams::default()
    };
    Ok(brotli::BrotliCompress(
        &mut bytes,
        &mut std::io::sink(),
        &parameters,
    )?)
}

fn shown(sizes: &[Size]) -> String {
    let line = |name: &str, raw: usize, brotli: usize| format!("{name:<36}{raw:>10}{brotli:>10}\n");
    let mut text = format!("{:<36}{:>10}{:>10}\n", "bytes", "raw", "brotli");
    for size in sizes {
        text += &line(&size.file.to_string_lossy(), size.raw, size.brotli);
    }
    let raw = sizes.iter().map(|size| size.raw).sum();
    let brotli = sizes.iter().map(|size| size.brotli).sum();
    text + &line("total", raw, brotli)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::table;
    use crate::files::scratch;

    #[test]
    fn scripts_and_modules_are_weighed() {
        let folder = scratch("sizes");
        fs::write(folder.join("page.js"), "a".repeat(10_000)).unwrap();
        fs::write(folder.join("a_bg.wasm"), [0; 5_000]).unwrap();
        fs::write(folder.join("page.css"), "not weighed").unwrap();
        let table = table(&folder).unwrap();
        let lines: Vec<Vec<&str>> = table
            .lines()
            .map(|line| line.split_whitespace().collect())
            .collect();
        assert_eq!(lines.len(), 4, "{table}");
        assert_eq!(lines[1][..2], ["a_bg.wasm", "5000"]);
        assert_eq!(lines[2][..2], ["page.js", "10000"]);
        assert_eq!(lines[3][..2], ["total", "15000"]);
        let brotli: Vec<usize> = lines[1..]
            .iter()
            .map(|line| line[2].parse().unwrap())
            .collect();
        assert!(brotli[0] > 0 && brotli[0] < 50 && brotli[1] < 50);
        assert_eq!(brotli[0] + brotli[1], brotli[2]);
    }
}
