import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeUtf8, encodeUtf8 } from './utf8.ts';

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const decodeStrictly = (bytes: Uint8Array): string | undefined => {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
};

test('writes what TextEncoder writes, lone surrogates included', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: 'binary-ascii' }), (wide, ascii) => {
      const text = `${wide}\ud800${ascii}\udc00\ud83d`;
      expect(encodeUtf8(text)).toEqual(new TextEncoder().encode(text));
    }),
  );
});

test('reads back every text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(decodeUtf8(encodeUtf8(text))).toBe(text);
    }),
  );
});

test('accepts and refuses the bytes that a strict TextDecoder does', () => {
  const byte = fc.oneof(fc.nat(255), fc.constantFrom(0xc0, 0xc2, 0xe0, 0xed, 0xf0, 0xf4, 0x80, 0x8f, 0x90, 0x9f, 0xa0));
  fc.assert(
    fc.property(fc.array(byte, { maxLength: 6 }), (list) => {
      const bytes = Uint8Array.from(list);
      expect(decodeUtf8(bytes)).toBe(decodeStrictly(bytes));
    }),
    { numRuns: 3000 },
  );
});
