import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';

declare global {
  interface Window {
    /** What toasts have said on this page and {@link expectToast} has not yet taken from here. */
    toastTexts: string[];
  }
}

/** Keeps what toasts say: one is gone after a moment, which a busy machine may take to look once. */
export async function rememberToasts(context: BrowserContext, host: string): Promise<void> {
  await context.addInitScript((label) => {
    window.toastTexts = [];
    const note = () => {
      const text = document.querySelector(`[role=status][aria-label="${label}"]`)?.textContent;
      if (text && text !== window.toastTexts.at(-1)) window.toastTexts.push(text);
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  }, host);
}

/** What the pages said that nobody took, a page a line: it is gone from them. */
export async function toastsOf(context: BrowserContext): Promise<string[]> {
  return Promise.all(
    context.pages().map(async (page) => {
      const said = await page.evaluate(() => window.toastTexts);
      return `Toasts at ${page.url()}: ${said.join(' · ')}`;
    }),
  );
}

/** Waits for a toast that says this, or takes one that has come and gone; each counts once. */
export async function expectToast(page: Page, text: string): Promise<void> {
  const takeOne = (wanted: string) => {
    const index = window.toastTexts.findIndex((said) => said.includes(wanted));
    return index >= 0 && window.toastTexts.splice(index, 1).length > 0;
  };
  await expect(async () => expect(await page.evaluate(takeOne, text), `a toast that says "${text}"`).toBe(true)).toPass(
    {
      timeout: 90_000,
    },
  );
}
