import { paperClip } from '../../scenes/paper-clip.ts';
import type { Framing } from '../../stages/framing.ts';
import type { CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { fourOf } from '../recipes/layouts.ts';
import { CURRICULUM, STUDENT_CARD, WORK_BADGE } from './cards.ts';
import { CUTTING_MAT, ENTRY_FORM, PRESS_CARD, VISA_PAGE } from './papers.ts';
import { GROUNDS, RETOUCHED, straightLook } from './plain.ts';
import { printSheet } from './prints.ts';

/** One-inch, two-inch and passport crops: head and shoulders in the middle. */
const crop = (share: number, y = 0.46): Partial<Framing> => ({ share, x: 0.5, y, roll: 0, mirror: false });

/** Print sheets, cards and papers. */
export const FRAMED = {
  wideLeft: {
    framing: { ...crop(0.42), mirror: true },
    ...straightLook,
    pose: { yaw: 5, smile: 0.4 },
    outfit: '#22303f',
    scene: GROUNDS.sky,
    light: lightOf('even', 'left'),
    frame: {
      kind: 'laid',
      ground: WORK_BADGE,
      pictures: [{ at: [[0.5, 0.545]], width: 0.44, height: 0.43, round: 0.04, edge: 0.004, paper: '#e3e8ee' }],
    },
    grade: RETOUCHED,
  },
  leanLeft: {
    framing: crop(0.5, 0.47),
    ...straightLook,
    outfit: '#1c2733',
    scene: GROUNDS.white,
    light: lightOf('even', 'right'),
    frame: {
      kind: 'laid',
      ground: CURRICULUM,
      pictures: [{ at: [[0.24, 0.25]], width: 0.3, height: 0.3, edge: 0.006, paper: '#ffffff' }],
    },
    grade: RETOUCHED,
  },
  strip: {
    framing: crop(0.52, 0.48),
    ...straightLook,
    outfit: '#20242c',
    scene: GROUNDS.blue,
    light: lightOf('even', 'left'),
    frame: printSheet({
      name: 'eight-inch-prints',
      desk: ['#7a5638', '#3c2616'],
      grain: [5, 0.1],
      size: [0.99, 0.55],
      note: '一寸 × 8',
      rows: [0.262, 0.502].map((top) => ({ columns: 4, width: 0.215, height: 0.224, top })),
    }),
    grade: RETOUCHED,
  },
  polaroid: {
    framing: crop(0.5, 0.47),
    ...straightLook,
    outfit: '#f2f2f0',
    scene: GROUNDS.red,
    light: lightOf('even', 'left'),
    frame: printSheet({
      name: 'four-two-inch-prints',
      desk: ['#4f5f55', '#26302a'],
      grain: [1.1, 0.8],
      size: [0.86, 0.94],
      note: '二寸 × 4',
      rows: [0.075, 0.497].map((top) => ({ columns: 2, width: 0.375, height: 0.404, top })),
    }),
    grade: RETOUCHED,
  },
  diptych: {
    framing: { ...crop(0.44, 0.46), mirror: true },
    ...straightLook,
    scene: GROUNDS.white,
    light: lightOf('even', 'left'),
    outfit: '#38506b',
    frame: {
      kind: 'laid',
      ground: CUTTING_MAT,
      pictures: [{ at: [[0.54, 0.44]], width: 0.66, height: 0.62, edge: 0.016, shadow: 0.9 }],
    },
    grade: RETOUCHED,
  },
  lowRight: {
    framing: crop(0.52, 0.47),
    ...straightLook,
    scene: GROUNDS.pale,
    light: lightOf('even', 'left'),
    frame: {
      kind: 'laid',
      ground: VISA_PAGE,
      pictures: [{ at: [[0.232, 0.702]], width: 0.285, height: 0.27, edge: 0.002, paper: '#d8cdb8' }],
    },
    grade: RETOUCHED,
  },
  letterbox: {
    framing: { ...crop(0.48, 0.47), mirror: true },
    ...straightLook,
    pose: { yaw: -6, smile: 0.5 },
    outfit: '#e9edf0',
    scene: GROUNDS.sage,
    light: lightOf('even', 'left'),
    frame: {
      kind: 'laid',
      ground: STUDENT_CARD,
      pictures: [{ at: [[0.236, 0.575]], width: 0.31, height: 0.292, edge: 0.003, paper: '#ffffff' }],
    },
    grade: RETOUCHED,
  },
  reflection: {
    framing: crop(0.44),
    ...straightLook,
    scene: GROUNDS.white,
    light: lightOf('even', 'left'),
    frame: fourOf([
      { scene: GROUNDS.red, outfit: '#1d2430' },
      { scene: GROUNDS.white, outfit: '#3c5a86', framing: { mirror: true } },
      { scene: GROUNDS.navy, outfit: '#8b9099' },
      { scene: GROUNDS.blue, outfit: '#f0efec', framing: { mirror: true } },
    ]),
    grade: RETOUCHED,
  },
  poster: {
    framing: crop(0.48),
    ...straightLook,
    scene: GROUNDS.white,
    light: lightOf('even', 'left'),
    outfit: '#20242c',
    frame: printSheet({
      name: 'mixed-prints',
      desk: ['#f0ece4', '#cfc6b6'],
      grain: [1.2, 0.9],
      size: [0.92, 0.9],
      note: '一寸 × 4   二寸 × 2',
      rows: [
        { columns: 4, width: 0.2, height: 0.235, top: 0.09, view: { framing: { share: 0.54, y: 0.48 } } },
        {
          columns: 2,
          width: 0.417,
          height: 0.52,
          top: 0.345,
          view: { scene: GROUNDS.blue, framing: { share: 0.46 } },
        },
      ],
    }),
    grade: RETOUCHED,
  },
  lowLeft: {
    framing: crop(0.5, 0.47),
    ...straightLook,
    scene: GROUNDS.rose,
    light: lightOf('even', 'left'),
    frame: {
      kind: 'laid',
      ground: ENTRY_FORM,
      pictures: [{ at: [[0.7, 0.335]], width: 0.29, height: 0.29, edge: 0.008, shadow: 0.5 }],
      over: (context, w, h) => paperClip(context, w * 0.74, h * 0.135, h * 0.1, 6),
    },
    grade: RETOUCHED,
  },
  contact: {
    framing: { ...crop(0.5, 0.47), mirror: true },
    replacePose: true,
    pose: { yaw: -6, smile: 0.4 },
    outfit: '#5a6470',
    scene: GROUNDS.cream,
    light: lightOf('even', 0.4),
    frame: {
      kind: 'laid',
      ground: PRESS_CARD,
      pictures: [{ at: [[0.5, 0.4, 6]], width: 0.46, height: 0.42, edge: 0.006, paper: '#ffffff' }],
    },
    grade: { look: 'softbw', contrast: 0.1, grain: 0.015 },
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
