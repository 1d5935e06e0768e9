import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

const PACKAGE = '@fontsource/noto-sans-sc';
const WEIGHT = 500;
/** Latin and Chinese are separate files: separate families, listed one after the other. */
const FAMILIES = [
  ['latin', 'Kinora Mark'],
  ['chinese-simplified', 'Kinora Mark Han'],
] as const;

let isRegistered = false;

/** The CSS font of the mark. Registers its files once. Throws when one is missing. */
export function markFont(sizePx: number): string {
  if (!isRegistered) {
    const require = createRequire(import.meta.url);
    for (const [subset, family] of FAMILIES) {
      const file = require.resolve(`${PACKAGE}/files/noto-sans-sc-${subset}-${WEIGHT}-normal.woff2`);
      if (!GlobalFonts.registerFromPath(file, family)) throw new Error(`font not readable: ${subset}`);
    }
    isRegistered = true;
  }
  return `${WEIGHT} ${sizePx.toFixed(2)}px ${FAMILIES.map(([, family]) => `"${family}"`).join(', ')}`;
}
