import { expect, test, vi } from 'vitest';
import { loadTheme } from '../themes/load-theme.ts';
import { runJob } from './run-job.ts';

const { animatePhoto } = vi.hoisted(() => ({ animatePhoto: vi.fn() }));
vi.mock('../animate/animate-photo.ts', () => ({ animatePhoto }));

const { sheets } = await loadTheme('id-photo');
const sheetThat = (isFramed: boolean) => sheets.findIndex(({ frame }) => (frame.kind === 'laid') === isFramed);

test.each([
  ['a print that lies in a frame', sheetThat(true), true],
  ['an open picture', sheetThat(false), false],
])('the camera moves before the whole of %s: sheet %i, %s', async (_what, sheet, isFlat) => {
  const origin = { themeId: 'id-photo', sheet, people: 1 };
  const input = { photo: new Uint8Array(), ffmpegPath: '', origin };
  await runJob({ kind: 'animate', input }, { signal: new AbortController().signal, onProgress: vi.fn() });
  expect(animatePhoto.mock.lastCall?.[0]).toMatchObject({ isFlat });
});
