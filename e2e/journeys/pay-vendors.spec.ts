import { at } from '../support/addresses.ts';
import { type Channels, startChannels } from '../support/channels.ts';
import { expect, expectAccessible, logIn, t, test } from '../support/journey.ts';

let channels: Channels;
test.beforeAll(async ({ server }) => {
  channels = await startChannels();
  await server.killAndRestart({ ...channels.environment, KINORA_PUBLIC_URL: server.url });
});
test.afterAll(async ({ server }) => {
  await server.killAndRestart();
  await channels.stop();
});

test.use({ viewport: { width: 1280, height: 800 } });

test('on a desk one chooses how to pay: by a code that a telephone scans, or on a page that leads back', async ({
  page,
  open,
  server,
}) => {
  await open(at.login);
  await logIn(page, server);
  const sheet = page.getByRole('dialog', { name: t('pay.title') });
  const begin = async (method: string) => {
    await open(at.mine);
    await page.getByRole('button', { name: t('recharge.title') }).click();
    await page.getByRole('radio', { name: method }).click();
    await expect(page.getByRole('radio', { name: method })).toBeChecked();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^付 / }).click();
    await expect(sheet.getByRole('radio', { name: method })).toBeChecked();
    await sheet.getByRole('button', { name: /^付 / }).click();
  };
  const expectPaid = () => expect(page.getByRole('dialog', { name: t('paid.title') })).toBeVisible();

  await test.step('WeChat Pay shows a code, and the page sees by itself that it was paid', async () => {
    await begin(t('pay.wechat'));
    await expect(sheet.getByRole('img', { name: t('pay.scan-code') })).toBeVisible();
    await expectAccessible(page);
    await channels.pay(server.url);
    await expectPaid();
  });

  await test.step('Alipay opens its page, which leads back', async () => {
    await page.keyboard.press('Escape');
    await begin(t('pay.alipay'));
    await expect(page).toHaveTitle('Alipay');
    await channels.pay(server.url);
    await page.getByRole('link').click();
    await expectPaid();
  });
});
