import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// Short names of scoped classes: they stand at every element.
export default {
  preprocess: vitePreprocess(),
  compilerOptions: { cssHash: ({ hash, css }) => `s${hash(css).slice(0, 4)}` },
};
