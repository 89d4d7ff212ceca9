export default {
  title: "A blog",
  head: [["link", { rel: "icon", href: "data:," }]],
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith("upper-hand") } } },
};
