import { createHmac, randomBytes } from 'node:crypto';
import { request as openRequest } from 'node:http';
import { ERROR } from '@kinora/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readFigures } from '../../../test/read-figures.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import type { CallbackRoute } from './callback-route.ts';

const KEY = 'shared with the vendor';
const MAX_BYTES = 4_000;
const sign = (body: Buffer): string => createHmac('sha256', KEY).update(body).digest('hex');

/** As a vendor of payments tells that one was made: signed over the bytes as they are. */
const notify: CallbackRoute = {
  ...{ vendor: 'bank', path: 'notify', methods: ['POST'], maxBytes: MAX_BYTES },
  async handle(_deps, { rawBody, headers, query, address }) {
    const isSigned = headers['x-signature'] === sign(rawBody);
    return {
      status: isSigned ? 200 : 401,
      contentType: 'application/json',
      body: JSON.stringify({
        bytes: rawBody.length,
        type: headers['content-type'],
        order: query.get('order'),
        address,
      }),
    };
  },
};
const broken: CallbackRoute = {
  ...{ vendor: 'bank', path: 'broken', methods: ['GET', 'POST'], maxBytes: MAX_BYTES },
  handle: async (_deps, { rawBody }) => JSON.parse(rawBody.toString()),
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    modules: { callbacks: [notify, broken] },
    studioProgram: new URL('../../../test/children/fake-studio-program.ts', import.meta.url),
  });
});
afterAll(() => server.dispose());

const post = (
  path: string,
  body: Buffer<ArrayBuffer> | string,
  headers: Record<string, string> = {},
): Promise<Response> => fetch(`${server.address}/callbacks/${path}`, { method: 'POST', body, headers });
const usual = (errid: number) => ({ errid, errmsg: '', timestamp: expect.any(Number) });

test.each([
  'application/json',
  'application/x-www-form-urlencoded; charset=utf-8',
  'multipart/form-data; boundary=none',
  'text/xml',
  'image/png',
])('a body that calls itself %s arrives byte for byte, so that its signature holds', async (type) => {
  const bytes = randomBytes(MAX_BYTES);
  const response = await post('bank/notify?order=7', bytes, { 'content-type': type, 'x-signature': sign(bytes) });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ bytes: MAX_BYTES, type, order: '7', address: '127.0.0.1' });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('a body that says nothing of itself arrives too, and so does none', async () => {
  const bytes = Buffer.from('{"not": "parsed"');
  const untold = await post('bank/notify', bytes, { 'x-signature': sign(bytes) });
  expect(await untold.json()).toMatchObject({ bytes: bytes.length });
  const empty = await post('bank/notify', '', { 'x-signature': sign(Buffer.alloc(0)) });
  expect([empty.status, await empty.json()]).toMatchObject([200, { bytes: 0 }]);
});

test('what the vendor did not sign is its own to refuse', async () => {
  expect((await post('bank/notify', 'forged', { 'x-signature': sign(Buffer.from('other')) })).status).toBe(401);
});

test('a body over the limit is refused before it is read', async () => {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const headers = { 'content-type': 'text/xml', 'content-length': String(MAX_BYTES + 1) };
  const request = openRequest(`${server.address}/callbacks/bank/notify`, { method: 'POST', headers });
  request.on('response', ({ statusCode }) => resolve(statusCode)).on('error', reject);
  // The head alone: not a byte of the body is ever sent.
  request.flushHeaders();
  expect(await promise).toBe(413);
  request.destroy();
});

test('nor is one read to its end that does not say how long it is', async () => {
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1_000)) });
  const url = `${server.address}/callbacks/bank/notify`;
  const response = await fetch(url, { method: 'POST', body: endless, duplex: 'half' });
  expect([response.status, await response.json()]).toEqual([413, usual(ERROR.tooLarge)]);
});

test.each([
  ['another method', 'bank/notify', 'GET'],
  ['the head alone', 'bank/broken', 'HEAD'],
  ['another path', 'bank/refund', 'POST'],
  ['an unknown vendor', 'nobody/notify', 'POST'],
])('%s is not found', async (_name, path, method) => {
  const response = await fetch(`${server.address}/callbacks/${path}`, { method });
  expect(response.status).toBe(404);
  if (method !== 'HEAD') expect(await response.json()).toEqual(usual(ERROR.notFound));
});

test('an exception is answered without a word of it, and logged without the body', async () => {
  const logged = vi.spyOn(server.deps.log, 'error');
  const response = await post('bank/broken', 'card 4111');
  expect([response.status, await response.json()]).toEqual([500, usual(ERROR.serverFailure)]);
  expect(logged).toHaveBeenCalledWith(
    expect.objectContaining({ vendor: 'bank', path: 'broken', at: expect.stringMatching(/^SyntaxError\n {4}at /) }),
    'a callback failed',
  );
  expect(JSON.stringify(logged.mock.calls)).not.toContain('card');
});

test('callbacks are counted by vendor and status', async () => {
  await post('bank/notify', 'forged');
  const figures = await readFigures(server);
  expect(figures).toMatch(/kinora_callbacks_total\{vendor="bank",status="401"\} \d+/);
  expect(figures).toMatch(/kinora_callbacks_total\{vendor="bank",status="413"\} \d+/);
});

test('who calls too often has to wait', async () => {
  const limited = await startTestServer({
    modules: { callbacks: [notify] },
    environment: { KINORA_RATE_LIMIT_FACTOR: '0.001' },
    studioProgram: new URL('../../../test/children/fake-studio-program.ts', import.meta.url),
  });
  const call = () => fetch(`${limited.address}/callbacks/bank/notify`, { method: 'POST', body: 'forged' });
  const first = await call();
  let last = first;
  for (let count = 0; count < 3 && last.status !== 429; count++) last = await call();
  expect([first.status, last.status]).toEqual([401, 429]);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await last.json()).toMatchObject(usual(ERROR.tooManyRequests));
  await limited.dispose();
});
