import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { diptychOf, nineOf } from '../recipes/layouts.ts';
import { inSet } from '../stand-in-set.ts';
import { barCode, coverLines, field, issueLine, masthead } from './cover-lines.ts';
import { printedPage } from './pages.ts';

const STAR = [...'COVERSTAR'];
const POP = [
  '#ff5a36',
  '#f7d038',
  '#1fa6a0',
  '#f29ac0',
  '#3a5bd9',
  '#f4efe4',
  '#7bbf4a',
  '#e23a5f',
  '#8fd0e8',
] as const;
const ON_POP = [
  '#ffe9d8',
  '#e0372b',
  '#fdf6d8',
  '#9c1f4a',
  '#ffd84a',
  '#111111',
  '#fdfbe8',
  '#ffe3ea',
  '#163a6b',
] as const;

const boothPage = printedPage({
  name: 'booth-page',
  paper: ['#f6c9d4', '#f2b4c6'],
  font: 'sans',
  lines: [
    { text: 'SNAP!', x: 0.055, y: 0.15, size: 0.1, colour: '#d3123f', weight: 900 },
    { text: '四格', x: 0.06, y: 0.4, size: 0.1, colour: '#1c1c1c', weight: 900 },
    { text: '心情', x: 0.06, y: 0.51, size: 0.1, colour: '#1c1c1c', weight: 900 },
    { text: '快照特辑', x: 0.065, y: 0.57, size: 0.024, colour: '#d3123f', weight: 700 },
    { text: '第一格：刚坐好。', x: 0.065, y: 0.66, size: 0.0185, colour: '#1c1c1c', weight: 400 },
    { text: '第二格：有人讲了个笑话。', x: 0.065, y: 0.695, size: 0.0185, colour: '#1c1c1c', weight: 400 },
    { text: '第三格：没忍住。', x: 0.065, y: 0.73, size: 0.0185, colour: '#1c1c1c', weight: 400 },
    { text: '第四格：就要这张。', x: 0.065, y: 0.765, size: 0.0185, colour: '#1c1c1c', weight: 400 },
  ],
});

const diaryPage = printedPage({
  name: 'diary-page',
  paper: ['#eef0ea', '#dfe4dc'],
  title: { text: 'WEEKEND', colour: '#1d4f8f', size: 0.17 },
  font: 'serif',
  lines: [
    { text: '周末去哪儿', x: 0.06, y: 0.935, size: 0.05, colour: '#1d4f8f', weight: 900 },
    { text: '把好天气，拍成一张明信片', x: 0.063, y: 0.97, size: 0.019, colour: '#3a4650', weight: 700 },
  ],
});

/** The covers that are a layout of their own, and the loudest colours. */
export const ISSUES = {
  strip: {
    outfit: '#3a5bd9',
    scene: { kind: 'backdrop', colours: ['#fdf8ee', '#efe6d6', '#cfc2ac'], mottle: 0.1 },
    frame: { ...COMPOSITIONS.strip.frame, ground: boothPage, x: 0.7, tilt: 5, paper: '#ffffff' },
    light: lightOf('beauty', 'right', { key: { from: [0.05, -0.1, 1], colour: [1, 1, 1] } }),
    grade: { look: 'clean', contrast: 0.1, grain: 0.02 },
  },
  polaroid: {
    outfit: '#c9a27a',
    ...inSet('autumn-park', 'lake'),
    frame: { ...COMPOSITIONS.polaroid.frame, ground: diaryPage, tilt: -4, x: 0.5, y: 0.525, size: 0.64 },
    grade: { look: 'pastel', strength: 0.8, fade: 0.04, grain: 0.03 },
  },
  diptych: {
    framing: { share: 0.37, x: 0.62, y: 0.48 },
    scene: { kind: 'gradient', colours: ['#f29ac0', '#f07aa8'] },
    frame: diptychOf(
      {
        scene: { kind: 'gradient', colours: ['#1f8f6a', '#0f6f52'] },
        overlays: [
          masthead('ORA', '#ffd9e6', { x: 0.03, y: 0.19, size: 0.18, align: 'left' }),
          { kind: 'mist', colour: '#0a3a2c', from: 0.72, strength: 0.8 },
          ...coverLines({ x: 0.94, y: 0.92, head: '远', colour: '#ffd9e6', align: 'right', size: 0.075 }),
        ],
      },
      { gap: 0, margin: 0 },
    ),
    light: lightOf('beauty', 0.5, { key: { colour: [1, 1, 0.99] } }),
    overlays: [
      masthead('KIN', '#0f6f52', { x: 0.97, y: 0.19, size: 0.18, align: 'right' }),
      { kind: 'mist', colour: '#8a2a55', from: 0.76, strength: 0.7 },
      ...coverLines({ x: 0.06, y: 0.92, head: '近', colour: '#ffffff', size: 0.075 }),
    ],
    grade: { look: 'clean', grain: 0.02 },
  },
  reflection: {
    outfit: '#2c3646',
    scene: {
      kind: 'skyline',
      seed: 5,
      sky: ['#7f98ae', '#b8c8d4', '#dfe6ea'],
      houses: ['#a8b8c4', '#8498a8', '#5f7688', '#40566a'],
      sun: [0.1, 0.2, 0],
      window: '#f4f8fa',
      blur: 0.007,
    },
    frame: {
      ...COMPOSITIONS.reflection.frame,
      view: { ...COMPOSITIONS.reflection.frame.view, overlays: [] },
      strength: 0.62,
    },
    light: lightOf('beauty', 0.65, {
      key: { like: 'lowSun', strength: 0.52, colour: [0.99, 1, 1.02] },
      tint: 0.15,
    }),
    overlays: [
      masthead('FOCUS', '#f4f8fa', { y: 0.21, size: 0.2 }),
      issueLine('商业与人 · 第二十期', [0.06, 0.04], '#ffffff', 'left'),
      field([0, 0.83, 1, 0.17], '#0f2c4a'),
      ...coverLines({
        x: 0.06,
        y: 0.905,
        head: '做自己的决定',
        under: ['二十位同行者的一天'],
        colour: '#ffffff',
        size: 0.05,
      }),
      ...barCode(0.79, 0.9),
    ],
    grade: { look: 'cool', strength: 0.7, grain: 0.02 },
  },
  throughLeaves: {
    framing: { mirror: true },
    outfit: '#f0ead8',
    ...inSet('cherry-lane', 'late'),
    overlays: [
      masthead('四季', '#fff6f0', { font: 'serif', y: 0.215, size: 0.19, spacing: 0.6 }),
      issueLine('SEASONS · 春之卷', [0.5, 0.042], '#fff6f0'),
      { kind: 'petals', seed: 9 },
      ...coverLines({
        x: 0.06,
        y: 0.9,
        head: '花开了',
        under: ['请出门走走'],
        colour: '#ffffff',
        field: '#2c6a4a',
        font: 'serif',
        size: 0.048,
      }),
    ],
    grade: { look: 'pastel', strength: 0.7, bloom: 0.15, grain: 0.02 },
  },
  largeTilted: {
    outfit: '#8ab4d8',
    ...inSet('island-terrace', 'terrace', { flip: true, light: { fill: 0.64 } }),
    overlays: [
      masthead('夏', '#ff6a3a', { x: 0.82, y: 0.29, size: 0.27 }),
      issueLine('BEAUTY · 夏日肌肤', [0.95, 0.04], '#ff5a26', 'right'),
      ...coverLines({
        x: 0.95,
        y: 0.86,
        head: '晒一晒',
        under: ['二十个好气色的早晨', 'KINORA 美容别册'],
        colour: '#ffffff',
        field: '#ff6a3a',
        align: 'right',
        size: 0.05,
      }),
    ],
    grade: { look: 'clean', strength: 0.8, grain: 0.015 },
  },
  poster: {
    framing: { melt: true, y: 0.46 },
    scene: { kind: 'sunburst', ground: '#143450', disc: '#f2a13a', at: [0.5, 0.43, 0.4], rays: '#1a4162' },
    light: lightOf('beauty', 'left', { haze: 0, wrap: 0.1 }),
    medium: { kind: 'gouache', size: 0.7 },
    overlays: [
      masthead('DESIGN', '#f2e6c9', { y: 0.17, size: 0.17 }),
      { kind: 'mist', colour: '#0c2033', from: 0.68, strength: 1 },
      ...coverLines({ x: 0.5, y: 0.91, head: '造物者', colour: '#f2e6c9', align: 'center', size: 0.085 }),
      issueLine('KINORA 设计年刊 · 第二十卷', [0.5, 0.958], '#e9a27e'),
    ],
    grade: { grain: 0.03 },
  },
  flash: {
    outfit: '#101013',
    scene: { kind: 'wall', colours: ['#2f6bff', '#0a1f8a'], light: [0.45, 0.4], rough: 0.12 },
    light: lightOf('ink', 'right', {
      key: { from: [0.02, -0.05, 1], strength: 0.8, wrap: 0, hardness: 1.6 },
      fill: 0.4,
      tint: 0.06,
      haze: 0.1,
      cast: { dx: 0.09, dy: 0.07, softness: 0.012, strength: 0.7 },
    }),
    overlays: [
      masthead('POP', '#ff4fb0', { y: 0.31, size: 0.33 }),
      issueLine('青年文化', [0.06, 0.05], '#ffffff', 'left'),
      issueLine('NO. 20', [0.94, 0.05], '#ffffff', 'right'),
      ...coverLines({
        x: 0.94,
        y: 0.9,
        head: '今晚不睡',
        under: ['唱片 · 衣服 · 朋友'],
        colour: '#101013',
        field: '#eaff3a',
        align: 'right',
        size: 0.052,
      }),
    ],
    grade: { look: 'clean', contrast: 0.3, vignette: 0.3, grain: 0.03 },
  },
  lowLeft: {
    scene: { kind: 'gradient', colours: ['#fbfaf7', '#f4f2ec', '#e2ded4'] },
    light: lightOf('beauty', 'left', {
      key: { like: 'mist', from: [-0.5, -0.7, 0.6], strength: 0.5 },
      fill: 0.62,
      haze: 0.2,
    }),
    overlays: [
      masthead('空', '#111111', { font: 'serif', y: 0.42, size: 0.4, weight: 900 }),
      issueLine('EMPTY · KINORA 建筑与留白', [0.5, 0.055], '#111111'),
      issueLine('少即是多', [0.06, 0.96], '#111111', 'left'),
      issueLine('NO. 20', [0.94, 0.96], '#c8102e', 'right'),
    ],
    grade: { look: 'clean', strength: 0.6, saturation: 0.85, grain: 0.015 },
  },
  contact: {
    scene: { kind: 'gradient', colours: [POP[0], POP[0]] },
    light: lightOf('beauty', 'left', { key: { from: [-0.3, -0.3, 0.9], colour: [1, 1, 1] } }),
    frame: nineOf(
      (i, view) => ({
        framing: { ...view.framing, y: 0.56, share: Math.min(0.42, view.framing.share) },
        scene: { kind: 'gradient' as const, colours: [POP[i % 9] ?? '#ffffff', POP[i % 9] ?? '#ffffff'] as const },
        overlays: [masthead(STAR[i] ?? '', ON_POP[i % 9] ?? '#111111', { y: 0.62, size: 0.72 })],
      }),
      { gap: 0, margin: 0 },
    ),
    grade: { look: 'clean', contrast: 0.15, grain: 0.025 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
