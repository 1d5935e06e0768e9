import { expect, memberTest, t } from '../support/journey.ts';
import { keepOne } from '../support/shooting.ts';

memberTest('where 4K is off and there is no encoder, nothing is offered', async ({ page, server }) => {
  await keepOne(page, server.url);
  await server.killAndRestart({ KINORA_DISABLE_4K: '1', KINORA_FFMPEG: 'off' });
  try {
    await page.reload();
    const viewer = page.getByRole('dialog', { name: t('viewer.label') });
    await expect(viewer.getByRole('button', { name: t('viewer.kept') })).toBeVisible();
    await expect(viewer.getByRole('button', { name: t('viewer.extras') })).toHaveCount(0);
  } finally {
    await server.killAndRestart();
  }
});
