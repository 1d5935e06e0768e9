import { randomBytes } from 'node:crypto';
import { ERROR, REAL_PERSON_CLIP } from '@kinora/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { expectError, openWorld, photoInput, type World } from '../../../test/module-world.ts';
import type { User } from '../../gateway/command-handler.ts';
import { FRAMES_MS } from './real-person.policy.ts';

let world: World;
let user: User;
beforeAll(async () => {
  world = await openWorld({ environment: { KINORA_REAL_PERSON_TRIES: '100', KINORA_OWN_COVERS: '0' } });
});
afterAll(() => world.dispose());
beforeEach(async () => {
  world.studio.fault = undefined;
  world.studio.stills = [[1], [9]];
  const frames = Array.from({ length: 40 }, (_, i) => ({ jpeg: randomBytes(40), atMs: i * REAL_PERSON_CLIP.everyMs }));
  world.studio.clip = (bytes) => (bytes.length > 3 ? frames : undefined);
  ({ user } = await world.signInWithFace());
});

async function begin() {
  const check = await world.call('FACEAUTH', user, {});
  if (check.by !== 'studio') throw new Error('not by the studio');
  return check;
}
const { sha256 } = photoInput;
const clip = { bytes: Buffer.from('a clip'), sha256 };
const done = (id: string) => world.call('FACEAUTHDONE', user, { id, code: 1000 });

it('a clip is judged as frames are, whichever way its camera mirrors', async () => {
  const { id, nonce, actions } = await begin();
  world.clock.advance(15_000);
  await world.call('FACEAUTHCLIP', user, { sha256, id, nonce, keep: true }, clip);
  expect(await done(id)).toEqual({ code: 1000, photos: 2 });
  const order = world.studio.watched.at(-1);
  expect(order).toMatchObject({ actions, mayBeMirrored: true });
  expect(order?.frames).toHaveLength(40);
});

it('one that does not pass, comes too late, or was seen before is told so', async () => {
  world.studio.fault = 'actions';
  const first = await begin();
  world.clock.advance(15_000);
  await world.call('FACEAUTHCLIP', user, { sha256, id: first.id, nonce: first.nonce }, clip);
  expect(await done(first.id)).toEqual({ code: 2006, fault: 'actions' });
  const again = await begin();
  world.clock.advance(15_000);
  await world.call('FACEAUTHCLIP', user, { sha256, id: again.id, nonce: again.nonce }, clip);
  expect(await done(again.id)).toEqual({ code: 2006, fault: 'replayed' });
  const late = await begin();
  world.clock.advance(FRAMES_MS + 1);
  await world.call('FACEAUTHCLIP', user, { sha256, id: late.id, nonce: late.nonce }, clip);
  expect(await done(late.id)).toEqual({ code: 2006, fault: 'late' });
});

it('needs the nonce of its own check', async () => {
  const other = await begin();
  const { id } = await begin();
  await expectError(world.call('FACEAUTHCLIP', user, { sha256, id, nonce: other.nonce }, clip), ERROR.notFound);
});

it('a clip that claims to be longer than the check is a wrong clock', async () => {
  const { id, nonce } = await begin();
  await world.call('FACEAUTHCLIP', user, { sha256, id, nonce }, clip);
  expect(await done(id)).toEqual({ code: 2003 });
});

it('what is no video is refused, and ends the check', async () => {
  const { id, nonce } = await begin();
  const nothing = { bytes: Buffer.from('no'), sha256 };
  await expectError(world.call('FACEAUTHCLIP', user, { sha256, id, nonce }, nothing), ERROR.clipUnreadable);
  expect(await done(id)).toEqual({ code: 2006, fault: 'unclear' });
});
