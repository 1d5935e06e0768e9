import { expect, test } from 'vitest';
import { imageTypeOf } from './image-type';

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part].map((c) => c.charCodeAt(0)))));

test.each([
  ['png', bytes(0x89, 'PNG\r\n', 0x1a, '\n', 0, 0)],
  ['jpg', bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16, 'JFIF')],
  ['gif', bytes('GIF89a')],
  ['heic', bytes(0, 0, 0, 24, 'ftypheic')],
  ['heic', bytes(0, 0, 0, 24, 'ftypmif1')],
  ['webp', bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 ')],
])('knows a %s by its first bytes', (type, file) => {
  expect(imageTypeOf(file)).toBe(type);
});

test('knows nothing else: avif, sound in a RIFF, too few bytes', () => {
  expect(imageTypeOf(bytes(0, 0, 0, 24, 'ftypavif'))).toBeUndefined();
  expect(imageTypeOf(bytes('RIFF', 1, 2, 3, 4, 'WAVEfmt '))).toBeUndefined();
  expect(imageTypeOf(bytes(0xff, 0xd8))).toBeUndefined();
});
