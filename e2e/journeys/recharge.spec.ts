import { at } from '../support/addresses.ts';
import { type Cashier, startCashier } from '../support/cashier.ts';
import { anyNumber, expect, expectAccessible, logIn, newPhone, t, test } from '../support/journey.ts';
import { expectUncoveredInEveryWindow } from '../support/uncovered.ts';

let cashier: Cashier;
test.beforeAll(async ({ server }) => {
  cashier = await startCashier();
  await server.killAndRestart(cashier.environment);
});
test.afterAll(async ({ server }) => {
  await server.killAndRestart();
  await cashier.stop();
});

test('gold cards are bought at a cashier, are there at once, their money is asked back, and a friend is given some', async ({
  page,
  open,
  server,
  browser,
}) => {
  await open(at.login);
  await logIn(page, server);
  await open(at.mine);
  await page.getByRole('button', { name: t('recharge.title') }).click();

  await test.step('a price stays within its card where it is written longest', async () => {
    await expect(page.getByRole('radio').first()).toBeVisible();
    await page.evaluate(() => localStorage.setItem('kinora.locale', 'de'));
    await page.reload();
    await expect(page.getByRole('radio').first()).toContainText('CN¥');
    const tooWide = await page.getByRole('radio').evaluateAll((cards) =>
      cards
        .flatMap((card) => [...card.children])
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
    expect(tooWide).toEqual([]);
    await page.evaluate(() => localStorage.removeItem('kinora.locale'));
    await page.reload();
  });

  await test.step('what is chosen is held while one pays', async () => {
    // Nothing dearer than needed is chosen beforehand.
    await expect(page.getByRole('radio').first()).toBeChecked();
    await expectAccessible(page);
    await expectUncoveredInEveryWindow(page, 'recharge');
    await page.getByRole('radio').first().click();
    await page.getByRole('button', { name: /^付 / }).click();
    const sheet = page.getByRole('dialog', { name: t('pay.title') });
    await expect(sheet.getByText(/\d+:\d\d/)).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: /^付 / }).click();
  });

  await test.step('one that was given up at the cashier is told, and the order waits', async () => {
    await page.locator('button[value=cancel]').click();
    await expect(page.getByText(t('pay.cancelled'))).toBeVisible();
    await page.getByRole('button', { name: /^付 / }).click();
    await page
      .getByRole('dialog', { name: t('pay.title') })
      .getByRole('button', { name: /^付 / })
      .click();
  });

  await test.step('a payment that failed is tried again', async () => {
    await page.getByRole('button', { name: '付款失败：银行拒绝' }).click();
    await expect(page.getByText(t('order.state-failed'), { exact: true }).filter({ visible: true })).toBeVisible();
    // One stays with the order.
    await expect(page).toHaveURL(/orderDetails/);
    await page.getByRole('button', { name: /^付 / }).click();
    await expect(page.getByRole('dialog', { name: t('pay.title') })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: /^付 / }).click();
    await page.locator('button[value=pay]').click();
  });

  await test.step('the cards are there', async () => {
    const paid = page.getByRole('dialog', { name: t('paid.title') });
    await expect(paid).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/showSuccess/);
    // Back does not lead to the cashier again.
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`^${server.url}/`));
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
    await expect(page.getByText(t('order.state-refunding')).first()).toBeVisible();
    await page.getByRole('button', { name: t('refund.cancel') }).click();
    await expect(page.getByText(t('order.state-complete'), { exact: true }).filter({ visible: true })).toBeVisible();
  });

  await open('/pagesA/statement/statement');
  await expect(page.getByText(t('money.kind-recharge-kept'), { exact: true })).toBeVisible();
  await expect(page.getByText(anyNumber(t('money.left-paid', '1'))).first()).toBeVisible();

  const friendPhone = newPhone();
  await test.step('some are given to a friend, whose number is typed twice', async () => {
    await open(at.mine);
    await page.getByRole('button', { name: t('orders.give') }).click();
    await page.getByLabel(t('login.phone'), { exact: true }).fill(friendPhone);
    await page.getByLabel(t('gifts.count')).fill('3');
    await page.getByLabel(t('gifts.tail')).fill(friendPhone.slice(-4) === '0000' ? '1111' : '0000');
    await page.getByRole('button', { name: t('gifts.give') }).click();
    await expect(page.getByText(t('error.14082'))).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(t('gifts.tail')).fill(friendPhone.slice(-4));
    await page.getByRole('button', { name: t('gifts.give') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('gifts.give') })
      .click();
    await expect(page.getByRole('heading', { name: t('gifts.given-title') })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the friend, who comes for the first time, finds and takes them', async () => {
    const friend = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
    await friend.goto(`${server.url}/#${at.login}`);
    await logIn(friend, server, friendPhone);
    await friend.goto(`${server.url}/#${at.messages}`);
    await friend
      .getByRole('button', { name: t('message.400.title') })
      .first()
      .click();
    await expectAccessible(friend);
    await friend.getByRole('button', { name: t('gifts.take') }).click();
    await friend.getByRole('button', { name: t('gifts.purse') }).click();
    await expect(friend.getByText(t('money.kind-gift-taken'), { exact: true })).toBeVisible();
    await friend.context().close();
  });
});
