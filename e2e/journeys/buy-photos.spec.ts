import type { Page } from '@playwright/test';
import { at } from '../support/addresses.ts';
import { type Cashier, startCashier } from '../support/cashier.ts';
import { becomeMember, expect, expectAccessible, t, test, themeName } from '../support/journey.ts';
import { goToChoosing, photos, startShoot } from '../support/shooting.ts';
import { expectToast } from '../support/toast.ts';

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

/** What the bar says of so many that are chosen, one of them free. */
async function expectChosen(page: Page, count: number): Promise<void> {
  const parts = [t('order.photos', count), t('order.part-free', 1), cards(count - 1)];
  await expect(page.getByRole('status').getByText(parts.join(' · '), { exact: true })).toBeVisible();
}

test('photos are chosen, ordered, and paid for with gold cards; until then one sees proofs', async ({
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

  await test.step('what is ordered waits to be paid', async () => {
    await expectChosen(page, 4);
    await photos(page).nth(3).click();
    await expectChosen(page, 3);
    await keep(page).click();
    await expect(page.getByText(t('pay.have', cards(2)))).toBeVisible();
    await page.goBack();
    await expect(page.getByText(t('result.waiting-order', 3))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('pay.title'), exact: true }).click();
  });

  await test.step('paid, it is in the album, whole', async () => {
    await page.getByRole('button', { name: t('pay.press', cards(2)) }).click();
    await expectToast(page, t('photo.kept', 3));
    await expect(page.getByText(t('album.total', 3))).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: themeName(THEME) })
      .first()
      .click();
    // Or larger, where it was shot anew since.
    await expect.poll(() => widthOf(page)).toBeGreaterThanOrEqual(768);
    await page.keyboard.press('Escape');
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
    const row = page.getByRole('button', { name: new RegExp(`^${t('order.photos', 3)}`) });
    await expect(row).toContainText(t('order.state-complete'));
    await row.click();
    await expect(page.getByRole('list', { name: t('order.photos', 3) }).getByRole('button')).toHaveCount(3);
    await expectAccessible(page);
  });
});

/** Pixels of the photo in the viewer. */
async function widthOf(page: Page): Promise<number> {
  const picture = page
    .getByRole('dialog', { name: t('viewer.label') })
    .getByRole('img')
    .first();
  return picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
}
