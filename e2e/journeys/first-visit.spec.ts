import type { Page } from '@playwright/test';
import { at } from '../support/addresses.ts';
import { expect, expectAccessible, t, test } from '../support/journey.ts';

const guide = (page: Page) => page.getByRole('dialog', { name: t('guide.label') });

test('the first visit is guided through the tab bar, once', async ({ browser, server }) => {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${server.url}/#${at.visit}`);
  await expect(guide(page).getByText(t('guide.visit'))).toBeVisible();
  await expectAccessible(page);

  await test.step('keys stay within it', async () => {
    for (let press = 0; press < 5; press++) {
      await page.keyboard.press('Tab');
      await expect(guide(page).locator(':focus')).toHaveCount(1);
    }
  });
  await test.step('a tap anywhere goes on', async () => {
    await page.mouse.click(195, 200);
    await expect(guide(page).getByText(t('guide.avatar'))).toBeVisible();
    await guide(page)
      .getByRole('button', { name: t('action.next') })
      .click();
    await expect(guide(page).getByText(t('guide.shooting'))).toBeVisible();
    await guide(page)
      .getByRole('button', { name: t('action.done') })
      .click();
    await expect(guide(page)).toBeHidden();
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: t('visit.title') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(guide(page)).toBeHidden();
  await context.close();
});

test('who found the face alone is not told of it, and Escape ends the guide', async ({ browser, server }) => {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${server.url}/#${at.avatar}`);
  await expect(page.getByText(t('avatar.guest-title'))).toBeVisible();
  await page
    .getByRole('navigation', { name: t('app.places') })
    .getByRole('button', { name: t('tab.visit') })
    .click();
  await expect(guide(page).getByText('1 / 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(guide(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: t('visit.title') })).toBeVisible();
  await context.close();
});
