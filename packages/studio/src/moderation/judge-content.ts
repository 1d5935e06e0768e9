import { MIN_TONAL_SPREAD } from '../matching/judge-picture.ts';
import type { Exposure } from './measure-exposure.ts';

/** Why a picture may not be shown. */
export type PictureRefusal = 'minor' | 'sexual' | 'other';

/** One person of a picture. */
export interface SeenPerson {
  exposure: Exposure;
  /** Estimated years; the net errs by several. */
  age: number;
}

const ADULT_YEARS = 18;
/** Below it a picture has one ink, in which cloth has the tone of skin: plates in sepia or grey measured 0.0068 at most, others 0.0074 at least. */
const MIN_VARIETY = 0.007;
/** More of the surroundings in the tone of skin, and the tone tells nothing: snow at dusk measured 0.96. */
const MAX_SURROUND = 0.5;
/** Of all pictures of the themes the barest in colour measured 1.3 and 0.45; drawn bare bodies 11 and 0.98. */
const SEXUAL = { area: 3, share: 0.65 };
/** Who looks under age is judged earlier: shoulders and arms are enough. */
const MINOR = { area: 1.8, share: 0.5 };

/** What the evidence speaks against; undefined: nothing. */
export function judgeContent(tonalSpread: number, people: readonly SeenPerson[]): PictureRefusal | undefined {
  if (tonalSpread < MIN_TONAL_SPREAD) return 'other';
  const telling = people.filter(({ exposure }) => exposure.variety >= MIN_VARIETY && exposure.surround <= MAX_SURROUND);
  if (telling.some((person) => person.age < ADULT_YEARS && isBare(person, MINOR))) return 'minor';
  return telling.some((person) => isBare(person, SEXUAL)) ? 'sexual' : undefined;
}

function isBare({ exposure }: SeenPerson, limits: typeof SEXUAL): boolean {
  return exposure.area >= limits.area && exposure.share >= limits.share;
}
