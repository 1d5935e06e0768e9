import { ERROR, USER_INFO } from '@kinora/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepPhoto } from '../../../test/keep-photo.ts';
import { expectError, openWorld, type World } from '../../../test/module-world.ts';
import { portraitOf } from './portrait.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual' });
});
afterAll(() => world.dispose());

it("nobody but the user stands for them: neither somebody else's face nor a photo with them", async () => {
  const { user, faceId, photoId } = await keepPhoto(world);
  const choose = (id: string) => world.call('MODUSERINFO', user, { id: USER_INFO.icon, data: id });
  const ann = await world.addPerson(user);
  await expectError(choose(ann.id), ERROR.notFound);
  await choose(photoId);
  const ofMe = await portraitOf(world.deps, user, photoId);
  const shown = { parts: 2, face_ids: [faceId, ann.id] };
  await world.deps.db.updateTable('photos').set(shown).where('id', '=', photoId).execute();
  await expectError(choose(photoId), ERROR.notFound);
  const face = await portraitOf(world.deps, user, photoId);
  expect(face).toBe(await portraitOf(world.deps, user, faceId));
  expect(ofMe).not.toBe(face);
});
