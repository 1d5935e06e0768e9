import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../../pixels/random.ts';
import { defocus } from '../../../scenes/brushes/defocus.ts';
import { texture } from '../../../scenes/brushes/texture.ts';
import { cssOfHex, mixHex } from '../../../stages/colour.ts';
import type { Air } from '../airs.ts';
import { paintAir } from './sky.ts';

/** Dunes, each lit from one side. */
export function paintDunes(
  context: SKRSContext2D,
  w: number,
  h: number,
  random: Random,
  { air, from, sand }: { air: Air; from: number; sand: readonly [string, string] },
): void {
  paintAir(context, w, h, random, { air, horizon: from + 0.08, sunX: 0.25 });
  for (let row = 0; row < 5; row++) {
    const y = from + row * (1 - from) * 0.2;
    const crest = (0.15 + random() * 0.7) * w;
    const tall = (0.06 + random() * 0.07) * h;
    const lit = mixHex(air.sky[2], sand[0], 0.4 + row * 0.14);
    const shade = mixHex(air.sky[2], sand[1], 0.4 + row * 0.14);
    const ridge = (x: number): number => y * h + tall - tall * Math.exp(-(((x - crest) / (w * 0.42)) ** 2));
    context.beginPath();
    context.moveTo(-2, h);
    for (let x = -2; x <= w + 2; x += w / 80) context.lineTo(x, ridge(x));
    context.lineTo(w + 2, h);
    const side = context.createLinearGradient(crest - w * 0.5, 0, crest + w * 0.6, h * 0.06);
    side.addColorStop(0, mixHex(lit, shade, 0.25));
    side.addColorStop(0.44, lit);
    side.addColorStop(0.54, shade);
    side.addColorStop(1, mixHex(lit, shade, 0.55));
    context.fillStyle = side;
    context.fill();
    context.strokeStyle = cssOfHex(mixHex(lit, air.sunColour, 0.5), 0.4);
    context.lineWidth = h * 0.002;
    context.stroke();
  }
  texture(context, w, h, { opacity: 0.25, scale: [0.5, 0.12], from }, random);
  defocus(context, w, h, 0.004);
}
