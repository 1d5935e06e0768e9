import type { Locator, Page } from '@playwright/test';
import { at } from '../support/addresses.ts';
import { expect, expectAccessible, logIn, newPhone, t, test, themeName } from '../support/journey.ts';
import { type Providers, startProviders } from '../support/providers.ts';
import { FEWEST } from '../support/shooting.ts';
import { expectToast } from '../support/toast.ts';

let providers: Providers;
test.beforeAll(async ({ server }) => {
  providers = await startProviders(server.url);
  await server.killAndRestart({ ...providers.environment, KINORA_BIND_PHONE: 'facebook' });
});
test.afterAll(() => providers.stop());

const way = (name: string) => t('login.with', name);

/** From the login page to the provider's, where one says who one is. */
async function goThrough(page: Page, name: string, person: string): Promise<void> {
  await page.getByRole('checkbox', { name: t('login.agree') }).click();
  await page.getByRole('button', { name: way(name) }).click();
  await page.getByRole('link', { name: person }).click();
}

test("a guest agrees first, goes to a provider's page and comes back to where they were", async ({ page, open }) => {
  await open(at.album);
  await page
    .getByRole('button', { name: t('action.login') })
    .first()
    .click();
  await expect(page.getByText(t('login.device-note'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: way('Google') }).click();
  await expect(page.getByText(t('login.agree-first'))).toBeVisible();
  await goThrough(page, 'Google', 'Sign in as ann');
  await expect(page).toHaveURL(new RegExp(`#${at.album}`));
  await open(at.mine);
  await page.getByRole('button', { name: t('mine.devices') }).click();
  await expect(page.getByText(t('devices.this'))).toBeVisible();
  await expectAccessible(page);
});

test("who presses a theme's button as a guest goes on with that after a provider's page", async ({ page, open }) => {
  await open(at.visit);
  await page
    .getByRole('button', { name: themeName('studio-grey') })
    .first()
    .click();
  await page.getByRole('button', { name: t('theme.shoot', 20) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('action.login') })
    .click();
  await goThrough(page, 'Google', 'Sign in as ben');
  // Nobody is in their studio yet.
  await expect(page.getByRole('dialog', { name: t('add-face.title') })).toBeVisible();
});

test("what a guest has described is there after a provider's page", async ({ page, open }) => {
  await open(at.shooting);
  await page.getByRole('tab', { name: t('custom.by-words') }).click();
  await page.getByLabel(t('custom.label')).fill('在海边散步');
  await page.getByRole('button', { name: t('theme.shoot', FEWEST) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('action.login') })
    .click();
  await goThrough(page, 'Google', 'Sign in as ben');
  await expect(page.getByLabel(t('custom.label'))).toHaveValue('在海边散步');
});

/** What a guest presses among the faces, and the login that it asks for, at a provider's page. */
async function wishAmongFaces(page: Page, open: (path: string) => Promise<unknown>, label: string): Promise<void> {
  await open(at.avatar);
  await page.getByRole('button', { name: label }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('action.login') })
    .click();
  await goThrough(page, 'Google', 'Sign in as ann');
}

test("a guest who wants to add a face adds it after a provider's page", async ({ page, open }) => {
  await wishAmongFaces(page, open, t('avatar.add-first'));
  await expect(page.getByRole('dialog', { name: t('add-face.title') })).toBeVisible();
});

test("a guest who takes the sample face has it after a provider's page", async ({ page, open }) => {
  await wishAmongFaces(page, open, t('add-face.sample'));
  await expect(page.getByText(t('avatar.sample-about'))).toBeVisible();
});

test('a form that the browser posts signs in too', async ({ page, open }) => {
  await open(at.login);
  await goThrough(page, 'Apple', 'Sign in as ann');
  await expect(page).toHaveURL(new RegExp(`#${at.visit}`));
});

test('a phone is bound where the way needs one, and the sign-in ends with it', async ({ page, open, server }) => {
  const phone = newPhone();
  await open(at.login);
  await goThrough(page, 'Facebook', 'Sign in as ben');
  await expect(page.getByRole('heading', { level: 1, name: t('login.bind-title') })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(t('login.phone')).fill(phone);
  await page.getByRole('button', { name: t('login.get-code') }).click();
  await page.getByLabel(t('login.code', 6)).fill(await codeOf(server, phone));
  await expect(page).toHaveURL(new RegExp(`#${at.visit}`));
});

test('who does not agree at the provider is told so, and goes on with the device alone', async ({ page, open }) => {
  await open(at.login);
  await goThrough(page, 'QQ', 'Cancel');
  await expect(page.getByText(t('login.cancelled', 'QQ'))).toBeVisible();
  await expectAccessible(page);
  // The same way is one tap away, with the agreement that was given; so are the others.
  await page.getByRole('button', { name: t('login.with', 'QQ') }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: t('login.others') }).click();
  await page.getByRole('checkbox', { name: t('login.agree') }).click();
  await page.getByRole('button', { name: t('login.by-device') }).click();
  await expect(page).toHaveURL(new RegExp(`#${at.visit}`));
});

/** What the carrier's stand-in takes this telephone for. */
const beTelephone = (kind: string) => fetch(`${providers.environment.KINORA_ONETAP_BROWSER_URL}/telephone?as=${kind}`);

/** The card is as wide as the specification says, and a low screen has all of it beside its keys. */
async function expectSizes(page: Page, dialog: Locator): Promise<void> {
  const card = dialog.locator('div:has(> div > h2)').last();
  const before = page.viewportSize() ?? { width: 390, height: 844 };
  for (const [width, cardPx] of [
    [390, 300],
    [320, 272],
    [280, 250],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    expect((await card.boundingBox())?.width, `${width} px wide`).toBe(cardPx);
  }
  await page.setViewportSize({ width: 640, height: 345 });
  const keys = ['1', '9', '0'].map((name) => dialog.getByRole('button', { name, exact: true }));
  const login = dialog.getByRole('button', { name: t('action.login'), exact: true });
  for (const one of [...keys, login, dialog.getByRole('checkbox')]) await expect(one).toBeInViewport({ ratio: 1 });
  const [key, beside] = [await keys[0]?.boundingBox(), await card.boundingBox()];
  expect(key?.x).toBeGreaterThan((beside?.x ?? 0) + (beside?.width ?? 0));
  // Where there is no room beside it they are smaller, on screens of up to 350 px.
  for (const [height, keyPx] of [
    [350, 32],
    [351, 40],
  ] as const) {
    await page.setViewportSize({ width: 390, height });
    expect((await keys[0]?.boundingBox())?.height, `${height} px high`).toBe(keyPx);
  }
  // Ten digits, one that deletes, and one that is empty.
  await expect(dialog.getByRole('group', { name: t('one-tap.keypad') }).locator('> *')).toHaveCount(12);
  await page.setViewportSize(before);
}

test('one tap signs in with the number that the carrier knows, once its hidden digits are right', async ({
  page,
  open,
}) => {
  await beTelephone('telecom');
  await open(at.login);
  const tap = page.getByRole('button', { name: t('one-tap.button') });
  await tap.waitFor();
  // It has one place, above the form, which comes with it.
  const [form, above] = [await page.getByLabel(t('login.phone')).boundingBox(), await tap.boundingBox()];
  expect(above?.y).toBeLessThan(form?.y ?? Number.NaN);
  await tap.click();
  await expect(page.getByText(t('one-tap.no-carrier'))).toBeVisible();
  await expect(page.getByLabel(t('login.phone'))).toBeEnabled();
  await beTelephone('mobile');
  await tap.click();
  const dialog = page.getByRole('dialog', { name: t('one-tap.title') });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expectSizes(page, dialog);
  for (const key of ['0', '0', '1', '4']) await dialog.getByRole('button', { name: key, exact: true }).click();
  const login = dialog.getByRole('button', { name: t('action.login'), exact: true });
  await login.click();
  await expect(page.getByText(t('login.agree-first')).last()).toBeVisible();
  await dialog.getByRole('checkbox').click();
  await login.click();
  await expect(dialog.getByText(t('one-tap.wrong-digits'))).toBeVisible();
  await page.keyboard.type('0013');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#${at.visit}`));
});

test("a carrier that answers by a script alone is heard in a frame that reaches nothing of the app's", async ({
  page,
  open,
  server,
}) => {
  await beTelephone('unicom');
  await open(at.login);
  await page.getByRole('button', { name: t('one-tap.button') }).click();
  const dialog = page.getByRole('dialog', { name: t('one-tap.title') });
  await dialog.getByRole('checkbox').click();
  await page.keyboard.type('0013');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#${at.visit}`));
  const frame = await fetch(`${server.url}/carrier-frame`);
  expect(frame.headers.get('content-security-policy')).toContain('sandbox allow-scripts');
});

test("a return that another browser's attempt belongs to signs nobody in", async ({ page, open, browser, server }) => {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const attacker = await context.newPage();
  await attacker.goto(`${server.url}/#${at.login}`);
  await attacker.getByRole('checkbox', { name: t('login.agree') }).click();
  await attacker.getByRole('button', { name: way('QQ') }).click();
  // Instead of following the way back, the attacker sends it to somebody else.
  const agree = attacker.getByRole('link', { name: 'Sign in as cho' });
  const address = new URL((await agree.getAttribute('href')) ?? '', attacker.url());
  const link = (await fetch(address, { redirect: 'manual' })).headers.get('location') ?? '';
  expect(link).toContain(`${server.url}/callbacks/qq/return?code=`);
  await page.goto(link);
  await expect(page.getByText(t('error.14012'))).toBeVisible();
  await open(at.mine);
  await expect(page.getByText(t('mine.guest-name'))).toBeVisible();
  await context.close();
});

test('a way that has an account of its own is told in numbers, and brought together once both are proven', async ({
  page,
  open,
  server,
  browser,
}) => {
  const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await other.goto(`${server.url}/#${at.login}`);
  await goThrough(other, 'Google', 'Sign in as cho');
  await expect(other).toHaveURL(new RegExp(`#${at.visit}`));
  await other.goto(`${server.url}/#${at.avatar}`);
  await other
    .getByRole('main')
    .getByRole('button', { name: t('add-face.sample') })
    .click();
  await expect(other.getByText(t('avatar.ready-text'))).toBeVisible();

  const phone = newPhone();
  await open(at.login);
  await logIn(page, server, phone);
  await open(at.ways);
  await page.getByRole('button', { name: t('ways.add-named', 'Google') }).click();
  await page.getByRole('link', { name: 'Sign in as cho' }).click();
  const sheet = page.getByRole('dialog', { name: t('merge.title') });
  await expect(sheet.getByText(t('merge.of-way', 'Google'))).toBeVisible();
  await expect(sheet.getByText(t('merge.faces'), { exact: true })).toBeVisible();
  await expect(sheet.getByText(t('merge.devices', 1))).toBeVisible();
  await expectAccessible(page);
  // Faces come only to who has agreed to their use.
  await sheet.getByRole('checkbox', { name: t('add-face.agree') }).click();
  await sheet.getByRole('button', { name: t('add-face.go-on') }).click();
  await sheet.getByRole('button', { name: t('login.get-code') }).click();
  const field = sheet.getByLabel(t('login.code', 6));
  await expect(field).toBeVisible();
  await field.fill(await server.codeFor(phone));
  await expectToast(page, t('merge.done'));
  await expect(sheet).toBeHidden();
  await open(at.avatar);
  await expect(page.getByText(t('avatar.ready-text'))).toBeVisible();
  // The other account is gone, and its device is told so at once.
  await expect(other.getByText(t('session.lost.title'))).toBeVisible();
  await other.context().close();
});

/** Which of the keys that the browser keeps could be read out; at least two are there. */
const readableKeys = (page: Page): Promise<{ readonly kept: number; readonly readable: string[] }> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('kinora'));
    const keys: CryptoKey[] = [];
    for (const store of database.objectStoreNames) {
      for (const value of await done(database.transaction(store).objectStore(store).getAll()))
        keys.push(...[value, value?.privateKey].filter((one) => one instanceof CryptoKey));
    }
    database.close();
    return {
      kept: keys.length,
      readable: keys.filter((key) => key.extractable).map(({ algorithm }) => algorithm.name),
    };
  });

test('who is logged off from another device is told at once, with the screen untouched', async ({
  page,
  open,
  browser,
  server,
}) => {
  const there = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await there.goto(`${server.url}/#${at.login}`);
  await goThrough(there, 'Apple', 'Sign in as cho');
  await expect(there).toHaveURL(new RegExp(`#${at.visit}`));
  await open(at.login);
  await goThrough(page, 'Apple', 'Sign in as cho');
  await expect(page).toHaveURL(new RegExp(`#${at.visit}`));
  expect(await readableKeys(page)).toEqual({ kept: 2, readable: [] });
  await open(at.devices);
  await page.getByRole('button', { name: t('devices.end-others') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('devices.end') })
    .click();
  await expect(there.getByText(t('session.lost.title'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('devices.end-others') })).toBeHidden();
  await there.context().close();
});

async function codeOf(server: { codeFor(phone: string): Promise<string> }, phone: string): Promise<string> {
  let code = '';
  await expect.poll(async () => (code = await server.codeFor(phone).catch(() => ''))).not.toBe('');
  return code;
}
