import type { Face, UploadReport } from '@kinora/contract';
import { expect, test } from 'vitest';
import type { PickedFile } from '../../platform/picked-file';
import { type AddFaceEvent, type AddFaceState, reduceAddFace } from './add-face-state';

const file: PickedFile = {
  name: 'me.jpg',
  type: 'image/jpeg',
  sizeBytes: 3,
  url: 'blob:me',
  source: { kind: 'path', path: 'me.jpg' },
};
const report: UploadReport = { is_passed: true, face_detected: true, faces: 1, concerns: ['brows'], binaryurl: 'u1' };
const after = (...events: AddFaceEvent[]): AddFaceState =>
  events.reduce<AddFaceState>(reduceAddFace, { step: 'choose' });

test('progress only grows', () => {
  const state = after({ kind: 'pick', file }, { kind: 'sent', fraction: 0.6 }, { kind: 'sent', fraction: 0.4 });
  expect(state).toEqual({ step: 'sending', file, sent: 0.6 });
});

test('progress of an upload that was cancelled changes nothing', () => {
  expect(after({ kind: 'pick', file }, { kind: 'restart' }, { kind: 'sent', fraction: 1 })).toEqual({ step: 'choose' });
});

test('a refused photo stays in sight with what is wrong with it', () => {
  const refusal = { problem: 'glasses' } as const;
  const state = after({ kind: 'pick', file }, { kind: 'refused', refusal, isFromCamera: true });
  expect(state).toEqual({ step: 'refused', file, refusal, isFromCamera: true });
});

test('a photo of several people waits for which it shall be, and the chosen one stays in sight', () => {
  const group = { file, sha256: 'aa', ratio: 1.5, choices: [{ x: 0.3, y: 0.4, height: 0.2 }], isFromCamera: false };
  const asked = after({ kind: 'pick', file }, { kind: 'several', group });
  expect(asked).toEqual({ step: 'which', ...group });
  const chosen = { ...file, focus: '30% 40%' };
  const again = reduceAddFace(asked, { kind: 'pick', file: chosen });
  expect(reduceAddFace(again, { kind: 'doubtful', report, isFromCamera: false })).toEqual({
    step: 'doubt',
    file: chosen,
    report,
    isFromCamera: false,
  });
});

test('a photo with concerns waits for an answer, then the photo is kept', () => {
  const asked = after({ kind: 'pick', file }, { kind: 'doubtful', report, isFromCamera: false });
  expect(asked.step).toBe('doubt');
  expect(reduceAddFace(asked, { kind: 'keep', report })).toEqual({ step: 'keeping', file, report });
});

test('a photo of somebody whom the studio does not know yet waits for whose it is', () => {
  const asked = after(
    { kind: 'pick', file },
    { kind: 'doubtful', report, isFromCamera: false },
    { kind: 'ask-whose', report },
  );
  expect(asked).toEqual({ step: 'whose', file, report, isChild: false });
  expect(reduceAddFace(asked, { kind: 'interrupt' })).toEqual(asked);
});

test('a first photo that is not the user’s waits for whose it is, and a failure keeps which photo it was', () => {
  const face = { id: 'f1' } as Face;
  const asked = after({ kind: 'pick', file }, { kind: 'keep', report }, { kind: 'kept', face }, { kind: 'not-me' });
  expect(asked).toEqual({ step: 'not-me', face });
  const owner = { mid: 'ann' };
  const giving = reduceAddFace(asked, { kind: 'keep', moved: face, owner });
  expect(reduceAddFace(giving, { kind: 'failed', error: 'no network' })).toMatchObject({ moved: face, owner });
});

test('a photo that looks like somebody else waits for whether it is them, and may be somebody else’s after all', () => {
  const owner = { mid: 'ann' };
  const asked = after({ kind: 'pick', file }, { kind: 'keep', report, owner }, { kind: 'ask-other' });
  expect(asked).toMatchObject({ step: 'other', file, report, owner });
  expect(reduceAddFace(asked, { kind: 'ask-again' })).toEqual({ step: 'whose', file, report, isChild: false });
  const moved = { id: 'f1' } as Face;
  const given = after({ kind: 'keep', moved, owner }, { kind: 'ask-other' }, { kind: 'ask-again' });
  expect(given).toEqual({ step: 'not-me', face: moved });
});

test('a failure after the photo was there whole is the studio’s', () => {
  const sent = after({ kind: 'pick', file }, { kind: 'sent', fraction: 1 }, { kind: 'failed', error: 'late' });
  expect(sent).toMatchObject({ step: 'failed', isLookedAt: true });
});

test('a failure keeps the answer whose it is', () => {
  const owner = { mid: 'ann' };
  const error = new Error('no network');
  const failed = after({ kind: 'pick', file }, { kind: 'keep', report, owner }, { kind: 'failed', error });
  expect(failed).toEqual({ step: 'failed', error, isLookedAt: false, file, report, owner });
});

test('a failure keeps the photo, and the report when it had passed, for another attempt', () => {
  const error = new Error('no network');
  expect(after({ kind: 'pick', file }, { kind: 'failed', error })).toEqual({
    step: 'failed',
    error,
    isLookedAt: false,
    file,
    report: undefined,
  });
  const late = after({ kind: 'pick', file }, { kind: 'keep', report }, { kind: 'failed', error });
  expect(late).toEqual({ step: 'failed', error, isLookedAt: false, file, report });
});

test('a failure of the sample face has no photo', () => {
  const error = new Error('no network');
  expect(after({ kind: 'keep' }, { kind: 'failed', error })).toMatchObject({ step: 'failed', file: undefined });
});

test('leaving the page ends what is under way, and only that', () => {
  expect(after({ kind: 'pick', file }, { kind: 'interrupt' })).toEqual({ step: 'choose' });
  expect(after({ kind: 'open-camera' }, { kind: 'interrupt' })).toEqual({ step: 'camera' });
});
