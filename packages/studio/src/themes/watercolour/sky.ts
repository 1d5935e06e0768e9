import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { graded } from '../../scenes/brushes/graded-paint.ts';
import { layWash } from '../../scenes/brushes/lay-wash.ts';

type Point = readonly [number, number];

/** A sky in one graded wash, its edges a brush's breadth from the paper's. */
export function skyWash(
  context: SKRSContext2D,
  w: number,
  h: number,
  until: number,
  colours: readonly [string, string, string],
  random: Random,
) {
  const paint = graded(
    context,
    [0, 0],
    [0, until * h],
    [
      [0, colours[0]],
      [0.55, colours[1], 0.85],
      [1, colours[2], 0.75],
    ],
  );
  const edge: Point[] = [
    [w * 0.03, h * 0.02],
    [w * 0.5, h * 0.03],
    [w * 0.97, h * 0.02],
    [w * 0.98, until * h * 0.5],
    [w * 0.96, until * h],
    [w * 0.5, until * h],
    [w * 0.04, until * h],
    [w * 0.02, until * h * 0.5],
  ];
  layWash(context, edge, paint, { strength: 0.82, wet: 0.28, rim: 0.35 }, random);
}
