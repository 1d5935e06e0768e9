import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
const orders = new RegExp(`^${t('print.order', '.*¥.*')}$`);
/** How long an order waits, in minutes and seconds. */
const held = new RegExp(`^${t('pay.held', '1[0-5]:[0-5]\\d')}$`);

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
  await screen.words(t('gifts.ask-text'));
  await screen.press(t('gifts.give'));
  await screen.words(t('gifts.given-title'));
  host.launch('/pagesA/statement/statement');
  await screen.words(t('money.kind-gift-sent'));
  await screen.words(t('money.kind-recharge'));
});

test('the order stands in the list of orders, under the filter that suits it alone', async () => {
  const { host, screen } = phone;
  host.launch('/pagesA/myorders/myorders');
  const isListed = () => screen.has(t('recharge.cards', 10));
  await screen.until('The order', isListed);
  await screen.press(t('orders.waiting'));
  await screen.words(t('orders.none-waiting'));
  await screen.press(t('orders.paid'));
  await screen.until('The order that was paid', isListed);
  // Pulled down, the page asks anew, and says so to its host once it has the answers.
  const before = host.network.asked.length;
  host.pullDown();
  await screen.until('The end of refreshing', () => !host.isRefreshing);
  expect(host.network.asked.length).toBeGreaterThan(before);
  expect(isListed()).toBe(true);
});

test('an order that waits says for how long, and the agreement is a tap away from what is bought', async () => {
  const { host, screen } = phone;
  host.launch('/pagesA/recharge/recharge');
  await screen.press(pays);
  await screen.words(held);
  host.launch('/pagesA/recharge/recharge');
  await screen.press(t('recharge.agree'));
  await screen.words(t('agreement.title'));
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

test('prints of one of them are not ordered without an address, and wait to be paid with one', async () => {
  const { screen } = phone;
  await screen.press(/^「/);
  await phone.arrived(at.preview);
  await screen.press(t('viewer.print'));
  await screen.press(orders);
  await screen.until('What is missing', () => screen.has(t('print.check')));
  await screen.fill(t('print.name'), '王芳');
  await screen.fill(t('print.phone'), '13800000000');
  for (const [field, region] of [
    [t('print.province'), '浙江省'],
    [t('print.city'), '杭州市'],
    [t('print.district'), '西湖区'],
  ] as const) {
    await screen.press(new RegExp(`^${field}`));
    await screen.press(region);
  }
  await screen.fill(t('print.street'), '文三路 1 号');
  await screen.press(orders);
  await screen.words(t('order.number'));
  await screen.words(held);
});
