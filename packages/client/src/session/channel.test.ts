// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../api/call';
import { noticeChannel, visitFields } from './channel';
import { logInWithPhoneCode } from './login';

vi.mock('../api/call', () => ({ call: vi.fn() }));

beforeEach(() => sessionStorage.clear());

/** Opens the app at an address, as often as one comes back to it. */
function openAt(address: string) {
  history.replaceState(null, '', address);
  noticeChannel();
  return visitFields();
}

test.each([
  ['/?QuDaoId=poster&QuDaoArg=metro%201', { QuDaoId: 'poster', QuDaoArg: 'metro 1' }],
  ['/#/pages/tabBar/visit/visit?theme=sakura&QuDaoId=friend', { QuDaoId: 'friend' }],
  ['/?x=1#/?QuDaoId=a', { QuDaoId: 'a' }],
  ['/#/pagesA/login/login', {}],
  ['/?QuDaoArg=alone', {}],
  [`/?QuDaoId=${'x'.repeat(65)}`, {}],
  [`/?QuDaoId=a&QuDaoArg=${'x'.repeat(257)}`, { QuDaoId: 'a' }],
  ['/?QuDaoId=%00', {}],
])('opened at %s, a sign-in says %j', (address, said) => {
  expect(openAt(address)).toEqual(said);
});

test('it is kept for the visit, over a way through another page and back, until another channel leads here', () => {
  openAt('/?QuDaoId=poster');
  expect(openAt('/#/pages/wxauth/wxauth?state=x&redirect=1')).toEqual({ QuDaoId: 'poster' });
  expect(openAt('/?QuDaoId=friend')).toEqual({ QuDaoId: 'friend' });
});

test('whoever signs in says it', async () => {
  openAt('/?QuDaoId=poster');
  const login = { userid: 'u', tmppsw: 'p', nick: '', headimg: '', device: 'mark' };
  vi.mocked(call).mockResolvedValue(login);
  const input = { phone: '13800138000', area: '+86', code: '123456', agreed: '1' };
  await logInWithPhoneCode(input);
  expect(call).toHaveBeenCalledWith('LOGINPHONECODE', expect.objectContaining({ ...input, QuDaoId: 'poster' }));
});
