import type { Lighting } from '../stages/light/lighting.ts';

/** Lights by name, as they come from the right. */
export const LIGHTS = {
  /** Open shade or a large window: even, healthy skin before any scene. */
  soft: {
    key: { from: [0.62, -0.55, 0.78], strength: 0.5, colour: [1.02, 1, 0.97] },
    fill: 0.62,
    tint: 0.1,
    rim: 0.55,
    transfer: 0.06,
  },
  /** Low sun or late afternoon. */
  sun: {
    key: { from: [0.8, -0.4, 0.7], strength: 0.62, colour: [1.09, 0.98, 0.84] },
    fill: 0.55,
    tint: 0.14,
    rim: 0.95,
    haze: 0.25,
    transfer: 0.05,
  },
  /** Lanterns, lamps, fire: warm from one side, the dark keeps its colour. */
  lamp: {
    key: { from: [0.8, -0.35, 0.72], strength: 0.6, colour: [1.1, 0.96, 0.8] },
    fill: 0.5,
    tint: 0.16,
    rim: 0.95,
    haze: 0.4,
    transfer: 0.05,
  },
  /** The light is behind; `rimColour` lies on the outline. */
  back: {
    key: { from: [0.25, -0.3, 0.92], strength: 0.46, colour: [1.03, 0.99, 0.95] },
    fill: 0.52,
    tint: 0.2,
    rim: 1.8,
    haze: 0.4,
    transfer: 0.03,
  },
  /** For black and white: white, from far aside. */
  mono: {
    key: { from: [0.88, -0.42, 0.66], strength: 0.68, colour: [1, 1, 1] },
    fill: 0.5,
    tint: 0,
    rim: 0.4,
    transfer: 0,
  },
  /** Direct flash before a dark place. */
  flash: {
    key: { from: [0.02, -0.05, 1], strength: 0.74, colour: [1, 0.99, 0.98], wrap: 0, hardness: 1.4 },
    fill: 0.44,
    tint: 0.04,
    rim: 0.5,
    transfer: 0,
    wrap: 0.2,
  },
  /** Neutral, for posters and paper: nothing of the ground on the person. */
  paper: {
    key: { from: [0.6, -0.5, 0.8], strength: 0.56, colour: [1, 0.99, 0.97] },
    fill: 0.6,
    tint: 0.03,
    rim: 0.2,
    transfer: 0,
    haze: 0,
    wrap: 0.1,
  },
  /** A walk out of the sun: the scene gives the colour. */
  openShade: {
    key: { from: [0.6, -0.6, 0.8], strength: 0.56 },
    fill: 0.54,
    tint: 0.3,
    rim: 0.8,
  },
  /** High sun of a summer day. */
  highSun: {
    key: { from: [0.6, -0.6, 0.75], strength: 0.56, colour: [1.06, 1, 0.92] },
    fill: 0.6,
    tint: 0.1,
    rim: 0.6,
    haze: 0.3,
    wrap: 0.5,
    transfer: 0.06,
  },
  /** The flash bulb of a small camera. */
  bulb: {
    key: { from: [0.02, -0.05, 1], strength: 0.78, colour: [1, 0.99, 0.96], wrap: 0, hardness: 1.5 },
    fill: 0.46,
    tint: 0.04,
    rim: 0.1,
    transfer: 0,
    wrap: 0.1,
  },
  /** Late light, kind to old skin. */
  mellow: {
    key: { from: [0.45, -0.4, 0.9], strength: 0.52, colour: [1.06, 1, 0.92], wrap: 0.5 },
    fill: 0.58,
    tint: 0.2,
    rim: 0.7,
  },
  /** Between two neon signs, a red and a green one. */
  signs: {
    key: { from: [0.6, -0.35, 0.8], strength: 0.6, colour: [1.07, 0.97, 0.86] },
    fill: 0.46,
    tint: 0.12,
    rim: 1.2,
    rimColours: [
      [1.25, 0.4, 0.4],
      [0.35, 1, 0.95],
    ],
    haze: 0.3,
    wrap: 0.6,
    transfer: 0.04,
  },
  /** Close to white between signs whose colours stay on the edges. */
  neon: {
    key: { from: [0.5, -0.4, 0.85], strength: 0.56, colour: [1.03, 1, 0.98] },
    fill: 0.48,
    tint: 0.18,
    rim: 1.2,
    haze: 0.4,
    wrap: 0.7,
    transfer: 0.06,
  },
  /** As for passports: flat and without shadows. */
  even: {
    key: { from: [0.3, -0.35, 0.95], strength: 0.44, colour: [1, 0.995, 0.985], wrap: 0.6, hardness: 1 },
    fill: 0.66,
    tint: 0,
    rim: 0.12,
    transfer: 0,
    haze: 0,
    wrap: 0.15,
    flatten: 0.5,
  },
  /** Under brush and ink: form alone, nothing of the scene. */
  ink: {
    key: { from: [0.5, -0.5, 0.8], strength: 0.5, colour: [1, 1, 1], wrap: 0.45 },
    fill: 0.62,
    tint: 0,
    rim: 0,
    haze: 0,
    wrap: 0,
    transfer: 0,
  },
  /** A beauty dish near the lens. */
  beauty: {
    key: { from: [0.55, -0.5, 0.8], strength: 0.55, colour: [1, 0.99, 0.97] },
    fill: 0.58,
    tint: 0.06,
    rim: 0.35,
    transfer: 0,
    haze: 0.1,
    wrap: 0.25,
  },
  /** Film posters: hard enough to be cut out. */
  poster: {
    key: { from: [0.6, -0.45, 0.8], strength: 0.64, colour: [1.03, 1, 0.96] },
    fill: 0.5,
    tint: 0.12,
    rim: 0.9,
    transfer: 0.03,
    wrap: 0.4,
    haze: 0.15,
  },
  /** The frosted panes of a photo booth. */
  booth: {
    key: { from: [0.15, -0.3, 1], strength: 0.46, colour: [1, 0.99, 0.99], wrap: 0.6, hardness: 1 },
    fill: 0.66,
    tint: 0.05,
    rim: 0.25,
    transfer: 0,
    haze: 0.05,
    wrap: 0.3,
  },
  /** For screen prints: form alone, from the front. */
  screen: {
    key: { from: [0.35, -0.3, 0.9], strength: 0.62, colour: [1, 1, 1] },
    fill: 0.5,
    tint: 0,
    rim: 0,
    transfer: 0,
    haze: 0,
    wrap: 0,
  },
  /** Daylight through the glass roof of an old studio. */
  glassRoof: {
    key: { from: [0.55, -0.65, 0.75], strength: 0.55, colour: [1, 1, 1] },
    fill: 0.52,
    tint: 0,
    rim: 0.15,
    haze: 0.5,
    wrap: 0.3,
    transfer: 0.05,
  },
  /** One lamp before black, the outline lit. */
  lowKey: {
    key: { from: [0.6, -0.5, 0.75], strength: 0.72, colour: [1.05, 0.99, 0.91], wrap: 0.3 },
    fill: 0.42,
    tint: 0.04,
    rim: 1.4,
    transfer: 0,
    haze: 0.05,
    wrap: 0.35,
  },
  /** A soft box before coloured paper. */
  softBox: {
    key: { from: [0.5, -0.45, 0.85], strength: 0.54, colour: [1, 1, 0.99], wrap: 0.45 },
    fill: 0.58,
    tint: 0.05,
    rim: 0.25,
    transfer: 0,
    haze: 0.05,
    wrap: 0.3,
  },
  /** A bare lamp before coloured paper: it throws shadows. */
  bareLamp: {
    key: { from: [0.6, -0.4, 0.85], strength: 0.74, colour: [1.02, 1, 0.97], wrap: 0.1, hardness: 1.4 },
    fill: 0.46,
    tint: 0.05,
    rim: 0,
    transfer: 0,
    haze: 0.05,
    wrap: 0.1,
  },
  /** Nearly flat, for colour fields with outlines. */
  woodblock: {
    key: { from: [0.4, -0.4, 0.9], strength: 0.46, colour: [1.02, 1, 0.96] },
    fill: 0.64,
    tint: 0.08,
    rim: 0,
    transfer: 0.04,
    haze: 0,
    wrap: 0,
    flatten: 0.65,
  },
  /** Daylight through a veil. */
  veiled: {
    key: { from: [0.5, -0.5, 0.85], strength: 0.5, colour: [1.03, 1, 0.96], wrap: 0.5 },
    fill: 0.6,
    tint: 0.15,
    rim: 0.5,
    wrap: 0.9,
  },
  /** A painter's north window: one clear side, little colour from the ground. */
  northWindow: {
    key: { from: [0.6, -0.5, 0.75], strength: 0.6, colour: [1.04, 1, 0.94] },
    fill: 0.5,
    tint: 0.15,
    rim: 0.2,
    haze: 0.25,
    wrap: 0.2,
    transfer: 0.08,
  },
  /** For a figure on paper: no haze and no scene colour on the skin. */
  wash: {
    key: { from: [0.6, -0.5, 0.8], strength: 0.5, colour: [1.02, 1, 0.97] },
    fill: 0.6,
    tint: 0.08,
    rim: 0.2,
    transfer: 0,
    haze: 0,
    wrap: 0.1,
  },
  /** Daylight from a wide sky: soft shadows that take the colours of the place. */
  openAir: {
    key: { from: [0.6, -0.5, 0.8], strength: 0.56, colour: [1.05, 1, 0.93] },
    fill: 0.58,
    tint: 0.22,
    rim: 0.5,
    haze: 0.25,
    wrap: 0.4,
    transfer: 0.08,
  },
  /** White, from beside the lens. */
  frontal: {
    key: { from: [0.3, -0.4, 0.9], strength: 0.52, colour: [1, 1, 1] },
    fill: 0.6,
    tint: 0.15,
    rim: 0.5,
  },
  /** White and hard, from aside. */
  hard: {
    key: { from: [0.8, -0.4, 0.6], strength: 0.7, colour: [1, 1, 1] },
    fill: 0.46,
    tint: 0,
    rim: 0.4,
    transfer: 0,
  },
  /** Sun from aside, in the colour of the scene. */
  lowSun: {
    key: { from: [0.8, -0.4, 0.7], strength: 0.6 },
    fill: 0.5,
    tint: 0.2,
    rim: 0.8,
  },
  /** From high aside, in the colour of the scene. */
  sky: {
    key: { from: [0.6, -0.6, 0.75], strength: 0.5 },
    fill: 0.62,
    tint: 0.12,
    rim: 0.7,
  },
  /** White air: the scene lies over the edges. */
  mist: {
    key: { from: [0.5, -0.6, 0.7], strength: 0.45, colour: [1, 1, 1] },
    fill: 0.62,
    tint: 0.12,
    rim: 0.5,
    haze: 0.7,
    wrap: 0.9,
  },
  /** A fire or candles, from below the eyes. */
  fire: {
    key: { from: [0.75, 0.1, 0.75], strength: 0.6, colour: [1.14, 0.92, 0.68] },
    fill: 0.48,
    tint: 0.2,
    rim: 1,
    transfer: 0.05,
  },
  /** A window beside the person. */
  window: {
    key: { from: [0.6, -0.5, 0.75], strength: 0.54, colour: [1.03, 1, 0.96] },
    fill: 0.58,
    tint: 0.15,
    rim: 0.7,
  },
} as const satisfies Record<string, Lighting>;
