import type { Lighting } from '../stages/light/lighting.ts';

/** Keys by name, without the light around them, as they come from the right: `like` gives any light one of these, see `lights.ts`. */
export const KEYS = {
  /** A clear day on open land. */
  clearDay: { from: [0.7, -0.5, 0.7], strength: 0.55, colour: [1.05, 1, 0.93] },
  /** A bright day without a sun, from the front. */
  paleDay: { from: [0.4, -0.4, 1], strength: 0.52, colour: [1.04, 1, 0.95] },
  /** A high window before the face: even, nearly white. */
  highFront: { from: [0.4, -0.5, 0.85], strength: 0.5, colour: [1.02, 1, 0.97] },
  /** Noon, a little veiled. */
  highDay: { from: [0.6, -0.6, 0.7], strength: 0.55, colour: [1.05, 1, 0.94] },
  /** A covered sky, brightest above. */
  overcast: { from: [0.6, -0.6, 0.65], strength: 0.48, colour: [1.02, 1, 0.98] },
  /** Light that bright walls throw back. */
  sunlitStone: { from: [0.6, -0.4, 0.8], strength: 0.52, colour: [1.06, 0.98, 0.9] },
  /** A window at the side, white. */
  studyWindow: { from: [0.7, -0.4, 0.75], strength: 0.54, colour: [1, 1, 1] },
  /** A window without sun, far to the side. */
  farWindow: { from: [0.9, -0.3, 0.65], strength: 0.62, colour: [1, 1, 1.02] },
  /** A small high window in a dark room, as old masters had it. */
  chiaroscuro: { from: [0.8, -0.5, 0.65], strength: 0.68, colour: [1.08, 0.98, 0.84] },
  /** A glass roof, cool. */
  roofLight: { from: [0.1, -0.7, 0.75], strength: 0.62, colour: [0.98, 1.02, 1.04] },
  /** The sun over the horizon. */
  settingSun: { from: [0.75, -0.3, 0.75], strength: 0.72, colour: [1.14, 0.94, 0.72] },
  /** A boulevard in the evening. */
  evening: { from: [0.8, -0.35, 0.75], strength: 0.54, colour: [1.1, 0.96, 0.84] },
  /** A sky of copper. */
  copperDusk: { from: [0.85, -0.4, 0.65], strength: 0.62, colour: [1.1, 0.95, 0.82] },
  /** A lamp above a reader. */
  readingLamp: { from: [0.7, -0.4, 0.75], strength: 0.62, colour: [1.1, 0.97, 0.8] },
  /** The lamp of a shop. */
  shopLamp: { from: [0.8, -0.45, 0.65], strength: 0.58, colour: [1.12, 0.93, 0.74] },
  /** Lanterns before the face. */
  lanterns: { from: [0.4, -0.3, 0.9], strength: 0.6, colour: [1.1, 0.97, 0.82] },
  /** A spot from right above. */
  topSpot: { from: [0.1, -0.75, 0.75], strength: 0.75, colour: [1.04, 0.99, 0.9] },
  /** A warm lamp before cloth. */
  warmStudio: { from: [0.7, -0.3, 0.7], strength: 0.6, colour: [1.06, 0.98, 0.9] },
  /** Over the lens. */
  overLens: { from: [0.1, -0.2, 1], strength: 0.6, colour: [1, 0.99, 0.97] },
  /** The flash of an instant camera among signs. */
  instantFlash: { from: [0.05, -0.1, 1], strength: 0.62, colour: [1, 0.97, 0.97] },
  /** A violet sign. */
  violetSign: { from: [0.8, -0.55, 0.65], strength: 0.66, colour: [1.1, 0.88, 1.02] },
} as const satisfies Record<string, Lighting['key']>;
