import { ERROR } from '@kinora/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectError, newSn } from '../../../test/module-world.ts';
import {
  faceId,
  finish,
  ids,
  owner,
  publish,
  shootAll,
  square,
  submit,
  useSquare,
  world,
} from '../../../test/square-world.ts';
import type { User } from '../../gateway/command-handler.ts';

const SHEETS = 20;
useSquare();

const reshoot = (id: string, actor: User, face: string, sn = newSn()) =>
  world.call('RESHOOTSQUARE', actor, { id, faces: [face], sn });

describe('RESHOOTSQUARE', () => {
  let other: User;
  let otherFace: string;
  beforeEach(async () => {
    ({ user: other, faceId: otherFace } = await world.signInWithFace());
  });
  const shotCount = async () => (await square()).square[0]?.shootcnt;
  const rowOf = (id: string) =>
    world.deps.db.selectFrom('shoots').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it("shoots the theme with the caller's face, the picture itself first and drawn alike", async () => {
    const [one = ''] = ids;
    await publish(one);
    const source = await world.deps.db.selectFrom('photos').selectAll().where('id', '=', one).executeTakeFirstOrThrow();
    const number = 7;
    await world.deps.db.updateTable('photos').set({ sheet: 100 }).where('sheet', '=', number).execute();
    await world.deps.db.updateTable('photos').set({ sheet: number }).where('id', '=', one).execute();
    const { id, total } = await reshoot(one, other, otherFace);
    world.studio.shot.length = 0;
    await finish(other, id);
    const { seed } = await rowOf(source.shoot_id);
    expect(world.studio.shot[0]).toMatchObject({ themeId: 'city-evening', sheet: number, seed });
    expect([total, world.studio.shot.length]).toEqual([SHEETS, SHEETS]);
    const { shoots } = await world.call('QUEUERESULT', other, { id });
    expect(shoots[0]?.photos[0]).toMatchObject({ sheet: number, owner: other.uid });
  });

  it('shoots the recipe of a description again without its words', async () => {
    const custom = { text: '冬天的海边日落', count: 4 };
    const photos = await shootAll(owner, { custom, faces: [faceId], sn: newSn() });
    const { id: one } = await world.deps.db
      .selectFrom('photos')
      .select('id')
      .where('id', 'in', photos)
      .where('sheet', '=', 2)
      .executeTakeFirstOrThrow();
    await publish(one);
    const answer = await reshoot(one, other, otherFace);
    expect(answer).toMatchObject({ theme: 'custom', total: 4 });
    expect(answer).not.toHaveProperty('text');
    world.studio.shot.length = 0;
    await finish(other, answer.id);
    expect(world.studio.shot.map(({ sheet }) => sheet)[0]).toBe(2);
    expect(world.studio.shot[0]?.recipe).toMatchObject({ found: expect.arrayContaining(['place.sea']) });
  });

  it('is one shoot for one key and counts once', async () => {
    const [one = ''] = ids;
    await publish(one);
    const sn = newSn();
    const twice = await Promise.all([reshoot(one, other, otherFace, sn), reshoot(one, other, otherFace, sn)]);
    expect(twice[0]?.id).toBe(twice[1]?.id);
    expect(await shotCount()).toBe(1);
    await reshoot(one, other, otherFace);
    expect(await shotCount()).toBe(2);
  });

  it("does not count the owner's own shoots", async () => {
    const [one = ''] = ids;
    await publish(one);
    await reshoot(one, owner, faceId);
    expect(await shotCount()).toBe(0);
  });

  it('goes on with the same key after the photo was withdrawn, and starts nothing new', async () => {
    const [one = ''] = ids;
    await publish(one);
    const sn = newSn();
    const { id } = await reshoot(one, other, otherFace, sn);
    await submit(one, false);
    expect((await reshoot(one, other, otherFace, sn)).id).toBe(id);
    await expectError(reshoot(one, other, otherFace), ERROR.notFound);
  });

  it("finds neither what was never published nor another's face, and counts nothing", async () => {
    const [one = '', hidden = ''] = ids;
    await publish(one);
    await expectError(reshoot(hidden, other, otherFace), ERROR.notFound);
    await expectError(reshoot(one, other, faceId), ERROR.notFound);
    expect(await shotCount()).toBe(0);
  });

  it('takes as many people as the theme does', async () => {
    const [one = ''] = await shootAll(owner, { theme: 'id-photo', faces: [faceId], sn: newSn() });
    await publish(one);
    const faces = [otherFace, (await world.addPerson(other)).id];
    await expectError(world.call('RESHOOTSQUARE', other, { id: one, faces, sn: newSn() }), ERROR.peopleCount);
  });

  it('shows two people what a description showed of one, without the hair that was chosen for that one', async () => {
    const custom = { text: '冬天的海边日落', count: 4 };
    const wish = { custom, keywords: ['hair.red', 'mood.calm'], faces: [faceId], sn: newSn() };
    const [one = ''] = await shootAll(owner, wish);
    await publish(one);
    const faces = [otherFace, (await world.addPerson(other)).id];
    const { id } = await world.call('RESHOOTSQUARE', other, { id: one, faces, sn: newSn() });
    expect(JSON.parse((await rowOf(id)).recipe ?? '')).toMatchObject({ keywords: ['mood.calm'] });
  });
});
