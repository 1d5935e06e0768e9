import { expect, it } from 'vitest';
import { openLogin, sealLogin } from './login-cipher';

const login = { userid: 'u1', tmppsw: 'secret-password', nick: '林夏 🌸', headimg: 'https://x/y.jpg' };

it('reads what it stored', () => {
  expect(openLogin(sealLogin(login))).toEqual(login);
});

it('stores text that is safe in an address and shows nothing of the login', () => {
  const text = sealLogin(login);
  expect(text).toMatch(/^[\w-]+$/);
  expect(text).not.toContain('secret');
});

it('writes the same login differently each time', () => {
  expect(sealLogin(login)).not.toBe(sealLogin(login));
});

it.each(['', 'abc', '%%%', 'A'.repeat(200)])('gives no login for %j', (text) => {
  expect(openLogin(text)).toBeUndefined();
});
