import { at } from '../support/addresses.ts';
import { anyNumber, becomeMember, expect, t, test, themeName } from '../support/journey.ts';
import { developed, goToChoosing, photos, SHEETS, sheetNumbers, startShoot } from '../support/shooting.ts';

/** The studio makes so many sheets and then no more: however late the server dies, it dies in the middle. */
const MOST_BEFORE = SHEETS / 2;

test('the server dies in the middle of a shoot: it goes on, no photo is lost or made twice', async ({
  page,
  open,
  server,
}) => {
  await server.killAndRestart({ KINORA_TEST_SHEETS: String(MOST_BEFORE) });
  await becomeMember(page, server);
  await startShoot(page, server.url, 'studio-grey');
  await expect.poll(() => developed(page)).toBeGreaterThan(2);
  const before = await developed(page);
  await server.killAndRestart();

  // The page was not loaded anew: it finds the server again by itself.
  await goToChoosing(page);
  const sheets = await sheetNumbers(page);
  expect(sheets.length).toBeGreaterThanOrEqual(before);
  expect(new Set(sheets).size).toBe(sheets.length);
  expect(sheets.every((sheet) => sheet >= 1 && sheet <= SHEETS)).toBe(true);
  const ids = await photos(page).evaluateAll((cells) => cells.map((cell) => cell.closest('li')?.dataset.photo));
  expect(new Set(ids).size).toBe(sheets.length);

  await page.goBack();
  await expect(page.getByRole('button', { name: t('darkroom.choose') })).toBeVisible();
  // Every sheet was made, or is said to be left out.
  const leftOut = await page.getByText(anyNumber(t('darkroom.dropped', 1))).allTextContents();
  const dropped = Number(/\d+/.exec(leftOut[0] ?? '0')?.[0]);
  expect(sheets.length + dropped).toBe(SHEETS);

  await open(`${at.album}?tab=recent`);
  await expect(page.getByText(t('album.total', sheets.length))).toBeVisible();
  await page.reload();
  await expect(page.getByText(t('album.total', sheets.length))).toBeVisible();
  await open(at.messages);
  await expect(page.getByText(t('message.350.title', themeName('studio-grey')))).toHaveCount(1);
});
