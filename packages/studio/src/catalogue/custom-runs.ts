import { outfitsOf } from '../custom/compose/garments.ts';
import { paletteOf } from '../custom/compose/outfits.ts';
import { wishOf } from '../custom/compose/wish.ts';
import type { CustomRecipe } from '../custom/recipe.ts';
import { inRuns, outfitOfSheet, type PhotosOf } from './shooting-order.ts';

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

/** Pictures of a description as they are best shot: all of a run are in one outfit and of the same photos. */
export function pictureRuns(recipe: CustomRecipe, pictures: readonly number[], photosOf: PhotosOf): number[][] {
  return inRuns(pictures, (picture) => runOfPicture(recipe, picture), photosOf);
}

/** Which run a sheet belongs to, of a theme or of a description. */
export const runOfSheet = (recipe: CustomRecipe | undefined, sheet: number): number =>
  recipe ? runOfPicture(recipe, sheet) : outfitOfSheet(sheet);
