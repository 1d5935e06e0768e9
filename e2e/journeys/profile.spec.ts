import { readFile } from 'node:fs/promises';
import { at } from '../support/addresses.ts';
import { expect, expectAccessible, memberTest, t, test } from '../support/journey.ts';

memberTest('a name is changed, an empty and a forbidden one are refused with a word', async ({ page, open }) => {
  await open(at.mine);
  await page.getByRole('button', { name: t('mine.edit') }).click();
  const name = page.getByLabel(t('mine.name'), { exact: true });
  const save = page.getByRole('button', { name: t('action.save-form') });
  await name.fill('  ');
  await save.click();
  await expect(page.getByText(t('mine.name-empty'))).toBeVisible();
  await name.fill('裸体');
  await save.click();
  await expect(page.getByText(t('error.14301'))).toBeVisible();
  await expectAccessible(page);
  await name.fill('林夏');
  await save.click();
  await expect(page.getByRole('heading', { level: 2, name: '林夏' })).toBeVisible();
});

memberTest('what is said of oneself is checked, kept and taken back', async ({ page, open }) => {
  await open(at.mine);
  const row = page.getByRole('button', { name: t('info.title-me') });
  const woman = page.getByRole('button', { name: t('info.gender-2'), exact: true });
  const birth = page.getByLabel(t('info.birth'), { exact: true });
  const save = page.getByRole('button', { name: t('action.save-form') });
  await row.click();
  await woman.click();
  await birth.fill('90');
  await save.click();
  await expect(page.getByText(t('error.20303', '1', '120'))).toBeVisible();
  await expectAccessible(page);
  await birth.fill('1990');
  await save.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await row.click();
  await expect(woman).toHaveAttribute('aria-pressed', 'true');
  await expect(birth).toHaveValue('1990');
  await woman.click();
  await birth.fill('');
  await save.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await row.click();
  await expect(woman).toHaveAttribute('aria-pressed', 'false');
});

test('agreements and who runs it can be read by their address, what is somebody’s leads to the login', async ({
  page,
  open,
}) => {
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  await open(at.userAgreement);
  await expect(title(t('legal.service.title'))).toBeVisible();
  await expect(page.getByText(t('legal.service.1'))).toBeVisible();
  await expectAccessible(page);
  // Nothing lies below it: the way out leads to the tab above.
  await page.getByRole('button', { name: t('action.close') }).click();
  await expect(title(t('tab.mine'))).toBeVisible();
  await open(at.privacyPolicy);
  await expect(page.getByRole('heading', { name: t('legal.privacy.head-1') })).toBeVisible();
  await open(at.aboutUs);
  await expect(page.getByText(t('about.never'))).toBeVisible();
  await expectAccessible(page);
  for (const [address, name] of [
    [at.editInfo, t('mine.edit')],
    [at.devices, t('mine.devices')],
    [at.consents, t('mine.face-data')],
    [at.export, t('mine.export')],
    [at.ways, t('mine.ways')],
  ] as const) {
    await open(address);
    await expect(title(name)).toBeVisible();
    await expect(page.getByRole('heading', { name: t('session.guest.title') })).toBeVisible();
  }
});

memberTest('one helps oneself: how long photos stay, consents, terms in one tap', async ({ page, open }) => {
  await open(at.mine);
  await page.getByRole('button', { name: t('legal.service.title') }).click();
  await expect(page.getByRole('heading', { name: t('legal.service.head-1') })).toBeVisible();
  await expect(page.getByText(t('legal.version', '2026-11-29'))).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole('button', { name: t('mine.help') }).click();
  await expect(page.getByText(t('duration.days', 30))).toBeVisible();
  await expect(page.getByText(t('help.contact-none'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('mine.face-data') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('mine.face-data') })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole('button', { name: t('help.album') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('tab.album') })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: t('mine.help') })).toBeVisible();
});

memberTest('everything that is kept of one is there to take, as a zip file', async ({ page, open }) => {
  await open(at.mine);
  await page.getByRole('button', { name: t('mine.export') }).click();
  await page.getByRole('button', { name: t('export.make') }).click();
  const zip = page.getByRole('button', { name: 'kinora.zip' });
  await expect(zip).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([page.waitForEvent('download'), zip.click()]);
  expect(download.suggestedFilename()).toBe('kinora.zip');
  const head = await readFile(await download.path());
  expect(head.subarray(0, 2).toString()).toBe('PK');
});
