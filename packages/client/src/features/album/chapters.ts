import type { ResultImage } from '@kinora/contract';

interface Group {
  readonly key: string;
  readonly photos: readonly ResultImage[];
  /** All its photos are here: its count is true. */
  readonly isWhole: boolean;
}

/** A month of the album; its key is year and month, such as 2026-11. */
export interface Chapter extends Group {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** Photos that nobody keeps and that are erased on one day. */
export interface LeavingGroup extends Group {
  /** Days that are left, begun ones included: 1 on the last. */
  readonly days: number;
}

const DAY_MS = 86_400_000;

function groupBy(
  photos: readonly ResultImage[],
  hasMore: boolean,
  keyOf: (photo: ResultImage) => string,
): readonly Group[] {
  const groups = new Map<string, ResultImage[]>();
  for (const photo of photos) {
    const key = keyOf(photo);
    const group = groups.get(key);
    if (group) group.push(photo);
    else groups.set(key, [photo]);
  }
  const last = groups.size - 1;
  return [...groups].map(([key, own], index) => ({ key, photos: own, isWhole: !hasMore || index < last }));
}

/**
 * Photos that are not kept by the days that are left to keep them, in the order in which they come.
 * @param nowMs the device's time
 */
export function toLeavingGroups(
  photos: readonly ResultImage[],
  hasMore: boolean,
  nowMs: number,
): readonly LeavingGroup[] {
  const daysLeft = ({ gone }: ResultImage) => String(Math.max(1, Math.ceil((gone - nowMs) / DAY_MS)));
  return groupBy(photos, hasMore, daysLeft).map((group) => ({ ...group, days: Number(group.key) }));
}

/**
 * The photos by months of the device's calendar, in the order in which they come (the newest first).
 * @param hasMore more photos will follow, so that the last month may still grow
 */
export function toChapters(photos: readonly ResultImage[], hasMore: boolean): readonly Chapter[] {
  const monthOf = ({ stamp }: ResultImage) => {
    const date = new Date(stamp);
    return `${date.getFullYear()}-${date.getMonth() + 1}`;
  };
  return groupBy(photos, hasMore, monthOf).map((group) => {
    const [year = 0, month = 1] = group.key.split('-').map(Number);
    return { ...group, year, month };
  });
}
