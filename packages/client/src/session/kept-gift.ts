import type { OpenTap } from '../lib/tap-keys';
import { sealedVisitItem } from './sealed-visit-item';

/** After that the same gift is another one: nobody tries so late again. */
const LIFE_MS = 3_600_000;
const item = sealedVisitItem<OpenTap & { readonly untilMs: number }>('gift');

/** Gold cards that are being given, whose answer may be lost: kept for this tab alone, so that only this machine reads to whom. */
export const keptGift = {
  keep: (tap: OpenTap): Promise<void> => item.keep({ ...tap, untilMs: Date.now() + LIFE_MS }),
  read: (): Promise<OpenTap | undefined> => item.read(),
  forget: item.forget,
};
