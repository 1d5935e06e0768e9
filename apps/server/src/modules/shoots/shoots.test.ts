import { ERROR } from '@kinora/contract';
import { shootingRuns } from '@kinora/studio/themes-catalogue';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually, expectError, newSn, openWorld, type World } from '../../../test/module-world.ts';
import type { User } from '../../gateway/command-handler.ts';
import { eraseAllFaces } from '../faces/erase-faces.ts';

const SHEETS = 20;
let world: World;
let user: User;
let faceId: string;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.dispose());
beforeEach(async () => {
  world.studio.release();
  world.studio.dropped.clear();
  world.studio.failures.length = 0;
  world.studio.shot.length = 0;
  ({ user, faceId } = await world.signInWithFace());
});

const progress = async (actor: User, id: string) => (await world.call('QUEUERESULT', actor, { id })).shoots[0];
const isOver = async (actor: User, id: string) =>
  ['finished', 'failed'].includes((await progress(actor, id))?.state ?? '');
const messages = async (actor: User) =>
  (await world.call('QUERYMESSAGE', actor, { lastupdate: 0, type: -1, page: 0 })).messages;

describe('SHOOT', () => {
  it('makes every sheet of the theme once, own clothes first, and tells of the end', async () => {
    const started = await world.shoot(user, [faceId]);
    expect(started).toMatchObject({ theme: 'city-evening', total: SHEETS, dropped: 0, faces: [faceId] });
    await eventually(() => isOver(user, started.id));
    const ended = await progress(user, started.id);
    expect(ended).toMatchObject({ state: 'finished', ahead: 0, wait_s: 0, dropped: 0 });
    expect(ended?.photos.map(({ sheet }) => sheet).sort((a, b) => a - b)).toEqual([...Array(SHEETS).keys()]);
    expect(ended?.photos[0]).toMatchObject({ status: 100, isnew: 1, parts: 1, owner: user.uid, group: started.id });
    expect(world.studio.shot).toHaveLength(SHEETS);
    expect(world.studio.shot[0]?.sheet).toBe(shootingRuns([...Array(SHEETS).keys()])[0]?.[0]);
    expect(await messages(user)).toMatchObject([{ template: 350, args: ['city-evening', '20'], extra: started.id }]);
  });

  it('stores each picture and its cover', async () => {
    const { id } = await world.shoot(user, [faceId]);
    await eventually(() => isOver(user, id));
    const rows = await world.deps.db.selectFrom('photos').selectAll().where('shoot_id', '=', id).execute();
    for (const { photo_key, cover_key } of rows) {
      expect((await world.deps.objects.get(photo_key)).contentType).toBe('image/jpeg');
      expect((await world.deps.objects.get(cover_key)).bytes.length).toBeGreaterThan(100);
    }
  });

  it('starts once for one sn, also when it is sent several times at once', async () => {
    const sn = newSn();
    const shoots = await Promise.all([1, 2, 3, 4].map(() => world.shoot(user, [faceId], sn)));
    expect(new Set(shoots.map(({ id }) => id)).size).toBe(1);
    await eventually(() => isOver(user, shoots[0]?.id ?? ''));
    expect((await world.shoot(user, [faceId], sn)).state).toBe('finished');
    expect(world.studio.shot).toHaveLength(SHEETS);
  });

  it('leaves the same sn of another user apart', async () => {
    const sn = newSn();
    const other = await world.signInWithFace();
    const shoots = [await world.shoot(user, [faceId], sn), await world.shoot(other.user, [other.faceId], sn)];
    expect(shoots[0]?.id).not.toBe(shoots[1]?.id);
  });

  it('refuses what it cannot shoot', async () => {
    const shoot = (theme: string, faces: string[]) => world.call('SHOOT', user, { theme, faces, sn: newSn() });
    await expectError(shoot('no-such-theme', [faceId]), ERROR.themeUnknown);
    await expectError(shoot('city-evening', ['absent']), ERROR.notFound);
    const other = await world.signInWithFace();
    await expectError(shoot('city-evening', [other.faceId]), ERROR.notFound);
    await world.call('DISLIKEPHOTO', user, { of: 'faces', ids: [faceId], mark: 'delete' });
    await expectError(shoot('city-evening', [faceId]), ERROR.faceNotReady);
  });

  it('has at most three of a user under way, also when they start at once', async () => {
    world.studio.hold();
    const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map(() => world.shoot(user, [faceId])));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expectError(world.shoot(user, [faceId]), ERROR.shootInProgress);
    expect((await world.call('QUEUERESULT', user, {})).shoots).toHaveLength(3);
    world.studio.release();
    await eventually(async () => (await world.call('QUEUERESULT', user, {})).shoots.length === 0);
    await world.shoot(user, [faceId]);
  });

  it('shoots two people where the theme shows two, and nowhere else', async () => {
    const { id: second } = await world.addPerson(user);
    const shoot = (theme: string) => world.call('SHOOT', user, { theme, faces: [faceId, second], sn: newSn() });
    await expectError(shoot('ink-seal'), ERROR.peopleCount);
    const { id } = await shoot('studio-grey');
    await eventually(() => isOver(user, id));
    expect((await progress(user, id))?.photos[0]).toMatchObject({ parts: 2 });
  });

  it('takes two photos of one person for one person', async () => {
    const faces = [faceId, await world.addFace(user)];
    const shot = await world.call('SHOOT', user, { theme: 'ink-seal', faces: [...faces, faceId], sn: newSn() });
    await eventually(() => isOver(user, shot.id));
    const photos = (await progress(user, shot.id))?.photos ?? [];
    expect(new Set(photos.map(({ parts }) => parts))).toEqual(new Set([1]));
  });
});

describe('the queue', () => {
  it('is first come, first served, and tells honestly what is ahead', async () => {
    const other = await world.signInWithFace();
    world.studio.hold();
    const first = await world.shoot(user, [faceId]);
    await eventually(async () => (await progress(user, first.id))?.state === 'shooting');
    const second = await world.shoot(other.user, [other.faceId]);
    const third = await world.shoot(user, [faceId]);
    expect([second.ahead, third.ahead]).toEqual([1, 2]);
    expect((await progress(user, first.id))?.ahead).toBe(0);
    expect(third.wait_s).toBeGreaterThanOrEqual(second.wait_s);
    world.studio.release();
    await eventually(() => isOver(user, third.id));
    const order = await world.deps.db
      .selectFrom('shoots')
      .select('id')
      .where('id', 'in', [first.id, second.id, third.id])
      .orderBy('ended_at')
      .execute();
    expect(order.map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
  });

  it('measures its pace', async () => {
    const { id } = await world.shoot(user, [faceId]);
    await eventually(() => isOver(user, id));
    await eventually(
      async () =>
        (await world.deps.db.selectFrom('studio_pace').selectAll().where('kind', '=', 'sheet').execute()).length === 1,
    );
  });
});

describe('a shoot whose face is still being prepared', () => {
  it('waits for it and then goes on', async () => {
    world.studio.hold();
    const preparing = await world.addFace(user);
    const waiting = await world.shoot(user, [preparing]);
    expect(waiting.state).toBe('queued');
    expect(waiting.wait_s).toBeGreaterThan(0);
    world.studio.release();
    await eventually(() => isOver(user, waiting.id));
    expect((await progress(user, waiting.id))?.state).toBe('finished');
  });

  it('is not forgotten when the preparation ends at the same moment', async () => {
    const users = await Promise.all([1, 2, 3, 4, 5, 6].map(() => world.signInWithFace()));
    const shoots = await Promise.all(
      users.map(async (each) => {
        const preparing = await world.addFace(each.user);
        return { user: each.user, id: (await world.shoot(each.user, [preparing])).id };
      }),
    );
    for (const each of shoots) await eventually(() => isOver(each.user, each.id));
    const states = await Promise.all(shoots.map(async (each) => (await progress(each.user, each.id))?.state));
    expect(new Set(states)).toEqual(new Set(['finished']));
  });

  it('fails with it', async () => {
    world.studio.hold();
    const preparing = await world.addFace(user);
    const waiting = await world.shoot(user, [preparing]);
    await world.deps.db.transaction().execute((tx) => eraseAllFaces(tx, world.deps, user.uid));
    await eventually(() => isOver(user, waiting.id));
    expect(await messages(user)).toMatchObject([{ template: 351, args: ['city-evening'] }]);
  });
});

describe('sheets that come out unlike the person', () => {
  it('are left out and counted', async () => {
    world.studio.dropped.add(3).add(7);
    const { id } = await world.shoot(user, [faceId]);
    await eventually(() => isOver(user, id));
    const ended = await progress(user, id);
    expect(ended).toMatchObject({ state: 'finished', dropped: 2 });
    expect(ended?.photos).toHaveLength(SHEETS - 2);
    expect(await messages(user)).toMatchObject([{ template: 350, args: ['city-evening', '18'] }]);
  });

  it('make the shoot fail when all are so', async () => {
    for (let sheet = 0; sheet < SHEETS; sheet++) world.studio.dropped.add(sheet);
    const { id } = await world.shoot(user, [faceId]);
    await eventually(() => isOver(user, id));
    expect(await progress(user, id)).toMatchObject({ state: 'failed', dropped: SHEETS, photos: [] });
    expect(await messages(user)).toMatchObject([{ template: 351 }]);
  });
});

describe('a studio that fails', () => {
  it('is asked again for what is missing and nothing else', async () => {
    world.studio.failures.push(new Error('the engine fell over'));
    const { id } = await world.shoot(user, [faceId]);
    await eventually(() => isOver(user, id));
    const ended = await progress(user, id);
    expect(ended?.state).toBe('finished');
    expect(ended?.photos).toHaveLength(SHEETS);
    expect(await messages(user)).toHaveLength(1);
  });

  it('makes the shoot fail when the tries are used up, and keeps what was made', async () => {
    const failing = 40;
    world.studio.failures.push(...Array.from({ length: failing }, () => new Error('the engine fell over')));
    const { id } = await world.shoot(user, [faceId]);
    await eventually(() => isOver(user, id));
    expect(await progress(user, id)).toMatchObject({ state: 'failed' });
    expect(await messages(user)).toMatchObject([{ template: 351, extra: id }]);
  });
});

describe('withdrawing the consent', () => {
  it('stops a shoot under way', async () => {
    world.studio.hold();
    const { id } = await world.shoot(user, [faceId]);
    await eventually(async () => (await progress(user, id))?.state === 'shooting');
    await world.call('AGREEPROTOCOL', user, { kind: 'face', version: '-', agree: false });
    world.studio.release();
    await eventually(() => isOver(user, id));
    const ended = await progress(user, id);
    expect(ended?.state).toBe('failed');
    expect(ended?.photos.length).toBeLessThan(SHEETS);
  });
});

describe('QUEUERESULT', () => {
  it("does not find others' shoots, exactly like absent ones", async () => {
    const { id } = await world.shoot(user, [faceId]);
    const other = await world.signIn();
    await expectError(world.call('QUEUERESULT', other, { id }), ERROR.notFound);
    await expectError(world.call('QUEUERESULT', other, { id: 'absent' }), ERROR.notFound);
    expect((await world.call('QUEUERESULT', other, {})).shoots).toEqual([]);
  });
});
