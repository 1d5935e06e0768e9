import { randomBytes } from 'node:crypto';
import { COMMANDS, type CommandName, ERROR, SHOOT_LIMITS } from '@kinora/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInOverHttp } from './sign-in.ts';
import { createTestClient, type TestClient, uploadForm } from './test-client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const studioProgram = new URL('./children/fake-studio-program.ts', import.meta.url);
const NUL = '\u0000';
const DOCUMENT = { id: 'a', document: 'icao', ground: 'white', agreed: true };
/** Half of a surrogate pair: a smile cut in two. */
const HALF = '😀'.slice(0, 1);

let server: TestServer;
let user: TestClient;
beforeAll(async () => {
  server = await startTestServer({ studioProgram, environment: { KINORA_RATE_LIMIT_FACTOR: '100' } });
  user = await signInOverHttp(server);
});
afterAll(() => server.dispose());

/** What a command is answered with, whatever its data; 0 for a success. */
async function erridOf(client: TestClient, name: CommandName, data: unknown): Promise<number> {
  const sealed = await client.seal(name, data);
  const fields = { user: client.login.userid, data: sealed.data, locale: '1' };
  const { transport } = COMMANDS[name];
  const folder = { query: '', post: '', 'sign-in': 'jssdk/', upload: 'upload/' }[transport];
  const body = transport === 'upload' ? uploadForm(fields, randomBytes(9)) : new URLSearchParams(fields);
  const response = await fetch(`${server.address}/api/${folder}${name}`, { method: 'POST', body });
  expect(response.status).toBe(200);
  const answer = (await response.json()) as { data?: string; errid?: number };
  if (answer.data === undefined) return answer.errid ?? Number.NaN;
  const opened = sealed.openAnswer(answer.data) as { errid?: number };
  return opened.errid ?? 0;
}

const anyId = { ids: [randomBytes(10).toString('hex')] };
const sha256 = 'a'.repeat(64);
const sn = 's'.repeat(24);
const tooManyFaces = Array(SHOOT_LIMITS.facesMax + 1).fill('a');
const tooManyIds = { ids: Array(101).fill('x') };
const clip = { sha256, id: 'a', nonce: 'n' };
const frames = { sha256, id: 'a', nonce: 'n', frames: [{ at: 0, bytes: 9 }] };
const person = { binaryurl: 'x', nick: 'Ann', relation: 'friend', agreed: '1', by: 'self' };
const signIn = { phone: '13800138000', area: '+86', code: '123456', agreed: 'x' };

const ticket = 't'.repeat(43);
const third = { agreed: '1', secret: ticket };
/** What every command of a third party refuses. */
const ofThirdParties = [
  {},
  { agreed: '1' },
  { ...third, secret: 'short' },
  { ...third, state: `${ticket}x` },
  { ...third, code: '' },
  { ...third, code: 'x'.repeat(8193) },
  { ...third, code: NUL },
  ...[
    'https://evil.example/',
    '//evil.example',
    '/pages//evil',
    '/pagesA/a/../b',
    '/\\\\evil',
    'javascript:x',
    '/pages/a#b',
  ].map((target) => ({ ...third, target })),
];

const prints = {
  ...{ photo: 'a', size: '10x15', paper: 'matte', count: 1, crop: { x: 0, y: 0, width: 1, height: 1 } },
  address: {
    ...{ name: 'A', phone: '13800000000', country: 'CN', province: 'B', city: 'C', district: 'D', street: 'E 1' },
    postcode: '',
  },
};
const recharge = { sn, plan: 'cards-10', price: 2_000, paymethod: 'sandbox' };
const gift = { sn, phone: '13800138000', area: '+86', tail: '8000', count: 1 };
const payment = { oid: 'a', paymethod: 'sandbox', price: 2_000 };
const ofOrders = [{}, { oid: 1 }, { oid: NUL }, { oid: 'x'.repeat(65) }];

/** Data that each command refuses by its schema. */
const MALFORMED: Record<CommandName, unknown[]> = {
  LOGINGETSMSCODE: [{}, { phone: 1, area: '+86' }, { ...signIn, area: '86' }, { ...signIn, phone: `1380013800${NUL}` }],
  LOGINPHONECODE: [
    { ...signIn, code: '12345' },
    { ...signIn, agreed: 'x'.repeat(33) },
    { ...signIn, QuDaoId: NUL },
  ],
  LOGINWX: ofThirdParties,
  LOGINWXH5: ofThirdParties,
  LOGINQQH5: ofThirdParties,
  LOGINQQANDROID: ofThirdParties,
  LOGINDY: ofThirdParties,
  LOGINKS: ofThirdParties,
  LOGINGOOGLE: ofThirdParties,
  LOGINGOOGLEH5: ofThirdParties,
  LOGINFB: ofThirdParties,
  LOGINFBH5: ofThirdParties,
  LOGINAPPLE: ofThirdParties,
  LOGINLIAOLIAO: ofThirdParties,
  LOGINDEV: [{}, { agreed: '1', devid: 'guessable' }, { agreed: '1', devid: ticket, nick: ' ' }],
  LOGINAPPONECLICK: [{}, { agreed: '1', processid: '', token: 'x' }],
  ONECLICKLOGINH5: [{}, { agreed: '1', processid: 'x', token: 'x', phone: NUL }],
  GETSMSCODE: [{}, { type: 1 }, { type: 0 }, { type: '3' }],
  CODEAUTH: [{}, { type: 1, code: '123456', secret: ticket }, { type: 3, code: '12345', secret: ticket }],
  GETPHONENUM: [{}, { code: 'x' }, { code: '', secret: ticket }],
  LOGINBINDPHONE: [{}, { agreed: '1', sn: 'x', secret: ticket }, { agreed: '1', sn: ticket }],
  LOGOFF: [{}, { of: 'all' }, { of: 'device' }, { of: 'device', id: NUL }, { of: 'account', sn: 'x', secret: ticket }],
  LOGOUT: ['x', 7],
  GLOBALCONF: [[], 'x'],
  QUERYCONFIG: [{}, { versions: { limits: 1 } }],
  QUERYUSERINFO: ['x', { storage: 1 }],
  MODUSERINFO: [
    {},
    { id: 0, data: 'phone' },
    { id: 1, data: '13800138000' },
    { id: 1, data: ticket },
    { id: 4, data: '', secret: 'x' },
    { id: 5, data: '', secret: ticket },
    { id: 2, data: ' ' },
    { id: 2, data: 'x'.repeat(21) },
    { id: 3, data: NUL },
  ],
  AGREEPROTOCOL: [{}, { kind: 'marriage', version: '1', agree: true }, { kind: 'face', version: '', agree: true }],
  EXPORTDATA: [{ ask: 'yes' }, 'x', { zone: 'x'.repeat(65) }, { zone: 8 }],
  QUERYSYSICONS: ['x', { ver: 1 }, { ver: 'x'.repeat(33) }],
  CMD_UPDATEWXNICK: [{}, { nick: '' }, { nick: ' ' }, { nick: 1 }, { nick: 'x'.repeat(200) }],
  QUERYAGEOP: ['x'],
  QUERYSERVER: ['x'],
  QUERYATTRS: ['x'],
  QUERYMODELS: ['x'],
  QUERYUPLOADSERVER: ['x'],
  QUERYINDEX: ['x'],
  QUERYMORE: [{}, { section: 'art', page: -1 }, { section: 'art', page: 1.5 }, { section: 'art', page: 1e9 }],
  QUERYMODEL: [{}, { id: 'x'.repeat(65) }, { id: NUL }],
  UPLOADCHECK: [
    {},
    { sha256: 'short', name: 'a' },
    { sha256, name: 'a'.repeat(256) },
    { sha256, name: 'a', mid: 'x'.repeat(65) },
    { sha256, name: 'a', mid: NUL },
    { sha256, name: NUL },
    { sha256, name: HALF },
    { sha256, name: 'a', face: { x: 0.5 } },
    { sha256, name: 'a', face: { x: 0.5, y: 1.01 } },
    { sha256, name: 'a', face: { x: -0.1, y: 0.5 } },
    { sha256, name: 'a', face: { x: '0.5', y: 0.5 } },
    { sha256, name: 'a', face: { x: 0.5, y: 0.5, height: 1 } },
  ],
  UPLOADFACE: [
    {},
    { binaryurl: '' },
    { sample: false },
    { binaryurl: NUL },
    { binaryurl: 'x'.repeat(513) },
    { binaryurl: 'x', mid: NUL },
  ],
  QUERYICONS: ['x'],
  QUERYFAMILY: ['x'],
  CREATEFAMILY: [
    {},
    { ...person, nick: ' ' },
    { ...person, nick: 'x'.repeat(21) },
    { ...person, nick: NUL },
    { ...person, relation: 'me' },
    { ...person, by: undefined },
    { ...person, relation: 'child' },
    { ...person, binaryurl: NUL },
  ],
  EDITFAMILY: [
    {},
    { mid: NUL },
    { mid: 'x', nick: '' },
    { mid: 'x', relation: 'sample' },
    { mid: 'x', fid: NUL },
    { mid: 'x', info: { gender: 3 } },
    { mid: 'x', info: { birth: 19 } },
    { mid: 'x', info: { age: 1.5 } },
  ],
  DELFAMILY: [{}, { mid: 'x' }, { mid: 'x', mark: 'keep' }, { mid: NUL, mark: 'delete' }],
  FACEAUTH: [
    { face: NUL },
    { realname: 'x'.repeat(65) },
    { idnum: 11 },
    { idnum: NUL },
    { metainfo: 'x'.repeat(16_385) },
  ],
  FACEAUTHFRAMES: [
    {},
    { ...frames, sha256: 'short' },
    { ...frames, nonce: NUL },
    { ...frames, frames: [{ at: 0, bytes: 0 }] },
    { ...frames, frames: [{ at: -1, bytes: 9 }] },
    { ...frames, frames: [{ at: 0, bytes: 10 ** 6 }] },
    { ...frames, frames: Array(61).fill({ at: 0, bytes: 9 }) },
    // What fits the schema and not the file.
    { ...frames, frames: [] },
    { ...frames, frames: [{ at: 0, bytes: 8 }] },
  ],
  FACEAUTHCLIP: [{}, { ...clip, sha256: 'short' }, { ...clip, nonce: NUL }, { ...clip, keep: 1 }],
  FACEAUTHDONE: [{}, { id: 'a' }, { id: 'a', code: 1002 }, { id: NUL, code: 1000 }, { id: 'x'.repeat(65), code: 1000 }],
  FACEAUTHREVIEW: [{ note: '' }, { note: ' ' }, { note: 'x'.repeat(501) }, { note: NUL }],
  SHOOT: [
    {},
    { theme: 'sakura', faces: [], sn },
    { theme: 'sakura', faces: tooManyFaces, sn },
    { theme: 'sakura', faces: ['a'], sn: 'short' },
    { theme: 'sakura', faces: [NUL], sn },
    { theme: 'sakura', faces: ['a'], sn: NUL.repeat(20) },
    { theme: { $ne: '' }, faces: ['a'], sn },
    { faces: ['a'], sn },
    { theme: 'sakura', custom: { text: 'the sea', count: 4 }, faces: ['a'], sn },
    { custom: { text: 'the sea', count: 3 }, faces: ['a'], sn },
    { custom: { text: 'the sea', count: 13 }, faces: ['a'], sn },
    { custom: { text: `the sea${NUL}`, count: 4 }, faces: ['a'], sn },
    { custom: { text: `the sea${HALF}`, count: 4 }, faces: ['a'], sn },
    { theme: 'sakura', faces: ['a'], sn, [HALF]: 1 },
    { custom: { text: 'x'.repeat(8001), count: 4 }, faces: ['a'], sn },
    { theme: 'sakura', keywords: Array(17).fill('mood.calm'), faces: ['a'], sn },
  ],
  QUEUERESULT: [{ id: 7 }, { id: NUL }],
  QUERYPHOTOES: [
    { id: 'purchased', page: 0 },
    { id: 'single', page: -1 },
    { id: 'single', page: 0, fid: NUL },
  ],
  RECENTPHOTOES: [
    { id: 'none', page: 0 },
    { id: 'all', page: 10_001 },
  ],
  QUERYIMGS: [{}, { ids: [] }, tooManyIds, { ids: [7] }, { ids: [NUL] }],
  DISLIKEPHOTO: [
    { of: 'friends', ...anyId, mark: 'keep' },
    { of: 'photos', ids: [], mark: 'keep' },
    { of: 'photos', ...anyId, mark: 'eat' },
  ],
  READPHOTO: [{ ids: [] }, tooManyIds],
  GENDOCUMENT: [
    {},
    { ...DOCUMENT, agreed: false },
    { ...DOCUMENT, document: 'moon' },
    { ...DOCUMENT, ground: 'plaid' },
    { ...DOCUMENT, ground: 'red' },
    { ...DOCUMENT, id: 'x'.repeat(65) },
  ],
  GENVIDEO: [{}, { id: 'x'.repeat(65) }, { id: 'x', kind: '8k' }, { id: NUL }],
  SUBMITSQUARE: [
    {},
    { id: 'x', share: 1 },
    { id: NUL, share: true },
    { id: 'x'.repeat(65), share: true },
    { id: ['x'], share: false },
  ],
  QUERYSTATEMENT: [{ page: -1 }, { page: 1.5 }, { page: 10_001 }, { page: '1' }],
  QUERYSQUARE: [{ page: 0 }, { page: -1 }, { page: 1.5 }, { page: 10_001 }, { page: '1' }],
  RESHOOTSQUARE: [
    {},
    { id: 'x', faces: [], sn },
    { id: 'x', faces: tooManyFaces, sn },
    { id: 'x', faces: ['a'], sn: 'short' },
    { id: NUL, faces: ['a'], sn },
    { id: 'x', faces: [NUL], sn },
    { id: 'x'.repeat(65), faces: ['a'], sn },
  ],
  QUERYMESSAGE: [
    { lastupdate: 1.5, type: -1, page: 0 },
    { lastupdate: -1, type: -1, page: 0 },
    { lastupdate: 1e17, type: -1, page: 0 },
    { lastupdate: 0, type: 2 ** 40, page: 0 },
    { lastupdate: 0, type: -1, page: 1e300 },
  ],
  SETMESSAGE: [{}, tooManyIds, { ids: [NUL] }],
  DELMESSAGE: [{ ids: [] }, tooManyIds],
  GETCHARGEPLAN: [
    'x',
    { print: {} },
    { print: { photo: NUL, crop: { x: 0, y: 0, width: 1, height: 1 } } },
    { print: { photo: 'a', crop: { x: 0.5, y: 0, width: 1e9, height: 1 } } },
  ],
  CREATEORDER: [
    {},
    ...[-1, 0.5, 1e10, '2000', null].map((price) => ({ ...recharge, price })),
    { ...recharge, sn: 'short' },
    { ...recharge, plan: NUL },
    { ...recharge, paymethod: 'cash' },
    ...[[], [NUL], ['x'.repeat(65)], 'a'].map((photos) => ({ ...recharge, plan: '', paymethod: 'balance', photos })),
    ...[{}, { photo: 'a' }, { photo: 'a', kind: '8k' }, { photo: NUL, kind: '4k' }, 'a'].map((rendition) => ({
      ...{ ...recharge, plan: '', paymethod: 'balance', rendition },
    })),
    ...[
      { photo: NUL },
      { size: 'x'.repeat(65) },
      { paper: 'foil' },
      { count: 0 },
      { count: 1e10 },
      { crop: { x: 0.5, y: 0, width: 0.6, height: 1 } },
      { crop: { x: Number.NaN, y: 0, width: 1, height: 1 } },
      ...[{ name: '' }, { phone: 'x' }, { country: 'China' }, { street: `a${NUL}` }, { city: '\u202e' }].map(
        (told) => ({
          address: { ...prints.address, ...told },
        }),
      ),
    ].map((told) => ({ ...recharge, plan: '', print: { ...prints, ...told } })),
    ...[-1, 0.5, 1e10].map((point) => ({ ...recharge, plan: '', paymethod: 'balance', photos: ['a'], point })),
  ],
  ORDERPAY: [
    {},
    { ...payment, oid: '' },
    { ...payment, price: -2_000 },
    { ...payment, oid: NUL },
    { ...payment, code: 'a b' },
  ],
  GETLIAOPOINT: [
    {},
    { lid: '', index: '0', randomcode: 'r' },
    { lid: 'l', index: 0, randomcode: 'r' },
    { lid: 'l', index: '0' },
  ],
  TTORDER: [{}, { oid: '', price: 1 }, { oid: NUL, price: 1 }, { oid: 'a', price: 0.5 }],
  ORDERPAYSUCCESS: ofOrders,
  CANCELORDER: ofOrders,
  RECEIVEORDER: ofOrders,
  QUERYORDER: [{}, { type: 'all', page: -1 }, { type: 'mine', page: 0 }],
  QUERYORDERDETAIL: ofOrders,
  DELORDER: ofOrders,
  REFUNDAPPLY: [{ oid: 'a' }, { oid: 'a', reason: 'x'.repeat(201) }, { oid: 'a', reason: NUL }],
  REFUNDCANCEL: ofOrders,
  SUBMITADMIN: [
    {},
    { sn: 'short', oid: 'a', kind: 'contact', question: 'Where is it?' },
    { sn: sn, oid: '', kind: 'contact', question: 'Where is it?' },
    { sn: sn, oid: 'a', kind: 'praise', question: 'Where is it?' },
    { sn: sn, oid: 'a', kind: 'contact', question: 'x'.repeat(2_001) },
    { sn: sn, oid: 'a', kind: 'contact', question: NUL },
  ],
  SENDCARDS: [
    {},
    ...[0, -1, 0.5, 1e7, '1', null].map((count) => ({ ...gift, count })),
    ...['123', '12345', 'abcd', 1234].map((tail) => ({ ...gift, tail })),
    { ...gift, sn: 'short' },
    { ...gift, area: '86' },
    { ...gift, phone: NUL },
  ],
  QUERYGIFTS: ['x'],
  SHARETASK: ['x'],
  ACTIVITYREWARD: [{}, { actids: [] }, { actids: [NUL] }, { actids: ['x'.repeat(65)] }, { actids: 'a' }],
};

describe('data that does not fit', () => {
  test.each(Object.entries(MALFORMED) as [CommandName, unknown[]][])(
    'is a bad request to %s',
    async (name, malformed) => {
      for (const data of malformed) expect([data, await erridOf(user, name, data)]).toEqual([data, ERROR.badRequest]);
    },
  );

  test('is looked at to its depth without an end of the stack', async () => {
    // The client's own JSON.stringify is recursive: this much it still writes, and a look by recursion would not read.
    let nested: unknown = NUL;
    for (let depth = 0; depth < 3_000; depth++) nested = [nested];
    expect(await erridOf(user, 'QUERYMODEL', { id: 'sakura', nested })).toBe(ERROR.badRequest);
  });

  test('as a login is no login', async () => {
    const { userid, tmppsw } = user.login;
    for (const login of [
      { userid: NUL, tmppsw },
      { userid, tmppsw: NUL },
    ]) {
      expect(await erridOf(createTestClient(server.address, login), 'QUERYICONS', {})).toBe(ERROR.badRequest);
    }
  });
});

/** Data that a user might send. */
const WELL_FORMED: Partial<Record<CommandName, unknown>> = {
  GETSMSCODE: { type: 3 },
  LOGOFF: { of: 'others' },
  LOGOUT: {},
  QUERYUSERINFO: {},
  MODUSERINFO: { id: 2, data: 'a' },
  AGREEPROTOCOL: { kind: 'face', version: '2026-11', agree: true },
  EXPORTDATA: {},
  CMD_UPDATEWXNICK: { nick: 'a' },
  QUERYMODELS: {},
  QUERYUPLOADSERVER: {},
  UPLOADCHECK: { sha256, name: 'a' },
  UPLOADFACE: { sample: true },
  QUERYICONS: {},
  FACEAUTH: {},
  FACEAUTHFRAMES: frames,
  FACEAUTHCLIP: clip,
  FACEAUTHDONE: { id: 'a', code: 1000 },
  FACEAUTHREVIEW: {},
  SHOOT: { theme: 'sakura', faces: ['a'], sn },
  QUEUERESULT: {},
  QUERYPHOTOES: { id: 'single', page: 0 },
  RECENTPHOTOES: { id: 'all', page: 0 },
  QUERYIMGS: anyId,
  DISLIKEPHOTO: { of: 'photos', ...anyId, mark: 'keep' },
  READPHOTO: anyId,
  GENDOCUMENT: DOCUMENT,
  GENVIDEO: { id: 'a', kind: '4k' },
  SUBMITSQUARE: { id: 'a', share: true },
  RESHOOTSQUARE: { id: 'a', faces: ['a'], sn },
  QUERYMESSAGE: { lastupdate: 0, type: -1, page: 0 },
  SETMESSAGE: { ids: [] },
  DELMESSAGE: anyId,
  CREATEORDER: recharge,
  ORDERPAY: payment,
  GETLIAOPOINT: { lid: 'l', index: '0', randomcode: 'r' },
  TTORDER: { oid: 'a', price: 2_000 },
  ORDERPAYSUCCESS: { oid: 'a' },
  CANCELORDER: { oid: 'a' },
  RECEIVEORDER: { oid: 'a' },
  QUERYORDER: { type: 'all', page: 0 },
  QUERYSTATEMENT: {},
  QUERYORDERDETAIL: { oid: 'a' },
  DELORDER: { oid: 'a' },
  REFUNDAPPLY: { oid: 'a', reason: 'b' },
  SUBMITADMIN: { sn, oid: 'a', kind: 'contact', question: 'Where is it?' },
  REFUNDCANCEL: { oid: 'a' },
  SENDCARDS: gift,
  QUERYGIFTS: {},
  SHARETASK: {},
  ACTIVITYREWARD: { actids: ['a'] },
  QUERYFAMILY: {},
  CREATEFAMILY: person,
  EDITFAMILY: { mid: 'x' },
  DELFAMILY: { mid: 'x', mark: 'delete' },
};

describe('who is not logged in', () => {
  const ofUsers = (Object.keys(COMMANDS) as CommandName[]).filter((name) => COMMANDS[name].access !== 'guest');

  test.each(ofUsers)('cannot call %s', async (name) => {
    expect(WELL_FORMED).toHaveProperty(name);
    const { userid, tmppsw } = user.login;
    for (const login of [
      { userid: '', tmppsw: '' },
      { userid, tmppsw: '' },
      { userid, tmppsw: 'guessed' },
      { userid: 'somebody', tmppsw },
    ]) {
      expect(await erridOf(createTestClient(server.address, login), name, WELL_FORMED[name])).toBe(ERROR.loginLost);
    }
  });
});
