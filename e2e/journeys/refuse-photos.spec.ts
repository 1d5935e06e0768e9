import type { Page } from '@playwright/test';
import { at } from '../support/addresses.ts';
import { type BadPhoto, badPhotos, bombs, coveredBrows, cutCrown, twoPeople } from '../support/bad-photos.ts';
import { agreeToFaceUse, choosePhoto, keepForMe } from '../support/face.ts';
import { expect, expectAccessible, t, memberTest as test } from '../support/journey.ts';
import { heicPhoto } from '../support/portrait.ts';

// Only the real studio sees what is wrong with a photo.
test.use({ studio: 'real' });

async function expectRefused(page: Page, name: string, { says, make }: BadPhoto): Promise<void> {
  await test.step(name, async () => {
    await choosePhoto(page, await make());
    const alert = page.getByRole('dialog').getByRole('alert');
    await expect(alert, name).toContainText(says);
    await page.getByRole('button', { name: t('add-face.again') }).click();
  });
}

test('each bad photo gets its own message', async ({ page, open }) => {
  await open(`${at.avatar}?create=1`);
  await agreeToFaceUse(page);
  for (const [name, photo] of Object.entries(badPhotos)) await expectRefused(page, name, photo);

  await test.step('two people: the one whom the user points at is judged', async () => {
    await choosePhoto(page, await twoPeople((other) => other.linear(0.25, 0)));
    await expect(page.getByRole('heading', { name: t('add-face.which') })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('add-face.which-face', 2, 2) }).press('Enter');
    await expect(page.getByRole('alert')).toContainText(t('add-face.problem.dark'));
    await page.getByRole('button', { name: t('add-face.again') }).click();
  });

  await test.step('a cut crown: what follows from going on is said', async () => {
    await choosePhoto(page, await cutCrown());
    await expect(page.getByRole('heading', { name: t('add-face.concern.head-cut') })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(t('add-face.concern.head-cut-text'));
    await page.getByRole('button', { name: t('add-face.again') }).click();
  });

  await test.step('covered brows: a question', async () => {
    await choosePhoto(page, await coveredBrows());
    const question = page.getByRole('heading', { name: t('add-face.concern.brows') });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('add-face.again') }).click();
    await expect(page.getByRole('heading', { name: t('add-face.choose-title') })).toBeVisible();

    await choosePhoto(page, await coveredBrows());
    await page.getByRole('button', { name: t('add-face.use-anyway') }).click();
    await expect(page.getByRole('heading', { name: t('add-face.done') })).toBeVisible();
  });
});

test('a bomb is refused and nothing is harmed', async ({ page, open, server }) => {
  await open(`${at.avatar}?create=1`);
  await agreeToFaceUse(page);
  for (const [name, photo] of Object.entries(bombs)) await expectRefused(page, name, photo);
  expect((await fetch(`${server.url}/config.json`)).ok).toBe(true);
  await test.step('and one of two people is kept', async () => {
    await choosePhoto(page, await twoPeople());
    await page.getByRole('button', { name: t('add-face.which-face', 1, 2) }).click();
    await keepForMe(page);
    await page.getByRole('button', { name: t('action.done') }).click();
  });
  await test.step('and a HEIC, which only the server can decode', async () => {
    await page.getByRole('button', { name: t('add-face.title') }).click();
    await choosePhoto(page, await heicPhoto());
    await keepForMe(page);
    const portrait = page.getByRole('dialog').locator('img').last();
    await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
});
