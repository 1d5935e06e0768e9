import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Picture } from '../../pixels/picture.ts';

/** Where the faces stand, so that drops and petals keep off them. */
export interface KeepClear {
  x: number;
  y: number;
  radius: number;
  /** Chin in pixels and the head's roll in radians, for what is worn below it. */
  chin?: { x: number; y: number; roll: number };
}

/** One kind of overlay: its name, what it belongs to, and who draws it. */
export interface OverlayKind<Options extends { kind: string }> {
  kind: Options['kind'];
  /**
   * What it belongs to where the person is shown in a window of the sheet: lettering lies over all, what is of the sheet
   * stays out of the window, what is of the person stays in it. Absent: it is in the air of both.
   */
  belongsTo?: 'lettering' | 'sheet' | 'person';
  /** It is clear of the face and stays when a sheet is taken again. */
  isKeptInRetakes?: true;
  /** Draws on the canvas, whose state is put back afterwards. */
  draw?(context: SKRSContext2D, w: number, h: number, overlay: Options, clear: readonly KeepClear[]): void;
  /** In place of `draw`, for what reads the pixels that it changes. */
  drawPixels?(picture: Picture, overlay: Options, clear: readonly KeepClear[]): void;
}

/** Defines a kind of overlay; `overlay-kinds.ts` lists them. */
export function defineOverlay<Options extends { kind: string }>(kind: OverlayKind<Options>): OverlayKind<Options> {
  return kind;
}

/** The options of a kind of overlay. */
export type OptionsOf<Kind> = Kind extends OverlayKind<infer Options> ? Options : never;
