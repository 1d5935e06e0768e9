import type { Page } from '@playwright/test';
import { at } from '../support/addresses.ts';
import { agreeToFaceUse, choosePhoto, keepForMe } from '../support/face.ts';
import { expect, expectAccessible, logIn, memberTest, t, test } from '../support/journey.ts';
import { animation, goodPhoto, largePhoto } from '../support/portrait.ts';
import { expectToast } from '../support/toast.ts';

const added = (page: Page) => page.getByRole('heading', { name: t('add-face.done') });

/** Bytes of the next photo that is sent, with what stands around it. */
async function sentBytes(page: Page, send: () => Promise<void>): Promise<number> {
  const request = page.waitForRequest((one) => one.url().includes('/upload/'));
  await send();
  await keepForMe(page);
  return Number((await (await request).allHeaders())['content-length']);
}

test('the first face: agreed to before anything is sent, then a file, its portrait, and its end', async ({
  page,
  open,
  server,
}) => {
  await open(at.login);
  await logIn(page, server);
  await open(at.avatar);
  await page.getByRole('button', { name: t('avatar.add-first') }).click();
  await page.getByRole('button', { name: t('add-face.go-on') }).click();
  await expect(page.getByText(t('add-face.agree-first'))).toBeVisible();
  await expectAccessible(page);
  await agreeToFaceUse(page);
  await expectAccessible(page);

  await choosePhoto(page, await goodPhoto('me'));
  await expect(added(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('action.done') }).click();
  await expect(page.getByText(t('avatar.ready-text'))).toBeVisible();
  await expectAccessible(page);

  await test.step('on a wide screen the portrait at the top right is theirs', async () => {
    const phone = page.viewportSize() ?? { width: 390, height: 844 };
    await page.setViewportSize({ width: 1280, height: 800 });
    const own = page
      .getByRole('banner')
      .getByRole('button', { name: t('tab.mine') })
      .locator('img');
    await expect.poll(() => own.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.setViewportSize(phone);
  });

  await page.getByRole('button', { name: t('add-face.title') }).click();
  await choosePhoto(page, await goodPhoto('the-same'));
  await expectToast(page, t('add-face.duplicate'));
  await page.getByRole('button', { name: t('action.close') }).click();

  await page.getByRole('button', { name: t('avatar.delete') }).click();
  await expect(page.getByRole('heading', { name: t('avatar.empty-title') })).toBeVisible();
  await page
    .getByRole('button', { name: t('action.undo') })
    .first()
    .click();
  await expect(page.getByText(t('avatar.ready-text'))).toBeVisible();
});

memberTest('a large photo is made smaller before it is sent, a gif never is', async ({ page, open }) => {
  const [large, gif] = await Promise.all([largePhoto(), animation()]);
  await open(`${at.avatar}?create=1`);
  await agreeToFaceUse(page);
  expect(await sentBytes(page, () => choosePhoto(page, large))).toBeLessThan(large.buffer.length * 0.7);

  await page.getByRole('button', { name: t('action.done') }).click();
  await page.getByRole('button', { name: t('add-face.title') }).click();
  expect(await sentBytes(page, () => choosePhoto(page, gif))).toBeGreaterThan(gif.buffer.length);
});

memberTest('the camera takes the photo', async ({ page, open }) => {
  await open(`${at.avatar}?create=1`);
  await agreeToFaceUse(page);
  await page.getByRole('button', { name: t('add-face.camera') }).click();
  await expect(page.getByText(t('camera.good'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('camera.shutter') }).click();
  await keepForMe(page);
});

memberTest('without a camera only a picture of the album remains', async ({ page, open }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await open(`${at.avatar}?create=1`);
  await agreeToFaceUse(page);
  await page.getByRole('button', { name: t('add-face.camera') }).click();
  await expect(page.getByRole('alert')).toContainText(t('camera.denied'));
  await choosePhoto(page, await goodPhoto('instead', 1.04));
  await keepForMe(page);
});
