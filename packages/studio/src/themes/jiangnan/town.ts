import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { shadeDown } from '../../scenes/brushes/shade-down.ts';
import { strokeLine } from '../../scenes/brushes/stroke-line.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** Colours of a town: plaster in light and shade, tiles, wood. */
interface Town {
  plaster: readonly [string, string];
  tile: string;
  wood: string;
}

/** A gable that rises in steps, each step under its own tiles. Pixels; `foot` is the ground. */
export function drawGable(
  context: SKRSContext2D,
  x: number,
  foot: number,
  wide: number,
  tall: number,
  town: Town,
): void {
  const steps = [
    [0, 1, 0.7],
    [0.16, 0.68, 0.86],
    [0.33, 0.34, 1],
  ] as const;
  for (const [left, share, up] of steps) {
    const top = foot - tall * up;
    const px = x + left * wide;
    fillBox(context, px, top, share * wide, tall * up, shadeDown(context, top, foot, town.plaster[0], town.plaster[1]));
    const thick = Math.max(2, wide * 0.045);
    strokeLine(
      context,
      [
        [px - thick, top - thick * 0.7],
        [px + thick, top],
        [px + share * wide - thick, top],
        [px + share * wide + thick, top - thick * 0.7],
      ],
      thick,
      town.tile,
    );
    strokeLine(
      context,
      [
        [px + thick, top + thick * 0.9],
        [px + share * wide - thick, top + thick * 0.9],
      ],
      thick * 0.3,
      cssOfHex(town.tile, 0.5),
    );
  }
  for (const [dx, dy] of [
    [0.24, 0.42],
    [0.64, 0.42],
    [0.44, 0.68],
  ] as const) {
    const size = wide * 0.11;
    fillBox(context, x + dx * wide, foot - tall * dy, size, size * 1.2, town.wood);
    fillBox(context, x + dx * wide - size * 0.3, foot - tall * dy - size * 0.3, size * 1.6, size * 0.24, town.tile);
  }
}
