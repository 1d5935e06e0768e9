import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../../../test/module-world.ts';
import { testDatabaseUrl } from '../../../test/test-database.ts';
import { lockFaces } from '../faces/index.ts';
import { isVerified, lockUser, markVerified, readUser } from './index.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual' });
});
afterAll(() => world.dispose());

it('a user is verified from the first time that it is put on record', async () => {
  const { db } = world.deps;
  const { uid } = await world.signIn();
  expect(await isVerified(world.deps, uid)).toBe(false);
  await markVerified(db, uid, 1_000);
  await markVerified(db, uid, 2_000);
  expect([await isVerified(world.deps, uid), (await readUser(db, uid)).verified_at]).toEqual([true, 1_000]);
});

it('the account says so too', async () => {
  const user = await world.signIn();
  await markVerified(world.deps.db, user.uid, 1_000);
  expect((await world.call('QUERYUSERINFO', user, {})).isrpa).toBe(true);
});

it.runIf(testDatabaseUrl)('what belongs to a user is stored while something else of theirs begins', async () => {
  const { user, faceId } = await world.signInWithFace();
  const { uid } = user;
  await world.deps.db.transaction().execute(async (held) => {
    await lockUser(held, uid);
    await lockFaces(held, uid, [faceId]);
    await world.deps.db.transaction().execute(async (tx) => {
      await sql`set local lock_timeout = '2s'`.execute(tx);
      await sql`select 1 from users where uid = ${uid} for key share`.execute(tx);
      await sql`select 1 from faces where id = ${faceId} for key share`.execute(tx);
    });
  });
});
