import type { Page } from '@playwright/test';
import { at } from '../support/addresses.ts';
import { expect, expectAccessible, logIn, newPhone, t, test } from '../support/journey.ts';
import { expectStill } from '../support/layout-shift.ts';
import type { Server } from '../support/server.ts';
import { expectToast } from '../support/toast.ts';

/** Signs in at a phone, from any page. */
async function enter(page: Page, server: Server, phone: string): Promise<void> {
  await page.goto(`${server.url}/#${at.login}`);
  await logIn(page, server, phone);
}

/** From the Me tab to the wish that is confirmed by a code. */
async function close(page: Page, server: Server, phone: string): Promise<void> {
  await page.goto(`${server.url}/#${at.mine}`);
  await page.getByRole('button', { name: t('leave.title') }).click();
  await expect(page.getByText(t('leave.lost'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('login.get-code') }).click();
  const field = page.getByLabel(t('login.code', 6));
  await expect(field).toBeVisible();
  // Who loads the page anew has the field at once.
  await page.reload();
  await expect(field).toBeVisible();
  await field.fill(await server.codeFor(phone));
  await page.getByRole('button', { name: t('leave.confirm') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('leave.confirm') })
    .click();
}

/** Names of all that the browser keeps, but for its own keys and what themes are called, which are no account's. */
const keptBy = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const kept = [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...(await caches.keys())];
    const others = kept.filter((name) => !name.startsWith('kinora.themes.'));
    return [...others, ...databases.filter((name) => name !== 'kinora')].sort();
  });

test('who closes the account has a week to keep it, and is asked at the next login', async ({ page, server }) => {
  const phone = newPhone();
  await enter(page, server, phone);
  await close(page, server, phone);
  const keep = page.getByRole('button', { name: t('leave.keep') });
  await expect(keep).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${server.url}/#${at.mine}`);
  await expect(keep).toBeVisible();

  await page.getByRole('button', { name: t('mine.logout') }).click();
  await page.getByRole('button', { name: t('mine.logout-confirm'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('visit.title') })).toBeVisible();
  await page.goto(`${server.url}/#${at.login}`);
  await logIn(page, server, phone);
  await expect(page).toHaveURL(new RegExp(`#${at.withdraw}`));
  await keep.click();
  await expect(page.getByRole('button', { name: t('login.get-code') })).toBeVisible();
});

test('without a time to think again the account is gone at once', async ({ page, server }) => {
  await server.killAndRestart({ KINORA_CLOSING_DAYS: '0' });
  const phone = newPhone();
  await page.goto(`${server.url}/#${at.login}`);
  await expect(page.getByLabel(t('login.phone'))).toBeVisible();
  const ofGuest = await keptBy(page);
  await logIn(page, server, phone);
  await page.goto(`${server.url}/#${at.album}`);
  await expect.poll(() => keptBy(page)).toEqual(expect.arrayContaining(['kinora.login', 'kinora.last-seen']));
  await close(page, server, phone);
  // One is left where the certificate comes, by an address that is kept.
  await expect(page).toHaveURL(/certificate\?number=\w+&secret=[\w-]+&account=/);
  await expect(page.getByText(t('leave.closed'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('certificate.copy') })).toBeVisible();
  await expectAccessible(page);
  const certificate = page.url();
  await page.goto(`${server.url}/#${at.mine}`);
  await expect(page.getByText(t('mine.guest-name'))).toBeVisible();
  // Nothing of it is in the browser, neither the login nor what was seen last, nor that this device was known, but for the way to the certificate.
  await expect
    .poll(async () => (await keptBy(page)).filter((what) => !ofGuest.includes(what)))
    .toEqual(['kinora.certificate']);
  await page.goto(`${server.url}/#${at.login}`);
  await page.getByRole('button', { name: t('login.certificate') }).click();
  await expect(page).toHaveURL(certificate);
  await expect(page.getByText(t('leave.closed'))).toBeVisible();
  await expectStill(page);
});

test('whose answer was lost when the account ended is told by its certificate, whose address they have', async ({
  page,
  context,
  server,
}) => {
  await server.killAndRestart({ KINORA_CLOSING_DAYS: '0' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const phone = newPhone();
  await enter(page, server, phone);
  await page.route('**/LOGOFF', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await close(page, server, phone);
  await expect(page.getByText(t('leave.closed'))).toBeVisible();
  await page.getByRole('button', { name: t('certificate.copy') }).click();
  await expectToast(page, t('certificate.copied'));
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const [destroying = ''] = t('certificate.destroying', '%').split('%');
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.getByText(destroying)).toBeVisible();
});

test('who hears nothing at all keeps the address of the certificate', async ({ page, server }) => {
  const phone = newPhone();
  await enter(page, server, phone);
  await page.route(/\/LOGOFF|\/certificates\//, (route) => route.abort());
  await close(page, server, phone);
  const question = page.getByRole('alertdialog', { name: t('leave.unheard') });
  await expect(question.getByRole('button', { name: t('certificate.copy') })).toBeVisible();
  await expectAccessible(page);
});
