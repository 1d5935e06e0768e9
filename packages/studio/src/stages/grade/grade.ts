import type { Rgb } from '../colour.ts';
import type { LookName } from './looks.ts';

/** The finish of a picture. Everything is optional; absent means nothing is done. */
export interface Grade {
  look?: LookName;
  /** Share of the look, 0 to 1. Default 1. */
  strength?: number;
  /** Brightness factor before the look, 0.6 to 1.5. */
  exposure?: number;
  /** Extra S-curve, −0.5 to 1. */
  contrast?: number;
  /** 0 grey to 1.4. */
  saturation?: number;
  /** −1 cold to 1 warm. */
  warmth?: number;
  /** Lifted blacks of a faded print, 0 to 0.3. */
  fade?: number;
  /** Colour added to shadows and highlights, about ± 0.08 each. */
  split?: { shadows: Rgb; highlights: Rgb };
  /** Glow of the brightest parts, 0 to 0.6. */
  bloom?: number;
  /** Darkening towards the corners, 0 to 0.6. */
  vignette?: number;
  /** Film grain, 0 to 0.08. 0.02 to 0.03 suits most pictures and joins person and scene. */
  grain?: number;
}
