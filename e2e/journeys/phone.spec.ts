import { at } from '../support/addresses.ts';
import { expect, expectAccessible, newPhone, t, test } from '../support/journey.ts';

test('a phone is bound to the account of a device, and another one takes its place', async ({ page, open, server }) => {
  const [first, second] = [newPhone(), newPhone()];
  const number = page.getByLabel(t('login.phone'), { exact: true });
  const field = page.getByLabel(t('login.code', 6));
  const askCode = page.getByRole('button', { name: t('login.get-code') });
  const enterCodeOf = async (phone: string) => {
    await askCode.click();
    await expect(field).toBeVisible();
    await field.fill(await server.codeFor(phone));
  };
  await open(at.login);
  await page.getByRole('checkbox', { name: t('login.agree') }).click();
  await page.getByRole('button', { name: t('login.by-device') }).click();
  await expect(page).toHaveURL(new RegExp(`#${at.visit}`));
  await open(at.mine);
  await page.getByRole('button', { name: t('mine.ways') }).click();
  await expectAccessible(page);

  await test.step('the first one: what is wrong is said in its place, and the next code has to wait', async () => {
    await page.getByRole('button', { name: t('phone.bind') }).click();
    await number.fill('123');
    await askCode.click();
    await expect(page.getByText(t('error.14001'))).toBeVisible();
    await number.fill(first);
    await askCode.click();
    await expect(page.getByRole('button', { name: /\d+ 秒后可重新获取/ })).toBeDisabled();
    const code = await server.codeFor(first);
    await field.fill(code === '000000' ? '111111' : '000000');
    await expect(page.getByText(t('error.14002'))).toBeVisible();
    await expectAccessible(page);
    await field.fill(code);
    const masked = page.getByText(`${first.slice(0, 3)}****${first.slice(-4)}`);
    await expect(masked.filter({ visible: true })).toBeVisible();
  });

  await test.step('another one after the present one is proven; who lost it reads what to do', async () => {
    await page.getByRole('button', { name: t('phone.change'), exact: true }).click();
    await page.getByRole('button', { name: t('phone.lost') }).click();
    await expect(page.getByText(t('phone.lost-none', t('duration.days', 7)))).toBeVisible();
    await page.getByRole('button', { name: t('phone.found') }).click();
    await enterCodeOf(first);
    await expect(page.getByText(t('phone.new-text'))).toBeVisible();
    await number.fill(first);
    await page.getByRole('button', { name: t('login.get-code') }).click();
    await expect(page.getByText(t('error.14085'))).toBeVisible();
    await number.fill(second);
    await enterCodeOf(second);
    await expect(page.getByText(`${second.slice(0, 3)}****${second.slice(-4)}`)).toBeVisible();
  });
});
