import type { Scene } from '../../scenes/scene-kinds.ts';

const cloth = (bright: string, middle: string, edge: string, mottle = 0.14): Scene => ({
  kind: 'backdrop',
  colours: [bright, middle, edge],
  centre: [0.5, 0.38],
  mottle,
});

/** Painted cloths of a portrait studio for business. */
export const CLOTHS = {
  charcoal: cloth('#5d6268', '#33373c', '#111316', 0.22),
  navy: cloth('#3f5c8a', '#22385e', '#0b1527', 0.2),
  pearl: cloth('#eceded', '#d6d8d9', '#aeb2b5'),
  white: cloth('#ffffff', '#f7f8f8', '#e2e5e7', 0),
  taupe: cloth('#b8a591', '#927f6b', '#4c4034', 0.25),
} as const;
