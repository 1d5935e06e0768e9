import type { Rgb } from '../stages/colour.ts';
import type { Lighting } from '../stages/light/lighting.ts';
import { KEYS } from './key-presets.ts';
import { LIGHTS } from './light-presets.ts';

export type LightName = keyof typeof LIGHTS;
/** A key that has a name, alone or as that of a light. */
export type KeyName = LightName | keyof typeof KEYS;

type Key = Lighting['key'];
/** Where the key stands: at a side, as far out as the preset says, or at this x of its direction. */
type Side = 'left' | 'right' | number;

/** What differs from a key; with `like`, from that key instead of the light's own. */
export type KeyChange = Partial<Key> & { like?: KeyName };

/** What differs from the preset; of the key only what is named, or the name of another key. */
export type LightChange = Omit<Partial<Lighting>, 'key'> & {
  key?: KeyName | KeyChange;
  /** Both edges in one colour. */
  rimColour?: Rgb;
};

/** A light by its name. */
export function lightOf(name: LightName, side: Side, { key, rimColour, ...change }: LightChange = {}): Lighting {
  const rim = rimColour ? { rimColours: [rimColour, rimColour] as const } : {};
  return { ...LIGHTS[name], ...rim, ...change, key: keyOf(name, side, key) };
}

/** A key by its name, for a view that changes nothing else. */
export function keyOf(name: KeyName, side: Side, change: KeyName | KeyChange = {}): Key {
  if (typeof change === 'string') return keyOf(change, side);
  const { like = name, ...differs } = change;
  const key: Key = like in LIGHTS ? LIGHTS[like as LightName].key : KEYS[like as keyof typeof KEYS];
  const [x, y, z] = key.from;
  const from = [typeof side === 'number' ? side : side === 'left' ? -x : x, y, z] as const;
  return { ...key, from, ...differs };
}
