import type { Browser } from '@playwright/test';
import { expect, newPhone, t, test, themeName } from '../support/journey.ts';
import type { Server } from '../support/server.ts';
import { developed } from '../support/shooting.ts';

/** From the first page as a device meets it that was never here; taps are counted. */
async function comeNew(browser: Browser, server: Server) {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(server.url);
  let taps = 0;
  return {
    page,
    close: () => context.close(),
    taps: () => taps,
    async tap(role: 'button' | 'checkbox', name: string) {
      taps += 1;
      await page.getByRole(role, { name, exact: true }).first().click();
    },
    /** Its button says more than its name. */
    async tapTheme(id: string) {
      taps += 1;
      await page
        .getByRole('button', { name: themeName(id) })
        .first()
        .click();
    },
    async type(label: string, text: string) {
      taps += 1;
      await page.getByLabel(label).click();
      await page.keyboard.type(text);
    },
  };
}
type Visitor = Awaited<ReturnType<typeof comeNew>>;

/** The agreements and the code are the law's; nothing else stands between a visitor and a portrait. */
async function logInAndShoot({ page, tap, type }: Visitor, server: Server): Promise<void> {
  const phone = newPhone();
  await type(t('login.phone'), phone);
  // What is heard is what is agreed to: the age with the documents.
  await tap('checkbox', `${t('login.agree')} · ${t('login.age', 14)}`);
  await tap('button', t('login.get-code'));
  // It has the focus.
  await expect(page.getByLabel(t('login.code', 6))).toBeFocused();
  await page.keyboard.type(await server.codeFor(phone));
  await expect(page.getByRole('dialog', { name: t('add-face.title') })).toBeVisible();
  await tap('button', t('add-face.sample'));
  await tap('button', t('add-face.next'));
  await tap('button', t('theme.shoot', 20));
  await expect.poll(() => developed(page)).toBeGreaterThan(0);
}

test('a new user is seven taps from the first portrait, with the sample face', async ({ browser, server }) => {
  const visitor = await comeNew(browser, server);
  await visitor.tap('button', t('welcome.try'));
  await logInAndShoot(visitor, server);
  expect(visitor.taps()).toBe(7);
  await visitor.close();
});

test('a new user who looks around first is eleven taps from it, the guide among them', async ({ browser, server }) => {
  const visitor = await comeNew(browser, server);
  const { page, tap, tapTheme } = visitor;
  await tap('button', t('welcome.look'));
  await expect(page.getByRole('dialog', { name: t('guide.label') })).toBeVisible();
  await tap('button', t('guide.skip'));
  await tapTheme('studio-grey');
  await tap('button', t('theme.shoot', 20));
  await tap('button', t('action.login'));
  await logInAndShoot(visitor, server);
  // What they tapped is what is shot.
  await expect(page.getByRole('heading', { level: 1, name: themeName('studio-grey') })).toBeVisible();
  expect(visitor.taps()).toBe(11);
  await visitor.close();
});
