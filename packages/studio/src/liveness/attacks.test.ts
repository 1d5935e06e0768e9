import { readFile } from 'node:fs/promises';
import type { RealPersonAction } from '@kinora/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { embeddingOf } from '../matching/embedding-of.fixture.ts';
import { type Forgery, forgeFrames, frameStill, type Still } from './forge-frames.fixture.ts';
import { judgeSequence, type MeasuredSequence } from './judge-sequence.ts';
import { measureFrame } from './measure-frame.ts';

const ACTIONS = ['blink', 'left', 'closer'] as const satisfies readonly RealPersonAction[];
const ALIVE = { turnDegrees: 35, isPainted: false, isAlive: true } as const satisfies Forgery;

let still: Still;
let embedding: readonly number[];

beforeAll(async () => {
  const photo = await readFile(new URL('../../test/astronaut.png', import.meta.url));
  still = await frameStill(photo);
  embedding = (await measureFrame(photo)).face?.embedding ?? [];
});

async function measure(forgery: Forgery, actions: readonly RealPersonAction[] = ACTIONS): Promise<MeasuredSequence> {
  const forged = await forgeFrames(still, actions, forgery);
  const frames = [];
  for (const { jpeg } of forged) frames.push(await measureFrame(jpeg));
  return { frames, times: forged.map(({ atMs }) => atMs), actions, embedding };
}

test('a photo that is pulled into every action does not pass, not even with its eyes painted shut', async () => {
  expect(judgeSequence(await measure({ ...ALIVE, isPainted: true }))).toBe('actions');
});

test('a photo whose face alone is pulled stands still around it', async () => {
  const sequence = await measure({ ...ALIVE, isAlive: false }, ['left', 'right']);
  expect(['still', 'cut']).toContain(judgeSequence(sequence));
});

test('a photo that is held before the camera does not do anything', async () => {
  const held = await measure({ ...ALIVE, turnDegrees: 0 }, ['left', 'right']);
  expect(judgeSequence(held)).toBe('actions');
});

describe('a film in which everything that was asked for can be painted', () => {
  let film: MeasuredSequence;
  beforeAll(async () => {
    film = await measure({ ...ALIVE, isPainted: true }, ['blink', 'mouth', 'closer']);
  });

  test('passes: a turn alone is never painted, so that both are always asked for', () => {
    expect(judgeSequence(film)).toBeUndefined();
    expect(Math.max(...film.frames.map(({ face }) => Math.abs(face?.yaw ?? 0)))).toBeLessThan(5);
  });

  test('of another person does not', async () => {
    const hopper = await readFile(new URL('../../test/grace-hopper.jpg', import.meta.url));
    expect(judgeSequence({ ...film, embedding: await embeddingOf(hopper) })).toBe('other-person');
  });

  test('cut does not, whether its times tell of it or not', () => {
    const { frames, times } = film;
    expect(judgeSequence({ ...film, frames: frames.toSpliced(10, 5), times: times.toSpliced(10, 5) })).toBe('cut');
    const hidden = { ...film, frames: frames.toSpliced(6, 10), times: times.slice(0, -10) };
    expect(judgeSequence(hidden)).toBe('actions');
  });

  test('out of order does not, nor of another order', () => {
    const { frames } = film;
    const mixed = frames.map((_, i) => frames[(i * 13) % frames.length] as (typeof frames)[number]);
    expect(['actions', 'cut', 'unclear']).toContain(judgeSequence({ ...film, frames: mixed }));
    expect(judgeSequence({ ...film, actions: ['closer', 'blink', 'mouth'] })).toBe('actions');
  });

  test('in which a frame stands still, or all do, does not', () => {
    const { frames } = film;
    const first = frames[0] as (typeof frames)[number];
    expect(judgeSequence({ ...film, frames: frames.with(12, frames[3] ?? first) })).toBe('cut');
    expect(judgeSequence({ ...film, frames: frames.map(() => first) })).toBe('still');
  });
});
