import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { keyOf, lightOf } from './lights.ts';

const THEMES = fileURLToPath(new URL('./', import.meta.url));
/** A light that is written out instead of named: its key stands at the top of the object. */
const RAW_LIGHT = /(?:light:|return|=>|=)\s*\(?\{[^{}()]*\bkey:\s*\{/;

/** A key whose direction, strength and colour are all its own: nothing of the named one is left. */
const RAW_KEY = /\{(?=[^{}]*\bfrom: \[)(?=[^{}]*\bstrength: \d)(?=[^{}]*\bcolour: \[)[^{}]*\}/;

it.each(globSync('*/*.ts', { cwd: THEMES }))('%s names its lights and their keys', (file) => {
  const source = readFileSync(`${THEMES}${file}`, 'utf8');
  expect(source).not.toMatch(RAW_LIGHT);
  expect(source).not.toMatch(RAW_KEY);
});

it('comes from the side that is asked for, as far out as the preset or the number says', () => {
  const [x, y, z] = lightOf('lamp', 'right').key.from;
  expect(lightOf('lamp', 'left').key.from).toEqual([-x, y, z]);
  expect(keyOf('lamp', 0.2).from).toEqual([0.2, y, z]);
});

it('takes the key of another light, or one that stands alone, and what differs from that', () => {
  const { key, fill } = lightOf('back', -0.5, { key: { like: 'wash', strength: 0.54 } });
  expect(key).toEqual({ ...keyOf('wash', -0.5), strength: 0.54 });
  expect(fill).toBe(lightOf('back', 'left').fill);
  expect(lightOf('neon', 'left', { key: 'topSpot' }).key).toEqual(keyOf('topSpot', 'left'));
});

it('differs from its preset in what is named alone', () => {
  const lamp = lightOf('lamp', 'left');
  const changed = lightOf('lamp', 'left', { key: { strength: 0.7 }, rim: 1.2, rimColour: [1, 0.5, 0.5] });
  const rimColours = [
    [1, 0.5, 0.5],
    [1, 0.5, 0.5],
  ];
  expect(changed).toEqual({ ...lamp, key: { ...lamp.key, strength: 0.7 }, rim: 1.2, rimColours });
});
