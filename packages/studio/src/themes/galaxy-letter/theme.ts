import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { STAMP } from './letters.ts';
import { WARDROBE } from './wardrobe.ts';

/** A letter from the night sky: the Milky Way over a lake, northern lights, the last stars at dawn. */
const looks: Theme = {
  id: 'galaxy-letter',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('star-lake', 'milky-way'),
      grade: { look: 'cool', strength: 0.6, bloom: 0.15, grain: 0.024 },
    },
    halfRight: {
      ...inSet('snow-peaks', 'blue-hour', { flip: true, crop: { zoom: 1.1 } }),
      outfit: '#5c4636',
      grade: { look: 'film', strength: 0.8, bloom: 0.15, grain: 0.026 },
    },
    closeUp: {
      ...inSet('star-lake', 'aurora', { crop: { zoom: 1.4, y: 0.2 } }),
      grade: { look: 'neon', strength: 0.4, bloom: 0.2, grain: 0.026 },
    },
    bustCentre: {
      ...inSet('dune-evening', 'camp', { crop: { zoom: 1.2 } }),
      outfit: '#22304a',
      grade: { look: 'cool', strength: 0.6, bloom: 0.15, vignette: 0.2, grain: 0.026 },
    },
    bustLeft: {
      ...inSet('star-lake', 'dawn', { crop: { zoom: 1.08 } }),
      outfit: '#e0c8c8',
      grade: { look: 'rose', strength: 0.6, bloom: 0.15, grain: 0.022 },
    },
    smallCentre: {
      ...inSet('dune-evening', 'stars'),
      framing: { mirror: true },
      grade: { look: 'film', strength: 0.7, bloom: 0.15, grain: 0.026 },
    },
    leanLeft: {
      ...inSet('star-lake', 'milky-way', { crop: { zoom: 1.3, x: 0.9, y: 0.4 } }),
      outfit: '#9a9a9a',
      grade: { look: 'bw', vignette: 0.2, grain: 0.045 },
    },
    bustHigh: {
      ...inSet('moon-garden', 'moon', { crop: { zoom: 1.1 } }),
      framing: { share: 0.46 },
      isSwapped: false,
      outfit: '#a8b0bc',
      grade: { look: 'clean', strength: 0.8, grain: 0.024 },
    },
    lowRight: {
      ...inSet('star-lake', 'dawn', { flip: true, crop: { zoom: 1.25, y: 0.3 } }),
      outfit: '#b08a6a',
      grade: { look: 'film', strength: 0.7, bloom: 0.2, grain: 0.024 },
    },
    throughLeaves: {
      ...inSet('star-lake', 'aurora'),
      framing: { share: 0.3, mirror: true, x: 0.4 },
      outfit: '#4c6458',
      overlays: [
        {
          kind: 'leaves',
          seed: 7,
          sides: ['bottom', 'left', 'bottom', 'right'],
          amount: 0.7,
          colours: ['#04141a', '#0a2a2c', '#0e3a38'],
        },
      ],
      grade: { look: 'teal', strength: 0.4, bloom: 0.15, grain: 0.024 },
    },
    largeTilted: {
      ...inSet('star-lake', 'dawn', { crop: { zoom: 1.5, x: 0.2 } }),
      outfit: '#a8b4d8',
      overlays: [{ kind: 'bokeh', seed: 6, colours: ['#ffffff', '#ffe0f4'], amount: 0.7 }],
      grade: { look: 'pastel', strength: 0.6, fade: 0.04, grain: 0.028 },
    },
    poster: {
      framing: { melt: true },
      scene: STAMP,
      light: lightOf('paper', 'left', { key: { colour: [1, 0.98, 0.97] }, tint: 0.08, rim: 0.6, wrap: 0.2 }),
      medium: { kind: 'gouache', size: 0.6 },
      frame: { kind: 'mat', shape: 'rectangle', margin: 0.045, colour: '#fbf6ea' },
      overlays: posterFoot(
        'serif',
        { colour: '#1c1c4c' },
        { text: '银河来信', y: 0.905, size: 0.08, colour: '#fff0d4', spacing: 0.16 },
        { text: 'LETTER FROM THE GALAXY', y: 0.948, size: 0.022, colour: '#f0b8b0', spacing: 0.3 },
      ),
      grade: { grain: 0.025 },
    },
    flash: {
      ...inSet('dune-evening', 'stars', { flip: true, crop: { zoom: 1.3 } }),
      outfit: '#2a2030',
      grade: { look: 'clean', contrast: 0.2, vignette: 0.25, grain: 0.03 },
    },
    lowLeft: {
      ...inSet('lavender-field', 'blue-hour', { flip: true }),
      grade: { look: 'pastel', strength: 0.6, bloom: 0.15, grain: 0.024 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
