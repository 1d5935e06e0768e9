import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { RIBBONS } from './caves.ts';
import {
  AZURITE,
  ageWall,
  CINNABAR,
  CREAM,
  drawCloud,
  drawHalo,
  drawLotus,
  drawRibbon,
  MALACHITE,
  OCHRE,
} from './motifs.ts';

/** A scroll from the library cave: ruled columns, a faded seal. */
export const SCROLL: Scene = painted('dunhuang-scroll', (context, w, h, random) => {
  fillAround(
    context,
    w,
    h,
    [0.4, 0.3, 1.3],
    [
      [0, '#d8b87c'],
      [1, '#a07c44'],
    ],
  );
  texture(context, w, h, { opacity: 0.4, scale: [2.4, 0.06] }, random);
  texture(context, w, h, { opacity: 0.4, scale: [0.9, 0.7] }, random);
  for (let x = 0.04; x < 1; x += 0.085)
    fillBox(context, x * w, h * 0.03, w * 0.002, h * 0.94, cssOfHex('#5a3c1c', 0.5));
  for (const y of [0.03, 0.97]) fillBox(context, 0, y * h, w, h * 0.002, cssOfHex('#5a3c1c', 0.5));
  drawLotus(context, w * 0.06, h * 0.07, w * 0.12, [CREAM, '#c8785c', OCHRE]);
  drawLotus(context, w * 0.96, h * 0.95, w * 0.14, ['#9cc0b0', CREAM, CINNABAR]);
  fillBox(context, w * 0.86, h * 0.07, w * 0.08, w * 0.08, cssOfHex(CINNABAR, 0.7));
  defocus(context, w, h, 0.001);
});

/** A piece of mural: lotus on malachite. */
export const FRAGMENT: Scene = painted('dunhuang-fragment', (context, w, h, random) => {
  fillBox(context, 0, 0, w, h, '#3c7c68');
  for (let row = 0; row < 6; row++)
    for (let k = 0; k < 4; k++)
      drawLotus(
        context,
        (k * 0.32 + (row % 2) * 0.16) * w,
        row * 0.2 * h,
        w * 0.13,
        row % 2 === 0 ? [CREAM, '#c8785c', OCHRE] : ['#a8c8d8', AZURITE, CREAM],
      );
  ageWall(context, w, h, 1, random);
});

/** The poster: halo and ribbons on azurite. */
export const POSTER: Scene = painted('poster', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#28508c'],
    [1, '#122448'],
  ]);
  texture(context, w, h, { opacity: 0.35, scale: [0.5, 0.4] }, random);
  drawCloud(context, w * 0.14, h * 0.12, w * 0.12, 1, [CREAM, MALACHITE]);
  drawCloud(context, w * 0.88, h * 0.64, w * 0.12, -1, [CREAM, MALACHITE]);
  drawHalo(context, w * 0.5, h * 0.4, w * 0.42);
  for (const ribbon of RIBBONS) drawRibbon(context, w, h, ribbon);
  ageWall(context, w, h, 0.5, random);
});
