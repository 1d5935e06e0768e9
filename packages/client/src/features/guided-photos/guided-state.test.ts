import type { Face, UploadReport } from '@kinora/contract';
import { expect, test } from 'vitest';
import type { PickedFile } from '../../platform/picked-file';
import {
  type GuidedEvent,
  isSpoilt,
  isUnfinished,
  reduceGuided,
  reportToKeep,
  type Shot,
  type ShotStatus,
  START,
} from './guided-state';

const file = (name: string): PickedFile => ({
  name,
  type: 'image/jpeg',
  sizeBytes: 1,
  url: name,
  source: { kind: 'path', path: name },
});
const after = (...events: GuidedEvent[]) => events.reduce(reduceGuided, START);
const report: UploadReport = { is_passed: true, face_detected: true, faces: 1, concerns: [], binaryurl: 'photo' };
const one = file('one');
const two = file('two');

test('pictures stand in the order in which they are asked for, those of the album after them', () => {
  const { shots, step } = after(
    { kind: 'open-camera', moments: ['front', 'smile'] },
    { kind: 'add', file: one, asked: 'smile' },
    { kind: 'add', file: two, asked: 'front' },
    { kind: 'close-camera' },
    { kind: 'add', file: file('three') },
  );
  expect(shots.map(({ file: { name } }) => name)).toEqual(['two', 'one', 'three']);
  expect(step).toBe('review');
});

test('a picture that is taken again takes the place of the first, of which nothing is told any more', () => {
  const state = after(
    { kind: 'open-camera', moments: ['front'] },
    { kind: 'add', file: one, asked: 'front' },
    { kind: 'add', file: two, asked: 'front' },
    { kind: 'change', file: one, status: { kind: 'other-person' } },
  );
  expect(state.shots).toEqual([{ asked: 'front', file: two, status: { kind: 'checking' } }]);
});

test('a camera that is closed leads to what was taken, or to where it began', () => {
  expect(after({ kind: 'open-camera', moments: ['front'] }, { kind: 'close-camera' }).step).toBe('intro');
  const taken = after({ kind: 'open-camera', moments: ['front'] }, { kind: 'add', file: one, asked: 'front' });
  expect(taken.step).toBe('camera');
  expect(reduceGuided(taken, { kind: 'close-camera' }).step).toBe('review');
});

test('the last picture that is taken out leads back to the beginning', () => {
  expect(after({ kind: 'add', file: one }, { kind: 'remove', file: one })).toEqual(START);
});

test('kept are good ones, doubtful ones that were accepted, and those whose keeping failed', () => {
  const shot = (status: ShotStatus, isAccepted = false): Shot => ({ file: one, status, isAccepted });
  const doubtful = { kind: 'doubtful', report, doubt: 'smile' } as const;
  expect(reportToKeep(shot({ kind: 'good', report }))).toBe(report);
  expect(reportToKeep(shot(doubtful))).toBeUndefined();
  expect(reportToKeep(shot(doubtful, true))).toBe(report);
  expect(reportToKeep(shot({ kind: 'failed', error: 1, report }))).toBe(report);
  expect(reportToKeep(shot({ kind: 'failed', error: 1 }))).toBeUndefined();
  expect(reportToKeep(shot({ kind: 'other-person' }, true))).toBeUndefined();
  expect([shot(doubtful), shot(doubtful, true), shot({ kind: 'other-person' })].map(isSpoilt)).toEqual([
    true,
    false,
    true,
  ]);
});

test('a picture of several people waits for which of them it is about, and is neither kept nor left out meanwhile', () => {
  const group = { kind: 'several', ratio: 1.5, choices: [{ x: 0.3, y: 0.4, height: 0.2 }] } as const;
  const asked = after({ kind: 'add', file: one }, { kind: 'change', file: one, status: group });
  const [waiting] = asked.shots;
  expect(waiting && [reportToKeep(waiting), isSpoilt(waiting)]).toEqual([undefined, false]);
  const { shots } = reduceGuided(asked, { kind: 'choose-face', file: one, face: group.choices[0] });
  expect(shots[0]).toMatchObject({ face: group.choices[0], focus: '10% 50%' });
});

test('who leaves with pictures that are not kept is asked', () => {
  const taken = after({ kind: 'add', file: one });
  const kept = { kind: 'change', file: one, status: { kind: 'kept', face: { id: 'f' } as Face } } as const;
  expect([START, taken, reduceGuided(taken, kept)].map(isUnfinished)).toEqual([false, true, false]);
});
