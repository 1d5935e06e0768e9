import { ERROR, EXPORT_LIFE_H } from '@kinora/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectError, openWorld, type World } from '../../../test/module-world.ts';
import { namesIn, textIn } from '../../../test/read-zip.ts';
import type { User } from '../../gateway/command-handler.ts';
import { listCovers } from '../covers/index.ts';
import { makeCovers } from '../covers/make-covers.worker.ts';
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

const zipOf = async (key: string) => Buffer.from((await world.deps.objects.get(key)).bytes);
const namesOf = async (key: string) => namesIn(await zipOf(key));
const textOf = async (key: string, name: string) => textIn(await zipOf(key), name);

describe('EXPORTDATA', () => {
  it('begins nothing that was not asked for, and one at a time', async () => {
    expect(await view()).toEqual({ state: 'none', done: 0, total: 0, parts: [] });
    const [one, other] = await Promise.all([ask(), ask()]);
    expect([one.state, other.state]).toEqual(['making', 'making']);
    expect(one.asked_at).toBe(other.asked_at);
  });

  it('says from when another one can be asked for: before, it is the same', async () => {
    const { asked_at = 0 } = await ask();
    expect((await view()).again_at).toBeUndefined();
    await make();
    expect((await ask()).again_at).toBe(asked_at + 600_000);
    world.clock.advance(600_000);
    expect((await view()).again_at).toBeUndefined();
    expect((await ask()).state).toBe('making');
  });

  it('holds every picture once and what is known of the user, the phone opened', async () => {
    await ask();
    await make();
    const ready = await view();
    expect(ready).toMatchObject({ state: 'ready', done: 21, total: 21, parts: [{ bytes: expect.any(Number) }] });
    const [key = ''] = await keys();
    const names = await namesOf(key);
    expect(names.filter((name) => name.startsWith('not-kept/'))).toHaveLength(20);
    expect(names.filter((name) => name.startsWith('faces/'))).toHaveLength(1);
    const data = JSON.parse(await textOf(key, 'kinora.json'));
    expect(data.account).toMatchObject({ uid: user.uid });
    expect(data.signsInBy).toMatchObject([{ provider: 'phone', subject: expect.stringMatching(/^\+86138/) }]);
    expect(data.consents.map(({ kind }: { kind: string }) => kind)).toEqual(['service', 'face']);
    expect(data.photos).toHaveLength(20);
    const cover = await textOf(key, 'index.html');
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
    const { devices } = JSON.parse(await textOf(key, 'kinora.json'));
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
    const names = (await namesOf(key)).filter((name) => name.startsWith('covers/'));
    expect(names.sort()).toEqual(made.map(({ theme, picture }) => `covers/${theme}-${picture}-${faceId}.jpg`).sort());
    const cover = await textOf(key, 'index.html');
    for (const name of names) expect(cover).toContain(`src="${name}"`);
  });

  it('has the pictures for documents and their prints, and notes who was given one without the visible mark', async () => {
    const { photos } = (await world.call('QUEUERESULT', user, { id: shootId })).shoots[0] ?? { photos: [] };
    const id = photos[0]?.id ?? '';
    await world.call('DISLIKEPHOTO', user, { of: 'photos', ids: [id], mark: 'keep' });
    await world.call('GENDOCUMENT', user, { id, document: 'two-inch', ground: 'blue', agreed: true });
    const asked = world.deps.now();
    await ask();
    await make();
    const [key = ''] = await keys();
    const names = (await namesOf(key)).filter((name) => name.includes('-two-inch-blue'));
    expect(names.map((name) => name.slice(name.indexOf(id)))).toEqual([
      `${id}-document-two-inch-blue.jpg`,
      `${id}-print-two-inch-blue.jpg`,
      `${id}-proof-two-inch-blue.jpg`,
    ]);
    expect(await view()).toMatchObject({ done: 24, total: 24 });
    const data = JSON.parse(await textOf(key, 'kinora.json'));
    expect(data.unmarkedPictures).toEqual([{ photo: id, document: 'two-inch', given: expect.any(String) }]);
    const given = world.deps.db.selectFrom('unmarked_pictures').select(['document', 'given_at']);
    const rows = await given.where('photo_id', '=', id).orderBy('given_at').execute();
    expect(rows.map(({ document }) => document)).toEqual(['two-inch', 'two-inch']);
    expect(rows.map(({ given_at }) => given_at >= asked)).toEqual([false, true]);
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
    const names = (await Promise.all((await keys()).map(namesOf))).flat();
    expect(names).toHaveLength(23);
    expect(new Set(names).size).toBe(23);
  });

  it('has a photo that was kept while a crash held it up', async () => {
    await ask();
    const { put } = world.deps.objects;
    let puts = 0;
    const putTwice: typeof put = async (...order) => {
      puts += 1;
      if (puts === 3) throw new Error('the disk went away');
      return put(...order);
    };
    const failing = { ...world.deps, objects: { ...world.deps.objects, put: putTwice } };
    await expect(make(1, failing)).rejects.toThrow('the disk went away');
    const stored = (await Promise.all((await keys()).map(namesOf))).flat().join();
    const { photos } = (await world.call('QUEUERESULT', user, { id: shootId })).shoots[0] ?? { photos: [] };
    const ids = photos.map(({ id }) => id);
    const later = ids.filter((id) => !stored.includes(id));
    expect(later).toHaveLength(19);
    await world.call('DISLIKEPHOTO', user, { of: 'photos', ids: later, mark: 'keep' });
    await make(1);
    const names = (await Promise.all((await keys()).map(namesOf))).flat();
    expect(ids.filter((id) => names.filter((name) => name.includes(id)).length !== 1)).toEqual([]);
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

  it('is left to the first browser by whoever only looks', async () => {
    const url = await take();
    const looked = await app.inject({ method: 'HEAD', url });
    expect([looked.statusCode, looked.headers['set-cookie']]).toEqual([200, undefined]);
    expect((await fetchBy(url)).statusCode).toBe(200);
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(403);
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
