import { at } from '../support/addresses.ts';
import { expect, expectAccessible, t, test } from '../support/journey.ts';
import { CHECK_MS, goThrough, haveFace, openCheckCamera } from '../support/real-person.ts';

test.use({ studio: 'real' });

test('a photo before the camera does not pass, and one is told why', async ({ page, open, server }) => {
  await haveFace(page, server, open);
  await open(at.faceauth);
  await openCheckCamera(page);
  await goThrough(page);
  await expect(page.getByRole('heading', { name: t('person.code-2006') })).toBeVisible({ timeout: CHECK_MS });
  await expect(page.getByText(t('person.fault-still'))).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: t('action.back') })
    .last()
    .click();
  await expect(page.getByText(t('mine.verified'))).toHaveCount(0);
});
