const STEPS = 4095;
const decoded = new Float32Array(256);
for (let i = 0; i < 256; i++) {
  const v = i / 255;
  decoded[i] = v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
}
const encoded = new Uint8Array(STEPS + 1);
for (let i = 0; i <= STEPS; i++) {
  const v = i / STEPS;
  encoded[i] = Math.round((v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055) * 255);
}

/** Light of an sRGB byte, 0 to 1. */
export const linearOf = (byte: number): number => decoded[byte] ?? 0;

/** sRGB byte of a light. */
export const byteOf = (light: number): number =>
  encoded[light <= 0 ? 0 : light >= 1 ? STEPS : (light * STEPS + 0.5) | 0] ?? 0;

/** Light of a colour of 0 to 1 each. */
export const linearRgb = (colour: readonly [number, number, number]): [number, number, number] => [
  linearOf(Math.round(colour[0] * 255)),
  linearOf(Math.round(colour[1] * 255)),
  linearOf(Math.round(colour[2] * 255)),
];
