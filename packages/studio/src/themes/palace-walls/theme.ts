import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { gouachePoster } from '../recipes/gouache-poster.ts';
import { leavesAround } from '../recipes/leaves-around.ts';
import { oneSided } from '../recipes/one-sided.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { POSTER } from './rooms.ts';
import { WARDROBE } from './wardrobe.ts';

/** The old palace: vermilion walls in the afternoon, lanterns, studded gates, roofs in the snow. */
const looks: Theme = {
  id: 'palace-walls',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('red-courtyard', 'afternoon'),
      grade: { look: 'clean', bloom: 0.1, grain: 0.02 },
    },
    halfRight: {
      ...inSet('courtyard-evening', 'snow', { flip: true, crop: { zoom: 1.1 } }),
      outfit: '#e8e2d4',
      overlays: [{ kind: 'snow', seed: 7 }],
      grade: { look: 'film', strength: 0.5, grain: 0.022 },
    },
    closeUp: {
      ...inSet('red-courtyard', 'wall'),
      grade: { look: 'gold', strength: 0.2, bloom: 0.1, grain: 0.02 },
    },
    bustCentre: {
      ...inSet('red-courtyard', 'lanterns', { crop: { zoom: 1.15 } }),
      outfit: '#2c2a30',
      grade: { look: 'film', strength: 0.6, bloom: 0.12, vignette: 0.2, grain: 0.026 },
    },
    bustLeft: {
      ...inSet('red-courtyard', 'afternoon', { flip: true, crop: { zoom: 1.25, x: 0.9 } }),
      outfit: '#d8cdb8',
      grade: { look: 'clean', contrast: 0.06, grain: 0.02 },
    },
    smallCentre: {
      ...inSet('red-courtyard', 'afternoon', { crop: { zoom: 1.2, x: 0.1, y: 0.9 } }),
      grade: { look: 'gold', strength: 0.3, bloom: 0.15, grain: 0.022 },
    },
    leanLeft: {
      ...inSet('courtyard-evening', 'gate', { flip: true, crop: { zoom: 1.2 } }),
      outfit: '#7c7c7c',
      grade: { look: 'bw', contrast: 0.1, grain: 0.045 },
    },
    bustHigh: {
      ...inSet('courtyard-evening', 'gate', { crop: { zoom: 1.2, x: 0.2 } }),
      outfit: '#3c4a52',
      grade: { look: 'film', strength: 0.6, vignette: 0.15, grain: 0.024 },
    },
    lowRight: {
      ...inSet('red-courtyard', 'wall', { crop: { zoom: 1.25, x: 0.9 } }),
      outfit: '#c8ccd0',
      grade: { look: 'clean', contrast: 0.06, grain: 0.022 },
    },
    throughLeaves: {
      ...inSet('red-courtyard', 'afternoon', { flip: true }),
      framing: { x: 0.6, roll: 4 },
      outfit: '#b4c0b4',
      overlays: [
        { kind: 'petals', seed: 22, amount: 0.6, colours: ['#fffaf6', '#fbe6ea', '#f4c8d4'] },
        leavesAround(5, ['#fffaf6', '#fbe6ea', '#f4c8d4', '#b8c48c'], 0.7),
      ],
      grade: { look: 'pastel', strength: 0.6, grain: 0.022 },
    },
    largeTilted: {
      ...inSet('red-courtyard', 'afternoon', { crop: { zoom: 1.5, x: 0.9, y: 0.3 } }),
      outfit: '#a8b4c0',
      grade: { look: 'pastel', strength: 0.6, fade: 0.02, grain: 0.026 },
    },
    poster: gouachePoster(
      POSTER,
      posterFoot(
        'serif',
        { colour: '#7c1614' },
        { text: '红墙', weight: 900, colour: '#f6d48a' },
        { text: 'VERMILION WALLS', y: 0.942, colour: '#e8b860' },
      ),
      { grain: 0.022 },
    ),
    flash: {
      ...inSet('red-courtyard', 'lanterns', { flip: true, crop: { zoom: 1.3, x: 0.8 } }),
      outfit: '#28323c',
      grade: { look: 'clean', contrast: 0.2, vignette: 0.3, grain: 0.03 },
    },
    lowLeft: {
      ...inSet('courtyard-evening', 'snow', { crop: { zoom: 1.05 } }),
      overlays: [{ kind: 'snow', seed: 25, amount: 1.2 }],
      grade: { look: 'cool', strength: 0.5, grain: 0.02 },
    },
  }),
};

export const theme = oneSided(defineTheme(looks, WARDROBE));
