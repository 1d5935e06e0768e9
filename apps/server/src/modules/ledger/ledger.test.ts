import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../../../test/module-world.ts';
import { readBalances } from './balances.ts';
import { capture, refund, reserve, voidHold } from './holds.ts';
import { post } from './post.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual' });
});
afterAll(() => world.dispose());

test('a hold', async () => {
  const { deps } = world;
  const { uid } = await world.signIn();
  const run = <R>(work: (tx: typeof deps.db) => Promise<R>) => deps.db.transaction().execute(work);
  const soon = deps.now() + 1000_000;
  await run((tx) => post(tx, deps, { key: 'g1', kind: 'operator-grant', uid, unit: 'card', amount: 5 }));
  await run((tx) =>
    post(tx, deps, { key: 'g2', kind: 'operator-grant', uid, unit: 'card', amount: 3, expiresAt: soon }),
  );
  expect(
    (await run((tx) => post(tx, deps, { key: 'g1', kind: 'operator-grant', uid, unit: 'card', amount: 5 }))).isRepeat,
  ).toBe(true);
  await expect(
    run((tx) => post(tx, deps, { key: 'g1', kind: 'operator-grant', uid, unit: 'card', amount: 6 })),
  ).rejects.toMatchObject({ fault: 'key-reused' });
  await run((tx) => reserve(tx, deps, { hold: 'h', uid, unit: 'card', amount: 4, expiresAt: soon }));
  expect((await readBalances(deps, uid)).card).toEqual({ available: 4, paid: 0, held: 4 });
  await run((tx) => capture(tx, deps, { hold: 'h', uid }));
  await run((tx) => refund(tx, deps, { hold: 'h', uid, refund: 'r', amount: 2 }));
  await run((tx) => refund(tx, deps, { hold: 'h', uid, refund: 'r', amount: 2 }));
  expect((await readBalances(deps, uid)).card).toEqual({ available: 6, paid: 0, held: 0 });
  await expect(run((tx) => voidHold(tx, deps, { hold: 'h', uid }))).rejects.toMatchObject({ fault: 'hold-ended' });
});
