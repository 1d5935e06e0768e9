import { COMMANDS, ERROR } from '@kinora/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOverHttp } from '../../test/sign-in.ts';
import { AnsweredError, type TestClient } from '../../test/test-client.ts';
import { startTestServer, type TestServer } from '../../test/test-server.ts';
import { serverModules } from '../server-parts.ts';
import { AppError } from './app-error.ts';
import type { Handlers } from './command-handler.ts';

const FAKE_STUDIO = new URL('../../test/children/fake-studio-program.ts', import.meta.url);

/** What a request was answered with, sealed or not. */
interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

let behaviour: 'works' | 'throws' | 'refuses' | 'answers nonsense' = 'works';
let seen: unknown;

const handlers: Handlers = {
  ...serverModules.handlers,
  async QUERYMORE(_deps, actor, input) {
    seen = { actor, input };
    if (behaviour === 'throws') throw new TypeError('the secret of the database');
    if (behaviour === 'refuses') throw new AppError(ERROR.imageTooSmall, 'too small', ['200', '300']);
    const section = { id: input.section, name: 'n', imgs: [], page: input.page, total: 0, needv: false };
    return behaviour === 'answers nonsense' ? { ...section, total: Number.NaN } : section;
  },
};

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await startTestServer({ modules: { handlers }, studioProgram: FAKE_STUDIO });
  client = server.client();
});
afterAll(() => server.dispose());

async function send(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`${server.address}/api/${path}`, init);
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] };
}
const query = (name: string, data: string): Promise<Answer> => send(`${name}?${new URLSearchParams({ data })}`);
const form = (path: string, data: string): Promise<Answer> =>
  send(path, { method: 'POST', body: new URLSearchParams({ data, locale: '1' }) });

const erridOf = (error: unknown): number | undefined => (error instanceof AnsweredError ? error.errid : undefined);
const more = { section: 's1', page: 2 };

test('a command is answered sealed, with the time of the server', async () => {
  behaviour = 'works';
  const answer = await client.call('QUERYMORE', more);
  expect(answer).toMatchObject({ id: 's1', page: 2 });
  expect(Math.abs(answer.timestamp - Date.now())).toBeLessThan(60_000);
  expect(seen).toMatchObject({ input: more, actor: { uid: null, locale: '1', platform: 'h5' } });
  const sealed = await client.seal('QUERYMORE', more);
  const { body, headers } = await query('QUERYMORE', sealed.data);
  expect(Object.keys(body)).toEqual(['data']);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('a query whose data is long comes by POST', async () => {
  const sealed = await client.seal('QUERYMORE', { ...more, padding: 'x'.repeat(1_500) });
  const { body } = await form('QUERYMORE', sealed.data);
  expect(sealed.openAnswer(String(body.data))).toMatchObject({ id: 's1' });
});

test('a command for people whose face was authenticated is refused to others', async () => {
  const access = Object.getOwnPropertyDescriptor(COMMANDS.QUERYICONS, 'access') ?? {};
  Object.defineProperty(COMMANDS.QUERYICONS, 'access', { ...access, value: 'verified' });
  try {
    const user = await signInOverHttp(server);
    expect(erridOf(await user.call('QUERYICONS', {}).catch((error: unknown) => error))).toBe(ERROR.notAllowed);
    const { uid } = await user.call('QUERYUSERINFO', {});
    await server.deps.db.updateTable('users').set({ verified_at: 1 }).where('uid', '=', uid).execute();
    expect(await user.call('QUERYICONS', {})).toMatchObject({ icons: [] });
  } finally {
    Object.defineProperty(COMMANDS.QUERYICONS, 'access', access);
  }
});

test('the same data is accepted once', async () => {
  const sealed = await client.seal('QUERYMORE', more);
  const answers = await Promise.all([1, 2, 3].map(() => query('QUERYMORE', sealed.data)));
  expect(answers.filter(({ body }) => body.data !== undefined)).toHaveLength(1);
  const refused = answers.filter(({ body }) => body.errid === ERROR.sealedDataRefused);
  expect(refused.map(({ body }) => body.channel)).toEqual(['replayed', 'replayed']);
});

test('data sealed for one command does not pass for another', async () => {
  const sealed = await client.seal('QUERYMORE', more);
  const { body } = await query('QUERYINDEX', sealed.data);
  expect(body).toMatchObject({ errid: ERROR.sealedDataRefused, channel: 'tampered' });
});

test('data sealed outside the secure window is told the time, and proof of it', async () => {
  const session = server.client();
  session.channel.syncClock(Date.now() - 400_000);
  const { data } = await session.seal('QUERYMORE', more);
  // Opening the session has set its clock right: turn it back once more.
  session.channel.syncClock(Date.now() - 400_000);
  const late = await session.seal('QUERYMORE', more);
  expect((await query('QUERYMORE', data)).body.data).toBeDefined();
  const { body } = await query('QUERYMORE', late.data);
  expect(body).toMatchObject({ errid: ERROR.clockSkewed, channel: 'stale', timestamp: expect.any(Number) });
  expect(late.openProof(String(body.proof))).toBeGreaterThan(Date.now() - 60_000);
  session.channel.syncClock(Date.now() - 400_000);
  await expect(session.call('QUERYMORE', more)).resolves.toMatchObject({ id: 's1' });
});

test.each([
  ['an unknown command', 'NOPE?data=x', {}, ERROR.unknownCommand, 200],
  ['a name of the prototype', 'constructor?data=x', {}, ERROR.unknownCommand, 200],
  ['a post command by GET', 'SHOOT?data=x', {}, ERROR.badRequest, 200],
  ['a sign-in command outside jssdk', 'LOGINGETSMSCODE', { method: 'POST' }, ERROR.badRequest, 200],
  ['a query in jssdk', 'jssdk/QUERYMORE', { method: 'POST' }, ERROR.badRequest, 200],
  ['an upload command without a file', 'UPLOADCHECK', { method: 'POST' }, ERROR.badRequest, 200],
  ['no data', 'QUERYMORE', {}, ERROR.sealedDataRefused, 200],
  ['data twice', 'QUERYMORE?data=a&data=b', {}, ERROR.sealedDataRefused, 200],
  ['data that is none', 'QUERYMORE?data=%00%ff', {}, ERROR.sealedDataRefused, 200],
  ['an empty form', 'QUERYMORE', { method: 'POST', body: new URLSearchParams() }, ERROR.sealedDataRefused, 200],
  [
    'a body that is not a form',
    'SHOOT',
    { method: 'POST', body: 'x', headers: { 'content-type': 'text/x' } },
    ERROR.badRequest,
    415,
  ],
  [
    'broken JSON',
    'session',
    { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
    ERROR.badRequest,
    400,
  ],
  [
    'a body over the limit',
    'SHOOT',
    { method: 'POST', body: new URLSearchParams({ data: 'x'.repeat(400_000) }) },
    ERROR.tooLarge,
    413,
  ],
  [
    'data over the limit of the channel',
    'SHOOT',
    { method: 'POST', body: new URLSearchParams({ data: 'x'.repeat(270_000) }) },
    ERROR.sealedDataRefused,
    200,
  ],
  [
    'a session request that is none',
    'session',
    { method: 'POST', body: '{"key":1}', headers: { 'content-type': 'application/json' } },
    ERROR.sealedDataRefused,
    200,
  ],
  ['a path that does not exist', 'a/b/c', {}, ERROR.notFound, 404],
] as const)('%s is refused by its id, without a trace of the inside', async (_name, path, init, errid, status) => {
  const answer = await send(path, init);
  expect(answer.body).toMatchObject({ errid, errmsg: '' });
  expect(answer.status).toBe(status);
  expect(JSON.stringify(answer.body)).not.toMatch(/stack|at |Error/);
});

test('a session for a key that the server does not have is to be renewed', async () => {
  const body = JSON.stringify({ key: 'AAAAAAAA', enc: Buffer.alloc(32, 9).toString('base64url') });
  const answer = await send('session', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  expect(answer.body).toMatchObject({ errid: ERROR.sessionRenew, channel: 'unknown-key' });
});

test('input that the schema refuses never reaches the handler', async () => {
  seen = undefined;
  const wrong = { section: 's', page: 'first' as unknown as number };
  expect(erridOf(await client.call('QUERYMORE', wrong).catch((error: unknown) => error))).toBe(ERROR.badRequest);
  expect(seen).toBeUndefined();
});

test('a payload without the form of one is refused', async () => {
  const sealed = await client.channel.sealCommand('QUERYMORE', {
    ...{ data: more, id: 'x'.repeat(300), psw: '', locale: 1, ver: '', platform: '', platstr: '' },
  });
  const { body } = await query('QUERYMORE', sealed.data);
  expect(sealed.openAnswer(String(body.data))).toMatchObject({ errid: ERROR.badRequest });
});

test('an error of the product is sealed, with the values of its text split by comma', async () => {
  behaviour = 'refuses';
  const sealed = await client.seal('QUERYMORE', more);
  const { body, status } = await query('QUERYMORE', sealed.data);
  expect(status).toBe(200);
  expect(sealed.openAnswer(String(body.data))).toMatchObject({ errid: ERROR.imageTooSmall, errmsg: '200,300' });
});

test('an unexpected error tells nothing of itself', async () => {
  behaviour = 'throws';
  const sealed = await client.seal('QUERYMORE', more);
  const { body } = await query('QUERYMORE', sealed.data);
  const answer = sealed.openAnswer(String(body.data));
  expect(answer).toMatchObject({ errid: ERROR.serverFailure, errmsg: '' });
  expect(JSON.stringify(answer)).not.toContain('secret');
});

test('outside production an answer that the schema refuses is a failure', async () => {
  behaviour = 'answers nonsense';
  expect(erridOf(await client.call('QUERYMORE', more).catch((error: unknown) => error))).toBe(ERROR.serverFailure);
});

test('a command for users is refused to a guest and to a wrong password', async () => {
  expect(erridOf(await client.call('QUERYUSERINFO', {}).catch((error: unknown) => error))).toBe(ERROR.loginLost);
  const stranger = server.client({ userid: 'someone', tmppsw: 'wrong' });
  expect(erridOf(await stranger.call('QUERYUSERINFO', {}).catch((error: unknown) => error))).toBe(ERROR.loginLost);
});

test('a guest command of a lost login is answered as a guest', async () => {
  behaviour = 'works';
  const stranger = server.client({ userid: 'someone', tmppsw: 'wrong' });
  await stranger.call('QUERYMORE', more);
  expect(seen).toMatchObject({ actor: { uid: null } });
});
