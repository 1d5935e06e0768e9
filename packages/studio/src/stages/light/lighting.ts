import type { Rgb } from '../colour.ts';

/** x right, y down, z towards the camera; any length. `[-0.7, -0.5, 0.8]` is the classic light from the upper left. */
export type Direction = readonly [x: number, y: number, z: number];

export interface Light {
  from: Direction;
  /** Colour times strength; a key has about 0.4 to 0.9. */
  colour: Rgb;
  /** How far the light reaches round the form, 0 hard to 0.6 soft. Default 0.3. */
  wrap?: number;
  /** Exponent of the fall-off, 1 soft to 3 a small bright spot. Default 1.2. */
  hardness?: number;
}

interface KeyLight {
  from: Direction;
  /** 0.2 a hint to 1 strong. */
  strength: number;
  /** Without it the key has the colour of the scene's side that it comes from, by {@link Lighting.tint}. */
  colour?: Rgb;
  wrap?: number;
  hardness?: number;
}

/** A pattern that the light passes through: it falls on the person and on the scene behind alike. */
export interface Gobo {
  kind: 'blinds' | 'window' | 'leaves' | 'slit' | 'dots';
  /** Degrees. */
  angle?: number;
  /** Light left in the dark parts, 0.1 to 0.6. Default 0.25. */
  floor?: number;
  /** Whether the scene behind gets the pattern too. Default true. */
  onScene?: boolean;
  seed?: number;
}

/** The shadow that the person throws on a wall close behind; in shares of the face's height. */
export interface CastShadow {
  dx: number;
  dy: number;
  softness: number;
  /** 0 to 0.8. */
  strength: number;
}

/** {@link Lighting.flatten} where a light does not say. */
export const USUAL_FLATTEN = 0.45;

export interface Lighting {
  key: KeyLight;
  /** Light from everywhere, 0.3 to 0.7. Under 0.35 eyes turn eerie. Default 0.5. */
  fill?: number;
  /**
   * The light around the head as nine spherical harmonics of colour: fill takes its directions, and by `tint` its colours, from them
   * instead of the scene's mean. What faces the camera receives luma 1.
   */
  ambient?: readonly Rgb[];
  /** Share of the scene's colours in fill and key, 0 to 0.8. Default 0.4. */
  tint?: number;
  /** Light on the edges from the scene behind, 0 to 2.5. Default 0.6. */
  rim?: number;
  /** Overrides the rim colour that the scene gives, left and right. */
  rimColours?: readonly [left: Rgb, right: Rgb];
  /** How much of the photo's own shading is taken off the face first, 0 to 0.7. Default {@link USUAL_FLATTEN}. */
  flatten?: number;
  extra?: readonly Light[];
  gobo?: Gobo;
  cast?: CastShadow;
  /** How far the person's blacks rise to the scene's, 0 to 1.5. Default 0.5. */
  haze?: number;
  /** How much the scene's light spills over the person's edges, 0 to 1.5. Default 0.6. */
  wrap?: number;
  /** Shift towards the scene's mean colour and lightness, 0 to 0.4. Default 0.2. */
  transfer?: number;
  /** Brightness factor of the person, 0.6 to 1.3. Default 1. */
  expose?: number;
}
