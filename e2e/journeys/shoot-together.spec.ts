import { at } from '../support/addresses.ts';
import { agreeToFaceUse, choosePhoto } from '../support/face.ts';
import { becomeMember, expect, expectAccessible, t, test, themeName } from '../support/journey.ts';
import { jpgFile, portrait } from '../support/portrait.ts';
import { goToChoosing, photos, SHEETS, SHOOT_TIMEOUT_MS } from '../support/shooting.ts';

const THEME = 'studio-grey';

/** Stands for somebody else: the test portrait from the other side, paler. */
const otherPerson = async () =>
  jpgFile('other', (await portrait()).flop().modulate({ brightness: 0.92, saturation: 0.7 }));

test('two people are chosen, shot together, seen with their likeness and found among the group photos', async ({
  page,
  open,
  server,
}) => {
  test.setTimeout(150_000 + SHOOT_TIMEOUT_MS);
  await becomeMember(page, server);

  await test.step('a second face joins', async () => {
    await open(`${at.avatar}?create=1`);
    await agreeToFaceUse(page);
    await choosePhoto(page, await otherPerson());
    await expect(page.getByRole('heading', { name: t('add-face.done') })).toBeVisible({ timeout: 45_000 });
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
    await page.getByRole('button', { name: t('result.keep') }).click();
    await expect(page.getByText(t('result.saved', 2))).toBeVisible();
  });

  await test.step('they are group photos, not single ones', async () => {
    await page.getByRole('button', { name: t('album.group'), exact: true }).click();
    await expect(page.getByText(t('album.total', 2))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('album.single'), exact: true }).click();
    await expect(page.getByText(t('album.total', 2))).toBeHidden();
  });
});
