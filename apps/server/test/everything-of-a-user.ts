import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { CODE_TYPE } from '@kinora/contract';
import { sql } from 'kysely';
import type { User } from '../src/gateway/command-handler.ts';
import { promiseCertificate } from '../src/modules/certificates/index.ts';
import { insertGift } from '../src/modules/gifts/gifts.store.ts';
import { takeReward } from '../src/modules/gifts/take-reward.ts';
import { tellOfGift } from '../src/modules/gifts/tell-of-gift.ts';
import { post, reserve } from '../src/modules/ledger/index.ts';
import { eventually, newSn, photoFile, photoInput, type World } from './module-world.ts';
import { newSecret } from './provider-world.ts';
import { sendFrames } from './send-frames.ts';

/** Within every photo of a person. */
export const PHOTO_MARK = 'Portrait-7Q';

/** In a channel's number of the money that a person paid: the books keep it, and nobody is named in them. */
export const RECEIPT = 'transaction-7Q';

/** What a person brought, each found nowhere else. */
export const MARKS = {
  channel: 'poster-7Q',
  nick: 'Marlene-7Q',
  person: 'Uncle-7Q',
  review: 'No face of mine 7Q',
  refund: 'Bought by mistake 7Q',
  note: 'The corner is bent 7Q',
  answer: 'Another one is on its way 7Q',
  refusal: 'All of it was spent 7Q',
  address: 'Behind the mill 7Q',
  tracking: 'PARCEL-7Q',
  number: 'Ends in 7Q',
  text: '冬天的海边日落，穿红色衣服 7Q',
} as const;

/** Uses all that there is: a face, a person, shoots, photos, the square, renditions, a document, an export, codes. */
export async function useAll(world: World, user: User, faceId: string): Promise<void> {
  await world.call('MODUSERINFO', user, { id: 2, data: MARKS.nick });
  const { mid } = await world.addPerson(user, MARKS.person);
  await world.call('UPLOADFACE', user, { binaryurl: faceId, mid: user.uid, ofage: true });
  await world.answer(user, 'covers');
  await world.answer(user, 'covers', false, mid);
  const { id: shoot } = await world.shoot(user, [faceId]);
  const custom = { custom: { text: MARKS.text, count: 4 }, faces: [faceId], sn: newSn() };
  const { id: described } = await world.call('SHOOT', user, custom);
  const shown = async (id: string) => (await world.call('QUEUERESULT', user, { id })).shoots[0];
  for (const id of [shoot, described]) await eventually(async () => (await shown(id))?.state === 'finished');
  const [photo = '', other = ''] = ((await shown(shoot))?.photos ?? []).map(({ id }) => id);
  await world.call('DISLIKEPHOTO', user, { of: 'photos', ids: [photo, other], mark: 'keep' });
  const { squareVersion } = world.deps.config.business;
  await world.call('AGREEPROTOCOL', user, { kind: 'square', version: squareVersion, agree: true });
  await world.call('SUBMITSQUARE', user, { id: photo, share: true });
  await world.call('GENVIDEO', user, { id: photo, kind: '4k' });
  await world.call('GENDOCUMENT', user, { id: other, document: 'icao', ground: 'white', agreed: true });
  await world.call('UPLOADCHECK', user, photoInput, photoFile);
  const check = await world.call('FACEAUTH', user, {});
  await sendFrames(world, user, check);
  await world.call('EXPORTDATA', user, { ask: true });
  await eventually(async () => (await world.call('EXPORTDATA', user, {})).state === 'ready');
  await world.call('EXPORTDATA', user, { take: 0 });
  const { db } = world.deps;
  await promiseCertificate(db, world.deps, user.uid);
  await db.updateTable('users').set({ channel_id: MARKS.channel }).where('uid', '=', user.uid).execute();
  const ofSheet = { engine: 'gpu', shoot_id: shoot };
  const prompt = { id: `prompt-${shoot}`, sheet: 0, take: 0, attempt: 0, server: 'http://gpu', created_at: 1 };
  await db
    .insertInto('engine_prompts')
    .values({ ...ofSheet, ...prompt, state: 'done' })
    .execute();
  await db
    .insertInto('engine_shoot_spending')
    .values({ ...ofSheet, spent_minor: 1 })
    .execute();
  await db
    .insertInto('real_person_reviews')
    .values({
      ...{ id: `review-${user.uid}`, uid: user.uid, state: 'refused', asked_at: 1, decided_at: 2, decided_by: 'op' },
      note_sealed: world.deps.personal.encrypt(MARKS.review),
      why_sealed: world.deps.personal.encrypt('for want of words'),
    })
    .execute();
  const order = newSn();
  await db
    .insertInto('orders')
    .values({
      ...{
        id: order,
        uid: user.uid,
        sn: newSn(),
        type: 'recharge',
        plan: 'cards-10',
        cards: 10,
        cnt: 10,
        price: 2_000,
      },
      ...{ currency: 'CNY', paymethod: 'sandbox', status: 90, paystatus: 30, placed_at: 1, expires_at: 2, paid_at: 1 },
      completed_at: 1,
    })
    .execute();
  await db
    .insertInto('refund_reasons')
    .values({ refund_id: newSn(), order_id: order, reason_sealed: world.deps.personal.encrypt(MARKS.refund) })
    .execute();
  const receipt = {
    order_id: order,
    channel: 'sandbox' as const,
    transaction_id: `${RECEIPT}-${order}`,
    amount: 2_000,
  };
  await db
    .insertInto('order_receipts')
    .values({ ...receipt, currency: 'CNY', fate: 'credited', received_at: 1 })
    .execute();
  await db
    .insertInto('order_payers')
    .values({ order_id: order, channel: 'sandbox', payer_sealed: world.deps.personal.encrypt(`openid-${user.uid}`) })
    .execute();
  await db.insertInto('order_taps').values({ order_id: order, sn: newSn() }).execute();
  await db
    .insertInto('order_renditions')
    .values({ order_id: order, photo_id: photo, kind: '4k', locale: 'en' })
    .execute();
  await db
    .insertInto('order_prints')
    .values({
      ...{ order_id: order, photo_id: photo, size: '10x15', width_mm: 102, height_mm: 152, paper: 'matte', count: 1 },
      ...{
        crop_x: 0,
        crop_y: 0,
        crop_width: 1,
        crop_height: 1,
        unit: 290,
        shipping: 800,
        locale: '1',
        carrier: 'Post',
      },
      address_sealed: world.deps.personal.encrypt(JSON.stringify({ street: MARKS.address })),
      tracking_sealed: world.deps.personal.encrypt(MARKS.tracking),
    })
    .execute();
  await db
    .insertInto('order_notes')
    .values({
      ...{ id: `note-${order}`, order_id: order, sn: newSn(), kind: 'complain', written_at: 2 },
      text_sealed: world.deps.personal.encrypt(MARKS.note),
      ...{ answer_sealed: world.deps.personal.encrypt(MARKS.answer), answered_by: 'op', answered_at: 3 },
    })
    .execute();
  await db
    .insertInto('order_acts')
    .values({
      ...{ id: `act-${user.uid}`, uid: user.uid, order_id: order, act: 'refused', done_by: 'op', done_at: 2 },
      why_sealed: world.deps.personal.encrypt('for want of words'),
      told_sealed: world.deps.personal.encrypt(MARKS.refusal),
    })
    .execute();
  await db
    .insertInto('former_folders')
    .values({ former_uid: `merged-${user.uid}`, uid: user.uid })
    .execute();
  const given = { uid: user.uid, unit: 'card' as const, amount: 7 };
  await db.transaction().execute(async (tx) => {
    await post(tx, world.deps, { ...given, key: `given-${newSn()}`, kind: 'operator-grant', by: 'op', why: 'a test' });
    await reserve(tx, world.deps, { ...given, amount: 3, hold: newSn(), expiresAt: world.deps.now() + 86_400_000 });
  });
  const gift = { id: `gift-${newSn()}`, uid: user.uid, count: 2, phone_index: `phone-${user.uid}` };
  const friend = await world.signIn();
  await db.transaction().execute(async (tx) => {
    const money = { currency: 'CNY' as const, amount: 2_000 };
    const cards = { uid: user.uid, unit: 'card' as const, amount: gift.count };
    await post(tx, world.deps, { ...cards, key: `order:${order}`, kind: 'recharge', money });
    await post(tx, world.deps, { ...cards, key: `gift:${gift.id}:sent`, kind: 'gift-sent', reference: gift.id });
    const row = {
      ...gift,
      sn: newSn(),
      number_sealed: world.deps.personal.encrypt(MARKS.number),
      state: 'waiting' as const,
      sent_at: 1,
      expires_at: 2 ** 42,
      taken_by: null,
      ended_at: null,
    };
    await insertGift(tx, row);
    await tellOfGift(tx, world.deps, friend.uid, row);
  });
  const spring = { id: 'spring', platform: [], hint: {}, keywords: [], start: 0, end: 2 ** 42 };
  const reward = { ...spring, unit: 'point' as const, count: 1 };
  await db.transaction().execute((tx) => takeReward(tx, world.deps, user.uid, reward));
  // Covers are shot behind everything else.
  const covers = db.selectFrom('theme_covers').select('theme').where('uid', '=', user.uid);
  await eventually(async () => (await covers.execute()).length > 0);
}

/** What confirms that the account shall be closed. */
export async function proveForClosing(world: World, user: User): Promise<{ sn: string; secret: string }> {
  const type = CODE_TYPE.closeAccount;
  world.clock.advance(61_000);
  await world.call('GETSMSCODE', user, { type });
  const code = world.sentCodes.at(-1)?.code ?? '';
  const secret = newSecret();
  return { secret, sn: (await world.call('CODEAUTH', user, { type, code, secret })).sn };
}

/** Every row of every table, as text with what is sealed in it opened, by table. */
export async function readTables({ deps: { db, personal } }: World): Promise<Map<string, string[]>> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
  `.execute(db);
  const open = (row: string) =>
    row.replace(/p1\.[\w-]+\.[\w-]+/g, (sealed) => `${sealed} ${JSON.stringify(personal.decrypt(sealed))}`);
  const read = async ({ schema, name }: { schema: string; name: string }) => {
    const { rows } = await sql<{
      row: string;
    }>`select to_jsonb(t)::text as row from ${sql.table(`${schema}.${name}`)} t`.execute(db);
    return [`${schema}.${name}`, rows.map(({ row }) => open(row))] as const;
  };
  return new Map(await Promise.all(tables.map(read)));
}

/** Tables with a column that says whose a row is. */
export async function tablesOfUsers({ deps: { db } }: World): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.columns
    where column_name = 'uid' and table_schema not in ('pg_catalog', 'information_schema')
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** The stored files, by path; looked for again where a folder went away meanwhile. */
export async function listObjects(world: World): Promise<string[]> {
  const { folder } = world.deps.config.objects;
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return listObjects(world);
    throw error;
  }
}

/** What the stored files hold, opened; and what lies beside them in the data folder, as it is. */
export async function readFiles(world: World): Promise<{ name: string; text: string }[]> {
  const { objects, config } = world.deps;
  const files = await listObjects(world);
  return Promise.all(
    files.map(async (file) => {
      const name = path.relative(config.objects.folder, file);
      const reading = name.startsWith('.') ? readFile(file) : objects.get(name).then(({ bytes }) => bytes);
      const bytes = await reading.catch((error: unknown) => {
        // It was put in its place, or erased, since it was listed.
        if (!existsSync(file)) return Buffer.of();
        throw error;
      });
      return { name, text: Buffer.from(bytes).toString() };
    }),
  );
}

/** From now on every photo that passes carries the mark. */
export async function markPhotos({ studio }: World): Promise<void> {
  const passed = await studio.inspect(Buffer.of());
  if (passed.verdict !== 'passed') throw new Error('the fake studio passes anything');
  const marked = (picture: Uint8Array) => Buffer.concat([picture, Buffer.from(PHOTO_MARK)]);
  studio.verdict = { ...passed, photo: marked(passed.photo), icon: marked(passed.icon) };
}

/** Somebody proves the phone without a login, and another account, to be shown what it would bring: neither goes on. */
export async function leaveHalfDone(world: World, phone: string): Promise<void> {
  const number = { phone, area: '+86' };
  const secret = newSecret();
  const code = () => world.sentCodes.at(-1)?.code ?? '';
  world.clock.advance(61_000);
  await world.call('LOGINGETSMSCODE', world.guest, number);
  await world.call('CODEAUTH', world.guest, { ...number, type: CODE_TYPE.login, code: code(), secret });
  const other = await world.signIn();
  world.clock.advance(61_000);
  await world.call('GETSMSCODE', other, { type: CODE_TYPE.oldPhone });
  const { sn: old } = await world.call('CODEAUTH', other, { type: CODE_TYPE.oldPhone, code: code(), secret });
  const type = CODE_TYPE.changePhone;
  await world.call('GETSMSCODE', other, { ...number, type });
  const { sn } = await world.call('CODEAUTH', other, { ...number, type, code: code(), secret });
  const { merge } = await world.call('MODUSERINFO', other, { id: 1, data: sn, old, secret, merge: 'ask' });
  if (merge === undefined) throw new Error('no merger was offered');
}
