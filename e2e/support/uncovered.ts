import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** The smallest phone, a usual one, and a window of 1280 × 800 that is zoomed in to 200 %: half as many pixels of twice the size. */
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 400 },
] as const;

const PASSING_MS = 30_000;
const soft = expect.configure({ soft: true });

/** Whatever one goes to is seen then: no bar that stays in place lies over it. */
export async function expectUncovered(page: Page, path: string): Promise<void> {
  await page.addStyleTag({ content: '* { scroll-behavior: auto !important }' });
  const findCovered = () =>
    page.evaluate(async () => {
      const found: (string | null)[] = [];
      for (const one of document.querySelectorAll<HTMLElement>('main button:enabled, main textarea')) {
        if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[inert]')) continue;
        one.focus();
        one.scrollIntoView({ block: 'nearest', inline: 'center' });
        await new Promise(requestAnimationFrame);
        const [line = new DOMRect()] = one.getClientRects();
        const at = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
        if (!(at && (one.contains(at) || at.contains(one))))
          found.push(one.getAttribute('aria-label') ?? one.textContent);
      }
      return found;
    });
  // What only passes, such as the page before on its way out, covers nothing for good.
  await soft.poll(findCovered, { message: `what lies under something on ${path}`, timeout: PASSING_MS }).toEqual([]);
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
