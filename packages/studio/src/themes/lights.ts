import type { Rgb } from '../stages/colour.ts';
import type { Lighting } from '../stages/light/lighting.ts';
import { LIGHTS } from './light-presets.ts';

export type LightName = keyof typeof LIGHTS;

type Key = Lighting['key'];
/** Where the key stands: at a side, as far out as the preset says, or at this x of its direction. */
type Side = 'left' | 'right' | number;

/** What differs from the preset; of the key only what is named. */
export type LightChange = Omit<Partial<Lighting>, 'key'> & {
  key?: Partial<Key>;
  /** Both edges in one colour. */
  rimColour?: Rgb;
};

/** A light by its name. */
export function lightOf(name: LightName, side: Side, { key, rimColour, ...change }: LightChange = {}): Lighting {
  const rim = rimColour ? { rimColours: [rimColour, rimColour] as const } : {};
  return { ...LIGHTS[name], ...rim, ...change, key: keyOf(name, side, key) };
}

/** The key of a light by its name, for a view that changes nothing else. */
export function keyOf(name: LightName, side: Side, change: Partial<Key> = {}): Key {
  const { key } = LIGHTS[name];
  const [x, y, z] = key.from;
  const from = [typeof side === 'number' ? side : side === 'left' ? -x : x, y, z] as const;
  return { ...key, from, ...change };
}
