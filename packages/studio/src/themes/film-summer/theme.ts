import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { dateStamp } from '../recipes/date-stamp.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { WARDROBE } from './wardrobe.ts';

/** One roll of film through a summer: pool, coast road, corner shop, river bank and fireworks. */
const recipe: Theme = {
  id: 'film-summer',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      ...inSet('summer-field', 'clouds', { crop: { zoom: 1.05 } }),
      outfit: '#f2ece0',
      grade: { look: 'film', strength: 0.7, saturation: 1.05, grain: 0.028 },
    },
    halfRight: {
      ...inSet('summer-water', 'pool', { crop: { zoom: 1.15, x: 0.2 } }),
      outfit: '#f0b83a',
      overlays: [{ kind: 'leak', seed: 3, strength: 0.5 }],
      grade: { look: 'film', strength: 0.6, fade: 0.04, grain: 0.03 },
    },
    closeUp: {
      ...inSet('grass-sun', 'sun', { crop: { zoom: 1.4, x: 0.1 } }),
      pose: { close: 0.3 },
      overlays: [{ kind: 'flare', x: 0.9, y: 0.3, colour: '#ffd890', strength: 0.28 }],
      grade: { look: 'gold', strength: 0.45, bloom: 0.12, grain: 0.03 },
    },
    bustCentre: {
      ...inSet('river-fireworks', 'gold', { crop: { zoom: 1.1 } }),
      framing: { share: 0.34 },
      outfit: '#23304a',
      grade: { look: 'film', strength: 0.7, bloom: 0.2, grain: 0.036 },
    },
    bustLeft: {
      ...inSet('summer-water', 'hut', { crop: { zoom: 1.1 } }),
      outfit: '#f4f4f0',
      grade: { look: 'pastel', strength: 0.8, warmth: 0.1, grain: 0.03 },
    },
    smallCentre: {
      ...inSet('summer-field', 'sunflowers'),
      outfit: '#f6f2e8',
      grade: { look: 'film', strength: 0.7, saturation: 1.06, grain: 0.028 },
    },
    leanLeft: {
      ...inSet('summer-train', 'fields', { crop: { zoom: 1.1 } }),
      outfit: '#d8d0bc',
      grade: { look: 'forest', strength: 0.5, fade: 0.05, grain: 0.032 },
    },
    bustHigh: {
      ...inSet('summer-field', 'sunset', { crop: { zoom: 1.15 } }),
      framing: { roll: -6 },
      outfit: '#f4f6f4',
      grade: { look: 'pastel', strength: 0.9, exposure: 1.04, bloom: 0.2, grain: 0.028 },
    },
    lowRight: {
      ...inSet('summer-train', 'sea', { crop: { zoom: 1.08 } }),
      framing: { share: 0.31, x: 0.58, y: 0.54 },
      outfit: '#5fa8c4',
      overlays: [dateStamp("'26  7 15")],
      grade: { look: 'film', strength: 0.8, fade: 0.04, grain: 0.034 },
    },
    throughLeaves: {
      ...inSet('grass-sun', 'flowers', { flip: true, crop: { zoom: 1.3, y: 1 } }),
      outfit: '#e88a7a',
      overlays: [
        {
          kind: 'leaves',
          seed: 8,
          sides: ['top', 'right', 'bottom', 'left'],
          colours: ['#7ab04a', '#a8d068', '#4f8a34', '#d0e08a'],
        },
      ],
      grade: { look: 'film', strength: 0.7, bloom: 0.12, grain: 0.03 },
    },
    largeTilted: {
      ...inSet('summer-water', 'pool', { flip: true, crop: { zoom: 1.3, x: 0.8, y: 0.2 } }),
      framing: { share: 0.43, roll: 9 },
      outfit: '#e8e4da',
      overlays: [{ kind: 'leak', seed: 6, strength: 0.6, colours: ['#ff7a3a', '#ffd06a'] }],
      grade: { look: 'film', strength: 0.7, fade: 0.05, grain: 0.034 },
    },
    poster: {
      ...inSet('summer-field', 'clouds', { crop: { zoom: 1.2 }, soften: 0.004 }),
      framing: { share: 0.26, x: 0.5, y: 0.46 },
      outfit: '#f4f0e4',
      overlays: [
        { kind: 'text', text: '夏', x: 0.19, y: 0.24, size: 0.18, weight: 900, colour: '#fffaf0', behind: true },
        { kind: 'text', text: '天', x: 0.81, y: 0.24, size: 0.18, weight: 900, colour: '#fffaf0', behind: true },
        {
          kind: 'text',
          text: 'ENDLESS SUMMER',
          x: 0.5,
          y: 0.915,
          size: 0.05,
          weight: 900,
          colour: '#d8503c',
          spacing: 0.08,
          after: true,
        },
        {
          kind: 'text',
          text: '一卷胶卷，三十六个下午',
          x: 0.5,
          y: 0.952,
          size: 0.024,
          weight: 700,
          colour: '#d8503c',
          spacing: 0.16,
          after: true,
        },
        { kind: 'border', inset: 0.011, width: 0.022, colour: '#fffaf0', after: true },
      ],
      grade: { look: 'film', strength: 0.8, saturation: 1.06, grain: 0.032 },
    },
    flash: {
      ...inSet('summer-water', 'night', { flip: true, crop: { zoom: 1.15 } }),
      outfit: '#2f3f5a',
      overlays: [dateStamp("'26  8 19")],
      grade: { look: 'clean', contrast: 0.2, warmth: 0.1, vignette: 0.4, grain: 0.042 },
    },
    lowLeft: {
      ...inSet('summer-train', 'sea', { flip: true, crop: { zoom: 1.2, x: 0.2 } }),
      outfit: '#d8503c',
      grade: { look: 'pastel', strength: 0.7, grain: 0.028 },
    },
  }),
};

export const theme = defineTheme(recipe, WARDROBE);
