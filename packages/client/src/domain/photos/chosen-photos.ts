import type { ResultImage } from '@kinora/contract';
import { createStore } from '../../lib/store';
import { sessionEnded } from '../../session/session';

/** Ids of photos that cost and were chosen to be kept, on whichever screen; those of one shoot are ordered together. */
export const chosenIds = createStore<readonly string[]>([]);
sessionEnded.listen(() => chosenIds.set([]));

/** Chooses a photo, or no longer does. Nothing is ordered yet. */
export function toggleChosen({ id }: ResultImage): void {
  const ids = chosenIds.get();
  chosenIds.set(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
}

/** Chooses these, too. */
export function chooseAll(photos: readonly ResultImage[]): void {
  chosenIds.set([...new Set([...chosenIds.get(), ...photos.map(({ id }) => id)])]);
}
