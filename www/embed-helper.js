// @ts-check
/**
 * For pages that show figures in iframes with the attribute `data-upper-hand`: fits each frame to its figure, and
 * keeps the figure as light or dark as the page, unless the frame has a `data-theme`. A plain script, which
 * any host may load: a second copy does nothing, nor does one that is imported on a server, without a document.
 */
{
  const known = Symbol.for("upperhand.embed-helper");
  const page = /** @type {Record<symbol, boolean>} */ (/** @type {unknown} */ (globalThis));
  const frames = () => /** @type {NodeListOf<HTMLIFrameElement>} */ (document.querySelectorAll("iframe[data-upper-hand]"));

  /** @param {HTMLIFrameElement} frame */
  const sendTheme = (frame) => {
    const ink = getComputedStyle(frame)
      .outlineColor.match(/[\d.]+(?=[ )])/g)
      ?.map(Number) ?? [0];
    const theme = frame.dataset.theme ?? (Math.max(...ink) + Math.min(...ink) > 1.2 ? "dark" : "light");
    // What the frame stands on: the nearest ground that nothing shines through.
    let behind = /** @type {Element | null} */ (frame.parentElement);
    while (behind !== null && /^rgba|\//.test(getComputedStyle(behind).backgroundColor)) behind = behind.parentElement;
    const ground = behind === null ? (theme === "dark" ? "#121212" : "#fff") : getComputedStyle(behind).backgroundColor;
    const look = frame.dataset.theme === undefined ? { ground, text: getComputedStyle(frame).color } : {};
    frame.contentWindow?.postMessage({ type: "upper-hand:theme", theme, ...look }, "*");
  };

  if (!page[known] && globalThis.document !== undefined) {
    page[known] = true;
    addEventListener("message", ({ source, data }) => {
      if (data?.type !== "upper-hand:height" || !(data.height > 0 && data.height < 20_000)) return;
      const frame = [...frames()].find(({ contentWindow }) => contentWindow === source);
      if (frame === undefined) return;
      const { boxSizing, paddingTop, paddingBottom } = getComputedStyle(frame);
      const edges = frame.offsetHeight - frame.clientHeight + Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
      frame.style.height = `${data.height + (boxSizing === "border-box" ? edges : 0)}px`;
      // The element inherits the page’s text colour: when that changes, a transition starts.
      frame.style.outlineColor = "color-mix(in srgb, currentcolor, currentcolor)";
      frame.style.transition = "color 1ms";
      frame.contentWindow?.postMessage({ type: "upper-hand:fitted" }, "*");
      sendTheme(frame);
    });
    addEventListener("transitionend", ({ target, propertyName }) => {
      if (propertyName === "color" && target instanceof HTMLIFrameElement && target.matches("[data-upper-hand]")) sendTheme(target);
    });
    new MutationObserver(() => frames().forEach(sendTheme)).observe(document, { subtree: true, attributeFilter: ["data-theme"] });
  }
}
