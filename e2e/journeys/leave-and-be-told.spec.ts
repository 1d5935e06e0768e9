import sharp from 'sharp';
import { at } from '../support/addresses.ts';
import { anyNumber, becomeMember, expect, expectAccessible, t, test, themeName } from '../support/journey.ts';
import { photos, SHOOT_TIMEOUT_MS, startShoot } from '../support/shooting.ts';
import { expectToast } from '../support/toast.ts';

const told = (theme: string) => t('message.350.title', theme);

test('a place in the queue, and word when the portraits are done', async ({ page, open, server }) => {
  const [first, second] = [themeName('id-photo'), themeName('first-snow')];
  await becomeMember(page, server);
  const letStudioGo = server.holdStudio();
  await startShoot(page, server.url, 'id-photo');
  const leave = async () => {
    await page.getByRole('button', { name: t('darkroom.leave') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('visit.title') })).toBeVisible();
  };
  await leave();

  await test.step('the shoot stays in sight, and its print leads back to it', async () => {
    await page.getByRole('button', { name: anyNumber(`${t('photo.developing')} 1/20`) }).click();
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
    await leave();
  });

  await test.step('the second shoot waits for the first, and says so', async () => {
    await startShoot(page, server.url, 'first-snow');
    await expect(page.getByText(t('darkroom.ahead', 1))).toBeVisible();
    await leave();
    await open(at.shooting);
    await expect(page.getByText(anyNumber(t('shooting.developing', first, 1, 20)))).toBeVisible();
    await expect(page.getByText(t('shooting.queued', second, 1))).toBeVisible();
  });
  letStudioGo();

  const badge = page.getByRole('navigation').getByRole('button', { name: t('tab.mine') });
  await test.step('the banner comes wherever one is, and leads to the messages', async () => {
    await open(at.album);
    const banner = page.getByRole('status').filter({ hasText: told(first) });
    await expect(banner).toBeVisible({ timeout: SHOOT_TIMEOUT_MS });
    await expect(badge).toContainText(t('app.unread', 1));
    await banner.getByRole('button', { name: t('app.news-open') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('messages.title') })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('no banner for what one is looking at', async () => {
    const message = page.getByRole('list', { name: t('messages.title') }).getByText(told(second));
    await expect(message).toBeVisible({ timeout: SHOOT_TIMEOUT_MS });
    await expect(page.getByRole('button', { name: t('app.news-open') })).toBeHidden();
  });

  await test.step('a message leads to its portraits and is read', async () => {
    await page.getByRole('button', { name: new RegExp(`^${told(first)}`) }).click();
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
    await expect(photos(page).first()).toBeVisible();
  });

  await test.step('of a kept one a picture for a passport and its print are taken, by who agrees to label them', async () => {
    await photos(page).first().click();
    await expect(page.getByText(t('result.kept', 1))).toBeVisible();
    await page
      .getByRole('button', { name: anyNumber(t('result.open', 1)) })
      .first()
      .click();
    await page
      .getByRole('dialog', { name: t('viewer.label') })
      .getByRole('button', { name: t('viewer.extras') })
      .click();
    const row = page.getByRole('listitem').filter({ hasText: t('viewer.document-text') });
    await row.getByRole('button', { name: t('viewer.extra-make') }).click();
    const sheet = page.getByRole('dialog', { name: t('viewer.document') });
    await sheet.getByRole('button', { name: t('viewer.document-red') }).click();
    await sheet.getByLabel(t('viewer.document-for')).selectOption('icao');
    // The passport takes white alone.
    await expect(sheet.getByRole('button', { name: t('viewer.document-red') })).toBeHidden();
    await expect(sheet.getByRole('img', { name: t('viewer.document-preview') })).toBeVisible();
    await expect(sheet.getByText(t('viewer.document-preview-note'))).toBeVisible();
    const take = sheet.getByRole('button', { name: t('viewer.document-picture') });
    await take.click();
    await expect(sheet.getByText(t('viewer.document-agree-first'))).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('checkbox', { name: t('viewer.document-agree') }).click();
    for (const [button, name, size] of [
      [take, 'icao-white.jpg', { width: 413, height: 531 }],
      [sheet.getByRole('button', { name: t('viewer.document-sheet') }), 'icao-white-10x15.jpg', { width: 1181 }],
    ] as const) {
      const download = page.waitForEvent('download');
      await button.click();
      expect((await download).suggestedFilename()).toBe(name);
      expect(await sharp(await (await download).path()).metadata()).toMatchObject({ ...size, format: 'jpeg' });
    }
  });

  await test.step('what one has read is counted no more', async () => {
    await open(at.mine);
    await expect(badge).toContainText(t('app.unread', 1));
    await page.reload();
    await expect(badge).toContainText(t('app.unread', 1));
    await expectAccessible(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('mine.messages') })
      .click();
    await page.getByRole('button', { name: t('messages.read-all') }).click();
    await page.getByRole('button', { name: t('action.back') }).click();
    await expect(badge).not.toContainText(anyNumber(t('app.unread', 1)));
  });

  await test.step('a message can be deleted', async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: t('mine.messages') })
      .click();
    await page.getByRole('button', { name: `${t('messages.delete')} ${told(second)}` }).click();
    await expectToast(page, t('messages.deleted', 1));
    await expect(page.getByText(told(second))).toBeHidden();
    await page.getByRole('button', { name: t('action.undo') }).click();
    await expect(page.getByText(told(second))).toBeVisible();
  });
});
