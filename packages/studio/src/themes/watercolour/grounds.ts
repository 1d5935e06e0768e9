import type { Scene } from '../../scenes/scene-kinds.ts';
import { DUSK, NIGHT, RAIN } from './evenings.ts';
import { HYDRANGEAS, LAVENDER, PEONIES, PERSIMMONS } from './flowers.ts';
import { FIRS, LAKE, SEA } from './places.ts';
import { bands, field, GOLDFISH, pools, SWATCHES } from './studies.ts';

/** Every sheet of the sketchbook. */
export const LEAVES = {
  peonies: PEONIES,
  hydrangeas: HYDRANGEAS,
  lavender: LAVENDER,
  persimmons: PERSIMMONS,
  lake: LAKE,
  firs: FIRS,
  sea: SEA,
  dusk: DUSK,
  rain: RAIN,
  night: NIGHT,
  goldfish: GOLDFISH,
  swatches: SWATCHES,
  rosePools: pools('rose-pools', '#eeb4a8', ['#f2a4b0', '#f8c4a0', '#e0a0c8']),
  tealPools: pools('teal-pools', '#f8faf8', ['#5cb0b4', '#94ccc0', '#5c9cc0']),
  sunPools: pools('sun-pools', '#fcf7e8', ['#f8c44c', '#f6a85c', '#f8e08c'], 120),
  greyPools: pools('grey-pools', '#f6f6f4', ['#8c9098', '#b4b8bc', '#5c6068'], 60),
  tealField: field('teal-field', '#cfe8e4', ['#c4ece6', '#9cdcd8', '#8cc8d4']),
  mossField: field('moss-field', '#e8d8a4', ['#7c9c5c', '#4c7c60', '#3c6458']),
  roseField: field('rose-field', '#fbf4f0', ['#f2a0a8', '#e88498', '#c8709c']),
  sunField: field('sun-field', '#fcf8ea', ['#fde08c', '#fbc864', '#f6ac6c']),
  indigoField: field('indigo-field', '#f6f6f4', ['#5c7cc4', '#3c5ca4', '#34488c']),
  inkField: field('ink-field', '#f4f4f2', ['#8c8c90', '#5c5c64', '#44444c']),
  violetBands: bands('violet-bands', '#fbf8f4', ['#7c5ca4', '#c48cb4', '#e8b4b4'], -0.02),
} as const satisfies Record<string, Scene>;

/** Leaves of the sketchbook, for the small frames. */
export const PAGES: readonly Scene[] = [
  LEAVES.rosePools,
  LEAVES.lake,
  LEAVES.tealPools,
  LEAVES.peonies,
  LEAVES.sunPools,
  LEAVES.hydrangeas,
  LEAVES.dusk,
  LEAVES.greyPools,
  LEAVES.sea,
];
