import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

const MOST_SHIFT = 0.02;
/** A page whose answers come one after the other, as over a phone's network. */
const SLOW = { offline: false, latency: 80, downloadThroughput: 400 * 1024, uploadThroughput: 200 * 1024 };

declare global {
  interface Window {
    layoutShift?: number;
  }
}

/** Counts what moves without anybody's touch, of every page that is loaded from now on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The cumulative layout shift of the page as it was loaded last. */
export const layoutShift = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift ?? 0);

/** Counts what moves on every page that is loaded from now on, over a slow network. */
export async function watchOnSlowNetwork(page: Page): Promise<void> {
  await watchLayoutShift(page);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', SLOW);
}

/** How much each page moves while it loads, where that is more than it may. */
export async function movedPages(
  page: Page,
  url: string,
  addresses: readonly (string | undefined)[],
): Promise<Record<string, number>> {
  const moved: Record<string, number> = {};
  for (const address of addresses) {
    if (address === undefined) throw new Error('a page was not passed on the way to a photo');
    // What was seen last would stand there at once.
    await page.evaluate(() => localStorage.removeItem('kinora.last-seen'));
    await page.goto('about:blank');
    await page.goto(`${url}/#${address}`);
    await expect(page.locator('h1, [role=dialog], main p').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const shift = await layoutShift(page);
    if (shift > MOST_SHIFT) moved[address] = shift;
  }
  return moved;
}

/** Loads the page that is shown anew, over a slow network: it stays where it is while the rest comes. */
export async function expectStill(page: Page): Promise<void> {
  const { origin, hash } = new URL(page.url());
  await watchOnSlowNetwork(page);
  expect(await movedPages(page, origin, [hash.slice(1)])).toEqual({});
}
