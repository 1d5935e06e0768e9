import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Whoever goes by keyboard sees the whole ring around what has the focus: no row that scrolls cuts it off or lets it fade. */
export async function expectWholeRings(page: Page, where: string): Promise<void> {
  // A ring is drawn for keys alone.
  await page.keyboard.press('Tab');
  await page.addStyleTag({ content: '* { scroll-behavior: auto !important }' });
  const cut = await page.evaluate(async () => {
    const found: string[] = [];
    const paintsRing = ({ outlineStyle }: CSSStyleDeclaration) => outlineStyle !== 'none';
    for (const one of document.querySelectorAll<HTMLElement>('button:enabled, a[href]')) {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[inert]')) continue;
      one.focus();
      one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      await new Promise(requestAnimationFrame);
      const own = getComputedStyle(one);
      const style = paintsRing(own) ? own : getComputedStyle(one, '::after');
      if (!one.matches(':focus-visible') || !paintsRing(style)) continue;
      // What is drawn as part of the button lies over all of what the button stands in.
      const framed = style === own || own.position !== 'static' ? one : (one.offsetParent ?? one);
      const reachPx = Math.max(0, Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth));
      const { left, top, right, bottom } = framed.getBoundingClientRect();
      const name = one.getAttribute('aria-label') ?? one.textContent;
      for (let box = framed.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, maskImage } = getComputedStyle(box);
        if (maskImage !== 'none') found.push(`${name} fades in ${box.className}`);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const edge = box.getBoundingClientRect();
        const isCut =
          left - reachPx < edge.left - 0.5 ||
          right + reachPx > edge.right + 0.5 ||
          // What is larger than its box or scrolled within a page of its own moves with it.
          (box.scrollHeight <= box.clientHeight &&
            (top - reachPx < edge.top - 0.5 || bottom + reachPx > edge.bottom + 0.5));
        if (isCut) found.push(`${name} is cut by ${box.className}`);
      }
    }
    return found;
  });
  expect.soft(cut, `rings that are not whole on ${where}`).toEqual([]);
}
