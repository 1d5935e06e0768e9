import type { SKRSContext2D } from '@napi-rs/canvas';
import { createRandom, type Random } from '../../../pixels/random.ts';
import { defineOverlay } from '../define-overlay.ts';

interface Drawn {
  kind: 'drawn';
  seed?: number;
  behind?: boolean;
  paint: (context: SKRSContext2D, widthPx: number, heightPx: number, random: Random) => void;
}

/** Drawn by the theme itself; it keeps off the face by its own means. */
export const drawn = defineOverlay<Drawn>({
  kind: 'drawn',
  belongsTo: 'lettering',
  isKeptInRetakes: true,
  draw: (context, w, h, overlay) => overlay.paint(context, w, h, createRandom(overlay.seed ?? 1)),
});
