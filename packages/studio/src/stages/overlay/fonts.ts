import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

let isRegistered = false;

const FACES = [
  ['@fontsource/noto-sans-sc', 'noto-sans-sc', 'Kinora Sans'],
  ['@fontsource/noto-serif-sc', 'noto-serif-sc', 'Kinora Serif'],
] as const;
const SUBSETS = ['latin', 'chinese-simplified'];
const WEIGHTS = [400, 700, 900];

/** Registers the fonts once per thread and gives the CSS family. @throws when a font file is missing. */
export function fontFamily(font: 'sans' | 'serif'): string {
  if (!isRegistered) {
    const require = createRequire(import.meta.url);
    for (const [pack, file, family] of FACES) {
      for (const subset of SUBSETS) {
        for (const weight of WEIGHTS) {
          const path = require.resolve(`${pack}/files/${file}-${subset}-${weight}-normal.woff2`);
          // Latin and Chinese are separate files: separate families, listed one after the other.
          const name = subset === 'latin' ? family : `${family} Han`;
          if (!GlobalFonts.registerFromPath(path, name))
            throw new Error(`font not readable: ${file}-${subset}-${weight}`);
        }
      }
    }
    isRegistered = true;
  }
  return font === 'serif' ? '"Kinora Serif", "Kinora Serif Han"' : '"Kinora Sans", "Kinora Sans Han"';
}
