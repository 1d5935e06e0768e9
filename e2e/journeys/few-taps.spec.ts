import { expect, newPhone, t, test } from '../support/journey.ts';
import { developed } from '../support/shooting.ts';

/** The agreements and the code are the law's; nothing else stands between a visitor and a portrait. */
const MOST_TAPS = 7;

test('from welcome to the first portrait, with the sample face, in few taps', async ({ page, open, server }) => {
  let taps = 0;
  const tap = async (role: 'button' | 'checkbox', name: string) => {
    taps += 1;
    await page.getByRole(role, { name, exact: true }).click();
  };
  await open();
  await tap('button', t('welcome.try'));
  const phone = newPhone();
  taps += 1;
  await page.getByLabel(t('login.phone')).click();
  await page.keyboard.type(phone);
  // What is heard is what is agreed to: the age with the documents.
  await tap('checkbox', `${t('login.agree')} · ${t('login.age', 14)}`);
  const sent = page.waitForResponse((answer) => answer.url().includes('LOGINGETSMSCODE'));
  await tap('button', t('login.get-code'));
  await sent;
  // It has the focus.
  await expect(page.getByLabel(t('login.code', 6))).toBeFocused();
  await page.keyboard.type(await server.codeFor(phone));
  await expect(page.getByRole('dialog', { name: t('add-face.title') })).toBeVisible();
  await tap('button', t('add-face.sample'));
  await tap('button', t('add-face.next'));
  await tap('button', t('theme.shoot', 20));
  await expect.poll(() => developed(page)).toBeGreaterThan(0);
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
});
