import { afterEach, expect, test, vi } from 'vitest';
import { isLaunchedForOnePage } from './launch-scene.mini';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [1154, true],
  [1001, false],
])('a mini-program that was launched by scene %i is there for one page: %s', (scene, isForOne) => {
  vi.stubGlobal('wx', { getLaunchOptionsSync: () => ({ scene }) });
  expect(isLaunchedForOnePage()).toBe(isForOne);
});
