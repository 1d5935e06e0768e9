import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../../pixels/random.ts';
import { defocus } from '../../../scenes/brushes/defocus.ts';
import { fillPolygon } from '../../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../../scenes/brushes/glow.ts';
import { texture } from '../../../scenes/brushes/texture.ts';
import { cssOfHex, mixHex } from '../../../stages/colour.ts';
import type { Air } from '../airs.ts';
import { paintAir } from './land.ts';

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

/** A pagoda's roofs, or a gate, dark against the air. */
export function paintRoofs(
  context: SKRSContext2D,
  w: number,
  h: number,
  random: Random,
  { air, ground, gate, snow }: { air: Air; ground: readonly [string, string]; gate: boolean; snow: boolean },
): void {
  paintAir(context, w, h, random, { air, horizon: 0.74, sunX: 0.35 });
  const roof = snow ? '#f2f6fa' : mixHex(air.near, '#3a2a20', 0.3);
  if (gate) drawGate(context, w, h, mixHex('#c23a1e', air.sky[0], air.isDark ? 0.4 : 0.05), roof);
  else drawPagoda(context, w * 0.76, h, w, mixHex('#5a2c20', air.near, air.isDark ? 0.6 : 0.25), roof);
  context.fillStyle = ground[0];
  context.fillRect(0, h * 0.78, w, h * 0.22);
  const mist = context.createLinearGradient(0, h * 0.62, 0, h * 0.84);
  mist.addColorStop(0, cssOfHex(air.sky[2], 0));
  mist.addColorStop(1, cssOfHex(air.sky[2], 0.65));
  context.fillStyle = mist;
  context.fillRect(0, h * 0.62, w, h * 0.22);
  defocus(context, w, h, 0.005);
}

function drawPagoda(context: SKRSContext2D, x: number, h: number, w: number, wall: string, roof: string): void {
  for (let storey = 0; storey < 5; storey++) {
    const base = h * (0.8 - storey * 0.13);
    const half = w * (0.2 - storey * 0.024);
    context.fillStyle = wall;
    context.fillRect(x - half * 0.62, base - h * 0.13, half * 1.24, h * 0.13);
    context.fillStyle = roof;
    context.beginPath();
    context.moveTo(x - half * 1.25, base - h * 0.108);
    context.quadraticCurveTo(x - half * 0.6, base - h * 0.12, x - half * 0.4, base - h * 0.15);
    context.lineTo(x + half * 0.4, base - h * 0.15);
    context.quadraticCurveTo(x + half * 0.6, base - h * 0.12, x + half * 1.25, base - h * 0.108);
    context.quadraticCurveTo(x, base - h * 0.09, x - half * 1.25, base - h * 0.108);
    context.fill();
  }
  context.fillStyle = wall;
  context.fillRect(x - w * 0.006, h * 0.05, w * 0.012, h * 0.12);
}

function drawGate(context: SKRSContext2D, w: number, h: number, red: string, roof: string): void {
  context.fillStyle = red;
  for (const x of [0.1, 0.84]) context.fillRect(x * w, h * 0.2, w * 0.06, h * 0.62);
  context.fillRect(0, h * 0.29, w, h * 0.032);
  context.fillStyle = mixHex(red, '#1a0c08', 0.2);
  context.fillRect(w * 0.47, h * 0.17, w * 0.06, h * 0.12);
  context.fillStyle = roof;
  context.beginPath();
  context.moveTo(-w * 0.04, h * 0.13);
  context.quadraticCurveTo(w * 0.5, h * 0.19, w * 1.04, h * 0.13);
  context.lineTo(w * 1.02, h * 0.18);
  context.quadraticCurveTo(w * 0.5, h * 0.215, -w * 0.02, h * 0.18);
  context.fill();
}
