import { at } from '../support/addresses.ts';
import { expect, expectAccessible, t, test } from '../support/journey.ts';
import type { PhotoFile } from '../support/portrait.ts';
import { CHECK_MS, goThrough, haveFace, openCheckCamera } from '../support/real-person.ts';
import { recordClip } from '../support/record-clip.ts';
import { expectToast } from '../support/toast.ts';

test('who does what the camera asks for is verified', async ({ page, open, server }) => {
  await haveFace(page, server, open);

  await test.step('it is offered where the account is', async () => {
    await open(at.mine);
    await page.getByRole('button', { name: t('mine.verify') }).click();
    await expect(page.getByRole('heading', { name: t('person.intro') })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('who leaves the camera has no result, and can begin again', async () => {
    await openCheckCamera(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: t('action.cancel') }).click();
    await expect(page.getByRole('heading', { name: t('person.no-result') })).toBeVisible();
    await expect(page.getByText(t('person.code-1003'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('person.again') }).click();
  });

  await test.step('four things are asked for, one after the other', async () => {
    await page.getByRole('checkbox', { name: t('person.keep') }).click();
    await expect(page.getByText(t('person.keep-text'))).toBeVisible();
    await openCheckCamera(page);
    await goThrough(page);
    const asked = new Set<string>();
    await expect(async () => {
      for (const words of await page.getByRole('status').allTextContents()) if (words !== '') asked.add(words);
      expect(asked.size).toBeGreaterThanOrEqual(5);
    }).toPass({ timeout: CHECK_MS, intervals: [300] });
    await expect(page.getByRole('heading', { name: t('person.code-1000') })).toBeVisible({ timeout: CHECK_MS });
    await expect(page.getByText(t('person.photos', 3))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the account says so, and offers it no more', async () => {
    await page
      .getByRole('button', { name: t('action.back') })
      .last()
      .click();
    await expect(page.getByRole('paragraph').getByText(t('mine.verified'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('mine.verify') })).toHaveCount(0);
  });

  await test.step('the sharp pictures have joined the photos, as was agreed to', async () => {
    await open(at.avatar);
    const photos = page.getByRole('list', { name: t('avatar.photo', t('theme.me')) });
    await expect(photos.getByRole('listitem')).toHaveCount(5);
  });
});

test('who has no camera in the browser brings a clip', async ({ page, open, server }) => {
  await haveFace(page, server, open);
  await open(at.faceauth);
  const camera = page.getByRole('button', { name: t('person.clip-open') });
  await page.getByRole('button', { name: t('person.clip') }).click();
  await expect(camera).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page);
  const bring = async (clip: PhotoFile) => {
    const chooser = page.waitForEvent('filechooser');
    await camera.click();
    await (await chooser).setFiles(clip);
  };

  await test.step('one that is none is refused', async () => {
    await bring({ name: 'clip.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no clip') });
    await expectToast(page, t('error.14022'));
  });

  await test.step('its frames are judged', async () => {
    await page.getByRole('button', { name: t('person.clip') }).click();
    await bring(await recordClip(page));
    await expect(page.getByRole('heading', { name: t('person.code-1000') })).toBeVisible({ timeout: CHECK_MS });
  });
});

test('who comes back from a page of a check that is not theirs is told so', async ({ page, open, server }) => {
  await haveFace(page, server, open);
  await open(`${at.faceVerification}?id=elsewhere`);
  await expectToast(page, t('error.10007'));
  await expect(page.getByRole('heading', { name: t('person.intro') })).toBeVisible();
});

test('where the check is required, a photo that has not passed it says so, and leads to it', async ({
  page,
  open,
  server,
}) => {
  await haveFace(page, server, open);
  await server.killAndRestart({ KINORA_REAL_PERSON: 'required' });
  try {
    await open(at.avatar);
    await page.reload();
    await expect(page.getByText(t('avatar.needed-text'))).toBeVisible();
    await expect(page.getByText(t('avatar.ready-text'))).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('avatar.check') }).click();
    await expect(page).toHaveURL(/faceauth\?face=\w+/);
    await expect(page.getByRole('heading', { name: t('person.intro') })).toBeVisible();
  } finally {
    await server.killAndRestart();
  }
});
