import { at, EVERY_PAGE } from '../support/addresses.ts';
import { becomeMember, expect, test } from '../support/journey.ts';
import { layoutShift, watchLayoutShift } from '../support/layout-shift.ts';
import { keepOne } from '../support/shooting.ts';

const MOST_SHIFT = 0.02;
/** A page whose answers come one after the other, as over a phone's network. */
const SLOW = { offline: false, latency: 80, downloadThroughput: 400 * 1024, uploadThroughput: 200 * 1024 };

test('what a page shows first stays where it is while the rest comes', async ({ page, server }) => {
  await becomeMember(page, server);
  // Those that show one thing: its shoot, its photos, the photo.
  const ways: string[] = [];
  page.on('framenavigated', (frame) => ways.push(frame.url().split('#')[1] ?? ''));
  await keepOne(page, server.url);
  const ofOne = [at.shooting, at.result, at.preview].map((address) =>
    ways.find((way) => way.startsWith(`${address}?`)),
  );
  await watchLayoutShift(page);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', SLOW);
  const moved: Record<string, number> = {};
  for (const address of [...EVERY_PAGE, `${at.album}?tab=recent`, ...ofOne]) {
    if (address === undefined) throw new Error('a page was not passed on the way to a photo');
    // What was seen last would stand there at once.
    await page.evaluate(() => localStorage.removeItem('kinora.last-seen'));
    await page.goto('about:blank');
    await page.goto(`${server.url}/#${address}`);
    await expect(page.locator('h1, [role=dialog], main p').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const shift = await layoutShift(page);
    if (shift > MOST_SHIFT) moved[address] = shift;
  }
  expect(moved).toEqual({});
});
