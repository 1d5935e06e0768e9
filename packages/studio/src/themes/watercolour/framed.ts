import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { scenesInTurn } from '../recipes/in-turn.ts';
import { diptychOf, nineOf, stripOf } from '../recipes/layouts.ts';
import { LEAVES, PAGES } from './grounds.ts';

/** The sheets that are laid out in frames, the exhibition's poster and the smallest figure. */
export const FRAMED = {
  strip: {
    scene: LEAVES.rosePools,
    frame: stripOf(
      [
        { scene: LEAVES.rosePools },
        { scene: LEAVES.tealPools },
        { scene: LEAVES.sunPools },
        { scene: LEAVES.violetBands },
      ],
      { ground: LEAVES.swatches, paper: '#fdfbf4', x: 0.56 },
    ),
    light: lightOf('wash', 'right', { key: { from: [0.4, -0.4, 1] } }),
    medium: { kind: 'watercolour', seed: 21 },
    grade: { contrast: 0.06 },
  },
  polaroid: {
    outfit: '#6a8ca0',
    scene: LEAVES.sunPools,
    frame: { ...COMPOSITIONS.polaroid.frame, ground: { ...LEAVES.night, seed: 3 }, paper: '#fbf8ef', tilt: 6 },
    light: lightOf('wash', 'left', { key: { strength: 0.52 } }),
    medium: { kind: 'watercolour', seed: 22 },
    grade: { contrast: 0.06 },
  },
  diptych: {
    scene: LEAVES.hydrangeas,
    frame: diptychOf({ scene: LEAVES.lavender }, { colour: '#c8503c', gap: 0.03, margin: 0.045 }),
    light: lightOf('wash', 'right', { key: { strength: 0.52 } }),
    medium: { kind: 'watercolour', seed: 23 },
    grade: { contrast: 0.06, saturation: 1.04 },
  },
  letterbox: {
    framing: { share: 0.34 },
    scene: LEAVES.firs,
    frame: { kind: 'letterbox', band: 0.2, colour: '#12201c' },
    light: lightOf('wash', 'left', {
      key: 'studyWindow',
      fill: 0.58,
    }),
    medium: { kind: 'watercolour', seed: 24 },
    grade: { look: 'forest', strength: 0.25 },
  },
  reflection: {
    framing: { share: 0.25, x: 0.5, y: 0.42, mirror: true, roll: 3 },
    outfit: '#7a5c90',
    scene: LEAVES.lake,
    frame: { kind: 'mat', shape: 'oval', margin: 0.05, colour: '#2c2040', edge: '#d8c8e8' },
    light: lightOf('wash', 'right', { key: { from: [0.55, -0.55, 0.75] }, fill: 0.62 }),
    medium: { kind: 'watercolour', seed: 25 },
    grade: { contrast: 0.05 },
  },
  poster: {
    framing: { melt: true, y: 0.42 },
    scene: LEAVES.sunField,
    light: lightOf('wash', 'left', { key: { strength: 0.55, colour: [1, 0.99, 0.97] } }),
    medium: { kind: 'watercolour', seed: 26 },
    overlays: [
      { kind: 'line', x: 0, y: 0.84, width: 1, height: 0.16, colour: '#fbfaf4', after: true },
      {
        kind: 'text',
        text: '水彩',
        x: 0.07,
        y: 0.935,
        size: 0.085,
        weight: 700,
        font: 'serif',
        align: 'left',
        colour: '#1c2c64',
        after: true,
      },
      {
        kind: 'text',
        text: 'WORKS ON PAPER',
        x: 0.93,
        y: 0.9,
        size: 0.021,
        weight: 700,
        align: 'right',
        spacing: 0.18,
        colour: '#3c5ca4',
        after: true,
      },
      {
        kind: 'text',
        text: '肖像 · 二十幅',
        x: 0.93,
        y: 0.935,
        size: 0.021,
        weight: 400,
        align: 'right',
        spacing: 0.12,
        colour: '#1c2c64',
        after: true,
      },
    ],
    grade: { contrast: 0.05 },
  },
  contact: {
    scene: LEAVES.rosePools,
    light: lightOf('wash', 'left', { key: { from: [-0.6, -0.5, 0.75], strength: 0.54 }, fill: 0.58 }),
    medium: { kind: 'watercolour', seed: 27 },
    frame: nineOf(scenesInTurn(PAGES), { gap: 0.018, margin: 0.05, colour: '#141c28' }),
    grade: { contrast: 0.05 },
  },
  lowLeft: {
    scene: { ...LEAVES.night, seed: 6 },
    light: lightOf('wash', 'left', { key: 'overcast' }),
    medium: { kind: 'watercolour', seed: 28, paper: '#f2f2f0' },
    grade: { contrast: 0.05 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
