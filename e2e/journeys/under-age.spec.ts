import { at } from '../support/addresses.ts';
import { agreeToFaceUse, choosePhoto } from '../support/face.ts';
import { expect, expectAccessible, logIn, t, test } from '../support/journey.ts';
import { jpgFile, portrait } from '../support/portrait.ts';

const AGE = 14;
const NAME = '小安';
/** What the painted studio takes for a child's: twice as high as wide. */
const childPhoto = async () => jpgFile('child', (await portrait()).resize(500, 1000, { fit: 'cover' }));

test.beforeEach(async ({ page, open, server }) => {
  await open(at.login);
  await logIn(page, server);
  await open(`${at.avatar}?create=1`);
  await agreeToFaceUse(page);
  await choosePhoto(page, await childPhoto());
  await expect(page.getByRole('heading', { name: t('add-face.age-title') })).toBeVisible();
});

test('whose photo looks young is asked, and says that they are of age', async ({ page }) => {
  await expectAccessible(page);
  await page.getByRole('button', { name: t('add-face.age-me', AGE) }).click();
  await expect(page.getByRole('heading', { name: t('add-face.done') })).toBeVisible();
});

test('it is their child, who is added with the consent of the guardian alone', async ({ page }) => {
  await page.getByRole('button', { name: t('add-face.age-child') }).click();
  await page.getByRole('textbox', { name: t('family.name') }).fill(NAME);
  const child = page.getByRole('button', { name: t('family.relation-child'), exact: true });
  await expect(child).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('radio')).toHaveText([t('family.consent-guardian')]);
  await expectAccessible(page);
  await page.getByRole('button', { name: t('family.add') }).click();
  await expect(page.getByText(t('family.consent-missing'))).toBeVisible();
  await page.getByRole('radio').click();
  await page.getByRole('button', { name: t('family.add') }).click();
  await expect(page.getByRole('heading', { name: t('family.done', NAME) })).toBeVisible();
});

test('who is too young adds nothing, and is led to what is left to do', async ({ page, open }) => {
  await page.getByRole('button', { name: t('add-face.age-under', AGE) }).click();
  await expect(page.getByRole('heading', { name: t('add-face.under-title') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('action.done') }).click();
  await open(at.mine);
  await expect(page.getByText(t('mine.under-age', AGE))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('mine.under-age-delete') }).click();
  await expect(page.getByText(t('leave.lost'))).toBeVisible();
});
