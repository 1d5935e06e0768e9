// @vitest-environment happy-dom
import { CLIENT_ERROR } from '@kinora/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../api/call';
import { CommandError } from '../api/command-error';
import { noticeChannel, visitFields } from './channel';
import { logInWithPhoneCode } from './login';
import { logInByCarrier, logInByHostPhone } from './one-tap-login';

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

const login = { userid: 'u', tmppsw: 'p', nick: '', headimg: '', device: 'mark' };
const byPhone = { phone: '13800138000', area: '+86', code: '123456', agreed: '1' };

test.each([
  ['LOGINPHONECODE', () => logInWithPhoneCode(byPhone)],
  ['ONECLICKLOGINH5', () => logInByCarrier({ token: 't', secret: 's' } as never, '1')],
  ['LOGINBINDPHONE', () => logInByHostPhone('code', '1')],
])('whoever signs in by %s says it', async (command, logIn) => {
  openAt('/?QuDaoId=poster');
  vi.mocked(call).mockResolvedValue(login);
  await logIn();
  expect(call).toHaveBeenLastCalledWith(command, expect.objectContaining({ agreed: '1', QuDaoId: 'poster' }));
});

test('a number that the host knows is asked with once more where no answer came', async () => {
  vi.mocked(call)
    .mockReset()
    .mockResolvedValueOnce({ sn: 'n' })
    .mockRejectedValueOnce(new CommandError(CLIENT_ERROR.network))
    .mockResolvedValueOnce(login);
  await logInByHostPhone('code', '1');
  expect(call).toHaveBeenCalledTimes(3);
});
