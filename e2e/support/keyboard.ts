import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

const MOST_STOPS = 150;

/** Goes on with Tab until this has the focus; fails where no number of stops leads there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target}`);
}

/** Reaches something with Tab and presses it. */
export async function pressByKey(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
