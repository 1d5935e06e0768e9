import { at } from '../support/addresses.ts';
import { type Cashier, startCashier } from '../support/cashier.ts';
import { anyNumber, expect, expectAccessible, logIn, t, test } from '../support/journey.ts';

let cashier: Cashier;
test.beforeAll(async ({ server }) => {
  cashier = await startCashier();
  await server.killAndRestart(cashier.environment);
});
test.afterAll(async ({ server }) => {
  await server.killAndRestart();
  await cashier.stop();
});

test('gold cards are bought at a cashier, are there at once, and their money is asked back', async ({
  page,
  open,
  server,
}) => {
  await open(at.login);
  await logIn(page, server);
  await open(at.mine);
  await page.getByRole('button', { name: t('recharge.title') }).click();

  await test.step('what is chosen is held while one pays', async () => {
    await expect(page.getByRole('radio', { checked: true })).toContainText(t('recharge.best'));
    await expectAccessible(page);
    await page.getByRole('radio').first().click();
    await page.getByRole('button', { name: /^付/ }).click();
    const sheet = page.getByRole('dialog', { name: t('pay.title') });
    await expect(sheet.getByText(/\d+:\d\d/)).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: /^付/ }).click();
  });

  await test.step('a payment that failed is tried again', async () => {
    await page.getByRole('button', { name: 'Fail: the bank refuses' }).click();
    await expect(page.getByText(t('order.state-failed'))).toBeVisible();
    await page.getByRole('button', { name: t('order.look') }).click();
    await expect(page.getByText(t('order.number'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^付/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: /^付/ }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
  });

  await test.step('the cards are there', async () => {
    const paid = page.getByRole('dialog', { name: t('paid.title') });
    await expect(paid).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await open(at.mine);
    await page.getByRole('button', { name: t('orders.title') }).click();
    await page.getByRole('button', { name: new RegExp(t('order.state-complete')) }).click();
  });

  await test.step('and the money can be asked back, once there is a reason', async () => {
    await page.getByRole('button', { name: t('refund.ask') }).click();
    const sheet = page.getByRole('dialog', { name: t('refund.ask') });
    await sheet.getByRole('button', { name: t('refund.send') }).click();
    await expect(sheet.getByText(t('error.14075'))).toBeVisible();
    await sheet.getByLabel(t('refund.reason')).fill('买多了');
    await sheet.getByRole('button', { name: t('refund.send') }).click();
    await expect(page.getByText(t('order.state-refunding'))).toBeVisible();
    await page.getByRole('button', { name: t('refund.cancel') }).click();
    await expect(page.getByText(t('order.state-complete'), { exact: true })).toBeVisible();
  });

  await open('/pagesA/statement/statement');
  await expect(page.getByText(t('money.kind-recharge-kept'), { exact: true })).toBeVisible();
  await expect(page.getByText(anyNumber(t('money.balance', '1'))).first()).toBeVisible();
});
