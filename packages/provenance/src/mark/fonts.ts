import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';
import type { MarkLanguage } from './mark-language.ts';

const WEIGHT = 500;
/** Scripts are separate files: separate families, listed one after the other. */
const LATIN = ['sc', 'latin'];
const SCRIPTS: Readonly<Partial<Record<MarkLanguage, readonly string[]>>> = {
  zh: ['sc', 'chinese-simplified'],
  ko: ['kr', 'korean'],
  th: ['thai', 'thai'],
  vi: ['sc', 'vietnamese'],
  ru: ['sc', 'cyrillic'],
  ar: ['arabic', 'arabic'],
};

const registered = new Set<string>();

/** The CSS font of the mark in a language. Registers its files once. Throws when one is missing. */
export function markFont(language: MarkLanguage, sizePx: number): string {
  const families = [LATIN, SCRIPTS[language] ?? LATIN].map(([font = '', subset = '']) => register(font, subset));
  return `${WEIGHT} ${sizePx.toFixed(2)}px ${families.map((family) => `"${family}"`).join(', ')}`;
}

function register(font: string, subset: string): string {
  const family = `Kinora Mark ${font} ${subset}`;
  if (registered.has(family)) return family;
  const require = createRequire(import.meta.url);
  const name = `noto-sans-${font}`;
  const file = require.resolve(`@fontsource/${name}/files/${name}-${subset}-${WEIGHT}-normal.woff2`);
  if (!GlobalFonts.registerFromPath(file, family)) throw new Error(`font not readable: ${name} ${subset}`);
  registered.add(family);
  return family;
}
