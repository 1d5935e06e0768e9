/** What Vite makes of a pattern: a loader for each file. */
interface ImportMeta {
  glob<Module>(pattern: string | readonly string[]): Record<string, () => Promise<Module>>;
}
