import "upperhand/vue";

export default defineNuxtPlugin(() => {});
