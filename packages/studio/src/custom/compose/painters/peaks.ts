import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../../pixels/random.ts';
import { defocus } from '../../../scenes/brushes/defocus.ts';
import { fillPolygon } from '../../../scenes/brushes/fill-polygon.ts';
import { cssOfHex, mixHex } from '../../../stages/colour.ts';
import type { Air } from '../airs.ts';
import { paintAir } from './sky.ts';

/** Snowy peaks in rows; the near ones sharper. */
export function paintPeaks(
  context: SKRSContext2D,
  w: number,
  h: number,
  random: Random,
  { air, from, snow }: { air: Air; from: number; snow: string },
): void {
  paintAir(context, w, h, random, { air, horizon: from + 0.25, sunX: 0.75 });
  for (let row = 0; row < 2; row++) {
    const base = (from + 0.24 + row * 0.16) * h;
    const rock = mixHex(air.sky[2], air.near, 0.34 + row * 0.3);
    for (let i = 0; i < 3; i++) {
      const x = ((i + 0.1 + random() * 0.8) / 3) * w * 1.3 - w * 0.15;
      const tall = h * (0.3 + random() * 0.2) * (1 - row * 0.45);
      drawPeak(context, { x, base: base + h * 0.05, tall, rock, snow: mixHex(snow, rock, row * 0.18) }, random);
    }
    context.fillStyle = rock;
    context.fillRect(0, base + h * 0.04, w, h);
    const mist = context.createLinearGradient(0, base - h * 0.06, 0, base + h * 0.1);
    mist.addColorStop(0, cssOfHex(air.sky[2], 0));
    mist.addColorStop(1, cssOfHex(air.sky[2], 0.5));
    context.fillStyle = mist;
    context.fillRect(0, base - h * 0.06, w, h * 0.16);
  }
  defocus(context, w, h, 0.005);
}

interface Peak {
  x: number;
  base: number;
  tall: number;
  rock: string;
  snow: string;
}

function drawPeak(context: SKRSContext2D, { x, base, tall, rock, snow }: Peak, random: Random): void {
  const half = tall * (0.7 + random() * 0.4);
  const top = base - tall;
  fillPolygon(
    context,
    [
      [x - half, base],
      [x - half * 0.3, base - tall * 0.6],
      [x, top],
      [x + half * 0.4, base - tall * 0.55],
      [x + half, base],
    ],
    rock,
  );
  fillPolygon(
    context,
    [
      [x, top],
      [x + half * 0.4, base - tall * 0.55],
      [x + half * 0.2, base - tall * 0.6],
      [x + half * 0.1, base - tall * 0.45],
      [x - half * 0.04, base - tall * 0.62],
      [x - half * 0.16, base - tall * 0.5],
      [x - half * 0.3, base - tall * 0.6],
    ],
    snow,
  );
  fillPolygon(
    context,
    [
      [x, top],
      [x + half * 0.4, base - tall * 0.55],
      [x + half * 0.2, base - tall * 0.6],
      [x + half * 0.02, base - tall * 0.7],
    ],
    mixHex(snow, rock, 0.4),
  );
}
