import { ERROR } from '@kinora/contract';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { expectError, newPhone } from '../../../test/module-world.ts';
import type { PeerReply } from '../../../test/peers/peer-server.ts';
import { newSecret, openProviderWorld, type ProviderWorld } from '../../../test/provider-world.ts';
import { openWechatHosts } from '../../adapters/sign-in/wechat/open.ts';
import { authenticate } from './authenticate.ts';
import { requireOwnClient } from './require-own-client.ts';

let world: ProviderWorld;
beforeAll(async () => {
  world = await openProviderWorld();
});
afterAll(() => world.dispose());

const agreed = () => world.deps.config.business.serviceVersion;

test.each([
  ['LOGINGOOGLEH5', 'h5'],
  ['LOGINAPPLE', 'h5'],
  ['LOGINFBH5', 'h5'],
  ['LOGINQQH5', 'h5'],
  ['LOGINQQH5', 'h5ll'],
  ['LOGINWXH5', 'h5wx'],
  ['LOGINWXH5', 'h5'],
] as const)("%s on %s leads through the provider's page to one account a person", async (name, platform) => {
  const person = `${name}-${platform}`.toLowerCase();
  const first = await world.through(name, platform, person);
  const again = await world.through(name, platform, person);
  const other = await world.through(name, platform, `${person}-other`);
  expect([first.created, again.created, other.created]).toEqual([true, false, true]);
  expect(again.userid).toBe(first.userid);
  expect(other.userid).not.toBe(first.userid);
  expect(again.tmppsw).not.toBe(first.tmppsw);
});

const hosts = [
  ['LOGINWX', 'mini', 'wechat', (person: string) => world.peers.wechat.login(person)],
  ['LOGINWX', 'app', 'wechat', (person: string) => world.peers.wechat.tapInApp(person)],
  ['LOGINDY', 'minitt', 'douyin', (person: string) => world.peers.douyin.login(person)],
  ['LOGINKS', 'miniks', 'kuaishou', (person: string) => world.peers.kuaishou.login(person)],
  ['LOGINLIAOLIAO', 'h5ll', 'liaoliao', (person: string) => world.peers.liaoliao.login(person)],
  ['LOGINQQANDROID', 'app', 'qq', (person: string) => world.peers.qq.tokenFor(person, 'qq-app-id')],
  ['LOGINFB', 'app', 'facebook', (person: string) => world.peers.facebook.tokenFor(person)],
] as const;
/** How each says that it is at fault, or asked too often, as documented. */
const BUSY: Readonly<Record<(typeof hosts)[number][2], readonly PeerReply[]>> = {
  wechat: [{ json: { errcode: -1 } }, { json: { errcode: 45011 } }],
  douyin: [{ json: { err_no: -1 } }],
  kuaishou: [{ json: { result: 100200500 } }],
  liaoliao: [{ json: { code: 500 } }],
  qq: [429, 503].map((status) => ({ status, json: { error: 100016 } })),
  facebook: [{ code: 1 }, { code: 2 }, { code: 4 }, { code: 17 }, { code: 190, is_transient: true }].map((error) => ({
    status: 400,
    json: { error },
  })),
};
describe.each(hosts)('%s on %s by %s', (name, platform, provider, codeOf) => {
  it('takes what the host gave, and finds the account again', async () => {
    const first = await world.end(name, platform, { code: codeOf('host-ann') });
    const again = await world.end(name, platform, { code: codeOf('host-ann') });
    expect(again).toMatchObject({ userid: first.userid, created: false });
  });

  it('takes it once, from two devices at once too', async () => {
    const code = codeOf('host-ben');
    const outcomes = await Promise.allSettled([
      world.end(name, platform, { code }),
      world.end(name, platform, { code }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expectError(world.end(name, platform, { code }), ERROR.signInRefused);
  });

  it('refuses a client that says that it is of another product', async () => {
    const code = codeOf('host-cho');
    const appId = world.deps.signIn.doors[name]?.appIdOn(platform) ?? '';
    await expectError(world.end(name, platform, { code, appId: 'evil-id' }), ERROR.signInRefused);
    await world.end(name, platform, { code, appId });
  });

  it.each(BUSY[provider])(
    'refuses nobody while the host is busy: after %j what it gave is good as before',
    async (busy) => {
      const code = codeOf('host-dan');
      world.peers[provider].answerNext(busy);
      await expectError(world.end(name, platform, { code }), ERROR.providerSilent);
      expect(await world.end(name, platform, { code })).toMatchObject({ userid: expect.any(String) });
    },
  );

  it('refuses what the host never gave', async () => {
    await expectError(world.end(name, platform, { code: 'made-up' }), ERROR.signInRefused);
  });
});

it('a token that is shown again is told to whose it is, once a day', async () => {
  const code = world.peers.facebook.tokenFor('eve');
  const { userid: uid, tmppsw } = await world.end('LOGINFB', 'app', { code });
  for (const _time of [1, 2]) await expectError(world.end('LOGINFB', 'app', { code }), ERROR.signInRefused);
  const app = { ...world.guest, platform: 'app' };
  const owner = { ...app, ...(await authenticate(world.deps, { ...app, userid: uid, tmppsw })) };
  const { messages } = await world.call('QUERYMESSAGE', owner, { lastupdate: 0, type: -1, page: 0 });
  expect(messages.map(({ template }) => template)).toEqual([391]);
});

it.each(['LOGINDEV', 'LOGINPHONECODE', 'ONECLICKLOGINH5', 'LOGINBINDPHONE', 'LOGINQQH5'] as const)(
  '%s is refused to a client that says within that it is of another product or platform',
  async (name) => {
    const ticket = 's'.repeat(43);
    const agreed = world.deps.config.business.serviceVersion;
    const input = { agreed, secret: ticket, devid: ticket, sn: ticket, processid: 'p', token: 't' };
    const phone = { phone: '13800138000', area: '+86', code: '123456' };
    for (const other of [{ appId: 'evil-id' }, { platform: 'mini' }]) {
      const call = world.call(name, world.guest, { ...input, ...(name === 'LOGINPHONECODE' && phone), ...other });
      await expectError(call, ERROR.signInRefused);
    }
  },
);

it('a mini-program that has no keys says what it is and signs in by phone, whatever keys others have', async () => {
  const { LOGINWX, ...others } = world.deps.signIn.doors;
  const withoutMini = openWechatHosts(
    {
      mini: undefined,
      app: { id: 'wechat-app-id', secret: 's' },
      page: undefined,
      site: undefined,
      url: '',
      pagesUrl: '',
    },
    async () => ({}),
  );
  const deps = { signIn: { ...world.deps.signIn, doors: { ...others, LOGINWX: withoutMini } } };
  const mini = { ...world.guest, platform: 'mini' };
  expect(() => requireOwnClient(deps, mini, { appId: 'wx-of-the-mini-program' })).not.toThrow();
  expect(() => requireOwnClient(deps, { ...mini, platform: 'app' }, { appId: 'wx-of-the-mini-program' })).toThrow();
  // With keys of both, one is not taken for the other.
  expect(() => requireOwnClient(world.deps, mini, { appId: LOGINWX?.appIdOn('app') })).toThrow();
});

it('an attempt is not begun for a client of another product', async () => {
  await expectError(world.begin('LOGINQQH5', 'h5', { appId: 'evil-id' }), ERROR.signInRefused);
});

it('a person is one in the mini-program, in an app, on a page within the chat app and by its code to scan', async () => {
  const within = await world.through('LOGINWXH5', 'h5wx', 'cho');
  const scanned = await world.through('LOGINWXH5', 'h5', 'cho');
  const mini = await world.end('LOGINWX', 'mini', { code: world.peers.wechat.login('cho') });
  const app = await world.end('LOGINWX', 'app', { code: world.peers.wechat.tapInApp('cho') });
  expect(new Set([within, scanned, mini, app].map(({ userid }) => userid)).size).toBe(1);
});

it('without an open platform a person is one for each of its products', async () => {
  world.peers.wechat.withoutUnion.add('alone');
  const within = await world.through('LOGINWXH5', 'h5wx', 'alone');
  const mini = await world.end('LOGINWX', 'mini', { code: world.peers.wechat.login('alone') });
  expect(mini.userid).not.toBe(within.userid);
});

describe('an operator who joins an open platform later', () => {
  it('keeps the account of each person, whom all products know from then on', async () => {
    const { wechat } = world.peers;
    wechat.withoutUnion.add('later');
    const before = await world.end('LOGINWX', 'mini', { code: wechat.login('later') });
    wechat.withoutUnion.delete('later');
    // The same person twice at once.
    const mini = () => world.end('LOGINWX', 'mini', { code: wechat.login('later') });
    const after = [...(await Promise.all([mini(), mini()])), await world.through('LOGINWXH5', 'h5', 'later')];
    expect(after.map(({ userid }) => userid)).toEqual(Array(3).fill(before.userid));
    const rows = world.deps.db.selectFrom('identities').select('subject_sealed').where('uid', '=', before.userid);
    const subjects = (await rows.execute()).map(({ subject_sealed }) => world.deps.personal.decrypt(subject_sealed));
    expect(subjects).toEqual(['union:union-later']);
  });

  it('keeps them with QQ and Douyin, too', async () => {
    const { qq, douyin } = world.peers;
    qq.hasUnion = false;
    const byQq = await world.through('LOGINQQH5', 'h5', 'later');
    qq.hasUnion = true;
    expect((await world.through('LOGINQQH5', 'h5', 'later')).userid).toBe(byQq.userid);
    douyin.answerNext({ json: { err_no: 0, data: { openid: 'dy-later' } } });
    const byDouyin = await world.end('LOGINDY', 'minitt', { code: douyin.login('any') });
    const again = await world.end('LOGINDY', 'minitt', { code: douyin.login('later') });
    expect(again.userid).toBe(byDouyin.userid);
  });

  it('lets whoever had an account in each product keep both', async () => {
    const { wechat } = world.peers;
    const mini = () => world.end('LOGINWX', 'mini', { code: wechat.login('twice') });
    const page = () => world.through('LOGINWXH5', 'h5wx', 'twice');
    wechat.withoutUnion.add('twice');
    const before = [await mini(), await page()];
    wechat.withoutUnion.delete('twice');
    const after = [await mini(), await page(), await mini(), await page()];
    expect(after.map(({ userid }) => userid)).toEqual([...before, ...before].map(({ userid }) => userid));
  });
});

it('a snapshot of a page is nobody', async () => {
  world.peers.wechat.snapshots.add('nobody');
  await expectError(world.through('LOGINWXH5', 'h5wx', 'nobody'), ERROR.signInRefused);
});

it("QQ without the right to unionids knows people by the product's own ids", async () => {
  world.peers.qq.hasUnion = false;
  const first = await world.through('LOGINQQH5', 'h5', 'dan');
  expect((await world.through('LOGINQQH5', 'h5', 'dan')).userid).toBe(first.userid);
  world.peers.qq.hasUnion = true;
});

test.each([
  ['of another app', { appId: 'evil-id' }],
  ['that was withdrawn', { isValid: false }],
  ['that is over', { endsS: 1 }],
])("a token of Facebook's %s is refused", async (_what, token) => {
  const code = world.peers.facebook.tokenFor('eve', token);
  await expectError(world.end('LOGINFB', 'app', { code }), ERROR.signInRefused);
});

it("a token that QQ gave another app is refused, though it is the person's", async () => {
  const code = world.peers.qq.tokenFor('eve', 'evil-app');
  await expectError(world.end('LOGINQQANDROID', 'app', { code }), ERROR.signInRefused);
});

test.each([
  ['LOGINWX', 'h5'],
  ['LOGINWXH5', 'mini'],
  ['LOGINDY', 'mini'],
  ['LOGINGOOGLEH5', 'h5wx'],
  ['LOGINFB', 'h5'],
] as const)('%s is not open on %s', async (name, platform) => {
  await expectError(world.end(name, platform, { code: 'x' }), ERROR.signInNotOffered);
});

it('nobody signs in without the agreement', async () => {
  const code = world.peers.douyin.login('ann');
  await expectError(world.end('LOGINDY', 'minitt', { code, agreed: '' }), ERROR.consentMissing);
});

describe('a carrier', () => {
  const onTap = (name: 'LOGINAPPONECLICK' | 'ONECLICKLOGINH5', process: { processid: string; token: string }) =>
    world.call(name, world.guest, { ...process, agreed: agreed() });

  it('vouches for a number: the same account as by a code to it, and each of its processes once', async () => {
    const phone = newPhone();
    const { uid } = await world.signIn(phone);
    const process = world.peers.carrier.process(phone);
    expect(await onTap('LOGINAPPONECLICK', process)).toMatchObject({ userid: uid, created: false });
    expect((await onTap('ONECLICKLOGINH5', world.peers.carrier.process(phone))).userid).toBe(uid);
    await expectError(onTap('LOGINAPPONECLICK', process), ERROR.signInRefused);
  });

  it('is not believed with the token of another process', async () => {
    const process = {
      ...world.peers.carrier.process(newPhone()),
      token: world.peers.carrier.process(newPhone()).token,
    };
    await expectError(onTap('LOGINAPPONECLICK', process), ERROR.signInRefused);
  });

  it('is not believed of a number that the page completed otherwise', async () => {
    const process = { ...world.peers.carrier.process(newPhone()), phone: newPhone() };
    await expectError(onTap('ONECLICKLOGINH5', process), ERROR.signInRefused);
  });

  it('is offered to pages, with where they ask, and the host to the mini-program of the chat app alone', async () => {
    const offerTo = async (platform: string) =>
      (await world.call('GLOBALCONF', { ...world.guest, platform }, {})).onetap;
    const hosts = { vendor: world.peers.carrier.url, mobileNumber: world.peers.carrier.url };
    for (const page of ['h5', 'h5wx', 'h5ll'])
      expect(await offerTo(page)).toMatchObject({ by: 'carrier', appid: 'onetap-id', hosts });
    expect(await offerTo('mini')).toEqual({ by: 'host' });
    expect([await offerTo('minitt'), await offerTo('miniks'), await offerTo('app')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('GETPHONENUM', () => {
  it('proves the number that the chat app knows, also when its token was ended, and LOGINBINDPHONE signs in by it', async () => {
    const phone = newPhone();
    const secret = newSecret();
    const ask = () => world.call('GETPHONENUM', world.guest, { code: world.peers.wechat.agreeToPhone(phone), secret });
    await ask();
    world.peers.wechat.endTokens();
    const { sn, phone: shown } = await ask();
    expect(shown).toBe(`${phone.slice(0, 3)}****${phone.slice(-4)}`);
    const { userid } = await world.call('LOGINBINDPHONE', world.guest, { sn, secret, agreed: agreed() });
    expect((await world.signIn(phone)).uid).toBe(userid);
  });

  it.each(BUSY.wechat)('tells a chat app that is busy from a code that is wrong: %j', async (busy) => {
    const order = { code: world.peers.wechat.agreeToPhone(newPhone()), secret: newSecret() };
    world.peers.wechat.answerNext(busy);
    await expectError(world.call('GETPHONENUM', world.guest, order), ERROR.providerSilent);
    expect(await world.call('GETPHONENUM', world.guest, order)).toMatchObject({ sn: expect.any(String) });
  });

  it('refuses a code that was used, and one of another mini-program', async () => {
    const secret = newSecret();
    const code = world.peers.wechat.agreeToPhone(newPhone());
    await world.call('GETPHONENUM', world.guest, { code, secret });
    await expectError(world.call('GETPHONENUM', world.guest, { code, secret }), ERROR.signInRefused);
    const foreign = world.peers.wechat.agreeToPhone(newPhone(), 'evil-mini');
    await expectError(world.call('GETPHONENUM', world.guest, { code: foreign, secret }), ERROR.signInRefused);
  });
});

it('what was shown stands nowhere in the clear', async () => {
  const code = world.peers.facebook.tokenFor('secretive');
  await world.end('LOGINFB', 'app', { code });
  const { db } = world.deps;
  const rows = [
    await db.selectFrom('identities').selectAll().execute(),
    await db.selectFrom('used_credentials').selectAll().execute(),
    await db.selectFrom('login_attempts').selectAll().execute(),
  ];
  for (const secret of [code, 'secretive']) expect(JSON.stringify(rows)).not.toContain(secret);
});
