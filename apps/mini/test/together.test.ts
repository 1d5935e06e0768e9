import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { IMAGE_LIMITS } from '@kinora/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, PHOTO, Phone, SHEETS, STUDIO_MS, t, themeName } from './support/phone.ts';
import { Server } from './support/server.ts';

const THEME = 'studio-grey';
const folder = mkdtempSync(path.join(os.tmpdir(), 'kinora-mini-photos-'));

let server: Server;
let phone: Phone;

// Covers are made behind everything else that a studio does: here that is only what this file asks for.
beforeAll(async () => {
  server = await Server.start();
  phone = new Phone({ server });
}, 120_000);
afterAll(async () => {
  phone.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Pixels of a side of what a phone's camera takes. */
const CAMERA_PX = 3464;

/** Stands for somebody else: the test portrait from the other side, paler. */
async function otherPerson(): Promise<string> {
  const file = path.join(folder, 'other.jpg');
  await sharp(PHOTO).resize(CAMERA_PX).flop().modulate({ brightness: 0.92, saturation: 0.7 }).jpeg().toFile(file);
  return file;
}

const covers = () =>
  phone.screen
    .images()
    .map((node) => String(node.attribute('src')))
    .filter((src) => /^http.*\/(?:t|o)\//.test(src));

/** The button of a person: the letter that stands for a portrait, then the name. */
const person = (name: string) => phone.screen.buttons(new RegExp(`${name}$`)).at(-1);
const BOTH = [t('avatar.sample-name'), t('theme.me')];
/** A person that was chosen wears one class more than the tag and a person. */
const isChosen = (name: string): boolean => String(person(name)?.attribute('class')).trim().split(/\s+/).length > 2;

test('before there is a face of their own, the gallery shows the faces of the themes', async () => {
  await phone.logIn();
  await phone.screen.words(themeName(THEME));
  await phone.screen.until('The covers', () => covers().length > 0);
  expect(covers().every((src) => src.includes('/t/'))).toBe(true);
});

test(
  'the sample face joins',
  async () => {
    await phone.takeSampleFace();
  },
  STUDIO_MS,
);

test(
  'the camera takes the photo of somebody else, which is made smaller before it is sent',
  async () => {
    const { host, screen } = phone;
    await screen.press(t('add-face.title'));
    await screen.press(t('add-face.agree'));
    await screen.press(t('add-face.go-on'));
    await screen.press(t('add-face.camera'));
    const camera = await screen.until('The camera', () => host.page.nodes().find(({ tag }) => tag === 'camera'));
    host.page.dispatch(camera, 'initdone', { maxZoom: 10 });
    host.media.picks = [await otherPerson()];
    // The tab of the camera, below the sheet, has the same name.
    const [shutter] = screen.buttons(t('camera.shutter'));
    await screen.tap(shutter ?? expect.unreachable());
    await screen.words(t('add-face.done'), STUDIO_MS);
    expect(host.network.sent).toHaveLength(1);
    const sent = await sharp(host.network.sent[0]).metadata();
    expect(sent.width * sent.height).toBeLessThanOrEqual(IMAGE_LIMITS.compressPixels * 1.01);
    await screen.press(t('action.done'));
  },
  STUDIO_MS,
);

test(
  'the covers of the gallery show the own face when that was agreed to and they are made',
  async () => {
    await phone.goToTab('visit');
    expect(covers().some((src) => src.includes('/o/'))).toBe(false);
    await phone.screen.press(t('covers.agree'));
    await phone.screen.until('A cover with the own face', () => covers().some((src) => src.includes('/o/')), STUDIO_MS);
  },
  STUDIO_MS,
);

test('the theme says that it takes two, and both are chosen', async () => {
  const { screen } = phone;
  await screen.press(new RegExp(`^${themeName(THEME)}`));
  await screen.words(t('visit.people', 1, 2));
  for (const name of BOTH) {
    const button = await screen.until(name, () => person(name));
    if (!isChosen(name)) await screen.tap(button);
  }
  expect(BOTH.map(isChosen)).toEqual([true, true]);
});

test(
  'two people are shot together, and found among the group photos',
  async () => {
    const { screen } = phone;
    const letStudioGo = server.holdStudio();
    await screen.press(t('theme.shoot', SHEETS));
    await phone.arrived(at.shooting);
    // The shoot stays in sight over the tab bar, and its print leads back to it.
    await screen.press(t('darkroom.leave'));
    await phone.arrived(at.visit);
    await screen.press(new RegExp(`^${t('photo.developing')} `));
    await phone.arrived(at.shooting);
    letStudioGo();
    await phone.goToChoosing();
    await phone.keep(2);
    await screen.press(t('album.group'));
    await screen.until('Both photos', () => screen.buttons(/^「/).length === 2);
    await screen.press(t('album.single'));
    await screen.until('No single photo', () => screen.buttons(/^「/).length === 0);
  },
  STUDIO_MS,
);
