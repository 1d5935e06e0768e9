import { MIN_TONAL_SPREAD } from '../matching/measure-finish.ts';
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
/** Less bare skin than this nobody is refused for. */
export const LEAST_AREA = MINOR.area;

/** More cloth than this among what has the tone of skin, and a body is dressed: beige clothes measured 0.79 to 0.91, bare bodies 0.07 to 0.31. */
export const MOST_CLOTH = 0.6;

/** What the evidence speaks against; undefined: nothing. */
export function judgeContent(tonalSpread: number, people: readonly SeenPerson[]): PictureRefusal | undefined {
  if (tonalSpread < MIN_TONAL_SPREAD) return 'other';
  const suspects = people.filter(({ exposure }) => isSuspect(exposure));
  if (suspects.some(({ age }) => age < ADULT_YEARS)) return 'minor';
  return suspects.some(({ exposure }) => isBare(exposure, SEXUAL)) ? 'sexual' : undefined;
}

/** Whether a picture could be refused for a body: of nobody else the age matters. */
export function isSuspect(exposure: Exposure): boolean {
  return exposure.variety >= MIN_VARIETY && exposure.surround <= MAX_SURROUND && isMuchSkin(exposure);
}

/** Whether the area and the share are those of a bare body, whatever else speaks against their telling anything. */
export function isMuchSkin(exposure: Exposure): boolean {
  return isBare(exposure, MINOR);
}

function isBare({ area, share }: Exposure, limits: typeof SEXUAL): boolean {
  return area >= limits.area && share >= limits.share;
}
