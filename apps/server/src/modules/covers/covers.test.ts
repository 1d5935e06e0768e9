import { DELETE_UNDO_S, ERROR, type Relation } from '@kinora/contract';
import { readThemePictures, themePicturesFolder } from '@kinora/theme-pictures';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually, expectError, openWorld, type World } from '../../../test/module-world.ts';
import { testDatabaseUrl } from '../../../test/test-database.ts';
import { isWaitedFor, sessionOf } from '../../../test/waited-for.ts';
import { isPortraitKey, markedAs } from '../../adapters/labels/portrait-key.ts';
import type { Actor, User } from '../../gateway/command-handler.ts';
import { findFaces } from '../faces/index.ts';
import { sweepFaces } from '../faces/sweep-faces.worker.ts';
import { lockUserWhole } from '../users/index.ts';
import { makeCovers, tellOfCovers } from './make-covers.worker.ts';
import { makePicture } from './make-picture.ts';
import { planPictures } from './plan-pictures.ts';
import { sweepCovers } from './sweep-covers.worker.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.dispose());

const never = new AbortController().signal;

/** Where a picture lies: its object's key, or the path of a public one. */
function placeOf(url: string): string {
  const [, token] = url.match(/\/o\/([^?]+)/) ?? [];
  return token === undefined ? url : (world.deps.objects.openAddress(token, '')?.objectKey ?? url);
}

/** Somebody with a face that is ready, who agrees to covers with it. */
async function signInForCovers(): Promise<{ user: User; faceId: string }> {
  const signedIn = await world.signInWithFace();
  await world.answer(signedIn.user, 'covers');
  return signedIn;
}

/** Makes the cover of one theme, unless it was made meanwhile. */
async function makeCover({ uid }: User, theme: string): Promise<boolean> {
  const [order] = await planPictures(world.deps, uid, theme, [0]);
  return order !== undefined && makePicture(world.deps, order, never);
}

/** Somebody of the user's, with a face that is ready. */
async function addPerson(user: User, name: string, relation: Relation, isAgreed = true): Promise<string> {
  const { id, mid } = await world.addPerson(user, name, relation);
  if (isAgreed) await world.answer(user, 'covers', true, mid);
  await isReady(user, id);
  return id;
}

async function isReady(actor: Actor, id: string): Promise<void> {
  await eventually(async () =>
    (await world.call('QUERYICONS', actor, {})).icons.some((face) => face.id === id && face.state === 'ready'),
  );
}

async function coverOf(actor: Actor, theme: string): Promise<string> {
  const { sections } = await world.call('QUERYINDEX', actor, {});
  const card = sections.flatMap(({ imgs }) => imgs).find(({ id }) => id === theme);
  return placeOf(card?.cover.url ?? 'no card');
}

describe('covers with the own face', () => {
  it('stand in the gallery of who agreed to them, and in nobody else’s', async () => {
    const { user, faceId } = await signInForCovers();
    await eventually(async () => !(await coverOf(user, 'sakura')).includes('/t/sakura/'));
    const key = await coverOf(user, 'sakura');
    expect(key).toContain(`users/${user.uid}/faces/${faceId}/covers/sakura-`);
    expect(await world.deps.objects.exists(key)).toBe(true);
    // It leaves labelled as what the studio made.
    expect([isPortraitKey(key), markedAs(key)]).toEqual([true, 'cover']);
    const detail = await world.call('QUERYMODEL', user, { id: 'sakura' });
    expect(detail.cover.url).not.toContain('/t/sakura/');
    expect(detail.cover.thumbhash).toMatch(/^hash-/);
    expect(detail.cover.own).toBe(true);
    expect(await coverOf(world.guest, 'sakura')).toContain('/t/sakura/');
    expect(await coverOf(await world.signIn(), 'sakura')).toContain('/t/sakura/');
  });

  it.runIf(testDatabaseUrl)('wait for an account that ends, without a face of it in their hands', async () => {
    const { user, faceId } = await signInForCovers();
    let made: Promise<boolean> | undefined;
    await world.deps.db.transaction().execute(async (tx) => {
      await lockUserWhole(tx, user.uid);
      made = makeCover(user, 'campus');
      const session = await sessionOf(tx);
      await eventually(() => isWaitedFor(world.deps.db, session));
      await sql`set local lock_timeout = '2s'`.execute(tx);
      await sql`select 1 from faces where id = ${faceId} for update`.execute(tx);
    });
    await made;
  });

  it('tell the client that they came, and are not made twice', async () => {
    const { user, faceId } = await signInForCovers();
    const events = () =>
      world.deps.db
        .selectFrom('push_outbox')
        .selectAll()
        .where('uid', '=', user.uid)
        .where('kind', '=', 'covers')
        .execute();
    await eventually(async () => (await events()).length > 1);
    const rows = () =>
      world.deps.db.selectFrom('theme_covers').selectAll().where('face_id', '=', faceId).orderBy('theme').execute();
    await eventually(async () => (await rows()).some(({ theme }) => theme === 'studio-grey'));
    await makeCovers(world.deps, { faceId }, never);
    const before = await rows();
    await makeCovers(world.deps, { faceId }, never);
    expect(await rows()).toEqual(before);
    expect(before[0]?.thumbhash_sealed).toMatch(/^p1\./);
  });

  it('are told to nobody whose account ended meanwhile', async () => {
    await tellOfCovers(world.deps, 'gone', 'face');
    const events = world.deps.db.selectFrom('push_outbox').selectAll().where('uid', '=', 'gone');
    expect(await events.execute()).toEqual([]);
  });

  it('leave the gallery with the face, and their pictures are erased with it', async () => {
    const { user, faceId } = await signInForCovers();
    await makeCovers(world.deps, { faceId }, never);
    const key = await coverOf(user, 'sakura');
    expect(key).not.toContain('/t/sakura/');
    await world.call('DISLIKEPHOTO', user, { of: 'faces', ids: [faceId], mark: 'delete' });
    expect(await coverOf(user, 'sakura')).toContain('/t/sakura/');
    await world.call('AGREEPROTOCOL', user, { kind: 'face', version: '-', agree: false });
    await eventually(async () => !(await world.deps.objects.exists(key)));
    expect(await findFaces(world.deps.db, [faceId])).toEqual([]);
  });

  it('show the user and nobody else, by the face that stands for them', async () => {
    const { user, faceId } = await signInForCovers();
    await makeCovers(world.deps, { faceId }, never);
    const friend = await addPerson(user, 'Ann', 'friend');
    await makeCovers(world.deps, { faceId: friend }, never);
    expect(await coverOf(user, 'sakura')).toContain(faceId);
    world.clock.advance(1000);
    const newer = await world.addFace(user);
    await isReady(user, newer);
    expect(await coverOf(user, 'sakura')).toContain(faceId);
    await world.call('EDITFAMILY', user, { mid: user.uid, fid: newer });
    await makeCovers(world.deps, { faceId: newer }, never);
    expect(await coverOf(user, 'sakura')).toContain(newer);
  });

  it('show couples where a theme is for two and the user has a partner, until one of both is gone', async () => {
    const { user, faceId } = await signInForCovers();
    const partner = await addPerson(user, 'Bea', 'partner');
    await makeCovers(world.deps, { faceId: partner }, never);
    const key = await coverOf(user, 'wedding-day');
    expect(key).toContain(`${partner}/covers/wedding-day-with-${faceId}-`);
    expect(await coverOf(user, 'sakura')).toContain(`${faceId}/covers/sakura`);
    expect([isPortraitKey(key), markedAs(key)]).toEqual([true, 'cover']);
    await world.call('DISLIKEPHOTO', user, { of: 'faces', ids: [faceId], mark: 'delete' });
    expect(await coverOf(user, 'wedding-day')).toContain('/t/wedding-day/');
    world.clock.advance(DELETE_UNDO_S * 1000);
    await sweepFaces(world.deps);
    await eventually(async () => !(await world.deps.objects.exists(key)));
  });

  it('never show a minor as one of a couple, nor the user alone: the theme’s own couple stays', async () => {
    const { user, faceId } = await signInForCovers();
    const child = await addPerson(user, 'Cy', 'child');
    await makeCovers(world.deps, { faceId: child }, never);
    expect(await coverOf(user, 'wedding-day')).toContain('/t/wedding-day/');
    expect(await coverOf(user, 'family-portrait')).toContain(`family-portrait-with-${faceId}`);
  });

  it('bring the samples of a theme that one looks at, once; what cannot be made is left out', async () => {
    const { user, faceId } = await signInForCovers();
    const pictures = await readThemePictures(themePicturesFolder('sakura'));
    const look = async () => (await world.call('QUERYMODEL', user, { id: 'sakura' })).samples;
    world.studio.dropped.add(pictures[2]?.sheet ?? -1);
    try {
      expect(await look()).toHaveLength(6);
      await eventually(async () => (await look()).every(({ own }) => own));
    } finally {
      world.studio.dropped.clear();
    }
    const samples = await look();
    expect(samples).toHaveLength(5);
    expect(placeOf(samples[0]?.url ?? '')).toContain(`${faceId}/covers/sakura-1`);
    expect(await planPictures(world.deps, user.uid, 'sakura', [1, 2, 3, 4, 5, 6])).toEqual([]);
    expect((await world.call('QUERYMODEL', world.guest, { id: 'sakura' })).samples[0]?.url).toContain('/t/sakura/');
  });

  it('are made of nobody who was not asked or said no, and of two people only where both agree', async () => {
    const { user, faceId } = await world.signInWithFace();
    expect(await makeCover(user, 'sakura')).toBe(false);
    await world.answer(user, 'covers', false);
    expect(await makeCover(user, 'sakura')).toBe(false);
    await world.call('QUERYMODEL', user, { id: 'sakura' });
    const asked = world.deps.db.selectFrom('theme_covers').select('theme').where('uid', '=', user.uid);
    expect([await planPictures(world.deps, user.uid, 'sakura', [1]), await asked.execute()]).toEqual([[], []]);

    await world.answer(user, 'covers');
    const partner = await addPerson(user, 'Bea', 'partner', false);
    expect(await planPictures(world.deps, user.uid, 'wedding-day', [5])).toEqual([]);
    await world.answer(user, 'covers', true, (await world.call('QUERYFAMILY', user, {})).family[0]?.mid);
    const [both] = await planPictures(world.deps, user.uid, 'wedding-day', [5]);
    expect([both?.own.id, both?.other?.id]).toEqual([faceId, partner]);
  });

  it('are erased when who is in them agrees no more, also those that are just being made; agreed to again, they are made anew', async () => {
    const { user, faceId } = await signInForCovers();
    const partner = await addPerson(user, 'Bea', 'partner');
    const mid = (await world.call('QUERYFAMILY', user, {})).family[0]?.mid;
    for (const theme of ['sakura', 'wedding-day']) await makeCover(user, theme);
    const [alone, pair] = [await coverOf(user, 'sakura'), await coverOf(user, 'wedding-day')];
    expect(pair).toContain(partner);
    const isGone = async (key: string) => !(await world.deps.objects.exists(key));

    await world.answer(user, 'covers', false, mid);
    await eventually(() => isGone(pair));
    expect(await coverOf(user, 'wedding-day')).not.toContain(partner);
    expect([await coverOf(user, 'sakura'), await isGone(alone)]).toEqual([alone, false]);

    // The answer comes while the studio draws.
    const put: string[] = [];
    const { objects, engine } = world.deps;
    const deps = {
      ...world.deps,
      objects: {
        ...objects,
        put: (key: string, ...rest: [Uint8Array, { contentType: string }]) => {
          put.push(key);
          return objects.put(key, ...rest);
        },
      },
      engine: {
        ...engine,
        shootCover: async (...asked: Parameters<typeof engine.shootCover>) => {
          const made = await engine.shootCover(...asked);
          await world.answer(user, 'covers', false);
          return made;
        },
      },
    };
    const [order] = await planPictures(deps, user.uid, 'sakura', [3]);
    if (!order) throw new Error('nothing to make');
    expect([await makePicture(deps, order, never), put.length]).toEqual([false, 1]);
    for (const key of [alone, ...put]) await eventually(() => isGone(key));
    expect(await coverOf(user, 'sakura')).toContain('/t/sakura/');

    await world.answer(user, 'covers');
    await makeCover(user, 'sakura');
    const anew = await coverOf(user, 'sakura');
    expect([anew.includes(faceId), anew === alone, await isGone(anew)]).toEqual([true, false, false]);
  });

  it('from before the consent, or of a former version of it, are not shown and are swept', async () => {
    const { user } = await signInForCovers();
    const keys: string[] = [];
    for (const [theme, consent_version] of [
      ['sakura', null],
      ['studio-grey', '2020-01'],
    ] as const) {
      await makeCover(user, theme);
      keys.push(await coverOf(user, theme));
      const rows = world.deps.db.updateTable('theme_covers').where('uid', '=', user.uid).where('theme', '=', theme);
      await rows.set({ consent_version }).execute();
      expect(await coverOf(user, theme)).toContain(`/t/${theme}/`);
    }
    await sweepCovers(world.deps);
    for (const key of keys) await eventually(async () => !(await world.deps.objects.exists(key)));
  });

  it('are not made of the sample face', async () => {
    const user = await world.signIn();
    await world.call('AGREEPROTOCOL', user, {
      kind: 'face',
      version: world.deps.config.business.faceVersion,
      agree: true,
    });
    await world.answer(user, 'covers');
    const face = await world.call('UPLOADFACE', user, { sample: true });
    await eventually(async () => (await world.call('QUERYICONS', user, {})).icons[0]?.state === 'ready');
    const rows = await world.deps.db.selectFrom('theme_covers').selectAll().where('face_id', '=', face.id).execute();
    expect(rows).toEqual([]);
  });

  it('are not made where the operator wants none', async () => {
    const without = await openWorld({ environment: { KINORA_OWN_COVERS: '0' } });
    const asked = async ({ database }: World) => {
      const { rows } = await sql<{ uid: string }>`
        select group_id as uid from pgboss.job where name = ${'make-covers'}
      `.execute(database.database.db);
      return rows.map(({ uid }) => uid);
    };
    const { user } = await without.signInWithFace();
    expect(await asked(without)).toEqual([]);
    expect((await without.call('GLOBALCONF', user, {})).protocols.covers).toBe('');
    const version = without.deps.config.business.coversVersion;
    const wish = { kind: 'covers', version, agree: true } as const;
    await expectError(without.call('AGREEPROTOCOL', user, wish), ERROR.configOutOfDate);
    await without.dispose();
    // Where they are wanted the queue knows whose they are, and takes its users in turn.
    const { user: other } = await world.signInWithFace();
    await world.answer(other, 'covers');
    expect(await asked(world)).toContain(other.uid);
  });
});
