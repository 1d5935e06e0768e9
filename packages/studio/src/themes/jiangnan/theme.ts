import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { gouachePoster } from '../recipes/gouache-poster.ts';
import { leavesAround } from '../recipes/leaves-around.ts';
import { oneSided } from '../recipes/one-sided.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { inSet } from '../stand-in-set.ts';
import { PRINT } from './cloths.ts';
import { FRAMED } from './framed.ts';
import { PEACH } from './grounds.ts';
import { WARDROBE } from './wardrobe.ts';

/** South of the river: white walls, canals in the mist and by lantern light, peach blossom. */
const looks: Theme = {
  id: 'jiangnan',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('canal-lanterns', 'dusk', { crop: { zoom: 1.05 } }),
      grade: { look: 'clean', bloom: 0.1, grain: 0.02 },
    },
    halfRight: {
      ...inSet('canal-lanterns', 'wall', { crop: { zoom: 1.15, x: 0.2 } }),
      outfit: '#5c7c84',
      overlays: [{ kind: 'petals', seed: 7, amount: 0.6, colours: PEACH }],
      grade: { look: 'pastel', strength: 0.4, grain: 0.02 },
    },
    closeUp: {
      ...inSet('canal-lanterns', 'mist', { crop: { zoom: 1.5, x: 0.1, y: 0.3 } }),
      grade: { look: 'clean', grain: 0.02 },
    },
    bustCentre: {
      ...inSet('canal-lanterns', 'night', { crop: { zoom: 1.05 } }),
      outfit: '#2c3646',
      grade: { look: 'film', strength: 0.6, bloom: 0.15, vignette: 0.15, grain: 0.025 },
    },
    bustLeft: {
      ...inSet('canal-lanterns', 'wall', { flip: true, crop: { zoom: 1.4, x: 0.9, y: 0.1 } }),
      outfit: '#e4dccc',
      grade: { look: 'clean', bloom: 0.08, grain: 0.02 },
    },
    smallCentre: {
      ...inSet('canal-lanterns', 'dusk', { flip: true, light: { rim: 0.5 } }),
      overlays: [{ kind: 'flare', x: 0.52, y: 0.46, colour: '#ffc890', strength: 0.2, radius: 0.8 }],
      grade: { look: 'gold', strength: 0.4, bloom: 0.15, grain: 0.022 },
    },
    leanLeft: {
      ...inSet('canal-lanterns', 'mist', { flip: true }),
      outfit: '#7c7c7c',
      grade: { look: 'bw', contrast: 0.1, grain: 0.045 },
    },
    bustHigh: {
      ...inSet('moon-garden', 'gate', { flip: true, crop: { zoom: 1.2, x: 0.3 } }),
      outfit: '#3c4a44',
      grade: { look: 'film', strength: 0.6, vignette: 0.2, grain: 0.024 },
    },
    lowRight: {
      ...inSet('bamboo-mist', 'morning', { crop: { zoom: 1.3, x: 0.2 } }),
      outfit: '#dcd8cc',
      grade: { look: 'clean', contrast: 0.06, grain: 0.022 },
    },
    throughLeaves: {
      ...inSet('canal-lanterns', 'mist', { crop: { zoom: 1.3, x: 0.9 } }),
      framing: { x: 0.6, roll: 4 },
      outfit: '#b4bcb0',
      overlays: [
        { kind: 'petals', seed: 22, amount: 0.6, colours: PEACH },
        leavesAround(5, ['#6a9458', '#f8c4d0', '#8ab074', '#f29ab0'], 0.8),
      ],
      grade: { look: 'forest', strength: 0.3, grain: 0.02 },
    },
    largeTilted: {
      ...inSet('canal-lanterns', 'wall', { flip: true, crop: { zoom: 1.6, x: 0.2, y: 0.6 } }),
      outfit: '#9cb0b4',
      grade: { look: 'pastel', strength: 0.6, fade: 0.02, grain: 0.026 },
    },
    poster: gouachePoster(
      PRINT,
      posterFoot(
        'serif',
        { colour: '#f2f0ea', from: 0.7 },
        { text: '江南', colour: '#26292e' },
        { text: 'SOUTH OF THE RIVER', colour: '#5a6268' },
      ),
    ),
    flash: {
      ...inSet('canal-lanterns', 'night', { flip: true, crop: { zoom: 1.5, x: 0.1, y: 0.2 } }),
      outfit: '#3a4654',
      overlays: [{ kind: 'petals', seed: 26, amount: 0.7, colours: PEACH }],
      grade: { look: 'clean', contrast: 0.15, vignette: 0.3, grain: 0.03 },
    },
    lowLeft: {
      ...inSet('canal-lanterns', 'mist', { crop: { zoom: 1.04 } }),
      grade: { look: 'cool', strength: 0.5, grain: 0.02 },
    },
  }),
};

export const theme = oneSided(defineTheme(looks, WARDROBE));
