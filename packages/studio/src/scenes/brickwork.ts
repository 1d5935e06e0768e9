import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../pixels/random.ts';
import { fillBox } from './brushes/fill-box.ts';

export interface Brickwork {
  /** Pixels. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Height of a course, pixels. */
  course: number;
  bricks: readonly string[];
  mortar: string;
}

/** A wall of bricks in running bond, each brick a trace lighter or darker, its upper edge in the light. */
export function drawBrickwork(context: SKRSContext2D, wall: Brickwork, random: Random): void {
  const { x, y, width, height, course, bricks, mortar } = wall;
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  fillBox(context, x, y, width, height, mortar);
  const long = course * 3.1;
  const joint = course * 0.1;
  for (let row = 0; row * course < height; row++) {
    for (let left = x - (row % 2) * long * 0.5 - random() * joint; left < x + width; left += long) {
      const top = y + row * course;
      fillBox(context, left, top, long - joint, course - joint, pick(random, bricks));
      fillBox(context, left, top, long - joint, course * 0.08, 'rgba(255,255,255,0.12)');
      fillBox(context, left, top + course * 0.76, long - joint, course * 0.14, 'rgba(0,0,0,0.1)');
    }
  }
  context.restore();
}
