import { outfitsOf } from '../custom/compose/garments.ts';
import { paletteOf } from '../custom/compose/outfits.ts';
import { wishOf } from '../custom/compose/wish.ts';
import type { CustomRecipe } from '../custom/recipe.ts';
import { inRuns, type ShotPhotos } from './shooting-order.ts';

/** In one outfit a description's pictures still go by thirds, so that each third has photos of its own. */
const RUNS = 3;

/** Garments that the pictures of a description are shot in; 0: everybody wears their own clothes. */
export const countOutfits = (recipe: CustomRecipe): number => {
  const wish = wishOf(recipe);
  return outfitsOf(wish, paletteOf(wish)).length;
};

/** Which run of a description's pictures one belongs to: a run is in one outfit. */
export function runOfPicture(recipe: CustomRecipe, picture: number): number {
  const outfits = countOutfits(recipe);
  return Math.floor((picture * (outfits > 1 ? outfits : RUNS)) / recipe.count);
}

/** Pictures of a description in the order in which they are best shot; as they are given where all are of the same photos. */
export function pictureOrder(recipe: CustomRecipe, pictures: readonly number[], photos: ShotPhotos): number[] {
  if (new Set(pictures.map(photos.of)).size < 2) return [...pictures];
  return inRuns(pictures, (picture) => runOfPicture(recipe, picture), photos);
}
