import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { clamp, clamp01, smoothstep } from '../pixels/interpolate.ts';
import { type Rgb, rgbOfHex } from '../stages/colour.ts';

/** One point of the land: metres do not matter, only proportions; the viewer stands at x 0, z 0. */
export interface LandPoint {
  x: number;
  z: number;
  height: number;
  /** Upward part of the surface's normal: 1 level, 0 a wall. */
  level: number;
}

export interface Terrain {
  /** Height of the land; x to the right, z away from the viewer. */
  heightAt: (x: number, z: number) => number;
  /** Height of the eye. */
  eye: number;
  /** Where the endless plain would meet the sky, share of the height. */
  horizon: number;
  near: number;
  far: number;
  /** Half the view's width at distance 1. */
  spread?: number;
  /** Colour of the ground in plain daylight, 0 to 1. */
  groundAt: (point: LandPoint) => Rgb;
  sun: {
    /** Towards the sun: x right, y up, z away from the viewer (negative: the sun is behind the viewer). */
    from: readonly [x: number, y: number, z: number];
    colour: string;
    strength: number;
  };
  /** Light of the sky in the shadows. */
  ambient: string;
  ambientStrength?: number;
  /** Air between: its colour at the left and at the right, and the distance at which it has swallowed two thirds. */
  haze: { left: string; right?: string; distance: number /** Height over which the air clears up. */; top?: number };
}

/** The land is marched at this width and enlarged: its texture stays finer than the lens is sharp. */
const COLUMNS = 360;
const STEP = 1.013;

interface March {
  columns: number;
  depths: Float32Array;
  heights: Float32Array;
  shadows: Float32Array;
}

/** Draws land as seen from a standing viewer, over the sky that is already there: light, cast shadows and air by distance. */
export function drawTerrain(context: SKRSContext2D, w: number, h: number, terrain: Terrain): void {
  const columns = Math.min(COLUMNS, w);
  const rows = Math.round((h * columns) / w);
  const land = createCanvas(columns, rows);
  const landContext = land.getContext('2d');
  const image = landContext.createImageData(columns, rows);
  const march = marchLand(terrain, columns);
  for (let column = 0; column < columns; column++) paintColumn(image.data, march, terrain, column, columns, rows);
  landContext.putImageData(image, 0, 0);
  context.save();
  context.imageSmoothingQuality = 'high';
  context.drawImage(land, 0, 0, w, h);
  context.restore();
}

function marchLand(terrain: Terrain, columns: number): March {
  const depths: number[] = [];
  for (let z = terrain.near; z < terrain.far; z *= STEP) depths.push(z);
  const heights = new Float32Array(columns * depths.length);
  const shadows = new Float32Array(columns * depths.length);
  const spread = terrain.spread ?? 0.45;
  depths.forEach((z, row) => {
    const unit = (2 * spread * z) / columns;
    for (let i = 0; i < columns; i++) {
      heights[row * columns + i] = terrain.heightAt((i - columns / 2) * unit, z);
    }
    castShadows(heights, shadows, row * columns, columns, unit, terrain);
  });
  return { columns, depths: Float32Array.from(depths), heights, shadows: softened(shadows, columns, depths.length) };
}

/** Each shadow averaged with its neighbours, so that the rows of the march do not show at its edge. */
function softened(shadows: Float32Array, columns: number, rows: number): Float32Array {
  const soft = Float32Array.from(shadows);
  for (let row = 1; row < rows - 1; row++) {
    for (let i = row * columns + 1; i < (row + 1) * columns - 1; i++) {
      let sum = 0;
      for (const k of [i - columns, i, i + columns])
        sum += (shadows[k - 1] ?? 0) + (shadows[k] ?? 0) * 2 + (shadows[k + 1] ?? 0);
      soft[i] = sum / 12;
    }
  }
  return soft;
}

/** One sweep along a row from the sun's side: what lies under the sinking edge of the last crest is in its shadow. */
function castShadows(
  heights: Float32Array,
  shadows: Float32Array,
  start: number,
  columns: number,
  unit: number,
  { sun }: Terrain,
): void {
  const [x, y, z] = sun.from;
  const fall = (y / Math.max(0.05, Math.hypot(x, z))) * unit * 1.2;
  let edge = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < columns; k++) {
    const i = start + (x > 0 ? columns - 1 - k : k);
    const height = heights[i] ?? 0;
    edge -= fall;
    shadows[i] = smoothstep(0, fall * 5, edge - height);
    edge = Math.max(edge, height);
  }
}

function paintColumn(
  data: Uint8ClampedArray,
  march: March,
  terrain: Terrain,
  column: number,
  columns: number,
  rows: number,
): void {
  const { depths, heights } = march;
  const spread = terrain.spread ?? 0.45;
  const focal = columns / (2 * spread);
  const light = lightOf(terrain, column / columns);
  let top = rows;
  let last: Rgb | undefined;
  for (let row = 0; row < depths.length; row++) {
    const z = depths[row] ?? 1;
    const height = heights[row * columns + column] ?? 0;
    const y = Math.max(0, Math.floor(terrain.horizon * rows + ((terrain.eye - height) / z) * focal));
    if (y >= top) continue;
    const colour = colourAt(march, terrain, light, column, row);
    const from = last ?? colour;
    for (let at = top - 1; at >= y; at--) {
      const share = (top - at) / (top - y);
      const i = (at * columns + column) * 4;
      data[i] = (from[0] + (colour[0] - from[0]) * share) * 255;
      data[i + 1] = (from[1] + (colour[1] - from[1]) * share) * 255;
      data[i + 2] = (from[2] + (colour[2] - from[2]) * share) * 255;
      data[i + 3] = 255;
    }
    last = colour;
    top = y;
  }
}

interface ColumnLight {
  sun: Rgb;
  ambient: Rgb;
  haze: Rgb;
  direction: Rgb;
}

function lightOf({ sun, ambient, ambientStrength = 0.55, haze }: Terrain, across: number): ColumnLight {
  const left = rgbOfHex(haze.left);
  const right = rgbOfHex(haze.right ?? haze.left);
  const length = Math.hypot(...sun.from);
  const scale = ([r, g, b]: Rgb, by: number): Rgb => [r * by, g * by, b * by];
  return {
    sun: scale(rgbOfHex(sun.colour), sun.strength),
    ambient: scale(rgbOfHex(ambient), ambientStrength),
    haze: [
      left[0] + (right[0] - left[0]) * across,
      left[1] + (right[1] - left[1]) * across,
      left[2] + (right[2] - left[2]) * across,
    ],
    direction: scale(sun.from, 1 / length),
  };
}

function colourAt(march: March, terrain: Terrain, light: ColumnLight, column: number, row: number): Rgb {
  const { columns, depths, heights, shadows } = march;
  const i = row * columns + column;
  const z = depths[row] ?? 1;
  const unit = (2 * (terrain.spread ?? 0.45) * z) / columns;
  const height = heights[i] ?? 0;
  const leftward = heights[column > 0 ? i - 1 : i] ?? height;
  const rightward = heights[column < columns - 1 ? i + 1 : i] ?? height;
  const beyond = heights[i + columns] ?? height;
  const before = heights[i - columns] ?? height;
  const slopeX = (rightward - leftward) / (2 * unit);
  const slopeZ = (beyond - before) / (z * (STEP - 1 / STEP));
  const level = 1 / Math.hypot(slopeX, slopeZ, 1);
  const [sunX, sunY, sunZ] = light.direction;
  const facing = Math.max(0, (sunY - slopeX * sunX - slopeZ * sunZ) * level);
  const lit = facing * (1 - (shadows[i] ?? 0) * 0.92);
  const sky = 0.55 + 0.45 * level;
  const ground = terrain.groundAt({ x: (column - columns / 2) * unit, z, height, level });
  const clear = terrain.haze.top ? Math.exp(-Math.max(0, height) / terrain.haze.top) : 1;
  const air = clamp01(1 - Math.exp(-(z / terrain.haze.distance) * clear));
  const of = (c: 0 | 1 | 2): number => {
    const seen = ground[c] * (light.ambient[c] * sky + light.sun[c] * lit);
    // A soft shoulder instead of a clipped highlight.
    const soft = seen > 0.8 ? 0.8 + (1 - Math.exp(-(seen - 0.8) * 2)) * 0.2 : seen;
    return clamp(soft + (light.haze[c] - soft) * air, 0, 1);
  };
  return [of(0), of(1), of(2)];
}
