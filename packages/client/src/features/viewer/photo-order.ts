import { PREVIEW_MODE, type ResultImage } from '@kinora/contract';

/** Most photos of one QUERYIMGS. */
const MAX_IDS = 100;

/** The ids that an address asks for, each once, with the one that is shown among them. */
export function readIds(id: string | undefined, ids: string | undefined): readonly string[] {
  const listed = [...new Set((ids ?? '').split(',').filter((one) => one !== ''))].slice(0, MAX_IDS);
  if (id === undefined || id === '' || listed.includes(id)) return listed;
  return [id, ...listed].slice(0, MAX_IDS);
}

/** Where to go when photos have left: the photo itself, else the next one that is still there, else the last. */
export function indexToShow(
  photos: readonly Pick<ResultImage, 'id'>[],
  ids: readonly string[],
  id: string | undefined,
): number {
  const from = Math.max(0, id === undefined ? 0 : ids.indexOf(id));
  for (const candidate of ids.slice(from)) {
    const index = photos.findIndex((photo) => photo.id === candidate);
    if (index >= 0) return index;
  }
  return Math.max(0, photos.length - 1);
}

/** Photos of the gallery, and those that could not be bought, are only looked at; one's own can be kept or deleted. */
export function isLookingOnly(mode: string | undefined): boolean {
  return mode === String(PREVIEW_MODE.visit) || mode === String(PREVIEW_MODE.fault);
}
