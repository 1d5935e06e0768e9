import { at } from '../support/addresses.ts';
import { agreeToFaceUse, choosePhoto } from '../support/face.ts';
import { becomeMember, expect, expectAccessible, t, test } from '../support/journey.ts';
import { jpgFile, portrait } from '../support/portrait.ts';
import { goToChoosing, photos, SHOOT_TIMEOUT_MS } from '../support/shooting.ts';

const FEWEST = 4;

/** Stands for somebody else: the test portrait from the other side, paler. */
const otherPerson = async () =>
  jpgFile('other', (await portrait()).flop().modulate({ brightness: 0.92, saturation: 0.7 }));

test('two people are shot together as a description says', async ({ page, open, server }) => {
  test.setTimeout(150_000 + SHOOT_TIMEOUT_MS);
  await becomeMember(page, server);

  await test.step('a second face joins', async () => {
    await open(`${at.avatar}?create=1`);
    await agreeToFaceUse(page);
    await choosePhoto(page, await otherPerson());
    await expect(page.getByRole('heading', { name: t('add-face.done') })).toBeVisible({ timeout: 45_000 });
    await page.getByRole('button', { name: t('action.done') }).click();
  });

  await test.step('what was chosen for one alone is let go of when the second one is chosen', async () => {
    await open(at.shooting);
    await page.getByRole('tab', { name: t('custom.by-words') }).click();
    const people = page.getByRole('list', { name: t('theme.choose-person') });
    await expect(people.getByRole('button', { pressed: true })).toHaveCount(1);
    await expect(page.getByText(t('shooting.pair'))).toBeVisible();
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

  await test.step('what is kept is a group photo', async () => {
    await photos(page).first().click();
    await page.getByRole('button', { name: t('result.keep') }).click();
    await page.getByRole('button', { name: t('album.group'), exact: true }).click();
    await expect(page.getByText(t('album.total', 1))).toBeVisible();
  });
});
