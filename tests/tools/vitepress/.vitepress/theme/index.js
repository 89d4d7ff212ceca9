import theme from "vitepress/theme-without-fonts";
import "upperhand/vue";

export default theme;
