import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { bokehDisc } from '../../scenes/brushes/bokeh.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';

type Colours = readonly [light: string, middle: string, shade: string];

/** Cloth that hangs in soft folds. */
export function drapes(name: string, [light, middle, shade]: Colours, folds = 9): Scene {
  return {
    kind: 'custom',
    name,
    paint: (context, w, h, random) => {
      fillDown(context, w, h, [
        [0, light],
        [0.5, middle],
        [1, middle],
      ]);
      let x = -0.1 * w;
      while (x < w) {
        const width = (w / folds) * (0.6 + random() * 0.9);
        const fold = context.createLinearGradient(x, 0, x + width, 0);
        fold.addColorStop(0, cssOfHex(shade, 0.65));
        fold.addColorStop(0.35, cssOfHex(light, 0.75));
        fold.addColorStop(0.7, cssOfHex(middle, 0.2));
        fold.addColorStop(1, cssOfHex(shade, 0.65));
        context.fillStyle = fold;
        context.fillRect(x, 0, width + 1, h);
        x += width;
      }
      defocus(context, w, h, 0.006);
    },
  };
}

function flower(
  context: SKRSContext2D,
  x: number,
  y: number,
  size: number,
  colours: readonly string[],
  random: Random,
) {
  const colour = colours[Math.floor(random() * colours.length)] ?? '#ffffff';
  for (let petal = 0; petal < 7; petal++) {
    const angle = (petal / 7) * Math.PI * 2 + random();
    context.fillStyle = cssOfHex(colour, 0.55 + random() * 0.4);
    context.beginPath();
    context.arc(x + Math.cos(angle) * size * 0.5, y + Math.sin(angle) * size * 0.5, size * 0.55, 0, Math.PI * 2);
    context.fill();
  }
}

/** A gate of flowers and leaves before a bright ground. */
export function flowerGate(
  name: string,
  ground: Colours,
  flowers: readonly string[],
  leaves: readonly string[],
): Scene {
  return {
    kind: 'custom',
    name,
    paint: (context, w, h, random) => {
      fillAround(
        context,
        w,
        h,
        [0.5, 0.36, 1.1],
        [
          [0, ground[0]],
          [0.6, ground[1]],
          [1, ground[2]],
        ],
      );
      for (let i = 0; i < 420; i++) {
        const angle = Math.PI * (1.12 - random() * 1.24);
        const radius = 0.46 + (random() - 0.5) * 0.13;
        const isPost = random() < 0.45;
        const side = random() < 0.5 ? -1 : 1;
        const x = isPost ? w * (0.5 + side * radius * 0.98) : w * (0.5 + Math.cos(angle) * radius);
        const y = isPost ? h * (0.36 + random() * 0.64) : h * 0.38 - Math.sin(angle) * radius * w;
        const isLeaf = random() < 0.45;
        flower(context, x, y, w * (isLeaf ? 0.012 : 0.017 + random() * 0.016), isLeaf ? leaves : flowers, random);
      }
      defocus(context, w, h, 0.004);
    },
  };
}

/** Rows of candles that lead away, in the evening. */
export function candles(name: string, sky: Colours, flame: string): Scene {
  return {
    kind: 'custom',
    name,
    paint: (context, w, h, random) => {
      fillDown(context, w, h, [
        [0, sky[0]],
        [0.6, sky[1]],
        [1, sky[2]],
      ]);
      for (let i = 0; i < 60; i++) {
        const near = (i / 60) ** 2;
        const side = i % 2 === 0 ? -1 : 1;
        const x = w * (0.5 + side * (0.05 + near * 0.6) + (random() - 0.5) * 0.06);
        const y = h * (0.26 + near * 0.6 + (random() - 0.5) * 0.12);
        glow(context, x, y, w * (0.03 + near * 0.12), flame, 0.5);
        bokehDisc(context, x, y, w * (0.006 + near * 0.03), flame, 0.75);
      }
      glow(context, w * 0.5, h * 0.26, w * 0.5, flame, 0.35);
    },
  };
}
