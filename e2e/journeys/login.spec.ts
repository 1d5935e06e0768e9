import { expect, newPhone, t, test } from '../support/journey.ts';

test('consent comes first, a wrong code is refused, the right one logs in', async ({ page, open, server }) => {
  const phone = newPhone();
  await open('/pagesA/login/login');
  await page.getByLabel(t('login.phone')).fill('123');
  await page.getByRole('button', { name: t('login.get-code') }).click();
  await expect(page.getByText(t('login.agree-first'))).toBeVisible();
  await expect(page.getByText(t('error.14001'))).toBeVisible();

  await page.getByLabel(t('login.phone')).fill(phone);
  await page.getByRole('checkbox', { name: t('login.agree') }).click();
  await page.getByRole('button', { name: t('login.get-code') }).click();
  await expect(page.getByRole('button', { name: /\d+ 秒后可重新获取/ })).toBeDisabled();
  // Another number need not wait; what was wrong with the former is not said of it.
  await page.getByRole('button', { name: t('login.other-phone') }).click();
  await expect(page.getByText(t('error.14001'))).toBeHidden();
  await page.getByLabel(t('login.phone')).fill(newPhone());
  await expect(page.getByRole('button', { name: t('login.get-code') })).toBeEnabled();
  await page.getByLabel(t('login.phone')).fill(phone);
  await page.getByRole('button', { name: t('login.enter-code') }).click();

  const code = await server.codeFor(phone);
  await page.getByLabel(t('login.code', 6)).fill(code === '000000' ? '111111' : '000000');
  await expect(page.getByText(t('error.14002'))).toBeVisible();
  await page.getByLabel(t('login.code', 6)).fill(code);
  await expect(page.getByRole('heading', { level: 1, name: t('visit.title') })).toBeVisible();

  await page.reload();
  await open('/pages/tabBar/mine/mine');
  await expect(page.getByText(`${phone.slice(0, 3)}****${phone.slice(-4)}`)).toBeVisible();
});

test('the region of a phone is found by name and by code, those that share a code each for itself', async ({
  page,
  open,
  server,
}) => {
  const area = t('login.area');
  await open('/pagesA/login/login');
  await page.getByRole('button', { name: `${area} \u2066+86\u2069 ${t('login.region-CN')}` }).click();
  const search = page.getByLabel(t('login.region-search'));
  await search.fill('加拿大');
  await expect(page.getByRole('radio')).toHaveCount(1);
  await search.fill('+44');
  await expect(page.getByRole('radio')).toHaveCount(4);
  await search.fill('xyz');
  await expect(page.getByText(t('login.region-none'))).toBeVisible();
  await search.fill('美国');
  await page.getByRole('radio', { name: '美国' }).first().click();
  await expect(page.getByRole('button', { name: `${area} \u2066+1\u2069 美国` })).toBeVisible();
  await page.getByLabel(t('login.phone')).fill('2025550123');
  await page.getByRole('checkbox', { name: t('login.agree') }).click();
  await page.getByRole('button', { name: t('login.get-code') }).click();
  const code = page.getByLabel(t('login.code', 6));
  await expect(code).toBeVisible();

  // A phone ends the page while its user reads the message.
  await page.reload();
  await expect(code).toBeVisible();
  await expect(page.getByRole('button', { name: /\d+ 秒后可重新获取/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: `${area} \u2066+1\u2069 美国` })).toBeVisible();
  await expect(page.getByLabel(t('login.phone'), { exact: true })).toHaveValue('2025550123');
  await code.fill(await server.codeFor('2025550123', '+1'));
  await expect(page.getByRole('heading', { level: 1, name: t('visit.title') })).toBeVisible();
});
