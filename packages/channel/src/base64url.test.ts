import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBase64Url, encodeBase64Url } from './base64url.ts';

test('writes what Node writes, and reads it back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const text = encodeBase64Url(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64url'));
      expect(decodeBase64Url(text)).toEqual(bytes);
    }),
  );
});

test('takes bytes longer than one piece', () => {
  const bytes = Uint8Array.from({ length: 50_000 }, (_, index) => index % 251);
  expect(decodeBase64Url(encodeBase64Url(bytes))).toEqual(bytes);
});

test.each(['A', 'AB', 'AAB', 'AA==', 'A A', 'AA+A', 'AA/A', 'AAé', 'AAAAA', 'AAAА'])('refuses %j', (text) => {
  expect(decodeBase64Url(text)).toBeUndefined();
});

test('reads no two texts as the same bytes', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), (text) => {
      const bytes = decodeBase64Url(text);
      expect(bytes === undefined || encodeBase64Url(bytes) === text).toBe(true);
    }),
  );
});
