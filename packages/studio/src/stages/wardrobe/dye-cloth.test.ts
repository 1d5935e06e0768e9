import { expect, test } from 'vitest';
import { rgbOfHex } from '../colour.ts';
import { dyeCloth } from './dye-cloth.ts';

const dress = { main: '#c4ae98', pattern: '#e0dacd', second: '#ded8ca', trim: '#e6dfd2' };
const redness = (hex = '#000000'): number => {
  const [red, green] = rgbOfHex(hex);
  return red / green;
};

test('what is dyed along has nearly the colour of the main cloth, the rest keeps its own', () => {
  const dyed = dyeCloth(dress, '#a82430', ['second']);
  expect(redness(dyed.main)).toBeGreaterThan(3);
  expect(redness(dyed.second)).toBeGreaterThan(2);
  expect(dyed.trim).toBe(dress.trim);
  expect(dyeCloth(dress, '#a82430').second).toBe(dress.second);
});
