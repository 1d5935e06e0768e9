import { canDislike, type ResultImage } from '@kinora/contract';

/** Puts an id into a selection, or takes it out. */
export function toggleSelected(selected: readonly string[], id: string): readonly string[] {
  return selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id];
}

/** Whether all of the photos may be disliked: none of them is kept or in an order. */
export function areDislikable(photos: readonly Pick<ResultImage, 'status'>[]): boolean {
  return photos.length > 0 && photos.every(({ status }) => canDislike(status));
}
