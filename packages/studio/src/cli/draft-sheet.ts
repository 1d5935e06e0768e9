import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { comparePairs, MEDIAN_DIFFERENCE, SAME_PICTURE_BELOW } from '../difference/difference-of.ts';
import { measureFeatures } from '../difference/picture-features.ts';
import type { RenderedView } from '../frames/frame.ts';
import type { Plate } from '../plate.ts';
import { decodePlate, encodePlate } from '../prepare/plate-codec.ts';
import { preparePlate } from '../prepare/prepare-plate.ts';
import { dressPeople } from '../shoot/dress-people.ts';
import { renderShot } from '../shoot/render-shot.ts';
import { encodeSheet } from '../shoot/shoot-sheet.ts';
import type { Shot } from '../shoot/view.ts';
import { writeContactSheet } from './write-contact-sheet.ts';

const WIDTH_PX = 384;
const HEIGHT_PX = 512;
const CACHE = fileURLToPath(new URL('../../../../.cache/plates/', import.meta.url));

/** A theme, or what a description makes. */
export interface Draft {
  id: string;
  sheets: readonly Shot[];
}

/** Half-size sheets without the likeness gate, and which of them read as the same picture: for its author. */
export async function writeDraftSheet(draft: Draft, photos: readonly string[], file: string): Promise<void> {
  const plates: Plate[] = [];
  for (const photo of photos) plates.push(await readPlate(photo));
  const size = { widthPx: WIDTH_PX, heightPx: HEIGHT_PX };
  const views: RenderedView[] = [];
  for (const [sheet, shot] of draft.sheets.entries()) {
    const dressed = await dressPeople(shot, plates);
    views.push(renderShot({ shot, plates, dressed, ...size, sheet, seed: 0, attempt: 0, owner: draft.id }));
  }
  printDifference(views);
  await writeContactSheet(await Promise.all(views.map(encodeSheet)), file);
}

/** The plate of a photo, kept from one draft to the next. */
async function readPlate(photo: string): Promise<Plate> {
  const bytes = await readFile(photo);
  const cached = `${CACHE}${createHash('sha256').update(bytes).digest('hex')}.plate`;
  const known = await readFile(cached).catch(() => undefined);
  if (known) return decodePlate(known);
  const plate = await preparePlate(bytes);
  await mkdir(CACHE, { recursive: true });
  await writeFile(cached, encodePlate(plate));
  return plate;
}

function printDifference(views: readonly RenderedView[]): void {
  const pairs = comparePairs(views.map(({ picture, faces }) => measureFeatures(picture, faces)));
  for (const { first, second, difference } of pairs) {
    if (difference < SAME_PICTURE_BELOW) console.log(`too alike: ${first} and ${second}, ${difference.toFixed(3)}`);
  }
  const median = pairs[pairs.length >> 1]?.difference ?? 0;
  console.log(`median difference ${median.toFixed(3)} (at least ${MEDIAN_DIFFERENCE})`);
}
