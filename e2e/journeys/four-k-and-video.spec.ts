import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { at } from '../support/addresses.ts';
import { expect, expectAccessible, memberTest, t, test } from '../support/journey.ts';
import { drop, field, pick, verdict } from '../support/origin.ts';
import { keepOne } from '../support/shooting.ts';

/** Both are made on the machine that runs the browser, too. */
const MAKING_MS = 300_000;

// Only the real studio shoots a portrait again in 4K and films it; both leave labelled and signed.
memberTest.use({ studio: 'real' });

memberTest('a kept photo is had in 4K and as a video', async ({ page, server }) => {
  const viewer = await keepOne(page, server.url);
  await viewer.getByRole('button', { name: t('viewer.extras') }).click();
  const sheet = page.getByRole('dialog', { name: t('viewer.extras') });
  const extra = (name: string) => sheet.getByRole('listitem').filter({ hasText: name });
  const large = extra(t('viewer.extra-4k'));
  const video = extra(t('viewer.extra-video'));

  await test.step('ask for both', async () => {
    await expectAccessible(page);
    for (const one of [large, video]) {
      await one.getByRole('button', { name: t('viewer.extra-make') }).click();
      // Quick on a machine that has nothing else to do: then the work is seen ready at once.
      await expect(one.getByRole('progressbar').or(one.getByText('×'))).toBeVisible();
    }
  });

  await test.step('download the 4K photo', async () => {
    const save = large.getByRole('button', { name: t('action.save') });
    await expect(save).toBeVisible({ timeout: MAKING_MS });
    const download = page.waitForEvent('download');
    await save.click();
    const saved = await sharp(await (await download).path()).metadata();
    expect(saved).toMatchObject({ format: 'jpeg', width: 3072, height: 4096 });
  });

  await test.step('play the video', async () => {
    const play = video.getByRole('button', { name: t('viewer.extra-play') });
    await expect(play).toBeVisible({ timeout: MAKING_MS });
    await expectAccessible(page);
    await play.click();
    await expect(page).toHaveURL(/previewVideo\/previewVideo\?id=/);
    const player = page.locator('video');
    await expect
      .poll(() => player.evaluate(({ readyState }: HTMLVideoElement) => readyState), { timeout: MAKING_MS })
      .toBe(4);
    const facts = await player.evaluate(({ duration, videoWidth, videoHeight, muted, loop }: HTMLVideoElement) => {
      return { duration, videoWidth, videoHeight, muted, loop };
    });
    expect(facts).toEqual({ duration: 5, videoWidth: 1080, videoHeight: 1920, muted: true, loop: true });
    await expect.poll(() => player.evaluate(({ currentTime }: HTMLVideoElement) => currentTime)).toBeGreaterThan(0.5);
    await expectAccessible(page);
  });

  await test.step('where less motion is wanted the video waits for a press', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    const player = page.locator('video');
    await expect.poll(() => player.evaluate(({ readyState }: HTMLVideoElement) => readyState)).toBeGreaterThan(0);
    const state = await player.evaluate(({ paused, currentTime }: HTMLVideoElement) => [paused, currentTime]);
    expect(state).toEqual([true, 0]);
  });

  const saved = await test.step('download the video', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('action.save') }).click();
    expect((await download).suggestedFilename()).toMatch(/\.mp4$/);
    return readFile(await (await download).path());
  });

  await test.step('the video says what it is, and a changed one is found out', async () => {
    await page.goto(`${server.url}/#${at.origin}`);
    await drop(page, { name: 'portrait.mp4', mimeType: 'video/mp4', buffer: saved });
    await expect(verdict(page, t('origin.generated'))).toBeVisible();
    await expect(page.getByText(t('origin.trusted-video'))).toBeVisible();
    await expect(field(page, 'Label')).toHaveText('1');
    await expect(field(page, 'ProduceID')).toHaveText(/^[0-9a-f]{32}$/);
    const frame = page.getByLabel(t('origin.preview'));
    await expect.poll(() => frame.evaluate(({ videoWidth }: HTMLVideoElement) => videoWidth)).toBe(1080);
    await expectAccessible(page);
    const changed = Buffer.from(saved);
    const place = changed.indexOf('mdat') + 50_000;
    changed[place] = (changed[place] ?? 0) ^ 1;
    await pick(page, { name: 'changed.mp4', mimeType: 'video/mp4', buffer: changed }, t('origin.another'));
    await expect(verdict(page, t('origin.changed'))).toBeVisible();
    await expect(page.getByText(t('origin.change-video'))).toBeVisible();
  });

  await test.step('the album wears the marks, and a message tells of each', async () => {
    await page.goto(`${server.url}/#${at.album}`);
    await expect(page.getByText(`${t('photo.mark-4k')} · ${t('photo.mark-video')}`).first()).toBeVisible();
    await page.goto(`${server.url}/#${at.messages}`);
    const theme = t('theme.custom.name');
    await expect(page.getByText(t('message.370.title', theme))).toHaveCount(1);
    await expect(page.getByText(t('message.372.title', theme))).toHaveCount(1);
  });
});
