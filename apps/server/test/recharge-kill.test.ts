import { once } from 'node:events';
import { chmod, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { type Order, PAYMENT_STATUS, RESULT_STATUS } from '@kinora/contract';
import { expect, it, onTestFinished } from 'vitest';
import { openSandbox } from '../src/adapters/channels/sandbox/open.ts';
import type { BillLine, PayChannel } from '../src/adapters/ports/pay-channel.ts';
import { moneyWords } from '../src/modules/operator-words.ts';
import { type Child, startChild } from './children/child.ts';
import {
  buyAndReturn,
  buyCards,
  buyPhoto,
  buyPrint,
  buyRendition,
  CARDS,
  giveCard,
  operate,
  persist,
  type Step,
  useCoupon,
} from './killed-customers.ts';
import { eventually, newPhone } from './module-world.ts';
import { PRINTS } from './prints.ts';
import { shootAndKeep } from './shoot-over-http.ts';
import { signInOverHttp } from './sign-in.ts';
import { openTally, tellBench } from './tally.ts';
import type { TestClient } from './test-client.ts';
import { prepareWholeServer } from './whole-server.ts';

const CASHIER = new URL('../src/adapters/channels/sandbox/cashier/main.ts', import.meta.url);
const BUYERS = 4;
/** Each buys gold cards twice, two photos, what is made of one, and a print. */
const ORDERS_EACH = 6;
/** One for each purchase of a round: of the same plan they would be one order until the first is paid. */
const PLANS = Array.from({ length: 2 * BUYERS }, (_, at) => ({ id: `plan-${at}`, amount: 10, price: 2_000, cnt: 10 }));
/** `npm run bench -- paying-kill` has many rounds, with more kills in each. */
const ROUNDS = Number(process.env.KINORA_TEST_KILL_ROUNDS ?? 0);
/** Of all answers to the customers of a round, those behind which something is killed. */
const KILLED_AFTER = ROUNDS > 0 ? [5, 14, 23, 32, 41, 50, 59, 68] : [8, 22, 37, 52, 67];
const ROUND_MS = 600_000;
const DAY_MS = 86_400_000;

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return String(typeof address === 'object' ? address?.port : 0);
}

async function ordersOf(client: TestClient): Promise<Order[]> {
  const all: Order[] = [];
  for (let page = 0; ; page += 1) {
    const { orders, total } = await client.call('QUERYORDER', { type: 'all', page });
    all.push(...orders);
    if (all.length >= total || orders.length === 0) return all;
  }
}
/** Lines of the bills of every day since then, by UTC. */
async function billSince(began: number, { bill }: Pick<PayChannel, 'bill'>): Promise<BillLine[]> {
  const lines: BillLine[] = [];
  const today = Math.floor(Date.now() / DAY_MS);
  for (let day = Math.floor(began / DAY_MS); day <= today; day += 1)
    lines.push(...((await bill?.(new Date(day * DAY_MS).toISOString().slice(0, 10))) ?? []));
  return lines;
}

/** What was paid and not given back, by its currency. */
function sumsOf(bill: readonly BillLine[]): { currency: string; amount: number }[] {
  const sums = new Map<string, number>();
  for (const { kind, amount, currency } of bill)
    sums.set(currency, (sums.get(currency) ?? 0) + (kind === 'payment' ? amount : -amount));
  return [...sums]
    .map(([currency, amount]) => ({ currency, amount }))
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
}

const purseOf = async (client: TestClient) => {
  const { balance = 0, coupons = [] } = await client.call('QUERYUSERINFO', {});
  return { cards: balance, coupons: coupons.reduce((sum, { count }) => sum + count, 0) };
};

it('whatever is killed while customers pay, choose, give and have back, nothing acknowledged is lost, nothing happens twice, and the books of both sides agree', {
  timeout: Math.max(1, ROUNDS) * ROUND_MS,
}, async () => {
  const began = Date.now();
  const server = await prepareWholeServer();
  onTestFinished(() => server.end());
  const { folder } = server;
  await writeFile(path.join(folder, 'operator.json'), JSON.stringify({ shop: { prints: PRINTS, plans: PLANS } }));
  // The server asks it what it can; the fake engine does not use it.
  const encoder = path.join(folder, 'encoder');
  await writeFile(encoder, '#!/bin/sh\necho libx264\n');
  await chmod(encoder, 0o755);
  const [port, cashierPort] = [await freePort(), await freePort()];
  let cashier: Child;
  const startCashier = async (): Promise<Record<string, string>> => {
    const started = startChild(CASHIER, [`${folder}/cashier`, cashierPort]);
    onTestFinished(() => void started.process.kill('SIGKILL'));
    cashier = started;
    await expect.poll(() => cashier.output()).toContain('}');
    return JSON.parse(cashier.output()) as Record<string, string>;
  };
  const told = await startCashier();
  const environment = {
    ...{ ...told, KINORA_SHOP: 'sandbox', KINORA_PORT: port, KINORA_FFMPEG: encoder },
    // The customers of many rounds come from one address.
    KINORA_RATE_LIMIT_FACTOR: '100',
  };
  let reached = await server.start(environment);
  const killServer = async () => {
    await server.kill();
    reached = await server.start(environment);
  };
  const killCashier = async () => {
    cashier.process.kill('SIGKILL');
    await cashier.ended;
    await startCashier();
  };
  const tally = openTally();
  const paid: string[] = [];
  const returned: string[] = [];
  let [kills, acknowledged] = [0, 0];

  /** Customers of a round, and what became of all that they were told. */
  async function play(): Promise<void> {
    const phone = newPhone();
    const [client, friend] = [await signInOverHttp(reached), await signInOverHttp(reached, phone)];
    const photos = (await shootAndKeep(client)).slice(1, 1 + 2 * BUYERS);
    const { userid: uid } = client.login;
    await operate(folder, { area: 'ledger', name: 'grant', uid, unit: 'coupon', amount: String(BUYERS) });
    const [given, friends] = [await purseOf(client), await purseOf(friend)];
    let answered = 0;
    const killed: Promise<unknown>[] = [];
    const step: Step = async (ask) => {
      const answer = await persist(ask);
      const at = KILLED_AFTER.indexOf(++answered);
      if (at >= 0) killed.push((killed.at(-1) ?? Promise.resolve()).then(at % 2 === 0 ? killCashier : killServer));
      return answer;
    };
    const shopping = { client, step, folder };
    const buyers = Array.from({ length: BUYERS }, async (_, at) => {
      const [photo = '', other = ''] = photos.slice(2 * at);
      const isDirect = at % 2 === 0;
      paid.push(await buyCards(shopping, `plan-${at}`), ...(await buyPhoto(shopping, photo, isDirect)));
      await giveCard(shopping, friend, phone);
      await useCoupon(shopping, other);
      paid.push(...(await buyRendition(shopping, photo, isDirect ? 'video' : '4k', isDirect)));
      paid.push(await buyPrint(shopping, photo));
      const back = await buyAndReturn(shopping, `plan-${BUYERS + at}`);
      paid.push(back);
      returned.push(back);
    });
    await Promise.all(buyers);
    await Promise.all(killed);
    expect(killed).toHaveLength(KILLED_AFTER.length);
    kills += killed.length;
    acknowledged += answered;

    const rendered = async () =>
      (await client.call('QUERYIMGS', { ids: photos })).imgs.flatMap(({ renditions = [] }) => renditions);
    const standing = async (paystatus: number) =>
      (await ordersOf(client)).filter((order) => order.paystatus === paystatus).length;
    const isOver = async () =>
      (await standing(PAYMENT_STATUS.refunded)) >= BUYERS &&
      (await standing(PAYMENT_STATUS.paid)) >= BUYERS * (ORDERS_EACH - 1) &&
      (await rendered()).every(({ state }) => state === 'ready');
    // What never comes is what the tally tells of.
    const isOverAtLast = await eventually(isOver).then(
      () => true,
      () => false,
    );
    tally.count('rounds that came to rest', 1, Number(isOverAtLast));
    tally.count('orders', BUYERS * ORDERS_EACH, (await ordersOf(client)).length);
    tally.count('payments', BUYERS * (ORDERS_EACH - 1), await standing(PAYMENT_STATUS.paid));
    tally.count('refunds', BUYERS, await standing(PAYMENT_STATUS.refunded));
    tally.count('4K pictures and videos', BUYERS, (await rendered()).length);
    const { imgs } = await client.call('QUERYIMGS', { ids: photos });
    tally.count('photos', 2 * BUYERS, imgs.filter(({ status }) => status === RESULT_STATUS.paid).length);
    const now = await purseOf(client);
    // Half of them pay a photo and a 4K picture out of the purse, and each gives a card away.
    const spent = (BUYERS / 2) * (1 + CARDS['4k']) + BUYERS;
    tally.count('gold cards', given.cards + 10 * BUYERS - spent, now.cards);
    tally.count('coupons', given.coupons - BUYERS, now.coupons);
    tally.count('gold cards of the friend', friends.cards + BUYERS, (await purseOf(friend)).cards);
  }

  for (const _ of Array(Math.max(1, ROUNDS)).keys()) await play();
  const { KINORA_CASHIER_URL: url = '', KINORA_CASHIER_KEY: key = '' } = told;
  const bill = await billSince(
    began,
    openSandbox({ url, key }, () => '', Date.now),
  );
  for (const [kind, ids] of [
    ['payment', paid],
    ['refund', returned],
  ] as const) {
    const lines = bill.filter((line) => line.kind === kind).map(({ orderId }) => orderId);
    for (const id of new Set([...ids, ...lines])) {
      const found = lines.filter((line) => line === id).length;
      tally.count(`${kind}s at the cashier`, ids.filter((one) => one === id).length, found);
    }
  }
  const audit = await operate(folder, { area: 'ledger', name: 'audit' }).catch((error: Error) => [error.message]);
  const { lost, doubled } = tally;
  tellBench({ kills, acknowledged, lost, doubled, audit });
  // The ledger has at the cashier, in each currency, what its bills come to.
  const right = [
    expect.stringContaining('is right'),
    ...sumsOf(bill).map((money) => `At channels: ${moneyWords(money)}.`),
  ];
  expect({ lost, doubled, audit }).toEqual({ lost: [], doubled: [], audit: right });
});
