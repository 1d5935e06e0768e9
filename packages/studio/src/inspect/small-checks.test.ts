import { describe, expect, test } from 'vitest';
import { checkDimensions } from './check-dimensions.ts';
import { compressRatio, needsCompression } from './compress-upload.ts';
import { isInside, type Outline } from './face-outline.ts';
import { findCutSides } from './find-cut-sides.ts';
import { findBar } from './measure-glasses.ts';
import { judgeLight } from './measure-light.ts';
import { isMasked } from './measure-mask.ts';
import { laplacianVariance } from './measure-sharpness.ts';
import { toneDistance } from './sample-skin.ts';
import { isClaimTrue, sniffFormat } from './sniff-format.ts';

describe('format', () => {
  test.each([
    ['\xff\xd8\xff\xe0', 'jpeg'],
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['GIF89a', 'gif'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
    ['\0\0\0\x18ftypheic', 'heic'],
    ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'heic'],
    ['\0\0\0\x18ftypmif1\0\0\0\0mif1avif', 'heif'],
    ['\0\0\0\x18ftypavif\0\0\0\0mif1miaf', 'heif'],
    ['<?xml version="1.0"?><svg', 'svg'],
    ['PK\x03\x04', 'unknown'],
  ])('%j is %s', (bytes, format) => {
    expect(sniffFormat(Buffer.from(bytes, 'latin1'))).toBe(format);
  });

  test('jpg, .JPG and image/jpeg all claim a JPEG', () => {
    for (const claim of ['jpg', '.JPG', 'image/jpeg', 'image/jpg']) expect(isClaimTrue(claim, 'jpeg')).toBe(true);
    expect(isClaimTrue('image/png', 'jpeg')).toBe(false);
  });
});

describe('dimensions', () => {
  test.each([
    [200, 200, undefined],
    [199, 4000, 'too-small'],
    [4000, 3000, undefined],
    [10_000, 5001, 'too-large'],
    [200, 2401, 'too-large'],
  ])('%d x %d', (width, height, problem) => {
    expect(checkDimensions(width, height)).toBe(problem);
  });
});

describe('compression', () => {
  const upload = { format: 'jpeg', widthPx: 4000, heightPx: 3000, sizeBytes: 3_000_000 } as const;
  test('twelve million pixels shrink to two', () => {
    const ratio = compressRatio(upload);
    expect(4000 * ratio * 3000 * ratio).toBeCloseTo(2_000_000, 0);
  });
  test('the ratio stays within 0.2 and 1', () => {
    expect(compressRatio({ ...upload, widthPx: 20_000, heightPx: 20_000 })).toBe(0.2);
    expect(compressRatio({ ...upload, widthPx: 300, heightPx: 300 })).toBe(1);
  });
  test('a GIF is never compressed', () => {
    expect(compressRatio({ ...upload, format: 'gif' })).toBe(1);
    expect(needsCompression({ ...upload, format: 'gif', sizeBytes: 20_000_000 })).toBe(false);
  });
  test('a HEIC is re-encoded however small it is', () => {
    expect(needsCompression({ ...upload, format: 'heic', widthPx: 1000, heightPx: 1000 })).toBe(true);
  });
  test('a small picture in a large file is re-encoded at its size', () => {
    expect(needsCompression({ ...upload, widthPx: 1000, heightPx: 1000, sizeBytes: 5_000_000 })).toBe(true);
    expect(needsCompression({ ...upload, widthPx: 1000, heightPx: 1000 })).toBe(false);
  });
});

describe('outline', () => {
  const points = [
    { x: 0, y: 0, z: 0 },
    { x: 100, y: 0, z: 0 },
    { x: 100, y: 100, z: 0 },
    { x: 0, y: 100, z: 0 },
  ];
  const outline: Outline = { points, left: 0, top: 0, widthPx: 100, heightPx: 100 };
  test('knows inside from outside', () => {
    expect(isInside(outline, 50, 50)).toBe(true);
    expect(isInside(outline, 150, 50)).toBe(false);
  });
  test('an outline beyond the photo is cut there', () => {
    expect(findCutSides({ ...outline, left: -5 }, 300, 99)).toEqual(['left']);
    expect(findCutSides(outline, 97, 90)).toEqual(['right', 'bottom']);
    expect(findCutSides({ ...outline, top: -1 }, 300, 300)).toEqual([]);
  });
});

describe('measures', () => {
  test('a bar is thin: a step from skin to hair is none', () => {
    const bar = Array.from({ length: 41 }, (_, i) => (i >= 19 && i <= 21 ? 40 : 150));
    const step = Array.from({ length: 41 }, (_, i) => (i < 20 ? 40 : 150));
    expect(findBar(bar, 4)).toBeGreaterThan(0.5);
    expect(findBar(step, 4)).toBe(0);
  });
  test('a dark skin with highlights is not a dark photo', () => {
    expect(judgeLight({ mean: 50, highlight: 70, clippedShare: 0 })).toBe('dark');
    expect(judgeLight({ mean: 50, highlight: 140, clippedShare: 0 })).toBeUndefined();
    expect(judgeLight({ mean: 200, highlight: 255, clippedShare: 0.4 })).toBe('bright');
  });
  test('a beard differs from the upper face but also from the lips', () => {
    expect(isMasked({ distance: 0.5, variety: 0.5, lipShare: 0.6 })).toBe(false);
    expect(isMasked({ distance: 0.5, variety: 0.05, lipShare: 0.02 })).toBe(true);
  });
  test('a checkerboard is sharp, a plain grey is not', () => {
    const board = Uint8Array.from({ length: 400 }, (_, i) => (((i % 20) + Math.floor(i / 20)) % 2 === 0 ? 0 : 255));
    expect(laplacianVariance(board, 20, 20)).toBeGreaterThan(10_000);
    expect(laplacianVariance(new Uint8Array(400).fill(128), 20, 20)).toBe(0);
  });
  test('light alone moves a tone less than colour does', () => {
    const skin = { red: 0.45, green: 0.32, lightness: 150 };
    const shaded = toneDistance(skin, { ...skin, lightness: 90 });
    expect(shaded).toBeLessThan(toneDistance(skin, { red: 0.3, green: 0.34, lightness: 150 }) / 4);
  });
});
