import { readFile } from 'node:fs/promises';
import type { RenderedView } from '../frames/frame.ts';
import type { Plate } from '../plate.ts';
import { asAnother, freeToTurn } from '../prepare/another-person.fixture.ts';
import { preparePlate } from '../prepare/prepare-plate.ts';
import { dressPeople } from '../shoot/dress-people.ts';
import { renderShot } from '../shoot/render-shot.ts';
import type { Shot } from '../shoot/view.ts';
import type { Theme } from './define-theme.ts';

const PHOTO = new URL('../../test/astronaut.png', import.meta.url);

/** At this size a theme's nearest pair and its median differ by 0.02 at most from those at half size, in less than half the time. */
export const SMALL = { widthPx: 192, heightPx: 256 };
/** Goldens are made of sheets of half size, as authors see them in drafts. */
export const HALF = { widthPx: 384, heightPx: 512 };

// Prepared once for all themes that a worker tests.
let prepared: Promise<readonly [Plate, Plate]> | undefined;

/** The sample face, and somebody to stand beside it. */
export function preparePeople(): Promise<readonly [Plate, Plate]> {
  prepared ??= readFile(PHOTO)
    .then(preparePlate)
    .then((plate) => [freeToTurn(plate), asAnother(freeToTurn(plate))] as const);
  return prepared;
}

/** One sheet of a theme as its first take, with as many people as there are plates. */
export async function renderSheetOf(
  { id, sheets }: Theme,
  sheet: number,
  plates: readonly Plate[],
  size: typeof SMALL,
): Promise<RenderedView> {
  const shot = sheets[sheet];
  if (!shot) throw new RangeError(`${id} has no sheet ${sheet}`);
  const dressed = await dressOnce(id, shot, plates);
  return renderShot({ shot, plates, dressed, ...size, sheet, seed: 0, attempt: 0, owner: id });
}

/** What the people of the theme at hand wear: its tests show each outfit many times. */
const worn = { theme: '', outfits: new Map<string, Promise<readonly Plate[]>>() };

function dressOnce(theme: string, shot: Shot, plates: readonly Plate[]): Promise<readonly Plate[]> {
  if (worn.theme !== theme) {
    worn.theme = theme;
    worn.outfits.clear();
  }
  const key = JSON.stringify([shot.garment, shot.framing.mirror ?? false, plates.length]);
  const dressed = worn.outfits.get(key) ?? dressPeople(shot, plates);
  worn.outfits.set(key, dressed);
  return dressed;
}
