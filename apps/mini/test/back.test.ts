import { afterEach, beforeEach, expect, test } from 'vitest';
import { at, Phone, SHEETS, t, themeName } from './support/phone.ts';

let phone: Phone;

beforeEach(() => {
  phone = new Phone();
});
afterEach(() => phone.close());

const THEME = 'studio-grey';
const isThemeOpen = () => phone.screen.buttons(t('theme.shoot', SHEETS)).length > 0;
const isAsked = () => phone.screen.has(t('session.guest.title'));
/** A moment in which the app could leave a page by mistake, or set its false page again. */
const isTrapSet = () => phone.isTrapSet();
const trapIsSet = () => phone.screen.until('The false page', isTrapSet);

async function openTheme(): Promise<void> {
  phone.host.launch(at.visit);
  await phone.screen.press(new RegExp(`^${themeName(THEME)}`));
  await phone.screen.until('The sheet', isThemeOpen);
  await trapIsSet();
}

test('going back closes a sheet, and only then leaves the app', async () => {
  const { host, screen } = phone;
  await openTheme();
  host.goBack();
  await screen.until('The end of the sheet', () => !isThemeOpen());
  expect(host.isShown).toBe(true);
  expect(host.routes).toEqual([at.visit]);
  await screen.until('The end of the false page', () => !isTrapSet());
  host.goBack();
  expect(host.isShown).toBe(false);
});

test('from a tab going back leads to the tab before it, and from the first one out of the app', async () => {
  const { host, screen } = phone;
  host.launch(at.visit);
  await phone.goToTab('album');
  await phone.goToTab('mine');
  await trapIsSet();
  host.goBack();
  await phone.arrived(at.album);
  await trapIsSet();
  host.goBack();
  await phone.arrived(at.visit);
  await screen.until('The end of the false page', () => !isTrapSet());
  host.goBack();
  expect(host.isShown).toBe(false);
});

test('back leads from the darkroom to where the shoot was chosen', async () => {
  const { host, screen } = phone;
  await phone.logIn();
  await phone.takeSampleFace();
  await phone.startCustomShoot('穿红色毛衣，在雪山前');
  await trapIsSet();
  host.goBack();
  await screen.words(t('shooting.title'));
  expect(host.routes).toEqual([at.shooting]);
});

test.each([
  ['the darkroom', `${at.shooting}?id=nothing`, at.shooting],
  ['a result', `${at.result}?id=nothing`, at.album],
  ['the messages', '/pagesA/components/myMessage/myMessage', at.mine],
  ['the agreement', '/pagesB/userAgreement/userAgreement', at.mine],
])('of %s, opened by its address, back leads to the tab above it', async (_, address, tab) => {
  const { host, screen } = phone;
  host.launch(address);
  await trapIsSet();
  host.goBack();
  await screen.until('The tab', () => phone.host.routes.at(-1) === tab && !isTrapSet());
  expect(host.isShown).toBe(true);
});

test('going back closes what lies on top: the question first, then the sheet below it', async () => {
  const { host, screen } = phone;
  await openTheme();
  await screen.press(t('theme.shoot', SHEETS));
  await screen.until('The question', isAsked);
  host.goBack();
  await screen.until('The end of the question', () => !isAsked());
  expect(isThemeOpen()).toBe(true);
  await trapIsSet();
  host.goBack();
  await screen.until('The end of the sheet', () => !isThemeOpen());
  expect(host.isShown).toBe(true);
});

test('a sheet that was closed by its own button holds nothing back', async () => {
  const { host, screen } = phone;
  await openTheme();
  await screen.press(t('action.close'));
  await screen.until('The end of the sheet', () => !isThemeOpen());
  await screen.until('The end of the false page', () => !isTrapSet());
  host.goBack();
  expect(host.isShown).toBe(false);
});

test('what is opened before the host says that its false page is gone stays open', async () => {
  const { host, screen } = phone;
  await openTheme();
  await screen.press(t('action.close'));
  await screen.press(new RegExp(`^${themeName(THEME)}`));
  await screen.until('The sheet before its false page', () => isThemeOpen() && isTrapSet());
  host.goBack();
  await screen.until('The end of the sheet', () => !isThemeOpen());
  expect(host.isShown).toBe(true);
});

test('a page on top is left without the sheet of the page below, which is still open', async () => {
  const { host, screen } = phone;
  await openTheme();
  await screen.press(t('theme.shoot', SHEETS));
  await screen.press(t('action.login'));
  await phone.arrived(at.login);
  await screen.words(t('login.title'));
  host.goBack();
  expect(host.routes).toEqual([at.visit]);
  await screen.until('The sheet', isThemeOpen);
  await trapIsSet();
  host.goBack();
  await screen.until('The end of the sheet', () => !isThemeOpen());
  expect(host.isShown).toBe(true);
});

test('a list to choose from closes, too', async () => {
  const { host, screen } = phone;
  host.launch(at.visit);
  await phone.goToTab('mine');
  await screen.press(t('action.login'));
  await phone.arrived(at.login);
  await screen.press(new RegExp(`^${t('login.area')}`));
  await screen.until('The list', () => screen.buttons(t('action.close')).length > 0);
  await trapIsSet();
  host.goBack();
  await screen.until('The end of the list', () => screen.buttons(t('action.close')).length === 0);
  expect(host.routes).toEqual([at.mine, at.login]);
});

test('who is logged in starts on Photos, and from there back leaves the app', async () => {
  await phone.logIn();
  const next = new Phone({ storage: new Map(phone.host.storage) });
  next.host.launch('/pages/welcome/welcome');
  await next.arrived(at.visit);
  await next.screen.words(themeName(THEME));
  await next.screen.until('The end of the false page', () => !next.isTrapSet());
  next.host.goBack();
  expect(next.host.isShown).toBe(false);
  expect(next.host.routes).toEqual([at.visit]);
  next.close();
});

test("the app's own way back leaves the page although something lies over it", async () => {
  const { host, screen } = phone;
  host.launch(at.visit);
  await phone.goToTab('mine');
  await screen.press(t('action.login'));
  await phone.arrived(at.login);
  await screen.press(t('legal.service.title'));
  await screen.words(t('legal.service.1'));
  await trapIsSet();
  await screen.press(t('action.back'));
  await phone.arrived(at.mine);
  expect(host.routes).toEqual([at.mine]);
});
