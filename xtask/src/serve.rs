//! A local web server for the pages and `www/`, and nothing else of the repository.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::io::ErrorKind;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use anyhow::{Context, Result, anyhow, bail};
use fs_err as fs;
use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::header::{CONTENT_LENGTH, IF_NONE_MATCH};
use hyper::service::service_fn;
use hyper::{Method, Request, Response};
use hyper_util::rt::TokioIo;

use crate::wasm::{self, Profile};
use crate::{files, headers, manual, project, route, share, sources};

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

/// `cargo xtask serve`: builds, serves the repository’s page, and does not return. Reloading a page shows every change.
pub fn serve(port: u16) -> Result<()> {
    // Before the build, so that a taken port is known at once.
    let listener = listen(port)?;
    eprintln!("Building the WebAssembly modules; the first time this takes a minute");
    let built = sources::stamp(&project::root())?;
    wasm::build_with(Profile::Dev)?;
    let mut site = Site::of(project::root());
    site.modules = Some(Profile::Dev.output()?);
    site.with_headers = true;
    let built = Mutex::new(built);
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
    let now = sources::stamp(&project::root())?;
    if now != *built {
        wasm::build_with(Profile::Dev)?;
        *built = now;
    }
    Ok(())
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
    let site = site.canonical()?;
    listener.set_nonblocking(true)?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_io()
        .build()?;
    thread::spawn(move || runtime.block_on(accept(listener, Arc::new(site))));
    Ok(url)
}

/// Answers all connections, without end. A connection that waits for its next request does not block the others.
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
                let response = respond(&request, &site);
                async move { response }
            });
            // A browser that went away in the middle is not our concern.
            let _ = hyper::server::conn::http1::Builder::new()
                .serve_connection(TokioIo::new(connection), service)
                .await;
        });
    }
}

/// A folder that holds `index.html` and `www/`.
pub struct Site {
    /// The repository, or `dist/site`.
    root: PathBuf,
    /// The folder that is shown as `www/pkg/`, where it is another one.
    pub modules: Option<PathBuf>,
    /// The folder of what the root does not hold: tests of the site ask for scripts that are bundled in it, too.
    pub sources: Option<PathBuf>,
    /// Are the [headers](headers::OF_ALL) sent with which a site is best served? Tests have one without them, too.
    pub with_headers: bool,
    /// The work before a page is sent; its error is sent in place of the page.
    pub before_pages: Option<Box<dyn Fn() -> Result<()> + Send + Sync>>,
}

/// The answer to a request.
#[derive(Debug, PartialEq)]
struct Answer {
    status: u16,
    headers: Vec<(&'static str, String)>,
    /// Not sent, but its length is, where HTTP says so: in answer to HEAD, and with status 304.
    body: Vec<u8>,
}

impl Site {
    /// A folder as it is.
    pub fn of(root: PathBuf) -> Self {
        Self {
            root,
            modules: None,
            sources: None,
            with_headers: false,
            before_pages: None,
        }
    }

    fn canonical(mut self) -> Result<Self> {
        let others = self.modules.iter_mut().chain(&mut self.sources);
        for folder in others.chain([&mut self.root]) {
            *folder = folder
                .canonicalize()
                .with_context(|| format!("the folder {} does not exist", folder.display()))?;
        }
        if !self.root.join("index.html").is_file() {
            bail!("{} holds no index.html", self.root.display());
        }
        Ok(self)
    }

    fn answer(&self, method: &Method, target: &str, known_tags: &str) -> Answer {
        let mut answer = match *method {
            Method::GET | Method::HEAD => self.read(target, known_tags),
            _ => {
                let mut answer = page(
                    405,
                    "<!doctype html><title>Not allowed</title><p>Only GET and HEAD.</p>\n",
                );
                answer.headers.push(("Allow", "GET, HEAD".to_owned()));
                answer
            }
        };
        if self.with_headers {
            let headers = headers::OF_ALL.map(|(name, value)| (name, value.to_owned()));
            answer.headers.extend(headers);
        }
        answer
    }

    fn read(&self, target: &str, known_tags: &str) -> Answer {
        let Some((file, body)) = self.contents(target) else {
            return page(404, NOT_FOUND);
        };
        let is_page = files::is_html(&file);
        let outcome = self.before_pages.as_ref().filter(|_| is_page);
        match outcome.map_or(Ok(()), |prepare| prepare()) {
            Ok(()) => {
                let is_pinned = route::file(target).is_some_and(|file| route::is_pinned(&file));
                found(&file, body, known_tags, is_pinned)
            }
            Err(error) => {
                eprintln!("error: {error:#}");
                page(500, NOT_BUILT)
            }
        }
    }

    /// A file of the site. In the repository figures have no pages of their own: the workbench stands in for them.
    fn page(&self, file: &Path) -> PathBuf {
        let workbench = self.root.join(share::WORKBENCH);
        let name = file.strip_prefix(&self.root).ok().and_then(Path::to_str);
        let is_figure = |name: &str| {
            !file.exists()
                && fs::read_to_string(&workbench)
                    .is_ok_and(|text| share::is_figure_page(&text, name))
        };
        if name.is_some_and(is_figure) {
            workbench
        } else {
            file.to_owned()
        }
    }

    /// The file a request names, with its contents. A link that leads elsewhere is not followed, and a name
    /// in the wrong case is not found, whatever the file system thinks of it.
    fn contents(&self, target: &str) -> Option<(PathBuf, Vec<u8>)> {
        let route = route::file(target)?;
        // In the repository the documentation has no pages of its own, either.
        match manual::page(&self.root, &route) {
            Ok(Some(page)) => return Some((route, page.into_bytes())),
            Ok(None) => {}
            Err(error) => eprintln!("error: {error:#}"),
        }
        let module = route.strip_prefix("www/pkg").ok();
        let file = match self.modules.as_ref().zip(module) {
            Some((modules, module)) => modules.join(module),
            None => self.page(&self.root.join(&route)),
        };
        let file = match &self.sources {
            Some(sources) if !file.exists() => sources.join(route),
            _ => file,
        };
        let real = file.canonicalize().ok()?;
        (real == file && real.is_file()).then_some(())?;
        let body = fs::read(&file).ok()?;
        Some((file, body))
    }
}

/// A file. Browsers cache a file for good if its name changes with its contents, and revalidate any other each time.
fn found(file: &Path, body: Vec<u8>, known_tags: &str, is_pinned: bool) -> Answer {
    let tag = tag(&body);
    let known = known_tags.split(',').map(str::trim);
    let unchanged = known
        .map(|known| known.trim_start_matches("W/"))
        .any(|known| known == tag || known == "*");
    Answer {
        status: if unchanged { 304 } else { 200 },
        headers: vec![
            ("Cache-Control", headers::cache(is_pinned).to_owned()),
            ("ETag", tag),
            ("Content-Type", route::media_type(file).to_owned()),
        ],
        body,
    }
}

fn page(status: u16, html: &str) -> Answer {
    Answer {
        status,
        headers: vec![
            ("Cache-Control", headers::cache(false).to_owned()),
            ("Content-Type", "text/html; charset=utf-8".to_owned()),
        ],
        body: html.as_bytes().to_vec(),
    }
}

/// The entity tag: a hash of the contents, in quotes.
fn tag(body: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    body.hash(&mut hasher);
    format!("\"{:016x}\"", hasher.finish())
}

fn respond(
    request: &Request<Incoming>,
    site: &Site,
) -> Result<Response<Full<Bytes>>, hyper::http::Error> {
    let known_tags: Vec<&str> = request
        .headers()
        .get_all(IF_NONE_MATCH)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .collect();
    let target = request.uri().path();
    let answer = site.answer(request.method(), target, &known_tags.join(","));
    let headers = answer.headers.into_iter();
    let response = headers.fold(
        Response::builder().status(answer.status),
        |response, (name, value)| response.header(name, value),
    );
    if request.method() == Method::HEAD {
        return response
            .header(CONTENT_LENGTH, answer.body.len())
            .body(Full::default());
    }
    response.body(Full::from(answer.body))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use fs_err as fs;
    use hyper::Method;

    use super::{Answer, Site, listen};
    use crate::files::{copy, scratch};

    fn site(name: &str) -> Site {
        let root = scratch(name);
        fs::write(root.join("index.html"), "<!doctype html>").unwrap();
        fs::write(root.join("Cargo.toml"), "secret").unwrap();
        copy(&root.join("index.html"), &root.join("www/page.js")).unwrap();
        Site::of(root)
    }

    fn header<'a>(answer: &'a Answer, name: &str) -> Option<&'a str> {
        let found = answer.headers.iter().find(|(field, _)| *field == name);
        found.map(|(_, value)| value.as_str())
    }

    #[test]
    fn the_documentation_of_a_repository_has_pages() {
        let site = site("serve-manual");
        let docs = site.root.join("docs");
        fs::create_dir(&docs).unwrap();
        fs::write(docs.join("hosting.md"), "# Hosting\n\nA folder.\n").unwrap();
        fs::write(docs.join("lost.md"), "[Nowhere](nowhere.md)\n").unwrap();
        let answer = site.answer(&Method::GET, "/hosting.html", "");
        assert_eq!(answer.status, 200);
        assert!(String::from_utf8_lossy(&answer.body).contains("<p>A folder.</p>"));
        for missing in ["/lost.html", "/docs/hosting.html", "/hosting.md"] {
            let answer = site.answer(&Method::GET, missing, "");
            assert_eq!(answer.status, 404, "{missing}");
        }
    }

    #[test]
    fn files_come_with_type_and_tag() {
        let answer = site("get").answer(&Method::GET, "/www/page.js?v=2", "");
        assert_eq!(
            (answer.status, answer.body.as_slice()),
            (200, &b"<!doctype html>"[..])
        );
        assert_eq!(header(&answer, "Content-Type"), Some("text/javascript"));
        assert_eq!(header(&answer, "Cache-Control"), Some("no-cache"));
        assert_eq!(header(&answer, "Access-Control-Allow-Origin"), None);
    }

    #[test]
    fn a_file_of_a_version_is_kept() {
        let site = site("kept");
        let folder = site.root.join("www/1.2.3-00ff");
        fs::create_dir(&folder).unwrap();
        fs::write(folder.join("figure.js"), "").unwrap();
        let answer = site.answer(&Method::GET, "/www/1.2.3-00ff/figure.js", "");
        let kept = Some("public, max-age=31536000, immutable");
        assert_eq!(header(&answer, "Cache-Control"), kept);
        let missing = site.answer(&Method::GET, "/www/1.2.3-00ff/none.js", "");
        assert_eq!(header(&missing, "Cache-Control"), Some("no-cache"));
    }

    #[test]
    fn a_known_tag_is_unchanged_until_the_file_changes() {
        let site = site("tag");
        let first = site.answer(&Method::GET, "/", "");
        let tag = header(&first, "ETag").unwrap();
        for known in [
            tag.to_owned(),
            format!("W/{tag}"),
            format!("\"other\", {tag}"),
            "*".to_owned(),
        ] {
            let again = site.answer(&Method::GET, "/", &known);
            assert_eq!(again.status, 304, "{known}");
            assert_eq!(header(&again, "ETag"), Some(tag));
        }
        fs::write(site.root.join("index.html"), "<!DOCTYPE html>").unwrap();
        assert_eq!(site.answer(&Method::GET, "/", tag).status, 200);
    }

    #[test]
    fn what_is_not_the_site_is_not_found() {
        let site = site("missing");
        for target in [
            "/Cargo.toml",
            "/www/../Cargo.toml",
            "/www",
            "/www/none.js",
            "/embed.html",
        ] {
            let answer = site.answer(&Method::GET, target, "*");
            assert_eq!(answer.status, 404, "{target}");
            assert_eq!(
                header(&answer, "Content-Type"),
                Some("text/html; charset=utf-8")
            );
        }
    }

    #[test]
    fn the_workbench_stands_in_for_the_page_of_a_figure() {
        let site = site("figure-page").canonical().unwrap();
        let workbench = "<nav class=\"figures\"><a href=\"./map.html\">The map</a></nav>";
        fs::write(site.root.join("explore.html"), workbench).unwrap();
        let get = |target: &str| site.answer(&Method::GET, target, "");
        assert_eq!(get("/map.html?mine=4").body, workbench.as_bytes());
        assert_eq!(get("/curve.html").status, 404);
        fs::write(site.root.join("map.html"), "its own").unwrap();
        assert_eq!(get("/map.html").body, b"its own");
    }

    #[test]
    fn what_the_site_lacks_comes_from_its_sources() {
        let sources = site("sources");
        fs::write(sources.root.join("www/part.js"), "a part").unwrap();
        let mut site = site("bundled");
        fs::write(site.root.join("www/page.js"), "all parts").unwrap();
        site.sources = Some(sources.root);
        let get = |target: &str| site.answer(&Method::GET, target, "");
        assert_eq!(get("/www/page.js").body, b"all parts");
        assert_eq!(get("/www/part.js").body, b"a part");
        assert_eq!(get("/www/none.js").status, 404);
        assert_eq!(get("/Cargo.toml").status, 404);
    }

    #[cfg(unix)]
    #[test]
    fn links_are_not_followed() {
        let site = site("links");
        std::os::unix::fs::symlink(site.root.join("Cargo.toml"), site.root.join("www/link.js"))
            .unwrap();
        std::os::unix::fs::symlink(&site.root, site.root.join("www/all")).unwrap();
        for target in ["/www/link.js", "/www/all/Cargo.toml"] {
            assert_eq!(
                site.answer(&Method::GET, target, "").status,
                404,
                "{target}"
            );
        }
    }

    #[test]
    fn only_reading_is_allowed() {
        let site = site("methods");
        assert_eq!(site.answer(&Method::HEAD, "/", "").status, 200);
        for method in [Method::POST, Method::OPTIONS] {
            let answer = site.answer(&method, "/", "");
            assert_eq!(answer.status, 405, "{method}");
            assert_eq!(header(&answer, "Allow"), Some("GET, HEAD"));
        }
    }

    #[test]
    fn modules_may_lie_elsewhere() {
        let mut site = site("modules");
        let elsewhere = site.root.join("target");
        copy(&site.root.join("index.html"), &elsewhere.join("core.js")).unwrap();
        let status = |site: &Site| site.answer(&Method::GET, "/www/pkg/core.js", "").status;
        assert_eq!(status(&site), 404);
        site.modules = Some(elsewhere);
        assert_eq!(status(&site), 200);
    }

    #[test]
    fn a_page_waits_for_what_comes_before_it() {
        let mut site = site("before");
        let count = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&count);
        site.before_pages = Some(Box::new(move || {
            match counted.fetch_add(1, Ordering::Relaxed) {
                0 => Ok(()),
                _ => anyhow::bail!("on purpose"),
            }
        }));
        for (target, status) in [("/", 200), ("/www/page.js", 200), ("/index.html", 500)] {
            assert_eq!(
                site.answer(&Method::GET, target, "").status,
                status,
                "{target}"
            );
        }
        assert_eq!(count.load(Ordering::Relaxed), 2, "scripts wait for nothing");
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
