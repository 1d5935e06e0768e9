import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { at } from '../support/addresses.ts';
import { CAMERA_FILM } from '../support/camera-picture.ts';
import { agreeToFaceUse, choosePhoto } from '../support/face.ts';
import { expect, expectAccessible, logIn, t, test } from '../support/journey.ts';
import { goodPhoto } from '../support/portrait.ts';
import { SHEETS } from '../support/shooting.ts';

/** How long one has for each picture, and a little. */
const HOLD_MS = 3100;

/** How much lighter the left half of a picture is than the right one. */
async function leftOverRight(picture: Parameters<typeof sharp>[0]): Promise<number> {
  const { data, info } = await sharp(picture).greyscale().resize(2, 1, { fit: 'fill' }).raw().toBuffer({
    resolveWithObject: true,
  });
  expect(info.channels).toBe(1);
  return (data[0] ?? 0) - (data[1] ?? 0);
}

/** The bytes of a picture on the page. */
async function bytesOf(page: Page, name: string): Promise<Buffer> {
  const base64 = await page.getByRole('img', { name, exact: true }).evaluate(async (picture: HTMLImageElement) => {
    const bytes = new Uint8Array(await (await fetch(picture.src)).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  return Buffer.from(base64, 'base64');
}

/** Covers the camera, so that what it takes is black, until that is to be seen. */
async function coverCamera(page: Page, isCovered: boolean): Promise<void> {
  const camera = page.getByLabel(t('camera.picture'));
  await camera.evaluate((video: HTMLVideoElement, isDark) => {
    const stream = video.srcObject;
    if (stream instanceof MediaStream) for (const track of stream.getVideoTracks()) track.enabled = !isDark;
  }, isCovered);
  const isBlack = () =>
    camera.evaluate((video: HTMLVideoElement) => {
      const canvas = new OffscreenCanvas(8, 8);
      const context = canvas.getContext('2d');
      context?.drawImage(video, 0, 0, 8, 8);
      return context?.getImageData(0, 0, 8, 8).data.every((value, index) => index % 4 === 3 || value < 16);
    });
  await expect.poll(isBlack).toBe(isCovered);
}

test('five pictures are taken, a bad one again, kept, and all are shot', async ({ page, open, server }) => {
  await page.clock.install();
  await open(at.login);
  await logIn(page, server);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const cue = (words: string) => expect(page.getByRole('status').getByText(words)).toBeVisible();
  const row = (what: string) => page.getByRole('listitem').filter({ has: page.getByText(what, { exact: true }) });

  await test.step('after the first face they are offered', async () => {
    await open(`${at.avatar}?create=1`);
    await agreeToFaceUse(page);
    await choosePhoto(page, await goodPhoto('me'));
    await press(t('guided.offer'));
    await expect(page.getByRole('heading', { name: t('guided.intro') })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('one after the other is asked for and taken by itself', async () => {
    await press(t('guided.open-camera'));
    await cue(t('guided.get-ready'));
    await expect(page.getByRole('button', { name: t('guided.start') })).toBeEnabled();
    await expectAccessible(page);
    await page.keyboard.press('Space');
    await cue(t('guided.cue-front'));
    await page.clock.fastForward(HOLD_MS);
    await cue(t('guided.cue-left'));
    await coverCamera(page, true);
    await page.clock.fastForward(HOLD_MS);
    await cue(t('guided.cue-right'));
    await coverCamera(page, false);
    await press(t('guided.pause'));
    await page.clock.fastForward(HOLD_MS);
    await cue(t('guided.paused'));
    await press(t('guided.resume'));
    for (const next of [t('guided.cue-smile'), t('guided.cue-calm')]) {
      await page.clock.fastForward(HOLD_MS);
      await cue(next);
    }
    await page.clock.fastForward(HOLD_MS);
  });

  await test.step('a refused one says why; one that is not what was asked for may stay', async () => {
    await expect(row(t('moment.front'))).toContainText(t('guided.good'));
    await expect(row(t('moment.right'))).toContainText(t('add-face.problem.dark'));
    await expect(row(t('moment.left'))).toContainText(t('guided.missed-unturned'));
    await expect(row(t('moment.smile'))).toContainText(t('guided.missed-smile'));
    await expect(page.getByRole('button', { name: t('guided.keep', 2) })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the preview is a mirror and the picture is none', async () => {
    const film = await leftOverRight(CAMERA_FILM);
    expect(Math.abs(film)).toBeGreaterThan(3);
    expect(Math.sign(await leftOverRight(await bytesOf(page, t('moment.front'))))).toBe(Math.sign(film));
    await row(t('moment.right'))
      .getByRole('button', { name: t('guided.again') })
      .click();
    await expect(page.getByLabel(t('camera.picture'))).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
  });

  await test.step('the refused one is taken again, and what is wanted is kept', async () => {
    await press(t('guided.start'));
    await cue(t('guided.cue-left'));
    await page.clock.fastForward(HOLD_MS);
    for (const moment of ['right', 'left', 'smile'] as const) {
      await row(t(`moment.${moment}`))
        .getByRole('button', { name: t('add-face.use-anyway') })
        .click();
    }
    await press(t('guided.keep', 5));
    await expect(page.getByRole('heading', { name: t('guided.done-me', 6) })).toBeVisible();
    await expectAccessible(page);
    await press(t('action.done'));
    await expect(page.getByRole('list', { name: t('avatar.photo', t('theme.me')) }).getByRole('listitem')).toHaveCount(
      7,
    );
    await expectAccessible(page);
  });

  await test.step('a shoot is of all of them, or of one alone', async () => {
    await open(at.shooting);
    const photos = page.getByRole('list', { name: t('avatar.photo', t('theme.me')) });
    const all = photos.getByRole('button', { name: t('shooting.every-photo', 6) });
    await expect(all).toHaveAttribute('aria-pressed', 'true');
    const me = page.getByRole('list', { name: t('theme.choose-person') }).getByRole('button', { pressed: true });
    await expect(me).toContainText(t('theme.photos', 6));
    await photos.getByRole('button', { name: t('family.photo', 2) }).click();
    await expect(me).not.toContainText(t('theme.photos', 6));
    await expectAccessible(page);
    await all.click();
    await expect(me).toContainText(t('theme.photos', 6));
    await press(t('theme.shoot', SHEETS));
    await expect(page).toHaveURL(/shooting\/shooting\?id=/);
  });
});
