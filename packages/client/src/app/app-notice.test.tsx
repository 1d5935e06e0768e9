// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppNotice } from './app-notice';

const { side } = vi.hoisted(() => ({ side: { isMini: false } }));
const t = (key: string) => key;
vi.mock('../lib/connection-state', () => ({ useIsOnline: () => false }));
vi.mock('../lib/translation', () => ({ useT: () => t }));
vi.mock('./offline-text', async (importOriginal) => {
  const web = await importOriginal<typeof import('./offline-text')>();
  const mini = await import('./offline-text.mini');
  return {
    get OFFLINE_TEXT() {
      return (side.isMini ? mini : web).OFFLINE_TEXT;
    },
  };
});

afterEach(cleanup);

test.each([
  ['on the web what was seen is still there', false, 'app.offline'],
  ['in a mini-program, which keeps nothing of it, what is open', true, 'app.offline-open'],
])('without a network: %s', (_, isMini, text) => {
  side.isMini = isMini;
  render(<AppNotice />);
  expect(screen.getByText(text)).toBeTruthy();
});
