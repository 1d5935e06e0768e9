import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { BLACKS } from './blacks.ts';
import { FRAMED } from './framed.ts';
import { GOLD } from './gold.ts';
import { GOLD_RIM, SILVER_RIM } from './rim-light.ts';
import { WARDROBE } from './wardrobe.ts';

/** A studio in black with one metal: leaf, foil, silk, smoke, a ring of light. */
const looks: Theme = {
  id: 'studio-black',
  sheets: composeSheets({
    ...FRAMED,
    wideLeft: {
      outfit: '#17171a',
      scene: GOLD.curtain,
      light: lightOf('lowKey', 0.7, { rimColour: GOLD_RIM }),
      grade: { look: 'film', strength: 0.6, vignette: 0.15, grain: 0.02 },
    },
    halfRight: {
      outfit: '#e9e2d2',
      scene: GOLD.lacquer,
      light: lightOf('lowKey', -0.7, { fill: 0.5, rim: 0.8, rimColour: GOLD_RIM }),
      grade: { look: 'film', strength: 0.6, vignette: 0.15, grain: 0.02 },
    },
    closeUp: {
      pose: { close: 0.3 },
      scene: GOLD.stroke,
      light: lightOf('lowKey', -0.8, { fill: 0.4, rimColour: GOLD_RIM }),
      grade: { look: 'clean', contrast: 0.2, vignette: 0.2, grain: 0.022 },
    },
    bustCentre: {
      framing: { share: 0.33, y: 0.42 },
      outfit: '#141417',
      scene: GOLD.ring,
      light: lightOf('lowKey', 0.4, { rim: 1.8, rimColour: GOLD_RIM }),
      grade: { look: 'film', strength: 0.5, bloom: 0.2, grain: 0.02 },
    },
    bustLeft: {
      outfit: '#20232b',
      scene: BLACKS.champagne,
      light: lightOf('lowKey', 'right', { fill: 0.56, rim: 0.4, rimColour: [1.15, 1, 0.8] }),
      grade: { look: 'film', strength: 0.6, grain: 0.018 },
    },
    smallCentre: {
      scene: BLACKS.spot,
      light: lightOf('mono', 'right', {
        key: 'topSpot',
        fill: 0.42,
        tint: 0.04,
        rim: 1.9,
        haze: 0.05,
        wrap: 0.35,
        rimColour: [1.3, 1.05, 0.7],
      }),
      grade: { look: 'film', strength: 0.6, exposure: 1.05, bloom: 0.15, grain: 0.024 },
    },
    leanLeft: {
      outfit: '#2a2a2e',
      scene: BLACKS.paleSmoke,
      light: lightOf('lowKey', -0.9, { rimColour: SILVER_RIM }),
      grade: { look: 'bw', vignette: 0.2, grain: 0.04 },
    },
    bustHigh: {
      framing: { roll: -4 },
      outfit: '#111113',
      scene: GOLD.foil,
      light: lightOf('lowKey', 'right', { fill: 0.52, rim: 0.7, rimColour: [1.2, 1, 0.65] }),
      grade: { look: 'clean', contrast: 0.12, vignette: 0.15, grain: 0.018 },
    },
    lowRight: {
      framing: { share: 0.31, x: 0.58, y: 0.54 },
      outfit: '#3a2a18',
      scene: { kind: 'wall', colours: ['#d8a850', '#5c3c0e'], light: [0.2, 0.25], rough: 0.25 },
      light: lightOf('lowKey', -0.75, {
        fill: 0.44,
        rim: 0,
        gobo: { kind: 'blinds', angle: -14, floor: 0.22 },
        cast: { dx: 0.3, dy: 0.12, softness: 0.05, strength: 0.6 },
        rimColour: GOLD_RIM,
      }),
      grade: { look: 'film', strength: 0.5, contrast: 0.1, grain: 0.024 },
    },
    throughLeaves: {
      framing: { share: 0.31, x: 0.5, y: 0.44, roll: 0 },
      outfit: '#1d4a3c',
      scene: BLACKS.sand,
      frame: { kind: 'mat', shape: 'oval', margin: 0.07, foot: 0.1, colour: '#0e1513', edge: '#d9b35c' },
      light: lightOf('lowKey', 'left', { fill: 0.54, rim: 0.4, rimColour: GOLD_RIM }),
      grade: { look: 'film', strength: 0.6, vignette: 0.2, grain: 0.02 },
    },
    largeTilted: {
      framing: { share: 0.43, roll: 6 },
      outfit: '#14161c',
      scene: BLACKS.lights,
      light: lightOf('lowKey', 0.5, { fill: 0.48, rimColour: GOLD_RIM }),
      overlays: [{ kind: 'bokeh', seed: 4, amount: 0.8, radius: [0.01, 0.05] }],
      grade: { look: 'gold', strength: 0.35, bloom: 0.15, grain: 0.02 },
    },
    poster: {
      framing: { share: 0.27, x: 0.5, y: 0.46 },
      outfit: '#0f0f11',
      scene: GOLD.disc,
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
      scene: GOLD.deco,
      light: lightOf('mono', 'left', {
        key: { like: 'overLens', strength: 0.74, colour: [1.02, 1, 0.96], hardness: 1.4 },
        fill: 0.44,
        tint: 0.04,
        rim: 0.5,
        haze: 0.05,
        wrap: 0.35,
        rimColour: GOLD_RIM,
      }),
      grade: { look: 'clean', contrast: 0.2, vignette: 0.2, grain: 0.028 },
    },
    lowLeft: {
      outfit: '#141416',
      scene: BLACKS.sand,
      light: lightOf('lowKey', 'left', { fill: 0.54, rim: 0.5, rimColour: GOLD_RIM }),
      overlays: [{ kind: 'sparks', seed: 3, amount: 0.7, colour: '#fff6d8', from: 0.3 }],
      grade: { look: 'film', strength: 0.6, grain: 0.022 },
    },
  }),
};

export const theme = defineTheme(looks, WARDROBE);
