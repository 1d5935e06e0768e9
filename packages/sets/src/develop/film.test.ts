import { expect, it } from 'vitest';
import { develop } from './film.ts';

it('shows middle grey in the middle, black as black, and never clips at once', () => {
  const [grey] = develop(0.18, 0.18, 0.18);
  expect(grey).toBeGreaterThan(0.3);
  expect(grey).toBeLessThan(0.5);
  expect(develop(0, 0, 0)[1]).toBeCloseTo(0, 2);
  expect(develop(2, 2, 2)[1]).toBeLessThan(0.95);
});

it('grows brighter with light', () => {
  const prints = [0.01, 0.05, 0.2, 0.8, 3, 12].map((light) => develop(light, light, light)[1]);
  expect([...prints].sort((a, b) => a - b)).toEqual(prints);
});

it('lets what is bright lose its colour', () => {
  const spread = (light: number): number => {
    const [red, , blue] = develop(light, light * 0.5, light * 0.2);
    return red - blue;
  };
  expect(spread(20)).toBeLessThan(spread(0.5));
});
