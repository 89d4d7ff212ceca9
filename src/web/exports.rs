//! The exports of a module of figures. wasm-bindgen carries every export of a library into all modules
//! over it, so the exports belong to the crates of the modules, which get them from here.

/// The exports of a module that holds these figures.
///
/// `figure_module!(GUESS_WHO)` names a list in [`crate::figures::registry`]; `figure_module!(GUTS, solves)` exports
/// what a Worker needs besides.
#[macro_export]
macro_rules! figure_module {
    ($figures:ident, solves) => {
        $crate::figure_module!($figures);

        /// A task of a figure on its way: `step` until it `isOver`. The `answer` so far is always there.
        #[::wasm_bindgen::prelude::wasm_bindgen]
        pub struct TaskRun(Box<dyn $crate::figures::task::TaskRun>);

        #[::wasm_bindgen::prelude::wasm_bindgen]
        impl TaskRun {
            /// By the name and the numbers that a figure gives.
            #[wasm_bindgen(constructor)]
            pub fn new(name: &str, numbers: &[u32]) -> Result<Self, ::wasm_bindgen::JsValue> {
                let run = $crate::figures::tasks::task_run(name, numbers);
                run.map(Self).map_err($crate::web::refused)
            }

            /// Is the answer whole?
            #[wasm_bindgen(getter, js_name = isOver)]
            pub fn is_over(&self) -> bool {
                self.0.is_over()
            }

            /// The share that is done, from 0 to 1.
            #[wasm_bindgen(getter)]
            pub fn done(&self) -> f64 {
                self.0.done()
            }

            /// Goes on for a few milliseconds.
            pub fn step(&mut self) -> Result<(), ::wasm_bindgen::JsValue> {
                self.0.step().map_err($crate::web::refused)
            }

            /// The answer so far, as whole numbers that the figure understands.
            pub fn answer(&self) -> Vec<i64> {
                self.0.answer()
            }
        }
    };
    ($figures:ident) => {
        /// Makes a panic readable, in the console and for the page.
        #[::wasm_bindgen::prelude::wasm_bindgen(start)]
        pub fn start() {
            $crate::web::hook_panics();
        }

        /// The module, compiled: a Worker that gets it neither downloads nor compiles it again.
        #[::wasm_bindgen::prelude::wasm_bindgen(unchecked_return_type = "WebAssembly.Module")]
        pub fn module() -> ::wasm_bindgen::JsValue {
            ::wasm_bindgen::module()
        }

        /// A figure on a page.
        #[::wasm_bindgen::prelude::wasm_bindgen]
        pub struct Figure($crate::web::Handle);

        #[::wasm_bindgen::prelude::wasm_bindgen]
        impl Figure {
            /// A figure by its name; a `RangeError` names those of this module.
            #[wasm_bindgen(constructor)]
            pub fn new(figure: &str) -> Result<Self, ::wasm_bindgen::JsValue> {
                $crate::web::Handle::new($crate::figures::registry::$figures, figure).map(Self)
            }

            /// The name for a reader: "The map of positions".
            pub fn title(&self) -> ::std::string::String {
                self.0.title()
            }

            /// The panels, the main one first.
            #[wasm_bindgen(unchecked_return_type = "import(\"../generated/boundary.js\").Panel[]")]
            pub fn panels(&self) -> Result<::wasm_bindgen::JsValue, ::wasm_bindgen::JsValue> {
                self.0.panels()
            }

            /// The words of the field that the figure says, each with its meaning.
            #[wasm_bindgen(unchecked_return_type = "import(\"../generated/boundary.js\").Term[]")]
            pub fn terms(&self) -> Result<::wasm_bindgen::JsValue, ::wasm_bindgen::JsValue> {
                self.0.terms()
            }

            /// Gives a panel its canvas. Two others, not in the page, help: `backing` and `scratch`.
            pub fn attach(
                &mut self,
                panel: usize,
                canvas: $crate::web::HtmlCanvasElement,
                backing: $crate::web::HtmlCanvasElement,
                scratch: $crate::web::HtmlCanvasElement,
            ) {
                self.0.attach(panel, canvas, backing, scratch);
            }

            /// Sets the colours and the font, in which panels are drawn from their next size on.
            pub fn dress(
                &mut self,
                #[wasm_bindgen(unchecked_param_type = "import(\"../generated/boundary.js\").Theme")]
                theme: ::wasm_bindgen::JsValue,
            ) -> Result<(), ::wasm_bindgen::JsValue> {
                self.0.dress(theme)
            }

            /// Sets the size of a panel's canvas in device pixels, and how many of them are in a CSS pixel of the
            /// picture's design.
            pub fn resize(
                &mut self,
                panel: usize,
                width: u32,
                height: u32,
                #[wasm_bindgen(js_name = pixelRatio)] pixel_ratio: f64,
            ) {
                self.0.resize(panel, width, height, pixel_ratio);
            }

            /// Takes over an event. What it changes on the screen comes with the next frame.
            #[wasm_bindgen(unchecked_return_type = "import(\"../generated/boundary.js\").Changes")]
            pub fn dispatch(
                &mut self,
                #[wasm_bindgen(unchecked_param_type = "import(\"../generated/boundary.js\").Event")]
                event: ::wasm_bindgen::JsValue,
            ) -> Result<::wasm_bindgen::JsValue, ::wasm_bindgen::JsValue> {
                self.0.dispatch(event)
            }

            /// Takes over the answer to an order, or a part of it.
            pub fn solved(
                &mut self,
                id: u32,
                answer: &[i64],
                #[wasm_bindgen(js_name = isWhole)] is_whole: bool,
            ) -> Result<(), ::wasm_bindgen::JsValue> {
                self.0.solved(id, answer, is_whole)
            }

            /// Draws the panels that have changed, and returns the rest of the frame.
            #[wasm_bindgen(unchecked_return_type = "import(\"../generated/boundary.js\").Frame")]
            pub fn frame(
                &mut self,
                now: f64,
            ) -> Result<::wasm_bindgen::JsValue, ::wasm_bindgen::JsValue> {
                self.0.frame(now)
            }

            /// Every setting with its value.
            #[wasm_bindgen(unchecked_return_type = "Record<string, string | number | boolean>")]
            pub fn state(&self) -> Result<::wasm_bindgen::JsValue, ::wasm_bindgen::JsValue> {
                self.0.state()
            }

            /// The settings as an address query, defaults left out.
            pub fn query(&self) -> String {
                self.0.query()
            }

            /// The readout at other settings; nothing that is shown changes.
            #[wasm_bindgen(js_name = valueAt, unchecked_return_type = "import(\"../generated/boundary.js\").Readout & { state: Record<string, string | number | boolean> }")]
            pub fn value_at(
                &mut self,
                #[wasm_bindgen(unchecked_param_type = "[name: string, text: string][]")]
                texts: ::wasm_bindgen::JsValue,
            ) -> Result<::wasm_bindgen::JsValue, ::wasm_bindgen::JsValue> {
                self.0.value_at(texts)
            }

            /// A setting as a sentence says it.
            #[wasm_bindgen(js_name = inProse, unchecked_return_type = "import(\"../generated/boundary.js\").InProse")]
            pub fn in_prose(
                &mut self,
                name: &str,
            ) -> Result<::wasm_bindgen::JsValue, ::wasm_bindgen::JsValue> {
                self.0.in_prose(name)
            }

            /// The whole figure in words.
            pub fn summary(&mut self) -> Result<String, ::wasm_bindgen::JsValue> {
                self.0.summary()
            }

            /// All numbers that are shown, as comma-separated values.
            pub fn csv(&mut self, address: &str) -> Result<String, ::wasm_bindgen::JsValue> {
                self.0.csv(address)
            }

            /// All numbers that are shown, as JSON.
            pub fn json(&mut self, address: &str) -> Result<String, ::wasm_bindgen::JsValue> {
                self.0.json(address)
            }

            /// The whole figure as an SVG picture. `scratch` is a canvas that is not in the page.
            pub fn svg(
                &mut self,
                scratch: &$crate::web::HtmlCanvasElement,
                address: &str,
            ) -> Result<String, ::wasm_bindgen::JsValue> {
                self.0.svg(scratch, address)
            }

            /// The width of the SVG picture by its height, as CSS has it: "1000/804". Nothing is drawn for that.
            #[wasm_bindgen(js_name = svgRatio)]
            pub fn svg_ratio(
                &mut self,
                scratch: &$crate::web::HtmlCanvasElement,
                address: &str,
            ) -> Result<String, ::wasm_bindgen::JsValue> {
                self.0.svg_ratio(scratch, address)
            }

            /// Paints the whole figure on a canvas, which gets the size it takes. `scratch` is another one; neither
            /// is in the page.
            pub fn paint(
                &mut self,
                canvas: &$crate::web::HtmlCanvasElement,
                scratch: &$crate::web::HtmlCanvasElement,
                address: &str,
            ) -> Result<(), ::wasm_bindgen::JsValue> {
                self.0.paint(canvas, scratch, address)
            }
        }
    };
}
