import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { inTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf, stripOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { CYAN, PLACES } from './grounds.ts';
import { AMBER_RIM, CYAN_RIM, PINK_RIM, signs, VIOLET_RIM } from './neon-light.ts';

const SIGNS = inSet('neon-rain', 'signs', { light: signs(PINK_RIM, CYAN_RIM) });
const CROSSING = inSet('neon-rain', 'crossing', { light: signs(CYAN_RIM, VIOLET_RIM) });
const TAXI = inSet('neon-alley', 'taxi', { flip: true, light: signs(PINK_RIM, AMBER_RIM) });
const BOOTH = inSet('jazz-bar', 'booth', { flip: true, light: signs(CYAN_RIM, PINK_RIM) });

/** The sheets that show a photograph of a photograph, or several. */
export const FRAMED = {
  strip: {
    ...SIGNS,
    outfit: '#d8d4dc',
    frame: stripOf([{}, BOOTH, CROSSING, TAXI], { ground: PLACES.asphaltCyan, paper: '#17131f', x: 0.44, tilt: 6 }),
    grade: { look: 'film', strength: 0.6, contrast: 0.2, exposure: 1.08, grain: 0.04 },
  },
  polaroid: {
    ...inSet('neon-alley', 'blue-hour', { light: signs(PINK_RIM, CYAN_RIM, 0.7) }),
    outfit: '#6a1f4a',
    frame: { ...COMPOSITIONS.polaroid.frame, ground: PLACES.asphalt, tilt: -6, x: 0.52, y: 0.47, size: 0.78 },
    grade: { look: 'pastel', fade: 0.05, contrast: 0.15, grain: 0.03 },
  },
  diptych: {
    ...CROSSING,
    frame: diptychOf(BOOTH, { colour: '#08060e' }),
    grade: { look: 'clean', bloom: 0.2, contrast: 0.1, grain: 0.03 },
  },
  letterbox: {
    ...inSet('city-dusk', 'night'),
    grade: { look: 'teal', strength: 0.6, bloom: 0.3, grain: 0.03 },
  },
  contact: {
    ...SIGNS,
    frame: contactOf(inTurn([SIGNS, CROSSING, BOOTH, TAXI]), { colour: '#0b0818', ink: CYAN }),
    grade: { look: 'film', strength: 0.7, contrast: 0.15, grain: 0.035 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
