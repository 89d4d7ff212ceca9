export default defineNuxtConfig({
  compatibilityDate: "2026-11-01",
  telemetry: false,
  app: { head: { htmlAttrs: { lang: "en" }, title: "A blog", link: [{ rel: "icon", href: "data:," }] } },
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith("upper-hand") } },
});
