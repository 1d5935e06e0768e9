import { CODE_TYPE, ERROR, MESSAGE_TEMPLATES, OWNER_PROOF_DAYS, USER_INFO } from '@kinora/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, newPhone } from '../../../test/module-world.ts';
import { browse } from '../../../test/peers/browse.ts';
import { newSecret, openProviderWorld, type ProviderWorld, SITE } from '../../../test/provider-world.ts';
import type { User } from '../../gateway/command-handler.ts';

const { wayAdded, wayRemoved } = MESSAGE_TEMPLATES;

let world: ProviderWorld;
beforeAll(async () => {
  world = await openProviderWorld();
});
afterAll(() => world.dispose());

const waysOf = async (user: User) => (await world.call('QUERYUSERINFO', user, {})).tpi.map(({ type }) => type);
const on = (user: User, platform: string): User => ({ ...user, platform });
const unbind = (user: User, data: 'wechat' | 'douyin' | 'google') =>
  world.call('MODUSERINFO', user, { id: USER_INFO.unbind, data });

function bindDouyin(user: User, person: string) {
  const data = world.peers.douyin.login(person);
  return world.call('MODUSERINFO', on(user, 'minitt'), {
    id: USER_INFO.other,
    way: 'douyin',
    data,
    secret: newSecret(),
  });
}

/** Through the page of Google as that person, and back. */
async function beginGoogle(user: User, person: string, wish: { prove?: true } = {}) {
  const fields = { id: USER_INFO.other, way: 'google', data: '', secret: newSecret(), ...wish } as const;
  const { state = '', url = '' } = await world.call('MODUSERINFO', user, fields);
  await world.comeBack('google', await browse(url, { as: person }, SITE));
  return { ...fields, state };
}

describe('binding', () => {
  it("leads through the provider's page to one more way into the account", async () => {
    const user = await world.signIn();
    await world.call('MODUSERINFO', user, await beginGoogle(user, 'bind-ann'));
    expect(await waysOf(user)).toEqual(['google']);
    expect(await world.through('LOGINGOOGLEH5', 'h5', 'bind-ann')).toMatchObject({ userid: user.uid, created: false });
  });

  it.each([
    ['wechat', USER_INFO.wechat],
    ['qq', USER_INFO.qq],
    ['apple', USER_INFO.apple],
  ] as const)('of %s goes by the number that the specification has for third parties', async (way, id) => {
    const user = await world.signIn();
    const fields = { id, data: '', secret: newSecret() } as const;
    const { state = '', url = '' } = await world.call('MODUSERINFO', user, fields);
    await world.comeBack(way, await browse(url, { as: `bind-${way}` }, SITE));
    await world.call('MODUSERINFO', user, { ...fields, state });
    expect(await waysOf(user)).toEqual([way]);
  });

  it('is told to the other devices of the account, and so is its end, and to the own one neither', async () => {
    const user = await world.signIn();
    const elsewhere = { ...user, loginId: 'elsewhere' };
    const told = async (reader: User) =>
      (await world.call('QUERYMESSAGE', reader, { lastupdate: 0, type: -1, page: 0 })).messages
        .filter(({ template }) => template === wayAdded.number || template === wayRemoved.number)
        .map(({ template, args }) => [template, ...args]);
    await bindDouyin(user, 'bind-told');
    await bindDouyin(user, 'bind-told');
    expect(await told(elsewhere)).toEqual([[wayAdded.number, 'douyin']]);
    world.clock.advance(1000);
    await unbind(user, 'douyin');
    expect(await told(elsewhere)).toEqual([
      [wayRemoved.number, 'douyin'],
      [wayAdded.number, 'douyin'],
    ]);
    expect(await told(user)).toEqual([]);
  });

  it('ends for nobody but who began it, and not as a login', async () => {
    const [user, other] = [await world.signIn(), await world.signIn()];
    const half = await beginGoogle(user, 'bind-ben');
    await expectError(world.call('MODUSERINFO', other, half), ERROR.signInElsewhere);
    const { state, secret } = half;
    await expectError(world.end('LOGINGOOGLEH5', 'h5', { state, secret }), ERROR.signInElsewhere);
    await world.call('MODUSERINFO', user, half);
  });

  it('takes no way that leads to another account', async () => {
    await world.end('LOGINDY', 'minitt', { code: world.peers.douyin.login('bind-cho') });
    const user = await world.signIn();
    await expectError(bindDouyin(user, 'bind-cho'), ERROR.wayTaken);
    expect(await waysOf(user)).toEqual([]);
  });

  it('takes a credential once', async () => {
    const user = await world.signIn();
    const input = { id: USER_INFO.other, way: 'douyin', data: world.peers.douyin.login('bind-dan') } as const;
    const bind = () => world.call('MODUSERINFO', on(user, 'minitt'), { ...input, secret: newSecret() });
    await bind();
    await expectError(bind(), ERROR.signInRefused);
  });
});

describe('unbinding', () => {
  it('takes a way away; who comes by it then is somebody new', async () => {
    const user = await world.signIn();
    await bindDouyin(user, 'bind-eve');
    await unbind(user, 'douyin');
    expect(await waysOf(user)).toEqual([]);
    const back = await world.end('LOGINDY', 'minitt', { code: world.peers.douyin.login('bind-eve') });
    expect(back.created).toBe(true);
  });

  it('never takes the last one, two at once neither', async () => {
    const user = await world.signIn();
    await bindDouyin(user, 'bind-fay');
    await world.call('MODUSERINFO', user, await beginGoogle(user, 'bind-fay'));
    await world.deps.db.deleteFrom('identities').where('uid', '=', user.uid).where('provider', '=', 'phone').execute();
    const outcomes = await Promise.allSettled([unbind(user, 'douyin'), unbind(user, 'google')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [left = 'google'] = await waysOf(user);
    await expectError(unbind(user, left === 'douyin' ? 'douyin' : 'google'), ERROR.lastWay);
  });

  it('knows nothing of a way that is not bound', async () => {
    await expectError(unbind(await world.signIn(), 'wechat'), ERROR.notFound);
  });
});

describe('another phone', () => {
  const area = '+86';

  async function prove(user: User, secret: string, told?: string): Promise<string> {
    world.clock.advance(60_000);
    const type = CODE_TYPE[told === undefined ? 'oldPhone' : 'changePhone'];
    const order =
      told === undefined ? { type: CODE_TYPE.oldPhone } : { type: CODE_TYPE.changePhone, phone: told, area };
    await world.call('GETSMSCODE', user, order);
    const code = world.sentCodes.at(-1)?.code ?? '';
    const asked = order.type === CODE_TYPE.oldPhone ? { ...order, code, secret } : { ...order, code, secret };
    expect(asked.type).toBe(type);
    return (await world.call('CODEAUTH', user, asked)).sn;
  }

  it('takes the place of the former one when both are proven', async () => {
    const user = await world.signIn();
    const [phone, secret] = [newPhone(), newSecret()];
    const old = await prove(user, secret);
    const data = await prove(user, secret, phone);
    await world.call('MODUSERINFO', user, { id: USER_INFO.phone, data, old, secret });
    world.clock.advance(60_000);
    expect((await world.signIn(phone)).uid).toBe(user.uid);
  });

  it('needs the former one, of which nothing changes without it', async () => {
    const mine = newPhone();
    const user = await world.signIn(mine);
    const secret = newSecret();
    const data = await prove(user, secret, newPhone());
    await expectError(world.call('MODUSERINFO', user, { id: USER_INFO.phone, data, secret }), ERROR.codeExpired);
    world.clock.advance(60_000);
    expect((await world.signIn(mine)).uid).toBe(user.uid);
  });

  it('takes the place of a lost one by a way that has long been bound, which proves it once and for its own account', async () => {
    const [user, phone] = [await world.signIn(), newPhone()];
    await world.call('MODUSERINFO', user, await beginGoogle(user, 'lost-ann'));
    const wish = { prove: true } as const;
    const young = await beginGoogle(user, 'lost-ann', wish);
    await expectError(world.call('MODUSERINFO', user, young), ERROR.ownerNotProven);
    world.clock.advance(OWNER_PROOF_DAYS * 86_400_000);
    // Begun to bind, an attempt proves nobody; neither does what opens no account, or another one.
    await expectError(
      world.call('MODUSERINFO', user, { ...(await beginGoogle(user, 'lost-ann')), ...wish }),
      ERROR.signInElsewhere,
    );
    const stranger = await beginGoogle(user, 'lost-bob', wish);
    await expectError(world.call('MODUSERINFO', user, stranger), ERROR.ownerNotProven);
    const own = await beginGoogle(user, 'lost-ann', wish);
    const { proof: owner = '' } = await world.call('MODUSERINFO', user, own);
    const change = { id: USER_INFO.phone, owner, secret: own.secret } as const;
    const other = await world.signIn();
    const theirs = { ...change, data: await prove(other, own.secret, newPhone()) };
    await expectError(world.call('MODUSERINFO', other, theirs), ERROR.signInElsewhere);
    await world.call('MODUSERINFO', user, { ...change, data: await prove(user, own.secret, phone) });
    const again = { ...change, data: await prove(user, own.secret, newPhone()) };
    await expectError(world.call('MODUSERINFO', user, again), ERROR.signInOver);
    world.clock.advance(60_000);
    expect((await world.signIn(phone)).uid).toBe(user.uid);
    const { messages } = await world.call('QUERYMESSAGE', user, { lastupdate: 0, type: -1, page: 0 });
    expect(messages.map(({ template }) => template)).toContain(MESSAGE_TEMPLATES.phoneChanged.number);
  });

  it('is not the phone of another account', async () => {
    const theirs = newPhone();
    await world.signIn(theirs);
    const user = await world.signIn();
    const secret = newSecret();
    const old = await prove(user, secret);
    const data = await prove(user, secret, theirs);
    await expectError(world.call('MODUSERINFO', user, { id: USER_INFO.phone, data, old, secret }), ERROR.phoneTaken);
  });
});
