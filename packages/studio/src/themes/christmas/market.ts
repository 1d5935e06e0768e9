import { pick } from '../../pixels/random.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { scatterBokeh } from '../../scenes/brushes/scatter-bokeh.ts';
import { shadeDown } from '../../scenes/brushes/shade-down.ts';
import { strokeLine } from '../../scenes/brushes/stroke-line.ts';
import { layer } from '../../scenes/layer.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { drawFirTree, FAIRY, GREEN } from './trees.ts';

/** The Christmas market in the evening: huts, strings of lamps, a great tree. */
export function market(options: {
  name: string;
  sky: readonly [string, string, string];
  hut: readonly [string, string];
  treeX: number;
  blur?: number;
}): Scene {
  const { sky, hut, treeX, blur = 0.008 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.5, sky[1]],
      [0.75, sky[2]],
      [1, '#1c1418'],
    ]);
    layer(context, w, h, { blur: blur * 1.2 }, (c) => {
      drawFirTree(c, treeX * w, h * 0.72, h * 0.5, GREEN, random);
      for (let i = 0; i < 5; i++) {
        const x = (i * 0.27 - 0.14) * w;
        const y = h * (0.52 + 0.03 * (i % 2));
        fillBox(c, x, y, w * 0.24, h * 0.26, hut[1]);
        fillBox(c, x + w * 0.02, y + h * 0.035, w * 0.2, h * 0.11, '#ffc878');
        for (let k = 0; k < 6; k++)
          fillDisc(
            c,
            x + w * (0.04 + k * 0.033),
            y + h * (0.06 + random() * 0.05),
            w * 0.012,
            pick(random, ['#c8342c', '#f0e4c8', '#2c6a4c', '#e8b04c']),
          );
        c.fillStyle = hut[0];
        c.beginPath();
        c.moveTo(x - w * 0.03, y + h * 0.02);
        c.lineTo(x + w * 0.12, y - h * 0.075);
        c.lineTo(x + w * 0.27, y + h * 0.02);
        c.fill();
        strokeLine(
          c,
          [
            [x - w * 0.03, y + h * 0.015],
            [x + w * 0.12, y - h * 0.08],
            [x + w * 0.27, y + h * 0.015],
          ],
          w * 0.022,
          '#eef3f8',
        );
      }
      fillBox(c, -w * 0.1, h * 0.77, w * 1.2, h * 0.4, shadeDown(c, h * 0.77, h, '#8c7c84', '#2c2630'));
    });
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 18; i++) {
        const t = i / 17;
        glow(
          context,
          t * w,
          h * (0.1 + row * 0.13 + 0.09 * Math.sin(t * Math.PI) * (1 - row * 0.2)),
          w * 0.045,
          row === 1 ? '#ffe0a8' : '#ffb860',
          0.85,
        );
      }
    glow(context, w * 0.5, h * 0.6, w * 0.8, '#ffb45a', 0.4);
    scatterBokeh(
      context,
      w,
      h,
      {
        count: 40,
        colours: [...FAIRY, '#ff6a4a', '#8ac4ff'],
        radius: [0.01, 0.042],
        opacity: 0.42,
        area: [0, 0.3, 1, 0.85],
      },
      random,
    );
  });
}
