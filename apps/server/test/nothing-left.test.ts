import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../src/log.ts';
import { findCertificate } from '../src/modules/certificates/certificates.store.ts';
import { finishDestruction } from '../src/modules/certificates/finish-destruction.worker.ts';
import { sweepClosing } from '../src/modules/closing/sweep-closing.worker.ts';
import { collectData } from '../src/modules/exports/collect-data.ts';
import { auditLedger } from '../src/modules/ledger/audit.store.ts';
import { giveForPhone } from '../src/modules/ledger/give-for-phone.ts';
import { indexPhone } from '../src/modules/login/login-secrets.ts';
import {
  leaveHalfDone,
  listObjects,
  MARKS,
  markPhotos,
  PHOTO_MARK,
  proveForClosing,
  RECEIPT,
  readFiles,
  readTables,
  tablesOfUsers,
  useAll,
} from './everything-of-a-user.ts';
import { missingIn } from './exported-tables.ts';
import { keptInMemory } from './kept-in-memory.ts';
import { eventually, newPhone, openWorld, type World } from './module-world.ts';

const DAY_MS = 86_400_000;
/** Every line that was logged, down to the least. */
const lines: string[] = [];
const log = createLog('trace', { write: (line) => lines.push(line) });

let world: World;
beforeAll(async () => {
  world = await openWorld({ environment: { KINORA_CLOSING_DAYS: '0' }, log });
});
afterAll(() => world.dispose());

/** Where a text stands. */
const holding = (tables: Map<string, string[]>, text: string) =>
  [...tables].flatMap(([name, rows]) => rows.filter((row) => row.includes(text)).map((row) => ({ name, row })));

test('of an account that was closed nothing is left, in no table, no folder and no cache in memory, and nothing of others is gone', async () => {
  const neighbour = await world.signInWithFace();
  await world.answer(neighbour.user, 'covers');
  await eventually(async () => (await listObjects(world)).length >= 4);
  const phone = newPhone();
  const { uid } = await world.signIn(phone);
  const user = { ...(await signInAgain(phone)), uid };
  const version = world.deps.config.business.faceVersion;
  await world.call('AGREEPROTOCOL', user, { kind: 'face', version, agree: true });
  await markPhotos(world);
  const faceId = await world.addFace(user);
  const isReady = async () => (await world.call('QUERYICONS', user, {})).icons.some(({ state }) => state === 'ready');
  await eventually(isReady);
  // As many codes as a phone has in a day were sent.
  world.clock.advance(DAY_MS);
  await leaveHalfDone(world, phone);
  await useAll(world, user, faceId);

  await giveCards(uid, `+86${phone}`);

  const proof = await proveForClosing(world, user);
  const ids = await idsOf(uid);
  const before = await readTables(world);
  const marks = { ...MARKS, ...ids, uid, phone };
  const unplanted = Object.entries(marks).filter(([, mark]) => holding(before, mark).length === 0);
  expect(unplanted).toEqual([]);
  // What the person may take along has all of it.
  const told = await collectData(world.deps, uid, 'en');
  expect(Object.values(MARKS).filter((mark) => !JSON.stringify(told).includes(mark))).toEqual([]);
  expect(missingIn(told, await tablesOfUsers(world))).toEqual([]);
  expect(await filesOf(uid)).not.toEqual([]);
  // In the photos, their icons and the export; what the person said is in the export alone.
  expect((await filesHolding({ PHOTO_MARK })).length).toBeGreaterThan(4);
  expect(await filesHolding({ nick: MARKS.nick })).toEqual([expect.stringMatching(/^nick in .*zip$/)]);
  // A table of a later time: whoever adds it plants something in it.
  const planted = new Set(holding(before, uid).map(({ name }) => name));
  expect((await tablesOfUsers(world)).filter((name) => !planted.has(name))).toEqual([]);
  const neighbours = rowsOf(before, neighbour.user.uid);

  // A cache that holds them is found.
  const cache = new Map([['entry', { of: ids }]]);
  expect(await keptOf(ids, before)).toEqual(Object.keys(ids));
  cache.clear();
  const ended = await world.call('LOGOFF', user, { of: 'account', ...proof });
  expect(ended.closed).toBe(true);

  await eventually(async () => (await filesOf(uid)).length === 0);
  const { number = '', secret = '' } = ended.certificate ?? {};
  await eventually(() => isDestroyed(number));
  // The work of erasing, which comes to its end by itself, names the folder.
  expect(await keptOf({ ...ids, phone, secret, sn: proof.sn }, before)).toEqual([]);
  const after = await readTables(world);
  expect(leftIn(after, { ...marks, secret })).toEqual([]);
  expect(await filesHolding({ ...marks, PHOTO_MARK, secret, code: proof.sn })).toEqual([]);
  // The books keep what was paid, and for what, as the law wants, without whose it was.
  expect(holding(after, RECEIPT).map(({ name }) => name)).toEqual(['public.order_receipts']);
  expect((await auditLedger(world.deps.db)).differences).toEqual([]);
  // The certificate is there, was signed last, and names nobody.
  const { signed, left_sealed } = (await findCertificate(world.deps.db, number)) ?? {};
  const statement = Buffer.from(signed?.split('.')[1] ?? '', 'base64url').toString();
  expect(statement).toContain(number);
  expect(statement).toContain('keyed digests');
  expect([left_sealed, Object.values(marks).filter((mark) => statement.includes(mark))]).toEqual([null, []]);
  // Lines say ids of accounts and rows; nothing that a person brought, nor what opens their account.
  const secrets = [
    ...Object.values(MARKS),
    phone,
    proof.sn,
    proof.secret,
    secret,
    ...world.sentCodes.map(({ code }) => code),
  ];
  expect(secrets.filter((text) => new RegExp(`(?<![0-9])${text}(?![0-9])`).test(lines.join('')))).toEqual([]);
  // Of the phone its keyed digest, for a day.
  const digest = indexPhone(world.deps.personal, `+86${phone}`);
  const resting = async () => holding(await readTables(world), digest).map(({ name }) => name);
  expect(await resting()).toEqual(['public.resting_phones']);
  world.clock.advance(DAY_MS);
  await sweepClosing(world.deps);
  expect(await resting()).toEqual([]);
  // For good, that its number was given cards, by a digest that nothing else is found by.
  const given = world.deps.personal.blindIndex('registersend', `+86${phone}`);
  expect(holding(await readTables(world), given).map(({ name }) => name)).toEqual(['public.gifted_phones']);
  expect(rowsOf(after, neighbour.user.uid)).toEqual(neighbours);
  expect((await world.call('QUERYICONS', neighbour.user, {})).icons).toHaveLength(1);
});

/** What a new account is given where there is a shop. */
async function giveCards(uid: string, phone: string): Promise<void> {
  const config = { ...world.deps.config, shop: 'sandbox' as const };
  await world.deps.db.transaction().execute((tx) => giveForPhone(tx, { ...world.deps, config }, { uid, phone }));
}

/** Marks that are kept in memory, but for what this test has read before. */
async function keptOf(marks: Readonly<Record<string, string>>, read: Map<string, string[]>): Promise<string[]> {
  const kept = await keptInMemory(Object.values(marks), read);
  return Object.entries(marks).flatMap(([what, mark]) => (kept.has(mark) ? [what] : []));
}

/** Tries once, as the queue does again and again: what was under way may store something in the moment in which it is erased. */
const isDestroyed = (number: string): Promise<boolean> =>
  finishDestruction(world.deps, { number }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && error.message.startsWith('something was stored')) return false;
      throw error;
    },
  );

/** What belongs to somebody for whom nothing is under way; their covers are still being shot. */
const rowsOf = (tables: Map<string, string[]>, uid: string) =>
  ['users', 'identities', 'logins', 'consents', 'faces'].flatMap((name) =>
    (tables.get(`public.${name}`) ?? []).filter((row) => row.includes(uid)).sort(),
  );

/** Those of a folder that is just being erased lie under another name until they are gone. */
const filesOf = async (uid: string) =>
  (await listObjects(world)).filter((file) => file.includes(uid) || file.includes('.trash'));

/** Files whose contents hold a mark. */
async function filesHolding(marks: Readonly<Record<string, string>>): Promise<string[]> {
  const files = await readFiles(world);
  return Object.entries(marks).flatMap(([what, mark]) =>
    files.filter(({ text }) => text.includes(mark)).map(({ name }) => `${what} in ${name}`),
  );
}

/** Rows in which a mark stands, the queue's own of the erasing among them. */
function leftIn(tables: Map<string, string[]>, marks: Readonly<Record<string, string>>) {
  return Object.entries(marks).flatMap(([what, mark]) =>
    holding(tables, mark).map(({ name, row }) => `${what} in ${name}: ${row}`),
  );
}

async function signInAgain(phone: string) {
  world.clock.advance(61_000);
  return world.signIn(phone);
}

/** Ids that rows without the user's name refer to them by. */
async function idsOf(uid: string): Promise<Record<string, string>> {
  const { db } = world.deps;
  const first = async (table: 'photos' | 'faces' | 'shoots' | 'messages' | 'logins' | 'exports' | 'family_members') =>
    (await db.selectFrom(table).select('id').where('uid', '=', uid).executeTakeFirstOrThrow()).id;
  return {
    photo: await first('photos'),
    shoot: await first('shoots'),
    message: await first('messages'),
    login: await first('logins'),
    export: await first('exports'),
    member: await first('family_members'),
  };
}
