import type { Frame } from '../frames/frame.ts';
import type { Shot, View, ViewChange } from '../shoot/view.ts';
import type { Framing } from '../stages/framing.ts';
import type { Pose } from '../stages/pose/pose.ts';
import type { SheetGarment } from '../stages/wardrobe/choose-garment.ts';
import { COMPOSITION_NAMES, COMPOSITIONS, type Composition, type CompositionName } from './composition.ts';

export const SHEETS_PER_THEME = 20;

export interface Theme {
  /** Lower case with hyphens; also the folder's name, in which `about.json` says the rest. */
  id: string;
  sheets: readonly Shot[];
}

/** What a theme says about one composition: scene and light always; framing and pose are merged, a frame replaces. */
export type Look = Omit<View, 'framing' | 'pose'> & {
  framing?: Partial<Framing>;
  pose?: Pose;
  /** `true` keeps only this pose instead of merging it over the composition's. */
  replacePose?: boolean;
  frame?: Frame<ViewChange>;
};

/** One look for each of the twenty compositions, in any order; the sheets come out in the compositions' order. */
export function composeSheets(looks: Record<CompositionName, Look>): Shot[] {
  return COMPOSITION_NAMES.map((name) => shotOf(COMPOSITIONS[name], looks[name]));
}

function shotOf(composition: Composition, look: Look): Shot {
  const { framing, pose, frame, replacePose, ...view } = look;
  return {
    ...view,
    framing: { ...composition.framing, ...framing },
    pose: replacePose ? (pose ?? {}) : { ...composition.pose, ...pose },
    frame: frame ?? composition.frame,
    isSwapped: look.isSwapped ?? composition.isSwapped ?? false,
  };
}

/** Garments of a theme's sheets; where none is named, people wear their own. */
export type Wardrobe = Partial<Record<CompositionName, SheetGarment>>;

/**
 * A theme as its folder exports it.
 * @param wardrobe what is worn on its sheets, see `packages/wardrobe`; three outfits are enough, and all that a thread keeps.
 * @throws RangeError when a theme does not have exactly twenty sheets or an id that is not a folder's name.
 */
export function defineTheme(theme: Theme, wardrobe?: Wardrobe): Theme {
  if (theme.sheets.length !== SHEETS_PER_THEME) throw new RangeError(`${theme.id}: ${theme.sheets.length} sheets`);
  if (!/^[a-z]+(-[a-z]+)*$/.test(theme.id)) throw new RangeError(`not a theme id: ${theme.id}`);
  if (!wardrobe) return theme;
  const dress = (shot: Shot, name: CompositionName | undefined): Shot => {
    const garment = name && wardrobe[name];
    return garment ? { ...shot, garment } : shot;
  };
  return { ...theme, sheets: theme.sheets.map((shot, index) => dress(shot, COMPOSITION_NAMES[index])) };
}
