import { WIDEST_SHARE } from '../stages/wardrobe/choose-garment.ts';
import { MOST_PITCH, MOST_ROLL, MOST_YAW } from '../stages/wardrobe/wearing-pose.ts';
import type { FaceBearing } from './moments-of.ts';
import type { SheetWish } from './sheet-wishes.ts';

/** A photo of a person, as far as it matters which sheets it is taken for. */
export interface CastPhoto {
  id: string;
  /** What is less good about it, as a face says it. */
  notes: readonly string[];
  /** Absent of a photo from before it was measured: it counts as straight to the camera. */
  bearing?: FaceBearing | undefined;
}

const STRAIGHT: FaceBearing = { yaw: 0, pitch: 0, roll: 0, smile: 0.5, mouthOpen: 0 };
/** With any of these a photo is taken when there is no better one. */
const SPOILS: readonly string[] = ['covered', 'dim', 'soft', 'small', 'eyes'];
const CUT = 'head-cut';

/** 0: as good as any; 1: the crown is cut off; 2: spoilt otherwise. */
export const rankOf = ({ notes }: CastPhoto): 0 | 1 | 2 =>
  notes.some((note) => SPOILS.includes(note)) ? 2 : notes.includes(CUT) ? 1 : 0;

/** From this size of the face on a sheet shows no crown. */
export const CLOSE_SHARE = 0.44;
/** A face this small is best seen from the front. */
const WIDE_SHARE = WIDEST_SHARE + 0.02;
/** The head of a sheet's photo is turned further than the sheet turns it, so that one sees it. */
const TURN_SEEN = 1.5;
const TURN_DEGREES = 20;
const SMILE_COST = 0.8;
/** From this on a smile, or none, that was asked for is one. */
const CLEAR_SMILE = 0.5;
const ASKED_SMILE_COST = 10;
/** The garment would stay off. */
const UNDRESSED_COST = 2;
const BROWS_COST = 0.3;
const CUT_COST = 0.3;
const HAIR_COST = 0.3;

/** How badly a photo suits a sheet: 0 as wished, 1 as bad as to take it twice as often as its share. */
export function costOf(wish: SheetWish, photo: CastPhoto): number {
  const { yaw, smile } = photo.bearing ?? STRAIGHT;
  const turned = wish.share < WIDE_SHARE ? 0 : wish.yaw * TURN_SEEN;
  const missed = Math.abs(wish.smile - (2 * smile - 1)) / 2;
  const isAsked = wish.isAsked && Math.abs(wish.smile) >= CLEAR_SMILE;
  return (
    Math.abs(yaw - turned) / TURN_DEGREES +
    missed * (isAsked ? ASKED_SMILE_COST : SMILE_COST * Math.min(1, Math.abs(wish.smile))) +
    (wish.isDressed && isTooTurned(photo) ? UNDRESSED_COST : 0) +
    (photo.notes.includes('brows') ? BROWS_COST : 0) +
    (photo.notes.includes('hair-cut') ? HAIR_COST : 0) +
    (rankOf(photo) === 1 ? CUT_COST : 0)
  );
}

function isTooTurned({ bearing = STRAIGHT }: CastPhoto): boolean {
  const { yaw, pitch, roll } = bearing;
  return Math.abs(yaw) > MOST_YAW || Math.abs(pitch) > MOST_PITCH || Math.abs(roll) > MOST_ROLL;
}

const SMILE_DEGREES = 10;

/** How far a photo is from what a document asks for: straight, level and calm. */
export function bentOf({ bearing = STRAIGHT }: CastPhoto): number {
  const { yaw, pitch, roll, smile } = bearing;
  return Math.abs(yaw) + Math.abs(pitch) + Math.abs(roll) + SMILE_DEGREES * smile;
}
