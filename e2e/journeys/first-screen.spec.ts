import type { Page, Route } from '@playwright/test';
import { at } from '../support/addresses.ts';
import { expect, memberTest, t, test } from '../support/journey.ts';
import { layoutShift, watchLayoutShift } from '../support/layout-shift.ts';

/** Holds the app's code back until it is let go. */
async function holdApp(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(/\/assets\/(?:react|shell)-[^/]+\.js$/, (route) => {
    if (isHeld) held.push(route);
    else return route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

const drawn = (page: Page) => page.locator('#first-screen');

test('a guest sees the welcome page before the app is there', async ({ page, open }) => {
  const letGo = await holdApp(page);
  await open();
  await expect(drawn(page).getByText(t('welcome.title'))).toBeVisible();
  // Nobody can press what nobody answers yet.
  await expect(drawn(page)).toHaveAttribute('inert');
  await letGo();
  await page.getByRole('button', { name: t('welcome.look') }).click();
  await expect(drawn(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: t('visit.title') })).toBeVisible();
});

test('a guest sees the themes of Photos before the app is there, and nothing moves when it comes', async ({
  page,
  open,
}) => {
  const letGo = await holdApp(page);
  await watchLayoutShift(page);
  await open(at.visit);
  await expect(drawn(page).getByText(t('visit.title')).first()).toBeVisible();
  const cover = drawn(page).locator('img').first();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await letGo();
  await expect(page.getByRole('heading', { level: 1, name: t('visit.title') })).toBeVisible();
  await expect(drawn(page)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test('in a language of their own choice nobody is shown another one first', async ({ page, open }) => {
  await page.addInitScript(() => localStorage.setItem('kinora.locale', 'ru'));
  const letGo = await holdApp(page);
  await open();
  await page.waitForLoadState('domcontentloaded');
  await expect(page.locator('.splash')).toBeVisible();
  await expect(drawn(page)).toHaveCount(0);
  await letGo();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

memberTest('who is logged in is not shown what a guest sees', async ({ page, open }) => {
  const letGo = await holdApp(page);
  await open(at.visit);
  await expect(page.locator('.splash')).toBeVisible();
  await expect(drawn(page)).toHaveCount(0);
  await letGo();
  await expect(page.getByRole('heading', { level: 1, name: t('visit.title') })).toBeVisible();
});
