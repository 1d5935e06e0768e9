import { createHash, randomBytes } from 'node:crypto';
import net from 'node:net';
import { ERROR, type UploadReport } from '@kinora/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { AnsweredError, type TestClient, uploadForm } from '../../test/test-client.ts';
import { startTestServer, type TestServer } from '../../test/test-server.ts';
import { serverModules } from '../server-parts.ts';
import type { UploadedFile } from './command-handler.ts';

const MAX_BYTES = 300_000;
const report: UploadReport = { is_passed: false, face_detected: false, problem: 'no-face', faces: 0, concerns: [] };

let received: UploadedFile | undefined;
let hold: Promise<void> | undefined;
let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await startTestServer({
    modules: {
      authenticate: async (_deps, { userid }) => ({ uid: userid, loginId: 'l1' }),
      handlers: {
        ...serverModules.handlers,
        async UPLOADCHECK(_deps, _actor, _input, file) {
          received = file;
          await hold;
          return report;
        },
      },
    },
    environment: { KINORA_UPLOAD_MAX_BYTES: String(MAX_BYTES), KINORA_UPLOAD_MEMORY_BYTES: String(2 * MAX_BYTES) },
    studioProgram: new URL('../../test/children/fake-studio-program.ts', import.meta.url),
  });
  client = server.client({ userid: 'u1', tmppsw: 'p' });
});
afterAll(() => server.dispose());

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const seal = (file: Uint8Array, digest = sha256(file)) => client.seal('UPLOADCHECK', { sha256: digest, name: 'a.jpg' });
const post = (body: FormData | string, headers: Record<string, string> = {}) =>
  fetch(`${server.address}/api/upload/UPLOADCHECK`, { method: 'POST', body, headers });
const erridOf = async (call: Promise<unknown>): Promise<number | undefined> => {
  const error = await call.catch((caught: unknown) => caught);
  return error instanceof AnsweredError ? error.errid : undefined;
};

test('a file arrives whole with its digest', async () => {
  const file = randomBytes(200_000);
  await expect(client.upload('UPLOADCHECK', file, { name: 'a.jpg' })).resolves.toMatchObject(report);
  expect(received?.sha256).toBe(sha256(file));
  expect(file.equals(received?.bytes ?? new Uint8Array())).toBe(true);
});

test('another file than the sealed one is refused', async () => {
  const sealed = await seal(randomBytes(10), sha256(Buffer.from('another')));
  const response = await post(uploadForm({ user: 'u1', data: sealed.data, locale: '1' }, randomBytes(10)));
  const { data } = (await response.json()) as { data: string };
  expect(sealed.openAnswer(data)).toMatchObject({ errid: ERROR.badRequest });
});

test('a file over the limit is refused, and the next one is taken', async () => {
  expect(await erridOf(client.upload('UPLOADCHECK', randomBytes(MAX_BYTES + 1), { name: 'a' }))).toBe(ERROR.tooLarge);
  await client.upload('UPLOADCHECK', randomBytes(MAX_BYTES), { name: 'a' });
});

test('a body far over the limit is refused by its declared length', async () => {
  const sealed = await seal(randomBytes(1));
  const response = await post(uploadForm({ user: 'u1', data: sealed.data, locale: '1' }, randomBytes(5_000_000)));
  expect(await response.json()).toMatchObject({ errid: ERROR.tooLarge });
});

test('the user beside the data must be the sealed one', async () => {
  const file = randomBytes(10);
  const sealed = await seal(file);
  const response = await post(uploadForm({ user: 'u2', data: sealed.data, locale: '1' }, file));
  const { data } = (await response.json()) as { data: string };
  expect(sealed.openAnswer(data)).toMatchObject({ errid: ERROR.badRequest });
});

test.each([
  ['no file', { user: 'u1', data: 'x' }, undefined],
  ['no fields', {}, randomBytes(10)],
] as const)('%s is a bad request', async (_name, fields, file) => {
  const form = file ? uploadForm(fields, file) : new FormData();
  if (!file) for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(await (await post(form)).json()).toMatchObject({ errid: ERROR.badRequest });
});

test('a body that is not multipart is a bad request', async () => {
  const answer = await post('data=x', { 'content-type': 'application/x-www-form-urlencoded' });
  expect(await answer.json()).toMatchObject({ errid: ERROR.badRequest });
});

test('data that does not open is refused before the file is read', async () => {
  const response = await post(uploadForm({ user: 'u1', data: 'garbage', locale: '1' }, randomBytes(100)));
  expect(await response.json()).toMatchObject({ errid: ERROR.sealedDataRefused });
});

const formField = (name: string, rest = ''): string =>
  `--b\r\ncontent-disposition: form-data; name="${name}"${rest}\r\n\r\n`;
/** The start of an upload's form: all but the bytes of its file. */
const formHead = (user: string, data: string): string =>
  `${formField('user')}${user}\r\n${formField('data')}${data}\r\n${formField('file', '; filename="a.jpg"')}`;

/** A connection that sends what it is given of a body that it says is longer, and what came back over it. */
function openConnection(declaredBytes: number, body: string) {
  const socket = net.connect(Number(new URL(server.address).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(
    `POST /api/upload/UPLOADCHECK HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${declaredBytes}\r\n\r\n${body}`,
  );
  return { socket, answer: () => answer };
}

/** Uploads that wait in their handler until they are let go. */
function holdUploads(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  hold = promise;
  return () => {
    hold = undefined;
    resolve();
  };
}

test('uploads beyond the memory for all of them are told to come back', async () => {
  const release = holdUploads();
  const uploads = ['u1', 'u2', 'u3', 'u4'].map((userid) =>
    server.client({ userid, tmppsw: 'p' }).upload('UPLOADCHECK', randomBytes(MAX_BYTES - 10), { name: 'a' }),
  );
  const outcomes = Promise.allSettled(uploads);
  await Promise.race(uploads.map((upload) => upload.catch(() => undefined)));
  release();
  const settled = await outcomes;
  const refused = settled.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused as PromiseRejectedResult[])
    expect(reason).toMatchObject({ errid: ERROR.tooManyRequests, status: 429 });
  expect(settled.some(({ status }) => status === 'fulfilled')).toBe(true);
  await client.upload('UPLOADCHECK', randomBytes(100), { name: 'a' });
});

test('a user has two uploads open and no more, and others are not kept waiting', async () => {
  const release = holdUploads();
  const uploads = [1, 2, 3].map(() => client.upload('UPLOADCHECK', randomBytes(100), { name: 'a' }));
  const settled = Promise.allSettled(uploads);
  expect(await erridOf(Promise.race(uploads))).toBe(ERROR.tooManyRequests);
  const other = server.client({ userid: 'u2', tmppsw: 'p' }).upload('UPLOADCHECK', randomBytes(100), { name: 'a' });
  release();
  await expect(other).resolves.toMatchObject(report);
  expect((await settled).map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});

test('what a stalled upload says it will bring takes no room', async () => {
  const stalled = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const userid = `slow-${index}`;
      const { data } = await server
        .client({ userid, tmppsw: 'p' })
        .seal('UPLOADCHECK', { sha256: sha256(randomBytes(1)), name: 'a' });
      return openConnection(MAX_BYTES, `${formHead(userid, data)}a few bytes`);
    }),
  );
  await client.upload('UPLOADCHECK', randomBytes(MAX_BYTES), { name: 'a' });
  for (const { socket } of stalled) socket.destroy();
});

test('a form that is torn is a bad request', async () => {
  const logged = (['error', 'warn'] as const).map((level) => vi.spyOn(server.deps.log, level));
  const { data } = await seal(randomBytes(1));
  const body = `${formHead('u1', data)}cut off here`;
  const { answer, socket } = openConnection(body.length, body);
  await expect.poll(answer).toMatch(/^HTTP\/1.1 200 OK/);
  socket.destroy();
  for (const level of logged) expect(level).not.toHaveBeenCalled();
});

test('who sends all of a body that is far too large still reads why it was refused', async () => {
  const tooLarge = 20 * MAX_BYTES + 600_000;
  const { socket, answer } = openConnection(tooLarge, '');
  socket.write('x'.repeat(tooLarge));
  await expect.poll(answer).toContain(`"errid":${ERROR.tooLarge}`);
  expect(answer()).not.toMatch(/connection: close/i);
  socket.destroy();
});

test('a file without an end is refused when it is over the limit, and what comes still is read and dropped', async () => {
  const { data } = await seal(randomBytes(1));
  const start = formHead('u1', data);
  const fileBytes = MAX_BYTES + 400_000;
  const { socket, answer } = openConnection(start.length + fileBytes, start);
  socket.write('x'.repeat(MAX_BYTES + 10));
  await expect.poll(answer).toMatch(/^HTTP\/1.1 200 OK/);
  socket.write('x'.repeat(fileBytes - MAX_BYTES - 10));
  socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(answer).toContain('"status":"live"');
  socket.destroy();
});

test('a connection that breaks in the middle of a file gives its memory back', async () => {
  const sealed = await seal(randomBytes(1));
  for (let round = 0; round < 5; round++) {
    const { socket } = openConnection(MAX_BYTES, `${formHead('u1', sealed.data)}part of the`);
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.destroy();
    await new Promise((resolve) => socket.once('close', resolve));
  }
  await expect.poll(() => erridOf(client.upload('UPLOADCHECK', randomBytes(MAX_BYTES), { name: 'a' }))).toBeUndefined();
});
