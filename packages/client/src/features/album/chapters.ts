import type { ResultImage } from '@kinora/contract';

/** A month of the album. */
export interface Chapter {
  /** Year and month, such as 2026-11. */
  readonly key: string;
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly photos: readonly ResultImage[];
  /** All its photos are here: its count is true. */
  readonly isWhole: boolean;
}

/**
 * The photos by months of the device's calendar, in the order in which they come (the newest first).
 * @param hasMore more photos will follow, so that the last month may still grow
 */
export function toChapters(photos: readonly ResultImage[], hasMore: boolean): readonly Chapter[] {
  const months = new Map<string, ResultImage[]>();
  for (const photo of photos) {
    const date = new Date(photo.stamp);
    const key = `${date.getFullYear()}-${date.getMonth() + 1}`;
    const month = months.get(key);
    if (month) month.push(photo);
    else months.set(key, [photo]);
  }
  const last = months.size - 1;
  return [...months].map(([key, own], index) => {
    const [year = 0, month = 1] = key.split('-').map(Number);
    return { key, year, month, photos: own, isWhole: !hasMore || index < last };
  });
}
