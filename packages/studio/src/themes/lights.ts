import type { Lighting } from '../stages/light/lighting.ts';

type Side = 'left' | 'right';
type Change = Partial<Lighting>;

const signOf = (side: Side): number => (side === 'left' ? -1 : 1);

/** Open shade or a large window: even, healthy skin before any scene. */
export function softLight(side: Side, change: Change = {}): Lighting {
  const key = { from: [0.62 * signOf(side), -0.55, 0.78], strength: 0.5, colour: [1.02, 1, 0.97] } as const;
  return { key, fill: 0.62, tint: 0.1, rim: 0.55, transfer: 0.06, ...change };
}

/** Low sun or late afternoon. */
export function sunLight(side: Side, change: Change = {}): Lighting {
  const key = { from: [0.8 * signOf(side), -0.4, 0.7], strength: 0.62, colour: [1.09, 0.98, 0.84] } as const;
  return { key, fill: 0.55, tint: 0.14, rim: 0.95, haze: 0.25, transfer: 0.05, ...change };
}

/** Lanterns, lamps, fire: warm from one side, the dark keeps its colour. */
export function lampLight(side: Side, change: Change = {}): Lighting {
  const key = { from: [0.8 * signOf(side), -0.35, 0.72], strength: 0.6, colour: [1.1, 0.96, 0.8] } as const;
  return { key, fill: 0.5, tint: 0.16, rim: 0.95, haze: 0.4, transfer: 0.05, ...change };
}

/** The light is behind; `colour` lies on the outline. */
export function backLight(colour: readonly [number, number, number], change: Change = {}): Lighting {
  const key = { from: [0.25, -0.3, 0.92], strength: 0.46, colour: [1.03, 0.99, 0.95] } as const;
  return { key, fill: 0.52, tint: 0.2, rim: 1.8, rimColours: [colour, colour], haze: 0.4, transfer: 0.03, ...change };
}

/** For black and white: white, from far aside. */
export function monoLight(side: Side, change: Change = {}): Lighting {
  const key = { from: [0.88 * signOf(side), -0.42, 0.66], strength: 0.68, colour: [1, 1, 1] } as const;
  return { key, fill: 0.5, tint: 0, rim: 0.4, transfer: 0, ...change };
}

/** Direct flash before a dark place. */
export function flashLight(change: Change = {}): Lighting {
  const key = { from: [0.02, -0.05, 1], strength: 0.74, colour: [1, 0.99, 0.98], wrap: 0, hardness: 1.4 } as const;
  return { key, fill: 0.44, tint: 0.04, rim: 0.5, transfer: 0, wrap: 0.2, ...change };
}

/** Neutral, for posters and paper: nothing of the ground on the person. */
export function paperLight(side: Side, change: Change = {}): Lighting {
  const key = { from: [0.6 * signOf(side), -0.5, 0.8], strength: 0.56, colour: [1, 0.99, 0.97] } as const;
  return { key, fill: 0.6, tint: 0.03, rim: 0.2, transfer: 0, haze: 0, wrap: 0.1, ...change };
}
