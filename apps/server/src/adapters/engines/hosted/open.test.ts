import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BUSY, type HostedPeer, REFUSED_BY_OPENAI, startHostedPeer } from '../../../../test/hosted-peer.ts';
import { eventually, openWorld, type World } from '../../../../test/module-world.ts';
import { EngineError } from '../../ports/engine-errors.ts';
import type { HostedConfig } from './env.ts';
import { openHostedSource } from './open.ts';

let world: World;
let peer: HostedPeer;
let shootId: string;
let engine: string;
let photo: Uint8Array;
beforeAll(async () => {
  world = await openWorld({ jobs: 'manual' });
  photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#a86' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => world.dispose());
beforeEach(async () => {
  peer = await startHostedPeer('the key');
  const { user, faceId } = await world.signInWithFace();
  shootId = (await world.shoot(user, [faceId])).id;
  // Each test has a budget of its own.
  engine = `cloud-${shootId}`;
});
afterEach(() => peer.close());

const stored = (key: string) => ({ key, load: async () => photo });
const person = { plate: stored('plate'), photo: stored('photo') };
const request = (change = {}) => ({
  shootId,
  themeId: 'sakura',
  sheet: 3,
  take: 0,
  seed: 1,
  prompt: { text: 'a portrait', scene: 'by the sea', composition: 'close-up', unwanted: 'snow, rain' },
  people: [person],
  ...change,
});
const source = (change: Partial<HostedConfig> = {}) =>
  openHostedSource(
    {
      ...{
        name: engine,
        kind: 'hosted',
        takesWords: false,
        outside: ['OpenAI'],
        vendor: 'openai',
        model: 'gpt-image-1',
        key: 'the key',
        baseUrl: peer.url,
      },
      ...{ atOnce: 4, timeLimitMs: 10_000, tries: 3, priceMinor: 25, dayBudgetMinor: 1000, shootBudgetMinor: 500 },
      ...change,
    },
    { db: world.deps.db, now: world.deps.now, log: world.deps.log },
  );
const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'made',
    (error: unknown) => (error instanceof EngineError ? error.reason : error),
  );
const spent = async () =>
  (
    await world.deps.db
      .selectFrom('engine_shoot_spending')
      .selectAll()
      .where('shoot_id', '=', shootId)
      .executeTakeFirst()
  )?.spent_minor ?? 0;

describe.each([
  ['openai', 'gpt-image-1', '/images/edits'],
  ['gemini', 'gemini-image', '/models/gemini-image:generateContent'],
] as const)('%s', (vendor, model, path) => {
  it('is given the prompt and each face, and gives a picture', async () => {
    const bytes = await source({ vendor, model }).draw(request({ people: [person, person] }), {});
    expect((await sharp(bytes).metadata()).format).toBe('jpeg');
    expect(peer.requests).toMatchObject([
      { path, model, prompt: expect.stringMatching(/^a portrait\r?\nNot in the picture: snow, rain\.$/) },
    ]);
    expect(peer.requests[0]?.references).toHaveLength(2);
    expect((await sharp(peer.requests[0]?.references[0]).metadata()).width).toBe(1024);
    expect(await spent()).toBe(25);
  });

  it('with a wrong key is unavailable, and costs nothing', async () => {
    expect(await reasonOf(source({ vendor, model, key: 'wrong' }).draw(request(), {}))).toBe('unavailable');
    expect(await spent()).toBe(0);
  });

  it('that is busy is asked again after the time that it names', async () => {
    peer.replies.push(BUSY, { ...BUSY, status: 503 });
    await source({ vendor, model }).draw(request(), {});
    expect(peer.requests).toHaveLength(3);
    expect(await spent()).toBe(25);
  });

  it('that stays busy is unavailable after its tries', async () => {
    peer.replies.push(BUSY, BUSY, BUSY, BUSY);
    expect(await reasonOf(source({ vendor, model }).draw(request(), {}))).toBe('unavailable');
    expect(peer.requests).toHaveLength(3);
  });
});

describe('a refusal', () => {
  it('of OpenAI is not asked again and costs nothing', async () => {
    peer.replies.push(REFUSED_BY_OPENAI);
    expect(await reasonOf(source().draw(request(), {}))).toBe('refused');
    expect(peer.requests).toHaveLength(1);
    expect(await spent()).toBe(0);
  });

  it.each([
    ['of the prompt', { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } }],
    ['of the picture', { candidates: [{ finishReason: 'IMAGE_SAFETY', index: 0 }] }],
  ])('of Gemini, %s, is an answer of 200 and is not asked again', async (_, body) => {
    peer.replies.push({ status: 200, body });
    expect(await reasonOf(source({ vendor: 'gemini', model: 'g' }).draw(request(), {}))).toBe('refused');
    expect(peer.requests).toHaveLength(1);
  });
});

describe('a vendor that fails', () => {
  it.each([
    ['openai', { data: [] }],
    ['gemini', { candidates: [{ content: { parts: [{ text: 'I would rather not draw.' }] }, finishReason: 'STOP' }] }],
  ] as const)('%s: an answer without a picture makes the sheet fail', async (vendor, body) => {
    peer.replies.push({ status: 200, body });
    expect(await reasonOf(source({ vendor, tries: 1 }).draw(request(), {}))).toBe('failed');
  });

  it('refuses the request itself: the sheet fails at once', async () => {
    peer.replies.push({ status: 422 });
    expect(await reasonOf(source().draw(request(), {}))).toBe('failed');
    expect(peer.requests).toHaveLength(1);
  });

  it('cuts the connection: nobody knows what it did, so the price stays spent', async () => {
    peer.replies.push({ status: 0, cut: true });
    expect(await reasonOf(source({ tries: 1 }).draw(request(), {}))).toBe('unavailable');
    expect(await spent()).toBe(25);
  });

  it('hangs: it is given up after the time limit', async () => {
    peer.replies.push({ status: 0, hang: true });
    expect(await reasonOf(source({ tries: 1, timeLimitMs: 50 }).draw(request(), {}))).toBe('unavailable');
  });

  it('asks for more patience than a picture is worth: it is not waited for', async () => {
    peer.replies.push({ ...BUSY, headers: { 'retry-after': '3600' } });
    expect(await reasonOf(source().draw(request(), {}))).toBe('unavailable');
    expect(peer.requests).toHaveLength(1);
  });

  it('is not waited for by a shoot that was given up', async () => {
    const abort = new AbortController();
    peer.replies.push({ ...BUSY, headers: { 'retry-after': '30' } });
    const drawing = source().draw(request(), { signal: abort.signal });
    const outcome = expect(drawing).rejects.toThrow('given up');
    await eventually(async () => peer.requests.length > 0);
    abort.abort(new Error('given up'));
    await outcome;
  });
});

describe('the budget', () => {
  it('of a shoot ends its pictures', async () => {
    const engineOfOne = source({ shootBudgetMinor: 60 });
    await engineOfOne.draw(request(), {});
    await engineOfOne.draw(request(), {});
    expect(await reasonOf(engineOfOne.draw(request(), {}))).toBe('budget');
    expect(peer.requests).toHaveLength(2);
  });

  it('of a day holds for all shoots, also after a restart, and begins anew the next day', async () => {
    await source({ dayBudgetMinor: 30 }).draw(request(), {});
    const { user, faceId } = await world.signInWithFace();
    const other = (await world.shoot(user, [faceId])).id;
    expect(await reasonOf(source({ dayBudgetMinor: 30 }).draw(request({ shootId: other }), {}))).toBe('budget');
    world.clock.advance(86_400_000);
    expect(await reasonOf(source({ dayBudgetMinor: 30 }).draw(request({ shootId: other }), {}))).toBe('made');
  });

  it('is not overspent by calls at once', async () => {
    const calls = Array.from({ length: 6 }, () => reasonOf(source({ dayBudgetMinor: 80 }).draw(request(), {})));
    const outcomes = await Promise.all(calls);
    expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === 'budget')).toHaveLength(3);
    expect(peer.requests).toHaveLength(3);
  });
});
