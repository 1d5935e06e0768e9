import { expect, it } from 'vitest';
import { planCompression } from './compression';

const limits = { maxBytes: 1_000_000, maxSidePx: 1024 };
const jpeg = { type: 'image/jpeg', sizeBytes: 500_000, widthPx: 800, heightPx: 600 };

it('leaves a picture alone that is within the limits', () => {
  expect(planCompression(jpeg, limits)).toBeUndefined();
});

it('always makes a JPEG of a HEIC, of its size when that is within the limits', () => {
  expect(planCompression({ ...jpeg, type: 'image/heic' }, limits)).toEqual({ scale: 1, quality: 1 });
});

it('never compresses a gif', () => {
  expect(planCompression({ ...jpeg, type: 'image/gif', sizeBytes: 9e6, widthPx: 4000 }, limits)).toBeUndefined();
});

it('brings the longer side to the limit', () => {
  expect(planCompression({ ...jpeg, widthPx: 2048 }, limits)).toEqual({ scale: 0.5, quality: 1 });
});

it('brings a heavy picture to two million pixels', () => {
  const plan = planCompression(
    { ...jpeg, sizeBytes: 2e6, widthPx: 4000, heightPx: 2000 },
    { ...limits, maxSidePx: 5000 },
  );
  expect(plan).toEqual({ scale: 0.5, quality: 0.5 });
});

it('keeps both ratios between 0.2 and 1', () => {
  const plan = planCompression({ ...jpeg, sizeBytes: 90e6, widthPx: 60_000, heightPx: 40_000 }, limits);
  expect(plan).toEqual({ scale: 0.2, quality: 0.2 });
});
