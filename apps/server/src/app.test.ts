import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFigures } from '../test/read-figures.ts';
import { makeTestFolder } from '../test/test-folder.ts';
import { startTestServer, type TestServer } from '../test/test-server.ts';

const ORIGIN = 'https://app.example.org';
const HTML = '<!doctype html><head><title>Kinora</title></head>';
const SCRIPT = `export const text = ${JSON.stringify('x'.repeat(5_000))};`;
const PICTURE = randomBytes(200_000);
const KEY = 'users/u1/p1.jpg';

let web: string;
let server: TestServer;
beforeAll(async () => {
  web = await makeTestFolder();
  await mkdir(path.join(web, 'assets'));
  await writeFile(path.join(web, 'index.html'), HTML);
  await writeFile(path.join(web, 'assets/index-C0ffee12.js'), SCRIPT);
  await writeFile(path.join(web, 'assets/index-C0ffee12.js.gz'), gzipSync(SCRIPT));
  server = await startTestServer({
    environment: {
      KINORA_WEB: web,
      KINORA_ALLOWED_ORIGINS: ORIGIN,
      KINORA_OPERATOR: 'Studio Lin',
      KINORA_CONTACT: 'help@example.org',
    },
    studioProgram: new URL('../test/children/fake-studio-program.ts', import.meta.url),
  });
  await server.deps.objects.put(KEY, PICTURE, { contentType: 'image/jpeg' });
  await server.deps.objects.put('users/u1/page.html', Buffer.from('<script>'), { contentType: 'text/html' });
});
afterAll(async () => {
  await server.dispose();
  await rm(web, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(new URL(url, server.address), { headers });
const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

test('the start-up configuration names the gateway, the socket and a key', async () => {
  const response = await get('/config.json?t=1');
  expect(await response.json()).toMatchObject({
    ...{ api: 'api', push: 'api/push', appid: 'kinora' },
    keys: [{ id: expect.any(String), publicKey: expect.stringMatching(/^[\w-]{43}$/) }],
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('the start-up configuration says who runs the studio', async () => {
  expect(await (await get('/config.json')).json()).toMatchObject({
    operator: { name: 'Studio Lin', contact: 'help@example.org' },
    terms: '2026-11-29',
  });
});

test('a browser gets the app for a path that does not exist, with addresses from the root; programs get the error', async () => {
  const page = await get('/nowhere/at/all', { accept: 'text/html,application/xhtml+xml' });
  expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('<head><base href="/">');
  for (const [url, accept] of [
    ['/nowhere', '*/*'],
    ['/locales/xx.json', 'text/html'],
    ['/assets/gone.js', 'text/html'],
  ] as const) {
    const answer = await get(url, { accept });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ errid: 10007 });
  }
});

test('an object is served at its signed address as it was put, and not to be run', async () => {
  const response = await get(server.deps.objects.signedUrl(KEY));
  expect(response.status).toBe(200);
  expect(PICTURE.equals(await bytesOf(response))).toBe(true);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(response.headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/);
});

test('an object that was not changed is not sent again', async () => {
  const url = server.deps.objects.signedUrl(KEY);
  const etag = (await get(url)).headers.get('etag') ?? '';
  expect((await get(url, { 'if-none-match': etag })).status).toBe(304);
});

test.each([
  ['bytes=0-99', 0, 100],
  ['bytes=65530-65545', 65_530, 65_546],
  ['bytes=-10', PICTURE.length - 10, PICTURE.length],
])('the range %s is served alone', async (range, start, end) => {
  const response = await get(server.deps.objects.signedUrl(KEY), { range });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/${PICTURE.length}`);
  expect((await bytesOf(response)).equals(PICTURE.subarray(start, end))).toBe(true);
});

test('a range beyond the end is refused', async () => {
  expect((await get(server.deps.objects.signedUrl(KEY), { range: 'bytes=999999-' })).status).toBe(416);
});

test('a download has the name that was asked for', async () => {
  const response = await get(server.deps.objects.signedUrl(KEY, { downloadName: '我的"照片.jpg' }));
  const disposition = response.headers.get('content-disposition') ?? '';
  expect(disposition).toContain("filename*=UTF-8''%E6%88%91");
  expect(disposition).toMatch(/^attachment; filename="[^"\\]*";/);
});

test.each([
  [
    'that was changed',
    (url: URL) => (url.pathname = url.pathname.replace(/(?<=\..{20})./, (letter) => (letter === 'A' ? 'B' : 'A'))),
  ],
  ['that was cut', (url: URL) => (url.pathname = url.pathname.replace(/(?<=\..{20}).+/, ''))],
  ['with another name', (url: URL) => url.searchParams.set('n', 'x.exe')],
  ['of an object by its key', (url: URL) => (url.pathname = `/o/${KEY}`)],
  ['of a file outside', (url: URL) => (url.pathname = '/o/..%2f..%2fsecrets.json')],
])('an address %s is refused', async (_name, change) => {
  const url = new URL(server.deps.objects.signedUrl(KEY), server.address);
  change(url);
  expect((await get(url.href)).status).toBe(403);
});

test('an object that is gone is not found', async () => {
  expect((await get(server.deps.objects.signedUrl('users/u1/none.jpg'))).status).toBe(404);
});

test('the page is asked for each time, and what has a hash in its name never again', async () => {
  const page = await get('/');
  expect(await page.text()).toBe(HTML);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const script = await get('/assets/index-C0ffee12.js', { 'accept-encoding': 'gzip' });
  expect(await script.text()).toBe(SCRIPT);
  expect(script.headers.get('content-encoding')).toBe('gzip');
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('pages carry a policy that lets nothing in from elsewhere', async () => {
  const { headers } = await get('/');
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('permissions-policy')).toContain('camera=(self)');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

test('other origins may call only where they are allowed', async () => {
  const preflight = (origin: string) =>
    fetch(`${server.address}/api/GLOBALCONF`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  const allowed = await preflight(ORIGIN);
  expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([204, ORIGIN]);
  const other = await preflight('https://evil.example');
  expect(other.headers.get('access-control-allow-origin')).toBeNull();
});

test('it is live and ready, and says what it checked', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'live' });
  const ready = await get('/readyz');
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({
    status: 'ready',
    checks: { database: 'ready', objects: 'ready', studio: 'ready' },
  });
});

test('figures are for whoever has the token', async () => {
  await server.client().call('GLOBALCONF', {});
  const figures = await readFigures(server);
  expect(figures).toContain('kinora_commands_total{command="GLOBALCONF",errid="0"} 1');
  expect(figures).toContain('kinora_queue_jobs');
  // Also on this machine, where a proxy that says nothing of itself asks as everybody does.
  expect((await get('/metrics')).status).toBe(404);
  expect((await get('/metrics', { authorization: 'Bearer other' })).status).toBe(404);
});
