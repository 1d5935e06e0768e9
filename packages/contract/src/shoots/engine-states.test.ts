import { expect, it } from 'vitest';
import { isEngineFault } from './engine-states.ts';

it('a refusal is the engine’s fault, an unlike picture is not', () => {
  expect([isEngineFault('refused'), isEngineFault('unlike')]).toEqual([true, false]);
});
