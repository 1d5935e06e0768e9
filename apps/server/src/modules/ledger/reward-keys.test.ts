import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSn, openWorld, type World } from '../../../test/module-world.ts';
import { rewardKeys } from '../../database/migrations/0069-reward-keys.ts';
import { auditLedger } from './audit.store.ts';
import { lockOwner } from './ledger.store.ts';
import { post } from './post.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual', environment: { KINORA_SHOP: 'sandbox', KINORA_REGISTER_SEND: '0' } });
});
afterAll(() => world.dispose());

test('what an activity gave by a key with the id of a user has one with the pseudonym, and stays as it was posted', async () => {
  const { db } = world.deps;
  const { uid } = await world.signIn();
  const reference = newSn();
  const given = { kind: 'activity-reward' as const, uid, unit: 'card' as const, amount: 3, reference };
  const owner = await db.transaction().execute(async (tx) => {
    await post(tx, world.deps, { ...given, key: `activity:${reference}:${uid}` });
    return lockOwner(tx, uid);
  });
  await db.transaction().execute((tx) => rewardKeys.up(tx));
  const rows = await db.selectFrom('ledger_transfers').select('key').where('reference', '=', reference).execute();
  expect(rows).toEqual([{ key: `activity:${reference}:${owner}` }]);
  expect((await auditLedger(db)).differences).toEqual([]);
  await expect(sql`update ledger_transfers set key = 'x' where reference = ${reference}`.execute(db)).rejects.toThrow();
});
