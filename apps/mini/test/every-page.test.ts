import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf, isTab, PAGES } from './support/pages.ts';
import { at, Phone, t } from './support/phone.ts';

let member: Phone;
let guest: Phone;
beforeAll(async () => {
  [member, guest] = [new Phone(), new Phone()];
  await member.logIn();
  await member.goToTab('mine');
  guest.host.launch(at.visit);
  await guest.goToTab('mine');
});
afterAll(() => {
  for (const phone of [member, guest]) phone.close();
});

const TABS = ['visit', 'avatar', 'shooting', 'album'] as const;
/** They are for who is not logged in: anybody else is led on. */
const FOR_GUESTS: readonly string[] = ['welcome', 'login'];
/** How long the app could still lead on from a page by itself, or set a false page, ms. */
const REST_MS = 500;

const shows = ({ screen }: Phone) => screen.until('What the page shows', () => screen.text() !== '');

test('all tab pages of the table are walked here', () => {
  expect(PAGES.filter(isTab).toSorted()).toEqual([...TABS, 'mine'].toSorted());
});

test.each(TABS)('from the tab %s back leads to the tab before it', async (tab) => {
  await member.goToTab(tab);
  await member.goBackFromLayer();
  await member.arrived(at.mine);
  expect(member.host.isShown).toBe(true);
});

test.each(PAGES.filter((page) => !isTab(page)))(
  'from %s back leads to the page that it was opened on',
  async (page) => {
    const phone = FOR_GUESTS.includes(page) ? guest : member;
    await phone.host.openOver(addressOf(page));
    await phone.arrived(addressOf(page));
    await shows(phone);
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    expect(phone.host.routes).toEqual([at.mine, addressOf(page)]);
    phone.host.goBack();
    await phone.screen.words(t('tab.mine'));
    expect(phone.host.routes).toEqual([at.mine]);
    expect(phone.host.isShown).toBe(true);
  },
);

test('with as many pages open as the host takes, back leads through the one whose place another took', async () => {
  const { host, screen } = member;
  const below = [
    'editInfo',
    'consents',
    'devices',
    'export',
    'withdraw',
    'aboutUs',
    'messages',
    'selfService',
  ] as const;
  const [ways, bindPhone] = [addressOf('ways'), addressOf('bindPhone')];
  for (const page of below) await host.openOver(addressOf(page));
  await host.openOver(ways);
  const full = host.routes;
  expect(full).toHaveLength(10);
  await screen.press(t('phone.change'));
  await member.arrived(bindPhone);
  expect(host.routes).toEqual([...full.slice(0, -1), bindPhone]);
  await member.goBackFromLayer();
  await member.arrived(ways);
  await screen.words(t('phone.change'));
  expect(host.routes).toEqual(full);
  for (const left of full.slice(0, -1).toReversed()) {
    await screen.until('The end of the false page', () => !member.isTrapSet());
    host.goBack();
    await member.arrived(left);
  }
  expect(host.routes).toEqual([at.mine]);
});
