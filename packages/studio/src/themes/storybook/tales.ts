import { pick } from '../../pixels/random.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { strokeLine } from '../../scenes/brushes/stroke-line.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { cutPaper } from '../../scenes/cut-paper.ts';
import { painted } from '../../scenes/painted.ts';
import { traceCrescent } from '../../scenes/paper-crescent.ts';
import { traceHills } from '../../scenes/paper-hills.ts';
import { traceStar } from '../../scenes/paper-star.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';

import { type Land, land } from './lands.ts';

/** Paper stars on threads, a crescent moon, sleeping hills. */
export function starNight(options: Land & { star: string }): Scene {
  return land(
    { cloud: options.sky[1], ...options },
    (context, w, h, random) => {
      cutPaper(context, '#fbe6a4', w * 0.016, traceCrescent(w * 0.26, h * 0.22, w * 0.15));
      glow(context, w * 0.26, h * 0.22, w * 0.4, '#fbe6a4', 0.45);
      for (let i = 0; i < 16; i++) {
        const x = ((i + 0.3 + random() * 0.4) / 16) * w;
        const y = h * (0.05 + random() * 0.48);
        fillBox(context, x - 0.5, -2, 1, y, 'rgba(255,255,255,0.35)');
        cutPaper(context, options.star, w * 0.006, traceStar(x, y, w * (0.014 + random() * 0.02), random()));
      }
    },
    0.68,
  );
}

/** A castle on its hill under a rainbow. */
export function castle(options: Land & { wall: string; roof: string; x?: number }): Scene {
  const { wall, roof, x = 0.26 } = options;
  return land(
    options,
    (context, w, h) => {
      ['#e8705c', '#f0a850', '#f4d868', '#84c08c', '#6ca4cc', '#9c84c0'].forEach((colour, i) => {
        context.strokeStyle = colour;
        context.lineWidth = w * 0.026;
        context.beginPath();
        context.arc(w * 0.62, h * 0.58, w * (0.56 - i * 0.026), Math.PI, 0);
        context.stroke();
      });
      for (const [dx, wide, tall] of [
        [-0.14, 0.09, 0.2],
        [0.14, 0.09, 0.22],
        [0, 0.2, 0.15],
        [-0.05, 0.07, 0.27],
        [0.06, 0.06, 0.3],
      ] as const) {
        const px = (x + dx) * w;
        cutPaper(context, wall, w * 0.008, (c) => c.rect(px - (wide * w) / 2, h * (0.62 - tall), wide * w, h * tall));
        if (wide < 0.15)
          cutPaper(context, roof, w * 0.01, (c) => {
            c.moveTo(px - wide * w * 0.68, h * (0.62 - tall));
            c.lineTo(px, h * (0.62 - tall - 0.1));
            c.lineTo(px + wide * w * 0.68, h * (0.62 - tall));
            c.closePath();
          });
        fillBox(context, px - w * 0.012, h * (0.62 - tall + 0.03), w * 0.024, h * 0.03, '#f8d878');
      }
      cutPaper(context, options.hills[0] ?? '#84b06c', w * 0.016, traceHills(w, h, h * 0.63, h * 0.03, 2.2, 0.9));
      cutPaper(context, options.hills[1] ?? '#5c9450', w * 0.016, traceHills(w, h, h * 0.74, h * 0.03, 0.4, 1.1));
    },
    0.66,
  );
}

/** A rocket among paper planets. */
export function space(options: { name: string; sky: readonly [string, string]; blur?: number }): Scene {
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, options.sky[0]],
      [1, options.sky[1]],
    ]);
    for (let i = 0; i < 26; i++)
      cutPaper(
        context,
        pick(random, ['#fbe6a4', '#ffffff', '#f4c0b0']),
        w * 0.004,
        traceStar(random() * w, random() * h, w * (0.008 + random() * 0.014), random()),
      );
    for (const [x, y, r, colour, ring] of [
      [0.16, 0.2, 0.14, '#e88c5c', '#f8dca8'],
      [0.9, 0.62, 0.18, '#6cb4b8', ''],
      [0.84, 0.1, 0.07, '#d880a8', ''],
      [0.06, 0.72, 0.08, '#f0c458', ''],
    ] as const) {
      cutPaper(context, colour, w * 0.014, (c) => c.arc(x * w, y * h, r * w, 0, Math.PI * 2));
      fillDisc(context, (x - r * 0.3) * w, (y - r * 0.16) * h, r * w * 0.22, 'rgba(255,255,255,0.25)');
      fillDisc(context, (x + r * 0.35) * w, (y + r * 0.2) * h, r * w * 0.14, 'rgba(60,20,60,0.18)');
      if (ring)
        strokeLine(
          context,
          [
            [(x - r * 1.7) * w, (y + r * 0.35) * h],
            [(x + r * 1.7) * w, (y - r * 0.35) * h],
          ],
          w * 0.016,
          ring,
        );
    }
    context.save();
    context.translate(w * 0.72, h * 0.26);
    context.rotate(0.5);
    for (const side of [-1, 1])
      fillPolygon(
        context,
        [
          [side * w * 0.045, h * 0.05],
          [side * w * 0.1, h * 0.1],
          [side * w * 0.04, h * 0.085],
        ],
        '#d8443c',
      );
    cutPaper(context, '#fdf6ea', w * 0.01, (c) => {
      c.moveTo(0, -h * 0.1);
      c.quadraticCurveTo(w * 0.09, 0, w * 0.045, h * 0.09);
      c.lineTo(-w * 0.045, h * 0.09);
      c.quadraticCurveTo(-w * 0.09, 0, 0, -h * 0.1);
    });
    fillDisc(context, 0, h * 0.005, w * 0.028, '#5ca4c8');
    fillPolygon(
      context,
      [
        [-w * 0.03, h * 0.092],
        [0, h * 0.17],
        [w * 0.03, h * 0.092],
      ],
      '#f8b048',
    );
    context.restore();
    texture(context, w, h, { opacity: 0.22, scale: [0.9, 0.7] }, random);
    defocus(context, w, h, options.blur ?? 0.0025);
  });
}
