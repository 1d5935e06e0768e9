import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { gouachePoster } from '../recipes/gouache-poster.ts';
import { leavesAround } from '../recipes/leaves-around.ts';
import { oneSided } from '../recipes/one-sided.ts';
import { posterFoot } from '../recipes/poster-foot.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { PLACES } from './grounds.ts';
import { POSTER } from './rooms.ts';
import { WARDROBE } from './wardrobe.ts';

/** The old palace: vermilion walls under golden tiles in sun, dusk and snow; gates, galleries, marble. */
const looks: Theme = {
  id: 'palace-walls',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      scene: PLACES.lane,
      light: lightOf('sun', 'right', { tint: 0.06, wrap: 0.3 }),
      grade: { look: 'clean', bloom: 0.1, grain: 0.02 },
    },
    halfRight: {
      outfit: '#e8e2d4',
      scene: PLACES.snowWall,
      light: lightOf('soft', 'left', { tint: 0.05, wrap: 0.3 }),
      overlays: [{ kind: 'snow', seed: 7 }],
      grade: { look: 'film', strength: 0.5, grain: 0.022 },
    },
    closeUp: {
      ...inSet('red-courtyard', 'wall'),
      grade: { look: 'gold', strength: 0.2, bloom: 0.1, grain: 0.02 },
    },
    bustCentre: {
      outfit: '#2c2a30',
      scene: PLACES.throne,
      light: lightOf('lamp', 'left'),
      grade: { look: 'film', strength: 0.6, bloom: 0.12, vignette: 0.2, grain: 0.026 },
    },
    bustLeft: {
      outfit: '#d8cdb8',
      scene: PLACES.wall,
      light: lightOf('sun', 'right', { tint: 0.04, wrap: 0.25 }),
      grade: { look: 'clean', contrast: 0.06, grain: 0.02 },
    },
    smallCentre: {
      scene: PLACES.hall,
      light: lightOf('back', 'right', { rimColour: [1.15, 0.92, 0.65] }),
      overlays: [{ kind: 'flare', x: 0.5, y: 0.4, colour: '#ffdca0', strength: 0.25, radius: 0.8 }],
      grade: { look: 'gold', strength: 0.3, bloom: 0.15, grain: 0.022 },
    },
    leanLeft: {
      outfit: '#7c7c7c',
      scene: PLACES.greyMarble,
      light: lightOf('mono', 'right'),
      grade: { look: 'bw', contrast: 0.1, grain: 0.045 },
    },
    bustHigh: {
      outfit: '#3c4a52',
      scene: PLACES.door,
      light: lightOf('soft', 'right', { tint: 0.04, wrap: 0.25 }),
      grade: { look: 'film', strength: 0.6, vignette: 0.15, grain: 0.024 },
    },
    lowRight: {
      outfit: '#c8ccd0',
      scene: PLACES.blueHall,
      light: lightOf('sun', 'left'),
      grade: { look: 'clean', contrast: 0.06, grain: 0.022 },
    },
    throughLeaves: {
      framing: { x: 0.6, roll: 4 },
      outfit: '#b4c0b4',
      scene: PLACES.magnolia,
      light: lightOf('soft', 'left', { tint: 0.05, wrap: 0.3 }),
      overlays: [
        { kind: 'petals', seed: 22, amount: 0.6, colours: ['#fffaf6', '#fbe6ea', '#f4c8d4'] },
        leavesAround(5, ['#fffaf6', '#fbe6ea', '#f4c8d4', '#b8c48c'], 0.7),
      ],
      grade: { look: 'pastel', strength: 0.6, grain: 0.022 },
    },
    largeTilted: {
      outfit: '#a8b4c0',
      scene: PLACES.marble,
      light: lightOf('soft', 'left', { haze: 0.2 }),
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
      scene: PLACES.snowLane,
      light: lightOf('soft', 'left', { haze: 0.6, wrap: 0.7 }),
      overlays: [{ kind: 'snow', seed: 25, amount: 1.2 }],
      grade: { look: 'cool', strength: 0.5, grain: 0.02 },
    },
  }),
};

export const theme = oneSided(defineTheme(looks, WARDROBE));
