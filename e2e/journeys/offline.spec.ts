import type { Page } from '@playwright/test';
import { at } from '../support/addresses.ts';
import {
  becomeMember,
  expect,
  expectAccessible,
  test as guestTest,
  t,
  memberTest as test,
  themeName,
} from '../support/journey.ts';
import { keepOne } from '../support/shooting.ts';
import { expectToast } from '../support/toast.ts';

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
  await expect(sheet.getByRole('button', { name: t('theme.shoot', 20) })).toBeVisible();
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
    await expectToast(page, t('error.99999'));
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
    await expect(page.getByText(t('album.empty-title')).or(photo).first()).toBeVisible();
  });
});

guestTest(
  'the last album and messages open without a network, and are gone with the login',
  async ({ page, context, open, server }) => {
    await becomeMember(page, server);
    await keepOne(page, server.url);
    await page.keyboard.press('Escape');
    const photo = page
      .getByRole('main')
      .getByRole('img', { name: t('theme.custom.name') })
      .first();
    const isDrawn = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    const stored = () => page.evaluate(() => localStorage.getItem('kinora.last-seen'));
    const isPictureStored = () =>
      photo.evaluate(async (image: HTMLImageElement) => {
        const picture = await caches.match(image.currentSrc, { cacheName: 'kinora-last-seen' });
        return picture !== undefined;
      });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await open(at.messages);
    const message = page.getByText(t('message.350.title', t('theme.custom.name')));
    await expect(message).toBeVisible();
    await open(at.album);
    await expect(heading(page, t('tab.album'))).toBeVisible();
    await page.reload();
    await expect.poll(isDrawn).toBe(true);
    await expect.poll(isPictureStored).toBe(true);
    // Sealed anew with each writing, which comes after the pictures: the next one has the album, whatever brings it about.
    const before = await stored();
    await page.getByRole('button', { name: t('album.left') }).click();
    await expect.poll(stored).not.toBe(before);
    await page.getByRole('button', { name: t('album.kept') }).click();

    await guestTest.step('after a start without a network', async () => {
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByText(t('app.offline'))).toBeVisible();
      await expect.poll(isDrawn).toBe(true);
      await open(at.messages);
      await expect(message).toBeVisible();
      await expectAccessible(page);
    });

    await guestTest.step('not after logging out', async () => {
      await context.setOffline(false);
      await open(at.mine);
      await page.getByRole('button', { name: t('mine.logout') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('mine.logout-confirm') })
        .click();
      await expect(heading(page, t('visit.title'))).toBeVisible();
      await expect.poll(() => page.evaluate(() => caches.has('kinora-last-seen'))).toBe(false);
      expect(await stored()).toBeNull();
    });
  },
);
