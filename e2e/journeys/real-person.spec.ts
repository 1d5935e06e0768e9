import { at } from '../support/addresses.ts';
import { expect, expectAccessible, t, test } from '../support/journey.ts';
import { CHECK_MS, goThrough, haveFace, openCheckCamera } from '../support/real-person.ts';

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
    await expect(page.getByText(t('person.code-1003'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('person.again') }).click();
  });

  await test.step('four things are asked for, one after the other', async () => {
    await openCheckCamera(page);
    await goThrough(page);
    const asked = new Set<string>();
    await expect(async () => {
      for (const words of await page.getByRole('status').allTextContents()) if (words !== '') asked.add(words);
      expect(asked.size).toBeGreaterThanOrEqual(5);
    }).toPass({ timeout: CHECK_MS, intervals: [300] });
    await expect(page.getByRole('heading', { name: t('person.code-1000') })).toBeVisible({ timeout: CHECK_MS });
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
});

test('who comes back from a page of a check that is not theirs is told so', async ({ page, open, server }) => {
  await haveFace(page, server, open);
  await open(`${at.faceVerification}?id=elsewhere`);
  await expect(page.getByText(t('error.10007'))).toBeVisible();
  await expect(page.getByRole('heading', { name: t('person.intro') })).toBeVisible();
});
