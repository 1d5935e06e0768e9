import { encodeBase64Url } from '@kinora/channel';
import { createNoblePrimitives } from '@kinora/channel/noble';
import { afterEach, expect, it } from 'vitest';
import { toUtf8 } from '../lib/utf8';
import { randomBytes } from '../platform/entropy';
import { readItem, removeItem, writeItem } from '../platform/storage';
import { readSealedItem, writeSealedItem } from './sealed-item';
import { keepLogin, readLogin } from './stored-login';

const login = { userid: 'u1', tmppsw: 'secret-password', nick: '林夏 🌸', headimg: 'https://x/y.jpg' };
const { aeadSeal } = createNoblePrimitives({ randomBytes });

/** As the client stored it before machines had keys of their own. */
function sealedAsBefore(text: string): string {
  const iv = randomBytes(12);
  const key = toUtf8('kinora.stored-login.version-1.ok');
  const sealed = aeadSeal('chacha20-poly1305', key, iv, new Uint8Array(0), toUtf8(text));
  return encodeBase64Url(new Uint8Array([...iv, ...sealed]));
}

afterEach(() => removeItem('login'));

it('reads what it stored', async () => {
  await keepLogin(login);
  expect(await readLogin()).toEqual(login);
});

it('stores text that is safe in an address and shows nothing of the login', async () => {
  await keepLogin(login);
  expect(readItem('login')).toMatch(/^[\w.-]+$/);
  expect(readItem('login')).not.toContain('secret');
});

it('writes the same login differently each time', async () => {
  await keepLogin(login);
  const first = readItem('login');
  await keepLogin(login);
  expect(readItem('login')).not.toBe(first);
});

it('keeps a login of before, and seals it anew under the key of this machine', async () => {
  writeItem('login', sealedAsBefore(JSON.stringify(login)));
  expect(await readLogin()).toEqual(login);
  expect(readItem('login')).toMatch(/^k2\./);
  expect(await readLogin()).toEqual(login);
});

it('stores nothing that is not wanted any more once it is sealed', async () => {
  await writeSealedItem('login', 'late', () => false);
  expect(readItem('login')).toBeUndefined();
});

it.each(['', 'abc', '%%%', 'A'.repeat(200), 'k2.', 'k2.abc', `k2.${'A'.repeat(200)}`])(
  'gives nothing for %j',
  async (text) => {
    writeItem('login', text);
    expect(await readSealedItem('login')).toBeUndefined();
    expect(await readLogin()).toBeUndefined();
  },
);
