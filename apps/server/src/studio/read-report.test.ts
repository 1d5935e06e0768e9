import { expect, test } from 'vitest';
import { readRefusal } from './read-report.ts';

test.each([
  [{ kind: 'unreadable', reason: 'x' }, { verdict: 'unreadable' }],
  [{ kind: 'unsupported-format', format: 'pdf' }, { verdict: 'format' }],
  [{ kind: 'too-large', widthPx: 1, heightPx: 1, maxPixels: 1 }, { verdict: 'too-large' }],
  [
    { kind: 'too-small', widthPx: 1, heightPx: 1, minSidePx: 200 },
    { verdict: 'too-small', minimumPx: 200 },
  ],
  [{ kind: 'no-face' }, { verdict: 'refused', problem: 'no-face', faces: 0 }],
  [
    { kind: 'several-faces', count: 3 },
    { verdict: 'refused', problem: 'several-faces', faces: 3 },
  ],
  [
    { kind: 'face-too-small', faceHeightPx: 1, minFaceHeightPx: 2 },
    { verdict: 'refused', problem: 'too-far', faces: 1 },
  ],
  [{ kind: 'mask' }, { verdict: 'refused', problem: 'mask', faces: 1 }],
] as const)('%j becomes %j', (refusal, inspection) => {
  expect(readRefusal(structuredClone(refusal) as Parameters<typeof readRefusal>[0])).toEqual(inspection);
});
