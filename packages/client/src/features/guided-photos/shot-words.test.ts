// @vitest-environment happy-dom
import type { UploadReport } from '@kinora/contract';
import type { Translator } from '@kinora/locales';
import { expect, test } from 'vitest';
import type { PickedFile } from '../../platform/picked-file';
import { verdictOf } from './shot-verdict';
import { shotWords } from './shot-words';

const t = ((key: string) => `${key}.`) as Translator;
const file: PickedFile = {
  name: 'one',
  type: 'image/jpeg',
  sizeBytes: 1,
  url: 'one',
  source: { kind: 'path', path: '' },
};
const passed: UploadReport = {
  is_passed: true,
  face_detected: true,
  faces: 1,
  concerns: [],
  binaryurl: 'photo',
  moments: ['front', 'calm'],
};
const wordsOf = (report: UploadReport, asked: 'front' | 'smile') =>
  shotWords({ file, asked, status: verdictOf(report, asked) }, undefined, t);

test('of each thing that makes worse portraits it says what follows, and the gravest is the title', () => {
  const { title, text } = wordsOf({ ...passed, concerns: ['head-cut', 'small'] }, 'front');
  expect(title).toBe('add-face.concern.head-cut.');
  expect(text).toBe('add-face.concern.head-cut-text. add-face.concern.small-text. guided.still-usable.');
});

test('of a picture that only misses what was asked for it says that alone', () => {
  const { title, text } = wordsOf(passed, 'smile');
  expect([title, text]).toEqual(['guided.missed-smile.', 'guided.still-usable.']);
});
