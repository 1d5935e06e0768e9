import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type CertificateState, CODE_TYPE, certificatePath } from '@kinora/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually, newPhone } from './module-world.ts';
import { newSecret } from './provider-world.ts';
import { newestCode, type ReachedServer, signInOverHttp } from './sign-in.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { addFace, prepareWholeServer, type WholeServer } from './whole-server.ts';

const type = CODE_TYPE.closeAccount;
const RECOVERY_MS = 180_000;
const MINUTE_MS = 61_000;
const DAY_MS = 86_400_000;
let server: WholeServer;
let logged: string;
let ahead: number;
beforeEach(async () => {
  server = await prepareWholeServer();
  logged = '';
  ahead = 0;
});
afterEach(() => server.end());

/** Starts the server anew, which gets no further than the step; an account is closed at once unless there are days to think again. */
async function start(step = '', closingDays = 0): Promise<ReachedServer> {
  await server.kill();
  logged += server.output() ?? '';
  ahead += MINUTE_MS;
  const environment = { KINORA_CLOSING_DAYS: String(closingDays), KINORA_LOG_LEVEL: 'trace' };
  const halts = { KINORA_TEST_STEP: step, KINORA_TEST_AHEAD_MS: String(ahead) };
  return server.start({ ...environment, ...halts }, 'hang-at-step.ts');
}

const filesOf = async ({ login: { userid } }: TestClient) =>
  (await readdir(path.join(server.folder, 'objects'), { recursive: true })).filter((file) => file.includes(userid));

/** Confirms the wish to close the account; what comes of it is asked for by the caller. */
async function confirmClosing({ inbox }: ReachedServer, user: TestClient) {
  await user.call('GETSMSCODE', { type });
  const [secret, code] = [newSecret(), await newestCode(inbox)];
  const { sn } = await user.call('CODEAUTH', { type, code, secret });
  return { of: 'account', sn, secret } as const;
}

it('after a kill -9 at any step of an export and of a deletion each ends whole, and says nothing of a person in its log', {
  timeout: RECOVERY_MS * 4,
}, async () => {
  const phone = newPhone();
  let reached = await start('make-export: before storing');
  const { login } = await signInOverHttp(reached, phone);
  let user = createTestClient(reached.address, login);
  const again = async (step?: string, closingDays?: number) => {
    reached = await start(step, closingDays);
    user = createTestClient(reached.address, login);
  };
  await addFace(user);
  await addFace(user);
  await user.call('MODUSERINFO', { id: 2, data: 'Marlene-7Q' });
  await eventually(async () => (await user.call('QUERYICONS', {})).icons.every(({ state }) => state === 'ready'));
  await user.call('EXPORTDATA', { ask: true });
  expect(await server.told()).toBe('make-export: before storing');
  await again('make-export: stored');
  expect(await server.told()).toBe('make-export: stored');
  expect(await user.call('EXPORTDATA', {})).toMatchObject({ state: 'making', done: 0, parts: [] });
  await again('make-export: between two');
  expect(await server.told()).toBe('make-export: between two');
  // One of two is on record: it stays, and the other one is made.
  expect(await user.call('EXPORTDATA', {})).toMatchObject({ state: 'making', done: 1, total: 2, parts: [] });

  await again('ending');
  await eventually(async () => (await user.call('EXPORTDATA', {})).state === 'ready');
  expect(await user.call('EXPORTDATA', {})).toMatchObject({ done: 2, total: 2, parts: [{}, {}] });
  expect((await filesOf(user)).filter((file) => file.endsWith('.zip'))).toHaveLength(2);
  const cutShort = user.call('LOGOFF', await confirmClosing(reached, user)).catch((error: unknown) => error);
  expect(await server.told()).toBe('ending');
  await again('', 1);
  expect(await cutShort).toBeInstanceOf(Error);
  // Nothing has ended: the account is there with all that it had.
  expect(await user.call('EXPORTDATA', {})).toMatchObject({ state: 'ready' });
  const { certificate } = await user.call('LOGOFF', await confirmClosing(reached, user));
  const state = async () => {
    const answer = await fetch(new URL(certificatePath(certificate?.number ?? ''), reached.address));
    return (await answer.json()) as CertificateState;
  };
  expect(await state()).toEqual({ state: 'promised' });
  // But what was exported: its time may be over as well by then, and it is swept whenever its turn comes.
  const lasting = async () => (await filesOf(user)).filter((file) => !file.includes('/exports/'));
  const files = await lasting();
  expect(files).not.toEqual([]);
  ahead += DAY_MS;
  // By the clock, whose sweep and whose end are killed within their transactions, which hold all of an embedded database.
  for (const step of ['sweep-closing: enqueued', 'ending', 'erase-objects: before erasing']) {
    await again(step, 1);
    expect([await server.told(), await lasting()]).toEqual([step, files]);
  }
  for (const step of ['erase-objects: erased', 'finish-destruction: erased']) {
    await again(step);
    expect([await server.told(), await state()]).toMatchObject([step, { state: 'destroying' }]);
  }
  // In the middle of its last transaction, which holds all of an embedded database.
  await again('finish-destruction: forgotten');
  expect(await server.told()).toBe('finish-destruction: forgotten');
  await again();
  await eventually(async () => (await state()).state === 'signed', RECOVERY_MS);
  expect(await filesOf(user)).toEqual([]);
  await expect(user.call('QUERYUSERINFO', {})).rejects.toMatchObject({ errid: 14_203 });
  await server.kill();
  logged += server.output() ?? '';
  const secrets = [phone, 'Marlene-7Q', login.tmppsw, certificate?.secret ?? ''];
  expect(logged).not.toBe('');
  expect(secrets.filter((text) => logged.includes(text))).toEqual([]);
});
