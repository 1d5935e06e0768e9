import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

const MOST_STOPS = 150;

/** What cuts off a part of the ring around the element that has the focus: a row that scrolls, a card with round corners. */
const cutsRing = (focused: Element): string | undefined => {
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused);
  if (outlineStyle === 'none') return undefined;
  const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const { left, top, right, bottom } = focused.getBoundingClientRect();
  for (let around = focused.parentElement; around && around !== document.body; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const edge = around.getBoundingClientRect();
    const aside = overflowX === 'visible' ? reach : Math.min(left - edge.left, edge.right - right);
    const above = overflowY === 'visible' ? reach : Math.min(top - edge.top, edge.bottom - bottom);
    const room = Math.min(aside, above);
    if (room < reach - 0.5) return `${around.tagName} ${around.className} leaves ${room} of ${reach} px`;
  }
  return undefined;
};

/** Goes on with Tab until this has the focus; fails where no number of stops leads there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await isThere()) {
      // A row that scrolls goes on after the focus has come.
      await expect.poll(() => target.evaluate(cutsRing), `what cuts the ring of ${target}`).toBeUndefined();
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target}`);
}

/** Reaches something with Tab and presses it. */
export async function pressByKey(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
