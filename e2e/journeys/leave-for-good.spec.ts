import type { Page } from '@playwright/test';
import { at } from '../support/addresses.ts';
import { expect, expectAccessible, logIn, newPhone, t, test } from '../support/journey.ts';
import type { Server } from '../support/server.ts';

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
  await field.fill(await server.codeFor(phone));
  await page.getByRole('button', { name: t('leave.confirm') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('leave.confirm') })
    .click();
}

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
  await enter(page, server, phone);
  await close(page, server, phone);
  await expect(page.getByText(t('leave.closed'))).toBeVisible();
  await page.goto(`${server.url}/#${at.mine}`);
  await expect(page.getByText(t('mine.guest-name'))).toBeVisible();
});
