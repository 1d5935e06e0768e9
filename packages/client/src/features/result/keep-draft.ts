import { hasBadges, RESULT_STATUS, type ResultImage } from '@kinora/contract';

/** What the user changed since the server was last told: photo ids and whether they are kept now. */
export type KeepDraft = ReadonlyMap<string, boolean>;

export const EMPTY_DRAFT: KeepDraft = new Map();

/** A draft as a text to be stored: the shoot, then each photo with a sign. */
export function draftText(shootId: string, draft: KeepDraft): string {
  return [shootId, ...[...draft].map(([id, isWanted]) => (isWanted ? '+' : '-') + id)].join(' ');
}

/** The stored draft, if it is of this shoot. */
export function readDraft(shootId: string, text = ''): KeepDraft {
  const [ofShoot, ...photos] = text.split(' ');
  if (ofShoot !== shootId) return EMPTY_DRAFT;
  return new Map(photos.map((photo) => [photo.slice(1), photo.startsWith('+')]));
}

type Keepable = Pick<ResultImage, 'id' | 'status'>;

/** Whether a photo is kept, with the draft on top of what the server knows. */
export function isKept(draft: KeepDraft, { id, status }: Keepable): boolean {
  return draft.get(id) ?? hasBadges(status);
}

/** A photo that was paid for, or is in an order, stays as it is. */
export function canToggle({ status }: Keepable): boolean {
  return status === RESULT_STATUS.ready || status === RESULT_STATUS.free;
}

/** Keeps a photo, or no longer; going back to what the server knows is no change. */
export function toggleKeep(draft: KeepDraft, photo: Keepable): KeepDraft {
  if (!canToggle(photo)) return draft;
  const next = new Map(draft);
  const wanted = !isKept(draft, photo);
  if (wanted === hasBadges(photo.status)) next.delete(photo.id);
  else next.set(photo.id, wanted);
  return next;
}

/** The ids that the server has to be told of. */
export function draftChanges(
  draft: KeepDraft,
  photos: readonly Keepable[],
): { readonly keep: readonly string[]; readonly unkeep: readonly string[] } {
  const changed = photos.filter((photo) => canToggle(photo) && isKept(draft, photo) !== hasBadges(photo.status));
  return {
    keep: changed.filter((photo) => isKept(draft, photo)).map(({ id }) => id),
    unkeep: changed.filter((photo) => !isKept(draft, photo)).map(({ id }) => id),
  };
}
