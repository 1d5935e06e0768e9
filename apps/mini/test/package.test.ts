import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTable } from '@kinora/locales';
import { parse } from 'acorn';
import { expect, test } from 'vitest';
import { checkSizes, MAX_BYTES, packageSizes } from '../config/package-size.ts';

const SHOP = ['recharge', 'rechargeAgreement', 'myorders', 'orderDetails', 'statement', 'gift', 'print'];
const FOLDER = fileURLToPath(new URL('../dist/weapp', import.meta.url));
const ROUTES = [
  ...[
    'pages/welcome/welcome',
    'pages/error/404',
    'pagesA/login/login',
    'pagesA/result/result',
    'pagesA/preview/preview',
    'pagesA/withdraw/withdraw',
    'pagesB/previewVideo/previewVideo',
    'pagesB/selfService/selfService',
  ],
  ...['myMessage', 'editInfo'].map((page) => `pagesA/components/${page}/${page}`),
  ...['devices', 'consents', 'export', 'ways', 'bindPhone', ...SHOP].map((page) => `pagesA/${page}/${page}`),
  ...['userAgreement', 'privacyPolicy', 'aboutUs'].map((page) => `pagesB/${page}/${page}`),
  ...['pages/faceauth/faceauth', 'pagesA/faceVerification/faceVerification'],
  ...['visit', 'avatar', 'shooting', 'album', 'mine'].map((tab) => `pages/tabBar/${tab}/${tab}`),
];

const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(FOLDER, path.join(entry.parentPath, entry.name)));
const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');
const ofKind = (extension: string) => files.filter((file) => file.endsWith(extension));

const config = JSON.parse(read('app.json')) as { pages: string[]; subPackages: { root: string; pages: string[] }[] };

test('every package is smaller than a host takes', () => {
  const sizes = packageSizes(FOLDER);
  expect([...sizes.keys()]).toEqual(['main', 'pagesA', 'pagesB']);
  for (const bytes of sizes.values()) expect(bytes).toBeGreaterThan(0);
  checkSizes(FOLDER);
});

test.each(['app.js', 'pagesA/extra.js'])('a build whose %s makes its package too large is refused', (file) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kinora-mini-size-'));
  try {
    cpSync(FOLDER, folder, { recursive: true });
    writeFileSync(path.join(folder, file), Buffer.alloc(MAX_BYTES));
    const name = file.includes('/') ? 'pagesA' : 'main';
    expect(() => checkSizes(folder)).toThrow(`The package ${name} has`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('it has the pages of the routes, welcome first', () => {
  const pages = [
    ...config.pages,
    ...config.subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`)),
  ];
  expect(pages[0]).toBe('pages/welcome/welcome');
  expect(pages.toSorted()).toEqual(ROUTES.toSorted());
});

test.each(ofKind('.js'))('%s is ES2018 and makes no code from text', (file) => {
  const script = read(file);
  parse(script, { ecmaVersion: 2018 });
  expect(script).not.toMatch(/\beval\s*\(|\bnew Function\b|\bFunction\(["'`]/);
});

test.each(ofKind('.wxss'))('%s has only what style sheets of a mini-program may have', (file) => {
  const sheet = read(file).replace(/"[^"]*"|url\([^)]*\)|calc\([^;}]*/g, '');
  expect(sheet).not.toMatch(/(?:^|[\s,{}>+~])\*|:root|\[(?:data-|dir\b)|:focus-visible|::-webkit-|\brpx\b|\d+rpx/);
});

test('a picture is no part of it', () => {
  expect(files.filter((file) => /\.(?:png|jpe?g|gif|webp|svg|ttf|woff2?)$/.test(file))).toEqual([]);
});

test('it holds two tables of texts, and the others are not in it', async () => {
  const [zhHans, en, de] = await Promise.all([loadTable('zh-Hans'), loadTable('en'), loadTable('de')]);
  const scripts = ofKind('.js').map(read).join('\n');
  // One of the first area, and one of an area that the web fetches later.
  for (const key of ['welcome.title', 'origin.heading'] as const) {
    expect(scripts).toContain(zhHans[key]);
    expect(scripts).toContain(en[key]);
    expect(scripts).not.toContain(de[key]);
  }
});
