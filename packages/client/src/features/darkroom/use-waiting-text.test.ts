// @vitest-environment happy-dom
import type { ShootProgress } from '@kinora/contract';
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useWaitingText } from './use-waiting-text';

const t = createTranslator('zh-Hans', await loadTable('zh-Hans'));
vi.mock('../../lib/translation', () => ({ useT: () => t }));
vi.mock('./use-time-left', () => ({ useTimeLeft: () => undefined }));
vi.mock('./use-shoot-progress', () => ({ isUnderWay: ({ state }: ShootProgress) => state === 'shooting' }));
afterEach(cleanup);

test.each([
  ['while the last prints still come up', 0, false, '马上就好'],
  ['once all are clear', 0, true, '都洗好了'],
  ['where some came to nothing', 2, true, '另有 2 张没成，不收费'],
])('of a shoot that is over it is said, %s', (_when, dropped, isDeveloped, said) => {
  const shoot = { state: 'finished', total: 20, dropped } as ShootProgress;
  expect(renderHook(() => useWaitingText(shoot, 0, isDeveloped)).result.current).toBe(said);
});
