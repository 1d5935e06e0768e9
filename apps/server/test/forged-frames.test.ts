import { randomInt } from 'node:crypto';
import { ERROR, type RealPersonAction } from '@kinora/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodeFrame, filmOf, OF_ANOTHER, type ShownFrame } from './measured-frames.ts';
import { eventually } from './module-world.ts';
import { signInOverHttp } from './sign-in.ts';
import type { TestClient } from './test-client.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { addFace } from './whole-server.ts';

const EVERY_MS = 200;
let aheadMs = 0;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    environment: { KINORA_REAL_PERSON_TRIES: '100', KINORA_RATE_LIMIT_FACTOR: '100', KINORA_REAL_PERSON: 'required' },
    studioProgram: new URL('./children/measuring-studio.ts', import.meta.url),
    now: () => Date.now() + aheadMs,
  });
});
afterAll(() => server.dispose());

interface Check {
  id: string;
  nonce: string;
  actions: readonly RealPersonAction[];
}

async function signInWithFace(): Promise<TestClient> {
  const user = await signInOverHttp(server);
  await addFace(user);
  await eventually(async () => (await user.call('QUERYICONS', {})).icons[0]?.state === 'ready');
  return user;
}

async function begin(user: TestClient): Promise<Check> {
  const check = await user.call('FACEAUTH', {});
  if (check.by !== 'studio') throw new Error('not by the studio');
  return check;
}

/** Sends frames, which take their time, and ends the check. */
async function send(user: TestClient, { id, nonce }: Check, frames: readonly Uint8Array[], everyMs = EVERY_MS) {
  aheadMs += frames.length * EVERY_MS;
  const told = frames.map(({ length }, i) => ({ at: i * everyMs, bytes: length }));
  await user.upload('FACEAUTHFRAMES', Buffer.concat(frames), { id, nonce, frames: told });
  const { timestamp: _, ...end } = await user.call('FACEAUTHDONE', { id, code: 1000 });
  return end;
}

const newFilm = ({ actions }: Pick<Check, 'actions'>) => filmOf(actions, randomInt(1_000_000));
const isVerified = async (user: TestClient) => (await user.call('QUERYUSERINFO', {})).isrpa;
const passed = { code: 1000 };
const refused = (fault: string) => ({ code: 2006, fault });

type Forgery = (film: readonly ShownFrame[], check: Check) => readonly ShownFrame[];
const withOther = (frame: ShownFrame): ShownFrame => ({ ...frame, face: { ...frame.face, embedding: OF_ANOTHER } });
const ON_ITS_WAY: readonly number[] = [1, 2, 3, 6, 7, 8];
/** Where in a film the head turns to the left. */
const turnIn = ({ actions }: Check): number => 5 + 10 * actions.indexOf('left');

it.each<[string, RegExp, Forgery]>([
  [
    'another person in the middle',
    /^other-person$/,
    (film) => film.map((one, i) => (i > 14 && i < 20 ? withOther(one) : one)),
  ],
  [
    'a film whose turn is cut out but for its end',
    /^cut$/,
    (film, check) => film.filter((_, i) => !ON_ITS_WAY.includes(i - turnIn(check))),
  ],
  [
    'a film with a frame that comes twice',
    /^cut$/,
    (film) => film.map((one, i) => (i === 30 ? (film[4] ?? one) : one)),
  ],
  ['a film in another order', /^(actions|cut)$/, (film) => film.map((one, i) => film[(i * 13) % film.length] ?? one)],
  ['a still', /^still$/, (film) => film.map((one) => film[0] ?? one)],
  [
    'a still with the grain of a camera',
    /^actions$/,
    (film) => film.map((one) => ({ ...one, face: film[0]?.face ?? one.face })),
  ],
  ['a film of other actions', /^actions$/, () => newFilm({ actions: ['closer', 'left', 'right', 'closer'] })],
])('through the gateway %s is no real person', async (_, fault, forge) => {
  const user = await signInWithFace();
  const check = await begin(user);
  const film = forge(newFilm(check), check).map(encodeFrame);
  expect(await send(user, check, film)).toEqual({ code: 2006, fault: expect.stringMatching(fault) });
  expect(await isVerified(user)).toBe(false);
});

it('frames count for the check whose word they bring, once, and of nobody a second time', async () => {
  const [user, thief] = [await signInWithFace(), await signInWithFace()];
  const [check, foreign] = [await begin(user), await begin(thief)];
  const film = newFilm(check).map(encodeFrame);
  const withOtherWord = send(user, { ...check, nonce: foreign.nonce }, film);
  await expect(withOtherWord).rejects.toMatchObject({ errid: ERROR.notFound });
  await expect(send(thief, check, film)).rejects.toMatchObject({ errid: ERROR.notFound });

  expect(await send(user, check, film)).toEqual(passed);
  expect(await isVerified(user)).toBe(true);
  await expect(send(user, check, film)).rejects.toMatchObject({ errid: ERROR.notFound });
  // The upload as it was, or a part of it among frames of one's own.
  expect(await send(thief, foreign, film)).toEqual(refused('replayed'));
  const again = await begin(thief);
  const mixed = newFilm(again).map((frame, i) => (i === 20 ? (film[20] ?? encodeFrame(frame)) : encodeFrame(frame)));
  expect(await send(thief, again, mixed)).toEqual(refused('replayed'));
  expect(await isVerified(thief)).toBe(false);
});
