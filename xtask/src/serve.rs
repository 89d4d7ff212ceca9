//! A local web server for the pages and `www/`, and nothing else of the repository.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::io::ErrorKind;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use anyhow::{Result, anyhow};
use fs_err as fs;
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::service::service_fn;
use hyper::{Method, Request, Response};
use hyper_util::rt::TokioIo;

use crate::wasm::{self, Profile};
use crate::{files, headers, manual, project, route, share};

/// The answer to a request. Its body is not sent where HTTP says so: in answer to HEAD, and with status 304.
type Answer = Response<Vec<u8>>;

const NOT_FOUND: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<title>Not found</title>
<p>There is nothing at this address. <a href=\"/\">To the figures</a></p>
";

const NOT_BUILT: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<title>Not built</title>
<p>What was changed could not be built: the terminal says why.</p>
";

/// The folders and files of the repository that the modules are made from.
const SOURCES: [&str; 5] = ["src", "crates", "modules", "Cargo.toml", "Cargo.lock"];

/// `cargo xtask serve`: builds, serves the repository’s page, and does not return. Reloading a page shows every change.
pub fn serve(port: u16) -> Result<()> {
    let root = project::root();
    // Before the build, so that a taken port is known at once.
    let listener = listen(port)?;
    eprintln!("Building the WebAssembly modules; the first time this takes a minute");
    let built = Mutex::new(stamp(&root)?);
    wasm::build_with(Profile::Dev)?;
    let mut site = Site::of([("www/pkg", Profile::Dev.output()?), ("", root)])?;
    site.with_headers = true;
    site.before_pages = Some(Box::new(move || rebuild(&built)));
    let url = start(listener, site)?;
    println!("Upperhand is at {url}/ (Ctrl+C stops)");
    loop {
        thread::park();
    }
}

/// Builds again if the sources are not those that were built last.
fn rebuild(built: &Mutex<u64>) -> Result<()> {
    let mut built = built.lock().unwrap_or_else(PoisonError::into_inner);
    let now = stamp(&project::root())?;
    if now != *built {
        wasm::build_with(Profile::Dev)?;
        *built = now;
    }
    Ok(())
}

/// A hash of the sources' names, lengths and modification times.
fn stamp(root: &Path) -> Result<u64> {
    let mut hasher = DefaultHasher::new();
    for source in SOURCES {
        let source = root.join(source);
        let mut found = vec![source.clone()];
        if source.is_dir() {
            let inside = files::under(&source)?;
            found = inside.iter().map(|file| source.join(file)).collect();
        }
        for file in found {
            let metadata = fs::metadata(&file)?;
            (file, metadata.len(), metadata.modified()?).hash(&mut hasher);
        }
    }
    Ok(hasher.finish())
}

/// Listens on a local port; 0 is any free one.
pub fn listen(port: u16) -> Result<TcpListener> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => anyhow!(
            "port {port} is taken by another program: stop it, or choose another port with `--port N` \
             (`--port 0` picks a free one)"
        ),
        ErrorKind::PermissionDenied => {
            anyhow!("this user may not use port {port}: choose one above 1023 with `--port N`")
        }
        _ => anyhow!("cannot listen on port {port}: {error}"),
    })
}

/// Serves a site in the background for as long as the program runs; returns its URL without a final slash.
pub fn start(listener: TcpListener, site: Site) -> Result<String> {
    let url = format!("http://{}", listener.local_addr()?);
    listener.set_nonblocking(true)?;
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = runtime.enable_io().build()?;
    thread::spawn(move || runtime.block_on(accept(listener, Arc::new(site))));
    Ok(url)
}

/// Answers all connections, without end. One that waits for its next request keeps none of the others waiting.
async fn accept(listener: TcpListener, site: Arc<Site>) -> Result<()> {
    let listener = tokio::net::TcpListener::from_std(listener)?;
    loop {
        // One connection fails, not the server.
        let Ok((connection, _)) = listener.accept().await else {
            continue;
        };
        let site = Arc::clone(&site);
        tokio::spawn(async move {
            let service = service_fn(|request| {
                let site = Arc::clone(&site);
                // Files are read, and the site may have to be built first: meanwhile others get their answers.
                let answer = tokio::task::spawn_blocking(move || site.respond(&request));
                async { anyhow::Ok(answer.await?.map(|body| Full::new(Bytes::from(body)))) }
            });
            let server = hyper::server::conn::http1::Builder::new();
            let server = server.serve_connection(TokioIo::new(connection), service);
            // A browser that went away in the middle is not our concern.
            let _ = server.await;
        });
    }
}

/// Folders with pages and `www/`.
pub struct Site {
    /// Each with the place at which it is shown: of two that hold a file, the first one counts. The last is the repository, or
    /// `dist/site`.
    folders: Vec<(&'static str, PathBuf)>,
    /// Are the [headers](headers::OF_ALL) sent with which a site is best served? Tests have one without them, too.
    pub with_headers: bool,
    /// The work before a page is sent; its error is sent in place of the page.
    pub before_pages: Option<Box<dyn Fn() -> Result<()> + Send + Sync>>,
}

impl Site {
    /// Folders as they are.
    pub fn of(folders: impl IntoIterator<Item = (&'static str, PathBuf)>) -> Result<Self> {
        let folders = folders.into_iter();
        let folders = folders.map(|(place, folder)| Ok((place, fs::canonicalize(folder)?)));
        Ok(Self {
            folders: folders.collect::<Result<_>>()?,
            with_headers: false,
            before_pages: None,
        })
    }

    fn respond<B>(&self, request: &Request<B>) -> Answer {
        let known = request.headers().get("If-None-Match");
        let known = known.and_then(|tag| tag.to_str().ok());
        let answer = match *request.method() {
            Method::GET | Method::HEAD => self.answer(&request.uri().to_string(), known),
            _ => with(
                page(405, "<!doctype html><title>Not allowed</title>"),
                ("Allow", "GET, HEAD"),
            ),
        };
        let headers = headers::OF_ALL.into_iter().filter(|_| self.with_headers);
        headers.fold(answer, with)
    }

    /// What a browser gets that knows contents with this tag.
    fn answer(&self, target: &str, known_tag: Option<&str>) -> Answer {
        let file = route::file(target);
        let Some((file, body)) =
            file.and_then(|file| self.contents(&file).map(|body| (file, body)))
        else {
            return page(404, NOT_FOUND);
        };
        let prepare = self.before_pages.as_ref().filter(|_| files::is_html(&file));
        if let Err(error) = prepare.map_or(Ok(()), |prepare| prepare()) {
            eprintln!("error: {error:#}");
            return page(500, NOT_BUILT);
        }
        let tag = tag(&body);
        let status = if known_tag == Some(&*tag) { 304 } else { 200 };
        let cache = headers::cache(route::is_pinned(&file));
        with(
            answer(status, body, route::media_type(&file), cache),
            ("ETag", &tag),
        )
    }

    /// The contents of a file. A link that leads elsewhere is not followed, and a name in the wrong case is not found, whatever
    /// the file system thinks of it.
    fn contents(&self, name: &Path) -> Option<Vec<u8>> {
        let mut files = self.folders.iter().filter_map(|(place, folder)| {
            Some(folder.join(name.strip_prefix(place).ok()?)).filter(|file| file.is_file())
        });
        let Some(file) = files.next() else {
            return self.stand_in(name);
        };
        let is_real = file.canonicalize().is_ok_and(|real| real == file);
        is_real.then(|| fs::read(&file).ok())?
    }

    /// In the repository neither the documentation nor figures have pages of their own: what is written is turned into one, and
    /// the workbench knows from its address what to show.
    fn stand_in(&self, name: &Path) -> Option<Vec<u8>> {
        let (_, root) = self.folders.last()?;
        let page = manual::page(root, name).unwrap_or_else(|error| {
            eprintln!("error: {error:#}");
            None
        });
        let workbench = || fs::read_to_string(root.join(share::WORKBENCH)).ok();
        let figure = || workbench().filter(|text| share::is_figure_page(text, name));
        page.or_else(figure).map(String::into_bytes)
    }
}

/// An answer with one header more.
fn with(mut answer: Answer, (name, value): (&'static str, &str)) -> Answer {
    let value = value.parse().expect("values are written here, in ASCII");
    answer.headers_mut().insert(name, value);
    answer
}

fn answer(status: u16, body: Vec<u8>, media_type: &str, cache: &str) -> Answer {
    let answer = Response::builder().status(status);
    let answer = answer.header("Content-Type", media_type);
    let answer = answer.header("Cache-Control", cache).body(body);
    answer.expect("values are written here, in ASCII")
}

fn page(status: u16, html: &str) -> Answer {
    let media_type = route::media_type(Path::new("page.html"));
    answer(status, html.into(), media_type, headers::cache(false))
}

/// The entity tag: a hash of the contents, in quotes.
fn tag(body: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    body.hash(&mut hasher);
    format!("\"{:016x}\"", hasher.finish())
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpStream;
    use std::path::PathBuf;
    use std::sync::atomic::{AtomicBool, Ordering};

    use fs_err as fs;
    use hyper::{Method, Request};

    use super::{Answer, Site, listen, stamp, start};
    use crate::files::scratch;

    /// A folder with some files, each of which holds its own name.
    fn folder(name: &str, files: &[&str]) -> PathBuf {
        let folder = scratch(name);
        for file in files {
            fs::create_dir_all(folder.join(file).parent().unwrap()).unwrap();
            fs::write(folder.join(file), file).unwrap();
        }
        folder
    }

    fn header<'a>(answer: &'a Answer, name: &str) -> Option<&'a str> {
        answer.headers().get(name)?.to_str().ok()
    }

    #[test]
    fn the_site_is_found_with_its_types_and_nothing_else_is() {
        let names = [
            "index.html",
            "embed.html",
            "LICENSE-MIT",
            "cards/map.png",
            "www/a b.js",
            "www/café.css",
            "www/1.2.3-00ff/figure.js",
            "www/.hidden/page.js",
            "Cargo.toml",
            "src/a.html",
        ];
        let root = folder("serve", &names);
        #[cfg(unix)]
        for (from, to) in [("Cargo.toml", "www/link.js"), ("src", "www/all")] {
            std::os::unix::fs::symlink(root.join(from), root.join(to)).unwrap();
        }
        let site = Site::of([("", root)]).unwrap();
        let (kept, asked_for) = ("public, max-age=31536000, immutable", "no-cache");
        for (target, media_type, cache) in [
            ("/", "text/html; charset=utf-8", asked_for),
            (
                "/embed.html?a=/../b#c",
                "text/html; charset=utf-8",
                asked_for,
            ),
            ("/LICENSE-MIT", "text/plain; charset=utf-8", asked_for),
            ("/cards/map.png", "image/png", asked_for),
            ("/%77ww/a%20b.js", "text/javascript", asked_for),
            ("/www/caf%C3%A9.css", "text/css", asked_for),
            ("/www/1.2.3-00ff/figure.js", "text/javascript", kept),
        ] {
            let found = site.answer(target, None);
            assert_eq!(found.status(), 200, "{target}");
            assert_eq!(header(&found, "Content-Type"), Some(media_type), "{target}");
            assert_eq!(header(&found, "Cache-Control"), Some(cache), "{target}");
        }
        for target in [
            "",
            "*",
            "http://127.0.0.1/index.html",
            "/Cargo.toml",
            "/none.html",
            "/www",
            "/www/",
            "/src/a.html",
            "/www/../Cargo.toml",
            "/www/%2e%2e/Cargo.toml",
            "/www%2f..%2fCargo.toml",
            "/www/..%5cCargo.toml",
            "/www/.hidden/page.js",
            "/www/%2ehidden/page.js",
            "/www/page.js%00.html",
            "/www/%ff.js",
            "/www/link.js",
            "/www/all/a.html",
            "/www/1.2.3-00ff/none.js",
        ] {
            let found = site.answer(target, None);
            assert_eq!(found.status(), 404, "{target}");
            assert_eq!(header(&found, "Cache-Control"), Some(asked_for), "{target}");
        }
    }

    #[test]
    fn only_reading_is_allowed_and_every_answer_has_the_headers_of_a_host() {
        let mut site = Site::of([("", folder("methods", &["index.html"]))]).unwrap();
        site.with_headers = true;
        for (method, status) in [
            (Method::HEAD, 200),
            (Method::POST, 405),
            (Method::OPTIONS, 405),
        ] {
            let request = Request::builder().method(method).uri("/");
            let answer = site.respond(&request.body(()).unwrap());
            assert_eq!(answer.status(), status);
            assert_eq!(header(&answer, "Access-Control-Allow-Origin"), Some("*"));
        }
    }

    #[test]
    fn a_known_tag_is_unchanged_until_the_file_changes() {
        let root = folder("tag", &["index.html"]);
        let site = Site::of([("", root.clone())]).unwrap();
        let first = site.answer("/", None);
        let request = Request::builder().header("If-None-Match", header(&first, "ETag").unwrap());
        let request = request.body(()).unwrap();
        assert_eq!(site.respond(&request).status(), 304);
        fs::write(root.join("index.html"), "another").unwrap();
        assert_eq!(site.respond(&request).status(), 200);
    }

    #[test]
    fn the_first_folder_counts_and_what_has_no_page_has_a_stand_in() {
        let root = folder("sources", &["map.html", "www/page.js", "www/part.js"]);
        let modules = folder("modules", &["core.js"]);
        let bundled = folder("bundled", &["www/page.js"]);
        let workbench =
            r#"<nav class="figures"><a href="./map.html">A</a><a href="./tiles.html">B</a></nav>"#;
        fs::write(root.join("explore.html"), workbench).unwrap();
        fs::create_dir(root.join("docs")).unwrap();
        fs::write(root.join("docs/hosting.md"), "# Hosting\n\nA folder.\n").unwrap();
        fs::write(root.join("docs/lost.md"), "[Nowhere](nowhere.md)\n").unwrap();
        fs::write(bundled.join("www/page.js"), "all parts").unwrap();
        let site = Site::of([("www/pkg", modules), ("", bundled), ("", root)]).unwrap();
        for (target, contents) in [
            ("/www/pkg/core.js", Some("core.js")),
            ("/www/page.js", Some("all parts")),
            ("/www/part.js", Some("www/part.js")),
            ("/map.html", Some("map.html")),
            ("/tiles.html?mine=4", Some(workbench)),
            ("/hosting.html", Some("<p>A folder.</p>")),
            ("/curve.html", None),
            ("/lost.html", None),
            ("/docs/hosting.html", None),
            ("/hosting.md", None),
        ] {
            let found = site.answer(target, None);
            let is_there = found.status() == 200;
            let text = String::from_utf8(found.into_body()).unwrap();
            assert_eq!(is_there, contents.is_some(), "{target}");
            assert!(
                text.contains(contents.unwrap_or_default()),
                "{target}: {text}"
            );
        }
    }

    #[test]
    fn a_page_waits_for_what_comes_before_it() {
        let root = folder("before", &["index.html", "www/page.js"]);
        let mut site = Site::of([("", root)]).unwrap();
        let is_first = AtomicBool::new(true);
        site.before_pages = Some(Box::new(move || {
            anyhow::ensure!(is_first.swap(false, Ordering::Relaxed), "on purpose");
            Ok(())
        }));
        for (target, status) in [("/www/page.js", 200), ("/", 200), ("/index.html", 500)] {
            assert_eq!(site.answer(target, None).status(), status, "{target}");
        }
    }

    #[test]
    fn connections_that_stay_open_keep_nobody_waiting() {
        let site = Site::of([("", folder("open", &["index.html"]))]).unwrap();
        let url = start(listen(0).unwrap(), site).unwrap();
        let address = url.strip_prefix("http://").unwrap();
        let open = || TcpStream::connect(address).unwrap();
        let mut connections: Vec<TcpStream> = std::iter::repeat_with(open).take(500).collect();
        for connection in &mut connections {
            connection
                .write_all(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
                .unwrap();
        }
        for connection in &mut connections {
            let mut answer = [0; 12];
            connection.read_exact(&mut answer).unwrap();
            assert_eq!(&answer, b"HTTP/1.1 200");
        }
    }

    #[test]
    fn every_change_of_the_sources_is_noticed() {
        let files = [
            "src/day.rs",
            "crates/a",
            "modules/a",
            "www/page.js",
            "Cargo.toml",
            "Cargo.lock",
        ];
        let root = folder("stamp", &files);
        let first = stamp(&root).unwrap();
        fs::write(root.join("www/page.js"), "a").unwrap();
        assert_eq!(stamp(&root).unwrap(), first, "www is no source");
        fs::write(root.join("Cargo.toml"), "ab").unwrap();
        let second = stamp(&root).unwrap();
        fs::write(root.join("modules/new.rs"), "").unwrap();
        let third = stamp(&root).unwrap();
        assert!(first != second && second != third);
    }

    #[test]
    fn a_taken_port_is_named() {
        let holder = listen(0).unwrap();
        let port = holder.local_addr().unwrap().port();
        let message = listen(port).unwrap_err().to_string();
        assert!(
            message.starts_with(&format!("port {port} is taken")),
            "{message}"
        );
        assert!(message.contains("--port"), "{message}");
    }
}
