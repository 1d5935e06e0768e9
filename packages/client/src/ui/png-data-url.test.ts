import { rgbaToDataURL, thumbHashToDataURL } from 'thumbhash';
import { expect, test } from 'vitest';
import { fromBase64, toBase64 } from './base64';
import { pngDataUrl } from './png-data-url';
import { thumbHashToUrl } from './thumb-hash';

const hash = 'HUkONQi3qH+HdYi3WHhmZ2d/ePd3';

test('writes the same PNG as thumbhash does with a browser', () => {
  const rgba = Uint8Array.from({ length: 4 * 5 * 4 }, (_, index) => (index * 37) % 256);
  expect(pngDataUrl(4, 5, rgba)).toBe(rgbaToDataURL(4, 5, rgba));
});

test('decodes a thumbhash to the picture that the library decodes', () => {
  expect(thumbHashToUrl(hash)).toBe(thumbHashToDataURL(fromBase64(hash) ?? []));
});

test('gives nothing for what is not a thumbhash', () => {
  expect(thumbHashToUrl('不是')).toBeUndefined();
  expect(thumbHashToUrl('AA==')).toBeUndefined();
});

test('base64 of any length comes back as it was', () => {
  for (let length = 0; length < 8; length++) {
    const bytes = Uint8Array.from({ length }, (_, index) => 250 - index * 31);
    expect(fromBase64(toBase64(bytes))).toEqual(bytes);
  }
});
