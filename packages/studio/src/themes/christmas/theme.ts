import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { gouachePoster } from '../recipes/gouache-poster.ts';
import { leavesAround } from '../recipes/leaves-around.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { CARD } from './papers.ts';
import { WARDROBE } from './wardrobe.ts';

/** Christmas: the lit tree, snow at the window, the hearth, the street in the snow, a card to send. */
const recipe: Theme = {
  id: 'christmas',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('christmas-room', 'tree', { flip: true }),
      grade: { look: 'film', strength: 0.6, bloom: 0.15, grain: 0.022 },
    },
    halfRight: {
      outfit: '#e8e0d2',
      ...inSet('christmas-room', 'window', { flip: true }),
      grade: { look: 'film', strength: 0.5, bloom: 0.12, grain: 0.022 },
    },
    closeUp: {
      ...inSet('christmas-room', 'tree', { crop: { zoom: 1.5, x: 0.1, y: 0.4 } }),
      grade: { look: 'clean', bloom: 0.12, grain: 0.02 },
    },
    bustCentre: {
      ...inSet('snow-street', 'lanterns'),
      outfit: '#2a4a3c',
      overlays: [{ kind: 'snow', seed: 5 }],
      grade: { look: 'film', strength: 0.6, bloom: 0.15, vignette: 0.15, grain: 0.025 },
    },
    bustLeft: {
      ...inSet('christmas-room', 'window', { crop: { zoom: 1.25, x: 0.9 } }),
      outfit: '#b02c30',
      grade: { look: 'clean', grain: 0.02 },
    },
    smallCentre: {
      ...inSet('snow-street', 'dusk'),
      overlays: [{ kind: 'snow', seed: 2, amount: 1.2 }],
      grade: { look: 'film', strength: 0.6, bloom: 0.15, grain: 0.022 },
    },
    leanLeft: {
      ...inSet('christmas-room', 'tree', { crop: { zoom: 1.15 } }),
      outfit: '#7c7c7c',
      grade: { look: 'bw', contrast: 0.1, grain: 0.045 },
    },
    bustHigh: {
      ...inSet('christmas-room', 'fire'),
      outfit: '#4a3228',
      grade: { look: 'film', strength: 0.6, vignette: 0.15, grain: 0.025 },
    },
    lowRight: {
      ...inSet('snow-street', 'morning', { flip: true, crop: { zoom: 1.15 } }),
      outfit: '#c8ccd4',
      grade: { look: 'pastel', strength: 0.4, bloom: 0.1, grain: 0.022 },
    },
    throughLeaves: {
      ...inSet('snow-peaks', 'chalet', { crop: { zoom: 1.1 } }),
      framing: { x: 0.6, roll: 4 },
      outfit: '#d4c8b8',
      overlays: [
        { kind: 'bokeh', seed: 6, amount: 0.8 },
        leavesAround(5, ['#1f4a30', '#3f7a4c', '#c8343a', '#12301f'], 0.8),
      ],
      grade: { look: 'film', strength: 0.4, grain: 0.02 },
    },
    largeTilted: {
      ...inSet('christmas-room', 'fire', { crop: { zoom: 1.35, x: 0.2, y: 0.2 } }),
      outfit: '#b8343a',
      overlays: [{ kind: 'confetti', seed: 4, amount: 0.5, colours: ['#e0b85c', '#f6e6c0', '#c8343a'] }],
      grade: { look: 'pastel', strength: 0.5, grain: 0.024 },
    },
    poster: gouachePoster(
      CARD,
      posterFoot(
        'serif',
        { colour: '#0c2a20' },
        { text: '圣诞快乐', y: 0.895, size: 0.07, colour: '#f6dc98', spacing: 0.25 },
        { text: 'MERRY CHRISTMAS', y: 0.935, size: 0.021, colour: '#d8b468' },
      ),
      { grain: 0.022 },
    ),
    flash: {
      ...inSet('christmas-room', 'fire', { flip: true }),
      outfit: '#5c1f24',
      overlays: [{ kind: 'sparks', seed: 8, amount: 0.6 }],
      grade: { look: 'clean', contrast: 0.15, vignette: 0.3, grain: 0.03 },
    },
    lowLeft: {
      ...inSet('snow-street', 'morning'),
      overlays: [{ kind: 'snow', seed: 25, amount: 1.2 }],
      grade: { look: 'pastel', strength: 0.4, grain: 0.02 },
    },
  }),
};

export const theme = defineTheme(recipe, WARDROBE);
