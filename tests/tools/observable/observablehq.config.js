export default { title: "A blog", head: '<link rel="icon" href="data:,">', globalStylesheets: [], toc: false };
