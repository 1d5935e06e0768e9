import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../../pixels/random.ts';
import { defocus } from '../../../scenes/brushes/defocus.ts';
import { fillPolygon } from '../../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../../scenes/brushes/glow.ts';
import { mixHex } from '../../../stages/colour.ts';
import type { Air } from '../airs.ts';

/** A hall with columns in two rows, lit from its far end. */
export function paintHall(
  context: SKRSContext2D,
  w: number,
  h: number,
  _random: Random,
  { air, stone, light }: { air: Air; stone: string; light: string },
): void {
  const dim = (hex: string): string => mixHex(hex, air.sky[0], air.isDark ? 0.5 : 0.08);
  context.fillStyle = dim(mixHex(stone, '#000000', 0.2));
  context.fillRect(0, 0, w, h);
  const end = context.createLinearGradient(w * 0.35, 0, w * 0.75, 0);
  end.addColorStop(0, dim(stone));
  end.addColorStop(0.5, mixHex(light, '#ffffff', 0.3));
  end.addColorStop(1, dim(stone));
  context.fillStyle = end;
  context.fillRect(w * 0.34, h * 0.14, w * 0.4, h * 0.56);
  fillPolygon(
    context,
    [
      [w * 0.34, h * 0.7],
      [w * 0.74, h * 0.7],
      [w * 1.2, h],
      [-w * 0.2, h],
    ],
    dim(mixHex(stone, light, 0.25)),
  );
  fillPolygon(
    context,
    [
      [w * 0.34, h * 0.14],
      [w * 0.74, h * 0.14],
      [w * 1.2, 0],
      [-w * 0.2, 0],
    ],
    dim(mixHex(stone, '#000000', 0.3)),
  );
  for (let row = 0; row < 4; row++) {
    const near = row / 3;
    for (const side of [-1, 1]) {
      const x = w * (0.54 + side * (0.2 + 0.32 * near ** 1.4));
      const wide = w * (0.035 + 0.075 * near);
      const [top, low] = [h * (0.14 - 0.14 * near), h * (0.7 + 0.32 * near)];
      const column = context.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0);
      column.addColorStop(0, dim(mixHex(stone, '#000000', 0.35)));
      column.addColorStop(side < 0 ? 0.7 : 0.3, dim(mixHex(stone, light, 0.5)));
      column.addColorStop(1, dim(mixHex(stone, '#000000', 0.35)));
      context.fillStyle = column;
      context.fillRect(x - wide / 2, top, wide, low - top);
      context.fillStyle = dim(mixHex(stone, light, 0.3));
      context.fillRect(x - wide * 0.7, top, wide * 1.4, h * 0.018);
      context.fillRect(x - wide * 0.7, low - h * 0.014, wide * 1.4, h * 0.02);
    }
  }
  defocus(context, w, h, 0.009);
  glow(context, w * 0.54, h * 0.4, w * 0.7, light, 0.65);
}
