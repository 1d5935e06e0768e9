import { LOCALES } from '@kinora/contract';
import { createTranslator, isLoadableLocale, LOADABLE_LOCALES, type LoadableLocale, loadTable } from '@kinora/locales';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { at, OPEN_PAGES } from '../support/addresses.ts';
import { expect, expectAccessible, keepPortable, t, memberTest as test } from '../support/journey.ts';
import { expectUncovered } from '../support/uncovered.ts';

/** The languages with the longest words; Chinese is that of all other journeys, and the other direction has one of its own. */
const LANGUAGES = (['ru', 'de'] as const).filter(isLoadableLocale);

const PAGES: readonly string[] = [
  at.welcome,
  at.login,
  at.visit,
  `${at.visit}?theme=studio-grey`,
  at.avatar,
  `${at.avatar}?create=1`,
  at.shooting,
  at.album,
  at.mine,
  at.messages,
  `${at.result}?id=nothing`,
  at.notFound,
];

/** All others that open without an id: the longest words, and the letters that run from the right. */
const OTHERS: readonly string[] = OPEN_PAGES.filter((address) => !PAGES.includes(address));

/** Those on which something stays in place while the rest scrolls. */
const WITH_BARS: readonly string[] = [at.login, at.avatar, at.shooting, at.album, at.mine];

/** Opens every page by its address and does something with each when it stands. */
async function visitPages(
  page: Page,
  serverUrl: string,
  look: (path: string) => Promise<void>,
  paths = PAGES,
): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(`${serverUrl}/#${path}`);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0);
      await look(path);
    });
  }
}

/** The page is in the language, runs in its direction, is no wider than the window, and what its figures are is not cut off. */
async function expectFitting(page: Page, path: string, locale: keyof typeof LOCALES, widthPx = 390): Promise<void> {
  const { width, cut, direction, language } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    cut: [...document.querySelectorAll('dl')].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .length,
    direction: getComputedStyle(document.body).direction,
    language: document.documentElement.lang,
  }));
  expect.soft(width, `${path} in ${locale}`).toBeLessThanOrEqual(widthPx);
  expect.soft(cut, `figures of ${path} in ${locale} that are cut off`).toBe(0);
  expect(direction).toBe(LOCALES[locale].isRightToLeft ? 'rtl' : 'ltr');
  expect(language).toBe(LOCALES[locale].bcp47);
}

/** Whatever one goes to on a page with bars is seen then, also among the own words, which need more room than the window has. */
async function expectBarsAside(page: Page, path: string, locale: LoadableLocale): Promise<void> {
  if (!WITH_BARS.includes(path)) return;
  await expectUncovered(page, path);
  if (path !== at.shooting) return;
  const words = createTranslator(locale, await loadTable(locale));
  await page.getByRole('tab', { name: words('custom.by-words') }).click();
  await page.getByRole('button', { name: words('custom.keywords') }).click();
  await expectUncovered(page, `${path}, by words`);
}

for (const locale of LANGUAGES) {
  test(`nothing is wider than a phone in ${locale}`, async ({ browser, server, memberState }) => {
    const options: BrowserContextOptions = { storageState: memberState, locale: LOCALES[locale].bcp47 };
    const context = await browser.newContext({ ...options, viewport: { width: 390, height: 844 } });
    await keepPortable(context);
    const page = await context.newPage();
    await visitPages(page, server.url, async (path) => {
      await expectFitting(page, path, locale);
      await expectBarsAside(page, path, locale);
    });
    await context.close();
  });
}

/** Words of a page that are wider than what they stand in, which shows a part of them. */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, button, label, dt, dd)')]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).overflowX !== 'visible')
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map((one) => one.textContent ?? ''),
  );

for (const locale of ['de', 'ru', 'ar'] as const) {
  test(`on all other pages nothing is wider than a phone or cut off in ${locale}`, async ({
    browser,
    server,
    memberState,
  }) => {
    const options: BrowserContextOptions = { storageState: memberState, locale: LOCALES[locale].bcp47 };
    const context = await browser.newContext({ ...options, viewport: { width: 390, height: 844 } });
    await keepPortable(context);
    const page = await context.newPage();
    const look = async (path: string) => {
      await expectFitting(page, path, locale);
      expect.soft(await cutWords(page), `what is cut off on ${path} in ${locale}`).toEqual([]);
      expect.soft(await reversedCodes(page), path).toEqual([]);
    };
    await visitPages(page, server.url, look, OTHERS);
    await context.close();
  });
}

test('nothing is cut off in the smallest window, nor where text is twice as large', async ({
  browser,
  server,
  memberState,
}) => {
  const options: BrowserContextOptions = { storageState: memberState, locale: LOCALES.ru.bcp47 };
  const context = await browser.newContext({ ...options, viewport: { width: 320, height: 640 } });
  await keepPortable(context);
  const page = await context.newPage();
  await visitPages(page, server.url, async (path) => {
    await expectFitting(page, path, 'ru', 320);
    await expectBarsAside(page, path, 'ru');
  });
  await context.close();
});

for (const locale of ['ru', 'ar'] as const) {
  test(`no bar lies over anything at a zoom of 200 %, in ${locale}`, async ({ browser, server, memberState }) => {
    const options: BrowserContextOptions = { storageState: memberState, locale: LOCALES[locale].bcp47 };
    // A window of 1280 × 800 that is zoomed in: half as many pixels of twice the size.
    const context = await browser.newContext({ ...options, viewport: { width: 640, height: 400 } });
    await keepPortable(context);
    const page = await context.newPage();
    const look = async (path: string) => {
      await expectFitting(page, path, locale, 640);
      await expectBarsAside(page, path, locale);
    };
    await visitPages(page, server.url, look, WITH_BARS);
    await context.close();
  });
}

/** How much of the window's height is taken by what stays in place while the rest scrolls, at the upper and the lower edge. */
const shareOfBars = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const rows = new Set<number>();
    for (const one of document.querySelectorAll('body *')) {
      if (!['fixed', 'sticky'].includes(getComputedStyle(one).position) || !one.checkVisibility()) continue;
      const { top, bottom, width } = one.getBoundingClientRect();
      if (width < innerWidth / 2) continue;
      for (let y = Math.max(0, Math.round(top)); y < Math.min(innerHeight, Math.round(bottom)); y++) rows.add(y);
    }
    return rows.size / innerHeight;
  });

test('bars leave a low window, as one that is enlarged, to what it is about', async ({
  browser,
  server,
  memberState,
}) => {
  const options: BrowserContextOptions = { storageState: memberState, locale: LOCALES['zh-Hans'].bcp47 };
  const context = await browser.newContext({ ...options, viewport: { width: 390, height: 844 } });
  await keepPortable(context);
  const page = await context.newPage();
  const look = async (path: string) => {
    // A phone at 200 %, and the smallest window that has to do (WCAG 1.4.10).
    for (const [width, height] of [
      [195, 422],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect.soft(await shareOfBars(page), `bars of ${path} in ${width} × ${height}`).toBeLessThan(0.2);
      if (WITH_BARS.includes(path)) await expectUncovered(page, `${path} in ${width} × ${height}`);
    }
    await page.setViewportSize({ width: 390, height: 844 });
  };
  await visitPages(page, server.url, look, [...WITH_BARS, at.visit, `${at.result}?id=nothing`]);
  await context.close();
});

/** A calling code among letters that are read from the right: its plus sign stays in front. */
const reversedCodes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const left = (node: Node, at: number): number => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().left;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const at = node.nodeValue?.search(/\+\d/) ?? -1;
      if (at >= 0 && left(node, at) > left(node, at + 1)) found.push(node.nodeValue ?? '');
    }
    return found;
  });

test('dark, still, and from right to left', async ({ browser, server, memberState }) => {
  const locale = isLoadableLocale('ar') ? 'ar' : 'en';
  const context = await browser.newContext({
    storageState: memberState,
    locale: LOCALES[locale].bcp47,
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  await keepPortable(context);
  const page = await context.newPage();
  await visitPages(page, server.url, async (path) => {
    await expectFitting(page, path, locale);
    const brightness = await page.evaluate(() => {
      const [red = 255, green = 255, blue = 255] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
      return Math.max(Number(red), Number(green), Number(blue));
    });
    expect(brightness, path).toBeLessThan(80);
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => {
          const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
          return frames.some(({ transform }) => typeof transform === 'string' && transform !== 'none');
        }).length,
    );
    expect(moving, path).toBe(0);
    expect(await reversedCodes(page), path).toEqual([]);
    await expectAccessible(page);
  });
  await context.close();
});

test('language and appearance change at once and stay', async ({ page, open }) => {
  const en = createTranslator('en', await loadTable('en'));
  await open(at.mine);
  await page.getByRole('button', { name: t('mine.settings') }).click();
  const settings = page.getByRole('dialog');
  await settings.getByRole('button', { name: t('settings.dark') }).click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(settings.getByRole('radio')).toHaveCount(LOADABLE_LOCALES.length + 1);
  await settings.getByRole('radio', { name: LOCALES.en.ownName, exact: true }).click();
  await expect(settings.getByRole('heading', { name: en('settings.appearance') })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: en('tab.mine') })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});
