import type { CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { diptychOf, nineOf, stripOf } from '../recipes/layouts.ts';
import { CINNABAR, INDIGO, INK, PAPERS, PINE_GREEN, SCROLLS } from './papers.ts';
import { seal, verse } from './seal.ts';

const ALBUM = [
  { scene: SCROLLS.plainTea, paper: PAPERS.tea, ink: INK },
  { scene: SCROLLS.plainSky, paper: PAPERS.sky, ink: INDIGO },
  { scene: SCROLLS.plain, paper: PAPERS.white, ink: CINNABAR },
  { scene: SCROLLS.plainCeladon, paper: PAPERS.celadon, ink: PINE_GREEN },
  { scene: SCROLLS.plainRose, paper: PAPERS.rose, ink: INK },
] as const;

function leafOf(index: number) {
  const { scene, paper, ink } = ALBUM[index % ALBUM.length] ?? ALBUM[0];
  return { scene, medium: { kind: 'ink', paper, ink, keepScene: true } as const };
}

/** Scrolls, fans and albums: sheets with a mount of their own. */
export const LEAVES = {
  strip: {
    scene: SCROLLS.plain,
    frame: stripOf(
      [
        {},
        { ...leafOf(1) },
        {
          ...leafOf(2),
          overlays: seal({ x: 0.84, y: 0.76, side: 0.16, text: '映', paper: PAPERS.white, aspect: 1.36 }),
        },
        { ...leafOf(3) },
      ],
      {
        ground: { kind: 'wall', colours: ['#4a2c1c', '#1c0f08'], light: [0.3, 0.3], rough: 0.5 },
        paper: '#e9dcc0',
        tilt: 3,
        x: 0.62,
      },
    ),
    light: lightOf('ink', 'left'),
    medium: { kind: 'ink', paper: PAPERS.white, ink: INK, keepScene: true },
  },
  polaroid: {
    framing: { share: 0.33, x: 0.42, y: 0.5, roll: 0 },
    scene: SCROLLS.lotus,
    frame: { kind: 'mat', shape: 'rectangle', margin: 0.075, foot: 0.13, colour: '#8a5a2c', edge: '#e4c88a' },
    light: lightOf('ink', 'left'),
    medium: { kind: 'ink', paper: PAPERS.sky, ink: INDIGO, keepScene: true },
    overlays: [
      verse('一一风荷举', [0.09, 0.09], 0.034, INDIGO),
      ...seal({ x: 0.06, y: 0.9, side: 0.06, text: '荷风清韵', paper: PAPERS.sky }),
    ],
  },
  diptych: {
    scene: SCROLLS.plainTea,
    frame: diptychOf(
      {
        scene: SCROLLS.bambooPanel,
        medium: { kind: 'ink', paper: PAPERS.white, ink: INK, keepScene: true },
        overlays: seal({ x: 0.76, y: 0.9, side: 0.06, text: '映', paper: PAPERS.white, aspect: 0.36 }),
      },
      { colour: '#16120e' },
    ),
    light: lightOf('ink', 'right'),
    medium: { kind: 'ink', paper: PAPERS.tea, ink: '#3a1c10', keepScene: true },
  },
  letterbox: {
    framing: { share: 0.34 },
    scene: SCROLLS.scroll,
    frame: { kind: 'letterbox', band: 0.2, colour: '#24344a' },
    light: lightOf('ink', -0.6),
    medium: { kind: 'ink', paper: PAPERS.cream, ink: INK, keepScene: true },
    overlays: [
      verse('孤舟蓑笠翁', [0.07, 0.27], 0.026),
      ...seal({ x: 0.05, y: 0.72, side: 0.05, text: '一蓑烟雨', paper: PAPERS.cream }),
    ],
  },
  reflection: {
    framing: { share: 0.22, x: 0.5, y: 0.44 },
    scene: SCROLLS.bambooPanel,
    frame: {
      kind: 'grid',
      columns: 3,
      rows: 1,
      gap: 0.018,
      margin: 0.03,
      colour: '#22342c',
      views: [
        {
          scene: SCROLLS.orchidPanel,
          medium: { kind: 'ink', paper: PAPERS.straw, ink: INK, keepScene: true },
          framing: { share: 0.16, x: 0.5, y: 0.56 },
          pose: { yaw: 10, close: 0.6 },
        },
        {
          framing: { share: 0.19, x: 0.5, y: 0.38, mirror: true },
          pose: { yaw: -8, smile: 0.5 },
          overlays: seal({ x: 0.7, y: 0.9, side: 0.05, text: '映', paper: PAPERS.white, aspect: 0.23 }),
        },
        {
          scene: SCROLLS.plumPanel,
          medium: { kind: 'ink', paper: PAPERS.rose, ink: INK, keepScene: true },
          framing: { share: 0.16, x: 0.5, y: 0.62 },
          pose: { yaw: -12, roll: 3, close: 0.7 },
        },
      ],
    },
    light: lightOf('ink', -0.4),
    medium: { kind: 'ink', paper: PAPERS.white, ink: INK, keepScene: true },
  },
  smallCentre: {
    framing: { share: 0.26, y: 0.44, x: 0.54 },
    scene: SCROLLS.fan,
    frame: { kind: 'mat', shape: 'circle', margin: 0.03, colour: '#173238', edge: '#d8b86a' },
    light: lightOf('ink', 0.4),
    medium: { kind: 'ink', paper: PAPERS.silk, ink: INK, keepScene: true },
    overlays: seal({ x: 0.77, y: 0.62, side: 0.065, text: '映', paper: PAPERS.silk, aspect: 1 }),
  },
  throughLeaves: {
    framing: { mirror: true, x: 0.5, y: 0.45 },
    scene: SCROLLS.willow,
    frame: { kind: 'mat', shape: 'oval', margin: 0.035, colour: '#a83426', edge: '#f0d890' },
    light: lightOf('ink', 'right'),
    medium: { kind: 'ink', paper: PAPERS.straw, ink: PINE_GREEN, keepScene: true },
    overlays: seal({ x: 0.46, y: 0.9, side: 0.05, text: '春', paper: PAPERS.straw }),
  },
  contact: {
    scene: SCROLLS.plain,
    light: lightOf('ink', -0.4),
    medium: { kind: 'ink', paper: PAPERS.white, ink: INK, keepScene: true },
    frame: nineOf(
      (i) => ({
        ...leafOf(i),
        ...(i === 8 ? { overlays: seal({ x: 0.74, y: 0.76, side: 0.16, text: '映', paper: PAPERS.celadon }) } : {}),
      }),
      { gap: 0.006, margin: 0.012, colour: '#2a2420' },
    ),
  },
  poster: {
    framing: { y: 0.43, share: 0.25 },
    scene: SCROLLS.disc,
    light: lightOf('ink', 'left'),
    medium: { kind: 'ink', paper: PAPERS.cream, ink: INK, keepScene: true },
    overlays: [
      { kind: 'line', x: 0, y: 0.79, width: 1, height: 0.21, colour: '#14110e', after: true },
      {
        kind: 'text',
        text: '墨与印',
        x: 0.07,
        y: 0.92,
        size: 0.1,
        weight: 900,
        font: 'serif',
        align: 'left',
        colour: PAPERS.cream,
        after: true,
      },
      {
        kind: 'text',
        text: 'INK AND SEAL',
        x: 0.075,
        y: 0.965,
        size: 0.02,
        weight: 400,
        align: 'left',
        spacing: 0.4,
        colour: '#b8a888',
        after: true,
      },
      ...seal({ x: 0.8, y: 0.84, side: 0.09, text: '亲映之印', paper: PAPERS.cream, worn: '#14110e' }),
    ],
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
