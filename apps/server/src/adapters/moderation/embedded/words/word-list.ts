import type { RefusalReason } from '@kinora/contract';

export type ListedReason = Exclude<RefusalReason, 'other'>;

/** Words of one language, split by `|`, that may not be drawn. In spaced writing a word that ends in `*` is a stem. */
export interface WordList {
  isDense: boolean;
  /** `child` is no reason by itself: with a sexual word it is one. */
  words: Readonly<Record<ListedReason | 'child', string>>;
  /** Harmless phrases that contain one of the words. */
  harmless: string;
}
