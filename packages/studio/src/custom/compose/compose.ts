import type { Shot, View } from '../../shoot/view.ts';
import type { Overlay } from '../../stages/overlay/overlay-kinds.ts';
import { COMPOSITIONS, type CompositionName } from '../../themes/composition.ts';
import type { CustomRecipe } from '../recipe.ts';
import { type Air, airsOf, airsOfHour } from './airs.ts';
import { gradeOf, mediumOf } from './finish-of.ts';
import { ofRun, outfitsOf, wear } from './garments.ts';
import { growthOf } from './growth.ts';
import { lightingOf } from './lighting-of.ts';
import { coverLinesOf } from './magazine.ts';
import { momentsOf } from './moments.ts';
import { dressSecond, hairOf, outfitOf, paletteOf } from './outfits.ts';
import { overlaysOf } from './overlays-of.ts';
import { compositionsFor, framingFor, isSwappedFor, poseFor } from './posing.ts';
import { type Stand, stagedAt, standsOf } from './stands.ts';
import { type Wish, wishOf } from './wish.ts';

/**
 * The pictures of a custom shoot. The same recipe gives the same pictures; no two of them read as one.
 * @param people one, or two who are portrayed together.
 */
export function composeShots(recipe: CustomRecipe, people = 1): Shot[] {
  const wish = wishOf(recipe);
  const plan = planOf(wish, recipe.count);
  const outfits = outfitsOf(wish, paletteOf(wish));
  return compositionsFor(wish, recipe.count, people).map((name, index) => {
    const garment = ofRun(outfits, index, recipe.count);
    const scenery = shotOf(plan, name, index);
    const shot: Shot = { ...scenery, framing: framingFor(name, people), isSwapped: isSwappedFor(name) };
    return garment ? wear(shot, garment) : shot;
  });
}

type Scenery = Omit<Shot, 'framing' | 'isSwapped'>;

/** What each picture shows and where, for the pictures behind the last too: layouts show more than one. */
interface Plan {
  wishAt(index: number): Wish;
  standAt(index: number): Stand;
  /** The colours of the whole shoot. */
  palette: readonly string[];
}

function planOf(wish: Wish, count: number): Plan {
  const moments = momentsOf(wish, count);
  const wishAt = (index: number): Wish => moments[index % count] ?? wish;
  return { wishAt, standAt: standsOf(wish, moments), palette: paletteOf(wish) };
}

function shotOf(plan: Plan, name: CompositionName, index: number): Scenery {
  const { frame } = COMPOSITIONS[name];
  const view = viewOf(plan, index);
  const shot = { ...view, pose: poseFor(plan.wishAt(index), name, index), frame };
  if (frame.kind === 'strip' || frame.kind === 'polaroid') {
    return { ...shot, frame: { ...frame, ground: viewOf(plan, index + 2).scene } };
  }
  if (frame.kind === 'contact')
    return {
      ...shot,
      frame: {
        ...frame,
        views: frame.views.map((change, k) => ({ ...change, scene: viewOf(plan, index + k).scene })),
      },
    };
  return shot;
}

function viewOf({ wishAt, standAt, palette }: Plan, index: number): Omit<View, 'framing'> {
  const wish = wishAt(index);
  const stand = standAt(index);
  const { place, round, set } = stand;
  const airs = set ? airsOfHour(wish, set.time) : airsOf(wish, place.name);
  const air = airs[index % airs.length] ?? airs[0];
  const ground = place.grounds[round % place.grounds.length];
  if (!air || !ground) throw new RangeError('a place without a ground');
  const growth = growthOf(wish, air, index);
  const staged = stagedAt(stand);
  const scene = staged?.scene ?? ground({ air, growth, palette, seed: index + 1 });
  const outfit = outfitOf(wish, index);
  const hair = hairOf(wish, index);
  const medium = mediumOf(wish, air, index, palette);
  const surroundings = { air, growth, index, isIndoors: place.isIndoors, palette };
  return {
    scene: index % 4 >= 2 && !staged ? { ...scene, flip: true } : scene,
    light: staged && wish.of('light').length === 0 ? staged.light : lightingOf(wish, air, index, place.isIndoors),
    grade: gradeOf(wish, air, index),
    overlays: [...overlaysOf(wish, surroundings), ...washOf(palette, air, index), ...coverLinesOf(wish, air, index)],
    ...(outfit === undefined ? {} : { outfit }),
    ...(hair === undefined ? {} : { hair }),
    second: dressSecond(wish, index),
    ...(medium ? { medium } : {}),
  };
}

/** A breath of the colour that was asked for, over some of the pictures. */
function washOf(palette: readonly string[], air: Air, index: number): Overlay[] {
  const colour = palette[index % Math.max(1, palette.length)];
  if (colour === undefined || index % 3 !== 1) return [];
  return [{ kind: 'wash', colour, blend: 'soft-light', strength: air.isDark ? 0.3 : 0.22 }];
}
