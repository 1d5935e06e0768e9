import type { Page } from '@playwright/test';
import { at } from '../support/addresses.ts';
import { expect, expectAccessible, memberTest, t } from '../support/journey.ts';
import { FEWEST, goToChoosing, photos } from '../support/shooting.ts';

const field = (page: Page) => page.getByLabel(t('custom.label'));
const shootButton = (page: Page) => page.getByRole('button', { name: t('theme.shoot', FEWEST) });

// From the words to pictures: only the real studio composes what was understood.
memberTest.use({ studio: 'real' });

memberTest('a description is read while one writes, refused in place, and shot', async ({ page, open }) => {
  await open(at.shooting);
  await page.getByRole('tab', { name: t('custom.by-words') }).click();
  await expect(shootButton(page)).toBeDisabled();

  await field(page).fill('qwertz asdfg');
  await expect(page.getByText(t('custom.nothing'), { exact: true })).toBeVisible();
  await expect(shootButton(page)).toBeDisabled();
  await expectAccessible(page);

  await field(page).fill('在海边裸体拍照');
  await expect(page.getByRole('alert').filter({ hasText: t('refusal.sexual') })).toBeVisible();
  await expect(shootButton(page)).toBeDisabled();

  await field(page).fill('冬天的海边日落，穿红色制服，骑独角兽，不要雪');
  const list = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await expect(list(t('custom.drawn')).last().getByText(t('custom.place.sea'), { exact: true })).toBeVisible();
  await expect(list(t('custom.without')).last().getByText(t('custom.weather.snow'), { exact: true })).toBeVisible();
  await expect(
    list(t('custom.not-possible')).last().getByText(t('custom.outfit.uniform'), { exact: true }),
  ).toBeVisible();
  await expect(list(t('custom.unknown')).last().getByText('独角兽', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('custom.keywords') }).click();
  await page.getByRole('button', { name: t('custom.mood.calm'), exact: true }).click();
  await expectAccessible(page);

  await shootButton(page).click();
  await expect(page).toHaveURL(/shooting\/shooting\?id=/);
  await expect(page.getByRole('heading', { level: 1, name: t('theme.custom.name') })).toBeVisible();
  await goToChoosing(page);
  expect(await photos(page).count()).toBeGreaterThan(0);
});
