import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../../pixels/random.ts';
import { defocus } from '../../../scenes/brushes/defocus.ts';
import { cssOfHex, mixHex } from '../../../stages/colour.ts';
import type { Air } from '../airs.ts';
import { paintAir } from './sky.ts';

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
