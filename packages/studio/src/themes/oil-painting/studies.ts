import type { CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { scenesInTurn } from '../recipes/in-turn.ts';
import { diptychOf, nineOf, stripOf } from '../recipes/layouts.ts';
import { giltFrame, WALNUT } from './frames.ts';
import { CANVASES } from './grounds.ts';

const STUDY_GROUNDS = [CANVASES.umber, CANVASES.grey, CANVASES.rose, CANVASES.olive, CANVASES.sapphire] as const;

/** Canvases that are a layout of their own. */
export const STUDIES = {
  strip: {
    outfit: '#e0d6c2',
    scene: CANVASES.spring,
    frame: stripOf([{}, { scene: CANVASES.wheat }, { scene: CANVASES.autumn }, { scene: CANVASES.snow }], {
      ground: CANVASES.palette,
      paper: '#efe6d2',
      tilt: 4,
      x: 0.36,
    }),
    light: lightOf('northWindow', 'left', {
      key: { like: 'highFront', colour: [1.02, 1, 0.95] },
      fill: 0.58,
    }),
    medium: { kind: 'oil', size: 1.4 },
    grade: { contrast: 0.1 },
  },
  polaroid: {
    outfit: '#7a5a34',
    framing: { share: 0.34, x: 0.5, y: 0.46, roll: 0 },
    scene: CANVASES.olive,
    frame: { kind: 'mat', shape: 'rectangle', margin: 0.1, foot: 0.2, colour: '#2c4a40', edge: '#00000066' },
    light: lightOf('northWindow', 'left', { key: { from: [-0.6, -0.6, 0.7], colour: [1.08, 0.98, 0.84] }, fill: 0.48 }),
    medium: { kind: 'oil' },
    overlays: giltFrame(0.075),
    grade: { look: 'film', strength: 0.5, contrast: 0.1 },
  },
  diptych: {
    scene: CANVASES.umber,
    frame: diptychOf(
      {
        scene: CANVASES.pond,
        light: lightOf('sky', 0.5, { fill: 0.6, tint: 0.15, rim: 0.2, haze: 0.25, wrap: 0.2, transfer: 0.08 }),
      },
      { colour: '#b08a3c', gap: 0.016, margin: 0.018 },
    ),
    light: lightOf('northWindow', 'left', {
      key: 'chiaroscuro',
      fill: 0.42,
    }),
    medium: { kind: 'oil', size: 1.1 },
    grade: { look: 'film', strength: 0.5 },
  },
  letterbox: {
    framing: { share: 0.34 },
    scene: CANVASES.storm,
    frame: { kind: 'letterbox', band: 0.2, colour: '#d9ccb0' },
    light: lightOf('northWindow', 'left', { key: { from: [-0.9, -0.2, 0.7], colour: [1.1, 0.98, 0.8] }, rim: 0.8 }),
    medium: { kind: 'oil', size: 1.3 },
    grade: { look: 'film', strength: 0.4 },
  },
  reflection: {
    framing: { share: 0.32, x: 0.5, y: 0.47 },
    outfit: '#2c4a60',
    scene: CANVASES.rococo,
    frame: { kind: 'mat', shape: 'circle', margin: 0.03, colour: '#f0e9da', edge: '#b08a3c' },
    light: lightOf('northWindow', 'right', {
      key: { like: 'soft', from: [0.55, -0.55, 0.75], strength: 0.48 },
      fill: 0.62,
    }),
    medium: { kind: 'oil' },
    grade: { look: 'rose', strength: 0.4 },
  },
  smallCentre: {
    scene: CANVASES.altar,
    frame: { kind: 'mat', shape: 'arch', margin: 0.05, foot: 0.07, colour: '#3a1414', edge: '#e8c870' },
    light: lightOf('northWindow', -0.3, {
      key: { like: 'openShade', strength: 0.55, colour: [1.05, 0.99, 0.88] },
      fill: 0.55,
      rim: 0.8,
    }),
    medium: { kind: 'oil', size: 0.8 },
    grade: { look: 'gold', strength: 0.3 },
  },
  throughLeaves: {
    outfit: '#f0e6d4',
    framing: { mirror: true, y: 0.42, x: 0.5 },
    scene: CANVASES.spring,
    frame: { kind: 'mat', shape: 'oval', margin: 0.04, colour: '#5a7a8c', edge: '#e8d8a8' },
    light: lightOf('northWindow', -0.5, {
      key: { like: 'sky', colour: [1.03, 1, 0.95] },
      fill: 0.62,
    }),
    medium: { kind: 'oil', size: 0.9 },
    grade: { look: 'pastel', strength: 0.4 },
  },
  poster: {
    framing: { melt: true, y: 0.42 },
    scene: CANVASES.wild,
    light: lightOf('northWindow', 'right', { key: { strength: 0.58, colour: [1, 0.99, 0.96] }, fill: 0.55 }),
    medium: { kind: 'oil', size: 1.3 },
    overlays: [
      { kind: 'line', x: 0, y: 0.8, width: 1, height: 0.2, colour: '#f6f1e4', after: true },
      {
        kind: 'text',
        text: '油画',
        x: 0.06,
        y: 0.915,
        size: 0.095,
        weight: 900,
        font: 'serif',
        align: 'left',
        colour: '#1c1a18',
        after: true,
      },
      {
        kind: 'text',
        text: 'PORTRAITS IN OIL',
        x: 0.94,
        y: 0.88,
        size: 0.021,
        weight: 700,
        align: 'right',
        spacing: 0.18,
        colour: '#d8443c',
        after: true,
      },
      {
        kind: 'text',
        text: '肖像展 · 二十幅',
        x: 0.94,
        y: 0.915,
        size: 0.021,
        weight: 400,
        align: 'right',
        spacing: 0.12,
        colour: '#1c1a18',
        after: true,
      },
    ],
    grade: { contrast: 0.1, saturation: 1.08 },
  },
  contact: {
    scene: CANVASES.umber,
    light: lightOf('northWindow', 'left', { key: { colour: [1.04, 0.99, 0.92] } }),
    medium: { kind: 'oil', size: 1.5 },
    frame: nineOf(scenesInTurn(STUDY_GROUNDS), { gap: 0.014, margin: 0.05, colour: '#e4d9c2' }),
    grade: { look: 'film', strength: 0.4 },
  },
  lowLeft: {
    isSwapped: true,
    scene: CANVASES.snow,
    light: lightOf('northWindow', 'left', {
      key: 'overcast',
      fill: 0.6,
      haze: 0.4,
    }),
    medium: { kind: 'oil', size: 0.7 },
    overlays: [...giltFrame(0.05, 0, WALNUT)],
    grade: { look: 'cool', strength: 0.3 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
