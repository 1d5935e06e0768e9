import { lumaOf, rgbOfHex } from '../../stages/colour.ts';

/** `a` with a share of `b`, as `#rrggbb`. */
export function mixHex(a: string, b: string, share: number): string {
  const [p, q] = [rgbOfHex(a), rgbOfHex(b)];
  const channel = (i: 0 | 1 | 2): string =>
    Math.round((p[i] + (q[i] - p[i]) * share) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

export function lightnessOf(hex: string): number {
  return lumaOf(...rgbOfHex(hex));
}
