import { ERROR, SYSTEM_ICONS, systemIconId } from '@kinora/contract';
import { LOADABLE_LOCALES, loadAreas } from '@kinora/locales';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, newPhone, openWorld, type World } from '../../../test/module-world.ts';
import { CODES_BY_VENDOR } from '../../../test/test-deps.ts';
import { registerSystemIcons } from '../portraits/index.ts';
import { queryUserInfo } from './query-user-info.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({
    jobs: 'manual',
    environment: { ...CODES_BY_VENDOR, KINORA_PUBLIC_URL: 'https://kinora.example' },
  });
});
afterAll(() => world.dispose());

describe('QUERYUSERINFO', () => {
  it('shows the account with its phone hidden', async () => {
    const phone = newPhone();
    const user = await world.signIn(phone);
    expect(await world.call('QUERYUSERINFO', user, {})).toEqual({
      uid: user.uid,
      tpi: [],
      nick: expect.stringMatching(/^新朋友\d{4}$/),
      headimg: '',
      info: {},
      area: '+86',
      phone: `138****${phone.slice(-4)}`,
      isagree: true,
      faceagree: false,
      consents: [{ kind: 'service', version: '2026-11-29', at: expect.any(Number) }],
      purposes: [],
      underage: false,
      isrpa: false,
      photos: 0,
      faces: 0,
      unread: 0,
    });
  });

  it('asks nobody again who agreed to the same text under its former name, but whoever agreed to another', async () => {
    const user = await world.signIn();
    const { config } = world.deps;
    const business = { ...config.business, serviceVersion: '2026-11-26' };
    const ofThatText = { ...world.deps, config: { ...config, business } };
    const named = (version: string) =>
      world.deps.db.updateTable('consents').set({ version }).where('uid', '=', user.uid).execute();
    await named('2027-01');
    expect(await queryUserInfo(ofThatText, user, {})).toMatchObject({
      isagree: true,
      consents: [{ kind: 'service', version: '2026-11-26' }],
    });
    await named('2026-11');
    expect((await queryUserInfo(ofThatText, user, {})).isagree).toBe(false);
  });

  it('asks again when the agreement has a newer version', async () => {
    const user = await world.signIn();
    const { config } = world.deps;
    const newer = { ...world.deps, config: { ...config, business: { ...config.business, serviceVersion: 'next' } } };
    expect((await queryUserInfo(newer, user, {})).isagree).toBe(false);
  });
});

describe('MODUSERINFO', () => {
  const info = (user: Awaited<ReturnType<World['signIn']>>) => world.call('QUERYUSERINFO', user, { storage: true });

  it('changes the name, without the blanks around it', async () => {
    const user = await world.signIn();
    await world.call('MODUSERINFO', user, { id: 2, data: ' 林夏 ' });
    expect((await info(user)).nick).toBe('林夏');
  });

  it('shows a name without what nobody sees in it, and refuses one that passes for the operator', async () => {
    const user = await world.signIn();
    await world.call('MODUSERINFO', user, { id: 2, data: 'A\u200bn\u202en' });
    expect((await info(user)).nick).toBe('Ann');
    for (const data of ['Kіnоrа 客服', '客服官方', '官\u200b方客服', '管理員小美', 'Lisa Official', '0fficial'])
      await expectError(world.call('MODUSERINFO', user, { id: 2, data }), ERROR.nameRefused);
    for (const data of ['Admin 1', '傻逼'])
      await expectError(world.call('MODUSERINFO', user, { id: 2, data }), ERROR.nameRefused);
    await expectError(world.call('MODUSERINFO', user, { id: 2, data: '微信:abc123' }), ERROR.nameIsContact);
    expect((await info(user)).nick).toBe('Ann');
  });

  it('refuses the name of the product in every language of ours, however it is spaced', async () => {
    const user = await world.signIn();
    const tables = await Promise.all(LOADABLE_LOCALES.map((locale) => loadAreas(locale, ['app'])));
    const names = new Set(tables.map((table) => String(table['app.name'])));
    expect(names).toContain('亲映');
    for (const data of [...names, '亲 映', '親・映', '亲映小助手', '我是親映'])
      await expectError(world.call('MODUSERINFO', user, { id: 2, data }), ERROR.nameRefused);
  });

  it('refuses a name that others may not read, and keeps the one before', async () => {
    const user = await world.signIn();
    const { nick } = await info(user);
    await expectError(world.call('MODUSERINFO', user, { id: 2, data: '裸体' }), ERROR.nameRefused);
    await expectError(world.call('MODUSERINFO', user, { id: 2, data: 'Кinоrа' }), ERROR.nameRefused);
    await expectError(world.call('MODUSERINFO', user, { id: 2, data: '\u200b' }), ERROR.nameRefused);
    expect((await info(user)).nick).toBe(nick);
  });

  it('takes the given name again, and none that looks like the operator’s', async () => {
    const user = await world.signIn();
    const { nick } = await info(user);
    await world.call('MODUSERINFO', user, { id: 2, data: nick });
    await expectError(world.call('MODUSERINFO', user, { id: 2, data: 'Kinora4821' }), ERROR.nameRefused);
    expect((await info(user)).nick).toBe(nick);
  });

  it('the portrait is the newest own face until another one is chosen', async () => {
    const user = await world.signIn();
    expect(await info(user)).toMatchObject({ headimg: '', storage: 0 });
    await world.call('AGREEPROTOCOL', user, {
      kind: 'face',
      version: world.deps.config.business.faceVersion,
      agree: true,
    });
    const face = await world.addFace(user);
    const own = (await info(user)).headimg;
    expect(own).not.toBe('');
    await world.call('MODUSERINFO', user, { id: 3, data: face });
    expect((await info(user)).headimg).toBe(own);
    expect((await info(user)).storage).toBeGreaterThan(0);
    await expectError(world.call('MODUSERINFO', user, { id: 3, data: 'nothing' }), ERROR.notFound);
  });
});

describe('AGREEPROTOCOL', () => {
  const version = () => world.deps.config.business.faceVersion;

  it('records a consent once, also when it is given twice at once', async () => {
    const user = await world.signIn();
    const agree = () => world.call('AGREEPROTOCOL', user, { kind: 'face', version: version(), agree: true });
    await Promise.all([agree(), agree()]);
    const rows = await world.deps.db
      .selectFrom('consents')
      .selectAll()
      .where('uid', '=', user.uid)
      .where('kind', '=', 'face')
      .execute();
    expect(rows).toHaveLength(1);
    expect((await world.call('QUERYUSERINFO', user, {})).faceagree).toBe(true);
  });

  it('keeps the record of what was withdrawn and given again', async () => {
    const user = await world.signIn();
    for (const agree of [true, false, true]) {
      await world.call('AGREEPROTOCOL', user, { kind: 'face', version: version(), agree });
      world.clock.advance(1000);
    }
    const rows = await world.deps.db
      .selectFrom('consents')
      .selectAll()
      .where('uid', '=', user.uid)
      .where('kind', '=', 'face')
      .orderBy('agreed_at')
      .execute();
    expect(rows.map(({ withdrawn_at }) => withdrawn_at !== null)).toEqual([true, false]);
  });

  it('refuses a version that is not in force, and to withdraw from the service', async () => {
    const user = await world.signIn();
    const agree = (kind: 'service' | 'face', given: string, isGiven: boolean) =>
      world.call('AGREEPROTOCOL', user, { kind, version: given, agree: isGiven });
    await expectError(agree('face', 'old', true), ERROR.configOutOfDate);
    await expectError(agree('service', version(), false), ERROR.badRequest);
  });
});

describe('drawn portraits', () => {
  it('are told with their version, and only to whoever has another one', async () => {
    const { ver, icons } = await world.call('QUERYSYSICONS', world.guest, {});
    expect(icons.map(({ id }) => id)).toEqual([...SYSTEM_ICONS]);
    expect(await world.call('QUERYSYSICONS', world.guest, { ver })).toEqual({ ver, icons: [] });
    expect((await world.call('QUERYSYSICONS', world.guest, { ver: 'former' })).icons).toEqual(icons);
  });

  it('are pictures at their addresses, and nothing else is there', async () => {
    const app = fastify();
    registerSystemIcons(app);
    const { icons } = await world.call('QUERYSYSICONS', world.guest, {});
    for (const { url } of icons) {
      const answer = await app.inject(new URL(url).pathname);
      const { format, width, height } = await sharp(answer.rawPayload).metadata();
      expect([answer.statusCode, format, width, height]).toEqual([200, 'png', 384, 384]);
    }
    for (const path of ['/i/fox.svg', '/i/..%2Fportrait.ts', '/i/nobody.png'])
      expect((await app.inject(path)).statusCode).toBe(404);
    await app.close();
  });

  it('stand for a user who chose one, until another or none is chosen', async () => {
    const { user } = await world.signInWithFace();
    const { icons } = await world.call('QUERYSYSICONS', world.guest, {});
    const fox = icons.find(({ id }) => id === 'fox')?.url;
    await world.call('MODUSERINFO', user, { id: 3, data: systemIconId('fox') });
    expect((await world.call('QUERYUSERINFO', user, {})).headimg).toBe(fox);
    await expectError(world.call('MODUSERINFO', user, { id: 3, data: 'sys:nobody' }), ERROR.notFound);
    await world.call('MODUSERINFO', user, { id: 3, data: '' });
    expect((await world.call('QUERYUSERINFO', user, {})).headimg).not.toBe(fox);
  });
});

describe('CMD_UPDATEWXNICK', () => {
  it('takes the name from WeChat as any other: cleaned, judged, and answered as it is shown', async () => {
    const user = await world.signIn();
    expect(await world.call('CMD_UPDATEWXNICK', user, { nick: '  林\u200b夏 ' })).toEqual({ nick: '林夏' });
    expect((await world.call('QUERYUSERINFO', user, {})).nick).toBe('林夏');
    await expectError(world.call('CMD_UPDATEWXNICK', user, { nick: '裸体' }), ERROR.nameRefused);
    expect((await world.call('QUERYUSERINFO', user, {})).nick).toBe('林夏');
  });
});
