import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createTranslator, loadTable } from '@kinora/locales';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { MiniHost } from './host/mini-host.ts';
import type { HostNode } from './host/page-tree.ts';
import { Screen } from './host/screen.ts';
import { agreement, FOLDER, PHOTO, SHEETS, STUDIO_MS, t, themeName } from './support/phone.ts';
import { codeFor, newNumber } from './support/sign-in.ts';

const NUMBER = newNumber();
const SIDE_PX = 1000;
const folder = mkdtempSync(path.join(os.tmpdir(), 'kinora-mini-journey-'));
const serverUrl = inject('serverUrl');
let host: MiniHost;
let screen: Screen;

beforeAll(() => {
  host = new MiniHost({ folder: FOLDER, serverUrl });
  screen = new Screen(host);
});
afterAll(() => {
  host.close();
  rmSync(folder, { recursive: true });
});

/** The test portrait beside itself as it looks from the other side. */
async function twoPeople(): Promise<string> {
  const one = await sharp(PHOTO).resize(SIDE_PX, SIDE_PX).toBuffer();
  const create = { width: SIDE_PX * 2, height: SIDE_PX, channels: 3, background: '#777' } as const;
  const file = path.join(folder, 'two.jpg');
  const layers = [
    { input: one, left: 0, top: 0 },
    { input: await sharp(one).flop().toBuffer(), left: SIDE_PX, top: 0 },
  ];
  await sharp({ create }).composite(layers).jpeg().toFile(file);
  return file;
}

const route = () => host.routes.at(-1);
const arrived = (address: string) => screen.until(`The page ${address}`, () => route() === address);
/** Photos that can be opened or chosen on the page. */
const photosNamed = (name: RegExp) => screen.buttons(name);

test('a guest opens the app on its welcome page, and looks at themes', async () => {
  host.launch();
  await screen.press(t('welcome.look'));
  await arrived('/pages/tabBar/visit/visit');
  await screen.words(themeName('studio-grey'));
  for (const place of ['visit', 'avatar'] as const) {
    await screen.words(t(`guide.${place}`));
    await screen.press(t('action.next'));
  }
  await screen.words(t('guide.shooting'));
  await screen.press(t('action.done'));
  await screen.until('The end of the guide', () => !screen.has(t('guide.shooting')));
  const pictures = screen.images().map((node) => String(node.attribute('src')));
  expect(pictures.some((src) => src.startsWith('http') && src.includes('/t/studio-grey/'))).toBe(true);
});

test('the tabs lead to each other, each as the only page', async () => {
  await screen.press(t('tab.album'));
  await arrived('/pages/tabBar/album/album');
  await screen.words(t('album.guest-title'));
  await screen.press(t('tab.mine'));
  await arrived('/pages/tabBar/mine/mine');
  await screen.press(t('tab.avatar'));
  await arrived('/pages/tabBar/avatar/avatar');
  expect(host.routes).toHaveLength(1);
});

test('a guest who wants to shoot is asked to log in', async () => {
  await screen.press(t('tab.shooting'));
  await arrived('/pages/tabBar/shooting/shooting');
  await screen.press(t('theme.shoot', SHEETS));
  await screen.words(t('session.guest.title'));
  await screen.press(t('action.login'));
  await arrived('/pagesA/login/login');
});

test('an SMS code logs in, and leads back', async () => {
  await screen.fill(t('login.phone'), NUMBER);
  await screen.press(agreement);
  await screen.press(t('login.get-code'));
  await screen.words(t('login.code', 6));
  await screen.fill(t('login.code', 6), await codeFor(inject('inbox'), NUMBER));
  await arrived('/pages/tabBar/shooting/shooting');
  expect(host.routes).toHaveLength(1);
});

test('a camera that was denied says so, and lets a file take its place', async () => {
  await screen.press(t('theme.add-first'));
  await screen.press(t('add-face.agree'));
  await screen.press(t('add-face.go-on'));
  await screen.press(t('add-face.camera'));
  const camera = await screen.until('The camera', () => host.page.nodes().find(({ tag }) => tag === 'camera'));
  expect(camera.attribute('device-position')).toBe('front');
  host.page.dispatch(camera, 'error', { errMsg: 'insertCamera:fail auth deny' });
  await screen.words(t('camera.denied-host'));
  host.permissions.allowsInSettings = false;
  await screen.press(t('action.settings'));
  await screen.words(t('camera.denied-host'));
  host.permissions.allowsInSettings = true;
  await screen.press(t('action.settings'));
  await screen.words(t('camera.starting'));
});

test('the shutter works when the camera is ready, also turned round, and a camera that was taken away comes back', async () => {
  const camera = () => host.page.nodes().find(({ tag }) => tag === 'camera');
  const isStarting = () => screen.has(t('camera.starting'));
  const tell = async (event: string) => {
    const node = await screen.until('The camera', camera);
    host.page.dispatch(node, event, {});
  };
  await tell('initdone');
  await screen.until('The picture', () => !isStarting());
  await screen.press(t('camera.flip'));
  await screen.until('The other side', () => camera()?.attribute('device-position') === 'back' && !isStarting());
  await tell('stop');
  await screen.words(t('camera.busy'));
  host.hide();
  host.show();
  await screen.words(t('camera.starting'));
  await screen.press(t('action.close'));
});

test(
  'a face is added from a file, of two people the one that is pointed at',
  async () => {
    await screen.press(t('theme.add-first'));
    host.media.picks = [await twoPeople()];
    await screen.press(t('add-face.album'));
    await screen.words(t('add-face.which'), STUDIO_MS);
    await screen.press(t('add-face.which-face', 1, 2));
    await screen.words(t('add-face.done'), STUDIO_MS);
    await screen.press(t('add-face.next'));
  },
  STUDIO_MS,
);

test('whoever can be shot is shown by a picture with an address, not by a background, which other hosts do not draw', async () => {
  const parts = () => screen.buttons(/./).flatMap((button) => [...button.walk()]);
  const isPicture = (part: HostNode) => part.tag === 'image' && /^http.*\/o\//.test(String(part.attribute('src')));
  await screen.until('The portrait', () => parts().some(isPicture));
});

test(
  'a theme is shot: twenty portraits develop',
  async () => {
    const portrait = /^第 \d+ 张，洗好了$/;
    await screen.press(t('section.travel'));
    await screen.press(themeName('city-evening'));
    await screen.press(t('theme.shoot', SHEETS));
    await screen.words(t('darkroom.of-total', SHEETS));
    await screen.press(t('darkroom.choose'), STUDIO_MS);
    await arrived('/pagesA/result/result');
    expect(portrait.test(t('darkroom.print', 1))).toBe(true);
  },
  STUDIO_MS,
);

test('two portraits are kept and stand in the album', async () => {
  const cells = await screen.until('Twenty portraits', () => {
    const found = photosNamed(/^第 \d+ 张 相似度/);
    return found.length === SHEETS ? found : undefined;
  });
  // The last sheets: the first one, which is disliked below, is not among them.
  const numberOf = ({ name }: { name: string }) => Number(/\d+/.exec(name)?.[0]);
  const last = cells.toSorted((one, other) => numberOf(other) - numberOf(one)).slice(0, 2);
  for (const cell of last) await screen.tap(cell);
  await screen.words(t('result.kept', 2));
  await screen.press(t('result.done'));
  await arrived('/pages/tabBar/album/album');
  await screen.until('The two that were kept', () => photosNamed(/^「/).length === 2);
});

test('a portrait is looked at, zoomed and saved, also when the album was denied before', async () => {
  await screen.press(t('album.left'));
  await screen.until('The rest', () => photosNamed(/^「/).length === SHEETS - 2);
  const photo = photosNamed(/^「/).at(-1);
  if (photo) await screen.tap(photo);
  await arrived('/pagesA/preview/preview');
  await screen.tap(await screen.until('The picture', () => screen.images(/^「/)[0]));
  expect(host.media.zoomed).toMatch(/^http.*\/o\//);
  host.permissions.album = false;
  await screen.press(t('action.save'));
  await screen.press(t('action.settings'));
  await screen.words(t('viewer.saved'));
  expect(statSync(host.album.saved[0]?.file ?? '').size).toBeGreaterThan(10_000);
});

test('a portrait is disliked, then deleted', async () => {
  await screen.press(t('viewer.dislike'));
  await screen.words(t('viewer.dislike-done'));
  await screen.press(t('action.delete'));
  await screen.words(t('photo.deleted', 1));
  await screen.press(t('action.close'));
  await arrived('/pages/tabBar/album/album');
  await screen.until('One photo less', () => photosNamed(/^「/).length === SHEETS - 3);
});

test('without a network the page says so, and what is open stays', async () => {
  host.network.turn(false);
  await screen.words(t('app.offline-open'));
  expect(photosNamed(/^「/)).toHaveLength(SHEETS - 3);
  host.network.turn(true);
  await screen.until('The end of the banner', () => !screen.has(t('app.offline-open')));
});

test('a phone in German reads texts from the server, and keeps them for a start without a network', async () => {
  const storage = new Map<string, unknown>();
  const texts = createTranslator('de', await loadTable('de'));
  for (const isOn of [true, false]) {
    const german = new MiniHost({ folder: FOLDER, serverUrl, language: 'de_DE', storage });
    german.network.turn(isOn);
    german.launch();
    await new Screen(german).words(texts('welcome.title'));
    german.close();
  }
});

test('an unknown address opens welcome', async () => {
  const lost = new MiniHost({ folder: FOLDER, serverUrl });
  lost.launch('/pages/nowhere/nowhere?id=a%20b');
  await new Screen(lost).words(t('welcome.title'));
  expect(lost.routes).toEqual(['/pages/welcome/welcome']);
  lost.close();
});

test('the next start of the app restores the login', async () => {
  const next = new MiniHost({ folder: FOLDER, serverUrl, storage: host.storage });
  const nextScreen = new Screen(next);
  next.launch('/pages/tabBar/album/album');
  await nextScreen.until('The album', () => nextScreen.buttons(/^「/).length === 2);
  next.close();
});
