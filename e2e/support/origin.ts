import type { Page } from '@playwright/test';
import { t } from './journey.ts';
import type { PhotoFile } from './portrait.ts';

/** Chooses a file on the page that checks pictures, by its button. */
export async function pick(page: Page, file: PhotoFile, button = t('origin.choose')): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(file);
}

/** Lets go of a file over the page, as a mouse does. */
export async function drop(page: Page, { name, mimeType, buffer }: PhotoFile): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([base64, fileName, type]) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      data.items.add(new File([bytes], fileName, { type }));
      return data;
    },
    [buffer.toString('base64'), name, mimeType] as const,
  );
  await page.getByText(t('origin.private')).dispatchEvent('drop', { dataTransfer: transfer });
}

export const verdict = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
export const field = (page: Page, name: string) =>
  page.getByText(name, { exact: true }).locator('..').getByRole('definition');
