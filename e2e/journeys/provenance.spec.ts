import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { at } from '../support/addresses.ts';
import { expect, expectAccessible, memberTest, t, test } from '../support/journey.ts';
import { drop, field, pick, verdict } from '../support/origin.ts';
import { goodPhoto, type PhotoFile } from '../support/portrait.ts';
import { keepOne } from '../support/shooting.ts';

const jpeg = (name: string, buffer: Buffer): PhotoFile => ({ name, mimeType: 'image/jpeg', buffer });

memberTest('a portrait from the app says what it is, and a changed one is found out', async ({ page, server }) => {
  const viewer = await keepOne(page, server.url);
  const download = page.waitForEvent('download');
  await viewer.getByRole('button', { name: t('action.save') }).click();
  const saved = await readFile(await (await download).path());

  await test.step('from what is known of the photo one comes to the page', async () => {
    await viewer.getByRole('button', { name: t('viewer.info') }).click();
    await page.getByRole('button', { name: t('viewer.info-origin') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('origin.title') })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('without the verifier it says so, and tries again', async () => {
    await page.route('**/credentials/anchor.pem', (route) => route.abort());
    await drop(page, jpeg('portrait.jpg', saved));
    await expect(page.getByRole('alert').getByText(t('origin.problem-verifier'), { exact: true })).toBeVisible();
    await page.unroute('**/credentials/anchor.pem');
    await page.getByRole('button', { name: t('action.retry') }).click();
    await expect(verdict(page, t('origin.generated'))).toBeVisible();
  });

  await test.step('the portrait', async () => {
    await drop(page, jpeg('portrait.jpg', saved));
    await expect(verdict(page, t('origin.generated'))).toBeVisible();
    await expect(page.getByText(t('origin.trusted-text'))).toBeVisible();
    await expect(page.getByText(t('origin.source-composite'))).toBeVisible();
    await expect(field(page, 'Label')).toHaveText('1');
    await expect(field(page, 'ProduceID')).toHaveText(/^[0-9a-f]{32}$/);
    await expectAccessible(page);
  });

  await test.step('with one byte of the picture changed', async () => {
    const changed = Buffer.from(saved);
    changed[changed.length - 500] = (changed[changed.length - 500] ?? 0) ^ 1;
    await pick(page, jpeg('changed.jpg', changed), t('origin.another'));
    await expect(verdict(page, t('origin.changed'))).toBeVisible();
    await expect(page.getByText(t('origin.change-picture'))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('sent on by somebody who keeps the label but not the signature', async () => {
    const sentOn = await sharp(saved).keepXmp().resize(400).jpeg().toBuffer();
    await pick(page, jpeg('sent-on.jpg', sentOn), t('origin.another'));
    await expect(verdict(page, t('origin.generated'))).toBeVisible();
    await expect(page.getByText(t('origin.unsigned-text'))).toBeVisible();
  });
});

test('a guest checks what is no portrait of ours', async ({ page, open, server }) => {
  const asked: string[] = [];
  await open(at.mine);
  await page.getByRole('button', { name: t('mine.help') }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: t('origin.title') })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: t('origin.heading') })).toBeVisible();

  await test.step('a photo without a label, by keyboard, of which nothing is sent', async () => {
    page.on('request', (request) => {
      if (request.url().startsWith(server.url)) asked.push(request.method());
    });
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: t('origin.choose') }).focus();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(await goodPhoto('plain'));
    await expect(verdict(page, t('origin.none'))).toBeVisible();
    await expectAccessible(page);
    expect(asked).not.toContain('POST');
  });

  await test.step('a text that is called a picture', async () => {
    await pick(page, jpeg('text.jpg', Buffer.from('not a picture at all')), t('origin.another'));
    await expect(page.getByRole('alert').getByText(t('origin.problem-format'))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('half a file', async () => {
    const { buffer } = await goodPhoto('half');
    await pick(page, jpeg('half.jpg', buffer.subarray(0, 300)), t('origin.another'));
    await expect(page.getByRole('alert').getByText(t('origin.problem-damaged'), { exact: true })).toBeVisible();
  });
});
