import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { gouachePoster } from '../recipes/gouache-poster.ts';
import { leavesAround } from '../recipes/leaves-around.ts';
import { oneSided } from '../recipes/one-sided.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { inSet } from '../stand-in-set.ts';
import { LID } from './boxes.ts';
import { FRAMED } from './framed.ts';
import { WARDROBE } from './wardrobe.ts';

const OSMANTHUS_PETALS = ['#f4b83c', '#ffe28a', '#e09a28'] as const;

/** The night of the full moon: lake, terrace, osmanthus, paper lamps, and the box the mooncakes came in. */
const looks: Theme = {
  id: 'mid-autumn',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('moon-garden', 'moon', { flip: true, crop: { zoom: 1.04 } }),
      grade: { look: 'film', strength: 0.6, bloom: 0.2, grain: 0.022 },
    },
    halfRight: {
      ...inSet('moon-garden', 'pond', { crop: { zoom: 1.1, x: 0.2 } }),
      outfit: '#3a4a5c',
      overlays: [{ kind: 'petals', seed: 7, amount: 0.5, colours: OSMANTHUS_PETALS }],
      grade: { look: 'clean', grain: 0.02 },
    },
    closeUp: {
      ...inSet('moon-garden', 'gate', { crop: { zoom: 1.7, x: 0.6, y: 0.4 } }),
      overlays: [{ kind: 'petals', seed: 5, amount: 0.5, colours: OSMANTHUS_PETALS }],
      grade: { look: 'gold', strength: 0.25, bloom: 0.1, grain: 0.02 },
    },
    bustCentre: {
      ...inSet('moon-garden', 'gate', { crop: { zoom: 1.2 } }),
      outfit: '#5a2a2c',
      grade: { look: 'film', strength: 0.6, bloom: 0.15, vignette: 0.15, grain: 0.025 },
    },
    bustLeft: {
      ...inSet('moon-garden', 'moon', { flip: true, crop: { zoom: 1.1 } }),
      outfit: '#e6dcc8',
      overlays: [{ kind: 'petals', seed: 3, amount: 0.6, colours: OSMANTHUS_PETALS }],
      grade: { look: 'clean', contrast: 0.08, bloom: 0.1, grain: 0.02 },
    },
    smallCentre: {
      ...inSet('moon-garden', 'gate', { flip: true, light: { rim: 0.5 } }),
      grade: { look: 'cool', strength: 0.5, bloom: 0.2, grain: 0.022 },
    },
    leanLeft: {
      ...inSet('moon-garden', 'pond', { flip: true, crop: { zoom: 1.15 } }),
      outfit: '#7a7a7a',
      grade: { look: 'bw', contrast: 0.12, grain: 0.045 },
    },
    bustHigh: {
      ...inSet('red-courtyard', 'lanterns', { crop: { zoom: 1.3, x: 0.8 } }),
      outfit: '#4c3a34',
      grade: { look: 'film', strength: 0.6, vignette: 0.2, grain: 0.026 },
    },
    lowRight: {
      ...inSet('moon-garden', 'pond', { crop: { zoom: 1.35, x: 0.1, y: 0.2 } }),
      outfit: '#c4a880',
      overlays: [{ kind: 'petals', seed: 16, amount: 0.6, colours: OSMANTHUS_PETALS }],
      grade: { look: 'film', strength: 0.5, grain: 0.024 },
    },
    throughLeaves: {
      ...inSet('moon-garden', 'moon', { crop: { zoom: 1.4, x: 0.9, y: 0.2 } }),
      framing: { x: 0.6, roll: 4 },
      outfit: '#d4c8b4',
      overlays: [
        { kind: 'petals', seed: 22, amount: 0.7, colours: OSMANTHUS_PETALS },
        leavesAround(5, ['#4a7030', '#f4b83c', '#2c4a22', '#8aa84c'], 0.8),
      ],
      grade: { look: 'pastel', strength: 0.6, grain: 0.02 },
    },
    largeTilted: {
      ...inSet('gold-sea', 'blue-hour', { flip: true, crop: { zoom: 1.3, y: 0.2 } }),
      outfit: '#a4a8b0',
      grade: { look: 'pastel', strength: 0.6, exposure: 1.1, fade: 0.03, grain: 0.026 },
    },
    poster: gouachePoster(
      LID,
      posterFoot(
        'serif',
        { colour: '#0c2c30' },
        { text: '中秋', y: 0.895, size: 0.095, colour: '#f6dc98' },
        { text: 'MID-AUTUMN', y: 0.935, colour: '#d8b468', spacing: 0.6 },
      ),
      { grain: 0.02 },
    ),
    flash: {
      ...inSet('moon-garden', 'gate', { dim: 0.5, flip: true, crop: { zoom: 1.4 } }),
      outfit: '#2c3c3a',
      overlays: [{ kind: 'petals', seed: 26, amount: 0.8, colours: OSMANTHUS_PETALS }],
      grade: { look: 'clean', contrast: 0.15, vignette: 0.25, grain: 0.03 },
    },
    lowLeft: {
      ...inSet('moon-garden', 'moon'),
      grade: { look: 'rose', strength: 0.5, grain: 0.022 },
    },
  }),
};

export const theme = oneSided(defineTheme(looks, WARDROBE));
