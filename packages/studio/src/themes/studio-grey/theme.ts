import type { Scene } from '../../scenes/scene-kinds.ts';
import { COMPOSITIONS } from '../composition.ts';
import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { keyOf, lightOf } from '../lights.ts';
import { scenesInTurn } from '../recipes/in-turn.ts';
import { contactOf, diptychOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { cloth, LINEN } from './cloths.ts';
import { WARDROBE } from './wardrobe.ts';

const CONTACT_CLOTHS: readonly Scene[] = [cloth.pale, cloth.night, cloth.mid, cloth.white, cloth.dark];

/** A day in a photographer's studio: grey cloths, from white high key to black low key, a little warm and cool. */
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
      outfit: '#85827c',
      scene: cloth.pale,
      light: lightOf('openShade', 'right', {
        key: { from: [0.1, -0.5, 0.95], strength: 0.45, wrap: 0.5 },
        fill: 0.6,
        tint: 0,
        rim: 0.15,
      }),
      grade: { look: 'pastel', strength: 0.8, grain: 0.015 },
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
      outfit: '#9a8f7e',
      scene: LINEN,
      light: lightOf('openShade', 'left', {
        key: { like: 'clearDay', from: [-0.9, -0.35, 0.7], strength: 0.78 },
        gobo: { kind: 'window', angle: -9, floor: 0.34 },
        fill: 0.46,
        tint: 0.1,
        rim: 0,
        cast: { dx: 0.3, dy: 0.1, softness: 0.06, strength: 0.4 },
      }),
      grade: { look: 'film', strength: 0.7, fade: 0.04, grain: 0.02 },
    },
    strip: {
      scene: cloth.pale,
      frame: {
        ...COMPOSITIONS.strip.frame,
        ground: { kind: 'wall', colours: ['#c39a78', '#86603f'] },
        paper: '#ffffff',
        tilt: 5,
        x: 0.4,
      },
      light: lightOf('mono', 'right', {
        key: { from: [0.05, -0.15, 1], strength: 0.55 },
        fill: 0.6,
        rim: 0,
        wrap: 0.1,
      }),
      grade: { look: 'bw', contrast: 0.15, vignette: 0.2, grain: 0.04 },
    },
    polaroid: {
      outfit: '#41506b',
      scene: { kind: 'backdrop', colours: ['#a9b4c0', '#7d8894', '#3c444e'] },
      frame: { ...COMPOSITIONS.polaroid.frame, ground: cloth.night, tilt: -6, paper: '#f2f0ea', x: 0.48 },
      light: lightOf('lowSun', 'right', {
        key: { from: [0.05, -0.1, 1], colour: [1, 0.98, 0.95] },
        fill: 0.52,
        tint: 0,
        rim: 0.1,
        wrap: 0.3,
      }),
      grade: { look: 'pastel', fade: 0.09, warmth: 0.2, vignette: 0.25, grain: 0.03 },
    },
    diptych: {
      scene: cloth.night,
      frame: diptychOf({
        scene: cloth.white,
        light: { key: keyOf('sky', 'right', { from: [0.7, -0.4, 0.8] }), fill: 0.56, rim: 0.2 },
      }),
      light: lightOf('sky', 'right', { key: { from: [0.8, -0.5, 0.7], strength: 0.8 }, fill: 0.36, tint: 0 }),
      grade: { look: 'bw', strength: 0.9, grain: 0.03 },
    },
    bustHigh: {
      outfit: '#1c1c20',
      scene: { kind: 'gradient', colours: ['#8d2f2a', '#b8483c'] },
      light: lightOf('hard', 'right', {
        key: { from: [0.6, -0.5, 0.85], colour: [1.02, 1, 0.97] },
        tint: 0.08,
        rim: 0.3,
        transfer: 0.05,
      }),
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
      outfit: '#5a1f26',
      scene: { ...cloth.dark, centre: [0.55, 0.4] },
      light: lightOf('frontal', 'right', {
        key: 'warmStudio',
        fill: 0.46,
        tint: 0.1,
      }),
      overlays: [{ kind: 'glass', strength: 0.7 }],
      grade: { look: 'film', strength: 0.8, vignette: 0.3, grain: 0.025 },
    },
    throughLeaves: {
      framing: { share: 0.25, x: 0.5, y: 0.38 },
      outfit: '#8f8778',
      scene: cloth.white,
      frame: { kind: 'mat', shape: 'oval', margin: 0.09, foot: 0.12, colour: '#e9e2d3' },
      light: lightOf('sky', 'left', { key: { from: [-0.4, -0.6, 0.85] }, fill: 0.56, tint: 0, rim: 0.1 }),
      grade: { look: 'sepia', grain: 0.03, vignette: 0.25 },
    },
    largeTilted: {
      outfit: '#6c7f86',
      scene: cloth.sky,
      light: lightOf('openShade', 0.4, { key: { strength: 0.42 }, fill: 0.6, tint: 0.15, rim: 0.3 }),
      overlays: [{ kind: 'bokeh', seed: 3, colours: ['#ffffff', '#dff2ff'], amount: 0.7 }],
      grade: { look: 'rose', strength: 0.6, bloom: 0.15, grain: 0.015 },
    },
    poster: {
      framing: { share: 0.29, y: 0.53, x: 0.47 },
      outfit: '#7d2a30',
      scene: { kind: 'gradient', colours: ['#101114', '#1d2026'] },
      light: lightOf('frontal', 'left', {
        key: { from: [-0.6, -0.5, 0.8], strength: 0.7 },
        fill: 0.44,
        tint: 0,
        haze: 0,
      }),
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
      scene: cloth.white,
      light: lightOf('frontal', 'left', {
        key: { from: [-0.5, -0.7, 0.7], strength: 0.5 },
        fill: 0.56,
        tint: 0,
        rim: 0.2,
        wrap: 0.8,
      }),
      grade: { look: 'softbw', contrast: 0.2, grain: 0.03 },
    },
    contact: {
      scene: cloth.mid,
      light: lightOf('hard', 'right', { rim: 0.3 }),
      frame: contactOf(scenesInTurn(CONTACT_CLOTHS, 2), {
        colour: '#f4f2ec',
        ink: '#3a3a3a',
        circled: 1,
      }),
      grade: { look: 'film', strength: 0.6, grain: 0.03 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
