import { ERROR, EXPORT_LIFE_H } from '@kinora/contract';
import { findCatalogueTheme } from '@kinora/studio/themes-catalogue';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectError, newSn, openWorld, type World } from '../../../test/module-world.ts';
import type { User } from '../../gateway/command-handler.ts';
import { listCovers } from '../covers/index.ts';
import { makeCovers } from '../covers/make-covers.worker.ts';
import { post } from '../ledger/index.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';
import { animatePhoto } from '../renditions/animate-photo.worker.ts';
import { enlargePhoto } from '../renditions/enlarge-photo.worker.ts';
import { makeShoot } from '../shoots/shoot.worker.ts';
import { sweepExports } from './erase-exports.ts';
import { registerExports } from './index.ts';
import { giveUpExport, makeExport } from './make-export.worker.ts';

const never = new AbortController().signal;
const noted = async () => undefined;
let world: World;
let user: User;
let faceId: string;
let shootId: string;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual' });
});
afterAll(() => world.dispose());
beforeEach(async () => {
  ({ user, faceId } = await world.signInWithFace());
  ({ id: shootId } = await world.shoot(user, [faceId]));
  await makeShoot(world.deps, { shootId }, never);
});

const view = () => world.call('EXPORTDATA', user, {});
const ask = () => world.call('EXPORTDATA', user, { ask: true });
const row = () => world.deps.db.selectFrom('exports').selectAll().where('uid', '=', user.uid).executeTakeFirst();
const idOf = async () => (await row())?.id ?? '';
const make = async (partBytes?: number, deps = world.deps) =>
  makeExport(deps, { exportId: await idOf() }, never, noted, partBytes);
const keys = async () =>
  (
    await world.deps.db
      .selectFrom('export_parts')
      .select('object_key')
      .where('export_id', '=', await idOf())
      .orderBy('number')
      .execute()
  ).map(({ object_key }) => object_key);

/** Files of a zip that is not compressed, by its local headers (APPNOTE 4.3.7); sizes stand behind the data, so names tell where one begins. */
async function namesIn(key: string): Promise<string[]> {
  const zip = Buffer.from((await world.deps.objects.get(key)).bytes);
  const names: string[] = [];
  const signature = Buffer.from('PK\x01\x02', 'latin1');
  for (let at = zip.indexOf(signature); at >= 0; at = zip.indexOf(signature, at + 4)) {
    names.push(zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)));
  }
  return names;
}

async function textIn(key: string, name: string): Promise<string> {
  const zip = Buffer.from((await world.deps.objects.get(key)).bytes);
  const from = zip.indexOf(name) + name.length;
  return zip.toString('utf8', from, zip.indexOf(Buffer.from('PK\x07\x08', 'latin1'), from));
}

const NAME = findCatalogueTheme('city-evening')?.texts['zh-Hans']?.name;

async function coverOf(): Promise<string> {
  await ask();
  await make();
  const [key = ''] = await keys();
  return textIn(key, 'index.html');
}

describe('EXPORTDATA', () => {
  it('begins nothing that was not asked for, and one at a time', async () => {
    expect(await view()).toEqual({ state: 'none', done: 0, total: 0, parts: [] });
    const [one, other] = await Promise.all([ask(), ask()]);
    expect([one.state, other.state]).toEqual(['making', 'making']);
    expect(one.asked_at).toBe(other.asked_at);
  });

  it('holds every picture once and what is known of the user, the phone opened', async () => {
    await ask();
    await make();
    const ready = await view();
    expect(ready).toMatchObject({ state: 'ready', done: 21, total: 21, parts: [{ bytes: expect.any(Number) }] });
    const [key = ''] = await keys();
    const names = await namesIn(key);
    expect(names.filter((name) => name.startsWith('not-kept/'))).toHaveLength(20);
    expect(names.filter((name) => name.startsWith('faces/'))).toHaveLength(1);
    const data = JSON.parse(await textIn(key, 'kinora.json'));
    expect(data.account).toMatchObject({ uid: user.uid });
    expect(data.signsInBy).toMatchObject([{ provider: 'phone', subject: expect.stringMatching(/^\+86138/) }]);
    expect(data.consents.map(({ kind }: { kind: string }) => kind)).toEqual(['service', 'face']);
    expect(data.photos).toHaveLength(20);
    const cover = await textIn(key, 'index.html');
    for (const name of names.filter((name) => name.endsWith('.jpg'))) expect(cover).toContain(`src="${name}"`);
    // The words that were read, not the number of a template.
    expect(cover).toContain('<h2>消息 · 1</h2>');
    expect(cover).toContain('<b>');
  });

  it('names the kind of each machine that was logged in, and until when', async () => {
    await world.deps.db.updateTable('logins').set({ system: 'Windows Edge' }).where('uid', '=', user.uid).execute();
    await ask();
    await make();
    const [key = ''] = await keys();
    const { devices } = JSON.parse(await textIn(key, 'kinora.json'));
    expect(devices).toMatchObject([{ platform: user.platform, system: 'Windows Edge', ended: null }]);
    expect(Date.parse(devices[0].runsOut)).toBeGreaterThan(world.deps.now());
  });

  it('has the covers of themes that show the user, and their page shows them', async () => {
    await world.answer(user, 'covers');
    await makeCovers(world.deps, { faceId }, never);
    const covers = await listCovers(world.deps, user.uid);
    const made = covers.filter(({ cover_key }) => cover_key !== null);
    expect(made.length).toBeGreaterThan(0);
    await ask();
    await make();
    const [key = ''] = await keys();
    const names = (await namesIn(key)).filter((name) => name.startsWith('covers/'));
    expect(names.sort()).toEqual(made.map(({ theme, picture }) => `covers/${theme}-${picture}-${faceId}.jpg`).sort());
    const cover = await textIn(key, 'index.html');
    for (const name of names) expect(cover).toContain(`src="${name}"`);
  });

  it('has the pictures for documents and their prints, and notes who was given one without the visible mark', async () => {
    const { photos } = (await world.call('QUEUERESULT', user, { id: shootId })).shoots[0] ?? { photos: [] };
    const id = photos[0]?.id ?? '';
    await world.call('DISLIKEPHOTO', user, { of: 'photos', ids: [id], mark: 'keep' });
    await world.call('GENDOCUMENT', user, { id, document: 'us', ground: 'blue', agreed: true });
    const asked = world.deps.now();
    await ask();
    await make();
    const [key = ''] = await keys();
    const names = (await namesIn(key)).filter((name) => name.includes('-us-blue'));
    expect(names.map((name) => name.slice(name.indexOf(id)))).toEqual([
      `${id}-document-us-blue.jpg`,
      `${id}-print-us-blue.jpg`,
    ]);
    expect(await view()).toMatchObject({ done: 23, total: 23 });
    const given = world.deps.db.selectFrom('unmarked_pictures').select(['document', 'given_at']);
    const rows = await given.where('photo_id', '=', id).orderBy('given_at').execute();
    expect(rows.map(({ document }) => document)).toEqual(['us', 'us']);
    expect(rows.map(({ given_at }) => given_at >= asked)).toEqual([false, true]);
  });

  it('opens with a page that takes nothing that a user wrote for markup', async () => {
    await world.deps.db.updateTable('users').set({ nick: '<script>"&' }).where('uid', '=', user.uid).execute();
    await ask();
    await make();
    const [key = ''] = await keys();
    const cover = await textIn(key, 'index.html');
    expect(cover).toContain('&lt;script&gt;&quot;&amp;');
    expect(cover).not.toContain('<script');
  });

  it('opens with a page that names themes and the zone of its times, those in messages too', async () => {
    const moment = Date.UTC(2026, 10, 22, 5, 6);
    const about = { uid: user.uid, key: newSn(), type: MESSAGE_TYPE.login, extra: '' };
    await world.deps.db
      .transaction()
      .execute((tx) => sendMessage(tx, world.deps, { ...about, template: 'accountClosing', args: { moment } }));
    await world.deps.db.updateTable('messages').set({ created_at: moment }).where('uid', '=', user.uid).execute();
    const cover = await coverOf();
    expect(cover).toContain(`「${NAME}」`);
    expect(cover).not.toContain('「city-evening」');
    expect(cover.split('2026年11月22日 UTC 05:06')).toHaveLength(4);
    expect(cover).toMatch(/<\/bdi> · [^<]*UTC/);
  });

  it('opens with a page that counts photos, shows below them what was made of them, and plays films', async () => {
    const { photos } = (await world.call('QUEUERESULT', user, { id: shootId })).shoots[0] ?? { photos: [] };
    const photoId = photos[0]?.id ?? '';
    await world.call('DISLIKEPHOTO', user, { of: 'photos', ids: photos.slice(0, 2).map(({ id }) => id), mark: 'keep' });
    await world.call('GENVIDEO', user, { id: photoId, kind: '4k' });
    await enlargePhoto(world.deps, { photoId }, never);
    await world.call('GENVIDEO', user, { id: photoId, kind: 'video' });
    await animatePhoto(world.deps, { photoId, locale: 'zh-Hans' }, never);
    await world.call('GENDOCUMENT', user, { id: photoId, document: 'us', ground: 'blue', agreed: true });
    const cover = await coverOf();
    const heads = [...cover.matchAll(/<h[23]>([^<]*)<\/h[23]>/g)].map(([, head]) => head);
    expect(heads.slice(0, 5)).toEqual([
      '留下的照片 · 2',
      '4K 大图 · 1',
      '动态视频 · 1',
      '证件照尺寸 · 2',
      '还没留下的照片 · 18',
    ]);
    expect(cover).toMatch(new RegExp(`<video controls [^>]*src="kept/[^"]*-${photoId}-video.mp4"></video>`));
    expect(cover).toMatch(new RegExp(`-${photoId}-video.mp4">${NAME}</a>`));
  });

  it('opens with a page that lists orders and what came to the gold cards', async () => {
    const id = newSn();
    await world.deps.db
      .insertInto('orders')
      .values({
        ...{ id, uid: user.uid, sn: newSn(), type: 'recharge', plan: 'cards-10', cards: 10, cnt: 10, price: 2_000 },
        ...{ currency: 'CNY', paymethod: 'sandbox', status: 90, paystatus: 60, expires_at: 2, paid_at: 1 },
        ...{ completed_at: 1, reason_sealed: null, placed_at: Date.UTC(2026, 10, 22, 5, 6) },
      })
      .execute();
    const grant = { kind: 'operator-grant', uid: user.uid, unit: 'card', amount: 20 } as const;
    await world.deps.db.transaction().execute((tx) => post(tx, world.deps, { key: newSn(), ...grant }));
    const cover = await coverOf();
    const cells = (row: string) => [...row.matchAll(/<bdi>([^<]*)<\/bdi>/g)].map(([, cell]) => cell);
    const rows = [...cover.matchAll(/<tr>(<td>.*?)<\/tr>/g)].map(([, row = '']) => cells(row));
    const [order, ...postings] = rows;
    expect(order).toEqual([id, '2026年11月22日 UTC 05:06', '10 张金卡', '¥20.00', '已部分退款']);
    expect(postings).toEqual([[expect.stringContaining('UTC'), '影棚赠送', '+20']]);
  });

  it('goes on where a crash ended it, and has nothing twice', async () => {
    await ask();
    let puts = 0;
    const put: typeof world.deps.objects.put = async (...order) => {
      puts += 1;
      if (puts === 3) throw new Error('the disk went away');
      return world.deps.objects.put(...order);
    };
    const failing = { ...world.deps, objects: { ...world.deps.objects, put } };
    await expect(make(1, failing)).rejects.toThrow('the disk went away');
    expect(await view()).toMatchObject({ state: 'making', done: 2, total: 21, parts: [] });
    await make(1);
    expect(await view()).toMatchObject({ state: 'ready', done: 21, total: 21 });
    const names = (await Promise.all((await keys()).map(namesIn))).flat();
    expect(names).toHaveLength(23);
    expect(new Set(names).size).toBe(23);
  });

  it('says when it could not be made, and can be asked for again', async () => {
    await ask();
    await giveUpExport(world.deps, { exportId: await idOf() });
    expect((await view()).state).toBe('failed');
    expect((await ask()).state).toBe('making');
  });

  it('is the same one when asked again soon, a new one later', async () => {
    const { asked_at } = await ask();
    await make();
    expect((await ask()).asked_at).toBe(asked_at);
    world.clock.advance(3_600_000);
    const again = await ask();
    expect(again).toMatchObject({ state: 'making', done: 0 });
  });
});

describe('an export is gone', () => {
  it('when its time is over', async () => {
    await ask();
    await make();
    world.clock.advance(EXPORT_LIFE_H * 3_600_000);
    expect((await view()).state).toBe('none');
    await sweepExports(world.deps);
    expect(await row()).toBeUndefined();
  });

  it('with the consent to the use of the face, also the one that is being made', async () => {
    await ask();
    const exportId = await idOf();
    const version = world.deps.config.business.faceVersion;
    await world.call('AGREEPROTOCOL', user, { kind: 'face', version, agree: false });
    expect((await view()).state).toBe('none');
    await makeExport(world.deps, { exportId }, never, noted);
    expect(await world.deps.objects.sizeOf(`users/${user.uid}/exports/`)).toBe(0);
  });
});

describe('an export that has covers', () => {
  it('is gone with the consent to them', async () => {
    await world.answer(user, 'covers');
    await ask();
    await make();
    await world.answer(user, 'covers', false);
    expect((await view()).state).toBe('none');
  });
});

describe('a zip file', () => {
  let app: FastifyInstance;
  beforeEach(async () => {
    const { objects } = world.deps;
    app = Fastify();
    registerExports(app, world.deps, {
      objects: { ...objects, openForLeaving: objects.openObject },
      limits: { countAddress: async () => undefined },
    });
    await ask();
    await make();
  });
  const take = async () => (await world.call('EXPORTDATA', user, { take: 0 })).url ?? '';
  const fetchBy = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  const cookieOf = (answer: Awaited<ReturnType<typeof fetchBy>>) =>
    String(answer.headers['set-cookie']).split(';')[0] ?? '';

  it('goes to the browser that opens its address first, which may go on where it was cut', async () => {
    const url = await take();
    const whole = await fetchBy(url);
    expect([whole.statusCode, whole.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining('kinora.zip'),
    ]);
    expect(whole.headers['set-cookie']).toContain('HttpOnly');
    const rest = await fetchBy(url, { cookie: cookieOf(whole), range: 'bytes=100-' });
    expect([rest.statusCode, rest.rawPayload]).toEqual([206, whole.rawPayload.subarray(100)]);
    const elsewhere = await fetchBy(url);
    expect([elsewhere.statusCode, elsewhere.body]).toEqual([403, '']);
    const other = cookieOf(await fetchBy(await take()));
    expect((await fetchBy(url, { cookie: other })).statusCode).toBe(403);
  });

  it('is nobody else’s, by whatever login', async () => {
    await expectError(world.call('EXPORTDATA', await world.signIn(), { take: 0 }), ERROR.notFound);
    await expectError(world.call('EXPORTDATA', user, { take: 1 }), ERROR.notFound);
    expect((await fetchBy('/exports/guessed')).statusCode).toBe(403);
  });

  it('is had no more once the login has ended that asked, nor by an address that waited too long', async () => {
    const late = await take();
    world.clock.advance(600_000);
    expect((await fetchBy(late)).statusCode).toBe(403);
    const url = await take();
    const cookie = cookieOf(await fetchBy(url));
    await world.call('LOGOUT', user, {});
    expect((await fetchBy(url, { cookie })).statusCode).toBe(403);
  });
});
