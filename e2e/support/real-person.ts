import type { Page } from '@playwright/test';
import { at } from './addresses.ts';
import { agreeToFaceUse, choosePhoto, keepForMe } from './face.ts';
import { expect, logIn, t } from './journey.ts';
import { goodPhoto } from './portrait.ts';
import type { Server } from './server.ts';

/** Ten seconds before the camera, and the studio's look at them. */
export const CHECK_MS = 180_000;

/** Signs in with a face of one's own, which the studio has prepared. */
export async function haveFace(page: Page, server: Server, open: (path?: string) => Promise<void>): Promise<void> {
  await open(at.login);
  await logIn(page, server);
  await open(`${at.avatar}?create=1`);
  await agreeToFaceUse(page);
  await choosePhoto(page, await goodPhoto('me'));
  await keepForMe(page);
  await page.getByRole('button', { name: t('action.done') }).click();
  await expect(page.getByText(t('avatar.ready-text'))).toBeVisible({ timeout: CHECK_MS });
}

/** From the words about it to the camera. */
export async function openCheckCamera(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: t('person.start'), exact: true });
  await start.click();
  await expect(page.getByLabel(t('camera.picture'))).toBeVisible();
  await expect(start).toBeEnabled();
}

/** Does what the camera asks for, as far as a film does. */
export async function goThrough(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('person.start'), exact: true }).click();
  await expect(page.getByRole('status').getByText(t('person.straight'))).toBeVisible();
}
