import type { Page } from '@playwright/test';
import { at } from '../support/addresses.ts';
import { type Cashier, startCashier } from '../support/cashier.ts';
import { becomeMember, expect, expectAccessible, t, test, themeName } from '../support/journey.ts';
import { goToChoosing, photos, startShoot } from '../support/shooting.ts';
import { expectToast } from '../support/toast.ts';
import { expectUncoveredInEveryWindow } from '../support/uncovered.ts';

const THEME = 'studio-grey';

let cashier: Cashier;
test.beforeAll(async ({ server }) => {
  cashier = await startCashier();
  await server.killAndRestart({ ...cashier.environment, KINORA_REGISTER_SEND: '2' });
});
test.afterAll(async ({ server }) => {
  await server.killAndRestart();
  await cashier.stop();
});

const cards = (count: number) => t('recharge.cards', count);
const keep = (page: Page) => page.getByRole('main').getByRole('button', { name: t('viewer.keep'), exact: true });

/** A button that pays so much money, whose sign stands in front in every language. */
const pays = (page: Page, key: 'pay.direct' | 'pay.press', sum: string) =>
  page.getByRole('button', { name: new RegExp(`^${t(key, `\\p{Cf}?${sum}\\p{Cf}?`)}$`, 'u') });

/** What the bar says of so many that are chosen, one of them free. */
async function expectChosen(page: Page, count: number): Promise<void> {
  const ofCards = t('result.part-for', String(count - 1), cards(count - 1));
  const parts = [t('order.photos', count), t('order.part-free', 1), ofCards];
  await expect(page.getByRole('status').getByText(parts.join(' · '), { exact: true })).toBeVisible();
}

test('photos are chosen, ordered, and paid for directly, with a coupon or with gold cards; before, and once it is refunded, one sees proofs', async ({
  page,
  open,
  server,
}) => {
  await becomeMember(page, server);
  await startShoot(page, server.url, THEME);
  await goToChoosing(page);

  await test.step('an order that costs more than there is leads to where gold cards are bought, or is given up', async () => {
    for (const index of [0, 1, 2, 3]) await photos(page).nth(index).click();
    await expectChosen(page, 4);
    await expectAccessible(page);
    await expectUncoveredInEveryWindow(page, 'a result whose photos cost');
    await keep(page).click();
    await expect(page.getByText(t('pay.short', cards(2), cards(1)))).toBeVisible();
    await expect(page.getByRole('button', { name: t('recharge.title') })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('order.cancel') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('order.cancel') })
      .click();
    await expect(page.getByText(t('order.state-cancelled'))).toBeVisible();
    await page.goBack();
  });

  const result = page.url();
  let direct = '';
  await test.step('or is paid for directly, without gold cards', async () => {
    await expectChosen(page, 4);
    await keep(page).click();
    await pays(page, 'pay.direct', '¥6.00').click();
    direct = idOf(page);
    const sheet = page.getByRole('dialog', { name: t('pay.title') });
    await expect(sheet.getByText(t('order.photos', 4))).toBeVisible();
    await expectAccessible(page);
    await pays(page, 'pay.press', '¥6.00').click();
    await page.locator('button[value=pay]').click();
    const done = page.getByRole('dialog', { name: t('paid.photos') });
    await expect(done.getByText(t('photo.kept', 4))).toBeVisible();
    await expectAccessible(page);
    await done.getByRole('button', { name: t('paid.album') }).click();
    await expect(page.getByText(t('album.total', 4))).toBeVisible();
  });

  let withCoupon = '';
  await test.step('what is ordered with a coupon waits to be paid', async () => {
    const [, uid = ''] = (await server.operate('orders', 'show', direct)).split(/\s+/);
    await server.operate('ledger', 'grant', uid, '--unit', 'coupon', '--amount', '1', '--why', 'thanks');
    await page.goto(result);
    await page.reload();
    // A tap chooses once it is known what it costs.
    await expect(async () => {
      for (const index of [4, 5]) {
        const photo = photos(page).nth(index);
        if ((await photo.getAttribute('aria-pressed')) !== 'true') await photo.click();
      }
      await expect(page.getByRole('status').getByText(t('order.photos', 2))).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await keep(page).click();
    const asked = page.getByRole('alertdialog', { name: t('order.coupon-ask', 1) });
    await expect(asked.getByText(t('order.coupon-saves', cards(1)))).toBeVisible();
    await expectAccessible(page);
    await asked.getByRole('button', { name: t('order.coupon-use') }).click();
    await expect(page.getByText(t('pay.have', cards(2)))).toBeVisible();
    await expect(pays(page, 'pay.direct', '¥2.00')).toBeVisible();
    withCoupon = idOf(page);
    await page.goBack();
    const waiting = page.getByText(t('result.waiting-order', 2));
    await expect(waiting).toBeVisible();
    await expectAccessible(page);
    // In sight too below: it stays under the bar of the page.
    await photos(page).last().scrollIntoViewIfNeeded();
    await expect(photos(page).first()).not.toBeInViewport();
    await expect(waiting).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: t('pay.title'), exact: true }).click();
  });

  await test.step('paid, it is in the album, whole', async () => {
    await page.getByRole('button', { name: t('pay.press', cards(1)) }).click();
    await expectToast(page, t('photo.kept', 2));
    await expect(page.getByText(t('album.total', 6))).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: themeName(THEME) })
      .first()
      .click();
    // Or larger, where it was shot anew since.
    await expect.poll(() => widthOf(page)).toBeGreaterThanOrEqual(768);
    await page.keyboard.press('Escape');
  });

  let video = '';
  await test.step('one of them in 4K and as a video has a price, and is made once that is paid', async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: themeName(THEME) })
      .first()
      .click();
    await page.getByRole('button', { name: t('viewer.extras') }).click();
    const extra = (name: string) =>
      page
        .getByRole('dialog', { name: t('viewer.extras') })
        .getByRole('listitem')
        .filter({ hasText: name });
    for (const [name, what, price, sum] of [
      [t('viewer.extra-4k'), t('order.4k'), 2, '¥4.00'],
      [t('viewer.extra-video'), t('order.video'), 3, '¥6.00'],
    ] as const) {
      await expect(extra(name).getByText(cards(price))).toBeVisible();
      await expectAccessible(page);
      await extra(name)
        .getByRole('button', { name: t('viewer.extra-make') })
        .click();
      await expect(page.getByText(what).first()).toBeVisible();
      await pays(page, 'pay.direct', sum).click();
      await pays(page, 'pay.press', sum).click();
      await page.locator('button[value=pay]').click();
      const done = page.getByRole('dialog', { name: t('paid.rendition') });
      await expect(done.getByText(t('paid.making'))).toBeVisible();
      await expectAccessible(page);
      await done.getByRole('button', { name: t('paid.look') }).click();
      await page.getByRole('button', { name: t('viewer.extras') }).click();
      await expect(extra(name).getByText('×')).toBeVisible();
    }
    await extra(t('viewer.extra-video'))
      .getByRole('button', { name: t('viewer.extra-play') })
      .click();
    await expect(page.locator('video')).toBeVisible();
    video = page.url();
    await page.goto(`${server.url}/#${at.album}`);
  });

  await test.step('the rest are proofs, which are kept before they are saved', async () => {
    await page.getByRole('button', { name: t('album.left'), exact: true }).click();
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^「${themeName(THEME)}`) })
      .first()
      .click();
    await expect.poll(() => widthOf(page)).toBe(576);
    await page.getByRole('button', { name: t('action.save') }).click();
    await expectToast(page, t('photo.keep-first'));
    await page.keyboard.press('Escape');
  });

  await test.step('the statement says where the gold cards went', async () => {
    await open(at.mine);
    await page.getByRole('button', { name: t('orders.title') }).click();
    const rowOf = (count: number) =>
      page
        .getByRole('button', { name: new RegExp(`^${t('order.photos', count)}`) })
        .filter({ hasText: t('order.state-complete') });
    await expect(rowOf(4)).toContainText('¥6.00');
    await rowOf(2).click();
    await expect(page.getByRole('list', { name: t('order.photos', 2) }).getByRole('button')).toHaveCount(2);
    await expectAccessible(page);
  });

  await test.step('once it is refunded the photo is a proof again, and neither its 4K nor its video is to be had', async () => {
    for (const id of [direct, withCoupon]) await server.operate('orders', 'takeback', id, '--why', 'blurred');
    await page.goto(`${server.url}/#${at.orderDetails}?id=${withCoupon}`);
    await expect(page.getByText(t('order.state-refunded')).first()).toBeVisible();
    await page.goto(video);
    await page.reload();
    await expect(page.getByText(t('video.gone-title'))).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    await page.goto(`${server.url}/#${at.preview}?id=${idOf(page)}`);
    await expect.poll(() => widthOf(page)).toBe(576);
    await expect(page.getByRole('button', { name: t('viewer.extras') })).toHaveCount(0);
  });
});

/** What the page's address names. */
const idOf = (page: Page): string => /[?&]id=(\w+)/.exec(page.url())?.[1] ?? '';

/** Pixels of the photo in the viewer. */
async function widthOf(page: Page): Promise<number> {
  const picture = page
    .getByRole('dialog', { name: t('viewer.label') })
    .getByRole('img')
    .first();
  return picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
}
