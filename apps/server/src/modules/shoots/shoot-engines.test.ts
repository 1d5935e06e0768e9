import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ComfyPeer, startComfyPeer } from '../../../test/comfy-peer.ts';
import { comfy, hosted, writeEngines } from '../../../test/engines-file.ts';
import { type HostedPeer, REFUSED_BY_OPENAI, startHostedPeer } from '../../../test/hosted-peer.ts';
import { eventually, newSn, openWorld, type World } from '../../../test/module-world.ts';
import { makeTestFolder } from '../../../test/test-folder.ts';
import type { User } from '../../gateway/command-handler.ts';

const SHEETS = 20;
const face = { x: 0.4, y: 0.3, height: 0.25 };
const passed = { distance: 0.4, likeness: 88, faces: 1, isOther: false, fault: undefined, places: [face] };
let gpus: ComfyPeer;
let dead: ComfyPeer;
let cloud: HostedPeer;
let world: World;
let folder: string;
let user: User;
let faceId: string;
beforeAll(async () => {
  folder = await makeTestFolder();
  [gpus, dead, cloud] = await Promise.all([startComfyPeer(), startComfyPeer(), startHostedPeer('the key')]);
  await dead.die();
  const file = writeEngines(folder, {
    engines: {
      gpus: comfy(gpus.url),
      broken: comfy(dead.url),
      cloud: hosted(cloud.url),
      thrifty: hosted(cloud.url, { dayMinor: 100_000, shootMinor: 125 }),
    },
    themes: {
      sakura: ['gpus', 'studio'],
      'first-snow': ['broken', 'studio'],
      'old-library': ['broken'],
      'neon-night': ['cloud'],
      'galaxy-letter': ['cloud', 'studio'],
      'ink-seal': ['thrifty', 'studio'],
      'sepia-plate': ['studio', 'cloud'],
      'magazine-cover': ['gpus'],
    },
    prompts: { sakura: 'Under the secret cherry tree' },
  });
  world = await openWorld({ environment: { KINORA_ENGINES: file, TEST_VENDOR_KEY: 'the key' } });
});
afterAll(async () => {
  await world.dispose();
  await Promise.all([gpus.die(), cloud.close()]);
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  gpus.submitted.length = 0;
  cloud.requests.length = 0;
  cloud.replies.length = 0;
  world.studio.shot.length = 0;
  world.studio.failures.length = 0;
  world.studio.dropped.clear();
  world.studio.judge = async () => passed;
  ({ user, faceId } = await world.signInWithFace());
  await world.answer(user, 'outside');
});

const progress = async (id: string) => (await world.call('QUEUERESULT', user, { id })).shoots[0];
const messages = async () => (await world.call('QUERYMESSAGE', user, { lastupdate: 0, type: -1, page: 0 })).messages;
async function shoot(theme: string) {
  const { id } = await world.call('SHOOT', user, { theme, faces: [faceId], sn: newSn() });
  await eventually(async () => ['finished', 'failed'].includes((await progress(id))?.state ?? ''));
  const ended = await progress(id);
  if (!ended) throw new Error('the shoot is gone');
  return ended;
}

describe('a theme of another engine', () => {
  it('is shot there, and the end is told like any other', async () => {
    const ended = await shoot('sakura');
    expect(ended).toMatchObject({ state: 'finished', dropped: 0, troubles: [] });
    expect(ended.photos).toHaveLength(SHEETS);
    expect(ended.photos[0]?.faces).toEqual([{ id: faceId, place: face }]);
    expect(gpus.submitted).toHaveLength(SHEETS);
    expect(world.studio.shot).toEqual([]);
    expect(await messages()).toMatchObject([{ template: 350, args: ['sakura', '20'] }]);
  });

  it('keeps pictures without a trace of the prompt', async () => {
    const { id } = await shoot('sakura');
    const rows = await world.deps.db.selectFrom('photos').selectAll().where('shoot_id', '=', id).execute();
    for (const { photo_key, cover_key } of rows) {
      for (const key of [photo_key, cover_key]) {
        const bytes = Buffer.from((await world.deps.objects.get(key)).bytes);
        expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
        expect(bytes.includes('KSampler') || bytes.includes('secret cherry tree') || bytes.includes('tEXt')).toBe(
          false,
        );
      }
    }
    expect(JSON.stringify([...gpus.prompts.values()])).toContain('secret cherry tree');
  });

  it('waits in a queue of its own', async () => {
    gpus.hold();
    const slow = await world.call('SHOOT', user, { theme: 'magazine-cover', faces: [faceId], sn: newSn() });
    await eventually(async () => gpus.submitted.length > 0);
    const quick = await world.call('SHOOT', user, { theme: 'city-evening', faces: [faceId], sn: newSn() });
    expect(quick.ahead).toBe(0);
    await eventually(async () => (await progress(quick.id))?.state === 'finished');
    expect((await progress(slow.id))?.state).toBe('shooting');
    await gpus.release();
    await eventually(async () => (await progress(slow.id))?.state === 'finished');
  });
});

describe('the gate', () => {
  it('has what it refuses taken anew', async () => {
    const seen = new Set<string>();
    world.studio.judge = async (jpeg) => {
      const isFirst = seen.size < 3;
      seen.add(`${jpeg.length} ${seen.size}`);
      return isFirst ? { ...passed, fault: 'blurred' } : passed;
    };
    const ended = await shoot('sakura');
    expect(ended).toMatchObject({ state: 'finished', dropped: 0, troubles: [] });
    expect(gpus.submitted).toHaveLength(SHEETS + 3);
    expect(new Set(gpus.submitted).size).toBe(SHEETS + 3);
  });

  it('lets through nothing that stays wrong: it is left out and not counted', async () => {
    world.studio.judge = async () => ({
      distance: 0.7,
      likeness: 40,
      faces: 1,
      isOther: true,
      fault: 'unlike',
      places: [],
    });
    const ended = await shoot('neon-night');
    expect(ended).toMatchObject({ state: 'failed', dropped: SHEETS, photos: [] });
    expect(ended.troubles).toEqual([{ engine: 'hosted', what: 'unlike', sheets: SHEETS }]);
    expect(cloud.requests).toHaveLength(SHEETS * 3);
    expect(await messages()).toMatchObject([{ template: 351, args: ['neon-night'] }]);
  });
});

describe('an engine that does not work', () => {
  it('is stood in for, and the user is told by whom', async () => {
    const ended = await shoot('first-snow');
    expect(ended).toMatchObject({ state: 'finished', dropped: 0 });
    expect(ended.troubles).toEqual([{ engine: 'comfyui', what: 'unavailable', instead: 'studio', sheets: SHEETS }]);
    expect(await messages()).toMatchObject([{ template: 360, args: ['first-snow', '20', 'comfyui', 'studio'] }]);
  });

  it('and has no stand-in makes the shoot fail after its tries, which costs nothing', async () => {
    const ended = await shoot('old-library');
    expect(ended).toMatchObject({ state: 'failed', photos: [] });
    expect(ended.troubles).toEqual([{ engine: 'comfyui', what: 'unavailable', sheets: 0 }]);
    expect(await messages()).toMatchObject([{ template: 362, args: ['old-library', 'comfyui'] }]);
  });

  it('is stood in for also where it is the studio', async () => {
    world.studio.failures.push(new Error('the engine fell over'), new Error('the engine fell over'));
    const ended = await shoot('sepia-plate');
    expect(ended.state).toBe('finished');
    expect(ended.photos).toHaveLength(SHEETS);
    expect(ended.troubles?.[0]).toMatchObject({ engine: 'studio', what: 'failed', instead: 'hosted' });
  });
});

describe('a refusal', () => {
  it('goes to the next engine, for that sheet alone', async () => {
    cloud.replies.push(REFUSED_BY_OPENAI, REFUSED_BY_OPENAI);
    const ended = await shoot('galaxy-letter');
    expect(ended).toMatchObject({ state: 'finished', dropped: 0 });
    expect(ended.troubles).toEqual([{ engine: 'hosted', what: 'refused', instead: 'studio', sheets: 2 }]);
    expect(world.studio.shot).toHaveLength(2);
    expect(cloud.requests).toHaveLength(SHEETS);
  });

  it('without a next engine is left out, not counted, and told', async () => {
    cloud.replies.push(REFUSED_BY_OPENAI, REFUSED_BY_OPENAI, REFUSED_BY_OPENAI);
    const ended = await shoot('neon-night');
    expect(ended).toMatchObject({ state: 'finished', dropped: 3 });
    expect(ended.troubles).toEqual([{ engine: 'hosted', what: 'refused', sheets: 3 }]);
    expect(await messages()).toMatchObject([{ template: 361, args: ['neon-night', '17', 'hosted'] }]);
  });
});

it('a budget that is spent in the middle leaves the rest to the next engine', async () => {
  const ended = await shoot('ink-seal');
  expect(ended.photos).toHaveLength(SHEETS);
  expect(ended.troubles).toEqual([{ engine: 'hosted', what: 'budget', instead: 'studio', sheets: SHEETS - 5 }]);
  expect(cloud.requests).toHaveLength(5);
});
