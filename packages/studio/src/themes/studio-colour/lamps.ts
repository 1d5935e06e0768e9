import type { Lighting } from '../../stages/light/lighting.ts';
import { type LightChange, lightOf } from '../lights.ts';

/** A bare lamp: bright skin and a sharp shadow on the paper, away from it. */
export function bareLamp(side: number, change: LightChange = {}): Lighting {
  const cast = { dx: -side * 0.42, dy: 0.16, softness: 0.016, strength: 0.55 };
  return lightOf('bareLamp', side, { cast, ...change });
}
