import { at } from '../support/addresses.ts';
import { launchChromium } from '../support/chromium.ts';
import { expect, expectAccessible, t, test } from '../support/journey.ts';
import { MOVING_FACE, makeMovingFace } from '../support/moving-face.ts';
import { CHECK_MS, goThrough, haveFace, openCheckCamera } from '../support/real-person.ts';

test.use({ studio: 'real', launchOptions: launchChromium(MOVING_FACE) });
test.beforeAll(async () => {
  await makeMovingFace();
});

test('a photo that is pulled as if it moved does not pass: its movements are seen, and are not those of a head', async ({
  page,
  open,
  server,
}) => {
  await haveFace(page, server, open);
  await open(at.faceauth);
  await openCheckCamera(page);
  await goThrough(page);
  await expect(page.getByRole('heading', { name: t('person.code-2006') })).toBeVisible({ timeout: CHECK_MS });
  // A film that stands still is another fault: these pictures moved, and were of one person throughout.
  await expect(page.getByText(t('person.fault-actions'))).toBeVisible();
  await expectAccessible(page);
  await open(at.mine);
  await expect(page.getByRole('button', { name: t('mine.verify') })).toBeVisible();
  await expect(page.getByText(t('mine.verified'))).toHaveCount(0);
});
