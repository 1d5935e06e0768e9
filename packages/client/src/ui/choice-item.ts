/** One thing to choose among several. */
export type Item = { id: string; label: string };
