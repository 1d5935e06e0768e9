import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../pixels/random.ts';
import { cssOfHex } from '../stages/colour.ts';
import { defocus } from './brushes/defocus.ts';
import { fillAround } from './brushes/fill-around.ts';
import { texture } from './brushes/texture.ts';
import { layer } from './layer.ts';

export interface MoonGate {
  /** Shares of width, height and width. */
  at: readonly [x: number, y: number, radius: number];
  /** Plaster in the light and in the shade. */
  wall: readonly [string, string];
  rim: string;
  /** Blur of what lies beyond, and of the wall. */
  blur: readonly [beyond: number, wall: number];
}

/** A plastered wall with a round opening, beyond which `beyond` has painted the whole frame. */
export function paintMoonGate(
  context: SKRSContext2D,
  w: number,
  h: number,
  gate: MoonGate,
  random: Random,
  beyond: () => void,
): void {
  const { at, wall, rim, blur } = gate;
  const [x, y, r] = [at[0] * w, at[1] * h, at[2] * w];
  beyond();
  defocus(context, w, h, blur[0]);
  layer(context, w, h, { blur: blur[1] }, (c) => {
    c.save();
    c.beginPath();
    c.rect(-w, -h, w * 3, h * 3);
    c.arc(x, y, r, 0, Math.PI * 2, true);
    c.clip('evenodd');
    c.fillStyle = wall[1];
    c.fillRect(-w, -h, w * 3, h * 3);
    fillAround(
      c,
      w,
      h,
      [0.75, 0.2, 1.4],
      [
        [0, wall[0]],
        [1, wall[1]],
      ],
    );
    texture(c, w, h, { opacity: 0.35, scale: [0.9, 0.7] }, random);
    c.restore();
    c.lineWidth = w * 0.03;
    c.strokeStyle = rim;
    c.beginPath();
    c.arc(x, y, r, 0, Math.PI * 2);
    c.stroke();
    c.lineWidth = w * 0.012;
    c.strokeStyle = cssOfHex('#000000', 0.35);
    c.beginPath();
    c.arc(x, y, r - w * 0.018, Math.PI * 0.9, Math.PI * 1.75);
    c.stroke();
    c.strokeStyle = cssOfHex('#ffffff', 0.25);
    c.beginPath();
    c.arc(x, y, r - w * 0.018, Math.PI * 0.05, Math.PI * 0.7);
    c.stroke();
  });
}
