import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../../pixels/random.ts';
import { defocus } from '../../../scenes/brushes/defocus.ts';
import { texture } from '../../../scenes/brushes/texture.ts';
import { mixHex } from '../../../stages/colour.ts';
import type { Air } from '../airs.ts';
import { paintAir } from './sky.ts';

/** A red wall under glazed tiles, the sky above it. */
export function paintRedWall(
  context: SKRSContext2D,
  w: number,
  h: number,
  random: Random,
  { air, ground, snow, wall }: { air: Air; ground: readonly [string, string]; snow: boolean; wall: string },
): void {
  paintAir(context, w, h, random, { air, horizon: 0.3, sunX: 0.2 });
  const dim = (hex: string): string => mixHex(hex, air.sky[0], air.isDark ? 0.45 : 0.06);
  const plaster = context.createLinearGradient(0, h * 0.3, 0, h * 0.86);
  plaster.addColorStop(0, dim(mixHex(wall, '#000000', 0.25)));
  plaster.addColorStop(0.3, dim(wall));
  plaster.addColorStop(1, dim(mixHex(wall, '#2a1008', 0.3)));
  context.fillStyle = plaster;
  context.fillRect(0, h * 0.28, w, h * 0.58);
  texture(context, w, h, { opacity: 0.4, scale: [0.9, 0.7], from: 0.3, until: 0.86 }, random);
  context.fillStyle = dim('#5c3a18');
  context.fillRect(0, h * 0.27, w, h * 0.03);
  for (let x = -0.03; x < 1.03; x += 0.05) {
    context.fillStyle = dim('#c98a2e');
    context.fillRect(x * w, h * 0.17, w * 0.036, h * 0.11);
    context.fillStyle = dim('#e8b85a');
    context.beginPath();
    context.arc((x + 0.018) * w, h * 0.28, w * 0.019, 0, Math.PI * 2);
    context.fill();
  }
  context.fillStyle = snow ? '#f6f9fb' : dim('#a8742a');
  context.fillRect(0, h * 0.15, w, h * (snow ? 0.045 : 0.02));
  context.fillStyle = ground[0];
  context.fillRect(0, h * 0.86, w, h * 0.14);
  defocus(context, w, h, 0.006);
}
