import { findCatalogueTheme } from '@kinora/studio/themes-catalogue';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newSn, openWorld, type World } from '../../../test/module-world.ts';
import { textIn } from '../../../test/read-zip.ts';
import type { User } from '../../gateway/command-handler.ts';
import { post } from '../ledger/index.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';
import { animatePhoto } from '../renditions/animate-photo.worker.ts';
import { enlargePhoto } from '../renditions/enlarge-photo.worker.ts';
import { makeShoot } from '../shoots/shoot.worker.ts';
import { makeExport } from './make-export.worker.ts';

const NAME = findCatalogueTheme('city-evening')?.texts['zh-Hans']?.name;
const never = new AbortController().signal;
let world: World;
let user: User;
let shootId: string;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual' });
});
afterAll(() => world.dispose());
beforeEach(async () => {
  const { user: newest, faceId } = await world.signInWithFace();
  user = newest;
  ({ id: shootId } = await world.shoot(user, [faceId]));
  await makeShoot(world.deps, { shootId }, never);
});

/** The page that opens an export of the user, who asks for one. */
async function coverOf(zone = 'Asia/Shanghai'): Promise<string> {
  const { db, objects } = world.deps;
  await world.call('EXPORTDATA', user, { ask: true, zone });
  const { id } = await db.selectFrom('exports').select('id').where('uid', '=', user.uid).executeTakeFirstOrThrow();
  await makeExport(world.deps, { exportId: id }, never, async () => undefined);
  const parts = db.selectFrom('export_parts').select('object_key').where('export_id', '=', id).orderBy('number');
  const { object_key } = await parts.executeTakeFirstOrThrow();
  return textIn(Buffer.from((await objects.get(object_key)).bytes), 'index.html');
}

it('takes nothing that a user wrote for markup', async () => {
  await world.deps.db
    .updateTable('users')
    .set({ nick: '<script>"&', is_nick_given: false })
    .where('uid', '=', user.uid)
    .execute();
  const cover = await coverOf();
  expect(cover).toContain('&lt;script&gt;&quot;&amp;');
  expect(cover).not.toContain('<script');
});

it('names themes, and once the zone that its times are told in, those in messages too', async () => {
  const moment = Date.UTC(2026, 10, 22, 5, 6);
  const about = { uid: user.uid, key: newSn(), type: MESSAGE_TYPE.login, extra: '' };
  await world.deps.db
    .transaction()
    .execute((tx) => sendMessage(tx, world.deps, { ...about, template: 'accountClosing', args: { moment } }));
  await world.deps.db.updateTable('messages').set({ created_at: moment }).where('uid', '=', user.uid).execute();
  const cover = await coverOf();
  expect(cover).toContain(`「${NAME}」`);
  expect(cover).not.toContain('「city-evening」');
  expect(cover.split('2026年11月22日 13:06')).toHaveLength(4);
  expect(cover.split('时区：中国标准时间 (Asia/Shanghai)')).toHaveLength(2);
  expect(cover).not.toContain('UTC');
});

it('tells its times by UTC where the zone of who asks is not known', async () => {
  expect(await coverOf('Mars/Olympus')).toContain('时区：UTC');
});

it('counts photos, shows below them what was made of them, and plays films', async () => {
  const { photos } = (await world.call('QUEUERESULT', user, { id: shootId })).shoots[0] ?? { photos: [] };
  const photoId = photos[0]?.id ?? '';
  await world.call('DISLIKEPHOTO', user, { of: 'photos', ids: photos.slice(0, 2).map(({ id }) => id), mark: 'keep' });
  await world.call('GENVIDEO', user, { id: photoId, kind: '4k' });
  await enlargePhoto(world.deps, { photoId }, never);
  await world.call('GENVIDEO', user, { id: photoId, kind: 'video' });
  await animatePhoto(world.deps, { photoId, locale: 'zh-Hans' }, never);
  await world.call('GENDOCUMENT', user, { id: photoId, document: 'us', ground: 'white', agreed: true });
  const cover = await coverOf();
  const heads = [...cover.matchAll(/<h[23]>([^<]*)<\/h[23]>/g)].map(([, head]) => head);
  expect(heads.slice(0, 5)).toEqual([
    '留下的照片 · 2',
    '4K 大图 · 1',
    '动态视频 · 1',
    '证件照尺寸 · 3',
    '还没留下的照片 · 18',
  ]);
  expect(cover).toMatch(new RegExp(`<video controls [^>]*src="kept/[^"]*-${photoId}-video.mp4"></video>`));
  expect(cover).toMatch(new RegExp(`-${photoId}-video.mp4">${NAME}</a>`));
});

it('lists orders and what came to the gold cards', async () => {
  const id = newSn();
  await world.deps.db
    .insertInto('orders')
    .values({
      ...{ id, uid: user.uid, sn: newSn(), type: 'recharge', plan: 'cards-10', cards: 10, cnt: 10, price: 2_000 },
      ...{ currency: 'CNY', paymethod: 'sandbox', status: 90, paystatus: 60, expires_at: 2, paid_at: 1 },
      ...{ completed_at: 1, placed_at: Date.UTC(2026, 10, 22, 5, 6) },
    })
    .execute();
  const grant = { kind: 'operator-grant', uid: user.uid, unit: 'card', amount: 20 } as const;
  await world.deps.db.transaction().execute((tx) => post(tx, world.deps, { key: newSn(), ...grant }));
  const cover = await coverOf();
  const cells = (row: string) => [...row.matchAll(/<bdi>([^<]*)<\/bdi>/g)].map(([, cell]) => cell);
  const rows = [...cover.matchAll(/<tr>(<td>.*?)<\/tr>/g)].map(([, row = '']) => cells(row));
  const [, order, ...others] = rows;
  const postings = others.filter((row) => row.includes('影棚赠送'));
  expect(order).toEqual([id, '2026年11月22日 13:06', '10 张金卡', '\u2066¥20.00\u2069', '已部分退款']);
  expect(postings).toEqual([[expect.stringContaining('年'), '影棚赠送', '+20']]);
});

it('says what was agreed to, for oneself and for others, and where one was logged in', async () => {
  await world.addPerson(user, '小满');
  await world.deps.db
    .insertInto('consents')
    .values({
      ...{ id: newSn(), uid: user.uid, kind: 'square', subject: '', given_by: null, version: '2026-11' },
      ...{ text_locale: null, text_hash: null, agreed_at: 1, withdrawn_at: Date.UTC(2026, 10, 23) },
    })
    .execute();
  const cover = (await coverOf()).replaceAll(/<[^>]*>/g, ' ').replaceAll(/ +/g, ' ');
  expect(cover).toMatch(/使用我的脸部照片 · 小满 [\d-]+ 版，已同意/);
  expect(cover).toContain('在广场展示我的照片 已撤回 · 2026年11月23日 8:00');
  expect(cover).toMatch(/登录的设备 · 1 .*最近使用：/);
});

it('lists people, shoots, checks, gifts and points', async () => {
  const { db, personal } = world.deps;
  await world.addPerson(user, '小满', 'child');
  const about = { uid: user.uid, key: newSn() };
  await db
    .transaction()
    .execute((tx) => post(tx, world.deps, { ...about, kind: 'operator-grant', unit: 'point', amount: 30 }));
  const check = {
    uid: user.uid,
    service: 'studio',
    state: 'ended',
    sealed: personal.encrypt('{}'),
    begun_at: 1,
    deadline: 2,
  } as const;
  await db
    .insertInto('real_person_checks')
    .values([
      { ...check, id: newSn(), code: 2006, fault: 'still', ended_at: 2, photos: 0 },
      { ...check, id: newSn(), code: null, fault: null, ended_at: null, photos: 0, begun_at: 2 },
    ])
    .execute();
  await db
    .insertInto('gifts')
    .values({
      ...{ id: newSn(), uid: user.uid, sn: newSn(), phone_index: null, count: 2, state: 'taken', sent_at: 1 },
      ...{ expires_at: 2, taken_by: null, ended_at: 2 },
    })
    .execute();
  const cover = (await coverOf()).replaceAll(/<[^>]*>/g, ' ').replaceAll(/ +/g, ' ');
  expect(cover).toMatch(/添加的人 · 1 .* 小满 孩子/);
  expect(cover).toMatch(new RegExp(`拍摄记录 · 1 .* ${NAME} 20 张照片`));
  expect(cover).toMatch(/积分 · 1 .* 影棚赠送 \+30/);
  expect(cover).toMatch(/送出的金卡 · 1 .* 2 张金卡 对方收下了/);
  expect(cover).toMatch(/真人认证 · 2 .*认证没有通过 · 画面不像真人.*认证没有完成/);
});
