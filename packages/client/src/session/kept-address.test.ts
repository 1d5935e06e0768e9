// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { endSession } from './end-session';
import { forgetAddress, keepAddress, readAddress } from './kept-address';
import { beginGuestSession } from './session';

const address = {
  ...{ name: '王芳', phone: '13800000000', country: 'CN', province: '浙江省', city: '杭州市', district: '西湖区' },
  ...{ street: '文三路 1 号', postcode: '' },
};
beforeEach(forgetAddress);

test('an address that is being entered is there after a reload, for the prints it was entered for', async () => {
  await keepAddress({ from: '', address });
  expect(await readAddress('')).toEqual(address);
  expect(await readAddress('another order')).toBeUndefined();
});

test('what was entered a moment before is there while the newest is still being sealed', async () => {
  const earlier = keepAddress({ from: '', address });
  const later = keepAddress({ from: '', address: { ...address, street: '文三路 2 号' } });
  await earlier;
  expect(await readAddress('')).toMatchObject({ province: '浙江省' });
  await later;
  expect(await readAddress('')).toMatchObject({ street: '文三路 2 号' });
});

test('it cannot be read in the browser', async () => {
  await keepAddress({ from: '', address });
  const stored = JSON.stringify({ ...sessionStorage, ...localStorage });
  expect(stored).toContain('print-address');
  expect(stored).not.toMatch(/13800000000|文三路/);
});

test('it goes with the login', async () => {
  beginGuestSession();
  await keepAddress({ from: '', address });
  endSession('logout');
  expect(await readAddress('')).toBeUndefined();
});
