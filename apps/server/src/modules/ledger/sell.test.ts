import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDeps, type TestDeps } from '../../../test/test-deps.ts';
import { transact } from '../../database/transact.ts';
import type { Db } from '../../deps.ts';
import { newUid } from '../../identifiers.ts';
import { insertUser } from '../users/index.ts';
import { auditLedger } from './audit.store.ts';
import { capture, post, readBalances, refund, reserve, sell } from './index.ts';
import { listPostings } from './statement.store.ts';

let world: TestDeps;
beforeAll(async () => {
  world = await createTestDeps({ startMs: 1_000_000 });
});
afterAll(() => world.dispose());
afterEach(async () => {
  expect((await auditLedger(world.deps.db)).differences).toEqual([]);
});

const run = <R>(work: (tx: Db) => Promise<R>) => transact(world.deps.db, work);
const card = async (uid: string) => (await readBalances(world.deps, uid)).card;

/** Somebody who was given five gold cards. */
async function openPerson(): Promise<{ uid: string; hold: string; sold: Parameters<typeof sell>[2] }> {
  const { deps } = world;
  const uid = newUid();
  await insertUser(deps.db, { uid, nick: 'x', isNickGiven: false, channelId: null, channelArg: null, now: 1 });
  await run((tx) => post(tx, deps, { key: uid, kind: 'operator-grant', uid, unit: 'card', amount: 5 }));
  const hold = `sold-${uid}`;
  return { uid, hold, sold: { hold, uid, unit: 'card', amount: 2 } };
}

test('what is sold at once is captured, once however often, and goes back whence it came', async () => {
  const { uid, hold, sold } = await openPerson();
  const first = await run((tx) => sell(tx, world.deps, sold));
  expect(await run((tx) => sell(tx, world.deps, sold))).toEqual({ id: first.id, isRepeat: true });
  expect(await run((tx) => capture(tx, world.deps, { hold, uid }))).toEqual({ id: first.id, isRepeat: true });
  expect(await card(uid)).toMatchObject({ available: 3, held: 0 });
  await run((tx) => refund(tx, world.deps, { hold, uid, refund: 'r', amount: 2 }));
  expect(await card(uid)).toMatchObject({ available: 5, held: 0 });
});

test('a sale is one transfer, which sets nothing aside', async () => {
  const { uid, sold } = await openPerson();
  await run((tx) => sell(tx, world.deps, sold));
  const { entries } = await listPostings(world.deps.db, uid, { skip: 0, take: 10, isWhole: true });
  expect(entries).toMatchObject([
    { kind: 'sale', purse: 'gift', amount: -2, balance: 3 },
    { kind: 'operator-grant', amount: 5 },
  ]);
});

test('another sale by the same name is refused, and one of more than there is sells nothing', async () => {
  const { uid, sold } = await openPerson();
  await run((tx) => sell(tx, world.deps, sold));
  await expect(run((tx) => sell(tx, world.deps, { ...sold, amount: 3 }))).rejects.toMatchObject({
    fault: 'key-reused',
  });
  const more = { ...sold, hold: `more-${uid}`, amount: 4 };
  await expect(run((tx) => sell(tx, world.deps, more))).rejects.toMatchObject({ fault: 'insufficient' });
  expect(await card(uid)).toMatchObject({ available: 3, held: 0 });
});

test('what was set aside before is sold by the same name', async () => {
  const { uid, sold } = await openPerson();
  await run((tx) => reserve(tx, world.deps, { ...sold, expiresAt: world.deps.now() + 60_000 }));
  expect(await run((tx) => sell(tx, world.deps, sold))).toMatchObject({ isRepeat: false });
  expect(await card(uid)).toMatchObject({ available: 3, held: 0 });
});

test('many sales of one person at once sell what there is, and no more', async () => {
  const { uid, sold } = await openPerson();
  const sales = Array.from({ length: 4 }, (_, place) =>
    run((tx) => sell(tx, world.deps, { ...sold, hold: `${place}-${uid}` })).then(
      () => 'sold',
      ({ fault }) => fault,
    ),
  );
  expect((await Promise.all(sales)).toSorted()).toEqual(['insufficient', 'insufficient', 'sold', 'sold']);
  expect(await card(uid)).toMatchObject({ available: 1, held: 0 });
});
