import { rm } from 'node:fs/promises';
import { ERROR } from '@kinora/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hosted, writeEngines } from '../../../test/engines-file.ts';
import { type HostedPeer, startHostedPeer } from '../../../test/hosted-peer.ts';
import { type ModerationPeer, startModerationPeer } from '../../../test/moderation-peer.ts';
import { eventually, expectError, newSn, openWorld, type World } from '../../../test/module-world.ts';
import { makeTestFolder } from '../../../test/test-folder.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { makeShoot } from '../shoots/shoot.worker.ts';
import { purposeVersion } from './index.ts';

const SHEETS = 20;
/** One after the other, so that a test knows what is under way. */
const CLOUD_AT_ONCE = 1;
const keys = { keyId: 'id', keySecret: 'secret' };
let cloud: HostedPeer;
let judge: ModerationPeer;
let folder: string;
let picture: Buffer;
let world: World;
let user: User;
let faceId: string;
beforeAll(async () => {
  folder = await makeTestFolder();
  picture = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#6a4' } })
    .jpeg()
    .toBuffer();
  [cloud, judge] = await Promise.all([startHostedPeer('the key'), startModerationPeer(keys)]);
  const file = writeEngines(folder, {
    engines: { cloud: { ...hosted(cloud.url), atOnce: CLOUD_AT_ONCE } },
    themes: { sakura: ['cloud', 'studio'], 'neon-night': ['cloud'], 'sepia-plate': ['studio', 'cloud'] },
  });
  world = await openWorld({ environment: { KINORA_ENGINES: file, TEST_VENDOR_KEY: 'the key' } });
});
afterAll(async () => {
  await world.dispose();
  await Promise.all([cloud.close(), judge.close()]);
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  cloud.requests.length = 0;
  cloud.replies.length = 0;
  cloud.draw = undefined;
  world.studio.dropped.clear();
  ({ user, faceId } = await world.signInWithFace());
});

const start = (theme: string, faces = [faceId], where = world) =>
  where.call('SHOOT', user, { theme, faces, sn: newSn() });
const progress = async (id: string, where = world) => (await where.call('QUEUERESULT', user, { id })).shoots[0];
async function ended(id: string, where = world) {
  await eventually(async () => ['finished', 'failed'].includes((await progress(id, where))?.state ?? ''));
  return progress(id, where);
}
const messages = async () => (await world.call('QUERYMESSAGE', user, { lastupdate: 0, type: -1, page: 0 })).messages;
const answers = async () => (await world.call('QUERYUSERINFO', user, {})).purposes;
const whoIsAsked = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof AppError ? [error.id, ...error.args] : error),
  );

describe('pictures leave the machine', () => {
  it('of nobody who was not asked: a shoot that an engine outside would make asks before, and nothing is stored', async () => {
    const { protocols, services } = await world.call('GLOBALCONF', user, {});
    expect(services).toEqual(['OpenAI']);
    expect(protocols.outside).toMatch(/^2026-11-[0-9a-f]{8}$/);
    expect(await whoIsAsked(start('sakura'))).toEqual([ERROR.outsideUnanswered, user.uid]);
    expect(await whoIsAsked(start('neon-night'))).toEqual([ERROR.outsideOnly, user.uid]);
    expect((await world.call('QUEUERESULT', user, {})).shoots).toEqual([]);
    expect([await answers(), cloud.requests]).toEqual([[], []]);
  });

  it('of nobody who refused: the studio makes what it can, also where it fails, and nothing is held against anybody', async () => {
    await world.answer(user, 'outside', false);
    world.studio.dropped.add(4);
    for (const theme of ['sakura', 'sepia-plate']) {
      const shoot = await ended((await start(theme)).id);
      expect(shoot).toMatchObject({ state: 'finished', dropped: 1 });
      expect(shoot?.troubles).toEqual([{ engine: 'studio', what: 'unlike', sheets: 1 }]);
    }
    await expectError(start('neon-night'), ERROR.outsideOnly);
    expect(cloud.requests).toEqual([]);
    expect(await answers()).toMatchObject([{ kind: 'outside', mid: user.uid, agreed: false }]);
  });

  it('of nobody who took their consent back, which is told from a refusal', async () => {
    await world.answer(user, 'outside', false);
    expect(await answers()).toMatchObject([{ agreed: false }]);
    expect((await answers())[0]).not.toHaveProperty('withdrawn');
    await world.answer(user, 'outside');
    await world.answer(user, 'outside', false);
    expect(await answers()).toMatchObject([{ kind: 'outside', mid: user.uid, agreed: false, withdrawn: true }]);
  });

  it('where everybody in them agrees, each for themselves; the sample is nobody', async () => {
    await world.answer(user, 'outside');
    const ann = await world.addPerson(user);
    expect(await whoIsAsked(start('sakura', [faceId, ann.id]))).toEqual([ERROR.outsideUnanswered, ann.mid]);
    await world.answer(user, 'outside', false, ann.mid);
    expect((await ended((await start('sakura', [faceId, ann.id])).id))?.photos).toHaveLength(SHEETS);
    expect(await whoIsAsked(start('neon-night', [faceId, ann.id]))).toEqual([ERROR.outsideOnly, ann.mid]);
    expect(cloud.requests).toEqual([]);
    const { id: sample } = await world.call('UPLOADFACE', user, { sample: true });
    const shoot = await ended((await start('sakura', [sample])).id);
    expect([shoot?.photos.length, cloud.requests.length]).toEqual([SHEETS, SHEETS]);
  });

  it('no more once that was withdrawn in the middle: what is under way is given up, the rest the studio makes', async () => {
    await world.answer(user, 'outside');
    const second = Promise.withResolvers<void>();
    cloud.replies.push({ status: 503, headers: { 'retry-after': '0' } });
    cloud.draw = async () => {
      if (cloud.requests.length < 4) return picture;
      second.resolve();
      // Never drawn: who waits for it gives up.
      return new Promise<Buffer>(() => undefined);
    };
    const { id } = await start('sakura');
    await second.promise;
    const sent = cloud.requests.length;
    await world.answer(user, 'outside', false);
    const shoot = await ended(id);
    expect(shoot).toMatchObject({ state: 'finished', dropped: 0, troubles: [] });
    expect(shoot?.photos).toHaveLength(SHEETS);
    expect(cloud.requests).toHaveLength(sent);
  });

  it('no more of a shoot that nobody else can make: it ends with what there is, and says why', async () => {
    await world.answer(user, 'outside');
    cloud.draw = async () => {
      if (cloud.requests.length === 3) await world.answer(user, 'outside', false);
      return picture;
    };
    const shoot = await ended((await start('neon-night')).id);
    expect(cloud.requests).toHaveLength(3);
    expect(shoot).toMatchObject({ state: 'finished', dropped: SHEETS - 3 });
    expect(shoot?.troubles).toEqual([{ engine: 'hosted', what: 'withheld', sheets: SHEETS - 3 }]);
    expect(await messages()).toMatchObject([{ template: 365, args: ['neon-night', '3'] }]);
  });

  it('no more of a shoot that was still in the queue, nor of whose face was taken back', async () => {
    const quiet = await openWorld({
      jobs: 'manual',
      environment: { KINORA_ENGINES: `${folder}/engines.json`, TEST_VENDOR_KEY: 'the key' },
    });
    ({ user, faceId } = await quiet.signInWithFace());
    await quiet.answer(user, 'outside');
    const [first, second] = [await start('neon-night', [faceId], quiet), await start('sakura', [faceId], quiet)];
    await quiet.answer(user, 'outside', false);
    for (const { id } of [first, second]) await makeShoot(quiet.deps, { shootId: id }, new AbortController().signal);
    expect((await progress(first.id, quiet))?.troubles).toEqual([
      { engine: 'hosted', what: 'withheld', sheets: SHEETS },
    ]);
    expect((await progress(second.id, quiet))?.photos).toHaveLength(SHEETS);
    const { messages: told } = await quiet.call('QUERYMESSAGE', user, { lastupdate: 0, type: -1, page: 0 });
    expect(told.map(({ template }) => template).toSorted()).toEqual([350, 366]);

    await quiet.answer(user, 'outside');
    await quiet.call('AGREEPROTOCOL', user, { kind: 'face', version: '-', agree: false });
    expect((await quiet.call('QUERYUSERINFO', user, {})).purposes).toEqual([]);
    expect(cloud.requests).toEqual([]);
    await quiet.dispose();
  });

  it('to who judges pictures as little as to who makes them', async () => {
    const judged = await openWorld({
      environment: {
        KINORA_MODERATION: 'tencent',
        KINORA_MODERATION_KEY_ID: keys.keyId,
        KINORA_MODERATION_KEY_SECRET: keys.keySecret,
        KINORA_MODERATION_URL: judge.url,
      },
    });
    ({ user, faceId } = await judged.signInWithFace());
    expect(await whoIsAsked(start('city-evening', [faceId], judged))).toEqual([ERROR.outsideUnanswered, user.uid]);
    await judged.answer(user, 'covers');
    await judged.answer(user, 'outside', false);
    expect((await ended((await start('city-evening', [faceId], judged)).id, judged))?.photos).toHaveLength(SHEETS);
    expect(judge.requests).toBe(0);
    await judged.answer(user, 'outside');
    await ended((await start('city-evening', [faceId], judged)).id, judged);
    expect(judge.requests).toBeGreaterThanOrEqual(SHEETS);
    await judged.dispose();
  });
});

describe('an answer', () => {
  it('is on record with version, words and who was named, and ends with the person', async () => {
    const { mid } = await world.addPerson(user, 'Cy', 'child');
    await world.answer(user, 'outside', true, mid);
    await world.answer(user, 'covers', false, mid);
    const rows = () =>
      world.deps.db
        .selectFrom('consents')
        .selectAll()
        .where('subject', '=', mid)
        .where('kind', '=', 'outside')
        .execute();
    expect(await rows()).toMatchObject([
      {
        given_by: 'guardian',
        named: '["OpenAI"]',
        text_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        withdrawn_at: null,
      },
    ]);
    expect(await answers()).toMatchObject([
      { kind: 'covers', mid, agreed: false },
      { kind: 'outside', mid, agreed: true },
    ]);
    // Everybody goes with the consent to the use of faces.
    await world.call('AGREEPROTOCOL', user, { kind: 'face', version: '-', agree: false });
    expect(await rows()).toMatchObject([{ withdrawn_at: expect.any(Number) }]);
    expect(await answers()).toEqual([]);
    const { protocols } = await world.call('GLOBALCONF', user, {});
    const late = { kind: 'outside', version: protocols.outside, agree: true, mid } as const;
    await expectError(world.call('AGREEPROTOCOL', user, late), ERROR.notFound);
  });

  it('is asked for again where another service gets the pictures', async () => {
    await world.answer(user, 'outside');
    const engine = { ...world.deps.engine, outside: ['OpenAI', 'gpu.example.org'] };
    expect(purposeVersion({ ...world.deps, engine }, 'outside')).not.toBe(purposeVersion(world.deps, 'outside'));
    const other = { kind: 'outside', version: '2026-11', agree: true } as const;
    await expectError(world.call('AGREEPROTOCOL', user, other), ERROR.configOutOfDate);
  });

  it('for somebody else is to a purpose alone', async () => {
    const { mid } = await world.addPerson(user);
    const { squareVersion: version } = world.deps.config.business;
    await expectError(
      world.call('AGREEPROTOCOL', user, { kind: 'square', version, agree: true, mid }),
      ERROR.badRequest,
    );
  });
});
