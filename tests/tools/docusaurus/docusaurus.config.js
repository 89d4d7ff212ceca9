export default {
  title: "A blog",
  url: "https://blog.example",
  baseUrl: "/",
  headTags: [{ tagName: "link", attributes: { rel: "icon", href: "data:," } }],
  presets: [["classic", { docs: false, blog: false }]],
};
