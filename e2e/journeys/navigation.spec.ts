import type { Page } from '@playwright/test';
import { at } from '../support/addresses.ts';
import { expect, expectAccessible, memberTest, t, test, themeName } from '../support/journey.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const tabs = (page: Page) => page.getByRole('navigation', { name: t('app.places') });

test('an unknown page leads to the welcome page with its query', async ({ page, open }) => {
  await open('/pages/nowhere?msg=hello&id=7');
  await expect(heading(page, t('welcome.title'))).toBeVisible();
  await expect(page).toHaveURL(/welcome\/welcome\?msg=hello&id=7$/);
  await expect(tabs(page)).toBeHidden();

  await open(at.notFound);
  await expect(page.getByText(t('not-found.lost'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('not-found.home') }).click();
  await expect(heading(page, t('visit.title'))).toBeVisible();
});

memberTest('back closes what lies on top, then leaves the page; forward comes again', async ({ page, open }) => {
  await open(at.mine);
  await page.getByRole('button', { name: t('mine.settings') }).click();
  const settings = page.getByRole('dialog', { name: t('mine.settings') });
  await expect(settings).toBeVisible();
  await page.goBack();
  await expect(settings).toBeHidden();
  await expect(heading(page, t('tab.mine'))).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('button', { name: t('mine.messages') })
    .click();
  await expect(heading(page, t('messages.title'))).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(t('messages.title')));
  await page.goBack();
  await expect(heading(page, t('tab.mine'))).toBeVisible();
  await page.goForward();
  await expect(heading(page, t('messages.title'))).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: t('action.back') }).click();
  await expect(heading(page, t('tab.mine'))).toBeVisible();
});

/** What slides while one page takes the place of another, and for how long, ms. */
const sliding = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const slides = effect instanceof KeyframeEffect && /-(old|new)\(root\)$/.test(effect.pseudoElement ?? '');
      return slides ? [effect.getComputedTiming().duration] : [];
    }),
  );

memberTest(
  'pages slide over each other in 300 ms, and a way back meanwhile is gone at once',
  async ({ page, open }) => {
    await open(at.mine);
    await expect(heading(page, t('tab.mine'))).toBeVisible();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Animation.enable');
    // Slow enough to be met while it moves: fifteen seconds a page.
    await cdp.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
    const turn = page.locator('html');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('mine.messages') })
      .click();
    await expect(turn).toHaveAttribute('data-turn', 'forward');
    await expect.poll(() => sliding(page)).toEqual([300, 300]);
    await page.goBack();
    await expect(turn).toHaveAttribute('data-turn', 'back');
    await expect.poll(() => sliding(page)).toEqual([300, 300]);
    await expect(heading(page, t('tab.mine'))).toBeVisible();
    await cdp.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await expect(turn).not.toHaveAttribute('data-turn');
    expect(await sliding(page)).toEqual([]);
  },
);

memberTest('a link leads straight to its page, and who is logged in starts on Photos', async ({ page, open }) => {
  for (const start of ['/', at.welcome]) {
    await page.goto('about:blank');
    await open(start);
    await expect(heading(page, t('visit.title'))).toBeVisible();
    await expect(page).toHaveURL(/visit\/visit$/);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  }
  await open(`${at.visit}?theme=studio-grey`);
  const sheet = page.getByRole('dialog', { name: themeName('studio-grey') });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();

  await open(`${at.shooting}?theme=studio-grey`);
  const chosen = page.getByRole('button', { name: themeName('studio-grey'), pressed: true });
  await expect(chosen).toBeVisible();
  await expectAccessible(page);

  await open(at.messages);
  await expect(heading(page, t('messages.title'))).toBeVisible();
  await open(`${at.result}?id=nothing`);
  await expect(page.getByText(t('darkroom.missing-title'))).toBeVisible();
  await open(`${at.shooting}?id=nothing`);
  await expect(page.getByText(t('darkroom.missing-title'))).toBeVisible();
  await page.getByRole('button', { name: t('darkroom.missing-action') }).click();
  await expect(heading(page, t('visit.title'))).toBeVisible();
});

memberTest('of taps at the same moment the first one counts', async ({ page, open }) => {
  await open(at.visit);
  await expect(heading(page, t('visit.title'))).toBeVisible();
  await tabs(page).evaluate((bar) => {
    for (const tab of [...bar.querySelectorAll('button')].slice(1)) tab.click();
  });
  await expect(heading(page, t('avatar.title'))).toBeVisible();
  await expect(page).toHaveURL(/avatar\/avatar$/);
  await tabs(page)
    .getByRole('button', { name: t('tab.mine') })
    .click();
  await expect(heading(page, t('tab.mine'))).toBeVisible();
});

memberTest('a tab that one comes back to is as one left it; its own tap leads to its top', async ({ page, open }) => {
  await open(at.visit);
  const last = page
    .getByRole('main')
    .getByRole('button', { name: themeName('studio-grey') })
    .last();
  const scrolled = () => page.evaluate(() => scrollY);
  // The gallery's sections come one after another, and the same theme stands in the first one too.
  await expect(async () => {
    await last.scrollIntoViewIfNeeded();
    expect(await scrolled()).toBeGreaterThan(0);
  }).toPass();
  const before = await scrolled();
  await tabs(page)
    .getByRole('button', { name: t('tab.mine') })
    .click();
  await expect(heading(page, t('tab.mine'))).toBeVisible();
  await tabs(page)
    .getByRole('button', { name: t('tab.visit') })
    .click();
  // The bar at the top changes its height a little while one scrolls.
  await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThan(24);
  await tabs(page)
    .getByRole('button', { name: t('tab.visit') })
    .click();
  await expect.poll(scrolled).toBe(0);
});

memberTest(
  'back leads out of the darkroom to where one came from, by the browser and by its own cross',
  async ({ page, open }) => {
    await open(at.visit);
    await tabs(page)
      .getByRole('button', { name: t('tab.shooting') })
      .click();
    const shoot = page.getByRole('button', { name: t('theme.shoot', 20) });
    await shoot.click();
    const cross = page.getByRole('button', { name: t('action.close') });
    await expect(cross).toBeVisible();
    await expect(page).toHaveURL(/shooting\?id=/);
    await page.goBack();
    await expect(shoot).toBeVisible();
    await page.goForward();
    await cross.click();
    await expect(shoot).toBeVisible();
    await page.goBack();
    await expect(heading(page, t('visit.title'))).toBeVisible();
  },
);

memberTest('back leads from a page that was opened by its link to the tab above it', async ({ page, open }) => {
  await open(at.messages);
  await expect(heading(page, t('messages.title'))).toBeVisible();
  await page.goBack();
  await expect(heading(page, t('tab.mine'))).toBeVisible();
});

test('a path that does not exist answers with the app, which leads home', async ({ page, server }) => {
  const answer = await page.goto(`${server.url}/nowhere/at/all`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText(t('not-found.lost'))).toBeVisible();
  await page.getByRole('button', { name: t('not-found.home') }).click();
  await expect(heading(page, t('visit.title'))).toBeVisible();
  await page.reload();
  await expect(heading(page, t('visit.title'))).toBeVisible();
});
