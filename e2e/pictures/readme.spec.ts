import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { at } from '../support/addresses.ts';
import { becomeMember, expect, t, test, themeName } from '../support/journey.ts';
import { developed, goToChoosing, startShoot } from '../support/shooting.ts';

const PHONE_PX = 360;
const WIDE_PX = 1200;
const QUALITY = 82;

test.use({ studio: 'real' });

const fileOf = (name: string) => fileURLToPath(new URL(`../../docs/pictures/${name}.jpg`, import.meta.url));

/** Takes the screen once its pictures have come and nothing moves. */
async function take(page: Page, name: string, widthPx = PHONE_PX): Promise<void> {
  const areDrawn = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((image) => {
          const { left, top, width, height } = image.getBoundingClientRect();
          // What a rail cuts off is not fetched yet.
          const seen = document.elementFromPoint(left + width / 2, top + height / 2);
          return seen !== null && image.parentElement?.parentElement?.contains(seen) === true;
        })
        .every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    );
  await expect.poll(areDrawn).toBe(true);
  await page.mouse.move(0, 0);
  const png = await page.screenshot({ animations: 'disabled' });
  await sharp(png).resize({ width: widthPx }).jpeg({ quality: QUALITY, mozjpeg: true }).toFile(fileOf(name));
}

test('phone: welcome, gallery, darkroom, choosing', async ({ page, open, server }) => {
  await open(at.welcome);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'welcome');
  await becomeMember(page, server);
  await open(at.visit);
  await expect(page.getByRole('heading', { level: 1, name: t('visit.title') })).toBeVisible();
  await take(page, 'photos');
  await startShoot(page, server.url, 'first-snow');
  await expect.poll(() => developed(page), { timeout: 60_000, intervals: [100] }).toBeGreaterThan(9);
  await take(page, 'darkroom');
  await goToChoosing(page);
  await take(page, 'result');
});

test('wide: a theme beside the gallery', async ({ page, server }) => {
  await becomeMember(page, server);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${server.url}/#${at.visit}?theme=fireworks`);
  await expect(page.getByRole('heading', { level: 1, name: themeName('fireworks') })).toBeVisible();
  await take(page, 'wide', WIDE_PX);
});
