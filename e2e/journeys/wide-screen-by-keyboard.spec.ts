import type { Locator } from '@playwright/test';
import { at } from '../support/addresses.ts';
import { anyNumber, expect, expectAccessible, newPhone, t, test, themeName } from '../support/journey.ts';
import { pressByKey, tabTo } from '../support/keyboard.ts';
import { expectWholeRings } from '../support/rings.ts';
import { photos, progress, SHEETS, SHOOT_TIMEOUT_MS } from '../support/shooting.ts';

const namesOf = (buttons: Locator): Promise<string[]> =>
  buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent));

test.use({ viewport: { width: 1280, height: 800 } });

test('the left window is there from 768 pixels on, and not on the welcome and login pages', async ({ page, open }) => {
  const left = page.getByRole('complementary', { name: t('tab.visit') });
  await open(at.mine);
  await expect(left.getByRole('button', { name: themeName('studio-grey') }).first()).toBeVisible();

  await test.step('arrows move a row of themes that the mouse is over, as far as it goes', async () => {
    const row = left.getByRole('list').filter({ has: page.getByRole('button', { name: themeName('studio-grey') }) });
    // Not for readers and keys, which reach the cards themselves.
    const [back, on] = [row.first().locator('~ button').first(), row.first().locator('~ button').last()];
    const scrolledPx = () => row.first().evaluate(({ scrollLeft }) => Math.abs(scrollLeft));
    await expect(on).toBeHidden();
    await row.first().hover();
    await expect(on).toBeVisible();
    await expect(back).toBeHidden();
    // What comes later above the row pushes it from under the mouse.
    await on.dispatchEvent('click');
    await expect.poll(scrolledPx).toBeGreaterThan(0);
    await back.dispatchEvent('click');
    await expect.poll(scrolledPx).toBe(0);
  });
  await expectWholeRings(page, 'a page beside the left window');
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(left).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(left).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of [at.welcome, at.login]) {
    await open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(left).toBeHidden();
    await expectWholeRings(page, path);
  }
});

test('from the login to a portrait on the whole screen, without a mouse', async ({ page, open, server }) => {
  const phone = newPhone();
  const main = page.getByRole('main');

  await test.step('skip to the content, choose a theme at the left', async () => {
    await open(at.visit);
    await expect(page.getByRole('complementary')).toBeVisible();
    await pressByKey(page, page.getByRole('button', { name: t('app.skip') }));
    await expect(main).toBeFocused();
    await open(at.visit);
    await pressByKey(
      page,
      page
        .getByRole('complementary')
        .getByRole('button', { name: themeName('studio-grey') })
        .first(),
    );
    await expect(main.getByRole('heading', { level: 1, name: themeName('studio-grey') })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('log in', async () => {
    await pressByKey(page, main.getByRole('button', { name: t('theme.shoot', SHEETS) }));
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: t('action.login') })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel(t('login.phone')));
    await page.keyboard.type(phone);
    await pressByKey(page, page.getByRole('checkbox', { name: t('login.agree') }), 'Space');
    await pressByKey(page, page.getByRole('button', { name: t('login.get-code') }));
    const code = page.getByLabel(t('login.code', 6));
    await expect(code).toBeVisible();
    await tabTo(page, code);
    await page.keyboard.type(await server.codeFor(phone));
  });

  await test.step('take the sample face', async () => {
    const sheet = page.getByRole('dialog', { name: t('add-face.title') });
    await pressByKey(page, sheet.getByRole('button', { name: t('add-face.sample') }));
    await expect(sheet.getByRole('heading', { name: t('add-face.done-sample') })).toBeVisible();
    await pressByKey(page, sheet.getByRole('button', { name: t('add-face.next') }));
    await expect(sheet).toBeHidden();
  });

  await test.step('shoot', async () => {
    await pressByKey(page, main.getByRole('button', { name: t('theme.shoot', SHEETS) }));
    await expect(progress(page)).toBeVisible();
    const choose = main.getByRole('button', { name: t('darkroom.choose') });
    await expect(choose).toBeVisible({ timeout: SHOOT_TIMEOUT_MS });
    await pressByKey(page, choose);
  });

  await test.step('choose, look closely, come back to where one was', async () => {
    await pressByKey(page, photos(page).first(), 'Space');
    await expect(page.getByText(t('result.kept', 1))).toBeVisible();
    await expectAccessible(page);
    const open = page.getByRole('button', { name: anyNumber(t('result.open', 1)) }).nth(1);
    await pressByKey(page, open);
    const viewer = page.getByRole('dialog', { name: t('viewer.label') });
    await expect(viewer.getByText(new RegExp(`^${t('viewer.position', 2, 20).split('20')[0]}`))).toBeAttached();
    const third = viewer.getByText(new RegExp(`^${t('viewer.position', 3, 20).split('20')[0]}`));
    // Also while the photo still comes out of its cell.
    await page.keyboard.press('ArrowRight');
    await expect(third).toBeAttached();
    const all = await namesOf(viewer.getByRole('button'));
    const reached = new Set<string>();
    for (let press = 0; press < all.length + 2; press++) {
      await page.keyboard.press('Tab');
      for (const name of await namesOf(viewer.locator('button:focus'))) reached.add(name);
      await expect(viewer.locator('button:focus')).toHaveCount(1);
    }
    expect([...reached].sort()).toEqual(all.sort());
    expect(reached).toContain(t('viewer.dislike'));
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(open).toBeFocused();
  });
});
