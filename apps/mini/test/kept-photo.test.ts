import { statSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, FEWEST, Phone, STUDIO_MS, t } from './support/phone.ts';

let owner: Phone;
let guest: Phone;
let other: Phone;

beforeAll(() => {
  owner = new Phone();
  guest = new Phone();
  other = new Phone();
});
afterAll(() => {
  for (const phone of [owner, guest, other]) phone.close();
});

/** In the square stands what was understood of the description. */
const published = new RegExp(`^${t('square.photo', t('custom.place.sea'), '')}`);

async function openSquare({ screen }: Phone): Promise<void> {
  await screen.press(t('section.square'));
}

test(
  'a photo is shot and kept',
  async () => {
    await owner.logIn();
    // With the sample face, which is nobody's own, nothing can be published.
    await owner.addOwnFace();
    await owner.startCustomShoot('海边的照片');
    await owner.goToChoosing();
    await owner.keep(1);
    await owner.screen.press(t('album.single'));
    await owner.screen.press(/^「/);
    await owner.arrived(at.preview);
  },
  STUDIO_MS,
);

test('the sheet of photo facts does not offer the check of labels, which only the web has', async () => {
  const { screen } = owner;
  await screen.press(t('viewer.info'));
  await screen.words(t('viewer.info-made'));
  expect(screen.buttons(t('viewer.info-origin'))).toEqual([]);
  await owner.goBackFromLayer();
  await screen.until('The end of the sheet', () => !screen.has(t('viewer.info-made')));
  expect(owner.host.routes.at(-1)).toBe(at.preview);
});

test('the photo is published after a question', async () => {
  const { screen } = owner;
  await screen.press(t('square.publish'));
  await screen.words(t('square.publish-title'));
  await screen.press(t('square.publish'));
  await screen.words(t('square.published'));
  await screen.until('The way to withdraw it', () => screen.buttons(t('square.withdraw')).length > 0);
});

test(
  'the photo is made in 4K and as a video, and the large one is saved into the album',
  async () => {
    const { host, screen } = owner;
    await screen.press(t('viewer.extras'));
    await screen.words(t('viewer.extra-video-text'));
    for (const left of [2, 1]) {
      const buttons = await screen.until('What can be made', () => {
        const found = screen.buttons(t('viewer.extra-make'));
        return found.length === left && found;
      });
      await screen.tap(buttons[0] ?? expect.unreachable());
    }
    await screen.words(/3072 × 4096/, STUDIO_MS);
    await screen.words(/1080 × 1920/, STUDIO_MS);
    await screen.press(t('action.save'));
    await screen.words(t('viewer.saved'));
    expect(host.album.saved.map(({ kind }) => kind)).toEqual(['image']);
    expect(statSync(host.album.saved[0]?.file ?? '').size).toBeGreaterThan(300_000);
  },
  2 * STUDIO_MS,
);

test('the video plays in the player of the host, and is saved into the album', async () => {
  const { host, screen } = owner;
  await screen.press(t('viewer.extra-play'));
  await owner.arrived(at.video);
  const player = await screen.until('The player', () => host.page.nodes().find(({ tag }) => tag === 'video'));
  expect(String(player.attribute('src'))).toMatch(/^http.*\/o\//);
  expect(String(player.attribute('poster'))).toMatch(/^http/);
  for (const name of ['autoplay', 'loop', 'muted', 'controls']) expect(player.attribute(name)).toBe(true);

  await screen.press(t('action.save'));
  await screen.until('The video in the album', () => host.album.saved.length === 2);
  await screen.words(t('viewer.saved'));
  expect(host.album.saved.map(({ kind }) => kind)).toEqual(['image', 'video']);
});

test('a refused album is asked for in the settings, and nothing is saved where it stays refused', async () => {
  const { host, screen } = owner;
  host.permissions.album = false;
  host.permissions.allowsInSettings = false;
  await screen.press(t('action.save'));
  await screen.words(t('viewer.album-denied'));
  await screen.press(t('action.settings'));
  await screen.until('The end of the question', () => !screen.has(t('viewer.album-denied')));
  expect(host.album.saved).toHaveLength(2);

  host.permissions.allowsInSettings = true;
  await screen.press(t('action.save'));
  await screen.press(t('action.settings'));
  await screen.until('The video in the album', () => host.album.saved.length === 3);
});

test('a video that cannot be played says so, and is tried again', async () => {
  const { host, screen } = owner;
  const player = () => host.page.nodes().find(({ tag }) => tag === 'video');
  host.page.dispatch(player() ?? expect.unreachable(), 'error', { errMsg: 'MEDIA_ERR_NETWORK' });
  await screen.words(t('video.error-title'));
  await screen.press(t('action.retry'));
  await screen.until('The player', player);
  await screen.press(t('action.close'));
  await owner.arrived(at.preview);
});

test('a guest sees the photo in the square, and is asked to log in before shooting it', async () => {
  const { host, screen } = guest;
  host.launch(at.visit);
  await openSquare(guest);
  await screen.press(published);
  await screen.words(t('square.times', 0));
  await screen.until('Its picture', () => screen.images(published).length > 0);
  await screen.press(t('theme.shoot', FEWEST));
  await screen.words(t('session.guest.title'));
  await screen.press(t('action.cancel'));
});

test(
  'somebody else shoots the photo with their face',
  async () => {
    const { screen } = other;
    await other.logIn();
    await other.takeSampleFace();
    await other.goToTab('visit');
    await openSquare(other);
    await screen.press(published);
    await screen.press(t('theme.shoot', FEWEST));
    await other.arrived(at.shooting);
    await screen.words(t('darkroom.of-total', FEWEST));
    await screen.words(t('theme.custom.name'));
    await screen.press(t('darkroom.leave'));
    await other.arrived(at.visit);
    await openSquare(other);
    await screen.press(published);
    await screen.words(t('square.times', 1));
  },
  STUDIO_MS,
);

test('the owner withdraws the photo, and the square is empty', async () => {
  const { screen } = owner;
  await owner.goBackFromLayer();
  await screen.until('The end of the sheet', () => screen.buttons(t('viewer.extra-play')).length === 0);
  await screen.press(t('action.close'));
  await owner.arrived(at.album);
  await owner.goToTab('visit');
  await openSquare(owner);
  await screen.words(t('square.mine'));
  await screen.press(published);
  await screen.press(t('square.withdraw'));
  await screen.words(t('square.withdrawn'));
  // No other file publishes anything.
  await screen.words(t('square.empty-title'));
});
