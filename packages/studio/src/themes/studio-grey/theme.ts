import { COMPOSITIONS } from '../composition.ts';
import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { inTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { WARDROBE } from './wardrobe.ts';

const CONTACT_CLOTHS = [
  inSet('paper-studio', 'grey', { crop: { zoom: 1.2 } }),
  inSet('paper-studio', 'black', { crop: { zoom: 1.2 } }),
  inSet('curtain-room', 'painted', { crop: { zoom: 1.2 } }),
  inSet('white-studio-window', 'leaves', { crop: { zoom: 1.3 } }),
  inSet('paper-studio', 'window-light', { crop: { zoom: 1.3 } }),
] as const;

/** A day in a photographer's studio: grey and black papers, a painted cloth, shadows of a window, of blinds and of leaves. */
const looks: Theme = {
  id: 'studio-grey',
  sheets: composeSheets({
    wideLeft: {
      ...inSet('paper-studio', 'window-light'),
      outfit: '#2e3238',
      grade: { look: 'film', vignette: 0.25, grain: 0.02 },
    },
    halfRight: {
      ...inSet('paper-studio', 'grey'),
      grade: { look: 'clean', vignette: 0.3, grain: 0.015 },
    },
    closeUp: {
      ...inSet('paper-studio', 'black'),
      grade: { look: 'noir', strength: 0.8, vignette: 0.35, grain: 0.045 },
    },
    bustCentre: {
      ...inSet('paper-studio', 'grey', { flip: true, crop: { zoom: 1.2 } }),
      outfit: '#85827c',
      grade: { look: 'cool', strength: 0.6, grain: 0.015 },
    },
    bustLeft: {
      ...inSet('paper-studio', 'window-light', { flip: true, crop: { zoom: 1.3 } }),
      outfit: '#3f4a3c',
      grade: { look: 'film', vignette: 0.35, grain: 0.022 },
    },
    smallCentre: {
      ...inSet('paper-studio', 'black', { flip: true }),
      grade: { look: 'bleach', vignette: 0.4, grain: 0.03 },
    },
    leanLeft: {
      ...inSet('white-studio-window', 'blinds', { crop: { zoom: 1.1 } }),
      outfit: '#9a8f7e',
      grade: { look: 'film', strength: 0.7, fade: 0.04, grain: 0.02 },
    },
    strip: {
      ...inSet('paper-studio', 'grey', { crop: { zoom: 1.3 } }),
      frame: {
        ...COMPOSITIONS.strip.frame,
        ground: { kind: 'wall', colours: ['#c39a78', '#86603f'] },
        paper: '#ffffff',
        tilt: 5,
        x: 0.4,
      },
      grade: { look: 'bw', contrast: 0.15, vignette: 0.2, grain: 0.04 },
    },
    polaroid: {
      ...inSet('curtain-room', 'painted', { crop: { zoom: 1.2 } }),
      outfit: '#41506b',
      frame: {
        ...COMPOSITIONS.polaroid.frame,
        ground: { kind: 'backdrop', colours: ['#2b2b2c', '#171718', '#060606'] },
        tilt: -6,
        paper: '#f2f0ea',
        x: 0.42,
      },
      grade: { look: 'gold', strength: 0.4, fade: 0.09, warmth: 0.2, vignette: 0.25, grain: 0.03 },
    },
    diptych: {
      ...inSet('paper-studio', 'black', { crop: { zoom: 1.3 } }),
      grade: { look: 'bw', strength: 0.9, grain: 0.03 },
      frame: diptychOf(inSet('curtain-room', 'painted', { flip: true })),
    },
    bustHigh: {
      ...inSet('curtain-room', 'velvet', { crop: { zoom: 1.3 } }),
      outfit: '#1c1c20',
      grade: { look: 'clean', contrast: 0.25, vignette: 0.3, grain: 0.02 },
    },
    lowRight: {
      isSwapped: false,
      framing: { share: 0.3, y: 0.6 },
      ...inSet('white-studio-window', 'leaves'),
      grade: { look: 'film', strength: 0.5, grain: 0.024 },
    },
    letterbox: {
      ...inSet('paper-studio', 'grey', { flip: true, dim: 0.6 }),
      frame: { kind: 'letterbox', band: 0.2 },
      grade: { look: 'teal', strength: 0.7, grain: 0.03 },
    },
    reflection: {
      ...inSet('paper-studio', 'window-light', { flip: true, crop: { zoom: 1.15 } }),
      outfit: '#5a1f26',
      overlays: [{ kind: 'glass', strength: 0.7 }],
      grade: { look: 'film', strength: 0.8, vignette: 0.3, grain: 0.025 },
    },
    throughLeaves: {
      ...inSet('curtain-room', 'painted', { crop: { zoom: 1.1 } }),
      framing: { share: 0.25, x: 0.5, y: 0.38 },
      outfit: '#8f8778',
      frame: { kind: 'mat', shape: 'oval', margin: 0.09, foot: 0.12, colour: '#e9e2d3' },
      grade: { look: 'sepia', grain: 0.03, vignette: 0.25 },
    },
    largeTilted: {
      ...inSet('white-studio-window', 'palm', { crop: { zoom: 1.2 } }),
      outfit: '#6c7f86',
      overlays: [{ kind: 'bokeh', seed: 3, colours: ['#ffffff', '#dff2ff'], amount: 0.7 }],
      grade: { look: 'rose', strength: 0.6, bloom: 0.15, grain: 0.015 },
    },
    poster: {
      ...inSet('paper-studio', 'black', { crop: { zoom: 1.1 } }),
      framing: { share: 0.29, y: 0.53, x: 0.47 },
      outfit: '#7d2a30',
      overlays: [
        { kind: 'text', text: 'PORTRAIT', x: 0.5, y: 0.2, size: 0.15, weight: 900, colour: '#e9e4d6', behind: true },
        {
          kind: 'text',
          text: 'THE STUDIO ISSUE',
          x: 0.07,
          y: 0.95,
          size: 0.024,
          align: 'left',
          colour: '#ffffff',
          spacing: 0.1,
          after: true,
        },
        {
          kind: 'text',
          text: '人像',
          x: 0.93,
          y: 0.955,
          size: 0.05,
          font: 'serif',
          align: 'right',
          colour: '#d8413a',
          after: true,
        },
      ],
      grade: { look: 'clean', contrast: 0.25, grain: 0.02 },
    },
    flash: {
      outfit: '#17171a',
      scene: { kind: 'wall', colours: ['#f1efeb', '#cfccc6'], light: [0.5, 0.45], rough: 0.12 },
      light: lightOf('bulb', 'right', {
        key: { strength: 0.8, colour: [1, 1, 1] },
        fill: 0.4,
        tint: 0,
        rim: 0,
        wrap: 0,
        cast: { dx: 0.09, dy: 0.06, softness: 0.012, strength: 0.62 },
      }),
      grade: { look: 'clean', contrast: 0.4, grain: 0.03 },
    },
    lowLeft: {
      ...inSet('white-studio-window', 'leaves', { flip: true, crop: { zoom: 1.1 } }),
      grade: { look: 'softbw', contrast: 0.2, grain: 0.03 },
    },
    contact: {
      ...inSet('paper-studio', 'grey'),
      grade: { look: 'film', strength: 0.6, grain: 0.03 },
      frame: contactOf(inTurn(CONTACT_CLOTHS, 2), {
        colour: '#f4f2ec',
        ink: '#3a3a3a',
        circled: 1,
      }),
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
