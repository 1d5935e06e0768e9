import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { inSet } from '../stand-in-set.ts';
import { FRAMED } from './framed.ts';
import { DISC } from './gold.ts';
import { GOLD_RIM, SILVER_RIM } from './rim-light.ts';
import { WARDROBE } from './wardrobe.ts';

/** Hard, and weaker than the set has it. */
const OVER_LENS = { strength: 0.6, hardness: 1.4 };

/** A studio in black with one metal: satin, gilded paper, champagne cloth, a ring of light, tubes and strings of lamps. */
const looks: Theme = {
  id: 'studio-black',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      outfit: '#17171a',
      ...inSet('night-studio', 'satin', { light: { rim: 0.8, rimColour: GOLD_RIM } }),
      grade: { look: 'film', strength: 0.6, vignette: 0.15, grain: 0.02 },
    },
    halfRight: {
      outfit: '#e9e2d2',
      ...inSet('night-studio', 'fans', { light: { rim: 0.8, rimColour: GOLD_RIM } }),
      grade: { look: 'film', strength: 0.6, vignette: 0.15, grain: 0.02 },
    },
    closeUp: {
      pose: { close: 0.3 },
      ...inSet('night-studio', 'ring', { crop: { zoom: 1.5, x: 0.2 }, light: { rim: 0.9, rimColour: GOLD_RIM } }),
      grade: { look: 'clean', contrast: 0.2, vignette: 0.2, grain: 0.022 },
    },
    bustCentre: {
      framing: { share: 0.33, y: 0.42 },
      outfit: '#141417',
      ...inSet('night-studio', 'ring', { crop: { zoom: 1.04 }, light: { rim: 1.6, rimColour: GOLD_RIM } }),
      grade: { look: 'film', strength: 0.5, bloom: 0.1, grain: 0.02 },
    },
    bustLeft: {
      outfit: '#20232b',
      ...inSet('night-studio', 'champagne', { light: { rim: 0.4 } }),
      grade: { look: 'film', strength: 0.6, grain: 0.018 },
    },
    smallCentre: {
      ...inSet('theatre-stage', 'beam', { light: { rim: 1.2, rimColour: GOLD_RIM } }),
      grade: { look: 'film', strength: 0.6, exposure: 1.05, bloom: 0.1, grain: 0.024 },
    },
    leanLeft: {
      outfit: '#2a2a2e',
      ...inSet('paper-studio', 'black', { crop: { zoom: 1.2 }, light: { rim: 1, rimColour: SILVER_RIM } }),
      grade: { look: 'bw', vignette: 0.2, grain: 0.04 },
    },
    bustHigh: {
      framing: { roll: -4 },
      outfit: '#111113',
      ...inSet('night-studio', 'satin', {
        flip: true,
        crop: { zoom: 1.5 },
        light: { rim: 0.7, rimColour: GOLD_RIM },
      }),
      grade: { look: 'clean', contrast: 0.12, vignette: 0.15, grain: 0.018 },
    },
    lowRight: {
      framing: { share: 0.31, x: 0.58, y: 0.54 },
      outfit: '#3a2a18',
      ...inSet('night-studio', 'tubes', {
        flip: true,
        crop: { zoom: 1.3 },
        light: { rim: 1, rimColour: GOLD_RIM },
      }),
      grade: { look: 'film', strength: 0.5, contrast: 0.1, grain: 0.024 },
    },
    throughLeaves: {
      framing: { share: 0.31, x: 0.5, y: 0.44, roll: 0 },
      outfit: '#1d4a3c',
      ...inSet('night-studio', 'champagne', { flip: true, crop: { zoom: 1.3 }, light: { rim: 0.4 } }),
      frame: { kind: 'mat', shape: 'oval', margin: 0.07, foot: 0.1, colour: '#0e1513', edge: '#d9b35c' },
      grade: { look: 'film', strength: 0.6, vignette: 0.2, grain: 0.02 },
    },
    largeTilted: {
      framing: { share: 0.43, roll: 6 },
      outfit: '#14161c',
      ...inSet('night-studio', 'strings', { flip: true, light: { rim: 0.9, rimColour: GOLD_RIM } }),
      grade: { look: 'gold', strength: 0.35, bloom: 0.1, grain: 0.02 },
    },
    poster: {
      framing: { share: 0.23, x: 0.5, y: 0.45, mirror: true },
      outfit: '#0f0f11',
      scene: DISC,
      light: lightOf('lowKey', 'left', { fill: 0.48, rim: 0.8, rimColour: GOLD_RIM }),
      overlays: [
        { kind: 'mist', colour: '#0c0b0b', from: 0.64, strength: 1 },
        { kind: 'text', text: 'NOCTURNE', x: 0.5, y: 0.9, size: 0.085, font: 'serif', weight: 900, colour: '#e8c46a' },
        {
          kind: 'text',
          text: '夜 曲',
          x: 0.5,
          y: 0.95,
          size: 0.03,
          font: 'serif',
          weight: 400,
          colour: '#e8c46a',
          spacing: 0.6,
        },
        { kind: 'text', text: 'KINORA', x: 0.5, y: 0.06, size: 0.022, weight: 700, colour: '#2a1c06', spacing: 0.8 },
      ],
      grade: { look: 'clean', contrast: 0.15, grain: 0.02 },
    },
    flash: {
      outfit: '#e6e0d4',
      ...inSet('night-studio', 'fans', {
        flip: true,
        crop: { zoom: 1.3 },
        light: { rim: 0.5, rimColour: GOLD_RIM, key: OVER_LENS },
      }),
      grade: { look: 'clean', contrast: 0.2, vignette: 0.2, grain: 0.028 },
    },
    lowLeft: {
      outfit: '#141416',
      ...inSet('paper-studio', 'window-light', { light: { rim: 0.5, rimColour: GOLD_RIM } }),
      grade: { look: 'gold', strength: 0.4, grain: 0.022 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
