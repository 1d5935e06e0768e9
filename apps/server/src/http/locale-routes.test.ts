import { loadTable } from '@kinora/locales';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { registerLocaleRoutes } from './locale-routes.ts';

const app = Fastify();
registerLocaleRoutes(app);
afterAll(() => app.close());

test('the table of a locale is sent whole', async () => {
  const answer = await app.inject('/locales/en.json');
  expect(answer.json()).toEqual(await loadTable('en'));
  expect(answer.headers['cache-control']).toMatch(/^public, max-age=/);
});

test('a table that was not changed is not sent again', async () => {
  const { etag = '' } = (await app.inject('/locales/en.json')).headers;
  const again = await app.inject({ url: '/locales/en.json', headers: { 'if-none-match': String(etag) } });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test.each(['xx', 'constructor', '..%2Fen'])('there is no table %s', async (code) => {
  expect((await app.inject(`/locales/${code}.json`)).statusCode).toBe(404);
});
