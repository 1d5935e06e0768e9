import type { MarkStyle } from './draw-mark.ts';
import { type Brightness, linear } from './ground.ts';

const MIN_CONTRAST = 4.5;
const MIN_OPACITY = 0.34;
const OPACITY_STEP = 0.04;
/** Greys of the glass and of the text, 0 to 1: see draw-mark.ts. */
const DARK = { glass: 0.075, text: 1 };
const LIGHT = { glass: 0.988, text: 0.08 };

const contrast = (a: number, b: number): number =>
  (Math.max(linear(a), linear(b)) + 0.05) / (Math.min(linear(a), linear(b)) + 0.05);

/** As clear a glass as the worst of its background allows, of that tone which can be the clearer. */
export function chooseStyle({ darkest, brightest }: Brightness): MarkStyle {
  const dark = clearest(DARK, brightest);
  const light = clearest(LIGHT, darkest);
  return dark <= light ? { tone: 'dark', opacity: dark } : { tone: 'light', opacity: light };
}

/** The least opacity at which text on the glass has its contrast; colours are blended as they are encoded. */
function clearest({ glass, text }: typeof DARK, worst: number): number {
  let opacity = MIN_OPACITY;
  while (opacity < 1 && contrast(glass * opacity + worst * (1 - opacity), text) < MIN_CONTRAST) opacity += OPACITY_STEP;
  return Math.min(1, Number(opacity.toFixed(2)));
}
