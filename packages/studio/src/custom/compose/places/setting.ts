import type { Paint } from '../../../scenes/kinds/custom.ts';
import type { Scene } from '../../../scenes/scene-kinds.ts';
import type { Air } from '../airs.ts';
import type { Growth } from '../growth.ts';

/** What a place is painted with. */
export interface Setting {
  air: Air;
  growth: Growth;
  /** Another number gives other houses, trees, waves. */
  seed: number;
  /** Colours that were asked for, the strongest first. */
  palette: readonly string[];
}

/** A view of a place. */
export type Ground = (setting: Setting) => Scene;

export interface Place {
  grounds: readonly Ground[];
}

/** A painted scene with a name of its own for each air and season. */
export function painted(name: string, { air, growth, seed, palette }: Setting, paint: Paint): Scene {
  return { kind: 'custom', name: nameOf(name, { air, growth, palette }), seed, paint };
}

export function nameOf(name: string, { air, growth, palette }: Omit<Setting, 'seed'>): string {
  return `${name} ${air.key} ${growth.key} ${palette.join('')}`;
}
