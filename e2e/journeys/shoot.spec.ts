import type { CDPSession, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { at } from '../support/addresses.ts';
import { anyNumber, becomeMember, expect, expectAccessible, t, test, themeName } from '../support/journey.ts';
import { goToChoosing, photos, progress, SHEETS, sheetNumbers } from '../support/shooting.ts';
import { expectToast } from '../support/toast.ts';

// The first portraits of a face: photo, plate, twenty sheets through the gate, as a user gets them.
test.use({ hasTouch: true, studio: 'real' });

/** Writes down every state that the count of portraits takes, until it is read. */
async function watchCount(page: Page): Promise<() => Promise<number[]>> {
  const seen = await progress(page).evaluateHandle((bar) => {
    const counts = [Number(bar.getAttribute('aria-valuenow'))];
    const note = () => counts.push(Number(bar.getAttribute('aria-valuenow')));
    new MutationObserver(note).observe(bar, { attributeFilter: ['aria-valuenow'] });
    return counts;
  });
  return () => seen.jsonValue();
}

const widthOf = async (photo: Locator) => (await photo.boundingBox())?.width ?? 0;

/** In which corner of another one something lies, as far as it does in one. */
async function cornerOf(whole: Locator, part: Locator): Promise<string> {
  const [outer, inner] = await Promise.all([whole.boundingBox(), part.boundingBox()]);
  if (!outer || !inner) throw new Error('nothing is drawn');
  const place = (start: number, size: number, from: number, to: number, [first, last]: [string, string]) =>
    start + size < from + to / 2 ? first : start > from + to / 2 ? last : 'middle';
  const across = place(inner.x, inner.width, outer.x, outer.width, ['left', 'right']);
  return `${place(inner.y, inner.height, outer.y, outer.height, ['upper', 'lower'])} ${across}`;
}

async function pinchOpen(page: Page, cdp: CDPSession): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const place = { x: width / 2, y: height / 2 };
  await cdp.send('Input.synthesizePinchGesture', { ...place, scaleFactor: 2.5, gestureSourceType: 'touch' });
}

/** A flick of the thumb, which on a slow phone begins and ends within one frame. */
async function flickOn(page: Page, cdp: CDPSession): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const place = { x: width * 0.8, y: height / 2 };
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await cdp.send('Input.synthesizeScrollGesture', {
    ...place,
    xDistance: -width * 0.3,
    speed: 2500,
    gestureSourceType: 'touch',
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

type Box = { readonly x: number; readonly width: number };

/** Writes down, frame by frame, where the photo of the viewer is, beside its place in the grid, until it is read. */
async function watchGrowth(page: Page): Promise<() => Promise<{ photo: Box; cell: Box }[]>> {
  const seen = await page.evaluateHandle(() => {
    const boxes: { photo: Box; cell: Box }[] = [];
    const note = () => {
      const id = /preview\?id=([^&]+)/.exec(location.hash)?.[1] ?? '';
      const photo = document.querySelector('.pswp__item[aria-hidden=false] img');
      const cell = document.querySelector(`[data-photo="${CSS.escape(id)}"] img`);
      const [at, from] = [photo, cell].map((one) => one?.getBoundingClientRect());
      if (at && from) {
        boxes.push({ photo: { x: at.x, width: at.width }, cell: { x: from.x, width: from.width } });
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    return boxes;
  });
  return () => seen.jsonValue();
}

/** A finger that goes down from the middle of the window by a share of its height, and stays there. */
async function dragDown(page: Page, cdp: CDPSession, share: number): Promise<() => Promise<void>> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down = 0) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: width / 2, y: height * (0.4 + down) }],
    });
  await touch('touchStart');
  for (const part of [0.1, 0.3, 0.6, 0.8, 1]) {
    await touch('touchMove', share * part);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return async () => void (await touch('touchEnd'));
}

test('twenty portraits appear one by one, are chosen, kept, looked at, saved, disliked and deleted', async ({
  page,
  open,
  server,
}) => {
  await becomeMember(page, server);

  await test.step('pick a theme and shoot', async () => {
    await open(at.visit);
    await page
      .getByRole('main')
      .getByRole('button', { name: themeName('studio-grey') })
      .first()
      .click();
    const sheet = page.getByRole('dialog', { name: themeName('studio-grey') });
    const waits = [t('duration.seconds', 10), t('duration.minutes', 10)].map((wait) =>
      anyNumber(t('theme.wait-value', wait)),
    );
    await expect(sheet.getByText(new RegExp(waits.map(({ source }) => source).join('|')))).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: t('theme.shoot', SHEETS) }).click();
    await expect(page).toHaveURL(/shooting\/shooting\?id=/);
  });

  await test.step('they appear one by one', async () => {
    const counts = await watchCount(page);
    await expect(page.getByText(t('darkroom.promise'))).toBeVisible();
    // In minutes on a machine that has other work too.
    const lefts = [t('duration.seconds', 10), t('duration.minutes', 10)].map((wait) =>
      page.getByRole('status').filter({ hasText: anyNumber(t('darkroom.left', wait)) }),
    );
    await expect(lefts.reduce((one, other) => one.or(other))).toBeVisible();
    await expectAccessible(page);
    await goToChoosing(page);
    const seen = await counts();
    expect(seen).toEqual([...seen].sort((one, other) => one - other));
    expect(new Set(seen).size).toBeGreaterThan(SHEETS / 2);
  });

  const sheets = await sheetNumbers(page);
  await test.step('choose', async () => {
    expect(new Set(sheets).size).toBe(sheets.length);
    expect(sheets.length).toBeGreaterThan(SHEETS * 0.7);
    await expectAccessible(page);
    // The last ones: the first of the shoot, which is disliked below, is not among them.
    for (const sheet of sheets.slice(-3)) {
      const name = new RegExp(`^${t('result.photo', sheet)} `);
      await photos(page).and(page.getByRole('button', { name })).click();
    }
    await expect(page.getByText(t('result.kept', 3))).toBeVisible();
    // Each in an upper corner, where neither a chin nor a title is.
    const kept = page
      .getByRole('list', { name: t('result.title') })
      .getByRole('listitem')
      .filter({ has: page.locator('[aria-pressed="true"]') })
      .first();
    const ring = kept.getByRole('img', { name: anyNumber(t('result.likeness', 1)) });
    expect(await cornerOf(kept, ring)).toBe('upper left');
    expect(await cornerOf(kept, kept.locator('span:has(> svg)'))).toBe('upper right');
    await page.getByRole('button', { name: t('result.done') }).click();
  });

  await test.step('what was kept comes first in the album, the rest says when it goes', async () => {
    await expect(page.getByRole('heading', { level: 1, name: t('tab.album') })).toBeVisible();
    await expect(page.getByText(t('album.total', 3))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('album.left'), exact: true }).click();
    await expect(page.getByText(t('album.total', sheets.length - 3))).toBeVisible();
    await expect(
      page.getByRole('heading', { name: anyNumber(t('album.left-for', t('duration.days', 1))) }),
    ).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('one of the rest is kept from there, and put back', async () => {
    const hearts = page.getByRole('main').getByRole('button', { name: new RegExp(`^${t('album.keep')} `) });
    await hearts.first().click();
    await expectToast(page, t('photo.kept', 1));
    await expect(page.getByText(t('album.total', sheets.length - 4))).toBeVisible();
    await page.getByRole('button', { name: t('action.undo') }).click();
    await expect(page.getByText(t('album.total', sheets.length - 3))).toBeVisible();
    await page.getByRole('button', { name: t('album.single'), exact: true }).click();
    await expect(page.getByText(t('album.total', 3))).toBeVisible();
  });

  const viewer = page.getByRole('dialog', { name: t('viewer.label') });
  const at3 = (index: number) => viewer.getByText(t('viewer.position', index, 3));
  await test.step('look closely: swipe, pinch, keys', async () => {
    const ofTheme = page.getByRole('main').getByRole('button', { name: themeName('studio-grey') });
    await ofTheme.first().click();
    await expect(at3(1)).toBeAttached();
    const cdp = await page.context().newCDPSession(page);
    // Also while the photo still comes out of the grid.
    await flickOn(page, cdp);
    await expect(at3(2)).toBeAttached();
    await flickOn(page, cdp);
    await expect(at3(3)).toBeAttached();
    // No flick was a tap, which takes the bars away.
    await viewer.getByRole('button', { name: t('action.save') }).click({ trial: true });
    await expectAccessible(page);

    const shown = viewer.getByRole('img', { name: themeName('studio-grey') });
    const before = await widthOf(shown);
    await pinchOpen(page, cdp);
    await expect.poll(() => widthOf(shown)).toBeGreaterThan(before * 1.5);

    await page.keyboard.press('Home');
    await expect(at3(1)).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(at3(2)).toBeAttached();
    await page.keyboard.press('End');
    await expect(at3(3)).toBeAttached();
  });

  await test.step('save', async () => {
    const download = page.waitForEvent('download');
    await viewer.getByRole('button', { name: t('action.save') }).click();
    const saved = await sharp(await (await download).path()).metadata();
    expect(saved).toMatchObject({ format: 'jpeg' });
    expect(Math.min(saved.width, saved.height)).toBeGreaterThan(700);
    await expectToast(page, t('viewer.saved'));
  });

  await test.step('delete with one tap, think again, delete', async () => {
    const remove = async () => {
      await viewer.getByRole('button', { name: t('action.delete') }).click();
      await expect(viewer.getByText(t('viewer.position', 2, 2))).toBeAttached();
    };
    await remove();
    // The album below has a way back as well.
    const toasts = page.getByRole('status', { name: t('app.toasts') });
    await toasts.getByRole('button', { name: t('action.undo') }).click();
    await expect(at3(2).or(at3(3))).toBeAttached();
    await page.keyboard.press('End');
    await expect(at3(3)).toBeAttached();
    await remove();
    await page.keyboard.press('Escape');
    await expect(page.getByText(t('album.total', 2))).toBeVisible();
  });

  await test.step('dislike', async () => {
    await page.getByRole('button', { name: t('album.left'), exact: true }).click();
    await expect(page.getByText(t('album.total', sheets.length - 3))).toBeVisible();
    // Beside each photo stands the heart that keeps it, named after it.
    const left = page.getByRole('main').getByRole('button', { name: new RegExp(`^「${themeName('studio-grey')}`) });
    await left.last().click();
    const dislike = viewer.getByRole('button', { name: t('viewer.dislike') });
    await dislike.click();
    await expectToast(page, t('viewer.dislike-done'));
    await expect(dislike).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(viewer).toBeHidden();
  });

  await test.step('a photo grows out of the grid, and dragged down it shrinks over the album and is gone', async () => {
    await page.getByRole('button', { name: t('album.single'), exact: true }).click();
    const growth = await watchGrowth(page);
    const { width } = page.viewportSize() ?? { width: 0 };
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^「${themeName('studio-grey')}`) })
      .first()
      .click();
    const shown = viewer.getByRole('img', { name: themeName('studio-grey') });
    await expect.poll(() => widthOf(shown)).toBeGreaterThan(width * 0.95);
    const [first] = await growth();
    expect(first?.photo.width).toBeLessThan(width * 0.7);
    expect(Math.abs((first?.photo.x ?? 0) - (first?.cell.x ?? width))).toBeLessThan(width * 0.1);

    const cdp = await page.context().newCDPSession(page);
    const letGo = await dragDown(page, cdp, 0.4);
    await expect.poll(() => widthOf(shown)).toBeLessThan(width * 0.85);
    // Whatever lies behind the photo lets the album through.
    const ground = page.locator('.pswp__bg');
    await expect.poll(() => ground.evaluate((one) => Number(getComputedStyle(one).opacity))).toBeLessThan(0.9);
    await expect(viewer).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await letGo();
    await expect(viewer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: t('tab.album') })).toBeVisible();
  });
});
