import type { Page } from '@playwright/test';
import { expect, t } from './journey.ts';
import type { PhotoFile } from './portrait.ts';

/** Agrees to the use of the face, unless this person has done so before. */
export async function agreeToFaceUse(page: Page): Promise<void> {
  const consent = page.getByRole('heading', { name: t('add-face.consent-title') });
  const choose = page.getByRole('heading', { name: t('add-face.choose-title') });
  await expect(consent.or(choose)).toBeVisible();
  if (await choose.isVisible()) return;
  await page.getByRole('checkbox', { name: t('add-face.agree') }).click();
  await page.getByRole('button', { name: t('add-face.go-on') }).click();
  await expect(choose).toBeVisible();
}

/** Chooses a picture of the album, in the sheet where a face is added. */
export async function choosePhoto(page: Page, photo: PhotoFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: new RegExp(`^(${t('add-face.album')}|${t('add-face.file')})$`) }).click();
  await (await chooser).setFiles(photo);
}

/** Waits until the photo is kept; where it is asked whose face it is, it is the user's own. */
export async function keepForMe(page: Page): Promise<void> {
  const added = page.getByRole('heading', { name: t('add-face.done') });
  const whose = page.getByRole('heading', { name: t('family.whose-title') });
  await expect(added.or(whose)).toBeVisible();
  if (await whose.isVisible()) await page.getByRole('button', { name: new RegExp(`^${t('family.me-again')}`) }).click();
  await expect(added).toBeVisible();
}
