import type { Page } from '@playwright/test';
import { at } from '../support/addresses.ts';
import { expect, expectAccessible, t, memberTest as test, themeName } from '../support/journey.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('without a network what was seen stays, the rest says so and can be tried again', async ({
  page,
  context,
  open,
}) => {
  await open(at.visit);
  await expect(heading(page, t('visit.title'))).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // From now on the pages come from the service worker.
  await page.reload();
  await page
    .getByRole('main')
    .getByRole('button', { name: themeName('studio-grey') })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: themeName('studio-grey') });
  await expect(sheet.getByText(t('theme.private'))).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();

  const offline = page.getByText(t('app.offline'));
  await test.step('the themes stay', async () => {
    await context.setOffline(true);
    await expect(offline).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: themeName('studio-grey') })
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a shoot does not begin, and says why', async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: themeName('studio-grey') })
      .first()
      .click();
    await sheet.getByRole('button', { name: t('theme.shoot', 20) }).click();
    await expect(page.getByText(t('error.99999'))).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
  });

  await test.step('a page that was never open opens, without its content', async () => {
    await page
      .getByRole('navigation')
      .getByRole('button', { name: t('tab.album') })
      .click();
    await expect(heading(page, t('tab.album'))).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(t('album.error-title'));
    await page.getByRole('button', { name: t('action.retry') }).click();
    await expect(page.getByRole('alert')).toContainText(t('error.99999'));
    await expectAccessible(page);
  });

  await test.step('the app starts without a network', async () => {
    await page.reload();
    await expect(heading(page, t('tab.album'))).toBeVisible();
    await expect(offline).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(t('album.error-title'));
  });

  await test.step('with the network all of it comes back', async () => {
    await context.setOffline(false);
    await expect(offline).toBeHidden();
    // Whether the album is empty depends on what the same person shot in other journeys.
    const photo = page.getByRole('main').getByRole('img', { name: /^「/ });
    const shown = page.getByText(t('album.empty-title')).or(photo).first();
    const retry = page.getByRole('alert').getByRole('button', { name: t('action.retry') });
    await expect(shown.or(retry).first()).toBeVisible();
    if (await retry.isVisible()) await retry.click();
    await expect(shown).toBeVisible();
  });
});
