import type { Overlay } from '../../stages/overlay/overlay-kinds.ts';

const MOULDING = [
  [0, '#4a3210'],
  [0.12, '#8a6420'],
  [0.26, '#d8b050'],
  [0.36, '#f4dc90'],
  [0.46, '#c0943a'],
  [0.6, '#7a5618'],
  [0.7, '#b88c34'],
  [0.82, '#ecd080'],
  [0.92, '#6a4a14'],
] as const;

/** A gilt moulding round the picture, built of bands; width and inset are shares of the height. */
export function giltFrame(
  width: number,
  inset = 0,
  tones: readonly (readonly [number, string])[] = MOULDING,
): Overlay[] {
  return tones.map(([at, colour], i) => {
    const band = ((tones[i + 1]?.[0] ?? 1) - at) * width;
    return { kind: 'border', inset: inset + at * width + band / 2, width: band + 0.0012, colour, after: true };
  });
}

/** Dark wood with one gilt line. */
export const WALNUT = [
  [0, '#1a100a'],
  [0.2, '#3a2416'],
  [0.45, '#543420'],
  [0.62, '#2a180e'],
  [0.82, '#c09a48'],
  [0.93, '#3a2810'],
] as const;

/** White gallery moulding. */
export const LIMED = [
  [0, '#cfc8ba'],
  [0.2, '#f4f0e6'],
  [0.6, '#e6dfd0'],
  [0.8, '#b8ae9a'],
  [0.9, '#8a8070'],
] as const;
