import { expect, it } from 'vitest';
import { isLoggedIn, toLoginInfo } from './login-info.ts';

it('logged in means that both halves of the login are there', () => {
  const logins = [{ userid: 'u', tmppsw: 'p' }, { userid: 'u', tmppsw: '' }, { tmppsw: 'p' }, undefined];
  expect(logins.map(isLoggedIn)).toEqual([true, false, false, false]);
});

it('a foreign login has the same fields under other names', () => {
  expect(toLoginInfo({ Uid: 'u', Psw: 'p', Nick: 'n', HeadUrl: 'h' })).toEqual({
    userid: 'u',
    tmppsw: 'p',
    nick: 'n',
    headimg: 'h',
  });
});
