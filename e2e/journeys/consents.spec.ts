import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { at } from '../support/addresses.ts';
import { agreeToFaceUse, choosePhoto } from '../support/face.ts';
import { expect, expectAccessible, logIn, t, test } from '../support/journey.ts';
import { goodPhoto } from '../support/portrait.ts';
import { SHEETS } from '../support/shooting.ts';
import { expectToast } from '../support/toast.ts';

/** Nobody answers there: whoever would be asked for a picture fails the shoot. */
const NOWHERE = 'http://127.0.0.1:9';
const engines = {
  engines: {
    cloud: {
      ...{ adapter: 'hosted', vendor: 'openai', model: 'gpt-image-1', keyFrom: 'CLOUD_KEY', baseUrl: NOWHERE },
      ...{ priceMinor: 1, budget: { dayMinor: 100, shootMinor: 100 } },
    },
  },
  themes: { 'studio-grey': ['cloud', 'studio'] },
};

test('covers and services outside are asked about where they come up, refused without loss, and found again under Me', async ({
  page,
  open,
  server,
}) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kinora-engines-'));
  const file = path.join(folder, 'engines.json');
  await writeFile(file, JSON.stringify(engines));
  await server.killAndRestart({ KINORA_OWN_COVERS: '1', KINORA_ENGINES: file, CLOUD_KEY: 'a key' });
  try {
    await open(at.login);
    await logIn(page, server);
    await test.step('covers, once a face has come; nobody has to answer', async () => {
      await open(`${at.avatar}?create=1`);
      await agreeToFaceUse(page);
      await choosePhoto(page, await goodPhoto('me'));
      const question = page.getByRole('region', { name: t('covers.ask-title') });
      await expect(question).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: t('action.done') }).click();
      await open(at.visit);
      await question.getByRole('button', { name: t('covers.refuse') }).click();
      await expect(question).toBeHidden();
    });

    await test.step('services outside, before a shoot that they would make: the studio makes it instead', async () => {
      await page.goto(`${server.url}/#${at.visit}?theme=studio-grey`);
      await page.getByRole('button', { name: t('theme.shoot', SHEETS) }).click();
      const question = page.getByRole('alertdialog', { name: t('outside.ask-title') });
      await expect(question).toContainText('OpenAI');
      await expectAccessible(page);
      await question.getByRole('button', { name: t('outside.refuse') }).click();
      await expect(page).toHaveURL(/shooting\/shooting\?id=/);
      await expect(page.getByText(t('darkroom.finished'))).toBeVisible();
    });

    await test.step('both stand under Me, and can be given and withdrawn', async () => {
      await open(at.mine);
      await page.getByRole('button', { name: t('mine.face-data') }).click();
      const consents = page.getByRole('main');
      const covers = consents.getByRole('switch', { name: new RegExp(`^${t('consents.covers')}`) });
      const outside = consents.getByRole('switch', { name: new RegExp(`^${t('consents.outside')}`) });
      await expect(outside).not.toBeChecked();
      await covers.click();
      await expect(covers).toBeChecked();
      await expectAccessible(page);
      await covers.click();
      await page
        .getByRole('alertdialog', { name: t('consents.covers-withdraw-title') })
        .getByRole('button', { name: t('consents.withdraw') })
        .click();
      await expect(page.getByText(t('consents.covers-withdrawn'))).toBeVisible();
      await expect(covers).not.toBeChecked();
    });

    await test.step('with the consent to the use of the face everything goes that was made of it', async () => {
      await page
        .getByRole('main')
        .getByRole('button', { name: t('consents.withdraw') })
        .first()
        .click();
      await page
        .getByRole('alertdialog', { name: t('consents.withdraw-title') })
        .getByRole('button', { name: t('consents.withdraw') })
        .click();
      await expectToast(page, t('consents.withdrawn'));
      await open(at.avatar);
      await expect(page.getByRole('button', { name: t('avatar.add-first') })).toBeVisible();
    });

    await test.step('terms that change are asked about on every page, and agreed to under Me', async () => {
      await server.killAndRestart({ KINORA_SERVICE_VERSION: '2027-06' });
      await page.goto(`${server.url}/#${at.mine}`);
      await page.reload();
      const notice = page.getByText(t('app.terms-changed'));
      await expect(notice).toBeVisible();
      await page.getByRole('button', { name: t('app.terms-read') }).click();
      const agree = page.getByRole('main').getByRole('button', { name: t('outside.agree'), exact: true });
      await expect(agree).toBeVisible();
      await expectAccessible(page);
      await agree.click();
      await expect(notice).toBeHidden();
      await expect(agree).toBeHidden();
    });
  } finally {
    await server.killAndRestart();
    await rm(folder, { recursive: true });
  }
});
