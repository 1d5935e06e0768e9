import type { Locator, Page } from '@playwright/test';
import { at } from './addresses.ts';
import { anyNumber, expect, t, themeName } from './journey.ts';

/** Sheets of one shoot. */
export const SHEETS = 20;
/** Pictures of the smallest custom shoot. */
export const FEWEST = 4;
/** A shoot takes about ten seconds on a machine that has nothing else to do. */
export const SHOOT_TIMEOUT_MS = 200_000;

type ThemeId = 'studio-grey' | 'first-snow' | 'id-photo';

/** Opens a theme by its address and shoots it; the page is the darkroom then. */
export async function startShoot(page: Page, serverUrl: string, theme: ThemeId): Promise<void> {
  await page.goto(`${serverUrl}/#${at.visit}?theme=${theme}`);
  await page.getByRole('button', { name: t('theme.shoot', SHEETS) }).click();
  await expect(page).toHaveURL(/shooting\/shooting\?id=/);
  await expect(page.getByRole('heading', { level: 1, name: themeName(theme) })).toBeVisible();
}

/** Shoots the fewest pictures there are, in one's own words, keeps the first and opens it from the album. */
export async function keepOne(page: Page, serverUrl: string): Promise<Locator> {
  await page.goto(`${serverUrl}/#${at.shooting}`);
  await page.getByRole('tab', { name: t('custom.by-words') }).click();
  await page.getByLabel(t('custom.label')).fill('秋天的花园');
  await page.getByRole('button', { name: t('theme.shoot', FEWEST) }).click();
  await goToChoosing(page);
  await photos(page).first().click();
  await page.getByRole('button', { name: t('result.done') }).click();
  await page.getByRole('button', { name: t('album.single'), exact: true }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: t('theme.custom.name') })
    .first()
    .click();
  const viewer = page.getByRole('dialog', { name: t('viewer.label') });
  await expect(viewer).toBeVisible();
  return viewer;
}

export const progress = (page: Page) => page.getByRole('progressbar', { name: t('darkroom.developing') });

/** How many portraits are developed, as the darkroom says. */
export const developed = async (page: Page): Promise<number> =>
  Number(await progress(page).getAttribute('aria-valuenow'));

/** Waits for the end of the shoot in its darkroom and goes on to choosing. */
export async function goToChoosing(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('darkroom.choose') }).click({ timeout: SHOOT_TIMEOUT_MS });
  await expect(photos(page).first()).toBeVisible();
}

/** The photos that one chooses from. */
export const photos = (page: Page) =>
  page
    .getByRole('list', { name: t('result.title') })
    .getByRole('button', { name: anyNumber(t('result.likeness', 1)) })
    .and(page.locator('[aria-pressed]'));

/** The number of each photo within its shoot. */
export const sheetNumbers = async (page: Page): Promise<number[]> =>
  (await photos(page).evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? '')))
    .map((label) => Number(/\d+/.exec(label)?.[0]))
    .sort((one, other) => one - other);
