import { ERROR, MESSAGE_TEMPLATES } from '@kinora/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { proveForClosing } from '../../../test/everything-of-a-user.ts';
import { eventually, expectError, newPhone, openWorld, type World } from '../../../test/module-world.ts';
import { newSecret } from '../../../test/provider-world.ts';
import { testDatabaseUrl } from '../../../test/test-database.ts';
import { isWaitedFor } from '../../../test/waited-for.ts';
import { transact } from '../../database/transact.ts';
import type { User } from '../../gateway/command-handler.ts';
import { authenticate } from '../login/index.ts';
import { sweepCodes } from '../login/sweep-codes.worker.ts';
import { closeAccount } from './close-account.worker.ts';
import { sweepClosing } from './sweep-closing.worker.ts';

const DAY_MS = 86_400_000;

let world: World;
let phone: string;
let user: User;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual' });
});
afterAll(() => world.dispose());
beforeEach(async () => {
  phone = newPhone();
  user = await world.signIn(phone);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const ask = async (actor = user) =>
  world.call('LOGOFF', actor, { of: 'account', ...(await proveForClosing(world, actor)) });
const keep = () => world.call('LOGOFF', user, { of: 'keep' });
const info = () => world.call('QUERYUSERINFO', user, { closing: true });
const end = () => closeAccount(world.deps, { uid: user.uid });
const users = () => world.deps.db.selectFrom('users').select('uid').where('uid', '=', user.uid).execute();
const news = async () =>
  (await world.call('QUERYMESSAGE', user, { lastupdate: 0, type: -1, page: 0 })).messages.map(
    ({ template, args, read }) => ({ template, args, read }),
  );

/** Signs in by the phone, as an answer rather than as a user. */
async function logIn() {
  world.clock.advance(61_000);
  await world.call('LOGINGETSMSCODE', { ...world.guest, address: phone }, { phone, area: '+86' });
  const code = world.sentCodes.at(-1)?.code ?? '';
  const agreed = world.deps.config.business.serviceVersion;
  return world.call('LOGINPHONECODE', world.guest, { phone, area: '+86', code, agreed });
}

describe('LOGOFF of the account', () => {
  it('needs a code of its type to the phone of the account, which is good once', async () => {
    await expectError(world.call('LOGOFF', user, { of: 'account' }), ERROR.codeExpired);
    const foreign = await proveForClosing(world, await world.signIn());
    await expectError(world.call('LOGOFF', user, { of: 'account', ...foreign }), ERROR.codeExpired);
    const own = await proveForClosing(world, user);
    await world.call('LOGOFF', user, { of: 'account', ...own });
    await expectError(world.call('LOGOFF', user, { of: 'account', ...own }), ERROR.codeExpired);
  });

  it('leaves seven days, says so everywhere, and stays with the first time', async () => {
    const { closes_at = 0, closed } = await ask();
    expect([closed, Math.round((closes_at - world.deps.now()) / DAY_MS)]).toEqual([false, 7]);
    expect(await info()).toMatchObject({ closes_at, closing: { days: 7, photos: 0, messages: 1 } });
    const template = MESSAGE_TEMPLATES.accountClosing.number;
    expect(await news()).toEqual([{ template, args: [String(closes_at)], read: 0 }]);
    world.clock.advance(DAY_MS);
    expect((await ask()).closes_at).toBe(closes_at);
    expect((await logIn()).closes_at).toBe(closes_at);
  });

  it('asks an account without a phone for no code', async () => {
    const agreed = world.deps.config.business.serviceVersion;
    const { userid, tmppsw } = await world.call('LOGINDEV', world.guest, { devid: newSecret(), agreed });
    const actor = { ...world.guest, ...(await authenticate(world.deps, { ...world.guest, userid, tmppsw })) };
    expect(await world.call('LOGOFF', actor, { of: 'account' })).toMatchObject({ closed: false });
  });

  it('is taken back by keeping the account, which is told in place of the other message', async () => {
    await ask();
    await keep();
    expect((await info()).closes_at).toBeUndefined();
    expect(await news()).toEqual([{ template: MESSAGE_TEMPLATES.accountKept.number, args: [], read: 1 }]);
    world.clock.advance(8 * DAY_MS);
    await end();
    expect(await users()).toHaveLength(1);
  });

  it('counts what would be gone', async () => {
    const { user: owner, faceId } = await world.signInWithFace();
    await world.addPerson(owner);
    await world.shoot(owner, [faceId]);
    const { closing } = await world.call('QUERYUSERINFO', owner, { closing: true });
    expect(closing).toMatchObject({ photos: 0, unkept: 0, faces: 2, people: 1, shoots: 1, published: 0 });
    expect(closing?.addresses).toBeUndefined();
  });
});

describe('an account whose time is over', () => {
  it('ends no moment before, and is found by the clock', async () => {
    const held = await logIn();
    await ask();
    world.clock.advance(7 * DAY_MS - 1_000);
    await end();
    expect(await users()).toHaveLength(1);
    world.clock.advance(1_000);
    await sweepClosing(world.deps);
    await end();
    expect(await users()).toEqual([]);
    await expectError(authenticate(world.deps, { ...world.guest, userid: user.uid, tmppsw: 'any' }), ERROR.loginLost);
    // Whoever holds a login of it is told what became of it, for as long as the login would have held.
    const remembered = authenticate(world.deps, { ...world.guest, ...held });
    await expectError(remembered, ERROR.accountClosed);
    world.clock.advance(90 * DAY_MS);
    await sweepCodes(world.deps);
    await expectError(authenticate(world.deps, { ...world.guest, ...held }), ERROR.loginLost);
    // A second run finds nothing to do.
    await end();
  });

  it.runIf(testDatabaseUrl)('ends although a part of it is held by what stores another part', async () => {
    const { user: owner, faceId } = await world.signInWithFace();
    await ask(owner);
    world.clock.advance(7 * DAY_MS);
    const { db } = world.deps;
    let ended: Promise<void> | undefined;
    await transact(db, async (tx) => {
      // Whoever waits longer than this is ended to free the other: the closing waits first.
      await sql`set local deadlock_timeout = '10s'`.execute(tx);
      const { rows } = await sql<{ pid: number }>`
        select pg_backend_pid() as pid from faces where id = ${faceId} for no key update`.execute(tx);
      ended ??= closeAccount(world.deps, { uid: owner.uid });
      // Run anew, there may be no face any more that anybody could wait for.
      await eventually(async () => rows[0] === undefined || isWaitedFor(db, rows[0].pid));
      await sql`select 1 from users where uid = ${owner.uid} for key share`.execute(tx);
    });
    await ended;
    expect(await db.selectFrom('users').select('uid').where('uid', '=', owner.uid).execute()).toEqual([]);
  });

  it('is one security event', async () => {
    const count = vi.spyOn(world.deps.metrics, 'countSecurityEvent');
    const log = vi.spyOn(world.deps.log, 'info');
    await ask();
    await end();
    expect(count).not.toHaveBeenCalled();
    world.clock.advance(7 * DAY_MS);
    for (const _time of [1, 2]) await end();
    expect(count.mock.calls).toEqual([['account-ended']]);
    expect(log.mock.calls).toEqual([
      [{ event: 'account-ended', command: 'close-account', uid: user.uid }, 'a security event'],
    ]);
  });

  it('lets its phone make no new one for 24 hours', async () => {
    await ask();
    world.clock.advance(7 * DAY_MS);
    await end();
    await expectError(logIn(), ERROR.phoneResting);
    world.clock.advance(DAY_MS);
    const again = await logIn();
    expect([again.created, again.userid === user.uid]).toEqual([true, false]);
  });

  it('leaves of a picture without a visible mark the record, under a name that leads to nobody', async () => {
    const given = { photo_id: 'p', document: 'icao', given_at: world.deps.now() };
    await world.deps.db
      .insertInto('unmarked_pictures')
      .values({ uid: user.uid, ...given })
      .execute();
    await ask();
    world.clock.advance(7 * DAY_MS);
    await end();
    const rows = await world.deps.db.selectFrom('unmarked_pictures').selectAll().execute();
    expect(rows).toEqual([{ uid: world.deps.personal.blindIndex('receiver', user.uid), ...given }]);
  });
});
