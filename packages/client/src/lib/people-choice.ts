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

type Choosable = Pick<Face, 'id' | 'mid' | 'state' | 'relation'>;

/** The user comes first, the sample last. */
const byNearness = (one: Choosable, other: Choosable): number => rankOf(one) - rankOf(other);
const rankOf = ({ relation }: Choosable): number => (relation === 'me' ? 0 : relation === 'sample' ? 2 : 1);

/**
 * Which of the faces take part, one of a person: those chosen that still exist, the latest choice first to stay; else the
 * user, then the others.
 */
export function peopleInShoot(
  chosen: readonly string[],
  faces: readonly Choosable[],
  { min, max }: PeopleLimits,
): readonly string[] {
  const usable = faces.filter(isUsable).sort(byNearness);
  const kept = onePerPerson(chosen.flatMap((id) => usable.find((face) => face.id === id) ?? []).reverse())
    .slice(0, max)
    .reverse();
  const others = onePerPerson(usable).filter(({ mid }) => !kept.some((face) => face.mid === mid));
  const missing = Math.max(Math.max(min, 1) - kept.length, 0);
  return [...kept, ...others.slice(0, missing)].map(({ id }) => id);
}

function onePerPerson<Owned extends Choosable>(faces: readonly Owned[]): Owned[] {
  return faces.filter(({ mid }, index) => faces.findIndex((face) => face.mid === mid) === index);
}

/**
 * What is shot of those who take part: all ready photos of each, of which every sheet takes the one that suits it; else the one that
 * they were chosen by, for which the shoot then waits.
 *
 * @param alone photos that are shot without the others of their person.
 */
export function photosToShoot(
  taking: readonly string[],
  faces: readonly Choosable[],
  alone: readonly string[],
): readonly string[] {
  return taking.flatMap((id) => {
    const chosen = faces.find((face) => face.id === id);
    if (!chosen || alone.includes(id)) return [id];
    const ready = faces.filter(({ mid, state }) => mid === chosen.mid && state === 'ready');
    return ready.length > 0 ? ready.map((face) => face.id) : [id];
  });
}

/** The choice after a tap on a face: a tap more than fits lets go of the one chosen first, and the last one stays. */
export function togglePerson(taking: readonly string[], id: string, { min, max }: PeopleLimits): readonly string[] {
  if (!taking.includes(id)) return [...taking, id].slice(-max);
  return taking.length > Math.max(min, 1) ? taking.filter((one) => one !== id) : taking;
}
