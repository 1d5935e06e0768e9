import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { ERROR, PAYMENT_STATUS, RESULT_STATUS } from '@kinora/contract';
import { expect, it, onTestFinished } from 'vitest';
import { openSandbox } from '../src/adapters/channels/sandbox/open.ts';
import { press } from './cashier.ts';
import { type Child, startChild } from './children/child.ts';
import { eventually, newSn } from './module-world.ts';
import { signInOverHttp } from './sign-in.ts';
import { AnsweredError, type TestClient } from './test-client.ts';
import { prepareWholeServer } from './whole-server.ts';

const CASHIER = new URL('../src/adapters/channels/sandbox/cashier/main.ts', import.meta.url);
const ORDERS = 4;
/** Of all answers to customers, those behind which something is killed. */
const KILLED_AFTER = [3, 6, 9, 13, 17];

/** Asked again until it is answered: its key makes one effect of it. */
async function persist<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const answers: Answer[] = [];
  await eventually(async () => {
    try {
      answers.push(await ask());
    } catch (error) {
      // Nobody is there, or whoever was is gone in the middle of it.
      if (error instanceof AnsweredError && error.errid !== ERROR.prepayFailed) throw error;
    }
    return answers.length > 0;
  });
  return answers[0] as Answer;
}

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return String(typeof address === 'object' ? address?.port : 0);
}

/** The photos of a shoot of which the free one is kept. */
async function shootPhotos(client: TestClient): Promise<string[]> {
  const { binaryurl = '' } = await client.upload('UPLOADCHECK', randomBytes(9), { name: 'a' });
  const { id: face } = await client.call('UPLOADFACE', { binaryurl });
  const { id } = await client.call('SHOOT', { theme: 'sakura', faces: [face], sn: newSn() });
  const progress = async () => (await client.call('QUEUERESULT', { id })).shoots[0];
  await eventually(async () => (await progress())?.state === 'finished');
  const [free = '', ...others] = ((await progress())?.photos ?? []).map((photo) => photo.id);
  await client.call('DISLIKEPHOTO', { of: 'photos', ids: [free], mark: 'keep' });
  return others;
}

it('whatever is killed while customers pay, each order is paid once, each photo kept once, and the books of both sides agree', async () => {
  const server = await prepareWholeServer();
  onTestFinished(() => server.end());
  const [port, cashierPort] = [await freePort(), await freePort()];
  let cashier: Child;
  const startCashier = async (): Promise<Record<string, string>> => {
    const started = startChild(CASHIER, [`${server.folder}/cashier`, cashierPort]);
    onTestFinished(() => void started.process.kill('SIGKILL'));
    cashier = started;
    await expect.poll(() => cashier.output()).toContain('}');
    return JSON.parse(cashier.output()) as Record<string, string>;
  };
  const told = await startCashier();
  const environment = { ...told, KINORA_SHOP: 'sandbox', KINORA_PORT: port };
  const client = await signInOverHttp(await server.start(environment));

  const photos = (await shootPhotos(client)).slice(0, ORDERS);
  const given = (await client.call('QUERYUSERINFO', {})).balance ?? 0;
  let answered = 0;
  const kills: Promise<unknown>[] = [];
  const killServer = async () => {
    await server.kill();
    await server.start(environment);
  };
  const killCashier = async () => {
    cashier.process.kill('SIGKILL');
    await cashier.ended;
    await startCashier();
  };
  const step = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    const answer = await persist(ask);
    const at = KILLED_AFTER.indexOf(++answered);
    if (at >= 0) kills.push((kills.at(-1) ?? Promise.resolve()).then(at % 2 === 0 ? killCashier : killServer));
    return answer;
  };
  const bought = (await Promise.all(photos.map((photo, at) => buy(client, step, photo, at % 2 === 0)))).flat();
  await Promise.all(kills);
  expect([kills.length, new Set(bought).size]).toEqual([KILLED_AFTER.length, ORDERS + ORDERS / 2]);

  const orders = () => client.call('QUERYORDER', { type: 'all', page: 0 });
  await expect
    .poll(async () => (await orders()).orders.map(({ paystatus }) => paystatus))
    .toEqual(Array(2 * ORDERS).fill(PAYMENT_STATUS.paid));
  expect((await client.call('QUERYUSERINFO', {})).balance).toBe(given + 10 * ORDERS - ORDERS / 2);
  const { imgs } = await client.call('QUERYIMGS', { ids: photos });
  expect(imgs.map(({ status }) => status)).toEqual(photos.map(() => RESULT_STATUS.paid));
  const { KINORA_CASHIER_URL: url = '', KINORA_CASHIER_KEY: key = '' } = told;
  const channel = openSandbox({ url, key }, () => '', Date.now);
  const bill = await channel.bill?.(new Date().toISOString().slice(0, 10));
  expect(bill?.map(({ orderId }) => orderId).toSorted()).toEqual(bought.toSorted());
});

/** From a tap to the payment, as often as it takes, and then a photo, with one of the cards or directly; the ids of the orders that the cashier was paid for. */
async function buy(
  client: TestClient,
  step: <Answer>(ask: () => Promise<Answer>) => Promise<Answer>,
  photo: string,
  isDirect: boolean,
): Promise<string[]> {
  const payAtCashier = async (oid: string, price: number): Promise<string> => {
    const { url } = await step(() => client.call('ORDERPAY', { oid, paymethod: 'sandbox', price }));
    await step(() => press(url, 'twice'));
    return oid;
  };
  const tap = { sn: newSn(), plan: 'cards-10', price: 2_000, paymethod: 'sandbox' } as const;
  const { order } = await step(() => client.call('CREATEORDER', tap));
  await payAtCashier(order.id, order.price);
  const choice = { sn: newSn(), plan: '', photos: [photo], price: 1, paymethod: 'balance' as const };
  const { order: ofPhoto } = await step(() => client.call('CREATEORDER', choice));
  if (isDirect) return [order.id, await payAtCashier(ofPhoto.id, ofPhoto.direct ?? 0)];
  await step(() => client.call('ORDERPAY', { oid: ofPhoto.id, paymethod: 'balance', price: 1 }));
  return [order.id];
}
