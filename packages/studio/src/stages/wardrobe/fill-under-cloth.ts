import { createPlane, type Plane } from '../../pixels/float-plane.ts';
import type { Plate } from '../../plate.ts';
import type { DressedParts } from './dressed-parts.ts';
import type { KeptPhoto } from './keep-photo.ts';
import { PART_CELL_PX, partsOf } from './person-parts.ts';

/** Hair that the photo's cloth hid goes on under the garment for so much of a face height: its shoulders may lie lower. */
const FILL_FACES = 0.22;

/**
 * The photo's masks in the cells of the dressed plate. Hair that falls behind the shoulders goes on below where the photo's cloth began:
 * mask and colours of `dressed` are mirrored down, as far as to the garment.
 */
export function fillUnderCloth({ plate, frame, kept, cloth, fitted }: DressedParts, dressed: Plate): KeptPhoto {
  const pad = frame.padLeftPx / PART_CELL_PX;
  const width = frame.widthPx / PART_CELL_PX;
  const height = Math.ceil(frame.heightPx / PART_CELL_PX);
  const move = (from: Plane): Plane => {
    const to = createPlane(width, height);
    for (let y = 0; y < Math.min(height, from.heightPx); y++) {
      const row = from.data.subarray(y * from.widthPx, y * from.widthPx + Math.min(from.widthPx, width - pad));
      to.data.set(row, y * width + pad);
    }
    return to;
  };
  const behind = move(kept.behind);
  const isCloth = (x: number, y: number): boolean => {
    const row = y * PART_CELL_PX - fitted.fromY;
    return row >= 0 && (cloth.cover[row * fitted.widthPx + x * PART_CELL_PX] ?? 0) > 127;
  };
  const columns = Math.min(plate.widthPx / PART_CELL_PX, width - pad);
  for (let x = 0; x < columns; x++) extendColumn(plate, dressed, behind, x, pad, isCloth);
  return { head: move(kept.head), neck: move(kept.neck), before: move(kept.before), behind };
}

function extendColumn(
  plate: Plate,
  dressed: Plate,
  behind: Plane,
  own: number,
  pad: number,
  isCloth: (x: number, y: number) => boolean,
): void {
  const { clothes, widthPx: ownWidth, heightPx } = partsOf(plate);
  const { widthPx: width } = behind;
  const column = own + pad;
  const at = (y: number): number => behind.data[y * width + column] ?? 0;
  const rows = Math.min(heightPx, behind.heightPx);
  const most = Math.round((FILL_FACES * plate.faceHeightPx) / PART_CELL_PX);
  for (let y = rows - 2; y > 1; y--) {
    const isEnd = at(y) > 0.5 && at(y + 1) <= 0.5;
    if (!isEnd || (clothes[Math.min(rows - 1, y + 3) * ownWidth + own] ?? 0) < 128) continue;
    // The last cells are mixed with the cloth's colour: they are mirrored over too.
    const edge = y - 2;
    let room = 0;
    while (room <= most && !isCloth(column, edge + room)) room++;
    // Where the garment is further off the hair ends as it does.
    if (room > most) return;
    for (let k = 1; k <= room + 3 && edge + k < behind.heightPx; k++) {
      const from = edge - k;
      if (from < 0 || at(from) < 0.5) break;
      behind.data[(edge + k) * width + column] = at(from);
      mirrorPixels(dressed, column, from, edge + k);
    }
    return;
  }
}

function mirrorPixels({ widthPx, foreground, alpha }: Plate, column: number, fromCell: number, toCell: number): void {
  for (let dy = 0; dy < PART_CELL_PX; dy++) {
    for (let dx = 0; dx < PART_CELL_PX; dx++) {
      const x = column * PART_CELL_PX + dx;
      const from = (fromCell * PART_CELL_PX + PART_CELL_PX - 1 - dy) * widthPx + x;
      const to = (toCell * PART_CELL_PX + dy) * widthPx + x;
      foreground.copyWithin(to * 3, from * 3, from * 3 + 3);
      alpha[to] = alpha[from] ?? 0;
    }
  }
}
