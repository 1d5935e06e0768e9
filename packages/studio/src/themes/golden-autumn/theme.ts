import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { gouachePoster } from '../recipes/gouache-poster.ts';
import { leavesAround } from '../recipes/leaves-around.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { GOLD, PALE_GOLD, RUST } from './ginkgo.ts';
import { GREAT_LEAF } from './indoors.ts';
import { WARDROBE } from './wardrobe.ts';

/** Ginkgo gold: the avenue, the park and its lake, a red wall, a reading room, a train in the evening. */
const recipe: Theme = {
  id: 'golden-autumn',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('autumn-park', 'gold'),
      overlays: [{ kind: 'petals', seed: 3, amount: 0.8, colours: GOLD }],
      grade: { look: 'clean', bloom: 0.12, grain: 0.02 },
    },
    halfRight: {
      ...inSet('ginkgo-avenue', 'bough', { crop: { zoom: 1.15, x: 0.2 } }),
      outfit: '#5c6c70',
      overlays: [{ kind: 'petals', seed: 7, amount: 0.5, colours: GOLD }],
      grade: { look: 'film', strength: 0.4, grain: 0.022 },
    },
    closeUp: {
      ...inSet('autumn-park', 'lake', { crop: { zoom: 1.2 } }),
      grade: { look: 'clean', bloom: 0.1, grain: 0.02 },
    },
    bustCentre: {
      ...inSet('ginkgo-avenue', 'dusk', { crop: { zoom: 1.1 } }),
      outfit: '#2c3440',
      overlays: [{ kind: 'petals', seed: 5, amount: 0.5, colours: GOLD }],
      grade: { look: 'teal', strength: 0.4, bloom: 0.15, vignette: 0.15, grain: 0.025 },
    },
    bustLeft: {
      ...inSet('ginkgo-avenue', 'bough', { flip: true, crop: { zoom: 1.3, x: 0.8, y: 0.2 } }),
      outfit: '#d8c8a8',
      overlays: [{ kind: 'petals', seed: 12, amount: 0.5, colours: GOLD }],
      grade: { look: 'clean', contrast: 0.08, grain: 0.02 },
    },
    smallCentre: {
      ...inSet('ginkgo-avenue', 'mist'),
      grade: { look: 'film', strength: 0.5, bloom: 0.15, grain: 0.022 },
    },
    leanLeft: {
      ...inSet('autumn-park', 'lake', { flip: true, crop: { zoom: 1.3, x: 0.8 } }),
      outfit: '#7c7c7c',
      overlays: [{ kind: 'petals', seed: 8, amount: 0.9, after: true, colours: GOLD }],
      grade: { look: 'bw', contrast: 0.1, grain: 0.04 },
    },
    bustHigh: {
      ...inSet('campus-hall', 'reading-room', { crop: { zoom: 1.2 } }),
      outfit: '#5c3c2c',
      grade: { look: 'film', strength: 0.6, vignette: 0.2, grain: 0.025 },
    },
    lowRight: {
      ...inSet('autumn-park', 'lamps', { flip: true, crop: { zoom: 1.15 } }),
      outfit: '#3c4c44',
      overlays: [{ kind: 'petals', seed: 16, amount: 0.5, colours: GOLD }],
      grade: { look: 'film', strength: 0.5, grain: 0.024 },
    },
    throughLeaves: {
      ...inSet('red-courtyard', 'afternoon', { crop: { zoom: 1.08 } }),
      framing: { x: 0.6, roll: 4 },
      outfit: '#c8beb0',
      overlays: [
        { kind: 'petals', seed: 22, amount: 0.6, colours: PALE_GOLD },
        leavesAround(5, ['#f0b428', '#ffe070', '#d8942a', '#fff0b0'], 0.8),
      ],
      grade: { look: 'pastel', strength: 0.5, grain: 0.02 },
    },
    largeTilted: {
      ...inSet('white-studio-window', 'leaves', { flip: true, crop: { zoom: 1.3 } }),
      outfit: '#c4a884',
      grade: { look: 'pastel', strength: 0.6, fade: 0.02, grain: 0.026 },
    },
    poster: gouachePoster(
      GREAT_LEAF,
      posterFoot(
        'serif',
        { colour: '#163028' },
        { text: '金秋', colour: '#f6d88a' },
        { text: 'GINKGO GOLD', colour: '#d8a848', spacing: 0.6 },
      ),
      { grain: 0.022 },
    ),
    flash: {
      ...inSet('ginkgo-avenue', 'dusk', { flip: true, crop: { zoom: 1.4, y: 0.2 } }),
      outfit: '#6a2c20',
      overlays: [{ kind: 'petals', seed: 26, amount: 0.7, colours: RUST }],
      grade: { look: 'clean', contrast: 0.15, vignette: 0.3, grain: 0.03 },
    },
    lowLeft: {
      ...inSet('ginkgo-avenue', 'mist', { flip: true, crop: { zoom: 1.2, x: 0.3 } }),
      overlays: [{ kind: 'petals', seed: 25, amount: 0.6, colours: PALE_GOLD }],
      grade: { look: 'pastel', strength: 0.4, grain: 0.02 },
    },
  }),
};

export const theme = defineTheme(recipe, WARDROBE);
