import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../../pixels/random.ts';
import { defocus } from '../../../scenes/brushes/defocus.ts';
import { fillPolygon } from '../../../scenes/brushes/fill-polygon.ts';
import { cssOfHex, mixHex } from '../../../stages/colour.ts';
import type { Air } from '../airs.ts';
import { paintAir } from './sky.ts';

/** A field to the horizon, rows of flowers growing larger towards the lens. */
export function paintField(
  context: SKRSContext2D,
  w: number,
  h: number,
  random: Random,
  {
    air,
    from,
    ground,
    flowers,
  }: { air: Air; from: number; ground: readonly [string, string]; flowers: readonly string[] },
): void {
  paintAir(context, w, h, random, { air, horizon: from, sunX: 0.8 });
  fillPolygon(context, hillOf(w, h, from, random), mixHex(air.far, air.sky[2], 0.35));
  const grass = context.createLinearGradient(0, from * h, 0, h);
  grass.addColorStop(0, ground[0]);
  grass.addColorStop(1, ground[1]);
  context.fillStyle = grass;
  context.fillRect(0, from * h, w, h);
  for (let i = 0; i < 900; i++) {
    const t = random() ** 1.6;
    const size = w * (0.002 + 0.02 * t * t);
    context.fillStyle = cssOfHex(pick(random, flowers), 0.5 + 0.45 * random());
    context.beginPath();
    context.ellipse(
      random() * w,
      from * h + (h - from * h) * t,
      size,
      size * (0.6 + 0.4 * random()),
      0,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  defocus(context, w, h, 0.006);
}

function hillOf(w: number, h: number, from: number, random: Random): [number, number][] {
  const phase = random() * 6;
  const points: [number, number][] = [[0, h]];
  for (let x = 0; x <= 1.001; x += 0.05) points.push([x * w, (from - 0.035 - 0.025 * Math.sin(x * 5 + phase)) * h]);
  return [...points, [w, h]];
}
