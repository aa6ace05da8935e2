/// <reference types="svelte" />
/// <reference types="vite/client" />

/** What is said, by part and language, as `vite.config.ts` puts it together. */
declare module "virtual:texts" {
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}
