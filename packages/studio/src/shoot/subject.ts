import type { Shot } from './view.ts';

/** What a shoot shows, whoever wrote it: a theme or somebody's description. */
export interface Subject {
  /** Names the owner of painted scenes too. */
  id: string;
  people: { readonly min: number; readonly max: number };
  keywords: readonly string[];
  sheets: readonly Shot[];
}
