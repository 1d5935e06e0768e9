import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** The smallest phone, a usual one, and a window of 1280 × 800 that is zoomed in to 200 %: half as many pixels of twice the size. */
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 400 },
] as const;

/** Whatever one goes to is seen then: no bar that stays in place lies over it. */
export async function expectUncovered(page: Page, path: string): Promise<void> {
  await page.addStyleTag({ content: '* { scroll-behavior: auto !important }' });
  // The page before is on its way out until its animation ends.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((one) => one.playState !== 'running' || one.effect?.getTiming().iterations === Infinity),
  );
  const covered = await page.evaluate(async () => {
    const found: string[] = [];
    for (const one of document.querySelectorAll<HTMLElement>('main button:enabled, main textarea')) {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[inert]')) continue;
      one.focus();
      one.scrollIntoView({ block: 'nearest', inline: 'center' });
      await new Promise(requestAnimationFrame);
      const [line = new DOMRect()] = one.getClientRects();
      const at = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
      if (at && (one.contains(at) || at.contains(one))) continue;
      found.push(`${one.getAttribute('aria-label') ?? one.textContent} under ${at?.outerHTML.slice(0, 200)}`);
    }
    return found;
  });
  expect.soft(covered, `what lies under something on ${path}`).toEqual([]);
}

/** The page as it stands is uncovered in every window. */
export async function expectUncoveredInEveryWindow(page: Page, path: string): Promise<void> {
  const before = page.viewportSize();
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await expectUncovered(page, `${path} at ${size.width} px`);
  }
  if (before) await page.setViewportSize(before);
}
