// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession } from './end-session';
import { forgetCodeStep, keepCodeStep, readCodeStep } from './kept-code-step';
import { dropAbandonedAction } from './pending-action';
import { beginGuestSession } from './session';

const WISH = { kind: 'shoot', theme: 'studio-grey', min: 1, max: 2 } as const;
const stepFor = (lifeMs: number) => ({
  area: '+86',
  phone: '13800138000',
  resendAtMs: Date.now() + 60_000,
  untilMs: Date.now() + lifeMs,
  wish: WISH,
});
const inBrowser = () => JSON.stringify({ ...sessionStorage, ...localStorage });

beforeEach(forgetCodeStep);
afterEach(() => {
  vi.useRealTimers();
});

test('a code that is awaited is known after the page was loaded anew, for as long as it can be entered', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const step = stepFor(300_000);
  await keepCodeStep(step);
  expect(await readCodeStep(undefined)).toEqual(step);
  expect(await readCodeStep('another sign-in')).toBeUndefined();
  vi.setSystemTime(step.untilMs);
  expect(await readCodeStep(undefined)).toBeUndefined();
});

test('neither the number nor what was wanted can be read in the browser', async () => {
  await keepCodeStep(stepFor(300_000));
  expect(inBrowser()).toContain('code-step');
  expect(inBrowser()).not.toMatch(/13800138000|studio-grey/);
});

test.each([
  ['leaves the login page', () => dropAbandonedAction()],
  ['logs out', () => endSession('logout')],
])('nothing of it is left once its user %s', async (_, leave) => {
  beginGuestSession();
  await keepCodeStep(stepFor(300_000));
  const late = keepCodeStep(stepFor(300_000));
  leave();
  await late;
  expect(inBrowser()).not.toContain('code-step');
});
