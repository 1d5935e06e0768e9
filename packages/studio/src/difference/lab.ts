/** CIE L*a*b* (D65) of an sRGB colour in bytes. */
export function labOf(red: number, green: number, blue: number): [number, number, number] {
  const r = linear(red / 255);
  const g = linear(green / 255);
  const b = linear(blue / 255);
  const x = fold((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = fold(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = fold((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function linear(v: number): number {
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
}

function fold(t: number): number {
  return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116;
}
