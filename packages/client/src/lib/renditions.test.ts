import { RESULT_STATUS, type Rendition } from '@kinora/contract';
import { createTranslator, loadTable } from '@kinora/locales';
import { expect, test } from 'vitest';
import { isRendering, renditionMark } from './renditions';

const t = createTranslator('zh-Hans', await loadTable('zh-Hans'));
const made = (kind: Rendition['kind'], state: Rendition['state']): Rendition => ({
  kind,
  state,
  progress: 0,
  width: 0,
  height: 0,
  bytes: 0,
  cover: '',
});
const markOf = (status: number, ...renditions: Rendition[]) => renditionMark(t, { status, renditions });

test('a kept photo wears what is ready of it, and nothing else', () => {
  expect(markOf(RESULT_STATUS.free, made('4k', 'ready'), made('video', 'ready'))).toBe('4K · 视频');
  expect(markOf(RESULT_STATUS.paid, made('4k', 'waiting'), made('video', 'ready'))).toBe('视频');
  expect(markOf(RESULT_STATUS.free, made('4k', 'failed'))).toBeUndefined();
  expect(markOf(RESULT_STATUS.ready, made('4k', 'ready'))).toBeUndefined();
});

test('a photo is being rendered while one of its kinds waits', () => {
  expect(isRendering({ status: 210, renditions: [made('4k', 'ready'), made('video', 'waiting')] })).toBe(true);
  expect(isRendering({ status: 210, renditions: [made('video', 'failed')] })).toBe(false);
});
