import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { inSet } from '../stand-in-set.ts';
import { billing, foot } from './billing.ts';
import { FEATURES } from './features.ts';
import { folded, GROUNDS } from './grounds.ts';
import { WARDROBE } from './wardrobe.ts';

/** Twenty one-sheets: space, noir, romance, swords, road, horror, comedy and more, each with its own lettering. */
const recipe: Theme = {
  id: 'movie-poster',
  sheets: composeSheets({
    ...FEATURES,
    wideLeft: {
      framing: { y: 0.36 },
      outfit: '#e6dfd0',
      ...inSet('gold-sea', 'sun', { flip: true, dim: 0.74, light: { rim: 1.1 } }),
      overlays: [
        { kind: 'mist', colour: '#2a1210', from: 0.66, strength: 0.96 },
        ...billing({
          title: '一路向西',
          y: 0.85,
          size: 0.12,
          colour: '#ffd86a',
          under: 'WESTBOUND',
          tagline: '没有尽头，只有下一个弯',
          small: '#fff6e0',
        }),
      ],
      grade: { look: 'gold', strength: 0.8, contrast: 0.18, saturation: 1.15, grain: 0.028 },
    },
    halfRight: {
      outfit: '#2a2a2e',
      ...inSet('hotel-evening', 'window', { light: { fill: 0.46, tint: 0, transfer: 0, rim: 0.7 } }),
      overlays: billing({
        title: '第七夜',
        y: 0.62,
        size: 0.13,
        colour: '#f4f0e6',
        align: 'left',
        font: 'serif',
        under: 'THE SEVENTH NIGHT',
        tagline: '每个人都有一个不在场证明',
      }),
      grade: { look: 'noir', strength: 0.75, exposure: 1.1, grain: 0.05 },
    },
    closeUp: {
      pose: { close: 0.3 },
      scene: { kind: 'gradient', colours: ['#0a0a0c', '#1c0608'] },
      light: lightOf('poster', -0.8, {
        fill: 0.44,
        rimColours: [
          [1.2, 0.3, 0.25],
          [1.2, 0.3, 0.25],
        ],
      }),
      overlays: [
        { kind: 'mist', colour: '#0a0405', from: 0.66, strength: 0.96 },
        ...billing({
          title: '别回头',
          y: 0.86,
          size: 0.12,
          colour: '#e8281e',
          under: "DON'T LOOK BACK",
          small: '#f0d8d4',
        }),
      ],
      grade: { look: 'bleach', strength: 0.5, contrast: 0.1, grain: 0.034 },
    },
    bustCentre: {
      framing: { share: 0.31, y: 0.36 },
      outfit: '#c8ccd4',
      scene: GROUNDS.orbit,
      light: lightOf('poster', 0.2, {
        rim: 1.4,
        rimColours: [
          [0.5, 0.8, 1.3],
          [0.5, 0.8, 1.3],
        ],
      }),
      overlays: [
        { kind: 'mist', colour: '#03060e', from: 0.6, strength: 0.98 },
        ...billing({
          title: '远日点',
          y: 0.84,
          size: 0.12,
          colour: '#e6f2ff',
          spacing: 0.18,
          under: 'APHELION',
          tagline: '离家最远的那一天',
        }),
      ],
      grade: { look: 'cool', strength: 0.7, bloom: 0.15, grain: 0.022 },
    },
    bustLeft: {
      outfit: '#f4e4dc',
      ...inSet('cherry-lane', 'bough'),
      overlays: [
        { kind: 'petals', seed: 4 },
        { kind: 'mist', colour: '#fdeaf0', from: 0.58, strength: 0.98 },
        ...billing({
          title: '春天来信',
          y: 0.85,
          size: 0.11,
          colour: '#d83a6a',
          font: 'serif',
          under: 'LETTERS IN SPRING',
          tagline: '写了一百遍，没有寄出',
          taglineY: 0.925,
          small: '#3a0a1e',
        }),
      ],
      grade: { look: 'rose', strength: 0.7, bloom: 0.12, grain: 0.018 },
    },
    smallCentre: {
      framing: { y: 0.46 },
      scene: GROUNDS.vertigo,
      light: lightOf('poster', -0.5, { tint: 0.03, rim: 0.3 }),
      medium: { kind: 'gouache', size: 0.5 },
      overlays: [
        foot(0.78, '#f4e4c8'),
        ...billing({
          title: '晕眩的人',
          y: 0.88,
          size: 0.1,
          colour: '#141414',
          under: 'THE DIZZY ONE',
          tagline: '一桩没有凶手的案子',
          credits: false,
        }),
      ],
      grade: { look: 'film', strength: 0.5, grain: 0.026 },
    },
    leanLeft: {
      framing: { share: 0.26, y: 0.46 },
      outfit: '#ded6c4',
      scene: GROUNDS.wuxia,
      light: lightOf('poster', 'right', { fill: 0.58, tint: 0.04, rim: 0.3 }),
      overlays: [
        {
          kind: 'text',
          text: '踏雪无痕',
          x: 0.84,
          y: 0.4,
          size: 0.08,
          font: 'serif',
          weight: 900,
          colour: '#1c1a18',
          vertical: true,
        },
        { kind: 'mist', colour: '#252a2a', from: 0.74, strength: 0.9 },
        ...billing({ title: 'NO TRACE IN SNOW', y: 0.92, size: 0.026, colour: '#f0e8d4', spacing: 0.3, font: 'serif' }),
      ],
      grade: { look: 'bleach', strength: 0.3, grain: 0.024 },
    },
    bustHigh: {
      framing: { roll: -4 },
      outfit: '#2f62b8',
      scene: GROUNDS.hypnosis,
      light: lightOf('poster', 'right', { tint: 0.02, transfer: 0 }),
      overlays: [
        { kind: 'line', x: 0, y: 0.78, width: 1, height: 0.22, colour: '#101014', after: true },
        ...billing({
          title: '催眠师',
          y: 0.885,
          size: 0.105,
          colour: '#f4e83a',
          small: '#f4f0d8',
          under: '数到三，你会忘记我',
        }),
      ],
      grade: { look: 'clean', contrast: 0.15, grain: 0.024 },
    },
    lowRight: {
      framing: { share: 0.3, x: 0.58, y: 0.52 },
      outfit: '#6a4a30',
      ...inSet('lamp-library', 'shelves', { flip: true }),
      overlays: [
        { kind: 'mist', colour: '#1a0e06', from: 0.66, strength: 0.96 },
        ...billing({
          title: '旧书与海',
          y: 0.85,
          size: 0.11,
          colour: '#ffdf9a',
          font: 'serif',
          under: 'OLD BOOKS AND THE SEA',
          tagline: '有人把一生藏在书签里',
        }),
      ],
      grade: { look: 'gold', strength: 0.5, grain: 0.026 },
    },
    largeTilted: {
      framing: { share: 0.42, roll: 6, y: 0.4 },
      outfit: '#f4f0e8',
      ...inSet('island-terrace', 'terrace'),
      overlays: [
        { kind: 'mist', colour: '#0f5f80', from: 0.6, strength: 0.95 },
        ...billing({
          title: '十九岁的海',
          y: 0.86,
          size: 0.1,
          colour: '#ffffff',
          under: 'NINETEEN',
        }),
      ],
      grade: { look: 'pastel', strength: 0.7, saturation: 1.05, grain: 0.026 },
    },
    poster: {
      framing: { share: 0.26, x: 0.5, y: 0.46 },
      outfit: '#101014',
      scene: folded('red-sheet', '#d8281e'),
      light: lightOf('poster', -0.5, { tint: 0, rim: 0.2, transfer: 0 }),
      medium: { kind: 'halftone', paper: '#f4e8d0', ink: '#c8201a', dots: 110 },
      overlays: [
        foot(0.755, '#f4e8d0'),
        ...billing({
          title: '最后一班',
          y: 0.87,
          size: 0.12,
          colour: '#141210',
          under: '零点三十一分，开往明天 · THE LAST TRAIN',
        }),
      ],
      grade: { grain: 0.016 },
    },
    flash: {
      outfit: '#8a5ad8',
      ...inSet('neon-rain', 'signs', {
        light: {
          rim: 1.3,
          rimColours: [
            [1.3, 0.3, 0.9],
            [0.2, 0.9, 1.3],
          ],
        },
      }),
      overlays: [
        { kind: 'mist', colour: '#0a0418', from: 0.66, strength: 0.96 },
        ...billing({
          title: '2099',
          y: 0.86,
          size: 0.16,
          colour: '#5ff0ff',
          spacing: 0.06,
          under: '记忆可以出售',
          small: '#ff8ad8',
        }),
      ],
      grade: { look: 'neon', strength: 0.5, bloom: 0.2, grain: 0.026 },
    },
    lowLeft: {
      framing: { x: 0.5, y: 0.62 },
      outfit: '#c8503c',
      ...inSet('snow-peaks', 'day'),
      overlays: [
        { kind: 'mist', colour: '#eef4f8', from: 0.8, strength: 0.95 },
        {
          kind: 'text',
          text: '无人区',
          x: 0.5,
          y: 0.26,
          size: 0.15,
          font: 'serif',
          weight: 900,
          colour: '#10222e',
          spacing: 0.3,
        },
        ...billing({ title: "NO MAN'S LAND", y: 0.31, size: 0.026, colour: '#10222e', spacing: 0.6, weight: 700 }),
      ],
      grade: { look: 'pastel', strength: 0.6, grain: 0.022 },
    },
  }),
};

export const theme = defineTheme(recipe, WARDROBE);
