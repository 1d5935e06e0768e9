/** A colour in sRGB, 0 to 255 a channel. */
export type Colour = { red: number; green: number; blue: number };

type TokenBlock = { selectors: readonly string[]; values: Map<string, string> };

/** The rules of a token sheet: their selectors, and their custom properties in order. */
export function blocksOf(css: string): TokenBlock[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
    selectors: selectors.split(',').map((selector) => selector.trim()),
    values: new Map(
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
    ),
  }));
}

/** The value of a token with its references followed. */
export function resolve(name: string, values: ReadonlyMap<string, string>): string {
  const value = values.get(name);
  if (value === undefined) throw new Error(`No token ${name}`);
  const reference = value.match(/^var\((--[\w-]+)\)$/)?.[1];
  return reference ? resolve(reference, values) : value;
}

/** A colour written as #rrggbb. */
export function parseColour(text: string): Colour {
  const [, red, green, blue] = text.match(/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i) ?? [];
  if (!red || !green || !blue) throw new Error(`Not a colour of six digits: ${text}`);
  return { red: Number.parseInt(red, 16), green: Number.parseInt(green, 16), blue: Number.parseInt(blue, 16) };
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(a: Colour, b: Colour): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance({ red, green, blue }: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
