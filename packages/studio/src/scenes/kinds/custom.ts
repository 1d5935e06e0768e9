import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { defineScene } from '../define-scene.ts';

/** Paints a frame of this size, in pixels. */
export type Paint = (context: SKRSContext2D, width: number, height: number, random: Random) => void;

/** A background that a theme paints itself. */
export interface CustomScene {
  kind: 'custom';
  /** Unique within the theme: it is the key of the cache together with `seed`. */
  name: string;
  paint: Paint;
}

/** What a theme paints. */
export const custom = defineScene<CustomScene>({
  kind: 'custom',
  paint: (context, w, h, scene, random) => scene.paint(context, w, h, random),
});
