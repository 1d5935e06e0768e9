import { DELETE_UNDO_S, ERROR, type RenditionKind } from '@kinora/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepPhoto } from '../../../test/keep-photo.ts';
import { expectError, openWorld, type World } from '../../../test/module-world.ts';
import type { ServedObjects } from '../../adapters/objects/served-objects.ts';
import type { User } from '../../gateway/command-handler.ts';
import { sweepPhotos } from '../photos/sweep-photos.worker.ts';
import { animatePhoto, giveUpVideo } from './animate-photo.worker.ts';
import { enlargePhoto, giveUpEnlargement } from './enlarge-photo.worker.ts';
import { genVideo } from './gen-video.ts';

const never = new AbortController().signal;
let world: World;
let user: User;
let faceId: string;
let photoId: string;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual' });
});
afterAll(() => world.dispose());
beforeEach(async () => {
  world.studio.release();
  world.studio.failures.length = 0;
  world.studio.origins.length = 0;
  ({ user, faceId, photoId } = await keepPhoto(world));
});

const mark = (name: 'keep' | 'unkeep' | 'delete') =>
  world.call('DISLIKEPHOTO', user, { of: 'photos', ids: [photoId], mark: name });
/** The key of the object that an address opens. */
const openAddress = (address = '') =>
  (world.deps.objects as ServedObjects).openAddress(/\/o\/([^?]+)/.exec(address)?.[1] ?? '', '')?.objectKey;
const ask = (kind: RenditionKind, actor = user) => world.call('GENVIDEO', actor, { id: photoId, kind });
const run = (kind: RenditionKind) =>
  kind === '4k'
    ? enlargePhoto(world.deps, { photoId }, never)
    : animatePhoto(world.deps, { photoId, locale: 'zh-Hans' }, never);
const giveUp = (kind: RenditionKind) => (kind === '4k' ? giveUpEnlargement : giveUpVideo)(world.deps, { photoId });
const photo = async () => (await world.call('QUERYIMGS', user, { ids: [photoId] })).imgs[0];
const templates = async () =>
  (await world.call('QUERYMESSAGE', user, { lastupdate: 0, type: 3, page: 0 })).messages.map(
    ({ template }) => template,
  );
const jobs = async (name: string) =>
  (
    await sql<{
      data: { photoId?: string; keys?: string[] };
    }>`select data from pgboss.job where name = ${name}`.execute(world.deps.db)
  ).rows.map(({ data }) => data);
const jobsOf = async (name: string) => (await jobs(name)).filter((job) => job.photoId === photoId).length;
const rows = () => world.deps.db.selectFrom('renditions').selectAll().where('photo_id', '=', photoId).execute();
const events = async () => {
  const kinds = await world.deps.db
    .selectFrom('push_outbox')
    .select('kind')
    .where('subject_id', '=', photoId)
    .execute();
  return kinds.length;
};

describe('GENVIDEO', () => {
  it('asks for a video unless told otherwise', async () => {
    const { img } = await world.call('GENVIDEO', user, { id: photoId });
    expect(img).toMatchObject({ vreq: 1, burl: '', vurl: '', renditions: [{ kind: 'video', state: 'waiting' }] });
  });

  it('asks once however often it is called', async () => {
    await Promise.all([ask('4k'), ask('4k'), ask('4k')]);
    expect(await jobsOf('enlarge-photo')).toBe(1);
    await run('4k');
    expect((await ask('4k')).img.renditions).toMatchObject([{ state: 'ready', progress: 100 }]);
    expect(await jobsOf('enlarge-photo')).toBe(1);
  });

  it('is refused for a photo that is not kept, deleted, or of somebody else', async () => {
    const stranger = await world.signIn();
    await expectError(ask('4k', stranger), ERROR.notFound);
    await mark('unkeep');
    await expectError(ask('4k'), ERROR.photoNotKept);
    await mark('delete');
    await expectError(ask('video'), ERROR.notFound);
    expect(await rows()).toEqual([]);
  });

  it('is refused to whoever has enough under way, and only to them', async () => {
    const { config } = world.deps;
    const business = { ...config.business, unfinishedRenditions: 1 };
    const strict = { ...world.deps, config: { ...config, business } };
    const asked = await Promise.allSettled([
      genVideo(strict, user, { id: photoId, kind: '4k' }),
      genVideo(strict, user, { id: photoId, kind: 'video' }),
    ]);
    expect(asked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = asked.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ id: ERROR.renditionLimit, args: ['1'] });
    expect(await rows()).toHaveLength(1);
    // What is under way may be asked for again.
    const [kind] = (await rows()).map((row) => row.kind);
    await genVideo(strict, user, { id: photoId, kind: kind ?? '4k' });
    await run(kind ?? '4k');
    await genVideo(strict, user, { id: photoId, kind: kind === '4k' ? 'video' : '4k' });
    expect(await rows()).toHaveLength(2);
  });

  it('is refused where the operator offers it not, or no encoder is there', async () => {
    const { config, engine } = world.deps;
    const without4k = { ...world.deps, config: { ...config, business: { ...config.business, disable4k: true } } };
    await expectError(genVideo(without4k, user, { id: photoId, kind: '4k' }), ERROR.renditionOff);
    const { animate: _animate, ...stillEngine } = engine;
    const withoutVideo = { ...world.deps, engine: stillEngine };
    await expectError(genVideo(withoutVideo, user, { id: photoId, kind: 'video' }), ERROR.renditionOff);
    expect((await genVideo(withoutVideo, user, { id: photoId, kind: '4k' })).img.renditions).toHaveLength(1);
  });
});

describe('the worker of a rendition', () => {
  it('makes the photo larger from the way it was shot, stores it sealed and tells its owner once', async () => {
    await ask('4k');
    await Promise.all([run('4k'), run('4k')]);
    await run('4k');
    const shown = await photo();
    expect(shown).toMatchObject({ vreq: 0, renditions: [{ kind: '4k', state: 'ready', width: 384, height: 512 }] });
    const [row] = await rows();
    const stored = await world.deps.objects.get(row?.file_key ?? '');
    expect(stored).toMatchObject({ contentType: 'image/jpeg' });
    expect(stored.bytes).toHaveLength(row?.bytes ?? -1);
    expect(openAddress(shown?.burl)).toBe(row?.file_key);
    expect(world.studio.origins[0]).toMatchObject({ themeId: 'city-evening', sheet: shown?.sheet });
    expect(await templates()).toEqual([370]);
  });

  it('makes a video with its first picture', async () => {
    await ask('video');
    await run('video');
    const shown = await photo();
    expect(shown).toMatchObject({
      vreq: 2,
      renditions: [{ kind: 'video', state: 'ready', width: 1080, height: 1920 }],
    });
    const [row] = await rows();
    expect(await world.deps.objects.get(row?.file_key ?? '')).toMatchObject({ contentType: 'video/mp4' });
    expect(await world.deps.objects.get(row?.cover_key ?? '')).toMatchObject({ contentType: 'image/jpeg' });
    expect(openAddress(shown?.renditions[0]?.cover)).toBe(row?.cover_key);
    expect(await templates()).toEqual([372]);
  });

  it('does not draw again from a face that was deleted', async () => {
    await world.call('DISLIKEPHOTO', user, { of: 'faces', ids: [faceId], mark: 'delete' });
    await ask('4k');
    await run('4k');
    expect(world.studio.origins).toEqual([undefined]);
    expect((await photo())?.burl).not.toBe('');
  });

  it('tells how far it is', async () => {
    await ask('4k');
    world.studio.hold();
    const before = await events();
    const running = run('4k');
    await expect.poll(async () => (await photo())?.renditions[0]?.progress).toBe(50);
    expect(await events()).toBeGreaterThan(before);
    world.studio.release();
    await running;
    expect((await photo())?.renditions[0]?.progress).toBe(100);
  });

  it('fails with its error and is made by the next try', async () => {
    await ask('video');
    world.studio.failures.push(new Error('the encoder fell over'));
    await expect(run('video')).rejects.toThrow('the encoder fell over');
    expect((await photo())?.vreq).toBe(1);
    await run('video');
    expect((await photo())?.vreq).toBe(2);
  });

  it('given up, it can be asked for again, and each end is told', async () => {
    await ask('4k');
    await Promise.all([giveUp('4k'), giveUp('4k')]);
    expect(await photo()).toMatchObject({ burl: '', renditions: [{ state: 'failed' }] });
    await ask('4k');
    await giveUp('4k');
    await ask('4k');
    await run('4k');
    expect((await photo())?.renditions).toMatchObject([{ state: 'ready' }]);
    expect((await templates()).sort()).toEqual([370, 371, 371]);
  });

  it('leaves nothing behind when the photo was erased meanwhile', async () => {
    await ask('video');
    world.studio.hold();
    const running = run('video');
    await expect.poll(() => world.studio.held).toBeGreaterThan(0);
    const [row] = await rows();
    await world.deps.db.deleteFrom('photos').where('id', '=', photoId).execute();
    world.studio.release();
    await running;
    const keys = [row?.file_key ?? '', row?.cover_key ?? ''];
    expect(await Promise.all(keys.map((key) => world.deps.objects.exists(key)))).toEqual([false, false]);
    expect(await templates()).toEqual([]);
  });
});

describe('a rendition goes with its photo', () => {
  it('out of sight when the photo is put back', async () => {
    await ask('4k');
    await run('4k');
    await mark('unkeep');
    expect(await photo()).toMatchObject({ burl: '', renditions: [] });
    await mark('keep');
    expect((await photo())?.burl).not.toBe('');
  });

  it('for good when the photo is erased', async () => {
    for (const kind of ['4k', 'video'] as const) {
      await ask(kind);
      await run(kind);
    }
    const made = await rows();
    const keys = made.flatMap(({ file_key, cover_key }) => [file_key, cover_key]).filter((key) => key !== '');
    expect(keys).toHaveLength(3);
    await mark('delete');
    const later = { ...world.deps, now: () => world.deps.now() + (DELETE_UNDO_S + 1) * 1000 };
    await sweepPhotos(later);
    expect(await rows()).toEqual([]);
    const erased = (await jobs('erase-objects')).flatMap((job) => job.keys ?? []);
    expect(erased).toEqual(expect.arrayContaining(keys));
  });
});
