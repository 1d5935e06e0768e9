import { at } from '../support/addresses.ts';
import { agreeToFaceUse, choosePhoto } from '../support/face.ts';
import { anyNumber, expect, expectAccessible, logIn, t, test } from '../support/journey.ts';
import { goodPhoto, jpgFile, portrait } from '../support/portrait.ts';
import { expectToast } from '../support/toast.ts';

const NAME = '小安';
/** Stands for somebody else: the test portrait from the other side, paler. */
const otherPerson = async (shade: number) =>
  jpgFile('other', (await portrait()).flop().modulate({ brightness: shade, saturation: 0.7 }));

test('somebody else is named, agrees, gets a second photo, is shot when chosen alone, and goes', async ({
  page,
  open,
  server,
}) => {
  await open(at.login);
  await logIn(page, server);
  const people = page.getByRole('list', { name: t('avatar.people') });
  const person = (name: string) => people.getByRole('button', { name, exact: true });
  const add = async (photo: Awaited<ReturnType<typeof goodPhoto>>) => {
    await page.getByRole('button', { name: t('add-face.title') }).click();
    await choosePhoto(page, photo);
    await expect(page.getByRole('heading', { name: t('family.whose-title') })).toBeVisible();
  };
  const done = async (words: string) => {
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
    await page.getByRole('button', { name: t('action.done') }).click();
  };

  await test.step('the first face counts as the user’s own until they say that it is somebody’s, who agreed', async () => {
    await open(`${at.avatar}?create=1`);
    await agreeToFaceUse(page);
    await choosePhoto(page, await otherPerson(0.92));
    await expect(page.getByRole('heading', { name: t('add-face.done') })).toBeVisible();
    await page.getByRole('button', { name: t('add-face.not-me') }).click();
    await expect(page.getByRole('heading', { name: t('family.whose-title') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('theme.me') })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: t('family.other') }).click();
    await page.getByRole('button', { name: t('family.add') }).click();
    for (const missing of [t('family.name-missing'), t('family.relation-missing'), t('family.consent-missing')]) {
      await expect(page.getByText(missing)).toBeVisible();
    }
    await expectAccessible(page);
    await page.getByRole('textbox', { name: t('family.name') }).fill(NAME);
    await page.getByRole('button', { name: t('family.relation-child'), exact: true }).click();
    await expect(page.getByRole('radio')).toHaveText([t('family.consent-guardian')]);
    await page.getByRole('button', { name: t('family.relation-friend'), exact: true }).click();
    await page.getByRole('radio', { name: t('family.consent-self') }).click();
    await page.getByRole('button', { name: t('family.add') }).click();
    await done(t('family.done', NAME));
    await expect(person(NAME)).toHaveAttribute('aria-pressed', 'true');
    await expect(people.getByRole('button')).toHaveCount(2);
    await expectAccessible(page);
  });

  await test.step('the next one is the user’s', async () => {
    await add(await goodPhoto('me'));
    await page.getByRole('button', { name: t('theme.me') }).click();
    await done(t('add-face.done'));
    await expect(people.getByRole('button')).toHaveCount(3);
  });

  await test.step('a second photo of theirs makes no third person', async () => {
    await add(await otherPerson(0.96));
    await page.getByRole('button', { name: new RegExp(`^${NAME}`) }).click();
    await done(t('family.done', NAME));
    await expect(people.getByRole('button')).toHaveCount(3);
    const theirs = page.getByRole('list', { name: t('avatar.photo', NAME) });
    const photos = theirs.getByRole('button', { name: anyNumber(t('family.photo', 1)) });
    await expect(photos).toHaveCount(2);
    await photos.last().click();
    await page.getByRole('button', { name: t('family.prefer') }).click();
    await expectToast(page, t('family.preferred'));
    await expect(theirs.getByRole('button', { pressed: true })).toHaveAccessibleName(
      new RegExp(`^${t('family.photo', 1)} · ${t('moment.main')}`),
    );
  });

  await test.step('a shoot is of the user until they are chosen', async () => {
    await open(at.shooting);
    const choice = page.getByRole('list', { name: t('theme.choose-person') });
    await expect(choice.getByRole('button', { pressed: true })).toHaveAccessibleName(t('theme.me'));
    await expect(choice.getByRole('button', { name: NAME })).toHaveCount(1);
    await choice.getByText(t('theme.add-face'), { exact: true }).click();
    await expect(page.getByRole('dialog', { name: t('add-face.title') })).toBeVisible();
    await page.getByRole('button', { name: t('action.close') }).click();
  });

  await test.step('they are renamed, and what they agreed to is on record', async () => {
    await open(at.avatar);
    await person(NAME).click();
    await page.getByRole('button', { name: t('family.edit') }).click();
    await page.getByRole('textbox', { name: t('family.name') }).fill('安安');
    await page.getByRole('button', { name: t('action.save-form') }).click();
    await expect(person('安安')).toBeVisible();
    await open(at.mine);
    await page.getByRole('button', { name: t('mine.face-data') }).click();
    const [record = ''] = t('consents.by-self', '2026-11', '').split('（');
    await expect(page.getByText(record).first()).toBeVisible();
  });

  await test.step('they go with all their photos, and come back', async () => {
    await open(at.avatar);
    await person('安安').click();
    await page.getByRole('button', { name: t('family.remove', '安安') }).click();
    await expect(people.getByRole('button')).toHaveCount(2);
    await page
      .getByRole('button', { name: t('action.undo') })
      .first()
      .click();
    await expect(people.getByRole('button')).toHaveCount(3);
  });

  await test.step('a photo that is somebody else’s is given to the user', async () => {
    await person('安安').click();
    await page.getByRole('button', { name: t('family.move') }).click();
    await page
      .getByRole('button', { name: new RegExp(`^${t('theme.me')}`) })
      .last()
      .click();
    await expectToast(page, t('family.moved', t('theme.me')));
  });
});
