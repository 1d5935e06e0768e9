import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { bareLamp } from './lamps.ts';
import { aurora, cutLeaves, dots, paperDisc, ROLLS, sweep, twoTone } from './papers.ts';
import { SETS } from './sets.ts';
import { WARDROBE } from './wardrobe.ts';

/** Coloured paper, hard shadows, filters before the lamps and the dusty tones of a still life. */
const recipe: Theme = {
  id: 'studio-colour',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      outfit: '#d9cbb8',
      scene: SETS.stillLife,
      light: lightOf('beauty', -0.6, {
        key: { strength: 0.54, colour: [1.03, 1, 0.95] },
        tint: 0.05,
        rim: 0.25,
        haze: 0.05,
        wrap: 0.3,
      }),
      grade: { look: 'pastel', strength: 0.6, grain: 0.018 },
    },
    halfRight: {
      outfit: '#2f62b8',
      scene: sweep('sun-yellow', ['#ffe680', '#fac51c', '#d69a08'], 0.2),
      light: bareLamp(-0.6),
      grade: { look: 'clean', contrast: 0.1, grain: 0.016 },
    },
    closeUp: {
      pose: { close: 0.3 },
      scene: SETS.pinkBlue,
      light: lightOf('hard', 0.1, {
        key: { like: 'paleDay', strength: 0.5, colour: [1.02, 0.97, 1] },
        tint: 0.06,
        rim: 1.2,
        rimColours: [
          [1.3, 0.2, 0.6],
          [0.2, 0.45, 1.4],
        ],
        extra: [
          { from: [-1, -0.1, 0.2], colour: [0.48, 0.04, 0.22], wrap: 0.1, hardness: 1.6 },
          { from: [1, -0.1, 0.2], colour: [0.04, 0.14, 0.52], wrap: 0.1, hardness: 1.6 },
        ],
      }),
      grade: { look: 'clean', contrast: 0.12, grain: 0.02 },
    },
    bustCentre: {
      framing: { share: 0.34 },
      outfit: '#e8e4da',
      scene: sweep('deep-blue', ['#3f62f0', '#1a36c8', '#0f2288'], 0.7),
      light: lightOf('softBox', 'right', { rim: 0.5 }),
      grade: { look: 'clean', contrast: 0.12, grain: 0.016 },
    },
    bustLeft: {
      outfit: '#f5f0e8',
      scene: twoTone('rose-tangerine', '#f7a8b8', '#f2703a', 0.14, 0.56),
      light: lightOf('softBox', 'right'),
      grade: { look: 'clean', grain: 0.016 },
    },
    smallCentre: {
      framing: { share: 0.21, y: 0.4 },
      outfit: '#17494a',
      scene: paperDisc('disc', '#1d7a78', '#f7b29a', [0.5, 0.4, 0.4]),
      light: lightOf('softBox', 'left'),
      grade: { look: 'clean', contrast: 0.08, grain: 0.016 },
    },
    leanLeft: {
      outfit: '#efe9dc',
      scene: ROLLS,
      light: lightOf('softBox', 0.6),
      grade: { look: 'film', strength: 0.5, grain: 0.018 },
    },
    bustHigh: {
      framing: { roll: -5 },
      outfit: '#c8b8e0',
      scene: aurora(
        'aurora',
        ['#f4d8ec', '#c8d8fa'],
        [
          [0.1, 0.15, 0.8, '#ffb8a0'],
          [0.95, 0.3, 0.8, '#b49af0'],
          [0.2, 0.9, 0.8, '#9ad0f8'],
          [0.9, 0.95, 0.6, '#ffd8b0'],
        ],
      ),
      light: lightOf('softBox', -0.4, { rim: 0.4 }),
      grade: { look: 'rose', strength: 0.5, grain: 0.018 },
    },
    lowRight: {
      framing: { share: 0.31, x: 0.58, y: 0.54 },
      outfit: '#7a8f7a',
      ...inSet('white-studio-window', 'palm', { flip: true }),
      grade: { look: 'film', strength: 0.5, grain: 0.02 },
    },
    throughLeaves: {
      framing: { share: 0.27, x: 0.5, y: 0.44, roll: 0 },
      outfit: '#6f86a8',
      scene: cutLeaves('lavender-leaves', '#cbbbe6', ['#e6dcf6', '#a892d4', '#f4eefc', '#8f78c4']),
      frame: { kind: 'mat', shape: 'arch', margin: 0.07, foot: 0.09, colour: '#f2d24a', edge: '#00000022' },
      light: lightOf('softBox', 'left'),
      grade: { look: 'clean', grain: 0.014 },
    },
    largeTilted: {
      framing: { share: 0.43, roll: 7 },
      outfit: '#d8473a',
      scene: dots('dots', '#7ad0e0', '#f6fbfb'),
      light: lightOf('softBox', 0.4),
      grade: { look: 'clean', grain: 0.016 },
    },
    poster: {
      framing: { share: 0.27, x: 0.5, y: 0.5 },
      outfit: '#16161a',
      scene: twoTone('poster', '#ff5a36', '#ff5a36', 0, 1.2),
      light: bareLamp(-0.4),
      overlays: [
        { kind: 'text', text: 'COLOR', x: 0.5, y: 0.2, size: 0.22, weight: 900, colour: '#fff3dc', behind: true },
        { kind: 'text', text: 'COLOR', x: 0.5, y: 0.385, size: 0.22, weight: 900, colour: '#ffcf3f', behind: true },
        { kind: 'text', text: 'COLOR', x: 0.5, y: 0.57, size: 0.22, weight: 900, colour: '#2a2fb8', behind: true },
        {
          kind: 'text',
          text: '把自己涂成喜欢的颜色',
          x: 0.5,
          y: 0.94,
          size: 0.036,
          weight: 900,
          colour: '#fff3dc',
          spacing: 0.06,
          after: true,
        },
      ],
      grade: { look: 'clean', contrast: 0.1, grain: 0.018 },
    },
    flash: {
      outfit: '#e88aa8',
      scene: sweep('apple', ['#c4e86a', '#8cc63a', '#5f9420'], 0.5),
      light: bareLamp(0.02, {
        key: { like: 'bulb', colour: [1, 1, 1] },
        fill: 0.44,
        cast: { dx: 0.09, dy: 0.07, softness: 0.01, strength: 0.55 },
      }),
      grade: { look: 'clean', contrast: 0.2, grain: 0.026 },
    },
    lowLeft: {
      outfit: '#c8745a',
      scene: SETS.stairs,
      light: lightOf('softBox', 'left'),
      grade: { look: 'pastel', strength: 0.5, grain: 0.018 },
    },
  }),
};

export const theme = defineTheme(recipe, WARDROBE);
