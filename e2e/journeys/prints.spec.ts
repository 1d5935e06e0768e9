import { type Cashier, startCashier } from '../support/cashier.ts';
import { becomeMember, expect, expectAccessible, t, test } from '../support/journey.ts';
import { expectStill } from '../support/layout-shift.ts';
import { keepOne } from '../support/shooting.ts';
import { expectToast } from '../support/toast.ts';
import { expectUncoveredInEveryWindow } from '../support/uncovered.ts';

let cashier: Cashier;
test.beforeAll(async () => {
  cashier = await startCashier();
});
test.afterAll(async ({ server }) => {
  await server.killAndRestart();
  await cashier.stop();
});

const PRICE = '¥13.80';

test('prints of a kept photo are ordered, paid for, and followed on their way', async ({ page, server }) => {
  await becomeMember(page, server);
  const viewer = await keepOne(page, server.url);
  await server.killAndRestart(cashier.environment);
  await page.reload();

  await test.step('from the photo one comes to where they are ordered', async () => {
    await viewer.getByRole('button', { name: t('viewer.print') }).click();
    // What the photo has no pixels for is not printed.
    await expect(page.getByRole('radio', { name: t('print.cm', '10', '15') })).toBeChecked();
    await expect(page.getByRole('radio', { name: t('print.cm', '20', '30') })).toBeDisabled();
    await expect(page.getByText(t('print.in-4k'))).toBeVisible();
    await expectAccessible(page);
    await expectUncoveredInEveryWindow(page, 'print');
  });

  await test.step('the part is chosen by keyboard', async () => {
    const frame = page.getByRole('application');
    const placeOf = () =>
      frame
        .getByRole('presentation')
        .first()
        .evaluate((image: HTMLElement) => image.style.transform);
    const before = await placeOf();
    await frame.press('+');
    await frame.press('ArrowRight');
    expect(await placeOf()).not.toBe(before);
  });

  await test.step('an address that lacks something is not sent to', async () => {
    await page.getByRole('button', { name: t('print.more') }).click();
    await page.getByRole('button', { name: new RegExp(`^${t('print.order', '\\p{Cf}?¥')}`, 'u') }).click();
    await expect(page.getByText(t('print.need-name'))).toBeInViewport();
    await page.getByLabel(t('print.name')).fill('王芳');
    await page.getByLabel(t('print.phone')).fill('13800000000');
    await page.getByLabel(t('print.street')).fill('文三路 1 号');
    const kept = () => page.evaluate(() => sessionStorage.getItem('kinora.visit.print-address'));
    for (const [field, region] of [
      ['print.province', '浙江省'],
      ['print.city', '杭州市'],
      ['print.district', '西湖区'],
    ] as const) {
      const before = await kept();
      await page.getByLabel(t(field)).selectOption(region);
      await expect.poll(kept).not.toBe(before);
    }
    // What was entered outlives a reload.
    await page.reload();
    await expect(page.getByLabel(t('print.street'))).toHaveValue('文三路 1 号');
    await page.getByRole('button', { name: t('print.more') }).click();
    await page.getByRole('button', { name: new RegExp(`^${t('print.order', '\\p{Cf}?¥')}`, 'u') }).click();
  });

  await test.step('it is paid for', async () => {
    await expect(page.getByText(t('order.number'))).toBeVisible();
    await expectAccessible(page);
    await expectUncoveredInEveryWindow(page, 'an order that waits for its payment');
    await page.getByRole('button', { name: /^付 / }).click();
    const sheet = page.getByRole('dialog', { name: t('pay.title') });
    await expect(sheet.getByText(PRICE).first()).toBeVisible();
    await sheet.getByRole('button', { name: /^付 / }).click();
    await page.locator('button[value=pay]').click();
    await expectToast(page, t('print.paid'));
  });

  await test.step('the operator sends it, and its user follows it', async () => {
    const id = new URL(page.url().replace('#', '')).searchParams.get('id') ?? '';
    const why = ['--why', 'printed', '--by', 'olga'];
    await expect.poll(() => server.operate('orders', 'show', id)).toContain('file made');
    expect(await server.operate('orders', 'accept', id, ...why)).toContain('is taken on');
    await server.operate('orders', 'deliver', id, '--carrier', 'SF', '--number', 'SF1234567', ...why);
    await expect(page.getByText('SF1234567')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: t('order.state-delivering') })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expectAccessible(page);
  });

  const order = page.url();
  await test.step('the same is ordered again', async () => {
    await page.getByRole('button', { name: t('order.copy') }).click();
    await expect(page.getByLabel(t('print.street'))).toHaveValue('文三路 1 号');
  });

  await test.step('neither page moves while it loads', async () => {
    await expectStill(page);
    await page.goto(order);
    await expectStill(page);
  });

  await test.step('who has the parcel says so', async () => {
    const id = new URL(order.replace('#', '')).searchParams.get('id') ?? '';
    await server.operate('orders', 'delivered', id, '--why', 'it came', '--by', 'olga');
    await page.getByRole('button', { name: t('order.receive') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('order.receive') })
      .click();
    await expect(page.getByRole('status').filter({ hasText: t('order.state-received') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('order.receive') })).toHaveCount(0);
  });
});
