import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Frame } from '../../frames/frame.ts';
import { gloss } from '../../scenes/brushes/gloss-band.ts';
import { layCard } from '../../scenes/lay-card.ts';
import { write } from '../../scenes/lettering.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { tabletop } from '../../scenes/tabletop.ts';
import type { ViewChange } from '../../shoot/view.ts';

type Laid = Extract<Frame<ViewChange>, { kind: 'laid' }>;
type Place = readonly [x: number, y: number];

/** The paper on which the prints stand, shares of the sheet. */
export interface PrintSheet {
  name: string;
  desk: readonly [string, string];
  grain?: readonly [number, number];
  size: readonly [width: number, height: number];
  note: string;
  rows: readonly { columns: number; width: number; height: number; top: number; view?: ViewChange }[];
}

const GAP = 0.016;

/** Prints in rows on a sheet of photo paper with cutting lines, lying on a desk. */
export function printSheet(sheet: PrintSheet): Laid {
  const rows = sheet.rows.map((row) => ({ ...row, places: placesOf(row) }));
  const pictures = rows.map(({ width, height, places, view }) => ({
    width,
    height,
    at: places,
    edge: 0.0012,
    paper: '#d9dcdf',
    ...(view ? { view } : {}),
  }));
  return { kind: 'laid', ground: paperOnDesk(sheet), pictures, over: (context, w, h) => gloss(context, w, h, 0.05) };
}

function placesOf(row: { columns: number; width: number; height: number; top: number }): Place[] {
  const step = row.width + GAP * 1.33;
  const left = 0.5 - ((row.columns - 1) * step) / 2;
  return Array.from({ length: row.columns }, (_, i) => [left + i * step, row.top + row.height / 2]);
}

function paperOnDesk({ name, desk, grain, size, note }: PrintSheet): Scene {
  return tabletop(name, desk, grain, (context, w, h) => {
    const slab = { x: w / 2, y: h / 2, width: size[0] * w, height: size[1] * h };
    layCard(context, slab, '#fdfdfc', (width, height) => {
      cutMarks(context, width, height);
      write(context, note, {
        x: width / 2,
        y: height - h * 0.011,
        size: h * 0.015,
        colour: '#9aa0a6',
        weight: 400,
        align: 'center',
        spacing: 0.2,
      });
    });
  });
}

function cutMarks(context: SKRSContext2D, w: number, h: number): void {
  context.fillStyle = '#b9bec4';
  const length = h * 0.02;
  for (const x of [w * 0.03, w * 0.97]) {
    for (const y of [h * 0.024, h * 0.976]) {
      context.fillRect(x - length / 2, y, length, 1);
      context.fillRect(x, y - length / 2, 1, length);
    }
  }
}
