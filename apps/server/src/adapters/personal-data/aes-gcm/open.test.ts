import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { MasterKey } from '../../../keys/master-keys.ts';
import { openPersonalData } from './open.ts';

const masterKey = (id: string): MasterKey => ({ id, key: new Uint8Array(randomBytes(32)) });
const first = masterKey('k1');
const second = masterKey('k2');
const indexKey = new Uint8Array(randomBytes(32));
const personal = openPersonalData([first], indexKey);

test('a value comes back, and two sealings of it differ', () => {
  const sealed = personal.encrypt('+8613812345678');
  expect(personal.decrypt(sealed)).toBe('+8613812345678');
  expect(personal.encrypt('+8613812345678')).not.toBe(sealed);
  expect(sealed).not.toContain('138');
});

test('a changed value or another key id is refused', () => {
  const [version, , body = ''] = personal.encrypt('secret').split('.');
  const both = openPersonalData([second, first], indexKey);
  expect(() => both.decrypt(`${version}.k2.${body}`)).toThrow();
  expect(() => both.decrypt(`${version}.k1.${body.replace(/^./, (head) => (head === 'A' ? 'B' : 'A'))}`)).toThrow();
  expect(() => personal.decrypt('plain')).toThrow();
});

test('after a rotation old values open and new ones carry the new key', () => {
  const old = personal.encrypt('old');
  const rotated = openPersonalData([second, first], indexKey);
  expect(rotated.decrypt(old)).toBe('old');
  expect(rotated.encrypt('new')).toMatch(/^p1\.k2\./);
});

test('the blind index is stable over rotations and differs by kind and value', () => {
  const rotated = openPersonalData([second, first], indexKey);
  expect(rotated.blindIndex('phone', '1')).toBe(personal.blindIndex('phone', '1'));
  expect(personal.blindIndex('phone', '1')).not.toBe(personal.blindIndex('phone', '2'));
  expect(personal.blindIndex('phone', '1')).not.toBe(personal.blindIndex('mail', '1'));
});
