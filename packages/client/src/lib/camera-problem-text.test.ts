import { LOADABLE_LOCALES, loadTable } from '@kinora/locales';
import { expect, it, vi } from 'vitest';
import { CAMERA_PROBLEMS } from '../platform/camera-view-port';
import { cameraProblemText } from './camera-problem-text';

const side = vi.hoisted(() => ({ isMini: false }));
vi.mock('../platform/camera-denied-text', async (importOriginal) => {
  const web = await importOriginal<typeof import('../platform/camera-denied-text')>();
  const mini = await import('../platform/camera-denied-text.mini');
  return {
    get CAMERA_DENIED_TEXT() {
      return (side.isMini ? mini : web).CAMERA_DENIED_TEXT;
    },
  };
});

it.each([
  ['a browser leads to its settings or the system’s', false, 'camera.denied'],
  ['a mini-program leads to its own in its host', true, 'camera.denied-host'],
])('a camera that was denied: %s', (_, isMini, key) => {
  side.isMini = isMini;
  expect(cameraProblemText('denied')).toBe(key);
});

it.each(LOADABLE_LOCALES)('each problem has words of its own in %s', async (locale) => {
  const table = await loadTable(locale);
  const keys = [...CAMERA_PROBLEMS.map(cameraProblemText), 'camera.denied', 'camera.denied-host'] as const;
  expect(new Set(keys.map((key) => table[key])).size).toBe(CAMERA_PROBLEMS.length + 1);
});
