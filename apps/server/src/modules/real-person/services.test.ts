import { ERROR, type InputOf } from '@kinora/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readTables } from '../../../test/everything-of-a-user.ts';
import { expectError, openWorld, type World } from '../../../test/module-world.ts';
import {
  REAL_PERSON_KEYS,
  REAL_PERSON_SCENE,
  type RealPersonPeer,
  startRealPersonPeer,
} from '../../../test/peers/real-person-peer.ts';
import type { User } from '../../gateway/command-handler.ts';

const ANNA = { realname: '安娜', idnum: '11010519491231002x', metainfo: '{"deviceType":"h5"}' };

let peer: RealPersonPeer;
beforeAll(async () => {
  peer = await startRealPersonPeer();
});
afterAll(() => peer.close());
afterEach(() => {
  peer.faults = [];
});

const worlds = new Map<string, Promise<World>>();
/** One for each vendor, whoever asks first. */
function worldOf(vendor: string): Promise<World> {
  const world = worlds.get(vendor) ?? openWorld({ environment: environment(vendor) });
  worlds.set(vendor, world);
  return world;
}
afterAll(async () => {
  for (const world of worlds.values()) await (await world).dispose();
});

const environment = (vendor: string, changed: Record<string, string> = {}) => ({
  KINORA_REAL_PERSON_BY: vendor,
  KINORA_REAL_PERSON_KEY_ID: REAL_PERSON_KEYS.keyId,
  KINORA_REAL_PERSON_KEY_SECRET: REAL_PERSON_KEYS.keySecret,
  KINORA_REAL_PERSON_SCENE: REAL_PERSON_SCENE,
  KINORA_REAL_PERSON_URL: peer.url,
  ...changed,
});

describe.each(['aliyun', 'tencent'] as const)('%s', (vendor) => {
  let world: World;
  let user: User;
  beforeAll(async () => {
    world = await openWorld({ environment: environment(vendor) });
    ({ user } = await world.signInWithFace());
    await world.answer(user, 'outside');
  });
  afterAll(() => world.dispose());

  /** What the service knows of the check that was begun last. */
  const last = () => [...peer.checks.values()].at(-1);
  const begin = (input: InputOf<'FACEAUTH'> = ANNA) => world.call('FACEAUTH', user, input);
  const done = (id: string, code: 1000 | 1003 | 2006 = 1000) => world.call('FACEAUTHDONE', user, { id, code });

  it('checks on its own page and is asked how it ended', async () => {
    const refused = await begin();
    expect(refused).toMatchObject({ by: vendor, url: expect.stringContaining(`${peer.url}/page`) });
    Object.assign(last() ?? {}, { passed: false });
    expect(await done(refused.id, 2006)).toEqual({ code: 2006, fault: 'refused' });
    expect((await world.call('QUERYUSERINFO', user, {})).isrpa).toBe(false);

    const check = await begin();
    Object.assign(last() ?? {}, { passed: true });
    expect(await done(check.id)).toEqual({ code: 1000 });
    expect((await world.call('QUERYUSERINFO', user, {})).isrpa).toBe(true);
    expect(await done(refused.id)).toEqual({ code: 2006, fault: 'refused' });
  });

  it('believes no client: who did not go through with it has not passed', async () => {
    const check = await begin();
    const answer = await done(check.id);
    expect(answer).toEqual({ code: 1003 });
  });

  it('is not asked after who broke it off', async () => {
    const check = await begin();
    peer.faults.push('never asked');
    expect(await done(check.id, 1003)).toEqual({ code: 1003 });
    expect(peer.faults).toEqual(['never asked']);
  });

  it('may be silent for a while', async () => {
    peer.faults.push('cut');
    await expectError(begin(), ERROR.providerSilent);
    const check = await begin();
    Object.assign(last() ?? {}, { passed: true });
    peer.faults.push('500', 'cut');
    await expectError(done(check.id), ERROR.providerSilent);
    await expectError(done(check.id), ERROR.providerSilent);
    expect(await done(check.id)).toEqual({ code: 1000 });
  });

  it('nothing of the identity card is kept, nor the token in clear', async () => {
    await begin();
    const kept = [...(await readTables(world)).values()].flat().join('\n');
    expect(kept).not.toContain('安娜');
    expect(kept).not.toContain('1949123100');
    const rows = await world.deps.db.selectFrom('real_person_checks').select('sealed').execute();
    expect(rows.map(({ sealed }) => sealed).join()).not.toContain('token');
  });
});

describe.each([
  ['aliyun', '204', { code: 2006, fault: 'other-person' }],
  ['aliyun', '205', { code: 2006, fault: 'still' }],
  ['aliyun', '206', { code: 2006, fault: 'refused' }],
  ['tencent', '1002', { code: 2006, fault: 'still' }],
  ['tencent', '2016', { code: 2006, fault: 'other-person' }],
  ['tencent', '2006', { code: 2006, fault: 'refused' }],
  ['tencent', '15', { code: 2006, fault: 'late' }],
  ['tencent', '17', { code: 1003 }],
  ['tencent', '1008', { code: 2002 }],
  ['tencent', '4', { code: 1001 }],
] as const)('%s says %s', (vendor, why, ended) => {
  it(`which is ${JSON.stringify(ended)}`, async () => {
    const world = await worldOf(vendor);
    const { user } = await world.signInWithFace();
    await world.answer(user, 'outside');
    const { id } = await world.call('FACEAUTH', user, ANNA);
    Object.assign([...peer.checks.values()].at(-1) ?? {}, { passed: false, why });
    expect(await world.call('FACEAUTHDONE', user, { id, code: 2006 })).toEqual(ended);
  });
});

it.each([
  ['424', { code: 1003 }],
  ['403', { code: 1003 }],
  ['406', { code: 1001 }],
  ['412', { code: 1001 }],
  ['427', { code: 2006, fault: 'refused' }],
])('where aliyun answers %s in place of a result it is %j', async (fault, ended) => {
  const world = await worldOf('aliyun');
  const { user } = await world.signInWithFace();
  await world.answer(user, 'outside');
  const { id } = await world.call('FACEAUTH', user, ANNA);
  peer.faults.push(fault);
  expect(await world.call('FACEAUTHDONE', user, { id, code: 1000 })).toEqual(ended);
});

describe('the identity card', () => {
  it('is asked for where the service needs it, and must be one', async () => {
    const world = await openWorld({ environment: environment('aliyun') });
    try {
      const { user } = await world.signInWithFace();
      const ask = (input: InputOf<'FACEAUTH'>) => world.call('FACEAUTH', user, input);
      const before = peer.checks.size;
      await expectError(ask(ANNA), ERROR.outsideUnanswered);
      expect(peer.checks.size).toBe(before);
      await world.answer(user, 'outside');
      await expectError(ask({}), ERROR.realNameMissing);
      await expectError(ask({ ...ANNA, realname: ' ' }), ERROR.realNameMissing);
      await expectError(ask({ ...ANNA, idnum: '110105194912310021' }), ERROR.idNumberFormat);
      await ask(ANNA);
      expect([...peer.checks.values()].at(-1)?.fields).toMatchObject({
        CertName: '安娜',
        CertNo: '11010519491231002X',
      });
      peer.faults.push('418');
      await expectError(ask(ANNA), ERROR.realPersonTries);
      expect(await world.call('GLOBALCONF', world.guest, {})).toMatchObject({
        realpersonby: 'aliyun',
        realpersonid: true,
      });
    } finally {
      await world.dispose();
    }
  });

  it('does not reach a service that reads it by itself', async () => {
    const world = await openWorld({ environment: environment('tencent') });
    try {
      const { user } = await world.signInWithFace();
      await world.answer(user, 'outside');
      await world.call('FACEAUTH', user, ANNA);
      expect(JSON.stringify([...peer.checks.values()].at(-1))).not.toContain('1949123100');
      expect((await world.call('GLOBALCONF', world.guest, {})).realpersonid).toBe(false);
    } finally {
      await world.dispose();
    }
  });
});

it('a service without keys is a fault of the configuration', async () => {
  await expect(openWorld({ environment: environment('aliyun', { KINORA_REAL_PERSON_SCENE: '' }) })).rejects.toThrow(
    'needs KINORA_REAL_PERSON_KEY_ID',
  );
});
