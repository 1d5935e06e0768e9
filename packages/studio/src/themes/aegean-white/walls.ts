import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { cssOfHex } from '../../stages/colour.ts';

type Corner = readonly [x: number, y: number];

/** Plaster in the sun over the whole frame, thick with many coats of lime. */
export function drawPlaster(context: SKRSContext2D, w: number, h: number, top: string, low: string, random: Random) {
  fillDown(
    context,
    w,
    h,
    [
      [0, top],
      [1, low],
    ],
    0.25,
  );
  texture(context, w, h, { opacity: 0.14, scale: [0.8, 0.5], blend: 'soft-light' }, random);
  texture(context, w, h, { opacity: 0.2, scale: [0.16, 0.1], blend: 'soft-light' }, random);
}

export interface Door {
  x: number;
  y: number;
  wide: number;
  tall: number;
  colour: string;
  deep: string;
}

/** A panelled door with a round head in a thick wall; place of the foot's middle and sizes in pixels. */
export function drawDoor(context: SKRSContext2D, { x, y, wide, tall, colour, deep }: Door): void {
  const shape = (grow: number): void => {
    context.beginPath();
    context.moveTo(x - wide / 2 - grow, y);
    context.lineTo(x - wide / 2 - grow, y - tall + wide / 2);
    context.arc(x, y - tall + wide / 2, wide / 2 + grow, Math.PI, 0);
    context.lineTo(x + wide / 2 + grow, y);
    context.closePath();
  };
  context.fillStyle = cssOfHex('#8fa0b8', 0.7);
  shape(wide * 0.1);
  context.fill();
  const paint = context.createLinearGradient(x - wide / 2, y - tall, x + wide / 2, y);
  paint.addColorStop(0, deep);
  paint.addColorStop(0.25, colour);
  paint.addColorStop(1, colour);
  context.fillStyle = paint;
  shape(0);
  context.fill();
  context.strokeStyle = cssOfHex(deep, 0.85);
  context.lineWidth = wide * 0.022;
  context.beginPath();
  for (const lane of [-0.25, 0, 0.25]) {
    context.moveTo(x + lane * wide, y - tall * 0.94 + Math.abs(lane) * wide * 0.3);
    context.lineTo(x + lane * wide, y);
  }
  for (const at of [0.3, 0.62]) {
    context.moveTo(x - wide / 2, y - tall * at);
    context.lineTo(x + wide / 2, y - tall * at);
  }
  context.stroke();
}

/** Steps climbing away: `rise` of them from the bottom edge to the vanishing row. */
export function drawSteps(
  context: SKRSContext2D,
  w: number,
  h: number,
  left: readonly [Corner, Corner],
  right: readonly [Corner, Corner],
  rise: number,
  tread: string,
  face: string,
): void {
  const at = ([near, far]: readonly [Corner, Corner], t: number): [number, number] => [
    (near[0] + (far[0] - near[0]) * t) * w,
    (near[1] + (far[1] - near[1]) * t) * h,
  ];
  for (let i = rise - 1; i >= 0; i--) {
    const [a, b, c] = [share(i, rise), share(i + 0.55, rise), share(i + 1, rise)];
    fillPolygon(context, [at(left, b), at(right, b), at(right, c), at(left, c)], tread);
    fillPolygon(context, [at(left, a), at(right, a), at(right, b), at(left, b)], face);
  }
}

/** Steps shrink with distance. */
function share(step: number, count: number): number {
  return 1 - (1 - step / count) ** 1.6;
}

/** A low parapet along the bottom with a rounded top, as on terraces. */
export function drawParapet(context: SKRSContext2D, w: number, h: number, top: number, lit: string, shade: string) {
  const wall = context.createLinearGradient(0, top * h, 0, h);
  wall.addColorStop(0, lit);
  wall.addColorStop(0.12, lit);
  wall.addColorStop(0.2, shade);
  wall.addColorStop(1, shade);
  context.fillStyle = wall;
  context.beginPath();
  context.moveTo(0, h);
  context.lineTo(0, (top + 0.02) * h);
  context.bezierCurveTo(w * 0.3, (top - 0.005) * h, w * 0.7, (top + 0.01) * h, w, top * h);
  context.lineTo(w, h);
  context.fill();
}
