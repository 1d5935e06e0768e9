import AxeBuilder from '@axe-core/playwright';
import { createTranslator, loadTable } from '@kinora/locales';
import { findCatalogueTheme } from '@kinora/studio/themes-catalogue';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { at } from './addresses.ts';
import { freshData } from './fresh-data.ts';
import { Server, type StudioKind } from './server.ts';
import { rememberToasts, toastsOf } from './toast.ts';
import { noteTrouble } from './trouble.ts';

export { expect };

/** The attachment that says, of a journey that failed, what its pages heard and said. */
const HEARD = 'heard';

/** The texts that a user reads, in the language of the journeys. */
export const t = createTranslator('zh-Hans', await loadTable('zh-Hans'));

/** What a theme is called in the language of the journeys. */
export function themeName(id: string): string {
  const name = findCatalogueTheme(id)?.texts['zh-Hans']?.name;
  if (name === undefined) throw new Error(`no theme ${id}`);
  return name;
}

/** A text with whatever numbers stand in it. */
export const anyNumber = (text: string): RegExp =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\d+/g, String.raw`\d+`));

let phones = 0;
/** A phone number that no other journey uses. */
export const newPhone = (): string =>
  `138${String(Date.now() % 10_000).padStart(4, '0')}${String(++phones).padStart(4, '0')}`;

/** The device of somebody who has seen the first visit's guide. */
export async function passGuide(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('kinora.guide', '1,1,1'));
}

/**
 * Makes a login portable: a browser seals it under a key in its database that nothing can copy, and one without a database under a
 * key in the same storage.
 */
export async function keepPortable(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
}

type StorageState = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

interface WorkerFixtures {
  /** Painted unless a journey is about what only the real one can do. */
  studio: StudioKind;
  server: Server;
  memberState: StorageState;
}

export const test = base.extend<{ open(path?: string): Promise<void> }, WorkerFixtures>({
  studio: ['painted', { option: true, scope: 'worker' }],
  server: [
    async ({ studio }, use) => {
      const server = await Server.startIn(await freshData(), studio);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  memberState: [
    async ({ browser, server }, use) => {
      const context = await browser.newContext({ locale: 'zh-CN' });
      await passGuide(context);
      await keepPortable(context);
      const page = await context.newPage();
      await becomeMember(page, server);
      const state = await context.storageState();
      await context.close();
      await use(state);
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  context: async ({ context }, use, info) => {
    await passGuide(context);
    await rememberToasts(context, t('app.toasts'));
    const missing: string[] = [];
    context.on('console', (message) => {
      if (message.text().startsWith('The texts of ')) missing.push(message.text());
    });
    const trouble = noteTrouble(context);
    await use(context);
    if (info.status !== info.expectedStatus) {
      const body = [...trouble, ...(await toastsOf(context))].join('\n');
      await info.attach(HEARD, { body, contentType: 'text/plain' });
    }
    expect(missing, 'texts that were missing').toEqual([]);
  },
  open: async ({ page, server }, use) => {
    await use(async (path = '/') => {
      await page.goto(`${server.url}/#${path}`);
    });
  },
});

/** The journeys of somebody who is logged in and whose sample face is ready. All of them are the same person. */
export const memberTest = test.extend({
  storageState: async ({ memberState }, use) => {
    await use(memberState);
  },
  context: async ({ context }, use) => {
    await keepPortable(context);
    await use(context);
  },
});

/** Signs in on the login page, as a person with a phone does. */
export async function logIn(page: Page, server: Server, phone = newPhone()): Promise<string> {
  await page.getByLabel(t('login.phone')).fill(phone);
  await page.getByRole('checkbox', { name: t('login.agree') }).click();
  await page.getByRole('button', { name: t('login.get-code') }).click();
  // It comes once the code is on its way: a hot address is given something to solve before.
  const code = page.getByLabel(t('login.code', 6));
  await expect(code).toBeVisible();
  await code.fill(await server.codeFor(phone));
  await expect(page.getByLabel(t('login.phone'))).toBeHidden();
  return phone;
}

/** Signs in as somebody new and takes the sample face into the studio. */
export async function becomeMember(page: Page, server: Server): Promise<void> {
  await page.goto(`${server.url}/#${at.login}`);
  await logIn(page, server);
  await page.goto(`${server.url}/#${at.avatar}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('add-face.sample') })
    .click();
  await expect(page.getByText(t('avatar.ready-text'))).toBeVisible();
}

/** Resolves when nothing fades or slides any more; what turns for ever, such as a spinner, does not count. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const passing = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
    const { dataset } = document.documentElement;
    delete dataset.moved;
    const note = () => {
      dataset.moved = '';
    };
    for (const began of ['animationstart', 'transitionrun'])
      addEventListener(began, note, { once: true, capture: true });
  });

/** Whether anything has begun to move since the page {@link settled}. */
const hasMoved = (page: Page): Promise<boolean> => page.evaluate(() => 'moved' in document.documentElement.dataset);

/** No page has frames: axe need not open a page of its own for them, which takes as long as the rest. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();
type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** What lies partly under a bar that stays in place is measured where one can scroll it to. */
async function isLargeInSight(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((target) => target.scrollIntoView({ block: 'center' }));
  const { violations } = await axe(page).include(selector).withRules(['target-size']).analyze();
  return violations.length === 0;
}

/** A toast that comes meanwhile is seen half faded in: then it is looked at once more. */
async function violationsAtRest(page: Page, looksLeft = 3): Promise<Violations> {
  await settled(page);
  const { violations } = await axe(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  return violations.length > 0 && looksLeft > 1 && (await hasMoved(page))
    ? violationsAtRest(page, looksLeft - 1)
    : violations;
}

/** What axe finds against WCAG 2.2 AA on the page as it stands: colours count when they have come to rest. */
export async function expectAccessible(page: Page): Promise<void> {
  const violations = await violationsAtRest(page);
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { html, target } of nodes) {
      if (id === 'target-size' && (await isLargeInSight(page, String(target[0])))) continue;
      found.push(`${id}: ${html}`);
    }
  }
  expect(found).toEqual([]);
}
