import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../pixels/random.ts';

/** One kind of background: its name and who paints it. */
export interface SceneKind<Options extends { kind: string }> {
  kind: Options['kind'];
  /** Nothing but a ground: a window in a sheet of it would look upon nothing. */
  isPlain?: true;
  paint(context: SKRSContext2D, w: number, h: number, scene: Options, random: Random): void;
}

/** Defines a kind of scene; `scene-kinds.ts` lists them. */
export function defineScene<Options extends { kind: string }>(kind: SceneKind<Options>): SceneKind<Options> {
  return kind;
}

/** The options of a kind of scene. */
export type OptionsOf<Kind> = Kind extends SceneKind<infer Options> ? Options : never;
