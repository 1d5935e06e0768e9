import type { Browser, Page } from '@playwright/test';
import { at } from '../support/addresses.ts';
import { agreeToFaceUse, choosePhoto } from '../support/face.ts';
import { becomeMember, expect, expectAccessible, logIn, passGuide, t, test, themeName } from '../support/journey.ts';
import { goodPhoto } from '../support/portrait.ts';
import type { Server } from '../support/server.ts';
import { goToChoosing, photos, progress, SHEETS, startShoot } from '../support/shooting.ts';
import { expectToast } from '../support/toast.ts';

const THEME = 'studio-grey';

/** Signs in as somebody new whose own photo is in the studio. */
async function becomePortrayed(page: Page, server: Server): Promise<void> {
  await page.goto(`${server.url}/#${at.login}`);
  await logIn(page, server);
  await page.goto(`${server.url}/#${at.avatar}?create=1`);
  await agreeToFaceUse(page);
  await choosePhoto(page, await goodPhoto('me'));
  await expect(page.getByRole('heading', { name: t('add-face.done') })).toBeVisible();
  await page.getByRole('button', { name: t('action.done') }).click();
  await expect(page.getByText(t('avatar.ready-text'))).toBeVisible();
}

/** Comes to the app anew, by the address of the Photos tab, and opens the square. */
async function openSquare(page: Page, server: Server): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${server.url}/#${at.visit}`);
  await page.getByRole('button', { name: t('section.square'), exact: true }).click();
}

const published = (page: Page) =>
  page.getByRole('list', { name: t('section.square') }).getByRole('button', { name: themeName(THEME) });
const empty = (page: Page) => page.getByRole('heading', { name: t('square.empty-title') });

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 390, height: 844 } });
  await passGuide(context);
  return context.newPage();
}

test('a photo is published, seen by a guest, shot again by somebody else, and withdrawn', async ({
  page,
  browser,
  server,
}) => {
  await becomePortrayed(page, server);
  const [guest, other] = await Promise.all([newPage(browser), newPage(browser)]);

  await test.step('keep one and publish it', async () => {
    await startShoot(page, server.url, THEME);
    await goToChoosing(page);
    await photos(page).first().click();
    await page.getByRole('button', { name: t('result.done') }).click();
    await page.getByRole('button', { name: t('album.single'), exact: true }).click();
    await page
      .getByRole('main')
      .getByRole('button', { name: themeName(THEME) })
      .first()
      .click();
    const viewer = page.getByRole('dialog', { name: t('viewer.label') });
    await expectAccessible(page);
    await viewer.getByRole('button', { name: t('square.publish') }).click();
    const question = page.getByRole('alertdialog', { name: t('square.publish-title') });
    await expect(question.getByText(t('square.publish-text'))).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: t('square.publish') }).click();
    await expectToast(page, t('square.published'));
    await expect(viewer.getByRole('button', { name: t('square.withdraw') })).toBeVisible();
  });

  await test.step('deleted, it leaves the square; put back, it and its month are there at once', async () => {
    const viewer = page.getByRole('dialog', { name: t('viewer.label') });
    await viewer.getByRole('button', { name: t('action.delete') }).click();
    await expectToast(page, t('photo.off-square'));
    // It was the only one: the album lies open.
    await expect(viewer).toBeHidden();
    await expect(page.getByText(t('album.total', 1))).toBeHidden();
    await openSquare(guest, server);
    await expect(empty(guest)).toBeVisible();
    // By then the toast may be gone; the album's own way back stays.
    await page
      .getByRole('main')
      .getByRole('button', { name: t('action.undo') })
      .click();
    await expectToast(page, t('photo.on-square'));
    await expect(page.getByText(t('album.total', 1))).toBeVisible();
  });

  await test.step('a guest sees it', async () => {
    await openSquare(guest, server);
    await expect(published(guest)).toHaveCount(1);
    await expectAccessible(guest);
    await published(guest).click();
    const sheet = guest.getByRole('dialog', { name: themeName(THEME) });
    const picture = sheet.getByRole('img', { name: themeName(THEME) });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);
    await expect(sheet.getByText(t('square.times', 0))).toBeVisible();
    await expectAccessible(guest);
    await sheet.getByRole('button', { name: t('theme.shoot', SHEETS) }).click();
    await expect(guest.getByRole('alertdialog', { name: t('session.guest.title') })).toBeVisible();
  });

  await test.step('somebody else shoots it with their face', async () => {
    await becomeMember(other, server);
    await openSquare(other, server);
    await other.getByRole('button', { name: new RegExp(`^${t('square.again')}`) }).click();
    const sheet = other.getByRole('dialog', { name: themeName(THEME) });
    const chosen = sheet.getByRole('list', { name: t('theme.choose-person') }).getByRole('button', { pressed: true });
    await expect(chosen).toHaveAccessibleName(t('avatar.sample-name'));
    await expectAccessible(other);
    await sheet.getByRole('button', { name: t('theme.shoot', SHEETS) }).click();
    await expect(other).toHaveURL(/shooting\/shooting\?id=/);
    await expect(other.getByRole('heading', { level: 1, name: themeName(THEME) })).toBeVisible();
    await expect(progress(other)).toBeVisible();
    await openSquare(other, server);
    await published(other).click();
    await expect(other.getByText(t('square.times', 1), { exact: true })).toBeVisible();
  });

  await test.step('the owner withdraws it', async () => {
    await openSquare(page, server);
    await expect(page.getByRole('main').getByText(t('square.mine'), { exact: true })).toBeVisible();
    await published(page).click();
    await page.getByRole('button', { name: t('square.withdraw') }).click();
    await page.getByRole('button', { name: t('action.undo') }).click();
    await expectToast(page, t('square.withdrawn'));
    await expectToast(page, t('square.published'));
    await published(page).click();
    await expect(page.getByText(t('square.times', 1), { exact: true })).toBeVisible();
    await page.getByRole('button', { name: t('square.withdraw') }).click();
    await expect(empty(page)).toBeVisible();
    await openSquare(guest, server);
    await expect(empty(guest)).toBeVisible();
  });
  await Promise.all([guest.context().close(), other.context().close()]);
});
