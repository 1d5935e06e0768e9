import { afterEach, expect, inject, test } from 'vitest';
import type { HostNode } from './host/page-tree.ts';
import { agreement, at, Phone, t } from './support/phone.ts';
import { hostCode } from './support/providers.ts';
import { newNumber } from './support/sign-in.ts';

const providers = inject('providers');
let phone: Phone;
afterEach(() => phone.close());

/** The host's own button: tapped, it asks the user for their number, and tells what they said. */
async function hostButton(label: string): Promise<HostNode> {
  const button = await phone.screen.until(`The host's button “${label}”`, () =>
    phone.screen.buttons(label).find((node) => node.attribute('open-type') === 'getPhoneNumber'),
  );
  return button;
}

async function tellNumber(label: string): Promise<void> {
  const code = await hostCode(providers.KINORA_WECHAT_URL, 'phone', newNumber());
  phone.host.page.dispatch(await hostButton(label), 'getphonenumber', { code, errMsg: 'getPhoneNumber:ok' });
}

test("the host's button signs in with the number that it knows, once the agreement is ticked", async () => {
  phone = new Phone();
  const { host, screen } = phone;
  host.launch(at.login);
  await screen.press(t('one-tap.host-button'));
  await screen.words(t('login.agree-first'));
  await screen.press(agreement);
  const refused = { errMsg: 'getPhoneNumber:fail user deny' };
  host.page.dispatch(await hostButton(t('one-tap.host-button')), 'getphonenumber', refused);
  const failed = { errMsg: 'getPhoneNumber:fail no permission', errno: 102 };
  host.page.dispatch(await hostButton(t('one-tap.host-button')), 'getphonenumber', failed);
  await screen.words(t('one-tap.unavailable'));
  await tellNumber(t('one-tap.host-button'));
  await phone.arrived(at.visit);
  await phone.goToTab('mine');
  await screen.words(t('mine.ways'));
});

test('a sign-in by the host that needs a phone is ended by its button, and one is where one was', async () => {
  phone = new Phone();
  const { host, screen } = phone;
  host.loginCode = await hostCode(providers.KINORA_WECHAT_URL, 'login', 'ann');
  host.launch(at.mine);
  await screen.press(t('action.login'));
  await screen.press(agreement);
  await screen.press(t('login.with', t('login.way-wechat')));
  await screen.words(t('login.bind-title'));
  await tellNumber(t('one-tap.host-bind'));
  await phone.arrived(at.mine);
});

test.each([
  ['tt', 'douyin', 'KINORA_DOUYIN_URL'],
  ['ks', 'kuaishou', 'KINORA_KUAISHOU_URL'],
] as const)('in a host of the maker %s one signs in by %s alone', async (maker, way, provider) => {
  phone = new Phone({ maker });
  const { host, screen } = phone;
  host.loginCode = await hostCode(providers[provider], 'login', 'ann');
  host.launch(at.login);
  await screen.press(agreement);
  await screen.press(t('login.with', t(`login.way-${way}`)));
  // Its law wants a phone too.
  await screen.words(t('login.bind-title'));
  expect(screen.has(t('one-tap.host-bind'))).toBe(false);
  expect(screen.has(t('login.with', t('login.way-wechat')))).toBe(false);
});
