import { COMPOSITIONS, type CompositionName } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { lightOf } from '../lights.ts';
import { BOOTH } from './booth-light.ts';
import { FLIP_PHONE, GROUNDS, OLD_SCREEN } from './grounds.ts';
import { drawSticker, penned, stickers } from './stickers.ts';

/** Strips, sheets of small prints, telephones and windows. */
export const FRAMED = {
  strip: {
    scene: GROUNDS.pinkCurtain,
    light: lightOf('booth', 'right'),
    frame: { ...COMPOSITIONS.strip.frame, ground: GROUNDS.lilac, paper: '#ffffff', tilt: -7 },
    overlays: [stickers(['heart', 0.1, 0.86, 0.06, -14, '#ff5a92'], ['sparkle', 0.9, 0.14, 0.06, 10, '#ffe04a'])],
    grade: BOOTH,
  },
  polaroid: {
    framing: { share: 0.4, roll: -4, mirror: true },
    outfit: '#f6f0f4',
    scene: GROUNDS.smiles,
    light: lightOf('booth', 'right'),
    frame: {
      kind: 'laid',
      ground: GROUNDS.hearts,
      pictures: [
        { at: [[0.5, 0.48, -5]], width: 0.68, height: 0.68, round: 0.05, edge: 0.016, foot: 0.03, shadow: 0.6 },
      ],
      over: (context, w, h) => {
        drawSticker(context, w, h, ['bow', 0.2, 0.13, 0.12, -18, '#ff5a92']);
        drawSticker(context, w, h, ['star', 0.86, 0.8, 0.08, 14, '#ffd24a']);
        drawSticker(context, w, h, ['cherry', 0.16, 0.86, 0.08, -10, '#e83a4a']);
      },
    },
    grade: BOOTH,
  },
  diptych: {
    scene: GROUNDS.blueCurtain,
    light: lightOf('booth', 'right'),
    outfit: '#f0c8d8',
    frame: {
      kind: 'grid',
      columns: 2,
      rows: 2,
      gap: 0.016,
      margin: 0.03,
      colour: '#17161c',
      views: [
        { framing: { share: 0.4, x: 0.5, y: 0.46 }, pose: { yaw: 10, roll: -6, smile: 0.8 } },
        {
          framing: { share: 0.46, x: 0.5, y: 0.48, mirror: true },
          pose: { yaw: -10, roll: 6, close: 0.7, smile: -0.5 },
        },
        { framing: { share: 0.48, x: 0.5, y: 0.48, mirror: true }, pose: { pitch: -6, smile: 1, roll: -8 } },
        { framing: { share: 0.38, x: 0.5, y: 0.46 }, pose: { yaw: 12, roll: 8, smile: 0.4 } },
      ],
    },
    grade: { look: 'bw', strength: 0.9, contrast: 0.05, grain: 0.03 },
  },
  letterbox: {
    framing: { share: 0.42, x: 0.5, y: 0.47 },
    pose: { yaw: -8, roll: -4, smile: 0.6 },
    scene: GROUNDS.bows,
    light: lightOf('booth', 'right'),
    frame: {
      kind: 'laid',
      ground: FLIP_PHONE,
      pictures: [{ at: [[0.5, 0.305]], width: 0.58, height: 0.52, round: 0.03 }],
    },
    overlays: [penned('今天也可爱', 0.5, 0.93, 0.09, '#ff4a8a', -3)],
    grade: BOOTH,
  },
  reflection: {
    framing: { share: 0.44, x: 0.5, y: 0.48, mirror: true },
    pose: { yaw: 10, roll: 5, smile: 0.6 },
    scene: GROUNDS.chrome,
    light: lightOf('booth', 'right'),
    frame: {
      kind: 'laid',
      ground: OLD_SCREEN,
      pictures: [{ at: [[0.47, 0.557]], width: 0.78, height: 0.61 }],
    },
    overlays: [stickers(['sparkle', 0.1, 0.12, 0.08, 0, '#ffffff'], ['star', 0.88, 0.9, 0.08, 16, '#ffe04a'])],
    grade: { look: 'cool', strength: 0.5, exposure: 1.04, bloom: 0.15, grain: 0.012 },
  },
  contact: {
    framing: { share: 0.44, x: 0.5, y: 0.47 },
    scene: GROUNDS.flowers,
    light: lightOf('booth', 'right'),
    frame: {
      kind: 'grid',
      columns: 3,
      rows: 3,
      gap: 0.008,
      margin: 0.014,
      colour: '#fff7c8',
      views: [
        { pose: { yaw: 10, smile: 0.6 } },
        { scene: GROUNDS.hearts, framing: { mirror: true }, pose: { roll: -8, close: 0.7, smile: -0.4 } },
        { scene: GROUNDS.smiles, pose: { yaw: -12, smile: 0.8 } },
        { scene: GROUNDS.lilac, framing: { mirror: true }, pose: { roll: 8, smile: 1 } },
        { scene: GROUNDS.lime, framing: { share: 0.52 }, pose: { pitch: -5, smile: 0.5 } },
        { scene: GROUNDS.pinkCurtain, pose: { yaw: 14, close: 0.6 } },
        { scene: GROUNDS.stars, pose: { roll: -6, smile: 0.8 } },
        { scene: GROUNDS.bows, framing: { mirror: true }, pose: { yaw: -8, smile: 0.6 } },
        { scene: GROUNDS.blueCurtain, framing: { share: 0.5 }, pose: { roll: 9, brow: 0.8 } },
      ],
    },
    grade: BOOTH,
  },
} as const satisfies Partial<Record<CompositionName, Look>>;
