import { at } from '../support/addresses.ts';
import { expect, expectAccessible, logIn, t, test, themeName } from '../support/journey.ts';

test('a guest looks around: real covers, and nothing of anybody', async ({ page, open }) => {
  await open();
  await expect(page.getByRole('heading', { name: t('welcome.title') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('welcome.look') }).click();

  await expect(page.getByRole('heading', { level: 1, name: t('visit.title') })).toBeVisible();
  const cover = page.getByRole('img', { name: themeName('studio-grey') }).first();
  await expect(cover).toBeVisible();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await expectAccessible(page);

  const tabs = page.getByRole('navigation', { name: t('app.places') });
  await expect(tabs.getByRole('button')).toHaveCount(5);
  const withoutLogin = {
    'tab.avatar': t('avatar.guest-title'),
    'tab.shooting': t('shooting.guest'),
    'tab.album': t('album.guest-title'),
    'tab.mine': t('mine.guest-name'),
  } as const;
  for (const tab of ['tab.avatar', 'tab.shooting', 'tab.album', 'tab.mine'] as const) {
    await tabs.getByRole('button', { name: t(tab) }).click();
    await expect(page.getByText(withoutLogin[tab])).toBeVisible();
    await expectAccessible(page);
  }
  await open(at.messages);
  await expect(page.getByText(t('messages.guest-title'))).toBeVisible();
});

test('a protected action offers to log in, and goes on with what one was doing', async ({ page, open, server }) => {
  await open(`${at.visit}?theme=studio-grey`);
  const shoot = page.getByRole('button', { name: t('theme.shoot', 20) });
  await shoot.click();
  const question = page.getByRole('alertdialog', { name: t('session.guest.title') });
  await expectAccessible(page);
  await question.getByRole('button', { name: t('action.cancel') }).click();
  await expect(question).toBeHidden();
  await expect(shoot).toBeVisible();

  await shoot.click();
  await question.getByRole('button', { name: t('action.login') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('login.title') })).toBeVisible();
  await expectAccessible(page);
  await logIn(page, server);
  // Nobody is in the studio yet: the wish goes on to the first face.
  await expect(page).toHaveURL(/avatar\/avatar\?create=1/);
  await expect(page.getByRole('dialog', { name: t('add-face.title') })).toBeVisible();
});
