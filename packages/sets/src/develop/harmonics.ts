import type { RawPicture } from './raw-picture.ts';

type Colour = [red: number, green: number, blue: number];
type Direction = [x: number, y: number, z: number];

/** What a probe at the head says of a set. Directions: x to the right, y down, z to the camera. */
export interface ProbeLight {
  /** Irradiance as nine spherical harmonics of colour; a white card that faces the camera receives luma 1. */
  harmonics: Colour[];
  /** That card's luma as the camera is exposed: 0.18 is middle grey's own. */
  level: number;
  /** Where most light comes from, of what can reach a face. */
  key: { from: Direction; colour: Colour; strength: number };
}

const lumaOf = ([r, g, b]: Colour): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
/** What a diffuse surface keeps of each band. */
const BANDS = [1, 2 / 3, 2 / 3, 2 / 3, 1 / 4, 1 / 4, 1 / 4, 1 / 4, 1 / 4];

/** The nine real spherical harmonics of a direction. */
export function basisOf([x, y, z]: Direction): number[] {
  return [
    0.282095,
    0.488603 * y,
    0.488603 * z,
    0.488603 * x,
    1.092548 * x * y,
    1.092548 * y * z,
    0.315392 * (3 * z * z - 1),
    1.092548 * x * z,
    0.546274 * (x * x - y * y),
  ];
}

/** Reduces an equirectangular picture of the light around the head, its middle ahead of the camera. */
export function measureProbe({ widthPx, heightPx, data }: RawPicture, exposure: number): ProbeLight {
  const sums: Colour[] = BANDS.map(() => [0, 0, 0]);
  const towards: Direction = [0, 0, 0];
  const keyColour: Colour = [0, 0, 0];
  const cell = (Math.PI / heightPx) * ((2 * Math.PI) / widthPx);
  for (let row = 0; row < heightPx; row++) {
    const up = (0.5 - (row + 0.5) / heightPx) * Math.PI;
    for (let column = 0; column < widthPx; column++) {
      const around = ((column + 0.5) / widthPx - 0.5) * 2 * Math.PI;
      const from: Direction = [Math.sin(around) * Math.cos(up), -Math.sin(up), -Math.cos(around) * Math.cos(up)];
      const i = (row * widthPx + column) * 3;
      const colour: Colour = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
      const solid = cell * Math.cos(up);
      for (const [k, basis] of basisOf(from).entries())
        addTo(sums[k] as Colour, colour, basis * solid * (BANDS[k] ?? 0));
      // What stands behind the person lights the edges, not the face.
      const weight = lumaOf(colour) * solid * Math.max(0, from[2] + 0.25);
      for (let c = 0; c < 3; c++) towards[c] = (towards[c] ?? 0) + (from[c] ?? 0) * weight;
      addTo(keyColour, colour, weight);
    }
  }
  const facing = irradiance(sums, [0, 0, 1]);
  const scale = 1 / Math.max(1e-6, lumaOf(facing));
  const harmonics = sums.map((colour) => colour.map((value) => round(value * scale)) as Colour);
  return { harmonics, level: round(lumaOf(facing) * exposure), key: keyOf(harmonics, towards, keyColour) };
}

/** How much brighter the key's side of a face is than the other one gives its strength. */
function keyOf(harmonics: readonly Colour[], towards: Direction, colour: Colour): ProbeLight['key'] {
  const from = unit(towards);
  const luma = lumaOf(colour) || 1;
  const lit = lumaOf(irradiance(harmonics, from));
  const shaded = lumaOf(irradiance(harmonics, unit([-from[0], -from[1], 0.4])));
  return {
    from: from.map(round) as Direction,
    colour: colour.map((value) => round(value / luma)) as Colour,
    strength: round(Math.min(1, Math.max(0, 1 - shaded / Math.max(1e-6, lit)))),
  };
}

/** Light that a surface with this normal receives. */
export function irradiance(harmonics: readonly Colour[], normal: Direction): Colour {
  const sum: Colour = [0, 0, 0];
  for (const [k, basis] of basisOf(normal).entries()) addTo(sum, harmonics[k] ?? [0, 0, 0], basis);
  return sum;
}

function addTo(sum: Colour, colour: Colour, weight: number): void {
  for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (colour[c] ?? 0) * weight;
}

function unit(direction: Direction): Direction {
  const length = Math.hypot(...direction) || 1;
  return direction.map((value) => value / length) as Direction;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
