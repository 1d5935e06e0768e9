import type { DevelopStage } from '../../ui/photo-print';

/** When each photo, by its id, begins to develop on this screen, ms; in the order of arrival. */
export type Schedule = ReadonlyMap<string, number>;

/** How long one of the three stages takes, and how long after one photo the next may begin. */
const STAGE_MS = 380;
const GAP_MS = 260;
const DONE = 4;

/**
 * Adds the photos that have arrived. Those of the first answer lie there finished: they were developed before the user came.
 * Several that arrive at once develop one after another.
 */
export function scheduleArrivals(before: Schedule | undefined, ids: readonly string[], nowMs: number): Schedule {
  if (!before) return new Map(ids.map((id) => [id, Number.NEGATIVE_INFINITY]));
  const fresh = ids.filter((id) => !before.has(id));
  if (fresh.length === 0) return before;
  const next = new Map(before);
  let startMs = Math.max(nowMs, ...[...before.values()].map((value) => value + GAP_MS));
  for (const id of fresh) {
    next.set(id, startMs);
    startMs += GAP_MS;
  }
  return next;
}

/** How far a photo is: 0 blank paper, 1 to 3 ever clearer, 4 done. */
export function stageAt(startMs: number | undefined, nowMs: number): DevelopStage {
  if (startMs === undefined || nowMs < startMs) return 0;
  const passed = Math.floor((nowMs - startMs) / STAGE_MS);
  return passed >= 3 ? DONE : passed === 2 ? 3 : passed === 1 ? 2 : 1;
}

/** Whether any photo still changes. */
export function isDeveloping(schedule: Schedule, nowMs: number): boolean {
  return [...schedule.values()].some((startMs) => stageAt(startMs, nowMs) !== DONE);
}
