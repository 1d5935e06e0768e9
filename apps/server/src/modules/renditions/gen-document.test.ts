import { ERROR, ID_DOCUMENT_NAMES, idGroundsOf } from '@kinora/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepPhoto } from '../../../test/keep-photo.ts';
import { expectError, openWorld, type World } from '../../../test/module-world.ts';
import type { User } from '../../gateway/command-handler.ts';
import { documentKeys } from '../photos/index.ts';
import { makeShoot } from '../shoots/shoot.worker.ts';
import { genDocument } from './gen-document.ts';

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
  ({ user, faceId, photoId } = await keepPhoto(world));
});

const unkeep = () => world.call('DISLIKEPHOTO', user, { of: 'photos', ids: [photoId], mark: 'unkeep' });

describe('GENDOCUMENT', () => {
  const askDocument = (actor = user) =>
    world.call('GENDOCUMENT', actor, { id: photoId, document: 'icao', ground: 'white', agreed: true });
  const askProof = () => world.call('GENDOCUMENT', user, { id: photoId, document: 'icao', ground: 'white' });
  const stored = async () => {
    const [row] = await world.deps.db.selectFrom('photos').select('photo_key').where('id', '=', photoId).execute();
    const keys = Object.entries(documentKeys(row?.photo_key ?? '', 'icao', 'white'));
    const isThere = await Promise.all(keys.map(([, key]) => world.deps.objects.exists(key)));
    return keys.flatMap(([kind], place) => (isThere[place] ? [kind] : []));
  };
  const given = () =>
    world.deps.db.selectFrom('unmarked_pictures').selectAll().where('photo_id', '=', photoId).execute();

  it('gives the picture and its print, and notes to whom', async () => {
    const { picture, sheet, proof } = await askDocument();
    expect(new Set([picture, sheet, proof]).size).toBe(3);
    expect((await stored()).sort()).toEqual(['draft', 'picture', 'proof', 'sheet']);
    expect(await given()).toMatchObject([{ uid: user.uid, document: 'icao' }]);
  });

  it('gives a marked proof alone before they agree, and notes nobody; then its picture is not drawn again', async () => {
    const [answer, again] = [await askProof(), await askProof()];
    expect(answer).toEqual({ proof: expect.any(String) });
    expect(again).toEqual(answer);
    expect(await stored()).not.toContain('picture');
    expect(await given()).toEqual([]);
    const drawn = world.studio.documents.length;
    expect((await askDocument()).proof).toBe(answer.proof);
    expect(world.studio.documents).toHaveLength(drawn);
  });

  it('is drawn in what the kept sheet wears', async () => {
    await askDocument();
    const [photo] = await world.deps.db.selectFrom('photos').selectAll().where('id', '=', photoId).execute();
    expect(world.studio.keptSheets.at(-1)).toMatchObject({ themeId: photo?.theme, sheet: photo?.sheet });
  });

  it('says so when the photo meets no rule, and notes nobody', async () => {
    world.studio.isUnfit = true;
    await expectError(askDocument(), ERROR.documentUnfit).finally(() => {
      world.studio.isUnfit = false;
    });
    expect(await given()).toEqual([]);
  });

  it('asked for over and over is drawn once each, one after the other, while another user shoots', async () => {
    const other = await world.signInWithFace();
    const { id: shootId } = await world.shoot(other.user, [other.faceId]);
    const all = ID_DOCUMENT_NAMES.flatMap((document) => idGroundsOf(document).map((ground) => ({ document, ground })));
    world.studio.documents.length = 0;
    world.studio.hold();
    let refused = 0;
    const asked = Array.from({ length: 5 }, () => all).flat();
    const tooMany = 5 * (all.length - 4);
    const answers = asked.map(async (wanted) => {
      try {
        await world.call('GENDOCUMENT', user, { id: photoId, agreed: true, ...wanted });
      } catch (error) {
        expect(error).toMatchObject({ id: ERROR.tooManyRequests, retryAfterS: 5 });
        refused += 1;
      }
    });
    await expect.poll(() => refused).toBe(tooMany);
    await expect.poll(() => world.studio.documents).toHaveLength(1);
    const shooting = makeShoot(world.deps, { shootId }, never);
    await expect.poll(() => world.studio.held).toBeGreaterThan(1);
    world.studio.release();
    await Promise.all([...answers, shooting]);
    expect((await world.call('QUEUERESULT', other.user, { id: shootId })).shoots[0]?.photos).toHaveLength(20);
    expect(refused).toBe(tooMany);
    expect(new Set(world.studio.documents).size).toBe(4);
    expect(world.studio.documents).toHaveLength(4);
  });

  it('is refused for what is not kept, and once the face is gone', async () => {
    await world.call('DISLIKEPHOTO', user, { of: 'faces', ids: [faceId], mark: 'delete' });
    await expectError(askDocument(), ERROR.faceNotReady);
    await unkeep();
    await expectError(askDocument(), ERROR.photoNotKept);
  });

  it('is not found, and leaves nothing behind, when the photo is erased before its picture is written', async () => {
    const { objects, db } = world.deps;
    const written: string[] = [];
    const put: typeof objects.put = async (key, ...rest) => {
      await db.deleteFrom('photos').where('id', '=', photoId).execute();
      written.push(key);
      return objects.put(key, ...rest);
    };
    const deps = { ...world.deps, objects: { ...objects, put } };
    const asked = genDocument(deps, user, { id: photoId, document: 'icao', ground: 'white', agreed: true });
    await expectError(asked, ERROR.notFound);
    expect(written).toHaveLength(3);
    expect(await Promise.all(written.map((key) => objects.exists(key)))).toEqual([false, false, false]);
  });
});
