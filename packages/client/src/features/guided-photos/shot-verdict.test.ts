import type { UploadReport } from '@kinora/contract';
import { expect, test } from 'vitest';
import { verdictOf } from './shot-verdict';

const passed: UploadReport = {
  is_passed: true,
  face_detected: true,
  faces: 1,
  concerns: [],
  binaryurl: 'photo',
  moments: ['front', 'calm'],
};

test('a picture that shows what was asked for is good, and so is one of the album', () => {
  expect(verdictOf(passed, 'calm').kind).toBe('good');
  expect(verdictOf(passed, undefined).kind).toBe('good');
  const { moments: _, ...unmeasured } = passed;
  expect(verdictOf(unmeasured, 'smile').kind).toBe('good');
});

test('one that does not is doubtful, and says what is missing', () => {
  expect(verdictOf(passed, 'smile')).toMatchObject({ kind: 'doubtful', doubt: 'smile' });
  expect(verdictOf(passed, 'left')).toMatchObject({ doubt: 'unturned' });
  expect(verdictOf({ ...passed, moments: ['right'] }, 'left')).toMatchObject({ doubt: 'side' });
  expect(verdictOf({ ...passed, moments: ['left'] }, 'front')).toMatchObject({ doubt: 'front' });
});

test('what makes worse portraits is said before what is missing', () => {
  expect(verdictOf({ ...passed, concerns: ['brows'] }, 'smile')).toMatchObject({ doubt: 'brows' });
});

test('a head that is turned is what further photos are for, whatever was asked', () => {
  expect(verdictOf({ ...passed, moments: ['left'], concerns: ['turned'] }, 'left').kind).toBe('good');
  expect(verdictOf({ ...passed, moments: ['left'], concerns: ['turned'] }, undefined).kind).toBe('good');
  expect(verdictOf({ ...passed, concerns: ['turned', 'brows'] }, 'front')).toMatchObject({ doubt: 'brows' });
});

test('a refusal and another person are neither kept nor asked about', () => {
  expect(verdictOf({ ...passed, is_passed: false, problem: 'dark' }, 'front')).toEqual({
    kind: 'refused',
    refusal: { problem: 'dark' },
  });
  expect(verdictOf({ ...passed, is_other_person: true, concerns: ['brows'] }, 'front')).toEqual({
    kind: 'other-person',
  });
});
