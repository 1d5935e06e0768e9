/** Red, green and blue; 0 to 1 for colours, any strength for lights. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** `#rrggbb` as numbers 0 to 1. @throws RangeError on any other text. */
export function rgbOfHex(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`not a colour: ${hex}`);
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** CSS colour with opacity. */
export function cssOfHex(hex: string, opacity: number): string {
  const [r, g, b] = rgbOfHex(hex);
  return `rgba(${Math.round(r * 255)},${Math.round(g * 255)},${Math.round(b * 255)},${opacity.toFixed(3)})`;
}

/** Rec. 601 luma. */
export function lumaOf(red: number, green: number, blue: number): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** A colour's hue as a light of luma 1: `share` 0 gives white, 1 the full hue, no channel over 2.2. */
export function hueAsLight(colour: Rgb, share: number): Rgb {
  const luma = Math.max(0.02, lumaOf(...colour));
  const of = (value: number): number => 1 + (Math.min(2.2, value / luma) - 1) * share;
  return [of(colour[0]), of(colour[1]), of(colour[2])];
}

/** `a` with a share of `b`, as `#rrggbb`. */
export function mixHex(a: string, b: string, share: number): string {
  const [p, q] = [rgbOfHex(a), rgbOfHex(b)];
  const channel = (i: 0 | 1 | 2): string =>
    Math.round((p[i] + (q[i] - p[i]) * share) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}
