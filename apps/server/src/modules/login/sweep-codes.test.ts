import { ERROR } from '@kinora/contract';
import { createTranslator, loadTable } from '@kinora/locales';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError, newPhone, openWorld, type World } from '../../../test/module-world.ts';
import { newSecret } from '../../../test/provider-world.ts';
import { insertCredential } from './attempts.store.ts';
import { authenticate } from './index.ts';
import { CODE_MEMORY_MS, CREDENTIAL_MEMORY_MS, DAY_MS, LOGIN_LIFE_MS, LOGIN_MEMORY_MS } from './login.policy.ts';
import { sweepCodes } from './sweep-codes.worker.ts';

/** The clock of the test goes on by itself. */
const WHILE_MS = 600_000;
let world: World;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual' });
});
afterAll(() => world.dispose());

async function signInOn(devid: string, device?: string) {
  const agreed = world.deps.config.business.serviceVersion;
  const login = await world.call('LOGINDEV', world.guest, { devid, agreed, ...(device && { device }) });
  const credentials = { ...world.guest, ...login };
  return { login, credentials, user: { ...world.guest, ...(await authenticate(world.deps, credentials)) } };
}

const idsOf = async (uid: string) =>
  (await world.deps.db.selectFrom('logins').select('id').where('uid', '=', uid).execute()).map(({ id }) => id);

it('a login that ended is forgotten 90 days later, and no earlier; one that holds stays', async () => {
  const devid = newSecret();
  const [ended, held] = [await signInOn(devid), await signInOn(devid)];
  await world.call('LOGOUT', ended.user, {});
  world.clock.advance(LOGIN_MEMORY_MS / 2);
  await authenticate(world.deps, held.credentials);
  world.clock.advance(LOGIN_MEMORY_MS / 2 - WHILE_MS);
  await sweepCodes(world.deps);
  expect((await idsOf(ended.user.uid)).sort()).toEqual([ended.user.loginId, held.user.loginId].sort());
  world.clock.advance(2 * WHILE_MS);
  await sweepCodes(world.deps);
  expect(await idsOf(ended.user.uid)).toEqual([held.user.loginId]);
  await expectError(authenticate(world.deps, ended.credentials), ERROR.loginLost);
  await authenticate(world.deps, held.credentials);
});

it('a login that ran out is told so for 90 days, then forgotten', async () => {
  const { user, credentials } = await signInOn(newSecret());
  world.clock.advance(LOGIN_LIFE_MS + LOGIN_MEMORY_MS - WHILE_MS);
  await sweepCodes(world.deps);
  await expectError(authenticate(world.deps, credentials), ERROR.loginExpired);
  world.clock.advance(2 * WHILE_MS);
  await sweepCodes(world.deps);
  expect(await idsOf(user.uid)).toEqual([]);
});

it('a device whose logins are forgotten is a known one as before', async () => {
  const devid = newSecret();
  const first = await signInOn(devid);
  world.clock.advance(LOGIN_LIFE_MS + LOGIN_MEMORY_MS + WHILE_MS);
  await sweepCodes(world.deps);
  const again = await signInOn(devid, first.login.device);
  const { messages } = await world.call('QUERYMESSAGE', again.user, { lastupdate: 0, type: -1, page: 0 });
  expect(messages.map(({ extra }) => extra)).not.toContain(again.user.loginId);
});

it('codes and shown credentials are forgotten when the privacy policy says', async () => {
  const phone = newPhone();
  await world.call('LOGINGETSMSCODE', { ...world.guest, address: phone }, { phone, area: '+86' });
  await insertCredential(world.deps.db, 'shown', world.deps.now());
  const codes = () => world.deps.db.selectFrom('sms_codes').select('id').execute();
  const credentials = () => world.deps.db.selectFrom('used_credentials').select('used_at').execute();
  world.clock.advance(CODE_MEMORY_MS + WHILE_MS);
  await sweepCodes(world.deps);
  expect([(await codes()).length, (await credentials()).length]).toEqual([0, 1]);
  world.clock.advance(CREDENTIAL_MEMORY_MS - CODE_MEMORY_MS);
  await sweepCodes(world.deps);
  expect(await credentials()).toEqual([]);
  const said = createTranslator('en', await loadTable('en'))('legal.privacy.5', 30);
  const days = (ms: number) => `${ms / DAY_MS} days`;
  expect(CODE_MEMORY_MS).toBe(2 * DAY_MS);
  expect(said).toContain('against abuse: two days.');
  expect(said).toContain(`nothing is used twice: ${days(CREDENTIAL_MEMORY_MS)}.`);
  expect(said).toContain(`ends after ${days(LOGIN_LIFE_MS)} without use`);
  expect(said).toContain(`deleted ${days(LOGIN_MEMORY_MS)} after it ended`);
});
