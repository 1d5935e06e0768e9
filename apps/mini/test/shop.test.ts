import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, test } from 'vitest';
import { at, Phone, STUDIO_MS, t } from './support/phone.ts';
import { Server } from './support/server.ts';

const CASHIER = fileURLToPath(new URL('../../server/src/adapters/channels/sandbox/cashier/main.ts', import.meta.url));
const folder = mkdtempSync(path.join(os.tmpdir(), 'kinora-mini-cashier-'));
let cashier: ChildProcess;
let server: Server;
let phone: Phone;

beforeAll(async () => {
  const child = spawn(process.execPath, [CASHIER, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  cashier = child;
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  server = await Server.start({ KINORA_SHOP: 'sandbox', KINORA_REGISTER_SEND: '0', ...JSON.parse(line) });
  phone = new Phone({ server });
  await phone.logIn();
});
afterAll(async () => {
  phone.close();
  await server.stop();
  const ended = once(cashier, 'exit');
  cashier.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

const pays = /^付 .*¥/;

/** What the cashier's page does at a press. */
const press = (url: string, act: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ act }), redirect: 'manual' });

test('gold cards are bought at the cashier, whose address is copied, and shown as bought', async () => {
  const { host, screen } = phone;
  host.launch('/pagesA/recharge/recharge');
  await screen.press(pays);
  await screen.words(t('pay.title'));
  await screen.press(pays);
  await screen.words(t('pay.copied'));
  await press(host.clipboard, 'pay');
  await screen.press(t('pay.done'));
  await phone.arrived(at.visit);
  await screen.words(t('paid.title'));
  await screen.press(t('order.look'));
  await screen.words(t('order.state-complete'));
});

test('their money is asked back with a reason, and the wish is taken back', async () => {
  const { screen } = phone;
  await screen.press(t('refund.ask'));
  await screen.fill(t('refund.reason'), '买多了');
  await screen.press(t('refund.send'));
  await screen.words(t('order.state-refunding'));
  await screen.words(t('refund.when'));
  await screen.press(t('refund.cancel'));
  await screen.words(t('order.state-complete'));
});

test('some are given to a friend by their number, and what came and went is told', async () => {
  const { host, screen } = phone;
  host.launch('/pagesA/gift/gift');
  await screen.fill(t('login.phone'), '13900009999');
  await screen.fill(t('gifts.tail'), '9999');
  await screen.fill(t('gifts.count'), '2');
  await screen.press(t('gifts.give'));
  await screen.press(t('gifts.give'));
  await screen.words(t('gifts.given-title'));
  host.launch('/pagesA/statement/statement');
  await screen.words(t('money.kind-gift-sent'));
  await screen.words(t('money.kind-recharge'));
});

test(
  'photos are chosen, ordered and paid with gold cards',
  async () => {
    const { host, screen } = phone;
    host.launch(at.visit);
    await phone.takeSampleFace();
    await phone.startCustomShoot('海边的照片');
    await phone.goToChoosing();
    await phone.choose(2);
    await screen.press(t('viewer.keep'));
    await screen.press(/^付 .*金卡/);
    await phone.arrived(at.album);
    await screen.until('The photos that were paid', () => screen.images().length >= 2);
  },
  STUDIO_MS,
);
