import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { CLIENT_VERSION } from '@kinora/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../../../test/module-world.ts';
import { makeTestFolder } from '../../../test/test-folder.ts';
import { registerFirstRoutes } from './first-routes.ts';
import { localeOfFirst } from './first-screens.ts';

const PAGE = '<!doctype html><html lang="zh-Hans" dir="ltr"><head></head><body><noscript>…</noscript></body></html>';
/** Stands where the built client draws: says what it was asked for. */
const RENDERER = `export async function renderFirstScreens(locale, { gallery, models }) {
  if (locale === 'th') throw new Error('no ink');
  const name = models.themes.find(({ id }) => id === 'sakura').name;
  return { lang: locale, dir: 'ltr', welcome: '<p>' + name + '</p>', visit: '<p>' + gallery.sections.length + '</p>' };
}`;

let world: World;
let web: string;
let app: FastifyInstance;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual' });
  web = await makeTestFolder();
  await mkdir(path.join(web, 'first-screens'));
  await writeFile(path.join(web, 'index.html'), PAGE);
  await writeFile(path.join(web, 'first-screens/render.js'), RENDERER);
  app = Fastify();
  registerFirstRoutes(app, { ...world.deps, config: { ...world.deps.config, webFolder: web } });
});
afterAll(async () => {
  await app.close();
  await world.dispose();
  await rm(web, { recursive: true, force: true });
});

const pageFor = (language: string, headers = {}) =>
  app.inject({ url: '/', headers: { 'accept-language': language, ...headers } });

it('the gallery file says what a guest is told by the commands', async () => {
  const answer = await app.inject('/gallery.json?l=ru');
  expect(answer.json()).toEqual({
    version: CLIENT_VERSION,
    gallery: await world.call('QUERYINDEX', { ...world.guest, locale: 'ru' }, {}),
    models: await world.call('QUERYMODELS', { ...world.guest, locale: 'ru' }, {}),
  });
  expect((await app.inject('/gallery.json?l=klingon')).statusCode).toBe(404);
});

it('the page has its first screens in the language of the reader', async () => {
  const { body, headers } = await pageFor('ru-RU,ru;q=0.9,en;q=0.8');
  expect(body).toContain('<html lang="ru" dir="ltr" data-drawn="ru">');
  expect(body).toMatch(/<template id="drawn-welcome"><p>\p{Script=Cyrillic}+.*<\/p><\/template>/u);
  expect(headers.vary).toContain('accept-language');
});

it('who has the page already is told so, in whatever packing', async () => {
  const packed = await pageFor('en', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('data-drawn="en"');
  const again = await pageFor('en', { 'accept-encoding': 'gzip, br', 'if-none-match': packed.headers.etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('a reader of another language, and one whose screens cannot be drawn, get the page as it was built', async () => {
  for (const language of ['eo', '', '"><script>', 'th-TH']) expect((await pageFor(language)).body).toBe(PAGE);
});

it('only the first language counts: a later one may not be what the browser decides by', () => {
  expect(localeOfFirst('zh-TW,zh;q=0.9,en;q=0.8')).toBe('zh-Hant');
  expect(localeOfFirst('eo,de;q=0.9')).toBeUndefined();
  expect(localeOfFirst(undefined)).toBeUndefined();
});

it('a page that is built anew is the one that is sent', async () => {
  await writeFile(path.join(web, 'index.html'), PAGE.replace('…', 'anew'));
  expect((await pageFor('en')).body).toContain('<noscript>anew</noscript>');
});
