import { randomBytes } from 'node:crypto';
import { COMMANDS, type CommandName, ERROR, type InputOf, isCommandName } from '@kinora/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idFieldsOf, NO_IDS, textFieldsOf } from './id-fields.ts';
import { eventually, newSn } from './module-world.ts';
import { signInOverHttp } from './sign-in.ts';
import { AnsweredError, type TestClient } from './test-client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const studioProgram = new URL('./children/fake-studio-program.ts', import.meta.url);

let server: TestServer;
let user: TestClient;
beforeAll(async () => {
  // Nobody is at the cashier: an order is placed without it.
  const shop = { KINORA_SHOP: 'sandbox', KINORA_CASHIER_URL: 'http://127.0.0.1:9', KINORA_CASHIER_KEY: 'key' };
  server = await startTestServer({ studioProgram, environment: { KINORA_RATE_LIMIT_FACTOR: '100', ...shop } });
  user = await signInOverHttp(server);
});
afterAll(() => server.dispose());

interface Ids {
  face: string;
  shoot: string;
  photo: string;
  message: string;
  upload: string;
  person: string;
  device: string;
  check: string;
  order: string;
}

/** One of everything that a user can have. */
async function haveEverything(): Promise<Ids> {
  const upload = async () => (await user.upload('UPLOADCHECK', randomBytes(9), { name: 'a' })).binaryurl ?? '';
  const { id: face } = await user.call('UPLOADFACE', { binaryurl: await upload() });
  const { id: shoot } = await user.call('SHOOT', { theme: 'sakura', faces: [face], sn: newSn() });
  const progress = async () => (await user.call('QUEUERESULT', { id: shoot })).shoots[0];
  await eventually(async () => (await progress())?.state === 'finished');
  const [photo] = (await progress())?.photos ?? [];
  const [message] = (await user.call('QUERYMESSAGE', { lastupdate: 0, type: -1, page: 0 })).messages;
  if (!photo || !message) throw new Error('the shoot made no photo or no message');
  const { mid: person } = await user.call('CREATEFAMILY', ann(await upload()));
  const { devices = [] } = await user.call('QUERYUSERINFO', { devices: true });
  const device = devices.find(({ isthis }) => isthis)?.id ?? '';
  const { id: check } = await user.call('FACEAUTH', {});
  const bought = { sn: newSn(), plan: 'cards-10', price: 2_000, paymethod: 'sandbox' } as const;
  const { id: order } = (await user.call('CREATEORDER', bought)).order;
  return { face, shoot, photo: photo.id, message: message.id, upload: await upload(), person, device, check, order };
}

const FACE_VERSION = '2026-11';
const COVERS_VERSION = '2026-11';
const ann = (binaryurl: string) =>
  ({ binaryurl, nick: 'Ann', relation: 'friend', agreed: FACE_VERSION, by: 'self' }) as const;

const printsOf = (photo: string) => ({
  ...{ photo, size: '10x15', paper: 'glossy' as const, count: 1, crop: { x: 0, y: 0, width: 1, height: 1 } },
  address: {
    ...{ name: 'A', phone: '13800000000', country: 'CN', province: 'B', city: 'C', district: 'D', street: 'E 1' },
    postcode: '',
  },
});

type Asked = { readonly [Name in CommandName]: readonly ((ids: Ids) => InputOf<Name>)[] };

/** How each command asks about the ids; one that takes none asks nothing. A command without a line does not compile. */
const ASKED: Asked = {
  LOGINGETSMSCODE: [],
  LOGINPHONECODE: [],
  LOGINWX: [],
  LOGINWXH5: [],
  LOGINQQH5: [],
  LOGINQQANDROID: [],
  LOGINDY: [],
  LOGINKS: [],
  LOGINGOOGLE: [],
  LOGINGOOGLEH5: [],
  LOGINFB: [],
  LOGINFBH5: [],
  LOGINAPPLE: [],
  LOGINLIAOLIAO: [],
  LOGINDEV: [],
  LOGINAPPONECLICK: [],
  ONECLICKLOGINH5: [],
  GETSMSCODE: [],
  CODEAUTH: [],
  GETPHONENUM: [],
  LOGINBINDPHONE: [],
  LOGOFF: [({ device }) => ({ of: 'device', id: device })],
  LOGOUT: [],
  QUERYUSERINFO: [],
  MODUSERINFO: [({ photo }) => ({ id: 3, data: photo }), ({ face }) => ({ id: 3, data: face })],
  AGREEPROTOCOL: [
    ({ person }) => ({ kind: 'covers', version: COVERS_VERSION, agree: true, mid: person }),
    ({ person }) => ({ kind: 'outside', version: '-', agree: false, mid: person }),
  ],
  EXPORTDATA: [],
  QUERYSYSICONS: [],
  CMD_UPDATEWXNICK: [],
  QUERYAGEOP: [],
  QUERYSERVER: [],
  GLOBALCONF: [],
  QUERYCONFIG: [],
  QUERYUPLOADSERVER: [],
  UPLOADCHECK: [({ person }) => ({ sha256: '', name: 'a', mid: person })],
  UPLOADFACE: [
    ({ upload }) => ({ binaryurl: upload }),
    ({ face }) => ({ binaryurl: face }),
    ({ upload, person }) => ({ binaryurl: upload, mid: person }),
  ],
  QUERYICONS: [],
  QUERYFAMILY: [],
  CREATEFAMILY: [({ upload }) => ann(upload), ({ face }) => ann(face)],
  EDITFAMILY: [
    ({ person, face }) => ({ mid: person, fid: face }),
    ({ person }) => ({ mid: person, nick: 'Eve' }),
    ({ person }) => ({ mid: person, info: { gender: 1 } }),
  ],
  DELFAMILY: [({ person }) => ({ mid: person, mark: 'delete' }), ({ person }) => ({ mid: person, mark: 'restore' })],
  FACEAUTH: [({ face }) => ({ face })],
  FACEAUTHREVIEW: [],
  FACEAUTHFRAMES: [({ check }) => ({ sha256: '', id: check, nonce: 'n', frames: [{ at: 0, bytes: 9 }] })],
  FACEAUTHCLIP: [({ check }) => ({ sha256: '', id: check, nonce: 'n' })],
  FACEAUTHDONE: [({ check }) => ({ id: check, code: 1000 })],
  QUERYINDEX: [],
  QUERYMORE: [],
  QUERYMODEL: [({ face }) => ({ id: face })],
  QUERYMODELS: [],
  SHOOT: [({ face }) => ({ theme: 'sakura', faces: [face], sn: newSn() })],
  QUEUERESULT: [({ shoot }) => ({ id: shoot })],
  QUERYATTRS: [],
  QUERYPHOTOES: [({ person }) => ({ id: 'involved', page: 0, fid: person })],
  RECENTPHOTOES: [],
  QUERYIMGS: [({ photo }) => ({ ids: [photo] })],
  DISLIKEPHOTO: [
    ({ photo }) => ({ of: 'photos', ids: [photo], mark: 'delete' }),
    ({ face }) => ({ of: 'faces', ids: [face], mark: 'delete' }),
  ],
  READPHOTO: [({ photo }) => ({ ids: [photo] })],
  GENDOCUMENT: [
    ({ photo }) => ({ id: photo, document: 'icao', ground: 'white' }),
    ({ photo }) => ({ id: photo, document: 'icao', ground: 'white', agreed: true }),
  ],
  GENVIDEO: [({ photo }) => ({ id: photo, kind: '4k' })],
  SUBMITSQUARE: [({ photo }) => ({ id: photo, share: true }), ({ photo }) => ({ id: photo, share: false })],
  QUERYSTATEMENT: [],
  QUERYSQUARE: [],
  RESHOOTSQUARE: [({ photo, face }) => ({ id: photo, faces: [face], sn: newSn() })],
  QUERYMESSAGE: [],
  SETMESSAGE: [({ message }) => ({ ids: [message] })],
  DELMESSAGE: [({ message }) => ({ ids: [message] })],
  GETCHARGEPLAN: [({ photo }) => ({ print: { photo, crop: { x: 0, y: 0, width: 1, height: 1 } } })],
  CREATEORDER: [
    ({ photo }) => ({ sn: newSn(), plan: '', photos: [photo], price: 0, paymethod: 'balance' }),
    ({ photo }) => ({ sn: newSn(), plan: '', rendition: { photo, kind: '4k' }, price: 0, paymethod: 'balance' }),
    ({ photo }) => ({ sn: newSn(), plan: '', print: printsOf(photo), price: 1_090, paymethod: 'sandbox' }),
  ],
  ORDERPAY: [({ order }) => ({ oid: order, paymethod: 'sandbox', price: 2_000 })],
  GETLIAOPOINT: [],
  TTORDER: [({ order }) => ({ oid: order, price: 2_000 })],
  ORDERPAYSUCCESS: [({ order }) => ({ oid: order })],
  CANCELORDER: [({ order }) => ({ oid: order })],
  RECEIVEORDER: [({ order }) => ({ oid: order })],
  QUERYORDER: [],
  QUERYORDERDETAIL: [({ order }) => ({ oid: order })],
  DELORDER: [({ order }) => ({ oid: order })],
  REFUNDAPPLY: [({ order }) => ({ oid: order, reason: 'not mine' })],
  REFUNDCANCEL: [({ order }) => ({ oid: order })],
  SUBMITADMIN: [({ order }) => ({ sn: newSn(), oid: order, kind: 'contact', question: 'Where is mine?' })],
  SENDCARDS: [],
  // No gift of theirs: gifts.test.ts has a stranger who asks for one.
  QUERYGIFTS: [],
  SHARETASK: [],
  ACTIVITYREWARD: [({ order }) => ({ actids: [order] })],
};

/** A photo goes up beside its data, whose digest the client adds. */
const send = <Name extends CommandName>(client: TestClient, name: Name, input: InputOf<Name>) =>
  COMMANDS[name].transport === 'upload' ? client.upload(name, randomBytes(9), input) : client.call(name, input);

const names = Object.keys(COMMANDS).filter(isCommandName);

/** What each command answers about the ids. */
async function askAll(client: TestClient, ids: Ids): Promise<Partial<Record<CommandName, unknown[]>>> {
  const ask = <Name extends CommandName>(name: Name) =>
    Promise.all(
      ASKED[name].map((inputOf) =>
        send(client, name, inputOf(ids)).then(
          ({ timestamp: _timestamp, ...answer }: { timestamp?: number }) => answer,
          (error: unknown) => (error instanceof AnsweredError ? error.errid : error),
        ),
      ),
    );
  const answers: Partial<Record<CommandName, unknown[]>> = {};
  // One after another: a user has two uploads under way at most.
  for (const name of names) answers[name] = await ask(name);
  return answers;
}

const NOWHERE: Ids = {
  face: 'absent',
  shoot: 'absent',
  photo: 'absent',
  message: 'absent',
  upload: 'absent',
  person: 'absent',
  device: 'absent',
  check: 'absent',
  order: 'absent',
};

/** The fields of an input, at any depth, in which it asks about an id. */
const fieldsAsked = (input: object): string[] =>
  Object.entries(input).flatMap(([field, value]: [string, unknown]) => {
    if ([value].flat().includes('absent')) return field;
    return typeof value === 'object' && value !== null ? fieldsAsked(value) : [];
  });

test.each(names)('%s is asked about with each of its ids', (name) => {
  const asked = ASKED[name].flatMap((inputOf) => fieldsAsked(inputOf(NOWHERE)));
  expect(idFieldsOf(name).filter((field) => !asked.includes(field))).toEqual([]);
  const fields = textFieldsOf(COMMANDS[name].request);
  expect(NO_IDS[name]?.filter((field) => !fields.includes(field)) ?? []).toEqual([]);
});

describe('a stranger', () => {
  test("is answered about another's ids as about ids that do not exist, and changes nothing", async () => {
    const ids = await haveEverything();
    const stranger = await signInOverHttp(server);
    const unread = async () => (await user.call('QUERYMESSAGE', { lastupdate: 0, type: -1, page: 0 })).unread;
    const before = await unread();
    const answers = await askAll(stranger, ids);
    expect(answers).toEqual(await askAll(stranger, NOWHERE));
    expect(answers).toMatchObject({
      ...{ SHOOT: [ERROR.notFound], QUEUERESULT: [ERROR.notFound], UPLOADCHECK: [ERROR.notFound] },
      UPLOADFACE: [ERROR.uploadExpired, ERROR.uploadExpired, ERROR.notFound],
      CREATEFAMILY: [ERROR.uploadExpired, ERROR.uploadExpired],
    });
    expect((await user.call('QUERYIMGS', { ids: [ids.photo] })).imgs).toMatchObject([{ id: ids.photo, isnew: 1 }]);
    expect(before).toBeGreaterThan(0);
    expect(await unread()).toBe(before);
    await expect(user.call('UPLOADFACE', { binaryurl: ids.upload })).resolves.toMatchObject({ id: ids.upload });
  });

  test.each([
    ['/o/../secrets.json', 404],
    ['/o/..%2f..%2fsecrets.json', 403],
    ['/o/%2e%2e/%2e%2e/secrets.json', 404],
    ['/o/.temporary/x', 403],
    ['/o/users/a/faces/b/photo', 403],
    ['/o/k1.AAAA', 403],
    ['/t/../../package.json', 404],
    ['/t/sakura/..%2fpictures.json', 404],
  ])('finds nothing at %s', async (path, status) => {
    const response = await fetch(`${server.address}${path}`);
    expect([response.status, await response.text()]).toEqual([status, expect.not.stringContaining('masterKeys')]);
  });

  test('cannot make another address of a signed one', async () => {
    await user.call('UPLOADFACE', { sample: true });
    const [face] = (await user.call('QUERYICONS', {})).icons;
    const url = new URL(face?.icon ?? '', server.address);
    const statusOf = async (change: (changed: URL) => void): Promise<number> => {
      const changed = new URL(url);
      change(changed);
      return (await fetch(changed)).status;
    };
    expect(await statusOf(() => undefined)).toBe(200);
    expect(await statusOf(({ searchParams }) => searchParams.set('n', 'other.exe'))).toBe(403);
    // Of the last letter some bits do not count.
    for (let at = url.pathname.indexOf('.') + 1; at < url.pathname.length - 1; at += 7) {
      const letter = url.pathname[at] === 'A' ? 'B' : 'A';
      const path = `${url.pathname.slice(0, at)}${letter}${url.pathname.slice(at + 1)}`;
      expect(await statusOf((changed) => (changed.pathname = path))).toBe(403);
    }
  });

  test("cannot withdraw what another published, nor shoot it again with another's face", async () => {
    const { photo, face } = await haveEverything();
    await user.call('DISLIKEPHOTO', { of: 'photos', ids: [photo], mark: 'keep' });
    const { protocols } = await user.call('GLOBALCONF', {});
    await user.call('AGREEPROTOCOL', { kind: 'square', version: protocols.square, agree: true });
    await user.call('SUBMITSQUARE', { id: photo, share: true });
    const stranger = await signInOverHttp(server);
    await expect(stranger.call('SUBMITSQUARE', { id: photo, share: false })).rejects.toMatchObject({
      errid: ERROR.notFound,
    });
    await expect(stranger.call('RESHOOTSQUARE', { id: photo, faces: [face], sn: newSn() })).rejects.toMatchObject({
      errid: ERROR.notFound,
    });
    const { square } = await stranger.call('QUERYSQUARE', {});
    expect(square).toMatchObject([{ id: photo, group: '', likeness: 0, keywords: [], shootcnt: 0 }]);
    await user.call('SUBMITSQUARE', { id: photo, share: false });
  });
});
