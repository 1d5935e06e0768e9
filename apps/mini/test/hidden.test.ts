import { afterEach, expect, test } from 'vitest';
import { at, Phone, SHEETS, STUDIO_MS, t } from './support/phone.ts';

/** How often what asks or draws by itself does so, ms. */
const BEAT_MS = 30_000;
const WAIT_MS = 10_000;
const PROGRESS_MS = 2500;
const SECOND_MS = 1000;

const phones: Phone[] = [];

afterEach(() => {
  for (const phone of phones.splice(0)) phone.close();
});

function newPhone(storage?: Map<string, unknown>): Phone {
  const phone = new Phone(storage && { storage });
  phones.push(phone);
  return phone;
}

const isSet = ({ host }: Phone, delayMs: number): boolean => host.timers.delays.includes(delayMs);
const until = ({ screen }: Phone, what: string, look: () => boolean) => screen.until(what, look, STUDIO_MS);

test('in the background nothing is asked and no socket is open; in front again both are back', async () => {
  const phone = newPhone();
  const { host } = phone;
  await phone.logIn();
  await until(phone, 'The socket and the heartbeat', () => host.network.sockets === 1 && isSet(phone, BEAT_MS));

  host.hide();
  await until(phone, 'The end of the socket', () => host.network.sockets === 0);
  expect(isSet(phone, BEAT_MS)).toBe(false);

  const asked = host.network.asked.length;
  host.show();
  await until(phone, 'The socket', () => host.network.sockets === 1);
  await until(phone, 'The messages', () => host.network.asked.slice(asked).includes('QUERYMESSAGE'));
  expect(isSet(phone, BEAT_MS)).toBe(true);
});

test('a lost network in the background is not tried again before the app is in front', async () => {
  const phone = newPhone();
  const { host } = phone;
  await phone.logIn();
  await until(phone, 'The socket', () => host.network.sockets === 1);
  host.hide();
  await until(phone, 'The end of the socket', () => host.network.sockets === 0);
  const asked = host.network.asked.length;
  host.network.turn(false);
  host.network.turn(true);
  expect(host.network.sockets).toBe(0);
  expect(host.network.asked).toHaveLength(asked);
});

test('a page below another one does not go on asking', async () => {
  const phone = newPhone();
  const { host, screen } = phone;
  host.launch(at.shooting);
  await screen.press(t('theme.shoot', SHEETS));
  expect(isSet(phone, WAIT_MS)).toBe(true);
  await screen.press(t('action.login'));
  await phone.arrived(at.login);
  await screen.words(t('login.title'));
  await until(phone, 'The end of its questions', () => !isSet(phone, WAIT_MS));
  host.goBack();
  await until(phone, 'Its questions', () => isSet(phone, WAIT_MS));
});

test(
  'a shoot that went on in the background is caught up with',
  async () => {
    const phone = newPhone();
    const { host, screen } = phone;
    await phone.logIn();
    await phone.takeSampleFace();
    const watcher = newPhone(new Map(host.storage));
    watcher.host.launch(at.visit);
    await watcher.arrived(at.visit);
    expect(watcher.screen.has(t('app.unread', 1))).toBe(false);
    await phone.startCustomShoot('海边的照片');
    await until(phone, 'Its questions', () => isSet(phone, PROGRESS_MS));
    host.hide();
    await until(phone, 'The end of its questions', () => ![PROGRESS_MS, SECOND_MS].some((ms) => isSet(phone, ms)));

    await until(watcher, 'The message that the shoot is done', () => watcher.screen.has(t('app.unread', 1)));
    expect(screen.buttons(t('darkroom.choose'))).toEqual([]);
    host.show();
    await phone.goToChoosing();
  },
  STUDIO_MS,
);
