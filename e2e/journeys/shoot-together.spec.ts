import { at } from '../support/addresses.ts';
import { agreeToFaceUse, choosePhoto } from '../support/face.ts';
import { becomeMember, expect, expectAccessible, t, test, themeName } from '../support/journey.ts';
import { jpgFile, portrait } from '../support/portrait.ts';
import { FEWEST, goToChoosing, photos, SHEETS } from '../support/shooting.ts';

const THEME = 'studio-grey';

/** Stands for somebody else: the test portrait from the other side, paler. */
const otherPerson = async () =>
  jpgFile('other', (await portrait()).flop().modulate({ brightness: 0.92, saturation: 0.7 }));

test('two people are shot together by a theme and as a description says, and found among the group photos', async ({
  page,
  open,
  server,
}) => {
  await becomeMember(page, server);

  await test.step('a second face joins', async () => {
    await open(`${at.avatar}?create=1`);
    await agreeToFaceUse(page);
    await choosePhoto(page, await otherPerson());
    await expect(page.getByRole('heading', { name: t('add-face.done') })).toBeVisible();
    await page.getByRole('button', { name: t('action.done') }).click();
  });

  await test.step('the theme says that it takes two, and both are chosen', async () => {
    await open(`${at.visit}?theme=${THEME}`);
    const sheet = page.getByRole('dialog', { name: themeName(THEME) });
    await expect(sheet.getByText(t('visit.people', 1, 2))).toBeVisible();
    const people = sheet.getByRole('list', { name: t('theme.choose-person') });
    for (const name of [t('avatar.sample-name'), t('theme.me')]) {
      const person = people.getByRole('button', { name, exact: true });
      if ((await person.getAttribute('aria-pressed')) === 'false') await person.click();
    }
    await expect(people.getByRole('button', { pressed: true })).toHaveCount(2);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: t('theme.shoot', SHEETS) }).click();
    await expect(page).toHaveURL(/shooting\/shooting\?id=/);
  });

  await test.step('the portraits come with how like they are', async () => {
    await goToChoosing(page);
    expect(await photos(page).count()).toBeGreaterThan(SHEETS * 0.7);
    for (const place of [0, 1]) await photos(page).nth(place).click();
    await page.getByRole('button', { name: t('result.done') }).click();
    await expect(page.getByText(t('album.total', 2))).toBeVisible();
  });

  await test.step('they are group photos, not single ones', async () => {
    await page.getByRole('button', { name: t('album.group'), exact: true }).click();
    await expect(page.getByText(t('album.total', 2))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('album.single'), exact: true }).click();
    await expect(page.getByText(t('album.total', 2))).toBeHidden();
  });

  await test.step('what was chosen for one alone is let go of when the second one is chosen', async () => {
    await open(at.shooting);
    await page.getByRole('tab', { name: t('custom.by-words') }).click();
    const people = page.getByRole('list', { name: t('theme.choose-person') });
    await expect(page.getByText(t('shooting.pair'))).toBeVisible();
    await people.getByRole('button', { pressed: true }).last().click();
    await expect(people.getByRole('button', { pressed: true })).toHaveCount(1);
    await page.getByRole('button', { name: t('custom.keywords') }).click();
    await page.getByRole('button', { name: t('custom.hair.red'), exact: true }).click();
    for (const name of [t('avatar.sample-name'), t('theme.me')]) {
      const person = people.getByRole('button', { name, exact: true });
      if ((await person.getAttribute('aria-pressed')) === 'false') await person.click();
    }
    await expect(people.getByRole('button', { pressed: true })).toHaveCount(2);
    await expect(page.getByRole('button', { name: t('custom.hair.red'), exact: true })).toBeHidden();
  });

  await test.step('the description is read as for one, and shot', async () => {
    await page.getByLabel(t('custom.label')).fill('秋天的花园，穿红色毛衣');
    await expect(page.getByRole('listitem').filter({ hasText: t('custom.place.garden') })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('theme.shoot', FEWEST) }).click();
    await expect(page).toHaveURL(/shooting\/shooting\?id=/);
    await goToChoosing(page);
    expect(await photos(page).count()).toBeGreaterThan(FEWEST / 2);
  });

  await test.step('what is kept of it is a group photo too', async () => {
    await photos(page).first().click();
    await page.getByRole('button', { name: t('result.done') }).click();
    await page.getByRole('button', { name: t('album.group'), exact: true }).click();
    await expect(page.getByText(t('album.total', 3))).toBeVisible();
  });
});
