import { momentsOf } from '../custom/compose/moments.ts';
import { compositionsFor, faceFor, framingFor, isSwappedFor } from '../custom/compose/posing.ts';
import { type Wish, wishOf } from '../custom/compose/wish.ts';
import type { ConceptId } from '../custom/concepts.ts';
import type { CustomRecipe } from '../custom/recipe.ts';
import type { Framing } from '../stages/framing.ts';
import type { Pose } from '../stages/pose/pose.ts';
import { COMPOSITION_NAMES, COMPOSITIONS, type Composition } from '../themes/composition.ts';
import { countOutfits, runOfPicture } from './custom-runs.ts';
import { outfitOfSheet } from './shooting-order.ts';

/** What a sheet would have of the photo of a person. */
export interface SheetWish {
  /** Sheets of one number are shot in one outfit, one after the other. */
  run: number;
  /** Whether a garment is put on. */
  isDressed: boolean;
  /** Height of the face as a share of the picture's. */
  share: number;
  /** Degrees by which the head is turned, as the photo shows it: a mirrored sheet shows it the other way. */
  yaw: number;
  /** −1 surely no smile, 1 surely one, 0 either. */
  smile: number;
  /** The expression was asked for, in a description or by a keyword. */
  isAsked: boolean;
  /** For a document: as straight and calm as there is. */
  isStraight: boolean;
}

/** What is shot, as a shoot is ordered. */
export interface CastSubject {
  themeId: string;
  recipe?: CustomRecipe | undefined;
  /** What changes the sheets of a theme. */
  keywords?: readonly ConceptId[];
}

/** Whose pictures are for papers. */
const DOCUMENT_THEME = 'id-photo';
/** Of two each looks at the other this much, and the composition's own turn is heard through it. */
const INWARDS_DEGREES = 6;
const HEARD = 0.4;

/**
 * What each sheet wishes of a person's photo.
 * @param person which of the people, from the left.
 */
export function wishesOf({ themeId, recipe, keywords = [] }: CastSubject, person = 0, people = 1): SheetWish[] {
  const turned = (framing: Framing, pose: Pose, isSwapped: boolean): number => {
    const inwards = (person === 0) === isSwapped ? -1 : 1;
    const { yaw: own = 0 } = pose;
    const yaw = people > 1 ? INWARDS_DEGREES * inwards + HEARD * own : own;
    return framing.mirror ? -yaw : yaw;
  };
  const wishOfSheet = (wish: Wish, framing: Framing, own: Pose, index: number) => {
    const face = faceFor(wish, framing.share, index);
    return { share: framing.share, smile: face.smile ?? own.smile ?? 0, isAsked: face.smile !== undefined };
  };
  if (recipe) {
    const wish = wishOf(recipe);
    const isDressed = countOutfits(recipe) > 0;
    const moments = momentsOf(wish, recipe.count);
    return compositionsFor(wish, recipe.count, people).map((name, index) => {
      const { pose } = COMPOSITIONS[name];
      const framing = framingFor(name, people);
      const yaw = turned(framing, pose, isSwappedFor(name));
      const run = runOfPicture(recipe, index);
      return { run, isDressed, yaw, isStraight: false, ...wishOfSheet(moments[index] ?? wish, framing, pose, index) };
    });
  }
  const wish = wishOf({ found: [], without: [], keywords });
  return COMPOSITION_NAMES.map((name, index) => {
    const { framing, pose, isSwapped = false }: Composition = COMPOSITIONS[name];
    const run = outfitOfSheet(index);
    const yaw = turned(framing, pose, isSwapped);
    const isStraight = themeId === DOCUMENT_THEME;
    return { run, isDressed: run > 0, yaw, isStraight, ...wishOfSheet(wish, framing, pose, index) };
  });
}
