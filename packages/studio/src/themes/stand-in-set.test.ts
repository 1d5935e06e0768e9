import { expect, it } from 'vitest';
import { receive } from '../stages/light/ambient.ts';
import { inSet, lightOfSet } from './stand-in-set.ts';

it('gives a look its place and the light of that place', () => {
  const { scene, light } = inSet('lamp-library', 'shelves', { crop: { zoom: 1.2 } });
  expect(scene).toEqual({ kind: 'set', set: 'lamp-library', camera: 'shelves', crop: { zoom: 1.2 } });
  expect(light).toEqual(lightOfSet('lamp-library', 'shelves', false));
});

it('brings the light from the other side in a mirrored place', () => {
  const straight = lightOfSet('lamp-library', 'shelves', false);
  const mirrored = lightOfSet('lamp-library', 'shelves', true);
  expect(mirrored.key.from[0]).toBeCloseTo(-straight.key.from[0], 9);
  expect(mirrored.rimColours?.[0]).toEqual(straight.rimColours?.[1]);
  expect(receive(mirrored.ambient ?? [], [-1, 0, 0])).toEqual(receive(straight.ambient ?? [], [1, 0, 0]));
});

it('keeps lamp light restrained: skin stays skin', () => {
  const { key, ambient = [], fill = 1 } = lightOfSet('lamp-library', 'shelves', false);
  const [red = 1, , blue = 1] = key.colour ?? [];
  expect(red / blue).toBeLessThan(1.4);
  const shaded = receive(ambient, [-1, 0, 0])[1] * fill;
  expect(shaded).toBeGreaterThan(0.35);
});

it('changes what is asked for alone', () => {
  const light = lightOfSet('lamp-library', 'shelves', false, { rim: 0.1, key: { strength: 0.7 } });
  expect(light.rim).toBe(0.1);
  expect(light.key).toEqual({ ...lightOfSet('lamp-library', 'shelves', false).key, strength: 0.7 });
});
