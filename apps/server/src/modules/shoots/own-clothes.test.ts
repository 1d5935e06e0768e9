import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newSn, openWorld, type World } from '../../../test/module-world.ts';
import type { User } from '../../gateway/command-handler.ts';
import { prepareFace } from '../faces/prepare-face.worker.ts';

const TEXT = '海边日落，穿红色大衣';
const COUNT = 5;
let world: World;
let user: User;
let turned: string;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual' });
});
afterAll(() => world.dispose());
beforeEach(async () => {
  user = (await world.signInWithFace()).user;
  turned = await add({ always: true });
});

async function add(ownClothes: World['studio']['ownClothes']): Promise<string> {
  const faceId = await world.addFace(user);
  world.studio.ownClothes = ownClothes;
  await prepareFace(world.deps, { faceId }, new AbortController().signal);
  world.studio.ownClothes = undefined;
  return faceId;
}
const shoot = (faces: string[], dry = true) =>
  world.call('SHOOT', user, { custom: { text: TEXT, count: COUNT }, faces, sn: newSn(), dry });
const idsOf = (list: readonly { id: string }[] = []) => list.map(({ id }) => id);

it('clothes that a photo cannot be dressed in are not promised, and it is said why; their colour is', async () => {
  const { understood } = await shoot([turned]);
  expect(idsOf(understood?.drawn)).toEqual(['sea', 'sunset', 'red']);
  expect([idsOf(understood?.notPossible), understood?.ownClothes]).toEqual([['coat'], 'photo']);
});

it('what a user says of an age counts before what the photo looks like', async () => {
  const faceId = await add({ ages: [3] });
  expect((await shoot([faceId])).understood?.ownClothes).toBeUndefined();
  await world.call('EDITFAMILY', user, { mid: user.uid, info: { age: 3 } });
  expect((await shoot([faceId])).understood?.ownClothes).toBe('age');
});

it('with a further photo that can be dressed clothes are promised, and every picture is made of that one', async () => {
  const straight = await add({});
  const { id, understood } = await shoot([turned, straight], false);
  expect([idsOf(understood?.drawn), understood?.ownClothes]).toEqual([['sea', 'sunset', 'red', 'coat'], undefined]);
  const { casts } = await world.deps.db
    .selectFrom('shoots')
    .select('casts')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(casts?.sheets).toEqual(Array(COUNT).fill([straight]));
});
