import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { at, PHOTO, Phone, STUDIO_MS, t, themeName } from './support/phone.ts';

/** Without these no app runs anywhere: every host lends them. */
const NEEDED = new Set([
  ...['navigateTo', 'redirectTo', 'reLaunch', 'navigateBack', 'request', 'uploadFile', 'getRandomValues'],
  ...['getStorageSync', 'setStorageSync', 'removeStorageSync'],
]);

/** Whatever else the app asks its host for: it works on without, but for the one thing that needs it. */
/** Asked for by what the app is built with. */
const OF_THE_FRAMEWORK = ['canIUse'];
const OPTIONAL = [...usedOfHost(), ...OF_THE_FRAMEWORK].filter((name) => !NEEDED.has(name)).toSorted();

function usedOfHost(): Set<string> {
  const sources = ['../../../packages/client/src', '../src'].map((folder) => new URL(folder, import.meta.url));
  const names = sources.flatMap((source) =>
    readdirSync(source, { recursive: true, withFileTypes: true })
      .filter(({ name }) => /(?<!\.test|\.d)\.tsx?$/.test(name))
      .flatMap(({ parentPath, name }) => [
        ...readFileSync(path.join(parentPath, name), 'utf8').matchAll(/\b(?:wx|Taro)\??\.(\w+)/g),
      ])
      .map(([, name = '']) => name),
  );
  return new Set(names);
}

let phone: Phone | undefined;
afterEach(() => phone?.close());

async function expectToWork(lacks: readonly string[]): Promise<void> {
  phone = new Phone({ lacks });
  phone.host.launch(at.visit);
  await phone.screen.words(themeName('studio-grey'));
  await phone.goToTab('mine');
  await phone.screen.words(t('mine.guest-name'));
}

test('what the app asks of its host is read from its source', () => {
  expect(OPTIONAL).toEqual(expect.arrayContaining(['requestPayment', 'previewImage', 'login']));
});

test.each(OPTIONAL)('a host without %s shows the app all the same', (name) => expectToWork([name]));

test('a host that lacks all of them lets one sign in and take a face into the studio', async () => {
  phone = new Phone({ lacks: OPTIONAL });
  await phone.logIn();
  await phone.goToTab('avatar');
  await phone.screen.press(t('add-face.sample'));
  await phone.screen.words(t('avatar.ready-text'), 30_000);
  expect(phone.host.routes).toEqual([at.avatar]);
});

test('a host that measures no pictures sends a photo as it is', { timeout: STUDIO_MS }, async () => {
  phone = new Phone({ lacks: ['getImageInfo', 'compressImage'] });
  await phone.logIn();
  await phone.goToTab('avatar');
  await phone.screen.press(t('avatar.add-first'));
  await phone.screen.press(t('add-face.agree'));
  await phone.screen.press(t('add-face.go-on'));
  phone.host.media.picks = [PHOTO];
  await phone.screen.press(t('add-face.album'));
  await phone.screen.words(t('add-face.done'), STUDIO_MS);
  expect(phone.host.network.sent).toHaveLength(1);
});

test('what a host lacks is told when it is asked for, and the app goes on', async () => {
  phone = new Phone({ lacks: ['setClipboardData'] });
  phone.host.launch(at.visit);
  await phone.screen.press(t('visit.share'));
  await phone.screen.words(t('error.88888'));
});
