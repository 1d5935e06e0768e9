import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ComfyPeer, startComfyPeer } from '../../../../test/comfy-peer.ts';
import { eventually, openWorld, type World } from '../../../../test/module-world.ts';
import { EngineError } from '../../ports/engine-errors.ts';
import type { ComfyConfig } from './env.ts';
import { openComfySource, promptIdOf } from './open.ts';
import { readWorkflow } from './workflow.ts';

const file = new URL('../../../../workflows/qwen-image-edit.json', import.meta.url);
const workflow = readWorkflow('example', JSON.parse(readFileSync(file, 'utf8')));
let world: World;
let peers: ComfyPeer[];
let shootId: string;
let photo: Uint8Array;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual' });
  photo = await sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#a86' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => world.dispose());
beforeEach(async () => {
  peers = [await startComfyPeer(), await startComfyPeer()];
  const { user, faceId } = await world.signInWithFace();
  shootId = (await world.shoot(user, [faceId])).id;
});
afterEach(() => Promise.all(peers.map((peer) => peer.die())));

const stored = (key: string) => ({ key, load: async () => photo });
const people = [{ plate: stored('plate'), photo: stored('photo') }];
const request = (change = {}) => ({
  shootId,
  themeId: 'sakura',
  sheet: 3,
  take: 0,
  seed: 11,
  prompt: { text: 'a portrait', scene: 'by the sea', composition: 'close-up', unwanted: 'snow' },
  people,
  ...change,
});
function source(count = 1, change: Partial<ComfyConfig> = {}, callTimeoutMs = 20_000) {
  const config: ComfyConfig = {
    ...{
      name: 'gpus',
      kind: 'comfyui',
      takesWords: false,
      outside: [],
      workflow,
      timeLimitMs: 20_000,
      pollMs: 10,
      tries: 2,
      perServer: 2,
    },
    servers: peers.slice(0, count).map(({ url }) => ({ url, token: null })),
    ...change,
  };
  return openComfySource(config, { db: world.deps.db, now: world.deps.now, log: world.deps.log, callTimeoutMs });
}
const peerOf = (index: number): ComfyPeer => {
  const peer = peers[index];
  if (!peer) throw new Error('no such peer');
  return peer;
};
const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'made',
    (error: unknown) => (error instanceof EngineError ? error.reason : error),
  );
const idOf = (attempt: number, sheet = 3) => promptIdOf('gpus', shootId, sheet, attempt);
const states = async () =>
  (
    await world.deps.db
      .selectFrom('engine_prompts')
      .selectAll()
      .where('shoot_id', '=', shootId)
      .orderBy('attempt')
      .execute()
  ).map(({ state }) => state);

describe('a picture', () => {
  it('is made from the uploaded face, the prompt and the seed', async () => {
    const bytes = await source().draw(request(), {});
    expect((await sharp(bytes).metadata()).format).toBe('png');
    const [name, upload] = [...peerOf(0).uploads][0] ?? [];
    expect(upload?.type).toBe('temp');
    expect((await sharp(upload?.bytes).metadata()).width).toBe(1024);
    const nodes = peerOf(0).prompts.get(idOf(0));
    expect(nodes?.[4]?.inputs.image).toBe(`${name} [temp]`);
    expect(nodes?.[6]?.inputs.prompt).toBe('a portrait');
    expect(nodes?.[7]?.inputs.prompt).toMatch(/watermark, border, snow$/);
    expect(nodes?.[11]?.inputs.seed).toBe(11);
    expect(await states()).toEqual(['done']);
  });

  it('is shown to be under way by the events', async () => {
    peerOf(0).hold();
    const shares: number[] = [];
    const drawing = source().draw(request(), { onProgress: (sheet, share) => sheet === 3 && shares.push(share) });
    await eventually(async () => peerOf(0).submitted.length === 1 && peerOf(0).sockets > 0);
    peerOf(0).tellProgress(idOf(0), 5, 20);
    await eventually(async () => shares.includes(0.25));
    await peerOf(0).release();
    await drawing;
  });

  it('passes the token of a proxy, in calls and events', async () => {
    const guarded = await startComfyPeer('secret');
    peers.push(guarded);
    guarded.hold();
    const drawing = source(1, { servers: [{ url: guarded.url, token: 'secret' }] }).draw(request(), {});
    await eventually(async () => guarded.sockets > 0 && guarded.submitted.length === 1);
    await guarded.release();
    await drawing;
  });
});

describe('our own idempotency', () => {
  it('finds a prompt that still runs instead of submitting it again', async () => {
    peerOf(0).hold();
    const lost = source().draw(request(), {});
    await eventually(async () => peerOf(0).submitted.length === 1);
    // A second process, as after a kill of the first one.
    const found = source().draw(request(), {});
    await eventually(async () => peerOf(0).sockets >= 2);
    await peerOf(0).release();
    await Promise.all([lost, found]);
    expect(peerOf(0).submitted).toEqual([idOf(0)]);
  });

  it('takes a picture that was finished meanwhile from the history', async () => {
    await source().draw(request(), {});
    await source().draw(request(), {});
    expect(peerOf(0).submitted).toEqual([idOf(0)]);
  });

  it('submits again what was written down and never arrived', async () => {
    const row = { id: idOf(0), engine: 'gpus', shoot_id: shootId, sheet: 3, take: 0, attempt: 0 };
    const rest = { server: peerOf(0).url, state: 'submitted', created_at: 1 } as const;
    await world.deps.db
      .insertInto('engine_prompts')
      .values({ ...row, ...rest })
      .execute();
    await source().draw(request(), {});
    expect(peerOf(0).submitted).toEqual([idOf(0)]);
  });

  it('makes a retake under an id of its own', async () => {
    await source().draw(request(), {});
    await source().draw(request({ take: 1 }), {});
    expect(peerOf(0).submitted).toEqual([idOf(0), idOf(1)]);
  });

  it('gives up a prompt of a server that is not configured any more', async () => {
    peerOf(1).hold();
    const row = { id: idOf(0), engine: 'gpus', shoot_id: shootId, sheet: 3, take: 0, attempt: 0 };
    const rest = { server: peerOf(1).url, state: 'submitted', created_at: 1 } as const;
    await world.deps.db
      .insertInto('engine_prompts')
      .values({ ...row, ...rest })
      .execute();
    await source(1).draw(request(), {});
    expect(peerOf(0).submitted).toEqual([idOf(1)]);
    expect(await states()).toEqual(['failed', 'done']);
  });
});

describe('a server that misbehaves', () => {
  it('answers 200 with node errors: the prompt is taken back and another server is asked', async () => {
    peerOf(0).hold();
    peerOf(0).nodeErrors = { 1: { errors: [{ type: 'value_not_in_list' }] } };
    peerOf(1).occupy(3);
    const drawing = source(2).draw(request(), {});
    await eventually(async () => peerOf(1).submitted.length === 1);
    await peerOf(1).release();
    await drawing;
    expect([...peerOf(0).deleted, ...peerOf(0).interrupted]).toEqual([idOf(0)]);
    expect(peerOf(1).submitted).toEqual([idOf(1)]);
  });

  it('refuses the workflow, and there is no other: the engine is unavailable', async () => {
    peerOf(0).refuses = true;
    expect(await reasonOf(source().draw(request(), {}))).toBe('unavailable');
  });

  it('forgets its queue: the prompt is submitted again as another attempt', async () => {
    peerOf(0).hold();
    const drawing = source().draw(request(), {});
    await eventually(async () => peerOf(0).submitted.length === 1 && peerOf(0).sockets > 0);
    peerOf(0).forget();
    await peerOf(0).release();
    await drawing;
    expect(peerOf(0).submitted).toEqual([idOf(0), idOf(1)]);
  });

  it('drops the socket in the middle: polling goes on, and the socket is opened again', async () => {
    peerOf(0).hold();
    const drawing = source().draw(request(), {});
    await eventually(async () => peerOf(0).sockets === 1);
    peerOf(0).dropSockets();
    await eventually(async () => peerOf(0).sockets === 2);
    await peerOf(0).release();
    await drawing;
    expect(peerOf(0).submitted).toEqual([idOf(0)]);
  });

  it('hangs: another one makes the picture', async () => {
    peerOf(0).hangs = true;
    await source(2, {}, 400).draw(request(), {});
    expect(peerOf(0).submitted).toEqual([]);
    expect(peerOf(1).submitted).not.toEqual([]);
  });

  it('dies while it works: another one makes the picture', async () => {
    peerOf(0).hold();
    peerOf(1).occupy(2);
    const drawing = source(2).draw(request(), {});
    await eventually(async () => peerOf(0).submitted.length === 1);
    await peerOf(0).die();
    await eventually(async () => peerOf(1).submitted.length === 1);
    await peerOf(1).release();
    await drawing;
    expect(peerOf(1).submitted).toEqual([idOf(1)]);
  });

  it('dies, and there is no other: the engine is unavailable', async () => {
    await peerOf(0).die();
    expect(await reasonOf(source().draw(request(), {}))).toBe('unavailable');
  });

  it('takes longer than the limit: the prompt is interrupted and the picture fails', async () => {
    peerOf(0).hold();
    const drawing = source(1, { timeLimitMs: 60, tries: 1 }).draw(request(), {});
    expect(await reasonOf(drawing)).toBe('failed');
    expect([...peerOf(0).interrupted, ...peerOf(0).deleted]).toEqual([idOf(0)]);
  });

  it.each(['error', 'nothing'] as const)('ends with %s: the picture fails after its tries', async (outcome) => {
    peerOf(0).outcome = outcome;
    expect(await reasonOf(source().draw(request(), {}))).toBe('failed');
    expect(peerOf(0).submitted).toEqual([idOf(0), idOf(1)]);
    expect(await states()).toEqual(['failed', 'failed']);
  });
});

describe('several servers', () => {
  it('the one with the shortest queue is chosen', async () => {
    peerOf(0).occupy(3);
    await source(2).draw(request(), {});
    expect(peerOf(1).submitted).toHaveLength(1);
  });

  it('pictures that begin at once are spread', async () => {
    for (const peer of peers) peer.hold();
    const engine = source(2);
    const drawings = [engine.draw(request({ sheet: 1 }), {}), engine.draw(request({ sheet: 2 }), {})];
    await eventually(async () => peers.every(({ submitted }) => submitted.length === 1));
    await Promise.all(peers.slice(0, 2).map((peer) => peer.release()));
    await Promise.all(drawings);
  });
});

describe('an aborted shoot', () => {
  it('interrupts the prompt that runs and nobody else’s', async () => {
    peerOf(0).hold();
    const abort = new AbortController();
    const drawing = source().draw(request(), { signal: abort.signal });
    await eventually(async () => peerOf(0).submitted.length === 1);
    abort.abort(new Error('not wanted any more'));
    await expect(drawing).rejects.toThrow('not wanted any more');
    expect([...peerOf(0).interrupted, ...peerOf(0).deleted]).toEqual([idOf(0)]);
  });

  it('takes a prompt that waits out of the queue and lets the running one be', async () => {
    peerOf(0).occupy(1);
    const abort = new AbortController();
    const drawing = source().draw(request(), { signal: abort.signal });
    await eventually(async () => peerOf(0).submitted.length === 1);
    abort.abort(new Error('not wanted any more'));
    await expect(drawing).rejects.toThrow('not wanted any more');
    expect(peerOf(0)).toMatchObject({ deleted: [idOf(0)], interrupted: [] });
  });
});
