import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { keyOf, lightOf } from '../lights.ts';
import { inSet, type SetLight } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { dots, flat } from './papers.ts';
import { WARDROBE } from './wardrobe.ts';

/** A bulb beside the lens, its sharp shadow close behind. */
const FLASH: SetLight = {
  key: keyOf('bulb', 0.02, { colour: [1, 1, 1] }),
  fill: 0.5,
  cast: { dx: 0.09, dy: 0.07, softness: 0.01, strength: 0.55 },
};

/** Coloured paper, plaster in the sun, filters before the lamps, and graphic sheets among them. */
const recipe: Theme = {
  id: 'studio-colour',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      outfit: '#d9cbb8',
      ...inSet('colour-studio', 'arches'),
      grade: { look: 'pastel', strength: 0.6, grain: 0.018 },
    },
    halfRight: {
      outfit: '#2f62b8',
      ...inSet('colour-studio', 'paper'),
      grade: { look: 'clean', contrast: 0.1, grain: 0.016 },
    },
    closeUp: {
      pose: { close: 0.3 },
      ...inSet('colour-studio', 'gel', { light: { rim: 1 } }),
      grade: { look: 'clean', contrast: 0.12, grain: 0.02 },
    },
    bustCentre: {
      framing: { share: 0.34 },
      outfit: '#e8e4da',
      ...inSet('colour-studio', 'pleats', { light: { rim: 0.4 } }),
      grade: { look: 'clean', contrast: 0.12, grain: 0.016 },
    },
    bustLeft: {
      outfit: '#f5f0e8',
      ...inSet('colour-studio', 'boards'),
      grade: { look: 'clean', grain: 0.016 },
    },
    smallCentre: {
      framing: { share: 0.21, y: 0.4 },
      outfit: '#17494a',
      ...inSet('colour-studio', 'disc'),
      grade: { look: 'clean', contrast: 0.08, grain: 0.016 },
    },
    leanLeft: {
      outfit: '#efe9dc',
      ...inSet('colour-studio', 'rolls'),
      grade: { look: 'film', strength: 0.5, grain: 0.018 },
    },
    bustHigh: {
      framing: { roll: -5 },
      outfit: '#c8b8e0',
      ...inSet('colour-studio', 'rolls', { flip: true, crop: { zoom: 1.6 } }),
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
      ...inSet('colour-studio', 'pleats', { flip: true, crop: { zoom: 1.3 } }),
      frame: { kind: 'mat', shape: 'arch', margin: 0.07, foot: 0.09, colour: '#f2d24a', edge: '#00000022' },
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
      scene: flat('poster', '#ff5a36'),
      light: lightOf('bareLamp', -0.4, { cast: { dx: 0.17, dy: 0.16, softness: 0.016, strength: 0.55 } }),
      overlays: [
        { kind: 'text', text: 'COLOR', x: 0.5, y: 0.2, size: 0.22, weight: 900, colour: '#fff3dc', behind: true },
        { kind: 'text', text: 'COLOR', x: 0.5, y: 0.385, size: 0.22, weight: 900, colour: '#ffcf3f', behind: true },
        { kind: 'text', text: 'COLOR', x: 0.5, y: 0.57, size: 0.22, weight: 900, colour: '#2a2fb8', behind: true },
        { kind: 'line', x: 0.1, y: 0.905, width: 0.8, height: 0.055, colour: '#2a2fb8', after: true },
        {
          kind: 'text',
          text: '把自己涂成喜欢的颜色',
          x: 0.5,
          y: 0.946,
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
      ...inSet('colour-studio', 'boards', { flip: true, crop: { zoom: 1.5 }, light: FLASH }),
      grade: { look: 'clean', contrast: 0.2, grain: 0.026 },
    },
    lowLeft: {
      outfit: '#c8745a',
      ...inSet('colour-studio', 'arches', { flip: true, crop: { zoom: 1.2, y: 0.7 } }),
      grade: { look: 'pastel', strength: 0.5, grain: 0.018 },
    },
  }),
};

export const theme = defineTheme(recipe, WARDROBE);
