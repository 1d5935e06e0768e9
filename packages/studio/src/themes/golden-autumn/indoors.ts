import { pick } from '../../pixels/random.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { shadeAcross } from '../../scenes/brushes/shade-across.ts';
import { shadeDown } from '../../scenes/brushes/shade-down.ts';
import { strokeLine } from '../../scenes/brushes/stroke-line.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { layer } from '../../scenes/layer.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { drawCrown, type Foliage } from '../../scenes/tree-crown.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { DEEP_GOLD, drawFan, drawGinkgo, FROM_TOP, GOLD, PALE_GOLD, strewFans } from './ginkgo.ts';

const BOOKS = ['#6b2d1f', '#8a5a2b', '#2f4a5c', '#4c5c3c', '#a67c3d', '#d2b48c', '#3c2c2c'] as const;

/** A reading room: shelves at one side, a tall window full of gold at the other. */
export function readingRoom(options: {
  name: string;
  wood: readonly [string, string];
  foliage: Foliage;
  blur?: number;
}): Scene {
  const { wood, foliage, blur = 0.006 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, '#cfe0ea'],
      [1, '#f4e4b0'],
    ]);
    layer(context, w, h, { blur: 0.013 }, (c) => {
      for (let i = 0; i < 8; i++)
        drawCrown(c, w * (random() * 0.6), h * (0.1 + random() * 0.5), w * 0.17, h * 0.1, foliage, random, 80);
    });
    layer(context, w, h, { blur }, (c) => {
      fillBox(c, w * 0.56, -h * 0.1, w * 0.6, h * 1.2, wood[1]);
      for (let row = 0; row < 7; row++) {
        const y = h * (0.1 + row * 0.135);
        for (let x = w * 0.6; x < w * 1.1; ) {
          const wide = w * (0.018 + random() * 0.026);
          const tall = h * (0.08 + random() * 0.035);
          fillBox(c, x, y - tall, wide, tall, pick(random, BOOKS));
          fillBox(c, x, y - tall * 0.8, wide, tall * 0.05, '#d8b46a');
          x += wide + w * 0.002;
        }
        fillBox(c, w * 0.56, y, w * 0.6, h * 0.014, wood[0]);
      }
      for (const x of [-0.03, 0.25, 0.53])
        fillBox(
          c,
          x * w,
          -h * 0.1,
          w * 0.035,
          h * 0.95,
          shadeAcross(c, x * w, (x + 0.035) * w, wood[1], wood[0], wood[1]),
        );
      for (const y of [0.24, 0.52]) fillBox(c, 0, y * h, w * 0.56, h * 0.012, wood[0]);
      fillBox(c, -w * 0.1, h * 0.8, w * 1.3, h * 0.4, shadeDown(c, h * 0.8, h, wood[0], wood[1]));
    });
    glow(context, w * 0.22, h * 0.3, w * 0.9, '#fff0b8', 0.5);
  });
}

/** The seat at a train's window, gold hills running by. */
export function train(options: {
  name: string;
  sky: readonly [string, string];
  hills: readonly string[];
  cabin: readonly [string, string];
  curtain: string;
  blur?: number;
}): Scene {
  const { sky, hills, cabin, curtain, blur = 0.005 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.5, sky[1]],
      [1, sky[1]],
    ]);
    layer(context, w, h, { blur: 0.008 }, (c) => {
      hills.forEach((colour, row) => {
        c.fillStyle = colour;
        c.beginPath();
        c.moveTo(-w * 0.1, h);
        const phase = random() * 6;
        for (let x = -0.1; x <= 1.1; x += 0.02)
          c.lineTo(x * w, h * (0.34 + row * 0.07 - 0.04 * Math.sin(x * (4 + row) + phase)));
        c.lineTo(w * 1.1, h);
        c.fill();
      });
      for (let i = 0; i < 90; i++)
        fillBox(
          c,
          random() * w * 1.2 - w * 0.1,
          h * (0.52 + random() * 0.16),
          w * (0.1 + random() * 0.3),
          h * 0.006,
          cssOfHex(pick(random, GOLD), 0.5),
        );
    });
    layer(context, w, h, { blur }, (c) => {
      c.fillStyle = shadeDown(c, 0, h, cabin[0], cabin[1]);
      c.beginPath();
      c.rect(-w * 0.2, -h * 0.2, w * 1.4, h * 1.4);
      c.roundRect(w * 0.07, h * 0.09, w * 0.8, h * 0.56, w * 0.07);
      c.fill('evenodd');
      c.strokeStyle = cssOfHex('#2c2620', 0.6);
      c.lineWidth = w * 0.018;
      c.beginPath();
      c.roundRect(w * 0.07, h * 0.09, w * 0.8, h * 0.56, w * 0.07);
      c.stroke();
      for (const [x, wide] of [
        [0.02, 0.14],
        [0.8, 0.16],
      ] as const)
        for (let k = 0; k < 4; k++) {
          const fx = (x + (wide * k) / 4) * w;
          fillBox(
            c,
            fx,
            h * 0.06,
            (wide * w) / 4,
            h * 0.6,
            shadeAcross(c, fx, fx + (wide * w) / 4, curtain, cssOfHex('#ffffff', 0.25), curtain),
          );
          fillBox(c, fx, h * 0.06, (wide * w) / 4, h * 0.6, cssOfHex(curtain, 0.72));
        }
      fillBox(c, -w * 0.1, h * 0.68, w * 1.2, h * 0.02, cssOfHex('#ffffff', 0.35));
      fillBox(c, -w * 0.1, h * 0.78, w * 0.5, h * 0.4, shadeDown(c, h * 0.78, h, '#8a6a44', '#4a3420'));
    });
    glow(context, w * 0.45, h * 0.2, w * 0.8, '#fff4d0', 0.45);
  });
}

/** Cream plaster with a dry bough and its shadow. */
export function creamStudio(options: { name: string; wall: readonly [string, string] }): Scene {
  return painted(options.name, (context, w, h, random) => {
    fillAround(
      context,
      w,
      h,
      [0.35, 0.3, 1.3],
      [
        [0, options.wall[0]],
        [1, options.wall[1]],
      ],
    );
    texture(context, w, h, { opacity: 0.25, scale: [0.9, 0.7] }, random);
    layer(context, w, h, { blur: 0.01, opacity: 0.4, blend: 'multiply' }, (c) => {
      c.translate(-w * 0.06, h * 0.05);
      drawGinkgo(c, w, h, FROM_TOP, ['#a08a68', '#a08a68', '#a08a68'], random, 0.05);
    });
    layer(context, w, h, { blur: 0.006 }, (c) => drawGinkgo(c, w, h, [[1.03, 0.04, 2.5]], GOLD, random, 0.05));
  });
}

/** A carpet of leaves. */
export const CARPET: Scene = painted('ginkgo-carpet', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#8a5c14'],
    [1, '#5c3a0c'],
  ]);
  strewFans(context, [0, 0, w, h], 420, w * 0.055, DEEP_GOLD, random);
  fillBox(context, 0, 0, w, h, 'rgba(60,34,4,0.25)');
  strewFans(context, [0, 0, w, h], 190, w * 0.06, GOLD, random);
});

/** A page of a herbarium: pressed leaves, thread, a label. */
export const HERBARIUM: Scene = painted('ginkgo-herbarium', (context, w, h, random) => {
  fillAround(
    context,
    w,
    h,
    [0.35, 0.3, 1.4],
    [
      [0, '#efe4cc'],
      [1, '#cdb68c'],
    ],
  );
  texture(context, w, h, { opacity: 0.4, scale: [0.3, 0.22] }, random);
  for (const [x, y, r, turn] of [
    [0.08, 0.09, 0.1, -0.9],
    [0.93, 0.94, 0.12, 2.3],
    [0.95, 0.07, 0.075, -2.3],
    [0.06, 0.95, 0.07, 0.5],
  ] as const) {
    drawFan(context, x * w + w * 0.008, y * h + h * 0.006, r * w, turn, '#9a8050', '#9a8050');
    drawFan(context, x * w, y * h, r * w, turn, '#dca838');
    strokeLine(
      context,
      [
        [(x - 0.03) * w, y * h],
        [(x + 0.03) * w, y * h + h * 0.004],
      ],
      w * 0.01,
      '#f6efdd',
    );
  }
});

/** The poster: one great leaf. */
export const GREAT_LEAF: Scene = painted('great-leaf', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#23443c'],
    [1, '#163028'],
  ]);
  texture(context, w, h, { opacity: 0.3, scale: [0.5, 0.4] }, random);
  drawFan(context, w * 0.5, h * 0.64, w * 0.5, -Math.PI / 2, '#f0b83c', '#a8701c');
  strewFans(context, [0, h * 0.72, w, h * 0.28], 40, w * 0.05, PALE_GOLD, random);
  context.fillStyle = 'rgba(22,48,40,0.5)';
  context.fillRect(0, h * 0.72, w, h * 0.28);
});
