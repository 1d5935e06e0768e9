import { afterEach, expect, test } from 'vitest';
import { at, Phone, t, themeName } from './support/phone.ts';

/** What the app does without (`packages/client/src/platform/wx.d.ts`): it works on, but for the one thing that needs it. */
const OPTIONAL = [
  'pageScrollTo',
  'setNavigationBarTitle',
  'getSystemInfoSync',
  'getWindowInfo',
  'getMenuButtonBoundingClientRect',
  'getLaunchOptionsSync',
  'connectSocket',
  'getNetworkType',
  'onNetworkStatusChange',
  'offNetworkStatusChange',
  'onAppShow',
  'offAppShow',
  'onAppHide',
  'offAppHide',
  'setClipboardData',
  'vibrateShort',
  'chooseMedia',
  'getImageInfo',
  'compressImage',
  'downloadFile',
  'saveImageToPhotosAlbum',
  'saveVideoToPhotosAlbum',
  'openSetting',
  'createCameraContext',
  'getFileSystemManager',
  'previewImage',
  'showShareImageMenu',
  'canIUse',
  'login',
];

let phone: Phone;
afterEach(() => phone.close());

async function expectToWork(lacks: readonly string[]): Promise<void> {
  phone = new Phone({ lacks });
  phone.host.launch(at.visit);
  await phone.screen.words(themeName('studio-grey'));
  await phone.goToTab('mine');
  await phone.screen.words(t('mine.guest-name'));
}

test.each(OPTIONAL)('a host without %s shows the app all the same', (name) => expectToWork([name]));

test('a host that lacks all of them lets one sign in and take a face into the studio', async () => {
  phone = new Phone({ lacks: OPTIONAL });
  await phone.logIn();
  await phone.goToTab('avatar');
  await phone.screen.press(t('add-face.sample'));
  await phone.screen.words(t('avatar.ready-text'), 30_000);
  expect(phone.host.routes).toEqual([at.avatar]);
});

test('what a host lacks is told when it is asked for, and the app goes on', async () => {
  phone = new Phone({ lacks: ['setClipboardData'] });
  phone.host.launch(at.visit);
  await phone.screen.press(t('visit.share'));
  await phone.screen.words(t('error.88888'));
});
