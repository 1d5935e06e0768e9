import type { Face } from '@kinora/contract';

/** How many people a theme takes. */
export interface PeopleLimits {
  readonly min: number;
  readonly max: number;
}

/** A face that a shoot can be asked for: one that is still being prepared will do, the shoot then waits for it. */
export function isUsable({ state }: Pick<Face, 'state'>): boolean {
  return state !== 'failed';
}

/** Which of the faces take part: those chosen that still exist, the latest choice first to stay; else the newest ones. */
export function peopleInShoot(
  chosen: readonly string[],
  faces: readonly Pick<Face, 'id' | 'state'>[],
  { min, max }: PeopleLimits,
): readonly string[] {
  const usable = faces.filter(isUsable).map(({ id }) => id);
  const kept = chosen.filter((id) => usable.includes(id)).slice(-max);
  const missing = Math.max(Math.max(min, 1) - kept.length, 0);
  return [...kept, ...usable.filter((id) => !kept.includes(id)).slice(0, missing)];
}

/** The choice after a tap on a face: a tap more than fits lets go of the one chosen first, and the last one stays. */
export function togglePerson(taking: readonly string[], id: string, { min, max }: PeopleLimits): readonly string[] {
  if (!taking.includes(id)) return [...taking, id].slice(-max);
  return taking.length > Math.max(min, 1) ? taking.filter((one) => one !== id) : taking;
}
