import type { Locator, Page } from '@playwright/test';
import { at, EVERY_PAGE } from '../support/addresses.ts';
import { becomeMember, expect, memberTest, t, test } from '../support/journey.ts';
import { movedPages, watchOnSlowNetwork } from '../support/layout-shift.ts';
import { keepOne } from '../support/shooting.ts';

const WIDE = { width: 1280, height: 844 };
const NARROW = { width: 390, height: 844 };

/** Has the video of the photo that is shown made, and opens it. */
async function playVideo(page: Page, viewer: Locator): Promise<void> {
  await viewer.getByRole('button', { name: t('viewer.extras') }).click();
  const extras = page.getByRole('dialog', { name: t('viewer.extras') });
  const video = extras.getByRole('listitem').filter({ hasText: t('viewer.extra-video') });
  await video.getByRole('button', { name: t('viewer.extra-make') }).click();
  await video.getByRole('button', { name: t('viewer.extra-play') }).click();
  await expect(page).toHaveURL(/previewVideo\/previewVideo\?id=/);
}

test('what a page shows whoever has photos first stays where it is while the rest comes', async ({ page, server }) => {
  await becomeMember(page, server);
  // Those that show one thing: its shoot, its photos, the photo.
  const ways: string[] = [];
  page.on('framenavigated', (frame) => ways.push(frame.url().split('#')[1] ?? ''));
  const viewer = await keepOne(page, server.url);
  await playVideo(page, viewer);
  const ofOne = [at.shooting, at.result, at.preview, at.previewVideo].map((address) =>
    ways.find((way) => way.startsWith(`${address}?`)),
  );
  await watchOnSlowNetwork(page);
  await page.setViewportSize(WIDE);
  const moved = await movedPages(page, server.url, [at.visit, at.wxauth, at.album, at.mine, ...ofOne]);
  await page.setViewportSize(NARROW);
  const pages = [at.visit, at.album, `${at.album}?tab=recent`, at.mine, ...ofOne];
  expect({ ...moved, ...(await movedPages(page, server.url, pages)) }).toEqual({});
});

memberTest('what a page shows a member first stays where it is while the rest comes', async ({ page, server }) => {
  await page.goto(server.url);
  await watchOnSlowNetwork(page);
  expect(await movedPages(page, server.url, EVERY_PAGE)).toEqual({});
});

test('what a page shows a guest first stays where it is, on a wide screen', async ({ page, server }) => {
  await page.setViewportSize(WIDE);
  await page.goto(server.url);
  await watchOnSlowNetwork(page);
  expect(await movedPages(page, server.url, EVERY_PAGE)).toEqual({});
});
